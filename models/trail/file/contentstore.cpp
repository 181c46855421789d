// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/contentstore.h"

#include "models/trail/file/schema.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace vitrine::trailfile {

namespace {

/// In a block repetitions cost little, and an entry of the index of hashes has its price.
constexpr std::size_t leastLookedFor = 4'096;

/// So many contents are read on each side of a known sample at most.
constexpr std::int64_t mostNeighbors = 4'096;

constexpr const char *findSql = "SELECT id FROM contents WHERE hash = ? AND size = ?";
constexpr const char *insertSql = "INSERT INTO contents (hash, salt, size, form, bytes) VALUES (?, ?, ?, ?, ?)";

} // namespace

ContentStore::ContentStore(RowFeed &feed, Hasher &hasher)
    : m_statements(feed.statements())
    , m_hasher(hasher)
    , m_reader(feed.statements().database().getHandle())
    , m_rows(feed, "contents", "id, hash, salt, size, form, bytes", 6)
{
}

void ContentStore::forget()
{
    forgetKnown();
    ++m_valid;
    m_reader.forget();
    m_isCollecting = false;
    m_rows.clear();
    m_block.clear();
    use(nullptr);
}

void ContentStore::use(const PreparedTexts *prepared)
{
    assert(!m_prepared || !prepared);
    m_prepared = prepared;
    m_nextText = 0;
    m_nextBlock = 0;
    m_isRecognised = false;
    if (!prepared)
        return;
    if (prepared->stored->valid != m_valid) {
        prepared->stored->contents.clear();
        prepared->stored->valid = m_valid;
    }
    recognise(*prepared);
}

void ContentStore::forgetKnown()
{
    m_known.clear();
    m_neighborsFrom = m_neighborsBehind = 0;
}

void ContentStore::recognise(const PreparedTexts &prepared)
{
    const auto count = static_cast<std::int64_t>(prepared.texts.size());
    for (const PreparedTexts::Text &text : prepared.texts) {
        if (!text.isSample)
            continue;
        const std::optional<Content> found = find(text.sha256, text.bytes);
        if (!found)
            continue;
        m_isRecognised = true;
        if (found->id < m_neighborsFrom || found->id >= m_neighborsBehind)
            rememberNeighbors(found->id, std::min(count, mostNeighbors));
    }
}

/// A run whose texts were all stored when it came has no more of them on either side than it has in all.
void ContentStore::rememberNeighbors(std::int64_t content, std::int64_t count)
{
    if (m_known.size() >= mostKnownTexts)
        forgetKnown();
    m_neighborsFrom = content - count;
    m_neighborsBehind = content + count + 1;
    const ContentReader::ReadingOn readingOn(m_reader);
    for (std::int64_t id = m_neighborsFrom; id < m_neighborsBehind; ++id)
        remember(id);
}

void ContentStore::remember(std::int64_t content)
{
    readIntact(content, [&](const ContentReader::Text &text) {
        if (!text.isRedacted && isForBlock(text.text.size()))
            m_known.try_emplace(m_hasher(text.text), Content { content, m_hasher(text.salt, text.text) });
    });
}

bool ContentStore::isPerhapsKnown(const PreparedTexts::Text &text) const
{
    return m_isRecognised || !text.isFirst || !isCollected(text.bytes) || text.bytes.size() >= leastLookedFor;
}

void ContentStore::beginBlocks()
{
    m_isCollecting = true;
    m_nextId = nextRowId(m_statements, "contents");
}

void ContentStore::endBlocks()
{
    writeBlock();
    writeRows();
    m_isCollecting = false;
}

void ContentStore::writeRows()
{
    m_rows.write();
    m_ownSalts.clear();
}

// By its address, not by its content: the records live as long as their prepared data.
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

const Content *ContentStore::placed(const PreparedTexts::Text &text)
{
    const std::vector<Content> &stored = m_prepared->stored->contents;
    return text.isFirst || text.number >= stored.size() || stored[text.number].id == 0 ? nullptr : &stored[text.number];
}

Content ContentStore::put(std::string_view bytes)
{
    if (bytes.size() > mostBytes)
        throw Failure(ErrorCode::TooLarge, std::to_string(bytes.size()));
    m_wasStored = true;
    const PreparedTexts::Text *text = prepared(bytes);
    return text ? putPrepared(*text) : putHashed(m_hasher(bytes), bytes, nullptr);
}

