#include "OpenAPIDocuments.h"

static const unsigned char allinconnect[] = {
#embed "../../OpenAPI/allinconnect.json"
};
static const unsigned char allinconnect_staff[] = {
#embed "../../OpenAPI/allinconnect-staff.json"
};
static const unsigned char madinia[] = {
#embed "../../OpenAPI/madinia.json"
};
static const unsigned char madinia_staff[] = {
#embed "../../OpenAPI/madinia-staff.json"
};

OpenAPIDocument openapi_allinconnect(void) { return (OpenAPIDocument){allinconnect, sizeof allinconnect}; }
OpenAPIDocument openapi_allinconnect_staff(void) {
    return (OpenAPIDocument){allinconnect_staff, sizeof allinconnect_staff};
}
OpenAPIDocument openapi_madinia(void) { return (OpenAPIDocument){madinia, sizeof madinia}; }
OpenAPIDocument openapi_madinia_staff(void) { return (OpenAPIDocument){madinia_staff, sizeof madinia_staff}; }
