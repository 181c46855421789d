// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace vitrine {

/// Shows what a control or a pane is for, in a tooltip that stays until a key is pressed. GUI thread.
class WhatIsThis final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::WhatIsThis)

public:
    /// Shows the help of the focused widget.
    static void showHere();
    /// The help as HTML; empty if there is none. Text that does not come from the program is escaped.
    static QString about(const QWidget *widget);

private:
    static QString purpose(const QWidget *widget);
};

} // namespace vitrine
