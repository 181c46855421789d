// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policycomments.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"

#include <QTest>

using namespace vitrine;

class TestPolicyDocument : public QObject {
    Q_OBJECT
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
    void namesThePlaceOfEachError_data()
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
        QTest::newRow("empty") << QByteArray("") << QList<int> { code(ErrorCode::BadJson) } << QList<quint64> { 1 }
                               << QByteArray("/");
    }
    void namesThePlaceOfEachError()
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
};

QTEST_GUILESS_MAIN(TestPolicyDocument)
#include "tst_policydocument.moc"
