// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/locationlink.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace vitrine {

/// A request for a picture of the window. Empty members mean the settings.
struct PictureOptions {
    QString file; ///< PNG
    QString pane; ///< object name of the pane in front
    bool isAlone = false; ///< of that pane alone
    QString tab; ///< result tab of the step: printed, output, error, difference, prompt or raw
    QString layout; ///< inspect, replay, policy, evidence
    QString action; ///< to trigger, by its name
    QString filter; ///< expression of the filter language
    QString colors; ///< light, dark, system
    QSize size; ///< of the window, in device-independent pixels
    double scale = 0; ///< pixels of the picture to one of these; 0 for one
};

/// The window's options from the command line.
struct WorkbenchOptions {
    QStringList files; ///< logs and trails to open
    bool replay = false; ///< replay the first run once it is open
    LocationLink location; ///< where to go in the first of the files; without numbers nowhere
    std::optional<PictureOptions> picture; ///< once all is quiet it is written, and the program ends
    QString start; ///< of the actions that desktops offer: "open-session", "verify-trail"

    /// Adds a file: its path, its address, as desktops hand over what was dropped on an icon, or a link to a step in
    /// it. False for what is no link to a file.
    bool add(const QString &name);
};

} // namespace vitrine
