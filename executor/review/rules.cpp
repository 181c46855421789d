// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/rules.h"

#include <array>

namespace vitrine {

namespace {

using enum Severity;

constexpr auto rules = std::to_array<ReviewRule>({
    { "attributes.allow_dunder", "dunder-denied", Denied },
    { "attributes.allow_dunder", "name-denied", Denied },
    { "builtins.allow", "builtin-denied", Denied },
    { "code.hidden", "hidden-character", Warning },
    { "code.unreachable", "unreachable-code", Warning },
    { "imports.allow", "import-dangerous", Warning },
    { "imports.allow", "import-denied", Denied },
    { "imports.deny", "import-denied", Denied },
    { "imports.relative", "relative-import", Denied },
    { "names.self_assigned", "self-assigned", Warning },
    { "names.undefined", "undefined-call", Warning },
    { "names.undefined", "undefined-name", Warning },
    { "names.unused", "unused-import", Note },
    { "names.unused", "unused-name", Note },
    { "output_checks.personal_data", "personal-card-number", Warning },
    { "output_checks.personal_data", "personal-email-address", Warning },
    { "output_checks.personal_data", "personal-iban", Warning },
    { "output_checks.secrets", "secret-assigned-secret", Warning },
    { "output_checks.secrets", "secret-authorization-header", Warning },
    { "output_checks.secrets", "secret-json-web-token", Warning },
    { "output_checks.secrets", "secret-private-key", Warning },
    { "output_checks.secrets", "secret-random-text", Note },
    { "output_checks.secrets", "secret-token", Warning },
    { "output_checks.secrets", "secret-url-password", Warning },
    { "syntax.deny", "syntax-denied", Denied },
    { "syntax.deny", "too-deep", Denied },
    { "tools.called", "tool-called", Note },
    { "tools.shadowed", "tool-shadowed", Warning },
});

} // namespace

std::span<const ReviewRule> reviewRules() { return rules; }

} // namespace vitrine
