// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/textcode.h"

#include "executor/engine/core/importing.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/guards.h"
#include "executor/engine/guards/instructions.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/review/builtinnames.h"
#include "executor/review/judge.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

template <std::size_t size>
bool contains(const std::array<std::string_view, size> &names, std::string_view name)
{
    return std::ranges::contains(names, name);
}

// Names in the templates of dataclasses and namedtuples, and of errors in templates of jinja2.
constexpr auto templateDunders = std::to_array<std::string_view>({ "__class__", "__qualname__", "__name__",
    "__setattr__", "__delattr__", "__doc__", "__create_fn__", "__jinja_exception__" });
// The text would get the real ones: only those of a session are guarded.
constexpr auto guardedBuiltins = std::to_array<std::string_view>({ "getattr", "setattr", "delattr", "hasattr" });

bool allowsDunder(const SessionCore &core, std::string_view name) { return allowsCall(core, name); }

bool isForbiddenAttribute(const SessionCore &core, const std::string &name)
{
    if (isDunder(name))
        return !contains(templateDunders, name) && !name.starts_with("__dataclass_") && !allowsDunder(core, name);
    return name == "_ctypes" || name == "_evaluate"; // the other guarded names are common field names
}

bool isForbiddenGlobal(const SessionCore &core, const std::string &name, TextWorld world)
{
    if (contains(builtinsOfTexts, name))
        return false;
    if (isDangerousModule(name) && !core.imports.allows(name))
        return true; // sympy gives its texts the real module builtins
    if (!isBuiltinName(name))
        return world == TextWorld::OfAnyModule;
    return contains(guardedBuiltins, name) || !std::ranges::contains(core.policy.builtins, name);
}

// The relevant use of a name by one instruction.
struct Instruction {
    int operation;
    int argument;
};

std::string nameOf(PyObject *names, const Instruction &instruction)
{
    const Py_ssize_t index = hasMark(instruction.operation) ? instruction.argument >> 1 : instruction.argument;
    return index < PyTuple_GET_SIZE(names) ? fromPython(PyTuple_GET_ITEM(names, index)) : std::string();
}

// Iterates over the names that a code object uses, instruction by instruction.
class NamesInCode final {
public:
    NamesInCode(const SessionCore &core, PyObject *names, TextWorld world)
        : m_core(core)
        , m_names(names)
        , m_world(world)
    {
    }

    std::string forbiddenBy(const Instruction &instruction)
    {
        if (instruction.operation == CACHE)
            return {};
        if (std::exchange(m_isAfterBuiltins, false))
            return forbiddenOfBuiltins(instruction);
        if (instruction.operation == IMPORT_NAME)
            return m_world == TextWorld::OfLibraryWithImports ? std::string() : "import";
        if (!loadsGlobal(instruction.operation))
            return {};
        std::string name = nameOf(m_names, instruction);
        m_isAfterBuiltins = name == "builtins"; // sympy writes builtins.sum(…)
        return !m_isAfterBuiltins && isForbiddenGlobal(m_core, name, m_world) ? name : std::string();
    }

private:
    std::string forbiddenOfBuiltins(const Instruction &instruction) const
    {
        const std::string name = loadsAttribute(instruction.operation) ? nameOf(m_names, instruction) : std::string();
        return isBuiltinName(name) && !isForbiddenGlobal(m_core, name, m_world) ? std::string() : "builtins";
    }

    const SessionCore &m_core;
    PyObject *m_names;
    TextWorld m_world;
    bool m_isAfterBuiltins = false;
};

