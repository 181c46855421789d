// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/safeforms.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace vitrine {

namespace {

using Json = nlohmann::json;

// Some of the depth that the other side accepts stays free for the marks around it.
constexpr int deepest = 100;
constexpr std::size_t mostValues = 390'000;
constexpr Py_ssize_t mostKeys = 20'000;
constexpr std::string_view mark = "__type__";

std::string jsonQuoted(std::string_view utf8)
{
    return Json(utf8).dump(-1, ' ', false, Json::error_handler_t::replace);
}

// An attribute of a module that is loaded already; without that, no value of its classes can be there.
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
        if (PyList_Check(object))
            return sequence(object, depth);
        if (PyTuple_Check(object))
            return marked("tuple", [&] { return sequence(object, depth + 1); });
        if (PyDict_Check(object))
            return dict(object, depth);
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

    bool fail(PyObject *object, bool isTooLarge)
    {
        PyErr_Clear();
        if (m_fault.type.empty())
            m_fault = { nameOf(object), isTooLarge };
        return false;
    }
    bool unsafe(PyObject *object) { return fail(object, false); }
    bool tooLarge(PyObject *object) { return fail(object, true); }

    template <typename Data>
    bool marked(std::string_view kind, Data data)
    {
        add(formatted(R"({{"{}":"{}","data":)", mark, kind));
        return data() && add("}");
    }
    bool markedText(std::string_view kind, std::string_view data)
    {
        return marked(kind, [&] { return add(jsonQuoted(data)); });
    }

    bool integer(PyObject *object)
    {
        int overflow = 0;
        const long long number = PyLong_AsLongLongAndOverflow(object, &overflow);
        if (overflow == 0)
            return add(std::to_string(number));
        const PyRef digits = PyRef::steal(PyLong_Type.tp_repr(object));
        return digits ? markedText("int", fromPython(digits.get())) : tooLarge(object);
    }

    bool real(double number)
    {
        if (!std::isfinite(number))
            return markedText("float", std::isnan(number) ? "nan" : number > 0 ? "inf" : "-inf");
        return add(Json(number).dump());
    }

    bool text(PyObject *object)
    {
        Py_ssize_t size = 0;
        if (const char *utf8 = PyUnicode_AsUTF8AndSize(object, &size)) {
            if (static_cast<std::size_t>(size) > m_mostBytes)
                return tooLarge(object);
            return add(jsonQuoted({ utf8, static_cast<std::size_t>(size) }));
        }
        PyErr_Clear(); // lone surrogates
        return add(jsonQuoted(fromPython(object)));
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

    static bool hasPlainKeys(PyObject *items)
    {
        if (PyList_GET_SIZE(items) > mostKeys)
            return false;
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(items); ++i) {
            PyObject *key = PyTuple_GET_ITEM(PyList_GET_ITEM(items, i), 0);
            if (PyUnicode_CheckExact(key) == 0 || viewOf(key) == mark || !isUtf8(key))
                return false;
        }
        return true;
    }
    static bool isUtf8(PyObject *text) { return PyUnicode_GET_LENGTH(text) == 0 || !viewOf(text).empty(); }

    bool dict(PyObject *object, int depth)
    {
        const PyRef items = PyRef::steal(PyDict_Items(object));
        if (!items)
            return unsafe(object);
        if (!hasPlainKeys(items.get()))
            return marked("dict_with_complex_keys", [&] { return pairs(items.get(), depth + 1); });
        add("{");
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(items.get()); ++i) {
            PyObject *item = PyList_GET_ITEM(items.get(), i);
            add(i > 0 ? "," : "");
            add(jsonQuoted(viewOf(PyTuple_GET_ITEM(item, 0))));
            add(":");
            if (!write(PyTuple_GET_ITEM(item, 1), depth + 1))
                return false;
        }
        return add("}");
    }

    bool pairs(PyObject *items, int depth)
    {
        add("[");
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(items); ++i) {
            if (i > 0)
                add(",");
            if (!sequence(PyList_GET_ITEM(items, i), depth + 1))
                return false;
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
        add(formatted(R"({{"{}":"complex","real":)", mark));
        real(number.real);
        add(R"(,"imag":)");
        real(number.imag);
        return add("}");
    }

    bool library(PyObject *object, int depth)
    {
        for (const TextKind &kind : textKinds) {
            if (isA(object, kind.module, kind.name))
                return textKind(object, kind);
        }
        if (isA(object, "datetime", "timedelta"))
            return timeDelta(object);
        if (isA(object, "numpy", "ndarray"))
            return array(object, depth);
        if (isA(object, "numpy", "generic"))
            return scalar(object, depth);
        if (isA(object, "PIL.Image", "Image"))
            return image(object);
        return dataclass(object, depth);
    }

    bool textKind(PyObject *object, const TextKind &kind)
    {
        const PyRef reported = PyRef::steal(PyObject_CallMethod(object, kind.method, nullptr));
        return reported && PyUnicode_Check(reported.get()) ? markedText(kind.mark, fromPython(reported.get()))
                                                           : unsafe(object);
    }

    bool timeDelta(PyObject *object)
    {
        const PyRef seconds = PyRef::steal(PyObject_CallMethod(object, "total_seconds", nullptr));
        if (!seconds || PyFloat_Check(seconds.get()) == 0)
            return unsafe(object);
        add(formatted(R"({{"{}":"timedelta","total_seconds":)", mark));
        return real(PyFloat_AS_DOUBLE(seconds.get())) && add("}");
    }

    // Records and other memory of unknown meaning stay where they are.
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
        add(formatted(R"({{"{}":"ndarray","dtype":{},)", mark, jsonQuoted(fromPython(name.get()))));
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

    bool image(PyObject *object)
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
        add(formatted(R"({{"{}":"dataclass","class_name":{},"module":{},"data":{{)", mark, jsonQuoted(nameOf(object)),
            jsonQuoted(fromPython(module.get()))));
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
    UnsafeValue m_fault;
};

