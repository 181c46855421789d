// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/moduleviews.h"
#include "base/formatted.h"
#include "executor/engine/guards/endlessiterators.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/coroutines.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/importing.h"
#include "executor/engine/core/missingmodules.h"
#include "executor/engine/core/streamredirects.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/enginereading.h"
#include "executor/engine/guards/importdenial.h"
#include "executor/engine/guards/interruptiblesleep.h"
#include "executor/engine/guards/libraryguards.h"
#include "executor/engine/guards/librarysettings.h"
#include "executor/engine/guards/modulenames.h"
#include "executor/engine/guards/ownlogging.h"
#include "executor/engine/guards/safereaders.h"
#include "executor/engine/guards/safewrappers.h"
#include "executor/engine/limits/numpymemory.h"
#include "executor/review/judge.h"
#include "executor/review/stdlibnames.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

// Objects in modules that bypass the guards: constructors of code and functions, readers of attributes by text,
// evaluators of text, access to the interpreter.
struct Withheld {
    std::string_view module;
    std::string_view name;
};
constexpr auto withheld = std::to_array<Withheld>({ { "builtins", "eval" }, { "builtins", "exec" },
    { "builtins", "compile" }, { "builtins", "__import__" }, { "builtins", "globals" }, { "builtins", "locals" },
    { "builtins", "vars" }, { "builtins", "open" }, { "builtins", "input" }, { "builtins", "breakpoint" },
    { "builtins", "getattr" }, { "builtins", "setattr" }, { "builtins", "delattr" }, { "builtins", "hasattr" },
    { "os", "system" }, { "os", "popen" }, { "types", "FunctionType" }, { "types", "CodeType" },
    { "types", "ModuleType" }, { "types", "CellType" }, { "operator", "attrgetter" }, { "operator", "methodcaller" },
    { "string", "Formatter" }, { "enum", "global_enum" }, { "contextlib", "redirect_stdout" },
    { "contextlib", "redirect_stderr" }, { "typing", "get_type_hints" }, { "typing", "ForwardRef" },
    { "typing", "evaluate_forward_ref" }, { "sys", "modules" }, { "sys", "meta_path" }, { "sys", "path_hooks" },
    { "sys", "settrace" }, { "sys", "setprofile" }, { "sys", "addaudithook" }, { "sys", "exc_info" },
    { "sys", "setrecursionlimit" }, { "inspect", "currentframe" }, { "inspect", "stack" }, { "gc", "get_objects" },
    { "gc", "get_referrers" }, { "gc", "get_referents" }, { "sys", "_getframe" }, { "sys", "monitoring" },
    { "sys", "_current_frames" }, { "importlib", "import_module" }, { "importlib", "reload" },
    { "importlib.util", "find_spec" }, { "importlib.util", "module_from_spec" },
    { "importlib.util", "spec_from_loader" }, { "importlib.util", "spec_from_file_location" },
    { "importlib.util", "LazyLoader" }, { "importlib.machinery", "BuiltinImporter" },
    { "importlib.machinery", "FrozenImporter" }, { "importlib.machinery", "PathFinder" },
    { "importlib.machinery", "FileFinder" }, { "importlib.machinery", "SourceFileLoader" },
    { "importlib.machinery", "SourcelessFileLoader" }, { "importlib.machinery", "ExtensionFileLoader" },
    { "importlib.machinery", "NamespaceLoader" }, { "io", "FileIO" }, { "io", "open_code" },
    { "traceback", "walk_stack" }, { "traceback", "extract_stack" }, { "traceback", "format_stack" },
    { "traceback", "print_stack" }, { "traceback", "StackSummary" }, { "traceback", "TracebackException" },
    { "pkgutil", "resolve_name" }, { "pkgutil", "get_loader" }, { "pkgutil", "find_loader" },
    { "pkgutil", "iter_importers" }, { "pkgutil", "get_importer" }, { "runpy", "run_module" }, { "runpy", "run_path" },
    { "pydoc", "locate" }, { "pydoc", "safeimport" }, { "pydoc", "importfile" }, { "pydoc", "resolve" },
    { "zipimport", "zipimporter" }, { "logging.config", "dictConfig" }, { "logging.config", "fileConfig" },
    { "logging.config", "BaseConfigurator" }, { "logging.config", "DictConfigurator" }, { "unittest", "TestProgram" },
    { "unittest.mock", "patch" }, { "doctest", "testmod" }, { "doctest", "testfile" }, { "numpy.testing", "runstring" },
    { "numpy.testing", "rundocs" }, { "numpy.testing", "measure" }, { "numpy", "add_newdoc" },
    { "numpy.random", "set_bit_generator" }, { "numpy.random.mtrand", "set_bit_generator" }, { "numpy", "info" },
    { "numpy.core", "_ufunc_reconstruct" }, { "numpy._core", "_ufunc_reconstruct" },
    { "numpy.compat.py3k", "npy_load_module" }, { "numpy.lib._utils_impl", "_makenamedict" },
    { "pandas.compat._optional", "import_optional_dependency" }, { "inspect", "getmodule" },
    { "inspect", "get_annotations" },
    // The system clock, the message catalogs of the process, frames, and other processes.
    { "time", "clock_settime" }, { "time", "clock_settime_ns" }, { "locale", "bindtextdomain" },
    { "locale", "bind_textdomain_codeset" }, { "locale", "textdomain" }, { "traceback", "walk_tb" },
    { "traceback", "clear_frames" }, { "sys", "remote_exec" }, { "asyncio", "capture_call_graph" },
    { "logging", "currentframe" }, { "inspect", "trace" }, { "inspect", "getinnerframes" },
    { "inspect", "getouterframes" }, // code of a step that outlives it, in what other sessions use
    { "logging", "setLogRecordFactory" }, { "logging", "setLoggerClass" }, { "scipy.fft", "set_global_backend" },
    { "scipy.fft", "register_backend" }, { "scipy._lib.uarray", "set_global_backend" },
    { "scipy._lib.uarray", "register_backend" }, { "scipy.fft", "set_backend" }, // stays set unless it is left
    { "scipy._lib.uarray", "set_backend" }, { "scipy._lib.uarray", "set_state" },
    { "asyncio", "set_event_loop_policy" }, { "asyncio", "_set_event_loop_policy" }, { "asyncio", "set_child_watcher" },
    { "copyreg", "dispatch_table" }, // alias in copy
    { "time", "pthread_getcpuclockid" } }); // crashes if its argument is not a thread

