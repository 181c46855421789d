// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/linkbutton.h"
#include "app/panes/step/stepstrip.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// What the strip over a step says has room in a narrow pane, too.
class TestStepStrip final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void buttonsGiveWayToWords()
    {
        StepStrip strip;
        strip.setMessage(Meaning::Info, u"This step has a draft."_s, u"The recording is unchanged."_s);
        auto *run = strip.addButton(u"run"_s, u"Run the Draft"_s);
        auto *drop = strip.addButton(u"drop"_s, u"Discard the Draft"_s);
        const auto *detail = strip.findChild<QLabel *>(u"stripDetail"_s);
        const int buttons = run->sizeHint().width() + drop->sizeHint().width();
        const int text = detail->fontMetrics().horizontalAdvance(detail->text());
        strip.show();
        location(strip, buttons + 3 * text);
        QVERIFY(run->x() > detail->geometry().right());
        location(strip, buttons + text / 2);
        QVERIFY(run->y() > detail->geometry().bottom());
        QVERIFY(drop->x() > run->geometry().right());
        QVERIFY(detail->width() >= text);
        QVERIFY(strip.minimumSizeHint().width() <= buttons + text / 2);
        location(strip, buttons + 3 * text);
        QVERIFY(run->x() > detail->geometry().right());
    }

    void theHeadlineTakesTwoLinesAtMost()
    {
        StepStrip strip;
        const auto headline = u"Schritt 3 wurde blockiert: Import of pandas is not allowed."_s;
        strip.setMessage(Meaning::Blocked, headline, u"Regel imports.allow"_s);
        auto *allow = strip.addButton(u"allow"_s, u"pandas erlauben – ein Schritt ginge durch"_s);
        auto *why = strip.addButton(u"why"_s, u"Warum?"_s);
        const auto *label = strip.findChild<QLabel *>(u"stripHeadline"_s);
        const int words = label->fontMetrics().horizontalAdvance(headline);
        const int buttons = allow->sizeHint().width() + why->sizeHint().width();
        strip.show();
        for (const int width : { buttons + words / 2, buttons + words * 4 / 5, buttons + words * 2 }) {
            location(strip, width);
            QVERIFY2(label->height() <= 2 * label->fontMetrics().lineSpacing() + 2, qPrintable(QString::number(width)));
        }
    }

    void theRuleIsNeverCut()
    {
        StepStrip strip;
        const auto detail = u"Rule imports.allow."_s;
        strip.setMessage(Meaning::Blocked, u"Step 4 was blocked."_s, detail);
        const auto *allow = strip.addButton(u"allow"_s, u"Allow sympy — 9 steps would pass"_s);
        const auto *line = strip.addLink(u"line"_s, u"Go to Line 1"_s);
        const auto *same = strip.addLink(u"same"_s, u"8 more steps denied for the same reason"_s);
        strip.show();
        const int links = line->sizeHint().width() + same->sizeHint().width();
        const int letter = strip.fontMetrics().averageCharWidth();
        const int buttons = allow->sizeHint().width();
        for (const int width : { links, links + letter * 12, links + buttons + letter * 12, links + buttons * 3 }) {
            location(strip, width);
            int shown = 0;
            for (const auto *label : strip.findChildren<QLabel *>()) {
                if (label->isHidden() || label->text() != detail)
                    continue;
                ++shown;
                const int needed = label->fontMetrics().horizontalAdvance(detail);
                QVERIFY2(
                    label->width() >= needed, qPrintable(u"%1: %2 of %3"_s.arg(width).arg(label->width()).arg(needed)));
            }
            QCOMPARE(shown, 1);
        }
        // Shown wide, it can still become narrow again.
        QVERIFY(strip.minimumSizeHint().width() < links + buttons);
    }

private:
    static void location(QWidget &strip, int width)
    {
        strip.resize(width, strip.heightForWidth(width));
        QCoreApplication::processEvents();
        strip.resize(width, strip.heightForWidth(width));
        QCoreApplication::processEvents();
    }
};

QTEST_MAIN(TestStepStrip)
#include "tst_stepstrip.moc"
