// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A diagnostic about a policy document that is valid but probably not as intended. `code` makes the sentence in app/:
/// "never-matches" (no module has this name), "misspelt" (hardly a module, but nearly one), "denied-anyway"
/// (imports.deny takes precedence), "no-builtin", "no-dunder", "no-syntax", "no-layer" (nothing has this name),
/// "absent-layer" (the executor has none of this name: no step would run), "no-tool" (no tool has this name),
/// "relative-glob" (only absolute paths are matched), "no-host" (not the name of a host), "zero-limit" (hardly a step
/// could run), "zero-steps" (no run could have one), "zero-loop" (no while loop could run), "beyond-machine" (more
/// memory than installed), "beyond-disk", "endless" (more seconds than any step lasts), "too-deep" (more calls than the
/// interpreter supports), "too-shallow" (fewer calls than it needs itself).
struct PolicyDiagnostic {
    std::string_view code;
    std::string pointer; ///< RFC 6901: "/imports/allow/3"
    std::string subject;
    std::string advice; ///< the name that was most likely meant, or the rule that is stronger; may be empty
    std::size_t line = 0; ///< 1-based
    std::size_t column = 0; ///< 1-based, in characters
    std::size_t byte = 0; ///< offset from the start
    bool operator==(const PolicyDiagnostic &) const = default;
};

/// The names of all layers that an executor may have (docs/architecture.md#layers), sorted.
std::span<const std::string_view> layerNames();

/// The first diagnostics about the document itself, in its order; none about its base. `json` has been read by
/// `readPolicy` without error. `layers` are those of the executor that is to run steps; none if unknown.
std::vector<PolicyDiagnostic> diagnosticsOn(std::string_view json, std::span<const std::string> layers = {});

} // namespace vitrine
