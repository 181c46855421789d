// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace vitrine {

/// What the code of one step displayed, as details of "display" events: the kinds of content, "image/png, text/plain",
/// and in the next line the image as a data URI (RFC 2397). Code decides what comes: only the base64 of PNG and JPEG is
/// taken, and of all images of a step no more than `mostImageBytes`; of those behind, the kinds are told. Any thread.
class Displayed final {
public:
    static constexpr std::size_t mostImageBytes = 8U << 20U;

    /// `data` is a MIME bundle of Jupyter's messaging protocol: kinds and their contents.
    std::string detailOf(const nlohmann::json &data);
    /// Of an image by itself.
    std::string detailOfPng(std::string_view base64);

    static bool hasImage(const nlohmann::json &data);

private:
    std::string imageLine(std::string_view kind, std::string_view base64);

    std::size_t m_room = mostImageBytes;
};

} // namespace vitrine
