// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/missingmodule.h"

#include <QTest>

using namespace vitrine;

class TestMissingModule final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesWhatIsNotInstalled_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<std::string>("type");
        QTest::addColumn<std::string>("message");
        QTest::addColumn<std::vector<std::string>>("modules");
        const int error = int(StepStatus::Error);
        const std::vector<std::string> none;
        const auto row = [](const char *name, int status, std::string type, std::string message,
                             const std::vector<std::string> &modules) {
            QTest::newRow(name) << status << std::move(type) << std::move(message) << modules;
        };
        row("an import", error, "ModuleNotFoundError", "No module named 'sympy'", { "sympy" });
        row("a part of a package", error, "ModuleNotFoundError", "No module named 'a.b'; 'a' is not a package",
            { "a.b" });
        row("by the framework", error, "InterpreterError",
            "Code execution failed at line 'import sympy' due to: ModuleNotFoundError: No module named 'sympy'",
            { "sympy" });
        row("a session", error, "InterpreterError",
            "Non-installed authorized modules: scipy.*, sympy. Please install these modules or remove them from the "
            "authorized imports list.",
            { "scipy.*", "sympy" });
        row("a session, cut", error, "InterpreterError", "Non-installed authorized modules: scipy", none);
        row("another error", error, "ValueError", "No module named 'sympy'", none);
        row("an error without a name", error, "ModuleNotFoundError", "nothing", none);
        row("a name that does not end", error, "ModuleNotFoundError", "No module named 'sym", none);
        row("a refusal", int(StepStatus::Blocked), "ModuleNotFoundError", "No module named 'sympy'", none);
    }
    void namesWhatIsNotInstalled()
    {
        QFETCH(int, status);
        QFETCH(std::string, type);
        QFETCH(std::string, message);
        QFETCH(std::vector<std::string>, modules);
        StepResult result;
        result.status = static_cast<StepStatus>(status);
        result.error.emplace();
        result.error->type = type;
        result.error->message = message;
        QVERIFY(missingModules(result) == modules);
        QCOMPARE(neverStarted(result), message.starts_with("Non-installed"));
        result.error.reset();
        QVERIFY(missingModules(result).empty());
    }
};

QTEST_GUILESS_MAIN(TestMissingModule)
#include "tst_missingmodule.moc"
