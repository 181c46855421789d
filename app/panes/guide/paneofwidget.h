// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"

#include <QDockWidget>

namespace vitrine {

/// The pane that is the widget itself or is inside it, if it is a dock; nullptr for any other widget.
inline const Pane *paneIn(const QWidget *widget)
{
    const auto *dock = qobject_cast<const QDockWidget *>(widget);
    return qobject_cast<const Pane *>(dock != nullptr ? dock->widget() : widget);
}

} // namespace vitrine
