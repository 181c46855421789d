// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/trailexport.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>
#include <QTest>
#include <QUrl>
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

bool isText(const Json &object, const char *key)
{
    return object.contains(key) && object.at(key).is_string() && !object.at(key).get<std::string>().empty();
}

/// The keys of an object are among those that the schema allows there.
bool hasOnly(const Json &object, const std::set<std::string> &keys)
{
    return std::ranges::all_of(object.items(), [&keys](const auto &item) { return keys.contains(item.key()); });
}

} // namespace

/// What continuous integration reads: SARIF 2.1.0 as its schema wants it, and JUnit that is XML.
class TestCheckExport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sarifIsWhatItsSchemaWants()
    {
        const Json log = Json::parse(written("sarif", hostileRun()));
        QVERIFY(hasOnly(log, { "$schema", "version", "runs" }));
        QCOMPARE(log.at("version").get<std::string>(), std::string("2.1.0"));
        QCOMPARE(log.at("runs").size(), std::size_t(1));
        const Json &run = log.at("runs")[0];
        QVERIFY(hasOnly(run, { "tool", "columnKind", "results" }));
        QCOMPARE(run.at("columnKind").get<std::string>(), std::string("unicodeCodePoints"));
        const Json &driver = run.at("tool").at("driver");
        QVERIFY(hasOnly(driver, { "name", "version", "rules" }) && isText(driver, "name"));
        std::set<std::string> rules;
        for (const Json &rule : driver.at("rules"))
            QVERIFY(isText(rule, "id") && rules.insert(rule.at("id").get<std::string>()).second);
        QCOMPARE(run.at("results").size(), std::size_t(11));
        for (const Json &result : run.at("results"))
            checkResult(result, rules);
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
        end.verdict = ReplayVerdict::NeedsTool;
        end.reason = "tool:web_search";
        end.result.error->type = "KeyError";
        end.result.error->message = "'<x>'";
        QVERIFY(written("junit", run)
                .contains("<failure type=\"needs_tool\" message=\"The tool web_search has no recorded "
                          "result.\">KeyError: '&lt;x&gt;'</failure>"));
    }

    void junitTellsTimesThatAreKnown()
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

private:
    static void checkResult(const Json &result, const std::set<std::string> &rules)
    {
        static const std::set<std::string> levels { "none", "note", "warning", "error" };
        QVERIFY(hasOnly(result, { "ruleId", "level", "message", "locations" }));
        QVERIFY(isText(result, "ruleId") && rules.contains(result.at("ruleId").get<std::string>()));
        QVERIFY(levels.contains(result.at("level").get<std::string>()));
        QVERIFY2(isText(result.at("message"), "text"), result.dump().c_str());
        QCOMPARE(result.at("locations").size(), std::size_t(1));
        const Json &place = result.at("locations")[0].at("physicalLocation");
        QVERIFY(hasOnly(place, { "artifactLocation", "region" }));
        QVERIFY(place.at("region").at("startLine") >= 1 && place.at("region").at("startColumn") >= 1);
        // RFC 3986: a relative reference of unreserved characters.
        const auto uri = QString::fromStdString(place.at("artifactLocation").at("uri").get<std::string>());
        static const QRegularExpression plain(u"^[A-Za-z0-9._~/-]+$"_s);
        QVERIFY2(plain.match(uri).hasMatch() && QUrl(uri, QUrl::StrictMode).isValid(), qPrintable(uri));
    }
};

QTEST_GUILESS_MAIN(TestCheckExport)
#include "tst_checkexport.moc"
