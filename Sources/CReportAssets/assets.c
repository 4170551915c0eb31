#include "CReportAssets.h"

static const unsigned char page[] = {
#embed "report.html"
};
static const unsigned char style[] = {
#embed "report.css"
};
static const unsigned char texts[] = {
#embed "js/texts.js"
};
static const unsigned char texts_fr[] = {
#embed "js/texts-fr.js"
};
static const unsigned char data[] = {
#embed "js/data.js"
};
static const unsigned char links[] = {
#embed "js/links.js"
};
static const unsigned char parts[] = {
#embed "js/parts.js"
};
static const unsigned char elements[] = {
#embed "js/elements.js"
};
static const unsigned char picture[] = {
#embed "js/picture.js"
};
static const unsigned char changes[] = {
#embed "js/changes.js"
};
static const unsigned char pictures[] = {
#embed "js/pictures.js"
};
static const unsigned char events[] = {
#embed "js/events.js"
};
static const unsigned char step[] = {
#embed "js/step.js"
};
static const unsigned char scenario[] = {
#embed "js/scenario.js"
};
static const unsigned char search[] = {
#embed "js/search.js"
};
static const unsigned char list[] = {
#embed "js/list.js"
};
static const unsigned char markdown[] = {
#embed "js/markdown.js"
};
static const unsigned char failures[] = {
#embed "js/failures.js"
};
static const unsigned char green[] = {
#embed "js/green.js"
};
static const unsigned char overview[] = {
#embed "js/overview.js"
};
static const unsigned char coverage[] = {
#embed "js/coverage.js"
};
static const unsigned char history[] = {
#embed "js/history.js"
};
static const unsigned char keys[] = {
#embed "js/keys.js"
};
static const unsigned char main_[] = {
#embed "js/main.js"
};
static const unsigned char exploration[] = {
#embed "exploration.css"
};
static const unsigned char copying[] = {
#embed "exploration.js"
};

static const ReportAsset scripts[] = {
    {texts, sizeof texts}, {texts_fr, sizeof texts_fr}, {data, sizeof data},
    {links, sizeof links}, {parts, sizeof parts}, {elements, sizeof elements},
    {picture, sizeof picture}, {pictures, sizeof pictures}, {changes, sizeof changes},
    {events, sizeof events}, {step, sizeof step}, {scenario, sizeof scenario},
    {search, sizeof search}, {list, sizeof list}, {markdown, sizeof markdown},
    {failures, sizeof failures}, {green, sizeof green}, {overview, sizeof overview},
    {coverage, sizeof coverage}, {history, sizeof history}, {keys, sizeof keys},
    {main_, sizeof main_},
};

ReportAsset report_page(void) { return (ReportAsset){page, sizeof page}; }
ReportAsset report_style(void) { return (ReportAsset){style, sizeof style}; }
size_t report_script_count(void) { return sizeof scripts / sizeof scripts[0]; }
ReportAsset report_script(size_t index) { return scripts[index]; }
ReportAsset exploration_style(void) { return (ReportAsset){exploration, sizeof exploration}; }
ReportAsset exploration_script(void) { return (ReportAsset){copying, sizeof copying}; }
