// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/menubutton.h"

#include <QMenu>
#include <QStyle>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestMenuButton final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theArrowHasRoomAfterTheText()
    {
        const MenuButton button(u"Saved Filters"_s);
        QToolButton plain;
        plain.setText(button.text());
        plain.setToolButtonStyle(Qt::ToolButtonTextOnly);
        QVERIFY(button.sizeHint().width()
            > plain.sizeHint().width() + button.style()->pixelMetric(QStyle::PM_MenuButtonIndicator));
        QVERIFY(button.menu() != nullptr);
        QCOMPARE(button.popupMode(), QToolButton::InstantPopup);
    }
};

QTEST_MAIN(TestMenuButton)
#include "tst_menubutton.moc"
