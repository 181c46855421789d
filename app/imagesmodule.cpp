// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// vitrine_images: what reads and writes images, which the program loads when an export meets one (imageservices.h).
#include "app/kit/text/decodedimage.h"
#include "app/kit/text/documentimage.h"
#include "app/session/modules/imageservices.h"
#include "models/trail/record/imagetext.h"

using namespace vitrine;

namespace {

std::optional<ExportedImage> rewritten(std::string_view text)
{
    const auto image = documentImage(text);
    return image ? std::optional(exported(*image)) : std::nullopt;
}

std::optional<ExportedImage> asRecorded(std::string_view text)
{
    const auto found = isImageText(text) ? foundImages(text) : std::vector<FoundImage>();
    if (found.empty())
        return std::nullopt;
    const auto image = decodedImage(found.front());
    if (image.rejection != DecodedImage::Rejection::None)
        return std::nullopt;
    const std::string_view type = mediaType(image.format);
    return ExportedImage { .mediaType = { type.data(), qsizetype(type.size()) },
        .base64 = image.bytes.toBase64(),
        .width = image.size.width(),
        .height = image.size.height() };
}

constexpr ImageServices services { rewritten, asRecorded };

} // namespace

extern "C" [[gnu::visibility("default")]] const ImageServices *vitrineImageServices() { return &services; }
