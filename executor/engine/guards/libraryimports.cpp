// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/libraryimports.h"

#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"

#include <vector>

namespace vitrine {

namespace {

void (*whenImported)() = nullptr;

// The frames that began the imports which run on this thread; null where a host without frames did.
std::vector<PyFrameObject *> &importers()
{
    static thread_local std::vector<PyFrameObject *> onThisThread;
    return onThisThread;
}

PyObject *findAndLoad(PyObject *real, PyObject *args, PyObject *keywords)
{
    const PyRef frame = PyRef::borrow(reinterpret_cast<PyObject *>(PyEval_GetFrame()));
    importers().push_back(reinterpret_cast<PyFrameObject *>(frame.get()));
    PyRef module = PyRef::steal(PyObject_Call(real, args, keywords));
    importers().pop_back();
    if (module && whenImported != nullptr)
        whenImported();
    return module.release();
}

} // namespace

void armLibraryImports(void (*imported)())
{
    static PyMethodDef definition { "_find_and_load",
        reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(findAndLoad)), METH_VARARGS | METH_KEYWORDS, nullptr };
    if (whenImported != nullptr)
        return;
    const PyRef machinery = importModule("_frozen_importlib");
    const PyRef real = PyRef::steal(machinery ? PyObject_GetAttrString(machinery.get(), "_find_and_load") : nullptr);
    const PyRef ours = PyRef::steal(real ? PyCFunction_New(&definition, real.get()) : nullptr);
    if (ours && PyObject_SetAttrString(machinery.get(), "_find_and_load", ours.get()) == 0)
        whenImported = imported;
    PyErr_Clear();
}

bool isInImport()
{
    if (importers().empty())
        return false;
    PyFrameObject *importer = importers().back();
    bool isOfCode = false;
    const bool isReached = anyFrameOutwards([&](PyFrameObject *frame) {
        if (frame == importer)
            return true;
        const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
        isOfCode = sessionOf(builtins.get()) != nullptr;
        return isOfCode;
    });
    return !isOfCode && (isReached || importer == nullptr);
}

} // namespace vitrine
