// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/environmentnote.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace vitrine;

class TestEnvironmentNote final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsWhatALogReports()
    {
        RunRecord run;
        run.extra = R"({"environment": {"python": "3.11.9", "packages": {"numpy": "2.1.0", "odd": 7}}, "more": 1})";
        const auto environment = recordedEnvironment(run);
        QCOMPARE(environment.python, "3.11.9");
        QCOMPARE(environment.packages, (std::vector<PackageRecord> { { "numpy", "2.1.0" } }));
        for (const char *none :
            { "", "{}", "[]", "nonsense", R"({"environment": 3})", R"({"environment": {"python": []}})" }) {
            run.extra = none;
            QVERIFY(recordedEnvironment(run) == EnvironmentRecord());
        }
    }

    void comparesPythonByItsFirstTwoNumbers()
    {
        EnvironmentRecord recorded;
        recorded.python = "3.13.1";
        QVERIFY(environmentDifferences(recorded, "3.13.5", {}).empty());
        QVERIFY(environmentDifferences(recorded, "", {}).empty());
        recorded.python = "3.11";
        const auto differences = environmentDifferences(recorded, "3.13.5", {});
        QCOMPARE(differences, (std::vector<EnvironmentDifference> { { "Python", "3.11", "3.13.5" } }));
    }

    void comparesPackagesThatAreInstalled()
    {
        EnvironmentRecord recorded;
        recorded.packages = { { "numpy", "2.1.0" }, { "Pandas", "2.2" }, { "not_here", "1" }, { "a.b", "1" } };
        const std::array<PackageRecord, 3> installed { { { "numpy", "2.2.4" }, { "pandas", "2.2" }, { "a_b", "2" } } };
        const auto differences = environmentDifferences(recorded, "3.13.5", installed);
        QCOMPARE(
            differences, (std::vector<EnvironmentDifference> { { "numpy", "2.1.0", "2.2.4" }, { "a.b", "1", "2" } }));
    }

    void findsPackagesByTheirMetadata()
    {
        const QTemporaryDir folder;
        for (const char *name :
            { "numpy-2.2.4.dist-info", "old-1.0-py3.13.egg-info", "numpy", "broken-.dist-info", "x.dist-info" })
            QVERIFY(QDir(folder.path()).mkdir(QLatin1StringView(name)));
        const std::array<std::filesystem::path, 2> folders { folder.path().toStdString(), "/nonexistent" };
        auto packages = installedPackages(folders);
        std::ranges::sort(packages, {}, &PackageRecord::name);
        QCOMPARE(packages, (std::vector<PackageRecord> { { "numpy", "2.2.4" }, { "old", "1.0" } }));
    }
};

QTEST_GUILESS_MAIN(TestEnvironmentNote)
#include "tst_environmentnote.moc"
