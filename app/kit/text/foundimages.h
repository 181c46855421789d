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
    std::size_t from = 0; ///< place in the text
    QByteArray base64;
    bool isCut = false; ///< longer than any that is read
    bool operator==(const FoundImage &) const = default;
};

/// "image/png"
std::string_view mediaType(FoundImage::Format format);

/// The first images of a text: PNG, JPEG, GIF and WebP as base64, in data URIs or by themselves. Only the beginning of
/// a huge text is looked at. Pure, any thread.
std::vector<FoundImage> foundImages(std::string_view text);

/// Whether there is one. Costs some milliseconds at most.
bool hasImages(std::string_view text);

/// Whether a text says hardly more than its images do.
bool isMostlyImages(std::string_view text);

/// The data address in a "display" event; empty in all others.
std::string_view displayedImage(const EventRecord &event);

} // namespace vitrine
