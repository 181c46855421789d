// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pythonruntime.h"

#include <memory>
#include <string_view>

namespace vitrine {

/// Decides which code can be part of a file, next to any other such code: CPython compiles it at any position. Excludes
/// code that is only valid in a session or at the start of a file: `await` outside of functions, `from __future__`, a
/// byte order mark, and `global` outside of functions, whose names other code may have used. Does not run the code. Any
/// thread, several at once.
class StandaloneCode final {
public:
    explicit StandaloneCode(std::shared_ptr<PythonRuntime> python);
    bool isStandalone(std::string_view code) const;

private:
    std::shared_ptr<PythonRuntime> m_python;
};

} // namespace vitrine
