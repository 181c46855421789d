// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/foundimages.h"

#include <algorithm>
#include <array>
#include <optional>

namespace vitrine {

namespace {

constexpr std::size_t searchedBytes = 16 << 20;
// Searched on the GUI thread, before anything is shown.
constexpr std::size_t searchedAtOnce = 2 << 20;
constexpr std::size_t mostImages = 32;
constexpr std::size_t longestImage = 12 << 20;
// Anything shorter is a word that happens to start like an image.
constexpr std::size_t shortestImage = 40;

struct Signature {
    FoundImage::Format format;
    std::string_view start; ///< of the base64 text
};

// The WebP signature follows the length of the file, which cannot be searched for.
constexpr std::array signatures { Signature { FoundImage::Format::Png, "iVBORw0KGgo" },
    Signature { FoundImage::Format::Jpeg, "/9j/" }, Signature { FoundImage::Format::Gif, "R0lGODdh" },
    Signature { FoundImage::Format::Gif, "R0lGODlh" }, Signature { FoundImage::Format::Webp, "UklGR" } };

bool isBase64(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' || c == '/';
}

// Programs break base64 into lines; JSON escapes the line ends with two characters.
std::size_t lineEndAt(std::string_view text, std::size_t at)
{
    for (const std::string_view end : { "\r\n", "\n", "\\r\\n", "\\n" }) {
        if (text.substr(at).starts_with(end) && at + end.size() < text.size() && isBase64(text[at + end.size()]))
            return end.size();
    }
    return 0;
}

// A line that is not full is the last one of its image: anything below is other text.
std::size_t takeBase64(std::string_view text, std::size_t at, FoundImage &image)
{
    constexpr std::size_t shortestLine = 60;
    auto lineStart = at;
    for (; at < text.size(); ++at) {
        if (isBase64(text[at])) {
            image.isCut = image.isCut || std::size_t(image.base64.size()) >= longestImage;
            if (!image.isCut)
                image.base64 += text[at];
        } else if (const auto end = at - lineStart >= shortestLine ? lineEndAt(text, at) : 0; end > 0) {
            at += end - 1;
            lineStart = at + 1;
        } else {
            break;
        }
    }
    return at;
}

bool isWebp(const QByteArray &base64)
{
    return QByteArray::fromBase64(base64.first(std::min<qsizetype>(base64.size(), 16))).sliced(8).startsWith("WEBP");
}

std::optional<FoundImage> imageAt(std::string_view text, std::size_t at, std::size_t &end)
{
    const auto signature = std::ranges::find_if(
        signatures, [&](const Signature &one) { return text.substr(at).starts_with(one.start); });
    if (signature == signatures.end() || (at > 0 && isBase64(text[at - 1])))
        return std::nullopt;
    FoundImage image { .format = signature->format, .from = at, .base64 = {}, .isCut = false };
    end = takeBase64(text, at, image);
    if (std::size_t(image.base64.size()) < shortestImage)
        return std::nullopt;
    return image.format != FoundImage::Format::Webp || isWebp(image.base64) ? std::optional(std::move(image))
                                                                            : std::nullopt;
}

std::vector<FoundImage> found(std::string_view text, std::size_t most)
{
    std::vector<FoundImage> images;
    text = text.substr(0, searchedBytes);
    for (std::size_t at = 0; images.size() < most;) {
        at = text.find_first_of("iR/U", at);
        if (at == std::string_view::npos)
            break;
        std::size_t end = at + 1;
        if (auto image = imageAt(text, at, end))
            images.push_back(std::move(*image));
        at = end;
    }
    return images;
}

} // namespace

std::vector<FoundImage> foundImages(std::string_view text) { return found(text, mostImages); }

bool hasImages(std::string_view text) { return !found(text.substr(0, searchedAtOnce), 1).empty(); }

bool isMostlyImages(std::string_view text)
{
    constexpr std::size_t wordsAround = 200;
    if (text.size() > searchedAtOnce)
        return false;
    std::size_t inImages = 0;
    for (const auto &image : foundImages(text))
        inImages += std::size_t(image.base64.size());
    return inImages > 0 && text.size() - std::min(inImages, text.size()) < wordsAround + inImages / 20;
}

std::string_view mediaType(FoundImage::Format format)
{
    switch (format) {
    case FoundImage::Format::Png: return "image/png";
    case FoundImage::Format::Jpeg: return "image/jpeg";
    case FoundImage::Format::Gif: return "image/gif";
    case FoundImage::Format::Webp: return "image/webp";
    }
    return {};
}

std::string_view displayedImage(const EventRecord &event)
{
    const auto line = event.kind == "display" ? event.detail.find("\ndata:image/") : std::string::npos;
    return line == std::string::npos ? std::string_view() : std::string_view(event.detail).substr(line + 1);
}

} // namespace vitrine