Content ContentStore::putPrepared(const PreparedTexts::Text &text)
{
    if (const Content *known = placed(text))
        return *known;
    const Content content = isPerhapsKnown(text) ? putHashed(text.sha256, text.bytes, &text)
                                                 : insertIntoBlock(text.sha256, text.bytes, &text);
    std::vector<Content> &stored = m_prepared->stored->contents;
    if (stored.size() <= text.number)
        stored.resize(text.number + 1);
    return stored[text.number] = content;
}

Content ContentStore::putHashed(const Digest &sha256, std::string_view bytes, const PreparedTexts::Text *prepared)
{
    if (const auto known = m_known.find(sha256); known != m_known.end())
        return known->second;
    const bool isLookedFor = !isCollected(bytes) || bytes.size() >= leastLookedFor;
    const std::optional<Content> found = isLookedFor ? find(sha256, bytes) : std::nullopt;
    const Content content = found ? *found
        : isCollected(bytes)      ? insertIntoBlock(sha256, bytes, prepared)
                                  : insert(sha256, bytes, prepared);
    if (m_known.size() >= mostKnownTexts)
        forgetKnown();
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
        readIntact(id, [&](const ContentReader::Text &text) {
            if (text.text == bytes)
                found = Content { id, m_hasher(text.salt, bytes) };
        });
    }
    return found;
}

Content ContentStore::insert(const Digest &sha256, std::string_view bytes, const PreparedTexts::Text *prepared)
{
    const PackedText packed = m_pack(bytes);
    // Packed bytes do not keep their address.
    const bool isQueued = m_isCollecting && packed.form == ContentForm::Raw;
    if (m_isCollecting && !isQueued)
        writeRows();
    m_wasStored = false;
    return isQueued ? queueRow(lookupHash(sha256), bytes, packed, prepared)
                    : insertRow(lookupHash(sha256), bytes, packed, prepared);
}

Content ContentStore::insertIntoBlock(const Digest &sha256, std::string_view bytes, const PreparedTexts::Text *prepared)
{
    if (m_blockSize + bytes.size() > mostInBlock)
        writeBlock();
    const bool isFound = bytes.size() >= leastLookedFor || (prepared && prepared->isSample);
    const std::int64_t hash = isFound ? lookupHash(sha256) : 0;
    const Content content = queueRow(hash, bytes, { ContentForm::InBlock, bytesOfPosition(m_blockSize) }, prepared);
    addToBlock(content.id, bytes, prepared);
    m_wasStored = false;
    return content;
}

void ContentStore::addToBlock(std::int64_t id, std::string_view bytes, const PreparedTexts::Text *prepared)
{
    if (m_block.empty())
        m_first = id;
    m_last = id;
    m_block.push_back(bytes);
    m_blockSize += bytes.size();
    m_isAsPrepared = m_isAsPrepared && prepared && prepared->isFirst;
    if (!m_isAsPrepared)
        return;
    m_asPrepared.last = m_nextText - 1;
    if (m_asPrepared.count++ == 0)
        m_asPrepared.first = m_asPrepared.last;
}

/// The row is queued with its bytes, unless they are the position in a block. Without a hash, which 0 means, the text
/// is not found again by a later recorder.
Content ContentStore::queueRow(
    std::int64_t hash, std::string_view bytes, const PackedText &packed, const PreparedTexts::Text *prepared)
{
    if (m_rows.rows() == mostRowsQueued)
        writeRows();
    const bool isSalted = prepared && prepared->isFirst;
    const Salt &salt = isSalted ? prepared->salt : m_ownSalts.emplace_back(m_salts.next());
    m_rows.add(QueuedValue::integer(m_nextId));
    m_rows.add(hash == 0 ? QueuedValue() : QueuedValue::integer(hash));
    m_rows.add(QueuedValue::blob(view(salt)));
    m_rows.add(QueuedValue::integer(static_cast<std::int64_t>(bytes.size())));
    m_rows.add(QueuedValue::integer(static_cast<int>(packed.form)));
    m_rows.add(
        packed.form == ContentForm::InBlock ? QueuedValue::shortBlob(packed.bytes) : QueuedValue::blob(packed.bytes));
    return { m_nextId++, isSalted ? prepared->commitment : m_hasher(view(salt), bytes) };
}

