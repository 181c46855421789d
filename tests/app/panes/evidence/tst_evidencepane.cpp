// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/chainmap.h"
#include "app/panes/evidence/evidencepane.h"
#include "app/panes/evidence/proofjob.h"
#include "app/panes/step/stepstrip.h"
#include "app/session/jobs/joblist.h"
#include "models/items/stepmodel.h"
#include "models/trail/chain/proof.h"
#include "models/trail/write/recorder.h"
#include "tests/app/window/shownwindow.h"
#include "tests/models/trail/samples.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// The layout that shows what a trail is worth as evidence, by keys.
class TestEvidencePane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
        QVERIFY(m_folder.isValid());
    }

    void cleanup() { m_window.reset(); }

    void listsTheEntriesOfTheTrail()
    {
        QVERIFY(openIn(*m_window));
        show();
        QTRY_VERIFY_WITH_TIMEOUT(entries()->model()->rowCount() > 3, patienceMs);
        QCOMPARE(cell(0, 1), u"Trail created"_s);
        QCOMPARE(cell(1, 1), u"Import of loans.json started"_s);
        // Which was verified when it was opened.
        QTRY_VERIFY_WITH_TIMEOUT(sum()->headline().endsWith(u"entries, all verified"_s), patienceMs);
        QCOMPARE(cell(0, 4), u"Verified"_s);
    }

    // The descriptions of the entries would be cut.
    void aNarrowPaneHasTheEntryBelowTheList()
    {
        QVERIFY(openIn(*m_window));
        show();
        QTRY_VERIFY_WITH_TIMEOUT(entries()->model()->rowCount() > 3, patienceMs);
        const auto *split = find<QSplitter>(u"evidenceSplitter"_s);
        auto *pane = find<QDockWidget>(u"evidence"_s);
        pane->setFloating(true);
        const int unit = pane->fontMetrics().averageCharWidth();
        const int line = pane->fontMetrics().height();
        pane->resize(unit * 140, line * 40);
        QTRY_COMPARE(split->orientation(), Qt::Horizontal);
        pane->resize(unit * 80, line * 40);
        QTRY_COMPARE(split->orientation(), Qt::Vertical);
        pane->resize(unit * 80, line * 16);
        QTRY_COMPARE(split->orientation(), Qt::Horizontal);
    }

    void verifiesByItsButton()
    {
        QVERIFY(openIn(*m_window));
        show();
        QTRY_VERIFY_WITH_TIMEOUT(entries()->model()->rowCount() > 3, patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(find<QPushButton>(u"verifyTrail"_s)->text(), u"Verify Again"_s, patienceMs);
        auto *verify = find<QPushButton>(u"verifyTrail"_s);
        QSignalSpy verified(m_window->project(), &Project::verified);
        verify->setFocus();
        QTest::keyClick(verify, Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(verified.size(), 1, patienceMs);
        QVERIFY(sum()->headline().endsWith(u"entries, all verified"_s));
        QCOMPARE(sum()->meaning(), Meaning::Ok);
        QCOMPARE(cell(0, 4), u"Verified"_s);
        QTRY_COMPARE(find<QPushButton>(u"verifyTrail"_s)->text(), u"Verify Again"_s);
    }

    void leadsToTheStepOfAnEntryAndFollowsTheStep()
    {
        QVERIFY(openIn(*m_window));
        show();
        const auto run = [this](const QString &name) { return m_window->findChild<QAction *>(name)->trigger(); };
        QTRY_VERIFY_WITH_TIMEOUT(entries()->model()->rowCount() > 3, patienceMs);
        m_window->project()->selectStep(m_window->project()->steps()->idAt(2));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->step() && m_window->project()->isQuiet(), patienceMs);
        run(u"runStep"_s);
        QTRY_VERIFY_WITH_TIMEOUT(rowWith(u"Run 1, step 3 ran: "_s) >= 0, patienceMs);
        const int ran = rowWith(u"Run 1, step 3 ran: "_s);
        m_window->project()->selectStep(m_window->project()->steps()->idAt(1));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(entries()->currentIndex().row() != ran, patienceMs);
        entries()->setCurrentIndex(entries()->model()->index(ran, 0));
        entries()->setFocus();
        QTest::keyClick(entries(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(
            m_window->project()->currentStep(), m_window->project()->steps()->idAt(2), patienceMs);
        QVERIFY(find<QLabel>(u"entryHeading"_s)->text().contains(u"Run 1, step 3 ran: "_s));
        // And back: the step leads to its newest entry.
        m_window->project()->selectStep(m_window->project()->steps()->idAt(1));
        QTRY_VERIFY_WITH_TIMEOUT(entries()->currentIndex().row() != ran, patienceMs);
        m_window->project()->selectStep(m_window->project()->steps()->idAt(2));
        QTRY_COMPARE_WITH_TIMEOUT(entries()->currentIndex().row(), ran, patienceMs);
        QCOMPARE(find<ChainMap>(u"chainMap"_s)->current(), std::uint64_t(ran) + 1);
    }

    // A proof is of what is selected here, not of the step that the rest of the window shows.
    void theProofIsThatOfTheSelectedEntry()
    {
        QVERIFY(openIn(*m_window));
        show();
        QTRY_VERIFY_WITH_TIMEOUT(entries()->model()->rowCount() > 3, patienceMs);
        m_window->project()->selectStep(m_window->project()->steps()->idAt(2));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->step() && m_window->project()->isQuiet(), patienceMs);
        m_window->findChild<QAction *>(u"runStep"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(rowWith(u"Run 1, step 3 ran: "_s) >= 0, patienceMs);
        m_window->project()->selectStep(m_window->project()->steps()->idAt(1));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
        auto *prove = find<QPushButton>(u"saveProof"_s);
        entries()->setCurrentIndex(entries()->model()->index(0, 0)); // that the trail was created
        QTRY_VERIFY(!prove->isEnabled());
        QVERIFY(!prove->toolTip().isEmpty());
        QObject::disconnect(find<EvidencePane>(u"evidencePane"_s), &EvidencePane::proofWanted, nullptr, nullptr);
        QSignalSpy proofs(find<EvidencePane>(u"evidencePane"_s), &EvidencePane::proofWanted);
        entries()->setCurrentIndex(entries()->model()->index(rowWith(u"Run 1, step 3 ran: "_s), 0));
        QTRY_VERIFY(prove->isEnabled());
        prove->click();
        QCOMPARE(proofs.size(), 1);
        QCOMPARE(proofs.front().at(1).toLongLong(), qlonglong(m_window->project()->steps()->idAt(2)));
    }

    void aDamagedTrailIsShownAtItsLocation()
    {
        const auto file = trail(u"damaged.vitrine"_s);
        samples::tamper(file.toStdString(), "UPDATE steps SET ordinal = 9");
        QVERIFY(openIn(*m_window, file));
        show();
        QTRY_VERIFY_WITH_TIMEOUT(entries()->model()->rowCount() > 2, patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(sum()->meaning(), Meaning::Error, patienceMs);
        QVERIFY(sum()->headline().startsWith(u"Damaged at entry "_s));
        QTRY_COMPARE_WITH_TIMEOUT(
            entries()->currentIndex().siblingAtColumn(4).data().toString(), u"Damaged"_s, patienceMs);
        QVERIFY(find<QLabel>(u"entryHeading"_s)->isVisible());
    }

    // A layout may show and hide the pane more than once.
    void theDamageStaysSelectedWhileNoOtherStepIs()
    {
        const auto file = trail(u"kept.vitrine"_s);
        samples::tamper(file.toStdString(), "UPDATE steps SET ordinal = 9");
        QSignalSpy verified(m_window->project(), &Project::verified);
        QVERIFY(openIn(*m_window, file));
        QTRY_COMPARE_WITH_TIMEOUT(verified.size(), 1, patienceMs);
        m_window->project()->selectStep(m_window->project()->steps()->idAt(1));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->step() && m_window->project()->isQuiet(), patienceMs);
        auto *pane = find<QDockWidget>(u"evidence"_s);
        for (int time = 0; time < 2; ++time) {
            show();
            QTRY_COMPARE_WITH_TIMEOUT(
                entries()->currentIndex().siblingAtColumn(4).data().toString(), u"Damaged"_s, patienceMs);
            pane->hide();
        }
        show();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
        QCOMPARE(entries()->currentIndex().siblingAtColumn(4).data().toString(), u"Damaged"_s);
    }

    // Above the entry the list has the width for them; the time gives way.
    void theStatesOfADamagedTrailAreNotCut()
    {
        const auto file = trail(u"states.vitrine"_s);
        samples::tamper(file.toStdString(), "UPDATE steps SET ordinal = 9");
        QVERIFY(openIn(*m_window, file));
        show();
        QTRY_COMPARE_WITH_TIMEOUT(sum()->meaning(), Meaning::Error, patienceMs);
        auto *pane = find<QDockWidget>(u"evidence"_s);
        pane->setFloating(true);
        pane->resize(pane->fontMetrics().averageCharWidth() * 88, pane->fontMetrics().height() * 40);
        QTRY_COMPARE(find<QSplitter>(u"evidenceSplitter"_s)->orientation(), Qt::Vertical);
        constexpr int state = 4;
        const auto needed = [this] { return static_cast<QAbstractItemView *>(entries())->sizeHintForColumn(state); };
        QTRY_VERIFY(entries()->columnWidth(state) >= needed());
    }

    // In a small window the sentences need the room of the map, in French above all.
    void theSentencesOfADamagedTrailAreNotCut()
    {
        const auto file = trail(u"low.vitrine"_s);
        samples::tamper(file.toStdString(), "UPDATE steps SET ordinal = 9");
        QVERIFY(openIn(*m_window, file));
        show();
        QTRY_COMPARE_WITH_TIMEOUT(sum()->meaning(), Meaning::Error, patienceMs);
        auto *pane = find<QDockWidget>(u"evidence"_s);
        pane->setFloating(true);
        const int unit = pane->fontMetrics().averageCharWidth();
        const int line = pane->fontMetrics().height();
        for (const int lines : { 14, 40 }) {
            pane->resize(unit * 88, line * lines);
            QTRY_COMPARE(find<ChainMap>(u"chainMap"_s)->isVisible(), lines == 40);
            for (const auto *text : { u"stripHeadline", u"stripDetail" }) {
                const auto *label = sum()->findChild<QLabel *>(QString(text));
                QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(QString(text)));
            }
        }
    }

    void aProofOfAStepHolds()
    {
        const auto file = trail(u"proved.vitrine"_s);
        JobList jobs;
        const auto target = m_folder.filePath(u"step.proof"_s);
        auto job = std::make_unique<ProofJob>(file, u"log.json"_s, 1, target);
        QSignalSpy saved(job.get(), &ProofJob::saved);
        jobs.start(std::move(job));
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, patienceMs);
        QFile proof(target);
        QVERIFY(proof.open(QIODevice::ReadOnly));
        const auto checked = verifyProof(proof.readAll().toStdString());
        // Nobody has sealed the trail: that is all that is missing.
        QVERIFY(checked && checked->kind == "step" && checked->id == 1);
        QCOMPARE(checked->reason, std::string("unsigned"));
    }

    void aProofThatCannotBeWrittenIsReported()
    {
        const auto file = trail(u"unproved.vitrine"_s);
        JobList jobs;
        auto job = std::make_unique<ProofJob>(file, u"log.json"_s, 1, u"/nonexistent/step.proof"_s);
        QSignalSpy failed(job.get(), &ProofJob::failed);
        jobs.start(std::move(job));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patienceMs);
        QVERIFY(failed.front().front().value<Error>().code == ErrorCode::FileNotFound);
    }

    void closingForgetsTheTrail()
    {
        QVERIFY(openIn(*m_window));
        show();
        QTRY_VERIFY_WITH_TIMEOUT(entries()->model()->rowCount() > 3, patienceMs);
        m_window->project()->close();
        QCOMPARE(entries()->model()->rowCount(), 0);
        QCOMPARE(find<ChainMap>(u"chainMap"_s)->current(), 0);
    }

private:
    template <typename T>
    T *find(const QString &name) const
    {
        return m_window->findChild<T *>(name);
    }
    QTreeView *entries() const { return find<QTreeView>(u"entriesView"_s); }
    StepStrip *sum() const { return find<StepStrip>(u"evidenceSum"_s); }
    QString cell(int row, int column) const { return entries()->model()->index(row, column).data().toString(); }
    int rowWith(const QString &beginning) const
    {
        for (int row = entries()->model()->rowCount() - 1; row >= 0; --row)
            if (cell(row, 1).startsWith(beginning))
                return row;
        return -1;
    }
    QString trail(const QString &name) const
    {
        const auto file = m_folder.filePath(name);
        const auto recorder = Recorder::open(file.toStdString());
        const auto source = (*recorder)->addSource(
            { .file = "l", .sha256 = "1", .size = 1, .format = "f", .importerVersion = "1", .importedAt = 1 });
        const bool isMade = source && (*recorder)->addRun(*source, {}, samples::steps(2))
            && (*recorder)->completeSource(*source, "{}");
        return isMade ? file : QString();
    }
    void show() const { QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier); }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestEvidencePane)
#include "tst_evidencepane.moc"
