// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/trailexport.h"
#include "tests/app/session/export/sarifchecks.h"

#include <nlohmann/json.hpp>

#include <QTest>
#include <QXmlStreamReader>

#include <limits>
#include <set>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

using Json = nlohmann::json;

/// No UTF-8, NUL, an end of XML and of JSON, what changes the order of letters, a lone surrogate.
const std::string hostile = std::string("a\0\"]]></x>\x1b[2J", 15) + "\xff\xe2\x80\xae\xed\xa0\x80\xef\xbf\xbf {0} %1";

ExecutionEnd hostileEnd()
{
    ExecutionEnd end;
    end.verdict = ReplayVerdict::Differs;
    end.reason = hostile;
    end.result.error = StepError {};
    end.result.error->type = end.result.error->message = end.result.error->rule = hostile;
    end.result.error->line = -3;
    end.result.error->column = 0;
    end.result.usage.wallSeconds = std::numeric_limits<double>::quiet_NaN();
    Finding finding { Severity::Warning, hostile, hostile, hostile, 0, -1, 0, 0 };
    finding.detail = hostile;
    end.result.findings = { finding, { Severity::Note, "", "", "", 7, 9, 7, 12 },
        { Severity::Denied, "imports.allow", "import-denied", "os", 2, 8, 2, 10 } };
    end.result.findings.back().part = FindingPart::Logs;
    return end;
}

ExportedStep step(std::uint64_t ordinal)
{
    ExportedStep step;
    step.id = StepId(ordinal) + 100;
    step.record.ordinal = ordinal;
    step.record.code = { { Language::Python, hostile, CodeOrigin::Field } };
    step.record.error = ErrorRecord { ErrorLayer::Policy, hostile, hostile, hostile, hostile, hostile };
    Execution execution;
    execution.end = hostileEnd();
    step.executions = { execution };
    return step;
}

ExportedRun hostileRun()
{
    ExportedRun run;
    run.run.id = 3;
    run.run.record.task = hostile;
    run.steps = { step(1), step(std::numeric_limits<std::uint64_t>::max()), step(7) };
    run.steps[1].record.error->message.clear();
    run.steps[1].record.error->type.clear();
    run.steps[1].record.error->causeType.clear();
    run.steps[2].executions.clear();
    return run;
}

std::string written(std::string_view format, const ExportedRun &run)
{
    std::string text;
    const auto writer = makeExport(format, [&text](std::string_view part) { text += part; });
    writer->begin({});
    writer->add(run);
    writer->end();
    return text;
}

} // namespace

/// What continuous integration reads: SARIF 2.1.0 as its schema wants it, and JUnit that is XML.
class TestCheckExport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sarifIsWhatItsSchemaWants()
    {
        const Json log = Json::parse(written("sarif", hostileRun()));
        QCOMPARE(log.at("runs")[0].at("results").size(), std::size_t(11));
        QCOMPARE(sarif::wrongLog(log), std::string());
    }

    void sarifSaysWhatARuleIsAbout()
    {
        const Json log = Json::parse(written("sarif", hostileRun()));
        for (const Json &rule : log.at("runs")[0].at("tool").at("driver").at("rules"))
            if (rule.at("id") == "imports.allow")
                QVERIFY(rule.at("shortDescription").at("text").get<std::string>().contains("does not allow"));
    }

    void sarifSpeaksInSentences()
    {
        const std::string text = written("sarif", hostileRun());
        QVERIFY(text.contains("Import of os is not allowed"));
        QVERIFY(!text.contains("import-denied: os"));
    }

    void junitIsXml()
    {
        QXmlStreamReader reader(QByteArray::fromStdString(written("junit", hostileRun())));
        int cases = 0;
        int failures = 0;
        int times = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            cases += reader.name() == "testcase"_L1 ? 1 : 0;
            failures += reader.name() == "failure"_L1 ? 1 : 0;
            times += reader.attributes().hasAttribute("time"_L1) ? 1 : 0;
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(cases, 3);
        QCOMPARE(failures, 3);
        QCOMPARE(times, 0); // of none it is known
    }

    void junitSaysWhyAndWhatTheErrorIs()
    {
        ExportedRun run = hostileRun();
        run.steps.resize(1);
        ExecutionEnd &end = *run.steps.front().executions.front().end;
        end.verdict = ReplayVerdict::NoToolResult;
        end.reason = "tool:web_search";
        end.result.error->type = "KeyError";
        end.result.error->message = "'<x>'";
        QVERIFY(written("junit", run)
                .contains("<failure type=\"no_tool_result\" message=\"The tool web_search has no recorded "
                          "result.\">KeyError: '&lt;x&gt;'</failure>"));
    }

    void junitReportsTimesThatAreKnown()
    {
        ExportedRun run = hostileRun();
        run.steps.resize(2);
        run.steps[0].executions.front().end->result.usage.wallSeconds = 0.25;
        run.steps[0].record.time.seconds = 9;
        run.steps[1].executions.clear();
        run.steps[1].record.time.seconds = 2.5;
        const std::string text = written("junit", run);
        QVERIFY(text.contains("name=\"step 1\" time=\"0.250000\""));
        QVERIFY(text.contains(" time=\"2.500000\""));
    }
};

QTEST_GUILESS_MAIN(TestCheckExport)
#include "tst_checkexport.moc"
