// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellscripts.h"

#include "executor/shell/shellcollector.h"
#include "executor/shell/shellsyntax.h"
#include "executor/shell/shellwords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Piece = PartialText::Kind;
using Words = std::vector<PartialText>;
using enum shellsyntax::Operator;

/// A program whose subcommand starts another one in a separate environment. Options without an entry take no value.
struct Launcher {
    std::string_view program;
    std::string_view command;
};
constexpr auto launchers
    = std::to_array<Launcher>({ { "conda", "run" }, { "docker", "compose" }, { "docker", "exec" }, { "docker", "run" },
        { "docker-compose", "exec" }, { "docker-compose", "run" }, { "hatch", "run" }, { "kubectl", "exec" },
        { "mamba", "run" }, { "micromamba", "run" }, { "pdm", "run" }, { "pipenv", "run" }, { "pixi", "run" },
        { "podman", "exec" }, { "podman", "run" }, { "poetry", "run" }, { "rye", "run" }, { "uv", "run" } });

/// Options of `uv run` that take the next word.
constexpr auto optionsOfUv = std::to_array<std::string_view>(
    { "--directory", "--env-file", "--extra", "--from", "--group", "--index", "--index-url", "--no-group",
        "--only-group", "--project", "--python", "--with", "--with-editable", "--with-requirements", "-p", "-w" });

Words wordsOf(const Json &call)
{
    Words words;
    if (const auto arguments = call.find("Args"); arguments != call.end())
        for (const Json &word : *arguments)
            words.push_back(shellWord(word));
    return words;
}

std::optional<std::string> documentOf(const Json &statement)
{
    const auto redirections = statement.find("Redirs");
    if (redirections == statement.end())
        return std::nullopt;
    for (const Json &redirection : *redirections) {
        const int kind = redirection.value("Op", 0);
        const bool isDocument = kind == HereDocument || kind == HereDocumentTabs;
        const auto text = redirection.find(isDocument ? "Hdoc" : "Word");
        if (text != redirection.end() && (isDocument || kind == HereText)) {
            const auto document = knownText(shellWord(*text, isDocument));
            return document && kind == HereDocumentTabs ? withoutTabs(*document) : document;
        }
        if (isDocument)
            return std::string();
    }
    return std::nullopt;
}

/// Whether printf prints a text unchanged, except for line ends.
std::optional<std::string> printfText(const Words &words)
{
    const auto format = words.size() > 1 ? knownText(words[1]) : std::nullopt;
    if (!format)
        return std::nullopt;
    if (words.size() == 3 && (*format == "%s" || *format == "%s\\n")) {
        auto text = knownText(words[2]);
        return text && *format != "%s" ? std::optional(*text + "\n") : text;
    }
    if (words.size() > 2 || format->contains('%'))
        return std::nullopt;
    std::string text;
    for (std::size_t i = 0; i < format->size(); ++i) {
        if ((*format)[i] != '\\') {
            text.push_back((*format)[i]);
            continue;
        }
        constexpr std::string_view letters = "nt\\\"'";
        constexpr std::string_view meanings = "\n\t\\\"'";
        const std::size_t known = ++i < format->size() ? letters.find((*format)[i]) : letters.npos;
        if (known == letters.npos)
            return std::nullopt;
        text.push_back(meanings[known]);
    }
    return text;
}

std::optional<std::string> echoText(const Words &words)
{
    std::string text;
    bool isLineEnded = true;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto word = knownText(words[i]);
        if (!word || (i == 1 && *word == "-e"))
            return std::nullopt;
        if (i == 1 && *word == "-n") {
            isLineEnded = false;
            continue;
        }
        text += (text.empty() ? "" : " ") + *word;
    }
    return isLineEnded ? text + "\n" : text;
}

bool isPythonProgram(const PartialText &word)
{
    const auto text = knownText(word);
    const Interpreter *interpreter = text ? interpreterOf(*text) : nullptr;
    return interpreter != nullptr && interpreter->isPython;
}

} // namespace

std::string withoutTabs(std::string_view document)
{
    std::string text;
    bool isAtBegin = true;
    for (const char letter : document) {
        isAtBegin = isAtBegin && letter == '\t';
        if (!isAtBegin)
            text.push_back(letter);
        isAtBegin = isAtBegin || letter == '\n';
    }
    return text;
}

