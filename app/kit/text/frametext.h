// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/datatable.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// A data frame as pandas prints it: columns separated by blanks, a first column without a title, possibly in parts
/// below each other if it was too wide, and followed by its size. Nothing for other text. Pure, any thread.
std::optional<DataTable> frameTable(std::string_view utf8);

} // namespace vitrine
