// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/librarysettings.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/enginereading.h"

#include <array>
#include <deque>
#include <iterator>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

// ---- what is kept -------------------------------------------------------------------------------------------------

// An object whose content and attributes are settings, which no view shows, or which is shared with other modules.
struct Location {
    const char *module;
    const char *path; ///< names with dots between them
    const char *after = nullptr; ///< function to call after a change was undone: module and path
    bool isOfThread = false; ///< has other attributes on each thread
};
constexpr auto locations = std::to_array<Location>({
    { "_csv", "_dialects" },
    { "calendar", "c" },
    { "html.entities", "html5" },
    { "joblib.parallel", "BACKENDS" },
    { "joblib.parallel", "_backend", nullptr, true },
    { "joblib.parallel", "default_parallel_config" },
    { "matplotlib", "rcParams" },
    { "matplotlib", "rcParamsDefault" },
    { "matplotlib", "rcParamsOrig" },
    { "matplotlib", "color_sequences" },
    { "matplotlib", "colormaps" },
    { "matplotlib._pylab_helpers", "Gcf.figs" },
    { "matplotlib.animation", "writers" },
    { "matplotlib.backend_bases", "_default_backends" },
    { "matplotlib.backend_bases", "_default_filetypes" },
    { "matplotlib.colors", "_colors_full_map" },
    { "matplotlib.font_manager", "fontManager" },
    { "matplotlib.projections", "projection_registry" },
    { "matplotlib.scale", "_scale_mapping" },
    { "matplotlib.style.core", "library" },
    { "matplotlib.units", "registry" },
    { "mpmath", "mp" },
    { "mpmath", "iv" },
    { "mpmath", "fp" },
    { "numpy.ma.core", "default_filler" },
    { "numpy.ma.core", "masked_print_option" },
    { "pandas._config.config", "_deprecated_options" },
    { "pandas._config.config", "_global_config" },
    { "pandas._config.config", "_registered_options" },
    { "pandas.core.dtypes.base", "_registry" },
    { "pandas.io.excel._util", "_writers" },
    { "pandas.plotting._core", "_backends" },
    { "pandas.plotting._misc", "plot_params" },
    { "pandas.tseries.holiday", "holiday_calendars" },
    { "scipy.fft._pocketfft.helper", "_config", nullptr, true },
    { "sklearn._config", "_global_config" },
    { "sklearn._config", "_threadlocal", nullptr, true },
    { "sympy.assumptions.assume", "global_assumptions" },
    { "sympy.core.parameters", "global_parameters", "sympy.core.cache.clear_cache", true },
    { "sympy.physics.units.dimensions", "_QuantityMapper._quantity_dimension_global" },
    { "sympy.physics.units.dimensions", "_QuantityMapper._quantity_dimensional_equivalence_map_global" },
    { "sympy.physics.units.dimensions", "_QuantityMapper._quantity_scale_factors_global" },
    { "sympy.physics.units.unitsystem", "UnitSystem._unit_systems" },
    { "sympy.polys.polyconfig", "_current_config" },
    { "sympy.printing.printer", "Printer._global_settings" },
    { "typing", "_overload_registry" },
    { "urllib.parse", "uses_netloc" },
    { "urllib.parse", "uses_relative" },
    { "warnings", "filters" },
    { "warnings", "onceregistry" },
    { "xml.etree.ElementTree", "_namespace_map" },
});

// A plain value that a module stores under a name.
struct ValueLocation {
    const char *module;
    const char *name;
    const char *after = nullptr;
};
constexpr auto valueLocations = std::to_array<ValueLocation>({
    { "joblib.parallel", "DEFAULT_BACKEND" },
    { "joblib.parallel", "DEFAULT_N_JOBS" },
    { "matplotlib.dates", "_epoch" },
    { "matplotlib.pyplot", "_REPL_DISPLAYHOOK" },
    { "matplotlib.pyplot", "_backend_mod" },
    { "pandas.core.computation.expressions", "USE_NUMEXPR" },
    { "pandas.core.computation.expressions", "_evaluate" },
    { "pandas.core.computation.expressions", "_where" },
    { "sympy.printing.pretty.pretty_symbology", "_use_unicode" },
    { "warnings", "_showwarnmsg_impl" },
    { "warnings", "filters" },
    { "warnings", "showwarning" },
    { "zoneinfo._tzpath", "TZPATH", "zoneinfo.ZoneInfo.clear_cache" },
});

