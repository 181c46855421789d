// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// Creates a `time.sleep` that ends when the step is stopped.
PyRef makeInterruptibleSleep(std::shared_ptr<SessionCore> core);

} // namespace vitrine
