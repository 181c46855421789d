// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/pythonnames.h"

#include "models/trail/index/pythonwords.h"

#include <map>

namespace vitrine::trailfile {

namespace {

using Words = PythonWords;

class Reader {
public:
    explicit Reader(const Words &words)
        : m_words(words)
    {
    }
    PythonNames read();
    std::vector<std::string> readImports();

private:
    std::string_view at(std::size_t n) const { return n < m_words.size() ? std::string_view(m_words[n].text) : "\n"; }
    bool isFirst(std::size_t n) const { return n == m_statement || at(n - 1) == ":"; }
    bool isName(std::size_t n) const
    {
        return n < m_words.size() && m_words[n].isName && !isPythonKeyword(m_words[n].text);
    }
    void imports(std::size_t n);
    void importsFrom(std::size_t n);
    void targets(std::size_t equals);
    void word(std::size_t n);
    void assign(std::string_view name);
    void import(std::string name);
    void importAs(std::string_view name);
    void call(std::string_view name);

    const Words &m_words;
    std::size_t m_statement = 0; ///< its first word
    std::map<std::string, std::string, std::less<>> m_imported; ///< the meanings of names, as far as the code was read
    PythonNames m_names;
};

PythonNames Reader::read()
{
    for (std::size_t n = 0; n < m_words.size(); ++n) {
        if (m_words[n].text == "\n")
            m_statement = n + 1;
        else
            word(n);
    }
    return std::move(m_names);
}

std::vector<std::string> Reader::readImports()
{
    for (std::size_t n = 0; n < m_words.size(); ++n) {
        if (m_words[n].text == "\n")
            m_statement = n + 1;
        else if (at(n) == "import" && isFirst(n))
            imports(n + 1);
        else if (at(n) == "from" && isFirst(n))
            importsFrom(n + 1);
    }
    return std::move(m_names.imports);
}

void Reader::word(std::size_t n)
{
    const std::string_view word = at(n);
    if (word == "import" && isFirst(n))
        return imports(n + 1);
    if (word == "from" && isFirst(n))
        return importsFrom(n + 1);
    if ((word == "def" || word == "class") && isName(n + 1))
        assign(at(n + 1));
    else if ((word == "for" || word == "as") && at(m_statement) != "import" && at(m_statement) != "from")
        for (std::size_t next = n + 1; isName(next) || at(next) == "," || at(next) == "("; ++next)
            if (isName(next))
                assign(at(next));
    if (word == ":=" && n > 0 && isName(n - 1))
        assign(at(n - 1));
    if (word == "=" && m_words[n].depth == 0)
        targets(n);
    const bool isDefined = n > 0 && (at(n - 1) == "def" || at(n - 1) == "class");
    if (isName(n) && at(n + 1) == "(" && !isDefined)
        call(word);
}

/// The name is no longer an import.
void Reader::assign(std::string_view name)
{
    m_names.assigns.emplace_back(name);
    if (const auto imported = m_imported.find(name); imported != m_imported.end())
        m_imported.erase(imported);
}

void Reader::import(std::string name) { m_names.imports.push_back(std::move(name)); }

/// The newest import has this name in the code.
void Reader::importAs(std::string_view name)
{
    m_names.assigns.emplace_back(name);
    if (!m_names.imports.empty())
        m_imported.insert_or_assign(std::string(name), m_names.imports.back());
}

void Reader::call(std::string_view name)
{
    m_names.calls.emplace_back(name);
    const std::string_view head = name.substr(0, name.find('.'));
    if (const auto imported = m_imported.find(head); imported != m_imported.end())
        m_names.calls.push_back(imported->second + std::string(name.substr(head.size())));
}

void Reader::imports(std::size_t n)
{
    for (; at(n) != "\n"; ++n) {
        if (at(n) == "as" && isName(n + 1)) {
            importAs(at(++n));
        } else if (isName(n)) {
            import(std::string(at(n)));
            if (at(n + 1) != "as")
                m_imported.erase(std::string(at(n).substr(0, at(n).find('.'))));
        }
    }
}

void Reader::importsFrom(std::size_t n)
{
    if (!isName(n))
        return;
    const std::string module(at(n));
    import(module);
    for (n += 2; at(n) != "\n"; ++n) {
        if (at(n) == "as" && isName(n + 1)) {
            importAs(at(++n));
        } else if (isName(n)) {
            import(module + '.' + std::string(at(n)));
            if (at(n + 1) != "as")
                m_imported.insert_or_assign(std::string(at(n)), m_names.imports.back());
        }
    }
}

/// Names in front of a "=": "a = …", "a, b = …", "a: int = …", "a += …".
void Reader::targets(std::size_t equals)
{
    for (std::size_t n = equals; n-- > m_statement;) {
        if (m_words[n].depth != 0)
            continue;
        if (at(n) == "=")
            return;
        const bool isTarget = isName(n)
            && (n == m_statement || at(n - 1) == "," || at(n - 1) == "*" || at(n - 1) == ":" || at(n - 1) == "="
                || at(n - 1) == "(");
        const bool isAnnotation
            = n > m_statement && at(n - 1) == ":" && n >= 2 && isName(n - 2) && n - 2 == m_statement;
        if (isTarget && !isAnnotation)
            assign(at(n));
    }
}

} // namespace

PythonNames pythonNames(std::string_view code)
{
    const Words words = pythonWords(code);
    return Reader(words).read();
}

std::vector<std::string> pythonImports(std::string_view code)
{
    const std::size_t last = code.rfind("import");
    if (last == std::string_view::npos)
        return {};
    const Words words = pythonWords(code, last);
    return Reader(words).readImports();
}

} // namespace vitrine::trailfile
