// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/codexrules.h"

#include "executor/policy/actionpatterns.h"
#include "executor/policy/policyproblem.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;
using Reason = NotExpressed::Reason;
using Names = std::vector<std::string>;

constexpr std::size_t deepestNesting = 8;

/// Rules with a counterpart here, and rules known to have none.
constexpr auto knownRules = std::to_array<std::string_view>({ "host_executable", "network_rule", "prefix_rule" });

/// Parses a sequence of "name(key = literal, …)". Skips the arguments of unknown rules.
class Reader final {
public:
    struct Call {
        std::string name;
        Json arguments = Json::object();
        std::size_t line = 0;
        bool isKnown = true;
    };

    explicit Reader(std::string_view text)
        : m_text(text)
    {
    }

    std::expected<std::vector<Call>, ForeignError> read()
    {
        std::vector<Call> calls;
        for (skipSpace(); m_at < m_text.size() && !m_isBad; skipSpace())
            if (auto call = readCall())
                calls.push_back(std::move(*call));
        if (m_isBad)
            return std::unexpected(ForeignError { "only calls of rules with literals can be read", line() });
        return calls;
    }

private:
    std::size_t line() const
    {
        return 1 + static_cast<std::size_t>(std::ranges::count(m_text.substr(0, std::min(m_at, m_text.size())), '\n'));
    }
    char current() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    void skipSpace()
    {
        while (m_at < m_text.size()) {
            if (current() == '#')
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else if (std::isspace(static_cast<unsigned char>(current())) != 0)
                ++m_at;
            else
                return;
        }
    }

    bool take(char letter)
    {
        skipSpace();
        if (current() != letter)
            return false;
        ++m_at;
        return true;
    }

    std::string name()
    {
        skipSpace();
        const std::size_t from = m_at;
        while (std::isalnum(static_cast<unsigned char>(current())) != 0 || current() == '_')
            ++m_at;
        return std::string(m_text.substr(from, m_at - from));
    }

    std::optional<Call> readCall()
    {
        Call call;
        call.line = line();
        call.name = name();
        m_isBad = call.name.empty() || !take('(');
        call.isKnown = std::ranges::contains(knownRules, call.name);
        if (!m_isBad && !call.isKnown) {
            skipArguments();
            return m_isBad ? std::nullopt : std::optional(std::move(call));
        }
        while (!m_isBad && !take(')')) {
            const std::string key = name();
            if (key.empty() || call.arguments.contains(key) || !take('=')) {
                m_isBad = true;
                break;
            }
            call.arguments[key] = literal(0);
            if (!take(',') && (skipSpace(), current() != ')'))
                m_isBad = true;
        }
        return m_isBad ? std::nullopt : std::optional(std::move(call));
    }

    /// Up to the bracket that closes the call.
    void skipArguments()
    {
        for (std::size_t depth = 1; depth > 0 && !m_isBad;) {
            skipSpace();
            const char letter = current();
            m_isBad = m_at >= m_text.size();
            if (letter == '"' || letter == '\'') {
                skipText();
                continue;
            }
            if (std::string_view("([{").contains(letter))
                ++depth;
            else if (std::string_view(")]}").contains(letter))
                --depth;
            ++m_at;
        }
    }

    /// A text in one or three quotes.
    void skipText()
    {
        const std::string_view rest = m_text.substr(m_at);
        const std::string three(3, rest.front());
        const std::string_view end = rest.starts_with(three) ? std::string_view(three) : rest.substr(0, 1);
        for (m_at += end.size(); m_at < m_text.size(); ++m_at) {
            if (m_text.substr(m_at).starts_with(end)) {
                m_at += end.size();
                return;
            }
            if (current() == '\\')
                ++m_at;
            else if (current() == '\n' && end.size() == 1)
                break;
        }
        m_isBad = true;
    }

