// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/pythonbindings.h"

#include "models/trail/index/pythonwords.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <span>

namespace vitrine {

using trailfile::isPythonKeyword;
using trailfile::PythonWord;
using trailfile::PythonWords;

namespace {

std::string_view headOf(std::string_view dotted) { return dotted.substr(0, dotted.find('.')); }

bool isOperator(std::string_view sign)
{
    return sign.size() == 1 && std::string_view("+-*/%&|^@").contains(sign.front());
}

/// One statement: the words from one end of line to the next.
class Statement {
public:
    Statement(std::span<const PythonWord> words)
        : m_words(words)
    {
    }
    std::size_t size() const { return m_words.size(); }
    std::string_view at(std::size_t n) const { return n < size() ? m_words[n].text : std::string_view("\n"); }
    int depth(std::size_t n) const { return m_words[n].depth; }
    bool isName(std::size_t n) const { return n < size() && m_words[n].isName && !isPythonKeyword(m_words[n].text); }

private:
    std::span<const PythonWord> m_words;
};

class BindingReader {
public:
    explicit BindingReader(std::string_view code)
        : m_code(code)
        , m_words(trailfile::pythonWords(code))
    {
        for (std::size_t at = code.find('\n'); at != code.npos; at = code.find('\n', at + 1))
            m_lineEnds.push_back(at);
    }
    std::vector<PythonBinding> read();

private:
    void statement(const Statement &words);
    void definition(const Statement &words, std::size_t name);
    void imports(const Statement &words);
    void targets(const Statement &words, std::size_t equals);
    static bool isTargetPosition(const Statement &words, std::size_t n);
    void loopTargets(const Statement &words, std::size_t from);
    void methodCall(const Statement &words);
    void finish(const Statement &words, std::size_t firstBinding);
    void bind(std::string_view name, bool isCertain = true);
    void addReads(const Statement &words, std::set<std::string, std::less<>> &reads) const;
    static void addOwnNames(const Statement &words, std::set<std::string, std::less<>> &names);

    bool isOfCode(std::string_view text) const;
    int lineOf(std::string_view text) const;
    std::optional<int> columnOf(std::string_view text) const;

