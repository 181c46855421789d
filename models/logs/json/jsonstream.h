// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/filewindow.h"
#include "models/trail/record/records.h"

#include <string>
#include <string_view>

namespace vitrine {

/// How the records of a JSON file are parted.
enum class Framing {
    Document, ///< one value after the other, each over as many lines as it likes
    Lines, ///< one a line: a line that breaks off does not harm the next
};

/// One whole value as bytes of the file. The view holds until the stream moves on, and FileWindow::padding bytes may be
/// read after it.
struct JsonSlice {
    std::string_view text;
    SourceSpan span;
    bool isCut = false; ///< the record ended within the value
    bool isTooLarge = false; ///< longer than the stream keeps; `text` is empty then
};

/// Walks the structure of a JSON file of any size without keeping more of it than the value at hand: brackets, strings
/// and commas only. Whether a value is valid is for the parser of the slice to say; here everything that has an end
/// is passed over. Nesting costs nothing.
class JsonStream final {
public:
    JsonStream(FileWindow &window, Framing framing, std::uint64_t maxValue = defaultMaxValue);

    /// To the first byte of the next record. False at the end of the file.
    bool nextRecord();
    /// Skips the rest of the record: to the end of its line, or, when its structure is broken, of the file. Returns the
    /// number of non-blank bytes skipped.
    std::uint64_t endRecord();

    /// First byte of the value ahead, -1 when the record has ended.
    int ahead();
    /// Past the bracket that opens the array or object ahead.
    void enter();
    /// True when another element is ahead; false when the array was closed or broke off.
    bool nextElement();
    /// The same for an object; `key` is as written between its quotes.
    bool nextMember(std::string &key);
    /// The value ahead, whole.
    JsonSlice take();
    /// The value that was taken is not needed any more.
    void leaveTaken();

    /// The array or object that was left last was not closed as it should.
    bool isBroken() const { return m_isBroken; }
    std::uint64_t offset() const { return m_pos; }
    /// Line of an offset not before the last one asked for.
    std::uint64_t lineAt(std::uint64_t offset);

    /// A step of this size is no step of an agent.
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
