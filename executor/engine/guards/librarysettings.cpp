// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/librarysettings.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/enginereading.h"
#include "executor/engine/guards/keptsettings.h"
#include "executor/engine/guards/keptstates.h"
#include "executor/engine/guards/leftclasses.h"
#include "executor/engine/guards/loadedobjects.h"
#include "executor/engine/guards/registrations.h"

#include <deque>
#include <mutex>

namespace vitrine {

namespace {

constexpr int mostRounds = 5; // finalizers may change settings again

// Libraries remember which warnings they have shown until a filter is added. Added at the end, it is removed again with
// the other filters of the session.
void forgetShownWarnings()
{
    const PyRef add = objectNamed("warnings.simplefilter");
    const PyRef arguments = PyRef::steal(Py_BuildValue("(sOii)", "default", PyExc_Warning, 0, 1));
    PyRef::steal(add && arguments ? PyObject_CallObject(add.get(), arguments.get()) : nullptr);
    PyErr_Clear();
}

// A step that was stopped in a loop of asyncio leaves it running, as far as the module knows, on its thread. A loop
// that code has set for the thread would run callbacks of another session.
void forgetLoops()
{
    for (const char *setter : { "_asyncio._set_running_loop", "asyncio.events.set_event_loop" }) {
        const PyRef set = objectNamed(setter);
        PyRef::steal(set ? PyObject_CallOneArg(set.get(), Py_None) : nullptr);
        PyErr_Clear();
    }
}

// All settings of the interpreter, which its sessions share.
class Settings final {
public:
    // Never destroyed, because the interpreter may end before.
    static Settings &ofInterpreter()
    {
        static auto *const settings = new Settings;
        return *settings;
    }

    void begin();
    void end();
    void keepLoaded();
    void keepShown(PyObject *value);
    bool isFirstView(PyObject *module) { return m_settings.isNew(module); }
    std::deque<KeptContent> &contents() { return m_settings.contents(); }

private:
    std::unique_lock<std::mutex> lock();
    void restore();

    std::mutex m_mutex;
    KeptSettings m_settings;
    KeptStates m_states;
    Py_ssize_t m_modules = 0; ///< number of loaded modules when they were last examined
    int m_sessions = 0; ///< that run now
    bool m_isRestoring = false;
};

// Held while sessions are counted and settings are restored; waits without the GIL, which restoring may release.
std::unique_lock<std::mutex> Settings::lock()
{
    std::unique_lock lock(m_mutex, std::try_to_lock);
    if (lock.owns_lock())
        return lock;
    PyThreadState *const thread = PyEval_SaveThread();
    lock.lock();
    PyEval_RestoreThread(thread);
    return lock;
}

// Finalizers that ran after the last session may have changed settings again.
void Settings::begin()
{
    const auto held = lock();
    forgetLoops();
    if (m_sessions++ > 0)
        return;
    restore();
    m_states.keepProcess();
}

void Settings::end()
{
    const auto held = lock();
    forgetLoops();
    if (--m_sessions > 0)
        return;
    restore();
    m_states.restoreProcess();
}

void Settings::keepLoaded()
{
    const Py_ssize_t modules = PyDict_GET_SIZE(PyImport_GetModuleDict());
    if (modules == m_modules || m_isRestoring)
        return;
    m_modules = modules;
    const UnauditedCall own;
    const EngineReading reading;
    m_settings.keepLoaded();
    m_states.keepLoaded();
}

void Settings::keepShown(PyObject *value)
{
    m_states.keepLock(value);
    m_settings.keepShown(value);
}

void Settings::restore()
{
    if (m_modules == 0)
        return;
    const EngineReading reading;
    m_isRestoring = true;
    silenceLeftClasses();
    removeRegistrations();
    m_states.restore();
    for (int round = 0; round < mostRounds; ++round) {
        KeptContent::Items removed;
        if (!m_settings.restore(removed) && round > 0)
            break;
        if (round == 0)
            forgetShownWarnings();
    }
    m_settings.keepOfThread();
    m_isRestoring = false;
}

} // namespace

void keepLibrarySettings() { Settings::ofInterpreter().keepLoaded(); }

void keepShownSetting(PyObject *value) { Settings::ofInterpreter().keepShown(value); }

void keepShownSettings(PyObject *module, PyObject *view)
{
    if (!Settings::ofInterpreter().isFirstView(module))
        return;
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(PyModule_GetDict(view), &at, &name, &value) != 0;)
        Settings::ofInterpreter().keepShown(value);
}

SettingsOfSession::SettingsOfSession(SessionCore &core)
    : m_core(core)
    , m_collections(core)
{
    m_core.restoresSettings = true;
    const AuditedSession audited(m_core);
    Settings::ofInterpreter().begin();
}

SettingsOfSession::~SettingsOfSession()
{
    const AuditedSession audited(m_core);
    Settings::ofInterpreter().end();
}

SettingsOfImport::SettingsOfImport()
    : m_count(Settings::ofInterpreter().contents().size())
{
    const std::deque<KeptContent> &contents = Settings::ofInterpreter().contents();
    for (std::size_t i = 0; i < m_count; ++i) {
        if (!contents[i].isUnchanged())
            m_changed.emplace(i, contents[i].items());
    }
}

SettingsOfImport::~SettingsOfImport()
{
    const PyRef raised = takeException();
    std::deque<KeptContent> &contents = Settings::ofInterpreter().contents();
    for (std::size_t i = 0; i < m_count; ++i) {
        const auto changed = m_changed.find(i);
        if (changed != m_changed.end())
            contents[i].adopt(changed->second);
        else if (!contents[i].isUnchanged())
            contents[i].retake();
    }
    if (raised)
        PyErr_SetRaisedException(Py_NewRef(raised.get()));
}

} // namespace vitrine
