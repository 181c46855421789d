// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;

/// What is told of the variables after a step, whatever their classes do about it.
class TestVariables : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;

    StepResult run(const char *profileName, const QByteArray &code)
    {
        const Policy policy = *profile(profileName);
        if (!m_executor->begin({ .policy = policy, .tools = {}, .variables = {} }))
            return {};
        return m_executor->run(code.toStdString(), {});
    }

    static VariableRecord variable(const StepResult &result, std::string_view name)
    {
        const auto found = std::ranges::find(result.variables, name, &VariableRecord::name);
        return found == result.variables.end() ? VariableRecord {} : *found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }

    void reportsTheShapeOfArraysAndFrames()
    {
        using Shape = std::vector<std::uint64_t>;
        const StepResult result = run("data-analysis",
            "import numpy as np\nimport pandas as pd\nflat = np.zeros((3, 4))\npoint = np.array(5)\n"
            "frame = pd.DataFrame({'a': [1, 2]})\ncolumn = frame['a']\nrows = [[1, 2]]\nkind = np.ndarray");
        QVERIFY2(result.status == StepStatus::Ok, result.error ? result.error->message.c_str() : "");
        QVERIFY(variable(result, "flat").shape == (Shape { 3, 4 }));
        QVERIFY(variable(result, "point").shape == Shape {});
        QVERIFY(variable(result, "frame").shape == (Shape { 2, 1 }));
        QVERIFY(variable(result, "column").shape == Shape { 2 });
        QVERIFY(!variable(result, "rows").shape);
        QVERIFY(!variable(result, "kind").shape);
    }
    void noticesAnotherShape()
    {
        run("data-analysis", "import numpy as np\na = np.zeros(2 * 10**4)");
        const StepResult result = m_executor->run("a.shape = (2, 10**4)", {});
        QVERIFY(variable(result, "a").change == VariableChange::Changed);
    }

    void isNotHeldUpByTheTextOfOne_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("never ends") << QByteArray("while True: pass");
        QTest::newRow("raises") << QByteArray("raise SystemExit");
        QTest::newRow("swallows") << QByteArray("while True:\n            try:\n                while True: pass\n"
                                                "            except BaseException: pass");
        QTest::newRow("recurses") << QByteArray("return repr([self])");
        QTest::newRow("is no text") << QByteArray("return 7");
        QTest::newRow("is huge") << QByteArray("return 'x' * 10**7");
    }
    void isNotHeldUpByTheTextOfOne()
    {
        QFETCH(QByteArray, text);
        const StepResult result = run("strict",
            "class Slow:\n    def __repr__(self):\n        " + text
                + "\n"
                  "a_slow = Slow()\nb_list = [1, Slow()]\nc_number = 5\nd_dict = {'k': 2}\nclass Fine:\n"
                  "    def __repr__(self): return 'fine'\ne_fine = Fine()\nNone");
        QVERIFY2(result.status == StepStatus::Ok, result.error ? result.error->message.c_str() : "");
        QCOMPARE(variable(result, "c_number").repr, "5");
        QCOMPARE(variable(result, "d_dict").repr, "{'k': 2}");
        QCOMPARE(variable(result, "e_fine").repr, "fine");
        QVERIFY(variable(result, "a_slow").repr.size() < 300);
        QVERIFY(!variable(result, "a_slow").repr.empty());
    }
    void saysThatATextTakesTooLong()
    {
        const StepResult result
            = run("strict", "class Slow:\n    def __repr__(self):\n        while True: pass\na = Slow()\nNone");
        QCOMPARE(variable(result, "a").repr, "<Slow whose text takes too long>");
    }
};

QTEST_GUILESS_MAIN(TestVariables)
#include "tst_variables.moc"
