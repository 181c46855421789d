// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/syntaxformats.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/theme.h"

#include <QPalette>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestSyntaxFormats final : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    void codeInAShellCommandIsHighlightedAsWhatItIs_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("first");
        const auto row = [](const char *name, const QString &command, const QString &language, int first) {
            QTest::newRow(name) << command.split(u'\n') << language << first;
        };
        row("here-document", u"python - <<'EOF'\nimport os\nfor a in b:\nEOF\necho 'a'"_s, u"Python"_s, 1);
        row("quotes", u"python3 -c '\nimport os\nfor a in b:\n' && echo 'a'\necho 'a'"_s, u"Python"_s, 1);
        row("file", u"cat > a.js <<'EOF'\nconst a = 1;\nreturn 'a';\nEOF\necho 'a'"_s, u"JavaScript"_s, 1);
        row("plain", u"cat <<'EOF'\nfor 'a' in b\nif 'c'\nEOF\necho 'a'"_s, QString(), 1);
    }

    void codeInAShellCommandIsHighlightedAsWhatItIs()
    {
        QFETCH(QStringList, command);
        QFETCH(QString, language);
        QFETCH(int, first);
        const QPalette palette;
        const auto formats = syntaxFormats(command, u"Bash"_s, palette);
        QCOMPARE(formats.size(), command.size());
        const auto code = command.sliced(first, 2);
        const auto expected
            = language.isEmpty() ? QList<QList<QTextLayout::FormatRange>>(2) : syntaxFormats(code, language, palette);
        QCOMPARE(expected.front().isEmpty(), language.isEmpty());
        QCOMPARE(formats.sliced(first, 2), expected);
        QCOMPARE(formats.last(), syntaxFormats({ command.last() }, u"Bash"_s, palette).last());
        QVERIFY(!formats.last().isEmpty());
    }

    /// On one line with the command that runs it.
    void quotedCodeIsHighlightedWithinItsLine()
    {
        const QPalette palette;
        const QString line = u"python3 -c 'import os' && ls"_s;
        const auto formats = syntaxFormats({ line }, u"Bash"_s, palette).front();
        const auto expected = syntaxFormats({ u"import os"_s }, u"Python"_s, palette).front().front();
        const auto at = line.indexOf(u"import");
        const auto isImport = [&](const auto &range) {
            return range.start == at && range.length == expected.length && range.format == expected.format;
        };
        QVERIFY(std::ranges::any_of(formats, isImport));
        for (const auto &range : formats)
            QVERIFY(range.start >= at || range.start + range.length <= at);
    }
};

QTEST_MAIN(TestSyntaxFormats)
#include "tst_syntaxformats.moc"
