// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace vitrine {

/// Asked now and then while something takes long; true ends it with ErrorCode::Cancelled.
using StopCall = std::function<bool()>;

} // namespace vitrine
