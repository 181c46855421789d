// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/print/printdialog.h"

#include "app/kit/theme/mutedlabel.h"
#include "app/wording/errortext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPrintDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace vitrine {

namespace {

constexpr int widthInCharacters = 100;
constexpr int heightInLines = 34;
// Small enough to see a whole page, large enough to read its headings.
constexpr int previewDpi = 72;

QPageLayout usualPaper()
{
    const bool isMetric = QLocale().measurementSystem() == QLocale::MetricSystem;
    return { QPageSize(isMetric ? QPageSize::A4 : QPageSize::Letter), QPageLayout::Portrait, {} };
}

template <typename Call>
QPushButton *addButton(QDialogButtonBox *box, const QString &name, const QString &text, Call call)
{
    auto *button = box->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(name);
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, box, call);
    return button;
}

} // namespace

PrintDialog::PrintDialog(PrintOrder order, const QString &step, QThreadPool *pool, QWidget *parent)
    : QDialog(parent)
    , m_order(std::move(order))
    , m_paper(usualPaper())
    , m_preview(this, pool)
    , m_what(new QComboBox)
    , m_size(new QComboBox)
    , m_orientation(new QComboBox)
    , m_count(new MutedLabel)
    , m_sheet(new QWidget)
{
    setObjectName(QStringLiteral("printDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    //: Title of a dialog
    setWindowTitle(tr("Print"));
    m_what->setObjectName(QStringLiteral("printWhat"));
    //: What is printed. %1: number of a step
    m_what->addItem(tr("Step %1").arg(step));
    //: What is printed. %1: number of a run
    m_what->addItem(tr("Run %1 with all its steps").arg(m_order.runNumber));
    m_count->setObjectName(QStringLiteral("printCount"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Content:"), m_what);
    auto *paper = new QLabel(tr("P&aper:"));
    paper->setBuddy(m_size);
    form->addRow(paper, makePaperRow());
    m_pages = new QVBoxLayout(m_sheet);
    m_sheet->setBackgroundRole(QPalette::Dark);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("printPages"));
    //: Accessible name of the pages that will be printed
    scroll->setAccessibleName(tr("Preview"));
    scroll->setBackgroundRole(QPalette::Dark);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_sheet);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    addButton(buttons, QStringLiteral("printPdf"), tr("Save as P&DF…"), [this] { chooseFile(); });
    //: Button: chooses a printer
    auto *print = addButton(buttons, QStringLiteral("printNow"), tr("&Print…"), [this] { choosePrinter(); });
    print->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_what, &QComboBox::currentIndexChanged, this, &PrintDialog::preview);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_count);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * widthInCharacters, fontMetrics().height() * heightInLines);
    preview();
}

PrintOrder PrintDialog::chosen() const
{
    auto order = m_order;
    if (m_what->currentIndex() != 0)
        order.step = 0;
    return order;
}

void PrintDialog::preview()
{
    //: While the pages are laid out that will be printed
    m_count->setText(tr("Laying out the pages…"));
    const auto work = [order = chosen(), paper = m_paper](const std::stop_token &stop) {
        return picturesOfPages(
            order, paper, previewDpi, [stop](std::uint64_t, std::uint64_t) { return !stop.stop_requested(); });
    };
    m_preview.ask(work, [this](const Result<PagePictures> &pictures) { showPages(pictures); });
}

void PrintDialog::showPages(const Result<PagePictures> &pictures)
{
    while (auto *item = m_pages->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!pictures) {
        m_count->setText(ErrorText::sentence(pictures.error()));
        return;
    }
    for (const auto &picture : pictures->pages) {
        auto *page = new QLabel;
        page->setPixmap(QPixmap::fromImage(picture));
        page->setAlignment(Qt::AlignCenter);
        m_pages->addWidget(page);
    }
    const int shown = int(pictures->pages.size());
    //: Below a preview
    m_count->setText(shown == pictures->count
            ? tr("%Ln page(s)", nullptr, pictures->count)
            //: Below a preview. %1: number of pages that are shown
            : tr("%Ln page(s), of which the first %1 are shown", nullptr, pictures->count).arg(shown));
}

QPrinter *PrintDialog::printer()
{
    if (!m_printer) {
        m_printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
        m_printer->setPageLayout(m_paper);
    }
    return m_printer.get();
}

// Qt's own dialog for this supports only installed printers, and paper matters for a PDF as well.
QLayout *PrintDialog::makePaperRow()
{
    m_size->setObjectName(QStringLiteral("printSize"));
    m_size->setAccessibleName(tr("Paper"));
    for (const auto size : { QPageSize::A3, QPageSize::A4, QPageSize::A5, QPageSize::Letter, QPageSize::Legal })
        m_size->addItem(QPageSize::name(size), QVariant::fromValue(size));
    m_size->setCurrentIndex(m_size->findText(m_paper.pageSize().name()));
    m_orientation->setObjectName(QStringLiteral("printOrientation"));
    //: Accessible name: whether paper is upright
    m_orientation->setAccessibleName(tr("Orientation"));
    //: Paper that is higher than wide
    m_orientation->addItem(tr("Portrait"), QVariant::fromValue(QPageLayout::Portrait));
    //: Paper that is wider than high
    m_orientation->addItem(tr("Landscape"), QVariant::fromValue(QPageLayout::Landscape));
    auto *row = new QHBoxLayout;
    for (QComboBox *choice : { m_size, m_orientation }) {
        row->addWidget(choice, 1);
        connect(choice, &QComboBox::currentIndexChanged, this, &PrintDialog::takePaper);
    }
    return row;
}

void PrintDialog::takePaper()
{
    m_paper.setPageSize(QPageSize(m_size->currentData().value<QPageSize::PageSizeId>()));
    m_paper.setOrientation(m_orientation->currentData().value<QPageLayout::Orientation>());
    if (m_printer)
        m_printer->setPageLayout(m_paper);
    preview();
}

void PrintDialog::choosePrinter()
{
    auto *dialog = new QPrintDialog(printer(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, &PrintDialog::finish);
    dialog->open();
}

void PrintDialog::chooseFile()
{
    const auto name = QFileInfo(m_order.title).completeBaseName() % u".pdf";
    //: Title of a file dialog
    auto *dialog = new QFileDialog(this, tr("Save as PDF"), {}, tr("PDF documents (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, &PrintDialog::saveAs);
    dialog->open();
}

void PrintDialog::saveAs(const QString &file)
{
    printer()->setOutputFormat(QPrinter::PdfFormat);
    m_printer->setOutputFileName(file);
    finish();
}

void PrintDialog::finish()
{
    Q_EMIT printWanted(chosen(), m_printer);
    accept();
}

} // namespace vitrine
