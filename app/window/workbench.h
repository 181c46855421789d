// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/workbenchoptions.h"

namespace vitrine {

/// Runs the workbench until its window is closed, on the calling (GUI) thread. Returns the exit status: 0, or 2 if the
/// requested picture could not be made; the reason is printed on standard error.
int runWorkbench(int argc, char **argv, const WorkbenchOptions &options);

} // namespace vitrine
