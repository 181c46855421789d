// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <cstdint>
#include <functional>
#include <string>

class QDialogButtonBox;
class QLineEdit;
class QPushButton;

namespace vitrine {

class MutedLabel;

/// A dialog that asks what is to be taken out of a trail for good: a choice, the reason, what it means, and a button
/// that does it and is enabled while something is chosen. Deletes itself when it is closed. GUI thread.
class RemovalDialog : public QDialog {
    Q_OBJECT

public:
    /// The trail. `runNumber`: how the lists number a run.
    struct Subject {
        QString trail;
        QString title;
        std::function<int(std::int64_t)> runNumber;
    };

protected:
    struct Words {
        QString name; ///< with which the names of its widgets begin
        QString title;
        QString note; ///< what it means
    };
    RemovalDialog(Subject subject, const Words &words, QWidget *parent);

    const Subject &subject() const { return m_subject; }
    QPushButton *doIt() const { return m_doIt; }
    /// Puts the choice, which has a layout, above the reason; `first` gets the focus.
    void setChoice(QWidget *choice, QWidget *first);
    /// The reason that was typed.
    std::string reason() const;
    /// The button was pressed: the dialog closes afterwards.
    virtual void carryOut() = 0;

private:
    Subject m_subject;
    QLineEdit *m_reason;
    MutedLabel *m_note;
    QDialogButtonBox *m_buttons;
    QPushButton *m_doIt;
};

} // namespace vitrine
