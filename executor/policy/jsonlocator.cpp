// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/jsonlocator.h"

#include "base/parsedjson.h"
#include "base/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <set>
#include <string>
#include <utility>

namespace vitrine {

namespace {

// Walks valid JSON by bytes. No recursion: a value is skipped by counting brackets outside strings.
class Walker {
public:
    Walker(std::string_view json, std::size_t at)
        : m_json(json)
        , m_at(at == 0 && json.starts_with(byteOrderMark) ? byteOrderMark.size() : at)
    {
        skipSpace();
    }

    std::size_t at() const { return m_at; }
    char look() const { return m_at < m_json.size() ? m_json[m_at] : '\0'; }

    void enter()
    {
        ++m_at;
        skipSpace();
    }

    std::string_view takeString()
    {
        const std::size_t from = m_at + 1;
        skipString();
        return m_json.substr(from, m_at - from - 1);
    }

    void skipValue()
    {
        int depth = 0;
        do {
            step(depth);
        } while (m_at < m_json.size() && (depth > 0 || !endsValue()));
        skipSpace();
    }

    /// A string, or the text between two punctuators of JSON.
    void skipToken()
    {
        constexpr std::string_view signs = ",:[]{}";
        if (look() == '"')
            return skipString();
        if (signs.contains(look()))
            return enter();
        m_at = std::min(m_json.find_first_of(",:[]{}\" \t\r\n", m_at), m_json.size());
        skipSpace();
    }

    void skipPunctuation()
    {
        while (look() == ',' || look() == ':')
            enter();
        skipSpace();
    }

private:
    void step(int &depth)
    {
        const char c = m_json[m_at];
        if (c == '"')
            return skipString();
        depth += c == '{' || c == '[' ? 1 : 0;
        depth -= c == '}' || c == ']' ? 1 : 0;
        ++m_at;
    }

    bool endsValue() const
    {
        constexpr std::string_view ends = ",:]} \t\r\n";
        return ends.contains(look()) || ends.contains(m_json[m_at - 1]) || m_json[m_at - 1] == '"';
    }

    void skipString()
    {
        for (++m_at; m_at < m_json.size() && m_json[m_at] != '"'; ++m_at)
            m_at += m_json[m_at] == '\\' ? 1 : 0;
        m_at = std::min(m_at + 1, m_json.size());
    }

    void skipSpace()
    {
        while (m_at < m_json.size() && std::string_view(" \t\r\n").contains(m_json[m_at]))
            ++m_at;
    }

    std::string_view m_json;
    std::size_t m_at;
};

/// The value of a JSON string, given without its quotation marks.
std::string decoded(std::string_view raw)
{
    if (!raw.contains('\\'))
        return std::string(raw);
    const auto text = parsedJson<nlohmann::json>('"' + std::string(raw) + '"');
    return text.is_string() ? text.get<std::string>() : std::string(raw);
}

struct Location {
    std::size_t key = 0;
    std::size_t value = 0;
    bool isFound = false;
};

Location inObject(std::string_view json, std::size_t from, std::string_view name)
{
    Walker walker(json, from);
    walker.enter();
    while (walker.look() == '"') {
        const std::size_t key = walker.at();
        const bool isIt = decoded(walker.takeString()) == name;
        Walker value(json, walker.at());
        value.skipPunctuation();
        if (isIt)
            return { key, value.at(), true };
        value.skipValue();
        value.skipPunctuation();
        walker = value;
    }
    return { from, from, false };
}

Location inArray(std::string_view json, std::size_t from, std::string_view index)
{
    std::size_t wanted = 0;
    std::from_chars(index.data(), index.data() + index.size(), wanted);
    Walker walker(json, from);
    walker.enter();
    for (; wanted > 0 && walker.look() != ']' && walker.look() != '\0'; --wanted) {
        walker.skipValue();
        walker.skipPunctuation();
    }
    return { walker.at(), walker.at(), walker.look() != ']' };
}

std::string unescaped(std::string_view token)
{
    std::string name(token);
    for (const auto &[escape, plain] : { std::pair { "~1", "/" }, std::pair { "~0", "~" } }) {
        for (std::size_t at = name.find(escape); at != std::string::npos; at = name.find(escape, at + 1))
            name.replace(at, 2, plain);
    }
    return name;
}

Location locate(std::string_view json, std::string_view pointer)
{
    const std::size_t start = Walker(json, 0).at();
    Location location { start, start, true };
    while (pointer.starts_with('/')) {
        pointer.remove_prefix(1);
        const std::string_view token = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(token.size());
        const char kind = location.value < json.size() ? json[location.value] : '\0';
        const Location next = kind == '{' ? inObject(json, location.value, unescaped(token))
            : kind == '['                 ? inArray(json, location.value, token)
                                          : Location { location.key, location.value, false };
        if (!next.isFound)
            return location;
        location = next;
    }
    return location;
}

// Visits the tokens once, with the keys found so far in each open object.
class KeyWatch final {
public:
    explicit KeyWatch(std::string_view json)
        : m_json(json)
    {
    }

