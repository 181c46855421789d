// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/outputdescription.h"

#include "executor/engine/core/boundedrepr.h"
#include "executor/engine/core/pyjson.h"

#include <algorithm>

namespace vitrine {

namespace {

// Number of characters of an output whose start and end are shown.
constexpr std::uint64_t longestText = 16'000'000;

} // namespace

StepOutput describeOutput(const SessionCore &core, PyObject *value)
{
    const std::uint64_t limit = core.policy.limits.outputChars;
    // The framework shows the start and end of a long text, so more of it is needed.
    const std::uint64_t enough = core.isSmolagents() ? std::max(limit, longestText) : limit;
    BoundedText repr = boundedRepr(value, enough);
    // A class without its own __str__ is not called twice for the same text.
    const bool isSame = Py_TYPE(value)->tp_str == PyBaseObject_Type.tp_str;
    std::string text = isSame ? repr.text : boundedStr(value, enough).text;
    if (core.isSmolagents()) {
        text = cutText(text, limit);
        const auto length = repr.text.size();
        repr.text = firstCharsOf(repr.text, limit);
        repr.isCut = repr.isCut || repr.text.size() < length;
    }
    const std::string_view type = Py_TYPE(value)->tp_name;
    return StepOutput { .repr = std::move(repr.text),
        .isCut = repr.isCut,
        .type = std::string(type.substr(type.rfind('.') + 1)),
        .text = std::move(text),
        .json = toJson(value, limit) };
}

} // namespace vitrine
