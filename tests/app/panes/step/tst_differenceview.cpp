// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/textsurface.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/panes/step/differenceview.h"
#include "tests/app/panes/step/steps.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

class TestDifferenceView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void bothSidesHaveTheSameLines();
    void longEqualPartsAreFoldedAndUnfold();
    void returnUnfolds();
    void differencesAreWalked();
    void bothSidesScrollTogether();
    void theCountIsReported();
    void withoutAComparisonItSaysWhy();
    void whereItIsLowTheTitlesStayWhole();

private:
    void show(const std::string &left, const std::string &right);
    QStringList leftLines() const { return m_view->leftSurface()->plainText().split(u'\n'); }
    QStringList rightLines() const { return m_view->rightSurface()->plainText().split(u'\n'); }
    int cursorLine() const;

    std::unique_ptr<DifferenceView> m_view;
};

void TestDifferenceView::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    applyPalette(PaletteChoice::Light);
    m_view = std::make_unique<DifferenceView>();
    m_view->resize(700, 300);
    m_view->show();
}

void TestDifferenceView::show(const std::string &left, const std::string &right)
{
    m_view->setSections(
        DifferenceDocument::between(recordedStep("x", left), executionOf("x", StepStatus::Ok, right)), {}, {});
}

int TestDifferenceView::cursorLine() const
{
    int line = 0;
    int index = 0;
    m_view->leftSurface()->getCursorPosition(&line, &index);
    return line;
}

void TestDifferenceView::bothSidesHaveTheSameLines()
{
    show("a\nb\nc\n", "a\nx\ny\nc\n");
    QCOMPARE(leftLines().size(), rightLines().size());
    const auto at = leftLines().indexOf(u"b"_s);
    QVERIFY(at > 0);
    QCOMPARE(rightLines()[at], u"x"_s);
    QCOMPARE(leftLines()[at + 1], QString());
    QCOMPARE(rightLines()[at + 1], u"y"_s);
    QCOMPARE(leftLines()[at + 2], u"c"_s);
}

void TestDifferenceView::longEqualPartsAreFoldedAndUnfold()
{
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += "line " + std::to_string(i) + "\n";
    show(text, text);
    QVERIFY(!leftLines().contains(u"line 20"_s));
    const auto fold = leftLines().indexOf(u"▸ 40 lines"_s);
    QVERIFY(fold > 0);
    m_view->unfold(int(fold));
    QVERIFY(leftLines().contains(u"line 20"_s));
    QVERIFY(rightLines().contains(u"line 20"_s));
    QCOMPARE(leftLines().size(), rightLines().size());
}

void TestDifferenceView::returnUnfolds()
{
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += "line " + std::to_string(i) + "\n";
    show(text, text + "more\n");
    const auto fold = leftLines().indexOf(u"▸ 38 lines"_s);
    QVERIFY(fold > 0);
    m_view->rightSurface()->setCursorPosition(int(fold), 0);
    QTest::keyClick(m_view->rightSurface(), Qt::Key_Return);
    QVERIFY(leftLines().contains(u"line 20"_s));
}

void TestDifferenceView::differencesAreWalked()
{
    show("a\nb\nc\nd\ne\n", "a\nB\nc\nd\nE\n");
    m_view->goToNextDifference();
    QCOMPARE(leftLines()[cursorLine()], u"b"_s);
    m_view->goToNextDifference();
    QCOMPARE(leftLines()[cursorLine()], u"e"_s);
    m_view->goToNextDifference();
    QCOMPARE(leftLines()[cursorLine()], u"e"_s);
    m_view->goToPreviousDifference();
    QCOMPARE(leftLines()[cursorLine()], u"b"_s);
}

void TestDifferenceView::bothSidesScrollTogether()
{
    std::string left;
    std::string right;
    for (int i = 0; i < 200; ++i) {
        left += "left " + std::to_string(i) + "\n";
        right += "other " + std::to_string(i) + "\n";
    }
    show(left, right);
    m_view->leftSurface()->verticalScrollBar()->setValue(50);
    QCOMPARE(m_view->rightSurface()->verticalScrollBar()->value(), 50);
    m_view->rightSurface()->verticalScrollBar()->setValue(10);
    QCOMPARE(m_view->leftSurface()->verticalScrollBar()->value(), 10);
}

void TestDifferenceView::theCountIsReported()
{
    show("a\nb\nc\n", "x\nb\ny\n");
    QVERIFY(m_view->findChild<QLabel *>(u"differenceCount"_s)->text().startsWith(u"2 "_s));
}

void TestDifferenceView::withoutAComparisonItSaysWhy()
{
    m_view->clear(u"not replayed yet"_s);
    QCOMPARE(m_view->findChild<QLabel *>(u"differenceReason"_s)->text(), u"not replayed yet"_s);
    QVERIFY(m_view->findChild<QLabel *>(u"differenceReason"_s)->isVisible());
    QVERIFY(!m_view->leftSurface()->isVisible());
}

void TestDifferenceView::whereItIsLowTheTitlesStayWhole()
{
    auto *next = m_view->findChild<QToolButton *>(u"nextDifference"_s);
    const auto titleIsWhole = [this](const QString &text) {
        const auto titles = m_view->findChildren<QLabel *>();
        const auto title = std::ranges::find(titles, text, &QLabel::text);
        return (*title)->height() >= (*title)->sizeHint().height();
    };
    QWidget low;
    m_view->setParent(&low);
    m_view->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    show("a\nb\nc\n", "a\nx\nc\n");
    for (const bool isLow : { true, false }) {
        m_view->resize(700, m_view->fontMetrics().height() * (isLow ? 3 : 8));
        low.resize(m_view->size());
        low.show();
        m_view->show();
        QCoreApplication::processEvents();
        QCOMPARE(next->isVisible(), !isLow);
        QVERIFY(titleIsWhole(u"Recorded"_s));
        QVERIFY(titleIsWhole(u"Replayed"_s));
        QVERIFY(m_view->leftSurface()->height() > 0);
    }
    m_view->setParent(nullptr);
}

QTEST_MAIN(TestDifferenceView)
#include "tst_differenceview.moc"
