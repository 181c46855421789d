// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/safevariables.h"

#include "executor/engine/core/safeformreader.h"
#include "executor/engine/core/safeformwriter.h"
#include "executor/engine/core/variables.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t mostBytes = std::size_t { 32 } << 20;

} // namespace

bool giveVariables(SessionCore &core, const std::map<std::string, std::string> &variables)
{
    for (const auto &[name, form] : variables) {
        const PyRef key = toPython(name);
        if (form == deletedForm) {
            if (key && PyDict_Contains(core.globals.get(), key.get()) == 1
                && PyDict_DelItem(core.globals.get(), key.get()) < 0)
                return false;
            continue;
        }
        const PyRef value = fromSafeForm(form);
        if (!value || PyDict_SetItem(core.globals.get(), key.get(), value.get()) < 0)
            return false;
    }
    return true;
}

// A copy: a class that sets a variable while it is inspected must not disturb the iteration.
std::map<std::string, std::string> safeVariables(SessionCore &core)
{
    std::size_t room = mostBytes;
    std::map<std::string, std::string> forms;
    const PyRef snapshot = PyRef::steal(PyDict_Copy(core.globals.get()));
    PyObject *key = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; snapshot && PyDict_Next(snapshot.get(), &at, &key, &value) != 0;) {
        const std::string name = fromPython(key);
        if (!isVariable(name) || core.meter.reason() != StopReason::None)
            continue;
        auto form = toSafeForm(value, room);
        if (!form)
            continue;
        room -= std::min(room, form->size());
        forms.insert_or_assign(name, std::move(*form));
    }
    PyErr_Clear();
    return forms;
}

void passValue(const SessionCore &core, PyObject *value)
{
    if (!core.valueSink)
        return;
    if (const auto form = toSafeForm(value, mostBytes))
        core.valueSink(*form);
}

} // namespace vitrine
