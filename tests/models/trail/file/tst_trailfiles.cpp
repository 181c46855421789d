// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/trail.h"

#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <sys/stat.h>
#include <unistd.h>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Files that are no trails, or that may not be touched: each gets its own error, and stays as it is.
class TestTrailFiles : public QObject {
    Q_OBJECT

private:
    QString make(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QFile::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }
    QString makeTrail(const QString &name)
    {
        const QString file = m_folder.filePath(name);
        if (!QFile::exists(file))
            samples::writeTrail(file.toStdString());
        return file;
    }
    static QByteArray bytesOf(const QString &name)
    {
        QFile file(name);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// What the helper program gets that is run as nobody; empty when it cannot be.
    QString asNobody(const QString &mode, const QString &file);
    QString closedFolder(const QString &name);

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init();
    void saysWhyAFileCannotBeRead_data();
    void saysWhyAFileCannotBeRead();
    void saysWhyAFileCannotBeWritten_data();
    void saysWhyAFileCannotBeWritten();
    void leavesForeignFilesAlone();
    void saysThatHalfATrailIsDamaged();
    void saysThatTheDiskIsFull();
    void saysThatAnotherHoldsTheTrail();
    void obeysPermissions_data();
    void obeysPermissions();
    void readsInAFolderThatIsClosed();
    void doesNotReadPastAJournalItCannotUse();
    void leavesNothingBesideWhatItReads();
    void doesNotDeleteWhatAJournalNames();
    void doesNotFollowJournals_data();
    void doesNotFollowJournals();
    void findsRowsByIndex_data();
    void findsRowsByIndex();
};

void TestTrailFiles::init()
{
    QVERIFY(m_folder.isValid());
    ::chmod(m_folder.path().toLocal8Bit().constData(), 0755);
}

void TestTrailFiles::saysWhyAFileCannotBeRead_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char *name, const QString &file, ErrorCode code) {
        QTest::newRow(name) << file << samples::nameOf(code);
    };
    row("nothing", m_folder.filePath(u"nothing"_s), ErrorCode::FileNotFound);
    row("no name", QString(), ErrorCode::FileNotFound);
    row("in nothing", m_folder.filePath(u"no/thing"_s), ErrorCode::FileNotFound);
    row("behind a file", make(u"file"_s, "x") + u"/thing"_s, ErrorCode::FileNotFound);
    row("folder", m_folder.path(), ErrorCode::IsDirectory);
    row("empty", make(u"empty"_s, ""), ErrorCode::EmptyFile);
    row("text", make(u"text"_s, "[{\"step\": 1}]"), ErrorCode::NotSqlite);
    row("long text", make(u"long"_s, QByteArray(100'000, 'x')), ErrorCode::NotSqlite);
    row("device", u"/dev/null"_s, ErrorCode::NotSqlite);
    const QString other = m_folder.filePath(u"other.sqlite"_s);
    SQLite::Database(other.toStdString(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE IF NOT EXISTS runs (id)");
    row("another database", other, ErrorCode::NotATrail);
    const QString newer = makeTrail(u"newer.trail"_s);
    SQLite::Database(newer.toStdString(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = 999; UPDATE compatibility SET readable_from = 999");
    row("newer", newer, ErrorCode::NewerSchema);
}

void TestTrailFiles::saysWhyAFileCannotBeRead()
{
    QFETCH(QString, file);
    QFETCH(std::string, code);
    const auto trail = Trail::open(file.toStdString());
    QCOMPARE(samples::codeOf(trail), code);
    QCOMPARE(QString::fromStdString(trail.error().file), file);
}

void TestTrailFiles::saysWhyAFileCannotBeWritten_data() { saysWhyAFileCannotBeRead_data(); }

void TestTrailFiles::saysWhyAFileCannotBeWritten()
{
    QFETCH(QString, file);
    QFETCH(std::string, code);
    const bool mayBeMade
        = QByteArray(QTest::currentDataTag()) == "nothing" || QByteArray(QTest::currentDataTag()) == "empty";
    QCOMPARE(samples::codeOf(Recorder::open(file.toStdString())), mayBeMade ? std::string("no error") : code);
    QFile::remove(m_folder.filePath(u"nothing"_s));
}

void TestTrailFiles::leavesForeignFilesAlone()
{
    QTemporaryDir folder;
    const std::string other = folder.filePath(u"other.sqlite"_s).toStdString();
    SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (id)");
    const QByteArray before = bytesOf(QString::fromStdString(other));
    QVERIFY(!Recorder::open(other));
    QVERIFY(!Trail::open(other));
    QCOMPARE(bytesOf(QString::fromStdString(other)), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList { u"other.sqlite"_s });
}

void TestTrailFiles::saysThatHalfATrailIsDamaged()
{
    const QByteArray whole = bytesOf(makeTrail(u"whole.trail"_s));
    const QString half = make(u"half.trail"_s, whole.first(whole.size() / 2));
    QCOMPARE(samples::codeOf(Trail::open(half.toStdString())), samples::nameOf(ErrorCode::Corrupt));
    QCOMPARE(samples::codeOf(Recorder::open(half.toStdString())), samples::nameOf(ErrorCode::Corrupt));

    constexpr qsizetype schemaFormat = 47; // the last byte of this number in the header
    QByteArray unknown = whole;
    unknown[schemaFormat] = 99;
    const QString other = make(u"unknown.trail"_s, unknown);
    QCOMPARE(samples::codeOf(Trail::open(other.toStdString())), samples::nameOf(ErrorCode::Corrupt));
}

// SQLite is given a file of so many pages: for it that is the same as a disk of that size.
void TestTrailFiles::saysThatTheDiskIsFull()
{
    const QString file = makeTrail(u"full.trail"_s);
    QProcess process;
    process.start(u"/bin/sh"_s,
        { u"-c"_s, u"ulimit -f 400; trap '' XFSZ; exec \"$0\" some \"$1\" 100000"_s,
            QStringLiteral(VITRINE_TRAIL_WRITER), file });
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 4);
    const QByteArray last = process.readAllStandardOutput().trimmed().split('\n').last();
    QVERIFY2(last.startsWith("disk-full") || last.startsWith("write-failed"), last.constData());
    QVERIFY(Recorder::open(file.toStdString()));
    QVERIFY((*Trail::open(file.toStdString()))->verify()->isIntact);
}

void TestTrailFiles::saysThatAnotherHoldsTheTrail()
{
    const std::string file = makeTrail(u"locked.trail"_s).toStdString();
    SQLite::Database other(file, SQLite::OPEN_READWRITE);
    other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    QCOMPARE(samples::codeOf(Trail::open(file)), samples::nameOf(ErrorCode::Locked));
}

QString TestTrailFiles::asNobody(const QString &mode, const QString &file)
{
    QProcess process;
    process.start(QStringLiteral(VITRINE_TRAIL_WRITER), { mode, file });
    process.waitForFinished();
    return process.exitCode() == 0 ? QString::fromUtf8(process.readAllStandardOutput().trimmed()) : QString();
}

QString TestTrailFiles::closedFolder(const QString &name)
{
    QDir(m_folder.path()).mkdir(name);
    const QString folder = m_folder.filePath(name);
    samples::writeTrail(folder.toStdString() + "/t.trail");
    ::chmod(folder.toLocal8Bit().constData(), 0555);
    return folder;
}

void TestTrailFiles::obeysPermissions_data()
{
    QTest::addColumn<int>("fileMode");
    QTest::addColumn<int>("folderMode");
    QTest::addColumn<QString>("reading");
    QTest::addColumn<QString>("writing");
    QTest::newRow("all allowed") << 0666 << 0777 << u"no error 2"_s << u"no error 0"_s;
    QTest::newRow("closed file") << 0600 << 0777 << u"no-permission 0"_s << u"no-permission 0"_s;
    QTest::newRow("read-only file") << 0444 << 0777 << u"no error 2"_s << u"read-only 0"_s;
    QTest::newRow("read-only folder") << 0666 << 0555 << u"no error 2"_s << u"read-only 0"_s;
    QTest::newRow("read-only both") << 0444 << 0555 << u"no error 2"_s << u"read-only 0"_s;
}

// Permissions do not bind the administrator, who may well run the tests: so the helper becomes nobody.
void TestTrailFiles::obeysPermissions()
{
    QFETCH(int, fileMode);
    QFETCH(int, folderMode);
    QFETCH(QString, reading);
    QFETCH(QString, writing);
    if (::geteuid() != 0)
        QSKIP("needs the rights to become another user");
    QTemporaryDir folder;
    const QString file = folder.filePath(u"t.trail"_s);
    samples::writeTrail(file.toStdString());
    ::chmod(file.toLocal8Bit().constData(), mode_t(fileMode));
    ::chmod(folder.path().toLocal8Bit().constData(), mode_t(folderMode));
    const QString read = asNobody(u"read"_s, file);
    if (read.isEmpty())
        QSKIP("cannot become another user here");
    QCOMPARE(read, reading);
    QCOMPARE(asNobody(u"open"_s, file), writing);
}

void TestTrailFiles::readsInAFolderThatIsClosed()
{
    const QString folder = closedFolder(u"closed # 100%?"_s);
    if (::geteuid() == 0)
        QCOMPARE(asNobody(u"read"_s, folder + u"/t.trail"_s), u"no error 2"_s);
    else
        QCOMPARE(*(*Trail::open(folder.toStdString() + "/t.trail"))->runCount(), 2U);
    ::chmod(folder.toLocal8Bit().constData(), 0755);
}

// A journal that a killed program left holds what is not in the file: to read without it would show too little.
void TestTrailFiles::doesNotReadPastAJournalItCannotUse()
{
    if (::geteuid() != 0)
        QSKIP("needs the rights to become another user");
    QTemporaryDir folder;
    const QString file = folder.filePath(u"t.trail"_s);
    const QString copy = folder.filePath(u"copy.trail"_s);
    {
        const auto recorder = Recorder::open(file.toStdString());
        QVERIFY((*recorder)->addSource(samples::source()));
        QVERIFY(QFile::copy(file, copy));
        QVERIFY(QFile::copy(file + u"-wal"_s, copy + u"-wal"_s));
    }
    for (const QString &name : { copy, QString(copy + u"-wal"_s) })
        ::chmod(name.toLocal8Bit().constData(), 0444);
    ::chmod(folder.path().toLocal8Bit().constData(), 0555);
    const QString read = asNobody(u"read"_s, copy);
    QVERIFY2(!read.startsWith(u"no error"), qPrintable(read));
    QVERIFY2(read.startsWith(u"journal"), qPrintable(read));
}

void TestTrailFiles::leavesNothingBesideWhatItReads()
{
    const QString name = makeTrail(u"beside.trail"_s);
    const std::string file = name.toStdString();
    const auto isAlone = [&] { return !QFile::exists(name + u"-wal"_s) && !QFile::exists(name + u"-shm"_s); };
    const QByteArray before = bytesOf(name);
    auto first = std::move(*Trail::open(file));
    QVERIFY(first->runCount());
    auto second = std::move(*Trail::open(file));
    first.reset();
    // Whoever reads on is not disturbed.
    QVERIFY(second->runs(0, 10));
    second.reset();
    QVERIFY(isAlone());
    QVERIFY(bytesOf(name) == before);
    // Nor is a writer that came meanwhile.
    auto reader = std::move(*Trail::open(file));
    const auto recorder = std::move(*Recorder::open(file));
    QVERIFY(recorder->addTrailEvent({ "test", "{}", "test", 1 }));
    reader.reset();
    QVERIFY(recorder->addTrailEvent({ "test", "{}", "test", 1 }));
    QCOMPARE((*Trail::open(file))->trailEvents()->size(), 2U);
}

// The journal of a transaction in several files: SQLite deletes the file that it names.
void TestTrailFiles::doesNotDeleteWhatAJournalNames()
{
    const QString precious = make(u"precious"_s, "text");
    const QString file = makeTrail(u"journal.trail"_s);
    const QByteArray mark = QByteArray::fromHex("d9d505f920a163d7");
    QByteArray journal = mark;
    QByteArray end;
    const auto add = [](QByteArray &to, quint32 number) {
        const quint32 bytes = qToBigEndian(number);
        to.append(reinterpret_cast<const char *>(&bytes), sizeof bytes);
    };
    for (const quint32 number : { 0U, 0U, 1U, 512U, 4096U })
        add(journal, number);
    journal.resize(512, '\0');
    const QByteArray name = precious.toLocal8Bit();
    quint32 sum = 0;
    for (const char byte : name)
        sum += static_cast<quint32>(byte);
    add(end, 0x4000'0000U / 4096U + 1);
    end += name;
    add(end, static_cast<quint32>(name.size()));
    add(end, sum);
    make(u"journal.trail-journal"_s, journal + end + mark);
    make(u"journal.trail-wal"_s, "");

    QCOMPARE(samples::codeOf(Recorder::open(file.toStdString())), samples::nameOf(ErrorCode::Corrupt));
    QCOMPARE(bytesOf(precious), "text");
    const QByteArray before = bytesOf(file);
    QVERIFY(Trail::open(file.toStdString()).has_value());
    QCOMPARE(bytesOf(precious), "text");
    QCOMPARE(bytesOf(file), before);
}

void TestTrailFiles::doesNotFollowJournals_data()
{
    QTest::addColumn<QString>("suffix");
    for (const char *suffix : { "-wal", "-shm", "-journal" })
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
}

void TestTrailFiles::doesNotFollowJournals()
{
    QFETCH(QString, suffix);
    const QString precious = make(u"precious"_s, "text");
    const QString file = makeTrail(u"linked"_s + suffix + u".trail"_s);
    QVERIFY(QFile::link(precious, file + suffix));
    QCOMPARE(samples::codeOf(Trail::open(file.toStdString())), samples::nameOf(ErrorCode::NotSqlite));
    QCOMPARE(samples::codeOf(Recorder::open(file.toStdString())), samples::nameOf(ErrorCode::NotSqlite));
    QCOMPARE(bytesOf(precious), "text");

    QVERIFY(QFile::remove(file + suffix));
    QCOMPARE(::mkfifo((file + suffix).toLocal8Bit().constData(), 0600), 0);
    QCOMPARE(samples::codeOf(Trail::open(file.toStdString())), samples::nameOf(ErrorCode::NotSqlite)); // and no wait
}

void TestTrailFiles::findsRowsByIndex_data()
{
    QTest::addColumn<std::string>("sql");
    QTest::newRow("steps") << std::string("SELECT * FROM steps WHERE run = 1 ORDER BY id");
    QTest::newRow("newest execution") << std::string("SELECT max(id) FROM executions WHERE step = 1");
    QTest::newRow("executions") << std::string("SELECT * FROM executions WHERE session = 1");
    QTest::newRow("sessions") << std::string("SELECT id FROM sessions WHERE run = 1 ORDER BY id DESC");
    QTest::newRow("source") << std::string("SELECT id FROM sources WHERE sha256 = 'x'");
    QTest::newRow("runs of a source") << std::string("SELECT count(*) FROM runs WHERE source = 1");
    QTest::newRow("content") << std::string("SELECT id FROM contents WHERE hash = 1");
    QTest::newRow("page of runs") << std::string("SELECT * FROM runs WHERE id > 5 ORDER BY id LIMIT 10");
}

void TestTrailFiles::findsRowsByIndex()
{
    QFETCH(std::string, sql);
    SQLite::Database database(makeTrail(u"plans.trail"_s).toStdString());
    SQLite::Statement plan(database, "EXPLAIN QUERY PLAN " + sql);
    while (plan.executeStep()) {
        const std::string detail = plan.getColumn(3).getString();
        QVERIFY2(!detail.contains("SCAN") && !detail.contains("TEMP B-TREE"), detail.c_str());
    }
}

QTEST_GUILESS_MAIN(TestTrailFiles)
#include "tst_trailfiles.moc"
