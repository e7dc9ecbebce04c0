
/*
 * Copyright (C) 2026 ngx_http_responses_module authors
 *
 * The version of the module, and the only place where it is defined: the
 * makefile and the packages read it here.
 */


#ifndef _NGX_RESPONSES_VERSION_H_INCLUDED_
#define _NGX_RESPONSES_VERSION_H_INCLUDED_


#define NGX_RESPONSES_VERSION  "0.4.0"


#endif /* _NGX_RESPONSES_VERSION_H_INCLUDED_ */
