// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/chartdata.h"
#include "app/panes/issues/issueitems.h"
#include "app/panes/overview/overviewdata.h"
#include "app/wording/words.h"
#include "models/trail/read/joins.h"
#include "models/trail/read/trail.h"
#include "models/trail/record/names.h"
#include "models/trail/write/recorder.h"
#include "tests/app/cli/program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

using Json = nlohmann::json;

/// What every view of a trail counts.
struct Counts {
    quint64 steps = 0;
    quint64 codeSteps = 0;
    quint64 errors = 0;
    quint64 blocked = 0;
    bool operator==(const Counts &) const = default;
};

QByteArray words(const Counts &counts)
{
    return QByteArrayLiteral("steps ") + QByteArray::number(counts.steps) + ", with code "
        + QByteArray::number(counts.codeSteps) + ", errors " + QByteArray::number(counts.errors) + ", blocked "
        + QByteArray::number(counts.blocked);
}

Counts countsIn(const Json &json)
{
    return { json["steps"].get<quint64>(), json["code_steps"].get<quint64>(), json["errors"].get<quint64>(),
        json["blocked"].get<quint64>() };
}

Counts countsIn(const RunFigures &figures)
{
    return { figures.steps, figures.codeSteps, figures.errors, figures.blocked };
}

quint64 sumOf(const std::vector<OverviewCount> &counts)
{
    return std::accumulate(counts.begin(), counts.end(), quint64(0),
        [](quint64 sum, const OverviewCount &count) { return sum + count.count; });
}

quint64 countOf(const std::vector<OverviewCount> &counts, QStringView label)
{
    const auto found = std::ranges::find(counts, label, &OverviewCount::label);
    return found == counts.end() ? 0 : found->count;
}

} // namespace

