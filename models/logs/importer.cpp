// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/importer.h"

#include "base/clock.h"
#include "base/formatted.h"
#include "models/logs/archiveimport.h"
#include "models/logs/bytes/archive.h"
#include "models/logs/bytes/companions.h"
#include "models/logs/bytes/filehash.h"
#include "models/logs/bytes/filestamp.h"
#include "models/logs/bytes/filewindow.h"
#include "models/logs/bytes/hashedsource.h"
#include "models/logs/bytes/peekedsource.h"
#include "models/logs/bytes/sessionfolder.h"
#include "models/logs/bytes/sessionstore.h"
#include "models/logs/bytes/sharedhistory.h"
#include "models/logs/bytes/tarfiles.h"
#include "models/logs/json/jsonrepair.h"
#include "models/logs/logformats.h"
#include "models/logs/steps/importcontext.h"
#include "models/logs/steps/sniff.h"
#include "models/trail/record/stepsource.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

/// Increased whenever a reader's result for the same bytes changes.
constexpr std::string_view importerVersion = "12";

/// More nesting than any log has, and than the parser takes.
constexpr std::size_t maxNesting = 1000;

std::string absolutePath(const std::filesystem::path &file)
{
    std::error_code error;
    const auto absolute = std::filesystem::absolute(file, error);
    return (error ? file : absolute).lexically_normal().string();
}

Error failure(const std::filesystem::path &file, ErrorCode code, Flaw flaw)
{
    return { .code = code, .file = file.string(), .line = 1, .byte = 0, .detail = {}, .flaw = std::move(flaw) };
}

Result<const LogFormat *> namedFormat(const std::filesystem::path &file, std::string_view name)
{
    const auto formats = allLogFormats();
    const auto found = std::ranges::find(formats, name, &LogFormat::name);
    if (found == formats.end())
        return std::unexpected(failure(
            file, ErrorCode::UnknownFormat, { .code = FlawCode::NoSuchFormat, .arguments = { std::string(name) } }));
    return &*found;
}

Result<const LogFormat *> chosenFormat(const std::filesystem::path &file, const Sniff &sniff, std::string_view name)
{
    if (!name.empty())
        return namedFormat(file, name);
    const auto formats = allLogFormats();
    const auto found
        = std::ranges::find_if(formats, [&](const LogFormat &format) { return format.isRecognized(sniff); });
    if (found != formats.end())
        return &*found;
    if (sniff.deepest > maxNesting)
        return std::unexpected(failure(file, ErrorCode::TooDeep,
            { .code = FlawCode::NestedTooDeeply, .arguments = { std::to_string(sniff.deepest) } }));
    std::vector<std::string> described = describe(sniff);
    for (std::string &part : described)
        part = readableUtf8(part);
    return std::unexpected(
        failure(file, ErrorCode::UnknownFormat, { .code = FlawCode::LooksLike, .arguments = std::move(described) }));
}

void fillWindow(FileWindow &window)
{
    while (window.end() < Sniff::maxBytes && window.more(0)) { }
}

/// One log, be it a file or an entry of an archive.
class LogImport {
public:
    LogImport(const std::filesystem::path &file, const ImportOptions &options)
        : m_file(file)
        , m_options(options)
    {
    }

    /// Looks at the first bytes. Fails when no format knows them.
    Result<void> recognize(FileWindow &window)
    {
        fillWindow(window);
        if (window.fault() && window.end() == 0)
            return std::unexpected(*window.fault());
        // The window moves on while the file is read, so the sniff keeps its own shape of the first bytes.
        m_sniff = sniff(window.bytes(0, window.end()));
        const auto format = chosenFormat(m_file, m_sniff, m_options.format);
        if (!format && !window.isStopped())
            return std::unexpected(format.error());
        m_format = format ? *format : nullptr;
        return {};
    }
    std::string_view format() const { return m_format != nullptr ? m_format->name : std::string_view {}; }

    void read(FileWindow &window, ImportContext &context)
    {
        if (m_format == nullptr)
            return context.cancel();
        m_format->makeReader()->read(window, m_sniff, context);
        context.leaveParsed();
        if (window.isStopped())
            context.cancel();
        if (const auto fault = window.fault())
            context.skip(*fault);
    }

private:
    std::filesystem::path m_file;
    const ImportOptions &m_options;
    Sniff m_sniff;
    const LogFormat *m_format = nullptr;
};

