// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine {

struct ImportedLogs;
class MessageStrip;
class Project;

/// Shows which imports into an opened trail were interrupted, and offers to repeat them. GUI thread.
class ImportNotice final : public QObject {
    Q_OBJECT

public:
    ImportNotice(Project *project, MessageStrip *strip);

private:
    void show();

    Project *m_project;
    MessageStrip *m_strip;
};

} // namespace vitrine
