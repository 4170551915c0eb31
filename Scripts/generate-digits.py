#!/usr/bin/env python3
"""generate-digits.py [--check] [FOLDER]

Writes the first 1,000,000 decimals of pi, e and phi as ASCII digits, without integer part and without a line end, to
FOLDER/{pi,e,phi}.txt (Sources/PiTrainerDigits by default). With --check it compares instead and writes nothing.

Needs mpmath; with gmpy2 beside it each constant takes a second or two. Before anything is written, the SHA-256 of each
is held against the sums below: three independent algorithms agreed on them.
"""
import hashlib
import pathlib
import sys

COUNT = 1_000_000
SUMS = {
    "pi": "7806ee47461b49ef1f578e14461b2c83c09c6d7a9a914275da1d71e9cbbf7069",
    "e": "c6e9fe4f3d84085f85e98234bf1f284b5b8de993059453548d3ccaa3016138ac",
    "phi": "b3a8d00d8384e1eeda6f906db0132d39c2cbd38447a0fa6eda9f5a06773d72d7",
}


def decimals(name):
    import mpmath

    mpmath.mp.dps = COUNT + 30
    value = getattr(mpmath, name) + 0
    # An integer of the library that mpmath computes with, which also prints it faster than Python prints its own.
    scaled = mpmath.libmp.to_int(((value - mpmath.floor(value)) * mpmath.mpf(10) ** COUNT)._mpf_)
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(COUNT + 10)
    return str(scaled).zfill(COUNT).encode()


def main():
    words = sys.argv[1:]
    is_check = "--check" in words
    words = [word for word in words if word != "--check"]
    if len(words) > 1 or any(word.startswith("-") for word in words):
        sys.exit(__doc__)
    here = pathlib.Path(__file__).resolve().parent.parent
    folder = pathlib.Path(words[0]) if words else here / "Sources" / "PiTrainerDigits"
    for name, expected in SUMS.items():
        digits = decimals(name)
        if len(digits) != COUNT or hashlib.sha256(digits).hexdigest() != expected:
            sys.exit(f"{name}: what was computed is not what three algorithms agreed on; is mpmath up to date?")
        file = folder / f"{name}.txt"
        if is_check:
            if file.read_bytes() != digits:
                sys.exit(f"{file}: not the decimals of {name}: run {sys.argv[0]} to write it anew")
        else:
            file.write_bytes(digits)
        print(f"{file}: {COUNT} decimals, sha256 {expected}")


main()
