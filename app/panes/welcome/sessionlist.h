// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "models/logs/bytes/agentsessions.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLineEdit;
class QPushButton;
class QStandardItemModel;

namespace vitrine {

class MutedLabel;
class RecordView;

/// The sessions that agents have stored on this computer: by agent, project and date, to open or to follow. Shows names
/// first, and the projects once another thread has read the start of the files. GUI thread.
class SessionList final : public QWidget {
    Q_OBJECT

public:
    explicit SessionList(QWidget *parent = nullptr);

    /// Finds the sessions on another thread and shows them.
    void list(const Environment &environment);
    bool isEmpty() const { return m_sessions.empty(); }

Q_SIGNALS:
    void listed();
    void fileChosen(const QString &file);
    void followRequested(const QString &file);

private:
    void take(std::vector<AgentSession> sessions);
    void fill();
    void append(const AgentSession &session);
    QString currentFile() const;
    void refreshButtons();
    void openCurrent();

    QStandardItemModel *m_model;
    QLineEdit *m_filter;
    RecordView *m_view;
    MutedLabel *m_note;
    QPushButton *m_open;
    QPushButton *m_follow;
    std::vector<AgentSession> m_sessions;
    Latest m_listing { this };
};

} // namespace vitrine
