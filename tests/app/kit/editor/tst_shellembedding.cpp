// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/shellembedding.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// "Python: import os" for each part; "+" instead of ":" where it continues.
QStringList partsOf(const QString &command)
{
    QStringList found;
    ShellEmbedding embedding;
    for (const QString &line : command.split(u'\n'))
        for (const EmbeddedPart &part : embedding.next(line)) {
            const QString language = part.language.isEmpty() ? u"text"_s : part.language;
            found << language + (part.isFirst ? u": "_s : u"+ "_s) + part.text;
        }
    return found;
}

} // namespace

class TestShellEmbedding final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsCode_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *name, const QString &command, const QStringList &found) {
            QTest::newRow(name) << command << found;
        };
        row("quoted end", u"python - <<'EOF'\nimport os\nprint(1)\nEOF\nls"_s,
            { u"Python: import os"_s, u"Python+ print(1)"_s });
        row("plain end", u"cd a && python3 <<END\nprint(1)\nEND"_s, { u"Python: print(1)"_s });
        row("indented end", u"python3.12 - <<-EOF\nprint(1)\n\tEOF\nls"_s, { u"Python: print(1)"_s });
        row("path", u"/usr/bin/python3 -u - <<\"EOF\"\nprint(1)\nEOF"_s, { u"Python: print(1)"_s });
        row("two", u"python <<A\n1\nA\npython <<B\n2\nB"_s, { u"Python: 1"_s, u"Python: 2"_s });
        row("without end", u"python - <<'EOF'\nprint(1)"_s, { u"Python: print(1)"_s });
        row("redirections", u"python3 - 2>&1 <<'EOF' > out.txt\n1\nEOF"_s, { u"Python: 1"_s });
        row("error output", u"python3 2>/dev/null <<'EOF'\n1\nEOF"_s, { u"Python: 1"_s });
        row("behind it", u"python3 - <<'EOF' 2>&1 | tail -5\n1\nEOF"_s, { u"Python: 1"_s });
        row("behind uv", u"uv run python - <<EOF\n1\nEOF"_s, { u"Python: 1"_s });
        row("pipe", u"cat <<'EOF' | python3\n1\nEOF"_s, { u"Python: 1"_s });
        row("input of a script", u"python3 a.py <<'EOF'\n1\nEOF"_s, { u"text: 1"_s });
        row("input of a module", u"python3 -m json.tool <<'EOF'\n1\nEOF"_s, { u"text: 1"_s });
        row("to a file", u"cat <<'EOF' > a/b.py\n1\nEOF"_s, { u"Python: 1"_s });
        row("to a quoted file", u"cat > \"a b.py\" <<'EOF'\n1\nEOF"_s, { u"Python: 1"_s });
        row("to a text", u"cat <<'EOF' > notes\n1\nEOF"_s, { u"text: 1"_s });
        row("tee", u"sudo tee a.json >/dev/null <<'EOF'\n{}\nEOF"_s, { u"JSON: {}"_s });
        row("other language", u"node <<'EOF'\nlet a;\nEOF"_s, { u"JavaScript: let a;"_s });
        row("database", u"sqlite3 a.db <<'EOF'\nSELECT 1;\nEOF"_s, { u"SQL: SELECT 1;"_s });
        row("in quotes", u"git commit -m \"$(cat <<'EOF'\nUse <<X\nEOF\n)\"\npython -c '1'"_s,
            { u"text: Use <<X"_s, u"Python: 1"_s });
        row("another program first", u"python a.py; cat <<'EOF'\n1\nEOF"_s, { u"text: 1"_s });
        row("similar name", u"mypython <<'EOF'\n1\nEOF"_s, { u"text: 1"_s });
        row("option", u"python3 -c 'import os; print(1)' | head"_s, { u"Python: import os; print(1)"_s });
        row("option, lines", u"python -c '\nimport os\n\nprint(1)' && ls"_s,
            { u"Python: "_s, u"Python+ import os"_s, u"Python+ print(1)"_s });
        row("double quotes", u"python -c \"\nprint(\\\"a\\\")\n\"; ls"_s,
            { u"Python: "_s, u"Python+ print( \"a \")"_s, u"Python+ "_s });
        row("two options", u"bash -lc 'ls'; node -e \"1\""_s, { u"Bash: ls"_s, u"JavaScript: 1"_s });
        row("argument of a script", u"python a.py -c 'x'"_s, {});
        row("no code", u"python -m pytest -k 'a and b'"_s, {});
        row("comment", u"# python <<EOF\nls"_s, {});
        row("here-string", u"cat <<<python\nls"_s, {});
        row("shift", u"echo $((1 << n))\nls"_s, {});
        row("text over lines", u"echo 'a\npython <<EOF\n' && ls"_s, {});
        row("continued", u"python3 \\\n  - <<'EOF'\n1\nEOF"_s, { u"Python: 1"_s });
    }

    void findsCode()
    {
        QFETCH(QString, command);
        QFETCH(QStringList, found);
        QCOMPARE(partsOf(command), found);
    }

    void partsAreWhereTheyAre()
    {
        ShellEmbedding embedding;
        const QString line = u"cd a && python -c 'x = 1' && ls"_s;
        const auto parts = embedding.next(line);
        QCOMPARE(parts.size(), 1);
        QCOMPARE(line.sliced(parts.front().from, parts.front().text.size()), parts.front().text);
    }

    void brokenTextIsRead_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *text : { "((((", "))))", "\\", "\"$(\"$(", "<<", "<<-", ">&", "python -c '", "python -c \"",
                 "$'", "| & ; <", "<<'A", "a <<A <<B" })
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void brokenTextIsRead()
    {
        QFETCH(QString, line);
        ShellEmbedding embedding;
        for (int count = 0; count < 4; ++count)
            for (const EmbeddedPart &part : embedding.next(line))
                QVERIFY(part.from >= 0 && part.from + part.text.size() <= line.size());
    }
};

QTEST_MAIN(TestShellEmbedding)
#include "tst_shellembedding.moc"
