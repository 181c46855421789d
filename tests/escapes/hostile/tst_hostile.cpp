// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Steps that the guards let through because the policy allows everything: what stands between them and the machine is
// the jail. Each is judged from outside: by the result, by what is left, by the next session, and by what the trail
// holds.
#include "tests/escapes/hostile/hostilesession.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

using namespace vitrine;
using namespace vitrine::test;

namespace {

std::string named(pid_t process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/comm");
    std::string name;
    std::getline(file, name);
    return name;
}

// All below a process, however deep.
std::set<pid_t> processesBelow(pid_t top)
{
    std::map<pid_t, pid_t> parents;
    std::error_code failed;
    for (const auto &entry : std::filesystem::directory_iterator("/proc", failed)) {
        std::ifstream file(entry.path() / "stat");
        pid_t process = 0;
        pid_t parent = 0;
        std::string state;
        if (file >> process && file.ignore(64, ')') && file >> state >> parent)
            parents.emplace(process, parent);
    }
    std::set<pid_t> below;
    for (auto [process, parent] : parents) {
        while (parent > 1 && parent != top)
            parent = parents.contains(parent) ? parents[parent] : 0;
        if (parent == top)
            below.insert(process);
    }
    return below;
}

std::set<pid_t> workersBelow(pid_t top = getpid())
{
    std::set<pid_t> workers = processesBelow(top);
    std::erase_if(workers, [](pid_t process) { return named(process) != "vitrine-worker"; });
    return workers;
}

std::size_t openDescriptors()
{
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}));
}

bool isOpenToUs(pid_t process) { return access(("/proc/" + std::to_string(process) + "/root/").c_str(), R_OK) == 0; }

std::string namespaceOf(const std::string &process, const std::string &kind)
{
    std::error_code failed;
    return std::filesystem::read_symlink("/proc/" + process + "/ns/" + kind, failed).string();
}

std::set<std::string> namesIn(const std::string &folder)
{
    std::set<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

// What a sanitizer needs for itself it takes from the same bounds, and where nothing is left of them it ends the
// process: its allocator gives no null ("out of memory"), a thread gets no shadow of its stack ("failed to allocate …
// of FakeStack"), and whether memory may be read, as for the class of an object, is tried with a pipe ("invalid vptr",
// without descriptors). That is the end of the step, too, and all that is asserted behind it holds.
#ifdef __SANITIZE_ADDRESS__
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

bool isAnyLeft(const std::set<pid_t> &workers)
{
    return std::ranges::any_of(workers, [](pid_t process) { return named(process) == "vitrine-worker"; });
}

/// So much work that the worker leaves a checkpoint behind it.
const std::string worthACopy = "sum(range(20_000_000))";

} // namespace

class TestHostile final : public QObject, HostileSession {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void cleanupTestCase() { finish(); }
    void init() { begin(3); }
    void cleanup() { checkWhatIsLeft(); }

