// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/review/pyref.h"

// CPython's own command line on the shared libpython that the engine is embedded with, nothing of the engine in it:
//     bench_engine --executor "/usr/bin/python3 -I native.py" --executor "bench_python -I native.py"
// tells what of the embedded engine's time is the library's.
int main(int argc, char **argv) { return Py_BytesMain(argc, argv); }
