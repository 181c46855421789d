// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The import rules of a policy, prepared for fast queries (docs/executor.md#import-rules). Immutable; any thread.
class ImportRules final {
public:
    explicit ImportRules(const ImportPolicy &policy);

    struct Answer {
        Verdict verdict = Verdict::Denied;
        std::string rule; ///< "imports.allow", "imports.deny", with the pattern that decided: "imports.allow:numpy.*"
    };

    Answer judge(std::string_view module) const;
    bool allows(std::string_view module) const { return judge(module).verdict == Verdict::Allowed; }

    /// Allowed patterns, sorted, as error texts list them.
    const std::vector<std::string> &allowed() const { return m_allow; }

    /// Allowed patterns with a spelling similar to `module`, best first.
    std::vector<std::string> closest(std::string_view module) const;

private:
    std::vector<std::string> m_allow;
    std::vector<std::string> m_deny;
};

/// Modules that the framework calls dangerous (docs/executor.md#constants): allowing one deserves a warning.
bool isDangerousModule(std::string_view module);

} // namespace vitrine
