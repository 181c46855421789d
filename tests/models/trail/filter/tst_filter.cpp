// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/filter/filter.h"
#include "models/trail/filter/filterabsence.h"

#include "models/trail/filter/pattern.h"
#include "models/trail/index/pythonnames.h"
#include "tests/models/trail/samples.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestFilter : public QObject {
    Q_OBJECT

private:
    QString hitsOf(const std::string &expression);
    QTemporaryDir m_folder;
    std::string m_file;
    std::unique_ptr<Trail> m_trail;

private Q_SLOTS:
    void initTestCase();
    void findsTheRightSteps_data();
    void findsTheRightSteps();
    void reportsTheLineOfAHit_data();
    void reportsTheLineOfAHit();
    void reportsWhatBecomesOfAbsentValues();
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void takesAnyBytesWithoutHarm();
    void pagesWithoutGapsOrRepetitions();
    void narrowsDownByTheIndex();
    void sumsUpTheRunsThatItLetsThrough();
    void completesWhatIsTyped_data();
    void completesWhatIsTyped();
    void stopsWhenAsked();
    void readsNamesFromCode_data();
    void readsNamesFromCode();
    void boundsPatterns();
};

namespace {

StepRecord step(std::uint64_t ordinal, const std::string &code)
{
    StepRecord step = samples::bareStep(ordinal);
    step.code = { { Language::Python, code, CodeOrigin::Field } };
    return step;
}

} // namespace

