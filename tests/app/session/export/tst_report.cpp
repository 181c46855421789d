// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/trailexport.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// What would be an element, an attribute's end, a hidden character or an end of the script if it were not text.
const std::string evil = "<i>\"'</script>&lt;\x1B\xE2\x80\xAE]]>";

StepRecord evilStep()
{
    StepRecord step;
    step.ordinal = 1;
    step.thought = evil;
    step.rawModelOutput = evil;
    step.code = { { .language = Language::Python, .text = "x = '''" + evil + "\nend''' # " + evil },
        { .language = Language::Bash, .text = evil, .origin = CodeOrigin::Fenced } };
    step.toolCalls = { { evil, evil, evil, evil, evil, 1.0, false } };
    step.outputs = { { .stream = OutputStream::Log, .text = evil }, { .stream = OutputStream::Result, .text = evil } };
    step.error = ErrorRecord { ErrorLayer::Code, evil, evil, evil, evil, evil };
    step.prompt = { { evil, evil } };
    step.extra = evil;
    return step;
}

Execution evilExecution()
{
    Execution execution;
    execution.begin.isEdited = true;
    execution.begin.code = evil;
    execution.session.executor = evil;
    execution.session.policyHash = evil;
    execution.end = ExecutionEnd { .result = {}, .verdict = ReplayVerdict::Differs, .reason = evil, .endedAt = 1 };
    execution.end->result.logs = evil;
    execution.end->result.output = StepOutput {};
    execution.end->result.output->repr = execution.end->result.output->type = evil;
    execution.end->result.error = StepError {};
    execution.end->result.error->type = execution.end->result.error->message = evil;
    return execution;
}

ExportedRun evilRun(RunId id)
{
    ExportedRun run;
    run.run.id = id;
    run.run.steps = 1;
    RunRecord &record = run.run.record;
    record.task = record.agentName = record.model = record.framework = record.frameworkVersion = record.extra = evil;
    record.finalAnswer = record.expectedAnswer = evil;
    run.steps = { { .id = id * 10, .record = evilStep(), .executions = { evilExecution() } } };
    return run;
}

using Prove = std::function<std::string(StepId)>;

QString report(std::span<const ExportedRun> runs, const Prove &prove = [](StepId) { return evil; })
{
    ExportHead head { .trail = evil, .uid = "7d06", .head = "5528", .seal = {}, .sources = {}, .runs = {} };
    head.seal = { .isSealed = true, .sealedEntries = 12, .sealKey = evil, .sealedAt = 0 };
    SourceSummary &source = head.sources.emplace_back();
    source.record.file = "/logs/" + evil;
    source.record.sha256 = source.record.format = evil;
    for (const ExportedRun &run : runs)
        head.runs.push_back(run.run);
    std::string text;
    const auto writer = makeExport("html", [&text](std::string_view part) { text += part; }, prove);
    writer->begin(head);
    for (const ExportedRun &run : runs)
        writer->add(run);
    writer->end();
    return QString::fromStdString(text);
}

QString between(const QString &text, const QString &from, const QString &to)
{
    return text.section(from, 1, 1).section(to, 0, 0);
}

QString hashOf(const QString &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toBase64());
}

} // namespace

