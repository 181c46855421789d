// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/reviewspool.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <span>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Error failure(ErrorCode code, int error) { return { code, {}, {}, {}, std::system_category().message(error) }; }

std::vector<std::uint8_t> packed(const CodeReview &review)
{
    Json findings = Json::array();
    for (const Finding &finding : review.findings)
        findings.push_back(findingJson(finding));
    return Json::to_cbor(
        Json { { "facts", review.facts ? Json(*review.facts) : Json() }, { "findings", std::move(findings) } });
}

CodeReview unpacked(std::span<const std::uint8_t> bytes)
{
    const Json json = Json::from_cbor(bytes);
    CodeReview review;
    if (const Json &facts = json.at("facts"); facts.is_string())
        review.facts = facts.get<std::string>();
    for (const Json &finding : json.at("findings"))
        review.findings.push_back(findingFromJson(finding));
    return review;
}

bool writeAll(int file, std::span<const std::uint8_t> bytes, std::uint64_t location)
{
    while (!bytes.empty()) {
        const auto written = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(location));
        if (written < 0 && errno != EINTR)
            return false;
        const auto count = static_cast<std::size_t>(std::max<ssize_t>(written, 0));
        bytes = bytes.subspan(count);
        location += count;
    }
    return true;
}

bool readAll(int file, std::span<std::uint8_t> bytes, std::uint64_t location)
{
    while (!bytes.empty()) {
        const auto count = ::pread(file, bytes.data(), bytes.size(), static_cast<off_t>(location));
        if (count == 0 || (count < 0 && errno != EINTR))
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        location += static_cast<std::uint64_t>(std::max<ssize_t>(count, 0));
    }
    return true;
}

} // namespace

ReviewSpool::ReviewSpool(int file)
    : m_file(file)
{
}

ReviewSpool::ReviewSpool(ReviewSpool &&other) noexcept
    : m_file(std::exchange(other.m_file, -1))
    , m_end(other.m_end)
{
}

ReviewSpool::~ReviewSpool()
{
    if (m_file >= 0)
        ::close(m_file);
}

Result<ReviewSpool> ReviewSpool::open(const std::filesystem::path &folder)
{
    std::string name = (folder.empty() ? std::filesystem::path(".") : folder) / ".vitrine-reviews-XXXXXX";
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file < 0)
        return std::unexpected(failure(ErrorCode::WriteFailed, errno));
    ::unlink(name.c_str());
    return ReviewSpool(file);
}

Result<std::uint64_t> ReviewSpool::add(const CodeReview &review)
{
    const std::vector<std::uint8_t> bytes = packed(review);
    const auto size = static_cast<std::uint64_t>(bytes.size());
    std::array<std::uint8_t, sizeof size> head {};
    std::memcpy(head.data(), &size, sizeof size);
    const std::uint64_t location = m_end;
    if (!writeAll(m_file, head, location) || !writeAll(m_file, bytes, location + head.size()))
        return std::unexpected(failure(ErrorCode::WriteFailed, errno));
    m_end += head.size() + bytes.size();
    return location;
}

Result<CodeReview> ReviewSpool::read(std::uint64_t location) const
{
    std::uint64_t size = 0;
    std::array<std::uint8_t, sizeof size> head {};
    if (!readAll(m_file, head, location))
        return std::unexpected(failure(ErrorCode::ReadFailed, errno));
    std::memcpy(&size, head.data(), sizeof size);
    std::vector<std::uint8_t> bytes(size);
    if (!readAll(m_file, bytes, location + head.size()))
        return std::unexpected(failure(ErrorCode::ReadFailed, errno));
    return unpacked(bytes);
}

} // namespace vitrine
