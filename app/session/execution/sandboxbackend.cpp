// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/sandboxbackend.h"

#include "executor/engine/core/pythondoubles.h"

namespace vitrine {

namespace {

/// Python doubles, with a Python that starts when it is needed.
class LateDoubles final {
public:
    ToolAnswer answer(const std::string &tool, const std::string &source, const std::string &arguments)
    {
        if (!m_doubles) {
            auto python = PythonRuntime::start();
            if (!python)
                return { std::nullopt, python.error().detail, ToolSource::Python };
            m_doubles = std::make_unique<PythonDoubles>(std::move(*python));
        }
        return m_doubles->answer(tool, source, arguments);
    }

private:
    std::unique_ptr<PythonDoubles> m_doubles;
};

} // namespace

Result<std::unique_ptr<Executor>> makeSandbox(SandboxOptions options)
{
    options.pythonDouble
        = [doubles = std::make_shared<LateDoubles>()](const std::string &tool, const std::string &source,
              const std::string &arguments) { return doubles->answer(tool, source, arguments); };
    return SandboxExecutor::create(std::move(options));
}

} // namespace vitrine
