// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/frame.h"

#include "executor/sandbox/boundedjson.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using Json = nlohmann::json;

constexpr std::string_view magic = "VTRN";
constexpr JsonBounds contentBounds { .depth = 2, .values = 100'000, .keys = 64 };

std::size_t lengthIn(std::string_view head)
{
    std::size_t length = 0;
    for (std::size_t i = frameHeadSize; i-- > 8;)
        length = length << 8U | static_cast<unsigned char>(head[i]);
    return length;
}

std::optional<FrameFault> headFault(std::string_view head)
{
    if (!head.starts_with(magic) || head.substr(5, 3) != std::string_view("\0\0\0", 3))
        return FrameFault::BadHead;
    if (static_cast<unsigned char>(head[4]) != frameVersion)
        return FrameFault::OtherVersion;
    return lengthIn(head) > largestFrame ? std::optional(FrameFault::TooLarge) : std::nullopt;
}

FrameFault faultFor(JsonFault fault)
{
    switch (fault) {
    case JsonFault::TooDeep: return FrameFault::TooDeep;
    case JsonFault::TooMany: return FrameFault::TooMany;
    case JsonFault::BadText: return FrameFault::BadText;
    case JsonFault::Malformed: break;
    }
    return FrameFault::BadCbor;
}

} // namespace

std::string_view toString(FrameFault fault)
{
    constexpr std::array<std::string_view, 7> names { "bad-head", "other-version", "too-large", "bad-cbor", "too-deep",
        "too-many", "bad-text" };
    return names.at(static_cast<std::size_t>(fault));
}

std::string encodeFrame(const Json &content)
{
    std::string frame(frameHeadSize, '\0');
    Json::to_cbor(content, frame);
    std::size_t length = frame.size() - frameHeadSize;
    if (length > largestFrame)
        return {};
    std::ranges::copy(magic, frame.begin());
    frame[4] = static_cast<char>(frameVersion);
    for (std::size_t i = 8; i < frameHeadSize; ++i, length >>= 8U)
        frame[i] = static_cast<char>(length & 0xffU);
    return frame;
}

std::expected<Json, FrameFault> decodeContent(std::string_view cbor)
{
    auto content = readBoundedCbor(cbor, contentBounds);
    if (!content)
        return std::unexpected(faultFor(content.error()));
    if (!content->is_object())
        return std::unexpected(FrameFault::BadCbor);
    return std::move(*content);
}

std::expected<std::optional<Json>, FrameFault> FrameReader::next()
{
    if (m_bytes.size() < frameHeadSize)
        return std::nullopt;
    if (const auto fault = headFault(m_bytes))
        return std::unexpected(*fault);
    const std::size_t end = frameHeadSize + lengthIn(m_bytes);
    if (m_bytes.size() < end)
        return std::nullopt;
    auto content = decodeContent(std::string_view(m_bytes).substr(frameHeadSize, end - frameHeadSize));
    m_bytes.erase(0, end);
    if (!content)
        return std::unexpected(content.error());
    return std::optional(std::move(*content));
}

} // namespace vitrine
