// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/approval/approvallocation.h"
#include "executor/approval/approvalmessage.h"
#include "executor/approval/approvalsocket.h"

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
class ApprovalServer final : public QObject {
    Q_OBJECT

public:
    explicit ApprovalServer(QObject *parent = nullptr);
    ~ApprovalServer() override;

    /// Fails where another window keeps it already (Locked), or there is no safe folder for it (NoPermission).
    Result<void> open(const std::filesystem::path &trail);
    void close();
    bool isOpen() const { return m_location.has_value(); }
    /// Where it is, or was to be.
    const ApprovalFolders &folders() const { return m_folders; }

    /// Answers a question by its id; false when it is no longer pending.
    bool answer(ApprovalAnswer answer);

Q_SIGNALS:
    void asked(const vitrine::ApprovalQuestion &question);
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

    ApprovalFolders m_folders;
    std::optional<ApprovalLocation> m_location;
    std::string m_token;
    ApprovalSocket m_socket;
    std::unique_ptr<QSocketNotifier> m_knocks;
    Visitors m_visitors;
};

} // namespace vitrine
