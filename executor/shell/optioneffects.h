// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/shell/programoptions.h"

#include <span>
#include <string_view>

namespace vitrine {

/// The program whose options a program has: "tar" for "bsdtar". Most have options of their own.
std::string_view mainProgram(std::string_view program);

/// Adds the effects of the options of a program, as `mainProgram` names it, that name a program or a file.
void addOptionEffects(ArgumentEffects &effects, std::string_view program, std::span<const PartialText> words);

} // namespace vitrine
