// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/trailcopy.h"
#include "models/trail/read/trail.h"
#include "tests/app/session/execution/trailfixture.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace vitrine;

class TestTrailCopy final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void theCopyHoldsTheSameAndVerifies()
    {
        const TrailFixture trail({ "x = 1", "y = 2" });
        QVERIFY(copyTrail(trail.file().toStdString(), target().toStdString(), {}));
        const auto copy = Trail::open(target().toStdString());
        QVERIFY(copy);
        QCOMPARE((*copy)->steps(trail.run())->size(), 2);
        QVERIFY((*copy)->verify()->isIntact);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).filter(QStringLiteral(".part")), QStringList());
    }

    void replacesWhatWasThere()
    {
        const TrailFixture trail({ "x = 1" });
        QFile file(target());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("something else");
        file.close();
        QVERIFY(copyTrail(trail.file().toStdString(), target().toStdString(), {}));
        QVERIFY(Trail::open(target().toStdString()));
    }

    void aCancelledCopyLeavesNothing()
    {
        const TrailFixture trail({ "x = 1" });
        const auto copied = copyTrail(
            trail.file().toStdString(), target().toStdString(), [](std::uint64_t, std::uint64_t) { return false; });
        QVERIFY(!copied);
        QVERIFY(copied.error().code == ErrorCode::Cancelled);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
    }

    void removesWhatAKilledCopyLeft()
    {
        const TrailFixture trail({ "x = 1" });
        for (const char *ending : { ".999999.part", ".999999.part-journal", ".999999.part-lock" }) {
            QFile left(target() + QLatin1StringView(ending));
            QVERIFY(left.open(QIODevice::WriteOnly));
        }
        QVERIFY(copyTrail(trail.file().toStdString(), target().toStdString(), {}));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList { QStringLiteral("copy.vitrine") });
    }

    void saysThatTheLocationCannotBeWritten()
    {
        const TrailFixture trail({ "x = 1" });
        const auto copied = copyTrail(trail.file().toStdString(), "/nowhere/at/all.vitrine", {});
        QVERIFY(!copied);
        QCOMPARE(copied.error().file, std::string("/nowhere/at/all.vitrine"));
        QVERIFY(copied.error().code == ErrorCode::FileNotFound);
    }

private:
    QString target() const { return m_folder->filePath(QStringLiteral("copy.vitrine")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestTrailCopy)
#include "tst_trailcopy.moc"
