// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/kernelbackend.h"

#include "executor/engine/pythondoubles.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/servedkernels.h"

namespace vitrine {

Result<std::unique_ptr<Executor>> makeServedKernels(const QString &address, std::shared_ptr<PythonRuntime> python)
{
    auto server = ServedKernels::serverFrom(address);
    if (!server)
        return std::unexpected(server.error());
    if (server->token.isEmpty())
        server->token = qEnvironmentVariable("JUPYTER_TOKEN");
    auto doubles = std::make_shared<PythonDoubles>(python);
    return std::make_unique<KernelExecutor>(std::make_unique<ServedKernels>(std::move(*server)), std::move(python),
        [doubles](const std::string &tool, const std::string &source, const std::string &arguments) {
            return doubles->answer(tool, source, arguments);
        });
}

} // namespace vitrine
