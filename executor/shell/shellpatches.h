// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/programfiles.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The files that apply_patch, patch, `git apply` and `git am` change, as the patch in an argument or in the input
/// names them. Any file, if the text of the patch is not known.
std::vector<ProgramFile> patchedFiles(
    std::string_view program, std::span<const PartialText> words, const std::optional<std::string> &input);

} // namespace vitrine
