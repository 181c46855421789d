// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

namespace vitrine {

/// What is known of the session that a step belongs to. A question that is empty has no answer: then nothing is said
/// of names that only the answer would tell about.
struct SessionNames {
    using Question = std::function<bool(std::string_view name)>;
    Question isVariable; ///< of steps before, or given to the session
    Question isTool;
    Question isReadLater; ///< by a step behind this one

    bool hasVariable(std::string_view name) const { return isVariable && isVariable(name); }
    bool hasTool(std::string_view name) const { return isTool && isTool(name); }
};

} // namespace vitrine