    Json literal(std::size_t depth)
    {
        skipSpace();
        if (depth > deepestNesting) {
            m_isBad = true;
            return {};
        }
        if (take('[')) {
            Json list = Json::array();
            while (!m_isBad && !take(']')) {
                list.push_back(literal(depth + 1));
                if (!take(',') && (skipSpace(), current() != ']'))
                    m_isBad = true;
            }
            return list;
        }
        return text();
    }

    Json text()
    {
        const char quote = current();
        const bool isLong = m_text.substr(m_at).starts_with(std::string(3, quote));
        if ((quote != '"' && quote != '\'') || isLong) {
            m_isBad = true;
            return {};
        }
        std::string text;
        for (++m_at; current() != quote; ++m_at) {
            if (m_at >= m_text.size() || current() == '\n') {
                m_isBad = true;
                return {};
            }
            if (current() != '\\') {
                text.push_back(current());
                continue;
            }
            ++m_at;
            switch (current()) {
            case 'n': text.push_back('\n'); break;
            case 't': text.push_back('\t'); break;
            case '\\':
            case '"':
            case '\'': text.push_back(current()); break;
            default: m_isBad = true; return {};
            }
        }
        ++m_at;
        return text;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isBad = false;
};

std::optional<Decision> decisionOf(std::string_view text)
{
    if (text == "allow")
        return Decision::Allow;
    if (text == "prompt")
        return Decision::Ask;
    return text == "forbidden" || text == "deny" ? std::optional(Decision::Deny) : std::nullopt;
}

std::string_view codexName(Decision decision)
{
    switch (decision) {
    case Decision::Allow: return "allow";
    case Decision::Ask: return "prompt";
    case Decision::Deny: break;
    }
    return "forbidden";
}

/// ["git", ["add", "commit"]] as "git {add,commit} **".
std::optional<std::string> patternOf(const Json &tokens)
{
    if (!tokens.is_array() || tokens.empty())
        return std::nullopt;
    std::string pattern;
    for (const Json &token : tokens) {
        if (token.is_string() && !token.get_ref<const std::string &>().empty()) {
            pattern += commandLiteral(token.get<std::string>());
        } else if (token.is_array() && !token.empty()) {
            std::string alternatives;
            for (const Json &alternative : token) {
                if (!alternative.is_string() || alternative.get_ref<const std::string &>().empty())
                    return std::nullopt;
                alternatives += (alternatives.empty() ? "" : ",") + commandLiteral(alternative.get<std::string>());
            }
            pattern += token.size() == 1 ? alternatives : "{" + alternatives + "}";
        } else {
            return std::nullopt;
        }
        pattern.push_back(' ');
    }
    pattern += "**";
    return isCommandPattern(pattern) ? std::optional(pattern) : std::nullopt;
}

/// The words of a pattern as literals and lists of them; empty if the pattern is not a prefix of literals.
std::optional<Json> tokensOf(std::string_view pattern, Reason &reason)
{
    constexpr std::string_view rest = " **";
    reason = Reason::NotAPrefix;
    if (!pattern.ends_with(rest))
        return std::nullopt;
    pattern.remove_suffix(rest.size());
    std::vector<std::string> words { "" };
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == ' ') {
            if (!words.back().empty())
                words.emplace_back();
            continue;
        }
        words.back().push_back(pattern[i]);
        if (pattern[i] == '\\' && i + 1 < pattern.size())
            words.back().push_back(pattern[++i]);
    }
    Json tokens = Json::array();
    for (const std::string &word : words) {
        Json alternatives = Json::array();
        for (const std::string &text : expandedBraces(word)) {
            std::string literal;
            for (std::size_t i = 0; i < text.size(); ++i) {
                if (text[i] == '*' || (i == 0 && text.starts_with("~/"))) {
                    reason = text[i] == '*' ? Reason::NarrowWildcard : Reason::NotLiteral;
                    return std::nullopt;
                }
                if (text[i] == '\\' && i + 1 < text.size())
                    ++i;
                literal.push_back(text[i]);
            }
            alternatives.push_back(std::move(literal));
        }
        if (alternatives.empty())
            return std::nullopt;
        tokens.push_back(alternatives.size() == 1 ? Json(alternatives.front()) : std::move(alternatives));
    }
    return tokens;
}

} // namespace

