# Sessions of OpenAI's Agents API are streams of their own, also where the path
# ends as that of the Responses API does: they got response.created and a
# failure.

=== an agent's session
log: api=-
request: POST /v1/agents/a/responses {}
--- in
: hello

event: agent.session.created
data: {"type":"agent.session.created","session":{"id":"sess_1"}}

event: response.output_text.delta
data: {"type":"response.output_text.delta","delta":"Hi"}

--- same

=== a live session, that is cut
log: api=-
request: POST /v1/responses/live {}
end: cut
client: cut
--- in
data: {"type":"live.session.started","response":{"id":"resp_1"}}

data: {"type":"live.transcript.delta","delta":"Hi"}

--- same

=== a live session at the path of responses
log: api=-
--- in
data: {"type":"live.session.started","response":{"id":"resp_1"}}

data: {"type":"live.transcript.delta","delta":"Hi"}

--- same
