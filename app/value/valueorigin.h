// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sql/sqlanswer.h"
#include "models/trail/records.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A step that gave a variable a value.
struct ValueOrigin {
    StepId step = 0;
    std::uint64_t ordinal = 0;
    bool isNew = false; ///< the variable was not there before
    std::string value; ///< as it was then, of code that ran, and cut
};

/// What asks the trail for the steps of a run that set a variable, up to one of them.
std::string originStatement(RunId run, std::string_view name, std::uint64_t upTo);

/// The answer: the newest first, each step once as it ran last.
std::vector<ValueOrigin> originsIn(const SqlAnswer &answer);

} // namespace vitrine
