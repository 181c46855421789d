// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/denialadvice.h"

#include <QTemporaryDir>
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
            "Denied by policy entry network.hosts. To allow it, add the host to network.hosts.");
    }
    void namesTheHostOfAnAddress_data()
    {
        QTest::addColumn<std::string>("address");
        QTest::addColumn<std::string>("host");
        QTest::newRow("URL") << std::string("https://me@example.org:8080/a?b:c") << std::string("example.org");
        QTest::newRow("IPv6") << std::string("http://[::1]:80/") << std::string("::1");
        QTest::newRow("bare IPv6") << std::string("::1") << std::string("::1");
        QTest::newRow("host") << std::string("example.org") << std::string("example.org");
    }
    void namesTheHostOfAnAddress()
    {
        QFETCH(const std::string, address);
        QFETCH(const std::string, host);
        StepResult result = denied("network.hosts");
        result.events = { { 1, "urllib.Request", address, Verdict::Denied, "network.hosts" } };
        QCOMPARE(denialAdvice(result)->value, host);
    }
    void namesTheFileOfTheMessage()
    {
        StepResult result = denied("filesystem.write");
        result.events = { { 1, "open", "/a/b1x", Verdict::Denied, "filesystem.write" },
            { 2, "open", "/c/b1x", Verdict::Denied, "filesystem.write" } };
        result.error->message = "open is not allowed by the policy: /a/b1x";
        QCOMPARE(denialAdvice(result)->value, "/a/b1x");
        result.error->message = "[Errno 2] No usable temporary directory found in ['/a', '/c']";
        QCOMPARE(denialAdvice(result)->value, "/a/**");
    }
    void namesAFolderForANewFileInTheJail()
    {
        StepResult result = denied("filesystem.write");
        result.layers = { "jail" };
        const QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        result.events = { { 1, "open", path + "/none/such", Verdict::Denied, "filesystem.write" } };
        QCOMPARE(denialAdvice(result)->value, path + "/**");
        result.events.front().detail = "/none/such";
        QCOMPARE(denialAdvice(result)->value, "/none/**");
        result.events.front().detail = path;
        QCOMPARE(denialAdvice(result)->value, path);
        result.events.front().detail = "/session/x";
        QCOMPARE(toEnglish(*denialAdvice(result)),
            "Denied by policy entry filesystem.write. To allow it, raise limits.written_mib.");
    }
    void namesWhatAMessageEndsWith()
    {
        StepResult result = denied("guards.module");
        result.error->message = "Forbidden access to module: os";
        QCOMPARE(
            toEnglish(*denialAdvice(result)), "Denied by guards.module. To allow it, add \"os\" to imports.allow.");
        result.error->rule = "attributes.allow_dunder";
        result.error->message = "Forbidden access to dunder attribute: __self__";
        QCOMPARE(denialAdvice(result)->value, "__self__");
        result.error->message += " (only \"*\" in attributes.allow_dunder opens it here)";
        QVERIFY(denialAdvice(result)->change == DenialAdvice::Change::Unguard);
    }
    void namesAModuleThatIsNotInstalled()
    {
        StepResult result = denied("imports.allow");
        result.imports = { { "maths", {}, 1, Verdict::Denied, "imports.allow" } };
        result.error->message = "Import of maths is not allowed, and no module of this name is installed.";
        QCOMPARE(toEnglish(*denialAdvice(result)),
            "Denied by policy entry imports.allow. The module \"maths\" is not installed.");
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
        QCOMPARE(toEnglish(*denialAdvice(denied("guards.withheld"))),
            "Denied by guards.withheld. To allow it, add \"*\" to imports.allow and to attributes.allow_dunder, which "
            "turns "
            "the guards off.");
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
