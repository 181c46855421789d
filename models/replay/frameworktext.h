// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/stepresult.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The parts of an execution error that the agent framework joins into one text (docs/executor.md#errors): "Code
/// execution failed at line '<statement>' due to: <type>: <message>".
struct FrameworkError {
    std::optional<std::string> statement; ///< source of the top-level statement; empty when the text names none
    std::string type; ///< class of the exception; empty when the text names none
    std::string message;
    bool operator==(const FrameworkError &) const = default;
};

/// Parses the text of an error, also with another wrapper before the framework's own.
FrameworkError parseFrameworkError(std::string_view text);
FrameworkError frameworkError(const ErrorRecord &recorded);
FrameworkError frameworkError(const StepError &replayed);

/// "Execution logs:\n…Last output from code snippet:\n…", as the model saw it (docs/executor.md#observations).
std::string observationText(std::string_view logs, std::string_view output);

/// Text of the recorded outputs on one stream, in order; empty when the log recorded none. What a terminal showed is
/// what was printed: Log has Stdout in it. Of a text that has more than `most` bytes only so many.
std::optional<std::string> recordedText(
    const StepRecord &recorded, OutputStream stream, std::size_t most = std::string::npos);

/// Whether there is one, without making it.
bool hasRecordedText(const StepRecord &recorded, OutputStream stream);

/// Whether an output is a part of `shownText`.
bool isShown(const OutputRecord &output);
/// All that the step showed but its value: errors and pictures of a terminal as well; empty when there was none.
std::optional<std::string> shownText(const StepRecord &recorded);

/// Images that the step displayed, as addresses that hold them, a line each; empty for none.
std::string displayedImages(const StepRecord &recorded);

/// Whether prints are known as a terminal or a conversation shows them: without surrounding spaces, perhaps followed by
/// the value of the last statement and by words of the executing tool.
bool isFromTerminal(const StepRecord &recorded);
/// The same text without these words: IPython's "Out[3]: ", the lines that OpenHands puts below, spaces around it.
std::string terminalText(std::string_view text);

} // namespace vitrine
