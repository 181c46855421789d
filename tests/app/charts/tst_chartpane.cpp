// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/chartpane.h"
#include "models/items/runmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QFile>
#include <QTemporaryDir>

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
        QFile file(folder.filePath(u"two.jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const char *task : { "one", "two" })
            file.write(QByteArray("{'run_id': '%', 'task': '%', 'steps': [{'step_number': 1, 'code_action': 'x = 1', "
                                  "'observations': '', 'token_usage': null}]}\n")
                    .replace('%', task)
                    .replace('\'', '"'));
        file.close();
        QVERIFY(openIn(*window, file.fileName()));
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
};

QTEST_MAIN(TestChartPane)
#include "tst_chartpane.moc"
