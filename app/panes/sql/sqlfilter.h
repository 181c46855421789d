// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sqlanswer.h"

#include <QString>

#include <string>
#include <vector>

namespace vitrine {

/// An expression of the filter language that is true of what a row is about because of this value; empty where the name
/// of the column does not say what it is. Names are those of the views that statements read; of which one it is, the
/// other columns tell.
QString sqlFilter(const std::vector<std::string> &columns, std::size_t column, const SqlValue &value);

} // namespace vitrine
