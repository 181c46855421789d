// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/bundledprofiles.h"
#include "executor/review/policydiagnostics.h"

#include <QTest>

using namespace vitrine;

class TestPolicyDiagnostics : public QObject {
    Q_OBJECT

    static QByteArray reported(const std::string &rest)
    {
        QByteArrayList list;
        for (const PolicyDiagnostic &diagnostic : diagnosticsOn("{\"vitrine_policy\": 1,\n" + rest + "}"))
            list << QByteArray::number(static_cast<qulonglong>(diagnostic.line)) + ' '
                    + QByteArray::fromStdString(std::string(diagnostic.code) + ' ' + diagnostic.pointer + ' '
                        + diagnostic.subject + (diagnostic.advice.empty() ? "" : ", " + diagnostic.advice));
        return list.join("; ");
    }

private Q_SLOTS:
    void findsWhatIsHardlyMeant_data()
    {
        QTest::addColumn<QByteArray>("rest");
        QTest::addColumn<QByteArray>("diagnostics");
        const auto row = [](const char *name, const char *rest, const char *diagnostics) {
            QTest::newRow(name) << QByteArray(rest) << QByteArray(diagnostics);
        };
        row("nothing", "\"name\": \"a\", \"imports\": {\"allow\": [\"math\", \"a.b.*\", \"*\", \"\xc3\xa9t\xc3\xa9\"]}",
            "");
        row("no module is called like that",
            "\"imports\": {\"allow\": [\"math\",\n\"numpy-x\", \"a..b\", \"*.c\", \"1a\"]}",
            "3 never-matches /imports/allow/1 numpy-x; 3 never-matches /imports/allow/2 a..b; "
            "3 never-matches /imports/allow/3 *.c; 3 never-matches /imports/allow/4 1a");
        row("denied all the same", "\"imports\": {\"allow\": [\"os.path\"],\n\"deny\": [\"os\", \"x y\"]}",
            "2 denied-anyway /imports/allow/0 os.path, os; 3 never-matches /imports/deny/1 x y");
        row("names of nothing",
            "\"builtins\": {\"allow\": [\"print\", \"sqrt\", \"prin\"]}, \"syntax\": {\"deny\": [\"Global\", "
            "\"Globl\"]},\n"
            "\"attributes\": {\"allow_dunder\": [\"*\", \"__init__\", \"init\"]}, \"required_layers\": [\"jail\", "
            "\"moat\"]",
            "2 no-builtin /builtins/allow/2 prin, print; 2 no-syntax /syntax/deny/1 Globl, Global; "
            "3 no-dunder /attributes/allow_dunder/2 init; 3 no-layer /required_layers/1 moat");
        row("limits", "\"limits\": {\"operations\": 0, \"max_steps\": 0, \"files\": 0,\n\"memory_mib\": 99999999999}",
            "2 zero-limit /limits/operations operations; 2 zero-steps /limits/max_steps max_steps; "
            "3 beyond-machine /limits/memory_mib 99999999999");
        row("limits without meaning",
            "\"limits\": {\"while_iterations\": 0, \"wall_s\": 1e300, \"written_mib\": 99999999999999, \"recursion\": "
            "5000000}",
            "2 zero-loop /limits/while_iterations while_iterations; 2 endless /limits/wall_s 1e+300; "
            "2 beyond-disk /limits/written_mib 99999999999999; 2 too-deep /limits/recursion 5000000");
        row("calls within each other", "\"limits\": {\"recursion\": 0}", "2 too-shallow /limits/recursion 0");
        row("slips of a module",
            "\"imports\": {\"allow\": [\"nmupy\", \"pandsa.*\", \"mathh\", \"timeit\", \"mytools\"], \"deny\": "
            "[\"subproces\"]}",
            "2 misspelt /imports/allow/0 nmupy, numpy; 2 misspelt /imports/allow/1 pandsa.*, pandas; "
            "2 misspelt /imports/allow/2 mathh, math; 2 misspelt /imports/deny/0 subproces, subprocess");
        row("what matches nothing",
            "\"tools\": {\"allow\": [\"web_search\", \"web_*\", \"mcp__a__*(repo=b/*)\", \"Agent(model=x)\"]}, "
            "\"filesystem\": {\"read\": [\"data/*.csv\", "
            "\"/a/*\", "
            "\"**/b\"], \"write\": [\"~/x\"]}, \"network\": {\"hosts\": [\"https://a.org\", \"*.a.org\"]}",
            "2 no-tool /tools/allow/1 web_*; 2 relative-glob /filesystem/read/0 data/*.csv; "
            "2 relative-glob /filesystem/write/0 ~/x; 2 no-host /network/hosts/0 https://a.org");
        row("actions that nothing matches",
            "\"commands\": {\"allow\": [\"git **\", \"{\"], \"deny\": [\"a{b\"]}, \"files\": {\"read\": {\"allow\": "
            "[\"**/../x\", \"src\"]}}, \"hosts\": {\"ask\": [\"https://a.org/\", \"*.a.org\"]}, \"tools\": {\"deny\": "
            "[\"a(b\"]}",
            "2 allows-nothing /commands/allow/1 {; 2 decides-nothing /commands/deny/0 a{b; "
            "2 allows-nothing /files/read/allow/0 **/../x; 2 no-host /hosts/ask/0 https://a.org/; "
            "2 decides-nothing /tools/deny/0 a(b");
        row("lists that contradict each other",
            "\"commands\": {\"allow\": [\"rm **\", \"ls **\"], \"ask\": [\"ls **\"], \"deny\": [\"rm **\"]}, "
            "\"files\": "
            "{\"edit\": {\"allow\": [\"a\"], \"ask\": [\"b\"], \"deny\": [\"b\"]}}",
            "2 overridden /commands/allow/0 rm **, commands.deny; 2 overridden /commands/allow/1 ls **, commands.ask; "
            "2 overridden /files/edit/ask/0 b, files.edit.deny");
        row("no limit", "\"limits\": {\"operations\": null}", "");
        row("what is no policy", "\"limits\": 3", "");
    }
    void findsWhatIsHardlyMeant()
    {
        QFETCH(QByteArray, rest);
        QFETCH(QByteArray, diagnostics);
        QCOMPARE(reported(rest.toStdString()), diagnostics);
    }

