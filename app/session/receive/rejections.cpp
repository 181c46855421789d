// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/rejections.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

namespace {

struct RejectionReason {
    int status;
    std::string_view text;
};

constexpr auto rejectionReasons = std::to_array<RejectionReason>({
    { 400, "the body cannot be read: expected an OTLP request for traces or logs, plain or with gzip" },
    { 401, "the token is missing or wrong: expected the header Authorization: Bearer TOKEN" },
    { 413, "the body is longer than 32 MiB, as sent or unpacked" },
    { 415, "unknown Content-Type: expected application/json or application/x-protobuf" },
    { 421, "the header Host does not name this machine: expected 127.0.0.1 or localhost" },
    { 431, "the head of the request is longer than 64 KiB" },
    { 503, "too many connections, or the trail cannot be written: try again later" },
});

void appendVarint(QByteArray &bytes, std::size_t value)
{
    for (; value >= 0x80; value >>= 7)
        bytes.append(static_cast<char>(value | 0x80));
    bytes.append(static_cast<char>(value));
}

} // namespace

std::string_view rejectionReason(int status)
{
    const auto *found = std::ranges::find(rejectionReasons, status, &RejectionReason::status);
    return found == rejectionReasons.end() ? "the request was rejected" : found->text;
}

QByteArray rejectionBody(std::string_view message, bool isProtobuf)
{
    if (!isProtobuf)
        return QByteArray::fromStdString(
            nlohmann::json { { "message", message } }.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    constexpr char messageField = 2 << 3 | 2; // its number, and the type of texts
    QByteArray bytes(1, messageField);
    appendVarint(bytes, message.size());
    return bytes.append(message.data(), static_cast<qsizetype>(message.size()));
}

} // namespace vitrine
