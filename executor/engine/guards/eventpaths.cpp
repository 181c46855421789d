// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/eventpaths.h"

#include "executor/engine/core/boundedrepr.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/descriptors.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t longestText = 500;
constexpr int none = -1;

// Positions in the arguments of an event.
struct Names {
    std::string_view event;
    int folderOfFirst = none; ///< descriptor that the first argument is relative to
    int second = none;
    int folderOfSecond = none;
};
// Sorted.
constexpr auto names = std::to_array<Names>({ { "os.chmod", 2 }, { "os.chown", 3 }, { "os.link", 2, 1, 3 },
    { "os.mkdir", 2 }, { "os.remove", 1 }, { "os.rename", 2, 1, 3 }, { "os.rmdir", 1 }, { "os.symlink", none, 1, 2 },
    { "os.utime", 3 }, { "shutil.move", none, 1 } });
static_assert(std::ranges::is_sorted(names, {}, &Names::event));

thread_local int openedFolder = none;

Names namesOf(std::string_view event)
{
    const auto found = std::ranges::lower_bound(names, event, {}, &Names::event);
    return found != names.end() && found->event == event ? *found : Names { event };
}

PyObject *argument(PyObject *args, int index)
{
    return index >= 0 && index < PyTuple_GET_SIZE(args) ? PyTuple_GET_ITEM(args, index) : nullptr;
}

int descriptorAt(PyObject *args, int index)
{
    PyObject *value = argument(args, index);
    const long number = value != nullptr && PyLong_Check(value) ? PyLong_AsLong(value) : none;
    PyErr_Clear();
    return number >= 0 ? static_cast<int>(number) : none;
}

// Whether this is a path of pathlib itself, which has one name; an object of the code may have another each time.
bool isPlainPath(PyObject *value)
{
    const std::string_view type = Py_TYPE(value)->tp_name;
    return (type == "PosixPath" || type.ends_with(".PosixPath"))
        && !isOwnClass(reinterpret_cast<PyObject *>(Py_TYPE(value)));
}

std::string bytesOf(PyObject *bytes)
{
    return { PyBytes_AS_STRING(bytes), static_cast<std::size_t>(PyBytes_GET_SIZE(bytes)) };
}

std::string textOf(PyObject *value)
{
    const PyRef path = isPlainPath(value) ? PyRef::steal(PyOS_FSPath(value)) : PyRef::borrow(value);
    PyErr_Clear();
    if (path && PyBytes_Check(path.get()))
        return bytesOf(path.get());
    if (path && PyUnicode_Check(path.get())) {
        const PyRef encoded = PyRef::steal(PyUnicode_EncodeFSDefault(path.get()));
        PyErr_Clear(); // no file can have such a name
        return encoded ? bytesOf(encoded.get()) : fromPython(path.get());
    }
    return boundedRepr(value, longestText).text;
}

bool isName(PyObject *value)
{
    return PyUnicode_Check(value) || PyBytes_Check(value) || PyLong_Check(value) || Py_IsNone(value)
        || isPlainPath(value);
}

std::string joined(const std::string &folder, std::string path)
{
    return folder.empty() || path.starts_with('/') ? std::move(path) : folder + '/' + path;
}

std::string pathAt(PyObject *args, int index, int folder)
{
    PyObject *value = argument(args, index);
    if (value == nullptr)
        return {};
    const std::string open = PyLong_Check(value) ? pathOfDescriptor(descriptorAt(args, index)) : std::string();
    if (!open.empty())
        return open;
    return joined(folder >= 0 ? pathOfDescriptor(folder) : std::string(), textOf(value));
}

std::string folderOf(const std::string &path)
{
    const std::size_t at = path.rfind('/');
    return at == std::string::npos ? std::string() : path.substr(0, at);
}

} // namespace

EventPaths pathsOf(std::string_view event, PyObject *args)
{
    if (PyTuple_GET_SIZE(args) == 0)
        return {};
    if (event == "code.__new__") // (code, file, name …)
        return { pathAt(args, 1, none), {}, false };
    const Names positions = namesOf(event);
    const int folder = event == "open" ? openedFolder : descriptorAt(args, positions.folderOfFirst);
    EventPaths paths { pathAt(args, 0, folder), {}, !isName(PyTuple_GET_ITEM(args, 0)) };
    if (PyObject *second = argument(args, positions.second)) {
        paths.second = pathAt(args, positions.second, descriptorAt(args, positions.folderOfSecond));
        paths.isNameless = paths.isNameless || !isName(second);
        if (event == "os.symlink")
            paths.first = joined(folderOf(paths.second), paths.first);
    }
    return paths;
}

std::string plainPath(PyObject *value)
{
    const bool isPlain = PyUnicode_Check(value) || PyBytes_Check(value) || isPlainPath(value);
    return isPlain ? textOf(value) : std::string();
}

std::string shownPath(const std::string &path)
{
    const PyRef text
        = PyRef::steal(PyUnicode_DecodeUTF8(path.data(), static_cast<Py_ssize_t>(path.size()), "backslashreplace"));
    PyErr_Clear();
    return text ? fromPython(text.get()) : std::string();
}

OpenedFolder::OpenedFolder(int descriptor)
    : m_before(std::exchange(openedFolder, descriptor))
{
}

OpenedFolder::~OpenedFolder() { openedFolder = m_before; }

} // namespace vitrine
