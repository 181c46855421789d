// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/trailexport.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

const std::string evil = "</x>\"\n\x1B\xE2\x80\xAE{";

/// The published schema, reduced to what a program can check.
class Schema {
public:
    Schema()
    {
        QFile file(QStringLiteral(VITRINE_TEST_DATA "/ocsf/ocsf-1.8.0.json"));
        if (file.open(QFile::ReadOnly))
            m_facts = Json::parse(file.readAll().toStdString());
    }
    /// What is wrong with an event; empty when nothing is.
    std::string problem(const Json &event) const
    {
        for (const auto &[name, known] : m_facts.at("classes").items()) {
            if (known.at("class_uid") != event.value("class_uid", 0))
                continue;
            if (event.at("category_uid") != known.at("category_uid"))
                return "category";
            if (event.at("type_uid") != event.at("class_uid").get<int>() * 100 + event.at("activity_id").get<int>())
                return "type";
            return problemOf(event, known, name);
        }
        return "class";
    }

private:
    std::string problemOf(const Json &object, const Json &known, const std::string &location) const
    {
        const Json &attributes = known.at("attributes");
        for (const auto &[name, value] : object.items()) {
            if (!attributes.contains(name))
                return location + '.' + name + " is unknown";
            if (std::string found = problemOfValue(value, attributes.at(name), location + '.' + name); !found.empty())
                return found;
        }
        for (const auto &[name, attribute] : attributes.items())
            if (attribute.value("required", false) && !object.contains(name))
                return location + '.' + name + " is missing";
        const Json constraints = known.value("constraints", Json::object());
        const Json any = constraints.value("at_least_one", Json::array());
        const bool isAny = std::ranges::any_of(any, [&](const Json &name) { return object.contains(name); });
        return any.empty() || isAny ? "" : location + " has none of what it needs";
    }
    std::string problemOfValue(const Json &value, const Json &attribute, const std::string &location) const
    {
        if (attribute.value("array", false)) {
            Json one = attribute;
            one.erase("array");
            for (const Json &item : value)
                if (std::string found = problemOfValue(item, one, location); !found.empty())
                    return found;
            return value.is_array() ? "" : location + " is no list";
        }
        const auto type = attribute.at("type").get<std::string>();
        if (type == "object_t") {
            const Json &objects = m_facts.at("objects");
            const auto name = attribute.at("object").get<std::string>();
            return !value.is_object()    ? location + " is no object"
                : objects.contains(name) ? problemOf(value, objects.at(name), location)
                                         : location + " is of an unchecked type";
        }
        const bool isWhole = type == "integer_t" || type == "long_t" || type == "timestamp_t" || type == "port_t";
        const bool isFine = type == "json_t"
            || (isWhole                   ? value.is_number_integer()
                    : type == "boolean_t" ? value.is_boolean()
                                          : value.is_string());
        if (!isFine)
            return location + " is no " + type;
        if (const auto known = attribute.find("enum");
            known != attribute.end() && !std::ranges::contains(*known, value))
            return location + " has an unknown value";
        return {};
    }

    Json m_facts;
};

ExportedRun run()
{
    ExportedRun run;
    run.run.id = 3;
    run.run.record.agentName = evil;
    StepRecord step;
    step.ordinal = 1;
    step.time.startedAt = 1'700'000'000.5;
    step.code = { { Language::Python, evil, CodeOrigin::Field }, { Language::Bash, "ls", CodeOrigin::Fenced },
        { Language::Other, "x", CodeOrigin::Fenced } };
    step.toolCalls = { { evil, evil, "not json", evil, std::nullopt, 1.0, false },
        { "1", "search", R"({"query": 1})", std::nullopt, "none", std::nullopt, true } };
    step.error = ErrorRecord { ErrorLayer::Policy, evil, evil, {}, {}, {} };
    Execution execution;
    execution.id = 7;
    execution.begin.code = evil;
    execution.begin.startedAt = 1'700'000'001;
    StepResult result;
    result.status = StepStatus::Blocked;
    StepError error;
    error.type = error.message = evil;
    error.rule = "jail.files";
    result.error = error;
    result.events = { { 1, "open", "/etc/x", Verdict::Denied, "jail.files" },
        { 2, "network.connect.failed", "example.org:443", Verdict::Allowed, "network.hosts" },
        { 3, "socket.connect", "example.org", Verdict::Allowed, "network.hosts" },
        { 4, "subprocess.Popen", evil, Verdict::Denied, "jail.processes" },
        { 5, "shutil.move", evil, Verdict::Allowed, "filesystem.write" },
        { 6, "clock.frozen", "x", Verdict::Allowed, "" } };
    result.toolCalls = { { 1, "search", "{}", "1", std::nullopt, ToolSource::Recorded } };
    result.findings = { { .severity = Severity::Warning, .rule = "secrets", .code = "secret-token", .subject = evil } };
    execution.end
        = ExecutionEnd { .result = std::move(result), .verdict = ReplayVerdict::None, .reason = {}, .endedAt = 2 };
    run.steps = { { .id = 31, .record = step, .executions = { execution } } };
    return run;
}

std::vector<Json> events()
{
    std::string text;
    const auto writer = makeExport("ocsf", [&text](std::string_view part) { text += part; });
    ExportHead head { .trail = "a.vitrine", .uid = "7d06", .head = "55", .seal = {}, .sources = {}, .runs = {} };
    writer->begin(head);
    writer->add(run());
    writer->end();
    std::vector<Json> found;
    for (std::size_t end = 0; (end = text.find('\n')) != text.npos; text.erase(0, end + 1))
        found.push_back(Json::parse(text.substr(0, end)));
    return found;
}

} // namespace

/// Security events are what the published schema says.
class TestOcsf final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventsAreOfTheSchema()
    {
        const Schema schema;
        const auto written = events();
        QCOMPARE(written.size(), 13U);
        for (const Json &event : written) {
            const std::string problem = schema.problem(event);
            QVERIFY2(problem.empty(), (problem + '\n' + event.dump(1)).c_str());
        }
    }
    void theSchemaIsChecked()
    {
        const Schema schema;
        Json event = events().front();
        event["unknown"] = 1;
        QVERIFY(!schema.problem(event).empty());
        event.erase("unknown");
        QVERIFY(schema.problem(event).empty());
        event["severity_id"] = 77;
        QVERIFY(!schema.problem(event).empty());
        event["severity_id"] = 1;
        event["script"].erase("type_id");
        QVERIFY(!schema.problem(event).empty());
    }
    void denialsAreDenials()
    {
        int denied = 0;
        for (const Json &event : events())
            if (event.value("action_id", 0) == 2) {
                ++denied;
                QCOMPARE(event.at("disposition_id"), Json(2));
                QCOMPARE(event.at("status_id"), Json(2));
            }
        QCOMPARE(denied, 6);
    }
};

QTEST_GUILESS_MAIN(TestOcsf)
#include "tst_ocsf.moc"
