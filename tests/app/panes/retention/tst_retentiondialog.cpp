// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/retention/retentiondialog.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "base/clock.h"
#include "models/trail/read/recordings.h"
#include "models/trail/write/recorder.h"
#include "tests/app/window/shownwindow.h"
#include "tests/models/trail/samples.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;
constexpr double day = 86'400;

} // namespace

/// Old runs deleted or moved in the window: chosen by age and project, and seen before anything is done.
class TestRetentionDialog final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void choosesByAgeAndProject()
    {
        JobList jobs;
        RetentionDialog dialog(
            { QString::fromStdString(newTrail()), u"trail"_s, [](RunId run) { return int(run) + 10; } }, &jobs);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        auto *age = dialog.findChild<QSpinBox *>(u"retentionAge"_s);
        auto *project = dialog.findChild<QComboBox *>(u"retentionProject"_s);
        auto *runs = dialog.findChild<QTreeWidget *>(u"retentionRuns"_s);
        auto *prune = dialog.findChild<QPushButton *>(u"retentionNow"_s);
        QTRY_COMPARE_WITH_TIMEOUT(runs->topLevelItemCount(), 2, patienceMs);
        QCOMPARE(prune->text(), u"&Delete (2)"_s);
        QCOMPARE(project->count(), 3);
        project->setCurrentIndex(project->findData(u"/home/me/one"_s));
        QCOMPARE(runs->topLevelItemCount(), 1);
        QCOMPARE(runs->topLevelItem(0)->text(0), u"11"_s);
        age->setValue(0);
        QCOMPARE(runs->topLevelItemCount(), 1);
        project->setCurrentIndex(0);
        QCOMPARE(runs->topLevelItemCount(), 0);
        QVERIFY(!prune->isEnabled());
        age->setValue(30);
        QCOMPARE(runs->topLevelItemCount(), 2);
        auto *move = dialog.findChild<QCheckBox *>(u"retentionMove"_s);
        move->setChecked(true);
        QVERIFY(!prune->isEnabled());
        dialog.findChild<QLineEdit *>(u"retentionTarget"_s)->setText(u"/x"_s);
        QVERIFY(prune->isEnabled());
        QCOMPARE(prune->text(), u"Mo&ve (2)"_s);
        QSignalSpy wanted(&dialog, &RetentionDialog::pruningRequested);
        QVERIFY(!prune->isDefault() && !prune->autoDefault()); // Return in a field deletes nothing
        prune->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().at(0).value<Pruning>().runs, (std::vector<RunId> { 1, 2 }));
        QCOMPARE(wanted.front().at(1).toString(), u"/x"_s);
    }

    void deletesAndMoves_data()
    {
        QTest::addColumn<bool>("isMove");
        QTest::newRow("delete") << false;
        QTest::newRow("move") << true;
    }

    void deletesAndMoves()
    {
        QFETCH(bool, isMove);
        const auto window = firstWindow();
        const std::string file = newTrail();
        QVERIFY(openIn(*window, QString::fromStdString(file)));
        const QString target = m_folder.filePath(u"moved%1.vitrine"_s.arg(m_count));
        window->findChild<QAction *>(u"deleteRuns"_s)->trigger();
        auto *dialog = window->findChild<RetentionDialog *>(u"retentionDialog"_s);
        QTRY_COMPARE_WITH_TIMEOUT(
            dialog->findChild<QTreeWidget *>(u"retentionRuns"_s)->topLevelItemCount(), 2, patienceMs);
        if (isMove) {
            dialog->findChild<QCheckBox *>(u"retentionMove"_s)->setChecked(true);
            dialog->findChild<QLineEdit *>(u"retentionTarget"_s)->setText(target);
        }
        QSignalSpy opened(window->project(), &Project::opened);
        dialog->findChild<QPushButton *>(u"retentionNow"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(window->project()->totals().runs, 1U, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(window->project()->jobs()->count() == 0, patienceMs);
        const auto trail = Trail::open(file);
        QVERIFY((*trail)->verify()->isIntact);
        QCOMPARE(deletionsOf(**trail)->front().runs.size(), 2U);
        QCOMPARE(QFile::exists(target), isMove);
        if (isMove)
            QCOMPARE(*(*Trail::open(target.toStdString()))->runCount(), 2U);
    }

private:
    /// Two old runs of two projects, and a new one.
    std::string newTrail()
    {
        const std::string file = m_folder.filePath(u"%1.vitrine"_s.arg(++m_count)).toStdString();
        const auto recorder = Recorder::open(file);
        const SourceId source = *(*recorder)->addSource(samples::source());
        for (const auto &[ago, folder] : { std::pair(100, "one"), std::pair(200, "two"), std::pair(1, "two") }) {
            RunRecord run = samples::bareRun();
            run.time.endedAt = secondsSinceEpoch() - ago * day;
            run.extra = std::string(R"({"cwd":"/home/me/)") + folder + "\"}";
            (*recorder)->addRun(source, run, samples::steps(2));
        }
        (*recorder)->completeSource(source, "{}");
        return file;
    }

    QTemporaryDir m_folder;
    int m_count = 0;
};

QTEST_MAIN(TestRetentionDialog)
#include "tst_retentiondialog.moc"
