// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/denialadvice.h"

#include <QTest>

using namespace vitrine;

namespace {

StepResult denied(std::string rule)
{
    StepResult result;
    result.status = StepStatus::Blocked;
    result.error = StepError {};
    result.error->rule = std::move(rule);
    return result;
}

} // namespace

class TestDenialAdvice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheModule()
    {
        StepResult result = denied("imports.allow");
        result.imports = { { "math", {}, 1, Verdict::Allowed, "imports.allow" },
            { "subprocess", {}, 2, Verdict::Denied, "imports.allow" } };
        QCOMPARE(toEnglish(*denialAdvice(result)),
            "Denied by policy entry imports.allow. To allow it, add \"subprocess\" to imports.allow.");
    }
    void namesWhatTheReviewFound()
    {
        StepResult result = denied("attributes.allow_dunder");
        result.findings = { { Severity::Warning, "attributes.allow_dunder", "x", "__init__" },
            { Severity::Denied, "attributes.allow_dunder", "dunder-denied", "__bases__" } };
        QCOMPARE(denialAdvice(result)->value, "__bases__");
    }
    void namesTheFileAndTheHost()
    {
        StepResult result = denied("filesystem.write");
        result.events = { { 1, "open", "/a", Verdict::Denied, "filesystem.write" },
            { 2, "open", "/b", Verdict::Allowed, "filesystem.write" } };
        QCOMPARE(denialAdvice(result)->value, "/a");
        result.error->rule = "network.hosts";
        QCOMPARE(toEnglish(*denialAdvice(result)),
            "Denied by policy entry network.hosts. To allow it, add it to network.hosts.");
    }
    void namesAFileThatTheJailDoesNotContain()
    {
        StepResult result = denied("jail.files");
        result.events = { { 1, "open", "/a", Verdict::Denied, "jail.files" } };
        QCOMPARE(toEnglish(*denialAdvice(result)), "Denied by jail.files. No policy entry can allow it.");
        result.error->message = "open is not possible in the sandbox: /a is outside the working folder, and "
                                "filesystem.read does not name it";
        QCOMPARE(toEnglish(*denialAdvice(result)), "Denied by jail.files. To allow it, add \"/a\" to filesystem.read.");
    }
    void removesRaisesAndRefers()
    {
        QCOMPARE(toEnglish(*denialAdvice(denied("imports.deny:numpy.f2py"))),
            "Denied by policy entry imports.deny. To allow it, remove \"numpy.f2py\" from imports.deny.");
        QCOMPARE(toEnglish(*denialAdvice(denied("limits.operations"))),
            "Stopped by policy entry limits.operations. To allow more, raise limits.operations.");
        QCOMPARE(denialAdvice(denied("guards.foreign"))->value, "ctypes");
        QCOMPARE(
            toEnglish(*denialAdvice(denied("guards.code"))), "Denied by guards.code. No policy entry can allow it.");
    }
    /// Hooks record denials by the lists of a policy about actions.
    void namesTheListAboutActions_data()
    {
        QTest::addColumn<std::string>("rule");
        QTest::addColumn<std::string>("advice");
        QTest::newRow("command") << std::string("commands.deny:rm **")
                                 << std::string("Denied by policy entry commands.deny. To allow it, remove \"rm **\" "
                                                "from commands.deny.");
        QTest::newRow("file") << std::string("files.write.deny:C:/x")
                              << std::string("Denied by policy entry files.write.deny. To allow it, remove \"C:/x\" "
                                             "from files.write.deny.");
        QTest::newRow("default") << std::string("hosts.default")
                                 << std::string("Denied by policy entry hosts.default. To allow it, add it to "
                                                "hosts.allow.");
        QTest::newRow("person") << std::string("commands.ask:git push **") << std::string();
    }
    void namesTheListAboutActions()
    {
        QFETCH(const std::string, rule);
        QFETCH(const std::string, advice);
        const auto given = denialAdvice(denied(rule));
        QCOMPARE(given ? toEnglish(*given) : std::string(), advice);
    }
    void saysNothingWithoutARule()
    {
        QVERIFY(!denialAdvice(denied("")));
        QVERIFY(!denialAdvice(denied("approval")));
        QVERIFY(!denialAdvice(StepResult {}));
    }
};

QTEST_APPLESS_MAIN(TestDenialAdvice)
#include "tst_denialadvice.moc"
