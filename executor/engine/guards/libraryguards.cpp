// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/libraryguards.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/annotationguards.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/descriptors.h"
#include "executor/engine/guards/foreignguards.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/lateguards.h"
#include "executor/engine/guards/librarysettings.h"
#include "executor/engine/guards/parallelguards.h"
#include "executor/engine/guards/plotguards.h"
#include "executor/engine/guards/sqliteguards.h"
#include "executor/engine/guards/xmlguards.h"

#include <fcntl.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

// Decides on a call with these arguments for the session whose code runs.
using Judge = bool (*)(SessionCore &core, PyObject *args);

PyObject *judged(PyObject *real, Judge judge, PyObject *args, PyObject *keywords)
{
    SessionCore *core = boundSession();
    return core == nullptr || judge(*core, args) ? PyObject_Call(real, args, keywords) : nullptr;
}

bool deny(SessionCore &core, const char *why)
{
    core.deny(core.types->operationDenied(), "guards.foreign", why);
    return false;
}

bool denyStylesheet(SessionCore &core, PyObject * /*args*/)
{
    return deny(core, "A stylesheet could read and write files unchecked");
}

// Whether this is one of CPython's own streams, which libraries read instead of opening a file name.
bool isOwnStream(PyObject *object)
{
    constexpr auto streams = std::to_array<std::string_view>(
        { "_io.StringIO", "_io.BytesIO", "_io.TextIOWrapper", "_io.BufferedReader", "_io.BufferedRandom" });
    return std::ranges::contains(streams, std::string_view(Py_TYPE(object)->tp_name))
        && !isOwnClass(reinterpret_cast<PyObject *>(Py_TYPE(object)));
}

// libxml2 tries a name literally, then with its escapes (%2F) decoded.
bool mayBeOpened(SessionCore &core, PyObject *name)
{
    const std::string text = fromPython(name);
    std::error_code failed;
    if (text.contains('<') && !std::filesystem::exists(text, failed))
        return true; // the document itself
    if (!text.contains('%'))
        return PySys_Audit("open", "Osi", name, "r", 0) == 0;
    return deny(core, "The name of a document may not have % in it");
}

bool mayBeDocument(SessionCore &core, PyObject *source)
{
    if (PyUnicode_CheckExact(source))
        return mayBeOpened(core, source);
    if (PyBytes_CheckExact(source) || isOwnStream(source))
        return true;
    return deny(core, "A document must be text, the name of a file or a stream of the module io");
}

bool judgeHtml(SessionCore &core, PyObject *args)
{
    PyObject *parser = PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0) : Py_None;
    const PyRef source = PyRef::steal(PyObject_GetAttrString(parser, "io"));
    return source && mayBeDocument(core, source.get());
}

// pandas itself opens the file here.
bool judgeXml(SessionCore &core, PyObject *args)
{
    PyObject *source = PyTuple_GET_SIZE(args) > 1 ? PyTuple_GET_ITEM(args, 1) : nullptr;
    return source == nullptr || PyUnicode_CheckExact(source) || mayBeDocument(core, source);
}

// Replaces a method of a library's class by one that is judged first.
template <Judge judge>
class LibraryGuard final {
public:
    static bool arm(const char *module, const char *type, const char *method)
    {
        const PyRef from = importModule(module);
        const PyRef owner = PyRef::steal(from ? PyObject_GetAttrString(from.get(), type) : nullptr);
        PyRef real = PyRef::steal(owner ? PyObject_GetAttrString(owner.get(), method) : nullptr);
        definition.ml_name = method;
        const PyRef function = PyRef::steal(real ? PyCFunction_New(&definition, real.get()) : nullptr);
        const PyRef bound = PyRef::steal(function ? PyInstanceMethod_New(function.get()) : nullptr);
        return bound && setInClass(owner.get(), method, bound.get());
    }

private:
    static PyObject *call(PyObject *real, PyObject *args, PyObject *keywords)
    {
        return judged(real, judge, args, keywords);
    }

    // The function's own object is the real method.
    static inline PyMethodDef definition { nullptr, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(call)),
        METH_VARARGS | METH_KEYWORDS, nullptr };
};

bool isLoaded(const char *module)
{
    const PyRef name = toPython(module);
    return name && PyRef::steal(PyImport_GetModule(name.get()));
}

void armPandas()
{
    const UnauditedCall own;
    LibraryGuard<judgeHtml>::arm("pandas.io.html", "_LxmlFrameParser", "_build_doc");
    LibraryGuard<judgeXml>::arm("pandas.io.xml", "_LxmlFrameParser", "_parse_doc");
    LibraryGuard<denyStylesheet>::arm("pandas.io.xml", "_LxmlFrameParser", "_transform_doc");
    LibraryGuard<denyStylesheet>::arm("pandas.io.formats.xml", "LxmlXMLFormatter", "_transform_doc");
    PyErr_Clear();
}

