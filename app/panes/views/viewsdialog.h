// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/views/savedview.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace vitrine {

/// The saved views: to apply, rename (F2), delete (Delete), and to offer for all trails or only for one. Changes apply
/// at once. GUI thread; deletes itself when closed.
class ViewsDialog final : public QDialog {
    Q_OBJECT

public:
    ViewsDialog(ViewStore store, bool isTrailOpen, QWidget *parent);

Q_SIGNALS:
    /// A view was renamed, moved or deleted.
    void changed();
    void chosen(const vitrine::SavedView &view);

private:
    QPushButton *makeButton(const QString &name, const QString &text, QLayout *layout);
    void makeButtons(QLayout *layout);
    void fill(const QString &name, bool isOfTrail);
    const SavedView *current() const;
    void rename(QTreeWidgetItem *item);
    void move();
    void removeCurrent();
    void useCurrent();
    void check();

    ViewStore m_store;
    bool m_isTrailOpen;
    QList<SavedView> m_views; ///< in the order of the rows
    QTreeWidget *m_list;
    QLabel *m_note;
    QPushButton *m_use;
    QPushButton *m_rename;
    QPushButton *m_move;
    QPushButton *m_remove;
};

} // namespace vitrine
