// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// Logs of the framework's messages, made by tests.
namespace vitrine {

/// A step of code in such a log.
struct MessagesStep {
    std::string code; ///< on one line, without single quotes
    std::string observation;
};

/// The framework's answer to a denied import.
inline std::string denial(const std::string &module)
{
    return "Call id: call_1\nError:\nCode execution failed at line 'import " + module
        + "' due to: InterpreterError: Import of " + module
        + " is not allowed. Authorized imports are: ['collections', 'datetime', 'itertools', 'math', 'queue', "
          "'random', "
          "'re', 'stat', 'statistics', 'time', 'unicodedata']";
}

inline nlohmann::json message(const char *role, const std::string &text)
{
    return { { "role", role }, { "content", nlohmann::json::array({ { { "type", "text" }, { "text", text } } }) },
        { "tool_calls", nullptr }, { "raw", nullptr }, { "token_usage", nullptr } };
}

/// A run: a line of the log.
inline std::string messagesLine(const std::vector<MessagesStep> &steps)
{
    nlohmann::json messages
        = nlohmann::json::array({ message("system", "You are an agent."), message("user", "New task:\nCount.") });
    for (const MessagesStep &step : steps) {
        messages.push_back(message("assistant", "Thought: go on."));
        messages.push_back(message("tool-call",
            "Calling tools:\n[{'id': 'call_1', 'type': 'function', 'function': {'name': 'python_interpreter', "
            "'arguments': '"
                + step.code + "'}}]"));
        messages.push_back(message("tool-response", step.observation));
    }
    const nlohmann::json run { { "model_id", "m" }, { "agent_action_type", "code" }, { "question", "Count." },
        { "answer", "2" }, { "true_answer", "2" }, { "intermediate_steps", messages } };
    return run.dump() + '\n';
}

/// A log that others made; it is not everywhere.
inline QString sampleLog()
{
    const QString top = QStringLiteral(VITRINE_SOURCE_DIR);
    const QString file = QStringLiteral("sample-logs/smolagents-messages/gpt-4o__code__math__2025-07-24.jsonl");
    const QString beside = top + QStringLiteral("/../shared/") + file;
    return QFile::exists(beside) ? beside : top + QStringLiteral("/../../shared/") + file;
}

} // namespace vitrine
