// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/plainyaml.h"

#include "base/parsedjson.h"
#include "base/trimmed.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::json;

constexpr std::size_t deepestNesting = 16;

struct Line {
    std::size_t indent = 0;
    std::string_view text; ///< without indentation and comment
    std::size_t number = 0;
};

std::string_view withoutComment(std::string_view text)
{
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (quote != 0)
            quote = text[i] == quote ? '\0' : quote;
        else if (text[i] == '"' || text[i] == '\'')
            quote = text[i];
        else if (text[i] == '#' && (i == 0 || text[i - 1] == ' ' || text[i - 1] == '\t'))
            return text.substr(0, i);
    }
    return text;
}

class Reader final {
public:
    explicit Reader(std::string_view text)
    {
        std::size_t number = 0;
        while (!text.empty()) {
            const std::string_view raw = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(raw.size() + 1, text.size()));
            ++number;
            const std::string_view content = trimmed(withoutComment(raw));
            if (content.empty() || (content == "---" && m_lines.empty()))
                continue;
            const std::size_t indent = raw.find_first_not_of(' ');
            if (raw[indent] == '\t')
                m_error = ForeignError { "a tab in the indentation", number };
            m_lines.push_back({ indent, content, number });
        }
    }

    std::expected<Json, ForeignError> read()
    {
        Json value = m_lines.empty() ? Json() : block(m_lines.front().indent, 0);
        if (!m_error && m_at < m_lines.size())
            fail("unexpected indentation");
        if (m_error)
            return std::unexpected(*m_error);
        return value;
    }

private:
    void fail(const char *message)
    {
        if (!m_error)
            m_error = ForeignError { message, m_at < m_lines.size() ? m_lines[m_at].number : 0 };
    }

    static bool isItem(std::string_view text) { return text == "-" || text.starts_with("- "); }

    static std::size_t colonIn(std::string_view text)
    {
        if (text.starts_with('"') || text.starts_with('\'')) {
            const std::size_t end = text.find(text.front(), 1);
            return end == text.npos ? text.npos : text.find(':', end);
        }
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == ':' && (i + 1 == text.size() || text[i + 1] == ' '))
                return i;
        return text.npos;
    }

    Json block(std::size_t indent, std::size_t depth)
    {
        if (depth > deepestNesting) {
            fail("nested too deeply");
            return {};
        }
        return isItem(m_lines[m_at].text) ? list(indent, depth) : mapping(indent, depth);
    }

    Json list(std::size_t indent, std::size_t depth)
    {
        Json list = Json::array();
        while (!m_error && m_at < m_lines.size() && m_lines[m_at].indent == indent && isItem(m_lines[m_at].text)) {
            Line &line = m_lines[m_at];
            const std::string_view rest = trimmed(line.text.substr(1));
            if (rest.empty()) {
                ++m_at;
                list.push_back(below(indent, depth));
            } else if (colonIn(rest) != rest.npos && !rest.starts_with('{') && !rest.starts_with('[')) {
                // The first field of a mapping that continues in the next lines.
                line.indent += static_cast<std::size_t>(rest.data() - line.text.data());
                line.text = rest;
                list.push_back(mapping(line.indent, depth + 1));
            } else {
                list.push_back(scalar(rest));
                ++m_at;
            }
        }
        return list;
    }

    Json mapping(std::size_t indent, std::size_t depth)
    {
        Json object = Json::object();
        while (!m_error && m_at < m_lines.size() && m_lines[m_at].indent == indent && !isItem(m_lines[m_at].text)) {
            const std::string_view text = m_lines[m_at].text;
            const std::size_t colon = colonIn(text);
            if (colon == text.npos) {
                fail("a field is expected");
                break;
            }
            const Json name = scalar(trimmed(text.substr(0, colon)));
            const std::string key = name.is_string() ? name.get<std::string>() : name.dump();
            const std::string_view rest = trimmed(text.substr(colon + 1));
            if (object.contains(key))
                fail("a repeated field");
            if (!rest.empty()) {
                object[key] = scalar(rest);
                ++m_at;
                continue;
            }
            ++m_at;
            const bool isListHere
                = m_at < m_lines.size() && m_lines[m_at].indent == indent && isItem(m_lines[m_at].text);
            object[key] = isListHere ? list(indent, depth + 1) : below(indent, depth);
        }
        return object;
    }

    Json below(std::size_t indent, std::size_t depth)
    {
        if (m_at >= m_lines.size() || m_lines[m_at].indent <= indent)
            return {};
        return block(m_lines[m_at].indent, depth + 1);
    }

    Json scalar(std::string_view text)
    {
        if (text.empty()) {
            fail("a field without a name");
            return {};
        }
        if (text.starts_with('"')) {
            Json value = parsedJson<Json>(text);
            if (!value.is_string())
                fail("an unclosed quotation mark");
            return value;
        }
        if (text.starts_with('\'')) {
            if (text.size() < 2 || !text.ends_with('\''))
                fail("an unclosed quotation mark");
            return std::string(text.substr(1, std::max<std::size_t>(text.size(), 2) - 2));
        }
        if (text.starts_with('['))
            return flowList(text);
        if (text == "{}")
            return Json::object();
        if (std::string_view("{&*!|>%@`").contains(text.front())) {
            fail("this part of YAML is not supported");
            return {};
        }
        if (text == "true" || text == "false")
            return text == "true";
        if (text == "null" || text == "~")
            return {};
        const bool isNumber = text.find_first_not_of("0123456789") == text.npos && text.size() < 10;
        return isNumber ? Json(std::stoul(std::string(text))) : Json(text);
    }

    Json flowList(std::string_view text)
    {
        Json list = Json::array();
        if (!text.ends_with(']')) {
            fail("lists over several lines are not supported");
            return list;
        }
        std::string_view rest = trimmed(text.substr(1, text.size() - 2));
        while (!rest.empty() && !m_error) {
            const std::string_view item = trimmed(rest.substr(0, rest.find(',')));
            rest = rest.contains(',') ? trimmed(rest.substr(rest.find(',') + 1)) : std::string_view();
            if (item.empty() || item.starts_with('[') || item.starts_with('{'))
                fail("this part of YAML is not supported");
            else
                list.push_back(scalar(item));
        }
        return list;
    }

    std::vector<Line> m_lines;
    std::size_t m_at = 0;
    std::optional<ForeignError> m_error;
};

} // namespace

std::expected<Json, ForeignError> readPlainYaml(std::string_view text) { return Reader(text).read(); }

} // namespace vitrine
