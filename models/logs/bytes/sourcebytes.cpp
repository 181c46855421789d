// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sourcebytes.h"

#include "base/parsedjson.h"
#include "models/logs/bytes/archive.h"
#include "models/logs/bytes/bytesource.h"
#include "models/logs/bytes/companions.h"
#include "models/logs/bytes/filehash.h"
#include "models/logs/bytes/peekedsource.h"
#include "models/logs/bytes/tarfiles.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

Error failure(ErrorCode code, const std::string &file, std::string detail = {})
{
    return { .code = code, .file = file, .line = {}, .byte = {}, .detail = std::move(detail) };
}

Error changedSince(const SourceRecord &source)
{
    auto changed = failure(ErrorCode::Corrupt, source.file);
    changed.flaw.code = FlawCode::ChangedSinceImport;
    return changed;
}

/// The entry of the archive; or the archive in it, and the entry of that.
std::vector<std::string> entriesOf(const std::string &runExtra)
{
    std::vector<std::string> entries;
    const auto extra = parsedJson<nlohmann::json>(runExtra);
    if (!extra.is_object() || !extra.contains("entry"))
        return entries;
    const auto &entry = extra["entry"];
    const auto names = entry.is_array() ? entry : nlohmann::json::array({ entry });
    for (const auto &name : names)
        if (name.is_string())
            entries.push_back(name.get<std::string>());
    return entries;
}

/// Bytes `from` to `to` of a source that can only be read from its beginning.
Result<std::string> cutOut(ByteSource &source, std::uint64_t from, std::uint64_t to, const SourceBytes::GoOn &goOn)
{
    std::vector<char> buffer(256 << 10);
    std::string bytes;
    for (std::uint64_t at = 0; at < to;) {
        const std::size_t got = source.read(buffer.data(), std::min<std::uint64_t>(buffer.size(), to - at));
        if (got == 0)
            break;
        if (at + got > from) {
            const std::size_t skipped = from > at ? from - at : 0;
            bytes.append(buffer.data() + skipped, got - skipped);
        }
        at += got;
        if (goOn && !goOn())
            return std::unexpected(failure(ErrorCode::Cancelled, {}));
    }
    if (source.fault() && bytes.empty())
        return std::unexpected(*source.fault());
    return bytes;
}

bool isStore(const std::string &file)
{
    constexpr std::size_t enough = 16;
    auto source = openFile(file);
    return source && SessionStore::isStore(PeekedSource(std::move(*source), enough).first());
}

/// Bytes of an entry of an archive, or of one in it.
class EntryBytes {
public:
    EntryBytes(const SourceRecord &source, std::uint64_t from, std::uint64_t to, const SourceBytes::GoOn &goOn)
        : m_source(source)
        , m_from(from)
        , m_to(to)
        , m_goOn(goOn)
        , m_allowance(std::make_shared<Allowance>(source.size))
    {
    }

    Result<std::string> find(std::span<const std::string> names)
    {
        if (Archive::isZip(m_source.file))
            return inZip(Archive::open(m_source.file, m_allowance), names);
        const auto companion = companionNamed(m_source.file, names.front());
        if (!companion.empty())
            names = names.subspan(1);
        auto file = openFile(companion.empty() ? std::filesystem::path(m_source.file) : companion);
        return file ? in(std::move(*file), names) : std::unexpected(std::move(file.error()));
    }

private:
    Result<std::string> in(std::unique_ptr<ByteSource> packed, std::span<const std::string> names)
    {
        auto bytes = std::make_unique<PeekedSource>(unpacked(std::move(packed), m_allowance), TarFiles::headerSize);
        if (names.empty())
            return cutOut(*bytes, m_from, m_to, m_goOn);
        if (Archive::isArchive(bytes->first()))
            return inZip(Archive::open(*bytes, m_allowance, m_goOn), names);
        TarFiles archive(std::move(bytes), m_allowance);
        return inTar(archive, names);
    }

    Result<std::string> inZip(const Result<std::unique_ptr<Archive>> &archive, std::span<const std::string> names)
    {
        if (!archive)
            return std::unexpected(archive.error());
        if (names.front().ends_with('/')) // a sequence in parts
            return cutOut(*archive.value()->read(archive.value()->parts(names.front())), m_from, m_to, m_goOn);
        const auto &entries = archive.value()->entries();
        const auto found = std::ranges::find(entries, names.front(), &Archive::Entry::name);
        return found == entries.end() ? missing(names.front()) : in((*archive)->read(*found), names.subspan(1));
    }

    Result<std::string> inTar(TarFiles &archive, std::span<const std::string> names)
    {
        while (const auto name = archive.next()) {
            if (m_goOn && !m_goOn())
                return std::unexpected(failure(ErrorCode::Cancelled, {}));
            if (*name == names.front())
                return in(archive.read(), names.subspan(1));
        }
        return missing(names.front());
    }

    Result<std::string> missing(const std::string &name) const
    {
        return std::unexpected(failure(ErrorCode::NotFound, m_source.file, name));
    }

    const SourceRecord &m_source;
    const std::uint64_t m_from;
    const std::uint64_t m_to;
    const SourceBytes::GoOn &m_goOn;
    std::shared_ptr<Allowance> m_allowance;
};

} // namespace

