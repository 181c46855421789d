// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace vitrine {

/// Called from time to time during a long operation. Returning true ends it with ErrorCode::Cancelled.
using StopCall = std::function<bool()>;

} // namespace vitrine
