// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/stepresult.h"

#include <optional>
#include <string>

namespace vitrine {

/// The entry of the policy that denied a step, and the change to the policy that would allow it.
struct DenialAdvice {
    /// The change to the entry. Unguard: only a policy without guards allows the action. Install: there is no such
    /// module. Nothing: no policy allows the action.
    enum class Change { Add, Remove, Raise, Unguard, Install, Nothing };
    std::string entry; ///< location in the policy document, such as "imports.allow"
    Change change = Change::Nothing;
    std::string changedEntry = {}; ///< the entry to change; may differ from the one that denied
    std::string value = {}; ///< to add or to remove; empty when the result does not record it
    bool operator==(const DenialAdvice &) const = default;
};

/// Empty for a step that was not ended by an entry of the policy.
std::optional<DenialAdvice> denialAdvice(const StepResult &result);

/// The advice in English, one or two sentences: for texts that are not translated, such as exceptions of Python.
std::string toEnglish(const DenialAdvice &advice);

} // namespace vitrine