// networkx writes what it compiled into its own functions, which requires access to their globals. Functions of the
// code do not need this, and an object that only imitates a function must not get the globals.
PyObject *lazyCompile(PyObject *real, PyObject *args, PyObject *keywords)
{
    PyObject *function = PyTuple_GET_SIZE(args) == 1 ? PyTuple_GET_ITEM(args, 0) : nullptr;
    if (function == nullptr || !PyFunction_Check(function) || isFunctionOfSession(function))
        return PyObject_Call(real, args, keywords);
    const OpenWorlds open;
    return PyObject_Call(real, args, keywords);
}

void armNetworkx()
{
    static PyMethodDef definition { "_lazy_compile",
        reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(lazyCompile)), METH_VARARGS | METH_KEYWORDS, nullptr };
    const UnauditedCall own;
    const PyRef from = importModule("networkx.utils.decorators");
    const PyRef owner = PyRef::steal(from ? PyObject_GetAttrString(from.get(), "argmap") : nullptr);
    const PyRef real = PyRef::steal(owner ? PyObject_GetAttrString(owner.get(), "_lazy_compile") : nullptr);
    const PyRef ours = PyRef::steal(real ? PyCFunction_New(&definition, real.get()) : nullptr);
    const PyRef method = PyRef::steal(ours ? PyStaticMethod_New(ours.get()) : nullptr);
    if (method)
        setInClass(owner.get(), "_lazy_compile", method.get());
    PyErr_Clear();
}

// threadpoolctl would search for the C library with a compiler and a temporary file, but it is already loaded.
void armThreadpools()
{
    const UnauditedCall own;
    const PyRef from = importModule("threadpoolctl");
    const PyRef owner = PyRef::steal(from ? PyObject_GetAttrString(from.get(), "ThreadpoolController") : nullptr);
    const PyRef known = PyRef::steal(owner ? PyObject_GetAttrString(owner.get(), "_system_libraries") : nullptr);
    const PyRef ctypes = importModule("ctypes");
    const PyRef library = PyRef::steal(ctypes ? PyObject_CallMethod(ctypes.get(), "CDLL", "O", Py_None) : nullptr);
    if (library && known && PyDict_Check(known.get()))
        PyDict_SetItemString(known.get(), "libc", library.get());
    PyErr_Clear();
}

// Readers and writers that are not written in Python and receive a file name.
bool mayOpen(PyObject *name, bool writes)
{
    return name == nullptr || !PyUnicode_Check(name)
        || PySys_Audit("open", "Osi", name, writes ? "w" : "r", writes ? O_WRONLY | O_CREAT | O_TRUNC : O_RDONLY) == 0;
}

struct MatrixReader {
    static bool may(const CallArguments &arguments) { return mayOpen(arguments.at(0, "filename"), false); }
};
struct MatrixWriter {
    static bool may(const CallArguments &arguments) { return mayOpen(arguments.at(0, "filename"), true); }
};
struct RegressionReports {
    static bool may(const CallArguments &arguments)
    {
        return mayOpen(arguments.at(-1, "errfile"), true) && mayOpen(arguments.at(-1, "rptfile"), true);
    }
};

void armMatrixFiles()
{
    const UnauditedCall own;
    if (const PyRef module = importModule("scipy.io._fast_matrix_market._fmm_core")) {
        CallGuard<MatrixReader>::arm(module.get(), "open_read_file");
        CallGuard<MatrixWriter>::arm(module.get(), "open_write_file");
    }
    PyErr_Clear();
}

void armRegression()
{
    const UnauditedCall own;
    if (const PyRef module = importModule("scipy.odr.__odrpack"))
        CallGuard<RegressionReports>::arm(module.get(), "odr");
    PyErr_Clear();
}

// Qhull's options are letters with or without spaces between them. "TI" and "TO", possibly with others in between, name
// files that replace the program's own input and output.
bool redirects(std::string_view options)
{
    constexpr std::string_view space = " \t\n\v\f\r";
    for (auto at = options.find('T'); at != std::string_view::npos; at = options.find('T', at + 1)) {
        const std::string_view word = options.substr(at, options.find_first_of(space, at) - at);
        if (word.find_first_of("IO") != std::string_view::npos)
            return true;
    }
    return false;
}

bool mayBeOption(SessionCore &core, PyObject *value)
{
    const bool isText = PyUnicode_Check(value) != 0;
    if (!isText && PyBytes_Check(value) == 0)
        return true;
    const bool isPlain = PyBytes_CheckExact(value) || PyUnicode_CheckExact(value);
    const std::string options = isText
        ? fromPython(value)
        : std::string(PyBytes_AS_STRING(value), static_cast<std::size_t>(PyBytes_GET_SIZE(value)));
    return (isPlain && !redirects(options)) || deny(core, "Qhull could read and write files unchecked");
}

