// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/locationlink.h"

#include <QObject>

namespace vitrine {

class Project;
class SqlAsking;

/// Opens a location given by numbers as soon as it exists: its file may still be opening or importing, its run may not
/// be read yet. GUI thread.
class LocationOpener final : public QObject {
    Q_OBJECT

public:
    explicit LocationOpener(Project *project);

    /// Waits for a location whose file is open or being opened.
    void waitFor(const LocationLink &location);
    bool isWaiting() const { return m_wanted.run != 0; }
    /// The shown location, for links; an empty file if nothing is open.
    static LocationLink shown(const Project &project);

Q_SIGNALS:
    /// The wanted step is about to be selected.
    void stepFound();
    /// The run or the step does not exist. `count` is the number of those that do.
    void missing(const vitrine::LocationLink &location, int count);

private:
    void look();
    void findRun();
    void findStep(qint64 run);

    Project *m_project;
    SqlAsking *m_asking;
    LocationLink m_wanted; ///< run 0: nothing
};

} // namespace vitrine
