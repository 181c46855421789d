// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/tararchive.h"

#include <algorithm>
#include <numeric>

namespace vitrine {

namespace {

constexpr qsizetype block = 512;

// Writes octal digits that fill the field except for its last byte, which stays zero.
void put(QByteArray &head, qsizetype at, qsizetype width, qint64 value)
{
    head.replace(at, width - 1, QByteArray::number(value, 8).rightJustified(width - 1, '0'));
}

QByteArray headOf(const TarFile &file)
{
    QByteArray head(block, '\0');
    head.replace(0, file.name.size(), file.name);
    put(head, 100, 8, file.mode);
    put(head, 108, 8, 0); // owner
    put(head, 116, 8, 0); // group
    put(head, 124, 12, file.content.size());
    put(head, 136, 12, 0); // time
    head.replace(148, 8, "        ");
    head[156] = '0';
    head.replace(257, 8, QByteArray("ustar\00000", 8));
    const int sum = std::accumulate(
        head.begin(), head.end(), 0, [](int all, char byte) { return all + static_cast<unsigned char>(byte); });
    put(head, 148, 7, sum);
    return head;
}

} // namespace

QByteArray tarArchive(const QList<TarFile> &files)
{
    QByteArray archive;
    for (const TarFile &file : files) {
        archive += headOf(file) + file.content;
        archive.resize((archive.size() + block - 1) / block * block, '\0');
    }
    archive.append(2 * block, '\0');
    return archive;
}

} // namespace vitrine
