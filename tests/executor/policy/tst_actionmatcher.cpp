// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/actionmatcher.h"

#include <QTest>

#include <array>
#include <random>
#include <string>

using namespace vitrine;

namespace {

using Random = std::mt19937;

template <std::size_t n>
std::string oneOf(Random &random, const std::array<const char *, n> &texts)
{
    return texts[random() % n];
}

std::string randomPattern(Random &random, ActionPart part)
{
    constexpr std::array commands { "git **", "git {add,push} **", "git push", "* --force", "**", "ls**", "rm -rf **",
        "a*b **", "git * main", "\\*", "sudo ** rm" };
    constexpr std::array files { "src", "**", "*.py", "/etc", "~/x", "src/*.{c,h}", "[a-c]*", ".env", "**/.env" };
    constexpr std::array hosts { "*", "*.example.org", "example.org", "a*.org", "10.0.*" };
    constexpr std::array tools { "*", "mcp__*", "search", "mcp__git__*(repo=acme/*)", "Bash" };
    switch (part) {
    case ActionPart::Command: return oneOf(random, commands);
    case ActionPart::Fetch: return oneOf(random, hosts);
    case ActionPart::Tool: return oneOf(random, tools);
    default: return oneOf(random, files);
    }
}

Policy randomPolicy(Random &random)
{
    Policy policy;
    const auto fill = [&](ActionRules &rules, ActionPart part) {
        for (auto *list : { &rules.allow, &rules.ask, &rules.deny })
            for (std::size_t i = random() % 3; i > 0; --i)
                list->push_back(randomPattern(random, part));
        if (random() % 3 == 0)
            rules.otherwise = static_cast<Decision>(random() % 3);
    };
    fill(policy.commands, ActionPart::Command);
    fill(policy.fileReads, ActionPart::Read);
    fill(policy.fileWrites, ActionPart::Write);
    fill(policy.fetches, ActionPart::Fetch);
    for (auto *list : { &policy.tools, &policy.toolsToAsk, &policy.toolsToDeny })
        if (random() % 2 == 0)
            list->push_back(randomPattern(random, ActionPart::Tool));
    return policy;
}

PartialText randomText(Random &random, ActionPart part)
{
    constexpr std::array words { "git", "push", "add", "main", "--force", "rm", "-rf", "ls", "lsof", "axb", "*",
        "sudo" };
    constexpr std::array paths { "/project/src/a.c", "/project/.env", "/etc/passwd", "/home/user/x", "/project/b.py",
        "/" };
    constexpr std::array hosts { "example.org", "a.example.org", "abc.org", "10.0.1", "x" };
    constexpr std::array tools { "Bash", "search", "mcp__git__list", "mcp__git__list\0repo=acme/x" };
    PartialText text;
    if (part == ActionPart::Command)
        for (std::size_t i = random() % 4;; --i) {
            text.append(oneOf(random, words));
            if (i == 0)
                break;
            text.append(std::string_view("\0", 1));
        }
    else if (part == ActionPart::Fetch)
        text.append(oneOf(random, hosts));
    else if (part == ActionPart::Tool)
        text.append(oneOf(random, tools));
    else
        text.append(oneOf(random, paths));
    constexpr std::array kinds { PartialText::Kind::InWord, PartialText::Kind::Anything, PartialText::Kind::Words };
    if (random() % 2 == 0)
        text.append(kinds[random() % kinds.size()]);
    if (random() % 4 == 0)
        text.append(oneOf(random, words));
    return text;
}

} // namespace

class TestActionMatcher : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Both find the verdicts of random policies about random texts on their own ways.
    void agreesWithTheJudge()
    {
        Random random(34);
        std::array<int, 4> found {};
        for (int round = 0; round < 150; ++round) {
            const Policy policy = randomPolicy(random);
            const ActionJudge judge(policy, {});
            for (const ActionPart part : allActionParts) {
                ActionMatcher matcher(policy, part, {});
                for (int i = 0; i < 8; ++i) {
                    const PartialText text = randomText(random, part);
                    const ActionRuling wanted = judge.judge(part, text);
                    const ActionMatcher::Answer answer = matcher.judge(text);
                    QVERIFY2(answer.outcome == wanted.outcome && answer.reason == wanted.reason,
                        qPrintable(QString::fromStdString(text.known() + ": " + std::string(toString(wanted.reason)))));
                    if (answer.isListed() && text.isKnown()) {
                        const auto &entry = matcher.rules().entries[answer.entry];
                        QCOMPARE(std::string(entry.list) + ":" + entry.pattern, wanted.rule);
                    }
                    ++found[static_cast<std::size_t>(answer.outcome)];
                }
            }
        }
        for (const int each : found)
            QVERIFY(each > 100);
    }

    void knowsTheEntryForEverything()
    {
        Policy policy;
        policy.tools = { "*" };
        ActionMatcher matcher(policy, ActionPart::Tool, {});
        PartialText tool;
        tool.append("Bash");
        QVERIFY(matcher.judge(tool).isEverything);
        policy.tools = { "Bash" };
        QVERIFY(!ActionMatcher(policy, ActionPart::Tool, {}).judge(tool).isEverything);
        policy.tools = { "*", "Bash" };
        QVERIFY(!ActionMatcher(policy, ActionPart::Tool, {}).judge(tool).isEverything);
    }
};

QTEST_APPLESS_MAIN(TestActionMatcher)
#include "tst_actionmatcher.moc"
