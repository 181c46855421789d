// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/importrules.h"

#include <QTest>

using namespace vitrine;

class TestImportRules : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void judgesModules_data()
    {
        QTest::addColumn<QStringList>("allow");
        QTest::addColumn<QStringList>("deny");
        QTest::addColumn<QString>("module");
        QTest::addColumn<bool>("isAllowed");
        const auto row = [](const char *name, QStringList allow, QStringList deny, const char *module, bool isAllowed) {
            QTest::newRow(name) << allow << deny << QString::fromLatin1(module) << isAllowed;
        };
        const auto list = [](const char *text) { return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts); };
        row("named", list("math re"), {}, "math", true);
        row("not named", list("math re"), {}, "os", false);
        row("nothing is allowed by default", {}, {}, "math", false);
        row("a name does not open what is below", list("os"), {}, "os.path", false);
        row("a star opens the package itself", list("numpy.*"), {}, "numpy", true);
        row("a star opens all below", list("numpy.*"), {}, "numpy.linalg.lapack", true);
        row("a star does not open names that only begin alike", list("num.*"), {}, "numpy", false);
        row("a sub-module opens the way to it", list("os.path"), {}, "os", true);
        row("but not its neighbors", list("os.path"), {}, "os.environ", false);
        row("everything", list("*"), {}, "sys", true);
        row("deny is stronger", list("*"), list("sys"), "sys", false);
        row("deny takes what is below", list("numpy.*"), list("numpy.f2py"), "numpy.f2py.rules", false);
        row("deny leaves the rest", list("numpy.*"), list("numpy.f2py"), "numpy.linalg", true);
        row("letter case counts", list("PIL"), {}, "pil", false);
    }
    void judgesModules()
    {
        QFETCH(QStringList, allow);
        QFETCH(QStringList, deny);
        QFETCH(QString, module);
        ImportPolicy policy;
        for (const QString &pattern : allow)
            policy.allow.push_back(pattern.toStdString());
        for (const QString &pattern : deny)
            policy.deny.push_back(pattern.toStdString());
        QTEST(ImportRules(policy).allows(module.toStdString()), "isAllowed");
    }
    void namesTheRuleThatDecided()
    {
        const ImportRules rules({ .allow = { "numpy.*" }, .deny = { "numpy.f2py" } });
        QCOMPARE(rules.judge("numpy.linalg").rule, "imports.allow:numpy.*");
        QCOMPARE(rules.judge("numpy.f2py").rule, "imports.deny:numpy.f2py");
        QCOMPARE(rules.judge("os").rule, "imports.allow");
    }
    void suggestsNearNames()
    {
        const ImportRules rules({ .allow = { "statistics", "math", "itertools" }, .deny = {} });
        QCOMPARE(rules.closest("statistic").front(), "statistics");
        QVERIFY(rules.closest("sympy").empty());
    }
    void listsAllowedNamesSorted()
    {
        const ImportRules rules({ .allow = { "re", "math", "re" }, .deny = {} });
        QCOMPARE(rules.allowed(), (std::vector<std::string> { "math", "re" }));
    }
    void knowsDangerousModules()
    {
        QVERIFY(isDangerousModule("os"));
        QVERIFY(isDangerousModule("os.path"));
        QVERIFY(!isDangerousModule("osgeo"));
    }
};

QTEST_GUILESS_MAIN(TestImportRules)
#include "tst_importrules.moc"
