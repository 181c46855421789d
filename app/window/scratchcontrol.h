// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine {

class Project;

/// Creates runs that the user writes: in the open trail, or in a new one if none is open. GUI thread; the trail is
/// written in the pool of jobs.
class ScratchControl final : public QObject {
    Q_OBJECT

public:
    explicit ScratchControl(Project *project);

    /// Adds a run; it is selected, with its first step, once it exists.
    void add();

Q_SIGNALS:
    /// The first step of the run can be edited.
    void added();

private:
    static QString newTrail();
    void goTo(const QString &trail, qint64 run, qint64 step);

    Project *m_project;
};

} // namespace vitrine
