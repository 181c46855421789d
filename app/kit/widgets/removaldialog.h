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

/// A dialog for removing data from a trail for good: it has a choice, the reason, the consequences, and a button that
/// removes the data and is enabled while something is chosen. Deletes itself when it is closed. GUI thread.
class RemovalDialog : public QDialog {
    Q_OBJECT

public:
    /// The trail to remove from. `runNumber`: the number of a run in the lists.
    struct Subject {
        QString trail;
        QString title;
        std::function<int(std::int64_t)> runNumber;
    };

protected:
    struct Words {
        QString name; ///< prefix of the names of its widgets
        QString title;
        QString note; ///< explains the consequences
    };
    RemovalDialog(Subject subject, const Words &words, QWidget *parent);

    const Subject &subject() const { return m_subject; }
    QPushButton *doIt() const { return m_doIt; }
    /// Shows the choice, which has a layout, above the reason; `first` gets the focus.
    void setChoice(QWidget *choice, QWidget *first);
    /// The reason that the user typed.
    std::string reason() const;
    /// Called when the button is pressed; the dialog closes afterwards.
    virtual void carryOut() = 0;

private:
    Subject m_subject;
    QLineEdit *m_reason;
    MutedLabel *m_note;
    QDialogButtonBox *m_buttons;
    QPushButton *m_doIt;
};

} // namespace vitrine
