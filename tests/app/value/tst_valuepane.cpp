// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/execution/inprocessbackend.h"
#include "app/lists/recordview.h"
#include "app/text/plaintextview.h"
#include "app/value/valueorigin.h"
#include "app/window/mainwindow.h"
#include "app/window/project.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QListWidget>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// A value leads to where it came from.
class TestValuePane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init() { failOnWarnings(); }

    void aNameStaysAName()
    {
        const auto statement = originStatement(1, "x' OR 'a'='a", 3);
        QVERIFY(statement.contains("= 'x'' OR ''a''=''a'"));
    }

    void eachStepStandsOnceAsItRanLast()
    {
        SqlAnswer answer;
        const auto row = [&answer](std::int64_t step, const char *change, const char *value) {
            answer.rows.push_back({ step, step, std::string(change), std::string(value) });
        };
        row(4, "changed", "new");
        row(4, "changed", "old");
        row(2, "added", "first");
        const auto origins = originsIn(answer);
        QCOMPARE(origins.size(), std::size_t(2));
        QCOMPARE(origins[0].value, std::string("new"));
        QVERIFY(origins[1].isNew);
    }

    void aVariableLeadsToTheStepsThatSetIt()
    {
        MainWindow window(makeInProcessBackend);
        window.show();
        auto *project = window.project();
        window.openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(project->currentStep() != 0 && project->isQuiet(), patienceMs);
        window.findChild<QAction *>(u"replay"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!project->isQuiet(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project->isQuiet(), patienceMs);
        project->selectStep(project->steps()->idAt(project->steps()->rowCount() - 1));
        auto *variables = window.findChild<RecordView *>(u"variablesView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(variables->model()->rowCount() > 0, patienceMs);
        window.findChild<QAction *>(u"show-value"_s)->trigger();
        auto *origins = window.findChild<QListWidget *>(u"valueOrigins"_s);
        for (int row = 0; row < variables->model()->rowCount() && origins->count() == 0; ++row) {
            variables->setCurrentIndex(variables->model()->index(row, 0));
            if (QTest::qWaitFor([origins] { return origins->count() > 0; }, 2'000))
                break;
        }
        QVERIFY(origins->count() > 0);
        QVERIFY(!window.findChild<PlainTextView *>(u"valueText"_s)->text().isEmpty());
        const auto before = project->currentStep();
        QTest::keyClick(&window, Qt::Key_F4);
        QTRY_VERIFY(project->currentStep() != before);
    }
};

QTEST_MAIN(TestValuePane)
#include "tst_valuepane.moc"
