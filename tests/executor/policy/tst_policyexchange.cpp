// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policyexchange.h"

#include "executor/policy/actionjudge.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <map>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

/// Answers of the real program, recorded once: see the file.
Json recorded()
{
    QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/tests/data/codex/decisions.json"));
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
}

std::string judged(const ActionJudge &judge, const Json &row)
{
    PartialText text;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0)
            text.append(std::string_view("\0", 1));
        text.append(row[i].get<std::string>());
    }
    switch (judge.command(text).outcome) {
    case ActionOutcome::Allow: return "allow";
    case ActionOutcome::Ask: return "prompt";
    case ActionOutcome::Deny: return "forbidden";
    case ActionOutcome::Unknown: break;
    }
    return "none";
}

Policy imported(PolicyFormat format, const std::string &text) { return importPolicy(format, text).value().policy; }

} // namespace

class TestPolicyExchange : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void codexDecidesTheSame()
    {
        const Json data = recorded();
        QVERIFY(data.is_object());
        std::vector<ActionJudge> judges;
        std::vector<ActionJudge> again;
        for (const Json &rules : data["rules"]) {
            const Policy policy = imported(PolicyFormat::Codex, rules.get<std::string>());
            judges.emplace_back(policy, ProjectFolders {});
            const ForeignExport exported = exportPolicy(PolicyFormat::Codex, policy);
            QVERIFY(exported.notExpressed.empty());
            again.emplace_back(imported(PolicyFormat::Codex, exported.text), ProjectFolders {});
        }
        QVERIFY(data["rows"].size() >= 1000);
        for (const Json &row : data["rows"]) {
            const std::string expected = row[2].is_null() ? "none" : row[2].get<std::string>();
            const auto rules = row[0].get<std::size_t>();
            QVERIFY2(judged(judges[rules], row[1]) == expected, row.dump().c_str());
            QVERIFY2(judged(again[rules], row[1]) == expected, row.dump().c_str());
        }
    }
    void codexRejectsWhatItCannotRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : { "prefix_rule(", "prefix_rule(pattern=[])",
                 "prefix_rule(pattern=[\"a\"], decision=\"maybe\")", "x = 1", "for a in b: pass",
                 "prefix_rule(pattern=[\"a\" + \"b\"])", "prefix_rule(pattern=[\"\\x41\"])", "other(a=\"b)\"", "other(",
                 "other(\"a)", "other(a=\"\"\"b)\"\"", "(a)", "prefix_rule(pattern=[[[\"a\"]]])",
                 "prefix_rule(pattern=\"a\")", "prefix_rule(pattern=[\"a\"], decision=\"deny\", decision=\"allow\")" })
            QTest::addRow("[%s]", text) << QByteArray(text);
        QTest::newRow("deep") << "prefix_rule(pattern=" + QByteArray("[").repeated(50'000);
    }
    void codexRejectsWhatItCannotRead()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!importPolicy(PolicyFormat::Codex, text.toStdString()).has_value());
    }
    void codexListsRulesThatItDoesNotKnow()
    {
        const auto read = importPolicy(PolicyFormat::Codex,
            "load(\":more.rules\", \"x\")\n"
            "prefix_rule(pattern=[\"git\", \"add\"])\n"
            "path_rule(paths=[\"/etc\", (\"a)\", 'b\\')')], modes={\"read\": 1}) # a comment )\n"
            "path_rule(x = f(1, \"\"\"two\nlines )\"\"\"))\n"
            "prefix_rule(pattern=[\"rm\"], decision=\"forbidden\")\n");
        QVERIFY2(read.has_value(), read.has_value() ? "" : read.error().message.c_str());
        QCOMPARE(read->policy.commands.allow, (std::vector<std::string> { "git add **" }));
        QCOMPARE(read->policy.commands.deny, (std::vector<std::string> { "rm **" }));
        QCOMPARE(read->notExpressed.size(), 3U);
        for (const std::size_t at : { 0, 1, 2 }) {
            QCOMPARE(read->notExpressed[at].rule, at == 0 ? "load" : "path_rule");
            QCOMPARE(toString(read->notExpressed[at].reason), "no-counterpart");
        }
    }
    void codexExportsPrefixesOnly()
    {
        Policy policy;
        policy.commands = { { "git status", "git {add,rm} **", "git * **" }, {}, { "rm **" }, Decision::Ask };
        const ForeignExport exported = exportPolicy(PolicyFormat::Codex, policy);
        QCOMPARE(exported.text,
            "prefix_rule(pattern = [\"git\",[\"add\",\"rm\"]], decision = \"allow\")\n"
            "prefix_rule(pattern = [\"rm\"], decision = \"forbidden\")\n");
        std::map<std::string, std::string> reasons;
        for (const NotExpressed &rule : exported.notExpressed)
            reasons[rule.rule] = toString(rule.reason);
        QCOMPARE(reasons["commands.allow:git status"], "not-a-prefix");
        QCOMPARE(reasons["commands.allow:git * **"], "narrow-wildcard");
        QCOMPARE(reasons["commands.default"], "mode");
    }
    void smolagentsGoesBothWays()
    {
        Policy policy = *profile("smolagents-default");
        policy.imports.allow.push_back("numpy.*");
        policy.limits.printChars = 777;
        policy.limits.wallSeconds.reset();
        const ForeignExport exported = exportPolicy(PolicyFormat::Smolagents, policy);
        const Policy again = imported(PolicyFormat::Smolagents, exported.text);
        QCOMPARE(exportPolicy(PolicyFormat::Smolagents, again).text, exported.text);
        QCOMPARE(again.limits.printChars, 777U);
        QVERIFY(!again.limits.wallSeconds);
        QVERIFY(std::ranges::contains(again.imports.allow, "numpy.*"));
        QVERIFY(!importPolicy(PolicyFormat::Smolagents, "import os").has_value());
        QVERIFY(!importPolicy(PolicyFormat::Smolagents, "additional_authorized_imports=1").has_value());
    }
    void openShellGoesBothWays()
    {
        const std::string yaml = "version: 1\n"
                                 "# the folders\n"
                                 "filesystem_policy:\n"
                                 "  include_workdir: true\n"
                                 "  read_only: [/usr, \"/etc\"]\n"
                                 "  read_write:\n"
                                 "    - /tmp\n"
                                 "landlock:\n"
                                 "  compatibility: best_effort\n"
                                 "network_policies:\n"
                                 "  github:\n"
                                 "    name: github\n"
                                 "    endpoints:\n"
                                 "      - host: api.github.com\n"
                                 "        port: 443\n"
                                 "    binaries:\n"
                                 "      - { path: /usr/bin/curl }\n";
        // Flow mappings are not read.
        QVERIFY(!importPolicy(PolicyFormat::OpenShell, yaml).has_value());
        std::string block = yaml;
        block.replace(block.find("{ path: /usr/bin/curl }"), 23, "path: /usr/bin/curl");
        const auto read = importPolicy(PolicyFormat::OpenShell, block);
        QVERIFY2(read.has_value(), read.has_value() ? "" : read.error().message.c_str());
        const Policy again
            = imported(PolicyFormat::OpenShell, exportPolicy(PolicyFormat::OpenShell, read->policy).text);
        for (const Policy &policy : { read->policy, again }) {
            const ActionJudge judge(policy, {});
            QCOMPARE(toString(judge.file(ActionPart::Read, "/usr/bin/x").outcome), toString(ActionOutcome::Allow));
            QCOMPARE(toString(judge.file(ActionPart::Write, "/usr/bin/x").outcome), toString(ActionOutcome::Deny));
            QCOMPARE(toString(judge.file(ActionPart::Write, "/tmp/x").outcome), toString(ActionOutcome::Allow));
            QCOMPARE(toString(judge.file(ActionPart::Edit, "src/x").outcome), toString(ActionOutcome::Allow));
            QCOMPARE(toString(judge.file(ActionPart::Read, "/home/x").outcome), toString(ActionOutcome::Deny));
            QCOMPARE(
                toString(judge.host("api.github.com").outcome), toString(ActionOutcome::Ask)); // not for every program
            QCOMPARE(toString(judge.host("example.org").outcome), toString(ActionOutcome::Deny));
        }
        QStringList reported;
        for (const NotExpressed &rule : read->notExpressed)
            reported << QString::fromStdString(rule.rule);
        QCOMPARE(reported.join(u' '), u"landlock network_policies.github");
    }
    void openShellGetsNothingThatIsDenied()
    {
        const auto policy = [](bool denies) {
            Policy made = imported(PolicyFormat::OpenShell, "version: 1");
            made.fileReads.allow = { "**", "/usr", "/etc" };
            made.fileEdits.allow = made.fileWrites.allow = { "**" };
            made.fetches.allow = { "api.example.org", "*.example.net", "example.com" };
            if (denies) {
                made.fileReads.deny = { "/etc/shadow" };
                made.fileWrites.deny = { "secrets/**" };
                made.fetches.deny = { "api.example.org", "evil.example.net" };
            }
            return made;
        };
        const std::string all = exportPolicy(PolicyFormat::OpenShell, policy(false)).text;
        for (const char *part : { "\"include_workdir\": true", "/usr", "/etc", "api.example.org", "*.example.net" })
            QVERIFY2(all.contains(part), all.c_str());
        const auto less = exportPolicy(PolicyFormat::OpenShell, policy(true));
        for (const char *part : { "\"include_workdir\": false", "/usr", "example.com" })
            QVERIFY2(less.text.contains(part), less.text.c_str());
        for (const char *part : { "/etc", "api.example.org", "example.net" })
            QVERIFY2(!less.text.contains(part), less.text.c_str());
        QStringList reported;
        for (const NotExpressed &rule : less.notExpressed)
            if (rule.reason == NotExpressed::Reason::DeniedInPart)
                reported << QString::fromStdString(rule.rule);
        QCOMPARE(reported.join(u' '),
            u"files.read.allow:** files.read.allow:/etc hosts:api.example.org hosts:*.example.net");
    }
    void yamlIsBounded_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : { "version: 2", "version: 1\n\tx: 1", "version: 1\na: &b c", "version: 1\na: |\n  x",
                 "version: 1\nversion: 1", "version: 1\na: 'x", "- a", "version: 1\n   a: 1\n b: 2" })
            QTest::addRow("[%s]", text) << QByteArray(text);
        QByteArray deep = "version: 1\n";
        for (int i = 0; i < 100; ++i)
            deep += QByteArray(i, ' ') + "a:\n";
        QTest::newRow("deep") << deep;
    }
    void yamlIsBounded()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!importPolicy(PolicyFormat::OpenShell, text.toStdString()).has_value());
    }
    void otherDocumentsAreRejected_data()
    {
        QTest::addColumn<PolicyFormat>("format");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("Claude: nothing") << PolicyFormat::ClaudeCode << QByteArray("{}");
        QTest::newRow("Claude: other keys") << PolicyFormat::ClaudeCode << QByteArray(R"({"a": 1})");
        QTest::newRow("Claude: a list") << PolicyFormat::ClaudeCode << QByteArray(R"({"permissions": []})");
        QTest::newRow("smolagents: nothing") << PolicyFormat::Smolagents << QByteArray("{}");
        QTest::newRow("smolagents: other keys") << PolicyFormat::Smolagents << QByteArray(R"({"a": 1})");
        QTest::newRow("smolagents: a negative number")
            << PolicyFormat::Smolagents << QByteArray(R"({"max_steps": -1})");
        QTest::newRow("smolagents: a negative time")
            << PolicyFormat::Smolagents << QByteArray(R"({"executor_kwargs": {"timeout_seconds": -1}})");
        QTest::newRow("smolagents: a repeated argument")
            << PolicyFormat::Smolagents << QByteArray("max_steps=3\nmax_steps=4");
        QTest::newRow("smolagents: a repeated key")
            << PolicyFormat::Smolagents << QByteArray(R"({"max_steps": 3, "max_steps": 4})");
        QTest::newRow("OpenShell: a repeated key")
            << PolicyFormat::OpenShell
            << QByteArray(R"({"version": 1, "network_policies": {"a": {"endpoints": [{"host": "a", "host": "b"}]}}})");
        QTest::newRow("OpenShell: other keys") << PolicyFormat::OpenShell << QByteArray("a: 1");
        QTest::newRow("Codex: JSON") << PolicyFormat::Codex << QByteArray(R"({"a": 1})");
    }
    void otherDocumentsAreRejected()
    {
        QFETCH(PolicyFormat, format);
        QFETCH(QByteArray, text);
        const auto read = importPolicy(format, text.toStdString());
        QVERIFY(!read.has_value());
        QVERIFY(!read.error().message.empty());
    }
    void rulesThatAreNoTextAreListed()
    {
        const auto read = importPolicy(PolicyFormat::ClaudeCode, R"({"permissions": {"allow": [1, null, "Read"]}})");
        QVERIFY(read.has_value());
        QCOMPARE(read->notExpressed.size(), 2U);
        QCOMPARE(read->notExpressed.front().rule, "permissions.allow: 1");
    }
    void importsAreDocuments()
    {
        for (const auto &[format, text] : { std::pair(PolicyFormat::ClaudeCode, R"({"permissions":{}})"),
                 std::pair(PolicyFormat::Codex, ""), std::pair(PolicyFormat::OpenShell, "version: 1"),
                 std::pair(PolicyFormat::Smolagents, "max_steps=3") }) {
            const Policy policy = imported(format, text);
            const auto read = readPolicy(prettyJson(policy));
            QVERIFY(read.has_value());
            QCOMPARE(policyHash(*read), policyHash(policy));
        }
    }
};

QTEST_GUILESS_MAIN(TestPolicyExchange)
#include "tst_policyexchange.moc"
