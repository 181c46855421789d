// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace vitrine {

/// Accepts numbers above zero. CLI11's own checks name the limits of the type, and only in English.
CLI::Validator aboveZero();

/// Accepts numbers from `low` to `high`, both included.
CLI::Validator between(double low, double high);

} // namespace vitrine
