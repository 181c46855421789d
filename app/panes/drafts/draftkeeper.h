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

/// Saves drafts to disk while they are written, so that no end of the program loses them: they are restored when their
/// trail is opened, and the program reports them when it starts. GUI thread; files are read and written elsewhere.
class DraftKeeper final : public QObject {
    Q_OBJECT

public:
    DraftKeeper(Project *project, StepPane *step, MessageStrip *strip);

    /// Reports drafts of trails that are not open.
    void offer();
    /// The window is about to close.
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
    QString m_trail; ///< that is open
    QString m_title;
    bool m_isTakenAlong = false; ///< the user has just seen the drafts that come back
    bool m_isRead = false; ///< what was kept of it is in the pane: only then it can be replaced
};

} // namespace vitrine
