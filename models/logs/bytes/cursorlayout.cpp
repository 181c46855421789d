// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sessiondocument.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 1> tables { "cursorDiskKV" };
constexpr std::string_view composerPrefix = "composerData:";
constexpr std::string_view bubblePrefix = "bubbleId:";
/// Members that hold the conversation itself.
constexpr std::array<std::string_view, 3> conversations { "fullConversationHeadersOnly", "conversation",
    "conversationMap" };

using Element = simdjson::dom::element;
using Object = simdjson::dom::object;

std::optional<std::string> textOf(Object object, std::string_view key)
{
    std::string_view text;
    return object.at_key(key).get(text) == simdjson::SUCCESS ? std::optional(std::string(text)) : std::nullopt;
}

/// All keys that begin with a prefix which ends with a colon.
constexpr std::string_view inRange = "WHERE key >= ?1 AND key < ?2 ORDER BY key";
std::string behind(std::string_view prefix)
{
    std::string end(prefix);
    ++end.back();
    return end;
}

/// The part of a key behind the prefix. In a damaged store, the index may lead to rows with other keys.
std::optional<std::string> rest(std::string_view key, std::string_view prefix)
{
    return key.starts_with(prefix) ? std::optional(std::string(key.substr(prefix.size()))) : std::nullopt;
}

/// The bubbles of a composer in the order of its headers; then those that it has dropped.
class CursorDocument final : public SessionDocument {
public:
    CursorDocument(const SqliteFile &file, std::string composer)
        : m_file(file)
        , m_composer(std::move(composer))
    {
    }

    std::optional<std::string> next() override
    {
        if (!m_isStarted)
            return head();
        if (m_at < m_bubbles.size())
            return bubble(m_bubbles[m_at++]);
        if (!m_isEnded)
            return dropped();
        return {};
    }

private:
    struct Bubble {
        std::string id;
        std::string text; ///< JSON where the composer holds it itself
    };

    std::optional<std::string> head()
    {
        m_isStarted = m_isEnded = true;
        const auto value = valueOf(std::string(composerPrefix) + m_composer);
        if (!value)
            return {};
        simdjson::dom::parser parser;
        Object composer;
        if (!objectText(*value) || parser.parse(*value).get(composer) != simdjson::SUCCESS)
            return unreadable(*value, static_cast<std::int64_t>(value->size()));
        m_isEnded = false;
        std::string text;
        for (const auto &[key, member] : composer)
            if (!std::ranges::contains(conversations, key))
                text += (text.empty() ? "\"" : ",\"") + std::string(key) + "\":" + simdjson::minify(member);
        addHeaders(composer);
        addInline(composer);
        return "{\"composer\":{" + text + "},\"bubbles\":[\n";
    }

    void addHeaders(Object composer)
    {
        simdjson::dom::array headers;
        Object held;
        const bool isHeld = composer.at_key("conversationMap").get(held) == simdjson::SUCCESS;
        if (composer.at_key("fullConversationHeadersOnly").get(headers) != simdjson::SUCCESS)
            return;
        for (const Element header : headers) {
            Object object;
            const auto id = header.get(object) == simdjson::SUCCESS ? textOf(object, "bubbleId") : std::nullopt;
            Element bubble;
            const bool isInside = id && isHeld && held.at_key(*id).get(bubble) == simdjson::SUCCESS;
            if (id && m_known.insert(*id).second)
                m_bubbles.push_back({ *id, isInside ? simdjson::minify(bubble) : std::string() });
        }
    }

    /// As older versions have it.
    void addInline(Object composer)
    {
        simdjson::dom::array bubbles;
        if (!m_bubbles.empty() || composer.at_key("conversation").get(bubbles) != simdjson::SUCCESS)
            return;
        for (const Element bubble : bubbles)
            m_bubbles.push_back({ {}, simdjson::minify(bubble) });
    }

    std::string bubble(const Bubble &bubble)
    {
        auto value = bubble.id.empty() ? std::nullopt : valueOf(keyOf(bubble.id));
        if (!value && bubble.text.empty())
            return separator() + R"({"missing":)" + quotedText(bubble.id) + '}';
        const std::string &text = value ? *value : bubble.text;
        const auto object = objectText(text);
        return separator() + (object ? std::string(*object) : unreadable(text, static_cast<std::int64_t>(text.size())));
    }

    std::optional<std::string> dropped()
    {
        if (!m_others) {
            const std::string prefix = keyOf({});
            auto rows = m_file.select("SELECT key FROM cursorDiskKV " + std::string(inRange));
            if (!rows) {
                fail(rows.error());
                return {};
            }
            rows->bind(1, prefix);
            rows->bind(2, behind(prefix));
            m_others = std::move(*rows);
        }
        while (m_others->next()) {
            const std::string key(m_others->text(0));
            const auto id = rest(key, keyOf({}));
            if (!id || m_known.contains(*id))
                continue;
            const auto value = valueOf(key);
            if (const auto object = value ? objectText(*value) : std::nullopt)
                return separator() + "{\"dropped\":" + std::string(*object) + '}';
        }
        m_isEnded = true;
        return check(*m_others) ? std::optional<std::string>("]}\n") : std::nullopt;
    }

    std::string keyOf(std::string_view bubble) const
    {
        return std::string(bubblePrefix) + m_composer + ':' + std::string(bubble);
    }

    std::string separator() { return std::exchange(m_isFirst, false) ? "" : ",\n"; }

    std::optional<std::string> valueOf(std::string_view key)
    {
        auto rows = m_file.select("SELECT value FROM cursorDiskKV WHERE key = ?1 AND octet_length(value) <= ?2");
        if (!rows) {
            fail(rows.error());
            return {};
        }
        rows->bind(1, key);
        rows->bind(2, longestRow);
        auto value = rows->next() ? std::optional(std::string(rows->text(0))) : std::nullopt;
        return check(*rows) ? value : std::nullopt;
    }

    const SqliteFile &m_file;
    std::string m_composer;
    std::vector<Bubble> m_bubbles;
    std::set<std::string, std::less<>> m_known;
    std::optional<SqliteRows> m_others;
    std::size_t m_at = 0;
    bool m_isStarted = false;
    bool m_isEnded = false;
    bool m_isFirst = true;
};

/// By the time of their creation: a composer that another one started is younger.
Result<std::vector<std::string>> sessions(const SqliteFile &file)
{
    auto rows = file.select(
        "SELECT key, CASE WHEN octet_length(value) <= ?3 THEN value END FROM cursorDiskKV " + std::string(inRange));
    if (!rows)
        return std::unexpected(rows.error());
    rows->bind(1, composerPrefix);
    rows->bind(2, behind(composerPrefix));
    rows->bind(3, longestRow);
    std::vector<std::pair<double, std::string>> found;
    simdjson::dom::parser parser;
    while (rows->next()) {
        Object composer;
        double created = 0;
        const auto name = rest(rows->text(0), composerPrefix);
        if (!name)
            continue;
        if (parser.parse(rows->text(1)).get(composer) == simdjson::SUCCESS)
            std::ignore = composer.at_key("createdAt").get(created);
        found.emplace_back(created, *name);
    }
    if (rows->fault())
        return std::unexpected(*rows->fault());
    std::ranges::stable_sort(found);
    std::vector<std::string> names;
    for (auto &[created, name] : found)
        names.push_back(std::move(name));
    return names;
}

std::unique_ptr<SessionDocument> document(const SqliteFile &file, const std::string &session)
{
    return std::make_unique<CursorDocument>(file, session);
}

} // namespace

const StoreLayout cursorLayout { tables, sessions, document };

} // namespace vitrine
