// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/plaintip.h"
#include "app/theme/elidedlabel.h"

#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 5'000;
const auto sentence = u"A sentence with <b>marks</b> that is longer than its label"_s;

} // namespace

/// A line that gives way where there is no room for it, and still says all in its tip.
class TestElidedLabel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itGivesWayOnlyWhereItMay()
    {
        ElidedLabel label;
        label.setText(sentence);
        const int whole = label.minimumSizeHint().width();
        QVERIFY(whole > 0);
        label.setElided();
        QCOMPARE(label.minimumSizeHint().width(), 0);
        QVERIFY(label.minimumSizeHint().height() >= label.fontMetrics().height());
    }

    /// What is cut ends in dots: the same picture as of the text with dots.
    void whatHasNoRoomEndsInDots()
    {
        ElidedLabel label;
        label.setElided();
        label.setText(sentence);
        label.resize(label.fontMetrics().horizontalAdvance(sentence) / 2, label.sizeHint().height());
        const auto cut = label.grab().toImage();
        label.setText(label.fontMetrics().elidedText(sentence, Qt::ElideRight, label.width()));
        QCOMPARE(label.grab().toImage(), cut);
    }

    void theTipSaysAllAndIsPlain()
    {
        ElidedLabel label;
        label.setElided();
        label.setText(sentence);
        label.resize(label.fontMetrics().horizontalAdvance(sentence) / 2, label.sizeHint().height());
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        askForTip(label);
        QTRY_COMPARE_WITH_TIMEOUT(QToolTip::text(), plainTip(sentence), patienceMs);
        QToolTip::hideText();
    }

    void whatIsWholeNeedsNoTip()
    {
        ElidedLabel label;
        label.setElided();
        label.setText(u"Short"_s);
        label.resize(label.fontMetrics().horizontalAdvance(label.text()) * 2, label.sizeHint().height());
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QToolTip::showText({}, {});
        askForTip(label);
        QVERIFY(QToolTip::text().isEmpty());
    }

private:
    static void askForTip(QWidget &widget)
    {
        const auto place = widget.rect().center();
        QHelpEvent help(QEvent::ToolTip, place, widget.mapToGlobal(place));
        QCoreApplication::sendEvent(&widget, &help);
    }
};

QTEST_MAIN(TestElidedLabel)
#include "tst_elidedlabel.moc"
