// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"
#include "tests/models/trail/samples.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *sample = VITRINE_SOURCE_DIR "/resources/samples/loans.json";
constexpr const char *codingSession = VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl";
/// Of 255: edges of letters and lines may be drawn a little otherwise by another version of Qt.
constexpr int mostOff = 40;
/// Letters are looked at by their blocks, not by their edges.
constexpr int blockSide = 4;
constexpr double mostBlocksOff = 0.01;

QString approvedFile(const QString &name) { return u"" VITRINE_TEST_DATA "/pictures/%1.png"_s.arg(name); }

QImage blocks(const QImage &picture)
{
    return picture.scaled(picture.size() / blockSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

bool isOff(QRgb first, QRgb second)
{
    return std::abs(qRed(first) - qRed(second)) > mostOff || std::abs(qGreen(first) - qGreen(second)) > mostOff
        || std::abs(qBlue(first) - qBlue(second)) > mostOff;
}

/// Share of the blocks that differ, 0 to 1.
double differingShare(const QImage &first, const QImage &second)
{
    const auto left = blocks(first);
    const auto right = blocks(second);
    qint64 off = 0;
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x)
            off += isOff(left.pixel(x, y), right.pixel(x, y)) ? 1 : 0;
    }
    return double(off) / (double(left.width()) * left.height());
}

} // namespace

