// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/describebudget.h"
#include "executor/review/pyref.h"
#include "executor/stepresult.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Whether it is a variable of the code, and not an entry added by the session itself.
bool isVariable(const std::string &name);

/// Reports the variables of a session after each step, and their changes. Stores texts, not objects, so that it does
/// not keep objects of the session alive. Needs the GIL: reprs may run code, under a budget.
class Variables final {
public:
    /// All variables by name, removed ones included.
    std::vector<VariableRecord> look(PyObject *globals, DescribeBudget &budget);

private:
    struct Known {
        void *identity = nullptr;
        std::string repr;
        std::uint64_t size = 0;
        std::optional<std::vector<std::uint64_t>> shape = {};
    };
    static Known known(PyObject *value);
    static Known knownWithin(PyObject *value, DescribeBudget &budget);
    std::map<std::string, Known> m_known;
};

} // namespace vitrine
