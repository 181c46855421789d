// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/claudesettings.h"

#include "executor/policy/policydocument.h"
#include "executor/shell/shellreview.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <map>
#include <vector>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

/// What the documentation of permissions says about one action under some rules; `verdict` is ours where theirs is the
/// stricter reading of the documentation.
struct Row {
    const char *allow; ///< rules, with " ; " between
    const char *ask;
    const char *deny;
    const char *action; ///< "$ command", "read path", "edit path", "write path", "fetch host" or "tool name"
    ActionOutcome verdict;
    const char *mode = "default";
};

using enum ActionOutcome;

constexpr Row rows[] {
    // Rules for all uses of a tool.
    { "Bash", "", "", "$ make all", Allow },
    { "Bash(*)", "", "", "$ make all", Allow },
    { "", "", "Bash", "$ make all", Deny },
    { "", "", "Bash(*)", "$ make all", Deny },
    { "", "Bash", "", "$ ls", Ask },
    { "", "", "", "$ make all", Ask },
    { "WebFetch", "", "", "fetch example.com", Allow },
    { "", "", "WebFetch", "fetch example.com", Deny },
    { "", "", "", "fetch example.com", Ask },
    { "", "", "Read", "read a", Deny },
    { "", "", "", "read a", Allow },
    { "", "", "", "read /etc/hosts", Ask },
    { "Read", "", "", "read /etc/hosts", Allow },
    { "Edit", "", "", "edit a", Allow },
    { "Edit", "", "", "write a", Allow },
    { "Write", "", "", "write a", Allow },
    { "Write", "", "", "edit a", Ask },
    { "", "", "", "edit a", Ask },
    { "", "", "", "write a", Ask },
    // Exact commands.
    { "Bash(npm run build)", "", "", "$ npm run build", Allow },
    { "Bash(npm run build)", "", "", "$ npm run build --watch", Ask },
    { "Bash(npm run build)", "", "", "$ npm  run   build", Allow },
    { "Bash(npm run build)", "", "", "$ npm run builder", Ask },
    // Precedence: deny, ask, allow, whatever is more specific.
    { "Bash(aws s3 ls)", "", "Bash(aws *)", "$ aws s3 ls", Deny },
    { "Bash(aws s3 ls)", "Bash(aws *)", "", "$ aws s3 ls", Ask },
    { "Bash(aws *)", "Bash(aws s3 rm *)", "Bash(aws iam *)", "$ aws iam list", Deny },
    { "Bash(aws *)", "Bash(aws s3 rm *)", "Bash(aws iam *)", "$ aws s3 rm x", Ask },
    { "Bash(aws *)", "Bash(aws s3 rm *)", "Bash(aws iam *)", "$ aws s3 ls", Allow },
    { "", "Bash(aws *)", "Bash(aws *)", "$ aws x", Deny },
    { "Read(src/**)", "", "Read(**/secret)", "read src/secret", Deny },
    // Wildcards.
    { "Bash(npm run *)", "", "", "$ npm run test", Allow },
    { "Bash(npm run *)", "", "", "$ npm run test -- --all", Allow },
    { "Bash(npm run *)", "", "", "$ npm run", Allow },
    { "Bash(npm run *)", "", "", "$ npm runx", Ask },
    { "Bash(npm run *)", "", "", "$ npm install", Ask },
    { "Bash(git commit *)", "", "Bash(git push *)", "$ git commit -m x", Allow },
    { "Bash(git commit *)", "", "Bash(git push *)", "$ git push", Deny },
    { "Bash(git commit *)", "", "Bash(git push *)", "$ git push origin main", Deny },
    { "Bash(git * main)", "", "", "$ git checkout main", Allow },
    { "Bash(git * main)", "", "", "$ git log --oneline main", Allow },
    { "Bash(git * main)", "", "", "$ git push origin main", Allow },
    { "Bash(git * main)", "", "", "$ git merge main", Allow },
    { "Bash(git * main)", "", "", "$ git merge other", Ask },
    { "Bash(* --version)", "", "", "$ node --version", Allow },
    { "Bash(* --version)", "", "", "$ node --versions", Ask },
    { "Bash(* --help *)", "", "", "$ gcc --help all", Allow },
    { "Bash(* install)", "", "", "$ npm install", Allow },
    { "Bash(* install)", "", "", "$ pip3 -q install", Allow },
    { "Bash(* install)", "", "", "$ npm install x", Ask },
    { "Bash(git *)", "", "", "$ git log --oneline --all", Allow },
    { "Bash(npm *)", "", "", "$ npm ci", Allow },
    { "Bash(ls:*)", "Bash(ls*)", "", "$ lsof", Ask },
    { "Bash(tsc *)", "", "", "$ tsc -p .", Allow },
    { "Bash(tsc *)", "", "", "$ tscx", Ask },
    { "Bash(tsc*)", "", "", "$ tsc -p .", Allow },
    { "Bash(tsc*)", "", "", "$ tscx", Allow },
    { "Bash(tsc:*)", "", "", "$ tsc -p .", Allow },
    { "Bash(tsc:*)", "", "", "$ tsc", Allow },
    { "Bash(tsc:*)", "", "", "$ tscx", Ask },
    { "Bash(git add:*)", "", "", "$ git add -A", Allow },
    { "Bash(git add:*)", "", "", "$ git added", Ask },
    { "Bash(git:* push)", "", "", "$ git push", Ask },
    { "Bash(npm run test:unit)", "", "", "$ npm run test:unit", Allow },
    { "Bash(npm run test:unit)", "", "", "$ npm run test", Ask },
    // Compound commands.
    { "Bash(npm test *)", "", "", "$ npm test && npm publish", Ask },
    { "Bash(npm test *) ; Bash(npm publish)", "", "", "$ npm test && npm publish", Allow },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd && other-cmd", Ask },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd || other-cmd", Ask },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd ; other-cmd", Ask },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd | other-cmd", Ask },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd |& other-cmd", Ask },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd & other-cmd", Ask },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd\nother-cmd", Ask },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd | safe-cmd x", Allow },
    { "Bash(safe-cmd *)", "", "Bash(rm *)", "$ safe-cmd && rm x", Deny },
    { "Bash(safe-cmd *)", "", "Bash(rm *)", "$ safe-cmd | (cd x; rm y)", Deny },
    { "Bash(safe-cmd *)", "", "Bash(rm *)", "$ safe-cmd \"$(rm y)\"", Deny },
    { "Bash(safe-cmd *)", "", "", "$ safe-cmd \"$(other-cmd)\"", Ask },
    // Wrappers.
    { "Bash(npm test *)", "", "", "$ timeout 30 npm test", Allow },
    { "Bash(npm test *)", "", "", "$ time npm test", Allow },
    { "Bash(npm test *)", "", "", "$ nice npm test", Allow },
    { "Bash(npm test *)", "", "", "$ nice -n 5 npm test", Allow },
    { "Bash(npm test *)", "", "", "$ nohup npm test x", Allow },
    { "Bash(npm test *)", "", "", "$ stdbuf -oL npm test", Allow },
    { "Bash(npm test *)", "", "", "$ command npm test", Allow },
    { "Bash(npm test *)", "", "", "$ builtin npm test", Allow },
    { "Bash(npm test *)", "", "", "$ timeout 30 nice npm test", Allow },
    { "Bash(npm test *)", "", "", "$ timeout 30 npm publish", Ask },
    { "Bash(npm test *)", "", "", "$ command -v npm", Ask },
    { "", "", "Bash(rm *)", "$ timeout 30 rm x", Deny },
    { "", "", "Bash(rm *)", "$ nohup nice rm x", Deny },
    { "Bash(make *)", "", "", "$ xargs make all", Allow },
    { "Bash(make *)", "", "", "$ xargs -n1 make all", Ask },
    { "Bash(npm test *)", "", "", "$ sudo npm test", Ask },
    { "Bash(npm test *)", "", "", "$ npx npm test", Ask },
    { "Bash(npm test *)", "", "", "$ docker exec c npm test", Ask },
    { "Bash(devbox run *)", "", "", "$ devbox run rm -rf .", Allow },
    { "Bash(devbox run npm test)", "", "", "$ devbox run npm test", Allow },
    { "Bash(devbox run npm test)", "", "", "$ devbox run rm -rf .", Ask },
    { "Bash(watch *)", "", "", "$ watch ls", Ask },
    { "Bash(setsid *)", "", "", "$ setsid make", Ask },
    { "Bash(flock *)", "", "", "$ flock f make", Ask },
    { "Bash(ionice *)", "", "", "$ ionice make", Ask },
    { "Bash(find *)", "", "", "$ find . -name x", Allow },
    { "Bash(find *)", "", "", "$ find . -delete", Ask },
    { "Bash(find *)", "", "", "$ find . -exec cat {} +", Ask },
    // Variables before a command.
    { "Bash(npm test *)", "", "", "$ NODE_ENV=test npm test", Allow },
    { "Bash(npm test *)", "", "", "$ FOO=bar npm test", Unknown },
    { "Bash(npm test *)", "", "", "$ PATH=/x npm test", Unknown },
    { "", "", "Bash(rm *)", "$ FOO=bar rm -rf tmp/", Deny },
    { "", "", "Bash(rm *)", "$ NODE_ENV=x rm -rf tmp/", Deny },
    // Read-only commands.
    { "", "", "", "$ ls", Allow },
    { "", "", "", "$ ls -la src", Allow },
    { "", "", "", "$ cat README.md", Allow },
    { "", "", "", "$ echo hello", Allow },
    { "", "", "", "$ pwd", Allow },
    { "", "", "", "$ head -n 5 a", Allow },
    { "", "", "", "$ tail a", Allow },
    { "", "", "", "$ grep -r x src", Allow },
    { "", "", "", "$ wc -l a", Allow },
    { "", "", "", "$ which node", Allow },
    { "", "", "", "$ diff a b", Allow },
    { "", "", "", "$ stat a", Allow },
    { "", "", "", "$ du -sh", Allow },
    { "", "", "", "$ cd packages/api && ls", Allow },
    { "", "", "", "$ ls *.ts", Allow },
    { "", "", "", "$ ls | grep x | wc -l", Allow },
    { "", "Bash(ls *)", "", "$ ls", Ask },
    { "", "", "Bash(cat *)", "$ cat a", Deny },
    { "", "", "", "$ ls 'unclosed", Unknown },
    { "", "", "", "$ cat /etc/passwd", Ask },
    { "", "", "Read(.env)", "$ cat .env", Deny },
    { "", "", "Read(./.env)", "$ head .env", Deny },
    { "", "", "Read(secrets/**)", "$ cat a/secrets/b", Deny },
    // Redirections.
    { "", "", "", "$ ls > out.txt", Ask },
    { "Edit(out.txt)", "", "", "$ ls > out.txt", Allow },
    { "Edit(out.txt)", "", "", "$ ls >> other.txt", Ask },
    { "Bash(git commit *)", "", "", "$ git commit -m x > log", Ask },
    { "", "", "Edit(//etc/**)", "$ ls > /etc/x", Deny },
    { "", "", "", "$ ls > /dev/null", Allow },
    { "", "", "", "$ ls 2>&1", Allow },
    { "Edit(/notes/**)", "", "", "$ echo x > notes/a.md", Allow },
    // Paths.
    { "", "", "Read(./.env)", "read .env", Deny },
    { "", "", "Read(./.env)", "read a/.env", Allow },
    { "", "", "Read(.env)", "read a/b/.env", Deny },
    { "", "", "Read(**/.env)", "read .env", Deny },
    { "", "", "Read(.env)", "read ../.env", Ask },
    { "", "", "Read(//**/.env)", "read /srv/x/.env", Deny },
    { "", "", "Read(./secrets/**)", "read secrets/a/b", Deny },
    { "Read(//srv/data/**)", "", "", "read /srv/data/x", Allow },
    { "Read(//srv/data/**)", "", "", "read /srv/other", Ask },
    { "Read(~/Documents/*.pdf)", "", "", "read ~/Documents/a.pdf", Allow },
    { "Read(~/Documents/*.pdf)", "", "", "read ~/Documents/x/a.pdf", Ask },
    { "Read(~/.zshrc)", "", "", "read ~/.zshrc", Allow },
    { "Edit(/src/**/*.ts)", "", "", "edit src/a/b.ts", Allow },
    { "Edit(/src/**/*.ts)", "", "", "edit src/b.ts", Allow },
    { "Edit(/src/**/*.ts)", "", "", "edit lib/src/b.ts", Ask },
    { "Edit(/notes/**)", "", "", "edit notes/a", Allow },
    { "Edit(/notes/**)", "", "", "edit /notes/a", Ask },
    { "Edit(//tmp/scratch.txt)", "", "", "edit /tmp/scratch.txt", Allow },
    { "Edit(src/**)", "", "", "edit src/app.ts", Allow },
    { "Edit(src/**)", "", "", "edit vendor/pkg/src/lib.js", Ask },
    { "Edit", "", "Edit(src/**)", "edit vendor/pkg/src/lib.js", Deny },
    { "Edit", "", "Edit(src/**)", "edit src/app.ts", Deny },
    { "Edit", "", "Edit(/src/**)", "edit vendor/pkg/src/lib.js", Allow },
    { "Edit", "", "Edit(/src/**)", "edit src/app.ts", Deny },
    { "Edit", "", "Edit(src/components/**)", "edit vendor/src/components/a", Allow },
    { "Edit(**/src/**)", "", "", "edit vendor/pkg/src/lib.js", Allow },
    { "Edit(**/src/**)", "", "", "edit src/app.ts", Allow },
    { "Edit(*.md)", "", "", "edit notes/x.md", Allow },
    { "Edit(notes/**)", "", "", "write notes/x.md", Allow },
    { "Write(notes/**)", "", "", "write notes/x.md", Ask },
    { "NotebookEdit(notes/**)", "", "", "edit notes/x.ipynb", Ask },
    { "Edit", "", "Read(./.env)", "edit .env", Deny },
    { "Edit", "", "Read(./.env)", "write .env", Deny },
    { "Read(x)", "", "", "read y/../x", Allow },
    { "Edit(a)", "", "", "edit a/../../b", Ask },
    // Hosts.
    { "WebFetch(domain:example.com)", "", "", "fetch example.com", Allow },
    { "WebFetch(domain:example.com)", "", "", "fetch EXAMPLE.COM", Allow },
    { "WebFetch(domain:example.com.)", "", "", "fetch example.com", Allow },
    { "WebFetch(domain:example.com)", "", "", "fetch example.com.", Allow },
    { "WebFetch(domain:example.com)", "", "", "fetch api.example.com", Ask },
    { "WebFetch(domain:*.example.com)", "", "", "fetch api.example.com", Allow },
    { "WebFetch(domain:*.example.com)", "", "", "fetch a.b.example.com", Allow },
    { "WebFetch(domain:*.example.com)", "", "", "fetch example.com", Ask },
    { "WebFetch(domain:*)", "", "", "fetch anything.test", Allow },
    { "WebFetch(domain:example.*)", "", "", "fetch example.org", Allow },
    { "WebFetch(domain:example.*)", "", "", "fetch example.evil.com", Ask },
    { "WebFetch(domain:*)", "", "WebFetch(domain:evil.com)", "fetch evil.com", Deny },
    // Servers and other tools.
    { "mcp__puppeteer", "", "", "tool mcp__puppeteer__puppeteer_navigate", Allow },
    { "mcp__puppeteer__*", "", "", "tool mcp__puppeteer__puppeteer_navigate", Allow },
    { "mcp__puppeteer__puppeteer_navigate", "", "", "tool mcp__puppeteer__puppeteer_navigate", Allow },
    { "mcp__puppeteer__puppeteer_navigate", "", "", "tool mcp__puppeteer__click", Ask },
    { "mcp__puppeteer", "", "", "tool mcp__other__x", Ask },
    { "mcp__github__get_*", "", "", "tool mcp__github__get_issue", Allow },
    { "mcp__github__get_*", "", "", "tool mcp__github__create", Ask },
    { "mcp__*", "", "", "tool mcp__github__create", Ask },
    { "*", "", "", "tool WebSearch", Ask },
    { "B*", "", "", "$ make all", Ask },
    { "", "", "mcp__*", "tool mcp__github__create", Deny },
    { "", "", "*", "tool WebSearch", Deny },
    { "", "", "*", "$ ls", Deny },
    { "mcp__github", "", "mcp__github__delete", "tool mcp__github__delete", Deny },
    { "WebSearch", "", "", "tool WebSearch", Allow },
    { "", "", "Agent(Explore)", "tool Agent {\"subagent_type\": \"Explore\"}", Deny },
    { "Agent", "", "Agent(Explore)", "tool Agent {\"subagent_type\": \"Plan\"}", Allow },
    { "Agent", "", "Agent(model:opus)", "tool Agent {\"model\": \"opus\"}", Deny },
    { "Agent", "", "Agent(model:opus)", "tool Agent {\"model\": \"haiku\"}", Allow },
    { "Agent", "", "Agent(isolation: *)", "tool Agent {\"isolation\": \"worktree\"}", Deny },
    { "Agent", "", "Agent(model:*)", "tool Agent {\"prompt\": \"x\"}", Allow },
    { "Agent(model:opus)", "", "", "tool Agent {\"model\": \"opus\"}", Ask },
    // Modes.
    { "", "", "", "edit a", Allow, "acceptEdits" },
    { "", "", "", "edit /etc/x", Ask, "acceptEdits" },
    { "", "", "Edit(a)", "edit a", Deny, "acceptEdits" },
    { "", "", "", "$ make all", Deny, "dontAsk" },
    { "Bash(make *)", "", "", "$ make all", Allow, "dontAsk" },
    { "", "Bash(make *)", "", "$ make all", Deny, "dontAsk" },
    { "", "", "", "edit a", Deny, "plan" },
    { "", "", "", "read a", Allow, "plan" },
    { "", "", "", "$ make all", Allow, "bypassPermissions" },
    { "", "", "Bash(rm *)", "$ rm x", Deny, "bypassPermissions" },
    { "", "", "", "$ make all", Ask, "manual" },
};