// Attributes that describe the module itself.
constexpr std::array shownDunders { std::string_view("__name__"), std::string_view("__doc__"),
    std::string_view("__version__"), std::string_view("__all__") };

PyRef realModule(SessionCore &core, const std::string &name)
{
    PyRef module = importForCode(core, name);
    if (module && (name == "asyncio" || name.starts_with("asyncio.")) && !replaceLoops(core))
        return {};
    if (!module && !core.isSmolagents())
        noteMissingModule(name);
    return module;
}

// The withheld object of this name, if its module is loaded.
PyRef withheldObject(const Withheld &entry)
{
    const PyRef name = toPython(entry.module);
    const PyRef module = PyRef::steal(PyImport_GetModule(name.get()));
    PyObject *object = nullptr;
    if (module && PyObject_GetOptionalAttrString(module.get(), std::string(entry.name).c_str(), &object) < 0)
        PyErr_Clear();
    PyErr_Clear();
    return PyRef::steal(object);
}

// Compares by identity, so that aliases are found. Not cached: modules may be loaded at any time. Files that a module
// holds are those of the program: sympy.strategies.core keeps the standard output that it was loaded with. Loggers give
// access to the program's own handlers and call handlers that code adds to them, long after its step.
class WithheldObjects final {
public:
    explicit WithheldObjects(const Policy &policy)
    {
        for (const Withheld &entry : withheld) {
            // `io.open` is the builtin: the name that the policy lists. The audit hook judges each file.
            const bool isListed
                = entry.module == "builtins" && entry.name == "open" && std::ranges::contains(policy.builtins, "open");
            m_objects.push_back(isListed ? PyRef() : withheldObject(entry));
        }
        const PyRef io = importModule("_io");
        for (const char *name : { "TextIOWrapper", "_BufferedIOBase", "FileIO" })
            m_types.push_back(PyRef::steal(io ? PyObject_GetAttrString(io.get(), name) : nullptr));
        m_types.push_back(withheldObject({ "logging", "Logger" }));
        PyErr_Clear();
    }
    bool contains(PyObject *value) const
    {
        return std::ranges::any_of(m_objects, [value](const PyRef &object) { return object.get() == value; })
            || std::ranges::any_of(m_types, [value](const PyRef &type) {
                   return type && PyObject_TypeCheck(value, reinterpret_cast<PyTypeObject *>(type.get())) != 0;
               });
    }

private:
    std::vector<PyRef> m_objects;
    std::vector<PyRef> m_types; // the classes of files and loggers
};

