// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/stepresult.h"

#include <map>
#include <string>
#include <vector>

namespace vitrine {

/// Tells after each step what variables a session has and what the step did to them. Keeps texts, no objects, so that
/// it holds nothing of the session alive. Needs the GIL and a running meter: reprs may run code.
class Variables final {
public:
    /// All variables by name, removed ones included.
    std::vector<VariableRecord> look(PyObject *globals);

private:
    struct Known {
        void *identity = nullptr;
        std::string repr;
        std::uint64_t size = 0;
    };
    std::map<std::string, Known> m_known;
};

} // namespace vitrine
