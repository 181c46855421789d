// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The host's end of a step, with a worker that says whatever it likes: the step has one ending that can be true. An
// input is a list of messages, each with two bytes of length before it; where the first byte is '~', the bytes behind
// it go over the socket as they are.
#include "executor/sandbox/conversation.h"
#include "executor/sandbox/resultcheck.h"
#include "executor/sandbox/workerprocess.h"
#include "tests/fuzz/require.h"

#include <sys/socket.h>

#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

std::string head(std::size_t length)
{
    std::string bytes("VTRN\1\0\0\0", 8);
    for (int n = 0; n < 4; ++n)
        bytes += static_cast<char>(length >> (8 * n));
    return bytes;
}

std::string streamOf(std::string_view input)
{
    if (input.starts_with('~'))
        return std::string(input.substr(1));
    std::string bytes;
    while (input.size() >= 2) {
        const std::size_t reported = static_cast<unsigned char>(input[0]) + 256U * static_cast<unsigned char>(input[1]);
        const std::string_view content = input.substr(2, reported);
        bytes += head(content.size());
        bytes += content;
        input.remove_prefix(2 + content.size());
    }
    return bytes;
}

/// The end of a socket on which a worker would listen, as it is passed to it.
UniqueFd passedEnd(Channel &parent, UniqueFd end, WorkerProcess &process)
{
    process = *WorkerProcess::askForCopy(parent);
    Channel receiver(std::move(end));
    fuzz::require(receiver.receive(Channel::never, {}, true).has_value());
    return receiver.takePassed();
}

StepResult hold(std::string_view stream)
{
    auto ends = Channel::makePair();
    Channel parent(std::move(ends->first));
    WorkerProcess process;
    const UniqueFd worker = passedEnd(parent, std::move(ends->second), process);
    fuzz::require(::send(worker.get(), stream.data(), stream.size(), MSG_NOSIGNAL | MSG_DONTWAIT)
        == static_cast<ssize_t>(stream.size()));
    ::shutdown(worker.get(), SHUT_WR);
    Limits limits;
    limits.wallSeconds.reset();
    limits.printChars = 100;
    limits.outputChars = 100;
    Policy policy;
    policy.tools = { "*" };
    ToolStubs stubs = defaultTools();
    stubs["known"] = { ToolStub::Constant { "1" } };
    ToolHost tools(stubs, policy, {});
    StepConversation conversation(process, tools, limits, -1);
    return conversation.hold({ .code = "pass" }, {});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string stream = streamOf({ reinterpret_cast<const char *>(data), size });
    constexpr std::size_t most = 60'000; // what the socket holds without a reader
    if (stream.size() > most)
        return -1;
    const StepResult result = hold(stream);
    const auto again = checkedResult(toJson(result));
    fuzz::require(again.has_value() && again->status == result.status);
    return 0;
}