bool judgeHull(SessionCore &core, PyObject *args, PyObject *keywords)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); ++i) {
        if (!mayBeOption(core, PyTuple_GET_ITEM(args, i)))
            return false;
    }
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; keywords != nullptr && PyDict_Next(keywords, &at, &name, &value) != 0;) {
        if (!mayBeOption(core, value))
            return false;
    }
    return true;
}

// All hulls, triangulations and diagrams are created with objects of this class. scipy crashes for an object that was
// created but not initialized, so the file is judged before; `__init__` may also be called again.
newfunc realNewHull = nullptr; // of scipy's class, for as long as the interpreter runs

PyObject *guardedNewHull(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    SessionCore *core = boundSession();
    return core == nullptr || judgeHull(*core, args, keywords) ? realNewHull(type, args, keywords) : nullptr;
}

PyObject *guardedInitOfHull(PyObject *real, PyObject *args, PyObject *keywords)
{
    SessionCore *core = boundSession();
    return core == nullptr || judgeHull(*core, args, keywords) ? PyObject_Call(real, args, keywords) : nullptr;
}

void armHulls()
{
    static PyMethodDef init { "__init__", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(guardedInitOfHull)),
        METH_VARARGS | METH_KEYWORDS, nullptr };
    const UnauditedCall own;
    const PyRef from = importModule("scipy.spatial._qhull");
    const PyRef owner = PyRef::steal(from ? PyObject_GetAttrString(from.get(), "_Qhull") : nullptr);
    if (owner && PyType_Check(owner.get())) {
        realNewHull = std::exchange(reinterpret_cast<PyTypeObject *>(owner.get())->tp_new, guardedNewHull);
        putInFront(owner.get(), init);
    }
    PyErr_Clear();
}

// Arguments of the text reader of pandas. It crashes on any other argument, and on one of another type where it expects
// a number or condition, because it frees a parser that it has not created yet.
enum class ReaderArgument { Any, Number, Condition };
constexpr auto readerArguments
    = std::to_array<std::pair<std::string_view, ReaderArgument>>({ { "allow_leading_cols", ReaderArgument::Condition },
        { "comment", ReaderArgument::Any }, { "converters", ReaderArgument::Any }, { "decimal", ReaderArgument::Any },
        { "delim_whitespace", ReaderArgument::Condition }, { "delimiter", ReaderArgument::Any },
        { "doublequote", ReaderArgument::Condition }, { "dtype", ReaderArgument::Any },
        { "dtype_backend", ReaderArgument::Any }, { "encoding_errors", ReaderArgument::Any },
        { "escapechar", ReaderArgument::Any }, { "false_values", ReaderArgument::Any },
        { "float_precision", ReaderArgument::Any }, { "header", ReaderArgument::Any },
        { "header_end", ReaderArgument::Number }, { "header_start", ReaderArgument::Number },
        { "index_col", ReaderArgument::Any }, { "keep_default_na", ReaderArgument::Condition },
        { "lineterminator", ReaderArgument::Any }, { "na_filter", ReaderArgument::Condition },
        { "na_fvalues", ReaderArgument::Any }, { "na_values", ReaderArgument::Any }, { "names", ReaderArgument::Any },
        { "on_bad_lines", ReaderArgument::Any }, { "quotechar", ReaderArgument::Any },
        { "quoting", ReaderArgument::Any }, { "skip_blank_lines", ReaderArgument::Condition },
        { "skipfooter", ReaderArgument::Any }, { "skipinitialspace", ReaderArgument::Condition },
        { "skiprows", ReaderArgument::Any }, { "thousands", ReaderArgument::Any },
        { "tokenize_chunksize", ReaderArgument::Number }, { "true_values", ReaderArgument::Any },
        { "usecols", ReaderArgument::Any }, { "verbose", ReaderArgument::Condition } });

bool isSmall(PyObject *number)
{
    int overflow = 0;
    const long value = PyLong_AsLongAndOverflow(number, &overflow);
    return overflow == 0 && value >= 0 && value <= std::numeric_limits<int>::max();
}

// Before its version 2.
bool isFirstPandas()
{
    const UnauditedCall own;
    const PyRef pandas = importModule("pandas");
    const PyRef version = PyRef::steal(pandas ? PyObject_GetAttrString(pandas.get(), "__version__") : nullptr);
    PyErr_Clear();
    return version && PyUnicode_Check(version.get()) && viewOf(version.get()).starts_with("1.");
}

