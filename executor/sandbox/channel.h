// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"
#include "executor/sandbox/adaptivewait.h"
#include "executor/sandbox/frame.h"

#include <nlohmann/json.hpp>
#include <sys/types.h>

#include <chrono>
#include <expected>
#include <optional>
#include <utility>

namespace vitrine {

/// Descriptors that a receiver watches in addition to its socket; negative for none.
struct OtherDescriptors {
    int wake = -1;
    int knock = -1;
};

/// One end of a socket pair that carries frames. Does not raise signals for a broken pipe; never blocks beyond its
/// deadline. One thread.
class Channel final {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr Clock::time_point never = Clock::time_point::max();

    /// Why no frame was received. Woken, Knocked: the corresponding descriptor became readable first.
    enum class Silence { Closed, TooLate, Garbage, Woken, Knocked };

    struct Incoming {
        nlohmann::json frame;
        pid_t sender = 0; ///< process id in this process's namespace; 0 if not requested
    };

    Channel() = default;
    explicit Channel(UniqueFd socket)
        : m_socket(std::move(socket))
    {
    }

    /// Creates both ends; they are closed in programs that are started.
    static std::optional<std::pair<UniqueFd, UniqueFd>> makePair();

    explicit operator bool() const { return static_cast<bool>(m_socket); }
    int descriptor() const { return m_socket.get(); }
    void close() { m_socket.reset(); }
    /// Requests sender credentials from the kernel.
    void askForSender(bool isAsked);

    /// False if the other end is closed, does not read in time, or the frame is too large.
    bool send(const nlohmann::json &frame, Clock::time_point deadline = never, int passed = -1);
    /// Sends bytes made by `encodeFrame`. Allocates nothing.
    bool sendEncoded(std::string_view bytes, Clock::time_point deadline = never, int passed = -1);
    /// `acceptsDescriptor`: only while the other side is trusted.
    std::expected<Incoming, Silence> receive(
        Clock::time_point deadline = never, OtherDescriptors others = {}, bool acceptsDescriptor = false);

    /// Whether data from the other end is available.
    bool hasWaiting() const;

    /// The descriptor received with a frame; take it immediately. It may have arrived with earlier frames.
    UniqueFd takePassed() { return std::exchange(m_passed, {}); }

private:
    std::optional<Silence> await(
        short events, Clock::time_point deadline, OtherDescriptors others, Clock::time_point awakeUntil) const;
    std::optional<Silence> read(bool acceptsDescriptor);

    UniqueFd m_socket;
    FrameReader m_reader;
    UniqueFd m_passed;
    pid_t m_sender = 0;
    AdaptiveWait m_adaptiveWait;
};

} // namespace vitrine
