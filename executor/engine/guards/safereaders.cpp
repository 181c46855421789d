// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/safereaders.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/guards.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace vitrine {

namespace {

// In all sources, read(object, name) is a guarded getattr, and plain(text) is the text itself, even for a subclass of
// str.

constexpr const char *operatorSource = R"python(
class attrgetter:
    """Return a callable object that fetches the given attribute(s) from its operand."""
    __slots__ = ('_attrs',)

    def __init__(self, attr, /, *attrs):
        self._attrs = tuple(plain(one) for one in (attr, *attrs))

    def __call__(self, obj, /):
        values = tuple(reach(obj, name) for name in self._attrs)
        return values[0] if len(values) == 1 else values

    def __repr__(self):
        return f"operator.attrgetter({', '.join(map(repr, self._attrs))})"

def reach(obj, name):
    for part in name.split('.'):
        obj = read(obj, part)
    return obj

class methodcaller:
    """Return a callable object that calls the given method on its operand."""
    __slots__ = ('_name', '_args', '_kwargs')

    def __init__(self, name, /, *args, **kwargs):
        self._name, self._args, self._kwargs = plain(name), args, kwargs

    def __call__(self, obj, /):
        return read(obj, self._name)(*self._args, **self._kwargs)

    def __repr__(self):
        shown = [repr(self._name), *map(repr, self._args), *(f'{key}={one!r}' for key, one in self._kwargs.items())]
        return f"operator.methodcaller({', '.join(shown)})"
)python";

// The same as the standard library's, except for `read`.
constexpr const char *stringSource = R"python(
import _string

class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used_args = set()
        result, _ = self._vformat(plain(format_string), args, kwargs, used_args, 2)
        self.check_unused_args(used_args, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used_args, recursion_depth, auto_arg_index=0):
        if recursion_depth < 0:
            raise ValueError('Max string recursion exceeded')
        result = []
        for literal_text, field_name, format_spec, conversion in self.parse(format_string):
            if literal_text:
                result.append(literal_text)
            if field_name is None:
                continue
            first = _string.formatter_field_name_split(field_name)[0]
            if first == '':
                if auto_arg_index is False:
                    raise ValueError('cannot switch from manual field specification to automatic field numbering')
                field_name = str(auto_arg_index) + field_name
                auto_arg_index += 1
            elif isinstance(first, int):
                if auto_arg_index:
                    raise ValueError('cannot switch from automatic field numbering to manual field specification')
                auto_arg_index = False
            obj, arg_used = self.get_field(field_name, args, kwargs)
            used_args.add(arg_used)
            obj = self.convert_field(obj, conversion)
            format_spec, auto_arg_index = self._vformat(
                format_spec, args, kwargs, used_args, recursion_depth - 1, auto_arg_index=auto_arg_index)
            result.append(self.format_field(obj, format_spec))
        return ''.join(result), auto_arg_index

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion in ('s', 'r', 'a'):
            return {'s': str, 'r': repr, 'a': ascii}[conversion](value)
        raise ValueError('Unknown conversion specifier {0!s}'.format(conversion))

    def parse(self, format_string):
        return _string.formatter_parser(plain(format_string))

    def get_field(self, field_name, args, kwargs):
        first, rest = _string.formatter_field_name_split(plain(field_name))
        obj = self.get_value(first, args, kwargs)
        for is_attr, name in rest:
            obj = read(obj, name) if is_attr else obj[name]
        return obj, first
)python";

// Texts see the names of the code and those that it passes, not those of other modules.
constexpr const char *typingSource = R"python(
import functools, operator, types, typing

def annotations(obj):
    if not isinstance(obj, type):
        return [getattr(obj, '__annotations__', None) or {}]
    found = [base.__dict__.get('__annotations__', {}) for base in reversed(obj.__mro__) if base is not object]
    lazy = [base for base in reversed(obj.__mro__) if '__annotate_func__' in base.__dict__]
    return [one for one in found if isinstance(one, dict)] + [base.__annotations__ for base in lazy]

deepest = 50 # texts within texts

def evaluated(hint, names, inner, depth=0):
    if isinstance(hint, typing.ForwardRef):
        hint = hint.__forward_arg__
    if isinstance(hint, str):
        hint = eval(plain(hint), names, inner)
        return hint if isinstance(hint, str) or depth == deepest else evaluated(hint, names, inner, depth + 1)
    return within(hint, lambda one: evaluated(one, names, inner, depth))

