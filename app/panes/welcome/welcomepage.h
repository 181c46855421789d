// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/panes/welcome/recententry.h"
#include "models/logs/bytes/agentsessions.h"

#include <QScrollArea>

class QHBoxLayout;
class QAction;
class QVBoxLayout;

namespace vitrine {

class DropArea;
class RecentList;
class SessionList;
class StartButton;

/// The page shown while nothing is open: start, sample, recent files, agents' sessions, drop area. Opens nothing
/// itself, it only emits requests. GUI thread only.
class WelcomePage final : public QScrollArea {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

    /// One more way to begin: the action, and what it is good for.
    void addStart(QAction *action, const QString &description);
    /// Shows the files at once, and what they are as soon as another thread has looked at them.
    void setRecent(const QList<RecentEntry> &entries);
    /// Lists the sessions that agents have stored on this computer, now and whenever the page is shown again, where
    /// there are any. An empty environment lists none.
    void setSessions(Environment environment);

Q_SIGNALS:
    void openRequested();
    void sampleRequested();
    void fileChosen(const QString &file);
    void removeRequested(const QString &file);
    void followRequested(const QString &file);
    void filesDropped(const QStringList &files);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeStart();
    QWidget *makeRecent();
    QWidget *makeSessions();
    void listSessions();
    void addTitle(QVBoxLayout *layout, const QString &text);
    void refreshColors();

    QVBoxLayout *m_starts = nullptr;
    StartButton *m_open = nullptr;
    RecentList *m_recent = nullptr;
    QWidget *m_sessionSide = nullptr;
    SessionList *m_sessions = nullptr;
    Environment m_environment;
    DropArea *m_drop = nullptr;
    bool m_hasRecent = false;
    Latest m_examination { this }; ///< of the recent files
};

} // namespace vitrine
