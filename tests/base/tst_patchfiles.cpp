// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/patchfiles.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

QString shown(const std::vector<PatchFile> &files)
{
    constexpr std::array names { "edit", "add", "delete", "from", "to", "unclear" };
    QStringList list;
    for (const PatchFile &file : files)
        list.append(QString::fromLatin1(names.at(static_cast<std::size_t>(file.change))) + u' '
            + QString::fromStdString(file.path));
    return list.join(u", "_s);
}

} // namespace

/// The files that patches name.
class TestPatchFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheFilesOfAPatch();
    void findsTheFilesOfADiff_data();
    void findsTheFilesOfADiff();
};

void TestPatchFiles::findsTheFilesOfAPatch()
{
    const auto files = filesOfPatch("*** Begin Patch\r\n*** Add File: new/a.py\r\n+x\r\n+\r\n+*** Add File: b\r\n"
                                    "  *** Update File: old.py  \n*** Move to: moved/a b.py\n@@\n-a\n+b\n"
                                    "*** Delete File: gone.py\n*** Update File: c\n@@\n*** End Patch\n");
    QCOMPARE(shown(files), u"add new/a.py, from old.py, to moved/a b.py, delete gone.py, edit c"_s);
    QCOMPARE(files.front().text, "x\n\n*** Add File: b\n");
    QCOMPARE(shown(filesOfPatch("no patch")), QString());
}

void TestPatchFiles::findsTheFilesOfADiff_data()
{
    QTest::addColumn<QString>("diff");
    QTest::addColumn<int>("strip");
    QTest::addColumn<QString>("files");
    const auto edit = u"--- a/x/foo.py\t2026-01-01\n+++ b/x/foo.py\n@@ -1 +1 @@\n--- a\n+++ b\n"_s;
    QTest::newRow("letters") << edit << -1 << u"edit x/foo.py, edit b, edit a"_s;
    QTest::newRow("strip 1") << u"--- a/x/foo.py\n+++ b/x/foo.py\n@@"_s << 1 << u"edit x/foo.py"_s;
    QTest::newRow("strip 0") << u"--- a/foo.py\n+++ b/foo.py\n@@"_s << 0 << u"edit b/foo.py, edit a/foo.py"_s;
    QTest::newRow("strip 2") << u"--- a//x/foo.py\n+++ b/x/foo.py"_s << 2 << u"edit foo.py"_s;
    QTest::newRow("plain") << u"--- foo.py.orig\n+++ foo.py"_s << -1 << u"edit foo.py, edit foo.py.orig"_s;
    QTest::newRow("new") << u"--- /dev/null\n+++ b/foo.py\n@@"_s << -1 << u"add foo.py"_s;
    QTest::newRow("gone") << u"--- a/foo.py\n+++ /dev/null\n@@"_s << -1 << u"delete foo.py"_s;
    QTest::newRow("context") << u"*** a/foo.py\tMon\n--- b/foo.py\tMon\n***************"_s << -1 << u"edit foo.py"_s;
    QTest::newRow("index") << u"Index: foo.py\n====\n"_s << -1 << u"unclear foo.py"_s;
    QTest::newRow("renamed") << u"diff --git a/a.py b/foo.py\nrename from a.py\nrename to foo.py\n"_s << -1
                             << u"from a.py, to foo.py"_s;
    QTest::newRow("empty") << u"diff --git a/foo.py b/foo.py\nnew file mode 100644\n"_s << 1 << u"unclear foo.py"_s;
    QTest::newRow("escapes") << u"--- \"a/f\\303\\266o\"\n+++ \"b/f\\303\\266o\"\n"_s << 1 << u"edit "_s;
    QTest::newRow("carriage returns") << u"--- a/foo.py\r\n+++ b/foo.py\r\n"_s << -1 << u"edit foo.py"_s;
    QTest::newRow("none") << u"text\n"_s << -1 << QString();
}

void TestPatchFiles::findsTheFilesOfADiff()
{
    QFETCH(QString, diff);
    QFETCH(int, strip);
    const auto files
        = filesOfDiff(diff.toStdString(), strip < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(strip)));
    QTEST(shown(files), "files");
}

QTEST_GUILESS_MAIN(TestPatchFiles)
#include "tst_patchfiles.moc"
