#ifndef CSCREEN_ASSETS_H
#define CSCREEN_ASSETS_H

#include <stddef.h>

/* The style sheet and the script of drawn screens, part of the program itself. */

typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t count;
} ScreenAsset;

ScreenAsset screen_style(void);
ScreenAsset screen_script(void);

#endif