Content ContentStore::insertRow(
    std::int64_t hash, std::string_view bytes, const PackedText &packed, const PreparedTexts::Text *prepared)
{
    const bool isSalted = prepared && prepared->isFirst;
    const Salt salt = isSalted ? prepared->salt : m_salts.next();
    if (!m_insert)
        m_insert = &m_statements.get(insertSql);
    SQLite::Statement &query = *m_insert;
    const InUse use(query);
    query.bind(1, hash);
    bindBytes(query, 2, view(salt));
    query.bind(3, static_cast<std::int64_t>(bytes.size()));
    query.bind(4, static_cast<int>(packed.form));
    bindBytes(query, 5, packed.bytes);
    query.exec();
    const std::int64_t id = m_statements.database().getLastInsertRowid();
    m_nextId = id + 1;
    return { id, isSalted ? prepared->commitment : m_hasher(view(salt), bytes) };
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
    query.bind(3, static_cast<std::int64_t>(m_blockSize));
    query.bind(4, static_cast<int>(packed.form));
    bindBytes(query, 5, packed.bytes);
    query.exec();
    m_block.clear();
    m_blockSize = 0;
    m_asPrepared = {};
    m_isAsPrepared = true;
}

// A text that is already known is in no block, and all later texts differ from the prepared ones.
PackedText ContentStore::packedBlock()
{
    if (m_prepared && m_nextBlock < m_prepared->blocks.size()) {
        const PreparedTexts::Block &next = m_prepared->blocks[m_nextBlock++];
        if (m_isAsPrepared && next.first == m_asPrepared.first && next.last == m_asPrepared.last
            && next.count == m_asPrepared.count)
            return { next.form, next.packed };
    }
    std::string text;
    for (const std::string_view bytes : m_block)
        text += bytes;
    return m_pack(text);
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

PromptStore::PromptStore(RowFeed &feed, Hasher &hasher, ContentStore &contents)
    : m_statements(feed.statements())
    , m_hasher(hasher)
    , m_contents(contents)
    , m_rows(feed, "prompts", "id, parent, role, text", 4)
{
}

void PromptStore::beginRun()
{
    m_before = nullptr;
    m_path.clear();
}

void PromptStore::beginQueue()
{
    m_isQueueing = true;
    m_nextId = nextRowId(m_statements, "prompts");
}

void PromptStore::forget()
{
    beginRun();
    m_rows.clear();
    m_isQueueing = false;
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

// A message stored just now is part of no prompt yet.
Prompt PromptStore::child(const Prompt &parent, const PromptMessage &message)
{
    const Content text = m_contents.put(message.text);
    const Digest digest = promptDigest(m_hasher, parent.digest, message.role, text.commitment);
    const std::optional<std::int64_t> known
        = m_contents.wasStored() ? find(parent, message.role, text.id) : std::nullopt;
    return { known ? *known : insert(parent, message.role, text.id), digest };
}

std::optional<std::int64_t> PromptStore::find(const Prompt &parent, const std::string &role, std::int64_t text)
{
    if (m_rows.rows() > 0) {
        m_contents.writeRows();
        writeRows();
    }
    SQLite::Statement &query = m_statements.get("SELECT id FROM prompts WHERE parent = ? AND role = ? AND text = ?");
    const InUse use(query);
    query.bind(1, parent.id);
    query.bindNoCopy(2, role);
    query.bind(3, text);
    return query.executeStep() ? std::optional(query.getColumn(0).getInt64()) : std::nullopt;
}

std::int64_t PromptStore::insert(const Prompt &parent, const std::string &role, std::int64_t text)
{
    if (m_isQueueing) {
        m_rows.add(QueuedValue::integer(m_nextId));
        m_rows.add(QueuedValue::integer(parent.id));
        m_rows.add(QueuedValue::text(role));
        m_rows.add(QueuedValue::integer(text));
        return m_nextId++;
    }
    SQLite::Statement &query = m_statements.get("INSERT INTO prompts (parent, role, text) VALUES (?, ?, ?)");
    const InUse use(query);
    query.bind(1, parent.id);
    query.bindNoCopy(2, role);
    query.bind(3, text);
    query.exec();
    return m_statements.database().getLastInsertRowid();
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
