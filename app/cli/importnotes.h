// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exitstatus.h"
#include "models/logs/importer.h"

namespace vitrine {

/// Prints which records of a log could not be read, where and why. Returns Unusable if there are any: the readable
/// records were imported, but not the whole file.
ExitStatus reportSkipped(Console &console, const ImportReport &report);

} // namespace vitrine