/// Steps 1 to 6 in two runs, and execution 1 without a step (x1), which ran "import os".
void TestFilter::initTestCase()
{
    m_file = m_folder.path().toStdString() + "/filter.vitrine";
    const auto recorder = std::move(*Recorder::open(m_file));
    const auto source = recorder->addSource(samples::source());
    RunRecord first;
    first.indexInSource = 1;
    first.task = "Solve the equation";
    first.model = "gpt-x";
    StepRecord blocked = step(1, "import sympy\nprint(sympy.solve('x'))");
    blocked.error = ErrorRecord { ErrorLayer::Policy, "AgentExecutionError", "Import of sympy is not allowed", "", "",
        "InterpreterError" };
    StepRecord slow = step(2, "from numpy import linalg as la\nwith open('a') as f:\n    x = f.read()\nla.inv(x)");
    slow.time = { 1753315200.0, std::nullopt, 2.5, Quality::Recorded };
    slow.tokens = { 100, 7, Quality::Recorded };
    StepRecord failing = step(3, "y = undefined_name  # reopen( later");
    failing.error
        = ErrorRecord { ErrorLayer::Code, "AgentExecutionError", "NameError: undefined_name", "", "", "NameError" };
    QVERIFY(recorder->addRun(*source, first, std::vector { blocked, slow, failing }));
    RunRecord second;
    second.indexInSource = 2;
    second.task = "Ask the web";
    StepRecord asking = step(1, "os.system('ls')\nz: int = web_search(query='Caf\xC3\xA9')");
    asking.toolCalls = { { "c", "web_search", R"({"q":"weather in Bern"})", "It rains cats and dogs.", std::nullopt,
        std::nullopt, true } };
    StepRecord thinking = samples::bareStep(2);
    thinking.kind = StepKind::Plan;
    thinking.prompt = { { "system", "You are an oracle." }, { "user", "Where is it?" } };
    thinking.thought = "The exact phrase stands here, and 'quotes' too \u2013 don\u2019t";
    StepRecord final = step(3, "final_answer(42)");
    final.isFinalAnswer = true;
    final.outputs = { { OutputStream::Log, std::string(300'000, 'a') + " hidden_needle", false } };
    QVERIFY(recorder->addRun(*source, second, std::vector { asking, thinking, final }));
    QVERIFY(recorder->completeSource(*source, "{}"));
    const auto policy = recorder->addPolicy(R"({"name":"strict"})");
    QVERIFY(recorder->addReview({ 4, asking.code.front().text, *policy, Verdict::Denied, std::nullopt, 1,
        { { Severity::Denied, "imports.allow", "import-denied", "os", 1, 1, 1, 9 } } }));
    const auto scratch
        = recorder->beginSession({ 0, SessionKind::Scratch, *policy, "sandbox", "3.13.5", { "jail" }, 1 });
    const auto alone = recorder->beginExecution({ *scratch, 0, 1, "import os", false, 1 });
    QVERIFY(recorder->endExecution(*alone, samples::endOfThree()));
    const auto replay = recorder->beginSession({ 1, SessionKind::Replay, *policy, "in-process", "3.13.5", {}, 1 });
    const auto again = recorder->beginExecution({ *replay, 3, 1, "y = 1", true, 1 });
    QVERIFY(recorder->endExecution(*again, samples::fullEnd()));
    QVERIFY(recorder->addNote({ NoteSubject::Step, 2, "important", "look here", "me", 0, 1 }));
    m_trail = std::move(*Trail::open(m_file));
}

QString TestFilter::hitsOf(const std::string &expression)
{
    const auto filter = Filter::parse(expression);
    if (!filter)
        return QString::fromStdString(formatted("{} at {}", filter.error().code, filter.error().position));
    const auto page = m_trail->search(*filter, {}, 100);
    if (!page)
        return QString::fromStdString(page.error().detail);
    QStringList hits;
    for (const SearchHit &hit : page->hits)
        hits << (hit.step != 0 ? QString::number(hit.step) : u'x' + QString::number(hit.execution));
    return hits.join(u' ');
}

void TestFilter::findsTheRightSteps_data()
{
    QTest::addColumn<std::string>("expression");
    QTest::addColumn<QString>("hits");
    const auto row = [](const char *expression, const char *hits) {
        QTest::newRow(expression) << std::string(expression) << QString::fromLatin1(hits);
    };
    row("", "1 2 3 4 5 6 x1");
    row("status == blocked", "1 x1");
    row("variable.shape == \"(3, 4)\"", "x1");
    row("variable.shape == \"(4,)\"", "");
    row("status == blocked and import in (\"sympy\", \"numpy\")", "1");
    row("import in (\"sympy\", \"numpy\")", "1 2");
    row("import == numpy", "2");
    row("import == numpy.linalg", "2");
    row("import == \"num\"", "");
    row("import ~ \"^num\"", "2");
    row("import contains pan", "");
    row("error.type ~ \"Name.*\"", "3");
    row("error.type == InterpreterError", "1 x1");
    row("error.type != InterpreterError", "3");
    row("not error.type == InterpreterError", "2 3 4 5 6");
    row("duration > 2s", "2");
    row("duration > 2500ms", "");
    row("duration >= 2500ms", "2");
    row("duration >= 2500 ms", "2");
    row("duration in (2.5 s, 9 min)", "2");
    row("duration == 2500000\u00b5s", "2");
    row("duration > 2 \"linalg\"", "2");
    row("duration < 1h", "2 x1");
    row("not duration > 1s", "1 3 4 5 6");
    row("not duration > 2s", "1 3 4 5 6 x1");
    row("not (not duration > 2s)", "2");
    row("duration <= 2s", "x1");
    row("duration != 2.5s", "x1");
    row("not duration in (2.5s, 9s)", "1 3 4 5 6 x1");
    row("has(duration)", "2 x1");
    row("not has(duration)", "1 3 4 5 6");
    row("has(\"tokens.in\") and not has(tool)", "2");
    row("has(error.type)", "1 3 x1");
    row("has(import)", "1 2 x1");
    row("has(run.model)", "1 2 3");
    row("has(mark)", "2");
    row("has(replay.status)", "3");
    row("import != sympy", "2 x1");
    row("import !~ \"^sym\"", "2 x1");
    row("run.model != other", "1 2 3");
    row("not run.model == other", "1 2 3 4 5 6 x1");
    row("tool != web_search", "");
    row("tool != calculator", "4 x1");
    row("not tool == web_search", "1 2 3 5 6");
    row("not (duration > 1s and tool == web_search)", "1 2 3 4 5 6");
    row("interrupted", "");
    row("interrupted == false", "1 2 3 4 5 6 x1");
    row("tool == \"web_search\"", "4 x1");
    row("tool.arguments contains weather", "4");
    row("tool.result ~ \"cats|dogs\"", "4");
    row("code contains \"open(\"", "2 3");
    row("code contains OPEN", "2 3");
    row("code contains \"\"", "1 2 3 4 6 x1");
    row("don\u2019t", "5");
    row("don\u2019*", "5");
    row("\"too \u2013 don\u2019t\"", "5");
    row("not \"too \u2013 don\u2019t\"", "1 2 3 4 6 x1");
    row("\u2013", "5");
    row("dont or t\u2e3adon", "");
    row("code contains \"\u2013\"", "");
    row("o\xff\xffr", "");
    row("code contains \"nothing like it\"", "");
    row("code contains \"caf\xC3\xA9\"", "4");
    row("code ~ \"y = [a-z]+\"", "3");
    row("calls(\"open\")", "2");
    row("calls(\"solve\")", "1");
    row("calls(os.system)", "4");
    row("calls(\"numpy.linalg.inv\")", "2");
    row("calls(la.inv)", "2");
    row("calls(\"numpy.inv\")", "");
    row("prompt contains oracle", "5");
    row("prompt contains \"where is\"", "5");
    row("has(prompt)", "5");
    row("not has(prompt)", "1 2 3 4 6 x1");
    row("imports(\"os\")", "x1");
    row("assigns(\"x\")", "2");
    row("assigns(z)", "4");
    row("assigns(la)", "2");
    row("assigns(query)", "");
    row("policy.verdict(\"strict\") == denied", "4");
    row("policy.verdict(\"strict\") != denied", "");
    row("not policy.verdict(\"strict\") == denied", "1 2 3 5 6 x1");
    row("policy.verdict(\"other\") == denied", "");
    row("run.task contains equation", "1 2 3");
    row("run.model == gpt-x", "1 2 3");
    row("run == 2", "4 5 6");
    row("kind == plan", "5");
    row("final", "6 x1");
    row("final == false", "1 2 3 4 5");
    row("tokens.in >= 100", "2");
    row("started >= 2025-07-24", "2");
    row("started < \"2025-07-24 00:00:01\"", "2 x1");
    row("started > 2025-07-25", "");
    row("started > 2025-07-23T23:59", "2");
    row("started > 2025-07-23T23:59:59.5Z and started < 2025-07-25T00:00", "2");
    row("started in (2025-07-24T00:00:00Z, 2025-07-24)", "2");
    row("sympy", "1");
    row("SYMPY or undefined_name", "1 3");
    row("undef*", "3");
    row("\"exact phrase\"", "5");
    row("\"phrase exact\"", "");
    row("it's", "unclosed-text at 2");
    row("\"'quotes'\"", "5");
    row("hidden_needle", "");
    row("output contains hidden_needle", "6");
    row("rains dogs", "4");
    row("not (sympy or numpy)", "3 4 5 6 x1");
    row("edited", "3");
    row("replay.verdict == no_tool_result", "3");
    row("replay == no_tool_result", "3");
    row("replay.status in (blocked, error)", "3");
    row("variable.name == y", "3 x1");
    row("variable.value contains \"'a'\"", "3 x1");
    row("variable.change == added", "3 x1");
    row("event == open", "3 x1");
    row("event.rule == filesystem.read", "3 x1");
    row("import.verdict == denied", "3 x1");
    row("import.rule == imports.allow", "3 x1");
    row("tool.source == missing", "3 x1");
    row("finding.severity == denied", "4 x1");
    row("event.detail contains passwd", "3 x1");
    row("layer == guards", "3 x1");
    row("executor == sandbox", "x1");
    row("policy == strict", "3 x1");
    row("package == numpy", "x1");
    row("finding.code == import-denied", "4 x1");
    row("mark == important", "2");
    row("note contains LOOK", "2");
    row("source.format == smolagents-memory", "1 2 3 4 5 6");
}

void TestFilter::findsTheRightSteps()
{
    QFETCH(std::string, expression);
    QFETCH(QString, hits);
    QCOMPARE(hitsOf(expression), hits);
    const auto filter = Filter::parse(expression);
    if (!filter)
        return;
    QCOMPARE(*m_trail->count(*filter), std::uint64_t(hits.split(u' ', Qt::SkipEmptyParts).size()));
    QVERIFY(m_trail->explain(*filter));
    // With its parts the other way round, where the index does not come first, the answer is the same.
    const auto turned = Filter::parse(expression.empty() ? "" : "(" + expression + ") or (id == 0 and id == 1)");
    QCOMPARE(hitsOf(turned->text()), hits);
    // What a filter leaves out is what its contrary finds, and nothing is in both.
    QStringList rest = u"1 2 3 4 5 6 x1"_s.split(u' ');
    rest.removeIf([found = hits.split(u' ')](const QString &hit) { return found.contains(hit); });
    if (!expression.empty())
        QCOMPARE(hitsOf("not (" + expression + ")"), rest.join(u' '));
}

void TestFilter::reportsTheLineOfAHit_data()
{
    QTest::addColumn<std::string>("expression");
    QTest::addColumn<std::string>("line");
    const auto row = [](const char *expression, const char *line) {
        QTest::newRow(expression) << std::string(expression) << std::string(line);
    };
    row("code contains \"linalg\"", "from numpy import linalg as la");
    row("code ~ \"f[.]re+ad\"", "    x = f.read()");
    row("error.message ~ \"^Import of [a-z]+\"", "Import of sympy is not allowed");
    row("prompt contains \"oracle\"", "You are an oracle.");
    row("output contains \"hidden_needle\"", "…hidden_needle");
    row("output contains \"dden_needle\"", "…hidden_needle");
    QTest::newRow("a line that goes on") << std::string("output contains \"aaa\"") << std::string(100, 'a') + "…";
    row("prompt ~ \"Wh[a-z]+ is\"", "Where is it?");
    row("step == 2 and prompt !~ \"phrase\" and prompt contains \"Where\"", "Where is it?");
}

void TestFilter::reportsTheLineOfAHit()
{
    QFETCH(const std::string, expression);
    QFETCH(const std::string, line);
    const auto page = m_trail->search(*Filter::parse(expression), {}, 1);
    QVERIFY(page && page->hits.size() == 1);
    QCOMPARE(page->hits.front().snippet, line);
}

void TestFilter::reportsWhatBecomesOfAbsentValues()
{
    const auto absences = absencesOf(*Filter::parse("not (duration > 2s or not tool != a) and (has(import) or word) "
                                                    "and policy.verdict(\"x\") == denied and not duration > 3s"));
    const std::vector<FieldAbsence> expected { { "duration", true }, { "tool", false }, { "import", false },
        { "policy.verdict", false } };
    QVERIFY(absences == expected);
    QVERIFY(absencesOf(*Filter::parse("")).empty());
}

void TestFilter::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<std::string>("expression");
    QTest::addColumn<FilterProblem>("problem");
    const auto row = [](const char *expression, FilterProblem problem) {
        QTest::newRow(expression) << std::string(expression) << problem;
    };
    row("statsu == blocked", { "unknown-field", 0, 6, "statsu", "status" });
    row("x and task == 3", { "unknown-field", 6, 4, "task", "run.task" });
    row("tokens > 5", { "unknown-field", 0, 6, "tokens", "tokens.in" });
    row("wholly_unknown == 1", { "unknown-field", 0, 14, "wholly_unknown", "" });
    row("status == blokced", { "unknown-value", 10, 7, "blokced", "blocked" });
    row("call(\"open\")", { "unknown-function", 0, 4, "call", "calls" });
    row("duration > 2 parsecs", { "unknown-unit", 13, 7, "parsecs", "" });
    row("duration in (1s, 2 seconds)", { "unknown-unit", 19, 7, "seconds", "" });
    row("duration > 2 sympy and numpy", { "unknown-unit", 13, 5, "sympy", "" });
    row("duration > 2 and sympy", { "", 0, 0, "", "" });
    row("duration > 2s sympy", { "", 0, 0, "", "" });
    row("duration > 2 \"sympy\" symp* final calls(\"x\") run == 1", { "", 0, 0, "", "" });
    row("duration > 2 s == 3", { "unknown-field", 13, 1, "s", "" });
    row("duration > two", { "bad-value", 11, 3, "two", "" });
    row("duration > 2h30m", { "bad-value", 11, 5, "2h30m", "" });
    row("tokens.in > 2k", { "bad-value", 12, 2, "2k", "" });
    row("duration > 2parsecs", { "bad-value", 11, 8, "2parsecs", "" });
    row("run == many", { "bad-value", 7, 4, "many", "" });
    row("started > 2025-13-01", { "bad-value", 10, 10, "2025-13-01", "" });
    row("started > 2025-07-24T10:75", { "bad-value", 10, 16, "2025-07-24T10:75", "" });
    row("started > 2025-07-24T10:", { "unexpected", 23, 1, ":", "" });
    row("code < 3", { "bad-operator", 5, 1, "<", "" });
    row("run contains 3", { "bad-operator", 4, 8, "contains", "" });
    row("code ~ \"(\"", { "bad-pattern", 7, 3, "(", "" });
    row("code ~ \"(a)\\1\"", { "bad-pattern", 7, 7, "(a)\\1", "" });
    row("status ==", { "unfinished", 9, 0, "", "" });
    row("(a or b", { "unfinished", 7, 0, "", "" });
    row("a)", { "unexpected", 1, 1, ")", "" });
    row("a and and b", { "unexpected", 6, 3, "and", "" });
    row("code == \"open", { "unclosed-text", 8, 5, "open", "" });
    row("import in sympy", { "unexpected", 10, 5, "sympy", "" });
    row("a & b", { "unexpected", 2, 1, "&", "" });
    row("has(durations)", { "unknown-field", 4, 9, "durations", "duration" });
    row("has(policy.verdict)", { "unexpected", 4, 14, "policy.verdict", "" });
    row("has(tool) == a", { "bad-operator", 10, 2, "==", "" });
    row("has(3)", { "unexpected", 4, 1, "3", "" });
    row("has(", { "unfinished", 4, 0, "", "" });
    row("policy.verdict == denied", { "no-argument", 0, 14, "policy.verdict", "policy.verdict(\"\u2026\")" });
}

void TestFilter::saysWhatIsWrongAndWhere()
{
    QFETCH(std::string, expression);
    QFETCH(FilterProblem, problem);
    const auto filter = Filter::parse(expression);
    QCOMPARE(filter.has_value(), problem.code.empty());
    if (filter)
        return;
    QCOMPARE(filter.error().code, problem.code);
    QCOMPARE(filter.error().position, problem.position);
    QCOMPARE(filter.error().length, problem.length);
    QCOMPARE(filter.error().subject, problem.subject);
    QCOMPARE(filter.error().suggestion, problem.suggestion);
}

void TestFilter::takesAnyBytesWithoutHarm()
{
    QCOMPARE(
        samples::codeOf(m_trail->search(*Filter::parse("'; DROP TABLE steps; --' or code contains \"' OR 1\""), {}, 9)),
        std::string("no error"));
    QVERIFY(!Filter::parse(std::string(10'000, '(')));
    QVERIFY(!Filter::parse(std::string(100'000, 'a')));
    std::string nots;
    for (int n = 0; n < 500; ++n)
        nots += "not ";
    QCOMPARE(Filter::parse(nots + "a").error().code, std::string("too-deep"));
    // Words that mean something to the index are words like others.
    for (const char *word :
        { "NEAR", "OR*", "\"a\"\"b\"", "\"code:x\"", "\"-\"", "\"^a\"", "\"\xff\xfe\"", "\"*\"", "AND" })
        QVERIFY2(m_trail->search(*Filter::parse(word), {}, 9).has_value(), word);
    std::uint64_t state = 88172645463325252ULL;
    for (int round = 0; round < 3000; ++round) {
        std::string text;
        static const std::vector<std::string> parts { "status", "==", "(", ")", "not ", " and ", " or ", "\"", "'",
            "code ", "contains ", "~ ", "x*", "1s", "in", ",", "calls(", "\xff", "\\", "é", "-", "." };
        for (int n = 0; n < 12; ++n) {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            text += parts[state % parts.size()];
        }
        const auto filter = Filter::parse(text);
        if (filter)
            QVERIFY2(m_trail->search(*filter, {}, 9).has_value(), text.c_str());
        else
            QVERIFY2(filter.error().position <= text.size(), text.c_str());
        completeFilter(text, state % (text.size() + 1));
    }
}

void TestFilter::pagesWithoutGapsOrRepetitions()
{
    for (const char *expression :
        { "", "final or not final", "import* or code contains \"\" or thought contains phrase" }) {
        const auto filter = Filter::parse(expression);
        const auto whole = m_trail->search(*filter, {}, 100);
        std::vector<std::pair<StepId, ExecutionId>> paged;
        SearchPage page;
        do {
            page = *m_trail->search(*filter, page.next, 1);
            for (const SearchHit &hit : page.hits)
                paged.emplace_back(hit.step, hit.execution);
        } while (!page.isLast);
        QCOMPARE(paged.size(), whole->hits.size());
        for (std::size_t n = 0; n < paged.size(); ++n)
            QCOMPARE(paged[n].first, whole->hits[n].step);
    }
}

void TestFilter::narrowsDownByTheIndex()
{
    for (const char *expression : { "sympy", "code contains \"open(\"", "calls(\"open\")", "import == numpy" }) {
        const auto plan = m_trail->explain(*Filter::parse(expression));
        QVERIFY2(plan->steps.front().contains("VIRTUAL TABLE INDEX"), expression);
    }
    QVERIFY(m_trail->explain(*Filter::parse("tool == web_search"))->sql.contains("step_tool_calls"));
}

void TestFilter::sumsUpTheRunsThatItLetsThrough()
{
    const auto all = m_trail->statistics(StatisticsBy::Run);
    QVERIFY(all);
    QCOMPARE(all->all.runs, 2U);
    const auto runs = m_trail->runsWith(*Filter::parse("tool == \"web_search\""));
    QVERIFY(runs);
    const auto some = m_trail->statistics(StatisticsBy::Run, *runs);
    QVERIFY(some);
    QCOMPARE(some->all.runs, 1U);
    QCOMPARE(some->groups.size(), 1U);
    QCOMPARE(some->groups.front().key, "2");
    QCOMPARE(some->all.toolCalls, 1U);
    QCOMPARE(some->tools.size(), 1U);
    QVERIFY(some->errors.empty() && all->errors.size() == 2);
    QVERIFY(some->statuses.empty() && !all->statuses.empty());
    QVERIFY(std::ranges::none_of(some->modules, [](const NamedCount &module) { return module.name == "sympy"; }));
    const auto none = m_trail->statistics(StatisticsBy::Model, std::vector<RunId> {});
    QVERIFY(none);
    QCOMPARE(none->all.runs, 0U);
    QVERIFY(none->groups.empty() && none->tools.empty());
}

void TestFilter::completesWhatIsTyped_data()
{
    QTest::addColumn<std::string>("typed");
    QTest::addColumn<std::size_t>("from");
    QTest::addColumn<QString>("first");
    const auto row = [](const char *typed, std::size_t from, const char *first) {
        QTest::newRow(typed) << std::string(typed) << from << QString::fromLatin1(first);
    };
    row("stat", 0, "status");
    row("status ", 7, "==");
    row("status == bl", 10, "blocked");
    row("status in (ok, bl", 15, "blocked");
    row("a and run.t", 6, "run.task");
    row("final == ", 9, "true");
    row("replay == fi", 10, "fixed");
    row("cal", 0, "calls(");
    row("policy.verdict(\"strict\") == de", 28, "denied");
    row("code == \"op", 11, "");
    row("status == ok a", 13, "and");
    row("not ha", 4, "has(");
    row("has(dur", 4, "duration");
}

void TestFilter::completesWhatIsTyped()
{
    QFETCH(std::string, typed);
    QFETCH(std::size_t, from);
    QFETCH(QString, first);
    const FilterCompletions completions = completeFilter(typed, typed.size());
    QCOMPARE(completions.from, from);
    QCOMPARE(completions.candidates.empty() ? QString() : QString::fromStdString(completions.candidates.front().text),
        first);
}

void TestFilter::stopsWhenAsked()
{
    const auto page = m_trail->search(*Filter::parse("run == 1"), {}, 9, [] { return false; });
    QVERIFY(page);
    const auto stopped
        = m_trail->sql("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n", {},
            { [](const auto &) {}, [](auto) { return true; } }, [] { return true; });
    QCOMPARE(samples::codeOf(stopped), samples::nameOf(ErrorCode::Cancelled));
}

void TestFilter::readsNamesFromCode_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *name, const char *code, const char *names) {
        QTest::newRow(name) << QString::fromUtf8(code) << QString::fromUtf8(names);
    };
    row("imports", "import os, sys as s\nfrom a.b import c, d as e", "import os sys a.b a.b.c a.b.d; assign s e");
    row("in brackets", "from m import (\n    x,\n    y,\n)\nf()", "import m m.x m.y; call f");
    row("strings are nothing", "'import os; open(1)'\n\"\"\"\nx = open(2)\n\"\"\"", "");
    row("comments are nothing", "# import os\nx = 1 # open(3)", "assign x");
    row("f-strings", "f'{open(\"a\")} {{no(1)}} {b!r}'", "call open");
    row("targets", "a = b = 1\nc, d = 1, 2\ne: int = 3\ng += 1\nif h == 1: i = 2\nj(k=1)",
        "call j; assign a b d c e g i");
    row("binding", "for n, m in p: pass\nwith q() as r: pass\n(s := 1)\ndef t(): pass\nclass U: pass",
        "call q; assign n m r s t U");
    row("imported as", "import sympy as sp\nsp.solve(x)", "import sympy; call sp.solve sympy.solve; assign sp");
    row("module of a package as", "import a.b as c\nc.d()", "import a.b; call c.d a.b.d; assign c");
    row("imported from", "from sympy import solve\nsolve(x)", "import sympy sympy.solve; call solve sympy.solve");
    row("imported from as", "from sympy import solve as s, Eq\ns(Eq(x))",
        "import sympy sympy.solve sympy.Eq; call s sympy.solve Eq sympy.Eq; assign s");
    row("imported from in brackets", "from m import (\n    x,\n    y as z,\n)\nz.w(x())",
        "import m m.x m.y; call z.w m.y.w x m.x; assign z");
    row("imported and bound anew", "import sympy as sp\nsp = 1\nsp.f()", "import sympy; call sp.f; assign sp sp");
    row("imported and defined anew", "from m import f\ndef f(): pass\nf()", "import m m.f; call f; assign f");
    row("imported anew", "import a as np, b as np\nnp.f()\nimport np\nnp.g()",
        "import a b np; call np.f b.f np.g; assign np np");
    row("imported behind the call", "f()\nfrom m import f", "import m m.f; call f");
    row("one line", "x = 1; import re; y = 2", "import re; assign x y");
    row("dotted", "a.b.c(1).d(2)", "call a.b.c d");
    row("broken", "def (\nimport os\n\"\"\" open(", "");
}

void TestFilter::readsNamesFromCode()
{
    QFETCH(QString, code);
    QFETCH(QString, names);
    const auto found = trailfile::pythonNames(code.toStdString());
    QStringList parts;
    const auto add = [&](const char *kind, const std::vector<std::string> &list) {
        QString part = QString::fromLatin1(kind);
        for (const std::string &name : list)
            part += u' ' + QString::fromStdString(name);
        if (!list.empty())
            parts << part;
    };
    add("import", found.imports);
    add("call", found.calls);
    add("assign", found.assigns);
    QCOMPARE(parts.join(u"; "_s), names);
}

void TestFilter::boundsPatterns()
{
    using trailfile::Pattern;
    QVERIFY(Pattern("^a\\d+b$").isIn("a123b"));
    QVERIFY(!Pattern("^a\\d+b$").isIn("ab"));
    QVERIFY(!Pattern("a{1,30000}").isValid());
    QVERIFY(!Pattern("a{9}{9}{9}{9}").isValid());
    QVERIFY(!Pattern("a" + std::string(12, '+')).isValid());
    QVERIFY(!Pattern(std::string(1'001, 'a')).isValid());
    // Repetitions of repetitions take no longer than others.
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!Pattern("((((((((((((a+)+)*)+)+)+)+)+)+)+)+)+)+b").isIn(std::string(1'000'000, 'a')));
    QVERIFY(!Pattern("(x|(a{0,20}b){0,20}){20}c").isIn(std::string(100'000, 'a')));
    QVERIFY(timer.elapsed() < 10'000);
    QVERIFY(Pattern("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}").isIn("7f3c8a52-0d91-4be6-9c1f-2a5b8e7d6c40"));
    QVERIFY(Pattern("^([^]+{]+\\+[[:alpha:]]{2,3})+$").isIn("a+bcd"));
    QVERIFY(!Pattern("(a)\\1").isValid());
    QVERIFY(!Pattern("").isValid());
    // A long line must not take a stack that is as long.
    QVERIFY(!Pattern("(a|b)*c").isIn(std::string(5'000'000, 'a')));
    QVERIFY(Pattern("c$").isIn(std::string(5'000'000, 'a') + "c"));
    QVERIFY(Pattern("b").isIn(std::string("a\0b", 3)));
}

QTEST_GUILESS_MAIN(TestFilter)
#include "tst_filter.moc"
