// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "tests/models/trail/samples.h"

#include "base/formatted.h"

#include <SQLiteCpp/Statement.h>

#include <cstdlib>
#include <print>

namespace vitrine::samples {

namespace {

/// A test that cannot write its trail has nothing to test.
template <typename T>
T must(Result<T> result)
{
    if (!result) {
        std::println(stderr, "trail: {} {}", toString(result.error().code), result.error().detail);
        std::abort();
    }
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

using namespace std::string_literals;

} // namespace

SourceRecord source(const std::string &name)
{
    return { "/logs/" + name, std::string(64, 'a'), 123'456'789'012, "smolagents-memory", "1.2", 1'700'000'000.25 };
}

RunRecord fullRun()
{
    RunRecord run;
    run.indexInSource = 7;
    run.externalId = "run \u00e4\u202e";
    run.agentName = "agent";
    run.agentKind = "code";
    run.model = "model/x";
    run.task = "What is \0 2 + 2?"s;
    run.finalAnswer = "";
    run.expectedAnswer = "4";
    run.state = RunState::MaxSteps;
    run.time = { 1.5, 2.5, 1.0, Quality::Recorded };
    run.tokens = { 0, 42, Quality::Derived };
    run.framework = "smolagents";
    run.frameworkVersion = "1.21";
    run.authorizedImports = { "math", "numpy.*", "math" };
    run.extra = R"({"a": 1})";
    run.span = { 3, 10, 20 };
    return run;
}

RunRecord bareRun()
{
    RunRecord run;
    run.indexInSource = 1;
    return run;
}

StepRecord fullStep(std::uint64_t ordinal)
{
    StepRecord step;
    step.ordinal = ordinal;
    step.externalNumber = -3;
    step.kind = StepKind::Action;
    step.thought = "I think \xff\xfe not UTF-8";
    step.rawModelOutput = "raw";
    step.code
        = { { Language::Python, "\n  x = 1\ny = 2", CodeOrigin::Tag }, { Language::Bash, "ls", CodeOrigin::Fenced } };
    step.toolCalls = { { "call_1", "web_search", R"({"q": "x"})", "found", std::nullopt, 0.5, true },
        { "", "other", "[]", std::nullopt, "", std::nullopt, false } };
    step.outputs = { { OutputStream::Log, "printed\n", true }, { OutputStream::Result, "", false } };
    step.error = ErrorRecord { ErrorLayer::Policy, "AgentExecutionError", "Import of os\nis not allowed", "Traceback",
        "import os", "InterpreterError" };
    step.prompt = { { "system", "be good" }, { "user", "do it" }, { "user", "do it" } };
    step.isFinalAnswer = true;
    step.time = { -0.5, std::nullopt, 0.0, Quality::Derived };
    step.tokens = { 1, std::nullopt, Quality::Recorded };
    step.extra = "{}";
    step.span = { 0, 0, 18'000'000'000'000'000'000U };
    return step;
}

StepRecord bareStep(std::uint64_t ordinal)
{
    StepRecord step;
    step.ordinal = ordinal;
    return step;
}

std::vector<StepRecord> steps(std::uint64_t count)
{
    std::vector<StepRecord> steps;
    std::vector<PromptMessage> prompt { { "system", "You are an agent." }, { "user", "New task" } };
    for (std::uint64_t n = 1; n <= count; ++n) {
        StepRecord step = bareStep(n);
        step.prompt = prompt;
        step.code = { { Language::Python, formatted("print({})", n), CodeOrigin::Field } };
        step.outputs = { { OutputStream::Log, formatted("{}\n", n), false } };
        prompt.push_back({ "assistant", step.code.front().text });
        prompt.push_back({ "tool-response", step.outputs.front().text });
        steps.push_back(std::move(step));
    }
    return steps;
}

SessionRecord session(RunId run, const std::string &policy)
{
    return { run, SessionKind::Replay, policy, "in-process", "3.13.5", { "review", "guards" }, 1'700'000'001.0 };
}

ExecutionEnd fullEnd()
{
    ExecutionEnd end;
    StepResult &result = end.result;
    result.status = StepStatus::Blocked;
    result.isFinal = true;
    result.output = StepOutput { "['1']", true, "list", "[1]", R"(["1"])" };
    result.logs = "out\0put"s;
    result.logsTruncated = true;
    result.error = StepError { "InterpreterError", "no", 3, 7, "import os", "Traceback", "imports.allow" };
    result.imports = { { "os", {}, 1, Verdict::Denied, "imports.allow" },
        { "numpy", { "array", "dot" }, 2, Verdict::Allowed, "" }, { "x", { "" }, 0, Verdict::Undecidable, "r" } };
    result.events = { { 1, "open", "/etc/passwd", Verdict::Denied, "filesystem.read" },
        { 9, "import", "", Verdict::Allowed, "" } };
    result.toolCalls = { { 1, "web_search", "{}", R"("hit")", std::nullopt, ToolSource::Recorded },
        { 2, "mail", "{}", std::nullopt, "no recorded result", ToolSource::Missing } };
    result.variables
        = { { "x", "int", "1", 28, VariableChange::Added }, { "y", "str", "'a'", 50, VariableChange::Removed } };
    result.usage = { 10'000'000, 1.25, 0.75, 123'456 };
    result.layers = { "review", "guards", "limits" };
    result.policy = "abc";
    end.verdict = ReplayVerdict::NoToolResult;
    end.reason = "tool";
    end.endedAt = 1'700'000'002.5;
    return end;
}

EnvironmentRecord environment()
{
    return { "3.13.5", "CPython", "Linux 6.12 x86_64", { { "numpy", "2.2.4" }, { "pandas", "2.2.3" } },
        R"({"jail":1})" };
}

ExecutionEnd endOfTwo()
{
    ExecutionEnd end = fullEnd();
    end.result.findings = { { Severity::Denied, "imports.allow", "import-denied", "os", 1, 1, 1, 10 },
        { Severity::Warning, "output_checks.secrets", "secret-token", "ghp_\u2026", 2, 1, 2, 5, "GitHub",
            FindingPart::Logs },
        {} };
    end.environment = environment();
    return end;
}

ExecutionEnd endOfThree()
{
    ExecutionEnd end = endOfTwo();
    for (const std::vector<std::uint64_t> &shape : { std::vector<std::uint64_t> { 3, 4 }, { 18'000'000'000U }, {} })
        end.result.variables.push_back({ "a", "ndarray", "[...]", 96, VariableChange::Same, shape });
    return end;
}

ExecutionEnd bareEnd()
{
    ExecutionEnd end;
    end.result.usage.wallSeconds = 0.125;
    return end;
}

Written writeTrail(const std::string &file)
{
    Written written;
    const auto recorder = must(Recorder::open(file));
    written.source = must(recorder->addSource(source()));
    written.first = must(recorder->addRun(written.source, fullRun(), std::vector { fullStep(1), bareStep(2) }));
    written.second = must(recorder->addRun(written.source, bareRun(), steps(5)));
    must(recorder->completeSource(written.source, R"({"runs": 2})"));
    const std::string policy = must(recorder->addPolicy(R"({"name":"strict"})"));
    written.session = must(recorder->beginSession(session(written.first.run, policy)));
    written.execution = must(
        recorder->beginExecution({ written.session, written.first.steps.front(), 1, "x = 1", false, 1'700'000'001.5 }));
    must(recorder->endExecution(written.execution, fullEnd()));
    return written;
}

void tamper(const std::string &file, const std::string &sql)
{
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    std::vector<std::string> triggers;
    {
        SQLite::Statement query(database, "SELECT name FROM sqlite_schema WHERE type = 'trigger'");
        while (query.executeStep())
            triggers.push_back(query.getColumn(0).getString());
    }
    database.exec("PRAGMA synchronous = OFF");
    for (const std::string &trigger : triggers)
        database.exec("DROP TRIGGER " + trigger);
    database.exec(sql);
}

} // namespace vitrine::samples
