// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/safeformwriter.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::json;

// Leaves part of the depth that the other side accepts for the surrounding markers.
constexpr int deepest = 100;
constexpr std::size_t mostValues = 390'000;
constexpr Py_ssize_t mostKeys = 20'000;

std::string jsonQuoted(std::string_view utf8)
{
    return Json(utf8).dump(-1, ' ', false, Json::error_handler_t::replace);
}

// An attribute of a module, if it is loaded; otherwise no value of its classes can exist.
PyRef loadedAttribute(const char *module, const char *name)
{
    const PyRef key = toPython(module);
    const PyRef loaded = PyRef::steal(key ? PyImport_GetModule(key.get()) : nullptr);
    PyRef found = PyRef::steal(loaded ? PyObject_GetAttrString(loaded.get(), name) : nullptr);
    PyErr_Clear();
    return found;
}

bool isA(PyObject *object, const char *module, const char *name)
{
    const PyRef type = loadedAttribute(module, name);
    const bool is = type && PyType_Check(type.get()) != 0
        && PyType_IsSubtype(Py_TYPE(object), reinterpret_cast<PyTypeObject *>(type.get())) != 0;
    return is;
}

// One of the kinds whose instances are represented by a text that a method returns.
struct TextKind {
    const char *module;
    const char *name;
    const char *method;
    const char *mark;
};
// A datetime is a date as well, so it comes first.
constexpr std::array textKinds {
    TextKind { "datetime", "datetime", "isoformat", "datetime" },
    TextKind { "datetime", "date", "isoformat", "date" },
    TextKind { "datetime", "time", "isoformat", "time" },
    TextKind { "decimal", "Decimal", "__str__", "Decimal" },
    TextKind { "pathlib", "PurePath", "__str__", "Path" },
};

class FormWriter final {
public:
    FormWriter(std::size_t mostBytes, std::size_t values)
        : m_mostBytes(mostBytes)
        , m_valuesLeft(values)
    {
    }

    bool write(PyObject *object, int depth = 0)
    {
        if (depth > deepest || m_valuesLeft == 0 || m_text.size() > m_mostBytes)
            return tooLarge(object);
        --m_valuesLeft;
        if (Py_IsNone(object))
            return add("null");
        if (PyBool_Check(object))
            return add(object == Py_True ? "true" : "false");
        if (PyLong_Check(object))
            return integer(object);
        if (PyFloat_Check(object))
            return real(PyFloat_AS_DOUBLE(object));
        if (PyUnicode_Check(object))
            return text(object);
        if (PyList_Check(object) || PyTuple_Check(object) || PyDict_Check(object))
            return container(object, depth);
        if (PyAnySet_Check(object))
            return set(object, depth);
        if (PyBytes_Check(object) || PyByteArray_Check(object))
            return bytes(object);
        if (PyComplex_Check(object))
            return complex(object);
        return library(object, depth);
    }

    std::string take() { return std::move(m_text); }
    std::size_t valuesLeft() const { return m_valuesLeft; }
    const UnsafeValue &fault() const { return m_fault; }
    bool add(std::string_view text)
    {
        m_text += text;
        return true;
    }

private:
    static std::string nameOf(PyObject *object)
    {
        const std::string_view name = Py_TYPE(object)->tp_name;
        return std::string(name.substr(name.rfind('.') + 1));
    }

    bool fail(std::string type, bool isTooLarge)
    {
        PyErr_Clear();
        if (m_fault.type.empty())
            m_fault = { std::move(type), isTooLarge };
        return false;
    }
    bool unsafe(PyObject *object) { return fail(nameOf(object), false); }
    bool tooLarge(PyObject *object) { return fail(nameOf(object), true); }

    // Whether an object around this one is the same, which would have no end.
    bool isInside(PyObject *container)
    {
        if (!std::ranges::contains(m_containers, container))
            return false;
        fail(nameOf(container) + " that contains itself", false);
        return true;
    }

