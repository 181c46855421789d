// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/sha256.h"
#include "models/logs/bytes/archive.h"
#include "models/logs/bytes/filewindow.h"
#include "models/logs/bytes/peekedsource.h"
#include "models/logs/bytes/sessionfolder.h"
#include "models/logs/bytes/sessionstore.h"
#include "models/logs/bytes/tarfiles.h"
#include "models/logs/steps/importcontext.h"
#include "models/logs/steps/importoptions.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// Imports all logs of an archive, and those of archives in it, one level deep: deeper ones are reported as a flaw.
class ArchiveImport final {
public:
    /// Reads one log, and reports to the context when it is not a log. The hash is that of the bytes which the window
    /// has read.
    using ReadLog = std::function<void(FileWindow &, Sha256 &)>;

    /// All outlive it. `allowance` is that of the whole file.
    ArchiveImport(
        const ImportOptions &options, ImportContext &context, std::shared_ptr<Allowance> allowance, ReadLog readLog);

    void read(Archive &archive);
    void read(TarFiles &archive);
    void read(const SessionStore &store);
    void read(const SessionFolder &folder);

private:
    /// How far into the file an entry's bytes are, of which so many are done.
    using Location = std::function<std::uint64_t(std::uint64_t done, std::uint64_t total)>;
    using Open = std::function<std::unique_ptr<ByteSource>(const std::string &entry)>;
    void readSessions(const std::vector<std::string> &entries, const Open &open);
    void readEntry(std::unique_ptr<ByteSource> bytes);
    void readInner(std::unique_ptr<PeekedSource> bytes);
    bool goesOn(std::uint64_t done, std::uint64_t total);
    void skip(const Error &why);

    const ImportOptions &m_options;
    ImportContext &m_context;
    std::shared_ptr<Allowance> m_allowance;
    ReadLog m_readLog;
    Location m_location; ///< of what is read of the file itself
    bool m_isInner = false;
};

} // namespace vitrine
