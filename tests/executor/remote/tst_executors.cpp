// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/remote/blaxelsite.h"
#include "executor/remote/containerexecutor.h"
#include "executor/remote/containerkernels.h"
#include "executor/remote/e2bsite.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/modalsite.h"
#include "executor/remote/servedkernels.h"
#include "executor/sandbox/sandboxexecutor.h"
#include "tests/executor/remote/cloudserver.h"
#include "tests/executor/remote/containerengine.h"
#include "tests/executor/remote/jupyterserver.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <memory>
#include <set>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;

namespace {

using Json = nlohmann::json;

/// What can be told apart in an answer, by its name.
using Answer = std::map<std::string, std::string>;

struct Case {
    std::string name;
    std::vector<std::string> steps; ///< the last one's answer counts
    Policy policy;
    ToolStubs tools;
    std::map<std::string, std::string> variables;
    bool isCancelled = false; ///< when something is printed
    bool isFirst = false; ///< of those that share a session
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Policy usualPolicy()
{
    Policy policy = defaultPolicy();
    policy.dialect = Dialect::Python;
    policy.limits.wallSeconds = 60;
    return policy;
}

Policy policyWith(const Json &limits)
{
    Policy policy = usualPolicy();
    policy.limits.wallSeconds = limits.value("wall_s", 60.0);
    if (limits.contains("operations"))
        policy.limits.operations.reset();
    if (limits.contains("while_iterations"))
        policy.limits.whileIterations.reset();
    if (limits.contains("print_chars"))
        policy.limits.printChars = limits["print_chars"];
    if (limits.contains("output_chars"))
        policy.limits.outputChars = limits["output_chars"];
    return policy;
}

// What all cases of one session begin with.
Case setupFrom(const Json &session)
{
    Case made { .name = {}, .steps = {}, .policy = usualPolicy(), .tools = defaultTools(), .variables = {} };
    if (session.contains("limits"))
        made.policy = policyWith(session["limits"]);
    if (session.contains("tools"))
        made.tools.merge(readToolStubs(session["tools"].dump()).value());
    const Json variables = session.value("variables", Json::object());
    for (auto variable = variables.begin(); variable != variables.end(); ++variable)
        made.variables[variable.key()] = variable->dump();
    return made;
}

void addCasesOf(const Json &session, std::vector<Case> &cases)
{
    Case made = setupFrom(session);
    made.isFirst = true;
    for (const Json &document : session["cases"]) {
        made.name = document["name"];
        made.steps = document["steps"];
        made.isCancelled = document.value("cancel", false);
        cases.push_back(made);
        made.isFirst = false;
    }
}

std::vector<Case> allCases()
{
    std::vector<Case> cases;
    for (const Json &session :
        Json::parse(contentOf(QStringLiteral(VITRINE_TEST_DATA "/executors/cases.json")).toStdString()))
        addCasesOf(session, cases);
    return cases;
}

// Where something lies in memory is told differently each time.
std::string withoutAddresses(const std::string &text)
{
    static const QRegularExpression address(QStringLiteral("0x[0-9a-f]+"));
    return QString::fromStdString(text).replace(address, QStringLiteral("0x…")).toStdString();
}

// One line of a table: what would end a cell or the line escaped.
std::string cell(const std::string &text)
{
    constexpr std::size_t most = 80;
    if (text.size() > most)
        return "a long text";
    std::string quoted = Json(text).dump(-1, ' ', true, Json::error_handler_t::replace);
    for (std::size_t at = 0; (at = quoted.find('|', at)) != std::string::npos; at += 2)
        quoted.insert(at, "\\");
    return '`' + quoted + '`';
}

std::string toolCallsOf(const StepResult &result)
{
    std::string calls;
    for (const ToolCallRecord &call : result.toolCalls)
        calls += call.name + Json::parse(call.arguments).dump() + "=" + call.result.value_or(call.error.value_or(""))
            + ";";
    return calls;
}

std::string changesOf(const StepResult &result)
{
    std::set<std::string> changes;
    for (const VariableRecord &variable : result.variables) {
        if (variable.change != VariableChange::Same)
            changes.insert(std::string(toString(variable.change)) + " " + variable.name + " " + variable.type + " "
                + withoutAddresses(variable.repr) + ";");
    }
    std::string text;
    for (const std::string &change : changes)
        text += change;
    return text;
}

Answer answerOf(const StepResult &result)
{
    Answer answer { { "status", std::string(toString(result.status)) }, { "final", result.isFinal ? "yes" : "no" },
        { "value", result.output ? withoutAddresses(result.output->repr) : "nothing" },
        { "type", result.output ? result.output->type : "nothing" }, { "prints", result.logs },
        { "prints cut", result.logsTruncated ? "yes" : "no" }, { "tools", toolCallsOf(result) },
        { "variables", changesOf(result) } };
    answer["error"] = result.error ? result.error->type : "none";
    answer["error's text"] = result.error ? result.error->message : "";
    answer["error's line"] = result.error ? std::to_string(result.error->line) : "none";
    return answer;
}

Answer answerTo(Executor &executor, const Case &one)
{
    StepResult result;
    for (const std::string &step : one.steps) {
        std::jthread stopper;
        StepObserver observer;
        if (one.isCancelled)
            observer.printed = [&](std::string_view text) {
                if (text.contains('\n')) // a print may come in two pieces
                    stopper = std::jthread([&] { executor.cancel(); });
            };
        result = executor.run(step, observer);
    }
    return answerOf(result);
}

} // namespace

/// The same steps over all executors: what they answer otherwise than the sandbox stands in
/// executor/remote/differences.md, and nothing else. VITRINE_WRITE_DIFFERENCES=1 writes what is found into that page,
/// for those executors that are there.
class TestExecutors : public QObject {
    Q_OBJECT

