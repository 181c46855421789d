// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/print/printdialog.h"
#include "app/panes/print/printedsteps.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "tests/app/window/shownwindow.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

StepDetail stepWith(const std::string &thought, const std::string &code)
{
    StepDetail step;
    step.row.ordinal = 3;
    step.row.hasCode = true;
    step.record.thought = thought;
    step.record.code = { { .text = code } };
    return step;
}

QString printed(const StepDetail &step)
{
    PrintedSteps steps;
    steps.addStep(step);
    return steps.take()->toPlainText();
}

} // namespace

/// What comes on paper, and the way there.
class TestPrinting final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init() { failOnWarnings(); }

    void headingsAreOnThePageOfTheirText()
    {
        QTextDocument document;
        document.setDocumentMargin(0);
        QTextCursor cursor(&document);
        const auto add = [&cursor](int level) {
            QTextBlockFormat format;
            format.setHeadingLevel(level);
            cursor.insertBlock(format);
            cursor.insertText(level > 0 ? u"Heading"_s : u"Text"_s);
        };
        for (const int level : { 0, 0, 2, 3, 0 })
            add(level);
        // The first of the six lines is empty.
        const double line = document.size().height() / 6;
        document.setPageSize({ 300, line * 5 });
        QCOMPARE(document.pageCount(), 2);
        keepHeadingsWithText(document);
        const auto top = [&](int block) {
            return document.documentLayout()->blockBoundingRect(document.findBlockByNumber(block)).top();
        };
        QVERIFY(top(2) < line * 5);
        for (const int block : { 3, 4, 5 })
            QVERIFY(top(block) >= line * 5);
    }

    void aStepHasItsParts()
    {
        auto step = stepWith("I add.", "x = 1\nprint('a')");
        step.record.outputs = { { .stream = OutputStream::Log, .text = "said" } };
        step.record.error.emplace();
        step.record.error->type = "NameError";
        step.record.error->message = "no y";
        const auto text = printed(step);
        for (const auto *part : { "Step 3", "I add.", "x = 1", "print('a')", "said", "NameError: no y" })
            QVERIFY2(text.contains(QLatin1StringView(part)), part);
    }

    void textOfALogStaysText()
    {
        const auto text = printed(stepWith("<b>bold</b> \u202e gnp", "a = '<img src=x>'\x1b[31m"));
        QVERIFY(text.contains(u"<b>bold</b> ⟨U+202E⟩"));
        QVERIFY(text.contains(u"'<img src=x>'⟨ESC⟩"));
    }

    void longTextsAreCutAndSaySo()
    {
        const auto text = printed(stepWith(std::string(std::size_t(PrintedSteps::longestText) + 5, 'x'), "y"));
        QVERIFY(text.contains(u"Text truncated."));
        QVERIFY(text.size() < PrintedSteps::longestText + 500);
    }

    void imagesAreDrawnAndFitTheSmallestPaper()
    {
        QImage wide(2'000, 500, QImage::Format_RGB32);
        wide.fill(Qt::red);
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && wide.save(&buffer, "png"));
        auto step = stepWith({}, "plot()");
        step.record.outputs
            = { { .stream = OutputStream::Display, .text = "data:image/png;base64," + png.toBase64().toStdString() },
                  { .stream = OutputStream::Display, .text = "data:image/png;base64,iVBORw0KGgo=" } };
        PrintedSteps steps;
        steps.addStep(step);
        const auto document = steps.take();
        QList<QSizeF> sizes;
        for (auto block = document->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const auto image = part.fragment().charFormat().toImageFormat();
                if (image.isValid())
                    sizes.append({ image.width(), image.height() });
            }
        }
        QCOMPARE(sizes, QList<QSizeF>({ { 440, 110 } }));
        QImage page(500, 900, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        document->drawContents(&painter);
        painter.end();
        int red = 0;
        for (int y = 0; y < page.height(); ++y)
            red += page.pixelColor(100, y) == QColor(Qt::red);
        QCOMPARE(red, 110);
    }

    void codeIsHighlighted()
    {
        PrintedSteps steps;
        steps.addStep(stepWith({}, "def f():\n    return 1"));
        const auto document = steps.take();
        QSet<int> weights;
        for (auto block = document->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (part.fragment().text().contains(u"def"))
                    weights.insert(part.fragment().charFormat().fontWeight());
            }
        }
        QVERIFY(weights.contains(QFont::Bold));
    }

    void aStepAndARunAreShownAndPrinted()
    {
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(!window.findChild<QAction *>(u"print"_s)->isEnabled());
        window.openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(window.project()->currentStep() != 0 && window.project()->isQuiet(), patienceMs);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier);
        auto *dialog = window.findChild<PrintDialog *>();
        QVERIFY(dialog != nullptr);
        const auto *pages = dialog->findChild<QScrollArea *>(u"printPages"_s)->widget();
        const auto *count = dialog->findChild<QLabel *>(u"printCount"_s);
        QTRY_VERIFY_WITH_TIMEOUT(count->text().startsWith(u"1 page"), patienceMs);
        QCOMPARE(pages->findChildren<QLabel *>().size(), 1);
        dialog->findChild<QComboBox *>(u"printWhat"_s)->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(pages->findChildren<QLabel *>().size() > 1, patienceMs);
        const auto widthOverHeight = [pages] {
            const auto size = pages->findChild<QLabel *>()->pixmap().size();
            return double(size.width()) / size.height();
        };
        dialog->findChild<QComboBox *>(u"printSize"_s)->setCurrentText(u"A5"_s);
        dialog->findChild<QComboBox *>(u"printOrientation"_s)->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(widthOverHeight() > 1.3, patienceMs);
        const QTemporaryDir folder;
        const QSignalSpy jobs(window.project()->jobs(), &JobList::changed);
        dialog->saveAs(folder.filePath(u"run.pdf"_s));
        QTRY_VERIFY_WITH_TIMEOUT(jobs.size() == 2, patienceMs);
        QFile file(folder.filePath(u"run.pdf"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto pdf = file.readAll();
        QVERIFY(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
        static const QRegularExpression box(u"/MediaBox *\\[0 0 595[0-9.]* (419|420)"_s);
        QVERIFY2(box.match(QString::fromLatin1(pdf)).hasMatch(), pdf.mid(pdf.indexOf("/MediaBox"), 60).constData());
    }
};

QTEST_MAIN(TestPrinting)
#include "tst_printing.moc"
