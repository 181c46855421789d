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

/// What is to be printed: one step of a run, or with step 0 all of them. A plain value.
struct PrintOrder {
    QString trail; ///< file
    QString title; ///< what the window calls it
    RunId run = 0;
    int runNumber = 0;
    StepId step = 0;
};

/// The first pages, as pictures, and how many there are.
struct PagePictures {
    std::vector<QImage> pages;
    int count = 0;
};

/// All of these read the trail and lay out text, which takes its time: on any thread but the GUI's. `progress` is told
/// of steps and pages, and ends it by saying no: then the error is Cancelled.
Result<std::unique_ptr<QTextDocument>> documentToPrint(const PrintOrder &order, const ProgressCall &progress);
/// Has headings begin a page that would end one: each stands on the page of what it is about. Long documents are left
/// as they are. `document` has the size of a page.
void keepHeadingsWithText(QTextDocument &document);
/// At the size of that printer's paper. `dpi` is the resolution of the pictures.
Result<PagePictures> picturesOfPages(
    const PrintOrder &order, const QPageLayout &paper, int dpi, const ProgressCall &progress);
Result<void> printPages(
    const PrintOrder &order, const std::shared_ptr<QPrinter> &printer, const ProgressCall &progress);

} // namespace vitrine
