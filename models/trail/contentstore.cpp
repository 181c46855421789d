// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/contentstore.h"

#include "models/trail/schema.h"

#include <algorithm>
#include <cstring>

namespace vitrine::trailfile {

namespace {

constexpr std::size_t saltSize = 16;
constexpr std::size_t mostKnown = 65'536;

} // namespace

std::size_t ContentStore::FirstBytes::operator()(const Digest &digest) const
{
    std::size_t value = 0;
    std::memcpy(&value, digest.data(), sizeof value);
    return value;
}

ContentStore::ContentStore(Statements &statements, Hasher &hasher)
    : m_statements(statements)
    , m_hasher(hasher)
{
}

Content ContentStore::put(std::string_view bytes)
{
    if (bytes.size() > mostBytes)
        throw Failure(ErrorCode::TooLarge, std::to_string(bytes.size()));
    const Digest sha256 = m_hasher(bytes);
    if (const auto known = m_known.find(sha256); known != m_known.end())
        return known->second;
    const std::optional<Content> found = find(sha256, bytes);
    const Content content = found ? *found : insert(sha256, bytes);
    if (m_known.size() >= mostKnown)
        m_known.clear();
    return m_known.emplace(sha256, content).first->second;
}

// Equal hashes are no proof: eight bytes can be made to collide.
std::optional<Content> ContentStore::find(const Digest &sha256, std::string_view bytes)
{
    SQLite::Statement &query = m_statements.get("SELECT id, salt, size, form, bytes FROM contents WHERE hash = ?");
    const InUse use(query);
    query.bind(1, lookupHash(sha256));
    while (query.executeStep())
        if (holds(query, bytes))
            return Content { query.getColumn(0).getInt64(), m_hasher(bytesOf(query.getColumn(1)), bytes) };
    return std::nullopt;
}

bool ContentStore::holds(SQLite::Statement &row, std::string_view bytes)
{
    if (static_cast<std::size_t>(row.getColumn(2).getInt64()) != bytes.size())
        return false;
    const auto form = static_cast<ContentForm>(row.getColumn(3).getInt());
    const std::string_view stored = bytesOf(row.getColumn(4));
    return form == ContentForm::Raw ? stored == bytes : unpacked(form, stored, bytes.size()) == bytes;
}

Content ContentStore::insert(const Digest &sha256, std::string_view bytes)
{
    const std::string salt = nextSalt();
    const PackedText packed(bytes);
    SQLite::Statement &query
        = m_statements.get("INSERT INTO contents (hash, salt, size, form, bytes) VALUES (?, ?, ?, ?, ?)");
    const InUse use(query);
    query.bind(1, lookupHash(sha256));
    bindBytes(query, 2, salt);
    query.bind(3, static_cast<std::int64_t>(bytes.size()));
    query.bind(4, static_cast<int>(packed.form()));
    bindBytes(query, 5, packed.bytes());
    query.exec();
    return { m_statements.database().getLastInsertRowid(), m_hasher(salt, bytes) };
}

std::string ContentStore::nextSalt()
{
    if (m_randomness.size() < saltSize)
        m_randomness = randomBytes(saltSize * 256);
    std::string salt = m_randomness.substr(m_randomness.size() - saltSize);
    m_randomness.resize(m_randomness.size() - saltSize);
    return salt;
}

PromptStore::PromptStore(Statements &statements, Hasher &hasher, ContentStore &contents)
    : m_statements(statements)
    , m_hasher(hasher)
    , m_contents(contents)
{
}

void PromptStore::beginRun()
{
    m_before = nullptr;
    m_path.clear();
}

Prompt PromptStore::put(const std::vector<PromptMessage> &messages)
{
    std::size_t shared = 0;
    if (m_before)
        shared = static_cast<std::size_t>(std::ranges::mismatch(*m_before, messages).in2 - messages.begin());
    m_path.resize(shared);
    for (std::size_t next = shared; next < messages.size(); ++next)
        m_path.push_back(child(m_path.empty() ? Prompt { emptyPrompt, {} } : m_path.back(), messages[next]));
    m_before = &messages;
    return m_path.empty() ? Prompt { emptyPrompt, {} } : m_path.back();
}

Prompt PromptStore::child(const Prompt &parent, const PromptMessage &message)
{
    const Content text = m_contents.put(message.text);
    const Digest digest = promptDigest(m_hasher, parent.digest, message.role, text.commitment);
    SQLite::Statement &query = m_statements.get("SELECT id FROM prompts WHERE parent = ? AND role = ? AND text = ?");
    const InUse use(query);
    query.bind(1, parent.id);
    query.bindNoCopy(2, message.role);
    query.bind(3, text.id);
    if (query.executeStep())
        return { query.getColumn(0).getInt64(), digest };
    SQLite::Statement &insert = m_statements.get("INSERT INTO prompts (parent, role, text) VALUES (?, ?, ?)");
    insert.bind(1, parent.id);
    insert.bindNoCopy(2, message.role);
    insert.bind(3, text.id);
    insert.exec();
    return { m_statements.database().getLastInsertRowid(), digest };
}

std::int64_t lookupHash(const Digest &sha256)
{
    std::int64_t value = 0;
    std::memcpy(&value, sha256.data(), sizeof value);
    return value;
}

void bindBytes(SQLite::Statement &statement, int index, std::string_view bytes)
{
    statement.bindNoCopy(
        index, static_cast<const void *>(bytes.empty() ? "" : bytes.data()), static_cast<int>(bytes.size()));
}

std::string_view bytesOf(const SQLite::Column &column)
{
    return { static_cast<const char *>(column.getBlob()), static_cast<std::size_t>(column.getBytes()) };
}

Digest promptDigest(Hasher &hasher, const Digest &beginning, std::string_view role, const Digest &commitment)
{
    Canonical bytes;
    bytes.digest('P', beginning);
    bytes.text(role);
    bytes.digest('C', commitment);
    return hasher(bytes.bytes());
}

} // namespace vitrine::trailfile
