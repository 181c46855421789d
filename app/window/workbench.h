// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/placelink.h"

#include <QSize>
#include <QString>
#include <QStringList>

namespace vitrine {

/// What the command line asks of the window.
struct WorkbenchOptions {
    QStringList files; ///< logs and trails to open
    QString grab; ///< PNG: open the files, replay when asked, wait until all is quiet, write the picture, quit
    QString pane; ///< object name of the pane that the picture has in front; empty for none
    bool isAlone = false; ///< the picture is one of that pane alone
    QSize size; ///< of the window in the picture, in device-independent pixels; invalid for the usual one
    bool replay = false; ///< replay the first run once it is open
    PlaceLink place; ///< where to go in the first of the files; without numbers nowhere
};

/// Runs the workbench until its window is closed, on the calling (GUI) thread. Gives the exit status: 0, or 2 when
/// the picture of `grab` could not be written.
int runWorkbench(int argc, char **argv, const WorkbenchOptions &options);

} // namespace vitrine
