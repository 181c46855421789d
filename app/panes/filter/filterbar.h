// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QToolButton;

namespace vitrine {

class FilterEdit;

/// The row below the tool bar: the filter field, recently used filters, a star that saves the current filter, and the
/// saved filters.
class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent = nullptr);

    FilterEdit *field() const { return m_field; }
    /// Only a valid filter can be saved.
    void refreshStar();

private:
    QToolButton *addButton(const QString &name, const QString &text);
    void addButton(QToolButton *button, const QString &name);
    void fill(QMenu *menu, const QStringList &filters, const QString &nothing);

    FilterEdit *m_field;
    QToolButton *m_star;
};

} // namespace vitrine