std::optional<std::string> printedText(const Json &statement)
{
    const auto call = statement.find("Cmd");
    if (call == statement.end() || !call->is_object() || call->value("Type", std::string()) != "CallExpr")
        return std::nullopt;
    const Words words = wordsOf(*call);
    const auto program = words.empty() ? std::nullopt : knownText(words.front());
    if (program == "echo")
        return echoText(words);
    if (program == "printf")
        return printfText(words);
    const bool copiesInput = program == "tee" || words.size() == 1 || (words.size() == 2 && knownText(words[1]) == "-");
    return (program == "cat" || program == "tee") && copiesInput ? documentOf(statement) : std::nullopt;
}

/// The arguments of an interpreter, as CPython reads them.
void ShellCollector::addPython(Words words)
{
    constexpr std::string_view flags = "bBdEhiIOPqRsSuvVx";
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto text = knownText(words[at]);
        if (text == "-" || text == "/dev/stdin")
            return addPythonInput();
        if (!text || !text->starts_with('-'))
            return addPythonFile(words[at]);
        if (text->starts_with("--"))
            continue;
        const std::size_t end = text->find_first_not_of(flags, 1);
        if (end == text->npos)
            continue;
        const bool isLast = end + 1 == text->size();
        if ((*text)[end] == 'm')
            return;
        if ((*text)[end] == 'c') {
            if (!isLast)
                m_facts.scripts.push_back({ text->substr(end + 1), {} });
            else if (at + 1 < words.size())
                m_facts.scripts.push_back({ knownText(words[at + 1]), {} });
            return;
        }
        // -W and -X take a value.
        at += isLast ? 1 : 0;
    }
    if (m_hereDocument || m_isPiped)
        addPythonInput();
}

void ShellCollector::addPythonInput()
{
    if (m_hereDocument)
        m_facts.scripts.push_back({ m_hereDocument, {} });
    else if (m_inputFile)
        addPythonFile([&] {
            PartialText path;
            path.append(*m_inputFile);
            return path;
        }());
    else
        m_facts.scripts.push_back({ m_pipedText, {} });
}

void ShellCollector::addPythonFile(const PartialText &path)
{
    const auto file = m_folder.knownPathOf(path);
    if (!file)
        return m_facts.scripts.push_back({});
    ShellScript script { std::nullopt, *file };
    for (const ShellText &text : m_facts.texts)
        if (text.path == *file && (!text.isAppended || script.code))
            script.code = text.isAppended ? *script.code + text.text : text.text;
    m_facts.scripts.push_back(std::move(script));
}

void ShellCollector::addLaunchedPython(std::string_view program, Words words)
{
    const std::string_view name = baseName(program);
    const auto command = words.size() > 1 ? knownText(words[1]) : std::nullopt;
    const auto isKnown = [&](const Launcher &launcher) {
        return launcher.program == name && std::ranges::any_of(words.subspan(1), [&](const PartialText &word) {
            return knownText(word) == launcher.command;
        });
    };
    if (program.contains('/') && program.ends_with(".py"))
        return addPythonFile(words.front());
    if (!std::ranges::any_of(launchers, isKnown))
        return;
    const auto python = std::ranges::find_if(words.subspan(1), isPythonProgram);
    if (python != words.end()) {
        const auto before = python == words.begin() ? std::nullopt : knownText(*std::prev(python));
        if (before != "--python" && before != "-p")
            return addPython(words.subspan(static_cast<std::size_t>(python - words.begin())));
    }
    if (name != "uv" || command != "run")
        return;
    for (std::size_t at = 2; at < words.size(); ++at) {
        const auto text = knownText(words[at]);
        if (text == "-")
            return addPythonInput();
        if (text && (*text == "-m" || *text == "--module"))
            return;
        if (text && text->starts_with('-'))
            at += std::ranges::contains(optionsOfUv, *text) ? 1 : 0;
        else if (!text || !text->ends_with(".py"))
            return;
        else
            return addPythonFile(words[at]);
    }
}

void ShellCollector::addTexts(const Json &statement)
{
    const auto printed = printedText(statement);
    if (!printed)
        return;
    if (const auto redirections = statement.find("Redirs"); redirections != statement.end())
        for (const Json &redirection : *redirections) {
            const int kind = redirection.value("Op", 0);
            const auto word = redirection.find("Word");
            if ((kind != Out && kind != Append && kind != OutAnyway) || word == redirection.end())
                continue;
            if (const auto path = m_folder.knownPathOf(shellWord(*word)))
                m_facts.texts.push_back({ *path, *printed, kind == Append });
        }
    const auto words = wordsOf(statement.at("Cmd"));
    if (knownText(words.front()) == "tee")
        for (std::size_t i = 1; i < words.size(); ++i)
            if (const auto path = m_folder.knownPathOf(words[i]); path && !path->starts_with('-'))
                m_facts.texts.push_back({ *path, *printed, knownText(words[1]) == "-a" });
}

} // namespace vitrine
