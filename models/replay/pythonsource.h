// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <functional>
#include <memory>

namespace vitrine {

class PythonRuntime;

/// Whence the Python comes that code is reviewed with, if it can be started. Asked on whatever thread reviews.
using PythonSource = std::function<Result<std::shared_ptr<PythonRuntime>>()>;

} // namespace vitrine