/// `vitrine grab`, and what views look like: the same as in the approved pictures of tests/data/pictures. After a
/// change that is meant, VITRINE_APPROVE_PICTURES=1 writes them anew; look at each before you keep it.
class TestPictures final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void looksAsApproved_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char *name, const char *arguments) {
            QTest::newRow(name) << QString::fromLatin1(arguments).split(u' ');
        };
        row("window", "--size 1280 800 --step 3 --colors light");
        row("window-dark", "--size 1280 800 --step 3 --colors dark");
        row("window-small", "--size 1024 640 --step 4 --colors light --tab prompt");
        row("window-scaled", "--size 1280 760 --step 5 --colors light --scale 2 --tab raw");
        row("policy", "--size 1400 860 --layout policy --colors light");
        row("difference", "--size 1280 900 --step 5 --replay --tab difference --pane step --alone --colors light");
        row("issues", "--size 1280 800 --pane issues --alone --colors dark");
        row("timeline", "--size 1400 900 --pane timeline --alone --colors light");
        row("search", "--size 1280 800 --pane search --alone --colors light");
        row("sql", "--size 1280 860 --pane sql --alone --colors dark");
        row("transcript", "--size 1400 900 --pane transcript --colors light");
        row("transcript-dark", "--size 1400 900 --pane transcript --colors dark");
        row("transcript-small", "--size 1024 640 --pane transcript --colors light");
        row("transcript-scaled", "--size 1024 640 --pane transcript --alone --colors light --scale 2");
        row("overview", "--size 1400 900 --pane overview --colors light --replay");
        row("overview-dark", "--size 1400 900 --pane overview --colors dark");
        row("blocked-step", "--size 1400 900 --step 3 --colors light --pane why");
        row("blocked-step-dark", "--size 1400 900 --step 3 --colors dark --pane why");
        row("blocked-step-small", "--size 1024 640 --step 3 --colors light --pane why");
        row("blocked-step-scaled", "--size 1024 640 --step 3 --colors light --scale 2");
        row("blocked-step-german", "--size 1400 900 --step 3 --colors light --pane why");
        row("overview-german", "--size 1280 800 --pane overview --colors dark --replay");
        row("damaged", "--size 1280 800 --colors light");
        row("damaged-dark", "--size 1280 800 --colors dark");
        row("damaged-german", "--size 1024 640 --colors light --layout evidence");
        row("no-match", "--size 1280 800 --filter status==timeout --colors light");
    }

    void looksAsApproved()
    {
        QFETCH(QStringList, arguments);
        const auto name = QString::fromLatin1(QTest::currentDataTag());
        const auto file = m_folder.filePath(name + u".png");
        // Nothing that another picture has left.
        for (const auto *variable : { "XDG_DATA_HOME", "XDG_CONFIG_HOME" })
            qputenv(variable, m_folder.filePath(name).toUtf8());
        const auto log = name.startsWith(u"damaged")
            ? damagedTrail()
            : QString::fromLatin1(name.startsWith(u"transcript") ? codingSession : sample);
        QVERIFY(!log.isEmpty());
        qputenv("LANGUAGE", name.endsWith(u"german") ? "de" : "en");
        const auto outcome = runProgram(QStringList { u"grab"_s, file, log } + arguments);
        QVERIFY2(outcome.status == 0 && outcome.err.isEmpty(), outcome.all().constData());
        const QImage taken(file);
        QVERIFY(!taken.isNull());
        if (qEnvironmentVariableIsSet("VITRINE_APPROVE_PICTURES"))
            QVERIFY(taken.save(approvedFile(name)));
        const QImage approved(approvedFile(name));
        QCOMPARE(taken.size(), approved.size());
        const auto share = differingShare(taken, approved);
        if (share > mostBlocksOff)
            keep(file);
        QVERIFY2(share <= mostBlocksOff, qPrintable(u"%1 % of it differ"_s.arg(100 * share)));
    }

    void seesWhatIsOtherwise()
    {
        QImage before(100, 100, QImage::Format_RGB32);
        before.fill(Qt::white);
        auto after = before;
        QCOMPARE(differingShare(before, after), 0.0);
        for (int x = 40; x < 60; ++x) {
            for (int y = 40; y < 60; ++y)
                after.setPixel(x, y, qRgb(0, 0, 0));
        }
        QVERIFY(differingShare(before, after) > mostBlocksOff);
    }

    void saysWhyThereIsNoPicture_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("message");
        const auto file = m_folder.filePath(u"none.png"_s);
        QTest::newRow("pane") << QStringList { file, u"--pane"_s, u"nonsense"_s } << QByteArray("timeline");
        QTest::newRow("filter") << QStringList { file, u"--filter"_s, u"statuss == 1"_s } << QByteArray("statuss");
        QTest::newRow("folder") << QStringList { u"/nowhere/none.png"_s } << QByteArray("/nowhere");
        QTest::newRow("tab") << QStringList { file, u"--tab"_s, u"nonsense"_s } << QByteArray("nonsense");
        QTest::newRow("step") << QStringList { file, u"--run"_s, u"1"_s, u"--step"_s, u"99"_s }
                              << QByteArray("no step 99");
        QTest::newRow("run") << QStringList { file, u"--run"_s, u"7"_s } << QByteArray("no run 7");
        QTest::newRow("alone without pane") << QStringList { file, u"--alone"_s } << QByteArray("--pane");
    }

    void saysWhyThereIsNoPicture()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, message);
        const auto outcome
            = runProgram(QStringList { u"grab"_s } + arguments + QStringList { QString::fromLatin1(sample) });
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(message), outcome.err.constData());
        QVERIFY(!QFile::exists(m_folder.filePath(u"none.png"_s)));
    }

    void aLogThatIsNotThereGivesNoPicture()
    {
        const auto file = m_folder.filePath(u"none.png"_s);
        const auto outcome = runProgram({ u"grab"_s, file, u"/nowhere/log.json"_s });
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("log.json"), outcome.err.constData());
        QVERIFY(!QFile::exists(file));
    }

private:
    /// For whoever wants to see what has become of it.
    static void keep(const QString &file)
    {
        const auto kept = QDir::current().filePath(u"differs-"_s + QFileInfo(file).fileName());
        QFile::remove(kept);
        QFile::copy(file, kept);
        qWarning("the picture is %s", qPrintable(kept));
    }

    // With one step that somebody has changed.
    QString damagedTrail() const
    {
        const auto file = m_folder.filePath(u"loans.vitrine"_s);
        if (QFile::exists(file))
            return file;
        const auto outcome = runProgram({ u"import"_s, u"--trail"_s, file, QString::fromLatin1(sample) });
        if (outcome.status != 0)
            return {};
        samples::tamper(file.toStdString(), "UPDATE steps SET is_final_answer = 1 WHERE id = 4");
        return file;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestPictures)
#include "tst_pictures.moc"
