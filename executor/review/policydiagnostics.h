// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A diagnostic about a policy document that is valid but probably not as intended. app/ builds the message from
/// `code`: "never-matches" (no module has this name), "misspelt" (similar to the name of a module), "denied-anyway"
/// (imports.deny takes precedence), "no-builtin", "no-dunder", "no-syntax", "no-layer", "no-tool" (nothing has this
/// name), "absent-layer" (the executor does not have it: no step would run), "relative-glob" (only absolute paths are
/// matched), "no-host" (not a host name), "zero-limit" (hardly any step could run), "zero-steps" (runs could not have
/// steps), "zero-loop" (while loops could not run), "beyond-machine" (more memory than installed), "beyond-disk",
/// "allows-nothing" (an invalid pattern), "decides-nothing" (one that asks or denies: every verdict of its part is
/// unknown), "overridden" (a stronger list repeats the pattern), "endless" (more seconds than any step lasts),
/// "too-deep" (more calls than the interpreter supports), "too-shallow" (fewer calls than it needs itself).
struct PolicyDiagnostic {
    std::string_view code;
    std::string pointer; ///< RFC 6901: "/imports/allow/3"
    std::string subject;
    std::string advice; ///< the name that was most likely meant, or the rule that takes precedence; may be empty
    std::size_t line = 0; ///< 1-based
    std::size_t column = 0; ///< 1-based, in characters
    std::size_t byte = 0; ///< offset from the start
    bool operator==(const PolicyDiagnostic &) const = default;
};

/// The names of all layers that executors can have (docs/architecture.md#layers), sorted.
std::span<const std::string_view> layerNames();

/// The first diagnostics about the document itself, in its order; its base is not examined. `json` must have been read
/// by `readPolicy` without error. `layers` are those of the executor that will run the steps; empty if unknown.
std::vector<PolicyDiagnostic> diagnosticsOn(std::string_view json, std::span<const std::string> layers = {});

} // namespace vitrine
