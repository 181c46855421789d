// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/jsonloader.h"

#include "executor/engine/core/collectorpause.h"
#include "executor/engine/core/pyjson.h"
#include "executor/engine/core/safeformwriter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <system_error>

namespace vitrine {

namespace {

/// Reads what programs write. Anything unusual makes it give up with a null: NaN, surrogates, numbers beyond 64 bits,
/// deep nesting, and all errors.
class Loader final {
public:
    explicit Loader(std::string_view json)
        : m_rest(json)
    {
    }

    PyRef whole()
    {
        PyRef made = value();
        skipSpace();
        return m_rest.empty() ? std::move(made) : PyRef();
    }

private:
    static constexpr int deepest = 200;

    char first() const { return m_rest.empty() ? '\0' : m_rest.front(); }
    bool skip(std::string_view word)
    {
        const bool isThere = m_rest.starts_with(word);
        m_rest.remove_prefix(isThere ? word.size() : 0);
        return isThere;
    }
    bool skipSign(char sign)
    {
        skipSpace();
        const bool isThere = first() == sign && !m_rest.empty();
        m_rest.remove_prefix(isThere ? 1 : 0);
        return isThere;
    }
    void skipSpace()
    {
        if (first() > ' ') // the usual case
            return;
        while (first() == ' ' || first() == '\n' || first() == '\r' || first() == '\t')
            m_rest.remove_prefix(1);
    }

    PyRef value()
    {
        skipSpace();
        switch (first()) {
        case '[': return inner(&Loader::list);
        case '{': return inner(&Loader::dict);
        case '"': return text();
        case 't': return constant("true", Py_True);
        case 'f': return constant("false", Py_False);
        case 'n': return constant("null", Py_None);
        default: return number();
        }
    }

    PyRef constant(std::string_view name, PyObject *value) { return skip(name) ? PyRef::borrow(value) : PyRef(); }

    PyRef inner(PyRef (Loader::*container)())
    {
        if (m_depth == deepest)
            return {};
        ++m_depth;
        m_rest.remove_prefix(1);
        PyRef made = (this->*container)();
        --m_depth;
        return made;
    }

    PyRef list()
    {
        PyRef made = PyRef::steal(PyList_New(0));
        if (!made || skipSign(']'))
            return made;
        do {
            const PyRef item = value();
            if (!item || PyList_Append(made.get(), item.get()) < 0)
                return {};
        } while (skipSign(','));
        return skipSign(']') ? std::move(made) : PyRef();
    }

    PyRef dict()
    {
        PyRef made = PyRef::steal(PyDict_New());
        if (!made || skipSign('}'))
            return made;
        do {
            skipSpace();
            const PyRef key = first() == '"' ? word() : PyRef();
            const PyRef item = key && skipSign(':') ? member(key.get()) : PyRef();
            if (!item || PyDict_SetItem(made.get(), key.get(), item.get()) < 0)
                return {};
        } while (skipSign(','));
        return skipSign('}') ? std::move(made) : PyRef();
    }

    // The kinds of safe forms recur like keys.
    PyRef member(PyObject *key)
    {
        skipSpace();
        return first() == '"' && viewOf(key) == safeFormMark ? word() : value();
    }

    // A text that is likely to recur, and then is the same object: the last one of its kind is kept.
    PyRef word()
    {
        const std::string_view start = m_rest.substr(1);
        const std::string_view plain = start.substr(0, plainSize(start));
        const auto sign = plain.empty() ? 0U : static_cast<unsigned char>(plain.front());
        PyRef &known = m_words.at((plain.size() + sign) % m_words.size());
        if (known && viewOf(known.get()) == plain && start.substr(plain.size()).starts_with('"')) {
            m_rest.remove_prefix(plain.size() + 2);
            return known;
        }
        PyRef made = text();
        if (made)
            known = made;
        return made;
    }

