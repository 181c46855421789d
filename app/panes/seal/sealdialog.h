// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/sealjob.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace vitrine {

/// Asks for the key to seal a trail with, and for the file of its checkpoint. Only asks: the caller seals. GUI thread.
class SealDialog final : public QDialog {
    Q_OBJECT

public:
    explicit SealDialog(QWidget *parent = nullptr);

    SealRequest request() const;

Q_SIGNALS:
    void sealRequested(const vitrine::SealRequest &request);

private:
    QWidget *makeFileRow(QLineEdit *&edit, const QString &name, const QString &label, const QString &title);
    void check();

    QRadioButton *m_keyring;
    QRadioButton *m_file;
    QWidget *m_keyRow;
    QLineEdit *m_key = nullptr;
    QCheckBox *m_new;
    QLineEdit *m_checkpoint = nullptr;
    QPushButton *m_seal;
};

} // namespace vitrine
