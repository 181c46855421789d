// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/documentimage.h"

#include "app/text/decodedimage.h"
#include "models/trail/imagetext.h"

#include <QBuffer>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int longestSide = 1'600;
// What is larger than this as PNG is a photograph.
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
    // What a file says of itself beside its pixels goes no further.
    for (const auto &key : image.textKeys())
        image.setText(key, {});
    return image;
}

QByteArray dataUri(const QImage &image)
{
    const auto png = written(image, "png");
    if (png.size() <= largestPng || image.hasAlphaChannel())
        return "data:image/png;base64," + png.toBase64();
    return "data:image/jpeg;base64," + written(image, "jpeg", photoQuality).toBase64();
}

std::string_view displayedImage(const EventRecord &event)
{
    const auto line = event.kind == "display" ? event.detail.find("\ndata:image/") : std::string::npos;
    return line == std::string::npos ? std::string_view() : std::string_view(event.detail).substr(line + 1);
}

} // namespace vitrine
