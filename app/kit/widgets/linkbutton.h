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

    /// The modifier keys of the latest click or key.
    Qt::KeyboardModifiers modifiers() const { return m_modifiers; }

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;

private:
    void followPalette();

    Qt::KeyboardModifiers m_modifiers;
};

} // namespace vitrine
