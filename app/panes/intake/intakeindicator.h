// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace vitrine {

class Intake;
struct IntakeRejections;

/// An intake in the status bar: its activity, the number of runs received, and a stop button. GUI thread.
class IntakeIndicator final : public QWidget {
    Q_OBJECT

public:
    /// `intake` must outlive it.
    explicit IntakeIndicator(Intake *intake, QWidget *parent = nullptr);

    /// The status and reason of the newest rejected request.
    static QString rejectionText(const IntakeRejections &rejections);

private:
    void refresh();
    QString words() const;
    QString counts() const;

    Intake *m_intake;
    QLabel *m_text;
    QToolButton *m_stop;
};

} // namespace vitrine
