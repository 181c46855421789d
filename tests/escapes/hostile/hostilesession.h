// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"
#include "tests/executor/sandbox/sandboxfixture.h"

#include <QTemporaryDir>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::test {

// The result of a C library call: its return value and errno. `c` calls a function of libc, `s` the system itself.
inline constexpr std::string_view prelude = R"(
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
def c(name, *arguments):
    ctypes.set_errno(0)
    return getattr(libc, name)(*arguments), ctypes.get_errno()
def s(*arguments):
    return c('syscall', *arguments)
def tried(action):
    try:
        return action()
    except BaseException as error:
        return type(error).__name__ + ' ' + str(getattr(error, 'errno', ''))
)";

inline std::string withPrelude(std::string_view code) { return std::string(prelude) + std::string(code); }

/// A session of the jail in which everything is allowed that a policy can allow, and a trail that its steps are written
/// to: what is left between them and the machine is the jail.
class HostileSession {
protected:
    std::unique_ptr<SandboxExecutor> m_executor;
    const QTemporaryDir m_folder;
    std::unique_ptr<Recorder> m_recorder;
    SessionId m_session = 0; ///< of the trail
    std::vector<StepStatus> m_ends; ///< of the steps of that session

    std::filesystem::path trailFile() const
    {
        return m_folder.filePath(QStringLiteral("hostile.vitrine")).toStdString();
    }
    /// Runs a step like the users of the executor: recorded before it runs, and once it has ended.
    StepResult run(std::string_view code)
    {
        const auto execution
            = m_recorder->beginExecution({ m_session, 0, m_ends.size() + 1, std::string(code), false, 1.0 });
        StepResult result = m_executor->run(code, {});
        if (!execution || !m_recorder->endExecution(*execution, { result, ReplayVerdict::None, {}, 2.0 }))
            qFatal("the trail cannot be written");
        m_ends.push_back(result.status);
        return result;
    }
    void begin(int wallSeconds = 20)
    {
        const Policy policy = openPolicy(wallSeconds);
        const auto started = m_executor->begin({ policy, defaultTools(), {} });
        QVERIFY2(started, started ? "" : started.error().detail.c_str());
        const auto hash = m_recorder->addPolicy(canonicalJson(policy));
        QVERIFY(hash);
        const auto session = m_recorder->beginSession({ 0, SessionKind::Scratch, *hash, std::string(m_executor->name()),
            m_executor->pythonVersion(), m_executor->layers(), 0.5 });
        QVERIFY(session);
        m_session = *session;
        m_ends.clear();
    }
    void verifyRecord() const
    {
        const auto trail = Trail::open(trailFile());
        QVERIFY(trail);
        const auto executions = (*trail)->executionsOfSession(m_session);
        QVERIFY(executions);
        QCOMPARE(executions->size(), m_ends.size());
        for (std::size_t i = 0; i < m_ends.size(); ++i)
            QVERIFY((*executions)[i].end && (*executions)[i].end->result.status == m_ends[i]);
    }
    bool isNamespaced() const { return std::ranges::contains(m_executor->layers(), "namespaces"); }
    void start()
    {
        m_recorder.reset();
        auto recorder = Recorder::open(trailFile());
        QVERIFY(recorder);
        m_recorder = std::move(*recorder);
        auto made = SandboxExecutor::create();
        QVERIFY2(made, made ? "" : made.error().detail.c_str());
        m_executor = std::move(*made);
        if (!isNamespaced())
            QSKIP("bubblewrap or user namespaces are not there: these steps are not run without them");
    }
    void finish()
    {
        m_executor.reset();
        m_recorder.reset();
        const auto trail = Trail::open(trailFile());
        QVERIFY(trail);
        const auto verified = (*trail)->verify({});
        QVERIFY(verified && verified->isIntact);
    }
    // After any step: its end is on record, and the next session of the same executor runs normally.
    void checkWhatIsLeft()
    {
        verifyRecord();
        begin();
        QCOMPARE(outcome(run("sum(range(10))")), QStringLiteral("45"));
    }
};

} // namespace vitrine::test