    std::vector<RepeatedKey> watch(std::size_t most)
    {
        for (Walker walker(m_json, 0); walker.look() != '\0' && m_repeated.size() < most; step(walker)) { }
        return std::move(m_repeated);
    }

private:
    struct Level {
        bool isObject = false;
        bool wantsKey = false;
        std::size_t index = 0; ///< of the current item of a list
        std::string key {};
        std::set<std::string, std::less<>> keys {};

        void next()
        {
            wantsKey = isObject;
            ++index;
        }
    };

    void step(Walker &walker)
    {
        const char sign = walker.look();
        if (sign == '"' && !m_levels.empty() && m_levels.back().wantsKey)
            takeKey(walker.at(), decoded(Walker(walker).takeString()));
        else if (sign == '{' || sign == '[')
            m_levels.push_back({ .isObject = sign == '{', .wantsKey = sign == '{' });
        else if ((sign == '}' || sign == ']') && !m_levels.empty())
            m_levels.pop_back();
        else if (sign == ',' && !m_levels.empty())
            m_levels.back().next();
        walker.skipToken();
    }

    void takeKey(std::size_t byte, std::string key)
    {
        Level &level = m_levels.back();
        level.wantsKey = false;
        level.key = key;
        if (!level.keys.insert(std::move(key)).second)
            m_repeated.push_back({ pointer(), byte });
    }

    std::string pointer() const
    {
        std::string text;
        for (const Level &level : m_levels)
            text += '/' + (level.isObject ? pointerToken(level.key) : std::to_string(level.index));
        return text;
    }

    std::string_view m_json;
    std::vector<Level> m_levels;
    std::vector<RepeatedKey> m_repeated;
};

} // namespace

std::size_t locateDepth(std::string_view json, std::size_t depth)
{
    std::size_t open = 0;
    for (Walker walker(json, 0); walker.look() != '\0'; walker.skipToken()) {
        const char sign = walker.look();
        if ((sign == '{' || sign == '[') && ++open > depth)
            return walker.at();
        if ((sign == '}' || sign == ']') && open > 0)
            --open;
    }
    return json.size();
}

std::vector<RepeatedKey> repeatedKeys(std::string_view json, std::size_t most) { return KeyWatch(json).watch(most); }

std::string pointerToken(std::string_view key)
{
    std::string text;
    for (const char c : key)
        text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

std::size_t columnAt(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, byte);
    std::string_view line = before.substr(before.rfind('\n') + 1);
    if (line.size() == before.size())
        line = withoutByteOrderMark(line);
    return 1 + countCharacters(line);
}

std::size_t locateInJson(std::string_view json, std::string_view pointer) { return locate(json, pointer).value; }

std::size_t locateKeyInJson(std::string_view json, std::string_view pointer) { return locate(json, pointer).key; }

std::size_t endOfJsonValue(std::string_view json, std::size_t begin)
{
    Walker walker(json, begin);
    walker.skipValue();
    // What follows a value is skipped, too.
    const std::size_t last = json.substr(0, walker.at()).find_last_not_of(" \t\r\n");
    return last == json.npos ? json.size() : last + 1;
}

std::size_t locateHugeNumber(std::string_view json)
{
    for (Walker walker(json, 0); walker.look() != '\0'; walker.skipToken()) {
        const std::string_view rest = json.substr(walker.at());
        double value = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        const std::string_view digits(rest.data(), end);
        if (error == std::errc::result_out_of_range && !digits.contains("e-") && !digits.contains("E-"))
            return walker.at();
    }
    return json.size();
}

std::size_t lineAt(std::string_view text, std::size_t byte)
{
    return 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, byte), '\n'));
}

} // namespace vitrine
