#ifndef PITRAINER_DIGITS_H
#define PITRAINER_DIGITS_H

#include <stddef.h>

/* The first 1,000,000 decimals of each constant: ASCII digits, without integer part, part of the program itself, so that
   nothing is looked up or opened at run time. Scripts/generate-digits.py makes the files. */

typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t count;
} PiTrainerDigits;

PiTrainerDigits pitrainer_digits_pi(void);
PiTrainerDigits pitrainer_digits_e(void);
PiTrainerDigits pitrainer_digits_phi(void);

#endif
