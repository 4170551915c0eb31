#ifndef CWEB_ASSETS_H
#define CWEB_ASSETS_H

#include <stddef.h>

/* The page in which a person holds an app: its markup, style and scripts as files that editors and linters understand,
   part of the program itself, so that nothing is looked up or opened at run time. */

typedef struct {
    /* As in the address: "page.html" at "/", all others at "/assets/NAME". */
    const char *_Nonnull name;
    /* For the header Content-Type. */
    const char *_Nonnull type;
    const unsigned char *_Nonnull bytes;
    size_t count;
} WebAsset;

size_t web_asset_count(void);
/* index is less than web_asset_count(). */
WebAsset web_asset(size_t index);

#endif
