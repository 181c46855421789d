// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Writes all bytes to a file descriptor, and blocks until its reader has accepted them. Retries after signals. Returns
/// false on failure, such as a pipe closed by its reader; `errno` has the reason.
bool writeAll(int descriptor, std::string_view bytes);

} // namespace vitrine
