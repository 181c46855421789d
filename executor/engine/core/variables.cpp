// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/variables.h"

#include "executor/engine/core/arrayshape.h"
#include "executor/engine/core/boundedrepr.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::size_t reprChars = 200;

std::uint64_t sizeOf(PyObject *value)
{
    const PyRef sizer = PyRef::borrow(PySys_GetObject("getsizeof"));
    const PyRef none = PyRef::steal(PyLong_FromLong(0)); // for objects that do not report their size
    const std::array arguments { value, none.get() };
    const PyRef size
        = PyRef::steal(sizer ? PyObject_Vectorcall(sizer.get(), arguments.data(), arguments.size(), nullptr) : nullptr);
    const long long bytes = size && PyLong_Check(size.get()) ? PyLong_AsLongLong(size.get()) : 0;
    PyErr_Clear();
    return bytes > 0 ? static_cast<std::uint64_t>(bytes) : 0;
}

std::string typeName(PyObject *value)
{
    const std::string_view name = Py_TYPE(value)->tp_name;
    return std::string(name.substr(name.rfind('.') + 1));
}

std::string reprOf(PyObject *value)
{
    if (PyModule_Check(value)) {
        const char *name = PyModule_GetName(value);
        PyErr_Clear();
        return std::string("module ") + (name != nullptr ? name : "?");
    }
    BoundedText text = boundedRepr(value, reprChars);
    return text.isCut ? text.text + "…" : std::move(text.text);
}

// Whether the text of the value is cheap and runs no code.
bool isPlain(PyObject *value)
{
    return Py_IsNone(value) || PyBool_Check(value) || PyLong_CheckExact(value) || PyFloat_CheckExact(value)
        || PyUnicode_CheckExact(value) || PyBytes_CheckExact(value);
}

} // namespace

bool isVariable(const std::string &name)
{
    return !name.empty() && !name.starts_with("__") && name != "_print_outputs" && name != "_operations_count";
}

Variables::Known Variables::known(PyObject *value) { return { value, reprOf(value), sizeOf(value), shapeOf(value) }; }

// A slow or hostile class loses only its own text, not those of the variables after it; a value for which there was no
// time left is tried again.
Variables::Known Variables::knownWithin(PyObject *value, DescribeBudget &budget)
{
    if (isPlain(value))
        return known(value);
    const bool isLate = budget.isSpent() && !budget.renew();
    if (!isLate) {
        if (Known now = known(value); !budget.isSpent())
            return now;
    }
    if (!isLate && budget.renew()) {
        if (Known now = known(value); !budget.isSpent())
            return now;
    }
    return { value, "<" + typeName(value) + " whose text takes too long>" };
}

std::vector<VariableRecord> Variables::look(PyObject *globals, DescribeBudget &budget)
{
    // A copy: a __repr__ that sets a global must not disturb the walk.
    const PyRef snapshot = PyRef::steal(PyDict_Copy(globals));
    std::map<std::string, Known> now;
    std::vector<VariableRecord> records;
    PyObject *key = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; snapshot && PyDict_Next(snapshot.get(), &at, &key, &value) != 0;) {
        const std::string name = fromPython(key);
        if (!isVariable(name))
            continue;
        Known known = knownWithin(value, budget);
        VariableRecord record { name, typeName(value), known.repr, known.size, VariableChange::Added, known.shape };
        if (const auto before = m_known.find(name); before != m_known.end()) {
            const bool isSame = before->second.identity == known.identity && before->second.repr == known.repr
                && before->second.size == known.size && before->second.shape == known.shape;
            record.change = isSame ? VariableChange::Same : VariableChange::Changed;
        }
        records.push_back(std::move(record));
        now.emplace(name, std::move(known));
    }
    for (const auto &[name, known] : m_known) {
        if (!now.contains(name))
            records.push_back({ name, {}, known.repr, known.size, VariableChange::Removed });
    }
    m_known = std::move(now);
    std::ranges::sort(records, {}, &VariableRecord::name);
    return records;
}

} // namespace vitrine