bool isPrivate(std::string_view name) { return name.starts_with('_') && !std::ranges::contains(shownDunders, name); }

PyRef viewOf(SessionCore &core, PyObject *real);

// The main functions of the standard library's modules: they read the host's arguments and end the process.
bool isProgram(std::string_view name, PyObject *value)
{
    if (name != "main" || !PyFunction_Check(value))
        return false;
    const std::string module = fromPython(reinterpret_cast<PyFunctionObject *>(value)->func_module);
    return std::ranges::binary_search(stdlibModules, std::string_view(module).substr(0, module.find('.')));
}

// Whether the module is known as a part of another one, too, as `os.path` is.
bool isPartOf(const std::string &path, PyObject *module)
{
    const PyRef name = toPython(path);
    const PyRef known = PyRef::steal(name ? PyImport_GetModule(name.get()) : nullptr);
    PyErr_Clear();
    return known.get() == module;
}

// Whether the policy allows the module by its own name, or as part of `owner`.
bool allowsModule(const SessionCore &core, const char *owner, std::string_view attribute, PyObject *module)
{
    const char *name = PyModule_GetName(module);
    PyErr_Clear();
    if (name == nullptr || core.imports.allows(name))
        return name != nullptr;
    const bool isDenied = core.imports.judge(name).rule != "imports.allow";
    const std::string path = owner != nullptr ? formatted("{}.{}", owner, attribute) : std::string();
    if (isDenied || path.empty() || !isPartOf(path, module))
        return false;
    const ImportRules::Answer asPart = core.imports.judge(path);
    return asPart.verdict == Verdict::Allowed || (asPart.rule == "imports.allow" && core.imports.allows(owner));
}

// Returns what a view of `owner` shows for one attribute: nothing, the value, or a view of a module.
PyRef shown(SessionCore &core, const char *owner, std::string_view name, PyObject *value, const WithheldObjects &hidden)
{
    if (isPrivate(name))
        return {};
    if (PyModule_Check(value))
        return allowsModule(core, owner, name, value) && !isCompiledPart(value) ? viewOf(core, value) : PyRef();
    if (name == "__all__" && PyList_Check(value)) // code that changes it would change the library's
        return PyRef::steal(PyList_GetSlice(value, 0, PyList_GET_SIZE(value)));
    return hidden.contains(value) || isProgram(name, value) ? PyRef() : PyRef::borrow(value);
}

// Modules inside a module are resolved on demand: numpy alone has dozens.
bool fillView(SessionCore &core, PyObject *real, PyObject *view)
{
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    PyObject *target = PyModule_GetDict(view);
    const WithheldObjects hidden(core.policy);
    for (Py_ssize_t at = 0; PyDict_Next(PyModule_GetDict(real), &at, &name, &value) != 0;) {
        if (!PyUnicode_Check(name) || PyModule_Check(value))
            continue;
        const PyRef kept = shown(core, PyModule_GetName(real), fromPython(name), value, hidden);
        if (kept && PyDict_SetItem(target, name, kept.get()) < 0)
            return false;
    }
    return true;
}