// State in C: the result of the first function is passed to the second one.
struct StateFunctions {
    const char *module;
    const char *get;
    const char *set;
};
constexpr auto stateFunctions = std::to_array<StateFunctions>({
    { "_csv", "field_size_limit", "field_size_limit" },
    { "_socket", "getdefaulttimeout", "setdefaulttimeout" },
    { "gc", "get_threshold", "set_threshold" },
    { "scipy.special", "geterr", "seterr" },
    { "sys", "get_int_max_str_digits", "set_int_max_str_digits" },
    { "sys", "getswitchinterval", "setswitchinterval" },
});

// Generators of random numbers, which a new process seeds by chance.
constexpr auto seeds = std::to_array<std::string_view>(
    { "random._inst.seed", "numpy.random.mtrand.seed", "sympy.core.random.rng.seed" });

// Locks that no module shows.
constexpr auto locks = std::to_array<std::string_view>({ "numpy.random.mtrand._rand._bit_generator.lock" });

constexpr auto decimalContexts = std::to_array({ "DefaultContext", "BasicContext", "ExtendedContext" });

constexpr std::size_t mostItems = 40'000; // of one container; larger ones are data rather than settings
constexpr int deepest = 3; // containers within containers
constexpr int mostRounds = 5; // finalizers may change settings again

// ---- access to objects --------------------------------------------------------------------------------------------

PyRef loadedModule(std::string_view name)
{
    const PyRef key = toPython(name);
    PyRef module = PyRef::steal(key ? PyImport_GetModule(key.get()) : nullptr);
    PyErr_Clear();
    return module;
}

PyRef attribute(PyObject *object, std::string_view name)
{
    const PyRef key = toPython(name);
    PyRef value = PyRef::steal(key && object != nullptr ? PyObject_GetAttr(object, key.get()) : nullptr);
    PyErr_Clear();
    return value;
}

// The object at a path below an object.
PyRef objectAt(PyRef object, std::string_view path)
{
    while (object && !path.empty()) {
        const std::size_t end = path.find('.');
        object = attribute(object.get(), path.substr(0, end));
        path = end == std::string_view::npos ? std::string_view() : path.substr(end + 1);
    }
    return object;
}

// The object with a full name: the longest part that names a loaded module, and a path below it.
PyRef objectNamed(std::string_view name)
{
    for (std::size_t end = name.rfind('.'); end != std::string_view::npos && end > 0; end = name.rfind('.', end - 1)) {
        if (PyRef module = loadedModule(name.substr(0, end)))
            return objectAt(std::move(module), name.substr(end + 1));
    }
    return {};
}

void callNamed(std::string_view name)
{
    const PyRef function = objectNamed(name);
    PyRef::steal(function ? PyObject_CallNoArgs(function.get()) : nullptr);
    PyErr_Clear();
}

// The dictionary with the attributes of an object; null if it has none.
PyRef attributesOf(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    const bool hasDict = type->tp_dictoffset != 0 || PyType_HasFeature(type, Py_TPFLAGS_MANAGED_DICT);
    if (!hasDict || PyType_Check(object) || PyModule_Check(object) || PyFunction_Check(object))
        return {};
    PyRef dict = PyRef::steal(PyObject_GenericGetDict(object, nullptr));
    PyErr_Clear();
    return dict && PyDict_Check(dict.get()) ? std::move(dict) : PyRef();
}

// ---- the kept settings --------------------------------------------------------------------------------------------

class Settings final {
public:
    // Those of the interpreter. Never destroyed, because the interpreter may end before.
    static Settings &ofInterpreter()
    {
        static auto *const settings = new Settings;
        return *settings;
    }

