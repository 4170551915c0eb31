#include "CScreenAssets.h"

static const unsigned char style[] = {
#embed "screen.css"
};
static const unsigned char script[] = {
#embed "screen.js"
};

ScreenAsset screen_style(void) { return (ScreenAsset){style, sizeof style}; }
ScreenAsset screen_script(void) { return (ScreenAsset){script, sizeof script}; }
