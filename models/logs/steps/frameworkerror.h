// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Parses an error of smolagents (docs/formats.md#errors): layer, class of the cause, quoted line. `type` may be empty
/// if the log does not name it; it is then derived from the message as far as possible.
ErrorRecord frameworkError(std::string_view type, std::string_view message);

/// The modules listed in the message of a denied import, sorted. Empty if it lists none.
std::vector<std::string> authorizedImportsIn(std::string_view message);

} // namespace vitrine
