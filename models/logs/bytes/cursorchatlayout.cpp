// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sessiondocument.h"

#include <protozero/pbf_reader.hpp>
#include <simdjson.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 2> tables { "blobs", "meta" };
/// The session's root is a protocol buffer: the hashes of its messages, and the addresses of its folders.
constexpr auto messageTag = protozero::tag_and_type(1, protozero::pbf_wire_type::length_delimited);
constexpr auto folderTag = protozero::tag_and_type(9, protozero::pbf_wire_type::length_delimited);
constexpr std::size_t hashSize = 32;

using Object = simdjson::dom::object;

std::string hexOf(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += { digits[value >> 4U], digits[value & 0xFU] };
    }
    return text;
}

/// Returns nothing if it is not hexadecimal text.
std::optional<std::string> bytesOf(std::string_view hex)
{
    const auto digit = [](char c) {
        return c >= '0' && c <= '9' ? c - '0'
            : c >= 'a' && c <= 'f'  ? c - 'a' + 10
            : c >= 'A' && c <= 'F'  ? c - 'A' + 10
                                    : -1;
    };
    if (hex.size() % 2 != 0)
        return {};
    std::string bytes;
    for (std::size_t at = 0; at < hex.size(); at += 2) {
        const int high = digit(hex[at]);
        const int low = digit(hex[at + 1]);
        if (high < 0 || low < 0)
            return {};
        bytes += static_cast<char>(high * 16 + low);
    }
    return bytes;
}

/// The session's description, JSON in hexadecimal digits; nothing if the store is not Cursor's.
std::optional<std::string> description(const SqliteFile &file)
{
    auto rows = file.select("SELECT value FROM meta WHERE key = '0' AND octet_length(value) <= ?1");
    if (!rows)
        return {};
    rows->bind(1, longestRow);
    if (!rows->next())
        return {};
    std::string value(rows->text(0));
    if (auto bytes = bytesOf(value))
        value = std::move(*bytes);
    simdjson::dom::parser parser;
    Object object;
    simdjson::dom::element root;
    const bool isOwn = objectText(value) && parser.parse(value).get(object) == simdjson::SUCCESS
        && object.at_key("latestRootBlobId").get(root) == simdjson::SUCCESS;
    return isOwn ? std::optional(simdjson::minify(simdjson::dom::element(object))) : std::nullopt;
}

bool isMessage(simdjson::dom::parser &parser, std::string_view text)
{
    Object object;
    std::string_view role;
    return objectText(text) && parser.parse(text).get(object) == simdjson::SUCCESS
        && object.at_key("role").get(role) == simdjson::SUCCESS;
}

/// The messages in the order of the root, then those that it has dropped, as when a conversation was summed up.
class ChatDocument final : public SessionDocument {
public:
    explicit ChatDocument(const SqliteFile &file)
        : m_file(file)
    {
    }

    std::optional<std::string> next() override
    {
        switch (m_stage) {
        case Stage::Head: return head();
        case Stage::Messages: return m_at < m_messages.size() ? message(m_messages[m_at++]) : others();
        case Stage::Others: return other();
        case Stage::End: break;
        }
        return {};
    }

private:
    enum class Stage { Head, Messages, Others, End };

    std::optional<std::string> head()
    {
        m_stage = Stage::End;
        const auto chat = description(m_file);
        if (!chat)
            return {};
        Object object;
        std::string_view root;
        if (m_parser.parse(*chat).get(object) == simdjson::SUCCESS)
            std::ignore = object.at_key("latestRootBlobId").get(root);
        const std::string rootId(root);
        readRoot(rootId);
        m_known.insert(rootId);
        m_stage = fault() ? Stage::End : Stage::Messages;
        return "{\"chat\":" + *chat + ",\"folders\":[" + m_folders + "],\"messages\":[\n";
    }

