// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/command.h"
#include "app/cli/command/interruption.h"

#include <string>

namespace vitrine {

/// Verifies a trail before it is sealed: a seal of a damaged trail would make the damage look like part of the
/// recording. Shows progress, and what is damaged.
ExitStatus checkIntact(Console &console, const std::string &file, const Interruption &interruption);

} // namespace vitrine
