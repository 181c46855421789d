// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The descriptions of all sessions of a folder. Keep it while many sessions of one folder are imported: otherwise each
/// import reads the files of all sessions. One thread.
class SessionHeads final {
public:
    SessionHeads();
    ~SessionHeads();
    SessionHeads(const SessionHeads &) = delete;
    SessionHeads &operator=(const SessionHeads &) = delete;

private:
    friend class SessionFolder;
    struct Folder;
    const Folder &of(const std::filesystem::path &folder, const std::filesystem::path &root);

    std::map<std::filesystem::path, std::unique_ptr<Folder>> m_folders;
};

/// The sessions that OpenCode kept in folders of small JSON files, before it had a database: session/PROJECT/ID.json
/// (at first session/info/ID.json), message/SESSION/ID.json and part/MESSAGE/ID.json (at first
/// part/SESSION/MESSAGE/ID.json). Each session is one JSON document, as `opencode export` writes it. A
/// file belongs to the folder that has its name, or else the id in the file; links are not followed. One thread.
class SessionFolder final {
public:
    using GoOn = std::function<bool()>;

    /// Whether the file describes a session of such a folder, or a project of it (project/ID.json). A
    /// session whose messages are not in a folder with the file's name is opened, for its id.
    static bool isNamed(const std::filesystem::path &file);
    /// Whether the file is a message or a part, or a session that is imported with its project or with the session
    /// that started it.
    static bool isPart(const std::filesystem::path &file);
    /// The file of the project or of the session that a session is imported with; empty if it is imported by itself.
    static std::filesystem::path holderOf(const std::filesystem::path &file);
    /// Opens the sessions of a project, or a session and those that it started. Fails with Cancelled if `goOn` returns
    /// false.
    static Result<std::unique_ptr<SessionFolder>> open(
        const std::filesystem::path &file, const GoOn &goOn = {}, SessionHeads *heads = nullptr);

    /// Names of the sessions; parents come before the sessions that they started.
    const std::vector<std::string> &entries() const { return m_entries; }
    /// The document of a session; not null. Read errors are in its fault. The allowance, which limits the bytes, must
    /// not be null.
    std::unique_ptr<ByteSource> read(const std::string &entry, std::shared_ptr<Allowance> allowance) const;
    /// The size of all files of the sessions, in bytes.
    std::uint64_t size() const { return m_size; }
    /// A text that changes with the name, size or time of any of the files.
    const std::string &stamp() const { return m_stamp; }
    /// The hash of the documents of all sessions. Reads all files. Fails with Cancelled if `goOn` returns false.
    Result<std::string> sha256(const GoOn &goOn = {}) const;

private:
    SessionFolder() = default;

    std::filesystem::path m_root; ///< contains the folders of sessions, messages and parts
    bool m_isNested = false; ///< parts are in folders by session and message
    std::vector<std::string> m_entries;
    std::vector<std::filesystem::path> m_files; ///< of the entries
    std::uint64_t m_size = 0;
    std::string m_stamp;
};

} // namespace vitrine
