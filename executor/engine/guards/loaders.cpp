// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/loaders.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/askers.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/engineread.h"

#include <array>

namespace vitrine {

namespace {

struct Loader {
    const char *module;
    const char *type;
};
constexpr std::array loaders { Loader { "_frozen_importlib", "ModuleSpec" },
    Loader { "_frozen_importlib", "BuiltinImporter" }, Loader { "_frozen_importlib", "FrozenImporter" },
    Loader { "_frozen_importlib_external", "FileLoader" }, Loader { "_frozen_importlib_external", "SourceLoader" },
    Loader { "_frozen_importlib_external", "SourceFileLoader" },
    Loader { "_frozen_importlib_external", "SourcelessFileLoader" },
    Loader { "_frozen_importlib_external", "ExtensionFileLoader" },
    Loader { "_frozen_importlib_external", "NamespaceLoader" }, Loader { "_frozen_importlib_external", "PathFinder" },
    Loader { "_frozen_importlib_external", "FileFinder" }, Loader { "zipimport", "zipimporter" } };

PyObject *guardedGetAttr(PyObject *self, PyObject *name)
{
    SessionCore *core = sessionOf(PyEval_GetBuiltins());
    if (core == nullptr && auditedSession() != nullptr && isTextRunning())
        core = auditedSession();
    const bool isFree = core == nullptr || isExcused() || EngineRead::isActive() || core->importDepth > 0
        || allowsDoor(*core, "*") || !(isAskedByCode() || isInstructionOnAttribute(name));
    if (isFree)
        return PyObject_GenericGetAttr(self, name);
    refuseDoor(*core, fromPython(name));
    return nullptr;
}

} // namespace

void armLoaders()
{
    for (const Loader &loader : loaders) {
        const PyRef module = importModule(loader.module);
        const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), loader.type) : nullptr);
        auto *object = type && PyType_Check(type.get()) ? reinterpret_cast<PyTypeObject *>(type.get()) : nullptr;
        if (object != nullptr && object->tp_getattro == PyObject_GenericGetAttr) {
            object->tp_getattro = guardedGetAttr;
            PyType_Modified(object);
        }
        PyErr_Clear();
    }
}

} // namespace vitrine