std::string forbiddenInInstructions(const SessionCore &core, PyCodeObject *code, TextWorld world)
{
    const PyRef bytes = PyRef::steal(PyCode_GetCode(code));
    if (!bytes)
        return "code";
    const auto *at = reinterpret_cast<const unsigned char *>(PyBytes_AS_STRING(bytes.get()));
    NamesInCode names(core, code->co_names, world);
    int extended = 0;
    for (Py_ssize_t i = 0; i + 1 < PyBytes_GET_SIZE(bytes.get()); i += 2) {
        const int argument = extended << 8 | at[i + 1];
        extended = at[i] == EXTENDED_ARG ? argument : 0;
        std::string name = at[i] == EXTENDED_ARG ? std::string() : names.forbiddenBy({ at[i], argument });
        if (!name.empty())
            return name;
    }
    return {};
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

// The parser normalizes letters that look alike (PEP 3131).
std::string asParsed(std::string_view text)
{
    const PyRef module = importModule("unicodedata");
    const PyRef plain = PyRef::steal(module ? PyObject_CallMethod(module.get(), "normalize", "ss#", "NFKC", text.data(),
                                                  static_cast<Py_ssize_t>(text.size()))
                                            : nullptr);
    PyErr_Clear();
    return plain ? fromPython(plain.get()) : std::string(text);
}

bool allowsPackageOf(const SessionCore &core, const std::string &module)
{
    return !module.empty() && !isDangerousModule(module) && core.imports.allows(module.substr(0, module.find('.')));
}

PyRef lookedUp(SessionCore &core, const std::string &module, const std::string &name)
{
    PyRef from;
    {
        const Importing importing(core);
        from = importModule(module.c_str());
    }
    PyRef object = PyRef::steal(from ? PyObject_GetAttrString(from.get(), name.c_str()) : nullptr);
    PyErr_Clear();
    return object;
}

// The defining module: a module also contains what it imported.
std::string homeOf(PyObject *object)
{
    const PyRef home = PyRef::steal(PyObject_GetAttrString(object, "__module__"));
    PyErr_Clear();
    return home ? fromPython(home.get()) : std::string();
}

// Names with a leading underscore are not part of a package's interface, except those that its own pickles need.
bool isOffered(std::string_view name)
{
    static constexpr auto makers
        = std::to_array<std::string_view>({ "_compile", "_frombuffer", "_mareconstruct", "_p", "_reconstruct" });
    return !name.starts_with('_') || name.starts_with("_new_") || name.ends_with("_ctor") || name.contains("unpickle")
        || contains(makers, name);
}

} // namespace

bool isFromFile(std::string_view file) { return file.starts_with('/') || file.starts_with("<frozen "); }

std::string forbiddenIn(const SessionCore &core, PyObject *code, TextWorld world)
{
    auto *object = reinterpret_cast<PyCodeObject *>(code);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(object->co_names); ++i) {
        std::string name = fromPython(PyTuple_GET_ITEM(object->co_names, i));
        if (isForbiddenAttribute(core, name))
            return name;
    }
    std::string used = forbiddenInInstructions(core, object, world);
    if (!used.empty())
        return used;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(object->co_consts); ++i) {
        PyObject *constant = PyTuple_GET_ITEM(object->co_consts, i);
        std::string name = PyCode_Check(constant) ? forbiddenIn(core, constant, world) : std::string();
        if (!name.empty())
            return name;
    }
    return {};
}

std::string forbiddenInExpression(const SessionCore &core, std::string_view written)
{
    const std::string text = asParsed(written);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        while (at < text.size() && isLetter(text[at]))
            ++at;
        const std::string name = text.substr(begin, at - begin);
        if (isDunder(name) ? !allowsDunder(core, name) : isGuardedAttribute(name))
            return name;
        at += at == begin ? 1 : 0;
    }
    return {};
}

bool mayUnpickle(SessionCore &core, const std::string &module, const std::string &name)
{
    static constexpr auto plainClasses = std::to_array<std::string_view>({ "bool", "bytearray", "bytes", "complex",
        "dict", "float", "frozenset", "int", "list", "object", "range", "set", "slice", "str", "tuple" });
    if (name.contains('.') || isDunder(name))
        return false;
    if (module == "builtins" || module == "__builtin__")
        return contains(plainClasses, name) || name.ends_with("Error") || name.ends_with("Exception");
    if (module == "__main__") {
        PyObject *own = core.globals ? PyDict_GetItemString(core.globals.get(), name.c_str()) : nullptr;
        return own != nullptr && PyType_Check(own) && isOwnClass(own);
    }
    if (module == "copyreg" || module == "copy_reg")
        return name == "_reconstructor";
    if (!isOffered(name) || !allowsPackageOf(core, module))
        return false;
    const PyRef object = lookedUp(core, module, name);
    return object && !PyModule_Check(object.get()) && !isWithheld(object.get())
        && allowsPackageOf(core, homeOf(object.get()));
}

} // namespace vitrine
