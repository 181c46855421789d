// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/locationlink.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace vitrine {

/// A request for a screenshot of the window. Empty members mean the settings.
struct PictureOptions {
    QString file; ///< PNG
    QString pane; ///< object name of the pane to raise
    bool isAlone = false; ///< only that pane
    QString tab; ///< result tab of the step: printed, output, error, difference, prompt or raw
    QString layout; ///< inspect, replay, policy, evidence
    QStringList actions; ///< names of actions and buttons to trigger, one after the other
    QString filter; ///< expression of the filter language
    QString colors; ///< light, dark, system
    QSize size; ///< of the window, in device-independent pixels
    double scale = 0; ///< image pixels per device-independent pixel; 0: 1
};

/// The window's options from the command line.
struct WorkbenchOptions {
    QStringList files; ///< logs and trails to open
    bool replay = false; ///< replay the first run once it is open
    LocationLink location; ///< location to open in the first of the files; without numbers: none
    std::optional<PictureOptions> picture; ///< written once the window is quiet; the program then ends
    QString start; ///< one of the actions in the desktop file: "open-session", "verify-trail"

    /// Adds a file: a path, a URL as passed by desktops for a file dropped on an icon, or a link to a step in it.
    /// Returns false if `name` is not a link to a file.
    bool add(const QString &name);
};

} // namespace vitrine
