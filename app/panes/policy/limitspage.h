// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/limitkind.h"

#include <QWidget>

#include <memory>

class QLabel;
class QBoxLayout;
class QLineEdit;

namespace vitrine {

struct DraftJudgement;
class FlatList;
class LimitHistogram;

/// The limits of a draft, and how much recorded steps used of them: a list, the histogram of the selected limit with
/// its line, and its value. GUI thread.
class LimitsPage final : public QWidget {
    Q_OBJECT

public:
    explicit LimitsPage(QWidget *parent = nullptr);
    void show(std::shared_ptr<const DraftJudgement> judgement);
    void choose(LimitKind kind);

Q_SIGNALS:
    /// `goesOn`: continues the previous move, as while a line is dragged.
    void limitMoved(vitrine::LimitKind kind, double limit, bool goesOn);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    LimitKind current() const;
    void fill();
    void arrange();
    void showCurrent();
    void takeText();

    std::shared_ptr<const DraftJudgement> m_judgement;
    FlatList *m_list;
    LimitHistogram *m_histogram;
    QLabel *m_label;
    QLineEdit *m_number;
    QBoxLayout *m_parts;
};

} // namespace vitrine
