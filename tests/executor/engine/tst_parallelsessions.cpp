// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"
#include "executor/review/pyref.h"

#include <QTest>

#include <array>
#include <latch>
#include <thread>

using namespace vitrine;

/// The first sessions of a process, begun on several threads at the same moment. A process of its own, because the
/// guards are armed once.
class TestParallelSessions final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstSessionsBeginAtTheSameTime()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        {
            const Gil gil;
            // The threads take turns at every chance that the interpreter gives them.
            QCOMPARE(PyRun_SimpleString("import sys\nsys.setswitchinterval(1e-6)"), 0);
        }
        std::array<std::string, 4> outputs;
        std::latch started(std::ssize(outputs));
        {
            std::vector<std::jthread> threads;
            for (std::string &output : outputs)
                threads.emplace_back([&, executor = makeInProcessExecutor(*python)] {
                    started.arrive_and_wait();
                    if (!executor->begin({ .policy = *profile("strict"), .tools = {}, .variables = {} }))
                        return;
                    const StepResult result = executor->run("sum(range(10))", {});
                    output = result.output ? result.output->repr : "";
                });
        }
        for (const std::string &output : outputs)
            QCOMPARE(output, std::string("45"));
    }
};

QTEST_GUILESS_MAIN(TestParallelSessions)
#include "tst_parallelsessions.moc"
