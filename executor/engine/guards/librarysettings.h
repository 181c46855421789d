// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/guards/judgedcollections.h"
#include "executor/engine/guards/keptcontent.h"

#include <cstddef>
#include <map>

namespace vitrine {

class SessionCore;

/// Settings of libraries that a session changes must not reach the next session in Vitrine's own interpreter: options,
/// registries, seeds, dictionaries and lists in modules, attributes of objects in modules. They are kept when a library
/// has been loaded, before code can change them, and restored when a session ends. In a host's interpreter settings
/// belong to the host, and a process that runs one session needs none of this: these functions are called for neither.
/// They require the GIL and leave no exception set.

/// Keeps the settings of loaded libraries that no view of a module shows. Call before a step and after imports.
void keepLibrarySettings();

/// Keeps the dictionary, list, set or attributes of an object that a view of a module shows.
void keepShownSetting(PyObject *value);
/// The same for all names in the first view of a module.
void keepShownSettings(PyObject *module, PyObject *view);

/// Restores all settings when a session begins and when it ends; of several sessions at the same time, when the last
/// one ends. Meanwhile the session is audited, as finalizers of what the code has stored in settings run.
class SettingsOfSession final {
public:
    explicit SettingsOfSession(SessionCore &core);
    ~SettingsOfSession();
    SettingsOfSession(const SettingsOfSession &) = delete;
    SettingsOfSession &operator=(const SettingsOfSession &) = delete;

private:
    SessionCore &m_core;
    JudgedCollections m_collections;
};

/// During its lifetime, changes of settings belong to a library that is being imported: they are kept.
class SettingsOfImport final {
public:
    SettingsOfImport();
    ~SettingsOfImport();
    SettingsOfImport(const SettingsOfImport &) = delete;
    SettingsOfImport &operator=(const SettingsOfImport &) = delete;

private:
    std::size_t m_count; ///< of the contents that were kept before
    std::map<std::size_t, KeptContent::Items> m_changed; ///< those that the code had changed before
};

} // namespace vitrine