/// Every view of a trail counts the same steps, codes, errors and denials. The trail has runs of several agents, with
/// scores, costs, failed and blocked steps, replays, and a session that hooks recorded beside its own log.
class TestSameCounts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
        m_file = m_folder.filePath(u"rich.vitrine"_s);
        const auto replayed = runProgram({ u"replay"_s, u"" VITRINE_SOURCE_DIR "/resources/samples/loans.json"_s,
            u"--trail"_s, m_file, u"--executor"_s, u"in-process"_s, u"--json"_s });
        QVERIFY2(replayed.status >= 0 && replayed.status < 2, replayed.all().constData());
        QStringList arguments { u"import"_s, u"--trail"_s, m_file, u"--json"_s,
            u"" VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl"_s };
        for (const auto *log :
            { "claude-code.jsonl", "codex.jsonl", "inspect.json", "langfuse.json", "notebook.ipynb.json",
                "openhands.json", "smolagents-memory.json", "smolagents-messages.jsonl", "sweagent.traj.json" })
            arguments << QStringLiteral(VITRINE_TEST_DATA "/losses/") + QLatin1StringView(log);
        const auto imported = runProgram(arguments);
        QVERIFY2(imported.status == 0, imported.all().constData());
        m_import = imported.json();
        addJoinedSession();
        auto trail = Trail::open(QFile::encodeName(m_file).toStdString());
        QVERIFY(trail);
        m_trail = std::move(*trail);
        const auto figures = m_trail->statistics(StatisticsBy::Run);
        QVERIFY(figures);
        m_figures = *figures;
        m_expected = countsIn(m_figures.all);
        // Nothing would be compared without them.
        QVERIFY2(m_expected.codeSteps > 10 && m_expected.errors > 1 && m_expected.blocked > 1 && m_figures.all.cost,
            words(m_expected).constData());
        QVERIFY(!m_figures.verdicts.empty());
        QCOMPARE(joinedRuns(*m_trail).value_or(JoinedRuns()).size(), std::size_t(1));
    }

    void theGroupsAddUp()
    {
        for (const auto by : { StatisticsBy::Run, StatisticsBy::Agent, StatisticsBy::Model, StatisticsBy::Day }) {
            const auto figures = m_trail->statistics(by);
            QVERIFY(figures);
            Counts sum;
            for (const auto &group : figures->groups)
                add(sum, countsIn(group));
            QCOMPARE(words(sum), words(m_expected));
        }
    }

    void theCommandOfStatistics()
    {
        const auto json = command({ u"trail"_s, u"stats"_s, m_file, u"--json"_s });
        QCOMPARE(words(countsIn(json["all"])), words(m_expected));
        QCOMPARE(json["all"]["recorded_cost"].get<double>(), m_figures.all.cost.value_or(0));
        quint64 failures = 0;
        for (const auto &group : json["failures"])
            failures += group["count"].get<quint64>();
        QCOMPARE(failures, m_expected.errors + m_expected.blocked);
    }

    // The recording of a session whose own log is in the trail is a run of its own in the lists.
    void theListOfRuns()
    {
        const auto json = command({ u"trail"_s, u"list"_s, m_file, u"--json"_s });
        Counts sum;
        for (const auto &run : json["runs"])
            if (run["log_run"].is_null())
                add(sum,
                    { run["step_count"].get<quint64>(), run["code_steps"].get<quint64>(), run["errors"].get<quint64>(),
                        run["blocked"].get<quint64>() });
        sum.steps -= m_figures.all.graderSteps;
        QCOMPARE(words(sum), words(m_expected));
    }

    void theImport()
    {
        Counts sum;
        for (const auto &file : m_import["files"]) {
            add(sum, countsIn(file));
            QVERIFY(file["steps"] >= file["turns"]);
        }
        // What was not imported here: the replayed log and the joined session.
        add(sum, countsIn(m_figures.groups.front()));
        sum.steps += 1 - m_figures.all.graderSteps;
        sum.blocked += 1;
        QCOMPARE(words(sum), words(m_expected));
    }

    void theToolsOfAgents()
    {
        const QByteArray lines
            = R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}})"
              "\n"
              R"({"jsonrpc":"2.0","method":"notifications/initialized"})"
              "\n"
              R"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"statistics","arguments":{}}})"
              "\n"
              R"({"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"list_runs","arguments":{}}})"
              "\n";
        const auto outcome = runProgram({ u"mcp"_s, m_file }, lines);
        std::vector<Json> answers;
        for (const auto &line : outcome.out.split('\n'))
            if (!line.isEmpty())
                answers.push_back(Json::parse(line.toStdString(), nullptr, false));
        QVERIFY2(answers.size() == 3, outcome.all().constData());
        const auto statistics
            = Json::parse(answers[1]["result"]["content"][0]["text"].get<std::string>(), nullptr, false);
        QCOMPARE(words(countsIn(statistics["all"])), words(m_expected));
        QCOMPARE(statistics["all"]["cost"].get<double>(), m_figures.all.cost.value_or(0));
    }

    void theReport()
    {
        const auto html = m_folder.filePath(u"report.html"_s);
        const auto outcome
            = runProgram({ u"trail"_s, u"export"_s, m_file, u"--format"_s, u"html"_s, u"--output"_s, html });
        QVERIFY2(outcome.status == 0, outcome.all().constData());
        QFile file(html);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = QString::fromUtf8(file.readAll());
        const auto joined = joinedRuns(*m_trail).value_or(JoinedRuns());
        Counts counts;
        for (const auto &section : text.split(u"<section id=\"run-"_s).sliced(1)) {
            if (joined.contains(section.first(section.indexOf(u'"')).toLongLong()))
                continue;
            static const QRegularExpression article(u"<article id=\"step-\\d+\" data-kind=\"([^\"]*)\""_s);
            for (auto matches = article.globalMatch(section); matches.hasNext();) {
                const auto kinds = matches.next().captured(1).split(u' ');
                ++counts.steps;
                counts.codeSteps += kinds.contains(u"code"_s) ? 1 : 0;
                counts.errors += kinds.contains(u"error"_s) ? 1 : 0;
                counts.blocked += kinds.contains(u"blocked"_s) ? 1 : 0;
            }
        }
        // The report has what graders did as well.
        QCOMPARE(counts.steps, m_expected.steps + m_figures.all.graderSteps);
        counts.steps = m_expected.steps;
        QCOMPARE(words(counts), words(m_expected));
    }

    void theCheck()
    {
        const auto joinedBlocked = quint64(1);
        const auto outcome = runProgram({ u"check"_s, m_file, u"--json"_s });
        const auto summary = outcome.json()["summary"];
        QCOMPARE(summary["code_steps"].get<quint64>(), m_expected.codeSteps);
        QCOMPARE(summary["recorded_blocked"].get<quint64>(), m_expected.blocked + joinedBlocked);
        const auto python = sum("SELECT count(DISTINCT step) FROM v_code WHERE language = 'python'");
        QCOMPARE(summary["python_steps"].get<quint64>(), python);
    }

    void thePolicyCheckCountsPythonAlone()
    {
        const auto outcome = runProgram({ u"policy"_s, u"check"_s, u"smolagents-default"_s, m_file, u"--json"_s });
        const auto json = outcome.json();
        QVERIFY2(json.is_object(), outcome.all().constData());
        const auto python = sum("SELECT count(DISTINCT step) FROM v_code WHERE language = 'python'");
        QCOMPARE(json["summary"]["python_steps"].get<quint64>(), python);
    }

    void theSearch_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<quint64>("count");
        QTest::newRow("code") << u"has(code)"_s << m_expected.codeSteps;
        QTest::newRow("blocked") << u"status == blocked"_s << m_expected.blocked;
        QTest::newRow("errors") << u"status == error or status == limit"_s << m_expected.errors;
    }

    void theSearch()
    {
        QFETCH(const QString, filter);
        QFETCH(const quint64, count);
        const auto joined = joinedRuns(*m_trail).value_or(JoinedRuns());
        const auto outcome = runProgram({ u"trail"_s, u"search"_s, m_file, filter, u"--json"_s });
        QVERIFY2(outcome.status >= 0, outcome.all().constData());
        quint64 found = 0;
        for (const auto &line : outcome.out.split('\n')) {
            const auto step = Json::parse(line.toStdString(), nullptr, false);
            if (step.is_object() && step.value("run", RunId(0)) > 0 && step.value("execution", Json()).is_null())
                found += joined.contains(step["run"].get<RunId>()) ? 0 : 1;
        }
        QCOMPARE(found, count);
    }

    void theOverview()
    {
        const auto runs = Overview::runs(answer(Overview::stepStatement()));
        quint64 steps = 0;
        quint64 code = 0;
        for (const auto &run : runs) {
            steps += run.steps.size();
            code += quint64(std::ranges::count_if(run.steps, &OverviewCell::hasCode));
        }
        QCOMPARE(steps, m_expected.steps + m_figures.all.graderSteps);
        QCOMPARE(code, m_expected.codeSteps);
        const auto statuses = Overview::statuses(runs);
        QCOMPARE(sumOf(statuses), steps);
        QCOMPARE(countOf(statuses, u"Blocked"), m_expected.blocked);
        QCOMPARE(countOf(statuses, u"Error") + countOf(statuses, u"Limit"), m_expected.errors);
        QCOMPARE(sumOf(Overview::denials(answer(Overview::denialStatement()))), m_expected.blocked);
        QCOMPARE(sumOf(Overview::errors(answer(Overview::errorStatement()))), m_expected.errors);
        const auto totals = Overview::totals(answer(Overview::totalStatement()));
        QVERIFY(totals.cost && qFuzzyCompare(*totals.cost, *m_figures.all.cost)); // summed in another order
        QCOMPARE(totals.runs, m_figures.all.runs);
        const auto verdicts = Overview::verdicts(runs);
        QCOMPARE(sumOf(verdicts), code);
        for (const auto &verdict : m_figures.verdicts) {
            const auto value = trailfile::enumFrom<ReplayVerdict>(verdict.name);
            QVERIFY(value);
            QCOMPARE(countOf(verdicts, Words::replayVerdict(*value).text), verdict.count);
        }
    }

    void theCharts()
    {
        const auto sumIn = [this](ChartFigure figure, std::size_t series) {
            const auto data = Charting::data(m_figures, figure, StatisticsBy::Run);
            double sum = 0;
            for (const auto &group : data.groups)
                sum += group.values[series].value_or(0);
            return quint64(sum);
        };
        QCOMPARE(sumIn(ChartFigure::Steps, 0), m_expected.codeSteps);
        QCOMPARE(sumIn(ChartFigure::Steps, 0) + sumIn(ChartFigure::Steps, 1), m_expected.steps);
        QCOMPARE(sumIn(ChartFigure::Failures, 0), m_expected.errors);
        QCOMPARE(sumIn(ChartFigure::Failures, 1), m_expected.blocked);
    }

    void theIssues()
    {
        IssueScan scan;
        QVERIFY(scan.read(*m_trail, [] { return true; }));
        const auto joined = joinedRuns(*m_trail).value_or(JoinedRuns());
        quint64 blocked = 0;
        quint64 errors = 0;
        for (const auto &group : scan.groups())
            for (const auto &item : group.items) {
                const bool isOfLog = !joined.contains(item.run);
                blocked += isOfLog && group.meaning == Meaning::Blocked ? 1 : 0;
                errors += isOfLog && (group.meaning == Meaning::Error || group.meaning == Meaning::Limit) ? 1 : 0;
            }
        QCOMPARE(blocked, m_expected.blocked);
        QCOMPARE(errors, m_expected.errors);
    }