# The texts in list['Item'] are names of types, those in Literal['item'] are not.
def within(hint, evaluate):
    kind = type(hint)
    args = hint.__args__ if kind in (types.GenericAlias, types.UnionType) or isinstance(hint, typing._GenericAlias) else ()
    found = tuple(one if isinstance(one, str) and kind is not types.GenericAlias else evaluate(one) for one in args)
    if found == args:
        return hint
    if kind is types.GenericAlias:
        return types.GenericAlias(hint.__origin__, found)
    return functools.reduce(operator.or_, found) if kind is types.UnionType else hint.copy_with(found)

def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    """Return type hints for an object."""
    names = dict(code_names() if globalns is None else globalns)
    names['__builtins__'] = code_builtins()
    hints = {}
    for found in annotations(obj):
        for name, hint in found.items():
            hint = type(None) if hint is None else evaluated(hint, names, localns)
            hints[name] = hint if include_extras else typing._strip_annotations(hint)
    return hints
)python";

constexpr const char *typesSource = R"python(
import types

real = {name: getattr(types, name) for name in ('FunctionType', 'CodeType', 'CellType', 'ModuleType')}

class kind(type):
    def __instancecheck__(cls, value):
        return isinstance(value, real.get(cls.__name__, ()))
    def __subclasscheck__(cls, other):
        return other is cls or issubclass(other, real.get(cls.__name__, ()))
    def __eq__(cls, other):
        return other is cls or other is real.get(cls.__name__)
    def __hash__(cls):
        return hash(real.get(cls.__name__))
    def __call__(cls, *args, **kwargs):
        deny('types.' + cls.__name__)
    def __repr__(cls):
        return repr(real.get(cls.__name__))

FunctionType, CodeType, CellType, ModuleType = (kind(name, (), {}) for name in real)
LambdaType = FunctionType
)python";

// Where the policy opens no files, paths are texts only.
constexpr const char *pathlibSource = R"python(
import pathlib, posixpath

def is_of_files(name):
    return not name.startswith('_') and hasattr(pathlib.Path, name)

class PosixPath(pathlib.PurePosixPath):
    __slots__ = ()

    # Without links, which need files; relative ones would show the folder of the program.
    def absolute(self):
        return self if self.is_absolute() else deny_file('absolute', pathlib.PurePosixPath.__str__(self))

    def resolve(self, strict=False):
        if strict or not self.is_absolute():
            return deny_file('resolve', pathlib.PurePosixPath.__str__(self))
        return type(self)(posixpath.normpath(pathlib.PurePosixPath.__str__(self)))

    def __getattr__(self, name):
        if is_of_files(plain(name)):
            return deny_file(plain(name), pathlib.PurePosixPath.__str__(self))
        raise AttributeError(f"'PosixPath' object has no attribute '{plain(name)}'", name=plain(name))

class kind(type):
    def __getattr__(cls, name):
        if is_of_files(plain(name)):
            deny_file(plain(name), '.')
        raise AttributeError(f"type object 'PosixPath' has no attribute '{plain(name)}'", name=plain(name))

PosixPath = kind('PosixPath', (PosixPath,), {'__slots__': ()})
Path = PosixPath
)python";

// The originals take the file of a class from the module that it names: for classes of the code that would be the
// program's own file, if `__main__` has one at all.
constexpr const char *inspectSource = R"python(
import ast, inspect, linecache, types

def space_of(cls):
    return type.__dict__['__dict__'].__get__(cls)

def is_of_code(obj):
    return issubclass(type(obj), type) and space_of(obj).get('__module__') == '__main__'

def classes_in(tree, prefix=''):
    for node in ast.iter_child_nodes(tree):
        inner = prefix
        if isinstance(node, ast.ClassDef):
            yield prefix + node.name, min(one.lineno for one in (node, *node.decorator_list))
            inner = prefix + node.name + '.'
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            inner = prefix + node.name + '.<locals>.'
        yield from classes_in(node, inner)

def files_for(cls, name):
    steps = [file for file in reversed(list(linecache.cache)) if str(file).startswith('<step ')]
    methods = [one for one in space_of(cls).values() if type(one) is types.FunctionType]
    named = [inspect.getfile(one) for one in methods if one.__qualname__ == name + '.' + one.__name__]
    return [file for file in named if file in steps] or steps

def position(cls):
    name = type.__dict__['__qualname__'].__get__(cls)
    first = space_of(cls).get('__firstlineno__') # since 3.13
    for file in files_for(cls, name):
        lines = linecache.cache[file][2]
        found = [line for one, line in classes_in(ast.parse(''.join(lines))) if one == name and first in (None, line)]
        if found:
            return file, lines, found[-1]
    raise OSError('could not find class definition')

