// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/formatted.h"
#include "tests/models/logs/collectingsink.h"

#include <algorithm>
#include <string>
#include <string_view>

/// Shows why nothing could be read.
#define VERIFY_READ(log) QVERIFY2((log).report, (log).report ? "" : (log).report.error().detail.c_str())

/// Small logs for tests.
namespace vitrine {

inline const std::string taskStep = R"({"task": "Add.", "task_images": null})";

inline std::string actionStep(int number, std::string_view code = "x = 1")
{
    return formatted(R"({{"step_number": {}, "timing": {{"start_time": 1.5, "end_time": 3.0, "duration": 1.5}},
 "model_input_messages": [{{"role": "user", "content": [{{"type": "text", "text": "Add."}}]}}], "tool_calls": [],
 "error": null, "model_output": "Thought: I add.\n<code>\nx\n</code>", "code_action": "{}",
 "observations": "Execution logs:\nhi\nLast output from code snippet:\n1", "observations_images": null,
 "action_output": 1, "token_usage": {{"input_tokens": 10, "output_tokens": 5, "total_tokens": 15}},
 "is_final_answer": false}})",
        number, code);
}

inline std::string oneLine(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return text;
}

inline std::string steps(int count)
{
    std::string list = "[" + taskStep;
    for (int i = 1; i <= count; ++i)
        list += ", " + actionStep(i);
    return list + "]";
}

} // namespace vitrine
