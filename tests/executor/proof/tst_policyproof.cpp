// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/policyproof.h"

#include "executor/policy/actionjudge.h"
#include "executor/policy/importrules.h"
#include "executor/policy/policyrules.h"
#include "executor/policy/profiles.h"
#include "executor/shell/shellreview.h"

#include <QTest>

#include <random>
#include <set>

using namespace vitrine;
using Kind = PolicyCounterexample::Kind;

namespace {

class Random final {
public:
    explicit Random(unsigned seed)
        : m_engine(seed)
    {
    }
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_engine); }
    template <typename List>
    std::string of(const List &list)
    {
        return std::string(list[below(std::size(list))]);
    }

private:
    std::mt19937 m_engine;
};

constexpr const char *words[] { "a", "b", "ab", "ba" };
constexpr const char *wordPatterns[] { "a", "b", "ab", "*", "a*", "*b", "{a,b}", "**", "a**", "**b", "{a*,ba}" };
constexpr const char *modules[] { "a", "b", "a.a", "a.b", "b.a", "b.b", "a.a.a", "a.a.b", "a.b.a", "b.a.b", "b.b.b" };
constexpr const char *modulePatterns[] { "*", "a", "b", "a.*", "b.*", "a.a", "a.b", "a.a.*", "b.b.*", "a.a.b" };
constexpr const char *parts[] { "a", "b", "ab" };
constexpr const char *globs[] { "a", "b", "a/b", "*", "**", "a/*", "a/**", "**/b", "*/b", "a*", "**/a/**", "?", "a/?b",
    "/project/a", "{a,b}/a", "[a]/b" };

std::vector<std::string> some(Random &random, std::size_t most, const auto &list)
{
    std::vector<std::string> names;
    for (std::size_t count = random.below(most + 1); count > 0; --count)
        names.push_back(random.of(list));
    return names;
}

std::vector<std::string> someCommands(Random &random)
{
    std::vector<std::string> patterns;
    for (std::size_t count = random.below(3); count > 0; --count) {
        std::string pattern = random.of(wordPatterns);
        for (std::size_t more = random.below(3); more > 0; --more)
            pattern += " " + random.of(wordPatterns);
        patterns.push_back(pattern);
    }
    return patterns;
}

std::optional<Decision> someDecision(Random &random)
{
    const std::size_t choice = random.below(6);
    return choice < 3 ? std::optional(static_cast<Decision>(choice)) : std::nullopt;
}

Policy somePolicy(Random &random)
{
    Policy policy;
    policy.imports = { some(random, 3, modulePatterns), some(random, 2, modulePatterns) };
    policy.commands = { someCommands(random), someCommands(random), someCommands(random), someDecision(random) };
    policy.fileReads = { some(random, 2, globs), some(random, 1, globs), some(random, 2, globs), someDecision(random) };
    policy.limits.operations = random.below(3) == 0 ? std::nullopt : std::optional<std::uint64_t>(1 + random.below(3));
    return policy;
}

/// All commands of up to three words.
std::vector<PartialText> allCommands()
{
    std::vector<PartialText> all;
    const auto add = [&all](std::string text) {
        PartialText one;
        one.append(text);
        all.push_back(one);
    };
    const std::string end(1, wordEnd);
    for (const std::string a : words) {
        add(a);
        for (const std::string b : words) {
            add(a + end + b);
            for (const std::string c : words)
                add(a + end + b + end + c);
        }
    }
    return all;
}

std::vector<std::string> allPaths()
{
    std::vector<std::string> all;
    for (const std::string a : parts) {
        all.push_back(a);
        for (const std::string b : parts) {
            all.push_back(a + "/" + b);
            for (const std::string c : parts)
                all.push_back(a + "/" + b + "/" + c);
        }
    }
    return all;
}

/// What one allows and the other does not, of the finite universe, by judging each.
std::set<Kind> judgedWider(const Policy &one, const Policy &other)
{
    static const std::vector<PartialText> commands = allCommands();
    static const std::vector<std::string> paths = allPaths();
    std::set<Kind> wider;
    const ImportRules before(one.imports);
    const ImportRules after(other.imports);
    for (const char *module : modules)
        if (before.allows(module) && !after.allows(module))
            wider.insert(Kind::Program);
    const ActionJudge first(one, {});
    const ActionJudge second(other, {});
    for (const PartialText &command : commands)
        if (first.command(command).outcome == ActionOutcome::Allow
            && second.command(command).outcome != ActionOutcome::Allow)
            wider.insert(Kind::Command);
    for (const std::string &path : paths)
        if (first.file(ActionPart::Read, path).outcome == ActionOutcome::Allow
            && second.file(ActionPart::Read, path).outcome != ActionOutcome::Allow)
            wider.insert(Kind::Read);
    return wider;
}

