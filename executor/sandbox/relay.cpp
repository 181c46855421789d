// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/relay.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <print>
#include <thread>

namespace vitrine {

namespace {

constexpr std::size_t readSize = 64 * 1024;

void awaitRoom(int output)
{
    pollfd room { output, POLLOUT, 0 };
    poll(&room, 1, -1);
}

std::optional<double> seconds(std::optional<std::uint64_t> microseconds)
{
    constexpr double half = 0.5; // so that rounding does not lose one on the way back
    constexpr double perSecond = 1e6;
    return microseconds ? std::optional((static_cast<double>(*microseconds) + half) / perSecond) : std::nullopt;
}

SessionSetup setupOf(const wire::Open &open)
{
    SessionSetup setup { .policy = open.begin.policy, .tools = {}, .variables = open.begin.variables };
    for (const std::string &tool : open.begin.tools)
        setup.tools.insert_or_assign(tool, ToolStub { ToolStub::Elsewhere {} });
    for (const std::string &tool : open.begin.identities)
        setup.tools.insert_or_assign(tool, ToolStub { ToolStub::Identity {} });
    if (open.followsRecord || open.begin.frozenAt)
        setup.determinism.clock.kind = ClockChoice::Kind::Recorded;
    setup.determinism.seed = open.begin.seed;
    setup.recordedAt = seconds(open.begin.frozenAt);
    return setup;
}

} // namespace

Relay::Relay(int input, int output)
    : m_input(input)
    , m_output(output)
{
}

int Relay::serve()
{
    SandboxOptions options;
    options.usesNamespaces = false; // those of the container are around us
    auto made = SandboxExecutor::create(std::move(options));
    if (!made) {
        std::println(stderr, "{}", made.error().detail);
        return 1;
    }
    m_executor = std::move(*made);
    say(wire::Entered { m_executor->pythonVersion(), m_executor->layers() });
    const std::jthread listener([this] { listen(); });
    while (true)
        take(next());
}

// A step may be running, which only the end of the process ends for sure; the worker dies with it.
void Relay::listen()
{
    FrameReader reader;
    std::array<char, readSize> buffer {};
    while (true) {
        const ssize_t count = read(m_input, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            _exit(0);
        reader.add({ buffer.data(), static_cast<std::size_t>(count) });
        auto frame = reader.next();
        for (; frame && *frame; frame = reader.next()) {
            auto message = wire::toWorkerFrom(**frame);
            if (!message)
                _exit(1);
            if (std::holds_alternative<wire::Cancel>(*message)) {
                m_executor->cancel();
                continue;
            }
            const std::scoped_lock lock(m_guard);
            m_heard.push_back(std::move(*message));
            m_arrived.notify_one();
        }
        if (!frame)
            _exit(1);
    }
}

wire::ToWorker Relay::next()
{
    std::unique_lock lock(m_guard);
    m_arrived.wait(lock, [this] { return !m_heard.empty(); });
    wire::ToWorker message = std::move(m_heard.front());
    m_heard.pop_front();
    return message;
}

void Relay::take(const wire::ToWorker &message)
{
    if (const auto *wanted = std::get_if<wire::Open>(&message))
        return open(*wanted);
    if (const auto *step = std::get_if<wire::Run>(&message))
        return run(*step);
    if (const auto *reach = std::get_if<wire::Reach>(&message))
        return say(wire::Reached { {}, m_executor->reachable(reach->step), 0, m_executor->stepCount() });
    if (const auto *back = std::get_if<wire::GoBack>(&message))
        return goBack(back->step);
    _exit(1);
}

void Relay::open(const wire::Open &open)
{
    const auto started = m_executor->begin(setupOf(open));
    say(wire::Started { started ? std::string() : started.error().detail });
}

void Relay::run(const wire::Run &step)
{
    m_executor->nextStepRecordedAt(seconds(step.frozenAt));
    const StepObserver observer {
        .printed = [this](std::string_view text) { say(wire::Printed { std::string(text) }); },
        .asked = [this](const std::string &tool, const std::string &arguments) { return ask(tool, arguments); },
    };
    m_asked.clear();
    say(wire::Ended { wire::withoutAnswers(m_executor->run(step.code, observer), m_asked) });
}

void Relay::goBack(std::uint64_t step)
{
    const auto restored = m_executor->restore(step);
    const std::uint64_t steps = m_executor->stepCount();
    say(restored ? wire::Reached { {}, restored->checkpoint, restored->replayed, steps }
                 : wire::Reached { restored.error().detail, 0, 0, steps });
}

ToolAnswer Relay::ask(const std::string &tool, const std::string &arguments)
{
    m_asked.insert(tool);
    say(wire::Asked { tool, arguments });
    const wire::ToWorker answer = next();
    if (!std::holds_alternative<wire::Answer>(answer))
        _exit(1);
    return std::get<wire::Answer>(answer).answer;
}

void Relay::say(const wire::FromWorker &message) const
{
    const std::string frame = encodeFrame(wire::toFrame(message));
    std::size_t sent = 0;
    while (sent < frame.size()) {
        const ssize_t count = write(m_output, frame.data() + sent, frame.size() - sent);
        if (count > 0)
            sent += static_cast<std::size_t>(count);
        else if (errno == EAGAIN)
            awaitRoom(m_output);
        else if (errno != EINTR)
            _exit(1);
    }
}

} // namespace vitrine