    void keepLoaded();
    void keepShown(PyObject *value);
    void restore();

    std::deque<KeptContent> &contents() { return m_contents; }
    /// Held while sessions are counted and settings are restored; waits without the GIL, which restoring may release.
    std::unique_lock<std::mutex> lock()
    {
        std::unique_lock lock(m_mutex, std::try_to_lock);
        if (lock.owns_lock())
            return lock;
        PyThreadState *const thread = PyEval_SaveThread();
        lock.lock();
        PyEval_RestoreThread(thread);
        return lock;
    }
    bool isFirstView(PyObject *module) { return m_known.emplace(module, true).second; }

private:
    struct Value {
        PyRef names; ///< the dictionary of a module
        PyRef name;
        PyRef value;
        const char *after;
    };
    struct State {
        PyRef set;
        PyRef value;
    };

    void keepLocation(const Location &location);
    void keepValue(const ValueLocation &location);
    void keepState(const StateFunctions &functions);
    void keepContent(const PyRef &container, int depth, const char *after);
    void keepObject(PyObject *object, const Location &how = {});
    void keepClass(PyObject *type);
    void keepLock(PyObject *object);
    void keepOfThread();
    void keepDecimals();
    bool restoreContents(KeptContent::Items &removed);
    bool restoreValues(KeptContent::Items &removed);
    bool restoreFunctions(KeptContent::Items &removed);
    void restoreStates() const;
    void releaseLocks() const;
    void restoreDecimals() const;

    std::mutex m_mutex;
    std::deque<KeptContent> m_contents; ///< what code adds while they are restored must not move them
    std::deque<const char *> m_afters; ///< for each content, a function to call after it was restored; or null
    std::unordered_map<PyObject *, bool> m_known; ///< containers, objects and functions that are kept
    std::deque<PyRef> m_functions; ///< functions that had no attributes
    std::deque<PyRef> m_locks; ///< of libraries, which the code could leave locked
    std::deque<Value> m_values;
    std::deque<State> m_states;
    std::vector<std::pair<PyRef, PyRef>> m_decimals; ///< contexts, and copies of them
    std::array<bool, locations.size()> m_hasLocation {};
    std::array<bool, valueLocations.size()> m_hasValue {};
    std::array<bool, stateFunctions.size()> m_hasState {};
    std::optional<bool> m_collects; ///< whether the garbage collector is on
    Py_ssize_t m_modules = 0; ///< number of loaded modules when they were last examined
    bool m_isRestoring = false;
};

void Settings::keepContent(const PyRef &container, int depth, const char *after)
{
    if (!m_known.emplace(container.get(), true).second)
        return;
    KeptContent content(container);
    if (content.kept().size() > mostItems)
        return;
    const KeptContent::Items items = content.kept();
    m_contents.push_back(std::move(content));
    m_afters.push_back(after);
    for (const PyRef &item : items) {
        if (depth < deepest && KeptContent::accepts(item.get()))
            keepContent(item, depth + 1, after);
    }
}

// Content and attributes of an object.
void Settings::keepObject(PyObject *object, const Location &how)
{
    if (KeptContent::accepts(object))
        keepContent(PyRef::borrow(object), 0, how.after);
    const PyRef attributes = how.isOfThread ? attribute(object, "__dict__") : attributesOf(object);
    if (attributes && PyDict_Check(attributes.get()))
        keepContent(attributes, 0, how.after);
}

// Registries and defaults of a class.
void Settings::keepClass(PyObject *type)
{
    if (!m_known.emplace(type, true).second)
        return;
    const PyRef names = PyRef::steal(PyType_GetDict(reinterpret_cast<PyTypeObject *>(type)));
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; names && PyDict_Next(names.get(), &at, &name, &value) != 0;) {
        if (KeptContent::accepts(value) && !viewOf(name).starts_with("__"))
            keepContent(PyRef::borrow(value), 0, nullptr);
    }
}

