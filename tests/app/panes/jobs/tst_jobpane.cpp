// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/jobs/jobindicator.h"
#include "app/panes/jobs/jobmodel.h"
#include "app/panes/jobs/jobpane.h"
#include "app/session/jobs/joblist.h"
#include "app/session/jobs/observedjob.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// The list of jobs as a user drives it, with work that this test does.
class TestJobPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support propagateSizeHints)"_s));
        m_window = std::make_unique<QWidget>();
        m_jobs = std::make_unique<JobList>();
        m_stopped.clear();
        auto *layout = new QVBoxLayout(m_window.get());
        m_pane = new JobPane(m_jobs.get());
        m_other = new QLineEdit;
        layout->addWidget(m_pane);
        layout->addWidget(m_other);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_pane->model());
        m_window->resize(1200, 300);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_tester.reset();
        m_window.reset();
        m_jobs.reset();
    }

    void listsSeveralThatRunAtOnce()
    {
        begin(u"Importing a"_s)->setProgress(25, 100);
        begin(u"Verifying b"_s);
        QCOMPARE(rows(), 2);
        QCOMPARE(text(0, JobModel::Column::Title), u"Importing a"_s);
        QCOMPARE(text(0, JobModel::Column::State), u"Running"_s);
        QCOMPARE(text(0, JobModel::Column::Progress), u"25 %"_s);
        QCOMPARE(text(1, JobModel::Column::Progress), QString());
    }

    void keepsWhatHasEndedAtItsLocation()
    {
        auto *first = begin(u"Importing a"_s);
        begin(u"Verifying b"_s);
        first->finish({ .text = u"All 3 records were read."_s, .file = u"/a.vitrine"_s });
        QCOMPARE(rows(), 2);
        QCOMPARE(text(0, JobModel::Column::State), u"Done"_s);
        QCOMPARE(text(0, JobModel::Column::Result), u"All 3 records were read."_s);
        QCOMPARE(text(1, JobModel::Column::State), u"Running"_s);
    }

    // However long the name of a log is, the status bar says what became of its job.
    void theEndOfAJobIsNeverCut()
    {
        const JobIndicator indicator(m_jobs.get());
        const auto *words = indicator.findChild<QLabel *>(u"jobText"_s);
        const QString title = u"Importing "_s + QString(200, u'a');
        auto *job = begin(title);
        QTest::qWait(400); // shorter ones are not told of
        job->finish({});
        QVERIFY2(words->text().endsWith(u": done"), qPrintable(words->text()));
        QVERIFY(words->text().size() < 80);
    }

    void reportsFailuresAndStops()
    {
        begin(u"a"_s)->fail(
            { .code = ErrorCode::DiskFull, .file = "/x/b.vitrine", .line = {}, .byte = {}, .detail = {} });
        begin(u"b"_s)->fail({ .code = ErrorCode::Cancelled, .file = {}, .line = {}, .byte = {}, .detail = {} });
        QCOMPARE(text(0, JobModel::Column::State), u"Failed"_s);
        QVERIFY(text(0, JobModel::Column::Result).contains(u"b.vitrine"));
        QCOMPARE(text(1, JobModel::Column::State), u"Stopped"_s);
        QVERIFY(m_pane->model()->spoken(1).contains(u"Stopped"));
    }

    void reportsWhatIsWaitedFor()
    {
        const auto progress = std::make_shared<RemoteProgress>();
        auto *job = begin(u"a"_s);
        job->setProgress(progress);
        QCOMPARE(text(0, JobModel::Column::State), u"Running"_s);
        progress->report({ SiteProgress::Stage::BuildingImage, "Step 2/7 : RUN \u202epip\n" });
        QCOMPARE(text(0, JobModel::Column::State), u"Building image"_s);
        QVERIFY(text(0, JobModel::Column::Result).startsWith(u"Step 2/7"));
        QVERIFY(!text(0, JobModel::Column::Result).contains(QChar(0x202e)));
        progress->report({ SiteProgress::Stage::Installing, "Collecting sympy" });
        QVERIFY(m_pane->model()->spoken(0).contains(u"Installing packages"));
        progress->report({ SiteProgress::Stage::Warning, "no limit of memory" });
        QCOMPARE(text(0, JobModel::Column::State), u"Installing packages"_s);
        progress->report({ SiteProgress::Stage::Ready, {} });
        QCOMPARE(text(0, JobModel::Column::State), u"Running"_s);
        QCOMPARE(progress->takeWarnings(), std::vector<std::string> { "no limit of memory" });
    }

    void stopsTheChosenOneByKey()
    {
        begin(u"a"_s);
        begin(u"b"_s);
        choose(1);
        QTest::keyClick(view(), Qt::Key_Delete);
        QCOMPARE(m_stopped, QStringList { u"b"_s });
        QCOMPARE(text(1, JobModel::Column::State), u"Stopping"_s);
        QVERIFY(!action("stopChosenJob")->isEnabled());
    }

    void opensAResultByKey()
    {
        QSignalSpy opened(m_pane, &JobPane::openRequested);
        auto *job = begin(u"a"_s);
        choose(0);
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(opened.count(), 0);
        job->finish({ .text = {}, .file = u"/a.vitrine"_s });
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.front().front().toString(), u"/a.vitrine"_s);
    }

    void takesTheEndedOnesOffTheList()
    {
        begin(u"a"_s)->finish({});
        begin(u"b"_s);
        begin(u"c"_s)->finish({});
        QVERIFY(action("forgetEndedJobs")->isEnabled());
        action("forgetEndedJobs")->trigger();
        QCOMPARE(rows(), 1);
        QCOMPARE(text(0, JobModel::Column::Title), u"b"_s);
        QVERIFY(!action("forgetEndedJobs")->isEnabled());
    }

    void leavesTheFocusWhereItIs()
    {
        m_other->setFocus();
        begin(u"a"_s)->finish({ .text = u"It is there."_s });
        QVERIFY(m_other->hasFocus());
    }

    void forgetsTheOldestOfVeryMany()
    {
        auto *running = begin(u"running"_s);
        for (int n = 0; n < JobModel::mostKept + 10; ++n)
            begin(QString::number(n))->finish({});
        QCOMPARE(rows(), JobModel::mostKept);
        QCOMPARE(text(0, JobModel::Column::Title), u"running"_s);
        running->finish({});
    }

private:
    ObservedJob *begin(const QString &title)
    {
        auto job = std::make_unique<ObservedJob>(title, [this, title] { m_stopped.append(title); });
        auto *started = job.get();
        m_jobs->start(std::move(job));
        return started;
    }

    int rows() const { return m_pane->model()->rowCount(); }
    QString text(int row, JobModel::Column column) const
    {
        return m_pane->model()->index(row, int(column)).data().toString();
    }
    QTreeView *view() const { return m_window->findChild<QTreeView *>(u"jobsView"_s); }
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1StringView(name)); }
    void choose(int row) const
    {
        view()->setFocus();
        view()->setCurrentIndex(view()->model()->index(row, 0));
    }

    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<JobList> m_jobs;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    JobPane *m_pane = nullptr;
    QLineEdit *m_other = nullptr;
    QStringList m_stopped;
};

QTEST_MAIN(TestJobPane)
#include "tst_jobpane.moc"
