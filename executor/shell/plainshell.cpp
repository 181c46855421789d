// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/plainshell.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;

/// Reserved words of bash, and words that shfmt does not parse as the name of a command.
constexpr auto reservedWords = std::to_array<std::string_view>({ "!", "[[", "]]", "case", "coproc", "declare", "do",
    "done", "elif", "else", "esac", "export", "fi", "for", "function", "if", "in", "let", "local", "nameref",
    "readonly", "select", "then", "time", "typeset", "until", "while", "{", "}" });

/// An operator, by its number in shfmt's syntax tree. The longest are first.
struct Operator {
    std::string_view text;
    int number;
};
constexpr auto lists = std::to_array<Operator>({ { "&&", 10 }, { "||", 11 } });
constexpr Operator pipeOperator { "|", 12 };
constexpr auto redirections = std::to_array<Operator>({ { ">>", 55 }, { ">&", 59 }, { ">", 54 }, { "<", 56 } });

bool isBlank(char letter) { return letter == ' ' || letter == '\t'; }
bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// A letter without special meaning, or one of a file name pattern, anywhere in a word.
bool isWordLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || isDigit(letter)
        || std::string_view("_./:,@%+-=^~*?").contains(letter);
}

/// Allowed within quotes: only printable letters without special meaning.
bool isTextLetter(char letter) { return (letter >= ' ' && letter <= '~') || letter == '\n' || letter == '\t'; }

/// Parses a command from start to end; each function returns an empty value if the command is not plain.
class Reader final {
public:
    explicit Reader(std::string_view text)
        : m_left(text)
    {
    }

    std::optional<Json> statements()
    {
        Json all = Json::array();
        skipBlanks(true);
        while (!m_left.empty()) {
            auto statement = list();
            if (!statement)
                return std::nullopt;
            skipBlanks(false);
            const bool isInBackground = next() == '&';
            if (isInBackground)
                (*statement)["Background"] = true;
            if (!m_left.empty() && next() != ';' && next() != '\n' && !isInBackground)
                return std::nullopt;
            if (!m_left.empty())
                m_left.remove_prefix(1);
            all.push_back(std::move(*statement));
            skipBlanks(true);
        }
        return all.empty() ? std::nullopt : std::optional(std::move(all));
    }

private:
    char next() const { return m_left.empty() ? '\0' : m_left.front(); }

    void skipBlanks(bool alsoLines)
    {
        while (isBlank(next()) || (alsoLines && next() == '\n'))
            m_left.remove_prefix(1);
    }

    bool take(std::string_view text)
    {
        if (!m_left.starts_with(text))
            return false;
        m_left.remove_prefix(text.size());
        return true;
    }

    static Json binary(const Operator &operation, Json left, Json right)
    {
        Json command = Json::object();
        command["Type"] = "BinaryCmd";
        command["Op"] = operation.number;
        command["X"] = std::move(left);
        command["Y"] = std::move(right);
        return withOne("Cmd", std::move(command));
    }

    static Json withOne(const char *key, Json value)
    {
        Json object = Json::object();
        object[key] = std::move(value);
        return object;
    }

    static Json typed(const char *type, const char *key, Json value)
    {
        Json object = withOne("Type", type);
        object[key] = std::move(value);
        return object;
    }

    std::optional<Json> list()
    {
        auto left = pipeline();
        while (left) {
            skipBlanks(false);
            const auto operation = std::ranges::find_if(lists, [&](const Operator &known) { return take(known.text); });
            if (operation == lists.end())
                break;
            skipBlanks(true);
            auto right = pipeline();
            left = right ? std::optional(binary(*operation, std::move(*left), std::move(*right))) : std::nullopt;
        }
        return left;
    }

    std::optional<Json> pipeline()
    {
        auto left = call();
        while (left) {
            skipBlanks(false);
            if (m_left.starts_with("||") || !take(pipeOperator.text))
                break;
            skipBlanks(true);
            auto right = call(); // "|&" does not start a call
            left = right ? std::optional(binary(pipeOperator, std::move(*left), std::move(*right))) : std::nullopt;
        }
        return left;
    }

