// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/actionjudge.h"

#include "executor/policy/rulejudge.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;

namespace {

PartialText words(std::string text)
{
    std::ranges::replace(text, ' ', '\0');
    PartialText words;
    words.append(text);
    return words;
}

QByteArray name(ActionOutcome outcome) { return QByteArray::fromStdString(std::string(toString(outcome))); }

} // namespace

class TestActionJudge : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deniedFilesHaveNoCase()
    {
        Policy policy;
        policy.fileReads = { { "Docs", "/srv/[A-C]x" }, { "**/Ask" }, { "**/.env", "**/[k]ey" }, {} };
        const ActionJudge judge(policy, {});
        const auto outcome = [&](const char *path) { return name(judge.file(ActionPart::Read, path).outcome); };
        QCOMPARE(outcome(".ENV"), outcome(".env"));
        QCOMPARE(outcome("x/.Env/y"), name(ActionOutcome::Deny));
        QCOMPARE(outcome("KEY"), name(ActionOutcome::Deny));
        QCOMPARE(outcome("aSK"), name(ActionOutcome::Ask));
        QCOMPARE(outcome("Docs/x"), name(ActionOutcome::Allow));
        QCOMPARE(outcome("docs/x"), name(ActionOutcome::Unknown));
        QCOMPARE(outcome("/srv/ax"), name(ActionOutcome::Unknown));
    }
    void matchesCommands_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<bool>("matches");
        const auto row = [](const char *pattern, const char *command, bool matches) {
            QTest::addRow("%s | %s", pattern, command) << QByteArray(pattern) << QByteArray(command) << matches;
        };
        row("git status", "git status", true);
        row("git status", "git status -s", false);
        row("git status", "git", false);
        row("git add **", "git add", true);
        row("git add **", "git add a b", true);
        row("git add **", "git added", false);
        row("git {add,commit} **", "git commit -m x", true);
        row("git {add,commit} **", "git push", false);
        row("git * main", "git push main", true);
        row("git * main", "git push origin main", false);
        row("git ** main", "git push origin main", true);
        row("ls**", "lsof -i", true);
        row("ls **", "lsof", false);
        row("**", "anything at all", true);
        row("* --version", "node --version", true);
        row("npm run test:*", "npm run test:unit", true);
        row("npm run test:*", "npm run test", false);
        row("echo \\*", "echo *", true);
        row("echo \\*", "echo x", false);
        row("  git   status ", "git status", true);
        row("python scripts/*.py", "python scripts/a/b.py", true);
        row("python scripts/*.py", "python scripts/../evil.py", false);
        row("python scripts/*.py", "python scripts/a/../../evil.py", false);
        row("python scripts/*", "python scripts/..", false);
        row("python scripts/.*", "python scripts/../evil.py", false);
        row("python scripts/.*", "python scripts/.hidden/x..y/...", true);
        row("python scripts/x*", "python scripts/x/../../evil.py", false);
        row("python scripts/{a,b/*}", "python scripts/b/../../evil.py", false);
        row("cat src/**", "cat src/../../etc/passwd", false);
        row("cat src/**", "cat src/a ../x", true);
        row("cat *", "cat ../x", true);
        row("git diff *", "git diff main..work", true);
    }
    void denialsMatchParentFolders()
    {
        Policy policy;
        policy.commands = { {}, {}, { "python scripts/*.py" }, Decision::Allow };
        const ActionJudge judge(policy, {});
        QVERIFY(judge.command(words("python scripts/../evil.py")).outcome == ActionOutcome::Deny);
    }
    void matchesCommands()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, command);
        Policy policy;
        policy.commands.allow = { pattern.toStdString() };
        const ActionRuling ruling = ActionJudge(policy, {}).command(words(command.toStdString()));
        QTEST(ruling.outcome == ActionOutcome::Allow, "matches");
    }
    void matchesFiles_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("matches");
        const auto row = [](const char *pattern, const char *path, bool matches) {
            QTest::addRow("%s | %s", pattern, path) << QByteArray(pattern) << QByteArray(path) << matches;
        };
        row("src", "src/a/b.cpp", true);
        row("src", "src", true);
        row("src", "srcs/a", false);
        row("src/*.cpp", "src/a.cpp", true);
        row("src/*.cpp", "src/a/b.cpp", false);
        row("src/**/*.cpp", "src/b.cpp", true);
        row("src/**/*.cpp", "src/x/y/b.cpp", true);
        row("**/.env", ".env", true);
        row("**/.env", "a/b/.env", true);
        row("**/.env", "a/b.env", false);
        row(".env", "./sub/../.env", true);
        row(".env", "../.env", false);
        row("**", "a/b", true);
        row("**", "/etc/passwd", false);
        row("**", "../x", false);
        row("/etc", "/etc/passwd", true);
        row("/etc", "/project/../etc/passwd", true);
        row("~/.ssh", "~/.ssh/id", true);
        row("~/.ssh", "/home/user/.ssh/id", true);
        row("/", "/anything", true);
        row("a?c", "abc", true);
        row("a?c",
            "a\xC3\xA9"
            "c",
            true);
        row("a?c", "a/c", false);
        row("[a-c].txt", "b.txt", true);
        row("[!a-c].txt", "b.txt", false);
        row("*.{h,cpp}", "x.h", true);
        row("x/../y", "y", true);
        row("../other", "/other/a", true);
        row("/project/a", "a", true);
    }
    void matchesFiles()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, path);
        Policy policy;
        policy.fileReads.allow = { pattern.toStdString() };
        QTEST(ActionJudge(policy, {}).file(ActionPart::Read, path.toStdString()).outcome == ActionOutcome::Allow,
            "matches");
    }
    void matchesHosts_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("matches");
        const auto row = [](const char *pattern, const char *host, bool matches) {
            QTest::addRow("%s | %s", pattern, host) << QByteArray(pattern) << QByteArray(host) << matches;
        };
        row("example.org", "example.org", true);
        row("example.org", "EXAMPLE.org.", true);
        row("example.org", "a.example.org", false);
        row("*.example.org", "a.b.example.org", true);
        row("*.example.org", "example.org", false);
        row("*", "anything.test", true);
        row("example.*", "example.com", true);
        row("example.*", "example.evil.com", false);
        row("example.org", "exam\xD1\x80le.org", false);
    }
    void matchesHosts()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, host);
        Policy policy;
        policy.fetches.allow = { pattern.toStdString() };
        QTEST(ActionJudge(policy, {}).host(host.toStdString()).outcome == ActionOutcome::Allow, "matches");
    }
    void matchesTools()
    {
        using Arguments = std::map<std::string, std::string>;
        Policy policy;
        policy.tools = { "search", "mcp__git__*(repo=acme/*, state=open)" };
        policy.toolsToDeny = { "mcp__git__delete*" };
        const ActionJudge judge(policy, {});
        const auto outcome = [&judge](const char *tool, std::optional<Arguments> arguments) {
            return judge.tool(tool, arguments).outcome;
        };
        QCOMPARE(toString(outcome("search", Arguments { { "q", "x" } })), toString(ActionOutcome::Allow));
        QCOMPARE(toString(outcome("search", std::nullopt)), toString(ActionOutcome::Allow));
        QCOMPARE(toString(outcome("searches", std::nullopt)), toString(ActionOutcome::Unknown));
        const Arguments good { { "a", "1" }, { "repo", "acme/x" }, { "state", "open" }, { "z", "" } };
        QCOMPARE(toString(outcome("mcp__git__list", good)), toString(ActionOutcome::Allow));
        QCOMPARE(
            toString(outcome("mcp__git__list", Arguments { { "repo", "acme/x" } })), toString(ActionOutcome::Unknown));
        QCOMPARE(toString(outcome("mcp__git__list", Arguments { { "repo", "other/x" }, { "state", "open" } })),
            toString(ActionOutcome::Unknown));
        QCOMPARE(toString(outcome("mcp__git__list", std::nullopt)), toString(ActionOutcome::Unknown));
        QCOMPARE(toString(outcome("mcp__git__delete_repo", good)), toString(ActionOutcome::Deny));
        QCOMPARE(toString(outcome("", std::nullopt)), toString(ActionOutcome::Unknown));
        QCOMPARE(judge.tool("searches", Arguments {}).rule, "");
        policy.toolsOtherwise = Decision::Deny;
        QCOMPARE(ActionJudge(policy, {}).tool("searches", std::nullopt).rule, "tools.default");
        QCOMPARE(
            toString(ActionJudge({}, {}).tool("search", std::nullopt).reason), toString(ActionRuling::Reason::NoRules));
    }
    void codeCallsNoOtherTools()
    {
        Policy policy;
        policy.toolsToDeny = { "mail*" };
        policy.tools = { "search" };
        const RuleJudge judge(policy);
        QVERIFY(!judge.denies(UseKind::Tool, "search"));
        QVERIFY(judge.denies(UseKind::Tool, "searches"));
        QCOMPARE(judge.judge(UseKind::Tool, "searches")->rule, "tools.allow");
    }
    void codeCannotAsk()
    {
        Policy policy;
        policy.tools = { "*" };
        policy.toolsToAsk = { "mail*" };
        const RuleJudge judge(policy);
        QVERIFY(!judge.denies(UseKind::Tool, "search"));
        QVERIFY(judge.denies(UseKind::Tool, "mail_send"));
        QCOMPARE(judge.judge(UseKind::Tool, "mail_send")->rule, "tools.ask:mail*");
    }
    void strongestRuleWins()
    {
        Policy policy;
        policy.commands = { { "git **" }, { "git push **" }, { "git push --force **" }, Decision::Deny };
        const ActionJudge judge(policy, {});
        QCOMPARE(toString(judge.command(words("git status")).outcome), toString(ActionOutcome::Allow));
        QCOMPARE(toString(judge.command(words("git push")).outcome), toString(ActionOutcome::Ask));
        QCOMPARE(judge.command(words("git push --force")).rule, "commands.deny:git push --force **");
        QCOMPARE(judge.command(words("ls")).rule, "commands.default");
        QCOMPARE(toString(judge.command(words("/usr/bin/git push --force")).outcome), toString(ActionOutcome::Deny));
        QCOMPARE(toString(judge.command(words("/usr/bin/git status")).outcome),
            toString(ActionOutcome::Deny)); // not the git that is allowed
    }
    void unknownPartsAreUnknown()
    {
        Policy policy;
        policy.commands = { { "git **", "echo **" }, {}, { "git push **" }, std::nullopt };
        const ActionJudge judge(policy, {});
        const auto outcome = [&judge](std::initializer_list<PartialText::Piece> pieces) {
            return name(judge.command(PartialText { pieces }).outcome);
        };
        using Kind = PartialText::Kind;
        const PartialText::Piece git { Kind::Known, std::string("git\0", 4) };
        const PartialText::Piece echo { Kind::Known, std::string("echo\0", 5) };
        QCOMPARE(outcome({ echo, { Kind::Anything } }), QByteArray("allow"));
        QCOMPARE(outcome({ git, { Kind::InWord } }), QByteArray("unknown")); // it may be push
        QCOMPARE(
            outcome({ git, { Kind::Known, "push " }, { Kind::InWord } }), QByteArray("allow")); // a word of its own
        QCOMPARE(outcome({ git, { Kind::Known, std::string("push\0", 5) }, { Kind::InWord } }), QByteArray("deny"));
        QCOMPARE(outcome({ { Kind::Anything } }), QByteArray("unknown"));
        QCOMPARE(
            outcome({ { Kind::Known, "git" }, { Kind::Words }, { Kind::Known, std::string("\0push", 5) } }), "unknown");
        QCOMPARE(outcome({ { Kind::Known, "echo" }, { Kind::Words } }), QByteArray("allow"));
    }
    void nothingIsSaidWithoutRules()
    {
        const ActionJudge judge(Policy {}, {});
        QCOMPARE(toString(judge.command(words("ls")).reason), toString(ActionRuling::Reason::NoRules));
        QCOMPARE(toString(judge.file(ActionPart::Read, "a").outcome), toString(ActionOutcome::Unknown));
        QCOMPARE(toString(judge.host("a").outcome), toString(ActionOutcome::Unknown));
    }
    void invalidPatternsAllowNothing_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        for (const char *pattern : { "", " ", "git {add", "a\\", "{a,{b,{c,{d,{e,{f,{g,{h,{i,j}}}}}}}}}" })
            QTest::addRow("[%s]", pattern) << QByteArray(pattern);
    }
    void invalidPatternsAllowNothing()
    {
        QFETCH(QByteArray, pattern);
        Policy policy;
        policy.commands.allow = { pattern.toStdString() };
        QCOMPARE(toString(ActionJudge(policy, {}).command(words("git add")).outcome), toString(ActionOutcome::Unknown));
        policy.commands = { { "**" }, {}, { pattern.toStdString() }, {} };
        QCOMPARE(toString(ActionJudge(policy, {}).command(words("git add")).outcome), toString(ActionOutcome::Unknown));
    }
    void globsWithTraversalBehindWildcardsAreInvalid()
    {
        Policy policy;
        policy.fileReads = { { "**" }, {}, { "*/../secret" }, {} };
        QCOMPARE(toString(ActionJudge(policy, {}).file(ActionPart::Read, "a").reason),
            toString(ActionRuling::Reason::InvalidPattern));
    }
    void staysQuickOnHostilePatterns()
    {
        Policy policy;
        std::string stars = "a";
        for (int i = 0; i < 300; ++i)
            stars += "**a";
        policy.commands.allow = { stars };
        const ActionJudge judge(policy, {});
        judge.command(words(std::string(20'000, 'a') + "b"));
        PartialText unknown;
        unknown.append(PartialText::Kind::Anything);
        QCOMPARE(toString(judge.command(unknown).outcome), toString(ActionOutcome::Unknown));
    }
    void longTextBehindAWildcardIsTooComplex()
    {
        Policy policy;
        policy.commands.allow = { "ls **" };
        const ActionJudge judge(policy, {});
        const auto reason = [&judge](std::size_t length) {
            PartialText text;
            text.append(std::string_view("ls\0", 3));
            text.append(std::string(length, 'x'));
            text.append(PartialText::Kind::InFolder);
            text.append(std::string(length, 'x')); // each letter may be any of those before it
            return toString(judge.command(text).reason);
        };
        QCOMPARE(reason(200), toString(ActionRuling::Reason::Listed));
        QCOMPARE(reason(5'000), toString(ActionRuling::Reason::TooComplex));
    }
};

QTEST_GUILESS_MAIN(TestActionJudge)
#include "tst_actionjudge.moc"
