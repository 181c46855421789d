// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/logimport.h"

#include "app/session/jobs/unchangedfiles.h"
#include "base/sha256.h"
#include "models/logs/bytes/filehash.h"
#include "models/logs/bytes/logfiles.h"
#include "models/logs/bytes/sessionfolder.h"
#include "models/logs/bytes/sharedhistory.h"
#include "models/replay/importedsessions.h"
#include "models/trail/file/schema.h"
#include "models/trail/write/recorder.h"

#include <QLoggingCategory>

#include <cerrno>
#include <cstdint>
#include <fstream>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logImport, "vitrine.import", QtWarningMsg)

constexpr std::size_t longestStem = 80;

Error failure(ErrorCode code, const std::filesystem::path &file, std::string detail = {})
{
    return { .code = code, .file = file.string(), .line = {}, .byte = {}, .detail = std::move(detail) };
}

Error noLogIn(const std::string &folder)
{
    auto error = failure(ErrorCode::UnknownFormat, folder);
    error.flaw.code = FlawCode::NoLogInFolder;
    return error;
}

ErrorCode codeOf(int error)
{
    switch (error) {
    case EACCES:
    case EPERM: return ErrorCode::NoPermission;
    case EROFS: return ErrorCode::ReadOnly;
    case ENOSPC: return ErrorCode::DiskFull;
    default: return ErrorCode::WriteFailed;
    }
}

std::uint64_t sizeOf(const std::filesystem::path &file)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    return error ? 0 : size;
}

/// One import of logs into one trail.
class TrailImport {
public:
    TrailImport(const std::vector<std::string> &names, const ImportCalls &calls)
        : m_calls(calls)
    {
        m_done.names = names;
    }

    Result<ImportedLogs> into(const std::filesystem::path &folder)
    {
        auto files = logFilesOf(m_done.names);
        if (!files.empty())
            m_unchanged.addNewest(folder, stemOf(files.front().path));
        choose(std::move(files));
        if (m_files.empty())
            return std::unexpected(noLogIn(m_done.names.front()));
        const auto hash = hashOfAll();
        if (!hash)
            return std::unexpected(hash.error());
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        if (error)
            return std::unexpected(failure(codeOf(error.value()), folder, error.message()));
        m_done.trail = folder / trailName(*hash);
        m_isNew = !std::filesystem::exists(m_done.trail, error);
        auto done = importAll();
        if (!done && m_isNew)
            removeTrail(m_done.trail);
        return done;
    }

    Result<ImportedLogs> intoTrail(const std::filesystem::path &trail)
    {
        m_unchanged.add(trail);
        choose(logFilesOf(m_done.names));
        if (m_files.empty())
            return std::unexpected(noLogIn(m_done.names.front()));
        m_done.trail = trail;
        return importAll();
    }

private:
    /// Folders contain many files that are not logs. A trail there may be open in this program: reading its file would
    /// release the locks that SQLite has on it.
    void choose(std::vector<LogFile> files)
    {
        for (LogFile &file : files)
            if (file.isNamed
                || (file.path.extension() != ".vitrine"
                    && (m_unchanged.hashOf(file.path) || recognizedFormat(file.path))))
                m_files.push_back(std::move(file.path));
        for (const auto &file : m_files)
            m_total += sizeOf(file);
    }

    Result<std::string> fingerprintOf(const std::filesystem::path &file) const
    {
        if (sizeOf(file) <= wholeFingerprint)
            if (auto known = m_unchanged.hashOf(file))
                return *std::move(known);
        return fingerprintOfFile(file);
    }

    /// Files that cannot be read are skipped here: they are reported when they are imported.
    Result<std::string> hashOfAll()
    {
        std::vector<std::string> hashes;
        for (const auto &file : m_files) {
            if (m_calls.progress && !m_calls.progress(0, m_total))
                return std::unexpected(failure(ErrorCode::Cancelled, file));
            auto hash = fingerprintOf(file);
            if (!hash && m_files.size() == 1)
                return hash;
            hashes.push_back(hash ? std::move(*hash) : std::string());
        }
        // Read in another format, the same bytes are other runs.
        if (hashes.size() == 1 && m_calls.format.empty())
            return hashes.front();
        hashes.push_back(m_calls.format);
        return sha256Hex(std::views::join(hashes) | std::ranges::to<std::string>());
    }

    /// `file`: the first one, after which a pattern's trail is named.
    std::string stemOf(const std::filesystem::path &file) const
    {
        // The name of a folder itself, also with a slash at its end.
        const std::string &first = m_done.names.front();
        const std::filesystem::path named(first.substr(0, first.find_last_not_of('/') + 1));
        std::error_code error;
        const std::string stem = std::filesystem::exists(named, error) ? named.stem() : file.stem();
        return stem.substr(0, longestStem);
    }

    std::string trailName(const std::string &hash) const
    {
        return stemOf(m_files.front()) + '-' + hash.substr(0, 8) + ".vitrine";
    }

