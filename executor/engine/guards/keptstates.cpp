// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/keptstates.h"

#include "executor/engine/guards/loadedobjects.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace vitrine {

// ---- keeping ------------------------------------------------------------------------------------------------------

KeptStates::Environment KeptStates::environment()
{
    Environment found;
    for (char **at = environ; at != nullptr && *at != nullptr; ++at) {
        const std::string_view text = *at;
        const std::size_t end = text.find('=');
        if (end != std::string_view::npos)
            found.emplace(text.substr(0, end), text.substr(end + 1));
    }
    return found;
}

namespace {

/// The mask of this process for new files. `umask` gives it only by setting another one, with which other threads
/// would create their files meanwhile.
std::optional<mode_t> maskOfFiles()
{
    constexpr std::string_view mark = "Umask:";
    constexpr int octal = 8;
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(mark))
            return static_cast<mode_t>(std::strtoul(line.c_str() + mark.size(), nullptr, octal));
    return {};
}

} // namespace

void KeptStates::keepProcess()
{
    std::error_code failed;
    m_environment = environment();
    m_folder = std::filesystem::current_path(failed).string();
    m_umask = maskOfFiles();
}

void KeptStates::keepLock(PyObject *object)
{
    if (Py_TYPE(object)->tp_name == std::string_view("_thread.lock") && m_known.insert(object).second)
        m_locks.push_back(PyRef::borrow(object));
}

void KeptStates::keepState(const settings::StateFunctions &functions)
{
    const PyRef module = loadedModule(functions.module);
    const PyRef get = attribute(module.get(), functions.get);
    PyRef set = attribute(module.get(), functions.set);
    PyRef value = PyRef::steal(get && set ? PyObject_CallNoArgs(get.get()) : nullptr);
    PyErr_Clear();
    if (value)
        m_states.push_back({ std::move(set), std::move(value) });
}

void KeptStates::keepDecimals()
{
    const PyRef module = loadedModule("decimal");
    if (!module || !m_decimals.empty())
        return;
    for (const char *name : settings::decimalContexts) {
        PyRef context = attribute(module.get(), name);
        PyRef copy = PyRef::steal(context ? PyObject_CallMethod(context.get(), "copy", nullptr) : nullptr);
        if (copy)
            m_decimals.emplace_back(std::move(context), std::move(copy));
    }
    PyErr_Clear();
}

void KeptStates::keepLoaded()
{
    keepRows(settings::stateFunctions, m_hasState, [this](const settings::StateFunctions &row) { keepState(row); });
    keepDecimals();
    m_pools.keepLoaded();
    for (const std::string_view lock : settings::locks) {
        if (const PyRef object = objectNamed(lock))
            keepLock(object.get());
    }
    if (!m_collects)
        m_collects = PyGC_IsEnabled() != 0;
}

// ---- restoring ----------------------------------------------------------------------------------------------------

void KeptStates::restoreFunctions() const
{
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const auto &[set, value] = m_states[i];
        const PyRef none = PyRef::steal(PyTuple_New(0));
        if (PyDict_Check(value.get()))
            PyRef::steal(PyObject_Call(set.get(), none.get(), value.get()));
        else if (PyTuple_Check(value.get()))
            PyRef::steal(PyObject_CallObject(set.get(), value.get()));
        else
            PyRef::steal(PyObject_CallOneArg(set.get(), value.get()));
        PyErr_Clear();
    }
    if (m_collects && *m_collects != (PyGC_IsEnabled() != 0))
        *m_collects ? PyGC_Enable() : PyGC_Disable();
}

void KeptStates::releaseLocks() const
{
    for (std::size_t i = 0; i < m_locks.size(); ++i) {
        const PyRef &lock = m_locks[i];
        const PyRef isLocked = PyRef::steal(PyObject_CallMethod(lock.get(), "locked", nullptr));
        if (isLocked.get() == Py_True)
            PyRef::steal(PyObject_CallMethod(lock.get(), "release", nullptr));
    }
    PyErr_Clear();
}

void KeptStates::restoreDecimals() const
{
    constexpr auto fields
        = std::to_array({ "prec", "rounding", "Emin", "Emax", "capitals", "clamp", "flags", "traps" });
    for (const auto &[context, copy] : m_decimals) {
        for (const char *field : fields) {
            const PyRef value = attribute(copy.get(), field);
            if (value)
                PyObject_SetAttrString(context.get(), field, value.get());
        }
    }
    PyErr_Clear();
}

void KeptStates::restore() const
{
    releaseLocks();
    restoreFunctions();
    restoreDecimals();
    m_pools.restore();
    for (const std::string_view seed : settings::seeds)
        callNamed(seed);
}

void KeptStates::restoreProcess() const
{
    std::error_code failed;
    if (m_umask)
        umask(*m_umask);
    if (!m_folder.empty() && std::filesystem::current_path(failed) != m_folder)
        std::filesystem::current_path(m_folder, failed);
    restoreEnvironment();
}

void KeptStates::restoreEnvironment() const
{
    Environment target = m_environment;
    const PyRef known = objectNamed("os.environ._data");
    PyObject *key = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; known && PyDict_Check(known.get()) && PyDict_Next(known.get(), &at, &key, &value) != 0;) {
        if (PyBytes_Check(key) && PyBytes_Check(value))
            target.insert_or_assign(PyBytes_AS_STRING(key), PyBytes_AS_STRING(value));
    }
    const Environment now = environment();
    if (now == target)
        return;
    for (const auto &[name, text] : now) {
        if (!target.contains(name))
            unsetenv(name.c_str());
    }
    for (const auto &[name, text] : target)
        setenv(name.c_str(), text.c_str(), 1);
    callNamed("time.tzset");
}

} // namespace vitrine
