// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policyrules.h"

#include "executor/policy/bundledprofiles.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/policyproblem.h"
#include "executor/policy/policyschema.h"
#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

/// As much of JSON Schema as the schema of policies uses.
bool isValid(const Json &schema, const Json &value)
{
    if (schema.contains("anyOf"))
        return std::ranges::any_of(schema["anyOf"], [&](const Json &one) { return isValid(one, value); });
    if (schema.contains("const"))
        return value == schema["const"];
    if (schema.contains("enum"))
        return std::ranges::contains(schema["enum"], value);
    const std::string type = schema.value("type", std::string());
    if (type == "null")
        return value.is_null();
    if (type == "string")
        return value.is_string() && value.get<std::string>().size() >= schema.value("minLength", 0U);
    if (type == "integer")
        return value.is_number_unsigned();
    if (type == "number")
        return value.is_number() && value > schema.value("exclusiveMinimum", 0);
    if (type == "array")
        return value.is_array() && value.size() <= schema["maxItems"].get<std::size_t>()
            && std::ranges::all_of(value, [&](const Json &item) { return isValid(schema["items"], item); });
    if (!value.is_object())
        return false;
    const Json properties = schema.value("properties", Json::object());
    for (const auto &[key, inner] : value.items()) {
        if (properties.contains(key)                         ? !isValid(properties[key], inner)
                : schema["additionalProperties"].is_object() ? !isValid(schema["additionalProperties"], inner)
                                                             : true)
            return false;
    }
    const Json required = schema.value("required", Json::array());
    return std::ranges::all_of(required, [&](const Json &key) { return value.contains(key.get<std::string>()); });
}

void setExample(Policy &policy, const PolicyRule &rule)
{
    if (const auto *list = std::get_if<PolicyRule::List>(&rule.value))
        list->of(policy) = { "a" };
    else if (const auto *text = std::get_if<PolicyRule::Text>(&rule.value))
        text->of(policy) = rule.path == "base" ? "text" : "a";
    else if (const auto *count = std::get_if<PolicyRule::Count>(&rule.value))
        count->of(policy) = 7;
    else if (const auto *optional = std::get_if<PolicyRule::OptionalCount>(&rule.value))
        optional->of(policy) = 7;
    else if (const auto *seconds = std::get_if<PolicyRule::Seconds>(&rule.value))
        seconds->of(policy) = 7;
    else if (const auto *choice = std::get_if<PolicyRule::Choice>(&rule.value)) {
        // One that it does not have yet: the last, or else the first.
        const std::string_view names = choice->names;
        const std::string_view last = names.substr(names.rfind(' ') + 1);
        const Policy before = policy;
        QVERIFY(choice->set(policy, last));
        if (policy == before)
            QVERIFY(choice->set(policy, names.substr(0, names.find(','))));
    }
}

} // namespace

