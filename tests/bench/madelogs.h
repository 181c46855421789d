// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/formatted.h"

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

/// Logs for benchmarks: always the same bytes.
namespace vitrine::bench {

/// The same numbers on every machine.
class Dice {
public:
    std::uint64_t roll(std::uint64_t sides)
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return m_state % sides;
    }

private:
    std::uint64_t m_state = 88172645463325252ULL;
};

/// The text in the form of a JSON string.
inline std::string words(Dice &dice, std::size_t length)
{
    static constexpr std::string_view vocabulary[] { "value", "list", "of", "the", "result", "\\n", "is", "sum", "we",
        "compute", "a", "\\\"quoted\\\"", "number", "caf\xC3\xA9", "and", "print", "next" };
    std::string text;
    while (text.size() < length) {
        text += vocabulary[dice.roll(std::size(vocabulary))];
        text += ' ';
    }
    return text;
}

/// Twenty lines, likewise.
inline std::string code(Dice &dice)
{
    std::string text;
    for (int line = 0; line < 20; ++line)
        text += formatted("item_{0} = compute({1}, \\\"{0}\\\")  # note\\n", line, dice.roll(1000));
    return text;
}

inline std::string message(std::string_view role, std::string_view text)
{
    return formatted(
        R"({{"role": "{}", "content": [{{"type": "text", "text": "{}"}}], "tool_calls": null, "raw": null, "token_usage": null}})",
        role, text);
}

/// Steps of a run as smolagents exports them; with prompts every step repeats all that was said before it.
inline std::string madeSteps(Dice &dice, std::uint64_t number, std::uint64_t count, bool withPrompts)
{
    std::string prompt = message("system", words(dice, 4000)) + ", " + message("user", words(dice, 200));
    std::string steps = R"({"task": ")" + words(dice, 200) + R"(", "task_images": null})";
    for (std::uint64_t i = 1; i <= count; ++i) {
        const std::string thought = words(dice, 300);
        const std::string lines = code(dice);
        const std::string observed
            = "Execution logs:\\n" + words(dice, 400) + "\\nLast output from code snippet:\\nNone";
        steps += formatted(
            R"(, {{"step_number": {0}, "timing": {{"start_time": {1}.25, "end_time": {1}.75, "duration": 0.5}}, "model_input_messages": {2}, "tool_calls": [{{"id": "call_{0}", "type": "function", "function": {{"name": "python_interpreter", "arguments": "{3}"}}}}], "error": null, "model_output": "Thought: {4}\n<code>\n{3}\n</code>", "code_action": "{3}", "observations": "{5}", "observations_images": null, "action_output": null, "token_usage": {{"input_tokens": 100, "output_tokens": 50, "total_tokens": 150}}, "is_final_answer": {6}}})",
            i, 1700000000 + number, withPrompts ? "[" + prompt + "]" : "null", lines, thought, observed, i == count);
        prompt += ", " + message("assistant", thought + lines) + ", " + message("tool-response", observed);
    }
    return steps;
}

inline std::string madeRun(Dice &dice, std::uint64_t number, bool withPrompts)
{
    const std::string steps = madeSteps(dice, number, 1 + dice.roll(8), withPrompts);
    return formatted(R"({{"run_id": "run-{}", "state": "success", "output": "42", "steps": [{}]}})", number, steps);
}

} // namespace vitrine::bench