    void endsInOneOfTheseWays_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("ways");
        const auto row = [](const char *name, const char *code, const QStringList &ways) {
            QTest::newRow(name) << QString::fromUtf8(code) << ways;
        };
        const QString crashed = QStringLiteral("crashed");
        const QString limit = QStringLiteral("limit");
        const QString timeout = QStringLiteral("timeout");
        const QString error = QStringLiteral("error");
        const QString ok = QStringLiteral("ok");
        const QStringList ownEnd = isSanitized ? QStringList { crashed } : QStringList();
        row("memory bomb", "x = []\nwhile True: x.append(bytearray(10**7))", QStringList { limit } + ownEnd);
        row("memory bomb of numpy", "import numpy\nnumpy.ones(10**12)", { limit, error });
        row("a growing text", "x = 'x'\nwhile True: x += x", { limit });
        row("a text that is printed without memory for a copy", "x = 'x' * 240_000_000\nprint(x)",
            QStringList { limit } + ownEnd);
        row("recursion in C", "x = []\nfor i in range(10**6): x = [x]\nrepr(x)", { error, crashed, ok });
        row("recursion of a compiled pattern", "import re\nre.compile('(' * 50000 + ')' * 50000)", { error, crashed });
        row("a null pointer", "ctypes.string_at(0)", { crashed });
        row("abort", "libc.abort()", { crashed });
        row("os._exit", "os._exit(0)", { crashed });
        row("SIGKILL to itself", "os.kill(os.getpid(), 9)", { crashed, error, timeout });
        row("SIGSTOP to itself", "os.kill(os.getpid(), 19)\nprint('on')", { timeout, error, ok });
        row("ignoring all signals",
            "import signal\nfor n in range(1, 65): tried(lambda: signal.signal(n, signal.SIG_IGN))\nwhile True: pass",
            { timeout });
        row("blocking all signals",
            "import signal\ntried(lambda: signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65)))\nwhile True: pass",
            { timeout });
        row("sleeping in C", "libc.sleep(100)", { timeout });
        row("spinning in threads",
            "import threading\nfor i in range(8): threading.Thread(target=lambda: all(True for i in iter(int, 1)), "
            "daemon=True).start()\nwhile True: pass",
            { timeout });
        row("memory bombs in threads",
            "import threading\nfor i in range(8): threading.Thread(target=lambda: [None for i in iter(int, 1)], "
            "daemon=True).start()\nwhile True: pass",
            QStringList { timeout, limit, error } + ownEnd);
        row("a thread left running",
            "import threading\nthreading.Thread(target=lambda: all(True for i in iter(int, 1)), daemon=True).start()",
            { ok, error });
        row("atexit", "import atexit\natexit.register(os._exit, 3)", { ok, error });
        row("a poisoned repr", "class A:\n    def __repr__(self): os._exit(0)\nA()", { crashed });
        row("a repr without end", "class A:\n    def __repr__(self): libc.sleep(100)\nA()", { timeout, crashed });
        row("a poisoned __reduce__", "class A:\n    def __reduce__(self): os._exit(0)\nA()", { ok });
        row("a replaced sys.stdout", "import sys\nsys.stdout = None\nprint('lost')", { ok, error });
        row("writing rubbish to all descriptors",
            "for fd in range(3, 64): tried(lambda: os.write(fd, b'rubbish' * 100))", { crashed, ok });
        row("a frame of its own making",
            "for fd in range(3, 64): tried(lambda: os.write(fd, b'VTRN' + bytes([1, 0, 0, 0, 255, 255, 255, 255])))",
            { crashed });
        row("half a frame, then silence",
            "for fd in range(3, 64): tried(lambda: os.write(fd, b'VTRN' + bytes([1, 0, 0, 0, 9, 0, 0, 0, "
            "161])))\nlibc.sleep(100)",
            { timeout, crashed });
        row("closing all descriptors", "os.closerange(0, 4096)", { crashed });
        row("swapping the protocol descriptor", "for fd in range(3, 64): tried(lambda: os.dup2(0, fd))", { crashed });
        row("shutting the socket", "import socket\nfor fd in range(3, 64): tried(lambda: libc.shutdown(fd, 2))",
            { crashed });
        row("descriptors without end", "x = []\nwhile True: x.append(open('/dev/null'))", { error });
        row("prints without end", "while True: print('x' * 10**6)", { timeout, limit });
        row("prints past the engine", "while True: os.write(1, b'x' * 10**6)", { timeout });
        row("an output of a gigabyte", "'x' * (400 * 10**6)", { ok, limit });
        row("ptrace", "s(101, 0, 0, 0, 0)", { crashed });
        row("mount", "s(165, b'none', b'/session', b'tmpfs', 0, 0)", { crashed });
        row("unshare", "libc.unshare(0x10000000)", { crashed });
        row("setns", "libc.setns(3, 0)", { crashed });
        row("keyctl", "s(250, 0, 0, 0, 0, 0)", { crashed });
        row("bpf", "s(321, 0, 0, 0)", { crashed });
        row("reading memory of others", "s(310, 1, 0, 0, 0, 0, 0)", { crashed });
        row("writing memory of others", "s(311, 1, 0, 0, 0, 0, 0)", { crashed });
        row("taking descriptors of others", "s(438, 1, 0, 0)", { crashed });
        row("counters of the processor", "s(298, 0, 0, -1, -1, 0)", { crashed });
        row("page faults of its own", "s(323, 0)", { crashed });
        row("a module of the kernel", "s(313, 0, b'', 0)", { crashed });
        row("a mount of the newest kind", "s(428, -100, b'/', 0)", { crashed });
        row("a file by its handle", "s(304, -100, 0, 0)", { crashed });
        row("the segments of the processor", "s(154, 1, 0, 0)", { crashed });
        row("a call as 32-bit programs make it",
            "import mmap\nm = mmap.mmap(-1, 4096, prot=7)\n"
            "m.write(bytes([0x53, 0xb8, 20, 0, 0, 0, 0xcd, 0x80, 0x5b, 0xc3]))\n" // getpid by int 0x80
            "ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(m)))()",
            { crashed });
        row("a call as programs with short pointers make it", "s(0x40000000 + 39)", { crashed });
        row("a signal to all that there is", "c('kill', -1, 9)\nc('kill', 0, 9)", { ok, error, crashed });
        row("stopping all that there is", "c('kill', -1, 19)\nc('kill', 0, 19)", { ok, error, timeout, crashed });
        row("a repr that is no text", "class A:\n    __repr__ = lambda self: 5\nA()", { ok, error });
        row("a repr that raises what ends programs", "class A:\n    def __repr__(self): raise SystemExit(0)\nA()",
            { ok, error });
        row("a poisoned name of a type", "A = type('\\ud800', (), {'__repr__': lambda self: '\\ud800'})\na = A()\nA()",
            { ok, error });
        row("a poisoned error", "class E(BaseException):\n    def __str__(self): os._exit(0)\nraise E()",
            { crashed, error });
        row("a poisoned __del__", "class A:\n    def __del__(self): os._exit(0)\nA()\ndel _", { crashed, error, ok });
        row("a poisoned hash and comparison",
            "class A(str):\n    def __hash__(self): os._exit(0)\n    def __eq__(self, other): os._exit(0)\n"
            "[A('x'), A('y')]",
            { ok, error, crashed });
        row("a result that holds itself", "x = []\nx.append(x)\nx", { ok });
        row("a result of a million values", "[{'a': i} for i in range(10**6)]", { ok, limit });
        row("replaced builtins", "import builtins\nbuiltins.repr = builtins.str = builtins.len = None\n1",
            { ok, error });
        row("a descriptor for the host",
            "import array, _socket\nclass Plain(_socket.socket): pass\nfor fd in range(3, 64):\n    tried(lambda: "
            "Plain(1, 1, 0, fd).sendmsg([b'VTRN'], [(1, 1, array.array('i', [0, 1, 2]))]))",
            { crashed });
    }
    void endsInOneOfTheseWays()
    {
        QFETCH(QString, code);
        QFETCH(QStringList, ways);
        const StepResult result = run(withPrelude(code.toStdString()));
        QVERIFY2(ways.contains(status(result)), qPrintable(status(result) + u' ' + outcome(result)));
        QVERIFY(result.layers == m_executor->layers());
    }

    void isRejected_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *name, const char *code, const char *answer) {
            QTest::newRow(name) << QString::fromUtf8(code) << QString::fromUtf8(answer);
        };
        row("fork", "c('fork')", "(-1, 1)");
        row("clone as the system has it", "s(56, 17, 0, 0, 0, 0)", "(-1, 1)");
        row("clone3", "s(435, 0, 0)", "(-1, 38)");
        row("clone into a user namespace", "s(56, 17 | 0x10000000, 0, 0, 0, 0)", "(-1, 1)");
        row("io_uring", "s(425, 1, 0)", "(-1, 38)");
        row("an internet socket", "c('socket', 2, 1, 0)", "(-1, 1)");
        row("a Unix socket", "c('socket', 1, 1, 0)", "(-1, 1)");
        row("an abstract socket, by a descriptor that is there",
            "[c('connect', fd, b'\\1\\0\\0vitrine', 10) for fd in range(3, 9)] == [(-1, 1)] * 6", "True");
        row("a name for a socket that is there",
            "[c('bind', fd, b'\\1\\0\\0vitrine', 10) for fd in range(3, 9)] == [(-1, 1)] * 6", "True");
        row("a netlink socket", "c('socket', 16, 3, 0)", "(-1, 1)");
        row("a socket pair", "c('socketpair', 1, 1, 0, (ctypes.c_int * 2)())", "(-1, 1)");
        row("exec", "c('execv', b'/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2', None)", "(-1, 1)");
        row("exec of memory", "s(322, 0, b'', 0, 0, 0x1000)", "(-1, 1)");
        row("a handle of another process", "s(434, 1, 0)", "(-1, 1)");
        row("a signal by a handle", "s(424, 0, 9, 0, 0)", "(-1, 1)");
        row("advice on memory of others", "s(440, 0, 0, 0, 0, 0)", "(-1, 1)");
        row("taking memory of the dying", "s(448, 0, 0)", "(-1, 1)");
        row("memory that is secret", "s(447, 0)", "(-1, 1)");
        row("memory that is sealed", "s(462, 0, 0, 0)", "(-1, 1)");
        row("pages in the cache", "s(451, 0, 0, 0, 0)", "(-1, 1)");
        row("what is mounted, and where", "[s(n, 0, 0, 0, 0) for n in (457, 458)] == [(-1, 1)] * 2", "True");
        row("who judges it", "[s(n, 0, 0, 0, 0) for n in (459, 460, 461)] == [(-1, 1)] * 3", "True");
        row("attributes of files by the newest calls",
            "[s(n, -100, 0, 0, 0, 0) for n in range(463, 470)] == [(-1, "
            "1)] * 7",
            "True");
        row("calls that are not invented yet", "[s(n, 0, 0, 0, 0, 0, 0) for n in range(480, 500)] == [(-1, 1)] * 20",
            "True");
        row("watching files", "[s(n, 0, 0) for n in (253, 294, 300)] == [(-1, 1)] * 3", "True");
        row("input and output of the older kind", "[s(n, 1, 0) for n in (206, 209)] == [(-1, 1)] * 2", "True");
        row("memory of another node", "[s(n, 0, 0, 0, 0, 0, 0) for n in (237, 238, 239, 256, 279)] == [(-1, 1)] * 5",
            "True");
        row("a turn of the processor before others", "s(314, 0, 0, 0)", "(-1, 1)");
        row("a name for a link", "c('symlink', b'/etc', b'l')", "(-1, 1)");
        row("a device", "c('mknod', b'sda', 0o60644, 0x800)", "(-1, 1)");
        row("a hard link", "open('a', 'w').close()\nc('link', b'a', b'b')", "(-1, 1)");
        row("setuid", "open('a', 'w').close()\nc('chmod', b'a', 0o4755)", "(-1, 1)");
        row("setuid at once", "c('open', b'a', 0o101, 0o4755)", "(-1, 1)");
        row("setuid by the newest call", "open('a', 'w').close()\ns(452, -100, b'a', 0o4755, 0)", "(-1, 1)");
        row("setgid of a folder", "os.mkdir('d')\nc('chmod', b'd', 0o2755)", "(-1, 1)");
        row("attributes of files", "open('a', 'w').close()\nc('setxattr', b'a', b'user.x', b'1', 1, 0)", "(-1, 1)");
        row("another group", "c('setgid', 0)", "(-1, 1)");
        row("a session of processes of its own", "c('setsid')", "(-1, 1)");
        row("a group of processes of its own", "c('setpgid', 0, 0)", "(-1, 1)");
        row("speed of the clock", "s(159, (ctypes.c_long * 64)())", "(-1, 1)");
        row("a pipe with a name", "c('mknod', b'p', 0o10644, 0)", "(-1, 1)");
        row("shared memory", "s(29, 5, 4096, 0o1600)", "(-1, 1)");
        row("memory with a name", "s(319, b'x', 0)", "(-1, 1)");
        row("programs that the kernel runs", "c('prctl', 59, 1, 0, 0, 0)[0]", "-1");
        row("another user", "c('setuid', 0)", "(-1, 1)");
        row("another scheduler", "c('nice', -10)", "(-1, 1)");
        row("a host name", "c('sethostname', b'x', 1)", "(-1, 1)");
        row("the clock", "s(227, 0, (ctypes.c_long * 2)())", "(-1, 1)");
        row("a signal to process 1", "c('kill', 1, 9)", "(-1, 1)");
        row("a signal to the template", "c('kill', 2, 9)", "(-1, 1)");
        row("higher limits",
            "import resource\ntried(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (10**6, 10**6)))",
            "'ValueError '");
        row("DNS", "c('getaddrinfo', b'example.org', None, None, ctypes.byref(ctypes.c_void_p()))[0] != 0", "True");
        row("the file system outside",
            "[p for p in (b'/home', b'/root', b'/proc', b'/sys', b'/run', b'/var', b'/tmp', b'/mnt', b'/etc/hosts') if "
            "c('access', p, 0)[0] == 0]",
            "[]");
        row("users", "c('open', b'/home', 0)", "(-1, 2)");
        row("passwords", "c('open', b'/etc/passwd', 0)", "(-1, 2)");
        row("processes", "c('open', b'/proc/self/maps', 0)", "(-1, 2)");
        row("devices",
            "[p for p in (b'/dev/tty', b'/dev/sda', b'/dev/kvm', b'/dev/fuse', b'/dev/shm', b'/dev/pts', b'/dev/mem') "
            "if c('access', p, 0)[0] == 0]",
            "[]");
        row("a file outside of its folder", "c('open', b'/x', 0o101, 0o644)", "(-1, 30)");
        row("a file among the libraries", "c('open', b'/usr/lib/x', 0o101, 0o644)[1] in (13, 30)", "True");
        row("a link to the outside", "c('symlink', b'/etc/passwd', b'l')\nc('open', b'l', 0)", "(-1, 2)");
        row("the user's environment", "sorted(os.environ)",
            "['HOME', 'LANG', 'LC_ALL', 'MKL_NUM_THREADS', 'MPLCONFIGDIR', 'OMP_NUM_THREADS', 'OPENBLAS_NUM_THREADS', "
            "'PATH', 'PWD', "
            "'TZ']");
        row("descriptors of others",
            "[fd for fd in range(0, 256) if fd > 2 and tried(lambda: os.fstat(fd).st_mode & 0o170000) in (0o100000, "
            "0o40000)]",
            "[]");
    }
    void isRejected()
    {
        QFETCH(QString, code);
        QFETCH(QString, answer);
        const StepResult result = run(withPrelude(code.toStdString()));
        QCOMPARE(outcome(result), answer);
    }

    void aForkBombMakesNoProcess()
    {
        const std::size_t before = workersBelow().size();
        const StepResult result = run(withPrelude("sum(c('fork')[0] for i in range(200))"));
        QCOMPARE(outcome(result), QStringLiteral("-200"));
        QVERIFY(workersBelow().size() <= before + 1); // the checkpoint
    }
    void itsHostCannotBeReached()
    {
        const std::string host = std::to_string(getpid());
        const StepResult result = run(withPrelude(
            "[c('kill', " + host + ", n)[0] for n in (0, 9, 19)] + [c('tgkill', " + host + ", " + host + ", 9)[0]]"));
        QCOMPARE(outcome(result), QStringLiteral("[-1, -1, -1, -1]"));
    }
    void descriptorsThatItPassesAreNotKept()
    {
        const std::size_t before = openDescriptors();
        const StepResult result = run(R"(
import array, _socket
class Plain(_socket.socket): pass
frame = b'VTRN' + bytes([1, 0, 0, 0, 20, 0, 0, 0]) + b'\xa2dkindgprinteddtextax'
for fd in range(3, 64):
    for i in range(20):
        try: Plain(1, 1, 0, fd).sendmsg([frame], [(1, 1, array.array('i', [0, 1, 2]))])
        except OSError: pass
)");
        QCOMPARE(status(result), QStringLiteral("crashed"));
        begin();
        QVERIFY2(openDescriptors() <= before, qPrintable(QString::number(openDescriptors())));
    }
    // Whose signal a descriptor sends is for the kernel to judge by the session, as with those that it sends itself.
    void aDescriptorSendsNoSignalToTheTemplate()
    {
        const std::set<pid_t> before = workersBelow();
        const pid_t templateProcess = *before.begin();
        run(withPrelude("import fcntl, array\n"
                        "for fd in range(3, 64):\n"
                        "    for one in (2, -2, 1):\n"
                        "        tried(lambda: fcntl.fcntl(fd, fcntl.F_SETOWN, one))\n"
                        "        tried(lambda: fcntl.fcntl(fd, 10, 9))\n" // F_SETSIG
                        "        tried(lambda: fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) | "
                        "os.O_ASYNC))\n"
                        "print('to the host and back')"));
        run("print('again')");
        QVERIFY(named(templateProcess) == "vitrine-worker");
    }
    void emptyFilesWithoutEndGoWithTheSession()
    {
        begin(60);
        const StepResult result
            = run(withPrelude("for n in range(5000):\n    file = libc.open(str(n).encode(), 0o101, 0o600)\n"
                              "    if file < 0: break\n    libc.close(file)\nn > 1000"));
        QCOMPARE(outcome(result), QStringLiteral("True"));
        begin();
        QCOMPARE(outcome(run("import os\nos.listdir('.')")), QStringLiteral("[]"));
    }
    void aBombOfDescriptorsEndsAtItsLimit()
    {
        const StepResult result
            = run(withPrelude("opened = []\nfor i in range(5000):\n    fd = c('dup', 0)[0]\n    if fd "
                              "< 0: break\n    opened.append(fd)\nlen(opened) <= 256, c('dup', 0)"));
        if (!isSanitized || result.status != StepStatus::Crashed)
            QCOMPARE(outcome(result), QStringLiteral("(True, (-1, 24))"));
    }
    void whatIsRegisteredForTheEndRunsForNobody()
    {
        QCOMPARE(status(run("import atexit, os\natexit.register(lambda: open('left', 'w').close())\n1")),
            QStringLiteral("ok"));
        begin();
        QCOMPARE(outcome(run("import os\nos.listdir('.')")), QStringLiteral("[]"));
    }
    void nothingIsLeftInTheWorkingFolder_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("files and folders") << QByteArray("os.makedirs('a/b')\nopen('a/b/c', 'w').write('secret')");
        QTest::newRow("a folder that nobody may enter") << QByteArray(
            "os.makedirs('a/b')\nopen('a/b/c', 'w').write('secret')\nos.chmod('a/b', 0)\nos.chmod('a', 0)");
        QTest::newRow("folders in folders")
            << QByteArray("for i in range(1, 300): os.mkdir('d/' * i)\nopen('d/' * 299 + 'f', 'w').close()");
        QTest::newRow("folders as deep as there are names")
            << QByteArray("path = ''\nfor length in [200] * 20 + [69]:\n    path += 'd' * length + '/'\n    assert "
                          "c('mkdir', path.encode(), 0o700)[0] == 0");
        QTest::newRow("a folder that takes nothing away") << QByteArray(
            "os.mkdir('a')\nopen('a/b', 'w').write('secret')\nos.chmod('a', 0o500)\nos.chmod('.', 0o500)");
        QTest::newRow("names that are no text") << QByteArray("open(b'\\xff\\n\\x01', 'w').close()");
    }
    void nothingIsLeftInTheWorkingFolder()
    {
        QFETCH(const QByteArray, code);
        begin(60); // it has to come to its end, however busy the machine is
        const StepResult result = run(withPrelude(code.toStdString()));
        QVERIFY2(result.status == StepStatus::Ok, qPrintable(outcome(result)));
        begin();
        QCOMPARE(outcome(run("import os\n(os.getcwd(), os.listdir('.'))")), QStringLiteral("('/session', [])"));
        QCOMPARE(outcome(run("open('mine', 'w').write('x')")), QStringLiteral("1"));
    }

    void itHasNoRights()
    {
        run("1");
        for (const pid_t process : workersBelow()) {
            std::ifstream file("/proc/" + std::to_string(process) + "/status");
            const std::string status { std::istreambuf_iterator<char>(file), {} };
            for (const char *right : { "CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb" })
                QVERIFY2(status.contains(std::string(right) + ":\t0000000000000000\n"), right);
            QVERIFY(status.contains("NoNewPrivs:\t1\nSeccomp:\t2\n"));
            std::ifstream limitsFile("/proc/" + std::to_string(process) + "/limits");
            const std::string limits { std::istreambuf_iterator<char>(limitsFile), {} };
            QVERIFY(QRegularExpression(QStringLiteral("Max core file size +0 +0 "))
                    .match(QString::fromStdString(limits))
                    .hasMatch());
        }
    }

    void itHasNamespacesOfItsOwn()
    {
        run("1");
        if (!isOpenToUs(*workersBelow().begin()))
            QSKIP("the kernel tells this user nothing of the worker");
        for (const pid_t process : workersBelow()) {
            for (const char *kind : { "user", "mnt", "pid", "ipc", "uts", "net" }) {
                const auto its = namespaceOf(std::to_string(process), kind);
                QVERIFY2(!its.empty() && its != namespaceOf("self", kind), kind);
            }
        }
    }
    void itSeesNoMoreThanItNeeds()
    {
        run("1");
        if (!isOpenToUs(*workersBelow().begin()))
            QSKIP("the kernel tells this user nothing of the worker");
        const std::string root = "/proc/" + std::to_string(*workersBelow().begin()) + "/root/";
        QCOMPARE(namesIn(root + "dev"), (std::set<std::string> { "null", "random", "urandom", "zero" }));
        QCOMPARE(namesIn(root + "usr"), (std::set<std::string> { "bin", "lib", "lib64", "local", "share" }));
        QCOMPARE(namesIn(root + "usr/bin"), (std::set<std::string> { "python3.13" }));
        QCOMPARE(namesIn(root + "usr/local"), std::set<std::string> { "lib" });
        QCOMPARE(namesIn(root + "usr/share"), std::set<std::string>({ "fonts", "matplotlib", "zoneinfo" }));
        QCOMPARE(namesIn(root + "etc"), (std::set<std::string> { "alternatives", "ld.so.cache", "matplotlibrc" }));
        QCOMPARE(namesIn(root),
            (std::set<std::string> { "dev", "etc", "lib", "lib64", "session", "usr", "vitrine_worker.so" }));
    }

    void anotherSessionDoesNotFeelIt()
    {
        auto other = SandboxExecutor::create({}).value();
        QVERIFY(other->begin({ openPolicy(), {}, {} }));
        other->run("x = 'mine'\nopen('f', 'w').write(x)", {});
        for (const char *attack : { "c('kill', -1, 9)", "for n in range(1, 300): c('kill', n, 9)",
                 "[os.remove(n) for n in os.listdir('.')]", "while True: os.write(1, b'x' * 10**6)" })
            run(withPrelude(attack));
        QCOMPARE(outcome(other->run("x, open('f').read()", {})), QStringLiteral("('mine', 'mine')"));
    }
    void threadsWithoutEndAreBounded()
    {
        const StepResult result = run("import threading, time\nfor i in range(100000): "
                                      "threading.Thread(target=time.sleep, args=(9,), daemon=True).start()");
        QVERIFY2(status(result) == u"error" || status(result) == u"timeout" || status(result) == u"limit"
                || (isSanitized && status(result) == u"crashed"),
            qPrintable(outcome(result)));
    }
    void aDiskBombFillsItsFolderOnly()
    {
        const StepResult result = run(withPrelude(
            "def fill():\n    for i in range(100):\n        with open(str(i), 'wb') as f: f.write(bytes(10**6))\n"
            "tried(fill), sum(os.stat(n).st_size for n in os.listdir('.')) <= 4 * 2**20"));
        QCOMPARE(outcome(result), QStringLiteral("('OSError 28', True)"));
        const StepResult large = run(withPrelude("for n in os.listdir('.'): os.remove(n)\ndef grow():\n    with "
                                                 "open('x', 'wb') as f: f.truncate(2**30)\ntried(grow)"));
        QCOMPARE(outcome(large), QStringLiteral("'OSError 27'"));
    }
    void nothingOfAFloodOfForksSurvivesTheSession()
    {
        run(withPrelude("import threading\ndef forks():\n    while True: c('fork')\nthreading.Thread(target=forks, "
                        "daemon=True).start()"));
        begin();
        run("1");
        QTRY_VERIFY_WITH_TIMEOUT(workersBelow().size() <= 3, 60'000); // template, session, its checkpoint
    }
    void aLeftOverThreadCannotSpeakForTheNextStep()
    {
        run(withPrelude("import threading, time\ndef speak():\n    while True: "
                        "print('noise')\nthreading.Thread(target=speak, daemon=True).start()"));
        const StepResult next = run("40 + 2");
        QVERIFY2(outcome(next) == u"42" || status(next) == u"crashed" || status(next) == u"timeout",
            qPrintable(outcome(next)));
    }

    // Who gives two results has one of them wait for the next step.
    void aSecondResultIsNoneOfTheNextStep()
    {
        const StepResult first = run(withPrelude(worthACopy
            + "\n"
              "result = b'{\"status\": \"ok\", \"output\": {\"repr\": \"forged\", \"type\": \"int\"}, \"usage\": {}}'\n"
              "frame = b'\\xa2dkindeendedfresult\\x78' + bytes([len(result)]) + result\n"
              "frame = b'VTRN' + bytes([1, 0, 0, 0, len(frame), 0, 0, 0]) + frame\n"
              "for fd in range(3, 64): tried(lambda: os.write(fd, frame))"));
        QCOMPARE(outcome(first), QStringLiteral("forged"));
        QCOMPARE(m_executor->reachable(1), 1U); // when its copy is there, it has said all
        const StepResult next = run("40 + 2");
        QCOMPARE(outcome(next), QStringLiteral("WorkerCrashed: the worker sent a message before it was asked"));
        QVERIFY(hasEvent(next, "session.restored"));
        QCOMPARE(outcome(run("40 + 2")), QStringLiteral("42"));
    }

    void nothingIsLeftWhenTheHostIsKilled_data()
    {
        QTest::addColumn<bool>("usesNamespaces");
        QTest::addColumn<QByteArray>("code");
        const QByteArray stops = "os.kill(os.getpid(), 19)\nlibc.sleep(100)";
        // Whoever has the descriptor at whose end a signal kills the group can have the signal go elsewhere.
        const QByteArray hidesFromIt = "import fcntl\n"
                                       "for fd in range(64):\n"
                                       "    tried(lambda: fcntl.fcntl(fd, fcntl.F_SETOWN, os.getpid()))\n"
                                       "    tried(lambda: fcntl.fcntl(fd, 10, 0))\n" // F_SETSIG
                                       "    tried(lambda: fcntl.fcntl(fd, fcntl.F_SETFL, 0))\n"
                                       "tried(lambda: c('setpgid', 0, 0))\n"
                                       "tried(lambda: c('setsid'))\n"
                                       "c('prctl', 1, 0)\n" // PR_SET_PDEATHSIG
                                       "while True: pass\n";
        for (const bool usesNamespaces : { true, false }) {
            const char *where = usesNamespaces ? "in namespaces" : "without";
            QTest::addRow("%s, stopped", where) << usesNamespaces << stops;
            QTest::addRow("%s, hidden from the signal", where) << usesNamespaces << hidesFromIt;
        }
    }
    void nothingIsLeftWhenTheHostIsKilled()
    {
        QFETCH(const bool, usesNamespaces);
        QFETCH(const QByteArray, code);
        m_executor.reset();
        QTRY_VERIFY(workersBelow().empty());
        const pid_t host = fork();
        if (host == 0) {
            SandboxOptions options;
            options.usesNamespaces = usesNamespaces;
            auto executor = SandboxExecutor::create(std::move(options));
            if (executor && (*executor)->begin({ openPolicy(), {}, {} })) {
                (*executor)->run(worthACopy, {});
                (*executor)->run(withPrelude(code.toStdString()), {});
            }
            _exit(1);
        }
        QTRY_VERIFY(workersBelow(host).size() >= 3); // template, session, checkpoint
        const std::set<pid_t> workers = workersBelow(host);
        kill(host, SIGKILL);
        waitpid(host, nullptr, 0);
        QTRY_VERIFY(!isAnyLeft(workers));
        start();
    }

    void withoutNamespacesTheOtherLayersHold()
    {
        SandboxOptions options;
        options.usesNamespaces = false;
        auto executor = SandboxExecutor::create(std::move(options)).value();
        QVERIFY(executor->begin({ openPolicy(), {}, {} }));
        QVERIFY(!std::ranges::contains(executor->layers(), "namespaces"));
        QVERIFY(!std::ranges::contains(executor->layers(), "jail"));
        const auto answer
            = [&executor](std::string_view code) { return outcome(executor->run(withPrelude(code), {})); };
        QCOMPARE(answer("c('socket', 2, 1, 0)"), QStringLiteral("(-1, 1)"));
        QCOMPARE(answer("c('fork')"), QStringLiteral("(-1, 1)"));
        QCOMPARE(answer("c('execv', b'/bin/true', None)"), QStringLiteral("(-1, 1)"));
        if (!std::ranges::contains(executor->layers(), "landlock"))
            QSKIP("this kernel has no Landlock: files are open to what the user may");
        QCOMPARE(answer("c('open', b'/etc/passwd', 0)"), QStringLiteral("(-1, 13)"));
        QCOMPARE(answer("c('open', b'/tmp/vitrine-hostile', 0o101, 0o644)"), QStringLiteral("(-1, 13)"));
        QCOMPARE(answer("c('kill', os.getppid(), 9)"), QStringLiteral("(-1, 1)"));
        Policy policy = openPolicy();
        policy.requiredLayers = { "jail" };
        QVERIFY(!executor->begin({ policy, {}, {} }));
    }
};

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