Json list(const char *rules)
{
    Json list = Json::array();
    for (const QString &rule : QString::fromUtf8(rules).split(QStringLiteral(" ; "), Qt::SkipEmptyParts))
        list.push_back(rule.toStdString());
    return list;
}

Policy policyOf(const Row &row)
{
    const Json settings { { "permissions",
        { { "allow", list(row.allow) }, { "ask", list(row.ask) }, { "deny", list(row.deny) },
            { "defaultMode", row.mode } } } };
    return importClaudeSettings(settings.dump()).value().policy;
}

ActionOutcome judged(const Policy &policy, std::string_view action)
{
    const ActionJudge judge(policy, {});
    const std::string_view kind = action.substr(0, action.find(' '));
    const std::string_view rest = action.substr(kind.size() + 1);
    if (kind == "$")
        return judgeShell(judge, shellFacts(ShellParser(), rest)).outcome;
    if (kind == "read")
        return judge.file(ActionPart::Read, rest).outcome;
    if (kind == "edit")
        return judge.file(ActionPart::Edit, rest).outcome;
    if (kind == "write")
        return judge.file(ActionPart::Write, rest).outcome;
    if (kind == "fetch")
        return judge.host(rest).outcome;
    const std::string_view name = rest.substr(0, rest.find(' '));
    std::map<std::string, std::string> arguments;
    const Json given = name.size() < rest.size() ? Json::parse(rest.substr(name.size() + 1)) : Json::object();
    for (const auto &[key, value] : given.items())
        arguments[key] = value.get<std::string>();
    return judge.tool(name, arguments).outcome;
}

} // namespace

