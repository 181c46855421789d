// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/approval/approvalserver.h"

#include <QLoggingCategory>

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logApprovals, "vitrine.approvals", QtWarningMsg)

constexpr std::size_t mostVisitors = 16;
constexpr std::chrono::seconds timeToAsk(5);

void removeFile(const std::filesystem::path &file)
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
}

/// Another window may have another environment, and keep it in another folder.
bool isKeptElsewhere(const std::filesystem::path &trail)
{
    return std::ranges::any_of(findApprovalFolders().safe, [&](const std::filesystem::path &folder) {
        const auto location = approvalLocation(trail, folder);
        return location && ApprovalSocket::connect(location->socket);
    });
}

} // namespace

/// An agent that asks for approvals.
struct ApprovalServer::Visitor {
    ApprovalSocket socket;
    std::unique_ptr<QSocketNotifier> words;
    std::unique_ptr<QSocketNotifier> room; ///< for what is left to send
    QTimer patience; ///< until it has asked
    std::string heard;
    std::string toSay;
    std::string id; ///< of its question; empty before
    bool isAnswered = false;
    bool hasTaken = false;
};

ApprovalServer::ApprovalServer(QObject *parent)
    : QObject(parent)
{
}

ApprovalServer::~ApprovalServer() { close(); }

Result<void> ApprovalServer::open(const std::filesystem::path &trail)
{
    close();
    if (isKeptElsewhere(trail))
        return std::unexpected(Error { ErrorCode::Locked, trail.string(), {}, {}, "approval" });
    m_folders = makeApprovalFolder();
    if (m_folders.safe.empty())
        return std::unexpected(Error { ErrorCode::NoPermission, trail.string(), {}, {}, "approval" });
    auto location = approvalLocation(trail, m_folders.safe.front());
    if (!location)
        return std::unexpected(std::move(location.error()));
    // Left behind by a window that was killed.
    removeFile(location->socket);
    auto token = layOutApprovalToken(*location);
    if (!token)
        return std::unexpected(std::move(token.error()));
    auto socket = ApprovalSocket::listen(location->socket);
    if (!socket)
        return std::unexpected(std::move(socket.error()));
    m_location = std::move(*location);
    m_token = std::move(*token);
    m_socket = std::move(*socket);
    m_knocks = std::make_unique<QSocketNotifier>(m_socket.descriptor(), QSocketNotifier::Read);
    connect(m_knocks.get(), &QSocketNotifier::activated, this, &ApprovalServer::admit);
    return {};
}

void ApprovalServer::close()
{
    if (!m_location)
        return;
    m_knocks.reset();
    m_socket = {};
    removeFile(m_location->token);
    removeFile(m_location->socket);
    m_location.reset();
    const Visitors visitors = std::exchange(m_visitors, {});
    for (const auto &visitor : visitors)
        if (!visitor->id.empty())
            Q_EMIT withdrawn(visitor->id);
}

void ApprovalServer::admit()
{
    ApprovalSocket socket = m_socket.accept();
    const bool isAdmitted = socket && socket.isOfThisUser() && m_visitors.size() < mostVisitors;
    qCDebug(logApprovals) << (isAdmitted ? "connected" : "rejected a connection") << "beside" << m_visitors.size();
    if (!isAdmitted)
        return;
    auto visitor = std::make_unique<Visitor>();
    visitor->socket = std::move(socket);
    const int descriptor = visitor->socket.descriptor();
    visitor->words = std::make_unique<QSocketNotifier>(descriptor, QSocketNotifier::Read);
    visitor->room = std::make_unique<QSocketNotifier>(descriptor, QSocketNotifier::Write);
    visitor->room->setEnabled(false);
    visitor->patience.setSingleShot(true);
    const auto listen = [this, who = visitor.get()] { hear(who); };
    // Queued: a visitor is not to be sent away by what it owns.
    connect(visitor->words.get(), &QSocketNotifier::activated, this, listen, Qt::QueuedConnection);
    connect(visitor->room.get(), &QSocketNotifier::activated, this, listen, Qt::QueuedConnection);
    connect(
        &visitor->patience, &QTimer::timeout, this, [this, who = visitor.get()] { dismiss(who); },
        Qt::QueuedConnection);
    visitor->patience.start(timeToAsk);
    m_visitors.push_back(std::move(visitor));
}

void ApprovalServer::hear(Visitor *visitor)
{
    if (!std::ranges::contains(m_visitors, visitor, &std::unique_ptr<Visitor>::get))
        return;
    bool isThere
        = visitor->socket.write(visitor->toSay) && visitor->socket.read(visitor->heard, 2 * largestApprovalFrame);
    visitor->room->setEnabled(!visitor->toSay.empty());
    while (!visitor->hasTaken) {
        const auto frame = takeApprovalFrame(visitor->heard);
        isThere = isThere && frame;
        if (!frame || !*frame)
            break;
        if (!understand(*visitor, **frame))
            return dismiss(visitor);
    }
    if (!isThere || visitor->hasTaken)
        dismiss(visitor);
}

bool ApprovalServer::understand(Visitor &visitor, std::string_view document)
{
    if (visitor.isAnswered) {
        const auto receipt = readApprovalReceipt(document);
        visitor.hasTaken = receipt && *receipt == visitor.id;
        return visitor.hasTaken;
    }
    const auto question = readApprovalQuestion(document);
    const bool isKnown
        = std::ranges::any_of(m_visitors, [&](const auto &other) { return question && other->id == question->id; });
    if (!question || isKnown || !visitor.id.empty() || !isSameSecret(question->token, m_token))
        return false;
    visitor.patience.stop();
    visitor.id = question->id;
    Q_EMIT asked(*question);
    return true;
}

bool ApprovalServer::answer(ApprovalAnswer answer)
{
    const auto found = std::ranges::find(m_visitors, answer.id, [](const auto &visitor) { return visitor->id; });
    if (found == m_visitors.end() || answer.id.empty() || (*found)->isAnswered)
        return false;
    answer.token = m_token;
    (*found)->toSay = approvalFrame(answer);
    (*found)->isAnswered = true;
    (*found)->room->setEnabled(true);
    return true;
}

void ApprovalServer::dismiss(Visitor *visitor)
{
    const auto found = std::ranges::find(m_visitors, visitor, &std::unique_ptr<Visitor>::get);
    if (found == m_visitors.end())
        return;
    const auto gone = std::move(*found);
    m_visitors.erase(found);
    if (gone->hasTaken)
        Q_EMIT taken(gone->id);
    else if (!gone->id.empty())
        Q_EMIT withdrawn(gone->id);
}

} // namespace vitrine
