// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Packages requested for a session, and the outcome of their installation.
struct Installation {
    enum class Outcome { Installed, Denied, Failed }; ///< Denied: by the policy
    Outcome outcome = Outcome::Installed;
    std::vector<std::string> packages; ///< as requested: "sympy>=1.13"
    std::string index; ///< address; empty for the public one
    std::string why; ///< why not installed: the rule, or the last output of the installer; untrusted
    bool operator==(const Installation &) const = default;
};

/// An interface of executors whose sessions can start with packages. The same thread as the executor's functions.
class Installer {
public:
    virtual ~Installer() = default;

    /// The installation of the last `begin`, returned once. Empty if no packages were requested, or `begin` failed
    /// before it.
    virtual std::optional<Installation> takeInstallation() = 0;
};

} // namespace vitrine