class TestClaudeSettings : public QObject {
    Q_OBJECT private Q_SLOTS : void judgesAsDocumented_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(std::size(rows)); ++i)
            QTest::addRow("%d: %s | %s | %s | %s", i, rows[i].allow, rows[i].ask, rows[i].deny, rows[i].action) << i;
        QVERIFY(std::size(rows) >= 150);
    }
    void judgesAsDocumented()
    {
        QFETCH(int, index);
        const Row &row = rows[index];
        QCOMPARE(toString(judged(policyOf(row), row.action)), toString(row.verdict));
    }
    void roundTripChangesNoVerdict()
    {
        for (const Row &row : rows) {
            const Policy policy = policyOf(row);
            const ForeignExport exported = exportClaudeSettings(policy);
            const auto again = importClaudeSettings(exported.text);
            QVERIFY2(again.has_value(), exported.text.c_str());
            if (std::string_view(row.mode) == "acceptEdits" || std::string_view(row.mode) == "bypassPermissions")
                continue; // told as not expressed
            for (const Row &other : rows)
                if (std::string_view(other.action).front() != '$')
                    QVERIFY2(judged(policy, other.action) == judged(again->policy, other.action),
                        (std::string(row.allow) + row.ask + row.deny + " | " + other.action + "\n" + exported.text)
                            .c_str());
            QVERIFY2(judged(policy, row.action) == judged(again->policy, row.action), row.action);
        }
    }
    void comesFromOurDocument()
    {
        const Policy policy = policyOf(rows[20]);
        const auto read = readPolicy(prettyJson(policy));
        QVERIFY(read.has_value());
        QCOMPARE(policyHash(*read), policyHash(policy));
    }
    void toleratesComments()
    {
        const auto imported = importClaudeSettings(R"json(// ours
            {"permissions": {"allow": ["Bash(make *)" /* builds */],
             "additionalDirectories": ["../other", "/srv", /* , */ ],}, // ]
            "hooks": {},})json");
        QVERIFY(imported.has_value());
        QCOMPARE(toString(judged(imported->policy, "$ make x")), toString(Allow));
        QCOMPARE(toString(judged(imported->policy, "read /other/a")), toString(Allow));
        QCOMPARE(toString(judged(imported->policy, "read /srv/a")), toString(Allow));
        QCOMPARE(imported->notExpressed.size(), 1U);
        QCOMPARE(imported->notExpressed.front().rule, "hooks");
    }
    void reportsRepeatedKeys()
    {
        const auto imported = importClaudeSettings(R"json({"env": {"A": "1", "A": "2"}, // "deny"
            "permissions": {"deny": ["Bash(rm *)"], "allow": ["Bash(make *)"], /* , */
                "deny": ["Bash(dd *)"] },
            "permissions": {"allow": ["Bash(ls)"], "deny": [],
                "deny": ["Bash(cp *)"], } })json");
        QVERIFY(imported.has_value());
        QCOMPARE(toString(judged(imported->policy, "$ cp a b")), toString(Deny));
        QCOMPARE(toString(judged(imported->policy, "$ rm a")), toString(Ask));
        QStringList repeated;
        for (const NotExpressed &rule : imported->notExpressed)
            if (rule.reason == NotExpressed::Reason::Repeated)
                repeated << QString::fromStdString(rule.rule);
        QCOMPARE(repeated.join(u", "), u"permissions/deny (line 3), permissions (line 4), permissions/deny (line 5)");
        QVERIFY(importClaudeSettings(R"({"permissions": {} /* open)").error().line == 1);
    }
    void reportsWhatItCannotExpress()
    {
        Row row { "Write(notes/**) ; mcp__* ; Bash(watch *) ; What?", "", "Bash(command:rm)", "", Allow };
        const Json settings { { "permissions", { { "allow", list(row.allow) }, { "deny", list(row.deny) } } } };
        const auto imported = importClaudeSettings(settings.dump());
        QStringList reasons;
        for (const NotExpressed &rule : imported->notExpressed)
            reasons << QString::fromLatin1(toString(rule.reason));
        QCOMPARE(reasons.join(u' '), u"ignored-there ignored-there always-asks unreadable no-counterpart");
        Policy policy;
        policy.commands.allow = { "git * main", "echo 'x\\ y'", "ls {a,b} **" };
        policy.fileEdits.allow = { "a" };
        const ForeignExport exported = exportClaudeSettings(policy);
        QVERIFY(exported.text.contains("Bash(ls a *)"));
        QVERIFY(exported.text.contains("Bash(ls b *)"));
        QVERIFY(!exported.text.contains("main"));
        QVERIFY(exported.notExpressed.size() >= 3);
    }
    void rejectsWhatIsNoSettings_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : { "", "[]", "{", "null", "{\"permissions\": {\"defaultMode\": 1}}" })
            QTest::addRow("[%s]", text) << QByteArray(text);
        QTest::newRow("deep") << QByteArray("[").repeated(100'000);
    }
    void rejectsWhatIsNoSettings()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!importClaudeSettings(text.toStdString()).has_value());
    }
};

QTEST_GUILESS_MAIN(TestClaudeSettings)
#include "tst_claudesettings.moc"