    PyRef text()
    {
        m_rest.remove_prefix(1);
        const std::size_t size = plainSize(m_rest);
        if (m_rest.substr(size).starts_with('"'))
            return decoded(m_rest.substr(0, size)); // the usual case
        std::string unescaped;
        while (first() != '"') {
            const std::size_t plain = plainSize(m_rest);
            unescaped += m_rest.substr(0, plain);
            m_rest.remove_prefix(plain);
            if (first() != '"' && !(skip("\\") && unescape(unescaped)))
                return {};
        }
        PyRef made = PyRef::steal(PyUnicode_FromStringAndSize(unescaped.data(), std::ssize(unescaped)));
        m_rest.remove_prefix(1);
        return made;
    }
    PyRef decoded(std::string_view utf8)
    {
        m_rest.remove_prefix(utf8.size() + 1);
        return PyRef::steal(PyUnicode_FromStringAndSize(utf8.data(), std::ssize(utf8)));
    }
    static std::size_t plainSize(std::string_view text)
    {
        const auto ends
            = [](char sign) { return sign == '"' || sign == '\\' || static_cast<unsigned char>(sign) < 0x20; };
        return static_cast<std::size_t>(std::ranges::find_if(text, ends) - text.begin());
    }
    bool unescape(std::string &text)
    {
        constexpr std::string_view signs = "\"\\/bfnrt";
        constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
        const std::size_t at = m_rest.empty() ? std::string_view::npos : signs.find(m_rest.front());
        if (at == std::string_view::npos)
            return skip("u00") && unescapeAscii(text);
        m_rest.remove_prefix(1);
        text += meanings[at];
        return true;
    }
    bool unescapeAscii(std::string &text)
    {
        constexpr std::size_t digits = 2;
        unsigned code = 0;
        const char *end = m_rest.data() + std::min(digits, m_rest.size());
        const auto read = std::from_chars(m_rest.data(), end, code, 16);
        if (read.ec != std::errc() || read.ptr != m_rest.data() + digits || code >= 0x80)
            return false;
        m_rest.remove_prefix(digits);
        text += static_cast<char>(code);
        return true;
    }

    PyRef number()
    {
        const char *start = m_rest.data();
        const char *end = start + m_rest.size();
        long long whole = 0;
        if (const auto read = std::from_chars(start, end, whole); !isFraction(read.ptr, end))
            return read.ec == std::errc() && take(read.ptr) ? PyRef::steal(PyLong_FromLongLong(whole)) : PyRef();
        double real = 0;
        const auto read = std::from_chars(start, end, real);
        return read.ec == std::errc() && take(read.ptr) ? PyRef::steal(PyFloat_FromDouble(real)) : PyRef();
    }
    static bool isFraction(const char *at, const char *end)
    {
        return at != end && (*at == '.' || *at == 'e' || *at == 'E');
    }
    bool take(const char *end)
    {
        const std::string_view number(m_rest.data(), end);
        m_rest.remove_prefix(number.size());
        return startsWell(number);
    }
    // from_chars() also takes "01", ".5" and "1.".
    static bool startsWell(std::string_view number)
    {
        const auto isDigitAt
            = [number](std::size_t at) { return at < number.size() && number[at] >= '0' && number[at] <= '9'; };
        const std::size_t digits = number.starts_with('-') ? 1 : 0;
        const std::size_t point = number.find('.');
        return isDigitAt(digits) && !(number[digits] == '0' && isDigitAt(digits + 1))
            && (point == std::string_view::npos || isDigitAt(point + 1));
    }

    std::string_view m_rest;
    std::array<PyRef, 64> m_words; ///< by size and first byte
    int m_depth = 0;
};

} // namespace

PyRef loadJson(std::string_view json)
{
    PyRef loaded;
    {
        const CollectorPause pause;
        loaded = Loader(json).whole();
    }
    if (loaded)
        return loaded;
    PyErr_Clear();
    return fromJson(json);
}

} // namespace vitrine
