// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/export/runexport.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace vitrine {

/// The runs that the user can choose from.
struct ExportChoices {
    std::vector<RunId> all; ///< in the order of their numbers
    std::vector<RunId> shown; ///< those that match the filter
    RunId current = 0; ///< 0 if none is selected
    bool isFiltered = false;
};

/// Asks which runs of a trail to export, and in which format. Only asks: the caller exports. Remembers the format. GUI
/// thread; deletes itself when closed.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// `title`: name of the trail.
    ExportDialog(ExportChoices choices, const QString &title, QWidget *parent);

    /// The chosen options, without trail and file; nothing while an option is invalid.
    std::optional<ExportOrder> order() const;
    /// Requests an export to this file with the chosen options, and closes.
    void exportTo(const QString &file);

Q_SIGNALS:
    void exportRequested(const vitrine::ExportOrder &order);

private:
    QWidget *makeNumbers();
    void addFormats();
    void choose();
    void check();
    std::string format() const;
    std::optional<std::vector<RunId>> runs() const;
    std::optional<std::vector<RunId>> numbered() const;
    QString problem() const;

    ExportChoices m_choices;
    QString m_title;
    QComboBox *m_format;
    QLabel *m_about;
    QRadioButton *m_current;
    QRadioButton *m_shown;
    QRadioButton *m_all;
    QRadioButton *m_some;
    QLineEdit *m_numbers;
    QCheckBox *m_proofs;
    QLineEdit *m_withheld;
    QLabel *m_note;
    QPushButton *m_export;
};

} // namespace vitrine
