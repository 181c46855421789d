// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/draftqueue.h"

#include <QObject>
#include <QTimer>

namespace vitrine {

class MessageStrip;
class Project;
class StepPane;

/// Saves drafts to disk while they are edited, so that they survive any exit of the program: they are restored when
/// their trail is opened, and the program reports them when it starts. GUI thread; files are read and written on other
/// threads.
class DraftKeeper final : public QObject {
    Q_OBJECT

public:
    DraftKeeper(Project *project, StepPane *step, MessageStrip *strip);

    /// Reports drafts of trails that are not open.
    void offer();
    /// Saves the drafts now, since the window is about to close.
    void save();

Q_SIGNALS:
    void saved();

private:
    void takeOpened();
    void takeClosed();
    void takeAlong(const QString &file);
    void restore(const KeptDrafts &kept);
    void goToNext() const;
    void showOffer(const KeptDrafts &kept);
    void write(const KeptDrafts &kept);

    Project *m_project;
    StepPane *m_step;
    MessageStrip *m_strip;
    std::shared_ptr<DraftQueue> m_queue = std::make_shared<DraftQueue>();
    QTimer m_settle; ///< avoids writing to disk at each keystroke
    QString m_trail; ///< the open trail
    QString m_title;
    bool m_isTakenAlong = false; ///< the drafts move to a copy of the trail, so restoring them needs no message
    bool m_isRead = false; ///< the stored drafts are in the pane: only then can they be replaced
};

} // namespace vitrine
