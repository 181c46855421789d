// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/sharedpython.h"

#include <utility>

namespace vitrine {

Result<std::shared_ptr<PythonRuntime>> SharedPython::runtime()
{
    const std::scoped_lock lock(m_mutex);
    if (!m_runtime) {
        auto started = PythonRuntime::start();
        if (!started)
            return std::unexpected(started.error());
        m_runtime = std::move(*started);
    }
    return m_runtime;
}

Result<Reviewer> SharedPython::reviewer()
{
    return runtime().transform([](std::shared_ptr<PythonRuntime> python) { return Reviewer(std::move(python)); });
}

} // namespace vitrine
