// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QMenu;
class QToolButton;

namespace vitrine {

class FilterEdit;

/// The row below the tool bar: the field, the filters that were used, a star that keeps this one, and those kept.
class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent = nullptr);

    FilterEdit *field() const { return m_field; }
    /// Only a filter that holds is kept.
    void refreshStar();

private:
    QToolButton *addButton(const QString &name, const QString &text);
    void fill(QMenu *menu, const QStringList &filters, const QString &nothing);

    FilterEdit *m_field;
    QToolButton *m_star;
};

} // namespace vitrine
