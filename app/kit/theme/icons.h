// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QIcon>

#include <array>

namespace vitrine {

/// Icons of objects and actions. Their names are those of the files in resources/icons/actions.
enum class ActionIcon {
    Agent,
    Back,
    Clear,
    Close,
    Code,
    Copy,
    Cube,
    Down,
    Download,
    Edit,
    Filter,
    FitAll,
    FitSelection,
    Flag,
    Folder,
    Forward,
    Globe,
    Help,
    LogFile,
    Minus,
    NextDifference,
    Notebook,
    Open,
    Plus,
    PreviousDifference,
    Replay,
    RunStep,
    RunToHere,
    Save,
    Scratch,
    Search,
    Shield,
    Star,
    Stop,
    Table,
    Terminal,
    Tool,
    Trail,
    Undo,
    Up,
    Wrap,
};

inline constexpr int actionIconCount = int(ActionIcon::Wrap) + 1;

/// The shape of a meaning in the color of its token; always Vitrine's own.
QIcon shapeIcon(Meaning meaning);
/// The icon of the platform's icon theme if it has one of that name, otherwise Vitrine's own in the color of button
/// text.
QIcon actionIcon(ActionIcon icon);
/// The icon of the program.
QIcon applicationIcon();

} // namespace vitrine
