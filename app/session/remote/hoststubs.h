// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/engine/core/pythonstubs.h"
#include "executor/sandbox/toolhost.h"

#include <memory>
#include <utility>

namespace vitrine {

/// Answers tool doubles in Python on the interpreter of this process.
inline PythonStub hostStubs(std::shared_ptr<PythonRuntime> python)
{
    return
        [stubs = std::make_shared<PythonStubs>(std::move(python))](const std::string &tool, const std::string &source,
            const std::string &arguments) { return stubs->answer(tool, source, arguments); };
}

} // namespace vitrine
