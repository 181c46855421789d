// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <memory>
#include <string>

namespace vitrine {

class SyntaxTypes;

/// The embedded CPython of this process: isolated (PEP 587), without signal handlers, started and ended on a thread of
/// its own, so that it does not matter who asks first. One a process; reviewers and executors share it and it ends
/// when the last of them is gone. Any thread.
class PythonRuntime final {
public:
    /// The runtime of this process: the existing one, or a new one once the previous one has ended completely.
    /// Libraries such as numpy do not support a second start in a process, so callers that may need it again keep the
    /// pointer.
    static Result<std::shared_ptr<PythonRuntime>> start();
    ~PythonRuntime();
    PythonRuntime(const PythonRuntime &) = delete;
    PythonRuntime &operator=(const PythonRuntime &) = delete;

    /// "3.13.5"
    const std::string &version() const;

    /// The classes of CPython's syntax tree; to be used with the GIL held.
    const SyntaxTypes &syntax() const;

private:
    struct Private;
    explicit PythonRuntime(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace vitrine
