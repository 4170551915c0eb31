#ifndef CREPORT_ASSETS_H
#define CREPORT_ASSETS_H

#include <stddef.h>

/* The parts of the HTML report's page as files that editors and linters understand, part of the program itself, so that
   nothing is looked up or opened at run time. */

typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t count;
} ReportAsset;

/* The page without its style, its script and its data: marked by {{NAME}}. */
ReportAsset report_page(void);
ReportAsset report_style(void);
/* The script, in as many files as report_script_count says; they stand behind each other in this order. */
size_t report_script_count(void);
ReportAsset report_script(size_t index);
/* What the page of an exploration has besides the style of reports. */
ReportAsset exploration_style(void);
ReportAsset exploration_script(void);

#endif
