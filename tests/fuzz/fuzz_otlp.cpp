// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A request of OTLP's traces or logs in protocol buffers, as anything may post it, perhaps packed: refused, or JSON on
// one line.
#include "app/session/receive/gzip.h"
#include "models/logs/formats/traces/otlpprotobuf.h"
#include "tests/fuzz/require.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

constexpr qsizetype longest = 1 << 20;

void check(const Result<std::string> &json)
{
    if (!json)
        return;
    fuzz::require(!json->contains('\n'));
    const auto request = nlohmann::json::parse(*json, nullptr, false);
    fuzz::require(request.is_object());
}

void read(std::string_view protobuf)
{
    check(otlpJson(protobuf));
    check(otlpLogsJson(protobuf));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    read({ bytes.data(), size });
    if (const auto unpacked = unpackedGzip(bytes, longest)) {
        fuzz::require(unpacked->size() <= longest);
        read({ unpacked->data(), static_cast<std::size_t>(unpacked->size()) });
    }
    return 0;
}
