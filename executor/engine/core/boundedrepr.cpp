// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/boundedrepr.h"

#include "base/utf8.h"

namespace vitrine {

namespace {

BoundedText cut(PyObject *text, std::size_t chars)
{
    const auto length = static_cast<std::size_t>(PyUnicode_GET_LENGTH(text));
    if (length <= chars)
        return { fromPython(text), false };
    const PyRef head = PyRef::steal(PyUnicode_Substring(text, 0, static_cast<Py_ssize_t>(chars)));
    return { fromPython(head.get()), true };
}

BoundedText unprintable(PyObject *value)
{
    const PyRef exception = takeException();
    const char *why = exception ? Py_TYPE(exception.get())->tp_name : "error";
    return { std::string("<") + Py_TYPE(value)->tp_name + " whose text cannot be made: " + why + ">", false };
}

// Writes like CPython's repr(), and stops at the limit.
class Writer final {
public:
    explicit Writer(std::size_t chars)
        : m_limit(chars)
    {
    }

    void write(PyObject *value)
    {
        if (isFull())
            return;
        if (m_depth == deepest)
            return put("...");
        ++m_depth;
        if (PyList_CheckExact(value))
            sequence(value, "[", "]");
        else if (PyTuple_CheckExact(value))
            sequence(value, "(", PyTuple_GET_SIZE(value) == 1 ? ",)" : ")");
        else if (PyDict_CheckExact(value))
            dict(value);
        else if (PyAnySet_CheckExact(value) && PySet_GET_SIZE(value) > 0)
            set(value);
        else
            leaf(value);
        --m_depth;
    }

    BoundedText text() const
    {
        const PyRef whole = toPython(m_text);
        return whole ? cut(whole.get(), m_limit) : BoundedText { {}, true };
    }

private:
    // A text has at least as many bytes as characters, so this may continue a little too long, but never stops too
    // early.
    bool isFull() const { return m_chars > m_limit; }

    void put(std::string_view utf8)
    {
        m_chars += countCharacters(utf8);
        m_text += utf8;
    }

    void leaf(PyObject *value)
    {
        if (PyUnicode_CheckExact(value) && static_cast<std::size_t>(PyUnicode_GET_LENGTH(value)) > m_limit) {
            const PyRef head = PyRef::steal(PyUnicode_Substring(value, 0, static_cast<Py_ssize_t>(m_limit) + 1));
            return put(fromPython(PyRef::steal(PyObject_Repr(head.get())).get()));
        }
        if (PyBytes_CheckExact(value) && static_cast<std::size_t>(PyBytes_GET_SIZE(value)) > m_limit) {
            const PyRef head = PyRef::steal(
                PyBytes_FromStringAndSize(PyBytes_AS_STRING(value), static_cast<Py_ssize_t>(m_limit) + 1));
            return put(fromPython(PyRef::steal(head ? PyObject_Repr(head.get()) : nullptr).get()));
        }
        const PyRef repr = PyRef::steal(PyObject_Repr(value));
        if (!repr)
            return put(unprintable(value).text);
        put(cut(repr.get(), m_limit + 1).text);
    }

    void sequence(PyObject *value, std::string_view open, std::string_view close)
    {
        if (const int entered = Py_ReprEnter(value); entered != 0)
            return put(entered > 0 ? (PyList_CheckExact(value) ? "[...]" : "(...)") : unprintable(value).text);
        put(open);
        for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(value) && !isFull(); ++i) {
            put(i > 0 ? ", " : "");
            write(PyRef::borrow(PySequence_Fast_GET_ITEM(value, i)).get());
        }
        put(close);
        Py_ReprLeave(value);
    }

    void dict(PyObject *value)
    {
        if (const int entered = Py_ReprEnter(value); entered != 0)
            return put(entered > 0 ? "{...}" : unprintable(value).text);
        put("{");
        PyObject *key = nullptr;
        PyObject *item = nullptr;
        const Py_ssize_t size = PyDict_GET_SIZE(value);
        Py_ssize_t at = 0;
        // A __repr__ that changes the dictionary ends the walk instead of confusing it.
        for (bool isFirst = true;
            !isFull() && PyDict_GET_SIZE(value) == size && PyDict_Next(value, &at, &key, &item) != 0; isFirst = false) {
            const PyRef heldKey = PyRef::borrow(key);
            const PyRef heldItem = PyRef::borrow(item);
            put(isFirst ? "" : ", ");
            write(heldKey.get());
            put(": ");
            write(heldItem.get());
        }
        put("}");
        Py_ReprLeave(value);
    }

    void set(PyObject *value)
    {
        if (const int entered = Py_ReprEnter(value); entered != 0)
            return put(entered > 0 ? "set(...)" : unprintable(value).text);
        put(PyFrozenSet_CheckExact(value) ? "frozenset({" : "{");
        const PyRef iterator = PyRef::steal(PyObject_GetIter(value));
        bool isFirst = true;
        while (!isFull()) {
            const PyRef item = iterator ? PyRef::steal(PyIter_Next(iterator.get())) : PyRef();
            if (!item)
                break;
            put(isFirst ? "" : ", ");
            write(item.get());
            isFirst = false;
        }
        PyErr_Clear();
        put(PyFrozenSet_CheckExact(value) ? "})" : "}");
        Py_ReprLeave(value);
    }

    // CPython gives up at about a thousand levels with an error; a few are readable.
    static constexpr int deepest = 300;

    int m_depth = 0;
    std::size_t m_limit;
    std::size_t m_chars = 0;
    std::string m_text;
};

} // namespace

BoundedText boundedRepr(PyObject *value, std::size_t chars)
{
    Writer writer(chars);
    writer.write(value);
    PyErr_Clear();
    return writer.text();
}

BoundedText boundedStr(PyObject *value, std::size_t chars)
{
    if (PyList_CheckExact(value) || PyTuple_CheckExact(value) || PyDict_CheckExact(value) || PyAnySet_CheckExact(value))
        return boundedRepr(value, chars);
    const PyRef text = PyRef::steal(PyObject_Str(value));
    return text ? cut(text.get(), chars) : unprintable(value);
}

} // namespace vitrine
