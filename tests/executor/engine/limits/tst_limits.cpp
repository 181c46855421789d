// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/engine/limits/deepstack.h"
#include "executor/policy/profiles.h"
#include "executor/review/pyref.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstdint>
#include <stdexcept>

#include <sys/mman.h>
#include <unistd.h>

using namespace vitrine;

namespace {

// Goes down the stack by so many pages, and tells where it came to.
[[gnu::noinline]] std::uintptr_t dive(int pages)
{
    std::array<volatile char, 4096> page;
    page[0] = static_cast<char>(pages);
    const std::uintptr_t deepest = pages > 0 ? dive(pages - 1) : reinterpret_cast<std::uintptr_t>(&page);
    page[1] = page[0]; // not the last call, so that there is a frame for each
    return deepest;
}

void write(const QString &path, const char *text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
}

/// Where the interpreter looks for modules, meanwhile also in a folder.
class PythonPath final {
public:
    explicit PythonPath(const QString &folder)
        : m_folder(folder.toStdString())
    {
        run("import sys, importlib; sys.path.insert(0, '" + m_folder + "'); importlib.invalidate_caches()");
    }
    ~PythonPath() { run("import sys; sys.path.remove('" + m_folder + "')"); }
    Q_DISABLE_COPY_MOVE(PythonPath)

private:
    static void run(const std::string &code)
    {
        const Gil gil;
        PyRun_SimpleString(code.c_str());
    }

    std::string m_folder;
};

bool isResident(std::uintptr_t address)
{
    const auto size = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    unsigned char there = 0;
    return mincore(reinterpret_cast<void *>(address / size * size), 1, &there) == 0 && (there & 1U) != 0;
}

} // namespace

