// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Writes all bytes to a file descriptor, however slow its reader; blocks until then. Continues after signals. False
/// when that fails, such as after the reader has closed a pipe; `errno` has the reason.
bool writeAll(int descriptor, std::string_view bytes);

} // namespace vitrine
