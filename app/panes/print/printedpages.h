// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"

#include <QImage>
#include <QPrinter>
#include <QString>

#include <memory>
#include <vector>

class QTextDocument;

namespace vitrine {

/// The options of a printout: one step of a run, or with step 0 all of them. A plain value.
struct PrintOrder {
    QString trail; ///< file
    QString title; ///< its title in the window
    RunId run = 0;
    int runNumber = 0;
    StepId step = 0;
};

/// The first pages as pictures, and the number of pages.
struct PagePictures {
    std::vector<QImage> pages;
    int count = 0;
};

/// These functions read the trail and lay out text, which takes time: not on the GUI thread. `progress` receives steps
/// and pages, and cancels by returning false: the error is then Cancelled.
Result<std::unique_ptr<QTextDocument>> documentToPrint(const PrintOrder &order, const ProgressCall &progress);
/// Moves headings at the end of a page to the next page, with the text they belong to. Long documents stay unchanged.
/// `document` must have its page size set.
void keepHeadingsWithText(QTextDocument &document);
/// Renders pages in the size of that printer's paper. `dpi` is the resolution of the pictures.
Result<PagePictures> picturesOfPages(
    const PrintOrder &order, const QPageLayout &paper, int dpi, const ProgressCall &progress);
Result<void> printPages(
    const PrintOrder &order, const std::shared_ptr<QPrinter> &printer, const ProgressCall &progress);

} // namespace vitrine
