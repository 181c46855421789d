// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/syntaxtypes.h"

#include "base/enumnames.h"
#include "executor/review/syntaxwarnings.h"

namespace vitrine {

namespace {

constexpr std::array kindNames {
    std::string_view("Unknown"),
#define VITRINE_SYNTAX(name) std::string_view(#name),
#include "executor/review/syntaxlist.h"
#undef VITRINE_SYNTAX
};

constexpr std::array fieldTexts {
#define VITRINE_FIELD(name) #name,
#include "executor/review/syntaxfields.h"
#undef VITRINE_FIELD
};

constexpr std::array locationNames { "lineno", "col_offset", "end_lineno", "end_col_offset" };

std::vector<PyRef> fieldNames(PyObject *type)
{
    std::vector<PyRef> names;
    const PyRef tuple = PyRef::steal(PyObject_GetAttrString(type, "_fields"));
    for (Py_ssize_t i = 0; tuple && i < PyTuple_GET_SIZE(tuple.get()); ++i)
        names.push_back(PyRef::borrow(PyTuple_GET_ITEM(tuple.get(), i)));
    return names;
}

int number(PyObject *values, PyObject *name)
{
    PyObject *value = values != nullptr ? PyDict_GetItemWithError(values, name) : nullptr;
    if (value == nullptr || !PyLong_Check(value))
        return 0;
    const auto *digits = reinterpret_cast<PyLongObject *>(value);
    return PyUnstable_Long_IsCompact(digits) != 0 ? static_cast<int>(PyUnstable_Long_CompactValue(digits))
                                                  : static_cast<int>(PyLong_AsLong(value));
}

bool hasLocation(PyObject *type)
{
    const PyRef attributes = PyRef::steal(PyObject_GetAttrString(type, "_attributes"));
    PyErr_Clear();
    return attributes && PyTuple_Check(attributes.get()) && PyTuple_GET_SIZE(attributes.get()) > 0;
}

} // namespace

std::string_view toString(Syntax kind) { return nameOf(kind, kindNames); }

std::optional<SyntaxTypes> SyntaxTypes::load()
{
    const PyRef module = importModule("_ast");
    if (!module) {
        PyErr_Clear();
        return std::nullopt;
    }
    SyntaxTypes types;
    types.m_nodeClass = PyRef::steal(PyObject_GetAttrString(module.get(), "AST"));
    for (std::size_t i = 0; i < kindNames.size(); ++i) {
        PyRef type = i == 0 ? PyRef() : PyRef::steal(PyObject_GetAttrString(module.get(), kindNames.at(i).data()));
        PyErr_Clear(); // a class missing in this Python version never occurs
        types.m_fields.push_back(type ? fieldNames(type.get()) : std::vector<PyRef> {});
        if (type)
            types.addKind(reinterpret_cast<PyTypeObject *>(type.get()), static_cast<Syntax>(i));
        const bool isMark = type && types.m_fields.back().empty() && !hasLocation(type.get());
        types.m_marks.push_back(isMark ? PyRef::steal(PyObject_CallNoArgs(type.get())) : PyRef());
        types.m_classes.push_back(std::move(type));
    }
    for (std::size_t i = 0; i < locationNames.size(); ++i)
        types.m_locationNames.at(i) = PyRef::steal(PyUnicode_InternFromString(locationNames.at(i)));
    for (std::size_t i = 0; i < fieldTexts.size(); ++i)
        types.m_fieldNames.at(i) = PyRef::steal(PyUnicode_InternFromString(fieldTexts.at(i)));
    return types;
}

void SyntaxTypes::addKind(PyTypeObject *type, Syntax kind)
{
    std::size_t at = slotOf(type);
    while (m_kinds[at].type != nullptr)
        at = (at + 1) % m_kinds.size();
    m_kinds[at] = { type, kind };
}

const std::vector<PyRef> &SyntaxTypes::fields(Syntax kind) const { return m_fields.at(static_cast<std::size_t>(kind)); }

NodeLocation SyntaxTypes::locationIn(PyObject *values) const
{
    return { number(values, m_locationNames[0].get()), number(values, m_locationNames[1].get()),
        number(values, m_locationNames[2].get()), number(values, m_locationNames[3].get()) };
}

PyObject *SyntaxTypes::valuesOf(PyObject *node)
{
    PyObject **values = _PyObject_GetDictPtr(node);
    return values != nullptr ? *values : nullptr;
}

PyObject *SyntaxTypes::valueIn(PyObject *values, SyntaxField field) const
{
    // The keys are strings, so the lookup cannot fail.
    return values != nullptr ? PyDict_GetItemWithError(values, m_fieldNames.at(static_cast<std::size_t>(field)).get())
                             : nullptr;
}

std::string_view SyntaxTypes::name(PyObject *node, SyntaxField field) const { return viewOf(value(node, field)); }

bool SyntaxTypes::set(PyObject *node, SyntaxField field, PyObject *value) const
{
    const PyRef values = PyRef::steal(PyObject_GenericGetDict(node, nullptr)); // created if missing
    return values && PyDict_SetItem(values.get(), m_fieldNames.at(static_cast<std::size_t>(field)).get(), value) == 0;
}

PyRef SyntaxTypes::make(
    Syntax kind, PyObject *at, std::initializer_list<std::pair<SyntaxField, PyObject *>> fields) const
{
    PyRef node = make(kind);
    const PyRef values = PyRef::steal(node ? PyObject_GenericGetDict(node.get(), nullptr) : nullptr);
    PyObject *locations = valuesOf(at);
    const auto nameOf = [this](SyntaxField field) { return m_fieldNames.at(static_cast<std::size_t>(field)).get(); };
    for (const auto &[field, value] : fields) {
        if (!values || PyDict_SetItem(values.get(), nameOf(field), value) < 0)
            return {};
    }
    for (const PyRef &name : m_locationNames) {
        PyObject *value = locations != nullptr ? PyDict_GetItemWithError(locations, name.get()) : nullptr;
        if (value == nullptr && !PyErr_Occurred())
            PyErr_SetString(PyExc_SystemError, "a syntax node without a position");
        if (!values || value == nullptr || PyDict_SetItem(values.get(), name.get(), value) < 0)
            return {};
    }
    return node;
}

// Created without __init__, which would warn about fields that are only set later.
PyRef SyntaxTypes::make(Syntax kind) const
{
    if (const PyRef &mark = m_marks.at(static_cast<std::size_t>(kind)))
        return mark;
    auto *type = reinterpret_cast<PyTypeObject *>(m_classes.at(static_cast<std::size_t>(kind)).get());
    return PyRef::steal(PyType_GenericNew(type, nullptr, nullptr));
}

PyRef SyntaxTypes::makeName(std::string_view name, Syntax context, PyObject *at) const
{
    const PyRef id = toPython(name);
    const PyRef ctx = make(context);
    if (!id || !ctx)
        return {};
    return make(Syntax::Name, at, { { SyntaxField::id, id.get() }, { SyntaxField::ctx, ctx.get() } });
}

PyRef SyntaxTypes::parse(std::string_view code, const char *file) const
{
    if (code.contains('\0')) {
        PyErr_SetString(PyExc_SyntaxError, "source code string cannot contain null bytes");
        return {};
    }
    const std::string source(code);
    PyCompilerFlags flags { .cf_flags = PyCF_ONLY_AST | PyCF_SOURCE_IS_UTF8 | PyCF_IGNORE_COOKIE,
        .cf_feature_version = PY_MINOR_VERSION };
    const SyntaxWarningsOff quiet;
    return PyRef::steal(Py_CompileStringFlags(source.c_str(), file, Py_file_input, &flags));
}

} // namespace vitrine
