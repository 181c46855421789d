// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/contentstore.h"

#include "models/trail/schema.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace vitrine::trailfile {

namespace {

/// In a block repetitions cost little, and an entry of the index of hashes has its price.
constexpr std::size_t leastLookedFor = 1'024;

constexpr const char *findSql = "SELECT id FROM contents WHERE hash = ? AND size = ?";
constexpr const char *insertSql = "INSERT INTO contents (hash, salt, size, form, bytes) VALUES (?, ?, ?, ?, ?)";

} // namespace

ContentStore::ContentStore(Statements &statements, Hasher &hasher)
    : m_statements(statements)
    , m_hasher(hasher)
    , m_reader(statements.database().getHandle())
{
}

void ContentStore::forget()
{
    m_known.clear();
    m_reader.forget();
    m_isCollecting = false;
    m_block.clear();
    use(nullptr);
}

void ContentStore::use(const PreparedTexts *prepared)
{
    assert(!m_prepared || !prepared);
    m_prepared = prepared;
    m_nextText = 0;
    m_nextBlock = 0;
}

void ContentStore::endBlocks()
{
    writeBlock();
    m_isCollecting = false;
}

// By where it stands, not by what it says: the records live as long as what was prepared about them.
const PreparedTexts::Text *ContentStore::prepared(std::string_view bytes)
{
    if (!m_prepared || m_nextText == m_prepared->texts.size())
        return nullptr;
    const PreparedTexts::Text &next = m_prepared->texts[m_nextText];
    if (next.bytes.data() != bytes.data() || next.bytes.size() != bytes.size())
        return nullptr;
    ++m_nextText;
    return &next;
}

Content ContentStore::put(std::string_view bytes)
{
    if (bytes.size() > mostBytes)
        throw Failure(ErrorCode::TooLarge, std::to_string(bytes.size()));
    const PreparedTexts::Text *text = prepared(bytes);
    const Digest sha256 = text ? text->sha256 : m_hasher(bytes);
    if (const auto known = m_known.find(sha256); known != m_known.end())
        return known->second;
    const bool isLookedFor = !isCollected(bytes) || bytes.size() >= leastLookedFor;
    const std::optional<Content> found = isLookedFor ? find(sha256, bytes) : std::nullopt;
    const Content content = found ? *found
        : isCollected(bytes)      ? insertIntoBlock(sha256, bytes, text)
                                  : insert(sha256, bytes, text);
    if (m_known.size() >= mostKnownTexts)
        m_known.clear();
    return m_known.emplace(sha256, content).first->second;
}

// Equal hashes are no proof: eight bytes can be made to collide.
std::optional<Content> ContentStore::find(const Digest &sha256, std::string_view bytes)
{
    if (!m_find)
        m_find = &m_statements.get(findSql);
    SQLite::Statement &query = *m_find;
    const InUse use(query);
    query.bind(1, lookupHash(sha256));
    query.bind(2, static_cast<std::int64_t>(bytes.size()));
    std::optional<Content> found;
    while (!found && query.executeStep()) {
        const std::int64_t id = query.getColumn(0).getInt64();
        if (!m_block.empty() && id >= m_first)
            writeBlock();
        m_reader.read(id, [&](const ContentReader::Text &text) {
            if (text.text == bytes)
                found = Content { id, m_hasher(text.salt, bytes) };
        });
    }
    return found;
}

Content ContentStore::insert(const Digest &sha256, std::string_view bytes, const PreparedTexts::Text *prepared)
{
    return insertRow(lookupHash(sha256), bytes, m_pack(bytes), prepared);
}

Content ContentStore::insertIntoBlock(const Digest &sha256, std::string_view bytes, const PreparedTexts::Text *prepared)
{
    if (m_block.size() + bytes.size() > mostInBlock)
        writeBlock();
    const std::string place = placeBytes(m_block.size());
    const std::int64_t hash = bytes.size() >= leastLookedFor ? lookupHash(sha256) : 0;
    const Content content = insertRow(hash, bytes, { ContentForm::InBlock, place }, prepared);
    if (m_block.empty())
        m_first = content.id;
    m_last = content.id;
    m_block += bytes;
    return content;
}

/// Without a hash, which 0 stands for, the text is not found again by a later recorder.
Content ContentStore::insertRow(
    std::int64_t hash, std::string_view bytes, const PackedText &packed, const PreparedTexts::Text *prepared)
{
    const bool isSalted = prepared && prepared->isSalted;
    const Salt salt = isSalted ? prepared->salt : m_salts.next();
    if (!m_insert)
        m_insert = &m_statements.get(insertSql);
    SQLite::Statement &query = *m_insert;
    const InUse use(query);
    if (hash == 0)
        query.bind(1);
    else
        query.bind(1, hash);
    bindBytes(query, 2, view(salt));
    query.bind(3, static_cast<std::int64_t>(bytes.size()));
    query.bind(4, static_cast<int>(packed.form));
    bindBytes(query, 5, packed.bytes);
    query.exec();
    return { m_statements.database().getLastInsertRowid(),
        isSalted ? prepared->commitment : m_hasher(view(salt), bytes) };
}

void ContentStore::writeBlock()
{
    if (m_block.empty())
        return;
    const PackedText packed = packedBlock();
    SQLite::Statement &query
        = m_statements.get("INSERT INTO blocks (id, contents, size, form, bytes) VALUES (?, ?, ?, ?, ?)");
    const InUse use(query);
    query.bind(1, m_first);
    query.bind(2, m_last - m_first + 1);
    query.bind(3, static_cast<std::int64_t>(m_block.size()));
    query.bind(4, static_cast<int>(packed.form));
    bindBytes(query, 5, packed.bytes);
    query.exec();
    m_block.clear();
}

// What turned out to be known is in no block, and all that come after it are others than those that were prepared.
PackedText ContentStore::packedBlock()
{
    if (m_prepared && m_nextBlock < m_prepared->blocks.size()) {
        const PreparedTexts::Block &next = m_prepared->blocks[m_nextBlock++];
        if (next.text == m_block)
            return { next.form, next.packed };
    }
    return m_pack(m_block);
}

void ContentStore::blank(std::int64_t content, ContentReader &reader)
{
    ContentReader::Block block;
    if (!reader.blankedBlock(content, block))
        return;
    const PackedText packed = m_pack(block.text);
    SQLite::Statement &update = m_statements.get("UPDATE blocks SET form = ?, bytes = ? WHERE id = ?");
    const InUse use(update);
    update.bind(1, static_cast<int>(packed.form));
    bindBytes(update, 2, packed.bytes);
    update.bind(3, block.first);
    update.exec();
    reader.forget();
    m_reader.forget();
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
