// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Whether a sed script only edits text: none of its commands runs a program ("e"), or names a file ("r", "w").
bool isPlainSed(std::string_view script);

/// The possible effects of an awk script, by its operators and functions. Includes matches within quotes.
struct AwkEffects {
    bool runsOthers = false; ///< system(), pipes, extensions
    bool writes = false; ///< redirected print
    bool reads = false; ///< getline from a file
};
AwkEffects awkEffects(std::string_view script);

} // namespace vitrine