/// Memory and depth: what the code may not exhaust.
class TestLimits : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;

    static std::string reported(const StepResult &result)
    {
        std::string text(toString(result.status));
        if (result.output)
            text += " " + result.output->repr;
        return text + (result.error ? " " + result.error->type + ": " + result.error->message : std::string());
    }
    std::string run(std::string_view code) { return reported(m_executor->run(code, {})); }

    void begin(std::string_view name, std::uint64_t memoryMib)
    {
        Policy policy = *profile(name);
        policy.limits.memoryMib = memoryMib;
        QVERIFY(m_executor->begin({ .policy = policy, .tools = {}, .variables = {} }).has_value());
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }

    // As numpy cannot, once its own import was interrupted.
    void completesAnImportBeforeItStops_data()
    {
        QTest::addColumn<QByteArray>("module");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("by the code") << QByteArray("imported_once") << QByteArray("import imported_once");
        QTest::newRow("by a library") << QByteArray("imported_late")
                                      << QByteArray("import importing\nimporting.begin()");
        QTest::newRow("by the code, which handles the stop")
            << QByteArray("imported_again")
            << QByteArray("while True:\n    try: import imported_again\n    except BaseException: pass");
    }
    void completesAnImportBeforeItStops()
    {
        QFETCH(QByteArray, module);
        QFETCH(QByteArray, code);
        const QTemporaryDir folder;
        write(folder.filePath(QString::fromLatin1(module) + QStringLiteral(".py")),
            "import sys, time\n"
            "if hasattr(sys, __name__): raise ImportError('cannot load module more than once per process')\n"
            "setattr(sys, __name__, True)\n"
            "end = time.monotonic() + 0.6\n"
            "while time.monotonic() < end: sum(range(1000))\n"
            "COMPLETE = True\n");
        write(folder.filePath(QStringLiteral("importing.py")), "def begin():\n    import imported_late\n");
        const PythonPath path(folder.path());
        Policy policy = *profile("text");
        policy.imports.allow.insert(policy.imports.allow.end(), { module.toStdString(), "importing" });
        policy.limits.wallSeconds = 0.1;
        QVERIFY(m_executor->begin({ .policy = policy, .tools = {}, .variables = {} }).has_value());
        const StepResult result = m_executor->run(code.toStdString(), {});
        QVERIFY(result.error);
        QCOMPARE(result.error->rule, "limits.wall_s");
        const std::string again = "import " + module.toStdString() + "\n" + module.toStdString() + ".COMPLETE";
        QCOMPARE(run(again), "ok True");
    }

    void limitsMemory_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("one large text") << QByteArray("'x' * 10**10");
        QTest::newRow("one large list") << QByteArray("[0] * 10**10");
        QTest::newRow("many texts") << QByteArray("b = []\nwhile True: b.append('y' * 100000)");
        QTest::newRow("many small objects") << QByteArray("b = [[i, i + 0.5] for i in range(9**7)]");
        QTest::newRow("a text that grows") << QByteArray("s = 'x'\nwhile True: s += s");
        QTest::newRow("a large number") << QByteArray("10**9 << 10**10");
    }
    void limitsMemory()
    {
        QFETCH(QByteArray, code);
        begin("text", 100);
        const StepResult result = m_executor->run(code.toStdString(), {});
        QCOMPARE(reported(result), "limit MemoryError: The step needs more than 100 MiB of memory");
        QCOMPARE(result.error->rule, "limits.memory_mib");
        QCOMPARE(run("1 + 1"), "ok 2");
    }
    void letsCodeCatchTheEndOfItsMemory()
    {
        begin("text", 100);
        QCOMPARE(run("b = []\ntry:\n    while True: b.append(bytearray(10**6))\nexcept MemoryError:\n    n = len(b)\n  "
                     "  b = "
                     "None\n90 < n < 106"),
            "ok True");
        QCOMPARE(run("len(bytearray(10**7))"), "ok 10000000");
    }
    void givesMemoryBackWithTheSession()
    {
        for (int i = 0; i < 5; ++i) {
            begin("text", 100);
            QCOMPARE(run("b = [bytearray(10**6) for i in range(60)]\nlen(b)"), "ok 60");
        }
    }
    void limitsTheMemoryOfNumpy()
    {
        begin("data-analysis", 300);
        QCOMPARE(run("import numpy as np\na = []\nwhile True: a.append(np.ones(10**6))"),
            "limit MemoryError: The step needs more than 300 MiB of memory");
        QCOMPARE(run("a = None\nfloat(np.ones(10**7).sum())"), "ok 10000000.0");
        QCOMPARE(run("np.zeros(10**9)"), "limit MemoryError: The step needs more than 300 MiB of memory");
    }

    void endsDeepCallsWithAnError_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *code) { QTest::newRow(name) << QByteArray(code); };
        row("calls", "def f(n): return f(n + 1)\nf(0)");
        row("a text of itself", "class A:\n    def __repr__(self): return repr(self)\nrepr(A())");
        row("equal to itself", "class A:\n    def __eq__(self, other): return self == other\nA() == A()");
        row("an attribute of itself", "class A:\n    def __getattr__(self, name): return getattr(self, name)\nA().x");
        row("lists compared",
            "def nest():\n    x = []\n    for i in range(100000): x = [x]\n    return x\nnest() == nest()");
        row("the text of nested lists", "x = []\nfor i in range(100000): x = [x]\nrepr(x)");
        row("a copy of nested lists", "import copy\nx = []\nfor i in range(100000): x = [x]\ncopy.deepcopy(x)");
        row("JSON written", "import json\nx = []\nfor i in range(100000): x = [x]\njson.dumps(x)");
        row("JSON read", "import json\njson.loads('[' * 100000)");
        row("classes in tuples", "t = ()\nfor i in range(100000): t = (t,)\nisinstance(1, t)");
        row("generators", "g = (i for i in [1])\nfor _ in range(50000): g = (i for i in g)\nnext(g)");
        row("a text of records",
            "from dataclasses import dataclass\n@dataclass\nclass N:\n    next: object\nn = None\nfor i in "
            "range(50000): n = N(n)\nrepr(n)");
        row("a regular expression", "import re\nre.compile('(' * 5000 + ')' * 5000)");
        row("arguments", "def f(*a): return f(*a, 1)\nf()");
        row("a key of itself", "class A:\n    def __hash__(self): return hash(self)\n{A(): 1}");
        row("sorting in sorting", "def f(x): return sorted([1], key=f)\nf(1)");
        row("conversions", "class A:\n    def __int__(self): return int(self)\n    __index__ = __int__\nint(A())");
        row("formats", "class A:\n    def __format__(self, spec): return f'{self}'\nf'{A()}'");
        row("iterators of itself", "class A:\n    def __iter__(self): return iter(self)\niter(A())");
        row("with in with",
            "class A:\n    def __enter__(self):\n        with A(): pass\n    def __exit__(self, *a): "
            "pass\nwith A(): pass");
    }
    void endsDeepCallsWithAnError()
    {
        QFETCH(QByteArray, code);
        begin("text", 1024);
        const StepResult result = m_executor->run(code.toStdString(), {});
        QCOMPARE(toString(result.status), "error");
        QCOMPARE(result.error->type, "RecursionError");
        QCOMPARE(run("1 + 1"), "ok 2");
    }

    void bearsDeepNesting_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *code) { QTest::newRow(name) << QByteArray(code); };
        row("map", "i = iter([7])\nfor _ in range(200000): i = map(int, i)\nr = next(i)\ni = None\nr");
        row("filter", "i = iter([7])\nfor _ in range(200000): i = filter(None, i)\nr = next(i)\ni = None\nr");
        row("zip", "i = iter([7])\nfor _ in range(100000): i = enumerate(i)\nr = 7\ni = None\nr");
        row("chain",
            "import itertools\ni = iter([7])\nfor _ in range(200000): i = itertools.chain(i)\nr = next(i)\ni = "
            "None\nr");
        row("slice", "s = None\nfor _ in range(400000): s = slice(s)\ns = None\n7");
        row("property", "s = None\nfor _ in range(400000): s = property(s)\ns = None\n7");
        row("lists", "s = None\nfor _ in range(400000): s = [s]\ns = None\n7");
        row("the end of the session", "s = None\nfor _ in range(400000): s = slice(s)\n7");
    }
    void bearsDeepNesting()
    {
        QFETCH(QByteArray, code);
        if (DeepStack(1 << 20).size() == 0)
            QSKIP("no stack of its own under a sanitizer");
        begin("text", 1024);
        QCOMPARE(run(code.toStdString()), "ok 7");
    }

    void runsOnItsOwnStack()
    {
        DeepStack stack(std::size_t { 1 } << 30U);
        char here = 0;
        const char *there = nullptr;
        stack.call([&there] {
            char inside = 0;
            there = static_cast<const char *>(static_cast<const void *>(&inside));
        });
        QVERIFY(there != nullptr);
        if (stack.size() == 0)
            QSKIP("no stack of its own under a sanitizer");
        QVERIFY(std::abs(there - &here) > (1 << 20));
        QCOMPARE(stack.size(), std::size_t { 4 } << 30U);
    }
    void givesBackWhatWasUsed()
    {
        DeepStack stack(1 << 20);
        if (stack.size() == 0)
            QSKIP("no stack of its own under a sanitizer");
        std::uintptr_t deep = 0;
        bool wasThere = false;
        stack.call([&] {
            deep = dive(1000);
            wasThere = isResident(deep);
        });
        QVERIFY(wasThere);
        QVERIFY(!isResident(deep));
    }
    void handsOnWhatIsThrown()
    {
        DeepStack stack(1 << 20);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, stack.call([] { throw std::runtime_error("x"); }));
        int calls = 0;
        stack.call([&] { stack.call([&calls] { ++calls; }); });
        QCOMPARE(calls, 1);
    }
};

QTEST_GUILESS_MAIN(TestLimits)
#include "tst_limits.moc"
