// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "executor/sandbox/sandboxexecutor.h"

#include <memory>

namespace vitrine {

/// The jailed worker. Tool doubles in Python run in this process, whose Python starts when one is first called. To be
/// made and used on one thread, which has to live as long.
Result<std::unique_ptr<Executor>> makeSandbox(SandboxOptions options = {});

} // namespace vitrine
