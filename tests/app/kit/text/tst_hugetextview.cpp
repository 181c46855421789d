// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/findbar.h"
#include "app/kit/text/hugetextview.h"
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/textsurface.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/window/stallmonitor.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;
constexpr qsizetype hugeBytes = 20'000'000;

/// Lines of a log, every other one red.
QByteArray hugeLog()
{
    QByteArray log;
    log.reserve(hugeBytes + 100);
    for (int i = 0; log.size() < hugeBytes; ++i)
        log += i % 2 == 0 ? QByteArray("plain " + QByteArray::number(i) + " of a long log\n")
                          : QByteArray("\x1b[31mred " + QByteArray::number(i) + "\x1b[0m of a long log\n");
    return log;
}

QString shown(QByteArray log) { return QString::fromLatin1(log.replace("\x1b[31m", "").replace("\x1b[0m", "")); }

} // namespace

/// Texts that are so large that they are drawn from where they are.
class TestHugeTextView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_log = hugeLog(); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        applyPalette(PaletteChoice::Light);
        m_view = std::make_unique<PlainTextView>();
        m_view->resize(600, 400);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }

    void cleanup() { m_view.reset(); }

    void aHugeTextIsThereWhole()
    {
        m_view->setText(m_log, {});
        QVERIFY(!m_view->isComplete());
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isComplete(), patienceMs);
        QVERIFY(m_view->text() == shown(m_log));
        QVERIFY(view()->isVisible());
        QVERIFY(!m_view->surface()->isVisible());
    }

    void itIsNotCopied()
    {
        m_view->setText(m_log, {});
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isComplete(), patienceMs);
        QCOMPARE(m_view->surface()->length(), 0);
    }

    void itsBeginningCanBeReadMeanwhile()
    {
        m_view->setText(m_log, {});
        QVERIFY(view()->text().rowCount() > 1000);
        QVERIFY(!m_view->isComplete());
        view()->verticalScrollBar()->setValue(500);
        view()->select(12'000, 12'010);
        const auto selected = view()->selectedText();
        const int top = view()->verticalScrollBar()->value();
        QVERIFY(top > 0);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isComplete(), patienceMs);
        QCOMPARE(view()->verticalScrollBar()->value(), top);
        QCOMPARE(view()->selectedText(), selected);
    }

    void itHasItsColors()
    {
        load();
        const auto red = QColor(Qt::red).hsvHue();
        const auto hasRed = [&](int row) {
            const int height = view()->viewport()->height() / (view()->verticalScrollBar()->pageStep());
            const auto picture = view()->viewport()->grab(QRect(0, row * height, 60, height)).toImage();
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (const auto pixel = picture.pixelColor(x, y); pixel.saturation() > 100
                        && std::min(std::abs(pixel.hue() - red), 360 - std::abs(pixel.hue() - red)) < 30)
                        return true;
            return false;
        };
        QVERIFY(!hasRed(0));
        QVERIFY(hasRed(1));
    }

    void keysMoveAndSelect()
    {
        load();
        QTest::keyClick(view(), Qt::Key_End, Qt::ControlModifier);
        QVERIFY(view()->isAtEnd());
        QCOMPARE(view()->cursor().location(), view()->text().length());
        QTest::keyClick(view(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(view(), Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(view()->selectedText(), u"plain "_s);
        QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"plain "_s);
        QTest::keyClick(view(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(view()->cursor().to(), view()->text().length());
        QTest::keyClick(view(), Qt::Key_PageDown);
        QVERIFY(!view()->cursor().hasSelection());
    }

    void theMenuCopiesFromIt()
    {
        load();
        QVERIFY(QMetaObject::invokeMethod(view(), "selectAll"));
        QCOMPARE(view()->cursor().to(), view()->text().length());
        view()->select(0, 5);
        QVERIFY(QMetaObject::invokeMethod(view(), "copy"));
        QCOMPARE(QApplication::clipboard()->text(), u"plain"_s);
    }

    void whatItCopiesOutlivesIt()
    {
        load();
        view()->select(6, 12);
        view()->copy();
        m_view->setText("small", {});
        QCOMPARE(QApplication::clipboard()->text(), shown(m_log).mid(6, 6));
        QApplication::clipboard()->clear();
    }

    void theMouseSelects()
    {
        load();
        const QPoint onFirstWord(30, 10);
        QTest::mouseDClick(view()->viewport(), Qt::LeftButton, {}, onFirstWord);
        QCOMPARE(view()->selectedText(), u"plain"_s);
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, onFirstWord);
        QCOMPARE(view()->selectedText(), u"plain 0 of a long log\n"_s);
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, QPoint(2, 200));
        QVERIFY(!view()->cursor().hasSelection());
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::ShiftModifier, QPoint(2, 10));
        QVERIFY(view()->selectedText().startsWith(u"plain 0"_s));
    }

    void rowsAreBrokenOnWish()
    {
        m_view->resize(200, 300);
        load();
        const auto rows = view()->text().rowCount();
        view()->select(1'000'000, 1'000'005);
        const auto selected = view()->selectedText();
        m_view->findChild<QAction *>(u"wrapLines"_s)->trigger();
        QVERIFY(m_view->isWrapped());
        QTRY_VERIFY_WITH_TIMEOUT(view()->text().rowCount() > rows, patienceMs);
        QCOMPARE(view()->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(view()->selectedText(), selected);
        const auto broken = view()->text().rowCount();
        m_view->resize(1000, 300);
        QTRY_VERIFY_WITH_TIMEOUT(view()->text().rowCount() < broken, patienceMs);
        QVERIFY(m_view->text() == shown(m_log));
    }

    void whatIsFoundStaysWhenRowsAreBrokenAgain()
    {
        load();
        const QSignalSpy completed(view(), &HugeTextView::completed);
        const auto rows = view()->text().rowCount();
        m_view->resize(200, 300);
        m_view->findChild<QAction *>(u"wrapLines"_s)->trigger();
        QVERIFY(m_view->isComplete());
        QTRY_VERIFY_WITH_TIMEOUT(view()->text().rowCount() > rows, patienceMs);
        QCOMPARE(completed.count(), 0);
    }

    void itIsSearchedWithoutAStall()
    {
        load();
        QTest::keyClick(view(), Qt::Key_F, Qt::ControlModifier);
        auto *field = m_view->findChild<QLineEdit *>(u"findText"_s);
        const auto *count = m_view->findChild<QLabel *>(u"findCount"_s);
        QVERIFY(field->isVisible());
        const StallMonitor monitor;
        field->setText(u"RED 300001"_s); // as it is pasted: one search
        QTRY_COMPARE_WITH_TIMEOUT(view()->selectedText(), u"red 300001"_s, patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(count->text(), u"1 of 1"_s, patienceMs);
        QVERIFY2(
            monitor.longestWork() < StallMonitor::limit, qPrintable(QString::number(monitor.longestWork().count())));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(view()->hasFocus());
    }

    void whatIsFoundIsMarked()
    {
        load();
        const auto before = view()->viewport()->grab().toImage();
        m_view->seek({ .text = u"long"_s });
        QTRY_COMPARE(view()->selectedText(), u"long"_s);
        const auto marked = view()->viewport()->grab().toImage();
        const int height = before.height() / view()->verticalScrollBar()->pageStep();
        const QRect third(0, 2 * height, before.width(), height); // not where the search stands
        QVERIFY(before.copy(third) != marked.copy(third));
    }

    void marksGoWithTheText()
    {
        load();
        const auto before = view()->viewport()->grab().toImage();
        m_view->seek({ .text = u"long"_s });
        QTRY_COMPARE(view()->selectedText(), u"long"_s);
        load();
        QTest::qWait(0);
        const int height = before.height() / view()->verticalScrollBar()->pageStep();
        const QRect third(0, 2 * height, before.width(), height); // without the cursor
        QCOMPARE(view()->viewport()->grab().toImage().copy(third), before.copy(third));
    }

    void onceLeftItIsSilent()
    {
        load();
        const QSignalSpy completed(view(), &HugeTextView::completed);
        m_view->setText("small", {});
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(completed.count(), 0);
    }

    void anotherTextReplacesIt()
    {
        m_view->setText(m_log, {});
        m_view->setText("small", {});
        QVERIFY(m_view->isComplete());
        QCOMPARE(m_view->text(), u"small"_s);
        QVERIFY(m_view->surface()->isVisible());
        QCOMPARE(view()->text().length(), 0L);
        QTest::keyClick(m_view->surface(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(m_view->findChild<FindBar *>()->target(), m_view->surface());
        load();
        QVERIFY(m_view->text() == shown(m_log));
        m_view->setText("small again", {});
        QCOMPARE(m_view->text(), u"small again"_s);
    }

    void itsBytesGoWithIt()
    {
        auto bytes = std::make_shared<std::string>(m_log.constData(), std::size_t(m_log.size()));
        const std::weak_ptr<std::string> seen = bytes;
        m_view->setText(QByteArray::fromRawData(bytes->data(), qsizetype(bytes->size())), {}, bytes);
        bytes.reset();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isComplete(), patienceMs);
        QVERIFY(!seen.expired());
        m_view->setText("small", {});
        QTRY_VERIFY(seen.expired());
    }

    void itCanBeLeftWhileItIsRead()
    {
        m_view->setText(m_log, {});
        m_view.reset();
        QTest::qWait(0);
        QVERIFY(!m_view);
    }

    void readersReadTheRowOfTheCursor()
    {
        load();
        QTest::keyClick(view(), Qt::Key_Down);
        auto *interface = QAccessible::queryAccessibleInterface(view());
        QCOMPARE(interface->text(QAccessible::Value), u"red 1 of a long log"_s);
        QVERIFY(interface->state().readOnly);
        auto *text = interface->textInterface();
        QVERIFY(text != nullptr);
        QCOMPARE(text->cursorPosition(), 0);
        QCOMPARE(text->text(0, 5), u"red 1"_s);
    }

    void lettersGrow()
    {
        load();
        const int rows = view()->verticalScrollBar()->pageStep();
        view()->setZoom(10);
        QVERIFY(view()->verticalScrollBar()->pageStep() < rows);
        view()->setZoom(0);
        QCOMPARE(view()->verticalScrollBar()->pageStep(), rows);
    }

private:
    HugeTextView *view() const { return m_view->hugeView(); }

    void load()
    {
        m_view->setText(m_log, {});
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isComplete(), patienceMs);
        view()->setFocus();
    }

    QByteArray m_log;
    std::unique_ptr<PlainTextView> m_view;
};

QTEST_MAIN(TestHugeTextView)
#include "tst_hugetextview.moc"
