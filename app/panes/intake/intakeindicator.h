// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace vitrine {

class Intake;

/// An intake in the status bar: what it does, how much has come, and a stop. GUI thread.
class IntakeIndicator final : public QWidget {
    Q_OBJECT

public:
    /// `intake` outlives it.
    explicit IntakeIndicator(Intake *intake, QWidget *parent = nullptr);

private:
    void refresh();
    QString words() const;

    Intake *m_intake;
    QLabel *m_text;
    QToolButton *m_stop;
};

} // namespace vitrine
