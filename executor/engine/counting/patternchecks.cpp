// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/patternchecks.h"

#include "executor/engine/guards/guards.h"

namespace vitrine {

namespace {

Py_ssize_t listSize(const PyRef &list)
{
    return list && PyList_CheckExact(list.get()) ? PyList_GET_SIZE(list.get()) : 0;
}

} // namespace

bool PatternChecks::add(PyObject *pattern, std::vector<PyRef> &cases)
{
    const Syntax kind = m_types.kindOf(pattern);
    if (kind == Syntax::MatchClass)
        cases.push_back(check(pattern));
    if (kind == Syntax::MatchClass && !cases.back())
        return false;
    for (const SyntaxField field : { SyntaxField::patterns, SyntaxField::kwd_patterns }) {
        const PyRef inner
            = kind == Syntax::MatchValue || kind == Syntax::MatchStar ? PyRef() : m_types.field(pattern, field);
        for (Py_ssize_t i = 0; i < listSize(inner); ++i) {
            if (!add(PyList_GET_ITEM(inner.get(), i), cases))
                return false;
        }
    }
    const PyRef below = kind == Syntax::MatchAs ? m_types.field(pattern, SyntaxField::pattern) : PyRef();
    return !below || Py_IsNone(below.get()) || add(below.get(), cases);
}

PyRef PatternChecks::check(PyObject *pattern)
{
    const PyRef keywords = m_types.field(pattern, SyntaxField::kwd_attrs);
    std::vector<std::string> names;
    for (Py_ssize_t i = 0; i < listSize(keywords); ++i)
        names.push_back(fromPython(PyList_GET_ITEM(keywords.get(), i)));
    const PyRef patterns = m_types.field(pattern, SyntaxField::patterns);
    const PyRef owner = m_types.field(pattern, SyntaxField::cls);
    const PyRef guard = m_placeholders.applied(
        m_placeholders.guard(makePatternGuard(m_core, std::move(names), listSize(patterns) > 0)), owner.get());
    const PyRef any
        = m_types.make(Syntax::MatchAs, pattern, { { SyntaxField::pattern, Py_None }, { SyntaxField::name, Py_None } });
    const PyRef pass = m_types.make(Syntax::Pass, pattern, {});
    const PyRef body = PyRef::steal(pass ? Py_BuildValue("[O]", pass.get()) : nullptr);
    if (!guard || !any || !body)
        return {};
    return m_types.make(Syntax::match_case, pattern,
        { { SyntaxField::pattern, any.get() }, { SyntaxField::guard, guard.get() },
            { SyntaxField::body, body.get() } });
}

} // namespace vitrine
