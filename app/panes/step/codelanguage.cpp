// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/codelanguage.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace vitrine {

namespace {

struct LanguageName {
    std::string_view name; ///< as users write it
    const char *definition;
};

constexpr auto names = std::to_array<LanguageName>({ { "bash", "Bash" }, { "cpp", "C++" }, { "css", "CSS" },
    { "html", "HTML" }, { "javascript", "JavaScript" }, { "js", "JavaScript" }, { "json", "JSON" },
    { "julia", "Julia" }, { "latex", "LaTeX" }, { "markdown", "Markdown" }, { "perl", "Perl" },
    { "powershell", "PowerShell" }, { "r", "R Script" }, { "ruby", "Ruby" }, { "sh", "Bash" }, { "sql", "SQL" },
    { "svg", "XML" }, { "ts", "TypeScript" }, { "typescript", "TypeScript" }, { "yaml", "YAML" } });

std::string_view firstWord(std::string_view text)
{
    const auto end
        = std::ranges::find_if(text, [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; });
    return text.substr(0, std::size_t(end - text.begin()));
}

const char *definitionOf(std::string_view name)
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    const auto found = std::ranges::find(names, lower, &LanguageName::name);
    return found == names.end() ? nullptr : found->definition;
}

// The text between the fence before the code and the end of that line.
std::string_view fenceName(std::string_view answer, std::string_view code)
{
    constexpr std::string_view fence = "```";
    const auto at = answer.find(code);
    if (code.empty() || at == std::string_view::npos)
        return {};
    const auto before = answer.rfind(fence, at);
    return before == std::string_view::npos ? std::string_view() : firstWord(answer.substr(before + fence.size()));
}

QString otherLanguage(const StepRecord &record, std::string_view code)
{
    constexpr std::string_view cellMark = "%%";
    if (code.starts_with(cellMark)) {
        const auto *definition = definitionOf(firstWord(code.substr(cellMark.size())));
        return QString::fromLatin1(definition != nullptr ? definition : "Python");
    }
    if (const auto *definition = definitionOf(fenceName(record.rawModelOutput, code)))
        return QString::fromLatin1(definition);
    // A cell that contains commands for the notebook itself.
    const bool isCell = code.starts_with('!') || code.starts_with('%') || code.contains("\n!") || code.contains("\n%");
    return isCell ? QStringLiteral("Python") : QStringLiteral("None");
}

} // namespace

QString codeLanguage(const StepRecord &record, const CodeRecord &code)
{
    switch (code.language) {
    case Language::Python: return QStringLiteral("Python");
    case Language::Bash: return QStringLiteral("Bash");
    case Language::Other: break;
    }
    return otherLanguage(record, code.text);
}

} // namespace vitrine