    using Make = std::function<std::unique_ptr<Executor>()>;
    /// Case, what differs, executor.
    using Difference = std::tuple<std::string, std::string, std::string>;

    JupyterServer m_jupyter;
    CloudServer m_clouds;
    CloudServer m_modal { "modalserver.py" };
    std::unique_ptr<ContainerEngine> m_engine;
    std::shared_ptr<PythonRuntime> m_python;
    std::vector<Case> m_cases;
    std::map<std::string, Answer> m_expected; ///< what the sandbox answers
    std::set<Difference> m_found;
    std::set<std::string> m_compared;

    static QString page() { return QStringLiteral(VITRINE_SOURCE_DIR "/executor/remote/differences.md"); }

    std::unique_ptr<Executor> at(std::unique_ptr<RemoteSite> site) const
    {
        return std::make_unique<KernelExecutor>(std::move(site), m_python, PythonStub());
    }

    Make makerOf(const std::string &name)
    {
        if (name == "sandbox")
            return [] { return std::unique_ptr<Executor>(SandboxExecutor::create().value()); };
        if (name == "in-process")
            return [this] { return makeInProcessExecutor(m_python); };
        if (name == "jupyter")
            return [this] {
                return at(std::make_unique<ServedKernels>(
                    KernelServer { .url = m_jupyter.url(), .token = JupyterServer::token() }));
            };
        if (name == "e2b")
            return [this] {
                return at(std::make_unique<E2bSite>(
                    E2bChoice { .key = CloudServer::e2bKey(), .api = m_clouds.url(), .sandbox = m_clouds.url() }));
            };
        if (name == "blaxel")
            return [this] {
                const BlaxelCredentials key { .workspace = QStringLiteral("ws"),
                    .key = QStringLiteral("bl-secret-key") };
                return at(std::make_unique<BlaxelSite>(BlaxelChoice { .credentials = key, .api = m_clouds.url() }));
            };
        if (name == "modal" && ModalSite::isThere())
            return [this] {
                ModalChoice choice;
                choice.credentials = { .tokenId = QStringLiteral("ak-known"),
                    .tokenSecret = QStringLiteral("as-modal-secret"),
                    .servers = { m_modal.calls() } };
                return at(std::make_unique<ModalSite>(std::move(choice)));
            };
        return makerOfContainers(name);
    }

    Make makerOfContainers(const std::string &name)
    {
        if (!m_engine)
            return {};
        ContainerChoice choice { .engine = ContainerEngine::address() };
        if (name == "docker") {
            choice.image = m_engine->makeImage();
            return [this, choice] { return std::make_unique<ContainerExecutor>(choice, m_python, PythonStub()); };
        }
        choice.recipe = m_engine->kernelRecipe();
        return [this, choice] { return at(std::make_unique<ContainerKernels>(choice)); };
    }

    // Those that begin with the same share a session, as long as none of them ended it.
    std::map<std::string, Answer> answersOf(Executor &executor)
    {
        std::map<std::string, Answer> answers;
        bool isWell = false;
        for (const Case &one : m_cases) {
            if (one.isFirst || !isWell) {
                const auto started
                    = executor.begin({ .policy = one.policy, .tools = one.tools, .variables = one.variables });
                if (!started) {
                    qWarning("%s: %s", one.name.c_str(), started.error().detail.c_str());
                    return {};
                }
            }
            answers[one.name] = answerTo(executor, one);
            const std::string &status = answers[one.name]["status"];
            isWell = status != "crashed" && status != "timeout" && one.name != "leaves the interpreter";
        }
        return answers;
    }