    template <typename Data>
    bool marked(std::string_view kind, Data data)
    {
        add(R"({")"), add(safeFormMark), add(R"(":")"), add(kind), add(R"(","data":)");
        return data() && add("}");
    }
    bool markedText(std::string_view kind, std::string_view data)
    {
        return marked(kind, [&] { return add(jsonQuoted(data)); });
    }

    bool container(PyObject *object, int depth)
    {
        if (isInside(object))
            return false;
        m_containers.push_back(object);
        const bool isWritten = PyDict_Check(object) ? dict(object, depth)
            : PyList_Check(object)                  ? sequence(object, depth)
                                                    : marked("tuple", [&] { return sequence(object, depth + 1); });
        m_containers.pop_back();
        return isWritten;
    }

    bool integer(PyObject *object)
    {
        int overflow = 0;
        const long long number = PyLong_AsLongLongAndOverflow(object, &overflow);
        if (overflow == 0)
            return addNumber(number);
        const PyRef digits = PyRef::steal(PyLong_Type.tp_repr(object));
        return digits ? markedText("int", fromPython(digits.get())) : tooLarge(object);
    }

    bool real(double number)
    {
        if (!std::isfinite(number))
            return markedText("float", std::isnan(number) ? "nan" : number > 0 ? "inf" : "-inf");
        constexpr double leastFixed = 1e-4;
        constexpr double leastScientific = 1e15;
        const double size = std::abs(number);
        if (size != 0 && (size < leastFixed || size >= leastScientific))
            return addNumber(number, std::chars_format::scientific);
        const std::size_t start = m_text.size();
        addNumber(number, std::chars_format::fixed);
        return m_text.find('.', start) != std::string::npos || add(".0");
    }