// Such an attribute exists and is denied; the older executor reports it as missing.
bool isWithheldFrom(const SessionCore &core, PyObject *value, const WithheldObjects &hidden)
{
    return !core.isSmolagents() && !PyModule_Check(value) && hidden.contains(value);
}

void denyWithheld(SessionCore &core, std::string_view module, std::string_view name)
{
    core.deny(core.types->accessDenied(), "guards.withheld",
        formatted("{}.{} is not allowed: it bypasses the guards", module, name));
}

// Denies a name that the module has, but no view of it: private ones, and modules that the policy does not allow.
void denyHidden(SessionCore &core, const char *module, const std::string &name, PyObject *value)
{
    const char *inner = PyModule_Check(value) && !isPrivate(name) ? PyModule_GetName(value) : nullptr;
    PyErr_Clear();
    if (inner == nullptr || isCompiledPart(value) || core.imports.allows(inner)) {
        core.deny(core.types->accessDenied(), "guards.withheld",
            formatted("{}.{} is not allowed: it is private to its library", module, name));
        return;
    }
    const std::string rule = core.imports.judge(inner).rule;
    const bool isUnlisted = rule == "imports.allow";
    const std::string path = formatted("{}.{}", module, name);
    core.deny(core.types->accessDenied(), isUnlisted ? "guards.module" : rule,
        formatted("Forbidden access to module: {}", isUnlisted && isPartOf(path, value) ? path : inner));
}

// What a module has under a name, without creating it.
PyObject *ownedBy(PyObject *module, PyObject *name)
{
    PyObject *value = PyDict_GetItemWithError(PyModule_GetDict(module), name);
    PyErr_Clear();
    return value;
}

// Resolves an attribute that the view does not have yet: a module, or one that the real module creates on demand (PEP
// 562).
PyObject *lateAttribute(SessionCore &core, const PyRef &real, PyObject *view, PyObject *args)
{
    PyObject *name = nullptr;
    if (PyArg_ParseTuple(args, "U", &name) == 0)
        return nullptr;
    const EngineReading own;
    const std::string text = fromPython(name);
    const PyRef value = isPrivate(text) ? PyRef() : PyRef::steal(PyObject_GetAttr(real.get(), name));
    if (PyErr_Occurred() && PyErr_ExceptionMatches(PyExc_AttributeError) == 0)
        return nullptr; // for example, a module inside it could not be imported
    PyErr_Clear();
    const WithheldObjects hidden(core.policy);
    PyRef kept = value ? shown(core, PyModule_GetName(real.get()), text, value.get(), hidden) : PyRef();
    if (kept && PyObject_SetAttr(view, name, kept.get()) < 0)
        return nullptr;
    if (kept && core.restoresSettings)
        keepShownSetting(kept.get());
    if (value && !kept && !PyErr_Occurred() && isWithheldFrom(core, value.get(), hidden))
        denyWithheld(core, PyModule_GetName(real.get()), text);
    else if (!kept && !PyErr_Occurred())
        PyErr_Format(PyExc_AttributeError, "module '%s' has no attribute '%U'", PyModule_GetName(real.get()), name);
    return kept.release();
}

// CPython reads attributes twice as fast if a module has no `__getattr__`, and most need none.
bool hasLateAttributes(PyObject *real)
{
    PyObject *dict = PyModule_GetDict(real);
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(dict, &at, &name, &value) != 0;) {
        if (PyModule_Check(value))
            return true;
    }
    const char *module = PyModule_GetName(real);
    PyErr_Clear();
    return std::ranges::contains(withheld, std::string_view(module != nullptr ? module : ""), &Withheld::module)
        || PyDict_GetItemString(dict, "__path__") != nullptr || PyDict_GetItemString(dict, "__getattr__") != nullptr;
}

bool addLateAttributes(SessionCore &core, const PyRef &real, PyObject *view)
{
    const PyRef late
        = core.types->function("__getattr__", [self = core.shared_from_this(), real, view](PyObject *args, PyObject *) {
              return lateAttribute(*self, real, view, args);
          });
    return late && PyObject_SetAttrString(view, "__getattr__", late.get()) == 0;
}