def getfile(object):
    """Work out which source or compiled file an object was defined in."""
    return position(object)[0] if is_of_code(object) else inspect.getfile(object)

def getsourcefile(object):
    """Return the filename that can be used to locate an object's source."""
    return position(object)[0] if is_of_code(object) else inspect.getsourcefile(object)

def findsource(object):
    """Return the entire source file and starting line number for an object."""
    if not is_of_code(object):
        return inspect.findsource(object)
    _, lines, first = position(object)
    return list(lines), first - 1

def getsourcelines(object):
    """Return a list of source lines and starting line number for an object."""
    if not is_of_code(object):
        return inspect.getsourcelines(object)
    lines, at = findsource(object)
    return inspect.getblock(lines[at:]), at + 1

def getsource(object):
    """Return the text of the source code for an object."""
    return ''.join(getsourcelines(object)[0]) if is_of_code(object) else inspect.getsource(object)
)python";

// Only browsers that are installed have an event.
constexpr const char *webbrowserSource = R"python(
import sys, webbrowser

def judged(function):
    def call(*args, **kwargs):
        sys.audit('webbrowser.open', args[0] if args else '')
        return function(*args, **kwargs)
    call.__name__ = call.__qualname__ = function.__name__
    return call

open, open_new, open_new_tab, get = map(
    judged, (webbrowser.open, webbrowser.open_new, webbrowser.open_new_tab, webbrowser.get))
)python";

struct Readers {
    std::string_view module;
    const char *source;
    std::vector<const char *> names;
};

const std::array readers { Readers { "operator", operatorSource, { "attrgetter", "methodcaller" } },
    Readers { "string", stringSource, { "Formatter" } }, Readers { "typing", typingSource, { "get_type_hints" } },
    Readers { "types", typesSource, { "FunctionType", "LambdaType", "CodeType", "CellType", "ModuleType" } },
    Readers { "pathlib", pathlibSource, { "Path", "PosixPath" } },
    Readers { "webbrowser", webbrowserSource, { "open", "open_new", "open_new_tab", "get" } },
    Readers { "inspect", inspectSource, { "getfile", "getsourcefile", "findsource", "getsourcelines", "getsource" } } };

PyObject *callRead(SessionCore &core, PyObject *args)
{
    PyObject *object = nullptr;
    PyObject *name = nullptr;
    return PyArg_ParseTuple(args, "OU", &object, &name) == 0 ? nullptr : readAttribute(core, object, name);
}

PyObject *callPlain(PyObject *args)
{
    PyObject *text = nullptr;
    if (PyArg_ParseTuple(args, "O", &text) == 0)
        return nullptr;
    if (PyUnicode_Check(text))
        return PyUnicode_FromObject(text);
    PyErr_SetString(PyExc_TypeError, "attribute name must be a string");
    return nullptr;
}

PyObject *callDeny(SessionCore &core, PyObject *args)
{
    const char *name = nullptr;
    if (PyArg_ParseTuple(args, "s", &name) != 0)
        core.deny(core.types->operationDenied(), "guards.withheld",
            formatted("{} is not allowed: it bypasses the guards", name));
    return nullptr;
}

struct PathMethod {
    std::string_view name;
    const char *event;
};

// The audit events that the methods of `pathlib.Path` would raise; the others open the file for reading.
constexpr auto pathMethods = std::to_array<PathMethod>({ { "chmod", "os.chmod" }, { "copy", "w" }, { "copy_into", "w" },
    { "exists", "os.stat" }, { "glob", "os.scandir" }, { "group", "os.stat" }, { "hardlink_to", "w" },
    { "is_block_device", "os.stat" }, { "is_char_device", "os.stat" }, { "is_dir", "os.stat" },
    { "is_fifo", "os.stat" }, { "is_file", "os.stat" }, { "is_mount", "os.lstat" }, { "is_socket", "os.stat" },
    { "is_symlink", "os.lstat" }, { "iterdir", "os.listdir" }, { "lchmod", "os.chmod" }, { "lstat", "os.lstat" },
    { "mkdir", "os.mkdir" }, { "move", "w" }, { "move_into", "w" }, { "owner", "os.stat" },
    { "readlink", "os.readlink" }, { "rename", "w" }, { "replace", "w" }, { "rglob", "os.scandir" },
    { "rmdir", "os.rmdir" }, { "samefile", "os.stat" }, { "stat", "os.stat" }, { "symlink_to", "w" }, { "touch", "w" },
    { "unlink", "os.remove" }, { "walk", "os.scandir" }, { "write_bytes", "w" }, { "write_text", "w" } });

