#ifndef OPENAPI_DOCUMENTS_H
#define OPENAPI_DOCUMENTS_H

#include <stddef.h>

/* The documents of Server/OpenAPI, part of the program itself, so that nothing is looked up or opened at run time. */

typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t count;
} OpenAPIDocument;

OpenAPIDocument openapi_allinconnect(void);
OpenAPIDocument openapi_allinconnect_staff(void);
OpenAPIDocument openapi_madinia(void);
OpenAPIDocument openapi_madinia_staff(void);

#endif
