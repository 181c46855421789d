// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellarithmetic.h"

#include "executor/shell/shellwords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Names = std::set<std::string>;

/// Operators of "[[ … ]]" as numbers of shfmt's syntax tree.
enum Test { IsSet = 110, FirstNumeric = 116, LastNumeric = 121 };

std::string typeOf(const Json &node) { return node.is_object() ? node.value("Type", std::string()) : std::string(); }

const Json *member(const Json &node, const char *key)
{
    const auto found = node.is_object() ? node.find(key) : node.end();
    return !node.is_object() || found == node.end() || found->is_null() ? nullptr : &*found;
}

bool isNameLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_'
        || (letter >= '0' && letter <= '9');
}

/// The words of a text that can be names of variables.
void addNames(Names &names, std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isNameLetter(text[end]))
            ++end;
        const bool isNumber = end > at && text[at] >= '0' && text[at] <= '9';
        if (end > at && !isNumber)
            names.emplace(text.substr(at, end - at));
        at = std::max(end, at + 1);
    }
}

/// Programs with these arguments print numbers only.
bool printsNumber(const std::vector<PartialText> &words)
{
    const auto program = words.empty() ? std::nullopt : knownText(words.front());
    const auto first = words.size() > 1 ? knownText(words[1]) : std::nullopt;
    if (program == "nproc")
        return true;
    if (program == "date")
        return words.size() == 2 && first && first->starts_with("+%")
            && first->find_first_not_of("+%sNYmdHMSj") == std::string::npos;
    if (program == "wc") // without a file, whose name it would print
        return words.size() == 2 && first && first->starts_with('-') && !first->starts_with("--");
    if (program == "grep")
        return words.size() <= 4 && first == "-c";
    return false;
}

/// The last command of a substitution with one statement, if it is a plain one.
std::vector<PartialText> lastCommand(const Json &substitution)
{
    const Json *statements = member(substitution, "Stmts");
    if (!statements || statements->size() != 1)
        return {};
    const Json *command = member(statements->front(), "Cmd");
    constexpr int pipe = 12;
    while (command && typeOf(*command) == "BinaryCmd" && command->value("Op", 0) == pipe) {
        const Json *right = member(*command, "Y");
        command = right ? member(*right, "Cmd") : nullptr;
    }
    const Json *arguments = command && typeOf(*command) == "CallExpr" ? member(*command, "Args") : nullptr;
    std::vector<PartialText> words;
    if (arguments)
        for (const Json &word : *arguments)
            words.push_back(shellWord(word));
    return words;
}

/// What a word or an expression holds.
struct Content {
    Names names; ///< variables that are expanded, and words that may be names of some
    bool hasOutput = false; ///< of a command, that is more than a number
    bool hasPattern = false; ///< of file names
};

void addContent(Content &content, const Json &node)
{
    const std::string type = typeOf(node);
    if (type == "CmdSubst" || type == "ProcSubst") {
        content.hasOutput = content.hasOutput || !printsNumber(lastCommand(node));
        return;
    }
    // Arithmetic expands what is in single quotes, too.
    if (const Json *text = member(node, "Value"); text && text->is_string() && type == "SglQuoted")
        content.hasOutput
            = content.hasOutput || text->get_ref<const std::string &>().find_first_of("$`") != std::string::npos;
    if (const Json *text = member(node, "Value"); text && text->is_string()) {
        addNames(content.names, text->get_ref<const std::string &>());
        content.hasPattern = content.hasPattern
            || (type == "Lit" && text->get_ref<const std::string &>().find_first_of("*?[") != std::string::npos);
    }
    if (type == "ParamExp") {
        const Json *length = member(node, "Length");
        if (length && *length == true) // a number
            return;
        const Json *parameter = member(node, "Param");
        const std::string name = parameter ? parameter->value("Value", std::string()) : std::string();
        content.names.insert(name);
        if (member(node, "Excl")) // the variable that it names
            content.hasOutput = true;
    }
    if (node.is_structured())
        for (const Json &child : node)
            if (child.is_structured())
                addContent(content, child);
}

