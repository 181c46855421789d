// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace vitrine {

/// Output displayed by a step, as details of "display" events: the content types, "image/png, text/plain", and on the
/// next line the image as a data URI (RFC 2397). The content is untrusted: only base64 of PNG and JPEG is kept, up to
/// `mostImageBytes` per step; for further images only the types are kept. Any thread.
class Displayed final {
public:
    static constexpr std::size_t mostImageBytes = 8U << 20U;

    /// `data` is a MIME bundle of Jupyter's messaging protocol: kinds and their contents.
    std::string detailOf(const nlohmann::json &data);
    /// Details for a single image.
    std::string detailOfPng(std::string_view base64);

    static bool hasImage(const nlohmann::json &data);

private:
    std::string imageLine(std::string_view kind, std::string_view base64);

    std::size_t m_room = mostImageBytes;
};

} // namespace vitrine