    Result<ImportedLogs> importAll()
    {
        const auto recorder = Recorder::open(m_done.trail);
        if (!recorder)
            return std::unexpected(recorder.error());
        LogOpening logs(**recorder);
        addImportedSessions(*m_histories, m_done.trail);
        for (const auto &file : m_files)
            m_histories->addImported(file);
        for (const auto &file : m_files) {
            import(file, logs);
            m_before += sizeOf(file);
            if (m_end)
                return std::unexpected(std::move(*m_end));
        }
        logs.finish();
        if (m_isAnyNew && !m_isNew && !m_end && m_calls.format.empty())
            readForksAgain(logs);
        if (m_end)
            return std::unexpected(std::move(*m_end));
        m_done.report = together(m_done.names.front(), m_reports);
        m_done.wasThere = !m_isAnyNew && !m_firstError;
        if (m_firstError && !m_isAnyNew && m_isNew)
            return std::unexpected(std::move(*m_firstError));
        return std::move(m_done);
    }

    void take(const std::filesystem::path &file, Result<OpenedLog> opened)
    {
        if (opened) {
            qCDebug(logImport) << "read" << file.c_str() << "as" << opened->report.format << "with"
                               << opened->report.runs << "runs and" << opened->report.flaws << "flaws";
            m_isAnyNew = m_isAnyNew || !opened->wasThere;
            m_reports.push_back(std::move(opened->report));
            return;
        }
        if (!m_end && (opened.error().code == ErrorCode::Cancelled || m_files.size() == 1))
            m_end = opened.error();
        qCDebug(logImport) << "cannot read" << file.c_str() << toString(opened.error().code);
        m_reports.push_back(unread(file, opened.error()));
        if (!m_firstError)
            m_firstError = std::move(opened.error());
    }

    ImportOptions options()
    {
        ImportOptions options;
        options.sessionHeads = m_heads;
        options.sharedHistories = m_histories;
        options.format = m_calls.format;
        options.progress = [this](std::uint64_t done, std::uint64_t) {
            return !m_calls.progress || m_calls.progress(m_before + done, m_total);
        };
        return options;
    }

    void readForksAgain(LogOpening &logs)
    {
        logs.readForksAgain(options(), m_calls.python, [this](const std::filesystem::path &file, OpenedLog opened) {
            qCDebug(logImport) << "read fork" << file.c_str() << "again" << !opened.isCountedTwice;
            if (!opened.isCountedTwice)
                m_reports.push_back(std::move(opened.report));
        });
    }

    void import(const std::filesystem::path &file, LogOpening &logs)
    {
        logs.add(file, options(), started(), m_calls.python,
            [this, file](Result<OpenedLog> opened) { take(file, std::move(opened)); });
    }

    /// The first run of a trail that is already shown needs no notification.
    std::function<void()> started()
    {
        if (!m_isNew || !m_calls.started || m_isStarted)
            return {};
        return [this] {
            m_isStarted = true;
            m_calls.started(m_done.trail);
        };
    }

    static ImportReport unread(const std::filesystem::path &file, const Error &error)
    {
        ImportReport report;
        report.file = file.string();
        report.flaws = 1;
        report.skipped.push_back({ .record = 0,
            .line = error.line.value_or(0),
            .offset = error.byte.value_or(0),
            .code = error.code,
            .flaw = error.flaw,
            .detail = error.detail });
        return report;
    }

    const ImportCalls &m_calls;
    const std::shared_ptr<SessionHeads> m_heads = std::make_shared<SessionHeads>();
    const std::shared_ptr<SharedHistories> m_histories = std::make_shared<SharedHistories>();
    ImportedLogs m_done;
    UnchangedFiles m_unchanged;
    std::vector<std::filesystem::path> m_files;
    std::uint64_t m_total = 0;
    std::uint64_t m_before = 0; ///< bytes of the files that are already imported
    std::vector<ImportReport> m_reports;
    std::optional<Error> m_firstError;
    std::optional<Error> m_end; ///< the error that ends the import
    bool m_isAnyNew = false;
    bool m_isNew = false;
    bool m_isStarted = false;
};

} // namespace

Result<ImportedLogs> importIntoFolder(
    const std::vector<std::string> &logs, const std::filesystem::path &folder, const ImportCalls &calls)
{
    return TrailImport(logs, calls).into(folder);
}

Result<ImportedLogs> importIntoTrail(
    const std::vector<std::string> &logs, const std::filesystem::path &trail, const ImportCalls &calls)
{
    return TrailImport(logs, calls).intoTrail(trail);
}

void removeTrail(const std::filesystem::path &trail)
{
    std::error_code ignored;
    for (const auto *suffix : { "", "-wal", "-shm" })
        std::filesystem::remove(trail.string() + suffix, ignored);
}

namespace {

constexpr std::size_t headSize = 100; ///< of an SQLite file

/// The first bytes of a file; empty for anything but a regular file: a pipe would be waited for.
std::string headOf(const std::filesystem::path &file)
{
    std::string head(headSize, '\0');
    std::error_code ignored;
    std::ifstream stream;
    if (std::filesystem::is_regular_file(file, ignored))
        stream.open(file, std::ios::binary);
    stream.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(stream.gcount()));
    return head;
}

} // namespace

bool isDatabase(const std::filesystem::path &file)
{
    constexpr std::string_view magic("SQLite format 3\0", 16);
    return headOf(file).starts_with(magic);
}

bool hasTrailHead(const std::filesystem::path &file)
{
    constexpr std::size_t at = 68; // of the application id
    const std::string head = headOf(file);
    std::uint32_t id = 0;
    for (std::size_t n = at; n < at + sizeof id && head.size() == headSize; ++n)
        id = (id << 8U) | static_cast<unsigned char>(head[n]);
    return head.starts_with("SQLite format 3") && id == static_cast<std::uint32_t>(trailfile::applicationId);
}

} // namespace vitrine
