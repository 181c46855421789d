// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/sqlanswer.h"

#include <QString>

#include <string>
#include <vector>

namespace vitrine {

/// A filter expression that matches the subjects of rows with this value; empty if the column's name does not determine
/// a field. Names are those of the views that statements read; the other columns determine the view.
QString sqlFilter(const std::vector<std::string> &columns, std::size_t column, const SqlValue &value);

} // namespace vitrine
