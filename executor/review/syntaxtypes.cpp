// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/syntaxtypes.h"

#include "executor/policy/enumnames.h"

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

constexpr std::array placeNames { "lineno", "col_offset", "end_lineno", "end_col_offset" };

std::vector<PyRef> fieldNames(PyObject *type)
{
    std::vector<PyRef> names;
    const PyRef tuple = PyRef::steal(PyObject_GetAttrString(type, "_fields"));
    for (Py_ssize_t i = 0; tuple && i < PyTuple_GET_SIZE(tuple.get()); ++i)
        names.push_back(PyRef::borrow(PyTuple_GET_ITEM(tuple.get(), i)));
    return names;
}

int number(PyObject *node, PyObject *name)
{
    PyObject *value = nullptr;
    if (PyObject_GetOptionalAttr(node, name, &value) <= 0) {
        PyErr_Clear();
        return 0;
    }
    const PyRef owned = PyRef::steal(value);
    return PyLong_Check(value) ? static_cast<int>(PyLong_AsLong(value)) : 0;
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
        PyErr_Clear(); // a class that this Python does not have is simply never met
        types.m_fields.push_back(type ? fieldNames(type.get()) : std::vector<PyRef> {});
        if (type)
            types.m_kinds.emplace(reinterpret_cast<PyTypeObject *>(type.get()), static_cast<Syntax>(i));
        types.m_classes.push_back(std::move(type));
    }
    for (std::size_t i = 0; i < placeNames.size(); ++i)
        types.m_placeNames.at(i) = PyRef::steal(PyUnicode_InternFromString(placeNames.at(i)));
    for (std::size_t i = 0; i < fieldTexts.size(); ++i)
        types.m_fieldNames.at(i) = PyRef::steal(PyUnicode_InternFromString(fieldTexts.at(i)));
    return types;
}

Syntax SyntaxTypes::kindOf(PyObject *node) const
{
    const auto known = m_kinds.find(Py_TYPE(node));
    return known == m_kinds.end() ? Syntax::Unknown : known->second;
}

bool SyntaxTypes::isNode(PyObject *object) const
{
    return PyObject_TypeCheck(object, reinterpret_cast<PyTypeObject *>(m_nodeClass.get())) != 0;
}

const std::vector<PyRef> &SyntaxTypes::fields(Syntax kind) const { return m_fields.at(static_cast<std::size_t>(kind)); }

NodePlace SyntaxTypes::place(PyObject *node) const
{
    return { number(node, m_placeNames[0].get()), number(node, m_placeNames[1].get()),
        number(node, m_placeNames[2].get()), number(node, m_placeNames[3].get()) };
}

PyRef SyntaxTypes::field(PyObject *node, const char *name) const
{
    PyObject *value = nullptr;
    if (PyObject_GetOptionalAttrString(node, name, &value) < 0)
        PyErr_Clear();
    return PyRef::steal(value);
}

std::string SyntaxTypes::text(PyObject *node, const char *name) const { return fromPython(field(node, name).get()); }

PyRef SyntaxTypes::valuesOf(PyObject *node)
{
    PyRef values = PyRef::steal(PyObject_GenericGetDict(node, nullptr));
    if (!values)
        PyErr_Clear();
    return values;
}

PyObject *SyntaxTypes::value(PyObject *node, SyntaxField field) const
{
    const PyRef values = valuesOf(node);
    PyObject *found = values
        ? PyDict_GetItemWithError(values.get(), m_fieldNames.at(static_cast<std::size_t>(field)).get())
        : nullptr;
    if (found == nullptr)
        PyErr_Clear();
    return found;
}

std::string_view SyntaxTypes::name(PyObject *node, SyntaxField field) const { return viewOf(value(node, field)); }

PyRef SyntaxTypes::make(
    Syntax kind, PyObject *at, std::initializer_list<std::pair<const char *, PyObject *>> fields) const
{
    PyRef node = make(kind);
    for (const auto &[name, value] : fields) {
        if (!node || PyObject_SetAttrString(node.get(), name, value) < 0)
            return {};
    }
    for (const PyRef &name : m_placeNames) {
        const PyRef value = PyRef::steal(PyObject_GetAttr(at, name.get()));
        if (!node || !value || PyObject_SetAttr(node.get(), name.get(), value.get()) < 0)
            return {};
    }
    return node;
}

// Made without its __init__, which would warn of the fields that are set only now.
PyRef SyntaxTypes::make(Syntax kind) const
{
    auto *type = reinterpret_cast<PyTypeObject *>(m_classes.at(static_cast<std::size_t>(kind)).get());
    return PyRef::steal(PyType_GenericNew(type, nullptr, nullptr));
}

PyRef SyntaxTypes::makeName(std::string_view name, Syntax context, PyObject *at) const
{
    const PyRef id = toPython(name);
    const PyRef ctx = make(context);
    if (!id || !ctx)
        return {};
    return make(Syntax::Name, at, { { "id", id.get() }, { "ctx", ctx.get() } });
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
    return PyRef::steal(Py_CompileStringFlags(source.c_str(), file, Py_file_input, &flags));
}

} // namespace vitrine
