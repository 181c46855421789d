// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policycomments.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyproblem.h"
#include "executor/policy/profiles.h"

#include <QTest>

#include <array>

using namespace vitrine;

class TestPolicyDocument : public QObject {
    Q_OBJECT

    /// "UnknownField 2:1 /bas subject=bas advice=base"
    static QByteArray text(const PolicyProblem &problem)
    {
        static constexpr std::array names { "Empty", "CutOff", "OpenText", "ExtraComma", "NoComments", "NotANumber",
            "HugeNumber", "NotUtf8", "NotJson", "TooLarge", "TooDeep", "TooMany", "NoPolicy", "NewerSchema",
            "UnknownField", "RepeatedField", "WantsSchema", "WantsObject", "WantsText", "WantsTexts", "WantsCount",
            "WantsSeconds", "WantsChoice", "WantsProfile" };
        QByteArray reported = names.at(static_cast<std::size_t>(problem.kind)) + QByteArray(" ")
            + QByteArray::number(static_cast<qulonglong>(problem.line)) + ':'
            + QByteArray::number(static_cast<qulonglong>(problem.column));
        for (const auto &[label, part] : { std::pair { " ", problem.pointer },
                 std::pair { " subject=", problem.subject }, std::pair { " advice=", problem.advice } })
            reported += part.empty() ? QByteArray() : label + QByteArray::fromStdString(part);
        return reported;
    }

private Q_SLOTS:
    void readsEveryBundledProfile()
    {
        const std::vector<std::string_view> expected { "strict", "smolagents-default", "text", "data-analysis",
            "science", "permissive-audit" };
        QCOMPARE(profileNames(), expected);
        for (const std::string_view name : profileNames()) {
            const auto bundled = profile(name);
            QVERIFY2(bundled.has_value(), name.data());
            QCOMPARE(bundled->name, name);
        }
        QVERIFY(!profile("none such"));
    }
    void smolagentsDefaultHasTheFrameworksConstants()
    {
        const Policy policy = defaultPolicy();
        QCOMPARE(policy.imports.allow.size(), std::size_t { 11 });
        QCOMPARE(policy.builtins.size(), std::size_t { 52 });
        QCOMPARE(policy.limits.operations, std::optional<std::uint64_t>(10'000'000));
        QCOMPARE(toString(policy.dialect), "smolagents");
    }
    void takesAbsentFieldsFromTheBase()
    {
        const auto policy = readPolicy(R"({"vitrine_policy": 1, "name": "mine", "base": "smolagents-default",
            "imports": {"allow": ["numpy.*"]}, "limits": {"wall_s": null, "operations": 5}})");
        QVERIFY(policy.has_value());
        QCOMPARE(policy->name, "mine");
        QCOMPARE(policy->base, "smolagents-default");
        QCOMPARE(policy->imports.allow, std::vector<std::string> { "numpy.*" });
        QVERIFY(!policy->limits.wallSeconds);
        QCOMPARE(policy->limits.operations, std::optional<std::uint64_t>(5));
        QCOMPARE(policy->builtins, defaultPolicy().builtins);
    }
    void isStrictWithoutABase()
    {
        const auto policy = readPolicy(R"({"vitrine_policy": 1, "name": "bare"})");
        QVERIFY(policy.has_value());
        QCOMPARE(policy->imports, profile("strict")->imports);
        QCOMPARE(policy->limits, profile("strict")->limits);
    }
    void keepsTheVersionOfTheDialectAndItsFidelity()
    {
        const auto plain = readPolicy(R"({"vitrine_policy": 1, "base": "smolagents-default"})");
        const auto policy = readPolicy(R"({"vitrine_policy": 1, "base": "smolagents-default",
            "dialect_version": "1.22", "fidelity": "full"})");
        QVERIFY(plain && policy);
        QCOMPARE(toString(plain->dialectVersion), "1.26");
        QCOMPARE(toString(policy->dialectVersion), "1.22");
        QVERIFY(policy->isFull() && !plain->isFull());
        QVERIFY(policyHash(*policy) != policyHash(*plain));
        QVERIFY(readPolicy(canonicalJson(*policy))->dialectVersion == policy->dialectVersion);
        QVERIFY(readPolicy(canonicalJson(*policy))->isFull());
        // Documents with the defaults are those of before.
        QVERIFY(!canonicalJson(*plain).contains("dialect_version"));
        QVERIFY(!canonicalJson(*plain).contains("fidelity"));
        const auto stated = readPolicy(R"({"vitrine_policy": 1, "base": "smolagents-default",
            "dialect_version": "1.26", "fidelity": "guarded"})");
        QCOMPARE(policyHash(*stated), policyHash(*plain));
        QVERIFY(!readPolicy(R"({"vitrine_policy": 1, "dialect_version": "1.5"})"));
    }
    void knowsTheVersionsThatLogsRecord()
    {
        const auto version = [](std::string_view text) { return dialectVersionRecorded(text); };
        QVERIFY(version("1.24.0") == DialectVersion::V1_24);
        QVERIFY(version("1.21") == DialectVersion::V1_21);
        QVERIFY(version("1.27.0.dev0") == DialectVersion::V1_26);
        QVERIFY(version("1.9.2") == DialectVersion::V1_20);
        QVERIFY(version("0.1") == DialectVersion::V1_20);
        QVERIFY(version("2.0.0") == DialectVersion::V1_26);
        for (const std::string_view text : { "", "1", "1.", "main", "v1.24", "1.x" })
            QVERIFY2(!version(text), text.data());
    }
    void comesBackFromItsCanonicalForm()
    {
        for (const std::string_view name : profileNames()) {
            const Policy first = *profile(name);
            const auto again = readPolicy(canonicalJson(first));
            QVERIFY(again.has_value());
            QCOMPARE(policyHash(*again), policyHash(first));
            QVERIFY(readPolicy(prettyJson(first)).has_value());
        }
    }
    void givesEqualPoliciesEqualHashes()
    {
        Policy one = defaultPolicy();
        Policy other = one;
        std::ranges::reverse(other.imports.allow);
        QCOMPARE(policyHash(one), policyHash(other));
        other.limits.files = 1;
        QVERIFY(policyHash(one) != policyHash(other));
    }
    void commentsAreForPeople()
    {
        const PolicyComments comments { { "imports.allow/numpy.*", "for \"task 12\"" },
            { "limits.wall_s", "slow disk" } };
        QCOMPARE(commentKey("imports.allow", "numpy.*"), std::string("imports.allow/numpy.*"));
        QCOMPARE(commentKey("limits.wall_s"), std::string("limits.wall_s"));
        const Policy policy = *profile("science");
        const std::string text = prettyJson(policy, comments);
        const auto again = readPolicy(text);
        QVERIFY(again.has_value());
        QCOMPARE(policyHash(*again), policyHash(policy));
        QVERIFY(readPolicyComments(text) == comments);
        QVERIFY(readPolicyComments(canonicalJson(*again)).empty());
        QCOMPARE(prettyJson(policy, {}), prettyJson(policy));
        QVERIFY(readPolicyComments("{").empty());
    }
    void namesTheLocationOfEachError_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QList<int>>("codes");
        QTest::addColumn<QList<quint64>>("lines");
        QTest::addColumn<QByteArray>("detail");
        const auto code = [](ErrorCode value) { return static_cast<int>(value); };
        QTest::newRow("unknown field") << QByteArray("{\"vitrine_policy\": 1,\n\"limits\": {\n\"operatons\": 3}}")
                                       << QList<int> { code(ErrorCode::UnknownField) } << QList<quint64> { 3 }
                                       << QByteArray("/limits/operatons");
        QTest::newRow("wrong type") << QByteArray("{\"vitrine_policy\": 1,\n\"imports\": {\"allow\": [\"a\",\n7]}}")
                                    << QList<int> { code(ErrorCode::BadValue) } << QList<quint64> { 3 }
                                    << QByteArray("/imports/allow/1");
        QTest::newRow("two errors") << QByteArray("{\"vitrine_policy\": 1,\n\"dialect\": \"c\",\n\"x\": 1}")
                                    << QList<int> { code(ErrorCode::BadValue), code(ErrorCode::UnknownField) }
                                    << QList<quint64> { 2, 3 } << QByteArray("/dialect");
        QTest::newRow("negative limit") << QByteArray("{\"vitrine_policy\": 1, \"limits\": {\"wall_s\": -1}}")
                                        << QList<int> { code(ErrorCode::BadValue) } << QList<quint64> { 1 }
                                        << QByteArray("/limits/wall_s");
        QTest::newRow("not JSON") << QByteArray("{\"vitrine_policy\": 1,\n oops}")
                                  << QList<int> { code(ErrorCode::BadJson) } << QList<quint64> { 2 } << QByteArray("/");
        QTest::newRow("number beyond all")
            << QByteArray("{\"vitrine_policy\": 1, \"name\": \"1e999\",\n\"version\": 1e999}")
            << QList<int> { code(ErrorCode::BadJson) } << QList<quint64> { 2 } << QByteArray("/");
        QTest::newRow("no policy") << QByteArray("[1]") << QList<int> { code(ErrorCode::BadValue) }
                                   << QList<quint64> { 1 } << QByteArray("/");
        QTest::newRow("newer schema") << QByteArray("{\"vitrine_policy\": 2}")
                                      << QList<int> { code(ErrorCode::NewerSchema) } << QList<quint64> { 1 }
                                      << QByteArray("/vitrine_policy");
        QTest::newRow("comment that is no text")
            << QByteArray("{\"vitrine_policy\": 1, \"comments\": {\"limits\": \"x\",\n\"imports.allow/os\":\n 3}}")
            << QList<int> { code(ErrorCode::BadValue) } << QList<quint64> { 3 }
            << QByteArray("/comments/imports.allow~1os");
        QTest::newRow("comments that are no object")
            << QByteArray("{\"vitrine_policy\": 1,\n\"comments\": []}") << QList<int> { code(ErrorCode::BadValue) }
            << QList<quint64> { 2 } << QByteArray("/comments");
        QTest::newRow("unknown base") << QByteArray("{\"vitrine_policy\": 1,\n\"base\": \"x\"}")
                                      << QList<int> { code(ErrorCode::BadValue) } << QList<quint64> { 2 }
                                      << QByteArray("/base");
        QTest::newRow("empty") << QByteArray("") << QList<int> { code(ErrorCode::EmptyFile) } << QList<quint64> { 1 }
                               << QByteArray("/");
    }
    void namesTheLocationOfEachError()
    {
        QFETCH(QByteArray, json);
        QFETCH(QList<int>, codes);
        QFETCH(QList<quint64>, lines);
        QFETCH(QByteArray, detail);
        const auto policy = readPolicy(json.toStdString(), "p.json");
        QVERIFY(!policy.has_value());
        QList<int> gotCodes;
        QList<quint64> gotLines;
        for (const Error &error : policy.error()) {
            gotCodes << static_cast<int>(error.code);
            gotLines << error.line.value_or(0);
            QCOMPARE(error.file, "p.json");
        }
        QCOMPARE(gotCodes, codes);
        QCOMPARE(gotLines, lines);
        QVERIFY(QByteArray::fromStdString(policy.error().front().detail).startsWith(detail));
    }
    void saysWhatIsWrongAndWhere_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("reported");
        const auto row = [](const char *name, const QByteArray &json, const char *reported) {
            QTest::newRow(name) << json << QByteArray(reported);
        };
        const auto limits
            = [](const char *limit) { return "{\"vitrine_policy\": 1,\n\"limits\": {" + QByteArray(limit) + "}}"; };
        row("empty", "", "Empty 1:1");
        row("white space", " \n ", "Empty 1:1");
        row("nothing but a mark", "\xEF\xBB\xBF", "Empty 1:1");
        row("cut off in a text", "{\"vitrine_policy\": 1,\n\"name\": \"x", "CutOff 2:11");
        row("cut off between", "{\"vitrine_policy\": 1,", "CutOff 1:22");
        row("a text left open", "{\"vitrine_policy\": 1,\n\"name\": \"x,\n\"version\": 1}", "OpenText 2:12");
        row("a comma too many", "{\"vitrine_policy\": 1,\n\"name\": \"x\",\n}", "ExtraComma 3:1 subject=}");
        row("a comma too few", "{\"vitrine_policy\": 1\n \"name\": \"x\"}", "NotJson 2:2 subject=\"name\":");
        row("a comment", "{\"vitrine_policy\": 1, // mine\n}", "NoComments 1:23 advice=comments");
        row("NaN", limits("\"wall_s\": NaN"), "NotANumber 2:22 subject=NaN");
        row("infinite", limits("\"wall_s\": Infinity"), "NotANumber 2:22 subject=Infinity");
        row("1e400", limits("\"wall_s\": 1e400"), "HugeNumber 2:22 subject=1e400");
        row("beyond 64 bits", limits("\"files\": 99999999999999999999"), "HugeNumber 2:21 /limits/files subject=1e+20");
        row("negative", limits("\"files\": -1"), "WantsCount 2:21 /limits/files subject=-1");
        row("a part", limits("\"memory_mib\": 1.5"), "WantsCount 2:26 /limits/memory_mib subject=1.5");
        row("true", limits("\"files\": true"), "WantsCount 2:21 /limits/files subject=true");
        row("zero seconds", limits("\"cpu_s\": 0"), "WantsSeconds 2:21 /limits/cpu_s subject=0");
        row("no limit where there must be one", limits("\"files\": null"),
            "WantsCount 2:21 /limits/files subject=null");
        row("not UTF-8", "{\"vitrine_policy\": 1,\n\"name\": \"\xff\"}", "NotUtf8 2:10");
        row("another document", "[1]", "NoPolicy 1:1");
        row("without its version", "{\"name\": \"x\"}", "NoPolicy 1:1");
        row("version true", "{\"vitrine_policy\": true}", "WantsSchema 1:20 /vitrine_policy subject=true");
        row("newer, and so unknown", "{\"vitrine_policy\": 7, \"future\": 1}",
            "NewerSchema 1:20 /vitrine_policy subject=7");
        row("misspelt", limits("\"operatons\": 3"),
            "UnknownField 2:12 /limits/operatons subject=operatons advice=operations");
        row("unheard of", "{\"vitrine_policy\": 1, \"xyzzy\": 3}", "UnknownField 1:23 /xyzzy subject=xyzzy");
        row("behind a mark and letters", "\xEF\xBB\xBF{\"vitrine_policy\": 1, \"name\": \"\xC3\xA4\", \"bas\": 1}",
            "UnknownField 1:36 /bas subject=bas advice=base");
        row("a key with escapes", "{\"vitrine_policy\": 1,\n \"a\\u202eb\": 1}",
            "UnknownField 2:2 /a\xE2\x80\xAE"
            "b subject=a\xE2\x80\xAE"
            "b");
        row("twice", "{\"vitrine_policy\": 1,\n\"limits\": {\"files\": 1, \"files\": 2}}",
            "RepeatedField 2:24 /limits/files subject=files");
        row("twice at the top", "{\"vitrine_policy\": 1, \"name\": \"a\",\n\"name\": \"a\"}",
            "RepeatedField 2:1 /name subject=name");
        row("no object", "{\"vitrine_policy\": 1, \"limits\": []}", "WantsObject 1:33 /limits");
        row("no list", "{\"vitrine_policy\": 1, \"imports\": {\"allow\": \"math\"}}",
            "WantsTexts 1:44 /imports/allow subject=\"math\"");
        row("no text", "{\"vitrine_policy\": 1, \"imports\": {\"allow\": [\"\"]}}",
            "WantsText 1:45 /imports/allow/0 subject=\"\"");
        row("no such choice", "{\"vitrine_policy\": 1, \"output_checks\": {\"secrets\": \"blok\"}}",
            "WantsChoice 1:52 /output_checks/secrets subject=\"blok\" advice=off, warn, block");
        row("no such profile", "{\"vitrine_policy\": 1, \"base\": \"strct\"}",
            "WantsProfile 1:31 /base subject=\"strct\" advice=strict");
        row("no profile of a similar name", "{\"vitrine_policy\": 1, \"base\": \"nope\"}",
            "WantsChoice 1:31 /base subject=\"nope\" advice=strict, smolagents-default, text, data-analysis, science, "
            "permissive-audit");
        row("deep", "{\"vitrine_policy\": 1, \"name\": " + QByteArray(200'000, '['), "TooDeep 1:46");
        row("long list",
            "{\"vitrine_policy\": 1, \"syntax\": {\"deny\": [" + QByteArray("\"a\",").repeated(10'000) + "\"a\"]}}",
            "TooLarge 1:42 /syntax/deny subject=10000");
        row("giant", QByteArray(5'000'000, ' ') + "{}", "TooLarge 1:1 subject=4194304");
    }
    void saysWhatIsWrongAndWhere()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, reported);
        const auto problems = policyProblems(json.toStdString());
        QCOMPARE(problems.size(), std::size_t { 1 });
        QCOMPARE(text(problems.front()), reported);
        const auto policy = readPolicy(json.toStdString(), "p.json");
        QVERIFY(!policy.has_value());
        QCOMPARE(policy.error(), std::vector<Error> { errorOf(problems.front(), "p.json") });
    }
    void doesNotReportWithoutEnd()
    {
        std::string json = "{\"vitrine_policy\": 1";
        for (int i = 0; i < 20'000; ++i)
            json += ",\"field" + std::to_string(i) + "\": 1";
        const auto problems = policyProblems(json + "}");
        QCOMPARE(problems.size(), std::size_t { 101 });
        QCOMPARE(problems.back().kind, PolicyProblem::Kind::TooMany);
    }
    void limitsBeyondAllCountAsVeryLarge()
    {
        const auto policy
            = readPolicy(R"({"vitrine_policy": 1, "limits": {"wall_s": 1e300, "memory_mib": 18446744073709551615}})");
        QVERIFY(policy.has_value());
        QCOMPARE(policy->limits.wallSeconds, std::optional(longestSeconds));
        QCOMPARE(policy->limits.memoryMib, std::optional(largestMebibytes));
    }
};

QTEST_GUILESS_MAIN(TestPolicyDocument)
#include "tst_policydocument.moc"
