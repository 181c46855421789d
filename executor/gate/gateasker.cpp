// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/gate/gateasker.h"

#include "executor/gate/gateplace.h"
#include "executor/gate/gatesocket.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <format>
#include <optional>
#include <thread>
#include <utility>

namespace vitrine {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds look(50);
constexpr std::chrono::milliseconds receiptTime(500);

constexpr std::array deciders { std::pair { GateOutcome::By::Person, std::string_view("person") },
    std::pair { GateOutcome::By::Draft, std::string_view("draft") },
    std::pair { GateOutcome::By::TimedOut, std::string_view("timeout") },
    std::pair { GateOutcome::By::Absent, std::string_view("absent") },
    std::pair { GateOutcome::By::TooLarge, std::string_view("too-large") },
    std::pair { GateOutcome::By::Interrupted, std::string_view("interrupted") } };

std::string whereItWasSought(const GateFolders &folders)
{
    std::string text;
    for (const auto &folder : folders.safe)
        text += std::format("{}{} has none", text.empty() ? "" : ", ", folder.string());
    for (const RefusedFolder &refused : folders.refused)
        text += (text.empty() ? "" : ", ") + toString(refused);
    return text;
}

class Asker final {
public:
    Asker(const std::filesystem::path &trail, GateQuestion question, const std::function<bool()> &isStopped)
        : m_trail(trail)
        , m_question(std::move(question))
        , m_isStopped(isStopped)
        , m_end(Clock::now() + std::chrono::duration_cast<Clock::duration>(seconds(m_question.seconds)))
    {
    }

    GateOutcome ask()
    {
        while (goesOn()) {
            if (const auto answer = askOnce())
                return outcomeOf(*answer);
            pause();
        }
        return byDefault(m_isInterrupted ? GateOutcome::By::Interrupted
                : m_wasThere             ? GateOutcome::By::TimedOut
                                         : GateOutcome::By::Absent);
    }

    GateOutcome byDefault(GateOutcome::By by) const
    {
        const bool isInterrupted = by == GateOutcome::By::Interrupted;
        return { isInterrupted ? GateDecision::Refuse : m_question.byDefault, by, {}, {},
            by == GateOutcome::By::Absent ? whereItWasSought(m_folders) : std::string(), {} };
    }

private:
    using seconds = std::chrono::duration<double>;

    bool goesOn()
    {
        m_isInterrupted = m_isInterrupted || (m_isStopped && m_isStopped());
        return !m_isInterrupted && Clock::now() < m_end;
    }

    std::chrono::milliseconds left() const
    {
        const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(m_end - Clock::now());
        return std::clamp(rest, std::chrono::milliseconds(1), look);
    }

    void pause() const { std::this_thread::sleep_for(left()); }

    /// Nothing when there is no window, or it cannot be trusted.
    std::optional<GateAnswer> askOnce()
    {
        m_folders = findGateFolders();
        for (const auto &folder : m_folders.safe) {
            if (auto answer = askIn(folder))
                return answer;
        }
        return std::nullopt;
    }

    std::optional<GateAnswer> askIn(const std::filesystem::path &folder)
    {
        const auto place = gatePlace(m_trail, folder);
        const auto token = place.and_then(readGateToken);
        const auto socket = token ? GateSocket::connect(place->socket) : Result<GateSocket>(std::unexpect);
        if (!token || !socket || !socket->isOfThisUser())
            return std::nullopt;
        m_wasThere = true;
        m_question.token = *token;
        m_question.id = gateNonce();
        m_question.seconds = std::max(0.0, seconds(m_end - Clock::now()).count());
        std::string toSend = gateFrame(m_question);
        std::string received;
        while (goesOn()) {
            if (!socket->write(toSend) || !socket->read(received, 2 * largestGateFrame))
                return std::nullopt;
            const auto frame = takeGateFrame(received);
            if (!frame)
                return std::nullopt;
            if (*frame)
                return taken(*socket, **frame);
            socket->await(left(), !toSend.empty());
        }
        return std::nullopt;
    }

    std::optional<GateAnswer> taken(const GateSocket &socket, std::string_view document) const
    {
        auto answer = readGateAnswer(document);
        if (!answer || answer->id != m_question.id || !isSameSecret(answer->token, m_question.token))
            return std::nullopt;
        std::string receipt = gateReceipt(answer->id);
        for (const auto end = Clock::now() + receiptTime;
            socket.write(receipt) && !receipt.empty() && Clock::now() < end;)
            socket.await(look, true);
        return std::move(*answer);
    }

    static GateOutcome outcomeOf(const GateAnswer &answer)
    {
        return { answer.decision, answer.isByDraft ? GateOutcome::By::Draft : GateOutcome::By::Person, answer.code,
            answer.author, answer.reason, answer.policy };
    }

    const std::filesystem::path &m_trail;
    GateQuestion m_question;
    const std::function<bool()> &m_isStopped;
    Clock::time_point m_end;
    GateFolders m_folders; ///< that it was sought in
    bool m_wasThere = false; ///< a window handles approvals, or did
    bool m_isInterrupted = false;
};

} // namespace

std::string_view toString(GateOutcome::By by)
{
    const auto found = std::ranges::find(deciders, by, &std::pair<GateOutcome::By, std::string_view>::first);
    return found == deciders.end() ? std::string_view() : found->second;
}

std::optional<GateOutcome::By> gateDecider(std::string_view name)
{
    const auto found = std::ranges::find(deciders, name, &std::pair<GateOutcome::By, std::string_view>::second);
    return found == deciders.end() ? std::nullopt : std::optional(found->first);
}

GateOutcome askAtGate(const std::filesystem::path &trail, GateQuestion question, const std::function<bool()> &isStopped)
{
    const auto shorten = [](std::string &text) {
        if (text.size() > largestGateText)
            text.resize(largestGateText);
    };
    shorten(question.title);
    shorten(question.agent);
    const bool isTooLarge = question.code.size() > largestGateCode;
    Asker asker(trail, std::move(question), isStopped);
    return isTooLarge ? asker.byDefault(GateOutcome::By::TooLarge) : asker.ask();
}

} // namespace vitrine
