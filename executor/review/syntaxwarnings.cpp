// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/syntaxwarnings.h"

namespace vitrine {

namespace {

// The list that the interpreter itself uses: the warnings module's, once it has been loaded.
PyRef warningFilters()
{
    const PyRef name = toPython("warnings");
    PyRef module = PyRef::steal(name ? PyImport_GetModule(name.get()) : nullptr);
    if (!module)
        module = importModule("_warnings");
    return PyRef::steal(module ? PyObject_GetAttrString(module.get(), "filters") : nullptr);
}

// The category of the compiler's warnings: until 3.12, invalid escapes were only deprecated.
PyObject *category() { return PY_VERSION_HEX < 0x030C0000 ? PyExc_Warning : PyExc_SyntaxWarning; }

} // namespace

SyntaxWarningsOff::SyntaxWarningsOff()
    : m_filters(warningFilters())
    , m_filter(PyRef::steal(Py_BuildValue("(sOOOi)", "ignore", Py_None, category(), Py_None, 0)))
{
    if (!m_filters || !m_filter || !PyList_CheckExact(m_filters.get())
        || PyList_Insert(m_filters.get(), 0, m_filter.get()) < 0)
        m_filters = {};
    PyErr_Clear();
}

SyntaxWarningsOff::~SyntaxWarningsOff()
{
    if (m_filters && PyList_GET_SIZE(m_filters.get()) > 0 && PyList_GET_ITEM(m_filters.get(), 0) == m_filter.get()) {
        PyRef exception = takeException(); // of the parser
        PyList_SetSlice(m_filters.get(), 0, 1, nullptr);
        PyErr_SetRaisedException(exception.release());
    }
}

} // namespace vitrine
