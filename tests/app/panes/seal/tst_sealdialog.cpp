// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/seal/sealdialog.h"
#include "app/session/sealjob.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"
#include "tests/models/trail/samples.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Sealing from the window: what the dialog asks for, and the job that does it.
class TestSealDialog : public QObject {
    Q_OBJECT

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void asksForTheKeyring();
    void asksForAFile();
    void sealsWithAKeyOfAFile();
    void saysThatTheKeyringFailed();
    void saysThatAFileFailed();
    void sealsNoDamagedTrail();
};

void TestSealDialog::asksForTheKeyring()
{
    SealDialog dialog;
    QVERIFY(dialog.request() == SealRequest {});
    QVERIFY(!dialog.findChild<QLineEdit *>(u"sealKeyFile"_s)->isEnabled());
    QVERIFY(dialog.findChild<QPushButton *>(u"sealNow"_s)->isEnabled());
}

void TestSealDialog::asksForAFile()
{
    auto *dialog = new SealDialog;
    std::optional<SealRequest> wanted;
    connect(dialog, &SealDialog::sealRequested, this, [&](const SealRequest &request) { wanted = request; });
    dialog->findChild<QRadioButton *>(u"sealFile"_s)->setChecked(true);
    auto *seal = dialog->findChild<QPushButton *>(u"sealNow"_s);
    QVERIFY(!seal->isEnabled());
    dialog->findChild<QLineEdit *>(u"sealKeyFile"_s)->setText(u"my.pem"_s);
    dialog->findChild<QLineEdit *>(u"sealCheckpoint"_s)->setText(u"my.checkpoint"_s);
    dialog->findChild<QCheckBox *>(u"sealNewKey"_s)->setChecked(true);
    QVERIFY(seal->isEnabled());
    dialog->show();
    seal->click();
    const SealRequest asked { .key = { .file = "my.pem", .name = {}, .isNew = true }, .checkpoint = "my.checkpoint" };
    QVERIFY(wanted == asked);
}

void TestSealDialog::sealsWithAKeyOfAFile()
{
    const QString file = path(u"one.vitrine"_s);
    QVERIFY(Recorder::open(file.toStdString()));
    const std::string checkpoint = path(u"one.checkpoint"_s).toStdString();
    SealJob job(file, u"log.json"_s, { { path(u"one.pem"_s).toStdString(), {}, true }, checkpoint });
    QSignalSpy ended(&job, &Job::ended);
    std::optional<Checkpoint> sealed;
    connect(&job, &SealJob::sealed, this, [&](const Checkpoint &reported) { sealed = reported; });
    QThreadPool pool;
    job.start(&pool);
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(sealed && sealed->entries == 1);
    const auto verification = (*Trail::open(file.toStdString()))->verify({}, { *sealed, {} });
    QVERIFY(verification && verification->isIntact && verification->isSealed);
    QVERIFY(QFile::exists(path(u"one.checkpoint"_s)));
}

void TestSealDialog::saysThatTheKeyringFailed()
{
    const QString file = path(u"two.vitrine"_s);
    QVERIFY(Recorder::open(file.toStdString()));
    SealJob job(file, u"log.json"_s, {}, Keyring(u"/nonexistent/vitrine-keyring"_s));
    QSignalSpy failed(&job, &SealJob::failed);
    QSignalSpy rejected(&job, &SealJob::keyringFailed);
    QThreadPool pool;
    job.start(&pool);
    QTRY_COMPARE(rejected.size(), 1);
    QCOMPARE(failed.size(), 0);
    QVERIFY(!(*Trail::open(file.toStdString()))->claimedSeal()->isSealed);
}

void TestSealDialog::saysThatAFileFailed()
{
    const QString file = path(u"three.vitrine"_s);
    QVERIFY(Recorder::open(file.toStdString()));
    SealJob job(file, u"log.json"_s, { { path(u"nothing.pem"_s).toStdString(), {}, false }, {} });
    QSignalSpy failed(&job, &SealJob::failed);
    QThreadPool pool;
    job.start(&pool);
    QTRY_COMPARE(failed.size(), 1);
}

void TestSealDialog::sealsNoDamagedTrail()
{
    const QString file = path(u"four.vitrine"_s);
    samples::writeTrail(file.toStdString());
    samples::tamper(file.toStdString(), "UPDATE steps SET seconds = 77");
    const std::uint64_t entries = *(*Trail::open(file.toStdString()))->entryCount();
    SealJob job(file, u"log.json"_s, { { path(u"four.pem"_s).toStdString(), {}, true }, {} });
    QSignalSpy failed(&job, &SealJob::failed);
    QThreadPool pool;
    job.start(&pool);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().detail, std::string("seal.damaged"));
    QVERIFY(!QFile::exists(path(u"four.pem"_s)));
    QCOMPARE(*(*Trail::open(file.toStdString()))->entryCount(), entries);
}

QTEST_MAIN(TestSealDialog)
#include "tst_sealdialog.moc"