Result<SourceBytes::Version> SourceBytes::versionOf(const std::filesystem::path &file)
{
    // Says what is wrong with a file that cannot be read.
    if (const auto source = openFile(file); !source)
        return std::unexpected(source.error());
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return std::unexpected(failure(ErrorCode::FileNotFound, file.string()));
    struct stat journal {};
    std::ignore = ::stat((std::filesystem::path(file) += "-wal").c_str(), &journal);
    constexpr std::int64_t billion = 1'000'000'000;
    return Version { status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size), status.st_mtim.tv_sec,
        status.st_mtim.tv_nsec, journal.st_mtim.tv_sec * billion + journal.st_mtim.tv_nsec };
}

Result<void> SourceBytes::check(const SourceRecord &source, const GoOn &goOn)
{
    auto changed = changedSince(source);
    const auto version = versionOf(source.file);
    if (!version)
        return std::unexpected(version.error().code == ErrorCode::EmptyFile ? changed : version.error());
    if (version->size != source.size)
        return std::unexpected(changed);
    Checked &checked = m_checked[source.file];
    if (checked.version != *version || checked.sha256.empty()) {
        auto hash = hashOfFile(source.file, [&](std::uint64_t, std::uint64_t) { return !goOn || goOn(); });
        if (!hash)
            return std::unexpected(std::move(hash.error()));
        checked = { *version, std::move(*hash) };
    }
    if (checked.sha256 != source.sha256)
        return std::unexpected(changed);
    return {};
}

/// The session of a store, put together from its rows as when it was imported. The store stays open for the next step.
Result<std::string> SourceBytes::readStore(const SourceLocation &location, std::uint64_t limit, const GoOn &goOn)
{
    const SourceRecord &source = location.source;
    const auto version = versionOf(source.file);
    if (!version)
        return std::unexpected(version.error());
    if (!m_store || m_store->file != source.file || m_store->version != *version) {
        m_store.reset();
        auto store = SessionStore::open(source.file, std::make_shared<Allowance>(source.size));
        if (!store)
            return std::unexpected(std::move(store.error()));
        m_store = OpenedStore { source.file, *version, std::move(*store) };
    }
    if (m_store->store->sha256() != source.sha256)
        return std::unexpected(changedSince(source));
    const auto entries = entriesOf(location.runExtra);
    const auto &sessions = m_store->store->entries();
    if (entries.empty() || !std::ranges::contains(sessions, entries.front()))
        return std::unexpected(failure(ErrorCode::NotFound, source.file, entries.empty() ? "" : entries.front()));
    const std::uint64_t from = location.span.byteFrom;
    const std::uint64_t to = from + std::min(limit, location.span.byteTo - std::min(from, location.span.byteTo));
    return cutOut(*m_store->store->read(entries.front()), from, to, goOn);
}

/// The session of a folder, put together from its files as when it was imported.
Result<std::string> SourceBytes::readFolder(const SourceLocation &location, std::uint64_t limit, const GoOn &goOn)
{
    const SourceRecord &source = location.source;
    const auto folder = SessionFolder::open(source.file, goOn);
    if (!folder)
        return std::unexpected(folder.error());
    CheckedFolder &checked = m_folders[source.file];
    if (checked.stamp != (*folder)->stamp() || checked.sha256.empty()) {
        auto hash = (*folder)->sha256(goOn);
        if (!hash)
            return std::unexpected(std::move(hash.error()));
        checked = { (*folder)->stamp(), std::move(*hash) };
    }
    if (checked.sha256 != source.sha256)
        return std::unexpected(changedSince(source));
    const auto entries = entriesOf(location.runExtra);
    if (entries.empty() || !std::ranges::contains((*folder)->entries(), entries.front()))
        return std::unexpected(failure(ErrorCode::NotFound, source.file, entries.empty() ? "" : entries.front()));
    const std::uint64_t from = location.span.byteFrom;
    const std::uint64_t to = from + std::min(limit, location.span.byteTo - std::min(from, location.span.byteTo));
    const auto bytes = (*folder)->read(entries.front(), std::make_shared<Allowance>(source.size));
    return cutOut(*bytes, from, to, goOn);
}

Result<std::string> SourceBytes::read(const SourceLocation &location, std::uint64_t limit, const GoOn &goOn)
{
    const SourceRecord &source = location.source;
    if (SessionFolder::isNamed(source.file))
        return readFolder(location, limit, goOn);
    if (isStore(source.file))
        return readStore(location, limit, goOn);
    if (const auto checked = check(source, goOn); !checked)
        return std::unexpected(checked.error());
    const std::uint64_t from = location.span.byteFrom;
    const std::uint64_t to = from + std::min(limit, location.span.byteTo - std::min(from, location.span.byteTo));
    if (const auto entries = entriesOf(location.runExtra); !entries.empty())
        return EntryBytes(source, from, to, goOn).find(entries);
    auto file = openFile(source.file);
    if (!file)
        return std::unexpected(std::move(file.error()));
    const auto bytes = unpacked(std::move(*file));
    return cutOut(*bytes, from, to, goOn);
}

} // namespace vitrine
