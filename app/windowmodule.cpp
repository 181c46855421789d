// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// vitrine_window: the workbench, which is loaded when a window is needed (main.cpp).
#include "app/window/workbench.h"

extern "C" [[gnu::visibility("default")]] int vitrineRunWorkbench(
    int argc, char **argv, const vitrine::WorkbenchOptions *options)
{
    return vitrine::runWorkbench(argc, argv, *options);
}