void Settings::keepLock(PyObject *object)
{
    if (Py_TYPE(object)->tp_name == std::string_view("_thread.lock") && m_known.emplace(object, true).second)
        m_locks.push_back(PyRef::borrow(object));
}

void Settings::keepShown(PyObject *value)
{
    keepLock(value);
    if (PyType_Check(value))
        return keepClass(value);
    if (!PyFunction_Check(value))
        return keepObject(value);
    PyObject *attributes = reinterpret_cast<PyFunctionObject *>(value)->func_dict;
    if (attributes != nullptr)
        keepContent(PyRef::borrow(attributes), 0, nullptr);
    else if (m_known.emplace(value, true).second)
        m_functions.push_back(PyRef::borrow(value));
}

void Settings::keepLocation(const Location &location)
{
    if (PyRef module = loadedModule(location.module)) {
        if (const PyRef object = objectAt(std::move(module), location.path))
            keepObject(object.get(), location);
    }
}

// A session may run on another thread than earlier ones.
void Settings::keepOfThread()
{
    for (std::size_t i = 0; i < locations.size(); ++i) {
        if (locations.at(i).isOfThread && m_hasLocation.at(i))
            keepLocation(locations.at(i));
    }
}

void Settings::keepValue(const ValueLocation &location)
{
    const PyRef module = loadedModule(location.module);
    const PyRef name = toPython(location.name);
    PyObject *names = module && PyModule_Check(module.get()) ? PyModule_GetDict(module.get()) : nullptr;
    PyObject *value = names != nullptr && name ? PyDict_GetItemWithError(names, name.get()) : nullptr;
    PyErr_Clear();
    if (value != nullptr)
        m_values.push_back({ PyRef::borrow(names), name, PyRef::borrow(value), location.after });
}

void Settings::keepState(const StateFunctions &functions)
{
    const PyRef module = loadedModule(functions.module);
    const PyRef get = attribute(module.get(), functions.get);
    PyRef set = attribute(module.get(), functions.set);
    PyRef value = PyRef::steal(get && set ? PyObject_CallNoArgs(get.get()) : nullptr);
    PyErr_Clear();
    if (value)
        m_states.push_back({ std::move(set), std::move(value) });
}

void Settings::keepDecimals()
{
    const PyRef module = loadedModule("decimal");
    if (!module || !m_decimals.empty())
        return;
    for (const char *name : decimalContexts) {
        PyRef context = attribute(module.get(), name);
        PyRef copy = PyRef::steal(context ? PyObject_CallMethod(context.get(), "copy", nullptr) : nullptr);
        if (copy)
            m_decimals.emplace_back(std::move(context), std::move(copy));
    }
    PyErr_Clear();
}

template <std::size_t count, typename Row, typename Keep>
void keepRows(const std::array<Row, count> &rows, std::array<bool, count> &areKept, Keep keep)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (areKept.at(i) || !loadedModule(rows.at(i).module))
            continue;
        areKept.at(i) = true;
        keep(rows.at(i));
    }
}

void Settings::keepLoaded()
{
    const Py_ssize_t modules = PyDict_GET_SIZE(PyImport_GetModuleDict());
    if (modules == m_modules || m_isRestoring)
        return;
    m_modules = modules;
    const UnauditedCall own;
    const EngineReading reading;
    keepRows(locations, m_hasLocation, [this](const Location &row) { keepLocation(row); });
    keepRows(valueLocations, m_hasValue, [this](const ValueLocation &row) { keepValue(row); });
    keepRows(stateFunctions, m_hasState, [this](const StateFunctions &row) { keepState(row); });
    keepDecimals();
    for (const std::string_view lock : locks) {
        if (const PyRef object = objectNamed(lock))
            keepLock(object.get());
    }
    if (!m_collects)
        m_collects = PyGC_IsEnabled() != 0;
}