std::expected<std::string, UnsafeValue> finished(
    FormWriter &writer, bool isDone, PyObject *whole, std::size_t mostBytes)
{
    if (!isDone)
        return std::unexpected(writer.fault());
    std::string text = writer.take();
    if (text.size() <= mostBytes)
        return text;
    const std::string_view name = Py_TYPE(whole)->tp_name;
    return std::unexpected(UnsafeValue { std::string(name.substr(name.rfind('.') + 1)), true });
}

// ---- and back

class FormReader final {
public:
    // The result of `json.loads`; null with an exception set.
    PyRef read(PyObject *object)
    {
        if (PyList_Check(object) != 0)
            return list(object);
        if (PyDict_Check(object) == 0)
            return PyRef::borrow(object);
        PyObject *kind = PyDict_GetItemString(object, mark.data());
        if (kind == nullptr || PyUnicode_Check(kind) == 0)
            return dict(object);
        PyRef made = marked(object, viewOf(kind));
        return made || PyErr_Occurred() != nullptr ? std::move(made) : PyRef::borrow(object);
    }

private:
    PyRef list(PyObject *object)
    {
        PyRef made = PyRef::steal(PyList_New(0));
        for (Py_ssize_t i = 0; made && i < PyList_GET_SIZE(object); ++i) {
            const PyRef item = read(PyList_GET_ITEM(object, i));
            if (!item || PyList_Append(made.get(), item.get()) < 0)
                return {};
        }
        return made;
    }

    PyRef dict(PyObject *object)
    {
        PyRef made = PyRef::steal(PyDict_New());
        PyObject *key = nullptr;
        PyObject *value = nullptr;
        for (Py_ssize_t at = 0; made && PyDict_Next(object, &at, &key, &value) != 0;) {
            const PyRef item = read(value);
            if (!item || PyDict_SetItem(made.get(), key, item.get()) < 0)
                return {};
        }
        return made;
    }

    static PyObject *part(PyObject *object, const char *key) { return PyDict_GetItemString(object, key); }
    static std::string_view textPart(PyObject *object, const char *key)
    {
        PyObject *found = part(object, key);
        return found != nullptr ? viewOf(found) : std::string_view();
    }

    // Null without an exception for what is no mark of ours.
    PyRef marked(PyObject *object, std::string_view kind)
    {
        PyObject *data = part(object, "data");
        if (kind == "complex" || kind == "timedelta")
            return numeric(object, kind);
        if (data == nullptr)
            return {};
        if (kind == "tuple" || kind == "set" || kind == "frozenset")
            return collection(data, kind);
        if (kind == "dict_with_complex_keys")
            return pairs(data);
        if (kind == "dataclass")
            return record(object, data);
        if (kind == "ndarray")
            return array(object, data);
        return PyUnicode_Check(data) != 0 ? fromText(kind, data) : PyRef();
    }

    PyRef collection(PyObject *data, std::string_view kind)
    {
        const PyRef items = PyList_Check(data) != 0 ? list(data) : PyRef();
        if (!items)
            return {};
        return PyRef::steal(kind == "tuple" ? PyList_AsTuple(items.get())
                : kind == "set"             ? PySet_New(items.get())
                                            : PyFrozenSet_New(items.get()));
    }

    PyRef pairs(PyObject *data)
    {
        const PyRef items = PyList_Check(data) != 0 ? list(data) : PyRef();
        PyRef made = PyRef::steal(items ? PyDict_New() : nullptr);
        return made && PyDict_MergeFromSeq2(made.get(), items.get(), 1) == 0 ? std::move(made) : PyRef();
    }

    // The class may not be here: its fields are.
    PyRef record(PyObject *object, PyObject *data)
    {
        PyRef made = PyDict_Check(data) != 0 ? dict(data) : PyRef();
        for (const auto &[key, from] :
            { std::pair("__dataclass__", "class_name"), std::pair("__module__", "module") }) {
            PyObject *reported = part(object, from);
            if (!made || (reported != nullptr && PyDict_SetItemString(made.get(), key, reported) < 0))
                return {};
        }
        return made;
    }

