// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/steps/runbuilder.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Builds runs and steps from the lines that smolagents prints while it works. Lossy, because the console wrapped long
/// lines. Figures are marked as derived.
class ConsoleText final {
public:
    explicit ConsoleText(ImportContext &context);

    /// Adds one line as printed, without its end.
    void line(std::string_view line, const SourceSpan &span);
    /// Call it after the last line was added.
    void finish();

    /// Whether only the agent framework prints such a line.
    static bool isMark(std::string_view line);

private:
    enum class Part { Outside, Task, Text, Code, Logs, Error };

    bool frame(std::string_view line, const SourceSpan &span);
    void content(std::string_view line);
    void beginRun(const SourceSpan &span);
    void beginStep(std::string_view line, const SourceSpan &span);
    void endStep(std::string_view line);
    void codeLine(std::string_view line);
    void logLine(std::string_view line);
    void closeStep();
    void closeRun();

    ImportContext &m_context;
    RunBuilder m_builder;
    std::optional<StepRecord> m_step;
    Part m_part = Part::Outside;
    std::string m_code;
    std::string m_logs;
    std::optional<std::string> m_output;
    std::string m_error;
    bool m_isBoxed = false; ///< the code has line numbers and a border
};

} // namespace vitrine
