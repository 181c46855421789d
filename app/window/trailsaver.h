// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine {

class Project;

/// Saves what is open under another name, as a job, and lets the project go on with that file, where the user is. While
/// something is written to the trail that is open, this one stays. GUI thread.
class TrailSaver final : public QObject {
    Q_OBJECT

public:
    explicit TrailSaver(Project *project);

    void saveAs(const QString &file);

Q_SIGNALS:
    /// A copy is there, and the window stays with what it shows.
    void savedAside(const QString &file);

private:
    void takeCopy(const QString &from, const QString &to);

    Project *m_project;
};

} // namespace vitrine
