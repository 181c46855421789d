// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/rejections.h"

#include <nlohmann/json.hpp>
#include <protozero/pbf_writer.hpp>

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
    constexpr protozero::pbf_tag_type messageField = 2;
    std::string bytes;
    protozero::pbf_writer(bytes).add_string(messageField, message.data(), message.size());
    return QByteArray::fromStdString(bytes);
}

} // namespace vitrine
