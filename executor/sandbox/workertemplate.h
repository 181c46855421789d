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
    /// In namespaces by bubblewrap where they can be had, in a process of its own otherwise.
    static Result<std::unique_ptr<WorkerTemplate>> start(const JailSpec &spec);
    ~WorkerTemplate();
    WorkerTemplate(const WorkerTemplate &) = delete;
    WorkerTemplate &operator=(const WorkerTemplate &) = delete;

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
    static Result<std::unique_ptr<WorkerTemplate>> startAs(
        const JailSpec &spec, const std::string &worker, const std::string &bubblewrap);
    Result<void> spawn(const std::vector<std::string> &command, const std::vector<std::string> &environment);
    Result<void> enter(bool isNamespaced);
    bool makeFolder();
    bool isReset();

    JailSpec m_spec;
    Channel m_channel;
    UniqueFd m_lifeline;
    UniqueFd m_complaints; ///< what it says on stderr before it is closed in
    std::string m_folder; ///< on the host; empty when it is in the jail
    pid_t m_pid = 0;
    bool m_isUsed = false;
    std::vector<std::string> m_layers;
    std::string m_python;
};

} // namespace vitrine
