// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Whether a script of sed only edits text: no command of it runs a program ("e"), or names a file ("r", "w").
bool isPlainSed(std::string_view script);

/// The possible effects of a script of awk, by the operators and functions in it. Text in quotes counts, too.
struct AwkEffects {
    bool runsOthers = false; ///< system(), pipes, extensions
    bool writes = false; ///< redirected print
    bool reads = false; ///< getline from a file
};
AwkEffects awkEffects(std::string_view script);

} // namespace vitrine
