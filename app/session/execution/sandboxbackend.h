// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "executor/sandbox/sandboxexecutor.h"

#include <memory>

namespace vitrine {

/// Makes the jailed worker. Tool stubs in Python run in this process, whose Python starts when the first one is called.
/// Make and use it on one thread, which must outlive it.
Result<std::unique_ptr<Executor>> makeSandbox(SandboxOptions options = {});

} // namespace vitrine
