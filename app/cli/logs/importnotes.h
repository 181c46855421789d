// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "models/logs/importer.h"

namespace vitrine {

/// Prints which records of a log could not be read or had to be repaired, where and why, and how many files of an
/// archive are not logs. Returns Unusable if a record could not be read: the others were imported, but not the whole
/// file.
ExitStatus reportSkipped(Console &console, const ImportReport &report);

} // namespace vitrine
