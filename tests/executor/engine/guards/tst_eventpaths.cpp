// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Both paths of an operation and the folder that they are relative to are judged. `W` is a folder that the policy
/// opens, `O` one beside it.
class TestEventPaths : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    StepResult run(const QByteArray &code)
    {
        const QByteArray head = "import os, pathlib, shutil, sqlite3\nW = '" + path("w").toUtf8() + "'\nO = '"
            + path("o").toUtf8() + "'\nfile = os.path.join(W, 'file')\nwith open(file, 'w') as f: f.write('x')\n";
        return m_executor->run(QByteArray(head + code).toStdString(), {});
    }
    static void write(const QString &name)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("secret") > 0);
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("w/deep/er")));
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("o")));
        write(path("o/secret"));
        Policy policy = *profile("text");
        for (const char *module : { "os", "os.*", "shutil", "sqlite3" })
            policy.imports.allow.emplace_back(module);
        policy.builtins.emplace_back("open");
        policy.readGlobs = { path("w").toStdString(), path("w/**").toStdString() };
        policy.writeGlobs = policy.readGlobs;
        policy.limits.files = 100;
        policy.limits.writtenMib = 10;
        QVERIFY(m_executor->begin({ .policy = policy, .tools = {}, .variables = {} }).has_value());
    }

    void keepsFilesInTheirFolders_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *code) { QTest::newRow(name) << QByteArray(code); };
        row("rename", "os.rename(file, O + '/a')");
        row("replace", "os.replace(file, O + '/a')");
        row("link", "os.link(file, O + '/a')");
        row("symlink", "os.symlink(file, O + '/a')");
        row("symlink relative to its own folder", "os.chdir(W + '/deep/er')\nos.symlink('../../o/secret', W + '/a')");
        row("move", "shutil.move(file, O)");
        row("copy", "shutil.copy(file, O)");
        row("rename of a path", "pathlib.Path(file).rename(O + '/a')");
        row("relative to a folder",
            "folder = os.open(W, os.O_RDONLY)\nos.rename('file', '../o/a', src_dir_fd=folder, "
            "dst_dir_fd=folder)");
        row("removed, relative to a folder",
            "folder = os.open(W + '/deep', os.O_RDONLY)\nos.chdir(W + '/deep/er')\nos.remove('../../o/secret', "
            "dir_fd=folder)");
        row("opened, relative to a folder",
            "folder = os.open(W + '/deep', os.O_RDONLY)\nos.chdir(W + '/deep/er')\nos.open('../../o/secret', "
            "os.O_RDONLY, dir_fd=folder)");
        row("opened by a name of the code, relative to a folder",
            "class P:\n    def __fspath__(self): return '../o/secret'\nfolder = os.open(W, os.O_RDONLY)\n"
            "os.open(P(), os.O_RDONLY, dir_fd=folder)");
        row("a database whose name changes",
            "class P:\n    def __repr__(self): return file\n    def __fspath__(self): "
            "return O + '/a'\nsqlite3.connect(P())");
        row("a name that is no text", "os.link(O.encode() + b'/secret', W.encode() + b'/\\xff')");
    }
    void keepsFilesInTheirFolders()
    {
        QFETCH(QByteArray, code);
        const StepResult result = run(code);
        QCOMPARE(QDir(path("o")).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot),
            QStringList { QStringLiteral("secret") });
        QVERIFY(result.error);
        QVERIFY2(result.error->rule == "filesystem.write" || result.error->rule == "filesystem.read"
                || result.error->rule == "guards.withheld",
            (result.error->rule + ": " + result.error->message).c_str());
        QCOMPARE(toString(result.status), "blocked");
    }

    void letsCodeWorkInThem_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *code) { QTest::newRow(name) << QByteArray(code); };
        row("rename", "os.rename(file, W + '/a')\nos.path.exists(W + '/a')");
        row("a tree of folders",
            "os.makedirs(W + '/t/u')\nwith open(W + '/t/u/v', 'w') as f: f.write('v')\nshutil.rmtree(W + '/t')\n"
            "not os.path.exists(W + '/t')");
        row("copy", "shutil.copy(file, W + '/deep')\nos.path.exists(W + '/deep/file')");
        row("copy of paths", "shutil.copyfile(pathlib.Path(file), pathlib.Path(W) / 'a')\nos.path.exists(W + '/a')");
        row("move", "shutil.move(file, W + '/deep')\nos.path.exists(W + '/deep/file')");
        row("relative to a folder",
            "folder = os.open(W, os.O_RDONLY)\nos.mkdir('new', dir_fd=folder)\n"
            "os.close(os.open('file', os.O_RDONLY, dir_fd=folder))\nos.path.isdir(W + '/new')");
        row("a database", "sqlite3.connect(pathlib.Path(W) / 'a').close()\nos.path.exists(W + '/a')");
        row("a list by a descriptor", "'file' in os.listdir(os.open(W, os.O_RDONLY))");
    }
    void letsCodeWorkInThem()
    {
        QFETCH(QByteArray, code);
        const StepResult result = run(code);
        QVERIFY2(result.output && result.output->repr == "True",
            result.error ? (result.error->type + ": " + result.error->message).c_str() : "");
    }

    void changesNothingOfTheProcess_data()
    {
        QTest::addColumn<QByteArray>("code");
        for (const char *code : { "os.chroot(W)", "os.abort()", "os.setuid(1)", "os.setgroups([])" })
            QTest::newRow(code) << QByteArray(code);
    }
    void changesNothingOfTheProcess()
    {
        QFETCH(QByteArray, code);
        const StepResult result = run(code);
        QVERIFY(result.error);
        QCOMPARE(result.error->rule, "process");
    }

    void showsNamesThatAreNoText()
    {
        const StepResult result = run("open(O.encode() + b'/\\xff')");
        QVERIFY(result.error);
        QVERIFY2(result.error->message.ends_with("/o/\\xff"), result.error->message.c_str());
    }
};

QTEST_GUILESS_MAIN(TestEventPaths)
#include "tst_eventpaths.moc"
