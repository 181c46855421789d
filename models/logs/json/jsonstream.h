// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/filewindow.h"
#include "models/trail/record/records.h"

#include <string>
#include <string_view>

namespace vitrine {

/// How the records of a JSON file are separated.
enum class Framing {
    Document, ///< one value after the other, each on any number of lines
    Lines, ///< one per line; an incomplete line does not affect the next one
};

/// One whole value as bytes of the file. The view is valid until the stream advances; FileWindow::padding bytes may be
/// read after it.
struct JsonSlice {
    std::string_view text;
    SourceSpan span;
    bool isCut = false; ///< the record ended within the value
    bool isTooLarge = false; ///< longer than the stream's limit; `text` is then empty
};

/// Walks the structure of a JSON file of any size while keeping only the current value in memory. Looks only at
/// brackets, strings and commas; whether a value is valid is checked by the parser of the slice. Nesting costs nothing.
class JsonStream final {
public:
    JsonStream(FileWindow &window, Framing framing, std::uint64_t maxValue = defaultMaxValue);

    /// Moves to the first byte of the next record. Returns false at the end of the file.
    bool nextRecord();
    /// Skips the rest of the record: to the end of its line, or to the end of the file if its structure is broken.
    /// Returns the number of non-blank bytes skipped.
    std::uint64_t endRecord();

    /// First byte of the next value, -1 if the record has ended.
    int ahead();
    /// Moves past the opening bracket of the next array or object.
    void enter();
    /// Returns true if there is another element; false if the array was closed or broke off.
    bool nextElement();
    /// The same for an object; `key` is the raw text between its quotes.
    bool nextMember(std::string &key);
    /// Returns the whole next value.
    JsonSlice take();
    /// Releases the taken value.
    void leaveTaken();

    /// Whether the last array or object was not closed correctly.
    bool isBroken() const { return m_isBroken; }
    std::uint64_t offset() const { return m_pos; }
    /// Line of an offset, which must not be less than that of the last call.
    std::uint64_t lineAt(std::uint64_t offset);

    /// The default limit for a value, larger than any step of an agent.
    static constexpr std::uint64_t defaultMaxValue = 128 << 20;

private:
    bool fill();
    int byte();
    void skipBlanks();
    bool skipString();
    bool skipValue();
    bool leave(bool isProperly);

    FileWindow &m_window;
    Framing m_framing;
    std::uint64_t m_maxValue;
    std::uint64_t m_pos = 0;
    std::uint64_t m_keep = noKeep;
    std::uint64_t m_counted = 0;
    std::uint64_t m_line = 1;
    bool m_isBroken = false;
    bool m_isTooLarge = false;

    static constexpr std::uint64_t noKeep = ~0ULL;
};

} // namespace vitrine