// The originals of time.sleep and asyncio.run would block until their end; the replacements stop with the step.
bool replaceWaiting(SessionCore &core, std::string_view module, PyObject *view)
{
    const bool isTime = module == "time";
    if (!isTime && module != "asyncio" && module != "asyncio.runners")
        return true;
    const PyRef ours
        = isTime ? makeInterruptibleSleep(core.shared_from_this()) : makeAsyncioRun(core.shared_from_this());
    return ours && PyObject_SetAttrString(view, isTime ? "sleep" : "run", ours.get()) == 0;
}

bool replaceRedirects(SessionCore &core, std::string_view module, PyObject *view)
{
    if (module != "contextlib")
        return true;
    const UnauditedCall own;
    return std::ranges::all_of(std::array { "redirect_stdout", "redirect_stderr" }, [&core, view](const char *name) {
        const PyRef ours = makeStreamRedirect(core.shared_from_this(), name);
        return ours && PyObject_SetAttrString(view, name, ours.get()) == 0;
    });
}

// If the policy allows importlib, its import function follows the rules of import statements.
PyObject *importByName(SessionCore &core, PyObject *args)
{
    PyObject *name = nullptr;
    if (PyArg_ParseTuple(args, "U:import_module", &name) == 0)
        return nullptr;
    const std::string module = fromPython(name);
    return demandModule(core, module, {}, 0) ? importedModule(core, module, false).release() : nullptr;
}

bool replaceImport(SessionCore &core, std::string_view module, PyObject *view)
{
    if (module != "importlib" || core.isSmolagents())
        return true;
    const PyRef ours = core.types->function("import_module",
        [self = core.shared_from_this()](PyObject *args, PyObject *) { return importByName(*self, args); });
    return ours && PyObject_SetAttrString(view, "import_module", ours.get()) == 0;
}

// The spec that repr() of a module shows, without the loader, which would reach the real module.
bool addOrigin(PyObject *real, PyObject *view, const char *name)
{
    const PyRef machinery = importModule("importlib.machinery");
    const PyRef known = PyRef::steal(PyObject_GetAttrString(real, "__spec__"));
    const PyRef make = PyRef::steal(machinery ? PyObject_GetAttrString(machinery.get(), "ModuleSpec") : nullptr);
    const PyRef spec = PyRef::steal(make ? PyObject_CallFunction(make.get(), "sO", name, Py_None) : nullptr);
    for (const char *field : { "origin", "has_location" }) {
        const PyRef value = PyRef::steal(spec && known ? PyObject_GetAttrString(known.get(), field) : nullptr);
        if (value && PyObject_SetAttrString(spec.get(), field, value.get()) < 0)
            PyErr_Clear();
    }
    PyErr_Clear(); // modules created by hand may have no spec
    return !spec || PyObject_SetAttrString(view, "__spec__", spec.get()) == 0;
}

// What the view shows: the real module, or the session's own one of that name.
PyRef shownModule(SessionCore &core, PyObject *real, std::string_view name)
{
    return hasOwnModule(core, name) ? makeOwnLogging(core, real) : PyRef::borrow(real);
}

PyRef makeView(SessionCore &core, PyObject *module, const char *name)
{
    const PyRef held = shownModule(core, module, name);
    PyObject *real = held.get();
    if (real == nullptr)
        return {};
    PyRef view = PyRef::steal(PyModule_New(name));
    const PyRef key = toPython(name);
    // Stored before it is filled, as modules refer to each other in cycles.
    if (!view || PyDict_SetItem(core.views.get(), key.get(), view.get()) < 0)
        return {};
    armMetaclasses();
    if (!fillView(core, real, view.get()))
        return {};
    if (core.restoresSettings && real == module)
        keepShownSettings(real, view.get());
    if ((hasLateAttributes(real) && !addLateAttributes(core, PyRef::borrow(real), view.get()))
        || !addOrigin(real, view.get(), name) || !replaceWaiting(core, name, view.get())
        || !replaceRedirects(core, name, view.get()) || !replaceWrappers(core.shared_from_this(), name, view.get())
        || !replaceReaders(core.shared_from_this(), name, view.get()) || !replaceImport(core, name, view.get()))
        return {};
    return view;
}

