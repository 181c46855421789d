// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/missingmodules.h"
#include "base/formatted.h"
#include "executor/review/pyref.h"
#include "executor/review/stdlibnames.h"

#include "base/closestname.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace vitrine {

namespace {

struct Package {
    std::string_view module;
    std::string_view name;
};

// Modules whose package has a different name; sorted.
constexpr auto packages = std::to_array<Package>({ { "Bio", "biopython" }, { "Crypto", "pycryptodome" },
    { "MySQLdb", "mysqlclient" }, { "OpenSSL", "pyOpenSSL" }, { "PIL", "pillow" }, { "attr", "attrs" },
    { "bs4", "beautifulsoup4" }, { "cv2", "opencv-python" }, { "dateutil", "python-dateutil" },
    { "docx", "python-docx" }, { "dotenv", "python-dotenv" }, { "fitz", "PyMuPDF" }, { "git", "GitPython" },
    { "jwt", "PyJWT" }, { "magic", "python-magic" }, { "pptx", "python-pptx" }, { "psycopg2", "psycopg2-binary" },
    { "serial", "pyserial" }, { "skimage", "scikit-image" }, { "sklearn", "scikit-learn" }, { "usb", "pyusb" },
    { "yaml", "PyYAML" }, { "zmq", "pyzmq" } });
static_assert(std::ranges::is_sorted(packages, {}, &Package::module));

std::string_view packageOf(std::string_view module)
{
    const std::string_view top = module.substr(0, module.find('.'));
    const auto found = std::ranges::lower_bound(packages, top, {}, &Package::module);
    return found != packages.end() && found->module == top ? found->name : top;
}

std::string missingName(PyObject *exception)
{
    PyObject *name = nullptr;
    if (PyErr_GivenExceptionMatches(exception, PyExc_ModuleNotFoundError) == 0
        || PyObject_GetOptionalAttrString(exception, "name", &name) < 0)
        PyErr_Clear();
    return fromPython(PyRef::steal(name).get());
}

bool isPartOf(std::string_view module, std::string_view asked)
{
    return asked == module || (asked.starts_with(module) && asked.substr(module.size()).starts_with('.'));
}

std::string noteFor(std::string_view asked, std::string_view missing)
{
    const std::string_view package = packageOf(missing);
    const bool isPackageThere = missing.contains('.');
    if (!isPartOf(missing, asked))
        return formatted(
            "'{}' is allowed, but it needs '{}', which is not installed (package: {}).", asked, missing, package);
    if (isPackageThere)
        return formatted("'{}' is allowed, but the installed package {} has no such module.", asked, package);
    const std::string_view near = closestName(missing, stdlibModules);
    return formatted("'{}' is allowed, but it is not installed (package: {}).{}", missing, package,
        near.empty() ? std::string() : formatted(" Did you mean {}?", near));
}

bool isFoundBy(PyObject *finder, PyObject *name)
{
    const PyRef spec = PyRef::steal(PyObject_CallMethod(finder, "find_spec", "OO", name, Py_None));
    return spec && !Py_IsNone(spec.get());
}

} // namespace

bool isInstalled(std::string_view module)
{
    const PyRef name = toPython(module.substr(0, module.find('.')));
    const PyRef loaded = PyRef::steal(name ? PyImport_GetModule(name.get()) : nullptr);
    const PyRef finders = PyRef::borrow(PySys_GetObject("meta_path"));
    bool isFound = static_cast<bool>(loaded);
    for (Py_ssize_t i = 0; !isFound && finders && PyList_Check(finders.get()) && i < PyList_GET_SIZE(finders.get());
        ++i)
        isFound = isFoundBy(PyRef::borrow(PyList_GET_ITEM(finders.get(), i)).get(), name.get());
    PyErr_Clear();
    return isFound;
}

std::string_view packageFor(std::string_view module) { return packageOf(module); }

void noteMissingModule(const std::string &asked)
{
    const PyRef exception = takeException();
    const std::string missing = exception ? missingName(exception.get()) : std::string();
    if (!missing.empty()) {
        const std::string note = noteFor(asked, missing);
        PyRef::steal(PyObject_CallMethod(exception.get(), "add_note", "s", note.c_str()));
        PyErr_Clear();
    }
    if (exception)
        PyErr_SetRaisedException(Py_NewRef(exception.get()));
}

} // namespace vitrine