    std::optional<Json> call()
    {
        Json arguments = Json::array();
        Json redirected = Json::array();
        const auto first = word();
        if (!first || !isName(*first))
            return std::nullopt;
        arguments.push_back(*first);
        for (skipBlanks(false); !isAtEnd(); skipBlanks(false)) {
            if (isRedirection()) {
                auto one = redirection();
                if (!one)
                    return std::nullopt;
                redirected.push_back(std::move(*one));
            } else if (auto argument = word()) {
                arguments.push_back(std::move(*argument));
            } else {
                return std::nullopt;
            }
        }
        Json statement = withOne("Cmd", typed("CallExpr", "Args", std::move(arguments)));
        if (!redirected.empty())
            statement["Redirs"] = std::move(redirected);
        return statement;
    }

    bool isAtEnd() const { return m_left.empty() || std::string_view(";&|\n").contains(m_left.front()); }

    /// Whether the word is neither an assignment nor a reserved word.
    static bool isName(const Json &word)
    {
        const Json &part = word.at("Parts").front();
        if (part.at("Type") != "Lit")
            return true;
        const auto &text = part.at("Value").get_ref<const std::string &>();
        return !text.contains('=') && !std::ranges::contains(reservedWords, text);
    }

    bool isRedirection() const
    {
        const std::size_t sign = m_left.find_first_not_of("0123456789");
        return sign != m_left.npos && (m_left[sign] == '>' || m_left[sign] == '<');
    }

    std::optional<Json> redirection()
    {
        Json redirection = Json::object();
        const std::size_t digits = m_left.find_first_not_of("0123456789");
        if (digits > 0)
            redirection["N"] = withOne("Value", m_left.substr(0, digits));
        m_left.remove_prefix(digits);
        const auto operation
            = std::ranges::find_if(redirections, [&](const Operator &known) { return take(known.text); });
        if (operation == redirections.end())
            return std::nullopt;
        const bool isCopy = operation->text == ">&";
        if (!isCopy)
            skipBlanks(false);
        const std::string_view target = m_left;
        auto found = word(); // a word never starts with the rest of another operator
        const std::string_view written = target.substr(0, target.size() - m_left.size());
        if (!found || (isCopy && !std::ranges::all_of(written, isDigit)))
            return std::nullopt;
        redirection["Op"] = operation->number;
        redirection["Word"] = std::move(*found);
        return redirection;
    }

    /// Reads up to a blank, an operator or the end.
    std::optional<Json> word()
    {
        Json parts = Json::array();
        while (!isAtEnd() && !isBlank(next())) {
            auto one = part();
            if (!one)
                return std::nullopt;
            parts.push_back(std::move(*one));
            // "a>b" is so rare that it is left to the parser.
            if (next() == '<' || next() == '>')
                return std::nullopt;
        }
        return parts.empty() ? std::nullopt : std::optional(withOne("Parts", std::move(parts)));
    }

    std::optional<Json> part()
    {
        if (next() == '"' || next() == '\'')
            return quoted();
        const auto end = std::ranges::find_if_not(m_left, isWordLetter);
        const std::string_view text = m_left.substr(0, static_cast<std::size_t>(end - m_left.begin()));
        if (text.empty())
            return std::nullopt;
        m_left.remove_prefix(text.size());
        return typed("Lit", "Value", text);
    }

    std::optional<Json> quoted()
    {
        const char quote = next();
        const std::size_t end = m_left.find(quote, 1);
        if (end == m_left.npos)
            return std::nullopt;
        const std::string_view text = m_left.substr(1, end - 1);
        const bool expands = quote == '"' && text.find_first_of("$`\\") != text.npos;
        if (expands || !std::ranges::all_of(text, isTextLetter))
            return std::nullopt;
        m_left.remove_prefix(end + 1);
        Json part = withOne("Type", quote == '"' ? "DblQuoted" : "SglQuoted");
        if (quote == '\'' && !text.empty())
            part["Value"] = text;
        else if (!text.empty())
            (part["Parts"] = Json::array()).push_back(typed("Lit", "Value", text));
        return part;
    }

    std::string_view m_left;
};

} // namespace

std::optional<Json> plainStatements(std::string_view command) { return Reader(command).statements(); }

} // namespace vitrine
