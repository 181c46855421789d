// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "tests/escapes/attempts.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

/// A session that changes a setting of a library does not affect the next one in the same process.
class TestLibrarySettings : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;

    void begin(const QString &policy)
    {
        const auto started = m_executor->begin({ .policy = policyOf(policy), .tools = {}, .variables = {} });
        QVERIFY2(started.has_value(), started ? "" : started.error().detail.c_str());
    }
    QByteArray printed(const QByteArray &code)
    {
        const StepResult result = m_executor->run(code.toStdString(), {});
        return QByteArray::fromStdString(result.error ? reported(result) : result.logs);
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }

    void endWithTheirSession_data()
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QByteArray>("show");
        QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/tests/executor/engine/guards/librarysettings.py"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList parts = QString::fromUtf8(file.readAll()).split(QStringLiteral("\n#= "));
        for (const QString &part : parts.sliced(1)) {
            const QString head = part.section(QLatin1Char('\n'), 0, 0);
            const QString code = part.section(QLatin1Char('\n'), 1);
            QTest::newRow(qPrintable(head.section(QStringLiteral(" | "), 0, 0)))
                << head.section(QStringLiteral(" | "), 1) << code.section(QStringLiteral("\n#-\n"), 0, 0).toUtf8()
                << code.section(QStringLiteral("\n#-\n"), 1).toUtf8();
        }
    }
    void endWithTheirSession()
    {
        QFETCH(QString, policy);
        QFETCH(QByteArray, change);
        QFETCH(QByteArray, show);
        begin(policy);
        const QByteArray fresh = printed(show);
        QVERIFY2(!fresh.isEmpty() && !fresh.startsWith("error") && !fresh.startsWith("blocked"), fresh.constData());
        begin(policy);
        QCOMPARE(printed(change), QByteArray());
        QVERIFY(printed(show) != fresh); // it is a setting
        begin(policy);
        QCOMPARE(printed(show), fresh);
    }

    /// A library that was loaded by a session keeps what its import has registered.
    void doNotIncludeWhatImportsRegister()
    {
        begin(QStringLiteral("science import=colorsys"));
        QCOMPARE(printed("import warnings\nimport matplotlib.units as u\nu.registry[tuple] = 1\n"
                         "warnings.filterwarnings('ignore', 'mine')\n"
                         "import statsmodels.api\nimport pandas.plotting._matplotlib.converter\n"),
            QByteArray());
        const QByteArray show = "import warnings\nimport matplotlib.units as u\n"
                                "print(tuple in u.registry, any('statsmodels' in f[2].__module__ for f in "
                                "warnings.filters), any(f[1] is not None and f[1].pattern == 'mine' for f in "
                                "warnings.filters))";
        QCOMPARE(printed(show), QByteArray("True True True\n"));
        begin(QStringLiteral("science"));
        QCOMPARE(printed(show), QByteArray("False True False\n"));
    }

    /// What the code has stored in a setting is released under its own policy, and cannot set it again.
    void releaseObjectsOfTheCodeUnderItsPolicy()
    {
        const QTemporaryDir folder;
        const QByteArray canary = folder.filePath(QStringLiteral("canary")).toUtf8();
        begin(QStringLiteral("data-analysis"));
        const QByteArray change = "import functools\nimport pandas as pd, matplotlib\n"
                                  "class F:\n    def __call__(self, v): return 'x'\n"
                                  "    __del__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, '"
            + canary
            + "')\nclass G:\n    def __call__(self, v): return 'x'\n"
              "    __del__ = functools.partial(matplotlib.rcParams.update, {'lines.linewidth': 9.0})\n"
              "pd.options.display.float_format = F()\n"
              "pd.options.styler.format.formatter = {'a': G()}\n";
        QCOMPARE(printed(change), QByteArray());
        begin(QStringLiteral("data-analysis"));
        QCOMPARE(printed("import pandas as pd, matplotlib\n"
                         "print(pd.options.display.float_format, matplotlib.rcParams['lines.linewidth'])"),
            QByteArray("None 1.5\n"));
        QVERIFY(!QFile::exists(QString::fromUtf8(canary)));
    }

    /// Where a registry is restored, checks of classes call nothing of the code, and what libraries have registered
    /// stays.
    void restoreRegistriesWithoutCodeOfTheSession()
    {
        const QTemporaryDir folder;
        const QByteArray canary = folder.filePath(QStringLiteral("canary")).toUtf8();
        begin(QStringLiteral("data-analysis"));
        const QByteArray change = "import functools\nfrom collections.abc import Mapping, Sequence\n"
                                  "import pandas as pd\nclass Truth:\n"
                                  "    __bool__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, '"
            + canary
            + "')\nclass M(type(Sequence)): pass\nclass K(Sequence, metaclass=M):\n"
              "    def __getitem__(self, i): return 1\n    def __len__(self): return 1\n"
              "class L(Mapping, metaclass=M): pass\n"
              "class R: pass\nSequence.register(R)\nMapping.register(R)\n"
              "M.__subclasscheck__ = functools.partial({1: Truth()}.get, 1)\n";
        QCOMPARE(printed(change), QByteArray());
        begin(QStringLiteral("data-analysis"));
        QCOMPARE(printed("from collections.abc import Mapping, Sequence\nfrom types import MappingProxyType as P\n"
                         "print(isinstance('x', Sequence), isinstance(P({}), Mapping), isinstance(1, Sequence), "
                         "isinstance([], Mapping), issubclass(dict, Mapping))\n"
                         "class K(Mapping): pass\nprint(issubclass(K, Mapping))"),
            QByteArray("True True False False True\nTrue\n"));
        QVERIFY(!QFile::exists(QString::fromUtf8(canary)));
    }

    /// A recording of warnings that is never left.
    void endRecordings()
    {
        begin(QStringLiteral("text"));
        const QByteArray warn = "import warnings\nwith warnings.catch_warnings(record=True) as w:\n"
                                "    warnings.simplefilter('always')\n    warnings.warn('x')\nprint(len(w))";
        QCOMPARE(
            printed("import warnings\nwarnings.catch_warnings(record=True).__enter__()\n" + warn), QByteArray("1\n"));
        begin(QStringLiteral("text"));
        QCOMPARE(printed("import warnings\nwarnings.warn('seen')").contains("UserWarning: seen"), true);
    }

    /// While another session runs, nothing is restored under it.
    void stayWhileAnotherSessionRuns()
    {
        begin(QStringLiteral("text"));
        QCOMPARE(printed("import calendar\ncalendar.setfirstweekday(6)"), QByteArray());
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        {
            const std::unique_ptr<Executor> other = makeInProcessExecutor(*python);
            QVERIFY(other->begin({ .policy = policyOf(QStringLiteral("text")), .tools = {}, .variables = {} }));
        }
        QCOMPARE(printed("print(calendar.firstweekday())"), QByteArray("6\n"));
        begin(QStringLiteral("text"));
        QCOMPARE(printed("import calendar\nprint(calendar.firstweekday())"), QByteArray("0\n"));
    }
};

QTEST_GUILESS_MAIN(TestLibrarySettings)
#include "tst_librarysettings.moc"
