// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/logimport.h"
#include "models/trail/read/trail.h"
#include "tests/app/readlock.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cstddef>

using namespace vitrine;

namespace {

/// The files of a folder that were opened since it was made.
class OpenedFiles final {
public:
    explicit OpenedFiles(const QString &folder)
        : m_watch(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
        , m_isWatching(::inotify_add_watch(m_watch, QFile::encodeName(folder).constData(), IN_OPEN) >= 0)
    {
    }
    ~OpenedFiles() { ::close(m_watch); }
    OpenedFiles(const OpenedFiles &) = delete;
    OpenedFiles &operator=(const OpenedFiles &) = delete;

    bool isWatching() const { return m_isWatching; }
    QStringList names() const
    {
        QStringList names;
        alignas(inotify_event) std::array<char, 4096> events {};
        for (ssize_t size = 0; (size = ::read(m_watch, events.data(), events.size())) > 0;)
            for (const char *at = events.data(); at < events.data() + size;) {
                const auto *event = reinterpret_cast<const inotify_event *>(at);
                if (event->len > 0)
                    names.push_back(QFile::decodeName(event->name));
                at += offsetof(inotify_event, name) + event->len;
            }
        return names;
    }

private:
    int m_watch = -1;
    bool m_isWatching = false;
};

} // namespace

class TestLogImport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"), log()));
    }

    void makesATrailThatIsNamedByLogAndContent()
    {
        const auto imported = import({ log() });
        QVERIFY(imported);
        const auto name = QString::fromStdString(imported->trail.filename().string());
        QVERIFY2(
            QRegularExpression(QStringLiteral("^log-[0-9a-f]{8}\\.vitrine$")).match(name).hasMatch(), qPrintable(name));
        QVERIFY(isDatabase(imported->trail));
        // By its content: it may have any name.
        QVERIFY(hasTrailHead(imported->trail));
        QVERIFY(!hasTrailHead(log().toStdString()));
        QFile other(trails() + QStringLiteral("/other.db"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(QByteArray("SQLite format 3").leftJustified(100, '\0'));
        other.close();
        QVERIFY(isDatabase(other.fileName().toStdString()) && !hasTrailHead(other.fileName().toStdString()));
        other.remove();
        const auto trail = Trail::open(imported->trail);
        QVERIFY(trail);
        QCOMPARE((*trail)->runCount(), 1);
    }

    void theSameBytesLeadToTheSameTrail()
    {
        const auto first = import({ log() });
        const auto second = import({ log() });
        QVERIFY(first && second);
        QCOMPARE(second->trail, first->trail);
        QVERIFY(second->wasThere);
        const auto trail = Trail::open(first->trail);
        QCOMPARE((*trail)->runCount(), 1);
    }

    void otherBytesLeadToAnotherTrail()
    {
        const auto first = import({ log() });
        QFile file(log());
        QVERIFY(file.open(QIODevice::Append));
        file.write("\n");
        file.close();
        const auto second = import({ log() });
        QVERIFY(first && second);
        QVERIFY(second->trail != first->trail);
    }

    void leavesNothingBehindWhenCancelled()
    {
        const auto imported = import({ log() }, { [](std::uint64_t, std::uint64_t) { return false; }, {} });
        QVERIFY(!imported);
        QVERIFY(imported.error().code == ErrorCode::Cancelled);
        QCOMPARE(QDir(trails()).entryList(QDir::Files), QStringList());
    }

    void saysWhatIsWrongWithAFile_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("code");
        QTest::newRow("empty") << QByteArray() << static_cast<int>(ErrorCode::EmptyFile);
        QTest::newRow("no log") << QByteArrayLiteral("Dear diary\n") << static_cast<int>(ErrorCode::UnknownFormat);
    }

    void saysWhatIsWrongWithAFile()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const int, code);
        const auto name = m_folder->filePath(QStringLiteral("bad.json"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto imported = import({ name });
        QVERIFY(!imported);
        QCOMPARE(static_cast<int>(imported.error().code), code);
        QCOMPARE(imported.error().file, name.toStdString());
        QCOMPARE(QDir(trails()).entryList(QDir::Files), QStringList());
    }

    void saysThatAFileIsNotThereOrAFolder()
    {
        const auto missing = import({ QStringLiteral("/nowhere/log.json") });
        QVERIFY(missing.error().code == ErrorCode::FileNotFound);
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("empty")));
        const auto empty = import({ m_folder->filePath(QStringLiteral("empty")) });
        QVERIFY(empty.error().code == ErrorCode::UnknownFormat);
    }

    void makesOneTrailOfAFolder()
    {
        const auto folder = logFolder();
        const auto imported = import({ folder });
        QVERIFY(imported);
        QVERIFY(imported->trail.filename().string().starts_with("logs-"));
        QCOMPARE(imported->report.runs, 2u);
        QVERIFY(imported->report.skipped.empty());
        QCOMPARE(Trail::open(imported->trail).value()->runCount(), 2u);
        const auto again = import({ folder + u'/' });
        QVERIFY(again && again->wasThere);
        QCOMPARE(again->trail, imported->trail);
    }

    void readsNoUnchangedFileAgain_data()
    {
        const auto samples = QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples");
        const QStringList files { samples + QStringLiteral("/session.jsonl"), samples + QStringLiteral("/loans.json") };
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<bool>("isIntoTrail");
        QTest::newRow("folder") << QStringList(samples) << false;
        QTest::newRow("pattern") << QStringList(samples + QStringLiteral("/*.json*")) << false;
        QTest::newRow("files") << files << false;
        QTest::newRow("one file") << files.first(1) << false;
        QTest::newRow("folder, into a trail") << QStringList(samples) << true;
    }

    /// The samples were not written just now, so their times show whether they changed.
    void readsNoUnchangedFileAgain()
    {
        QFETCH(const QStringList, names);
        QFETCH(const bool, isIntoTrail);
        const auto first = import(names);
        QVERIFY(first && !first->wasThere);
        const OpenedFiles opened(QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples"));
        QVERIFY(opened.isWatching());
        const auto again = isIntoTrail ? importIntoTrail(namesOf(names), first->trail) : import(names);
        QVERIFY(again && again->wasThere);
        QCOMPARE(again->trail, first->trail);
        QCOMPARE(again->report.duplicates, first->report.runs);
        const QStringList read = opened.names();
        QVERIFY2(!read.contains(QStringLiteral("session.jsonl")), qPrintable(read.join(u' ')));
        QVERIFY2(!read.contains(QStringLiteral("loans.json")), qPrintable(read.join(u' ')));
    }

    /// Trails of several states of a log are named alike.
    void readsAChangedFileAgain()
    {
        const auto first = import({ log() });
        QFile file(log());
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray content = file.readAll();
        file.write("\n");
        file.flush();
        const auto second = import({ log() });
        QVERIFY(first && second && second->trail != first->trail);
        QVERIFY(file.resize(content.size()));
        const auto third = import({ log() });
        QVERIFY(third && third->wasThere);
        QCOMPARE(third->trail, first->trail);
    }

    // It may be open in the window.
    void leavesTheLocksOfATrailInTheFolderAlone()
    {
        const auto folder = logFolder();
        const auto trail = import({ log() });
        QVERIFY(trail);
        const auto name = folder + QStringLiteral("/open.vitrine");
        QVERIFY(QFile::copy(QString::fromStdString(trail->trail.string()), name));
        const testing::ReadLock lock(name);
        QVERIFY(lock.isHeld());
        const auto imported = import({ folder });
        QVERIFY(imported);
        QCOMPARE(imported->report.runs, 2u);
        QVERIFY(lock.isHeld());
    }

    void makesOneTrailOfSeveralFiles()
    {
        const auto folder = logFolder();
        const QString bad = write(QStringLiteral("logs/bad.json"), "Dear diary\n");
        const auto imported = import({ folder + QStringLiteral("/a.json"), bad, folder + QStringLiteral("/b.json") });
        QVERIFY(imported);
        QCOMPARE(imported->report.runs, 2u);
        QCOMPARE(imported->report.skipped.size(), 1u);
        QVERIFY(imported->report.skipped[0].code == ErrorCode::UnknownFormat);
        QVERIFY(imported->report.skipped[0].flaw.location.starts_with("bad.json"));
    }

    void leavesNothingOfAFolderBehindWhenCancelled()
    {
        const auto folder = logFolder();
        int started = 0;
        bool isCancelled = false;
        const ImportCalls calls { [&](std::uint64_t done, std::uint64_t total) {
                                     isCancelled = isCancelled || (started > 0 && done > total / 2);
                                     return !isCancelled;
                                 },
            [&](const std::filesystem::path &) { ++started; } };
        const auto imported = import({ folder }, calls);
        QVERIFY(!imported);
        QVERIFY(imported.error().code == ErrorCode::Cancelled);
        QCOMPARE(started, 1);
        QCOMPARE(QDir(trails()).entryList(QDir::Files), QStringList());
    }

    void showsTheFirstRunBeforeTheEnd()
    {
        const auto folder = logFolder();
        std::uint64_t runs = 0;
        const ImportCalls calls { {},
            [&](const std::filesystem::path &trail) { runs = Trail::open(trail).value()->runCount().value_or(0); } };
        const auto imported = import({ folder }, calls);
        QVERIFY(imported);
        QCOMPARE(runs, 1u);
        QCOMPARE(imported->report.runs, 2u);
    }

private:
    Result<ImportedLogs> import(const QStringList &names, const ImportCalls &calls = {}) const
    {
        return importIntoFolder(namesOf(names), trails().toStdString(), calls);
    }
    static std::vector<std::string> namesOf(const QStringList &names)
    {
        std::vector<std::string> logs;
        for (const QString &name : names)
            logs.push_back(name.toStdString());
        return logs;
    }
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder->filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }
    /// Two logs and something else.
    QString logFolder() const
    {
        QDir(m_folder->path()).mkpath(QStringLiteral("logs"));
        QFile file(log());
        const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        write(QStringLiteral("logs/a.json"), content);
        write(QStringLiteral("logs/b.json"), content + ' ');
        write(QStringLiteral("logs/README.md"), "Two logs.\n");
        return m_folder->filePath(QStringLiteral("logs"));
    }
    QString log() const { return m_folder->filePath(QStringLiteral("log.json")); }
    QString trails() const { return m_folder->filePath(QStringLiteral("trails")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestLogImport)
#include "tst_logimport.moc"
