// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/theme.h"
#include "app/panes/colors/colordialog.h"
#include "app/panes/filter/filteredit.h"
#include "app/session/project.h"
#include "tests/app/window/shownwindow.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTextEdit>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// Colors that are switched while the window is open: nothing keeps those of before.
class TestLiveColors final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void everythingFollows_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::newRow("no filter") << QString();
        QTest::newRow("valid") << u"status == ok"_s;
        QTest::newRow("invalid") << u"statuss == ok"_s;
        QTest::newRow("no match") << u"status == timeout"_s;
    }

    void everythingFollows()
    {
        QFETCH(const QString, filter);
        const auto window = firstWindow();
        QVERIFY(window);
        window->findChild<QAction *>(u"lightColors"_s)->trigger();
        QVERIFY(openIn(*window));
        for (auto *dock : window->findChildren<QDockWidget *>())
            dock->show();
        window->findChild<FilterEdit *>(u"filterField"_s)->use(filter);
        QTRY_VERIFY(window->project()->isQuiet());
        for (const bool isDark : { true, false, true }) {
            window->findChild<QAction *>(isDark ? u"darkColors"_s : u"lightColors"_s)->trigger();
            QCoreApplication::processEvents();
            const auto isDarkIn = [](const QWidget *widget, QPalette::ColorRole role) {
                return widget->palette().color(role).lightness() < 128;
            };
            for (auto *widget : window->findChildren<QWidget *>())
                if (isField(widget)) // disabled fields have gray text in any colors
                    QVERIFY2(isDarkIn(widget, QPalette::Base) == isDark
                            && (!widget->isEnabled() || isDarkIn(widget, QPalette::Text) != isDark),
                        qPrintable(
                            QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName()));
            for (auto *view : window->findChildren<QAbstractItemView *>())
                QVERIFY2(unreadableIn(*view).isEmpty(),
                    qPrintable(view->objectName() % u": "_s % unreadableIn(*view).join(u"; ")));
        }
        window->findChild<QAction *>(u"lightColors"_s)->trigger();
    }

    void rulesFollow()
    {
        const auto window = firstWindow();
        QVERIFY(window);
        window->findChild<QAction *>(u"lightColors"_s)->trigger();
        ColorDialog dialog;
        window->findChild<QAction *>(u"darkColors"_s)->trigger();
        QCoreApplication::processEvents();
        const auto *list = dialog.findChild<QListWidget *>(u"colorRuleList"_s);
        for (int row = 0; row < list->count(); ++row)
            QVERIFY(contrastRatio(list->item(row)->background().color(), list->palette().color(QPalette::Text)) >= 4.5);
        window->findChild<QAction *>(u"lightColors"_s)->trigger();
    }

private:
    /// Cells whose own color of text is too little apart from what is behind them.
    static QStringList unreadableIn(const QAbstractItemView &view, const QModelIndex &parent = {})
    {
        QStringList unreadable;
        const auto *model = view.model();
        for (int row = 0;
            model != nullptr && view.testAttribute(Qt::WA_WState_Polished) && row < model->rowCount(parent); ++row) {
            for (int column = 0; column < model->columnCount(parent); ++column) {
                const auto cell = model->index(row, column, parent);
                const auto color = cell.data(Qt::ForegroundRole).value<QBrush>().color();
                if (cell.data(Qt::ForegroundRole).isValid()
                    && contrastRatio(color, view.palette().color(QPalette::Active, QPalette::Base)) < 4.5)
                    unreadable << cell.data().toString();
            }
            unreadable << unreadableIn(view, model->index(row, 0, parent));
        }
        return unreadable;
    }

    static bool isField(const QWidget *widget)
    {
        // What was never shown takes its colors when it is.
        if (!widget->testAttribute(Qt::WA_WState_Polished))
            return false;
        return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractItemView *>(widget)
            || qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
            || widget->inherits("QPlainTextEdit");
    }
};

QTEST_MAIN(TestLiveColors)
#include "tst_livecolors.moc"
