// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

using Json = nlohmann::json;

/// Questions about policies alone: what one decides, whether it allows more than another, and what it is in another
/// tool.
class TestPolicyQuestions : public QObject {
    Q_OBJECT

private:
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }
    static Outcome policy(const QStringList &arguments) { return runProgram(QStringList(u"policy"_s) + arguments); }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void decidesAboutActionsWithoutRunningThem_data()
    {
        QTest::addColumn<QStringList>("action");
        QTest::addColumn<QString>("verdict");
        const auto row = [](QStringList action, const QString &verdict) {
            QTest::newRow(qPrintable(action.join(u' '))) << action << verdict;
        };
        row({ u"--command"_s, u"git add a"_s }, u"allow"_s);
        row({ u"--command"_s, u"git push"_s }, u"ask"_s);
        row({ u"--command"_s, u"rm -rf /"_s }, u"deny"_s);
        row({ u"--command"_s, u"git add a && rm x"_s }, u"deny"_s);
        row({ u"--command"_s, u"make"_s }, u"unknown"_s);
        row({ u"--command"_s, u"git add 'unclosed"_s }, u"unknown"_s);
        row({ u"--command"_s, u""_s }, u"unknown"_s);
        row({ u"--command"_s, u" \n"_s }, u"unknown"_s);
        row({ u"--command"_s, u"# git add a"_s }, u"unknown"_s);
        row({ u"--read"_s, u""_s }, u"unknown"_s);
        row({ u"--fetch"_s, u""_s }, u"unknown"_s);
        row({ u"--tool"_s, u""_s }, u"unknown"_s);
        row({ u"--read"_s, u"src/a"_s }, u"allow"_s);
        row({ u"--read"_s, u"src/../.env"_s }, u"deny"_s);
        row({ u"--read"_s, u"/etc/passwd"_s }, u"unknown"_s);
        row({ u"--write"_s, u"src/a"_s }, u"ask"_s);
        row({ u"--edit"_s, u"src/a"_s }, u"unknown"_s);
        row({ u"--fetch"_s, u"https://docs.example.org/x"_s }, u"allow"_s);
        row({ u"--fetch"_s, u"https://example.com"_s }, u"unknown"_s);
        row({ u"--fetch"_s, u"ftp://docs.example.org"_s }, u"unknown"_s);
        row({ u"--tool"_s, u"search"_s }, u"allow"_s);
        row({ u"--tool"_s, u"mail"_s, u"--arguments"_s, u"{\"to\": \"me\"}"_s }, u"allow"_s);
        row({ u"--tool"_s, u"mail"_s, u"--arguments"_s, u"{\"to\": \"you\"}"_s }, u"unknown"_s);
        row({ u"--tool"_s, u"mail"_s }, u"unknown"_s);
        // As the hook judges a call, by what it does.
        row({ u"--tool"_s, u"Read"_s, u"--arguments"_s, u"{\"file_path\": \".env\"}"_s }, u"deny"_s);
        row({ u"--tool"_s, u"Write"_s, u"--arguments"_s, u"{\"file_path\": \"a\"}"_s }, u"ask"_s);
        row({ u"--tool"_s, u"Bash"_s, u"--arguments"_s, u"{\"command\": \"rm a\"}"_s }, u"deny"_s);
        row({ u"--code"_s, u"math"_s }, u"allow"_s);
        row({ u"--code"_s, u"os"_s }, u"deny"_s);
        row({ u"--code"_s, u"broken("_s }, u"unknown"_s);
    }
    void decidesAboutActionsWithoutRunningThem()
    {
        QFETCH(QStringList, action);
        QFETCH(QString, verdict);
        const QString rules = write(u"actions.json"_s,
            R"json({"vitrine_policy": 1, "base": "strict",
                "commands": {"allow": ["git add **"], "ask": ["git push **"], "deny": ["rm **"]},
                "files": {"read": {"allow": ["src"], "deny": ["**/.env"]}, "write": {"ask": ["**"]}},
                "hosts": {"allow": ["*.example.org"]}, "tools": {"allow": ["search", "mail(to=me)"]}})json");
        if (action.front() == u"--code")
            action[1] = write(u"code.py"_s, "import " + action[1].toUtf8());
        const Outcome reported = policy(QStringList { u"test"_s, rules, u"--json"_s } + action);
        const Json json = reported.json();
        QVERIFY2(json.is_object(), reported.all().constData());
        QCOMPARE(QString::fromStdString(json.at("verdict").get<std::string>()), verdict);
        QVERIFY(!json.at("reason").get<std::string>().empty());
        QCOMPARE(reported.status, verdict == u"allow" ? 0 : 1);
    }
    void namesTheFaultOfCode()
    {
        const QString broken = write(u"broken.py"_s, "x = 1\nprint(\n");
        const Outcome reported = policy({ u"test"_s, u"strict"_s, u"--code"_s, broken });
        QCOMPARE(reported.status, 1);
        QCOMPARE(reported.out.trimmed(),
            "unknown: The code is not valid Python: SyntaxError: '(' was never closed (line 2)");
    }
    void wantsOneActionOnly()
    {
        QCOMPARE(policy({ u"test"_s, u"strict"_s }).status, 2);
        QCOMPARE(policy({ u"test"_s, u"strict"_s, u"--read"_s, u"a"_s, u"--write"_s, u"a"_s }).status, 2);
        QCOMPARE(policy({ u"test"_s, u"strict"_s, u"--tool"_s, u"a"_s, u"--arguments"_s, u"[]"_s }).status, 2);
        const QString deep = u"{\"a\": "_s + u"["_s.repeated(50'000) + u"]"_s.repeated(50'000) + u"}"_s;
        QCOMPARE(policy({ u"test"_s, u"strict"_s, u"--tool"_s, u"a"_s, u"--arguments"_s, deep }).status, 2);
        const QString twice = u"{\"to\": \"me\", \"to\": \"you\"}"_s;
        const Outcome repeated = policy({ u"test"_s, u"strict"_s, u"--tool"_s, u"mail"_s, u"--arguments"_s, twice });
        QCOMPARE(repeated.status, 2);
        QVERIFY2(repeated.err.contains("has to twice"), repeated.all().constData());
    }
    void judgesALinkByWhereItLeads()
    {
        const QString rules = write(
            u"links.json"_s, R"({"vitrine_policy": 1, "files": {"read": {"allow": ["**"], "deny": ["secret"]}}})");
        const QDir folder(m_folder.path());
        write(u"secret"_s, "x");
        QVERIFY(QFile::link(folder.filePath(u"secret"_s), folder.filePath(u"inside"_s)));
        QVERIFY(QFile::link(u"/etc"_s, folder.filePath(u"outside"_s)));
        const auto status = [&](const QString &path) {
            return policy({ u"test"_s, rules, u"--project"_s, folder.path(), u"--read"_s, path }).status;
        };
        QCOMPARE(status(u"links.json"_s), 0);
        QCOMPARE(status(u"secret"_s), 1);
        QCOMPARE(status(u"inside"_s), 1);
        QCOMPARE(status(u"outside/passwd"_s), 1);
    }
    void provesThatNothingMoreIsAllowed()
    {
        QCOMPARE(policy({ u"prove"_s, u"strict"_s, u"strict"_s }).status, 0);
        const Outcome wider = policy({ u"prove"_s, u"permissive-audit"_s, u"strict"_s, u"--json"_s });
        QCOMPARE(wider.status, 1);
        QCOMPARE(wider.json().at("proven"), Json(false));
        QVERIFY(!wider.json().at("counterexample").at("text").get<std::string>().empty());
        const QString before = write(u"old.json"_s, R"({"vitrine_policy": 1, "commands": {"allow": ["git status"]}})");
        const QString after
            = write(u"new.json"_s, R"({"vitrine_policy": 1, "commands": {"allow": ["git status", "git push **"]}})");
        QCOMPARE(policy({ u"prove"_s, u"--not-weaker"_s, after, before }).status, 0);
        const Outcome weaker = policy({ u"prove"_s, u"--not-weaker"_s, before, after });
        QCOMPARE(weaker.status, 1);
        QVERIFY2(weaker.out.contains("git push"), weaker.all().constData());
        const Outcome sarif = policy({ u"prove"_s, u"--not-weaker"_s, before, after, u"--sarif"_s });
        QCOMPARE(sarif.json().at("version"), Json("2.1.0"));
        QCOMPARE(sarif.json().at("runs").at(0).at("results").size(), 1U);
    }
    void readsAndWritesTheRulesOfOtherTools()
    {
        const QString settings = write(u"settings.json"_s,
            "// ours\n{\"permissions\": {\"allow\": [\"Bash(git add:*)\", \"Write(x)\"], \"deny\": "
            "[\"Read(./.env)\"]}}");
        const Outcome imported = policy({ u"import"_s, u"--as"_s, u"claude-code"_s, settings });
        QCOMPARE(imported.status, 0);
        QVERIFY2(imported.err.contains("Write(x): the other tool ignores this rule"), imported.all().constData());
        const QString ours = write(u"imported.json"_s, imported.out);
        QCOMPARE(policy({ u"test"_s, ours, u"--command"_s, u"git add x"_s }).status, 0);
        QCOMPARE(policy({ u"test"_s, ours, u"--read"_s, u".env"_s }).status, 1);
        const Outcome exported = policy({ u"export"_s, u"--as"_s, u"claude-code"_s, ours, u"--json"_s });
        QVERIFY2(
            exported.json().at("document").get<std::string>().contains("Bash(git add *)"), exported.all().constData());
        QVERIFY(policy({ u"export"_s, u"--as"_s, u"codex"_s, ours }).out.contains("prefix_rule("));
        QCOMPARE(policy({ u"import"_s, u"--as"_s, u"codex"_s, settings }).status, 2);
    }
};

QTEST_GUILESS_MAIN(TestPolicyQuestions)
#include "tst_policyquestions.moc"
