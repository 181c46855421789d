// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/approval/approvalclient.h"

#include "base/formatted.h"
#include "base/utf8.h"
#include "executor/approval/approvallocation.h"
#include "executor/approval/approvalsocket.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <thread>
#include <utility>

namespace vitrine {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds look(50);
constexpr std::chrono::milliseconds receiptTime(500);

constexpr std::array deciders { std::pair { ApprovalOutcome::By::Person, std::string_view("person") },
    std::pair { ApprovalOutcome::By::Draft, std::string_view("draft") },
    std::pair { ApprovalOutcome::By::TimedOut, std::string_view("timeout") },
    std::pair { ApprovalOutcome::By::Absent, std::string_view("absent") },
    std::pair { ApprovalOutcome::By::TooLarge, std::string_view("too-large") },
    std::pair { ApprovalOutcome::By::Interrupted, std::string_view("interrupted") } };

std::string whereItWasSought(const ApprovalFolders &folders)
{
    std::string text;
    for (const auto &folder : folders.safe)
        text += formatted("{}none in {}", text.empty() ? "" : ", ", folder.string());
    for (const UnusableFolder &unusable : folders.unusable)
        text += (text.empty() ? "" : ", ") + toString(unusable);
    return text;
}

class Client final {
public:
    Client(const std::filesystem::path &trail, ApprovalQuestion question, const std::function<bool()> &isStopped)
        : m_trail(trail)
        , m_question(std::move(question))
        , m_isStopped(isStopped)
        , m_end(Clock::now() + std::chrono::duration_cast<Clock::duration>(seconds(m_question.seconds)))
    {
    }

    ApprovalOutcome ask()
    {
        while (goesOn()) {
            if (const auto answer = askOnce())
                return outcomeOf(*answer);
            pause();
        }
        return byDefault(m_isInterrupted ? ApprovalOutcome::By::Interrupted
                : m_wasThere             ? ApprovalOutcome::By::TimedOut
                                         : ApprovalOutcome::By::Absent);
    }

    ApprovalOutcome byDefault(ApprovalOutcome::By by) const
    {
        const bool isInterrupted = by == ApprovalOutcome::By::Interrupted;
        return { isInterrupted ? ApprovalDecision::Deny : m_question.byDefault, by, {}, {},
            by == ApprovalOutcome::By::Absent ? whereItWasSought(m_folders) : std::string(), {} };
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

    /// Empty if there is no window, or it cannot be trusted.
    std::optional<ApprovalAnswer> askOnce()
    {
        m_folders = findApprovalFolders();
        for (const auto &folder : m_folders.safe) {
            if (auto answer = askIn(folder))
                return answer;
        }
        return std::nullopt;
    }

    std::optional<ApprovalAnswer> askIn(const std::filesystem::path &folder)
    {
        const auto location = approvalLocation(m_trail, folder);
        const auto token = location.and_then(readApprovalToken);
        const auto socket = token ? ApprovalSocket::connect(location->socket) : Result<ApprovalSocket>(std::unexpect);
        if (!token || !socket || !socket->isOfThisUser())
            return std::nullopt;
        m_wasThere = true;
        m_question.token = *token;
        m_question.id = approvalNonce();
        m_question.seconds = std::max(0.0, seconds(m_end - Clock::now()).count());
        std::string toSend = approvalFrame(m_question);
        std::string received;
        while (goesOn()) {
            if (!socket->write(toSend) || !socket->read(received, 2 * largestApprovalFrame))
                return std::nullopt;
            const auto frame = takeApprovalFrame(received);
            if (!frame)
                return std::nullopt;
            if (*frame)
                return taken(*socket, **frame);
            socket->await(left(), !toSend.empty());
        }
        return std::nullopt;
    }

    std::optional<ApprovalAnswer> taken(const ApprovalSocket &socket, std::string_view document) const
    {
        auto answer = readApprovalAnswer(document);
        if (!answer || answer->id != m_question.id || !isSameSecret(answer->token, m_question.token))
            return std::nullopt;
        std::string receipt = approvalReceipt(answer->id);
        for (const auto end = Clock::now() + receiptTime;
            socket.write(receipt) && !receipt.empty() && Clock::now() < end;)
            socket.await(look, true);
        return std::move(*answer);
    }

    static ApprovalOutcome outcomeOf(const ApprovalAnswer &answer)
    {
        return { answer.decision, answer.isByDraft ? ApprovalOutcome::By::Draft : ApprovalOutcome::By::Person,
            answer.code, answer.author, answer.reason, answer.policy };
    }

    const std::filesystem::path &m_trail;
    ApprovalQuestion m_question;
    const std::function<bool()> &m_isStopped;
    Clock::time_point m_end;
    ApprovalFolders m_folders; ///< folders that were searched
    bool m_wasThere = false; ///< a window handles approvals, or did
    bool m_isInterrupted = false;
};

} // namespace

std::string_view toString(ApprovalOutcome::By by)
{
    const auto found = std::ranges::find(deciders, by, &std::pair<ApprovalOutcome::By, std::string_view>::first);
    return found == deciders.end() ? std::string_view() : found->second;
}

std::optional<ApprovalOutcome::By> approvalDecider(std::string_view name)
{
    const auto found = std::ranges::find(deciders, name, &std::pair<ApprovalOutcome::By, std::string_view>::second);
    return found == deciders.end() ? std::nullopt : std::optional(found->first);
}

ApprovalOutcome askForApproval(
    const std::filesystem::path &trail, ApprovalQuestion question, const std::function<bool()> &isStopped)
{
    const auto shorten = [](std::string &text) {
        if (text.size() > largestApprovalText)
            text.resize(characterStart(text, largestApprovalText));
    };
    shorten(question.title);
    shorten(question.agent);
    const bool isTooLarge = question.code.size() > largestApprovalCode;
    Client client(trail, std::move(question), isStopped);
    return isTooLarge ? client.byDefault(ApprovalOutcome::By::TooLarge) : client.ask();
}

} // namespace vitrine
