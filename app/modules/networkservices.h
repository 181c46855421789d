// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/receive/spansource.h"
#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <QString>

#include <memory>

namespace vitrine {

/// What the program does on the network, which is all in a module of its own: most commands load none of its libraries.
struct NetworkServices {
    /// See `makeServedKernels`.
    Result<std::unique_ptr<Executor>> (*servedKernels)(const QString &address, std::shared_ptr<PythonRuntime> python);
    /// See `SpanReceiver`.
    std::unique_ptr<SpanSource> (*spanReceiver)(QByteArray token, SpanSource::Take take);
    QByteArray (*newToken)();
};

/// Loads the module when it is asked for first. The services stay to the end of the program.
Result<const NetworkServices *> networkServices();

} // namespace vitrine