const int pairs = qEnvironmentVariableIsSet("PAIRS") ? qEnvironmentVariableIntValue("PAIRS") : 200;

constexpr auto shellCommands = std::to_array<std::string_view>(
    { "a", "a b", "b", "b a", "a $x", "$x", "A", "x=1", "env", "env a", "env b", "env a b", "env -i b", "env X=1 b",
        "env env b", "env -S 'b'", "/bin/env b", "sudo b", "sudo -u a b", "sudo", "nohup b", "nohup a", "nohup env b",
        "timeout 5 b", "timeout a b", "timeout a a", "nice a", "nice b", "nice nohup a", "time a", "xargs b", "xargs a",
        "xargs", "xargs -n1 b", "xargs -I{} b {}", "a | xargs b", "find a", "find a -exec b {} ;",
        "find . -exec env b {} ;", "find . -delete", "bash", "bash a", "bash -c b", "bash -c 'a; b'", "bash -c \"$x\"",
        "bash <<< b", "bash <<< a", "a | bash", "bash | bash", "sh -c 'cat a'", "bash < a", "eval b", "eval a b",
        "eval \"$x\"", "python a", "python < a", "python | python", "a && b", "a; b", "a || b", "(b)", "$(b)", "a $(b)",
        "if a; then b; fi", "for i in a; do b; done", "while a; do b; done", "! b", "a & b", "f() { b; }; f", "npx b",
        "npm exec b", "uv run b", "uv run a", "uvx env b", "bundle exec b", "gdb b", "watch b", "watch a", "flock a b",
        "flock a -c b", "trap b EXIT", "command b", "command -v b", "builtin b", "exec b", "strace b", "strace -I 1 b1",
        "env env env env env env env env env env a", "> a", "> b", "< a", "<> a", "a > a", "a >> b", "a < b", "a > $x",
        "a < $x", "cat a", "cat b", "git -P a", "git -C x b", "nice git -p b", "cat c/*", "cat $x", "cat .", "cp a b",
        "cp -r a b", "sed -i s/x/y/ a", "touch a", "rm a", "rm -r .", "grep -r x", "tar c .", "git a", "git show x:a",
        "env cat a", "nohup cat a", "xargs cat", "curl https://a.test", "curl https://b.test", "curl https://$x",
        "env curl https://a.test", "curl -o a https://a.test", "a > /dev/tcp/a.test/80" });

constexpr const char *programs[] { "a", "b", "{a,b}", "*", "env", "nohup", "nice", "timeout", "xargs", "sudo", "find",
    "bash", "eval", "python", "cat", "curl", "cp", "git", "npx", "uv", "watch", "/bin/env", "command", "{env,nohup}" };
constexpr const char *argumentPatterns[] { "", " **", " **", " *", " a", " b", " a *", " * b", " a **", " -c *",
    " run **", " -* b" };
constexpr const char *shellGlobs[] { "a", "b", "c", "**", "c/a", "*" };
constexpr const char *hostPatterns[] { "*", "a.test", "b.test", "*.test" };

std::vector<std::string> someShellPatterns(Random &random, std::size_t most)
{
    std::vector<std::string> patterns;
    for (std::size_t count = random.below(most + 1); count > 0; --count)
        patterns.push_back(random.of(programs) + random.of(argumentPatterns));
    return patterns;
}

Policy someShellPolicy(Random &random)
{
    Policy policy;
    const auto rarely = [&](std::size_t most) { return random.below(3) == 0 ? most : 0; };
    policy.commands = { someShellPatterns(random, 3), someShellPatterns(random, rarely(1)),
        someShellPatterns(random, 1), random.below(3) == 0 ? someDecision(random) : std::nullopt };
    for (ActionRules *part : { &policy.fileReads, &policy.fileEdits, &policy.fileWrites })
        *part = { some(random, rarely(1), shellGlobs), {}, some(random, rarely(1), shellGlobs), std::nullopt };
    policy.fetches = { some(random, rarely(1), hostPatterns), {}, some(random, rarely(1), hostPatterns), std::nullopt };
    return policy;
}

/// A policy with one more or one fewer rule.
Policy someChange(Random &random, Policy policy)
{
    std::vector<std::string> &list = random.below(2) == 0 ? policy.commands.allow : policy.commands.deny;
    if (!list.empty() && random.below(3) == 0)
        list.pop_back();
    else
        list.push_back(random.of(programs) + random.of(argumentPatterns));
    if (random.below(4) == 0)
        policy.fileReads.deny = some(random, 1, shellGlobs);
    return policy;
}

