// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/importreportdialog.h"

#include "app/kit/text/plaintextview.h"
#include "app/wording/errortext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t mostShown = 1'000;

QLabel *plainLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

QString provenance(const Provenance &of)
{
    //: Where figures of a log come from. %1, %2 and %3: how many of them
    return ImportReportDialog::tr("%1 recorded, %2 derived, %3 missing")
        .arg(numberText(of.recorded), numberText(of.derived), numberText(of.missing));
}

QString skippedList(const ImportReport &report)
{
    QStringList lines;
    const auto shown = std::min(report.skipped.size(), mostShown);
    for (std::size_t i = 0; i < shown; ++i)
        lines.append(ErrorText::skipped(report.skipped[i]));
    if (shown < report.skipped.size())
        lines.append(ImportReportDialog::tr("%Ln more.", nullptr, static_cast<int>(report.skipped.size() - shown)));
    return lines.join(u'\n');
}

QString keyList(const ImportReport &report)
{
    QStringList keys;
    for (const auto &key : report.unknownKeys)
        keys.append(safeLine(key));
    return keys.isEmpty() ? ImportReportDialog::tr("none") : keys.join(u", ");
}

QString leftOutList(const ImportReport &report)
{
    QStringList locations;
    for (const auto &[location, count] : report.leftOut)
        locations << safeLine(location) + u' ' + numberText(count);
    return locations.isEmpty() ? ImportReportDialog::tr("none") : locations.join(u", ");
}

} // namespace

ImportReportDialog::ImportReportDialog(const ImportReport &report, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("importReport"));
    setAttribute(Qt::WA_DeleteOnClose);
    //: Title of a window. %1 is the name of a log file
    setWindowTitle(tr("Import Report: %1").arg(ErrorText::fileName(report.file)));
    auto *form = new QFormLayout;
    form->addRow(tr("File:"), plainLabel(safeLine(report.file)));
    form->addRow(tr("Format:"), plainLabel(safeLine(report.format)));
    form->addRow(tr("Runs:"), plainLabel(numberText(report.runs)));
    if (report.totalSteps > 0)
        form->addRow(tr("Steps:"), plainLabel(numberText(report.totalSteps)));
    //: Label of a number: steps in which a model acts
    form->addRow(tr("Model turns:"), plainLabel(numberText(report.steps)));
    form->addRow(tr("Steps with code:"), plainLabel(numberText(report.codeSteps)));
    form->addRow(tr("Steps with an error:"), plainLabel(numberText(report.errors)));
    form->addRow(tr("Blocked steps:"), plainLabel(numberText(report.blocked)));
    form->addRow(tr("Times of steps:"), plainLabel(provenance(report.provenance.stepTimes)));
    form->addRow(tr("Tokens of steps:"), plainLabel(provenance(report.provenance.stepTokens)));
    //: Label of a number: runs whose bytes are those of an earlier run
    form->addRow(tr("Duplicate runs:"), plainLabel(numberText(report.duplicates)));
    form->addRow(tr("Unknown keys:"), plainLabel(keyList(report)));
    //: Label of a list: places in records whose values are not in the trail, with numbers
    form->addRow(tr("Fields left out:"), plainLabel(leftOutList(report)));
    // Details follow below.
    form->addRow(tr("Skipped:"), plainLabel(numberText(report.flaws)));
    auto *records = new PlainTextView(this);
    records->setObjectName(QStringLiteral("skippedRecords"));
    records->setAccessibleName(tr("Skipped records"));
    records->setWrapped(true);
    records->setText(skippedList(report).toUtf8(), tr("All records were read."));
    // If the window is as white as the text, only a frame separates them.
    auto *frame = new QFrame;
    frame->setFrameShape(QFrame::StyledPanel);
    auto *framed = new QVBoxLayout(frame);
    framed->setContentsMargins(0, 0, 0, 0);
    framed->addWidget(records);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(frame, 1);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 26);
}

} // namespace vitrine