Result<ImportReport> outcome(const ImportContext &context, std::string_view file)
{
    const ImportReport report = context.report();
    if (report.isCancelled || report.runs > 0)
        return report;
    if (const auto flaw = context.firstFlaw())
        return std::unexpected(*flaw);
    return std::unexpected(failure(file, ErrorCode::UnknownFormat, { .code = FlawCode::NoRuns }));
}

/// Used to detect files that grow or are replaced while they are read, so that their hash would be wrong.
std::optional<std::filesystem::file_time_type> changeTime(const std::filesystem::path &file)
{
    std::error_code error;
    const auto time = std::filesystem::last_write_time(file, error);
    return error ? std::nullopt : std::optional(time);
}

/// Reads the rest of packed data that no reader needed, so that the hash covers all of it.
void readToEnd(FileWindow &window)
{
    while (window.more(window.end())) { }
}

/// Unpacked, with as many bytes ahead as archives are known by.
std::unique_ptr<PeekedSource> peeked(std::unique_ptr<ByteSource> file)
{
    return std::make_unique<PeekedSource>(unpacked(std::move(file)), TarFiles::headerSize);
}

class FileImport {
public:
    FileImport(const std::filesystem::path &file, LogSink &sink, const ImportOptions &options)
        : m_file(file)
        , m_sink(sink)
        , m_options(options)
    {
    }

    Result<ImportReport> run()
    {
        auto source = openFile(m_file);
        if (!source)
            return std::unexpected(source.error());
        m_changeTime = changeTime(m_file);
        m_stamp = stampOf(m_file);
        m_record.file = absolutePath(m_file);
        m_record.size = (*source)->total();
        m_record.importerVersion = importerVersion;
        m_record.importedAt = secondsSinceEpoch();
        constexpr std::size_t enough = 16;
        auto bytes = std::make_unique<PeekedSource>(std::move(*source), enough);
        m_isPacked = isPacked(bytes->first());
        auto report = SessionFolder::isNamed(m_file) ? folder()
            : SessionStore::isStore(bytes->first())  ? store()
                                                     : stamped(read(peeked(std::move(bytes))));
        if (!report && report.error().file.empty())
            report.error().file = m_file.string();
        return report;
    }

private:
    /// Sessions in folders and stores have no stamp: other files belong to them.
    Result<ImportReport> stamped(Result<ImportReport> report) const
    {
        if (report && stampOf(m_file) == m_stamp)
            report->stamp = m_stamp;
        return report;
    }

    Result<ImportReport> read(std::unique_ptr<PeekedSource> source)
    {
        if (TarFiles::isArchive(source->first()))
            return tar(std::move(source));
        return Archive::isArchive(source->first()) ? archive(*source) : plain(std::move(source));
    }

    Result<ImportReport> plain(std::unique_ptr<ByteSource> source)
    {
        Sha256 hash;
        FileWindow window(m_isPacked ? std::make_unique<HashedSource>(std::move(source), hash) : std::move(source));
        window.setProgress(m_options.progress);
        LogImport import(m_file, m_options);
        if (const auto known = import.recognize(window); !known)
            return std::unexpected(known.error());
        m_record.format = import.format();
        if (window.isStopped())
            return cancelled();
        return hashed([&](ImportContext &context) {
            context.setTrial(TrialResult::of(m_file));
            context.setSharedHistory(
                [this] { return m_options.sharedHistories ? m_options.sharedHistories->of(m_file) : SharedHistory(); });
            window.setProgress([&](std::uint64_t done, std::uint64_t total) {
                m_done = done;
                if (m_options.progress && !m_options.progress(done, total))
                    context.cancel();
                return !context.isCancelled();
            });
            import.read(window, context);
            if (m_isPacked)
                reportContent(window, hash, 0, context);
            readCompanions(import.format(), context);
        });
    }

