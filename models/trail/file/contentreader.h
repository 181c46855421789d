// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/packing.h"
#include "models/trail/file/rawstatement.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// Reads the texts of `contents` in any stored form, and keeps the most recent blocks: texts of a step are stored next
/// to each other. One thread at a time, of a connection that outlives it.
class ContentReader final {
public:
    explicit ContentReader(sqlite3 *connection);

    struct Text {
        std::string_view salt; ///< none when the text was redacted
        std::string_view text; ///< `redactedText` when it was
        std::string_view commitment; ///< only of a redacted text: its stored bytes
        bool isRedacted = false;
    };
    /// Calls `use(const Text &)` while the text is there. False when there is no such row; throws Failure when its
    /// bytes are none.
    template <typename Use>
    bool read(std::int64_t id, Use &&use)
    {
        const Row row(*this, id);
        if (!row.isThere)
            return false;
        use(take());
        leaveText();
        return true;
    }
    /// The text alone, `redactedText` for one that was redacted: it is made where it stays, for it may be large.
    /// Nothing when there is no such row; throws as `read` does.
    std::optional<std::string> text(std::int64_t id);
    /// Reads consecutive texts without looking up each one: while one of these lives, which keeps the snapshot of the
    /// file that was current with the first of them.
    class ReadingOn {
    public:
        explicit ReadingOn(ContentReader &reader);
        ~ReadingOn();
        ReadingOn(const ReadingOn &) = delete;
        ReadingOn &operator=(const ReadingOn &) = delete;

    private:
        ContentReader &m_reader;
    };
    struct Block {
        std::int64_t first = 0;
        std::int64_t behind = 0; ///< id behind the last one of its contents
        std::uint64_t used = 0;
        std::string text;
    };
    /// A copy of the block with zeros in place of the text; false when the text is in none.
    bool blankedBlock(std::int64_t id, Block &block);
    /// Blocks that were read may have changed: after a redaction, or rows that were rolled back.
    void forget();

private:
    /// The row stays where it is as long as this lives: what it holds is not copied.
    class Row {
    public:
        Row(ContentReader &reader, std::int64_t id);
        ~Row();
        Row(const Row &) = delete;
        Row &operator=(const Row &) = delete;
        bool isThere = false;

    private:
        ContentReader &m_reader;
    };

    bool findRow(std::int64_t id);
    void leaveRow();
    Text take();
    void leaveText();
    std::string_view inBlock(std::int64_t id, std::size_t location, std::uint64_t size);
    const Block &blockOf(std::int64_t id);
    void load(Block &block, std::int64_t id);

    sqlite3 *m_connection;
    Unpacker m_unpack;
    RawStatement m_content;
    RawStatement m_block;
    std::string m_text;
    std::array<Block, 8> m_blocks;
    std::uint64_t m_turn = 0;
    bool m_isReadingOn = false;
    std::int64_t m_current = 0; ///< the row of m_content while reading on; 0 is none
};

/// The position of a text in its block, as stored in `contents`: as few bytes as possible, the lowest first.
std::string bytesOfPosition(std::size_t location);

} // namespace vitrine::trailfile
