// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <set>
#include <string>

namespace vitrine {

/// Finds arithmetic on text that is only known at run time. Bash evaluates such text: `a[$(x)]` in a variable or in the
/// output of a command runs x. Assignments and uses are collected in any order; a variable that gets the value of
/// another one is as unknown as that.
class ShellArithmetic final {
public:
    /// A node of the syntax tree; not the nodes within it.
    void note(const std::string &type, const nlohmann::json &node);
    /// An assignment of a syntax tree: "n=…", "n[…]=…", "n=(…)". Variables with the attribute -i evaluate their values.
    void assign(const nlohmann::json &assignment, bool isInteger);
    /// A variable that gets a text from a file or a command: by "read", "mapfile", "printf -v".
    void read(const std::string &variable) { m_foreign.insert(variable); }
    /// Whether some arithmetic may run a command that is not in the text.
    bool runsUnknown() const;

private:
    void use(const nlohmann::json &expression);
    void useIndices(const std::string &type, const nlohmann::json &node);

    std::set<std::string> m_foreign; ///< variables with text that is only known at run time
    std::map<std::string, std::set<std::string>> m_sources; ///< variables, and words, in the value of each one
    std::set<std::string> m_used; ///< variables that arithmetic evaluates
    bool m_usesOutput = false; ///< arithmetic evaluates the output of a command
};

} // namespace vitrine
