// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QFile>
#include <QTest>

using namespace vitrine;

/// Searches, for each bundled policy, what can be reached from the names that it hands out (reach.py): attributes,
/// items, calls, callbacks, exceptions. Bounded by depth and time, and repeatable by its seed: VITRINE_REACH_SECONDS
/// and VITRINE_REACH_SEED change them.
class TestReach : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;

    static std::string number(const char *variable, int otherwise)
    {
        bool isGiven = false;
        const int value = qEnvironmentVariableIntValue(variable, &isGiven);
        return std::to_string(isGiven ? value : otherwise);
    }

    static ToolDouble python(std::string source) { return { ToolDouble::Python { std::move(source) } }; }

    static ToolDoubles tools()
    {
        ToolDoubles all = defaultTools();
        all["clock"] = python("import time\ndef clock(): return time.monotonic()");
        // By its identity: the search keeps it alive.
        const std::string thing = "import ctypes\ndef by(number): return ctypes.cast(number, ctypes.py_object).value\n";
        all["names_of"] = python(thing
            + "def names_of(number):\n    try: return [n for n in dir(by(number)) if isinstance(n, str)]\n"
              "    except BaseException: return []");
        // Functions in Python by whose code a name, a module or a text is looked up: the ones worth a call.
        all["is_door"] = python(thing
            + "import types\nwords = {'__import__', 'import_module', 'getattr', 'eval', 'exec', 'compile', 'open'}\n"
              "def is_door(number):\n    one = by(number)\n    if isinstance(one, types.MethodType): one = "
              "one.__func__\n"
              "    code = one.__code__ if isinstance(one, types.FunctionType) else None\n"
              "    return code is not None and bool(words & set(code.co_names)) and '<step' not in code.co_filename");
        // Views and modules look alike: real ones are those in sys.modules. Those that the policy allows answer as
        // their views do.
        all["kind_of"] = python(thing
            + "import builtins, sys, types, io, os, importlib.machinery as m\n"
              "bad = {id(getattr(builtins, n)): n for n in 'eval exec compile __import__ open getattr setattr delattr "
              "globals locals vars input breakpoint'.split()}\n"
              "deeds = {id(getattr(os, n)): n for n in 'mkfifo mknod dup system popen fork _exit write read'.split()}\n"
              "kinds = [(types.FrameType, 'frame'), (types.CodeType, 'code'), (io.FileIO, 'file'),"
              " (m.SourceFileLoader, 'loader')]\n"
              "def kind_of(number, allowed):\n"
              "    one = by(number)\n"
              "    if isinstance(one, types.ModuleType):\n"
              "        isReal = any(one is real for real in list(sys.modules.values()))\n"
              "        return 'module' if isReal and one.__name__.split('.')[0] not in allowed else None\n"
              "    if number in bad: return 'builtin ' + bad[number]\n"
              "    if number in deeds: return 'deed ' + deeds[number]\n"
              "    for kind, name in kinds:\n"
              "        if type(one) is kind: return name\n"
              "    return None");
        return all;
    }

    // Every module that the policy names without a pattern.
    static std::string program(const Policy &policy)
    {
        QFile file(QStringLiteral(VITRINE_ESCAPES "/reach.py"));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        std::string code = "seed = " + number("VITRINE_REACH_SEED", 29)
            + "\nseconds = " + number("VITRINE_REACH_SECONDS", 15) + "\ndeepest = 4\nwidth = 60\n";
        code += file.readAll().toStdString() + "\nroots = []\nallowed = []\n";
        for (const std::string &module : policy.imports.allow) {
            code += "allowed.append('" + module.substr(0, module.find('.')) + "')\n";
            if (!module.contains('*'))
                code += "try:\n    import " + module + " as m\n    roots.append(('" + module
                    + "', m))\nexcept ImportError: pass\n";
        }
        return code + "search(roots)\nprint(visited)\nsorted(set(found), key=lambda one: len(one[1]))[:20]\n";
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }

    void reachesNothing_data()
    {
        QTest::addColumn<QString>("policy");
        for (const char *name : { "strict", "text", "data-analysis", "science" })
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void reachesNothing()
    {
        QFETCH(QString, policy);
        Policy allowed = *profile(policy.toStdString());
        allowed.imports.allow.push_back("random"); // the search's own
        allowed.limits.operations.reset();
        allowed.limits.whileIterations.reset();
        allowed.limits.wallSeconds = 120;
        allowed.limits.memoryMib.reset();
        for (const char *name : { "getattr", "id", "repr", "sorted", "set" })
            allowed.builtins.push_back(name);
        QVERIFY(m_executor->begin({ .policy = allowed, .tools = tools(), .variables = {} }).has_value());

        const StepResult result = m_executor->run(program(allowed), {});
        const std::string said = (result.error ? result.error->message : std::string());
        QVERIFY2(result.status == StepStatus::Ok, said.c_str());
        qInfo("%s: %s things", qPrintable(policy), result.logs.c_str());
        QVERIFY2(std::atoi(result.logs.c_str()) > 100, result.logs.c_str());
        QVERIFY2(result.output && result.output->repr == "[]", result.output ? result.output->repr.c_str() : "nothing");
    }
};

QTEST_GUILESS_MAIN(TestReach)
#include "tst_reach.moc"
