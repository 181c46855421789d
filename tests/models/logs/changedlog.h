// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// A log of JSON records that is changed in one place at a time: a value, a field more, a record more. JSON within
/// strings is changed, too.
class ChangedLog {
public:
    using Json = nlohmann::ordered_json;

    /// A place that was changed, and the mark that the change carries.
    struct Change {
        std::string location; ///< "messages[].content{}.text"; "{}" is JSON within a string
        std::string mark; ///< what has to be found again; empty: any difference
        std::vector<std::string> kinds {}; ///< texts of the objects around it that name what they are
    };
    using Changed = std::function<void(const std::string &log, const Change &change)>;

    /// Nothing if the text is not JSON.
    static std::optional<ChangedLog> of(const std::string &text)
    {
        ChangedLog log;
        Json whole = Json::parse(text, nullptr, false);
        log.m_isLines = whole.is_discarded();
        if (!log.m_isLines) {
            log.m_records.push_back(std::move(whole));
            return log;
        }
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t to = std::min(text.find('\n', from), text.size());
            const std::string line = text.substr(from, to - from);
            from = to + 1;
            if (line.empty())
                continue;
            log.m_records.push_back(Json::parse(line, nullptr, false));
            if (log.m_records.back().is_discarded())
                return {};
        }
        return log;
    }

    /// Each string, number and truth value has another one.
    void otherValues(const Changed &changed)
    {
        everywhere(
            [&](Json &value, const std::string &location, const Emit &emit) {
                const std::string mark = nextMark();
                std::string wanted;
                std::optional<Json> other;
                if (value.is_string() && !value.get_ref<const std::string &>().empty()) {
                    const std::string text = otherText(value.get<std::string>(), mark);
                    wanted = text == mark ? mark : "";
                    other = text;
                } else if (value.is_boolean()) {
                    other = !value.get<bool>();
                } else if (value.is_number_integer()) {
                    const auto number = value.get<std::int64_t>();
                    constexpr std::int64_t moment = 100'000'000;
                    other = number > moment ? number + number / 1000 : number + 4000 + std::int64_t(m_marks);
                } else if (value.is_number_float()) {
                    other = value.get<double>() + 1.125;
                }
                if (!other)
                    return;
                std::swap(value, *other);
                emit({ location, wanted });
                std::swap(value, *other);
            },
            changed);
    }

    /// Each number and each time is one that no reader can use: too large, negative, or no date of the calendar. Its
    /// digits are the mark, however a reader keeps it.
    void unusableValues(const Changed &changed)
    {
        everywhere(
            [&](Json &value, const std::string &location, const Emit &emit) {
                std::vector<std::pair<Json, std::string>> others;
                if (value.is_number()) {
                    others.emplace_back(std::int64_t { 8'987'654'321'987'654'321 }, "8.98765432198765");
                    others.emplace_back(std::int64_t { -98'765'432'198 }, "-9876543");
                } else if (value.is_string() && isDate(value.get_ref<const std::string &>())) {
                    others.emplace_back("2026-02-30T25:61:00Z", "2026-02-30T25:61");
                    others.emplace_back("2026-02-20T25:61:00Z", "2026-02-20T25:61");
                    others.emplace_back("99999-12-31T23:59:59Z", "99999-12-31");
                }
                for (auto &[other, mark] : others) {
                    std::swap(value, other);
                    emit({ location, mark });
                    std::swap(value, other);
                }
            },
            changed);
    }

    /// Each object has a field that no version had so far.
    void furtherFields(const Changed &changed)
    {
        everywhere(
            [&](Json &value, const std::string &location, const Emit &emit) {
                if (!value.is_object())
                    return;
                const std::string mark = nextMark();
                value[mark] = mark;
                emit({ location + '.' + mark, mark });
                value.erase(mark);
            },
            changed);
    }

    /// Each list of objects, and the log, has an object that no version had so far.
    void furtherRecords(const Changed &changed)
    {
        if (m_isLines)
            for (std::size_t n = 1; n <= m_records.size(); ++n) {
                const std::string mark = nextMark();
                m_records.insert(m_records.begin() + std::ptrdiff_t(n), record(mark));
                changed(text(), { "record", mark });
                m_records.erase(m_records.begin() + std::ptrdiff_t(n));
            }
        everywhere(
            [&](Json &value, const std::string &location, const Emit &emit) {
                if (!value.is_array() || value.empty() || !value.front().is_object())
                    return;
                const std::string mark = nextMark();
                value.push_back(record(mark));
                emit({ location + "[]", mark });
                value.erase(value.size() - 1);
            },
            changed);
    }

    std::string text() const
    {
        std::string text;
        for (const Json &record : m_records)
            text += (text.empty() ? "" : "\n") + record.dump();
        return text;
    }

private:
    using Emit = std::function<void(Change change)>;
    using Visit = std::function<void(Json &value, const std::string &location, const Emit &emit)>;

    static Json record(const std::string &mark)
    {
        return { { "type", "from-tomorrow" }, { "timestamp", "2026-01-01T00:00:09Z" }, { mark, mark } };
    }

    std::string nextMark() { return "Lost" + letters(m_marks++) + "x"; }

    /// Keys with digits would be taken for identifiers.
    static std::string letters(std::size_t number)
    {
        std::string text;
        for (; number > 0 || text.empty(); number /= 26)
            text += static_cast<char>('a' + number % 26);
        return text;
    }

    static bool isDigit(char c) { return c >= '0' && c <= '9'; }
    static bool isDate(const std::string &text)
    {
        return text.size() >= 10 && isDigit(text[0]) && isDigit(text[3]) && text[4] == '-' && text[7] == '-';
    }

    /// Times and numbers stay such.
    static std::string otherText(const std::string &text, const std::string &mark)
    {
        std::string other = text;
        if (isDate(text))
            return other.replace(0, 4, "2031");
        if (std::ranges::all_of(text, isDigit)) {
            other[other.size() > 6 ? 3 : 0] = text[other.size() > 6 ? 3 : 0] == '7' ? '8' : '7';
            return other;
        }
        return mark;
    }

    void everywhere(const Visit &visit, const Changed &changed)
    {
        m_visited.clear();
        for (Json &record : m_records)
            walk(record, {}, visit, [&](Change change) {
                change.kinds = m_kinds;
                changed(text(), change);
            });
    }

    /// The same place is changed in a few records only: they have the same shape.
    bool isEnough(const std::string &location)
    {
        constexpr int mostAlike = 6;
        return ++m_visited[location] > mostAlike;
    }

    void walk(Json &value, const std::string &location, const Visit &visit, const Emit &emit)
    {
        if (value.is_string() && inner(value, location, visit, emit))
            return;
        const std::size_t around = m_kinds.size();
        addKinds(value);
        if (value.is_object() && value.contains("payload"))
            addKinds(value["payload"]);
        if (!isEnough(location))
            visit(value, location, emit);
        if (value.is_object())
            for (auto member = value.begin(); member != value.end(); ++member)
                walk(member.value(), location + (location.empty() ? "" : ".") + keyOf(member.key()), visit, emit);
        else if (value.is_array())
            for (Json &element : value)
                walk(element, location + "[]", visit, emit);
        m_kinds.resize(around);
    }

    void addKinds(const Json &value)
    {
        for (const char *key : { "type", "event", "eventName", "kind", "role", "name", "format", "sessionId" })
            if (value.is_object() && value.contains(key) && value[key].is_string())
                m_kinds.push_back(value[key].get<std::string>());
    }

    bool inner(Json &value, const std::string &location, const Visit &visit, const Emit &emit)
    {
        const auto &text = value.get_ref<const std::string &>();
        if (!text.starts_with('{') && !text.starts_with('['))
            return false;
        Json inside = Json::parse(text, nullptr, false);
        if (inside.is_discarded())
            return false;
        const std::string before = text;
        walk(inside, location + "{}", visit, [&](const Change &change) {
            value = inside.dump();
            emit(change);
            value = before;
        });
        return true;
    }

    static std::string keyOf(const std::string &key)
    {
        constexpr std::ptrdiff_t mostDigits = 3;
        const bool isIdentifier
            = std::ranges::count_if(key, [](char c) { return c >= '0' && c <= '9'; }) > mostDigits || key.size() > 60;
        return isIdentifier ? "*" : key;
    }

    std::vector<Json> m_records;
    std::map<std::string, int> m_visited;
    std::vector<std::string> m_kinds; ///< around the value at hand
    std::size_t m_marks = 0;
    bool m_isLines = false;
};

} // namespace vitrine
