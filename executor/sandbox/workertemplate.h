// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/sandbox/jailspec.h"
#include "executor/sandbox/workerprocess.h"

#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// A started worker in its jail: Python runs in it, and no code of anybody; sessions are copies of it. When this is
/// gone, so are all of its processes. The thread that starts it has to live as long: the kernel ends the jail with it.
class WorkerTemplate final {
public:
    /// Does not wait for it. Fails when it is not installed.
    static Result<std::unique_ptr<WorkerTemplate>> start(const JailSpec &spec);
    ~WorkerTemplate();
    WorkerTemplate(const WorkerTemplate &) = delete;
    WorkerTemplate &operator=(const WorkerTemplate &) = delete;

    /// Until it can make sessions: in namespaces by bubblewrap where they can be had, in a process of its own
    /// otherwise. To be called before all below.
    Result<void> awaitStart();

    const JailSpec &spec() const { return m_spec; }
    /// "process", then those of the jail that hold.
    const std::vector<std::string> &layers() const { return m_layers; }
    const std::string &pythonVersion() const { return m_python; }

    /// A new copy in which a session has begun, with nothing of the sessions before, whose processes and files are
    /// gone.
    /// `network`: where it gets connections, or -1.
    Result<WorkerProcess> startSession(const wire::Begin &begin, int network);

private:
    explicit WorkerTemplate(JailSpec spec);
    Result<void> startWith(const std::string &bubblewrap);
    Result<void> hearOfStart();
    void end();
    Result<void> spawn(const std::vector<std::string> &command, const std::vector<std::string> &environment);
    bool makeFolder();
    bool isReset();

    JailSpec m_spec;
    Channel m_channel;
    UniqueFd m_lifeline;
    UniqueFd m_complaints; ///< its standard error before the jail is closed
    std::string m_folder; ///< on the host; empty when it is in the jail
    pid_t m_pid = 0;
    bool m_isNamespaced = false;
    bool m_isUsed = false;
    std::vector<std::string> m_layers; ///< none until it has started
    std::string m_python;
};

} // namespace vitrine
