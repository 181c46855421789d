// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importer.h"
#include "models/trail/read/trail.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Whether records of this kind in the account of an import are copies of an earlier session's.
inline bool isCopied(std::string_view kind) { return kind.starts_with("copied "); }

/// Earlier imports of a trail, identified by the hashes of the logs' bytes and of their packed contents, so that the
/// import of a folder with thousands of logs queries the trail only for new imports each time. One thread.
class EarlierImports final {
public:
    struct Import {
        SourceId id = 0;
        std::string sha256;
        std::string format;
        std::string shard; ///< empty: the whole log
        std::string file;
        std::string stamp; ///< of the file (filestamp.h), or empty
        std::uint64_t size = 0; ///< bytes
        std::uint64_t runs = 0; ///< in the trail
        double importedAt = 0;
        bool hasCopiesLeftOut = false; ///< records that it shares with an earlier session were left out
        std::vector<LogContent> contents; ///< logs that were packed in it
    };

    enum class Match {
        AsOne, ///< the runs of the log are exactly those of one import
        InParts ///< the log was imported, possibly beside others in an archive or in several files
    };

    /// `trail` need not exist yet; empty for none.
    EarlierImports(std::filesystem::path trail, Match match);

    /// Reads the imports that were added to the trail since the last call. Blocks. The trail stays open until the end.
    Result<void> refresh();
    bool isRead() const { return m_opened != nullptr; } ///< `refresh` found a trail
    /// Adds an import that counts as imported without being in the trail.
    void add(Import import);

    /// The hash of a file that did not change since it was imported, by its stamp, without reading it.
    std::optional<std::string> hashOfUnchanged(const std::filesystem::path &file) const;
    /// An import of these bytes, whole or of this shard, or of a file in which they were packed. Null if there is none.
    /// Valid until something is added.
    const Import *ofBytes(std::string_view sha256, const std::string &shard) const;
    /// The same if all of these contents were imported, packed or not: returns the import of the first.
    const Import *ofContents(std::span<const LogContent> contents) const;
    /// Imports of other bytes from the same file, or from another file of that name, whose runs are in the trail. The
    /// newest first, and only some if there are many.
    std::vector<Import> otherForms(const SourceRecord &source) const;
    /// Imports of files with one record per line that were read with all of their records: forks, if an earlier session
    /// is imported after them.
    std::vector<Import> readWhole() const;
    /// The runs of an import were replaced by those of another one.
    void setReplaced(SourceId import, SourceId by);
    /// Null if there is no trail.
    const Trail *trail() const { return m_opened.get(); }
    /// Imports of the same bytes that were cut off. Queries the trail only if it may have some.
    Result<std::vector<SourceId>> cutOff(std::string_view sha256) const;

private:
    void take(const SourceSummary &source);
    void readReplacements();
    const Import *current(const Import *import) const;
    Result<const Trail *> opened() const;

    std::filesystem::path m_trail;
    mutable std::unique_ptr<Trail> m_opened; ///< once it was read
    Match m_match;
    bool m_knowsReplacements = false;
    SourceId m_seen = 0; ///< all sources up to this one are known
    std::vector<Import> m_imports;
    std::multimap<std::string, std::size_t, std::less<>> m_byBytes; ///< indexes of the imports
    std::map<std::string, std::size_t, std::less<>> m_byContent; ///< indexes of whole imports in which it was packed
    std::map<std::string, std::size_t, std::less<>> m_byFile; ///< indexes of the last imports of files with a stamp
    std::multimap<std::string, std::size_t, std::less<>> m_byPath; ///< indexes of the imports, in order
    std::multimap<std::string, std::size_t, std::less<>> m_byName; ///< the same by the names of files
    std::map<SourceId, SourceId> m_replacedBy; ///< imports without runs, because a later one has them
    std::vector<SourceSummary> m_open; ///< sources without a known end
};

} // namespace vitrine
