// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/print/printedpages.h"

#include "app/panes/print/printedsteps.h"
#include "models/trail/read/trail.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QLocale>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace vitrine {

namespace {

// More can be seen in print or in the window.
constexpr int mostPictures = 12;
constexpr double pointsPerInch = 72;
// Margin from the edge of the paper to the text, and another one at the bottom for the page number.
constexpr double marginPoints = 42;

Error failure(ErrorCode code, const QString &file = {}) { return { code, file.toStdString(), {}, {}, {} }; }

Result<StepDetail> read(const Trail &trail, StepId step)
{
    auto record = trail.step(step);
    auto executions = trail.executionsOfStep(step);
    if (!record || !executions)
        return std::unexpected(record ? executions.error() : record.error());
    return StepDetail {
        .id = step, .row = readStepRow(trail, step), .record = std::move(*record), .executions = std::move(*executions)
    };
}

Result<std::vector<StepId>> stepsOf(const Trail &trail, const PrintOrder &order)
{
    if (order.step != 0)
        return std::vector { order.step };
    return trail.listSteps({ .run = order.run });
}

bool isHeading(const QTextBlock &block) { return block.blockFormat().headingLevel() > 0; }

int pageOf(const QTextBlock &block)
{
    const auto *layout = block.layout();
    const auto line = layout->lineCount() > 0 ? layout->lineAt(0).y() : 0;
    return int((layout->position().y() + line) / block.document()->pageSize().height());
}

/// A document on sheets of paper: the position of each page in it, and how to draw it.
class Sheets {
public:
    Sheets(QTextDocument &document, QPaintDevice &device, const QSizeF &paper)
        : m_document(document)
        , m_margin(marginPoints / pointsPerInch * device.logicalDpiX())
        , m_text(paper.width() - 2 * m_margin, paper.height() - 3 * m_margin)
    {
        document.setDocumentMargin(0);
        document.documentLayout()->setPaintDevice(&device);
        document.setPageSize(m_text);
        keepHeadingsWithText(document);
    }
    int count() const { return m_document.pageCount(); }
    void draw(QPainter &painter, int page) const
    {
        const QRectF part(0, page * m_text.height(), m_text.width(), m_text.height());
        painter.save();
        painter.translate(m_margin, m_margin - part.top());
        painter.setClipRect(part);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = part;
        context.palette.setColor(QPalette::Text, Qt::black);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(m_document.defaultFont());
        painter.setPen(Qt::black);
        const QRectF foot(m_margin, m_margin + m_text.height(), m_text.width(), m_margin);
        const QLocale locale;
        painter.drawText(
            foot, Qt::AlignRight | Qt::AlignBottom, locale.toString(page + 1) % u" / " % locale.toString(count()));
    }

private:
    QTextDocument &m_document;
    double m_margin;
    QSizeF m_text;
};

QImage blankPage(const QPageLayout &paper, int dpi)
{
    QImage page(paper.fullRectPixels(dpi).size(), QImage::Format_RGB32);
    page.setDotsPerMeterX(qRound(dpi / 0.0254));
    page.setDotsPerMeterY(page.dotsPerMeterX());
    page.fill(Qt::white);
    return page;
}

} // namespace

Result<std::unique_ptr<QTextDocument>> documentToPrint(const PrintOrder &order, const ProgressCall &progress)
{
    const auto trail = Trail::open(QFile::encodeName(order.trail).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    const auto run = (*trail)->run(order.run);
    const auto steps = stepsOf(**trail, order);
    if (!run || !steps)
        return std::unexpected(run ? steps.error() : run.error());
    PrintedSteps printed;
    printed.addTitle(order.title, run->record, order.runNumber);
    std::uint64_t ordinal = 0;
    for (const auto id : *steps) {
        if (!progress(ordinal, steps->size() * 2))
            return std::unexpected(failure(ErrorCode::Cancelled));
        const auto step = read(**trail, id);
        ++ordinal;
        step ? printed.addStep(*step) : printed.addGap(ordinal);
    }
    return printed.take();
}

void keepHeadingsWithText(QTextDocument &document)
{
    // Each break repeats the layout of everything after it.
    constexpr int mostPages = 100;
    if (document.pageCount() > mostPages)
        return;
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        if (!isHeading(block))
            continue;
        const auto first = block;
        while (block.next().isValid() && isHeading(block))
            block = block.next();
        if (isHeading(block) || pageOf(first) == pageOf(block))
            continue;
        auto format = first.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(first).setBlockFormat(format);
    }
}

Result<PagePictures> picturesOfPages(
    const PrintOrder &order, const QPageLayout &paper, int dpi, const ProgressCall &progress)
{
    auto document = documentToPrint(order, progress);
    if (!document)
        return std::unexpected(document.error());
    auto page = blankPage(paper, dpi);
    const Sheets sheets(**document, page, page.size());
    PagePictures pictures { .pages = {}, .count = sheets.count() };
    for (int i = 0; i < std::min(sheets.count(), mostPictures); ++i) {
        if (!progress(std::uint64_t(i), mostPictures))
            return std::unexpected(failure(ErrorCode::Cancelled));
        auto picture = blankPage(paper, dpi);
        QPainter painter(&picture);
        sheets.draw(painter, i);
        pictures.pages.push_back(std::move(picture));
    }
    return pictures;
}

Result<void> printPages(const PrintOrder &order, const std::shared_ptr<QPrinter> &printer, const ProgressCall &progress)
{
    auto document = documentToPrint(order, progress);
    if (!document)
        return std::unexpected(document.error());
    printer->setFullPage(true);
    QPainter painter;
    if (!painter.begin(printer.get()))
        return std::unexpected(failure(ErrorCode::WriteFailed, printer->outputFileName()));
    const Sheets sheets(**document, *printer, printer->paperRect(QPrinter::DevicePixel).size());
    const int first = printer->fromPage() > 0 ? printer->fromPage() - 1 : 0;
    const int last = printer->toPage() > 0 ? std::min(printer->toPage(), sheets.count()) : sheets.count();
    for (int page = first; page < last; ++page) {
        // The first half was reading the steps.
        if (!progress(std::uint64_t(last + page - first), std::uint64_t(2 * last))) {
            printer->abort();
            return std::unexpected(failure(ErrorCode::Cancelled));
        }
        if (page > first && !printer->newPage())
            return std::unexpected(failure(ErrorCode::WriteFailed, printer->outputFileName()));
        sheets.draw(painter, page);
    }
    return {};
}

} // namespace vitrine
