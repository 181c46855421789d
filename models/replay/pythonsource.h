// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <functional>
#include <memory>

namespace vitrine {

class PythonRuntime;

/// Provides the Python for reviewing code, if it can be started. Called on the reviewing thread.
using PythonSource = std::function<Result<std::shared_ptr<PythonRuntime>>()>;

} // namespace vitrine