    // Numbers make up most of a large value: nothing is allocated for one.
    template <typename... Format>
    bool addNumber(auto number, Format... format)
    {
        std::array<char, 32> text; // NOLINT(*-member-init): written by the next line
        const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format...).ptr;
        return add({ text.data(), end });
    }

    bool addQuoted(std::string_view utf8)
    {
        const auto isSpecial
            = [](char sign) { return sign == '"' || sign == '\\' || static_cast<unsigned char>(sign) < 0x20; };
        if (std::ranges::any_of(utf8, isSpecial))
            return add(jsonQuoted(utf8));
        return add("\""), add(utf8), add("\"");
    }

    bool text(PyObject *object)
    {
        Py_ssize_t size = 0;
        if (const char *utf8 = PyUnicode_AsUTF8AndSize(object, &size)) {
            if (static_cast<std::size_t>(size) > m_mostBytes)
                return tooLarge(object);
            return addQuoted({ utf8, static_cast<std::size_t>(size) });
        }
        PyErr_Clear(); // JSON has no lone surrogates, and any other text would be another value
        return fail("str with lone surrogates", false);
    }

    bool sequence(PyObject *object, int depth)
    {
        add("[");
        for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(object); ++i) {
            const PyRef item = PyRef::borrow(PySequence_Fast_GET_ITEM(object, i));
            if (i > 0)
                add(",");
            if (!write(item.get(), depth + 1))
                return false;
        }
        return add("]");
    }

    bool set(PyObject *object, int depth)
    {
        const PyRef items = PyRef::steal(PySequence_List(object));
        if (!items)
            return unsafe(object);
        return marked(
            PyFrozenSet_Check(object) != 0 ? "frozenset" : "set", [&] { return sequence(items.get(), depth + 1); });
    }

    static bool hasPlainKeys(PyObject *dict)
    {
        if (PyDict_GET_SIZE(dict) > mostKeys)
            return false;
        PyObject *key = nullptr;
        for (Py_ssize_t at = 0; PyDict_Next(dict, &at, &key, nullptr) != 0;) {
            if (PyUnicode_CheckExact(key) == 0 || viewOf(key) == safeFormMark || !isUtf8(key))
                return false;
        }
        return true;
    }
    static bool isUtf8(PyObject *text) { return PyUnicode_GET_LENGTH(text) == 0 || !viewOf(text).empty(); }

    // Writing the values may run code that changes the dict. Methods of a subclass are not asked for its contents.
    static PyRef copyOf(PyObject *dict)
    {
        if (PyDict_CheckExact(dict))
            return PyRef::steal(PyDict_Copy(dict));
        const PyRef items = PyRef::steal(PyDict_Items(dict));
        PyRef copy = PyRef::steal(items ? PyDict_New() : nullptr);
        return copy && PyDict_MergeFromSeq2(copy.get(), items.get(), 1) == 0 ? std::move(copy) : PyRef();
    }

    bool dict(PyObject *object, int depth)
    {
        const PyRef copy = copyOf(object);
        if (!copy)
            return unsafe(object);
        if (!hasPlainKeys(copy.get()))
            return marked("dict_with_complex_keys", [&] { return pairs(copy.get(), depth + 1); });
        PyObject *key = nullptr;
        PyObject *value = nullptr;
        add("{");
        for (Py_ssize_t at = 0; PyDict_Next(copy.get(), &at, &key, &value) != 0;) {
            add(m_text.back() == '{' ? "" : ",");
            addQuoted(viewOf(key));
            add(":");
            if (!write(value, depth + 1))
                return false;
        }
        return add("}");
    }

    bool pairs(PyObject *dict, int depth)
    {
        PyObject *key = nullptr;
        PyObject *value = nullptr;
        add("[");
        for (Py_ssize_t at = 0; PyDict_Next(dict, &at, &key, &value) != 0;) {
            add(m_text.back() == '[' ? "[" : ",[");
            if (!write(key, depth + 2))
                return false;
            add(",");
            if (!write(value, depth + 2))
                return false;
            add("]");
        }
        return add("]");
    }

    bool bytes(PyObject *object)
    {
        const PyRef whole = PyRef::steal(PyBytes_FromObject(object));
        if (!whole)
            return unsafe(object);
        const auto text = base64(whole.get());
        return text ? markedText(PyBytes_Check(object) != 0 ? "bytes" : "bytearray", *text) : tooLarge(object);
    }

    std::optional<std::string> base64(PyObject *bytes) const
    {
        if (static_cast<std::size_t>(PyBytes_GET_SIZE(bytes)) > m_mostBytes)
            return std::nullopt;
        const UnauditedCall own;
        const PyRef module = importModule("binascii");
        const PyRef made = PyRef::steal(module ? PyObject_CallMethod(module.get(), "b2a_base64", "O", bytes) : nullptr);
        PyErr_Clear();
        if (!made)
            return std::nullopt;
        std::string text(PyBytes_AS_STRING(made.get()), static_cast<std::size_t>(PyBytes_GET_SIZE(made.get())));
        text.pop_back(); // the end of the line
        return text;
    }

    bool complex(PyObject *object)
    {
        const Py_complex number = PyComplex_AsCComplex(object);
        add(formatted(R"({{"{}":"complex","real":)", safeFormMark));
        real(number.real);
        add(R"(,"imag":)");
        real(number.imag);
        return add("}");
    }

    // The classes of neighbors are usually the same, and looking for one takes longer than writing its instance.
    bool library(PyObject *object, int depth)
    {
        if (m_type.get() != reinterpret_cast<PyObject *>(Py_TYPE(object))) {
            m_type = PyRef::borrow(reinterpret_cast<PyObject *>(Py_TYPE(object)));
            m_textKind = textKindOf(object);
            m_library = libraryOf(object);
        }
        return m_textKind != nullptr ? textKind(object, *m_textKind) : (this->*m_library)(object, depth);
    }

    static const TextKind *textKindOf(PyObject *object)
    {
        const auto kind
            = std::ranges::find_if(textKinds, [&](const TextKind &one) { return isA(object, one.module, one.name); });
        return kind != textKinds.end() ? &*kind : nullptr;
    }
    using Library = bool (FormWriter::*)(PyObject *, int);
    static Library libraryOf(PyObject *object)
    {
        if (isA(object, "datetime", "timedelta"))
            return &FormWriter::timeDelta;
        if (isA(object, "numpy", "ndarray"))
            return &FormWriter::array;
        if (isA(object, "numpy", "generic"))
            return &FormWriter::scalar;
        if (isA(object, "PIL.Image", "Image"))
            return &FormWriter::image;
        return &FormWriter::dataclass;
    }

    bool textKind(PyObject *object, const TextKind &kind)
    {
        const PyRef reported = PyRef::steal(PyObject_CallMethod(object, kind.method, nullptr));
        return reported && PyUnicode_Check(reported.get()) ? markedText(kind.mark, fromPython(reported.get()))
                                                           : unsafe(object);
    }

    bool timeDelta(PyObject *object, int /*depth*/)
    {
        const PyRef seconds = PyRef::steal(PyObject_CallMethod(object, "total_seconds", nullptr));
        if (!seconds || PyFloat_Check(seconds.get()) == 0)
            return unsafe(object);
        add(formatted(R"({{"{}":"timedelta","total_seconds":)", safeFormMark));
        return real(PyFloat_AS_DOUBLE(seconds.get())) && add("}");
    }

    // Arrays of records and other memory of unknown meaning are not converted.
    bool array(PyObject *object, int depth)
    {
        const PyRef type = PyRef::steal(PyObject_GetAttrString(object, "dtype"));
        const PyRef kind = PyRef::steal(type ? PyObject_GetAttrString(type.get(), "kind") : nullptr);
        const PyRef name = PyRef::steal(type ? PyObject_Str(type.get()) : nullptr);
        const PyRef shape = PyRef::steal(PyObject_GetAttrString(object, "shape"));
        const PyRef size = PyRef::steal(PyObject_GetAttrString(object, "size"));
        if (!kind || !name || !shape || !size || viewOf(kind.get()) == "V")
            return unsafe(object);
        const std::size_t count = PyLong_AsSize_t(size.get());
        if (PyErr_Occurred() != nullptr || count > m_valuesLeft)
            return tooLarge(object);
        const PyRef items = PyRef::steal(PyObject_CallMethod(object, "tolist", nullptr));
        if (!items)
            return unsafe(object);
        add(formatted(R"({{"{}":"ndarray","dtype":{},)", safeFormMark, jsonQuoted(fromPython(name.get()))));
        if (count == 0) {
            add(R"("shape":)");
            if (!sequence(shape.get(), depth + 1))
                return false;
            add(",");
        }
        add(R"("data":)");
        return write(items.get(), depth + 1) && add("}");
    }

    bool scalar(PyObject *object, int depth)
    {
        const PyRef item = PyRef::steal(PyObject_CallMethod(object, "item", nullptr));
        return item && !isA(item.get(), "numpy", "generic") ? write(item.get(), depth) : unsafe(object);
    }

    bool image(PyObject *object, int /*depth*/)
    {
        const UnauditedCall own;
        const PyRef module = importModule("io");
        const PyRef file = PyRef::steal(module ? PyObject_CallMethod(module.get(), "BytesIO", nullptr) : nullptr);
        const PyRef saved = PyRef::steal(file ? PyObject_CallMethod(object, "save", "Os", file.get(), "PNG") : nullptr);
        const PyRef bytes = PyRef::steal(saved ? PyObject_CallMethod(file.get(), "getvalue", nullptr) : nullptr);
        if (!bytes || PyBytes_Check(bytes.get()) == 0)
            return unsafe(object);
        const auto text = base64(bytes.get());
        return text ? markedText("PIL.Image", *text) : tooLarge(object);
    }

    bool dataclass(PyObject *object, int depth)
    {
        PyObject *type = reinterpret_cast<PyObject *>(Py_TYPE(object));
        const PyRef fields = PyRef::steal(PyObject_GetAttrString(type, "__dataclass_fields__"));
        const PyRef module = PyRef::steal(fields ? PyObject_GetAttrString(type, "__module__") : nullptr);
        if (!fields || !module || PyDict_Check(fields.get()) == 0)
            return unsafe(object);
        const PyRef names = PyRef::steal(PyDict_Keys(fields.get()));
        add(formatted(R"({{"{}":"dataclass","class_name":{},"module":{},"data":{{)", safeFormMark,
            jsonQuoted(nameOf(object)), jsonQuoted(fromPython(module.get()))));
        for (Py_ssize_t i = 0; names && i < PyList_GET_SIZE(names.get()); ++i) {
            PyObject *name = PyList_GET_ITEM(names.get(), i);
            const PyRef value = PyRef::steal(PyObject_GetAttr(object, name));
            if (!value)
                return unsafe(object);
            add(i > 0 ? "," : "");
            add(jsonQuoted(fromPython(name)));
            add(":");
            if (!write(value.get(), depth + 1))
                return false;
        }
        return add("}}");
    }

    std::size_t m_mostBytes;
    std::size_t m_valuesLeft;
    std::string m_text;
    std::vector<PyObject *> m_containers; ///< around the value that is being written
    PyRef m_type; ///< the last class of a library, with its way of writing
    const TextKind *m_textKind = nullptr;
    Library m_library = nullptr;
    UnsafeValue m_fault;
};

