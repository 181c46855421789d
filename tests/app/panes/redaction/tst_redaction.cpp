// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/redaction/findingmodel.h"
#include "app/panes/redaction/redactiondialog.h"
#include "app/panes/redaction/secretsjob.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "models/trail/write/recorder.h"
#include "tests/app/window/shownwindow.h"
#include "tests/models/trail/samples.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

// Put together here, so that no file of the project holds anything that looks like one.
const std::string token = std::string("ghp_") + "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gJ6";
const std::string mail = "jane.doe@corp-mail.net";

} // namespace

/// Redaction by finding in the window: listed in the background, chosen by keys, applied as a job.
class TestRedaction final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void listsFindingsMasked()
    {
        FindingModel model([](RunId run) { return int(run) + 10; });
        model.setFindings({ { token, "ghp_…", SecretKind::Token, 2, { { 1, 2, "code", "key = ghp_…" }, {} } },
            { mail, "j…", SecretKind::EmailAddress, 30, { { 1, 0, "task", "to j…" } } },
            { "x", "x…", SecretKind::Iban, 1, { { 0, 0, "replay.logs", "\u202e<b>" } } } });
        const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(cell(0, 0), u"Token"_s);
        QCOMPARE(cell(0, 1), u"key = ghp_…"_s);
        QCOMPARE(cell(0, 2), u"2"_s);
        QCOMPARE(cell(0, 3), u"Run 11, step 2: Code"_s);
        QCOMPARE(cell(1, 3), u"Run 11: Task"_s);
        QCOMPARE(cell(2, 3), u"Scratch run: Replay: Printed output"_s);
        QVERIFY(!cell(2, 1).contains(QChar(0x202e)));
        QVERIFY(model.index(1, 0).data(Qt::ToolTipRole).toString().contains(u"18 more"_s));
        QCOMPARE(model.checkedCount(), 3);
        QSignalSpy changed(&model, &FindingModel::checksChanged);
        QVERIFY(model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(model.checkedCount(), 2);
        QCOMPARE(model.checked().back().text, std::string("x"));
        model.checkAll(false);
        QVERIFY(model.checked().empty());
        QCOMPARE(changed.size(), 2);
    }

    void redactsWhatIsChecked()
    {
        const auto window = firstWindow();
        const auto file = openTrail(*window);
        auto *dialog = ask(*window);
        auto *view = dialog->findChild<QTreeView *>(u"redactionFindings"_s);
        auto *redact = dialog->findChild<QPushButton *>(u"redactionNow"_s);
        QTRY_COMPARE_WITH_TIMEOUT(view->model()->rowCount(), 2, patienceMs);
        QCOMPARE(redact->text(), u"&Redact (2)"_s);
        QVERIFY(!dialog->findChild<QProgressBar *>(u"redactionProgress"_s)->isVisible());
        // The address stays: Space unchecks the current row.
        const int row = view->model()->index(0, 0).data().toString() == u"E-mail address"_s ? 0 : 1;
        view->setCurrentIndex(view->model()->index(row, 0));
        QTest::keyClick(view, Qt::Key_Space);
        QCOMPARE(redact->text(), u"&Redact (1)"_s);
        dialog->findChild<QLineEdit *>(u"redactionReason"_s)->setText(u"asked for"_s);
        QSignalSpy opened(window->project(), &Project::opened);
        redact->click();
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(window->project()->jobs()->count() == 0, patienceMs);
        const auto left = secretsIn(**Trail::open(file), SecretsWanted::All);
        QCOMPARE(left->size(), 1U);
        QCOMPARE(left->front().text, mail);
        QVERIFY((*Trail::open(file))->verify()->isIntact);
    }

    void changesNothingWhenItIsCanceled()
    {
        const auto window = firstWindow();
        const auto file = openTrail(*window);
        const auto head = *(*Trail::open(file))->head();
        auto *dialog = ask(*window);
        auto *view = dialog->findChild<QTreeView *>(u"redactionFindings"_s);
        QTRY_COMPARE_WITH_TIMEOUT(view->model()->rowCount(), 2, patienceMs);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(window->project()->jobs()->count() == 0, patienceMs);
        QCOMPARE(*(*Trail::open(file))->head(), head);
    }

    void searchesForWhatIsWanted()
    {
        const auto window = firstWindow();
        openTrail(*window);
        auto *dialog = ask(*window);
        auto *view = dialog->findChild<QTreeView *>(u"redactionFindings"_s);
        auto *wanted = dialog->findChild<QComboBox *>(u"redactionWanted"_s);
        wanted->setCurrentIndex(wanted->findData(int(SecretsWanted::Secrets)));
        QTRY_COMPARE_WITH_TIMEOUT(view->model()->rowCount(), 1, patienceMs);
        QCOMPARE(view->model()->index(0, 0).data().toString(), u"Token"_s);
        dialog->findChild<QPushButton *>(u"redactionNone"_s)->click();
        QVERIFY(!dialog->findChild<QPushButton *>(u"redactionNow"_s)->isEnabled());
        dialog->findChild<QPushButton *>(u"redactionAll"_s)->click();
        QVERIFY(dialog->findChild<QPushButton *>(u"redactionNow"_s)->isEnabled());
        dialog->reject();
    }

    /// Jobs begin from the event loop, so the search is not over before the button is pressed.
    void canBeStopped()
    {
        JobList jobs;
        const std::string file = newTrail();
        RedactionDialog dialog({ QString::fromStdString(file), u"trail"_s, [](RunId run) { return int(run); } }, &jobs);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto *stop = dialog.findChild<QPushButton *>(u"redactionStop"_s);
        QVERIFY(stop->isVisible());
        QVERIFY(!dialog.findChild<QPushButton *>(u"redactionNow"_s)->isEnabled());
        stop->click();
        QTRY_COMPARE_WITH_TIMEOUT(
            dialog.findChild<QLabel *>(u"redactionState"_s)->text(), u"The search was stopped."_s, patienceMs);
        QVERIFY(!stop->isVisible());
        QCOMPARE(dialog.findChild<QTreeView *>(u"redactionFindings"_s)->model()->rowCount(), 0);
    }

    void saysWhyItCannotSearch()
    {
        JobList jobs;
        RedactionDialog dialog({ u"/no/trail"_s, u"trail"_s, [](RunId run) { return int(run); } }, &jobs);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        auto *state = dialog.findChild<QLabel *>(u"redactionState"_s);
        QTRY_VERIFY_WITH_TIMEOUT(state->text().contains(u"file not found"_s), patienceMs);
        QVERIFY(!dialog.findChild<QPushButton *>(u"redactionNow"_s)->isEnabled());
    }

private:
    std::string newTrail()
    {
        const std::string file = m_folder.filePath(u"%1.vitrine"_s.arg(++m_count)).toStdString();
        const auto recorder = Recorder::open(file);
        const SourceId source = *(*recorder)->addSource(samples::source());
        std::vector<StepRecord> steps = samples::steps(2);
        steps[0].code = { { Language::Python, "key = '" + token + "'", CodeOrigin::Tag } };
        steps[1].thought = "ask " + mail;
        steps[1].outputs = { { OutputStream::Log, "it is " + token, false } };
        (*recorder)->addRun(source, samples::bareRun(), steps);
        (*recorder)->completeSource(source, "{}");
        return file;
    }

    std::string openTrail(MainWindow &window)
    {
        const std::string file = newTrail();
        return openIn(window, QString::fromStdString(file)) ? file : std::string();
    }

    static RedactionDialog *ask(MainWindow &window)
    {
        window.findChild<QAction *>(u"redact"_s)->trigger();
        return window.findChild<RedactionDialog *>(u"redactionDialog"_s);
    }

    QTemporaryDir m_folder;
    int m_count = 0;
};

QTEST_MAIN(TestRedaction)
#include "tst_redaction.moc"