    void namesLayersThatTheExecutorDoesNotHave()
    {
        const std::vector<std::string> here { "audit", "review" };
        const auto diagnostics
            = diagnosticsOn("{\"vitrine_policy\": 1,\n\"required_layers\": [\"audit\", \"jail\", \"jial\"]}", here);
        QCOMPARE(diagnostics.size(), std::size_t { 2 });
        QCOMPARE(diagnostics.front().code, "absent-layer");
        QCOMPARE(diagnostics.front().subject, "jail");
        QCOMPARE(diagnostics.front().pointer, "/required_layers/1");
        QCOMPARE(diagnostics.front().line, std::size_t { 2 });
        QCOMPARE(diagnostics.back().code, "no-layer");
    }

    void countsColumnsInCharacters()
    {
        const auto diagnostics = diagnosticsOn(
            "{\"vitrine_policy\": 1, \"name\": \"\xc3\xa9\",\n \"imports\": {\"allow\": [\"\xc3\xa9\", \"a b\"]}}");
        QCOMPARE(diagnostics.size(), std::size_t { 1 });
        QCOMPARE(diagnostics.front().line, std::size_t { 2 });
        QCOMPARE(diagnostics.front().column, std::size_t { 29 });
    }

    void theBundledProfilesAreAllMeant()
    {
        for (const BundledProfile &profile : bundledProfiles())
            QVERIFY2(diagnosticsOn(profile.json).empty(), std::string(profile.name).c_str());
    }
};

QTEST_GUILESS_MAIN(TestPolicyDiagnostics)
#include "tst_policydiagnostics.moc"
