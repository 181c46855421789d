// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/sandbox/jailspec.h"
#include "executor/sandbox/workerprocess.h"

#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// A started worker in its jail, which runs Python but no agent code; sessions are copies of it. All its processes end
/// with this object. The thread that starts it must outlive it: the kernel ends the jail with that thread.
class WorkerTemplate final {
public:
    /// Starts the worker without waiting for it. Fails if it is not installed.
    static Result<std::unique_ptr<WorkerTemplate>> start(const JailSpec &spec);
    ~WorkerTemplate();
    WorkerTemplate(const WorkerTemplate &) = delete;
    WorkerTemplate &operator=(const WorkerTemplate &) = delete;

    /// Waits until it can create sessions: in namespaces by bubblewrap if available, otherwise in a plain process. Call
    /// it before any function below.
    Result<void> awaitStart();

    const JailSpec &spec() const { return m_spec; }
    /// "process", then the active layers of the jail.
    const std::vector<std::string> &layers() const { return m_layers; }
    const std::string &pythonVersion() const { return m_python; }

    /// A new copy with a started session and without anything of earlier sessions, whose processes and files are
    /// removed. `network`: socket from which it gets connections, or -1.
    Result<WorkerProcess> startSession(const wire::Begin &begin, int network);

private:
    explicit WorkerTemplate(JailSpec spec);
    Result<void> startWith(const std::string &bubblewrap);
    Result<void> receiveStart();
    void end();
    Result<void> spawn(const std::vector<std::string> &command, const std::vector<std::string> &environment);
    bool makeFolder();
    bool isReset();

    JailSpec m_spec;
    Channel m_channel;
    UniqueFd m_lifeline;
    UniqueFd m_complaints; ///< its standard error before the jail is closed
    std::string m_folder; ///< on the host; empty if it is in the jail
    pid_t m_pid = 0;
    bool m_isNamespaced = false;
    bool m_isUsed = false;
    std::vector<std::string> m_layers; ///< empty until it has started
    std::string m_python;
};

} // namespace vitrine
