// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/export/exportjson.h"
#include "app/session/export/trailexport.h"
#include "base/formatted.h"
#include "base/sha256.h"
#include "base/version.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

/// Events of the Open Cybersecurity Schema Framework 1.8 as JSON Lines, for the tools of security teams.
namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

struct EventClass {
    int uid;
    std::string_view name;
    int category;
    std::string_view categoryName;
};
constexpr EventClass fileActivity { 1001, "File System Activity", 1, "System Activity" };
constexpr EventClass processActivity { 1007, "Process Activity", 1, "System Activity" };
constexpr EventClass scriptActivity { 1009, "Script Activity", 1, "System Activity" };
constexpr EventClass findingClass { 2004, "Detection Finding", 2, "Findings" };
constexpr EventClass networkActivity { 4001, "Network Activity", 4, "Network Activity" };
constexpr EventClass apiActivity { 6003, "API Activity", 6, "Application Activity" };

enum Severity : int { Informational = 1, Low = 2, Medium = 3 };
constexpr int succeeded = 1;
constexpr int failed = 2;
constexpr int unknownStatus = 0;

/// Which audit events are about what, by the beginning of their names, and the class's activity.
struct Activity {
    std::string_view event;
    const EventClass *eventClass;
    int id;
};
constexpr auto activities = std::to_array<Activity>({ { "open", &fileActivity, 14 }, { "os.chmod", &fileActivity, 6 },
    { "os.chown", &fileActivity, 7 }, { "os.exec", &processActivity, 1 }, { "os.fork", &processActivity, 1 },
    { "os.kill", &processActivity, 2 }, { "os.link", &fileActivity, 1 }, { "os.listdir", &fileActivity, 2 },
    { "os.mkdir", &fileActivity, 1 }, { "os.posix_spawn", &processActivity, 1 }, { "os.remove", &fileActivity, 4 },
    { "os.rename", &fileActivity, 5 }, { "os.rmdir", &fileActivity, 4 }, { "os.scandir", &fileActivity, 2 },
    { "os.spawn", &processActivity, 1 }, { "os.symlink", &fileActivity, 1 }, { "os.system", &processActivity, 1 },
    { "os.truncate", &fileActivity, 3 }, { "os.utime", &fileActivity, 6 }, { "pty.spawn", &processActivity, 1 },
    { "shutil.", &fileActivity, 99 }, { "sqlite3.connect", &fileActivity, 14 },
    { "subprocess.Popen", &processActivity, 1 }, { "tempfile.", &fileActivity, 1 },
    { "network.connect", &networkActivity, 1 }, { "socket.connect", &networkActivity, 1 } });

const Activity *activityOf(std::string_view event)
{
    const auto found = std::ranges::find_if(
        activities, [event](const Activity &activity) { return event.starts_with(activity.event); });
    return found == activities.end() ? nullptr : &*found;
}

std::int64_t milliseconds(double seconds)
{
    constexpr double most = 1e12;
    return std::isfinite(seconds) ? std::llround(std::clamp(seconds, -most, most) * 1000) : 0;
}

/// "host:443" as an endpoint.
Json endpoint(std::string_view target)
{
    Json json;
    const std::size_t colon = target.rfind(':');
    std::uint16_t port = 0;
    const std::string_view digits = colon == std::string_view::npos ? std::string_view() : target.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    const bool hasPort = !digits.empty() && error == std::errc() && end == digits.data() + digits.size();
    json["hostname"] = hasPort ? target.substr(0, colon) : target;
    if (hasPort)
        json["port"] = port;
    return json;
}

class Ocsf final : public TrailExport {
public:
    using TrailExport::TrailExport;
    void begin(const ExportHead &head) override
    {
        m_trail = head.uid;
        m_importedAt = head.sources.empty() ? 0 : head.sources.front().record.importedAt;
    }
    void add(const ExportedRun &run) override
    {
        m_run = &run.run;
        for (const ExportedStep &step : run.steps) {
            addStep(step);
            for (const auto &execution : step.executions)
                if (execution.end)
                    addExecution(step, execution);
        }
    }

private:
    Json base(const EventClass &eventClass, int activity, std::string uid, double at, int severity) const
    {
        const RunRecord &run = m_run->record;
        Json json { { "class_uid", eventClass.uid }, { "class_name", eventClass.name },
            { "category_uid", eventClass.category }, { "category_name", eventClass.categoryName },
            { "activity_id", activity }, { "type_uid", eventClass.uid * 100 + activity }, { "time", milliseconds(at) },
            { "severity_id", severity } };
        json["metadata"] = { { "version", "1.8.0" }, { "uid", std::move(uid) },
            { "correlation_uid", formatted("vitrine/trail/{}/run/{}", m_trail, m_run->id) },
            { "product",
                { { "name", "Vitrine" }, { "vendor_name", "The Vitrine authors" }, { "version", VITRINE_VERSION } } },
            { "profiles", Json::array({ "security_control" }) } };
        if (&eventClass != &findingClass && &eventClass != &networkActivity)
            json["actor"] = { { "app_name", run.agentName.empty() ? std::string("agent") : run.agentName } };
        if (eventClass.category == 1)
            json["device"] = { { "type_id", 0 }, { "name", "recorded" } };
        return json;
    }
    double momentOf(const ExportedStep &step) const
    {
        return step.record.time.startedAt.value_or(m_run->record.time.startedAt.value_or(m_importedAt));
    }
    enum class Outcome { Done, Failed, Denied };
    static void addOutcome(Json &json, Outcome outcome, const std::string &rule)
    {
        const bool isDenied = outcome == Outcome::Denied;
        json["action_id"] = isDenied ? 2 : 1;
        json["disposition_id"] = isDenied ? 2 : 1;
        json["status_id"] = outcome == Outcome::Done ? succeeded : failed;
        if (!rule.empty())
            json["policy"] = { { "name", rule }, { "is_applied", true } };
    }
    std::string uid(std::string_view kind, std::int64_t id) const
    {
        return formatted("vitrine/trail/{}/{}/{}", m_trail, kind, id);
    }