std::expected<ForeignImport, ForeignError> importCodexRules(std::string_view text)
{
    if (text.size() > longestPolicy)
        return std::unexpected(ForeignError { "too long" });
    const auto calls = Reader(text).read();
    if (!calls)
        return std::unexpected(calls.error());
    ForeignImport result { emptyPolicy("codex"), {} };
    // Its rules do not apply to commands with redirections.
    result.policy.fileWrites.otherwise = Decision::Ask;
    for (const Reader::Call &call : *calls) {
        if (!call.isKnown || call.name == "host_executable") {
            result.notExpressed.push_back({ call.name, Reason::NoCounterpart });
            continue;
        }
        const Json &arguments = call.arguments;
        const Json decisionText = arguments.value("decision", Json("allow"));
        const auto decision
            = decisionText.is_string() ? decisionOf(decisionText.get_ref<const std::string &>()) : std::nullopt;
        if (!decision)
            return std::unexpected(ForeignError { "unknown decision", call.line });
        if (call.name == "prefix_rule") {
            const auto pattern = patternOf(arguments.value("pattern", Json()));
            if (!pattern)
                return std::unexpected(
                    ForeignError { "a pattern must be a list of texts or of lists of texts", call.line });
            addOnce(listOf(result.policy.commands, *decision), *pattern);
        } else {
            const Json host = arguments.value("host", Json());
            if (!host.is_string() || host.get_ref<const std::string &>().contains('*'))
                return std::unexpected(ForeignError { "a network rule needs one host", call.line });
            addOnce(listOf(result.policy.fetches, *decision), host.get<std::string>());
            result.notExpressed.push_back({ "network_rule.protocol", Reason::NoCounterpart });
        }
    }
    return result;
}

ForeignExport exportCodexRules(const Policy &policy)
{
    ForeignExport result;
    const auto quoted = [](const Json &value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); };
    ActionRules commands = policy.commands;
    ActionRules fetches = policy.fetches;
    const auto notExpressed = [&](std::string_view part, Decision decision, const std::string &pattern, Reason reason) {
        result.notExpressed.push_back(
            { std::string(part) + "." + std::string(toString(decision)) + ":" + pattern, reason });
    };
    for (const Decision decision : { Decision::Allow, Decision::Ask, Decision::Deny }) {
        for (const std::string &pattern : listOf(commands, decision)) {
            Reason reason {};
            if (const auto tokens = tokensOf(pattern, reason))
                result.text += "prefix_rule(pattern = " + quoted(*tokens) + ", decision = \""
                    + std::string(codexName(decision)) + "\")\n";
            else
                notExpressed("commands", decision, pattern, reason);
        }
        for (const std::string &host : listOf(fetches, decision)) {
            if (host.contains('*'))
                notExpressed("hosts", decision, host, Reason::NoCounterpart);
            else
                result.text += "network_rule(host = " + quoted(host) + ", protocol = \"https\", decision = \""
                    + std::string(codexName(decision)) + "\")\n";
        }
    }
    if (commands.otherwise)
        result.notExpressed.push_back({ "commands.default", Reason::Mode });
    for (const auto &[part, rules] : { std::pair("files.read", &policy.fileReads),
             std::pair("files.edit", &policy.fileEdits), std::pair("files.write", &policy.fileWrites) })
        if (!rules->allow.empty() || !rules->ask.empty() || !rules->deny.empty()
            || (rules->otherwise && (rules != &policy.fileWrites || rules->otherwise != Decision::Ask)))
            result.notExpressed.push_back({ part, Reason::NoCounterpart });
    if (!policy.tools.empty() || !policy.toolsToAsk.empty() || !policy.toolsToDeny.empty())
        result.notExpressed.push_back({ "tools", Reason::NoCounterpart });
    addPythonParts(result.notExpressed, policy);
    return result;
}

} // namespace vitrine
