// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/enginestream.h"
#include "executor/sandbox/frame.h"
#include "executor/sandbox/steppeer.h"

#include <functional>

namespace vitrine {

/// A relay (executor/sandbox/relay.h) at the other end of a container's streams, as the peer of a step. Its messages
/// are not trusted. On the network thread.
class RelayPeer final : public StepPeer {
public:
    using Clock = Channel::Clock;

    /// `kill` ends the container; do not use the peer afterwards.
    RelayPeer(NetworkThread &thread, EngineStream &streams, std::function<void()> kill)
        : m_thread(thread)
        , m_streams(streams)
        , m_kill(std::move(kill))
    {
    }

    bool say(const wire::ToWorker &message) override;
    std::expected<wire::FromWorker, Channel::Silence> hear(Clock::time_point deadline, int wake) override;
    /// Whether it has sent data without a request.
    bool hasWaiting() const { return m_reader.isInside() || m_streams.hasWaiting(); }
    void interrupt() override { say(wire::Cancel {}); }
    void kill() override { m_kill(); }
    std::optional<double> cpuSeconds() const override { return std::nullopt; }

private:
    NetworkThread &m_thread;
    EngineStream &m_streams;
    std::function<void()> m_kill;
    FrameReader m_reader;
};

} // namespace vitrine
