// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/colors/colorrule.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace vitrine {

class FilterEdit;

/// Edits the color rules: their order, whether they are enabled, their names, filters and colors. Nothing changes until
/// the dialog is accepted. GUI thread.
class ColorDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ColorDialog(QWidget *parent = nullptr);

    const std::vector<ColorRule> &rules() const { return m_rules; }

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeList();
    QWidget *makeFields();
    QPushButton *makeButton(const char *name, const QString &text, QLayout *layout);
    void fill(int chosen);
    void showChosen();
    void showTints();
    void showRow(int row);
    void takeFields();
    void add();
    void removeChosen();
    void move(int distance);
    void useProgramRules();
    void judge();
    int chosen() const;

    std::vector<ColorRule> m_rules;
    QListWidget *m_list = nullptr;
    QLineEdit *m_name = nullptr;
    FilterEdit *m_filter = nullptr;
    QComboBox *m_tint = nullptr;
    QLabel *m_flaw = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QPushButton *m_accept = nullptr;
    bool m_isFilling = false;
};

} // namespace vitrine
