// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/smolagents/memorystep.h"
#include "models/logs/steps/extratext.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Reads a step member by member, and joins what different members have about code and output.
class MemoryStepReader {
public:
    explicit MemoryStepReader(StepKind kind) { m_step.record.kind = kind; }

    MemoryStep read(JsonObject object);

private:
    using Field = bool (MemoryStepReader::*)(JsonElement);
    struct Known {
        std::string_view key;
        Field read; ///< false: the value has a wrong type
    };
    static const Known *known(std::string_view key);

    bool number(JsonElement value);
    bool timing(JsonElement value);
    bool startTime(JsonElement value) { return time(value, &TimeSpan::startedAt); }
    bool endTime(JsonElement value) { return time(value, &TimeSpan::endedAt); }
    bool duration(JsonElement value) { return time(value, &TimeSpan::seconds); }
    bool time(JsonElement value, std::optional<double> TimeSpan::*field);
    bool prompt(JsonElement value);
    bool toolCalls(JsonElement value);
    bool toolCall(JsonElement value);
    bool codeAction(JsonElement value);
    bool error(JsonElement value);
    bool modelOutput(JsonElement value);
    bool outputMessage(JsonElement value);
    bool observations(JsonElement value);
    bool images(JsonElement value);
    bool actionOutput(JsonElement value);
    bool tokens(JsonElement value);
    bool isFinal(JsonElement value);
    bool task(JsonElement value);
    bool systemPrompt(JsonElement value);
    bool planText(JsonElement value);
    bool output(JsonElement value);
    bool className(JsonElement value);

    bool addCall(RecordedToolCall call, std::optional<std::string> code);
    void finish();
    void finishCode();
    void finishOutput();
    bool mayHaveWrittenCode() const;

    MemoryStep m_step;
    JsonExtra m_extra;
    std::optional<CodeRecord> m_callCode; ///< of the interpreter's call, when there is no field for the code
    std::string m_messageText; ///< of model_output_message
    Tokens m_messageTokens; ///< of it
    std::vector<JsonObject> m_messages; ///< all of them
    std::optional<JsonElement> m_callArguments; ///< that m_callCode is from
    std::optional<JsonElement> m_actionValue; ///< that m_actionOutput is from
    std::optional<std::string> m_actionOutput;
    std::optional<JsonElement> m_observations; ///< not copied: they may be huge
};

} // namespace vitrine
