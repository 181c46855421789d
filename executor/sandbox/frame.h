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

/// A frame: a header of 12 bytes ("VTRN", the version, three zeros, the length in little endian) and a CBOR map. Its
/// values are texts, numbers, booleans and lists of texts; deeper documents are rejected.
inline constexpr unsigned char frameVersion = 1;
inline constexpr std::size_t frameHeadSize = 12;
inline constexpr std::size_t largestFrame = std::size_t(64) << 20;

/// Empty if it would exceed `largestFrame`.
std::string encodeFrame(const nlohmann::json &content);

/// Parses the CBOR of one frame from an untrusted sender.
std::expected<nlohmann::json, FrameFault> decodeContent(std::string_view cbor);

/// Splits a stream of bytes into frames. Holds at most one frame and the data that arrived with it.
class FrameReader final {
public:
    void add(std::string_view bytes) { m_bytes += bytes; }
    /// The next complete frame; empty while bytes are missing. The reader is unusable after a fault.
    std::expected<std::optional<nlohmann::json>, FrameFault> next();
    /// Whether an incomplete frame is buffered.
    bool isInside() const { return !m_bytes.empty(); }

private:
    std::string m_bytes;
};

} // namespace vitrine
