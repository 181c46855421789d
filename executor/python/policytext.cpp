// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/policytext.h"

#include "executor/policy/policydocument.h"
#include "executor/review/pyref.h"

namespace vitrine {

std::optional<Policy> policyFromText(std::string_view json)
{
    auto policy = readPolicy(json);
    if (policy)
        return std::move(*policy);
    std::string text = "the policy is not valid";
    for (const Error &error : policy.error())
        text += std::string("; ") + std::string(toString(error.code)) + " at " + error.detail;
    PyErr_SetString(PyExc_ValueError, text.c_str());
    return std::nullopt;
}

} // namespace vitrine
