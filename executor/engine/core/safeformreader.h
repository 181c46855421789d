// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

/// Restores a value from its safe form (safeformwriter.h). If its library is not installed, it becomes the closest
/// available type: an array becomes lists. Null with an exception set if the text is not a safe form.
PyRef fromSafeForm(std::string_view form);

} // namespace vitrine
