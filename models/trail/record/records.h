// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/stepresult.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The common model that every log is mapped to and that the trail stores (docs/formats.md#common-model). Plain values,
/// any thread. Absent is never zero: an empty optional is "not recorded".
namespace vitrine {

/// The origin of a figure.
enum class Quality { Missing, Derived, Recorded };
/// Grader: a turn of a model that judges the run, not of the agent.
enum class StepKind { System, Task, Plan, Action, Tool, Message, Final, Grader };
/// Interrupted: the program ended while a step ran. Never read from a log.
enum class RunState { Unknown, Success, MaxSteps, Error, Cancelled, Interrupted };
enum class ErrorLayer { Parse, Policy, Code, Tool, Model, Limit, Format };
enum class OutputStream { Log, Result, Stdout, Stderr, Display, Error };
enum class Language { Python, Bash, Other };
/// How the code of a step was found in the log, or that it was written by the user.
enum class CodeOrigin { Field, Fenced, Tag, Repr, ToolArgument, Edited };

std::string_view toString(Quality value);
std::string_view toString(StepKind value);
std::string_view toString(RunState value);
std::string_view toString(ErrorLayer value);
std::string_view toString(OutputStream value);
std::string_view toString(Language value);
std::string_view toString(CodeOrigin value);
/// Returns nothing for a name that no origin has.
std::optional<CodeOrigin> codeOriginFrom(std::string_view name);

/// A start in Unix seconds (UTC) and a duration in seconds.
struct TimeSpan {
    std::optional<double> startedAt;
    std::optional<double> endedAt;
    std::optional<double> seconds;
    Quality quality = Quality::Missing;
    bool operator==(const TimeSpan &) const = default;
};

struct Tokens {
    std::optional<std::int64_t> input;
    std::optional<std::int64_t> output;
    Quality quality = Quality::Missing;
    bool operator==(const Tokens &) const = default;
};

/// The location of a record in the file it was read from.
struct SourceSpan {
    std::uint64_t line = 0; ///< 1-based; 0 if the format has no lines
    std::uint64_t byteFrom = 0;
    std::uint64_t byteTo = 0; ///< one past the end
    bool operator==(const SourceSpan &) const = default;
};

struct SourceRecord {
    std::string file; ///< absolute path at the time of import
    std::string sha256;
    std::uint64_t size = 0;
    std::string format; ///< name of the reader: "smolagents-memory", "smolagents-messages" …
    std::string importerVersion;
    double importedAt = 0;
    bool operator==(const SourceRecord &) const = default;
};

struct CodeRecord {
    Language language = Language::Python;
    std::string text;
    CodeOrigin origin = CodeOrigin::Field;
    bool operator==(const CodeRecord &) const = default;
};

/// A tool call as recorded by the log.
struct RecordedToolCall {
    std::string callId;
    std::string name;
    std::string arguments; ///< JSON
    std::optional<std::string> result;
    std::optional<std::string> error;
    std::optional<double> seconds;
    bool innerOfCode = false; ///< called by the step's code, not by the model itself
    bool operator==(const RecordedToolCall &) const = default;
};

struct OutputRecord {
    OutputStream stream = OutputStream::Log;
    std::string text;
    bool isTruncated = false;
    bool operator==(const OutputRecord &) const = default;
};

struct ErrorRecord {
    ErrorLayer layer = ErrorLayer::Code;
    std::string type; ///< as named in the log: "AgentExecutionError"
    std::string message;
    std::string traceback;
    std::string codeLine; ///< the source line that the message quotes, if any
    /// "InterpreterError", "ZeroDivisionError" …: the class of the cause of the framework's own error.
    std::string causeType;
    bool operator==(const ErrorRecord &) const = default;
};

/// One message of the prompt of a model.
struct PromptMessage {
    std::string role;
    std::string text;
    bool operator==(const PromptMessage &) const = default;
};

/// One step as recorded by the log.
struct StepRecord {
    std::uint64_t ordinal = 0; ///< position in its run, from 1
    std::optional<std::int64_t> externalNumber; ///< the log's own number
    StepKind kind = StepKind::Action;
    std::string thought;
    std::string rawModelOutput;
    std::vector<CodeRecord> code;
    std::vector<RecordedToolCall> toolCalls;
    std::vector<OutputRecord> outputs;
    std::optional<ErrorRecord> error;
    std::vector<PromptMessage> prompt;
    bool isFinalAnswer = false;
    TimeSpan time;
    Tokens tokens;
    std::string extra; ///< JSON object: keys of the log without a field here
    SourceSpan span;
    bool operator==(const StepRecord &) const = default;
};

/// The parts of a step to read.
enum class StepParts {
    All,
    WithoutOutputs ///< omits outputs, which may be huge, except for truncated ones, which show limits
};

/// One run of an agent as recorded by the log, without its steps.
struct RunRecord {
    std::uint64_t indexInSource = 0; ///< from 1
    std::string externalId;
    std::string agentName;
    std::string agentKind; ///< "code", "tool-calling", "vanilla", or empty
    std::string model;
    std::string task;
    std::optional<std::string> finalAnswer;
    std::optional<std::string> expectedAnswer;
    RunState state = RunState::Unknown;
    TimeSpan time;
    Tokens tokens;
    std::string framework;
    std::string frameworkVersion;
    std::vector<std::string> authorizedImports; ///< as named in the log's error messages; empty if it names none
    std::string extra; ///< JSON object
    SourceSpan span;
    std::uint64_t parentRun = 0; ///< the run that called this one: its index in the source; 0 for none
    std::optional<double> cost = std::nullopt; ///< in US dollars, as recorded by the log
    bool operator==(const RunRecord &) const = default;
};

/// Row identities in one trail. 0 is "none".
using SourceId = std::int64_t;
using RunId = std::int64_t;
using StepId = std::int64_t;
using SessionId = std::int64_t;
using ExecutionId = std::int64_t;

/// The purpose of a session of executions.
enum class SessionKind { Replay, StepRun, Scratch };
std::string_view toString(SessionKind value);

/// A package that was available to the code or was loaded by it.
struct PackageRecord {
    std::string name;
    std::string version;
    bool operator==(const PackageRecord &) const = default;
};

/// The environment that the code ran in.
struct EnvironmentRecord {
    std::string python; ///< "3.13.5"
    std::string implementation; ///< "CPython"
    std::string platform; ///< operating system, kernel, machine
    std::vector<PackageRecord> packages; ///< loaded packages, with their versions
    std::string extra; ///< JSON object, or empty: parts of the jail, their versions and settings
    bool operator==(const EnvironmentRecord &) const = default;
};
std::string toJson(const EnvironmentRecord &environment);
std::optional<EnvironmentRecord> environmentFromJson(std::string_view json);

/// A review of a step's code, or of code without a step.
struct ReviewRecord {
    StepId step = 0; ///< 0: code without a step
    std::string code;
    std::string policyHash; ///< empty: reviewed without a policy
    Verdict verdict = Verdict::Allowed;
    std::optional<std::string> facts; ///< JSON
    double at = 0;
    std::vector<Finding> findings;
    bool operator==(const ReviewRecord &) const = default;
};

/// The subject of a note.
enum class NoteSubject { Trail, Source, Run, Step, Session, Execution, Entry };
std::string_view toString(NoteSubject value);

/// A note or a mark of the user. A later one may replace it, but it stays recorded.
struct NoteRecord {
    NoteSubject about = NoteSubject::Trail;
    std::int64_t subject = 0;
    std::string mark; ///< short name of a mark, "important", "reviewed"; empty for a plain note
    std::string text;
    std::string author;
    std::int64_t replaces = 0; ///< the note that this one replaces; 0 for none
    double at = 0;
    bool operator==(const NoteRecord &) const = default;
};

/// An action taken with the program: "import", "export", "policy", "merge" …
struct TrailEvent {
    std::string kind;
    std::string detail; ///< JSON object
    std::string program; ///< name and version
    double at = 0;
    bool operator==(const TrailEvent &) const = default;
};

/// A session of an executor: executions that share state, under one policy.
struct SessionRecord {
    RunId run = 0; ///< the run that is replayed; 0 for a scratch session
    SessionKind kind = SessionKind::Replay;
    std::string policyHash;
    std::string executor;
    std::string pythonVersion;
    std::vector<std::string> layers;
    double startedAt = 0;
    std::optional<EnvironmentRecord> environment = std::nullopt; ///< as far as known at the start
    bool operator==(const SessionRecord &) const = default;
};

/// The result of comparing a replayed step with its recording (docs/architecture.md#step-result).
enum class ReplayVerdict { None, Same, Noise, Differs, Fixed, Broken, Blocked, NoToolResult, NotComparable };
std::string_view toString(ReplayVerdict value);

/// The data recorded before a step runs.
struct ExecutionBegin {
    SessionId session = 0;
    StepId step = 0; ///< the recorded step that it repeats or was edited from; 0 in a scratch session
    std::uint64_t ordinal = 0; ///< position in the session, from 1
    std::string code;
    bool isEdited = false; ///< the code is not the recorded code
    double startedAt = 0;
    bool operator==(const ExecutionBegin &) const = default;
};

/// The data recorded after a step has run.
struct ExecutionEnd {
    StepResult result;
    ReplayVerdict verdict = ReplayVerdict::None;
    std::string reason; ///< code of the verdict's reason: "logs", "output", "follows-change" …
    double endedAt = 0;
    std::optional<EnvironmentRecord> environment = std::nullopt; ///< with the packages loaded at its end
    bool operator==(const ExecutionEnd &) const = default;
};

enum class ExecutionState { Running, Ended, Interrupted };
std::string_view toString(ExecutionState value);

} // namespace vitrine
