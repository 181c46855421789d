// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/policy/stepdenial.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QTreeWidgetItem;

namespace vitrine {

class FlatList;
class MutedLabel;
class ShapeLabel;

/// Why the active policy denies the selected step, shown beside its code: rule and reason, the policy, the smallest
/// changes that would allow the step, and the steps denied for the same reason. GUI thread.
class WhyPanel final : public QWidget {
    Q_OBJECT

public:
    explicit WhyPanel(QWidget *parent = nullptr);

    /// `policy`: its display name.
    void show(const StepDenial &denial, const QString &policy);
    /// Shows that the search is still running.
    void showWaiting();
    /// Moves the focus to the changes, and selects the best one as soon as it is known.
    void chooseChange();

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user wants this change in the draft.
    void changeChosen(const vitrine::Policy &policy);
    void stepChosen(vitrine::RunId run, vitrine::StepId step);
    /// By Escape or its button.
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeTitle();
    QWidget *makePage();
    void showReasons();
    void showChanges();
    void showOthers();
    void keepChosenShown();
    void showChosen();
    void followChange(QTreeWidgetItem *item);

    StepDenial m_denial;
    bool m_wantsChange = false;
    QScrollArea *m_area;
    ShapeLabel *m_shape;
    QLabel *m_headline;
    QLabel *m_reasons;
    MutedLabel *m_source;
    FlatList *m_changes;
    FlatList *m_others;
    QLabel *m_othersTitle;
    QLabel *m_changesTitle;
};

} // namespace vitrine
