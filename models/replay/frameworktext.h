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
    std::optional<std::string> statement; ///< source of the top-level statement; nothing if the text names none
    std::string type; ///< class of the exception; empty if the text names none
    std::string message;
    bool operator==(const FrameworkError &) const = default;
};

/// Parses the text of an error, even if another prefix precedes the framework's own.
FrameworkError parseFrameworkError(std::string_view text);
FrameworkError frameworkError(const ErrorRecord &recorded);
FrameworkError frameworkError(const StepError &replayed);

/// "Execution logs:\n…Last output from code snippet:\n…", as the model saw it (docs/executor.md#observations).
std::string observationText(std::string_view logs, std::string_view output);

/// Text of the recorded outputs on one stream, in order; nothing if the log recorded none. Terminal output counts as
/// printed text, so Log includes Stdout. The text is cut to `most` bytes.
std::optional<std::string> recordedText(
    const StepRecord &recorded, OutputStream stream, std::size_t most = std::string::npos);

/// Whether there is such a text. Does not build it.
bool hasRecordedText(const StepRecord &recorded, OutputStream stream);

/// Whether an output is a part of `shownText`.
bool isShown(const OutputRecord &output);
/// Everything the step showed except for its value, including errors and images of a terminal; nothing if there was
/// none.
std::optional<std::string> shownText(const StepRecord &recorded);

/// Images that the step displayed, as data URLs, one per line; empty for none.
std::string displayedImages(const StepRecord &recorded);

/// Whether printed text was recorded as a terminal or a conversation shows it: without surrounding spaces, perhaps
/// followed by the value of the last statement and by additions of the executing tool.
bool isFromTerminal(const StepRecord &recorded);
/// The text without these additions: IPython's "Out[3]: ", the lines that OpenHands appends, surrounding spaces.
std::string terminalText(std::string_view text);

} // namespace vitrine
