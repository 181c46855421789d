// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/claudesettings.h"

#include "base/formatted.h"
#include "base/trimmed.h"
#include "executor/policy/actionpatterns.h"
#include "executor/policy/jsonlocator.h"
#include "executor/policy/policyproblem.h"
#include "executor/policy/strictjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Names = std::vector<std::string>;
using Reason = NotExpressed::Reason;

constexpr std::size_t deepestNesting = 32;

/// Commands that Claude Code runs without asking. Excludes its read-only forms of git and find, which are not
/// documented.
constexpr auto readOnly = std::to_array<std::string_view>({ "cat **", "cd **", "diff **", "du **", "echo **", "grep **",
    "head **", "ls **", "pwd **", "stat **", "tail **", "wc **", "which **" });

/// Programs that run others, about which Claude Code asks despite prefix rules.
constexpr auto runners = std::to_array<std::string_view>({ "flock", "ionice", "setsid", "watch" });

struct Rule {
    std::string_view tool;
    std::optional<std::string_view> specifier;
};

std::optional<Rule> parsed(std::string_view text)
{
    const std::size_t bracket = text.find('(');
    const std::string_view tool = text.substr(0, bracket);
    const bool isName = !tool.empty() && std::ranges::all_of(tool, [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '-' || letter == '*'
            || letter == '.';
    });
    if (!isName)
        return std::nullopt;
    if (bracket == text.npos)
        return Rule { tool, std::nullopt };
    if (!text.ends_with(')'))
        return std::nullopt;
    return Rule { tool, text.substr(bracket + 1, text.size() - bracket - 2) };
}

/// Words as the shell would read them: patterns match words without their quotes.
std::optional<std::string> commandPattern(std::string_view specifier)
{
    std::string text(specifier);
    if (text.ends_with(":*"))
        text.replace(text.size() - 2, 2, " *");
    std::string pattern;
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (quote == 0 && (letter == '"' || letter == '\'')) {
            quote = letter;
        } else if (letter == quote && quote != 0) {
            quote = 0;
        } else if (letter == '\\' && quote != '\'' && i + 1 < text.size()) {
            pattern += commandLiteral(text.substr(++i, 1));
        } else if (letter == '*') {
            if (!pattern.ends_with("**"))
                pattern += "**";
        } else if (letter == ' ' && quote == 0) {
            pattern.push_back(' ');
        } else if (letter == '~') {
            pattern.push_back('~');
        } else {
            pattern += commandLiteral(std::string_view(&letter, 1));
        }
    }
    if (quote != 0 || !isCommandPattern(pattern))
        return std::nullopt;
    return pattern;
}

/// Converts a pattern of gitignore to a glob.
std::optional<std::string> filePattern(std::string_view specifier, Decision decision)
{
    if (specifier.empty() || specifier.starts_with('!'))
        return std::nullopt;
    std::string glob;
    std::string_view rest = specifier;
    bool isAnchored = true;
    if (rest.starts_with("//")) {
        glob = "/";
        rest.remove_prefix(2);
    } else if (rest.starts_with("~/")) {
        glob = "~/";
        rest.remove_prefix(2);
    } else if (rest.starts_with('/')) {
        rest.remove_prefix(1);
    } else if (rest.starts_with("./")) {
        rest.remove_prefix(2);
    } else {
        const std::string_view bare = rest.ends_with('/') ? rest.substr(0, rest.size() - 1) : rest;
        const std::size_t slash = bare.find('/');
        // In rules that ask or deny, "src/**" is a folder at any depth.
        const bool isFolder = slash != bare.npos && bare.substr(slash) == "/**" && bare.find('*') == slash + 1;
        isAnchored = slash != bare.npos && !(isFolder && decision != Decision::Allow);
    }
    for (std::size_t i = 0; i < rest.size(); ++i) {
        if (rest[i] == '\\' && i + 1 < rest.size())
            glob.append(rest.substr(i++, 2));
        else if (rest[i] == '{' || rest[i] == '}' || rest[i] == ',')
            glob.append("\\").append(rest.substr(i, 1));
        else
            glob.push_back(rest[i]);
    }
    if (!isAnchored && !glob.starts_with("**/"))
        glob.insert(0, "**/");
    while (glob.size() > 1 && glob.ends_with('/'))
        glob.pop_back();
    if (!isFilePattern(glob))
        return std::nullopt;
    return glob;
}

