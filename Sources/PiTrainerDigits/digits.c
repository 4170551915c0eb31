#include "PiTrainerDigits.h"

static const unsigned char pi[] = {
#embed "pi.txt"
};
static const unsigned char e[] = {
#embed "e.txt"
};
static const unsigned char phi[] = {
#embed "phi.txt"
};

PiTrainerDigits pitrainer_digits_pi(void) { return (PiTrainerDigits){pi, sizeof pi}; }
PiTrainerDigits pitrainer_digits_e(void) { return (PiTrainerDigits){e, sizeof e}; }
PiTrainerDigits pitrainer_digits_phi(void) { return (PiTrainerDigits){phi, sizeof phi}; }
