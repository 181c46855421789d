// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/owntree.h"

#ifdef VITRINE_OWN_TREE

namespace vitrine {

using enum SyntaxField;

void OwnTree::fail(const char *what)
{
    if (!std::exchange(m_isBroken, true))
        PyErr_SetString(PyExc_SystemError, what);
}

// ---- plain values -------------------------------------------------------------------------------------------------

PyObject *OwnTree::text(Values node, SyntaxField field) const
{
    PyObject *found = value(node, field);
    return found != nullptr && PyUnicode_CheckExact(found) ? found : nullptr;
}

PyObject *OwnTree::constant(Values node, SyntaxField field)
{
    PyObject *found = value(node, field);
    if (found == nullptr)
        fail("a constant without a value");
    return found;
}

int OwnTree::number(Values node, SyntaxField field) const
{
    PyObject *found = value(node, field);
    return found != nullptr && PyLong_CheckExact(found) ? PyLong_AsInt(found) : 0;
}

asdl_identifier_seq *OwnTree::texts(Values node, SyntaxField field)
{
    return each<asdl_identifier_seq>(node, field, [](PyObject *one) { return one; });
}

// ---- statements ---------------------------------------------------------------------------------------------------

mod_ty OwnTree::module(PyObject *node)
{
    auto *made = allocate<_mod>();
    if (made == nullptr)
        return nullptr;
    made->kind = Module_kind;
    made->v.Module.body = statements(m_types.valuesOf(node), body);
    made->v.Module.type_ignores = each<asdl_type_ignore_seq>(nullptr, body, [](PyObject *) { return nullptr; });
    return made;
}

asdl_stmt_seq *OwnTree::statements(Values node, SyntaxField field)
{
    return each<asdl_stmt_seq>(node, field, [this](PyObject *one) { return statement(one); });
}

stmt_ty OwnTree::statement(PyObject *node)
{
    Values values = m_types.valuesOf(node);
    auto *made = placed<_stmt>(values);
    if (made != nullptr)
        descend(*made, node, values);
    return made;
}

template <typename Function>
void OwnTree::fillFunction(Function &made, Values node)
{
    made.name = text(node, name);
    made.args = parameters(m_types.valuesOf(constant(node, args)));
    made.body = statements(node, body);
    made.decorator_list = expressions(node, decorator_list);
    made.returns = maybe(node, returns);
    made.type_params = typeParameters(node);
}

void OwnTree::fillClass(_stmt &made, Values node)
{
    auto &own = made.v.ClassDef;
    own.name = text(node, name);
    own.bases = expressions(node, bases);
    own.keywords = allKeywords(node);
    own.body = statements(node, body);
    own.decorator_list = expressions(node, decorator_list);
    own.type_params = typeParameters(node);
}

template <typename Loop>
void OwnTree::fillLoop(Loop &made, Values node)
{
    made.target = need(node, target);
    made.iter = need(node, iter);
    made.body = statements(node, body);
    made.orelse = statements(node, orelse);
}

template <typename Try>
void OwnTree::fillTry(Try &made, Values node)
{
    made.body = statements(node, body);
    made.handlers = each<asdl_excepthandler_seq>(node, handlers, [this](PyObject *one) { return handler(one); });
    made.orelse = statements(node, orelse);
    made.finalbody = statements(node, finalbody);
}

template <typename With>
void OwnTree::fillWith(With &made, Values node)
{
    made.items = each<asdl_withitem_seq>(node, items, [this](PyObject *one) {
        auto *item = allocate<_withitem>();
        if (item != nullptr)
            *item = { need(m_types.valuesOf(one), context_expr), maybe(m_types.valuesOf(one), optional_vars) };
        return item;
    });
    made.body = statements(node, body);
}

void OwnTree::fill(_stmt &made, Syntax kind, Values node)
{
    switch (kind) {
    case Syntax::Expr: made.kind = Expr_kind, made.v.Expr = { need(node, SyntaxField::value) }; break;
    case Syntax::Assign:
        made.kind = Assign_kind;
        made.v.Assign = { expressions(node, targets), need(node, SyntaxField::value), nullptr };
        break;
    case Syntax::AugAssign:
        made.kind = AugAssign_kind;
        made.v.AugAssign = { need(node, target), binary(node), need(node, SyntaxField::value) };
        break;
    case Syntax::AnnAssign:
        made.kind = AnnAssign_kind;
        made.v.AnnAssign
            = { need(node, target), need(node, annotation), maybe(node, SyntaxField::value), number(node, simple) };
        break;
    case Syntax::Return: made.kind = Return_kind, made.v.Return = { maybe(node, SyntaxField::value) }; break;
    case Syntax::If:
        made.kind = If_kind;
        made.v.If = { need(node, test), statements(node, body), statements(node, orelse) };
        break;
    case Syntax::While:
        made.kind = While_kind;
        made.v.While = { need(node, test), statements(node, body), statements(node, orelse) };
        break;
    case Syntax::For: made.kind = For_kind, fillLoop(made.v.For, node); break;
    case Syntax::AsyncFor: made.kind = AsyncFor_kind, fillLoop(made.v.AsyncFor, node); break;
    case Syntax::FunctionDef: made.kind = FunctionDef_kind, fillFunction(made.v.FunctionDef, node); break;
    case Syntax::AsyncFunctionDef:
        made.kind = AsyncFunctionDef_kind;
        fillFunction(made.v.AsyncFunctionDef, node);
        break;
    case Syntax::ClassDef: made.kind = ClassDef_kind, fillClass(made, node); break;
    case Syntax::With: made.kind = With_kind, fillWith(made.v.With, node); break;
    case Syntax::AsyncWith: made.kind = AsyncWith_kind, fillWith(made.v.AsyncWith, node); break;
    case Syntax::Try: made.kind = Try_kind, fillTry(made.v.Try, node); break;
    case Syntax::TryStar: made.kind = TryStar_kind, fillTry(made.v.TryStar, node); break;
    default: fillRare(made, kind, node);
    }
}

void OwnTree::fillRare(_stmt &made, Syntax kind, Values node)
{
    switch (kind) {
    case Syntax::Pass: made.kind = Pass_kind; break;
    case Syntax::Break: made.kind = Break_kind; break;
    case Syntax::Continue: made.kind = Continue_kind; break;
    case Syntax::Global: made.kind = Global_kind, made.v.Global = { texts(node, names) }; break;
    case Syntax::Nonlocal: made.kind = Nonlocal_kind, made.v.Nonlocal = { texts(node, names) }; break;
    case Syntax::Raise: made.kind = Raise_kind, made.v.Raise = { maybe(node, exc), maybe(node, cause) }; break;
    case Syntax::Assert: made.kind = Assert_kind, made.v.Assert = { need(node, test), maybe(node, msg) }; break;
    case Syntax::Delete: made.kind = Delete_kind, made.v.Delete = { expressions(node, targets) }; break;
    case Syntax::Import: made.kind = Import_kind, made.v.Import = { aliases(node) }; break;
    case Syntax::ImportFrom:
        made.kind = ImportFrom_kind;
        made.v.ImportFrom = { text(node, SyntaxField::module), aliases(node), number(node, level) };
        break;
    case Syntax::TypeAlias:
        made.kind = TypeAlias_kind;
        made.v.TypeAlias = { need(node, name), typeParameters(node), need(node, SyntaxField::value) };
        break;
    case Syntax::Match:
        made.kind = Match_kind;
        made.v.Match
            = { need(node, subject), each<asdl_match_case_seq>(node, cases, [this](PyObject *one) {
                   auto *branch = allocate<_match_case>();
                   Values values = m_types.valuesOf(one);
                   if (branch != nullptr)
                       *branch = { onePattern(value(values, pattern)), maybe(values, guard), statements(values, body) };
                   return branch;
               }) };
        break;
    default: fail("an unknown statement");
    }
}

excepthandler_ty OwnTree::handler(PyObject *node)
{
    Values values = m_types.valuesOf(node);
    auto *made = placed<_excepthandler>(values);
    if (made == nullptr)
        return nullptr;
    made->kind = ExceptHandler_kind;
    made->v.ExceptHandler = { maybe(values, type), text(values, name), statements(values, body) };
    return made;
}

asdl_alias_seq *OwnTree::aliases(Values node)
{
    return each<asdl_alias_seq>(node, names, [this](PyObject *one) {
        Values values = m_types.valuesOf(one);
        auto *made = placed<_alias>(values);
        if (made != nullptr)
            made->name = text(values, name), made->asname = text(values, asname);
        return made;
    });
}

// ---- parameters ---------------------------------------------------------------------------------------------------

arguments_ty OwnTree::parameters(Values node)
{
    auto *made = allocate<_arguments>();
    if (made != nullptr)
        *made = { allParameters(node, posonlyargs), allParameters(node, args), parameter(value(node, vararg)),
            allParameters(node, kwonlyargs), expressions(node, kw_defaults), parameter(value(node, kwarg)),
            expressions(node, defaults) };
    return made;
}

asdl_arg_seq *OwnTree::allParameters(Values node, SyntaxField field)
{
    return each<asdl_arg_seq>(node, field, [this](PyObject *one) { return parameter(one); });
}

arg_ty OwnTree::parameter(PyObject *node)
{
    if (node == nullptr || Py_IsNone(node))
        return nullptr;
    Values values = m_types.valuesOf(node);
    auto *made = placed<_arg>(values);
    if (made != nullptr)
        made->arg = text(values, SyntaxField::arg), made->annotation = maybe(values, annotation);
    return made;
}

asdl_type_param_seq *OwnTree::typeParameters(Values node)
{
    return each<asdl_type_param_seq>(node, type_params, [this](PyObject *one) { return typeParameter(one); });
}

type_param_ty OwnTree::typeParameter(PyObject *node)
{
    Values values = m_types.valuesOf(node);
    auto *made = placed<_type_param>(values);
    if (made == nullptr)
        return nullptr;
    switch (m_types.kindOf(node)) {
    case Syntax::TypeVar:
        made->kind = TypeVar_kind;
        made->v.TypeVar = { text(values, name), maybe(values, bound), maybe(values, default_value) };
        break;
    case Syntax::ParamSpec:
        made->kind = ParamSpec_kind;
        made->v.ParamSpec = { text(values, name), maybe(values, default_value) };
        break;
    case Syntax::TypeVarTuple:
        made->kind = TypeVarTuple_kind;
        made->v.TypeVarTuple = { text(values, name), maybe(values, default_value) };
        break;
    default: fail("an unknown type parameter");
    }
    return made;
}

} // namespace vitrine

#endif
