// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

namespace vitrine {

/// Known names of the session that a step belongs to. An empty question has no answer: then names that depend on the
/// answer are not reported.
struct SessionNames {
    using Question = std::function<bool(std::string_view name)>;
    Question isVariable; ///< of steps before, or given to the session
    Question isTool;
    Question isReadLater; ///< by a step behind this one

    bool hasVariable(std::string_view name) const { return isVariable && isVariable(name); }
    bool hasTool(std::string_view name) const { return isTool && isTool(name); }
};

} // namespace vitrine
