// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/gate/gatemessage.h"
#include "executor/gate/gateplace.h"
#include "executor/gate/gatesocket.h"

#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

/// Accepts approval requests for one trail: from agents of this user, each on a connection of its own, and passes
/// answers on. Connections without the token, with an invalid question or without one are closed. GUI thread; never
/// blocks.
class GateServer final : public QObject {
    Q_OBJECT

public:
    explicit GateServer(QObject *parent = nullptr);
    ~GateServer() override;

    /// Fails where another window keeps it already (Locked), or there is no safe folder for it (NoPermission).
    Result<void> open(const std::filesystem::path &trail);
    void close();
    bool isOpen() const { return m_place.has_value(); }
    /// Where it is, or was to be.
    const GateFolders &folders() const { return m_folders; }

    /// Answers a question by its id; false when it is no longer pending.
    bool answer(GateAnswer answer);

Q_SIGNALS:
    void asked(const vitrine::GateQuestion &question);
    /// The agent has it, and does as it says.
    void taken(const std::string &id);
    /// The question is no longer pending: it timed out, or the agent has disconnected.
    void withdrawn(const std::string &id);

private:
    struct Visitor;
    using Visitors = std::vector<std::unique_ptr<Visitor>>;

    void admit();
    void hear(Visitor *visitor);
    bool understand(Visitor &visitor, std::string_view document);
    void dismiss(Visitor *visitor);

    GateFolders m_folders;
    std::optional<GatePlace> m_place;
    std::string m_token;
    GateSocket m_socket;
    std::unique_ptr<QSocketNotifier> m_knocks;
    Visitors m_visitors;
};

} // namespace vitrine