/// Splits "model:opus" into the name and the value of an argument.
std::optional<std::pair<std::string, std::string>> parameter(std::string_view specifier)
{
    const std::size_t colon = specifier.find(':');
    if (colon == specifier.npos)
        return std::nullopt;
    std::string name(trimmed(specifier.substr(0, colon), " "));
    const bool isName = !name.empty() && std::ranges::all_of(name, [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
    });
    std::string value(trimmed(specifier.substr(colon + 1), " "));
    if (!isName || value.find_first_of(",()=") != value.npos)
        return std::nullopt;
    return std::pair(std::move(name), std::move(value));
}

class Importer final {
public:
    explicit Importer(const Json &document)
        : m_document(document)
    {
    }

    ForeignImport import()
    {
        Policy &policy = m_result.policy;
        policy = emptyPolicy("claude-code");
        const Json &permissions = m_document.at("permissions");
        for (const auto &[key, value] : m_document.items())
            if (key != "permissions" && key != "$schema")
                notExpressed(key, Reason::NoCounterpart);
        applyMode(permissions.value("defaultMode", std::string("default")));
        for (const auto &[key, value] : permissions.items())
            readPart(key, value);
        for (const std::string_view pattern : readOnly)
            addOnce(policy.commands.allow, std::string(pattern));
        // If no mode asks, these need no rule.
        for (const char *start : { "find ", "find ** " })
            if (policy.commands.otherwise != Decision::Allow)
                addOnce(
                    listOf(policy.commands, m_asked), std::string(start) + "{-exec,-execdir,-ok,-okdir,-delete} **");
        return std::move(m_result);
    }

private:
    void notExpressed(std::string rule, Reason reason) { m_result.notExpressed.push_back({ std::move(rule), reason }); }

    void readPart(const std::string &key, const Json &value)
    {
        if (const auto decision = decisionFrom(key)) {
            if (!value.is_array())
                return notExpressed("permissions." + key, Reason::Unreadable);
            for (const Json &rule : value) {
                if (rule.is_string())
                    readRule(rule.get<std::string>(), *decision);
                else
                    notExpressed("permissions." + key + ": " + rule.dump(), Reason::Unreadable);
            }
        } else if (key == "additionalDirectories" && value.is_array()) {
            for (const Json &folder : value)
                addFolder(folder.is_string() ? folder.get<std::string>() : std::string());
        } else if (key != "defaultMode") {
            notExpressed("permissions." + key, Reason::NoCounterpart);
        }
    }

    void setDefaults(Decision decision)
    {
        Policy &policy = m_result.policy;
        for (ActionRules *rules :
            { &policy.commands, &policy.fileReads, &policy.fileEdits, &policy.fileWrites, &policy.fetches })
            rules->otherwise = decision;
        policy.toolsOtherwise = decision;
    }

    /// Reading within the working folders needs no approval.
    void applyMode(std::string_view mode)
    {
        Policy &policy = m_result.policy;
        setDefaults(Decision::Ask);
        addOnce(policy.fileReads.allow, "**");
        m_areEditsAllowed = mode == "acceptEdits";
        if (m_areEditsAllowed) {
            addOnce(policy.fileEdits.allow, "**");
            addOnce(policy.fileWrites.allow, "**");
            notExpressed("permissions.defaultMode: acceptEdits", Reason::Mode);
        } else if (mode == "dontAsk") {
            setDefaults(Decision::Deny);
            m_asked = Decision::Deny;
        } else if (mode == "bypassPermissions") {
            setDefaults(Decision::Allow);
        } else if (mode == "plan") {
            policy.fileEdits.otherwise = Decision::Deny;
            policy.fileWrites.otherwise = Decision::Deny;
        } else if (mode != "default" && mode != "manual") {
            notExpressed("permissions.defaultMode: " + std::string(mode), Reason::Mode);
        }
    }

