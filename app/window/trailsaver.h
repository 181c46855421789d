// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine {

class Project;

/// Saves the open trail under another name, as a job, and then opens that file at the same location. The original stays
/// open if it is still being written to. GUI thread.
class TrailSaver final : public QObject {
    Q_OBJECT

public:
    explicit TrailSaver(Project *project);

    void saveAs(const QString &file);

Q_SIGNALS:
    /// A copy was saved, and the original stays open.
    void savedAside(const QString &file);

private:
    void takeCopy(const QString &from, const QString &to);

    Project *m_project;
};

} // namespace vitrine
