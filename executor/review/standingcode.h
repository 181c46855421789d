// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pythonruntime.h"

#include <memory>
#include <string_view>

namespace vitrine {

/// Tells which code can stand in a file between any other code that can: CPython compiles it, wherever it stands there.
/// Not what only a session or the beginning of a file takes: `await` outside of functions, `from __future__`, a mark of
/// the byte order, and not `global` outside of functions, whose names other code may have used. Nothing of it runs.
/// Any thread, several at once.
class StandingCode final {
public:
    explicit StandingCode(std::shared_ptr<PythonRuntime> python);
    bool canStand(std::string_view code) const;

private:
    std::shared_ptr<PythonRuntime> m_python;
};

} // namespace vitrine
