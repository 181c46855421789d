// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policydocument.h"
#include "executor/sandbox/sandboxexecutor.h"

#include <QTest>

#include <string>
#include <string_view>

namespace vitrine::test {

/// The guards let everything through that runs on this machine: what is left is the jail.
inline Policy openPolicy(int wallSeconds = 20)
{
    return readPolicy(R"({"vitrine_policy": 1, "name": "open", "version": 1, "base": "permissive-audit",
        "dialect": "python", "network": {"hosts": []}, "filesystem": {"read": [], "write": []},
        "limits": {"operations": null, "while_iterations": null, "memory_mib": 256, "written_mib": 4, "wall_s": )"
        + std::to_string(wallSeconds) + "}}")
        .value();
}

/// A checkpoint after each step, however quick.
inline SandboxOptions everyStepKept()
{
    SandboxOptions options;
    options.checkpointInterval = {};
    return options;
}

inline QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

inline QString status(const StepResult &result) { return text(toString(result.status)); }

/// The result of the step, or its failure.
inline QString outcome(const StepResult &result)
{
    if (result.error)
        return text(result.error->type + ": " + result.error->message);
    return result.output ? text(result.output->repr) : QStringLiteral("nothing");
}

inline bool hasEvent(const StepResult &result, std::string_view kind)
{
    return std::ranges::contains(result.events, kind, &EventRecord::kind);
}

} // namespace vitrine::test
