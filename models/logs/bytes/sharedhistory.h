// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <simdjson.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace vitrine {

/// The records that a session has in common with an earlier session. Claude Code, Copilot CLI, Kimi, pi and Qwen Code
/// start a forked session with a copy of the records before it, earlier versions of Claude Code also a resumed one.
/// These records belong to the earlier session, so that they count once.
class SharedHistory final {
public:
    /// Whether a record is the unchanged copy of one of an earlier session, by its id, its time and its content.
    bool contains(simdjson::dom::object record) const;
    /// The same for records without ids: where the copy ends in the file; 0 for none.
    std::uint64_t copiedBytes() const { return m_copiedBytes; }
    bool isEmpty() const { return m_records.empty() && m_copiedBytes == 0; }
    /// The number of records.
    std::size_t count() const { return m_records.size() + m_copiedLines; }
    /// The name of the file of the earlier session, without its suffix.
    const std::string &session() const { return m_session; }

private:
    friend class SharedHistories;

    std::unordered_set<std::uint64_t> m_records; ///< hashes
    std::uint64_t m_copiedBytes = 0;
    std::size_t m_copiedLines = 0;
    std::string m_session;
};

/// The sessions that are imported together, or are in the trail already, with the records that they share. From a
/// session whose origin is not among them nothing is left out. Keep it until all are imported: the first question reads
/// the beginnings of all files. One thread.
class SharedHistories final {
public:
    SharedHistories();
    ~SharedHistories();
    SharedHistories(const SharedHistories &) = delete;
    SharedHistories &operator=(const SharedHistories &) = delete;

    /// Adds a file that is imported, or that was imported when it had `size` bytes. Call it before `of`.
    void addImported(const std::filesystem::path &file, std::optional<std::uint64_t> size = {});
    /// Forgets what was read of the files, which may have changed.
    void forget();
    /// The records of a session that belong to an earlier session. Among sessions that begin with the same record, one
    /// that says that it was forked comes after its origin; otherwise, the one that went on first is the earlier one.
    /// Empty for files that are not sessions with one record per line. Reads other files; blocks.
    SharedHistory of(const std::filesystem::path &file);

private:
    struct Member;
    struct Families;
    class Numbers;
    using Sizes = std::map<std::filesystem::path, std::optional<std::uint64_t>>;

    void addShared(const std::filesystem::path &file, SharedHistory &history);
    void addCopiedBytes(const std::filesystem::path &file, SharedHistory &history) const;

    Sizes m_imported; ///< with the bytes that were imported; all of them if nothing
    std::unique_ptr<Families> m_families; ///< of these files, once they were asked for
};

} // namespace vitrine
