// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <memory>
#include <string>

namespace vitrine {

class SyntaxTypes;

/// The embedded CPython of this process: isolated (PEP 587), without signal handlers, started and ended on its own
/// thread, so that any thread may be the first to request it. One per process, shared by reviewers and executors; ends
/// with the last of them, or with the process if code ran in it. Any thread.
class PythonRuntime final {
public:
    /// The runtime of this process: the existing one, or a new one after the previous one has ended completely.
    /// Libraries such as numpy do not support a second start in a process, so callers that may need the runtime again
    /// keep the pointer.
    static Result<std::shared_ptr<PythonRuntime>> start();
    ~PythonRuntime();
    PythonRuntime(const PythonRuntime &) = delete;
    PythonRuntime &operator=(const PythonRuntime &) = delete;

    /// For example "3.13.5".
    const std::string &version() const;

    /// The classes of CPython's syntax tree; to be used with the GIL held.
    const SyntaxTypes &syntax() const;

private:
    struct Private;
    explicit PythonRuntime(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace vitrine