    std::string_view m_code;
    PythonWords m_words;
    std::vector<std::size_t> m_lineEnds;
    std::vector<PythonBinding> m_bindings;
    std::set<const char *> m_targets; ///< words of the statement that are bound and not read
    std::optional<std::size_t> m_open; ///< the definition whose body is being read
    int m_openColumn = 0;
    std::set<std::string, std::less<>> m_openNames; ///< that the open definition has for itself
    std::set<std::string, std::less<>> m_openReads;
};

// Markers of text literals and ends of lines do not occur in code.
bool BindingReader::isOfCode(std::string_view text) const
{
    const std::less<const char *> before;
    return !text.empty() && !before(text.data(), m_code.data()) && before(text.data(), m_code.data() + m_code.size());
}

int BindingReader::lineOf(std::string_view text) const
{
    const auto offset = static_cast<std::size_t>(text.data() - m_code.data());
    return 1 + static_cast<int>(std::ranges::lower_bound(m_lineEnds, offset) - m_lineEnds.begin());
}

std::optional<int> BindingReader::columnOf(std::string_view text) const
{
    if (!isOfCode(text))
        return std::nullopt;
    const auto offset = static_cast<std::size_t>(text.data() - m_code.data());
    const std::size_t lineEnd = m_code.substr(0, offset).rfind('\n');
    return static_cast<int>(lineEnd == m_code.npos ? offset : offset - lineEnd - 1);
}

std::vector<PythonBinding> BindingReader::read()
{
    const std::span<const PythonWord> words(m_words);
    const auto close = [this] {
        if (!m_open)
            return;
        for (const std::string &name : m_openReads)
            if (!m_openNames.contains(name))
                m_bindings[*m_open].reads.push_back(name);
        m_open.reset();
    };
    for (std::size_t from = 0, to = 0; to < words.size(); ++to) {
        if (words[to].text != "\n")
            continue;
        const Statement one(words.subspan(from, to - from));
        from = to + 1;
        if (one.size() == 0)
            continue;
        const auto column = columnOf(one.at(0));
        if (m_open && (!column || *column > m_openColumn)) {
            addOwnNames(one, m_openNames);
            addReads(one, m_openReads);
            continue;
        }
        close();
        statement(one);
    }
    close();
    return std::move(m_bindings);
}

void BindingReader::statement(const Statement &words)
{
    m_targets.clear();
    const std::size_t first = words.at(0) == "async" ? 1 : 0;
    if ((words.at(first) == "def" || words.at(first) == "class") && words.isName(first + 1))
        return definition(words, first + 1);
    const std::size_t before = m_bindings.size();
    if (words.at(0) == "import" || words.at(0) == "from")
        return imports(words);
    for (std::size_t n = 0; n < words.size(); ++n) {
        const std::string_view word = words.at(n);
        if (word == ":=" && n > 0 && words.isName(n - 1)) {
            bind(words.at(n - 1));
            m_targets.insert(words.at(n - 1).data());
        } else if (words.depth(n) == 0 && (word == "for" || word == "as")) {
            loopTargets(words, n + 1);
        } else if (words.depth(n) == 0 && word == "=") {
            targets(words, n);
        }
    }
    if (m_bindings.size() == before)
        methodCall(words);
    finish(words, before);
}

/// Reads of the body follow with its statements.
void BindingReader::definition(const Statement &words, std::size_t name)
{
    bind(words.at(name));
    m_open = m_bindings.size() - 1;
    m_openColumn = columnOf(words.at(0)).value_or(0);
    m_openNames.clear();
    m_openReads.clear();
    m_targets.insert(words.at(name).data());
    for (std::size_t n = name + 1; n < words.size(); ++n) {
        const bool isParameter = words.isName(n) && words.depth(n) == 1
            && (words.at(n - 1) == "(" || words.at(n - 1) == "," || words.at(n - 1) == "*");
        if (isParameter && words.at(name - 1) == "def")
            m_openNames.emplace(words.at(n));
    }
    addReads(words, m_openReads);
}

void BindingReader::imports(const Statement &words)
{
    std::size_t n = 1;
    if (words.at(0) == "from")
        while (n < words.size() && words.at(n) != "import")
            ++n;
    for (n += words.at(0) == "from" ? 1 : 0; n < words.size(); ++n)
        if (words.isName(n) && words.at(n + 1) != "as")
            bind(headOf(words.at(n)));
}

/// "a = …", "a, b = …", "a: int = …", "a += …", "a[i] = …", "a.b = …".
void BindingReader::targets(const Statement &words, std::size_t equals)
{
    const bool isUpdate = equals > 0 && isOperator(words.at(equals - 1));
    for (std::size_t n = equals; n-- > 0;) {
        if (words.at(n) == "=" && words.depth(n) == 0)
            return;
        if (!words.isName(n) || !isTargetPosition(words, n))
            continue;
        const std::string_view name = words.at(n);
        bind(headOf(name));
        const bool isPart = name.contains('.') || words.at(n + 1) == "[";
        if (!isPart && !isUpdate)
            m_targets.insert(name.data());
    }
}

/// Not in an index, and not the type of an annotation.
bool BindingReader::isTargetPosition(const Statement &words, std::size_t n)
{
    const std::string_view before = n == 0 ? std::string_view("=") : words.at(n - 1);
    if (words.depth(n) == 0)
        return before == "=" || before == "," || before == "*" || (before == ":" && n != 2);
    constexpr std::size_t farthest = 400; // no code unpacks more, and what is hostile must not take forever
    std::size_t open = n;
    while (open > 0 && n - open < farthest && words.depth(open) >= words.depth(n))
        --open;
    const bool isFirst = before == "(" || before == "[" || before == "," || before == "*";
    return isFirst && (open == 0 || words.at(open - 1) == "," || words.at(open - 1) == "=");
}

void BindingReader::loopTargets(const Statement &words, std::size_t from)
{
    for (std::size_t n = from; words.isName(n) || words.at(n) == "," || words.at(n) == "(" || words.at(n) == ")"; ++n) {
        if (!words.isName(n))
            continue;
        bind(headOf(words.at(n)));
        m_targets.insert(words.at(n).data());
    }
}

/// "a.append(1)": the name may have another value afterwards.
void BindingReader::methodCall(const Statement &words)
{
    if (words.isName(0) && words.at(0).contains('.') && words.at(1) == "(")
        bind(headOf(words.at(0)), false);
}

void BindingReader::finish(const Statement &words, std::size_t firstBinding)
{
    std::set<std::string, std::less<>> reads;
    addReads(words, reads);
    for (std::size_t n = firstBinding; n < m_bindings.size(); ++n)
        m_bindings[n].reads.assign(reads.begin(), reads.end());
}

void BindingReader::bind(std::string_view name, bool isCertain)
{
    m_bindings.push_back({ .name = std::string(name), .line = lineOf(name), .isCertain = isCertain, .reads = {} });
}

/// Names of values here. Those of keyword arguments, comprehensions and lambdas are their own.
void BindingReader::addReads(const Statement &words, std::set<std::string, std::less<>> &reads) const
{
    std::set<std::string, std::less<>> own;
    for (std::size_t n = 0; n < words.size(); ++n) {
        if (words.at(n) == "for" && words.depth(n) > 0)
            for (std::size_t next = n + 1; next < words.size() && words.at(next) != "in"; ++next)
                own.emplace(words.at(next));
        else if (words.at(n) == "lambda")
            for (std::size_t next = n + 1; next < words.size() && words.at(next) != ":"; ++next)
                own.emplace(words.at(next));
    }
    for (std::size_t n = 0; n < words.size(); ++n) {
        const bool isKeywordArgument = words.depth(n) > 0 && words.at(n + 1) == "=";
        const std::string_view name = headOf(words.at(n));
        const bool isMember = n > 0 && words.at(n - 1) == ".";
        if (words.isName(n) && !isKeywordArgument && !isMember && !own.contains(name)
            && !m_targets.contains(words.at(n).data()))
            reads.emplace(name);
    }
}

/// Names that a statement of a function's body binds.
void BindingReader::addOwnNames(const Statement &words, std::set<std::string, std::less<>> &names)
{
    for (std::size_t n = 0; n < words.size(); ++n) {
        const bool isAssigned = words.isName(n) && words.depth(n) == 0 && words.at(n + 1) == "=";
        const bool isLoop = n > 0 && words.isName(n) && words.at(n - 1) == "for";
        if (isAssigned || isLoop)
            names.emplace(words.at(n));
    }
}

} // namespace

std::vector<PythonBinding> pythonBindings(std::string_view code) { return BindingReader(code).read(); }

const PythonBinding *bindingOf(const std::vector<PythonBinding> &bindings, std::string_view name, int before)
{
    const PythonBinding *likely = nullptr;
    for (auto one = bindings.rbegin(); one != bindings.rend(); ++one) {
        if (one->name != name || (before > 0 && one->line >= before))
            continue;
        if (one->isCertain)
            return &*one;
        if (likely == nullptr)
            likely = &*one;
    }
    return likely;
}

} // namespace vitrine
