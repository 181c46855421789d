// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/session/hooks/hookinstallation.h"
#include "app/wording/meaning.h"

#include <QDialog>
#include <QTimer>

#include <expected>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace vitrine {

class MutedLabel;
class ShapeLabel;

/// Adds Vitrine's hooks to the settings of a coding agent, or removes them, as `vitrine hook install` does. Shows the
/// change of the file before it is made. GUI thread; files are read and written in the background.
class HookDialog final : public QDialog {
    Q_OBJECT

public:
    /// `trail`: the trail that is offered to record in.
    explicit HookDialog(const QString &trail, QWidget *parent = nullptr);

    HookChoices choices() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A change of the settings and what is to be known about it.
    struct Plan {
        std::expected<HookChange, QString> change;
        QStringList warnings;
    };
    static Plan planned(const HookChoices &choices, bool isInstall);

    QWidget *makeForm();
    QWidget *makeFile(QLineEdit *field, QPushButton *browse);
    QWidget *makeState();
    bool isInstall() const;
    void followAgent();
    void planLater();
    void plan();
    void take(Plan plan);
    void showPlan();
    void make();
    void state(std::optional<Meaning> meaning, const QString &text);

    QComboBox *m_way;
    QComboBox *m_agent;
    QLineEdit *m_file;
    QLineEdit *m_trail;
    QLineEdit *m_policy;
    QCheckBox *m_asks;
    QSpinBox *m_patience;
    QComboBox *m_fail;
    QPlainTextEdit *m_lines;
    ShapeLabel *m_shape;
    QLabel *m_state;
    QPushButton *m_make = nullptr;
    std::optional<Plan> m_plan; ///< nothing while it is being made
    QString m_made; ///< what was done last; shown until something else is chosen
    QTimer m_delay;
    Latest m_planning { this };
    Latest m_making { this };
};

} // namespace vitrine
