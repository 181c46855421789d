// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace vitrine {

/// A widget, and a panel that is shown next to it where both fit, otherwise below it. The panel is hidden until it is
/// asked for. GUI thread.
class SideSplitter final : public QSplitter {
    Q_OBJECT

public:
    explicit SideSplitter(QWidget *main, QWidget *parent = nullptr);

    void setSide(QWidget *side);
    /// Shows the panel and gives it the focus.
    void showSide();
    /// Returns whether the panel had the focus.
    bool hideSide();
    bool isSideShown() const { return m_side != nullptr && !m_side->isHidden(); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    bool isSideBeside() const;
    void arrange();

    QWidget *m_side = nullptr; ///< nullptr before one is set
};

} // namespace vitrine
