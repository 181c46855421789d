// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QComboBox;
class QTabWidget;
class QToolButton;

namespace vitrine {

/// The names of all pages in as many rows as they need, in place of a bar of tabs that would scroll. The arrow keys go
/// from one to the next. GUI thread.
class PageSwitch final : public QWidget {
    Q_OBJECT

public:
    /// Takes the place of the pages' own bar. They outlive it.
    explicit PageSwitch(QTabWidget *pages, QWidget *parent = nullptr);

    /// There are other pages, or other names for them.
    void follow();

    /// Where there is hardly any height, one line has to do: a list in place of several rows of buttons.
    void setLow(bool isLow);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton *add();
    void showCurrent();
    int margin() const;
    QList<QRect> places(int width) const;
    void arrange();
    bool isList(int width) const;

    QTabWidget *m_pages;
    QList<QToolButton *> m_buttons; ///< as the pages are
    QComboBox *m_list; ///< in their place
    bool m_isLow = false;
};

} // namespace vitrine
