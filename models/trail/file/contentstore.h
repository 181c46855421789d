// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/file/digest.h"
#include "models/trail/file/packing.h"
#include "models/trail/file/rowqueue.h"
#include "models/trail/file/textpreparer.h"
#include "models/trail/record/records.h"

#include <deque>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace vitrine::trailfile {

/// So many digests of texts are remembered on each side before all are forgotten.
inline constexpr std::size_t mostKnownTexts = 65'536;

/// More in a block packs better, but reading one text unpacks them all.
inline constexpr std::size_t mostInBlock = 16'384;
/// Whether a step's text of that size is stored in a block: shorter texts are stored in their row.
constexpr bool isForBlock(std::size_t size) { return size >= 64 && size <= mostInBlock; }

/// Puts texts into `contents`, each once: of a step's texts only the longer ones and samples of the others are looked
/// for in the file. Where a sample is known, its neighbors there are read, so that a run that comes again is found as
/// a whole. Lives on the writing thread.
class ContentStore final {
public:
    ContentStore(RowFeed &feed, Hasher &hasher);
    Content put(std::string_view bytes);
    /// Sets what is already known about the following texts; until the next call.
    void use(const PreparedTexts *prepared);
    /// Packs texts together until `endBlocks`, which costs less and packs better: they repeat each other. Their rows
    /// wait for `writeRows`, and so do the texts for the block to be full: they stay where they are until then.
    void beginBlocks();
    void endBlocks();
    void writeRows();
    /// Whether the text that was put last had a row, or has one that waits.
    bool wasStored() const { return m_wasStored; }
    /// The texts stored since the last commit may be gone.
    void forget();
    /// Overwrites a text in its block, for a redaction that is already recorded.
    void blank(std::int64_t content, ContentReader &reader);

private:
    const PreparedTexts::Text *prepared(std::string_view bytes);
    bool isCollected(std::string_view bytes) const { return m_isCollecting && isForBlock(bytes.size()); }
    const Content *placed(const PreparedTexts::Text &text);
    Content putPrepared(const PreparedTexts::Text &text);
    Content putHashed(const Digest &sha256, std::string_view bytes, const PreparedTexts::Text *prepared);
    std::optional<Content> find(const Digest &sha256, std::string_view bytes);
    void recognise(const PreparedTexts &prepared);
    void rememberNeighbors(std::int64_t content, std::int64_t count);
    void remember(std::int64_t content);
    /// A text that is damaged is not the one that is looked for.
    template <typename Use>
    void readIntact(std::int64_t content, Use &&use)
    {
        try {
            m_reader.read(content, use);
        } catch (const Failure &) {
            m_reader.forget();
        }
    }
    bool isPerhapsKnown(const PreparedTexts::Text &text) const;
    void forgetKnown();
    Content insert(const Digest &sha256, std::string_view bytes, const PreparedTexts::Text *prepared);
    Content insertIntoBlock(const Digest &sha256, std::string_view bytes, const PreparedTexts::Text *prepared);
    Content insertRow(
        std::int64_t hash, std::string_view bytes, const PackedText &packed, const PreparedTexts::Text *prepared);
    Content queueRow(
        std::int64_t hash, std::string_view bytes, const PackedText &packed, const PreparedTexts::Text *prepared);
    void addToBlock(std::int64_t id, std::string_view bytes, const PreparedTexts::Text *prepared);
    void writeBlock();
    PackedText packedBlock();

    Statements &m_statements;
    Hasher &m_hasher;
    Packer m_pack;
    ContentReader m_reader;
    std::unordered_map<Digest, Content, FirstBytes> m_known;
    Salts m_salts;
    const PreparedTexts *m_prepared = nullptr;
    SQLite::Statement *m_insert = nullptr; ///< of the statements, like the next
    SQLite::Statement *m_find = nullptr;
    std::size_t m_nextText = 0; ///< of the prepared ones
    std::size_t m_nextBlock = 0;
    std::uint64_t m_valid = 1; ///< what is known of stored texts with another number is gone
    bool m_wasStored = false;
    bool m_isRecognised = false; ///< some texts of the prepared ones are in the file already
    std::int64_t m_neighborsFrom = 0; ///< the contents that were read because of a sample last
    std::int64_t m_neighborsBehind = 0;

    // The texts that wait to be stored, and the block that is being filled.
    bool m_isCollecting = false;
    RowQueue m_rows;
    std::deque<Salt> m_ownSalts; ///< of rows that wait
    std::int64_t m_nextId = 0;
    std::vector<std::string_view> m_block;
    std::size_t m_blockSize = 0;
    std::int64_t m_first = 0;
    std::int64_t m_last = 0;
    PreparedTexts::Block m_asPrepared; ///< which of the prepared texts it holds
    bool m_isAsPrepared = true; ///< it holds no others
};

/// A stored prompt: the row of its last message, and the digest over all of them.
struct Prompt {
    std::int64_t id = 0;
    Digest digest {};
};

/// Stores prompts as a tree in which equal beginnings are shared: the prompts of a run's steps repeat all that was said
/// before, and so would grow with the square of its length.
class PromptStore final {
public:
    PromptStore(RowFeed &feed, Hasher &hasher, ContentStore &contents);
    /// `before` is the prompt of the call before, still alive: what both begin with is not looked up again.
    Prompt put(const std::vector<PromptMessage> &messages);
    void beginRun();
    /// Rows wait for `writeRows`, behind those of the texts, until `endQueue`.
    void beginQueue();
    void endQueue() { m_isQueueing = false; }
    void writeRows() { m_rows.write(); }
    void forget();

private:
    std::optional<std::int64_t> find(const Prompt &parent, const std::string &role, std::int64_t text);
    std::int64_t insert(const Prompt &parent, const std::string &role, std::int64_t text);
    Prompt child(const Prompt &parent, const PromptMessage &message);

    Statements &m_statements;
    Hasher &m_hasher;
    ContentStore &m_contents;
    const std::vector<PromptMessage> *m_before = nullptr;
    std::vector<Prompt> m_path; ///< of m_before, one a message
    RowQueue m_rows;
    bool m_isQueueing = false;
    std::int64_t m_nextId = 0;
};

/// The hash that finds equal texts in `contents`: the first eight bytes of their SHA-256.
std::int64_t lookupHash(const Digest &sha256);

/// Binds bytes that live until the statement has run. No bytes are an empty value, not NULL.
void bindBytes(SQLite::Statement &statement, int index, std::string_view bytes);

/// The bytes of a column, valid until the statement moves on.
std::string_view bytesOf(const SQLite::Column &column);

/// Digest of a prompt from the one of its beginning: here, because verifying must get the same.
Digest promptDigest(Hasher &hasher, const Digest &beginning, std::string_view role, const Digest &commitment);

} // namespace vitrine::trailfile
