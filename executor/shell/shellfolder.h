// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

/// The folder in which the commands of a shell run, derived from their text. It is certain, one of a few, or any.
class ShellFolder final {
public:
    /// Base of relative paths if it is certain; empty: the project.
    const std::optional<std::string> &certain() const { return m_certain; }

    /// From here on the folder is one of the possible ones.
    void forget() { m_certain.reset(); }

    /// Follows "cd", "pushd" and "popd"; other commands change nothing. `isConditional`: it may not run, or not in this
    /// shell.
    void change(std::span<const PartialText> words, bool isConditional);

    /// The path from the project or from the root; relative paths begin with unknown text in an uncertain folder.
    PartialText pathOf(const PartialText &path) const;

    /// The same without unknown parts, or nothing.
    std::optional<std::string> knownPathOf(const PartialText &path) const;

    /// All paths that it can be; an unknown one if the folder can be any.
    std::vector<PartialText> possiblePathsOf(const PartialText &path) const;

private:
    void addPossible(const std::optional<std::string> &target);

    std::optional<std::string> m_certain { "" };
    /// The possible values if it is not certain; nothing if it can be any folder.
    std::optional<std::vector<std::string>> m_possible { { "" } };
};

} // namespace vitrine