    /// If the bytes are not a valid protocol buffer, returns the fields read so far.
    void readRoot(const std::string &root)
    {
        const std::string bytes = blob(root).value_or("");
        try {
            for (protozero::pbf_reader reader(bytes); reader.next();) {
                const auto tag = reader.tag_and_type();
                if (tag != messageTag && tag != folderTag) {
                    reader.skip();
                    continue;
                }
                const auto view = reader.get_view();
                const std::string_view value(view.data(), view.size());
                if (tag == folderTag)
                    m_folders += (m_folders.empty() ? "" : ",") + quotedText(value);
                else if (std::string id = hexOf(value); value.size() == hashSize && id != root)
                    m_messages.push_back(std::move(id));
            }
        } catch (const protozero::exception &) {
            m_folders += (m_folders.empty() ? "" : ",") + quotedText("unreadable");
        }
    }

    std::optional<std::string> blob(std::string_view id)
    {
        auto rows = m_file.select("SELECT data FROM blobs WHERE id = ?1 AND octet_length(data) <= ?2");
        if (!rows) {
            fail(rows.error());
            return {};
        }
        rows->bind(1, id);
        rows->bind(2, longestRow);
        auto value = rows->next() ? std::optional(std::string(rows->text(0))) : std::nullopt;
        return check(*rows) ? value : std::nullopt;
    }

    std::string message(const std::string &id)
    {
        m_known.insert(id);
        const auto text = blob(id);
        if (!text)
            return separator() + R"({"missing":)" + quotedText(id) + '}';
        const auto object = objectText(*text);
        return separator()
            + (object ? std::string(*object) : unreadable(*text, static_cast<std::int64_t>(text->size())));
    }

    std::optional<std::string> others()
    {
        auto rows = m_file.select("SELECT id, CASE WHEN octet_length(data) <= ?1 THEN data END FROM blobs");
        m_stage = Stage::End;
        if (!rows) {
            fail(rows.error());
            return {};
        }
        rows->bind(1, longestRow);
        m_others = std::move(*rows);
        m_stage = Stage::Others;
        return other();
    }

    std::optional<std::string> other()
    {
        while (m_others->next()) {
            if (m_known.contains(m_others->text(0)))
                continue;
            const std::string text(m_others->text(1));
            // Without a root that can be read, all are those of the session, in the order in which they were stored.
            if (isMessage(m_parser, text))
                return separator()
                    + (m_messages.empty() ? text : "{\"dropped\":" + std::string(*objectText(text)) + '}');
            ++m_otherBlobs;
        }
        m_stage = Stage::End;
        if (!check(*m_others))
            return {};
        return "],\"otherBlobs\":" + std::to_string(m_otherBlobs) + "}\n";
    }

    std::string separator() { return std::exchange(m_isFirst, false) ? "" : ",\n"; }

    const SqliteFile &m_file;
    simdjson::dom::parser m_parser;
    std::vector<std::string> m_messages; ///< ids
    std::set<std::string, std::less<>> m_known;
    std::string m_folders; ///< JSON strings
    std::optional<SqliteRows> m_others;
    std::uint64_t m_otherBlobs = 0;
    std::size_t m_at = 0;
    Stage m_stage = Stage::Head;
    bool m_isFirst = true;
};

/// The one session is named as its file.
Result<std::vector<std::string>> sessions(const SqliteFile &file)
{
    const auto chat = description(file);
    simdjson::dom::parser parser;
    Object object;
    std::string_view id;
    if (chat && parser.parse(*chat).get(object) == simdjson::SUCCESS)
        std::ignore = object.at_key("agentId").get(id);
    return std::vector { std::string(id.empty() ? "chat" : id) };
}

std::unique_ptr<SessionDocument> document(const SqliteFile &file, const std::string &)
{
    return std::make_unique<ChatDocument>(file);
}

bool isOwn(const SqliteFile &file) { return description(file).has_value(); }

} // namespace

const StoreLayout cursorChatLayout { tables, sessions, document, isOwn };

} // namespace vitrine
