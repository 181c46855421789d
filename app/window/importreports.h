// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/logimport.h"

#include <QObject>

#include <optional>

class QAction;
class QWidget;

namespace vitrine {

class MessageStrip;
class Project;

/// The report of the imports into the trail that is open: of the one that was just done, or else of those that the
/// trail keeps. Says when a log could be read only in part. GUI thread; the trail is read on the pool of jobs.
class ImportReports final : public QObject {
    Q_OBJECT

public:
    ImportReports(Project *project, MessageStrip *strip, QAction *show, QWidget *window);

private:
    void take(const ImportedLogs &logs);
    void follow();
    bool isOfOpenTrail() const;
    void report();
    void show();
    void read();

    Project *m_project;
    MessageStrip *m_strip;
    QAction *m_show;
    QWidget *m_window;
    std::optional<ImportedLogs> m_newest; ///< it may be reported before its trail is open
};

} // namespace vitrine
