// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <string>
#include <vector>

namespace vitrine {

/// A statement that gave a variable its value, and where the values in it came from.
struct ValueOrigin {
    std::string name;
    StepId step = 0;
    std::uint64_t ordinal = 0;
    int line = 0; ///< of the step's code, from 1; 0 where no line of it names the variable
    bool isNew = false; ///< the variable was not there before
    bool didRun = false; ///< seen when the step ran here; else read from its code alone
    std::string value; ///< as it was then, of code that ran, and cut
    std::vector<ValueOrigin> sources;
};

} // namespace vitrine
