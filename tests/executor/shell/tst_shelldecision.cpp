// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellreview.h"

#include <QTest>

#include <array>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace vitrine;

namespace {

constexpr auto commands = std::to_array<std::string_view>({ "a", "b", "a a", "a b", "b a", "a $x", "$x a", "\"$x\"",
    "xargs a", "xargs a b", "xargs -n1 a", "xargs -I{} a {}", "xargs", "env a", "env a b", "env X=1 a", "env -i b $x",
    "sudo a", "sudo -u b a", "sudo $x", "nohup a", "nohup b $x", "nohup env a", "timeout 5 a", "timeout $n a",
    "timeout a b", "nice a", "nice nohup b", "time a b", "command a", "find a -exec a {} ;", "find a -exec b $x +",
    "find a -exec env b {} ;", "bash -c a", "bash -c 'a; b'", "bash -c \"$x\"", "bash <<< a", "bash < a", "a | bash",
    "a | xargs b", "eval a b", "eval \"$x\"", "a && b", "a; b a", "a || env b", "$(a) b", "a $(b)", "a > a", "a > $x",
    "a < b", "a < b/$x", "a > b/$x", "cat a", "cat $x", "cat b/*", "cp a b", "cp a b/*", "sed -i s/a/b/ b", "touch $x",
    "touch b/*.c", "grep -r a b", "tar c b", "curl https://a.test", "curl https://$x", "curl https://a.test -o b",
    "ssh b.test a", "npx a", "uv run a b", "npm exec a", "python - < a", "A", "env LS a", "if a; then b; fi" });

class RandomPolicy final {
public:
    explicit RandomPolicy(unsigned seed)
        : m_engine(seed)
    {
    }

    Policy policy()
    {
        Policy policy;
        policy.commands = { commandPatterns(4), commandPatterns(2), commandPatterns(2), decision() };
        for (ActionRules *part : { &policy.fileReads, &policy.fileEdits, &policy.fileWrites })
            *part = { some(2, globs), some(1, globs), some(1, globs), decision() };
        policy.fetches = { some(2, hosts), some(1, hosts), some(1, hosts), decision() };
        return policy;
    }

    /// Another allow rule of a part that has some.
    void relax(Policy &policy)
    {
        const auto add = [](ActionRules &part, std::string pattern) {
            if (!part.allow.empty())
                part.allow.push_back(std::move(pattern));
        };
        policy.commands.allow.push_back(command());
        add(policy.fileReads, of(globs));
        add(policy.fileEdits, of(globs));
        add(policy.fileWrites, of(globs));
        add(policy.fetches, of(hosts));
    }

private:
    using List = std::span<const std::string_view>;

    static constexpr auto programs = std::to_array<std::string_view>(
        { "a", "b", "*", "xargs", "env", "sudo", "nohup", "timeout", "nice", "time", "find", "bash", "eval", "cat",
            "cp", "sed", "touch", "grep", "curl", "npx", "uv", "python", "command", "{env,nohup}", "{a,b}" });
    static constexpr auto arguments
        = std::to_array<std::string_view>({ "", " a", " b", " *", " **", " a *", " a **", " * a", " 5 *", " -c **" });
    static constexpr auto globs = std::to_array<std::string_view>({ "a", "b", "b/a", "b/*", "**", "**/a", "*.c" });
    static constexpr auto hosts = std::to_array<std::string_view>({ "*", "a.test", "b.test", "*.test" });

    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_engine); }
    std::string of(List list) { return std::string(list[below(list.size())]); }
    std::string command() { return of(programs) + of(arguments); }
    std::vector<std::string> some(std::size_t most, List list)
    {
        std::vector<std::string> names(below(most + 1));
        for (std::string &name : names)
            name = of(list);
        return names;
    }
    std::vector<std::string> commandPatterns(std::size_t most)
    {
        std::vector<std::string> patterns(below(most + 1));
        for (std::string &pattern : patterns)
            pattern = command();
        return patterns;
    }
    std::optional<Decision> decision()
    {
        const std::size_t choice = below(6);
        return choice < 3 ? std::optional(static_cast<Decision>(choice)) : std::nullopt;
    }

    std::mt19937 m_engine;
};

} // namespace

class TestShellDecision : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anotherAllowRuleNeverAllowsLess()
    {
        const std::vector<ShellFacts> facts = shellFacts(ShellParser(), commands);
        int allowed = 0;
        for (unsigned seed = 0; seed < 1'000; ++seed) {
            RandomPolicy random(seed);
            const Policy before = random.policy();
            Policy after = before;
            random.relax(after);
            const ActionJudge first(before, {});
            const ActionJudge second(after, {});
            for (std::size_t i = 0; i < commands.size(); ++i) {
                if (judgeShell(first, facts[i]).outcome != ActionOutcome::Allow)
                    continue;
                ++allowed;
                const ActionRuling ruling = judgeShell(second, facts[i]);
                QVERIFY2(ruling.outcome == ActionOutcome::Allow,
                    qPrintable(QStringLiteral("%1: %2 after %3: %4")
                            .arg(seed)
                            .arg(QString::fromUtf8(commands[i].data(), static_cast<qsizetype>(commands[i].size())),
                                QString::fromStdString(after.commands.allow.back()),
                                QString::fromStdString(ruling.rule))));
            }
        }
        QVERIFY(allowed > 1'000);
    }
};

QTEST_GUILESS_MAIN(TestShellDecision)
#include "tst_shelldecision.moc"
