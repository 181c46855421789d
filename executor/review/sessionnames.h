// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

namespace vitrine {

/// Known names of the session that a step belongs to. If a question is empty, names that depend on its answer are not
/// reported.
struct SessionNames {
    using Question = std::function<bool(std::string_view name)>;
    Question isVariable; ///< defined by earlier steps, or initially
    Question isTool;
    Question isReadLater; ///< by a later step

    bool hasVariable(std::string_view name) const { return isVariable && isVariable(name); }
    bool hasTool(std::string_view name) const { return isTool && isTool(name); }
};

} // namespace vitrine
