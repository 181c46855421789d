// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QTest>

using namespace vitrine;

/// Executors of one process, each of which releases the interpreter before the next one asks for it: a window closes a
/// project and opens another.
class TestLaterExecutors final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areGuardedLikeTheFirst()
    {
        constexpr int rounds = 3;
        for (int round = 0; round < rounds; ++round) {
            auto python = PythonRuntime::start();
            QVERIFY(python.has_value());
            const auto executor = makeInProcessExecutor(*std::move(python));
            QVERIFY(executor->begin({ .policy = *profile("text"), .tools = {}, .variables = {} }).has_value());
            const StepResult read
                = executor->run("import xml.etree.ElementTree\nxml.etree.ElementTree.parse('/etc/hostname')", {});
            QCOMPARE(ruleOf(read), std::string("filesystem.read"));
            const StepResult fine = executor->run("import decimal, fractions\nfractions.Fraction(1, 3)", {});
            QVERIFY2(fine.status == StepStatus::Ok, fine.error ? fine.error->message.c_str() : "");
        }
    }

private:
    static std::string ruleOf(const StepResult &result) { return result.error ? result.error->rule : std::string(); }
};

QTEST_GUILESS_MAIN(TestLaterExecutors)
#include "tst_laterexecutors.moc"
