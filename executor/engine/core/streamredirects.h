// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <memory>
#include <string_view>

namespace vitrine {

class SessionCore;

/// contextlib's redirect_stdout or redirect_stderr, by its name, for code: they redirect what the code of this session
/// and its libraries print, `print` included, and nothing of the host's. The library's own take the name of what they
/// replace in `sys` from an attribute that anybody can set. With the GIL; empty with a Python error where it fails.
PyRef makeStreamRedirect(const std::shared_ptr<SessionCore> &core, std::string_view name);

} // namespace vitrine
