// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pythonruntime.h"
#include "executor/toolstubs.h"

#include <memory>
#include <string>

namespace vitrine {

/// Answers tools whose doubles the user wrote in Python, on the interpreter of this process: for executors that run the
/// steps elsewhere. It is the user's own code and runs unguarded. One thread.
class PythonStubs final {
public:
    explicit PythonStubs(std::shared_ptr<PythonRuntime> python);
    ~PythonStubs();
    PythonStubs(const PythonStubs &) = delete;
    PythonStubs &operator=(const PythonStubs &) = delete;

    /// `source` defines a function of the tool's name, which keeps its state from call to call. `arguments` is JSON as
    /// a StepObserver gets it.
    ToolAnswer answer(const std::string &tool, const std::string &source, const std::string &arguments);

private:
    struct Private;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<Private> d;
};

} // namespace vitrine