    /// Sub-agents whose conversations are in files of their own, behind the run that started them.
    void readCompanions(std::string_view format, ImportContext &context)
    {
        if (context.runs() > 0)
            context.linkRun(std::string(companionLink), 1);
        for (const std::filesystem::path &companion : companionsOf(m_file)) {
            if (context.isCancelled())
                return;
            context.beginEntry(companionName(companion));
            auto source = openFile(companion);
            if (!source) {
                context.skip(source.error());
                continue;
            }
            FileWindow window(unpacked(std::move(*source)));
            window.setProgress([&](std::uint64_t, std::uint64_t) { return !context.isCancelled(); });
            LogImport import(companion, m_options);
            if (const auto known = import.recognize(window); !known || import.format() != format)
                continue;
            import.read(window, context);
        }
        context.beginEntry({});
    }

    /// Reports a log that was unpacked, with the number of runs `before` it.
    static void reportContent(FileWindow &window, Sha256 &hash, std::uint64_t before, ImportContext &context)
    {
        if (!context.isCancelled() && !window.fault() && context.runs() > before)
            readToEnd(window);
        if (!context.isCancelled())
            context.addContent(window.fault() ? std::nullopt : std::optional(hash.hex()), context.runs() - before);
    }

    Result<ImportReport> archive(ByteSource &source)
    {
        const auto allowance = std::make_shared<Allowance>(m_record.size);
        const auto goOn = [this] { return !m_options.progress || m_options.progress(0, m_record.size); };
        const auto archive
            = Archive::isZip(m_file) ? Archive::open(m_file, allowance) : Archive::open(source, allowance, goOn);
        if (!archive && archive.error().code == ErrorCode::Cancelled)
            return cancelled();
        if (!archive)
            return std::unexpected(archive.error());
        return hashed([&](ImportContext &context) { entries(context, allowance).read(**archive); });
    }

    Result<ImportReport> tar(std::unique_ptr<ByteSource> source)
    {
        const auto allowance = std::make_shared<Allowance>(m_record.size);
        TarFiles archive(std::move(source), allowance);
        return hashed([&](ImportContext &context) { entries(context, allowance).read(archive); });
    }

    Result<ImportReport> store()
    {
        const auto allowance = std::make_shared<Allowance>(m_record.size);
        const auto store = SessionStore::open(
            m_file, allowance, [this] { return !m_options.progress || m_options.progress(m_done, m_record.size); });
        if (!store && store.error().code == ErrorCode::Cancelled)
            return cancelled();
        if (!store)
            return std::unexpected(store.error());
        m_record.sha256 = (*store)->sha256();
        // A copy does not change if the file does.
        if ((*store)->isCopy())
            m_changeTime.reset();
        return hashed([&](ImportContext &context) { entries(context, allowance).read(**store); });
    }

    Result<ImportReport> folder()
    {
        const auto goOn = [this] { return !m_options.progress || m_options.progress(m_done, m_record.size); };
        const auto folder = SessionFolder::open(m_file, goOn, m_options.sessionHeads.get());
        const auto hash = folder ? (*folder)->sha256(goOn) : std::unexpected(folder.error());
        if (!hash && hash.error().code == ErrorCode::Cancelled)
            return cancelled();
        if (!hash)
            return std::unexpected(hash.error());
        m_record.sha256 = *hash;
        m_record.size = (*folder)->size();
        const auto allowance = std::make_shared<Allowance>(m_record.size);
        return hashed([&](ImportContext &context) {
            entries(context, allowance).read(**folder);
            const auto after = SessionFolder::open(m_file, {}, m_options.sessionHeads.get());
            if (!context.isCancelled() && (!after || (*after)->stamp() != (*folder)->stamp()))
                context.skip(ErrorCode::Corrupt, 0, 0, { .code = FlawCode::ChangedWhileRead });
        });
    }

    ArchiveImport entries(ImportContext &context, const std::shared_ptr<Allowance> &allowance)
    {
        return { m_options, context, allowance, [&](FileWindow &window, Sha256 &hash) {
                    LogImport import(m_file, m_options);
                    const auto known = import.recognize(window);
                    if (!known)
                        return context.skip(known.error());
                    const std::uint64_t before = context.runs();
                    context.setFormat(import.format());
                    import.read(window, context);
                    reportContent(window, hash, before, context);
                } };
    }

