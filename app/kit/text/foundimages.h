// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QByteArray>

#include <cstddef>
#include <string_view>
#include <vector>

namespace vitrine {

/// An image in a text as base64. Its type is detected from its first bytes, not from the text around it.
struct FoundImage {
    enum class Format { Png, Jpeg, Gif, Webp };
    Format format = Format::Png;
    std::size_t from = 0; ///< position in the text
    QByteArray base64;
    bool isCut = false; ///< longer than the limit
    bool operator==(const FoundImage &) const = default;
};

/// "image/png"
std::string_view mediaType(FoundImage::Format format);

/// The first images in a text: PNG, JPEG, GIF and WebP as base64, in data URIs or on their own. Only the start of a
/// huge text is searched. Pure, any thread.
std::vector<FoundImage> foundImages(std::string_view text);

/// Whether the text contains an image. Takes some milliseconds at most.
bool hasImages(std::string_view text);

/// Whether a text contains little besides its images.
bool isMostlyImages(std::string_view text);

/// The data URI in a "display" event; empty for all other events.
std::string_view displayedImage(const EventRecord &event);

} // namespace vitrine
