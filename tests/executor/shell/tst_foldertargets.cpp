// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shelllinks.h"
#include "executor/shell/shellreview.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <initializer_list>

using namespace vitrine;

namespace {

ActionOutcome judged(const Policy &policy, std::string_view command)
{
    return judgeShell(ActionJudge(policy, {}), shellFacts(ShellParser(), command)).outcome;
}

/// Everything is allowed but files that these patterns name.
Policy denying(const std::vector<std::string> &patterns)
{
    Policy policy;
    policy.commands.allow = { "**" };
    for (auto *part : { &policy.fileReads, &policy.fileEdits, &policy.fileWrites })
        part->deny = patterns;
    return policy;
}

} // namespace

class TestFolderTargets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsInAFolderIsProtected_data()
    {
        QTest::addColumn<QByteArray>("command");
        const auto add = [](std::initializer_list<const char *> commands) {
            for (const char *command : commands)
                QTest::newRow(QByteArray(command).toPercentEncoding().constData()) << QByteArray(command);
        };
        // Copies, moves and links.
        add({ "cp x secret/", "cp x secret", "cp x ./secret", "cp x secret/.", "cp x secret//", "cp x a/../secret",
            "cp a b/x secret", "cp -t secret x", "cp -tsecret x", "cp -vt secret x", "cp --target-directory=secret x",
            "cp --target-directory secret x", "cp --target=secret x", "cp -f -- x secret", "cp \"x\" 'secret/'",
            "cp {a,x} secret", "cp x SECRET/", "cp x $D", "cp x \"$D\"", "cp x sec*", "cp x sec*/", "cp $X secret/",
            "cp \"$X\" secret", "cp *.c secret", "cp -r a secret", "cp -r a/. secret", "cp --parents a/x secret",
            "cp -T x secret/x", "cp x secret --verbose x", "mv x secret/", "mv x secret", "mv -t secret x",
            "mv secret y", "mv secret/ y", "mv $X secret", "mv -T y secret", "mv ../secret .", "install x secret/",
            "install -m 644 x secret", "install -Dm644 x secret/x", "install -t secret x", "install -d secret/x",
            "ln -s /y/x secret/", "ln -s /y/x secret", "ln -st secret /y/x", "ln /y/x secret", "rsync x secret/",
            "rsync x secret", "rsync -a a/ secret/", "rsync -a a/ secret", "rsync -av h:a/x secret",
            "rsync --log-file secret/x a b", "scp h:x secret", "scp h:a/x secret/", "scp -r h:a secret" });
        // Other programs.
        add({ "wget -P secret http://a/x", "wget -Psecret http://a/x", "wget --directory-prefix=secret http://a/x",
            "wget -r -P secret http://a", "curl --output-dir secret -O http://a/x", "curl -o secret/x http://a/x",
            "aria2c -d secret http://a/x", "git mv x secret/", "git mv x secret", "git clone x secret",
            "git clone http://a/secret.git", "git clone -- http://a/secret", "git worktree add secret",
            "git init secret", "git submodule add http://a/x secret", "git archive -o secret/x HEAD",
            "git format-patch -o secret HEAD", "git -C secret add x", "git -C secret mv a b", "git add secret",
            "git diff secret", "unzip -d secret a", "unzip a -d secret", "tar xf a -C secret", "tar -C secret -xf a",
            "tar cf a secret", "tar cf a -C secret .", "7z x a.7z -osecret", "cpio -D secret -i", "zip -r a secret",
            "pip install --target secret x", "pip install -t secret x", "npm --prefix secret install",
            "npm install --prefix=secret", "go build -o secret/", "gcc -o secret/x a.c", "make -C secret",
            "make --directory=secret", "ninja -C secret", "python -m venv secret", "dd if=a of=secret/x",
            "tee secret/x", "split a secret/", "split a secret/x", "csplit -f secret/ a 1", "patch -d secret a p",
            "sed -i s/a/b/ secret/x", "find . -fprint secret/x", "docker cp a:x secret", "kubectl cp a:x secret",
            "docker build secret", "docker run -v ./secret:/x y", "truncate -s 0 secret/x", "touch secret/x",
            "mktemp -p secret", "mktemp --tmpdir=secret", "sqlite3 secret/x .dump", "openssl req -out secret/x",
            "gpg -o secret/x -d a", "ffmpeg -i a secret/x", "pandoc -o secret/x a", "zip secret/x a",
            "sort -o secret/x a", "sort -T secret a", "zstd a -o secret/x", "gzip -r secret", "chmod -R 700 secret",
            "diff x secret", "rm -r secret", "terraform -chdir=secret apply", "cargo build --target-dir secret" });
        // Where the folder is the working folder.
        add({ "cd secret && cp ../x .", "cd secret && wget http://a/x", "cd secret; tee y", "(cd secret; tee y)",
            "(cd secret && tee y)", "pushd secret && cp ../x .", "pushd secret; make", "cd secret && make",
            "cd secret && git add y", "cd secret && git clone http://a/x", "cd ./secret/../secret && touch y",
            "cd a && cp x ../secret", "env -C secret cp ../x .", "env -C secret tee y", "env -C a cp x ../secret/x",
            "env --chdir=secret tee y", "sudo -D secret tee y", "git -C a mv x ../secret/y", "git -C a add ../secret/y",
            "tar -C a -cf o ../secret", "make -C a -f ../secret/x", "cd secret || true; make",
            "bash -c 'cd secret && cp ../x .'", "eval 'cp x secret'", "xargs cp -t secret",
            "find . -exec cp {} secret ';'", "nice cp x secret", "sudo cp x secret/", "env X=1 cp x secret",
            "timeout 5 mv x secret", "for i in a b; do cp $i secret; done", "cp x \"$(echo secret)\"",
            "cp x secre{t,d}", "cp x s[e]cret/" });
    }
    void whatIsInAFolderIsProtected()
    {
        QFETCH(QByteArray, command);
        for (const char *pattern : { "secret/**", "secret/x", "secret/{x,y}", "**/secret/**" }) {
            const bool isNarrow = !std::string_view(pattern).ends_with("**");
            // Only this file is protected, and the command names another one.
            const bool isOther = isNarrow && isAboutOthers(command);
            const auto outcome = judged(denying({ pattern }), command.toStdString());
            if (!isOther)
                QVERIFY2(outcome == ActionOutcome::Unknown || outcome == ActionOutcome::Deny, pattern);
        }
    }
    void targetsThatAreCertainAreDenied()
    {
        for (const char *command : { "cp x secret/", "cp a b/x secret", "cp -t secret x", "mv x secret/.",
                 "install -t secret x", "cd secret && cp ../x .", "rsync x secret/", "scp h:x secret/" })
            for (const char *pattern : { "secret/**", "secret/x" })
                QVERIFY2(judged(denying({ pattern }), command) == ActionOutcome::Deny, command);
    }
    /// All sources of "cp -t" are read.
    void sourcesAreRead()
    {
        for (const char *command : { "cp -t out a .env", "install -t out a .env", "cp --target-directory out a .env",
                 "mv -t out a .env", "cp .env out/" })
            QVERIFY2(judged(denying({ ".env" }), command) == ActionOutcome::Deny, command);
    }
    void namesOfTransferredFilesCount()
    {
        const Policy policy = denying({ "**/.env" });
        for (const char *command : { "cp /tmp/.env out", "scp h:.env out", "rsync h:a/.env out", "mv /tmp/.env .",
                 "wget http://a/.env", "curl -O http://a/.env?x", "ln -s /tmp/.env", "cp -r a b", "split a .en" })
            QVERIFY2(judged(policy, command) != ActionOutcome::Allow, command);
        for (const char *command : { "cp a.env out", "mv a b", "mv a b/", "scp h:x out", "wget http://a/x",
                 "curl http://a/.env", "ln -s /tmp/x" })
            QVERIFY2(judged(policy, command) == ActionOutcome::Allow, command);
    }
    void otherFoldersAreAllowed_data()
    {
        QTest::addColumn<QByteArray>("command");
        for (const char *command :
            { "ls", "ls secrets", "cd src", "cd secrets", "mkdir secrets", "mkdir -p src/secrets", "git status",
                "git status secrets", "pytest tests", "npm test", "npm run build", "make", "make -C src", "cp a b",
                "cp a src/", "cp -r a src", "mv a src", "mv a .", "cp ../a .", "python x.py", "node a.js",
                "cd src && make", "cd src && pytest tests", "cd /project && make", "git add src", "git -C src add a",
                "git mv a src", "git clone http://a/b src", "docker build src", "pip install -r requirements.txt",
                "tar xf a -C src", "unzip a -d src", "tar czf a.tgz src", "wget -P src http://a/x", "du -sh .",
                "tree secrets", "test -d secrets", "echo secrets", "find . -name x", "chmod 700 secrets", "rm a",
                "touch a", "sed -i s/a/b/ src/a", "gcc -o a a.c", "go build -o bin/ ./cmd", "python -m venv venv",
                "cargo build --manifest-path src/Cargo.toml", "cat src/a", "rsync -a src/ out/", "zip -r a src",
                "env -C src make", "git diff src", "git checkout main", "git push origin main", "sudo make install" })
            QTest::newRow(command) << QByteArray(command);
    }
    void otherFoldersAreAllowed()
    {
        QFETCH(QByteArray, command);
        QCOMPARE(
            toString(judged(denying({ ".env", "secrets/**" }), command.toStdString())), toString(ActionOutcome::Allow));
    }
    /// "**/.env" may be in every folder, so it only counts for programs that take a folder as a whole.
    void patternsForEveryFolderNameNone()
    {
        const Policy policy = denying({ "**/.env" });
        for (const char *command :
            { "node a.js", "pytest tests", "git add src", "make -C src", "mv a b", "cd src && make" })
            QVERIFY2(judged(policy, command) == ActionOutcome::Allow, command);
        for (const char *command : { "git add .", "docker build .", "grep -r x src", "tar cf a src", "cp -r src b" })
            QVERIFY2(judged(policy, command) == ActionOutcome::Unknown, command);
        const Policy narrow = denying({ "**/secret/key.pem" });
        QCOMPARE(toString(judged(narrow, "git add a/secret")), toString(ActionOutcome::Unknown));
        QCOMPARE(toString(judged(narrow, "git add a/other")), toString(ActionOutcome::Allow));
    }
    void rulesThatAskCount()
    {
        Policy policy;
        policy.commands.allow = { "**" };
        policy.fileWrites.ask = { "secret/**" };
        QCOMPARE(toString(judged(policy, "cp x secret/")), toString(ActionOutcome::Ask));
        QCOMPARE(toString(judged(policy, "git clone x secret")), toString(ActionOutcome::Ask));
    }
    void linksToFoldersAreFollowed()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("secret")));
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("secret")), folder.filePath(QStringLiteral("link"))));
        const ProjectFolders locations { .project = folder.path().toStdString() };
        const ActionJudge judge(denying({ "secret/**" }), locations);
        for (const char *command : { "cp x link/", "cp x link", "mv x link", "git clone x link", "make -C link",
                 "cp -t link x", "wget -P link http://a/x" }) {
            const ShellFacts facts = withLinksFollowed(shellFacts(ShellParser(), command), locations);
            QVERIFY2(judgeShell(judge, facts).outcome != ActionOutcome::Allow, command);
        }
    }
    /// What it starts is not known, so that a rule against a program may match.
    void codeInArgumentsOfInterpretersIsUnknown_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<bool>("isUnknown");
        for (const char *command : { "perl -e 'system(\"rm x\")'", "perl -E x", "perl -ne 'x'", "perl -lane x",
                 "perl -i.bak -pe x", "perl -Mstrict -e x", "perl -wE x", "perl -e$X", "node -e x", "node -p x",
                 "node -pe x", "node --eval x", "node --eval=x", "node --print x", "nodejs -e x", "ruby -e x",
                 "ruby -ne x", "ruby -rjson -e x", "php -r x", "php -B x", "php --run x", "lua -e x", "lua -ex",
                 "bun -e x", "deno eval x", "julia -e x", "Rscript -e x", "osascript -e x", "perl <<'E'\nx\nE",
                 "node <<'E'\nx\nE", "echo x | perl", "perl < x", "timeout 5 perl -e x", "bash -c \"perl -e 'x'\"",
                 "awk 'BEGIN { system(\"rm x\") }'" })
            QTest::newRow(QByteArray(command).toPercentEncoding().constData()) << QByteArray(command) << true;
        for (const char *command : { "perl x.pl", "perl -w x.pl", "perl -Mstrict x.pl", "perl x.pl -e x", "node a.js",
                 "node a.js -e x", "ruby a.rb", "ruby -rjson a.rb", "php a.php", "lua a.lua", "node --version",
                 "deno run a.ts", "awk '{ print $1 }' x" })
            QTest::newRow(command) << QByteArray(command) << false;
    }
    void codeInArgumentsOfInterpretersIsUnknown()
    {
        QFETCH(QByteArray, command);
        QFETCH(bool, isUnknown);
        Policy policy;
        policy.commands.allow
            = { "{perl,node,nodejs,ruby,php,lua,bun,deno,julia,Rscript,osascript,timeout,bash,awk,echo} **" };
        if (!command.startsWith("awk"))
            QCOMPARE(toString(judged(policy, command.toStdString())), toString(ActionOutcome::Allow));
        policy.commands.deny = { "rm **" };
        QCOMPARE(judged(policy, command.toStdString()) == ActionOutcome::Allow, !isUnknown);
    }

private:
    static bool isAboutOthers(const QByteArray &command)
    {
        for (const char *other : { " y", "/y", "*.c" })
            if (command.contains(other))
                return true;
        return false;
    }
};

QTEST_GUILESS_MAIN(TestFolderTargets)
#include "tst_foldertargets.moc"