PyRef viewOf(SessionCore &core, PyObject *real)
{
    if (core.allowsEverything())
        return PyRef::borrow(real);
    const char *name = PyModule_GetName(real);
    if (name == nullptr)
        return {};
    const PyRef key = toPython(name);
    if (PyObject *known = PyDict_GetItemWithError(core.views.get(), key.get()))
        return PyRef::borrow(known);
    return makeView(core, real, name);
}

std::string fileOf(const PyRef &module)
{
    PyObject *file = nullptr;
    if (!module || PyObject_GetOptionalAttrString(module.get(), "__file__", &file) < 0)
        PyErr_Clear();
    const PyRef held = PyRef::steal(file);
    return held && PyUnicode_Check(file) ? fromPython(file) : "unknown location";
}

void failName(SessionCore &core, const std::string &module, const std::string &name)
{
    if (core.isSmolagents())
        PyErr_Format(core.types->interpreterError(), "Module %s has no attribute %s", module.c_str(), name.c_str());
    else
        PyErr_Format(PyExc_ImportError, "cannot import name '%s' from '%s' (%s)", name.c_str(), module.c_str(),
            fileOf(PyRef::steal(PyImport_GetModule(toPython(module).get()))).c_str());
}

// Whether the module has this name but withholds it. Sets the error in that case.
bool isDeniedName(SessionCore &core, const std::string &module, const std::string &name)
{
    const PyRef real = PyRef::steal(PyImport_GetModule(toPython(module).get()));
    PyObject *found = nullptr;
    if (real && PyModule_Check(real.get()))
        found = PyDict_GetItemString(PyModule_GetDict(real.get()), name.c_str());
    PyErr_Clear();
    if (found == nullptr || core.isSmolagents())
        return false;
    if (!isPrivate(name) && isWithheldFrom(core, found, WithheldObjects(core.policy)))
        denyWithheld(core, module, name);
    else
        denyHidden(core, module.c_str(), name, found);
    return true;
}

// Private extension modules open files without an audit event.
bool mayBeImported(SessionCore &core, PyObject *module)
{
    if (core.allowsEverything() || !isCompiledPart(module))
        return true;
    core.deny(core.types->importDenied(), "guards.withheld",
        formatted("{} is not allowed: it is a private extension module", PyModule_GetName(module)));
    return false;
}

bool mayWarn(std::string_view module)
{
    return module == "warnings" || !std::ranges::binary_search(stdlibModules, module.substr(0, module.find('.')));
}

} // namespace

PyRef importForCode(SessionCore &core, const std::string &name)
{
    PyRef module;
    {
        const Importing importing(core);
        module = importModule(name.c_str());
        if (mayWarn(name)) // warnings show lines of the code, and would load this later, unnoticed
            importModule("linecache");
    }
    if (!module)
        return {};
    countNumpyMemory();
    armNumpyIterators();
    armLibraryGuards();
    if (core.offerSources)
        core.offerSources();
    return module;
}

bool demandModule(SessionCore &core, const std::string &module, const std::vector<std::string> &names, int line)
{
    const ImportRules::Answer answer = core.imports.judge(module);
    core.importRecords.push_back({ module, names, line, answer.verdict, answer.rule });
    if (answer.verdict == Verdict::Allowed)
        return true;
    core.deny(core.types->importDenied(), answer.rule,
        importDenialText(core.imports, core.policy.dialect, module, !names.empty()));
    return false;
}

PyRef importedModule(SessionCore &core, const std::string &module, bool bindsTop)
{
    const PyRef leaf = realModule(core, module);
    if (!leaf || !mayBeImported(core, leaf.get()))
        return {};
    const PyRef view = viewOf(core, leaf.get());
    if (!bindsTop || !view)
        return view;
    const PyRef top = realModule(core, module.substr(0, module.find('.')));
    return top ? viewOf(core, top.get()) : PyRef();
}