private:
    static void add(Counts &sum, const Counts &counts)
    {
        sum.steps += counts.steps;
        sum.codeSteps += counts.codeSteps;
        sum.errors += counts.errors;
        sum.blocked += counts.blocked;
    }

    static Json command(const QStringList &arguments)
    {
        const auto outcome = runProgram(arguments);
        auto json = outcome.json();
        if (!json.is_object())
            qWarning() << outcome.all();
        return json;
    }

    SqlAnswer answer(const std::string &statement) const
    {
        SqlAnswer found;
        const SqlReceiver receiver { [](const std::vector<std::string> &) {},
            [&found](std::span<const SqlValue> row) {
                found.rows.emplace_back(row.begin(), row.end());
                return true;
            } };
        const auto read = m_trail->sql(statement, { .rows = std::numeric_limits<std::uint64_t>::max() }, receiver);
        return read ? found : SqlAnswer();
    }

    quint64 sum(const std::string &statement) const { return quint64(numberIn(answer(statement).rows.at(0)[0])); }

    /// The same denied call, as hooks and as the session's own log recorded it.
    void addJoinedSession()
    {
        const auto recorder = *Recorder::open(QFile::encodeName(m_file).toStdString());
        for (const char *format : { "vitrine-hook", "claude-code" }) {
            SourceRecord log;
            log.format = format;
            const auto source = *recorder->addSource(log);
            RunRecord run;
            run.externalId = "joined";
            run.framework = "claude-code";
            run.indexInSource = 1;
            StepRecord step;
            step.ordinal = 1;
            step.toolCalls.push_back({ "a", "Bash", R"({"command": "rm -r /"})", {}, {}, {} });
            step.error.emplace();
            step.error->layer = ErrorLayer::Policy;
            step.error->message = "denied";
            QVERIFY(recorder->addRun(source, run, std::vector { step }));
            QVERIFY(recorder->completeSource(source, "{}"));
        }
    }

    QTemporaryDir m_folder;
    QString m_file;
    Json m_import;
    std::unique_ptr<Trail> m_trail;
    Statistics m_figures;
    Counts m_expected;
};

QTEST_MAIN(TestSameCounts)
#include "tst_samecounts.moc"
