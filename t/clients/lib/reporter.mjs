// What Node's test runner found, one test a line, as JSON.

const file = /\.test\.mjs$/;


function reason(error) {
    const cause = error?.cause ?? error;
    return String(cause?.message ?? cause ?? 'failed').slice(0, 2000);
}


export default async function* reporter(source) {
    for await (const { type, data } of source) {
        if (type === 'test:diagnostic' && data.line !== undefined) {
            yield `${JSON.stringify({ note: data.message })}\n`;
        }

        if (type !== 'test:pass' && type !== 'test:fail') {
            continue;
        }

        // a file is a test too, told of only when it did not run

        if (file.test(data.name) && type === 'test:pass') {
            continue;
        }

        if (file.test(data.name)
            && data.details?.error?.failureType === 'subtestsFailed')
        {
            continue;
        }

        const line = { name: data.name, ok: type === 'test:pass' };

        if (data.skip !== undefined) {
            line.skip = String(data.skip);
        }

        if (!line.ok) {
            line.why = reason(data.details?.error);
        }

        yield `${JSON.stringify(line)}\n`;
    }
}
