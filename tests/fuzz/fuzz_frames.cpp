// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes come over the socket: both ends read messages or refuse. A message that was read is written and read
// again as the same.
#include "executor/sandbox/frame.h"
#include "executor/sandbox/messages.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace vitrine;

template <typename Message>
void readAgain(const std::optional<Message> &message, std::optional<Message> (*read)(const nlohmann::json &))
{
    if (message && read(decodeContent(encodeFrame(wire::toFrame(*message)).substr(frameHeadSize)).value()) != message)
        std::abort();
}

void readBothWays(const nlohmann::json &frame)
{
    readAgain(wire::fromWorkerFrom(frame), wire::fromWorkerFrom);
    readAgain(wire::toWorkerFrom(frame), wire::toWorkerFrom);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    FrameReader reader;
    reader.add(bytes);
    for (auto frame = reader.next(); frame && *frame; frame = reader.next())
        readBothWays(**frame);
    // Without a head, so that the fuzzer need not find the length.
    if (const auto content = decodeContent(bytes))
        readBothWays(*content);
    return 0;
}