PyRef importedName(SessionCore &core, const std::string &module, const std::string &name)
{
    const PyRef view = importedModule(core, module, false);
    if (!view)
        return {};
    PyObject *value = nullptr;
    if (PyObject_GetOptionalAttrString(view.get(), name.c_str(), &value) < 0)
        return {};
    if (value != nullptr)
        return PyRef::steal(value);
    const std::string below = module + "." + name;
    if (core.imports.allows(below)) {
        if (PyRef found = importedModule(core, below, false))
            return found;
        PyErr_Clear();
    }
    if (!isDeniedName(core, module, name))
        failName(core, module, name);
    return {};
}

bool importEverything(SessionCore &core, const std::string &module)
{
    const PyRef view = importedModule(core, module, false);
    if (!view)
        return false;
    PyObject *names = nullptr;
    if (PyObject_GetOptionalAttrString(view.get(), "__all__", &names) < 0)
        return false;
    const PyRef listed
        = names != nullptr ? PyRef::steal(names) : PyRef::steal(PyDict_Keys(PyModule_GetDict(view.get())));
    const PyRef iterator = PyRef::steal(PyObject_GetIter(listed.get()));
    while (const PyRef name = iterator ? PyRef::steal(PyIter_Next(iterator.get())) : PyRef()) {
        if (isPrivate(fromPython(name.get())) || isDunder(fromPython(name.get())))
            continue;
        const PyRef value = PyRef::steal(PyObject_GetAttr(view.get(), name.get()));
        if (!value)
            PyErr_Clear(); // listed in __all__, but withheld
        else if (PyDict_SetItem(core.globals.get(), name.get(), value.get()) < 0)
            return false;
    }
    return !PyErr_Occurred();
}

PyRef denialOfHiddenName(SessionCore &core, PyObject *exception)
{
    if (core.isSmolagents() || core.allowsEverything() || exception == nullptr
        || !Py_IS_TYPE(exception, reinterpret_cast<PyTypeObject *>(PyExc_AttributeError)))
        return {};
    const PyRef view = PyRef::steal(PyObject_GetAttrString(exception, "obj"));
    const PyRef name = PyRef::steal(PyObject_GetAttrString(exception, "name"));
    const char *module = view && PyModule_Check(view.get()) ? PyModule_GetName(view.get()) : nullptr;
    PyErr_Clear();
    if (module == nullptr || !name || !PyUnicode_Check(name.get())
        || PyDict_GetItemString(core.views.get(), module) != view.get())
        return {};
    const PyRef real = PyRef::steal(PyImport_GetModule(toPython(module).get()));
    PyObject *value = real && PyModule_Check(real.get()) ? ownedBy(real.get(), name.get()) : nullptr;
    if (value == nullptr)
        return {};
    denyHidden(core, module, fromPython(name.get()), value);
    PyRef denial = takeException();
    if (const PyRef trace = PyRef::steal(PyException_GetTraceback(exception)))
        PyException_SetTraceback(denial.get(), trace.get());
    PyException_SetContext(denial.get(), PyException_GetContext(exception));
    return denial;
}

PyRef viewOfModule(SessionCore &core, PyObject *real) { return viewOf(core, real); }

bool hasOwnModule(const SessionCore &core, std::string_view name) { return name == "logging" && !core.isSmolagents(); }

bool isWithheld(PyObject *object) { return WithheldObjects(Policy {}).contains(object); }

bool isPrivateOfModule(std::string_view name) { return isPrivate(name); }

bool isRealModule(const SessionCore &core, PyObject *object)
{
    if (!PyModule_Check(object) || core.allowsEverything())
        return false;
    PyObject *name = nullptr;
    PyObject *view = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(core.views.get(), &at, &name, &view) != 0;) {
        if (view == object)
            return false;
    }
    return true;
}

} // namespace vitrine
