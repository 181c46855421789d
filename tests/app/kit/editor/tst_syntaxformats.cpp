// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/syntaxformats.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/theme.h"

#include <QPalette>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::vector<vitrine::LineRange>)

class TestSyntaxFormats final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pythonInAShellCommandIsFound_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<std::vector<LineRange>>("found");
        using Ranges = std::vector<LineRange>;
        QTest::newRow("quoted") << u"python - <<'EOF'\nimport os\nprint(1)\nEOF\nls"_s << Ranges { { 1, 3 } };
        QTest::newRow("plain") << u"cd a && python3 <<END\nprint(1)\nEND"_s << Ranges { { 1, 2 } };
        QTest::newRow("indented end") << u"python3.12 - <<-EOF\nprint(1)\n\tEOF"_s << Ranges { { 1, 2 } };
        QTest::newRow("path") << u"/usr/bin/python3 -u - <<\"EOF\"\nprint(1)\nEOF"_s << Ranges { { 1, 2 } };
        QTest::newRow("two") << u"python <<A\n1\nA\npython <<B\n2\nB"_s << Ranges { { 1, 2 }, { 4, 5 } };
        QTest::newRow("without end") << u"python - <<'EOF'\nprint(1)"_s << Ranges { { 1, 2 } };
        QTest::newRow("other program") << u"cat <<'EOF' > a.txt\nimport os\nEOF"_s << Ranges {};
        QTest::newRow("other program first") << u"python a.py; cat <<'EOF'\nimport os\nEOF"_s << Ranges {};
        QTest::newRow("similar name") << u"mypython <<'EOF'\nimport os\nEOF"_s << Ranges {};
        QTest::newRow("none") << u"python -m pytest"_s << Ranges {};
    }

    void pythonInAShellCommandIsFound()
    {
        QFETCH(QString, command);
        QFETCH(std::vector<LineRange>, found);
        QCOMPARE(pythonInShell(command.split(u'\n')), found);
    }

    void colorsAreReadableInBothThemes()
    {
        const QStringList lines { u"python - <<'EOF'"_s, u"import os # note"_s, u"x = f'{1}'"_s, u"EOF"_s };
        for (const auto choice : { PaletteChoice::Light, PaletteChoice::Dark }) {
            const QPalette palette = paletteFor(choice);
            for (const auto &line : syntaxFormats(lines, u"Bash"_s, palette))
                for (const auto &range : line) {
                    if (!range.format.hasProperty(QTextFormat::ForegroundBrush))
                        continue;
                    const QColor color = range.format.foreground().color();
                    QVERIFY2(contrastRatio(color, palette.color(QPalette::Base)) >= 4.5, qPrintable(color.name()));
                }
        }
    }

    void pythonInAShellCommandIsHighlightedAsPython()
    {
        const QStringList python { u"import os"_s, u"for name in os.listdir():"_s };
        const auto command = QStringList { u"python - <<'EOF'"_s } + python + QStringList { u"EOF"_s, u"echo done"_s };
        const QPalette palette;
        const auto expected = syntaxFormats(python, u"Python"_s, palette);
        const auto formats = syntaxFormats(command, u"Bash"_s, palette);
        QCOMPARE(formats.size(), command.size());
        QVERIFY(!expected.front().isEmpty());
        QCOMPARE(formats.sliced(1, 2), expected);
        QCOMPARE(formats.last(), syntaxFormats({ command.last() }, u"Bash"_s, palette).last());
    }
};

QTEST_MAIN(TestSyntaxFormats)
#include "tst_syntaxformats.moc"
