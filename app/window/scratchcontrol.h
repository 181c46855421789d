// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine {

class Project;

/// Makes runs that the user writes himself: in the open trail, or in a new one where none is open. GUI thread; the
/// trail is written on the pool of jobs.
class ScratchControl final : public QObject {
    Q_OBJECT

public:
    explicit ScratchControl(Project *project);

    /// The new run is selected, with its first step, once it is there.
    void add();

Q_SIGNALS:
    /// Its first step can be written.
    void added();

private:
    static QString newTrail();
    void goTo(const QString &trail, qint64 run, qint64 step);

    Project *m_project;
};

} // namespace vitrine
