// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/chartpane.h"
#include "app/panes/charts/chartview.h"
#include "app/panes/filter/filteredit.h"
#include "models/items/runmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QTemporaryDir>

#include <initializer_list>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// Charts in the window lead to the steps that they are of.
class TestChartPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void whatIsOpenedComesUp()
    {
        const auto window = firstWindow();
        QVERIFY(window);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"two.jsonl"_s);
        QVERIFY(writeRuns(path, { "one", "two" }));
        QVERIFY(openIn(*window, path));
        auto *project = window->project();
        QTRY_COMPARE(project->runs()->rowCount(), 2);
        const auto first = project->currentRun();
        const auto second = project->runs()->listing().all->at(1);
        auto *charts = window->findChild<ChartPane *>();
        Q_EMIT charts->filterWanted(u"run == %1"_s.arg(second));
        QTRY_COMPARE(project->currentRun(), second);
        // A run that is among what is wanted stays.
        Q_EMIT charts->filterWanted(u"run >= %1"_s.arg(first));
        QTRY_COMPARE(project->runs()->rowCount(), 2);
        QTRY_VERIFY(project->isQuiet());
        QCOMPARE(project->currentRun(), second);
    }

    void followsTheFilterWhereThatIsWantedAndSaysSo()
    {
        const auto window = firstWindow();
        QVERIFY(window);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"three.jsonl"_s);
        QVERIFY(writeRuns(path, { "one", "two", "three" }));
        QVERIFY(openIn(*window, path));
        window->findChild<QAction *>(u"show-charts"_s)->trigger();
        auto *charts = window->findChild<ChartPane *>();
        auto *figure = charts->findChild<QComboBox *>(u"chartFigure"_s);
        figure->setCurrentIndex(figure->findText(u"Steps"_s));
        const auto title = [&] { return window->findChild<QDockWidget *>(u"charts"_s)->accessibleName(); };
        QTRY_COMPARE(charts->view()->data().groups.size(), 3U);
        QCOMPARE(title(), u"Charts, Steps by Run: 3 run(s)"_s);
        auto *field = window->findChild<FilterEdit *>(u"filterField"_s);
        field->use(u"run >= 2"_s);
        QTRY_COMPARE(window->project()->runs()->rowCount(), 2);
        QCOMPARE(title(), u"Charts, Steps by Run: 3 run(s)"_s);
        charts->findChild<QCheckBox *>(u"chartLimit"_s)->setChecked(true);
        QTRY_COMPARE(charts->view()->data().groups.size(), 2U);
        QCOMPARE(title(), u"Charts, Steps by Run: 2 of 3 run(s)"_s);
        field->use(u"run == 99"_s);
        QTRY_COMPARE(charts->view()->data().groups.size(), 0U);
        QTRY_COMPARE(title(), u"Charts, Steps by Run: 0 of 3 run(s)"_s);
        const auto *nothing = charts->findChild<QWidget *>(u"chartNothing"_s);
        QVERIFY(nothing->isVisible());
        field->use(QString());
        QTRY_COMPARE(charts->view()->data().groups.size(), 3U);
        window->project()->close();
        QCOMPARE(title(), u"Charts"_s);
    }

private:
    static bool writeRuns(const QString &path, std::initializer_list<const char *> tasks)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return false;
        for (const char *task : tasks)
            file.write(QByteArray("{'run_id': '%', 'task': '%', 'steps': [{'step_number': 1, 'code_action': 'x = 1', "
                                  "'observations': '', 'token_usage': null}]}\n")
                    .replace('%', task)
                    .replace('\'', '"'));
        return true;
    }
};

QTEST_MAIN(TestChartPane)
#include "tst_chartpane.moc"