Content contentOf(const Json &node)
{
    Content content;
    addContent(content, node);
    return content;
}

} // namespace

void ShellArithmetic::use(const Json &expression)
{
    const Content content = contentOf(expression);
    m_used.insert(content.names.begin(), content.names.end());
    m_usesOutput = m_usesOutput || content.hasOutput;
}

/// "${a[i]}" and "${a:i}"
void ShellArithmetic::useIndices(const std::string &type, const Json &node)
{
    if (type != "ParamExp")
        return;
    const Json *index = member(node, "Index");
    if (index && typeOf(*index) != "Word")
        use(*index);
    // All elements, "${a[@]}", have no number.
    else if (index && shellWord(*index).known() != "@" && shellWord(*index).known() != "*")
        use(*index);
    if (const Json *slice = member(node, "Slice"))
        use(*slice);
}

void ShellArithmetic::note(const std::string &type, const Json &node)
{
    constexpr std::array<std::string_view, 4> evaluators { "ArithmCmd", "ArithmExp", "LetClause", "CStyleLoop" };
    if (std::ranges::contains(evaluators, type))
        use(node);
    useIndices(type, node);
    const int operation = node.value("Op", 0);
    const bool isTest = (type == "BinaryTest" && operation >= FirstNumeric && operation <= LastNumeric)
        || (type == "UnaryTest" && operation == IsSet);
    if (isTest)
        use(node);
    if (type == "WordIter") {
        const Json *name = member(node, "Name");
        const Json *items = member(node, "Items");
        const std::string variable = name ? name->value("Value", std::string()) : std::string();
        const Content content = items ? contentOf(*items) : Content {};
        if (content.hasOutput || content.hasPattern)
            m_foreign.insert(variable);
        m_sources[variable].insert(content.names.begin(), content.names.end());
    }
    if (type == "ParamExp")
        if (const Json *expansion = member(node, "Exp")) { // "${n:=…}"
            const Json *parameter = member(node, "Param");
            const Content content = contentOf(*expansion);
            const std::string variable = parameter ? parameter->value("Value", std::string()) : std::string();
            if (content.hasOutput)
                m_foreign.insert(variable);
            m_sources[variable].insert(content.names.begin(), content.names.end());
        }
}

void ShellArithmetic::assign(const Json &assignment, bool isInteger)
{
    const Json *name = member(assignment, "Name");
    if (!name || !name->is_object())
        return;
    const std::string variable = name->value("Value", std::string());
    if (const Json *index = member(assignment, "Index"))
        use(*index);
    if (isInteger)
        m_used.insert(variable);
    for (const char *key : { "Value", "Array" })
        if (const Json *value = member(assignment, key)) {
            const Content content = contentOf(*value);
            if (content.hasOutput || (content.hasPattern && std::string_view(key) == "Array"))
                m_foreign.insert(variable);
            m_sources[variable].insert(content.names.begin(), content.names.end());
        }
}

bool ShellArithmetic::runsUnknown() const
{
    if (m_usesOutput)
        return true;
    // Arguments and all of an array: "$1" may come from anywhere.
    const auto isArgument = [](const std::string &name) {
        return name == "@" || name == "*" || (!name.empty() && name.front() >= '1' && name.front() <= '9');
    };
    Names seen = m_used;
    std::vector<std::string> open(seen.begin(), seen.end());
    while (!open.empty()) {
        const std::string name = std::move(open.back());
        open.pop_back();
        if (m_foreign.contains(name) || (isArgument(name) && !m_foreign.empty()))
            return true;
        const auto sources = m_sources.find(name);
        if (sources != m_sources.end())
            for (const std::string &source : sources->second)
                if (seen.insert(source).second)
                    open.push_back(source);
    }
    return false;
}

} // namespace vitrine
