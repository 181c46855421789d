// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/sandboxbackend.h"

#include "executor/engine/core/pythonstubs.h"

namespace vitrine {

namespace {

/// Python doubles, with a Python that starts when it is needed.
class LateStubs final {
public:
    ToolAnswer answer(const std::string &tool, const std::string &source, const std::string &arguments)
    {
        if (!m_stubs) {
            auto python = PythonRuntime::start();
            if (!python)
                return { std::nullopt, python.error().detail, ToolSource::Python };
            m_stubs = std::make_unique<PythonStubs>(std::move(*python));
        }
        return m_stubs->answer(tool, source, arguments);
    }

private:
    std::unique_ptr<PythonStubs> m_stubs;
};

} // namespace

Result<std::unique_ptr<Executor>> makeSandbox(SandboxOptions options)
{
    options.pythonStub = [stubs = std::make_shared<LateStubs>()](const std::string &tool, const std::string &source,
                             const std::string &arguments) { return stubs->answer(tool, source, arguments); };
    return SandboxExecutor::create(std::move(options));
}

} // namespace vitrine