class TestPolicyRules : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRuleIsReadAsItIsWritten()
    {
        Policy policy = profile("strict").value_or(Policy {});
        policy.dialect = Dialect::Smolagents;
        for (const PolicyRule &rule : policyRules()) {
            Policy changed = policy;
            if (rule.path == "dialect")
                continue;
            setExample(changed, rule);
            QVERIFY2(changed != policy, std::string(rule.path).c_str());
            const auto read = readPolicy(canonicalJson(changed));
            QVERIFY2(read.has_value(), std::string(rule.path).c_str());
            QVERIFY2(policyHash(*read) == policyHash(changed), std::string(rule.path).c_str());
            QVERIFY2(policyHash(*read) != policyHash(policy), std::string(rule.path).c_str());
        }
    }
    void everyPathIsThereOnce()
    {
        std::set<std::string_view> paths;
        for (const PolicyRule &rule : policyRules()) {
            QVERIFY(paths.insert(rule.path).second);
            QVERIFY(!rule.description.empty());
            QVERIFY(policyRule(rule.path) == &rule);
        }
        QVERIFY(policyRule("imports") == nullptr);
    }
    void allowsAndDeniesUses()
    {
        Policy policy = profile("strict").value_or(Policy {});
        policy.imports = { { "numpy.*" }, { "numpy.f2py" } };
        QVERIFY(allowUse(policy, UseKind::Import, "numpy.f2py"));
        QVERIFY(policy.imports.deny.empty());
        policy.deniedSyntax = { "Global" };
        QVERIFY(allowUse(policy, UseKind::Syntax, "Global"));
        QVERIFY(policy.deniedSyntax.empty());
        denyUse(policy, UseKind::Syntax, "Global");
        QCOMPARE(policy.deniedSyntax, std::vector<std::string> { "Global" });
        QVERIFY(allowUse(policy, UseKind::DunderName, "__x__"));
        QVERIFY(std::ranges::contains(policy.dunderAttributes, "__x__"));
        QVERIFY(!allowUse(policy, UseKind::RelativeImport, "."));
        QVERIFY(!allowUse(policy, UseKind::UnknownSyntax, "New"));
    }
    void knowsLimits()
    {
        Limits limits;
        setLimitAt("limits.wall_s", limits, 2.5);
        setLimitAt("limits.operations", limits, 10.2);
        setLimitAt("limits.print_chars", limits, 3);
        QVERIFY(limits.wallSeconds == 2.5);
        QVERIFY(limits.operations == 11U);
        QVERIFY(limitAt("limits.print_chars", limits) == 3.0);
        QVERIFY(!limitAt("limits.cpu_s", limits));
    }
    void schemaHoldsAllBundledPolicies()
    {
        const Json schema = Json::parse(policySchema());
        QCOMPARE(schema["$schema"].get<std::string>(), "https://json-schema.org/draft/2020-12/schema");
        for (const BundledProfile &bundled : bundledProfiles()) {
            QVERIFY(isValid(schema, Json::parse(bundled.json)));
            const auto policy = profile(bundled.name);
            QVERIFY(policy);
            QVERIFY(isValid(schema, Json::parse(canonicalJson(*policy))));
        }
    }
    void schemaAndReaderRejectTheSame_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<bool>("isGood");
        const auto row
            = [](const char *document, bool isGood) { QTest::newRow(document) << QByteArray(document) << isGood; };
        row(R"({"vitrine_policy": 1})", true);
        row(R"({"vitrine_policy": 2})", false);
        row(R"({"name": "a"})", false);
        row(R"({"vitrine_policy": 1, "name": ""})", false);
        row(R"({"vitrine_policy": 1, "name": 1})", false);
        row(R"({"vitrine_policy": 1, "base": "text"})", true);
        row(R"({"vitrine_policy": 1, "base": "nothing"})", false);
        row(R"({"vitrine_policy": 1, "imports": {"allow": ["a", "b"]}})", true);
        row(R"({"vitrine_policy": 1, "imports": {"allow": ["a", 1]}})", false);
        row(R"({"vitrine_policy": 1, "imports": {"allow": "a"}})", false);
        row(R"({"vitrine_policy": 1, "imports": {"may": []}})", false);
        row(R"({"vitrine_policy": 1, "imports": []})", false);
        row(R"({"vitrine_policy": 1, "commands": {"allow": ["ls **"], "default": "ask"}})", true);
        row(R"({"vitrine_policy": 1, "commands": {"default": "perhaps"}})", false);
        row(R"({"vitrine_policy": 1, "files": {"read": {"deny": [".env"]}}})", true);
        row(R"({"vitrine_policy": 1, "files": {"read": [".env"]}})", false);
        row(R"({"vitrine_policy": 1, "hosts": {"allow": ["*"]}, "tools": {"deny": ["x"], "default": "allow"}})", true);
        row(R"({"vitrine_policy": 1, "limits": {"wall_s": null}})", true);
        row(R"({"vitrine_policy": 1, "limits": {"wall_s": 0}})", false);
        row(R"({"vitrine_policy": 1, "limits": {"operations": -1}})", false);
        row(R"({"vitrine_policy": 1, "limits": {"recursion": null}})", false);
        row(R"({"vitrine_policy": 1, "output_checks": {"secrets": "block"}})", true);
        row(R"({"vitrine_policy": 1, "output_checks": {"secrets": "no"}})", false);
        row(R"({"vitrine_policy": 1, "comments": {"imports.allow/a": "why"}})", true);
        row(R"({"vitrine_policy": 1, "comments": {"imports.allow/a": 1}})", false);
        row(R"({"vitrine_policy": 1, "unknown": 1})", false);
    }
    void schemaAndReaderRejectTheSame()
    {
        QFETCH(QByteArray, document);
        const std::string text = document.toStdString();
        QTEST(policyProblems(text).empty(), "isGood");
        QTEST(isValid(Json::parse(policySchema()), Json::parse(text)), "isGood");
    }
    /// A pattern is in one list at most, and other patterns stay.
    void decidesAboutPatterns()
    {
        Policy policy;
        policy.commands.deny = { "rm **" };
        for (const auto decision : { Decision::Allow, Decision::Ask, Decision::Deny }) {
            setDecision(policy, UseKind::Command, "git push **", decision);
            QVERIFY(decisionAbout(policy, UseKind::Command, "git push **") == decision);
            QCOMPARE(policy.commands.allow.size() + policy.commands.ask.size() + policy.commands.deny.size(), 2U);
        }
        setDecision(policy, UseKind::Command, "git push **", std::nullopt);
        QVERIFY(!decisionAbout(policy, UseKind::Command, "git push **"));
        QVERIFY(decisionAbout(policy, UseKind::Command, "rm **") == Decision::Deny);
        setDecision(policy, UseKind::AgentTool, "Bash", Decision::Ask);
        QVERIFY(policy.toolsToAsk == std::vector<std::string> { "Bash" });
        *defaultDecision(policy, UseKind::Fetch) = Decision::Ask;
        QVERIFY(policy.fetches.otherwise == Decision::Ask && defaultDecision(policy, UseKind::Import) == nullptr);
    }
    void installedSchemaIsTheNewest()
    {
        QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/resources/policies/policy.schema.json"));
        QVERIFY2(file.open(QIODevice::ReadOnly), "made with: vitrine policy schema");
        QCOMPARE(file.readAll().toStdString(), policySchema());
    }
};

QTEST_GUILESS_MAIN(TestPolicyRules)
#include "tst_policyrules.moc"
