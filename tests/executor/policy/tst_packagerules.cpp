// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/packagerules.h"

#include <QTest>

using namespace vitrine;

class TestPackageRules : public QObject {
    Q_OBJECT

    static PackageWish wish(const std::string &requirement, const std::string &index = {})
    {
        return packageWishFrom({ requirement }, index).value();
    }

    static std::string denial(const Policy &policy, const PackageWish &wish)
    {
        const auto judged = judgePackages(policy, wish);
        return judged ? std::string() : judged.error().detail;
    }

private Q_SLOTS:
    void readsNamesAndVersions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("plain");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("module");
        const auto row = [](const char *text, const char *plain, const char *name, const char *module) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(plain) << QByteArray(name) << QByteArray(module);
        };
        row("sympy", "sympy", "sympy", "sympy");
        row(" sympy == 1.13 ", "sympy==1.13", "sympy", "sympy");
        row("Zope..Interface>=5,<6", "Zope..Interface>=5,<6", "zope-interface", "zope_interface");
        row("scikit_learn~=1.4", "scikit_learn~=1.4", "scikit-learn", "sklearn");
        row("Pillow!=1!2.0.post1", "Pillow!=1!2.0.post1", "pillow", "PIL");
        row("a==1.*", "a==1.*", "a", "a");
    }

    void readsNamesAndVersions()
    {
        QFETCH(QByteArray, text);
        const auto read = packageRequirementFrom(text.toStdString());
        QVERIFY2(read.has_value(), read ? "" : read.error().detail.c_str());
        QTEST(QByteArray::fromStdString(read->text), "plain");
        QTEST(QByteArray::fromStdString(read->name), "name");
        QTEST(QByteArray::fromStdString(read->module), "module");
    }

    void rejectsAllElse_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : { "", " ", "-r", "--index-url=x", "a b", "a;b", "a[extra]",
                 "a @ https://x.example/a.whl", "https://x.example/a.whl", "../a", "/a", "git+https://x.example",
                 "a==", "a==$(id)", "a==1;python_version>'3'", "a==1'", "a==1\n", "a=1", "a===1", "a==1,", "a>1,,<2",
                 "a==1 2;", "a\n", "a-", "\xc3\xa4" })
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("long") << QByteArray(300, 'a');
    }

    void rejectsAllElse()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!packageRequirementFrom(text.toStdString()));
    }

    void anIndexIsAnAddressWithoutKeys()
    {
        QVERIFY(packageWishFrom({}, "https://packages.example/simple/"));
        QVERIFY(packageWishFrom({}, "http://127.0.0.1:8080/simple"));
        for (const char *index : { "packages.example", "file:///x", "https://u:key@packages.example/", "https:///x",
                 "https://x.example/?a=1", "https://x.example/ --pre", "https://x.example/'" })
            QVERIFY2(!packageWishFrom({}, index), index);
    }

    void thePolicyHasToAllowTheModule()
    {
        Policy policy;
        policy.hosts = { "pypi.org", "*.pythonhosted.org" };
        QVERIFY(denial(policy, wish("scikit-learn")).starts_with("imports.allow"));
        QVERIFY(denial(policy, wish("scikit-learn")).contains("sklearn"));
        policy.imports.allow = { "sklearn" };
        QCOMPARE(denial(policy, wish("scikit-learn")), std::string());
        policy.imports.deny = { "sklearn" };
        QVERIFY(denial(policy, wish("scikit-learn")).starts_with("imports.deny"));
    }

    void thePolicyHasToNameTheHosts()
    {
        Policy policy;
        policy.imports.allow = { "sympy" };
        QVERIFY(denial(policy, wish("sympy")).starts_with("network.hosts"));
        policy.hosts = { "pypi.org" };
        QVERIFY(denial(policy, wish("sympy")).contains("files.pythonhosted.org"));
        policy.hosts = { "packages.example" };
        QCOMPARE(denial(policy, wish("sympy", "https://packages.example/simple")), std::string());
        QVERIFY(denial(policy, wish("sympy", "https://other.example/simple")).contains("other.example"));
        QCOMPARE(denial({}, {}), std::string());
    }
};

QTEST_GUILESS_MAIN(TestPackageRules)
#include "tst_packagerules.moc"
