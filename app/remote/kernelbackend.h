// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <QString>

#include <memory>

namespace vitrine {

/// Runs steps in kernels of a Jupyter server that somebody else runs. The address may hold its token; otherwise that
/// of the environment, JUPYTER_TOKEN, is used. Asks nobody yet: a server that does not answer fails the first session.
Result<std::unique_ptr<Executor>> makeServedKernels(const QString &address, std::shared_ptr<PythonRuntime> python);

} // namespace vitrine
