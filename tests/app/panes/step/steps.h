// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/read/trail.h"

/// Small steps for the tests of this folder.
namespace vitrine::testing {

inline StepRecord recordedStep(
    const std::string &code, std::optional<std::string> logs = {}, std::optional<std::string> output = {})
{
    StepRecord record;
    record.ordinal = 3;
    if (!code.empty())
        record.code = { { Language::Python, code } };
    if (logs)
        record.outputs.push_back({ OutputStream::Log, *logs });
    if (output)
        record.outputs.push_back({ OutputStream::Result, *output });
    return record;
}

inline ErrorRecord frameworkErrorAt(ErrorLayer layer, const std::string &statement, const std::string &cause)
{
    ErrorRecord error;
    error.layer = layer;
    error.type = "AgentExecutionError";
    error.message = "Code execution failed at line '" + statement + "' due to: " + cause;
    return error;
}

inline Execution executionOf(const std::string &code, StepStatus status, const std::string &logs = {})
{
    Execution execution;
    execution.id = 1;
    execution.state = ExecutionState::Ended;
    execution.begin.code = code;
    ExecutionEnd end;
    end.result.status = status;
    end.result.logs = logs;
    end.result.usage.wallSeconds = 0.038;
    end.result.usage.operations = 7;
    if (status != StepStatus::Ok) {
        StepError error;
        error.type = "NameError";
        error.message = "name 'a' is not defined. More words.";
        error.line = 2;
        end.result.error = error;
    }
    execution.end = end;
    return execution;
}

inline StepSummary summaryOf(StepId id, const StepRecord &record)
{
    StepSummary summary;
    summary.id = id;
    summary.ordinal = record.ordinal;
    summary.hasCode = !record.code.empty();
    summary.isReplayable = summary.hasCode;
    return summary;
}

} // namespace vitrine::testing
