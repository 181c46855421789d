// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/guards/settinglocations.h"
#include "executor/engine/guards/threadpools.h"
#include "executor/review/pyref.h"

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace vitrine {

/// Settings that are no content of Python's objects: state in C, locks, environment variables, and seeds, which are
/// chosen again. Requires the GIL; leaves no exception set.
class KeptStates final {
public:
    /// Keeps environment, working folder and umask of the process. Call it before the first of several sessions begins.
    void keepProcess();
    /// Keeps the states of loaded libraries, each once.
    void keepLoaded();
    /// Keeps the object if it is a lock.
    void keepLock(PyObject *object);

    void restore() const;
    /// Libraries may have added variables to `os.environ` when they were imported. These are kept, so call it after its
    /// content was restored.
    void restoreProcess() const;

private:
    using Environment = std::map<std::string, std::string>;
    struct State {
        PyRef set;
        PyRef value;
    };

    static Environment environment();
    void restoreEnvironment() const;
    void keepState(const settings::StateFunctions &functions);
    void keepDecimals();
    void restoreFunctions() const;
    void restoreDecimals() const;
    void releaseLocks() const;

    Environment m_environment;
    std::string m_folder; ///< empty if it is not known
    std::optional<unsigned> m_umask; ///< nothing if it cannot be read
    ThreadPools m_pools;
    std::unordered_set<PyObject *> m_known; ///< locks that are kept
    std::deque<PyRef> m_locks; ///< of libraries, which the code could leave locked
    std::deque<State> m_states; ///< what code adds while they are restored must not move them
    std::vector<std::pair<PyRef, PyRef>> m_decimals; ///< contexts, and copies of them
    std::array<bool, settings::stateFunctions.size()> m_hasState {};
    std::optional<bool> m_collects; ///< whether the garbage collector is on
};

} // namespace vitrine