    PyRef numeric(PyObject *object, std::string_view kind)
    {
        const bool isComplex = kind == "complex";
        const double first = number(part(object, isComplex ? "real" : "total_seconds"));
        const double second = isComplex ? number(part(object, "imag")) : 0;
        if (PyErr_Occurred() != nullptr)
            return {};
        return isComplex ? PyRef::steal(PyComplex_FromDoubles(first, second))
                         : made("datetime", "timedelta", "(id)", 0, first);
    }

    double number(PyObject *object)
    {
        const PyRef value = object != nullptr ? read(object) : PyRef();
        const double reported = value ? PyFloat_AsDouble(value.get()) : 0;
        if (!value && PyErr_Occurred() == nullptr)
            PyErr_SetString(PyExc_ValueError, "a number is missing in a safe form");
        return reported;
    }

    template <typename... Arguments>
    static PyRef made(const char *module, const char *name, const char *format, Arguments... arguments)
    {
        const UnauditedCall own;
        const PyRef loaded = importModule(module);
        return PyRef::steal(loaded ? PyObject_CallMethod(loaded.get(), name, format, arguments...) : nullptr);
    }

    PyRef fromText(std::string_view kind, PyObject *data)
    {
        if (kind == "int")
            return PyRef::steal(PyLong_FromUnicodeObject(data, 10));
        if (kind == "float")
            return PyRef::steal(PyFloat_FromString(data));
        if (kind == "Decimal")
            return made("decimal", "Decimal", "O", data);
        if (kind == "Path")
            return made("pathlib", "Path", "O", data);
        if (kind == "datetime" || kind == "date" || kind == "time")
            return isoTime(kind, data);
        if (kind == "bytes")
            return made("binascii", "a2b_base64", "O", data);
        if (kind == "bytearray") {
            const PyRef bytes = made("binascii", "a2b_base64", "O", data);
            return PyRef::steal(bytes ? PyByteArray_FromObject(bytes.get()) : nullptr);
        }
        return kind == "PIL.Image" ? image(data) : PyRef();
    }

    static PyRef isoTime(std::string_view kind, PyObject *data)
    {
        const UnauditedCall own;
        const PyRef module = importModule("datetime");
        const PyRef type
            = PyRef::steal(module ? PyObject_GetAttrString(module.get(), std::string(kind).c_str()) : nullptr);
        return PyRef::steal(type ? PyObject_CallMethod(type.get(), "fromisoformat", "O", data) : nullptr);
    }

    // Restricted to one format, so that foreign bytes reach one decoder only. Without the library the mark stays.
    PyRef image(PyObject *data)
    {
        const UnauditedCall own;
        const PyRef bytes = made("binascii", "a2b_base64", "O", data);
        if (!bytes)
            return {};
        const PyRef library = importModule("PIL.Image");
        PyErr_Clear();
        const PyRef file = library ? made("io", "BytesIO", "O", bytes.get()) : PyRef();
        return PyRef::steal(
            file ? PyObject_CallMethod(library.get(), "open", "Os(s)", file.get(), "r", "PNG") : nullptr);
    }

    // A name of one plain type: no records, no sizes that the data does not have.
    static bool isPlainType(std::string_view name)
    {
        constexpr std::size_t longest = 20;
        return name.size() <= longest && std::ranges::all_of(name, [](char c) {
            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
                || std::string_view("<>=|[]?").contains(c);
        });
    }
    static bool isTextType(std::string_view name)
    {
        const std::size_t first = name.find_first_not_of("<>=|");
        return first != std::string_view::npos && std::string_view("USV").contains(name[first]);
    }

    // Without the library it is what a list of it is.
    PyRef array(PyObject *object, PyObject *data)
    {
        const PyRef items = read(data);
        const std::string_view name = textPart(object, "dtype");
        if (!items || !isPlainType(name))
            return items;
        const UnauditedCall own;
        const PyRef library = importModule("numpy");
        PyErr_Clear();
        if (!library)
            return items;
        const PyRef array = isTextType(name)
            ? PyRef::steal(PyObject_CallMethod(library.get(), "array", "O", items.get()))
            : PyRef::steal(PyObject_CallMethod(library.get(), "array", "Os", items.get(), std::string(name).c_str()));
        PyObject *shape = part(object, "shape");
        if (!array || shape == nullptr)
            return array;
        return PyRef::steal(PyObject_CallMethod(array.get(), "reshape", "O", shape));
    }
};

} // namespace

std::expected<std::string, UnsafeValue> toSafeForm(PyObject *value, std::size_t mostBytes)
{
    constexpr std::size_t more = 10; // as many values as one call may have
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

PyRef fromSafeForm(std::string_view form)
{
    PyRef loaded;
    {
        const UnauditedCall own;
        const PyRef module = importModule("json");
        const PyRef text = toPython(form);
        if (module && text)
            loaded = PyRef::steal(PyObject_CallMethod(module.get(), "loads", "O", text.get()));
    }
    return loaded ? FormReader().read(loaded.get()) : PyRef();
}

} // namespace vitrine
