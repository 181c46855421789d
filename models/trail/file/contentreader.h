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

/// Reads the texts of `contents` in any stored form, and caches the most recent blocks, because the texts of a step are
/// stored next to each other. One thread at a time. The connection must outlive it.
class ContentReader final {
public:
    explicit ContentReader(sqlite3 *connection);

    struct Text {
        std::string_view salt; ///< empty if the text was redacted
        std::string_view text; ///< `redactedText` for a redacted text
        std::string_view commitment; ///< the stored bytes of a redacted text; else empty
        bool isRedacted = false;
    };
    /// Calls `use(const Text &)`; the text is valid only during the call. Returns false if there is no such row; throws
    /// Failure if its bytes are invalid.
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
    /// The text alone, `redactedText` for one that was redacted. It may be large, so it is unpacked directly into the
    /// result. Returns nothing if there is no such row; throws like `read`.
    std::optional<std::string> text(std::int64_t id);
    /// While an object of this class lives, consecutive texts are read without looking up each one. It keeps the
    /// snapshot of the file that was current when the first of them was read.
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
        std::int64_t behind = 0; ///< one past the id of its last content
        std::uint64_t used = 0;
        std::string text;
    };
    /// Copies the block of the text with zeros in place of the text. Returns false if the text is not in a block.
    bool blankedBlock(std::int64_t id, Block &block);
    /// Drops the cached blocks. Call it after a redaction or a rollback, which may have changed them.
    void forget();

private:
    /// The current row, read without copying its values. It stays current as long as this object lives.
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
    std::int64_t m_current = 0; ///< the row of m_content during ReadingOn; 0 for none
};

/// The position of a text in its block, as stored in `contents`: little-endian, in as few bytes as possible.
std::string bytesOfPosition(std::size_t location);

} // namespace vitrine::trailfile
