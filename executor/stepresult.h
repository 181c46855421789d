// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/finding.h"
#include "executor/policy/policy.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// How a step ended. Exactly one; the first ending wins. Blocked is a denial by the policy, Error an error of the code
/// itself.
enum class StepStatus { Ok, Error, Blocked, Timeout, Limit, Crashed, Cancelled };
std::string_view toString(StepStatus status);
std::optional<StepStatus> stepStatusFrom(std::string_view text);
/// The message of a step that was stopped by `limits.memory_mib`.
std::string memoryLimitText(const Limits &limits);

/// The value of the last statement.
struct StepOutput {
    std::string repr; ///< UTF-8, cut at the policy's output_chars
    bool isCut = false;
    std::string type;
    std::string text; ///< str() of the value, cut likewise: observations show it as "Last output"
    std::optional<std::string> json; ///< the value itself, if it can be represented as JSON
    bool operator==(const StepOutput &) const = default;
};

struct StepError {
    std::string type; ///< class of the exception, or of the rule that denied
    std::string message;
    int line = 0; ///< 1-based line of the step's code; 0 when unknown
    int column = 0; ///< 1-based, in characters; 0 when unknown
    std::string sourceLine;
    std::string traceback; ///< only frames of the step's own code
    std::string rule; ///< the rule that ended the step: "imports.allow", "limits.operations" …; else empty
    bool operator==(const StepError &) const = default;
};

struct ImportRecord {
    std::string module;
    std::vector<std::string> names; ///< in "from module import names"
    int line = 0;
    Verdict verdict = Verdict::Allowed;
    std::string rule;
    bool operator==(const ImportRecord &) const = default;
};

/// Something that an audit hook (PEP 578) observed, caused by the code or by a library.
struct EventRecord {
    std::uint64_t seq = 0;
    std::string kind; ///< the audit event: "open", "socket.connect" …
    std::string detail;
    Verdict verdict = Verdict::Allowed;
    std::string rule;
    bool operator==(const EventRecord &) const = default;
};

/// The source of the answer to a tool call.
enum class ToolSource { Recorded, Constant, Python, Missing, Host };
std::string_view toString(ToolSource source);
std::optional<ToolSource> toolSourceFrom(std::string_view text);

struct ToolCallRecord {
    std::uint64_t seq = 0;
    std::string name;
    std::string arguments; ///< JSON object
    std::optional<std::string> result; ///< JSON
    std::optional<std::string> error;
    ToolSource source = ToolSource::Missing;
    bool operator==(const ToolCallRecord &) const = default;
};

enum class VariableChange { Added, Changed, Removed, Same };
std::string_view toString(VariableChange change);
std::optional<VariableChange> variableChangeFrom(std::string_view text);

struct VariableRecord {
    std::string name;
    std::string type;
    std::string repr;
    std::uint64_t size = 0; ///< bytes, as returned by sys.getsizeof
    VariableChange change = VariableChange::Same;
    std::optional<std::vector<std::uint64_t>> shape = {}; ///< of arrays and frames
    bool operator==(const VariableRecord &) const = default;
};

struct Usage {
    std::uint64_t operations = 0;
    double wallSeconds = 0;
    double cpuSeconds = 0;
    std::uint64_t peakRssKib = 0;
    bool operator==(const Usage &) const = default;
};

/// Everything that is recorded about one execution of one step (docs/architecture.md#step-result). A plain value.
struct StepResult {
    StepStatus status = StepStatus::Ok;
    bool isFinal = false;
    std::optional<StepOutput> output;
    std::string logs; ///< captured prints, UTF-8
    bool logsTruncated = false;
    std::optional<StepError> error;
    std::vector<ImportRecord> imports;
    std::vector<EventRecord> events;
    std::vector<ToolCallRecord> toolCalls;
    std::vector<VariableRecord> variables;
    std::vector<Finding> findings; ///< of the review, and secrets in code, logs, output and error
    Usage usage;
    std::vector<std::string> layers; ///< protection layers that were active: "review", "guards", "limits", "audit"
    std::string policy; ///< hash of the policy that judged it

    bool operator==(const StepResult &) const = default;
};

/// The JSON of docs/architecture.md#step-result, as used by the command line and the trail. Reading validates its
/// input.
std::string toJson(const StepResult &result);
std::optional<StepResult> stepResultFromJson(std::string_view json);

} // namespace vitrine
