// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Something in a policy document that is valid and yet hardly meant. `code` makes the sentence in app/:
/// "never-matches" (no module is called like that), "denied-anyway" (imports.deny is stronger), "no-builtin",
/// "no-dunder", "no-syntax", "no-layer" (nothing has this name), "zero-limit" (no step could run), "beyond-machine"
/// (more memory than there is).
struct PolicyRemark {
    std::string_view code;
    std::string pointer; ///< RFC 6901: "/imports/allow/3"
    std::string subject;
    std::size_t line = 0; ///< 1-based
    std::size_t byte = 0; ///< offset from the start
    bool operator==(const PolicyRemark &) const = default;
};

/// The names of all layers that an executor may have (design.md §4), sorted.
std::span<const std::string_view> layerNames();

/// Remarks on what the document itself says, in its order; none on what its base brings. `json` has been read by
/// `readPolicy` without error.
std::vector<PolicyRemark> remarksOn(std::string_view json);

} // namespace vitrine
