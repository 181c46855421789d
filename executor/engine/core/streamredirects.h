// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <memory>
#include <string_view>

namespace vitrine {

class SessionCore;

/// Creates a replacement for contextlib's redirect_stdout or redirect_stderr, by name: it redirects only prints of this
/// session's code and its libraries, `print` included, and nothing of the host's. The originals read the name of the
/// stream to replace in `sys` from a writable attribute. Needs the GIL; null with a Python error set on failure.
PyRef makeStreamRedirect(const std::shared_ptr<SessionCore> &core, std::string_view name);

} // namespace vitrine
