// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/reviewer.h"

#include <memory>
#include <mutex>

namespace vitrine {

/// Python for reviews, started on first use and then kept, since a process can start it only once. Any thread.
class SharedPython final {
public:
    Result<std::shared_ptr<PythonRuntime>> runtime();
    Result<Reviewer> reviewer();

private:
    std::mutex m_mutex; ///< protects m_runtime
    std::shared_ptr<PythonRuntime> m_runtime;
};

} // namespace vitrine
