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

/// Reports of imports into the open trail: of the latest one in this session, otherwise those stored in the trail.
/// Shows a message if a log could be read only in part. GUI thread; the trail is read in the pool of jobs.
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
    std::optional<ImportedLogs> m_newest; ///< may arrive before its trail is open
};

} // namespace vitrine