    void addFolder(const std::string &folder)
    {
        const std::string glob = folder.starts_with("~/") ? "~/" + fileLiteral(folder.substr(2)) : fileLiteral(folder);
        if (folder.empty() || !isFilePattern(glob))
            return notExpressed("permissions.additionalDirectories: " + folder, Reason::Unreadable);
        addOnce(m_result.policy.fileReads.allow, glob);
        if (m_areEditsAllowed) {
            addOnce(m_result.policy.fileEdits.allow, glob);
            addOnce(m_result.policy.fileWrites.allow, glob);
        }
    }

    void readRule(const std::string &text, Decision decision)
    {
        const auto rule = parsed(text);
        if (!rule)
            return notExpressed(text, Reason::Unreadable);
        if (decision == Decision::Ask)
            decision = m_asked;
        const std::string_view tool = rule->tool;
        if (tool == "Bash")
            return readCommand(text, *rule, decision);
        if (tool == "Read" || tool == "Edit")
            return readFile(text, *rule, decision);
        if (tool == "WebFetch")
            return readFetch(text, *rule, decision);
        if (tool == "Write" || tool == "MultiEdit" || tool == "NotebookEdit" || tool == "Glob" || tool == "Grep")
            return readFileTool(text, *rule, decision);
        readTool(text, *rule, decision);
    }

    void readCommand(const std::string &text, const Rule &rule, Decision decision)
    {
        Names &list = listOf(m_result.policy.commands, decision);
        if (!rule.specifier || rule.specifier == "*")
            return addOnce(list, "**");
        const std::string_view specifier = *rule.specifier;
        const std::string_view program = specifier.substr(0, specifier.find_first_of(" :*"));
        if (decision == Decision::Allow && specifier.contains('*') && std::ranges::contains(runners, program))
            return notExpressed(text, Reason::AlwaysAsks);
        if (specifier == "run_in_background:true" || specifier.starts_with("command:"))
            return notExpressed(text, Reason::NoCounterpart);
        const auto pattern = commandPattern(specifier);
        if (!pattern)
            return notExpressed(text, Reason::Unreadable);
        addOnce(list, *pattern);
    }

    void readFile(const std::string &text, const Rule &rule, Decision decision)
    {
        const auto glob = rule.specifier ? filePattern(*rule.specifier, decision) : std::optional<std::string>("/");
        if (!glob)
            return notExpressed(text, Reason::Unreadable);
        Policy &policy = m_result.policy;
        const bool isRead = rule.tool == "Read";
        if (isRead)
            addOnce(listOf(policy.fileReads, decision), *glob);
        // Files that must not be read must not be written either.
        if (!isRead || (decision == Decision::Deny && rule.specifier)) {
            addOnce(listOf(policy.fileEdits, decision), *glob);
            addOnce(listOf(policy.fileWrites, decision), *glob);
        }
    }

    /// Rules for these tools only apply without a path.
    void readFileTool(const std::string &text, const Rule &rule, Decision decision)
    {
        if (rule.specifier)
            return notExpressed(text, Reason::IgnoredThere);
        Policy &policy = m_result.policy;
        if (rule.tool == "Write")
            addOnce(listOf(policy.fileWrites, decision), "/");
        else
            addOnce(toolsOf(policy, decision), std::string(rule.tool));
    }

    void readFetch(const std::string &text, const Rule &rule, Decision decision)
    {
        constexpr std::string_view domain = "domain:";
        Names &list = listOf(m_result.policy.fetches, decision);
        if (!rule.specifier)
            return addOnce(list, "*");
        if (!rule.specifier->starts_with(domain) || rule.specifier->size() == domain.size())
            return notExpressed(text, Reason::Unreadable);
        addOnce(list, std::string(rule.specifier->substr(domain.size())));
    }

