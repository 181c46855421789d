// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/documentimage.h"

#include "app/kit/text/decodedimage.h"
#include "models/trail/record/imagetext.h"

#include <QBuffer>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int longestSide = 1'600;
// A larger PNG is assumed to be a photograph.
constexpr qsizetype largestPng = 400'000;
constexpr int photoQuality = 85;

QByteArray written(const QImage &image, const char *format, int quality = -1)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, quality);
    return bytes;
}

} // namespace

std::optional<QImage> documentImage(std::string_view text)
{
    const auto found = isImageText(text) ? foundImages(text) : std::vector<FoundImage>();
    if (found.empty())
        return std::nullopt;
    auto image = decodedImage(found.front()).image;
    if (image.isNull())
        return std::nullopt;
    if (std::max(image.width(), image.height()) > longestSide)
        image = image.scaled(longestSide, longestSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    // Metadata of a file is not passed on.
    for (const auto &key : image.textKeys())
        image.setText(key, {});
    return image;
}

ExportedImage exported(const QImage &image)
{
    ExportedImage made { .mediaType = "image/png", .base64 = {}, .width = image.width(), .height = image.height() };
    QByteArray bytes = written(image, "png");
    if (bytes.size() > largestPng && !image.hasAlphaChannel()) {
        made.mediaType = "image/jpeg";
        bytes = written(image, "jpeg", photoQuality);
    }
    made.base64 = bytes.toBase64();
    return made;
}

} // namespace vitrine
