// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/plainshell.h"
#include "executor/shell/textfilter.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

/// Of a syntax tree, all but where things are.
Json withoutLocations(const Json &node)
{
    if (!node.is_structured())
        return node;
    Json kept = node.is_array() ? Json::array() : Json::object();
    for (const auto &[key, child] : node.items()) {
        const bool isLocation = key.ends_with("Pos") || key.ends_with("End") || key == "Position" || key == "Left"
            || key == "Right" || key == "Semicolon";
        if (node.is_array())
            kept.push_back(withoutLocations(child));
        else if (!isLocation)
            kept[key] = withoutLocations(child);
    }
    return kept;
}

/// As shfmt itself parses it; null for what it cannot parse.
Json parsed(std::string_view command)
{
    const FilterResult result
        = runFilter({ "shfmt", "--to-json", "-ln", "bash" }, command, { 1 << 24, std::chrono::seconds(30) });
    if (result.end != FilterResult::End::Exited || result.status != 0)
        return nullptr;
    return withoutLocations(Json::parse(result.output)).value("Stmts", Json());
}

/// Of many in one process, each of which is parsed.
std::vector<Json> parsed(const std::vector<std::string> &commands)
{
    std::string script;
    for (const std::string &command : commands)
        script += "{\n" + command + "\n}\n"; // a block each, so that none takes in the next
    std::vector<Json> all;
    for (const Json &block : parsed(script))
        all.push_back(block.at("Cmd").at("Stmts"));
    return all;
}

} // namespace

/// Held to shfmt, whose place it takes.
class TestPlainShell : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsPlainCommandsLikeShfmt_data()
    {
        QTest::addColumn<QByteArray>("command");
        for (const char *command : { "ls", "git status", "  a  b\t c ", "a && b || c", "a | b && c | d", "a; b;",
                 "a\n\nb\n", "a & b", "a &", "a &&\n b |\n c", "x '' \"\" a\"b\"'c'd", "'if' x", "\"A\"=b c",
                 "echo 'a $b `c` \\ \"'", "echo \"a 'b' !c #d\"", "a > f 2> g", "a >>f 2>&1 >&2 < in", "a >f b",
                 "echo 2 >x", "a*b? ~/x ~ @y a%b^c", "sed -n '1,20p' f | head -5 > 'out put'", "x=1", "A=1 b", "b A=1",
                 "echo 'two\nlines' \"more\nlines\"" })
            QTest::newRow(command) << QByteArray(command);
    }

    void readsPlainCommandsLikeShfmt()
    {
        QFETCH(QByteArray, command);
        const auto plain = plainStatements(command.toStdString());
        if (!plain) {
            QVERIFY(command.startsWith("x=") || command.startsWith("A="));
            return;
        }
        QCOMPARE(
            QByteArray::fromStdString(plain->dump()), QByteArray::fromStdString(parsed(command.toStdString()).dump()));
    }

    void leavesTheRestToShfmt_data()
    {
        QTest::addColumn<QByteArray>("command");
        for (const char *command : { "", " ", "\n", "echo $X", "echo \"$X\"", "echo `a`", "echo \\a", "a # b", "a#b",
                 "(a)", "{ a; }", "if a; then b; fi", "time a", "! a", "a <<E\nE", "a <<< b", "a <(b)", "a >(b)",
                 "a >| b", "a &> b", "a &>> b", "a |& b", "a >& b", "a <& 1", "a 1>&2-", "a <> b", "a;;b", "a & ; b",
                 "; a", "a &&", "| a", "a ||", "&& a", "> a", "2>&1 a", "a 'b", "a \"b", "a\rb", "a\x01",
                 "a \xc2\xa0 b", "gr\xc3\xbcn", "a foo2>x", "a[1]=2", "a{b,c}", "[ a ]", "[[ a ]]", "f() { a; }",
                 "export A=1", "declare a", "let a", "a+=b", "$'a'", "$\"a\"", "'a\rb'", "a\tb\v",
                 "case a in b) c;; esac", "@(a|b)", "coproc a", "a >b>c", "function f { a; }" })
            QTest::newRow(command) << QByteArray(command);
        QTest::newRow("NUL") << QByteArray("a\0b", 3);
    }

    void leavesTheRestToShfmt()
    {
        QFETCH(QByteArray, command);
        QVERIFY(!plainStatements(command.toStdString()));
    }

    /// What is read here is never read otherwise there, nor refused there.
    void neverDiffersFromShfmt()
    {
        static constexpr std::array<std::string_view, 72> pieces { "a", "b", " ", " ", " ", "\t", "\n", ";", "&", "&&",
            "||", "|", ">", ">>", "<", ">&", "2", "1", "0", "12", "'", "'", "\"", "\"", "'x y'", "\"x y\"", "''",
            "\"\"", "=", "x=1", "-", "--", "/", ".", "*", "?", "~", "%", "^", "+", "@", ",", ":", "!", "#", "$", "`",
            "\\", "(", ")", "{", "}", "[", "]", "if", "then", "fi", "do", "done", "time", "in", "export", "let", "\r",
            "\xc3\xbc", "\xc2\xa0", "git", "echo", "rm -rf /", "for", "!", "function" };
        std::mt19937 random(7);
        std::vector<std::string> plain;
        std::vector<Json> read;
        for (int n = 0; n < 200'000 && plain.size() < 5'000; ++n) {
            std::string command;
            for (unsigned count = 1 + random() % 14; count > 0; --count)
                command += pieces[random() % pieces.size()];
            if (auto statements = plainStatements(command)) {
                plain.push_back(command);
                read.push_back(std::move(*statements));
            }
        }
        QVERIFY(plain.size() > 4'000);
        constexpr std::size_t atOnce = 2'000;
        for (std::size_t first = 0; first < plain.size(); first += atOnce) {
            const std::vector<std::string> some(plain.begin() + std::ptrdiff_t(first),
                plain.begin() + std::ptrdiff_t(std::min(first + atOnce, plain.size())));
            const std::vector<Json> trees = parsed(some);
            QCOMPARE(trees.size(), some.size());
            for (std::size_t n = 0; n < trees.size(); ++n)
                QVERIFY2(trees[n] == read[first + n], some[n].c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestPlainShell)
#include "tst_plainshell.moc"