bool isArgumentOfReader(PyObject *name, PyObject *value)
{
    const auto found
        = std::ranges::find(readerArguments, viewOf(name), &std::pair<std::string_view, ReaderArgument>::first);
    if (found == readerArguments.end())
        return viewOf(name) == "mangle_dupe_cols" && PyBool_Check(value) && isFirstPandas();
    if (found->second == ReaderArgument::Any)
        return true;
    const bool isNumber = PyLong_CheckExact(value) && isSmall(value);
    return isNumber || (found->second == ReaderArgument::Condition && (PyBool_Check(value) || Py_IsNone(value)));
}

// False, with an exception set, if an argument would crash it.
bool mayMakeReader(PyObject *args, PyObject *keywords)
{
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    bool isFine = PyTuple_GET_SIZE(args) == 1;
    for (Py_ssize_t at = 0; isFine && keywords != nullptr && PyDict_Next(keywords, &at, &name, &value) != 0;)
        isFine = isArgumentOfReader(name, value);
    if (!isFine)
        PyErr_SetString(PyExc_TypeError, "unexpected argument of the text reader");
    return isFine;
}

newfunc realNewReader = nullptr; // of pandas' class, for as long as the interpreter runs

PyObject *guardedNewReader(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    if (SessionCore *core = codeAsking())
        return deny(*core, "The text reader of pandas crashes on wrong arguments"), nullptr;
    PyObject *source = PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0) : nullptr;
    if (boundSession() != nullptr && (source == nullptr || PyObject_HasAttrString(source, "read") == 0))
        return PyErr_Format(PyExc_TypeError, "a text reader needs a source with a method read");
    if (boundSession() != nullptr && !mayMakeReader(args, keywords))
        return nullptr;
    return realNewReader(type, args, keywords);
}

void armTextReaders()
{
    const UnauditedCall own;
    const PyRef from = importModule("pandas._libs.parsers");
    const PyRef reader = PyRef::steal(from ? PyObject_GetAttrString(from.get(), "TextReader") : nullptr);
    if (reader && PyType_Check(reader.get()))
        realNewReader = std::exchange(reinterpret_cast<PyTypeObject *>(reader.get())->tp_new, guardedNewReader);
    PyErr_Clear();
}

void (*importObserver)() = nullptr; // set once, with the GIL

struct ArmedLibrary {
    const char *module;
    void (*arm)();
};
constexpr std::array armedLibraries { ArmedLibrary { "typing", armAnnotationGuards },
    ArmedLibrary { "matplotlib.figure", armPlotGuards }, ArmedLibrary { "pandas.io.api", armPandas },
    ArmedLibrary { "pandas._libs.parsers", armTextReaders }, ArmedLibrary { "networkx.utils.decorators", armNetworkx },
    ArmedLibrary { "threadpoolctl", armThreadpools }, ArmedLibrary { "scipy.io._fast_matrix_market", armMatrixFiles },
    ArmedLibrary { "scipy.odr.__odrpack", armRegression }, ArmedLibrary { "scipy.spatial._qhull", armHulls },
    ArmedLibrary { "_sqlite3", armSqliteGuards }, ArmedLibrary { "joblib._parallel_backends", armParallelGuards },
    ArmedLibrary { "lxml.etree", armXmlGuards }, ArmedLibrary { "PIL._imaging", armPictureGuards },
    ArmedLibrary { "PIL.Image", armImageGuards }, ArmedLibrary { "PIL._imagingft", armFontGuards },
    ArmedLibrary { "PIL._imagingcms", armProfileGuards }, ArmedLibrary { "_ctypes", armFunctionPointers },
    ArmedLibrary { "_socket", armSocketGuards }, ArmedLibrary { "_thread", armThreadGuards },
    ArmedLibrary { "select", armPollGuards }, ArmedLibrary { "termios", armTerminalGuards },
    ArmedLibrary { "_tkinter", armWindows }, ArmedLibrary { "_multiprocessing", armProcessLocks },
    ArmedLibrary { "_interpreters", armInterpreters }, ArmedLibrary { "_xxsubinterpreters", armInterpreters } };

} // namespace

void setImportObserver(void (*observer)()) { importObserver = observer; }

void armLibraryGuards()
{
    static std::array<bool, armedLibraries.size()> areArmed {}; // modules of the interpreter, protected by the GIL
    for (std::size_t i = 0; i < armedLibraries.size(); ++i) {
        if (areArmed.at(i) || !isLoaded(armedLibraries.at(i).module))
            continue;
        areArmed.at(i) = true;
        armedLibraries.at(i).arm();
    }
    if (importObserver != nullptr)
        importObserver();
    const SessionCore *core = auditedSession();
    if (core != nullptr && core->restoresSettings)
        keepLibrarySettings();
    if (core != nullptr && core->isHosted)
        armLateGuards();
}

} // namespace vitrine
