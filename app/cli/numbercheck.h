// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace vitrine {

/// Accepts numbers above zero. CLI11's own check names the limits of the type.
CLI::Validator aboveZero();

} // namespace vitrine
