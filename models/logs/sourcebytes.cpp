// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/sourcebytes.h"

#include "models/logs/archive.h"
#include "models/logs/bytesource.h"
#include "models/logs/filehash.h"
#include "models/logs/tarfiles.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

Error failure(ErrorCode code, const std::string &file, std::string detail = {})
{
    return { .code = code, .file = file, .line = {}, .byte = {}, .detail = std::move(detail) };
}

std::string entryOf(const std::string &runExtra)
{
    const auto extra = nlohmann::json::parse(runExtra, nullptr, false);
    if (!extra.is_object())
        return {};
    const auto entry = extra.find("entry");
    return entry != extra.end() && entry->is_string() ? entry->get<std::string>() : std::string();
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

Result<std::string> cutOutOfTar(const SourceRecord &source, const std::string &name, std::uint64_t from,
    std::uint64_t to, const SourceBytes::GoOn &goOn)
{
    auto file = openFile(source.file);
    if (!file)
        return std::unexpected(std::move(file.error()));
    TarFiles archive(unpacked(std::move(*file)));
    while (const auto entry = archive.next()) {
        if (goOn && !goOn())
            return std::unexpected(failure(ErrorCode::Cancelled, {}));
        if (entry->name == name)
            return cutOut(*unpacked(archive.read()), from, to, goOn);
    }
    return std::unexpected(failure(ErrorCode::NotFound, source.file, name));
}

Result<std::string> cutOutOfEntry(const SourceRecord &source, const std::string &name, std::uint64_t from,
    std::uint64_t to, const SourceBytes::GoOn &goOn)
{
    if (TarFiles::isTar(source.file))
        return cutOutOfTar(source, name, from, to, goOn);
    const auto archive = Archive::open(source.file, source.size);
    if (!archive)
        return std::unexpected(archive.error());
    if (name.ends_with('/')) // a sequence in parts
        return cutOut(*archive.value()->read(archive.value()->parts(name)), from, to, goOn);
    const auto found = std::ranges::find(archive.value()->entries(), name, &Archive::Entry::name);
    if (found == archive.value()->entries().end())
        return std::unexpected(failure(ErrorCode::NotFound, source.file, name));
    const auto entry = unpacked(archive.value()->read(*found));
    return cutOut(*entry, from, to, goOn);
}

} // namespace

Result<SourceBytes::Version> SourceBytes::versionOf(const std::filesystem::path &file)
{
    // Says what is wrong with a file that cannot be read.
    if (const auto source = openFile(file); !source)
        return std::unexpected(source.error());
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return std::unexpected(failure(ErrorCode::FileNotFound, file.string()));
    return Version { status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size), status.st_mtim.tv_sec,
        status.st_mtim.tv_nsec };
}

Result<void> SourceBytes::check(const SourceRecord &source, const GoOn &goOn)
{
    const auto changed = failure(ErrorCode::Corrupt, source.file, "the file changed since it was imported");
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

Result<std::string> SourceBytes::read(const SourcePlace &place, std::uint64_t limit, const GoOn &goOn)
{
    const SourceRecord &source = place.source;
    if (const auto checked = check(source, goOn); !checked)
        return std::unexpected(checked.error());
    const std::uint64_t from = place.span.byteFrom;
    const std::uint64_t to = from + std::min(limit, place.span.byteTo - std::min(from, place.span.byteTo));
    if (const std::string entry = entryOf(place.runExtra); !entry.empty())
        return cutOutOfEntry(source, entry, from, to, goOn);
    auto file = openFile(source.file);
    if (!file)
        return std::unexpected(std::move(file.error()));
    const auto bytes = unpacked(std::move(*file));
    return cutOut(*bytes, from, to, goOn);
}

} // namespace vitrine
