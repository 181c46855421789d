// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/toolcode.h"

#include "base/shellquoted.h"
#include "base/trimmed.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace vitrine {

namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 5> codeKeys { "code", "source_code", "source", "script", "input" };
constexpr std::array<std::string_view, 6> commandKeys { "command", "cmd", "CommandLine", "keystrokes", "commands",
    "input" };

std::string lowered(std::string_view text)
{
    std::string result(text.substr(0, 100));
    std::ranges::transform(result, result.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return result;
}

bool containsAny(std::string_view name, Names words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return name.contains(word); });
}

std::optional<Language> languageOfTool(std::string_view tool)
{
    constexpr std::array<std::string_view, 7> pythons { "python", "ipython", "jupyter", "code_interpreter",
        "code interpreter", "code_execution", "execute_code" };
    constexpr std::array<std::string_view, 6> shells { "bash", "shell", "terminal", "run_command", "execute_command",
        "exec_command" };
    constexpr std::array<std::string_view, 4> editors { "edit", "write", "create", "view" };
    const std::string name = lowered(tool);
    if (containsAny(name, editors))
        return {};
    if (containsAny(name, shells))
        return Language::Bash;
    if (containsAny(name, pythons) || name == "repl" || name == "run_code")
        return Language::Python;
    constexpr std::array<std::string_view, 4> whole { "run", "exec", "execute", "keystrokes" };
    return std::ranges::contains(whole, name) ? std::optional(Language::Bash) : std::nullopt;
}

bool isShell(std::string_view program)
{
    constexpr std::array<std::string_view, 6> shells { "ash", "bash", "dash", "ksh", "sh", "zsh" };
    return std::ranges::contains(shells, program.substr(program.rfind('/') + 1));
}

/// The word as a shell reads it. Line ends stay as they are, so that patches can be read.
std::string quotedWord(std::string_view word)
{
    if (word.find_first_of("\t\r\n") == word.npos)
        return shellQuoted(word);
    std::string text = "'";
    for (const char letter : word)
        text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return text + "'";
}

/// A program gets a command as a list of words: the text behind "-c" if it is a shell, else all of them.
std::optional<std::string> commandText(JsonElement value)
{
    if (const auto text = stringIn(value))
        return std::string(*text);
    simdjson::dom::array words;
    if (value.get(words) != simdjson::SUCCESS || words.size() == 0)
        return {};
    if (words.size() == 1)
        return valueText(*words.begin());
    std::string command;
    std::optional<bool> isOfShell;
    bool isText = false;
    for (const JsonElement element : words) {
        const std::string word = valueText(element);
        if (isText)
            return word;
        isText = isOfShell.value_or(false) && word.starts_with('-') && !word.starts_with("--") && word.ends_with('c');
        isOfShell = isOfShell.value_or(isShell(word));
        command += (command.empty() ? "" : " ") + quotedWord(word);
    }
    return command;
}

/// Some tools take several command lines.
std::optional<std::string> linesIn(JsonElement value)
{
    simdjson::dom::array lines;
    if (value.get(lines) != simdjson::SUCCESS)
        return commandText(value);
    std::string text;
    for (const JsonElement line : lines)
        text += (text.empty() ? "" : "\n") + valueText(line);
    return text;
}

std::optional<std::string> firstOf(JsonObject arguments, Names keys)
{
    for (const std::string_view key : keys) {
        const auto value = memberOf(arguments, key);
        if (auto text = value ? (key == "commands" ? linesIn(*value) : commandText(*value)) : std::nullopt)
            return text;
    }
    return {};
}

std::optional<std::string> codeText(Language language, JsonElement arguments)
{
    if (const auto object = objectIn(arguments))
        return firstOf(*object, language == Language::Python ? Names(codeKeys) : Names(commandKeys));
    return commandText(arguments);
}

void addTagged(
    std::vector<CodeRecord> &blocks, std::string_view text, std::string_view opening, std::string_view closing)
{
    for (std::size_t at = text.find(opening); at != text.npos; at = text.find(opening, at)) {
        at += opening.size();
        const std::size_t to = text.find(closing, at);
        const std::string_view code = trimmed(text.substr(at, to == text.npos ? to : to - at));
        if (!code.empty())
            blocks.push_back({ .language = Language::Python, .text = std::string(code), .origin = CodeOrigin::Tag });
        if (to == text.npos)
            break;
    }
}

void addFenced(std::vector<CodeRecord> &blocks, std::string_view text)
{
    constexpr std::string_view fence = "```";
    std::size_t at = text.find(fence);
    while (at != text.npos) {
        const std::size_t line = text.find('\n', at);
        const std::size_t to = line == text.npos ? line : text.find(fence, line);
        if (line == text.npos)
            return;
        const auto language = languageNamed(trimmed(text.substr(at + fence.size(), line - at - fence.size())));
        const std::string_view code = text.substr(line + 1, to == text.npos ? to : to - line - 1);
        if (language && !trimmed(code).empty())
            blocks.push_back({ .language = *language, .text = std::string(code), .origin = CodeOrigin::Fenced });
        at = to == text.npos ? to : text.find(fence, to + fence.size());
    }
}

} // namespace

std::optional<Language> languageNamed(std::string_view name)
{
    constexpr std::array<std::string_view, 6> pythons { "python", "py", "python3", "ipython", "tool_code", "pycon" };
    constexpr std::array<std::string_view, 7> shells { "bash", "sh", "shell", "zsh", "mswea_bash_command", "console",
        "terminal" };
    constexpr std::array<std::string_view, 10> others { "javascript", "js", "typescript", "ts", "r", "julia", "ruby",
        "perl", "powershell", "sql" };
    const std::string lower = lowered(name);
    if (std::ranges::contains(pythons, lower))
        return Language::Python;
    if (std::ranges::contains(shells, lower))
        return Language::Bash;
    return std::ranges::contains(others, lower) ? std::optional(Language::Other) : std::nullopt;
}

std::optional<CodeRecord> codeOfCall(std::string_view tool, JsonElement arguments)
{
    const auto language = languageOfTool(tool);
    auto text = language ? codeText(*language, arguments) : std::nullopt;
    if (!text || text->empty())
        return {};
    return CodeRecord { .language = *language, .text = std::move(*text), .origin = CodeOrigin::ToolArgument };
}

std::vector<CodeRecord> codeInText(std::string_view text)
{
    std::vector<CodeRecord> blocks;
    addTagged(blocks, text, "<execute>", "</execute>");
    if (blocks.empty())
        addTagged(blocks, text, "<execute_ipython>", "</execute_ipython>");
    if (blocks.empty())
        addTagged(blocks, text, "<code>", "</code>");
    if (blocks.empty())
        addFenced(blocks, text);
    return blocks;
}

} // namespace vitrine