bool Settings::restoreContents(KeptContent::Items &removed)
{
    bool isChanged = false;
    for (std::size_t i = 0; i < m_contents.size(); ++i) {
        if (m_contents[i].isUnchanged())
            continue;
        isChanged = true;
        m_contents[i].restore(removed);
        if (m_afters[i] != nullptr)
            callNamed(m_afters[i]);
    }
    return isChanged;
}

bool Settings::restoreValues(KeptContent::Items &removed)
{
    bool isChanged = false;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const Value &one = m_values[i];
        PyObject *now = PyDict_GetItemWithError(one.names.get(), one.name.get());
        if (now == one.value.get())
            continue;
        isChanged = true;
        removed.push_back(PyRef::borrow(now));
        PyDict_SetItem(one.names.get(), one.name.get(), one.value.get());
        if (one.after != nullptr)
            callNamed(one.after);
    }
    PyErr_Clear();
    return isChanged;
}

bool Settings::restoreFunctions(KeptContent::Items &removed)
{
    const std::size_t count = removed.size();
    for (std::size_t i = 0; i < m_functions.size(); ++i) {
        PyObject *&attributes = reinterpret_cast<PyFunctionObject *>(m_functions[i].get())->func_dict;
        if (attributes != nullptr)
            removed.push_back(PyRef::steal(std::exchange(attributes, nullptr)));
    }
    return removed.size() > count;
}

void Settings::restoreStates() const
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

void Settings::releaseLocks() const
{
    for (std::size_t i = 0; i < m_locks.size(); ++i) {
        const PyRef &lock = m_locks[i];
        const PyRef isLocked = PyRef::steal(PyObject_CallMethod(lock.get(), "locked", nullptr));
        if (isLocked.get() == Py_True)
            PyRef::steal(PyObject_CallMethod(lock.get(), "release", nullptr));
    }
    PyErr_Clear();
}

void Settings::restoreDecimals() const
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

// Libraries remember which warnings they have shown until a filter is added. Added at the end, it is removed again with
// the other filters of the session.
void forgetShownWarnings()
{
    const PyRef module = loadedModule("warnings");
    const PyRef add = attribute(module.get(), "simplefilter");
    const PyRef arguments = PyRef::steal(Py_BuildValue("(sOii)", "default", PyExc_Warning, 0, 1));
    PyRef::steal(add && arguments ? PyObject_CallObject(add.get(), arguments.get()) : nullptr);
    PyErr_Clear();
}

void Settings::restore()
{
    if (m_modules == 0)
        return;
    const EngineReading reading;
    m_isRestoring = true;
    releaseLocks();
    restoreStates();
    restoreDecimals();
    for (const std::string_view seed : seeds)
        callNamed(seed);
    for (int round = 0; round < mostRounds; ++round) {
        KeptContent::Items removed;
        const bool areContents = restoreContents(removed);
        const bool areValues = restoreValues(removed);
        if (!restoreFunctions(removed) && !areContents && !areValues && round > 0)
            break;
        if (round == 0)
            forgetShownWarnings();
    }
    keepOfThread();
    m_isRestoring = false;
}

// A step that was stopped in a loop of asyncio leaves it running, as far as the module knows, on its thread.
void forgetRunningLoop()
{
    const PyRef module = loadedModule("_asyncio");
    const PyRef set = attribute(module.get(), "_set_running_loop");
    PyRef::steal(set ? PyObject_CallOneArg(set.get(), Py_None) : nullptr);
    PyErr_Clear();
}

int sessions = 0; // that share the settings; with the GIL

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

// Finalizers that ran after the last session may have changed settings again.
SettingsOfSession::SettingsOfSession(SessionCore &core)
    : m_core(core)
{
    m_core.restoresSettings = true;
    const auto lock = Settings::ofInterpreter().lock();
    const AuditedSession audited(m_core);
    forgetRunningLoop();
    if (sessions++ == 0)
        Settings::ofInterpreter().restore();
}

SettingsOfSession::~SettingsOfSession()
{
    const auto lock = Settings::ofInterpreter().lock();
    const AuditedSession audited(m_core);
    if (--sessions == 0)
        Settings::ofInterpreter().restore();
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
