// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/displayed.h"

#include "executor/engine/limits/printbuffer.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 2> imageKinds { "image/png", "image/jpeg" };

bool isBase64(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '/'
        || c == '=';
}

// Kernels break the base64 into lines.
std::string withoutBreaks(std::string_view base64)
{
    std::string whole(base64);
    std::erase_if(whole, [](char c) { return c == '\n' || c == '\r'; });
    return whole;
}

const std::string *imageIn(const nlohmann::json &data, std::string_view kind)
{
    const auto found = data.is_object() ? data.find(kind) : data.end();
    return found != data.end() ? found->get_ptr<const std::string *>() : nullptr;
}

std::string kindsIn(const nlohmann::json &data)
{
    constexpr std::uint64_t most = 200;
    std::string kinds;
    if (!data.is_object())
        return kinds;
    for (const auto &item : data.items())
        kinds += (kinds.empty() ? "" : ", ") + item.key();
    return firstCharsOf(kinds, most);
}

} // namespace

bool Displayed::hasImage(const nlohmann::json &data)
{
    return std::ranges::any_of(imageKinds, [&](std::string_view kind) { return imageIn(data, kind) != nullptr; });
}

std::string Displayed::detailOf(const nlohmann::json &data)
{
    std::string detail = kindsIn(data);
    for (const std::string_view kind : imageKinds) {
        if (const std::string *image = imageIn(data, kind))
            return detail + imageLine(kind, *image);
    }
    return detail;
}

std::string Displayed::detailOfPng(std::string_view base64)
{
    return std::string(imageKinds.front()) + imageLine(imageKinds.front(), base64);
}

std::string Displayed::imageLine(std::string_view kind, std::string_view base64)
{
    if (base64.size() > m_room)
        return {};
    const std::string whole = withoutBreaks(base64);
    if (whole.empty() || !std::ranges::all_of(whole, isBase64))
        return {};
    m_room -= whole.size();
    return "\ndata:" + std::string(kind) + ";base64," + whole;
}

} // namespace vitrine