/// A command that one allows and the other does not; empty if there is none.
std::string_view widerCommand(const std::vector<ShellFacts> &facts, const Policy &one, const Policy &other)
{
    const ActionJudge first(one, {});
    const ActionJudge second(other, {});
    for (std::size_t i = 0; i < facts.size(); ++i)
        if (judgeShell(first, facts[i]).outcome == ActionOutcome::Allow
            && judgeShell(second, facts[i]).outcome != ActionOutcome::Allow)
            return shellCommands[i];
    return {};
}

const PolicyCounterexample *find(const PolicyProof &proof, Kind kind)
{
    const auto found = std::ranges::find_if(proof.counterexamples, [kind](const PolicyCounterexample &one) {
        return one.kind == kind && (kind != Kind::Command || one.rule.starts_with("commands"));
    });
    return found == proof.counterexamples.end() ? nullptr : &*found;
}

} // namespace

class TestPolicyProof : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyProfileAllowsWhatItAllows()
    {
        for (const std::string_view name : profileNames()) {
            const Policy policy = *profile(name);
            QVERIFY2(proveNotWider(policy, policy).isProven(), std::string(name).c_str());
        }
    }
    void everyProfileAllowsWhatAStricterOneAllows()
    {
        std::vector<Policy> profiles;
        for (const std::string_view name : profileNames())
            if (Policy policy = *profile(name); policy.dialect == Dialect::Python)
                profiles.push_back(std::move(policy));
        QVERIFY(profiles.size() > 3);
        for (std::size_t i = 0; i + 1 < profiles.size(); ++i) {
            const PolicyProof proof = proveNotWider(profiles[i], profiles[i + 1]);
            QVERIFY2(proof.isProven(),
                (profiles[i].name + ": "
                    + (proof.counterexamples.empty() ? "undecided" : proof.counterexamples.front().text))
                    .c_str());
        }
    }
    void findsTheShortestCounterexample()
    {
        Policy one = *profile("strict");
        Policy other = one;
        one.imports.allow.push_back("numpy.linalg");
        const PolicyProof proof = proveNotWider(one, other);
        QCOMPARE(proof.counterexamples.size(), 1U);
        QCOMPARE(proof.counterexamples.front().text, "import numpy");
        QVERIFY(proveNotWider(other, one).isProven());
        other.imports.allow.push_back("numpy");
        QCOMPARE(proveNotWider(one, other).counterexamples.front().text, "import numpy.linalg");
        other.imports.allow.push_back("*");
        QVERIFY(proveNotWider(one, other).isProven());
        other.imports.deny.push_back("numpy.linalg.*");
        QCOMPARE(proveNotWider(one, other).counterexamples.front().rule, "imports.deny:numpy.linalg.*");
    }
    void writesCounterexamplesAsProgramsAndCommands_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *path, const char *entry, const char *text) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(entry) << QByteArray(text);
        };
        row("builtins.allow", "open", "open");
        row("attributes.allow_dunder", "__mro__", "(0).__mro__");
        row("commands.allow", "git push **", "git push");
        row("files.read.allow", "src/*.c", "src/.c");
        row("files.write.allow", "~/x", "~/x");
        row("hosts.allow", "*.example.org", "-.example.org");
        row("tools.allow", "mail*", "mail()");
    }
    void writesCounterexamplesAsProgramsAndCommands()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, entry);
        QFETCH(QByteArray, text);
        const Policy other = *profile("strict");
        Policy one = other;
        Policy empty = other;
        policyRule(path.toStdString())->names(one).push_back(entry.toStdString());
        if (path == "tools.allow")
            empty.tools.clear();
        const PolicyProof proof = proveNotWider(one, empty);
        QVERIFY(!proof.counterexamples.empty());
        if (path == "hosts.allow")
            QVERIFY(proof.counterexamples.front().text.ends_with(".example.org"));
        else if (path == "tools.allow")
            QVERIFY(proof.counterexamples.front().text.ends_with("()"));
        else
            QCOMPARE(QByteArray::fromStdString(proof.counterexamples.front().text), text);
    }
    void comparesLimitsChecksAndLayers()
    {
        const Policy strict = *profile("strict");
        Policy wide = strict;
        wide.limits.operations.reset();
        QCOMPARE(toString(proveNotWider(wide, strict).counterexamples.front().kind), toString(Kind::Limit));
        QVERIFY(proveNotWider(strict, wide).isProven());
        Policy checked = strict;
        checked.secrets = OutputCheck::Block;
        wide = strict;
        wide.secrets = OutputCheck::Warn;
        QCOMPARE(toString(proveNotWider(wide, checked).counterexamples.front().kind), toString(Kind::Output));
        checked = strict;
        checked.requiredLayers = { "jail" };
        wide = strict;
        wide.requiredLayers.clear();
        QCOMPARE(toString(proveNotWider(wide, checked).counterexamples.front().kind), toString(Kind::Layer));
        Policy syntax = strict;
        syntax.deniedSyntax.push_back("While");
        QCOMPARE(proveNotWider(strict, syntax).counterexamples.front().text, "while 0: 1");
    }
    void leavesOpenWhatAFullFidelityAllows()
    {
        const Policy guarded = defaultPolicy();
        Policy full = guarded;
        full.fidelity = Fidelity::Full;
        QVERIFY(proveNotWider(guarded, full).isProven());
        QVERIFY(proveNotWider(full, full).isProven());
        QCOMPARE(proveNotWider(full, guarded).undecided, std::vector<std::string> { "fidelity" });
        full.defects = Defects::Mended; // it has no effect then
        Policy mended = guarded;
        mended.defects = Defects::Mended;
        QVERIFY(proveNotWider(full, mended).isProven());
    }
    void redirectionsOfAllowedCommandsCount()
    {
        Policy one = *profile("strict");
        one.commands.allow = { "ls" };
        Policy other = one;
        other.fileWrites.deny = { "/etc" };
        const PolicyProof proof = proveNotWider(one, other);
        QVERIFY(!proof.isProven());
        QCOMPARE(proof.counterexamples.front().text, "ls > /etc");
        QVERIFY(proveNotWider(other, one).isProven());
        other = one;
        one.commands.allow = other.commands.allow = { "curl **" };
        other.fetches.deny = { "evil.test" };
        QCOMPARE(proveNotWider(one, other).counterexamples.front().text, "curl https://evil.test");
    }
    void argumentsAndInnerCommandsCount_data()
    {
        QTest::addColumn<Policy>("one");
        QTest::addColumn<Policy>("other");
        Policy base = *profile("strict");
        base.commands.allow = { "git **" };
        base.fileReads.allow = { "src" };
        const auto row = [&](const char *name, const auto &change) {
            Policy one = base;
            Policy other = base;
            change(one, other);
            QTest::newRow(name) << one << other;
        };
        // "git show HEAD:.env"
        row("mentioned", [](Policy &, Policy &other) { other.fileReads.deny = { "**/.env" }; });
        row("edited", [](Policy &one, Policy &other) {
            one.fileEdits.allow = other.fileEdits.allow = { "src" };
            other.fileEdits.ask = { "x" };
        });
        // "env rm x"
        row("inner", [](Policy &one, Policy &other) {
            one.commands.allow = other.commands.allow = { "env **" };
            other.commands.deny = { "rm **" };
        });
        // "git -P push"
        row("option", [](Policy &one, Policy &other) {
            one.commands.allow = other.commands.allow = { "git -* push" };
            other.commands.deny = { "git push **" };
        });
        row("wrapper", [](Policy &, Policy &other) { other.commands.deny = { "nohup **" }; });
        // "ssh evil.test"
        row("host", [](Policy &one, Policy &other) {
            one.commands.allow = other.commands.allow = { "ssh **" };
            one.fileReads = other.fileReads = {};
            other.fetches.deny = { "evil.test" };
        });
    }
    void argumentsAndInnerCommandsCount()
    {
        QFETCH(Policy, one);
        QFETCH(Policy, other);
        QVERIFY(!proveNotWider(one, other).isProven());
        QVERIFY(proveNotWider(one, one).isProven());
        QVERIFY(proveNotWider(other, other).isProven());
        QVERIFY(proveNotWider(other, one).isProven());
    }
    /// Where the shortest commands mention files that both deny, others mention none.
    void looksForCommandsThatBothMayDecide_data()
    {
        QTest::addColumn<QByteArray>("allowed");
        QTest::addColumn<QByteArray>("denied");
        QTest::addColumn<QByteArray>("counterexample");
        QTest::newRow("outside") << QByteArray("mk *") << QByteArray("mk **") << QByteArray("mk ''");
        QTest::newRow("folder") << QByteArray("mk *b") << QByteArray("mk **") << QByteArray("mk /b");
        // A target of make is a name, not a file.
        QTest::newRow("target") << QByteArray("make *b") << QByteArray("make **") << QByteArray("make b");
    }
    void looksForCommandsThatBothMayDecide()
    {
        QFETCH(QByteArray, allowed);
        QFETCH(QByteArray, denied);
        QFETCH(QByteArray, counterexample);
        Policy one = *profile("strict");
        one.commands.allow = { allowed.toStdString() };
        one.fileReads.deny = { "**" };
        Policy other = one;
        other.commands.deny = { denied.toStdString() };
        const PolicyProof proof = proveNotWider(one, other);
        QVERIFY(!proof.counterexamples.empty());
        QCOMPARE(QByteArray::fromStdString(proof.counterexamples.front().text), counterexample);
        QVERIFY(proveNotWider(other, one).isProven());
    }
    /// Whole commands, with wrappers, other shells, redirections and expansions.
    void agreesWithJudgingShellCommands()
    {
        const std::vector<ShellFacts> facts = shellFacts(ShellParser(), shellCommands);
        int proven = 0;
        int disproved = 0;
        int undecided = 0;
        for (unsigned seed = 0; seed < static_cast<unsigned>(pairs); ++seed) {
            Random random(seed);
            const Policy one = someShellPolicy(random);
            const Policy other = random.below(2) == 0 ? someShellPolicy(random) : someChange(random, one);
            const PolicyProof proof = proveNotWider(one, other);
            proven += proof.isProven() ? 1 : 0;
            disproved += proof.counterexamples.empty() ? 0 : 1;
            undecided += proof.counterexamples.empty() && !proof.undecided.empty() ? 1 : 0;
            if (proof.isProven())
                QVERIFY2(widerCommand(facts, one, other).empty(),
                    qPrintable(QString::number(seed) + QLatin1Char(' ') + text(widerCommand(facts, one, other))));
            checkCounterexamples(proof, one, other, seed);
        }
        QVERIFY2(proven > pairs / 20 && disproved > pairs / 20, qPrintable(QString::number(proven)));
        const int most = pairs * 7 / 100;
        QVERIFY2(undecided < most, qPrintable(QStringLiteral("%1 undecided").arg(undecided)));
    }
    void agreesWithJudgingAFiniteUniverse()
    {
        int proven = 0;
        int undecided = 0;
        for (unsigned seed = 0; seed < static_cast<unsigned>(25 * pairs); ++seed) {
            Random random(seed);
            const Policy one = somePolicy(random);
            Policy other = somePolicy(random);
            if (random.below(4) == 0) { // near each other
                other = one;
                other.commands.allow.push_back(random.of(wordPatterns));
                other.imports.deny = some(random, 1, modulePatterns);
            }
            const PolicyProof proof = proveNotWider(one, other);
            undecided += proof.counterexamples.empty() && !proof.undecided.empty() ? 1 : 0;
            proven += proof.isProven() ? 1 : 0;
            const std::set<Kind> wider = judgedWider(one, other);
            for (const Kind kind : { Kind::Program, Kind::Command, Kind::Read })
                QVERIFY2(!wider.contains(kind) || find(proof, kind) != nullptr
                        || (kind == Kind::Command && !proof.isProven()), // what its arguments mention may be denied
                    QByteArray::number(seed).constData());
            checkCounterexamples(proof, one, other, seed);
        }
        QVERIFY(proven > pairs);
        QVERIFY2(undecided < pairs * 4 / 10, QByteArray::number(undecided).constData());
    }

