// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/indentfolding.h"

#include "app/kit/text/scintilla.h"

#include <QTest>

using namespace vitrine;

namespace {

constexpr int base = QsciScintilla::SC_FOLDLEVELBASE;
constexpr int header = QsciScintilla::SC_FOLDLEVELHEADERFLAG;
constexpr int white = QsciScintilla::SC_FOLDLEVELWHITEFLAG;
constexpr std::nullopt_t blank = std::nullopt;
using Indents = std::vector<std::optional<int>>;

} // namespace

class TestIndentFolding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDeeperLineMakesItsParentAHeader();
    void blankLinesDoNotEndABlock();
    void trailingBlankLinesBelongOutside();
    void hugeIndentsStayInRange();
    void nothingHasNoLevels() { QVERIFY(indentFoldLevels({}).empty()); }
};

void TestIndentFolding::aDeeperLineMakesItsParentAHeader()
{
    QCOMPARE(indentFoldLevels(Indents { 0, 4, 8, 4, 0 }),
        (std::vector { base | header, (base + 4) | header, base + 8, base + 4, base }));
}

void TestIndentFolding::blankLinesDoNotEndABlock()
{
    QCOMPARE(indentFoldLevels(Indents { 0, blank, 4, blank, 4 }),
        (std::vector { base | header, (base + 4) | white, base + 4, (base + 4) | white, base + 4 }));
}

void TestIndentFolding::trailingBlankLinesBelongOutside()
{
    QCOMPARE(indentFoldLevels(Indents { 0, 4, blank, 0, blank }),
        (std::vector { base | header, base + 4, base | white, base, base | white }));
}

void TestIndentFolding::hugeIndentsStayInRange()
{
    const auto levels = indentFoldLevels(Indents { 0, 1'000'000 });
    QCOMPARE(levels[1] & ~QsciScintilla::SC_FOLDLEVELNUMBERMASK, 0);
}

QTEST_MAIN(TestIndentFolding)
#include "tst_indentfolding.moc"
