// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/formatted.h"

#include <QFile>
#include <QTemporaryDir>

#include <zip.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// Packs logs for tests.
namespace vitrine {

using Entries = std::vector<std::pair<std::string, std::string>>;

inline std::string gzipped(const std::string &text)
{
    z_stream stream {};
    deflateInit2(&stream, 9, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, text.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = uInt(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(packed.size() - stream.avail_out);
    deflateEnd(&stream);
    return packed;
}

inline std::string zstandard(const std::string &text)
{
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
    return packed;
}

inline std::string zipped(const Entries &entries, int method = ZIP_CM_DEFLATE)
{
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("a.zip")).toStdString();
    int error = 0;
    zip_t *archive = zip_open(path.c_str(), ZIP_CREATE, &error);
    for (const auto &[name, text] : entries) {
        zip_source_t *source = zip_source_buffer(archive, text.data(), text.size(), 0);
        const auto index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
        zip_set_file_compression(archive, zip_uint64_t(index), method, 0);
    }
    zip_close(archive);
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A file's header as POSIX has it, or with another type.
inline std::string tarHeader(const std::string &name, std::size_t size, char type = '0')
{
    std::string header(512, '\0');
    header.replace(0, std::min<std::size_t>(name.size(), 100), name, 0, 100);
    header.replace(100, 7, "0000644");
    header.replace(124, 11, formatted("{:011o}", size));
    header.replace(148, 8, "        ");
    header[156] = type;
    header.replace(257, 8,
        std::string("ustar\0"
                    "00",
            8));
    unsigned sum = 0;
    for (const char c : header)
        sum += static_cast<unsigned char>(c);
    header.replace(148, 7, formatted("{:06o}", sum) + '\0');
    return header;
}

inline std::string tarMember(const std::string &name, const std::string &text, char type = '0')
{
    return tarHeader(name, text.size(), type) + text + std::string((512 - text.size() % 512) % 512, '\0');
}

inline std::string tarred(const Entries &entries)
{
    std::string archive;
    for (const auto &[name, text] : entries)
        archive += tarMember(name, text);
    return archive + std::string(1024, '\0');
}

} // namespace vitrine
