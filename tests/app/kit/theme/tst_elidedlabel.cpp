// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/elidedlabel.h"
#include "app/wording/plaintip.h"

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

    void theDotsAreWhereTheWordsEndWhateverTheWindowsDirection()
    {
        ElidedLabel label;
        label.setElided();
        label.setLayoutDirection(Qt::RightToLeft);
        label.setText(QString(40, u'H'));
        label.resize(label.fontMetrics().horizontalAdvance(label.text()) / 2, label.sizeHint().height());
        const auto picture = label.grab().toImage().convertToFormat(QImage::Format_RGB32);
        const int dots = label.fontMetrics().horizontalAdvance(u'…');
        const QRect left(0, 0, 3 * dots, picture.height() / 2);
        const QRect right(picture.width() - dots + 1, 0, dots - 1, picture.height() / 2);
        QVERIFY(hasInk(picture.copy(left)));
        QVERIFY(!hasInk(picture.copy(right)));
    }

    void whatIsWholeIsWhereLinesBegin()
    {
        ElidedLabel label;
        label.setElided();
        label.setLayoutDirection(Qt::RightToLeft);
        label.setText(u"HHH"_s);
        label.resize(label.fontMetrics().horizontalAdvance(label.text()) * 4, label.sizeHint().height());
        const auto picture = label.grab().toImage().convertToFormat(QImage::Format_RGB32);
        const int half = picture.width() / 2;
        QVERIFY(!hasInk(picture.copy(0, 0, half, picture.height())));
        QVERIFY(hasInk(picture.copy(half, 0, half, picture.height())));
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
    static bool hasInk(const QImage &picture)
    {
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 0; y < picture.height(); ++y)
                if (picture.pixel(x, y) != picture.pixel(0, 0))
                    return true;
        return false;
    }

    static void askForTip(QWidget &widget)
    {
        const auto location = widget.rect().center();
        QHelpEvent help(QEvent::ToolTip, location, widget.mapToGlobal(location));
        QCoreApplication::sendEvent(&widget, &help);
    }
};

QTEST_MAIN(TestElidedLabel)
#include "tst_elidedlabel.moc"
