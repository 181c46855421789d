// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/archiveimport.h"

#include "models/logs/bytes/hashedsource.h"
#include "models/logs/formats/inspect/inspectlog.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

std::uint64_t shareOf(std::uint64_t whole, std::uint64_t done, std::uint64_t total)
{
    const double share = total > 0 ? static_cast<double>(done) / static_cast<double>(total) : 0;
    return static_cast<std::uint64_t>(static_cast<double>(whole) * std::min(share, 1.0));
}

} // namespace

ArchiveImport::ArchiveImport(
    const ImportOptions &options, ImportContext &context, std::shared_ptr<Allowance> allowance, ReadLog readLog)
    : m_options(options)
    , m_context(context)
    , m_allowance(std::move(allowance))
    , m_readLog(std::move(readLog))
{
}

bool ArchiveImport::goesOn(std::uint64_t done, std::uint64_t total)
{
    const std::uint64_t size = m_context.size();
    if (!m_context.isCancelled() && m_options.progress
        && !m_options.progress(m_location ? std::min(m_location(done, total), size) : 0, size))
        m_context.cancel();
    return !m_context.isCancelled();
}

void ArchiveImport::skip(const Error &why)
{
    if (why.code == ErrorCode::Cancelled)
        m_context.cancel();
    m_context.skip(why);
}

void ArchiveImport::read(Archive &archive)
{
    if (archive.fault())
        skip(*archive.fault());
    const auto goOn = [this](std::uint64_t done, std::uint64_t total) { return goesOn(done, total); };
    std::uint64_t done = 0;
    std::uint64_t packed = 0;
    if (!m_isInner)
        m_location = [&](std::uint64_t part, std::uint64_t total) { return done + shareOf(packed, part, total); };
    if (InspectArchive::isRecognized(archive) && (m_options.format.empty() || m_options.format == InspectLog::name)) {
        m_context.setFormat(InspectLog::name);
        packed = m_context.size();
        return InspectArchive(archive, m_context, goOn).read();
    }
    for (const Archive::Entry &entry : archive.entries()) {
        packed = entry.packedSize;
        if (!goesOn(0, 0))
            return;
        m_context.beginEntry(entry.name);
        readEntry(archive.read(entry));
        done += entry.packedSize;
    }
}

void ArchiveImport::read(TarFiles &archive)
{
    if (!m_isInner)
        m_location = [&](std::uint64_t, std::uint64_t) { return archive.bytes().done(); };
    for (auto name = archive.next(); name && goesOn(0, 0); name = archive.next()) {
        m_context.beginEntry(*name);
        readEntry(archive.read());
    }
    m_context.beginEntry({});
    if (archive.fault())
        skip(*archive.fault());
}

void ArchiveImport::read(const SessionStore &store)
{
    if (store.fault())
        skip(*store.fault());
    for (const std::string &table : store.otherTables())
        m_context.account(ImportContext::RecordUse::Silent, "table " + table);
    readSessions(store.entries(), [&](const std::string &entry) { return store.read(entry); });
}

void ArchiveImport::read(const SessionFolder &folder)
{
    readSessions(folder.entries(), [&](const std::string &entry) { return folder.read(entry, m_allowance); });
}

void ArchiveImport::readSessions(const std::vector<std::string> &entries, const Open &open)
{
    std::size_t done = 0;
    m_location = [&](std::uint64_t, std::uint64_t) { return shareOf(m_context.size(), done, entries.size()); };
    for (const std::string &entry : entries) {
        if (!goesOn(0, 0))
            return;
        m_context.beginEntry(entry);
        readEntry(open(entry));
        ++done;
    }
    m_context.beginEntry({});
}

void ArchiveImport::readEntry(std::unique_ptr<ByteSource> bytes)
{
    auto source = std::make_unique<PeekedSource>(unpacked(std::move(bytes), m_allowance), TarFiles::headerSize);
    const std::string_view first = source->first();
    if (!m_isInner && (Archive::isArchive(first) || TarFiles::isArchive(first)))
        return readInner(std::move(source));
    Sha256 hash;
    FileWindow window(std::make_unique<HashedSource>(std::move(source), hash));
    window.setProgress([this](std::uint64_t done, std::uint64_t total) { return goesOn(done, total); });
    m_readLog(window, hash);
}

void ArchiveImport::readInner(std::unique_ptr<PeekedSource> bytes)
{
    m_isInner = true;
    m_context.beginArchive();
    if (TarFiles::isArchive(bytes->first())) {
        TarFiles archive(std::move(bytes), m_allowance);
        read(archive);
    } else if (const auto archive
        = Archive::open(*bytes, m_allowance, [&] { return goesOn(bytes->done(), bytes->total()); })) {
        read(**archive);
    } else {
        skip(archive.error());
    }
    m_context.endArchive();
    m_isInner = false;
}

} // namespace vitrine
