// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/views/savedview.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;

namespace vitrine {

/// Asks for the name of a view to save, and for which trails. Offers the existing names, and shows which view would be
/// replaced. GUI thread; deletes itself when closed.
class ViewNameDialog final : public QDialog {
    Q_OBJECT

public:
    ViewNameDialog(ViewStore store, bool isTrailOpen, QWidget *parent);

Q_SIGNALS:
    void named(const QString &name, bool isOfTrail);

private:
    void check();
    QString name() const;

    ViewStore m_store;
    QComboBox *m_name;
    QCheckBox *m_isOfTrail;
    QLabel *m_note;
    QPushButton *m_save;
};

} // namespace vitrine