    void script(Json &json, std::string_view code, Language language, const std::string &name) const
    {
        const int type = language == Language::Python ? 3 : language == Language::Bash ? 6 : 99;
        json["script"] = { { "type_id", type }, { "name", name }, { "script_content", { { "value", code } } },
            { "hashes", Json::array({ { { "algorithm_id", 3 }, { "value", sha256Hex(code) } } }) } };
        if (type == 99)
            json["script"]["type"] = toString(language);
    }
    void addStep(const ExportedStep &step)
    {
        const StepRecord &record = step.record;
        const bool isBlocked = record.error && record.error->layer == ErrorLayer::Policy;
        for (const CodeRecord &code : record.code) {
            Json json
                = base(scriptActivity, 1, uid("step", step.id), momentOf(step), record.error ? Low : Informational);
            script(json, code.text, code.language, formatted("run {} step {}", m_run->id, record.ordinal));
            addOutcome(json, isBlocked ? Outcome::Denied : record.error ? Outcome::Failed : Outcome::Done, {});
            if (record.error)
                json["status_detail"] = record.error->message;
            write(dumped(json) + '\n');
        }
        for (const RecordedToolCall &call : record.toolCalls)
            addCall(call.name, call.arguments, call.error, uid("step", step.id), momentOf(step));
    }
    void addCall(const std::string &name, const std::string &arguments, const std::optional<std::string> &error,
        std::string uid, double at) const
    {
        Json json = base(apiActivity, 99, std::move(uid), at, error ? Low : Informational);
        json["activity_name"] = "Call";
        json["api"] = { { "operation", name },
            { "request", { { "uid", formatted("{}", ++m_calls) }, { "data", parsedOr(arguments) } } } };
        json["src_endpoint"] = { { "name", "agent" } };
        json["status_id"] = error ? failed : succeeded;
        if (error)
            json["status_detail"] = *error;
        write(dumped(json) + '\n');
    }

    void addExecution(const ExportedStep &step, const Execution &execution)
    {
        const StepResult &result = execution.end->result;
        const double at = execution.begin.startedAt;
        const std::string name = uid("execution", execution.id);
        const bool isBlocked = result.status == StepStatus::Blocked;
        const bool isFine = result.status == StepStatus::Ok;
        Json json = base(scriptActivity, 1, name, at, isBlocked ? Medium : isFine ? Informational : Low);
        script(json, execution.begin.code, Language::Python,
            formatted("run {} step {} here", m_run->id, step.record.ordinal));
        addOutcome(json,
            isBlocked    ? Outcome::Denied
                : isFine ? Outcome::Done
                         : Outcome::Failed,
            result.error ? result.error->rule : std::string());
        if (result.error)
            json["status_detail"] = result.error->type + ": " + result.error->message;
        write(dumped(json) + '\n');
        for (const EventRecord &event : result.events)
            addEvent(event, formatted("{}/event/{}", name, event.seq), at);
        for (const ToolCallRecord &call : result.toolCalls)
            addCall(call.name, call.arguments, call.error, formatted("{}/call/{}", name, call.seq), at);
        for (std::size_t n = 0; n < result.findings.size(); ++n)
            addFinding(result.findings[n], formatted("{}/finding/{}", name, n + 1), at);
    }
    void addEvent(const EventRecord &event, std::string uid, double at) const
    {
        const Activity *activity = activityOf(event.kind);
        if (activity == nullptr)
            return;
        const EventClass &eventClass = *activity->eventClass;
        Json json = base(eventClass, activity->id, uid, at, event.verdict == Verdict::Denied ? Medium : Informational);
        if (activity->id == 99)
            json["activity_name"] = event.kind;
        addOutcome(json,
            event.verdict == Verdict::Denied      ? Outcome::Denied
                : event.kind.ends_with(".failed") ? Outcome::Failed
                                                  : Outcome::Done,
            event.rule);
        json["message"] = event.kind + ' ' + event.detail;
        if (&eventClass == &networkActivity)
            json["dst_endpoint"] = endpoint(event.detail);
        else if (&eventClass == &processActivity)
            json["process"] = { { "uid", uid }, { "cmd_line", event.detail } };
        else
            json["file"] = { { "type_id", 0 }, { "name", event.detail.substr(event.detail.rfind('/') + 1) },
                { "path", event.detail } };
        write(dumped(json) + '\n');
    }
    void addFinding(const Finding &finding, std::string uid, double at) const
    {
        Json json = base(findingClass, 1, uid, at, finding.severity == vitrine::Severity::Note ? Low : Medium);
        json["finding_info"] = { { "uid", std::move(uid) }, { "title", finding.code } };
        json["message"] = formatted("{}: {}", finding.code, finding.subject);
        json["status_id"] = unknownStatus;
        if (!finding.rule.empty())
            json["policy"] = { { "name", finding.rule } };
        write(dumped(json) + '\n');
    }

    std::string m_trail;
    double m_importedAt = 0;
    const RunSummary *m_run = nullptr;
    mutable std::uint64_t m_calls = 0;
};

} // namespace

std::unique_ptr<TrailExport> makeOcsfExport(TrailExport::Sink sink) { return std::make_unique<Ocsf>(std::move(sink)); }

} // namespace vitrine