    void readTool(const std::string &text, const Rule &rule, Decision decision)
    {
        Names &list = toolsOf(m_result.policy, decision);
        const std::string tool(rule.tool);
        if (decision == Decision::Allow && tool.contains('*')) {
            // Only behind the name of a server.
            const std::size_t server = tool.starts_with("mcp__") ? tool.find("__", 5) : tool.npos;
            if (server == tool.npos || tool.find('*') < server + 2)
                return notExpressed(text, Reason::IgnoredThere);
        }
        if (rule.specifier) {
            auto argument = parameter(*rule.specifier);
            if (argument && decision == Decision::Allow)
                return notExpressed(text, Reason::IgnoredThere);
            if (!argument && tool == "Agent" && isToolPattern(tool + "(a=" + std::string(*rule.specifier) + ")"))
                argument = { "subagent_type", std::string(*rule.specifier) };
            if (!argument)
                return notExpressed(text, Reason::NoCounterpart);
            return addOnce(list, tool + "(" + argument->first + "=" + argument->second + ")");
        }
        if (tool == "*") {
            addEverything(decision);
            return;
        }
        addOnce(list, tool);
        // The name of a server applies to all its tools.
        if (tool.starts_with("mcp__") && tool.find("__", 5) == tool.npos && !tool.contains('*'))
            addOnce(list, tool + "__*");
    }

    void addEverything(Decision decision)
    {
        Policy &policy = m_result.policy;
        addOnce(toolsOf(policy, decision), "*");
        addOnce(listOf(policy.commands, decision), "**");
        for (ActionRules *rules : { &policy.fileReads, &policy.fileEdits, &policy.fileWrites })
            addOnce(listOf(*rules, decision), "/");
        addOnce(listOf(policy.fetches, decision), "*");
    }

    const Json &m_document;
    ForeignImport m_result;
    Decision m_asked = Decision::Ask; ///< what rules that ask become
    bool m_areEditsAllowed = false;
};

/// Claude Code reads the last of equal keys, so rules under the others have no effect there.
void addRepeatedKeys(ForeignImport &result, std::string_view json)
{
    constexpr std::size_t most = 100;
    for (const RepeatedKey &key : repeatedKeys(json, most))
        if (key.pointer == "/permissions" || key.pointer.starts_with("/permissions/"))
            result.notExpressed.push_back(
                { formatted("{} (line {})", key.pointer.substr(1), lineAt(json, key.byte)), Reason::Repeated });
}

} // namespace

std::expected<ForeignImport, ForeignError> importClaudeSettings(std::string_view settings)
{
    if (settings.size() > longestPolicy)
        return std::unexpected(ForeignError { "too long, or nested too deeply" });
    const std::string json = strictJson(settings);
    if (locateDepth(json, deepestNesting) < json.size())
        return std::unexpected(ForeignError { "too long, or nested too deeply" });
    try {
        const Json document = Json::parse(json);
        if (!document.is_object())
            return std::unexpected(ForeignError { "not a JSON object" });
        // Without them, every other document would be settings that ask for everything.
        const auto permissions = document.find("permissions");
        if (permissions == document.end() || !permissions->is_object())
            return std::unexpected(ForeignError { "no \"permissions\": not the settings of Claude Code" });
        ForeignImport result = Importer(document).import();
        addRepeatedKeys(result, json);
        return result;
    } catch (const nlohmann::json::parse_error &error) {
        return std::unexpected(
            ForeignError { "not JSON", lineAt(json, std::min(error.byte == 0 ? 0 : error.byte - 1, json.size())) });
    } catch (const nlohmann::json::exception &) {
        return std::unexpected(ForeignError { "a value of the wrong type" });
    }
}

} // namespace vitrine
