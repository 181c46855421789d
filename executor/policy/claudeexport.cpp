// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/actionpatterns.h"
#include "executor/policy/claudesettings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Names = std::vector<std::string>;
using Reason = NotExpressed::Reason;

class Exporter final {
public:
    explicit Exporter(const Policy &policy)
        : m_policy(policy)
    {
    }

    ForeignExport write()
    {
        Json permissions;
        for (const Decision decision : { Decision::Allow, Decision::Ask, Decision::Deny }) {
            m_rules = Json::array();
            writeCommands(decision);
            writeFiles(decision);
            writeFetches(decision);
            writeTools(decision);
            permissions[std::string(toString(decision))] = std::move(m_rules);
        }
        permissions["defaultMode"] = mode();
        addPythonParts(m_result.notExpressed, m_policy);
        const Json document { { "permissions", std::move(permissions) } };
        m_result.text = document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
        return std::move(m_result);
    }

private:
    void notExpressed(std::string_view part, Decision decision, std::string_view pattern, Reason reason)
    {
        m_result.notExpressed.push_back(
            { std::string(part) + "." + std::string(toString(decision)) + ":" + std::string(pattern), reason });
    }

    void writeCommands(Decision decision)
    {
        for (const std::string &pattern : listOf(m_policy.commands, decision)) {
            const auto texts = expandedBraces(pattern);
            if (texts.empty())
                notExpressed("commands", decision, pattern, Reason::NoCounterpart);
            for (const std::string &text : texts) {
                Reason reason {};
                if (const auto specifier = commandSpecifier(text, reason))
                    m_rules.push_back(*specifier == "*" ? "Bash" : "Bash(" + *specifier + ")");
                else
                    notExpressed("commands", decision, text, reason);
            }
        }
    }

    static std::optional<std::string> commandSpecifier(std::string_view pattern, Reason &reason)
    {
        std::string text;
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            if (pattern.substr(i).starts_with("**")) {
                text.push_back('*');
                ++i;
            } else if (pattern[i] == '*') {
                reason = Reason::NarrowWildcard;
                return std::nullopt;
            } else if (pattern[i] == '\\' && i + 1 < pattern.size()) {
                ++i;
                if (pattern[i] == '*' || pattern[i] == ' ' || pattern[i] == '\\' || pattern[i] == '"'
                    || pattern[i] == '\'') {
                    reason = Reason::NotLiteral;
                    return std::nullopt;
                }
                text.push_back(pattern[i]);
            } else {
                text.push_back(pattern[i]);
            }
        }
        if (text.find_first_of("\"'\\()") != text.npos || text.ends_with(":*") || text.starts_with("command:")) {
            reason = Reason::NotLiteral;
            return std::nullopt;
        }
        return text;
    }

    void writeFiles(Decision decision)
    {
        for (const std::string &glob : listOf(m_policy.fileReads, decision))
            writeFile("files.read", "Read", glob, decision);
        const Names &edits = listOf(m_policy.fileEdits, decision);
        const Names &writes = listOf(m_policy.fileWrites, decision);
        for (const std::string &glob : edits)
            if (std::ranges::contains(writes, glob))
                writeFile("files.edit", "Edit", glob, decision);
            else
                notExpressed("files.edit", decision, glob, Reason::OneOfTwo);
        for (const std::string &glob : writes)
            if (!std::ranges::contains(edits, glob)) {
                if (glob == "/")
                    m_rules.push_back("Write");
                else
                    notExpressed("files.write", decision, glob, Reason::OneOfTwo);
            }
    }

    void writeFile(std::string_view part, const std::string &tool, const std::string &glob, Decision decision)
    {
        const auto texts = expandedBraces(glob);
        if (texts.empty())
            return notExpressed(part, decision, glob, Reason::NoCounterpart);
        // Files that must not be read must not be written there.
        const bool isWider = tool == "Read" && decision == Decision::Deny
            && !(std::ranges::contains(m_policy.fileEdits.deny, glob)
                && std::ranges::contains(m_policy.fileWrites.deny, glob));
        if (isWider)
            notExpressed(part, decision, glob, Reason::OneOfTwo);
        for (const std::string &text : texts) {
            if (text == "/") {
                m_rules.push_back(tool);
                continue;
            }
            std::string path;
            for (std::size_t i = 0; i < text.size(); ++i) {
                const bool isLiteral
                    = text[i] == '\\' && i + 1 < text.size() && std::string_view("{},").contains(text[i + 1]);
                if (!isLiteral)
                    path.push_back(text[i]);
            }
            const std::string prefix = path.starts_with('/') || path.starts_with("~/") ? "" : "/";
            m_rules.push_back(tool + "(" + (path.starts_with('/') ? "/" : prefix) + path + ")");
        }
    }

    void writeFetches(Decision decision)
    {
        for (const std::string &host : listOf(m_policy.fetches, decision))
            m_rules.push_back(host == "*" ? "WebFetch" : "WebFetch(domain:" + host + ")");
    }

    /// There, "*" also includes commands, files and hosts.
    bool isEverything(Decision decision) const
    {
        return std::ranges::contains(listOf(m_policy.commands, decision), "**")
            && std::ranges::contains(listOf(m_policy.fileReads, decision), "/")
            && std::ranges::contains(listOf(m_policy.fileEdits, decision), "/")
            && std::ranges::contains(listOf(m_policy.fileWrites, decision), "/")
            && std::ranges::contains(listOf(m_policy.fetches, decision), "*");
    }

    void writeTools(Decision decision)
    {
        const Names &tools = toolsOf(m_policy, decision);
        for (const std::string &tool : tools) {
            const std::size_t server = tool.starts_with("mcp__") ? tool.find("__", 5) : tool.npos;
            const bool isGlobal = tool.contains('*') && (server == tool.npos || tool.find('*') < server + 2);
            const bool hasArguments = tool.contains('(');
            const bool isWritten
                = !isGlobal || (decision != Decision::Allow && (tool != "*" || isEverything(decision)));
            if (!hasArguments && isWritten)
                m_rules.push_back(tool);
            else if (hasArguments && decision != Decision::Allow && std::ranges::count(tool, ',') == 0)
                m_rules.push_back(withColon(tool));
            else
                notExpressed("tools", decision, tool, Reason::NoCounterpart);
        }
    }

    /// "Agent(model=opus)" as "Agent(model:opus)".
    static std::string withColon(std::string tool)
    {
        const std::string agent = "Agent(subagent_type=";
        if (tool.starts_with(agent) && !tool.contains('*'))
            return "Agent(" + tool.substr(agent.size());
        tool[tool.find('=')] = ':';
        return tool;
    }

    std::string mode()
    {
        const auto &all = m_policy.commands.otherwise;
        if (all == Decision::Deny && m_policy.commands.ask.empty() && m_policy.fileReads.ask.empty())
            return "dontAsk";
        if (all == Decision::Ask && m_policy.fileEdits.otherwise == Decision::Deny)
            return "plan";
        if (all != Decision::Ask)
            m_result.notExpressed.push_back({ "commands.default", Reason::Mode });
        return "default";
    }

    const Policy &m_policy;
    Json m_rules;
    ForeignExport m_result;
};

} // namespace

ForeignExport exportClaudeSettings(const Policy &policy) { return Exporter(policy).write(); }

} // namespace vitrine
