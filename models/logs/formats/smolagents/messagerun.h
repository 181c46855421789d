// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/runbuilder.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Builds steps from the flat list of chat messages that smolagents passes to its model
/// (docs/formats.md#smolagents-benchmark-rows): an assistant's message, its tool calls and their responses are one
/// step.
class MessageRun final {
public:
    explicit MessageRun(RunBuilder &builder);

    /// Adds the next message. Returns false if its tool calls could not be read; its text is kept nevertheless.
    bool add(std::string_view role, std::string_view text, const SourceSpan &span);
    /// Call it after the last message was added.
    void finish();

private:
    struct Response {
        std::string_view callId;
        std::string_view text;
        bool isError = false;
    };
    static Response responseIn(std::string_view text);

    void begin(StepKind kind, const SourceSpan &span);
    void extend(const SourceSpan &span);
    void addPlain(StepKind kind, std::string_view role, std::string_view text, const SourceSpan &span);
    void user(std::string_view text, const SourceSpan &span);
    void assistant(std::string_view text, const SourceSpan &span);
    bool toolCalls(std::string_view text, const SourceSpan &span);
    void response(std::string_view text, const SourceSpan &span);
    void observation(std::string_view text, const SourceSpan &span);
    void error(const Response &response, const SourceSpan &span);
    bool isOwnError(const Response &response) const;

    RunBuilder &m_builder;
    std::optional<StepRecord> m_step; ///< the step that further messages belong to
    std::optional<CodeRecord> m_replyCode; ///< code in the assistant's text, used if no call contains it
    bool m_hasCalls = false;
    std::size_t m_answered = 0; ///< number of tool calls with a response
    bool m_hasResponse = false;
};

} // namespace vitrine
