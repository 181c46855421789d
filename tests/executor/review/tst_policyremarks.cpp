// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/bundledprofiles.h"
#include "executor/review/policyremarks.h"

#include <QTest>

using namespace vitrine;

class TestPolicyRemarks : public QObject {
    Q_OBJECT

    static QByteArray told(const std::string &rest)
    {
        QByteArrayList list;
        for (const PolicyRemark &remark : remarksOn("{\"vitrine_policy\": 1,\n" + rest + "}"))
            list << QByteArray::number(static_cast<qulonglong>(remark.line)) + ' '
                    + QByteArray::fromStdString(std::string(remark.code) + ' ' + remark.pointer + ' ' + remark.subject);
        return list.join("; ");
    }

private Q_SLOTS:
    void findsWhatIsHardlyMeant_data()
    {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QByteArray>("remarks");
        const auto row = [](const char *name, const char *rest, const char *remarks) {
            QTest::newRow(name) << QByteArray(rest) << QByteArray(remarks);
        };
        row("nothing", "\"name\": \"a\", \"imports\": {\"allow\": [\"math\", \"a.b.*\", \"*\", \"\xc3\xa9t\xc3\xa9\"]}",
            "");
        row("no module is called like that",
            "\"imports\": {\"allow\": [\"math\",\n\"numpy-x\", \"a..b\", \"*.c\", \"1a\"]}",
            "3 never-matches /imports/allow/1 numpy-x; 3 never-matches /imports/allow/2 a..b; "
            "3 never-matches /imports/allow/3 *.c; 3 never-matches /imports/allow/4 1a");
        row("denied all the same", "\"imports\": {\"allow\": [\"os.path\"],\n\"deny\": [\"os\", \"x y\"]}",
            "2 denied-anyway /imports/allow/0 os.path; 3 never-matches /imports/deny/1 x y");
        row("names of nothing",
            "\"builtins\": {\"allow\": [\"print\", \"sqrt\", \"prin\"]}, \"syntax\": {\"deny\": [\"Global\", "
            "\"Globl\"]},\n"
            "\"attributes\": {\"allow_dunder\": [\"*\", \"__init__\", \"init\"]}, \"required_layers\": [\"jail\", "
            "\"moat\"]",
            "2 no-builtin /builtins/allow/2 prin; 2 no-syntax /syntax/deny/1 Globl; "
            "3 no-dunder /attributes/allow_dunder/2 init; 3 no-layer /required_layers/1 moat");
        row("limits", "\"limits\": {\"operations\": 0, \"max_steps\": 0, \"files\": 0,\n\"memory_mib\": 99999999999}",
            "2 zero-limit /limits/operations operations; 2 zero-limit /limits/max_steps max_steps; "
            "3 beyond-machine /limits/memory_mib 99999999999");
        row("no limit", "\"limits\": {\"operations\": null}", "");
        row("what is no policy", "\"limits\": 3", "");
    }
    void findsWhatIsHardlyMeant()
    {
        QFETCH(QByteArray, rest);
        QFETCH(QByteArray, remarks);
        QCOMPARE(told(rest.toStdString()), remarks);
    }

    void theBundledProfilesAreAllMeant()
    {
        for (const BundledProfile &profile : bundledProfiles())
            QVERIFY2(remarksOn(profile.json).empty(), std::string(profile.name).c_str());
    }
};

QTEST_GUILESS_MAIN(TestPolicyRemarks)
#include "tst_policyremarks.moc"
