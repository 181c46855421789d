// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/importrules.h"
#include "executor/policy/profiles.h"
#include "executor/review/persistentthreadstate.h"
#include "executor/review/pyref.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <set>

using namespace vitrine;

// Searches for ways out of one bundled policy: `tst_reach text`. From the names that the policy hands out it follows
// attributes, items, calls with small arguments, callbacks, exceptions, iterators, contexts and formats
// (reachoracle.py), and fails with the shortest program that arrives at something no step may have. `tst_reach leaks`
// searches a library that hands out one of each. VITRINE_SEEDS="from to" and VITRINE_SECONDS of each try more.

namespace {

struct Settings {
    std::string policy;
    int seed = 0;
    double seconds = 1;
    std::string folder;
    std::vector<std::string> avoided;
};

constexpr std::string_view leaks = "leaks";
constexpr qsizetype mostCrashes = 8; // of one search; each is avoided by the next one

nlohmann::json called(PyObject *module, const char *function, const nlohmann::json &arguments)
{
    const PyRef json = importModule("json");
    const PyRef given = PyRef::steal(PyObject_CallMethod(json.get(), "loads", "s", arguments.dump().c_str()));
    const PyRef tuple = PyRef::steal(PySequence_Tuple(given.get()));
    const PyRef method = PyRef::steal(PyObject_GetAttrString(module, function));
    const PyRef answer = PyRef::steal(PyObject_Call(method.get(), tuple.get(), nullptr));
    if (!answer)
        PyErr_Print();
    const PyRef text = PyRef::steal(answer ? PyObject_CallMethod(json.get(), "dumps", "O", answer.get()) : nullptr);
    return text ? nlohmann::json::parse(fromPython(text.get())) : nlohmann::json();
}

nlohmann::json valueOf(PyObject *module, const char *name)
{
    const PyRef json = importModule("json");
    const PyRef value = PyRef::steal(PyObject_GetAttrString(module, name));
    const PyRef text = PyRef::steal(value ? PyObject_CallMethod(json.get(), "dumps", "O", value.get()) : nullptr);
    return text ? nlohmann::json::parse(fromPython(text.get())) : nlohmann::json();
}

PyRef oracle()
{
    const PyRef path = PyRef::borrow(PySys_GetObject("path"));
    const PyRef folder = toPython(VITRINE_ESCAPES "/reach");
    if (PySequence_Contains(path.get(), folder.get()) == 0)
        PyList_Append(path.get(), folder.get());
    return importModule("reachoracle");
}

Policy policyFor(const std::string &name)
{
    Policy policy = *profile(name == leaks ? "strict" : name);
    if (name == leaks)
        policy.imports.allow = { "math" };
    policy.imports.allow.emplace_back("reachoracle");
    if (name == leaks)
        policy.imports.allow.emplace_back("reachleaks");
    policy.limits.operations = 1'000'000'000;
    policy.limits.whileIterations = 100'000'000;
    policy.limits.memoryMib = 8192;
    return policy;
}

std::string rootsOf(const std::vector<std::string> &modules)
{
    std::string text = "roots = []\n";
    for (const std::string &module : modules)
        text += "try:\n    import " + module + " as found\n    roots.append(('" + module
            + "', found))\nexcept BaseException: pass\n";
    return text;
}

std::string textOf(const QString &name)
{
    QFile file(QStringLiteral(VITRINE_ESCAPES "/reach/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// In a process of its own: what is tried may end it. Prints what it found.
int search(const Settings &settings)
{
    auto python = PythonRuntime::start();
    if (!python)
        return 2;
    const auto executor = makeInProcessExecutor(*python);
    Policy policy = policyFor(settings.policy);
    policy.limits.wallSeconds = settings.seconds + 5;
    const ImportRules rules(policy.imports);
    std::vector<std::string> modules;
    PersistentThreadState thread; // libraries in C++ that are loaded here remember it
    {
        const Gil gil;
        thread.keep();
        const PyRef module = oracle();
        if (!module)
            return PyErr_Print(), 2;
        called(module.get(), "load", { policy.imports.allow });
        for (const nlohmann::json &name : called(module.get(), "modules_below", { policy.imports.allow, nullptr })) {
            if (rules.allows(name.get<std::string>()) && name != "reachoracle")
                modules.push_back(name.get<std::string>());
        }
        modules = called(module.get(), "chosen", { modules, settings.seed }).get<std::vector<std::string>>();
        called(module.get(), "load", { modules });
        nlohmann::json allowed = policy.imports.allow;
        for (const nlohmann::json &name : called(module.get(), "modules_known", nlohmann::json::array())) {
            if (rules.allows(name.get<std::string>()))
                allowed.push_back(name);
        }
        called(module.get(), "begin", { settings.seed, settings.seconds, settings.folder, allowed, settings.avoided });
    }
    if (!executor->begin({ .policy = policy, .tools = {}, .variables = {} }))
        return 2;
    const StepResult result = executor->run(rootsOf(modules) + textOf(QStringLiteral("explorer.py")), {});
    const Gil gil;
    const PyRef module = oracle();
    const nlohmann::json reported { { "findings", valueOf(module.get(), "findings") },
        { "tried", valueOf(module.get(), "tried") }, { "status", std::string(toString(result.status)) },
        { "error", result.error ? result.error->message : "" } };
    std::printf("\n%s\n", reported.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace).c_str());
    std::fflush(stdout);
    std::_Exit(0); // what was called may have left threads and handlers
}

} // namespace

class TestReach : public QObject {
    Q_OBJECT

    std::string m_policy;

    // The seeds that this test tries.
    static std::pair<int, int> seeds()
    {
        const QStringList given = qEnvironmentVariable("VITRINE_SEEDS", QStringLiteral("0 3")).split(QLatin1Char(' '));
        return { given.value(0).toInt(), given.value(1).toInt() };
    }
    static QString seconds() { return qEnvironmentVariable("VITRINE_SECONDS", QStringLiteral("2")); }

    // What one search found. A library in C that crashes on what it is given shows no way out, so the search goes on
    // without what crashed, and in another order, as what crashes may have been spoilt by a call before it. A program
    // that ends the process in any other way is one.
    nlohmann::json found(int seed)
    {
        const QTemporaryDir folder;
        QFile decoy(folder.filePath(QStringLiteral("decoy")));
        if (!decoy.open(QIODevice::WriteOnly) || decoy.write("what-no-step-may-read\n") < 0)
            return {};
        decoy.close();
        QStringList avoided;
        nlohmann::json answer;
        do {
            answer = searched(seed + 1000 * static_cast<int>(avoided.size()), folder, avoided);
            if (answer.contains("crashed"))
                avoided.append(QString::fromStdString(answer["crashed"]));
        } while (answer.contains("crashed") && avoided.size() < mostCrashes);
        answer["avoided"] = avoided.join(QLatin1Char(' ')).toStdString();
        return answer;
    }
    nlohmann::json searched(int seed, const QTemporaryDir &folder, const QStringList &avoided) const
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::SeparateChannels);
        process.setStandardInputFile(QProcess::nullDevice());
        process.setWorkingDirectory(folder.path());
        process.start(QCoreApplication::applicationFilePath(),
            QStringList { QStringLiteral("--search"), QString::fromStdString(m_policy), QString::number(seed),
                seconds(), folder.path() }
                + avoided);
        const bool isOver = process.waitForFinished(100'000);
        const QByteArray last = process.readAllStandardOutput().trimmed().split('\n').last();
        nlohmann::json answer = nlohmann::json::parse(last.toStdString(), nullptr, false);
        if (isOver && answer.is_object())
            return answer;
        const QList<QByteArray> now = read(folder, QStringLiteral("now")).split('\n');
        const QByteArray findings = read(folder, QStringLiteral("findings"));
        if (isOver && process.exitStatus() == QProcess::CrashExit && findings.isEmpty())
            return { { "crashed", QString::fromUtf8(now.first()).toStdString() } };
        return { { "ended",
            QString::fromUtf8(now.last() + '\n' + findings + process.readAllStandardError().right(2000))
                .toStdString() } };
    }
    static QByteArray read(const QTemporaryDir &folder, const QString &name)
    {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

public:
    explicit TestReach(std::string policy)
        : m_policy(std::move(policy))
    {
    }
    bool isOfLeaks() const { return m_policy == leaks; }

private Q_SLOTS:
    void arrivesAtNothing_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = seeds().first; seed < seeds().second; ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    void arrivesAtNothing()
    {
        QFETCH(int, seed);
        const nlohmann::json answer = found(seed);
        QVERIFY2(!answer.contains("ended"), answer.dump().c_str());
        qInfo("%s", answer.dump().c_str());
        QVERIFY2(!answer.contains("crashed"), answer.dump().c_str());
        QVERIFY2(answer["findings"].empty(), answer["findings"].dump(2).c_str());
        QVERIFY2(answer["tried"].get<int>() > 100, answer.dump().c_str());
    }
    // A search that finds nothing shows nothing, unless it finds what is there.
    void findsWhatALibraryHandsOut()
    {
        std::set<std::string> kinds;
        for (int seed = 0; seed < 3; ++seed) {
            const nlohmann::json answer = found(seed);
            QVERIFY2(!answer.contains("ended"), answer.dump().c_str());
            qInfo("%s", answer.dump().c_str());
            for (const nlohmann::json &one : answer["findings"])
                kinds.insert(one[0].get<std::string>());
        }
        for (const char *kind : { "frame", "code", "builtin eval", "open file", "file that was read", "deed" })
            QVERIFY2(kinds.contains(kind), kind);
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() >= 6 && arguments[1] == QLatin1String("--search")) {
        Settings settings { arguments[2].toStdString(), arguments[3].toInt(), arguments[4].toDouble(),
            arguments[5].toStdString(), {} };
        for (const QString &avoided : arguments.sliced(6))
            settings.avoided.push_back(avoided.toStdString());
        return search(settings);
    }
    if (arguments.size() < 2)
        qFatal("the name of a policy is missing");
    TestReach test(arguments.takeAt(1).toStdString());
    arguments.append(
        test.isOfLeaks() ? QStringLiteral("findsWhatALibraryHandsOut") : QStringLiteral("arrivesAtNothing"));
    return QTest::qExec(&test, arguments);
}

#include "tst_reach.moc"
