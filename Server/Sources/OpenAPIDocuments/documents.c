#include "OpenAPIDocuments.h"

static const unsigned char allinconnect[] = {
#embed "../../OpenAPI/allinconnect.json"
};
static const unsigned char madinia[] = {
#embed "../../OpenAPI/madinia.json"
};

OpenAPIDocument openapi_allinconnect(void) { return (OpenAPIDocument){allinconnect, sizeof allinconnect}; }
OpenAPIDocument openapi_madinia(void) { return (OpenAPIDocument){madinia, sizeof madinia}; }