// Denies and records the request as the audit hook does for a real path.
PyObject *denyPath(SessionCore &core, std::string_view method, std::string_view event, PyObject *path)
{
    const bool isOpening = event.size() == 1; // a mode
    const int isDenied = isOpening ? PySys_Audit("open", "Osi", path, event.data(), 0)
                                   : PySys_Audit(event.data(), "Oii", path, -1, -1);
    if (isDenied == 0)
        core.deny(core.types->operationDenied(), "filesystem.read",
            formatted("pathlib.Path.{} is not allowed: the policy does not allow any files", method));
    return nullptr;
}

// The mode is only known when the method is called.
PyObject *callDenyOpen(SessionCore &core, PyObject *path, PyObject *args, PyObject *keywords)
{
    PyObject *mode = PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0) : nullptr;
    if (mode == nullptr && keywords != nullptr)
        mode = PyDict_GetItemString(keywords, "mode");
    const bool writes
        = mode != nullptr && PyUnicode_Check(mode) && fromPython(mode).find_first_of("wax+") != std::string::npos;
    return denyPath(core, "open", writes ? "w" : "r", path);
}

PyObject *callDenyFile(const std::shared_ptr<SessionCore> &core, PyObject *args)
{
    const char *name = nullptr;
    PyObject *path = nullptr;
    if (PyArg_ParseTuple(args, "sU", &name, &path) == 0)
        return nullptr;
    const std::string_view method = name;
    if (method == "open")
        return core->types
            ->function("open",
                [core, own = PyRef::borrow(path)](
                    PyObject *given, PyObject *keywords) { return callDenyOpen(*core, own.get(), given, keywords); })
            .release();
    const auto found = std::ranges::find(pathMethods, method, &PathMethod::name);
    return denyPath(*core, method, found != pathMethods.end() ? found->event : "r", path);
}

bool opensFiles(const SessionCore &core) { return !core.policy.readGlobs.empty() || !core.policy.writeGlobs.empty(); }

PyObject *codeBuiltins(SessionCore &core)
{
    PyObject *builtins = core.globals ? PyDict_GetItemString(core.globals.get(), "__builtins__") : nullptr;
    return builtins != nullptr ? Py_NewRef(builtins) : PyDict_New();
}

// Objects defined in these globals claim to be from that module.
PyRef namesFor(const std::shared_ptr<SessionCore> &core, std::string_view module)
{
    const EngineTypes &types = *core->types;
    const PyRef builtins = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef read = types.function("read", [core](PyObject *args, PyObject *) { return callRead(*core, args); });
    const PyRef plain = types.function("plain", [](PyObject *args, PyObject *) { return callPlain(args); });
    const PyRef deny = types.function("deny", [core](PyObject *args, PyObject *) { return callDeny(*core, args); });
    const PyRef codeNames = types.function("code_names",
        [core](PyObject *, PyObject *) { return core->globals ? PyDict_Copy(core->globals.get()) : PyDict_New(); });
    const PyRef ofCode
        = types.function("code_builtins", [core](PyObject *, PyObject *) { return codeBuiltins(*core); });
    const PyRef denyFile
        = types.function("deny_file", [core](PyObject *args, PyObject *) { return callDenyFile(core, args); });
    if (!builtins || !read || !plain || !deny || !denyFile || !codeNames || !ofCode)
        return {};
    return PyRef::steal(
        Py_BuildValue("{ss#sOsOsOsOsOsOsO}", "__name__", module.data(), static_cast<Py_ssize_t>(module.size()),
            "__builtins__", builtins.get(), "read", read.get(), "plain", plain.get(), "deny", deny.get(), "deny_file",
            denyFile.get(), "code_names", codeNames.get(), "code_builtins", ofCode.get()));
}

} // namespace

bool replaceReaders(const std::shared_ptr<SessionCore> &core, std::string_view module, PyObject *view)
{
    const auto found = std::ranges::find(readers, module, &Readers::module);
    if (found == readers.end() || (module == "pathlib" && opensFiles(*core)))
        return true;
    const UnauditedCall own;
    const PyRef names = namesFor(core, module);
    const PyRef done = runEngineSource(found->source, names);
    return done && std::ranges::all_of(found->names, [&](const char *name) {
        PyObject *ours = PyDict_GetItemString(names.get(), name);
        return ours != nullptr && PyObject_SetAttrString(view, name, ours) == 0;
    });
}

} // namespace vitrine
