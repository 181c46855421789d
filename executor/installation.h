// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Packages that a session was to begin with, and what became of them.
struct Installation {
    enum class Outcome { Installed, Refused, Failed }; ///< Refused: by the policy, and nobody was asked for them
    Outcome outcome = Outcome::Installed;
    std::vector<std::string> packages; ///< as they were wished for: "sympy>=1.13"
    std::string index; ///< address; empty: the public one
    std::string why; ///< of what is not installed: the rule, or the last words of the installer; not trusted
    bool operator==(const Installation &) const = default;
};

/// What an executor also is whose sessions can begin with packages. The same thread as the executor's functions.
class Installer {
public:
    virtual ~Installer() = default;

    /// That of the last `begin`, once. Nothing when no packages are wished for, or it did not come to them.
    virtual std::optional<Installation> takeInstallation() = 0;
};

} // namespace vitrine
