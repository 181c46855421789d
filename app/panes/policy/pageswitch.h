// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QTabWidget;
class QToolButton;

namespace vitrine {

/// The names of all pages in one row, instead of a tab bar that would scroll. Names that do not fit are in a menu at
/// the end; the current one is always visible. The arrow keys switch pages. GUI thread.
class PageSwitch final : public QWidget {
    Q_OBJECT

public:
    /// Replaces the tab bar of `pages`, which must outlive this object.
    explicit PageSwitch(QTabWidget *pages, QWidget *parent = nullptr);

    /// Pages were added, removed or renamed.
    void follow();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *button, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton *add();
    void goTo(int page);
    void showCurrent();
    int margin() const;
    QList<int> shownIn(int width) const;
    void arrange();
    void list(int page);

    QTabWidget *m_pages;
    QList<QToolButton *> m_buttons; ///< in the order of the pages
    QToolButton *m_more;
};

} // namespace vitrine
