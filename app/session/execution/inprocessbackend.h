// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"

namespace vitrine {

/// The embedded Python of this process with all of its layers. Starts it when it is called: any thread but the GUI's.
Result<ExecutionBackend> makeInProcessBackend();

} // namespace vitrine
