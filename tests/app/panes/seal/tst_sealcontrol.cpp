// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/shapelabel.h"
#include "app/kit/widgets/messagestrip.h"
#include "app/panes/step/stepstrip.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/session/sealjob.h"
#include "app/window/mainwindow.h"
#include "models/items/runmodel.h"
#include "models/trail/write/recorder.h"
#include "tests/models/trail/samples.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// What the window says of the state of the trail that is open.
class TestSealControl : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(u"vitrine-seal-test"_s);
    }

    void saysThatASealIsBroken()
    {
        const QString file = trail(u"sealed.vitrine"_s);
        seal(file);
        samples::tamper(file.toStdString(), "UPDATE steps SET ordinal = 9");
        MainWindow window(makeInProcessBackend);
        open(window, file); // which verifies it
        const auto headline = window.findChild<QLabel *>(u"trailState"_s)->text();
        QVERIFY2(headline.startsWith(u"The trail is damaged at entry "_s), qPrintable(headline));
        QVERIFY2(headline.endsWith(u"the seal up to entry 4 is invalid."_s), qPrintable(headline));
    }

    void leadsToTheStepThatIsDamaged()
    {
        const QString file = trail(u"damaged.vitrine"_s, 2);
        samples::tamper(file.toStdString(), "UPDATE steps SET is_final_answer = 1 WHERE id = 2");
        MainWindow window(makeInProcessBackend);
        open(window, file);
        QTRY_COMPARE_WITH_TIMEOUT(window.project()->currentStep(), 1, patienceMs);
        // One strip, of the pane that shows where the damage is.
        auto *strip = window.findChild<StepStrip *>(u"evidenceSum"_s);
        QTRY_COMPARE_WITH_TIMEOUT(strip->meaning(), Meaning::Error, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(strip->isVisible() && !strip->visibleRegion().isEmpty(), patienceMs);
        QVERIFY(!window.findChild<MessageStrip *>(u"messageStrip"_s)->isVisible());
        QVERIFY(strip->findChild<QPushButton *>(u"recoverTrail"_s) != nullptr);
        QVERIFY(strip->findChild<QPushButton *>(u"sealTrail"_s) == nullptr);
        // And it stands at the damage.
        QTRY_VERIFY_WITH_TIMEOUT(
            window.findChild<QLabel *>(u"entryHeading"_s)->text().contains(u"Run 1 recorded"_s), patienceMs);
        press(strip, u"showDamage"_s, u"Show Step"_s);
        QTRY_COMPARE_WITH_TIMEOUT(window.project()->currentStep(), 2, patienceMs);
        QSignalSpy verified(window.project(), &Project::verified);
        press(strip, u"verifyTrail"_s, u"Verify Again"_s);
        QTRY_COMPARE_WITH_TIMEOUT(verified.size(), 1, patienceMs);
    }

    void nothingIsGreenBeforeTheVerificationHasEnded()
    {
        const QString file = trail(u"sealed2.vitrine"_s);
        seal(file);
        MainWindow window(makeInProcessBackend);
        window.show();
        QSignalSpy verified(window.project(), &Project::verified);
        QList<Meaning> before;
        const auto meanings = [&window] {
            return QList { window.findChild<StepStrip *>(u"evidenceSum"_s)->meaning(),
                window.findChild<ShapeLabel *>(u"trailShape"_s)->meaning() };
        };
        connect(window.project(), &Project::opened, this, [&] { before = meanings(); });
        window.openFiles({ file });
        QTRY_COMPARE_WITH_TIMEOUT(verified.size(), 1, patienceMs);
        QVERIFY(!before.isEmpty());
        QVERIFY(!before.contains(Meaning::Ok) && !before.contains(Meaning::Sealed));
        QCOMPARE(meanings(), QList({ Meaning::Sealed, Meaning::Sealed }));
    }

    void keepsDamageOutOfATrailThatIsOpenedNext()
    {
        const QString damaged = trail(u"first.vitrine"_s);
        samples::tamper(damaged.toStdString(), "UPDATE steps SET ordinal = 9");
        const QString other = trail(u"second.vitrine"_s);
        MainWindow window(makeInProcessBackend);
        open(window, damaged);
        QSignalSpy ended(window.project()->jobs(), &JobList::ended);
        window.project()->verify();
        window.project()->close();
        const QSignalSpy verified(window.project(), &Project::verified); // it may have been there before
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patienceMs);
        QCOMPARE(verified.size(), 0);
        open(window, other);
        QVERIFY(!window.project()->runs()->isDamaged(1));
    }

    void saysThatATrailIsNewer()
    {
        const QString file = trail(u"newer.vitrine"_s);
        samples::tamper(file.toStdString(), "PRAGMA user_version = 999");
        MainWindow window(makeInProcessBackend);
        open(window, file);
        QTRY_COMPARE_WITH_TIMEOUT(window.findChild<MessageStrip *>()->message().headline,
            u"This trail was written by a newer version of Vitrine."_s, patienceMs);
        QCOMPARE(window.project()->runs()->rowCount(), 1);
    }

private:
    static void press(QWidget *strip, const QString &name, const QString &text)
    {
        auto *button = strip->findChild<QPushButton *>(name);
        QVERIFY(button);
        QTRY_VERIFY_WITH_TIMEOUT(button->isVisible(), patienceMs);
        QCOMPARE(button->text(), text);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }

    QString trail(const QString &name, std::uint64_t count = 1) const
    {
        const QString file = m_folder.filePath(name);
        const auto recorder = Recorder::open(file.toStdString());
        std::vector<StepRecord> steps(count);
        for (std::uint64_t i = 0; i < count; ++i) {
            steps[i].ordinal = i + 1;
            steps[i].code.push_back({ .language = Language::Python, .text = "x = 1", .origin = CodeOrigin::Field });
        }
        const auto source = (*recorder)->addSource(
            { .file = "l", .sha256 = "1", .size = 1, .format = "f", .importerVersion = "1", .importedAt = 1 });
        const bool isMade
            = source && (*recorder)->addRun(*source, {}, steps) && (*recorder)->completeSource(*source, "{}");
        return isMade ? file : QString();
    }

    void seal(const QString &file) const
    {
        SealJob job(file, u"log.json"_s, { { QString(file + u".pem").toStdString(), {}, true }, {} });
        QSignalSpy ended(&job, &Job::ended);
        QThreadPool pool;
        job.start(&pool);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patienceMs);
    }

    static void open(MainWindow &window, const QString &file)
    {
        window.show();
        window.openFiles({ file });
        QTRY_VERIFY_WITH_TIMEOUT(window.project()->isOpen() && window.project()->isQuiet(), patienceMs);
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(TestSealControl)
#include "tst_sealcontrol.moc"
