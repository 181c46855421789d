// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/Error.hpp>

#include <QString>

namespace vitrine {

/// The fault in the arguments of a command, in the user's language. CLI11 has its sentences in English only; those that
/// are not known here are shown as they are.
QString usageErrorText(const CLI::ParseError &error);

} // namespace vitrine
