// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/boundnames.h"

namespace vitrine {

namespace {

class BoundNames final {
public:
    explicit BoundNames(const SyntaxTypes &types)
        : m_types(types)
    {
    }

    void addStatement(PyObject *node, Syntax kind)
    {
        switch (kind) {
        case Syntax::Assign: return eachOf(node, SyntaxField::targets, [this](PyObject *target) { addTarget(target); });
        case Syntax::AugAssign:
        case Syntax::AnnAssign:
        case Syntax::For:
        case Syntax::AsyncFor: return addTarget(m_types.value(node, SyntaxField::target));
        case Syntax::FunctionDef:
        case Syntax::AsyncFunctionDef:
        case Syntax::ClassDef: return addText(node, SyntaxField::name);
        case Syntax::TypeAlias: return addTarget(m_types.value(node, SyntaxField::name));
        case Syntax::Import:
        case Syntax::ImportFrom: return eachOf(node, SyntaxField::names, [this](PyObject *alias) { addAlias(alias); });
        case Syntax::With:
        case Syntax::AsyncWith:
            return eachOf(node, SyntaxField::items,
                [this](PyObject *item) { addTarget(m_types.value(item, SyntaxField::optional_vars)); });
        case Syntax::Try:
        case Syntax::TryStar:
            return eachOf(
                node, SyntaxField::handlers, [this](PyObject *handler) { addText(handler, SyntaxField::name); });
        case Syntax::Match:
            return eachOf(node, SyntaxField::cases,
                [this](PyObject *one) { addPattern(m_types.value(one, SyntaxField::pattern)); });
        default: return;
        }
    }

    std::vector<std::string> take() { return std::move(m_names); }

private:
    template <typename Visit>
    void eachOf(PyObject *node, SyntaxField field, const Visit &visit)
    {
        PyObject *list = m_types.value(node, field);
        for (Py_ssize_t i = 0; list != nullptr && PyList_CheckExact(list) && i < PyList_GET_SIZE(list); ++i)
            visit(PyList_GET_ITEM(list, i));
    }

    void addText(PyObject *node, SyntaxField field)
    {
        PyObject *text = m_types.value(node, field);
        if (text != nullptr && PyUnicode_Check(text))
            m_names.push_back(m_types.text(node, field));
    }

    // Inside tuples and lists too.
    void addTarget(PyObject *target)
    {
        if (target == nullptr || Py_IsNone(target))
            return;
        const Syntax kind = m_types.kindOf(target);
        if (kind == Syntax::Name)
            m_names.push_back(m_types.text(target, SyntaxField::id));
        else if (kind == Syntax::Tuple || kind == Syntax::List)
            eachOf(target, SyntaxField::elts, [this](PyObject *element) { addTarget(element); });
        else if (kind == Syntax::Starred)
            addTarget(m_types.value(target, SyntaxField::value));
    }

    // `import a.b` binds `a`.
    void addAlias(PyObject *alias)
    {
        const std::string as = m_types.text(alias, SyntaxField::asname);
        const std::string module = m_types.text(alias, SyntaxField::name);
        m_names.push_back(as.empty() ? module.substr(0, module.find('.')) : as);
    }

    void addPattern(PyObject *pattern)
    {
        if (pattern == nullptr || Py_IsNone(pattern))
            return;
        const Syntax kind = m_types.kindOf(pattern);
        if (kind == Syntax::MatchAs || kind == Syntax::MatchStar)
            addText(pattern, SyntaxField::name);
        if (kind == Syntax::MatchMapping)
            addText(pattern, SyntaxField::rest);
        if (kind == Syntax::MatchAs)
            addPattern(m_types.value(pattern, SyntaxField::pattern));
        if (kind == Syntax::MatchSequence || kind == Syntax::MatchMapping || kind == Syntax::MatchClass
            || kind == Syntax::MatchOr)
            eachOf(pattern, SyntaxField::patterns, [this](PyObject *part) { addPattern(part); });
        if (kind == Syntax::MatchClass)
            eachOf(pattern, SyntaxField::kwd_patterns, [this](PyObject *part) { addPattern(part); });
    }

    const SyntaxTypes &m_types;
    std::vector<std::string> m_names;
};

} // namespace

std::vector<std::string> namesBoundBy(const SyntaxTypes &types, PyObject *statement, Syntax kind)
{
    BoundNames names(types);
    names.addStatement(statement, kind);
    return names.take();
}

} // namespace vitrine
