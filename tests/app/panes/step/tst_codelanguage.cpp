// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/syntaxrepository.h"
#include "app/panes/step/codelanguage.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestCodeLanguage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void codeIsColoredAsWhatItIs_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("language");
        const auto other = int(Language::Other);
        QTest::newRow("Python") << int(Language::Python) << "```sql\nx = 1\n```"_ba << "x = 1\n"_ba << u"Python"_s;
        QTest::newRow("shell") << int(Language::Bash) << ""_ba << "ls"_ba << u"Bash"_s;
        QTest::newRow("cell of SQL") << other << ""_ba << "%%sql\nSELECT 1"_ba << u"SQL"_s;
        QTest::newRow("cell of HTML") << other << ""_ba << "%%HTML\n<p>"_ba << u"HTML"_s;
        QTest::newRow("timed cell") << other << ""_ba << "%%time\nx = 1"_ba << u"Python"_s;
        QTest::newRow("cell with a command") << other << ""_ba << "x = 1\n!ls"_ba << u"Python"_s;
        QTest::newRow("fence") << other << "So:\n```JS\nlet x\n```\n"_ba << "let x\n"_ba << u"JavaScript"_s;
        QTest::newRow("second fence") << other << "```bash\nls\n```\n```r\nx <- 1\n```"_ba << "x <- 1\n"_ba
                                      << u"R Script"_s;
        QTest::newRow("fence of another") << other << "```sql\nx\n```"_ba << "y"_ba << u"None"_s;
        QTest::newRow("unknown") << other << "```klingon\nx\n```"_ba << "x\n"_ba << u"None"_s;
        QTest::newRow("empty") << other << ""_ba << ""_ba << u"None"_s;
    }

    void codeIsColoredAsWhatItIs()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, answer);
        QFETCH(const QByteArray, code);
        QFETCH(const QString, language);
        StepRecord record;
        record.rawModelOutput = answer.toStdString();
        const CodeRecord block { .language = Language(kind), .text = code.toStdString() };
        QCOMPARE(codeLanguage(record, block), language);
        QVERIFY(language == u"None"_s || syntaxRepository().definitionForName(language).isValid());
    }
};

QTEST_MAIN(TestCodeLanguage)
#include "tst_codelanguage.moc"
