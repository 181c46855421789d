// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace vitrine {

/// Accepts one of these names. CLI11's own check rejects others in English only.
CLI::Validator oneOf(const std::vector<std::string> &names);

} // namespace vitrine