/// The report that people without the program read: all that is in it is text but for its own style and script.
class TestReport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatComesFromALogIsText()
    {
        const std::array runs { evilRun(1), evilRun(2) };
        const QString text = report(runs);
        QVERIFY(!text.contains(u"<i>"_s));
        QCOMPARE(text.count(u"<script>"_s), 1);
        QCOMPARE(text.count(u"</script>"_s), 1);
        QVERIFY(!text.contains(QChar(0x1B)));
        QVERIFY(!text.contains(QChar(0x202E)));
        QVERIFY(text.count(u"&lt;i&gt;"_s) > 40);
    }

    void onlyItsOwnStyleAndScriptAreApplied()
    {
        const std::array runs { evilRun(1) };
        const QString text = report(runs);
        const QString rules = between(text, u"http-equiv=\"Content-Security-Policy\" content=\""_s, u"\""_s);
        QVERIFY2(rules.startsWith(u"default-src 'none'"_s), qPrintable(rules));
        QVERIFY(rules.contains(u"style-src 'sha256-"_s + hashOf(between(text, u"<style>"_s, u"</style>"_s)) + u'\''));
        QVERIFY(
            rules.contains(u"script-src 'sha256-"_s + hashOf(between(text, u"<script>"_s, u"</script>"_s)) + u'\''));
        static const QRegularExpression attribute(u" (?:style|on[a-z]+|src|href)=\"?[^#]"_s);
        QVERIFY(!text.section(u"<body>"_s, 1).section(u"<script>"_s, 0, 0).contains(attribute));
    }

    void linesOfCodeStayLines()
    {
        const std::array runs { evilRun(1) };
        const QString code = between(report(runs), u"<pre class=code data-field=step_code>"_s, u"</pre>"_s);
        QCOMPARE(code.count(u"<span class=l>"_s), 2);
        QCOMPARE(code.count(u"<span"_s), code.count(u"</span>"_s));
        QVERIFY(code.contains(u"<span class=t>end&#39;&#39;&#39;</span>"_s)
            || code.contains(u"<span class=t>end'''</span>"_s));
    }

    void missingProofsAreSaid()
    {
        const std::array runs { evilRun(1) };
        const QString none = u"No proof"_s;
        QVERIFY(!report(runs).contains(none));
        QVERIFY(report(runs, [](StepId) { return std::string(); }).contains(none));
        QVERIFY(!report(runs, {}).contains(none));
    }

    void imagesAreWrittenAgain()
    {
        QImage red(3, 2, QImage::Format_RGB32);
        red.fill(Qt::red);
        red.setText(u"Comment"_s, u"hidden"_s);
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && red.save(&buffer, "png"));
        auto run = evilRun(1);
        const auto shows = [&run](const std::string &text) {
            run.steps.front().record.outputs = { { .stream = OutputStream::Display, .text = text } };
            return report({ &run, 1 });
        };
        const auto base64 = png.toBase64().toStdString();
        const QString text = shows("data:image/svg+xml;base64," + base64 + "\" onload=\"x()");
        const auto written = between(text, u"<img src=\"data:image/png;base64,"_s, u"\""_s);
        const auto bytes = QByteArray::fromBase64(written.toLatin1());
        QCOMPARE(QImage::fromData(bytes, "png").size(), red.size());
        QVERIFY(png.contains("hidden"));
        QVERIFY(!bytes.contains("hidden"));
        QVERIFY(!text.contains(u"onload"_s));
        QVERIFY(text.contains(u"img-src data:"_s));
        for (const char *none : { "data:image/png;base64,iVBORw0KGgo=", "data:image/png,https://example.org/a.png" })
            QVERIFY2(!shows(none).contains(u"<img"_s), none);
    }

    void statesOfRunsHaveColorsOfTheirOwn()
    {
        const auto stateOf
            = [](RunState state, std::optional<std::string> answer, std::optional<std::string> expected) {
                  ExportedRun run;
                  run.run.record.state = state;
                  run.run.record.finalAnswer = std::move(answer);
                  run.run.record.expectedAnswer = std::move(expected);
                  const QString row = between(report({ &run, 1 }), u"<dt>State</dt><dd>"_s, u"</dd>"_s);
                  return row;
              };
        QCOMPARE(stateOf(RunState::Success, "5", "5"), u"<span class=\"chip ok\">Correct answer</span>"_s);
        QCOMPARE(stateOf(RunState::Success, "6", "5"), u"<span class=\"chip error\">Wrong answer</span>"_s);
        QCOMPARE(stateOf(RunState::Success, "5", {}), u"<span class=\"note\">Finished</span>"_s);
        QVERIFY(!stateOf(RunState::Error, {}, {}).contains(u"chip ok"_s));
    }

    void runsAreFoundFromTheContents()
    {
        const std::array runs { evilRun(3), evilRun(8) };
        const QString text = report(runs);
        for (const char16_t *id : { u"3", u"8" }) {
            QVERIFY(text.contains(u"href=\"#run-%1\""_s.arg(id)));
            QCOMPARE(text.count(u"id=\"run-%1\""_s.arg(id)), 1);
        }
        QVERIFY(!report({ runs.data(), 1 }).contains(u"<table>"_s));
        QCOMPARE(report(runs), text);
    }
};

QTEST_GUILESS_MAIN(TestReport)
#include "tst_report.moc"
