// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/decodedimage.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace vitrine {

namespace {

using Rejection = DecodedImage::Rejection;

// Larger than what cameras and plots give; a hundred megabytes while it is decoded.
constexpr qint64 mostPixels = 24'000'000;
constexpr int longestSide = 20'000;
// No screen shows more, and it is what stays in memory.
constexpr int keptSide = 2'400;
// Images written by programs have up to ten.
constexpr qsizetype mostPasses = 64;

QByteArray nameOf(FoundImage::Format format)
{
    switch (format) {
    case FoundImage::Format::Png: return "png";
    case FoundImage::Format::Jpeg: return "jpeg";
    case FoundImage::Format::Gif: return "gif";
    case FoundImage::Format::Webp: return "webp";
    }
    return {};
}

Rejection rejectionOf(QSize size)
{
    if (!size.isValid() || size.isEmpty())
        return Rejection::Unreadable;
    const bool isLong = std::max(size.width(), size.height()) > longestSide;
    return isLong || qint64(size.width()) * size.height() > mostPixels ? Rejection::TooLarge : Rejection::None;
}

void decode(DecodedImage &decoded)
{
    QBuffer buffer(&decoded.bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, nameOf(decoded.format));
    // The first bytes have said what it is; nothing else is tried.
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    decoded.size = reader.size();
    decoded.rejection = rejectionOf(decoded.size);
    if (decoded.rejection != Rejection::None)
        return;
    if (std::max(decoded.size.width(), decoded.size.height()) > keptSide)
        reader.setScaledSize(decoded.size.scaled(keptSide, keptSide, Qt::KeepAspectRatio).expandedTo({ 1, 1 }));
    if (!reader.read(&decoded.image))
        decoded.rejection = Rejection::Unreadable;
}

} // namespace

DecodedImage decodedImage(const FoundImage &found)
{
    DecodedImage decoded { .format = found.format, .rejection = {}, .image = {}, .size = {}, .bytes = {} };
    if (found.isCut) {
        decoded.rejection = Rejection::TooLong;
        return decoded;
    }
    decoded.bytes = QByteArray::fromBase64(found.base64);
    if (!QImageReader::supportedImageFormats().contains(nameOf(found.format)))
        decoded.rejection = Rejection::UnknownFormat;
    else if (found.format == FoundImage::Format::Jpeg && decoded.bytes.count("\xff\xda") > mostPasses)
        decoded.rejection = Rejection::TooManyPasses;
    else
        decode(decoded);
    return decoded;
}

} // namespace vitrine
