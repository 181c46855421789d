// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

#include <cstdio>
#include <map>
#include <regex>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

const QString folder = QStringLiteral(VITRINE_SOURCE_DIR "/../shared/conformance/");

std::string textOf(const QString &name)
{
    QFile file(folder + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::vector<Json> linesOf(const QString &name)
{
    std::vector<Json> lines;
    for (const QByteArray &line : QByteArray::fromStdString(textOf(name)).split('\n')) {
        if (!line.isEmpty())
            lines.push_back(Json::parse(line.toStdString()));
    }
    return lines;
}

std::string sortedImports(const std::string &text)
{
    static const std::regex list(R"((Authorized imports are: )\[([^\]]*)\])");
    std::smatch found;
    if (!std::regex_search(text, found, list))
        return text;
    QStringList names = QString::fromStdString(found[2].str()).split(QStringLiteral(", "));
    names.sort();
    return found.prefix().str() + found[1].str() + "[" + names.join(QStringLiteral(", ")).toStdString() + "]"
        + found.suffix().str();
}

// As the answers were written down: no addresses, no paths, the list of imports sorted.
std::string normalised(std::string text)
{
    static const std::regex address(R"(\bat 0x(?!ADDR)[0-9a-fA-F]+)");
    static const std::regex from(R"(from '/[^']+')");
    static const std::regex file(R"(\(/[^()\s]+\.(?:py|so)\))");
    text = std::regex_replace(text, address, "at 0xADDR");
    text = std::regex_replace(text, from, "from 'PATH'");
    return sortedImports(std::regex_replace(text, file, "(PATH)"));
}

} // namespace

/// Every answer of the older executor that ../shared/conformance holds, asked of the smolagents dialect.
class TestConformance : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;
    std::string m_tools;

    ToolStubs toolsOf(const Json &request) const
    {
        ToolStubs tools;
        std::vector<std::string> names = request["additional_functions"];
        if (request["tools"].is_array())
            names.insert(names.end(), request["tools"].begin(), request["tools"].end());
        for (const std::string &name : names) {
            const std::string source = m_tools + "\nglobals()['" + name + "'] = TABLE['" + name + "']\n";
            tools.insert_or_assign(name, ToolStub { ToolStub::Python { source } });
        }
        return tools;
    }

    static Policy policyOf(const Json &request)
    {
        Policy policy = *profile("smolagents-default");
        const Json &asked = request["policy"];
        for (const std::string name : asked["imports"])
            policy.imports.allow.push_back(name);
        if (asked.contains("max_operations"))
            policy.limits.operations = asked["max_operations"];
        if (asked.contains("max_while_iterations"))
            policy.limits.whileIterations = asked["max_while_iterations"];
        if (asked.contains("print_chars"))
            policy.limits.printChars = asked["print_chars"];
        if (asked.contains("timeout_s"))
            policy.limits.wallSeconds = asked["timeout_s"];
        if (request["tools"].is_null())
            policy.builtins.clear();
        for (const std::string name : request["additional_functions"])
            std::erase(policy.builtins, name);
        return policy;
    }

    bool begin(const Json &request)
    {
        std::map<std::string, std::string> variables;
        for (const auto &[name, value] : request["variables"].items())
            variables[name] = value.dump();
        return m_executor->begin({ policyOf(request), toolsOf(request), variables }).has_value();
    }

    static std::string difference(const Json &wanted, const StepResult &got)
    {
        std::string text;
        const auto compare = [&](const char *field, const Json &want, const Json &is) {
            if (!want.is_null() && want != is)
                text += std::string("    ") + field + "\n        wanted " + want.dump() + "\n        got    "
                    + is.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
        };
        compare("status", wanted["status"] == "ok", got.status == StepStatus::Ok);
        if (wanted["status"] == "ok" && got.error)
            text += "        because " + got.error->message + "\n";
        compare("is_final", wanted["is_final"], got.isFinal);
        if (wanted["output"].is_object()) {
            std::string repr = normalised(got.output ? got.output->repr : std::string());
            if (wanted["output"].value("cut", false))
                repr.resize(std::min(repr.size(), wanted["output"]["repr"].get<std::string>().size()));
            compare("output.repr", wanted["output"]["repr"], repr);
            compare("output.type", wanted["output"]["type"], got.output ? got.output->type : std::string());
        }
        const std::string logs = normalised(got.logs);
        if (wanted.contains("logs_sha256"))
            compare("logs", wanted["logs_sha256"],
                QCryptographicHash::hash(logs, QCryptographicHash::Sha256).toHex().toStdString());
        else
            compare("logs", wanted["logs"], logs);
        if (wanted["error"].is_object()) {
            compare("error.type", wanted["error"]["type"], got.error ? got.error->type : std::string());
            compare("error.message", wanted["error"]["message"],
                normalised(got.error ? got.error->message : std::string()));
        }
        compare("operations", wanted["usage"]["operations"], got.usage.operations);
        Json names = Json::array();
        for (const VariableRecord &variable : got.variables) {
            if (!variable.name.starts_with('_') && variable.change != VariableChange::Removed)
                names.push_back(variable.name);
        }
        if (wanted["status"] == "ok" || !got.variables.empty())
            compare("variables", wanted["variables"], names);
        return text;
    }

    std::string differenceOf(const Json &wish)
    {
        if (!begin(wish))
            return "    the session does not begin\n";
        if (wish.contains("construction_error")) {
            const StepResult got = m_executor->run(wish["steps"][0].get<std::string>(), {});
            const std::string message = got.error ? got.error->message : std::string();
            const Json &wanted = wish["construction_error"]["message"]; // null where its order is not stable
            return wanted.is_null() || wanted == message ? std::string() : "    construction\n" + message;
        }
        for (std::size_t i = 0; i < wish["steps"].size(); ++i) {
            Json wanted = wish["expected"][i];
            for (const std::string path : wish["unstable"]) {
                if (path == "expected." + std::to_string(i) + ".usage.operations")
                    wanted["usage"]["operations"] = nullptr;
            }
            const StepResult got = m_executor->run(wish["steps"][i].get<std::string>(), {});
            std::string found = difference(wanted, got);
            if (!found.empty())
                return "  step " + std::to_string(i) + "\n" + found;
        }
        return {};
    }

    // What the framework shows its model of a step (docs/executor.md#observations).
    static Json observationOf(const StepResult &result)
    {
        const std::string logs = "Execution logs:\n" + result.logs;
        if (result.output)
            return logs + "Last output from code snippet:\n" + result.output->text;
        return result.logs.empty() ? Json() : Json(logs);
    }

    bool beginRun(const Json &run)
    {
        Policy policy = *profile("smolagents-default");
        policy.limits.wallSeconds = 240;
        ToolStubs tools = defaultTools();
        for (const std::string name : run["tools"])
            tools.try_emplace(name, ToolStub {});
        return m_executor->begin({ policy, tools, {} }).has_value();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(folder))
            QSKIP("the recorded answers are not here: ../shared/conformance");
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
        m_tools = textOf(QStringLiteral("tools.py"));
    }

    void answersAsRecorded()
    {
        std::map<std::string, std::pair<int, int>> table;
        QByteArray reported;
        int unexpected = 0;
        for (const Json &wish : linesOf(QStringLiteral("cases.jsonl"))) {
            const std::string id = wish["id"];
            const std::string found = differenceOf(wish);
            auto &[equal, all] = table[wish["category"]];
            ++all;
            equal += found.empty() ? 1 : 0;
            if (!found.empty()) {
                ++unexpected;
                reported += QByteArray::fromStdString(id + " " + wish["steps"].dump() + "\n" + found);
            }
        }
        for (const auto &[category, score] : table)
            reported += QByteArray::fromStdString(
                category + " " + std::to_string(score.first) + "/" + std::to_string(score.second) + "\n");
        if (unexpected > 0 || qEnvironmentVariableIsSet("VITRINE_SCORE"))
            std::fprintf(stderr, "%s", reported.constData());
        QCOMPARE(unexpected, 0);
    }

    void runsTheLogOfMathProblemsAsTheFrameworkDoes()
    {
        int steps = 0;
        for (const Json &run : linesOf(QStringLiteral("math-log-results.jsonl"))) {
            QVERIFY(beginRun(run));
            for (const Json &step : run["steps"]) {
                if (step["code"].is_null())
                    continue;
                const StepResult result = m_executor->run(step["code"].get<std::string>(), {});
                const std::string found = difference(step["result"], result);
                QVERIFY2(found.empty(), ("run " + run["run"].dump() + "\n" + found).c_str());
                QCOMPARE(observationOf(result).dump(), step["observation"].dump());
                const Json error = result.error ? Json(normalised(result.error->message)) : Json();
                QCOMPARE(
                    error.dump(), step["error_text"].is_null() ? "null" : Json(normalised(step["error_text"])).dump());
                ++steps;
            }
        }
        QCOMPARE(steps, 116);
    }
};

QTEST_GUILESS_MAIN(TestConformance)
#include "tst_conformance.moc"
