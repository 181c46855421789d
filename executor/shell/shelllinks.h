// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/shellfacts.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Where the symbolic links of a path lead on this computer, as the rules for files take it; nothing where that is not
/// known.
std::optional<std::string> followedPath(std::string_view path, const ProjectFolders &locations);

/// The same facts with the files, mentions and repositories that links of this computer lead to. For a command that is
/// about to run here; what a recorded one found cannot be known.
ShellFacts withLinksFollowed(ShellFacts facts, const ProjectFolders &locations);

} // namespace vitrine
