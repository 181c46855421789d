// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/engineclass.h"

namespace vitrine {

PyRef makeClass(const char *name, std::size_t size, PyType_Slot *slots, unsigned int flags)
{
    PyType_Spec spec { .name = name,
        .basicsize = static_cast<int>(size),
        .itemsize = 0,
        .flags
        = static_cast<unsigned int>(Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION | Py_TPFLAGS_IMMUTABLETYPE)
            | flags,
        .slots = slots };
    return PyRef::steal(PyType_FromSpec(&spec));
}

} // namespace vitrine
