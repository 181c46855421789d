// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>

namespace vitrine {

/// The records that a session has in common with an earlier session of its folder. Claude Code and pi start a forked
/// session with a copy of the records before it, earlier versions of Claude Code also a resumed one. These records
/// belong to the earlier session, so that they count once.
class SharedHistory final {
public:
    /// Whether a record belongs to an earlier session. `id`: its `uuid`, or in pi's sessions its `id`; may be empty.
    bool contains(std::string_view id) const;
    bool isEmpty() const { return m_ids.empty(); }
    /// The name of the file of the earlier session, without its suffix.
    const std::string &session() const { return m_session; }

private:
    friend class SharedHistories;

    std::unordered_set<std::uint64_t> m_ids; ///< hashes
    std::string m_session;
};

/// The sessions of folders with the records that they share. Keep it while many sessions of one folder are imported:
/// otherwise each import reads the beginnings of all files of the folder. One thread.
class SharedHistories final {
public:
    SharedHistories();
    ~SharedHistories();
    SharedHistories(const SharedHistories &) = delete;
    SharedHistories &operator=(const SharedHistories &) = delete;

    /// The records of a session that belong to an earlier session. Among sessions that begin with the same record, one
    /// that says that it was forked comes after its origin; otherwise, the one that went on first is the earlier one.
    /// Empty for files that are not sessions with one record per line. Reads other files of the folder; blocks.
    SharedHistory of(const std::filesystem::path &file);

private:
    struct Member;
    struct Folder;
    class Numbers;

    std::map<std::filesystem::path, std::unique_ptr<Folder>> m_folders;
};

} // namespace vitrine
