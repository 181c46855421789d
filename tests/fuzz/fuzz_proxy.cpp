// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever code in the jail says to the proxy: without a host that the policy names nothing is reached, and what was
// wished for is on record.
#include "executor/sandbox/hostproxy.h"
#include "tests/executor/sandbox/proxyclient.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

bool isDenial(const EventRecord &event)
{
    return event.kind == "network.connect" && event.verdict == Verdict::Denied && event.detail.contains(':');
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    constexpr std::size_t most = 60'000; // what the socket holds without a reader
    if (size > most)
        return -1;
    static HostProxy proxy({ "one.invalid" });
    proxy.open();
    const UniqueFd connection = test::askFor(proxy);
    fuzz::require(static_cast<bool>(connection));
    const std::string answer = test::said(connection, { reinterpret_cast<const char *>(data), size });
    const auto events = proxy.close();
    if (answer.empty())
        fuzz::require(events.empty());
    else if (!answer.starts_with("HTTP/1.1 502")) // the invalid host itself
        fuzz::require(answer.starts_with("HTTP/1.1 403") && events.size() == 1 && isDenial(events.front()));
    return 0;
}
