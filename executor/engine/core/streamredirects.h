// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

/// contextlib's redirect_stdout or redirect_stderr, by its name, for code: they do the same, but for their stream
/// alone. The library's own take the name of what they replace in `sys` from an attribute that anybody can set. With
/// the GIL; empty with a Python error where it fails.
PyRef makeStreamRedirect(std::string_view name);

} // namespace vitrine
