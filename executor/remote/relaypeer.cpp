// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/relaypeer.h"

namespace vitrine {

namespace {

constexpr std::chrono::seconds patience { 20 };

Channel::Silence silenceFor(EngineStream::Silence silence)
{
    switch (silence) {
    case EngineStream::Silence::TooLate: return Channel::Silence::TooLate;
    case EngineStream::Silence::Cancelled: return Channel::Silence::Woken;
    case EngineStream::Silence::Garbage: return Channel::Silence::Garbage;
    case EngineStream::Silence::Closed: break;
    }
    return Channel::Silence::Closed;
}

} // namespace

bool RelayPeer::say(const wire::ToWorker &message)
{
    const std::string frame = encodeFrame(wire::toFrame(message));
    return !frame.empty() && m_streams.write(frame, Clock::now() + patience);
}

std::expected<wire::FromWorker, Channel::Silence> RelayPeer::hear(Clock::time_point deadline, int)
{
    while (true) {
        auto frame = m_reader.next();
        if (!frame)
            return std::unexpected(Channel::Silence::Garbage);
        if (*frame) {
            auto message = wire::fromWorkerFrom(**frame);
            return message ? std::expected<wire::FromWorker, Channel::Silence>(std::move(*message))
                           : std::unexpected(Channel::Silence::Garbage);
        }
        const auto bytes = m_streams.read(deadline);
        if (!bytes) {
            m_thread.forgetCancel(); // reported once
            return std::unexpected(silenceFor(bytes.error()));
        }
        m_reader.add({ bytes->data(), static_cast<std::size_t>(bytes->size()) });
    }
}

} // namespace vitrine
