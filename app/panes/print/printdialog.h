// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/panes/print/printedpages.h"

#include <QDialog>
#include <QPageLayout>

class QComboBox;
class QLabel;
class QThreadPool;
class QVBoxLayout;

namespace vitrine {

/// Previews a printout of the step or its whole run: shows the first pages as they will be printed, and buttons for a
/// printer or a PDF. Pages are laid out on another thread; the dialog stays usable. GUI thread; deletes itself when
/// closed.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    /// `order` names the step and its run. Pages are laid out in `pool`, which must outlive the dialog.
    PrintDialog(PrintOrder order, const QString &step, QThreadPool *pool, QWidget *parent);

    /// Prints to a PDF.
    void saveAs(const QString &file);

Q_SIGNALS:
    void printWanted(const vitrine::PrintOrder &order, const std::shared_ptr<QPrinter> &printer);

private:
    PrintOrder chosen() const;
    void preview();
    void showPages(const Result<PagePictures> &pictures);
    QPrinter *printer();
    QLayout *makePaperRow();
    void takePaper();
    void choosePrinter();
    void chooseFile();
    void finish();

    PrintOrder m_order;
    std::shared_ptr<QPrinter> m_printer; ///< created when first needed: querying printers takes time
    QPageLayout m_paper;
    Latest m_preview;
    QComboBox *m_what;
    QComboBox *m_size;
    QComboBox *m_orientation;
    QLabel *m_count;
    QVBoxLayout *m_pages;
    QWidget *m_sheet;
};

} // namespace vitrine
