// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"
#include "executor/sandbox/sandboxexecutor.h"

namespace vitrine {

/// The jailed worker. Tool doubles in Python run in this process, whose Python starts when one is first called. To be
/// made and used on one thread, which has to live as long.
Result<std::unique_ptr<Executor>> makeSandbox(SandboxOptions options = {});

/// The same with the static review, for which the Python of this process starts: any thread but the GUI's.
Result<ExecutionBackend> makeSandboxBackend();

} // namespace vitrine
