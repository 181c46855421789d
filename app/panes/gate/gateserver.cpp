// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/gate/gateserver.h"

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
    return std::ranges::any_of(findGateFolders().safe, [&](const std::filesystem::path &folder) {
        const auto place = gatePlace(trail, folder);
        return place && GateSocket::connect(place->socket);
    });
}

} // namespace

/// An agent at the gate.
struct GateServer::Visitor {
    GateSocket socket;
    std::unique_ptr<QSocketNotifier> words;
    std::unique_ptr<QSocketNotifier> room; ///< for what is left to send
    QTimer patience; ///< until it has asked
    std::string heard;
    std::string toSay;
    std::string id; ///< of its question; empty before
    bool isAnswered = false;
    bool hasTaken = false;
};

GateServer::GateServer(QObject *parent)
    : QObject(parent)
{
}

GateServer::~GateServer() { close(); }

Result<void> GateServer::open(const std::filesystem::path &trail)
{
    close();
    if (isKeptElsewhere(trail))
        return std::unexpected(Error { ErrorCode::Locked, trail.string(), {}, {}, "gate" });
    m_folders = makeGateFolder();
    if (m_folders.safe.empty())
        return std::unexpected(Error { ErrorCode::NoPermission, trail.string(), {}, {}, "gate" });
    auto place = gatePlace(trail, m_folders.safe.front());
    if (!place)
        return std::unexpected(std::move(place.error()));
    // Left behind by a window that was killed.
    removeFile(place->socket);
    auto token = layOutGateToken(*place);
    if (!token)
        return std::unexpected(std::move(token.error()));
    auto socket = GateSocket::listen(place->socket);
    if (!socket)
        return std::unexpected(std::move(socket.error()));
    m_place = std::move(*place);
    m_token = std::move(*token);
    m_socket = std::move(*socket);
    m_knocks = std::make_unique<QSocketNotifier>(m_socket.descriptor(), QSocketNotifier::Read);
    connect(m_knocks.get(), &QSocketNotifier::activated, this, &GateServer::admit);
    return {};
}

void GateServer::close()
{
    if (!m_place)
        return;
    m_knocks.reset();
    m_socket = {};
    removeFile(m_place->token);
    removeFile(m_place->socket);
    m_place.reset();
    const Visitors visitors = std::exchange(m_visitors, {});
    for (const auto &visitor : visitors)
        if (!visitor->id.empty())
            Q_EMIT withdrawn(visitor->id);
}

void GateServer::admit()
{
    GateSocket socket = m_socket.accept();
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

void GateServer::hear(Visitor *visitor)
{
    if (!std::ranges::contains(m_visitors, visitor, &std::unique_ptr<Visitor>::get))
        return;
    bool isThere = visitor->socket.write(visitor->toSay) && visitor->socket.read(visitor->heard, 2 * largestGateFrame);
    visitor->room->setEnabled(!visitor->toSay.empty());
    while (!visitor->hasTaken) {
        const auto frame = takeGateFrame(visitor->heard);
        isThere = isThere && frame;
        if (!frame || !*frame)
            break;
        if (!understand(*visitor, **frame))
            return dismiss(visitor);
    }
    if (!isThere || visitor->hasTaken)
        dismiss(visitor);
}

bool GateServer::understand(Visitor &visitor, std::string_view document)
{
    if (visitor.isAnswered) {
        const auto receipt = readGateReceipt(document);
        visitor.hasTaken = receipt && *receipt == visitor.id;
        return visitor.hasTaken;
    }
    const auto question = readGateQuestion(document);
    const bool isKnown
        = std::ranges::any_of(m_visitors, [&](const auto &other) { return question && other->id == question->id; });
    if (!question || isKnown || !visitor.id.empty() || !isSameSecret(question->token, m_token))
        return false;
    visitor.patience.stop();
    visitor.id = question->id;
    Q_EMIT asked(*question);
    return true;
}

bool GateServer::answer(GateAnswer answer)
{
    const auto found = std::ranges::find(m_visitors, answer.id, [](const auto &visitor) { return visitor->id; });
    if (found == m_visitors.end() || answer.id.empty() || (*found)->isAnswered)
        return false;
    answer.token = m_token;
    (*found)->toSay = gateFrame(answer);
    (*found)->isAnswered = true;
    (*found)->room->setEnabled(true);
    return true;
}

void GateServer::dismiss(Visitor *visitor)
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
