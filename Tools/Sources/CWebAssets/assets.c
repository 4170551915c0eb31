#include "CWebAssets.h"

static const unsigned char page_html[] = {
#embed "page.html"
};
static const unsigned char page_css[] = {
#embed "page.css"
};
static const unsigned char bench_js[] = {
#embed "js/bench.js"
};
static const unsigned char connection_js[] = {
#embed "js/connection.js"
};
static const unsigned char console_js[] = {
#embed "js/console.js"
};
static const unsigned char dom_js[] = {
#embed "js/dom.js"
};
static const unsigned char gestures_js[] = {
#embed "js/gestures.js"
};
static const unsigned char look_js[] = {
#embed "js/look.js"
};
static const unsigned char main_js[] = {
#embed "js/main.js"
};
static const unsigned char morph_js[] = {
#embed "js/morph.js"
};
static const unsigned char phone_js[] = {
#embed "js/phone.js"
};
static const unsigned char point_js[] = {
#embed "js/point.js"
};
static const unsigned char recorder_js[] = {
#embed "js/recorder.js"
};
static const unsigned char session_js[] = {
#embed "js/session.js"
};
static const unsigned char sound_js[] = {
#embed "js/sound.js"
};
static const unsigned char state_js[] = {
#embed "js/state.js"
};
static const unsigned char steps_js[] = {
#embed "js/steps.js"
};
static const unsigned char swipes_js[] = {
#embed "js/swipes.js"
};
static const unsigned char system_js[] = {
#embed "js/system.js"
};
static const unsigned char texts_js[] = {
#embed "js/texts.js"
};
static const unsigned char texts_en_js[] = {
#embed "js/texts.en.js"
};
static const unsigned char timeline_js[] = {
#embed "js/timeline.js"
};

static const WebAsset assets[] = {
    {"page.html", "text/html; charset=utf-8", page_html, sizeof page_html},
    {"page.css", "text/css; charset=utf-8", page_css, sizeof page_css},
    {"bench.js", "text/javascript; charset=utf-8", bench_js, sizeof bench_js},
    {"connection.js", "text/javascript; charset=utf-8", connection_js, sizeof connection_js},
    {"console.js", "text/javascript; charset=utf-8", console_js, sizeof console_js},
    {"dom.js", "text/javascript; charset=utf-8", dom_js, sizeof dom_js},
    {"gestures.js", "text/javascript; charset=utf-8", gestures_js, sizeof gestures_js},
    {"look.js", "text/javascript; charset=utf-8", look_js, sizeof look_js},
    {"main.js", "text/javascript; charset=utf-8", main_js, sizeof main_js},
    {"morph.js", "text/javascript; charset=utf-8", morph_js, sizeof morph_js},
    {"phone.js", "text/javascript; charset=utf-8", phone_js, sizeof phone_js},
    {"point.js", "text/javascript; charset=utf-8", point_js, sizeof point_js},
    {"recorder.js", "text/javascript; charset=utf-8", recorder_js, sizeof recorder_js},
    {"session.js", "text/javascript; charset=utf-8", session_js, sizeof session_js},
    {"sound.js", "text/javascript; charset=utf-8", sound_js, sizeof sound_js},
    {"state.js", "text/javascript; charset=utf-8", state_js, sizeof state_js},
    {"steps.js", "text/javascript; charset=utf-8", steps_js, sizeof steps_js},
    {"swipes.js", "text/javascript; charset=utf-8", swipes_js, sizeof swipes_js},
    {"system.js", "text/javascript; charset=utf-8", system_js, sizeof system_js},
    {"texts.js", "text/javascript; charset=utf-8", texts_js, sizeof texts_js},
    {"texts.en.js", "text/javascript; charset=utf-8", texts_en_js, sizeof texts_en_js},
    {"timeline.js", "text/javascript; charset=utf-8", timeline_js, sizeof timeline_js},
};

size_t web_asset_count(void) { return sizeof assets / sizeof assets[0]; }

WebAsset web_asset(size_t index) { return assets[index]; }
