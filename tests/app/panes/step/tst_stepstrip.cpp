// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepstrip.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

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
        place(strip, buttons + 3 * text);
        QVERIFY(run->x() > detail->geometry().right());
        place(strip, buttons + text / 2);
        QVERIFY(run->y() > detail->geometry().bottom());
        QVERIFY(drop->x() > run->geometry().right());
        QVERIFY(detail->width() >= text);
        QVERIFY(strip.minimumSizeHint().width() <= buttons + text / 2);
        place(strip, buttons + 3 * text);
        QVERIFY(run->x() > detail->geometry().right());
    }

private:
    static void place(QWidget &strip, int width)
    {
        strip.resize(width, strip.heightForWidth(width));
        QCoreApplication::processEvents();
        strip.resize(width, strip.heightForWidth(width));
        QCoreApplication::processEvents();
    }
};

QTEST_MAIN(TestStepStrip)
#include "tst_stepstrip.moc"