    Result<ImportReport> hashed(const std::function<void(ImportContext &)> &read)
    {
        if (m_record.sha256.empty()) {
            const auto hash = hashOfFile(m_file, [this](std::uint64_t, std::uint64_t total) {
                return !m_options.progress || m_options.progress(0, total);
            });
            if (!hash && hash.error().code == ErrorCode::Cancelled)
                return cancelled();
            if (!hash)
                return std::unexpected(hash.error());
            m_record.sha256 = *hash;
        }
        // In a format that is named, the same bytes may be other runs.
        if (m_options.format.empty() && !m_sink.isNew(m_record))
            return cancelled();
        ImportContext context(m_sink, m_record, m_options.tags);
        context.setGoesOn([this] { return !m_options.progress || m_options.progress(m_done, m_record.size); });
        read(context);
        if (m_changeTime && changeTime(m_file) != m_changeTime)
            context.skip(ErrorCode::Corrupt, 0, 0, { .code = FlawCode::ChangedWhileRead });
        return end(context);
    }

    Result<ImportReport> end(ImportContext &context)
    {
        if (m_options.progress && !context.isCancelled())
            m_options.progress(m_record.size, m_record.size);
        return outcome(context, m_file.string());
    }

    ImportReport cancelled() const
    {
        ImportReport report;
        report.file = m_record.file;
        report.format = m_record.format;
        report.size = m_record.size;
        report.isCancelled = true;
        return report;
    }

    std::filesystem::path m_file;
    LogSink &m_sink;
    const ImportOptions &m_options;
    SourceRecord m_record;
    std::uint64_t m_done = 0; ///< bytes, as last reported
    bool m_isPacked = false;
    std::optional<std::filesystem::file_time_type> m_changeTime;
    std::string m_stamp;
};

/// Errors about the content of a log, of which nothing could be read.
bool isAboutContent(ErrorCode code)
{
    switch (code) {
    case ErrorCode::UnknownFormat:
    case ErrorCode::BadJson:
    case ErrorCode::BadValue:
    case ErrorCode::UnknownField: return true;
    default: return false;
    }
}

/// The failure to read a log in a format that was named: with its name, and that of the format of the content.
Error withFormat(Error error, const std::filesystem::path &file, std::string_view format)
{
    if (!isAboutContent(error.code) || error.flaw.code == FlawCode::NoSuchFormat)
        return error;
    const auto detected = recognizedFormat(file);
    if (detected && std::ranges::contains(allLogFormats(), *detected, &LogFormat::name) && *detected != format)
        return failure(file, ErrorCode::UnknownFormat,
            { .code = FlawCode::OtherFormat, .arguments = { std::string(*detected), std::string(format) } });
    if (error.flaw.code == FlawCode::NoRuns && detected != format)
        error.flaw.location = format;
    return error;
}

} // namespace

Result<std::string_view> recognizedFormat(const std::filesystem::path &file)
{
    auto source = openFile(file);
    if (!source)
        return std::unexpected(std::move(source.error()));
    auto bytes = peeked(std::move(*source));
    if (SessionFolder::isNamed(file))
        return "session-folder";
    if (SessionStore::isStore(bytes->first()))
        return SessionStore::recognize(file).transform([] { return std::string_view("session-store"); });
    if (Archive::isArchive(bytes->first()) || TarFiles::isArchive(bytes->first()))
        return "archive";
    FileWindow window(std::move(bytes));
    const ImportOptions options;
    LogImport import(file, options);
    return import.recognize(window).transform([&] { return import.format(); });
}

Result<ImportReport> importText(std::string_view log, LogSink &sink, const ImportOptions &options)
{
    FileWindow window(bytesOf(log));
    LogImport import({}, options);
    if (const auto known = import.recognize(window); !known)
        return std::unexpected(known.error());
    SourceRecord source;
    source.size = log.size();
    source.format = import.format();
    source.importerVersion = importerVersion;
    source.importedAt = secondsSinceEpoch();
    ImportContext context(sink, std::move(source), options.tags);
    import.read(window, context);
    return outcome(context, {});
}

Result<ImportReport> importLog(const std::filesystem::path &file, LogSink &sink, const ImportOptions &options)
{
    auto report = FileImport(file, sink, options).run();
    if (!report && !options.format.empty())
        return std::unexpected(withFormat(std::move(report.error()), file, options.format));
    return report;
}

} // namespace vitrine
