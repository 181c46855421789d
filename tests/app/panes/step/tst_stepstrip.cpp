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

    void theRuleStaysInViewBesideLinks()
    {
        StepStrip strip;
        strip.setMessage(Meaning::Blocked, u"Step 4 was blocked."_s, u"Rule imports.allow of smolagents-default."_s);
        auto *allow = strip.addButton(u"allow"_s, u"Allow sympy — 9 steps would pass"_s);
        const auto *line = strip.addLink(u"line"_s, u"Go to Line 1"_s);
        const auto *same = strip.addLink(u"same"_s, u"8 more steps denied for the same reason"_s);
        strip.show();
        const int links = line->sizeHint().width() + same->sizeHint().width();
        const auto *rule = strip.findChild<QLabel *>(u"stripDetail"_s);
        const auto labels = strip.findChildren<QLabel *>();
        const auto shown = std::ranges::find_if(
            labels, [&](const QLabel *label) { return label->isVisible() && label->text() == rule->text(); });
        QVERIFY(shown != labels.end());
        location(strip, links + allow->sizeHint().width() + strip.fontMetrics().averageCharWidth() * 12);
        QVERIFY((*shown)->width() >= strip.fontMetrics().averageCharWidth() * 15);
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
