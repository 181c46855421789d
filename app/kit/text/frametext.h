// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/datatable.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// A data frame as pandas prints it: columns that blanks keep apart, a first column without a title, perhaps in parts
/// one below the other where it was too wide, and with its size behind it. Nothing for other text. Pure, any thread.
std::optional<DataTable> frameTable(std::string_view utf8);

} // namespace vitrine
