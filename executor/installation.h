// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Packages that a session was to begin with, and what became of them.
struct Installation {
    enum class Outcome { Installed, Denied, Failed }; ///< the second: denied by the policy
    Outcome outcome = Outcome::Installed;
    std::vector<std::string> packages; ///< as they were wished for: "sympy>=1.13"
    std::string index; ///< address; empty: the public one
    std::string why; ///< of what is not installed: the rule, or the last words of the installer; not trusted
    bool operator==(const Installation &) const = default;
};

/// An interface of executors whose sessions can start with packages. The same thread as the executor's functions.
class Installer {
public:
    virtual ~Installer() = default;

    /// The installation of the last `begin`, once. Nothing if no packages were requested, or it was not reached.
    virtual std::optional<Installation> takeInstallation() = 0;
};

} // namespace vitrine
