// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <string>
#include <vector>

namespace vitrine {

/// A statement that set a variable, and the origins of the values in it.
struct ValueOrigin {
    std::string name;
    StepId step = 0;
    std::uint64_t ordinal = 0;
    int line = 0; ///< in the step's code, from 1; 0 if no line of it names the variable
    bool isNew = false; ///< the variable did not exist before
    bool didRun = false; ///< observed when the step ran here; otherwise derived from its code alone
    std::string value; ///< the value at that time, for code that ran; cut
    std::vector<ValueOrigin> sources;
};

} // namespace vitrine