private:
    static QString text(std::string_view bytes)
    {
        return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
    }

    /// Each is allowed by one and not by the other when it is judged.
    static void checkCounterexamples(const PolicyProof &proof, const Policy &one, const Policy &other, unsigned seed)
    {
        const QByteArray number = QByteArray::number(seed);
        if (const auto *module = find(proof, Kind::Program)) {
            QVERIFY2(ImportRules(one.imports).allows(module->subject), number.constData());
            QVERIFY2(!ImportRules(other.imports).allows(module->subject), number.constData());
        }
        if (const auto *command = find(proof, Kind::Command)) {
            const ShellFacts facts = shellFacts(ShellParser(), command->text);
            QVERIFY2(judgeShell(ActionJudge(one, {}), facts).outcome == ActionOutcome::Allow, number.constData());
            QVERIFY2(judgeShell(ActionJudge(other, {}), facts).outcome != ActionOutcome::Allow, number.constData());
        }
        if (const auto *path = find(proof, Kind::Read)) {
            QVERIFY2(ActionJudge(one, {}).file(ActionPart::Read, path->subject).outcome == ActionOutcome::Allow,
                number.constData());
            QVERIFY2(ActionJudge(other, {}).file(ActionPart::Read, path->subject).outcome != ActionOutcome::Allow,
                number.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestPolicyProof)
#include "tst_policyproof.moc"
