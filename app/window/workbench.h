// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/workbenchoptions.h"

namespace vitrine {

/// Runs the workbench until its window is closed, on the calling (GUI) thread. Gives the exit status: 0, or 2 when
/// there is no picture as it was wanted; what was wrong is on standard error.
int runWorkbench(int argc, char **argv, const WorkbenchOptions &options);

} // namespace vitrine