/// A value that is too large is named as a whole, not by the part at which the limit was reached.
std::expected<std::string, UnsafeValue> finished(
    FormWriter &writer, bool isDone, PyObject *whole, std::size_t mostBytes)
{
    if (!isDone && !writer.fault().isTooLarge)
        return std::unexpected(writer.fault());
    std::string text = writer.take();
    if (isDone && text.size() <= mostBytes)
        return text;
    const std::string_view name = Py_TYPE(whole)->tp_name;
    return std::unexpected(UnsafeValue { std::string(name.substr(name.rfind('.') + 1)), true });
}

} // namespace

std::expected<std::string, UnsafeValue> toSafeForm(PyObject *value, std::size_t mostBytes)
{
    constexpr std::size_t more = 10; // number of values that one call may have
    FormWriter writer(mostBytes, more * mostValues);
    const bool isDone = writer.write(value);
    return finished(writer, isDone, value, mostBytes);
}

std::expected<std::string, UnsafeValue> argumentsSafeForm(PyObject *args, PyObject *keywords, std::size_t mostBytes)
{
    const PyRef list = PyRef::steal(PySequence_List(args));
    const PyRef names = keywords != nullptr ? PyRef::borrow(keywords) : PyRef::steal(PyDict_New());
    if (!list || !names) {
        PyErr_Clear();
        return std::unexpected(UnsafeValue { "tuple", true });
    }
    FormWriter writer(mostBytes, mostValues);
    const bool hasNames = PyDict_GET_SIZE(names.get()) > 0;
    const bool looksMixed = PyDict_GET_SIZE(names.get()) == 2 && PyDict_GetItemString(names.get(), "args") != nullptr
        && PyDict_GetItemString(names.get(), "kwargs") != nullptr;
    if (!hasNames)
        return finished(writer, writer.write(list.get()), args, mostBytes);
    if (PyList_GET_SIZE(list.get()) == 0 && !looksMixed)
        return finished(writer, writer.write(names.get()), args, mostBytes);
    const bool isDone = writer.add(R"({"args":)") && writer.write(list.get()) && writer.add(R"(,"kwargs":)")
        && writer.write(names.get()) && writer.add("}");
    return finished(writer, isDone, args, mostBytes);
}

} // namespace vitrine
