// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QTabWidget;
class QToolButton;

namespace vitrine {

/// The names of all pages in one row, in place of a bar of tabs that would scroll. Those that have no room are in a
/// menu behind it; the current one is always in sight. The arrow keys go from one to the next. GUI thread.
class PageSwitch final : public QWidget {
    Q_OBJECT

public:
    /// Takes the place of the pages' own bar. They outlive it.
    explicit PageSwitch(QTabWidget *pages, QWidget *parent = nullptr);

    /// There are other pages, or other names for them.
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
    QList<QToolButton *> m_buttons; ///< as the pages are
    QToolButton *m_more;
};

} // namespace vitrine
