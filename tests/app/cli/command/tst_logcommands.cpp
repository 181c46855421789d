// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/console.h"
#include "app/cli/command/logcommands.h"

#include <nlohmann/json.hpp>

#include <QScopeGuard>
#include <QTest>

#include <cstdlib>

using namespace vitrine;

/// Text of a log that continuous integration would obey if it were printed unchanged.
class TestLogCommands final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void disarmsCommands_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("printed");
        QTest::newRow("none") << "a::b ## c\n std::vector" << "a::b ## c\n std::vector";
        QTest::newRow("first") << "::error file=a.py::wrong" << "⟨U+003A⟩:error file=a.py::wrong";
        QTest::newRow("indented") << "x\n  \t::stop-commands::y\n::add-mask::z"
                                  << "x\n  \t⟨U+003A⟩:stop-commands::y\n⟨U+003A⟩:add-mask::z";
        QTest::newRow("anywhere") << "a ##[group]b ##vso[task.complete]c"
                                  << "a ⟨U+0023⟩#[group]b ⟨U+0023⟩#vso[task.complete]c";
        QTest::newRow("many signs") << "###[error]\n:::x" << "#⟨U+0023⟩#[error]\n⟨U+003A⟩::x";
        QTest::newRow("TeamCity") << "##teamcity[buildStop]" << "⟨U+0023⟩#teamcity[buildStop]";
    }

    void disarmsCommands()
    {
        QFETCH(QString, text);
        QFETCH(QString, printed);
        QCOMPARE(withoutLogCommands(text), printed);
    }

    void keepsTheMeaningOfJson()
    {
        const nlohmann::ordered_json json { { "text", "###[add-mask]x ## y" } };
        const std::string safe = jsonWithoutLogCommands(json.dump());
        QVERIFY(!safe.contains("##"));
        QCOMPARE(nlohmann::ordered_json::parse(safe), json);
    }

    void changesOnlyWhatAServiceReads()
    {
        const auto before = qgetenv("GITHUB_ACTIONS");
        const auto restore = qScopeGuard([&] { qputenv("GITHUB_ACTIONS", before); });
        qunsetenv("GITHUB_ACTIONS");
        QCOMPARE(printed(), QByteArray("  ::error::x\n"));
        qputenv("GITHUB_ACTIONS", "true");
        QCOMPARE(printed(), QByteArray("  ⟨U+003A⟩:error::x\n"));
    }

private:
    static QByteArray printed()
    {
        char *bytes = nullptr;
        std::size_t size = 0;
        std::FILE *file = ::open_memstream(&bytes, &size);
        Console(file, file).write(QStringLiteral("  ::error::x"));
        std::fclose(file);
        const QByteArray text(bytes, static_cast<qsizetype>(size));
        std::free(bytes);
        return text;
    }
};

QTEST_GUILESS_MAIN(TestLogCommands)
#include "tst_logcommands.moc"
