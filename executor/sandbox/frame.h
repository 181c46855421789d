// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Errors of a received frame. Each one ends the conversation.
enum class FrameFault { BadHead, OtherVersion, TooLarge, BadCbor, TooDeep, TooMany, BadText };
std::string_view toString(FrameFault fault);

/// A frame: a head of 12 bytes ("VTRN", the version, three zeros, the length in little endian) and a CBOR map. Its
/// values are texts, numbers, booleans and lists of texts; nothing deeper has a meaning, so nothing deeper is read.
inline constexpr unsigned char frameVersion = 1;
inline constexpr std::size_t frameHeadSize = 12;
inline constexpr std::size_t largestFrame = std::size_t(64) << 20;

/// Empty when it would be larger than `largestFrame`.
std::string encodeFrame(const nlohmann::json &content);

/// The CBOR of one frame, from a sender that is not trusted.
std::expected<nlohmann::json, FrameFault> decodeContent(std::string_view cbor);

/// Cuts a stream of bytes into frames. Holds no more than one frame and what came with it.
class FrameReader final {
public:
    void add(std::string_view bytes) { m_bytes += bytes; }
    /// The next whole frame; nothing while bytes are missing. After a fault the reader is of no use any more.
    std::expected<std::optional<nlohmann::json>, FrameFault> next();
    /// Bytes of a frame that is not whole yet are waiting.
    bool isInside() const { return !m_bytes.empty(); }

private:
    std::string m_bytes;
};

} // namespace vitrine
