// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/noiserules.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace vitrine {

/// The settings page for noise rules: the built-in rules, and the user's patterns. Valid changes apply at once; invalid
/// ones are marked and not saved. GUI thread.
class NoisePage final : public QWidget {
    Q_OBJECT

public:
    explicit NoisePage(QWidget *parent = nullptr);

private:
    QWidget *makeProgramRules();
    QWidget *makeOwnRules();
    void fill();
    void addRow(const OwnNoiseRule &rule);
    void addRule();
    void removeRule();
    void read();

    NoiseRules m_rules;
    bool m_isFilling = false;
    QListWidget *m_program = nullptr;
    QTableWidget *m_own = nullptr;
    QPushButton *m_remove = nullptr;
    QLabel *m_flaw = nullptr;
};

} // namespace vitrine