    void compare(const std::string &executor, const std::map<std::string, Answer> &answers)
    {
        for (const auto &[name, expected] : m_expected) {
            for (const auto &[part, here] : expected) {
                const std::string &there = answers.at(name).at(part);
                if (here != there)
                    m_found.emplace(name, part + ": " + cell(here) + " → " + cell(there), executor);
            }
        }
        m_compared.insert(executor);
    }

    static std::set<Difference> published()
    {
        std::set<Difference> known;
        for (const QString &line : QString::fromUtf8(contentOf(page())).split(u'\n')) {
            const QStringList cells = line.split(QStringLiteral(" | "));
            if (!line.startsWith(u"| ") || cells.size() != 3 || cells[0] == u"| step")
                continue;
            for (const QString &executor : cells[2].chopped(2).split(QStringLiteral(", ")))
                known.emplace(cells[0].mid(2).toStdString(), cells[1].toStdString(), executor.toStdString());
        }
        return known;
    }

    static QByteArray pageOf(const std::set<Difference> &differences, std::size_t cases)
    {
        std::map<std::pair<std::string, std::string>, std::string> rows;
        for (const auto &[name, what, executor] : differences) {
            std::string &executors = rows[{ name, what }];
            executors += (executors.empty() ? "" : ", ") + executor;
        }
        std::string text
            = "<!-- SPDX-FileCopyrightText: 2026 The Vitrine authors -->\n<!-- SPDX-License-Identifier: MIT -->\n"
              "# What executors answer otherwise than the sandbox\n\n"
            + std::to_string(cases)
            + " runs of steps (tests/data/executors/cases.json), each with the same policy in the python dialect, over "
              "all\n"
              "executors. What is not in the table is the same everywhere. `tst_executors` checks it, and writes it "
              "where\n"
              "VITRINE_WRITE_DIFFERENCES is set.\n\n| step | what differs: sandbox → there | executors "
              "|\n|---|---|---|\n";
        for (const auto &[row, executors] : rows)
            text += "| " + row.first + " | " + row.second + " | " + executors + " |\n";
        return QByteArray::fromStdString(text);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!JupyterServer::isInstalled())
            QSKIP("no jupyter-server is installed");
        QVERIFY2(m_jupyter.start(), m_jupyter.said().constData());
        QVERIFY(m_clouds.start(m_jupyter.url().authority(), JupyterServer::token()));
        QVERIFY(!ModalSite::isThere() || m_modal.start(m_jupyter.url().authority(), JupyterServer::token()));
        m_python = PythonRuntime::start().value();
        if (ContainerEngine::whyNot().isEmpty())
            m_engine = std::make_unique<ContainerEngine>();
        m_cases = allCases();
        QVERIFY(m_cases.size() >= 40);
        auto sandbox = makerOf("sandbox")();
        m_expected = answersOf(*sandbox);
        QCOMPARE(m_expected.size(), m_cases.size());
    }

    void differAsIsPublished_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char *name : { "in-process", "docker", "docker-kernel", "jupyter", "e2b", "blaxel", "modal" })
            QTest::newRow(name) << QByteArray(name);
    }

    void differAsIsPublished()
    {
        QFETCH(const QByteArray, name);
        const Make make = makerOf(name.toStdString());
        if (!make)
            QSKIP("this executor is not there");
        auto executor = make();
        const auto answers = answersOf(*executor);
        QCOMPARE(answers.size(), m_cases.size());
        compare(name.toStdString(), answers);
        if (qEnvironmentVariableIsSet("VITRINE_WRITE_DIFFERENCES"))
            return;
        const auto known = published();
        std::string wrong;
        for (const Difference &one : m_found) {
            if (std::get<2>(one) == name.toStdString() && !known.contains(one))
                wrong += "\nnew: " + std::get<0>(one) + ": " + std::get<1>(one);
        }
        for (const Difference &one : known) {
            if (std::get<2>(one) == name.toStdString() && !m_found.contains(one))
                wrong += "\ngone: " + std::get<0>(one) + ": " + std::get<1>(one);
        }
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void writesWhatIsFound()
    {
        if (!qEnvironmentVariableIsSet("VITRINE_WRITE_DIFFERENCES"))
            return;
        std::set<Difference> all = m_found;
        for (const Difference &one : published()) {
            if (!m_compared.contains(std::get<2>(one)))
                all.insert(one);
        }
        QFile file(page());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(pageOf(all, m_cases.size()));
    }
};

QTEST_GUILESS_MAIN(TestExecutors)
#include "tst_executors.moc"
