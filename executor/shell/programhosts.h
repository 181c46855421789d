// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionjudge.h"

#include <span>
#include <string_view>
#include <vector>

namespace vitrine {

/// The hosts that the arguments name: as addresses, as values of options such as "gpg --keyserver", or, for programs
/// that connect to them, by name. `words` are the program and its arguments.
std::vector<PartialText> namedHosts(std::string_view program, std::span<const PartialText> words);

} // namespace vitrine
