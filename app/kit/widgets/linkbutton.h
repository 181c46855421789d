// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace vitrine {

/// A button that looks like a link, in the link color of the current palette; `&` in its text is not a mnemonic. GUI
/// thread.
class LinkButton final : public QToolButton {
    Q_OBJECT

public:
    explicit LinkButton(const QString &text, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void followPalette();
};

} // namespace vitrine
