// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/stepsources.h"

#include "base/formatted.h"
#include "executor/engine/core/sourcelines.h"

namespace vitrine {

namespace {

constexpr std::size_t mostSources = 200;

std::vector<StatementLocation> statementLocations(const SyntaxTypes &types, PyObject *tree)
{
    std::vector<StatementLocation> locations;
    const PyRef body = types.field(tree, SyntaxField::body);
    for (Py_ssize_t i = 0; body && i < PyList_GET_SIZE(body.get()); ++i) {
        const NodeLocation location = types.location(PyList_GET_ITEM(body.get(), i));
        locations.push_back({ location.line, location.column, location.endLine, location.endColumn });
    }
    return locations;
}

} // namespace

void StepSources::add(std::string_view code, const SyntaxTypes &types, PyObject *tree)
{
    if (m_sources.size() == mostSources)
        m_sources.pop_front();
    m_sources.push_back({ formatted("<step {}>", ++m_steps), SourceText(code),
        tree != nullptr ? statementLocations(types, tree) : std::vector<StatementLocation> {}, {} });
}

void StepSources::offerLines() { offerSourceLines(m_sources); }

} // namespace vitrine
