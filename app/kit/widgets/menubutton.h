// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace vitrine {

/// A button with text that opens a menu. Qt draws the arrow over the end of the text; this has room for both. GUI
/// thread.
class MenuButton final : public QToolButton {
    Q_OBJECT

public:
    /// The menu is empty.
    explicit MenuButton(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace vitrine
