// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/owntree.h"

#ifdef VITRINE_OWN_TREE

#include <algorithm>

namespace vitrine {

using enum SyntaxField;

namespace {

// In the order of the interpreter's own numbers, which begin with 1.
constexpr std::array contexts { Syntax::Load, Syntax::Store, Syntax::Del };
constexpr std::array booleans { Syntax::And, Syntax::Or };
constexpr std::array operators { Syntax::Add, Syntax::Sub, Syntax::Mult, Syntax::MatMult, Syntax::Div, Syntax::Mod,
    Syntax::Pow, Syntax::LShift, Syntax::RShift, Syntax::BitOr, Syntax::BitXor, Syntax::BitAnd, Syntax::FloorDiv };
constexpr std::array unaries { Syntax::Invert, Syntax::Not, Syntax::UAdd, Syntax::USub };
constexpr std::array comparisons { Syntax::Eq, Syntax::NotEq, Syntax::Lt, Syntax::LtE, Syntax::Gt, Syntax::GtE,
    Syntax::Is, Syntax::IsNot, Syntax::In, Syntax::NotIn };

} // namespace

template <typename Number, std::size_t size>
Number OwnTree::mark(PyObject *node, const std::array<Syntax, size> &order)
{
    const auto found = node != nullptr ? std::ranges::find(order, m_types.kindOf(node)) : order.end();
    if (found == order.end())
        fail("an unknown operator");
    return static_cast<Number>(found - order.begin() + 1);
}

expr_context_ty OwnTree::context(Values node) { return mark<expr_context_ty>(value(node, ctx), contexts); }

operator_ty OwnTree::binary(Values node) { return mark<operator_ty>(value(node, op), operators); }

// ---- expressions --------------------------------------------------------------------------------------------------

expr_ty OwnTree::need(Values node, SyntaxField field)
{
    expr_ty made = maybe(node, field);
    if (made == nullptr)
        fail("a node without an expression");
    return made;
}

// Some lists have holes: a dict display where `**` stands, defaults of keyword-only parameters.
asdl_expr_seq *OwnTree::expressions(Values node, SyntaxField field)
{
    return each<asdl_expr_seq>(node, field, [this](PyObject *one) { return expression(one); });
}

expr_ty OwnTree::expression(PyObject *node)
{
    if (node == nullptr || Py_IsNone(node))
        return nullptr;
    Values values = m_types.valuesOf(node);
    auto *made = placed<_expr>(values);
    if (made != nullptr)
        descend(*made, node, values);
    return made;
}

void OwnTree::fill(_expr &made, Syntax kind, Values node)
{
    switch (kind) {
    case Syntax::Name: made.kind = Name_kind, made.v.Name = { text(node, id), context(node) }; break;
    case Syntax::Constant:
        made.kind = Constant_kind;
        made.v.Constant = { constant(node, SyntaxField::value), text(node, SyntaxField::kind) };
        break;
    case Syntax::Attribute:
        made.kind = Attribute_kind;
        made.v.Attribute = { need(node, SyntaxField::value), text(node, attr), context(node) };
        break;
    case Syntax::Call:
        made.kind = Call_kind;
        made.v.Call = { need(node, func), expressions(node, args), allKeywords(node) };
        break;
    case Syntax::UnaryOp:
        made.kind = UnaryOp_kind;
        made.v.UnaryOp = { mark<unaryop_ty>(value(node, op), unaries), need(node, operand) };
        break;
    case Syntax::BinOp:
        made.kind = BinOp_kind;
        made.v.BinOp = { need(node, left), binary(node), need(node, right) };
        break;
    case Syntax::BoolOp:
        made.kind = BoolOp_kind;
        made.v.BoolOp = { mark<boolop_ty>(value(node, op), booleans), expressions(node, values) };
        break;
    case Syntax::Compare:
        made.kind = Compare_kind;
        made.v.Compare = { need(node, left),
            each<asdl_int_seq>(node, ops, [this](PyObject *one) { return mark<int>(one, comparisons); }),
            expressions(node, comparators) };
        break;
    case Syntax::Subscript:
        made.kind = Subscript_kind;
        made.v.Subscript = { need(node, SyntaxField::value), need(node, slice), context(node) };
        break;
    case Syntax::IfExp:
        made.kind = IfExp_kind;
        made.v.IfExp = { need(node, test), need(node, body), need(node, orelse) };
        break;
    case Syntax::Tuple: made.kind = Tuple_kind, made.v.Tuple = { expressions(node, elts), context(node) }; break;
    case Syntax::List: made.kind = List_kind, made.v.List = { expressions(node, elts), context(node) }; break;
    case Syntax::Dict:
        made.kind = Dict_kind, made.v.Dict = { expressions(node, keys), expressions(node, values) };
        break;
    case Syntax::JoinedStr: made.kind = JoinedStr_kind, made.v.JoinedStr = { expressions(node, values) }; break;
    case Syntax::FormattedValue:
        made.kind = FormattedValue_kind;
        made.v.FormattedValue = { need(node, SyntaxField::value), number(node, conversion), maybe(node, format_spec) };
        break;
    default: fillRare(made, kind, node);
    }
}

void OwnTree::fillRare(_expr &made, Syntax kind, Values node)
{
    switch (kind) {
    case Syntax::ListComp: made.kind = ListComp_kind, fillComprehension(made.v.ListComp, node); break;
    case Syntax::SetComp: made.kind = SetComp_kind, fillComprehension(made.v.SetComp, node); break;
    case Syntax::GeneratorExp: made.kind = GeneratorExp_kind, fillComprehension(made.v.GeneratorExp, node); break;
    case Syntax::DictComp:
        made.kind = DictComp_kind;
        made.v.DictComp = { need(node, key), need(node, SyntaxField::value), clauses(node) };
        break;
    case Syntax::Lambda:
        made.kind = Lambda_kind;
        made.v.Lambda = { parameters(m_types.valuesOf(constant(node, args))), need(node, body) };
        break;
    case Syntax::NamedExpr:
        made.kind = NamedExpr_kind;
        made.v.NamedExpr = { need(node, target), need(node, SyntaxField::value) };
        break;
    case Syntax::Starred:
        made.kind = Starred_kind;
        made.v.Starred = { need(node, SyntaxField::value), context(node) };
        break;
    case Syntax::Slice:
        made.kind = Slice_kind, made.v.Slice = { maybe(node, lower), maybe(node, upper), maybe(node, step) };
        break;
    case Syntax::Set: made.kind = Set_kind, made.v.Set = { expressions(node, elts) }; break;
    case Syntax::Await: made.kind = Await_kind, made.v.Await = { need(node, SyntaxField::value) }; break;
    case Syntax::Yield: made.kind = Yield_kind, made.v.Yield = { maybe(node, SyntaxField::value) }; break;
    case Syntax::YieldFrom: made.kind = YieldFrom_kind, made.v.YieldFrom = { need(node, SyntaxField::value) }; break;
    default: fail("an unknown expression");
    }
}

template <typename Comprehension>
void OwnTree::fillComprehension(Comprehension &made, Values node)
{
    made.elt = need(node, elt);
    made.generators = clauses(node);
}

asdl_comprehension_seq *OwnTree::clauses(Values node)
{
    return each<asdl_comprehension_seq>(node, generators, [this](PyObject *one) {
        Values values = m_types.valuesOf(one);
        auto *made = allocate<_comprehension>();
        if (made != nullptr)
            *made = { need(values, target), need(values, iter), expressions(values, ifs), number(values, is_async) };
        return made;
    });
}

asdl_keyword_seq *OwnTree::allKeywords(Values node)
{
    return each<asdl_keyword_seq>(node, keywords, [this](PyObject *one) {
        Values values = m_types.valuesOf(one);
        auto *made = placed<_keyword>(values);
        if (made != nullptr)
            made->arg = text(values, SyntaxField::arg), made->value = need(values, SyntaxField::value);
        return made;
    });
}

// ---- patterns -----------------------------------------------------------------------------------------------------

asdl_pattern_seq *OwnTree::allPatterns(Values node, SyntaxField field)
{
    return each<asdl_pattern_seq>(node, field, [this](PyObject *one) { return onePattern(one); });
}

pattern_ty OwnTree::onePattern(PyObject *node)
{
    if (node == nullptr || Py_IsNone(node))
        return nullptr;
    Values values = m_types.valuesOf(node);
    auto *made = placed<_pattern>(values);
    if (made != nullptr)
        descend(*made, node, values);
    return made;
}

void OwnTree::fill(_pattern &made, Syntax kind, Values node)
{
    switch (kind) {
    case Syntax::MatchValue: made.kind = MatchValue_kind, made.v.MatchValue = { need(node, SyntaxField::value) }; break;
    case Syntax::MatchSingleton:
        made.kind = MatchSingleton_kind;
        made.v.MatchSingleton = { constant(node, SyntaxField::value) };
        break;
    case Syntax::MatchSequence:
        made.kind = MatchSequence_kind;
        made.v.MatchSequence = { allPatterns(node, patterns) };
        break;
    case Syntax::MatchMapping:
        made.kind = MatchMapping_kind;
        made.v.MatchMapping = { expressions(node, keys), allPatterns(node, patterns), text(node, rest) };
        break;
    case Syntax::MatchClass:
        made.kind = MatchClass_kind;
        made.v.MatchClass
            = { need(node, cls), allPatterns(node, patterns), texts(node, kwd_attrs), allPatterns(node, kwd_patterns) };
        break;
    case Syntax::MatchStar: made.kind = MatchStar_kind, made.v.MatchStar = { text(node, name) }; break;
    case Syntax::MatchAs:
        made.kind = MatchAs_kind;
        made.v.MatchAs = { onePattern(value(node, pattern)), text(node, name) };
        break;
    case Syntax::MatchOr: made.kind = MatchOr_kind, made.v.MatchOr = { allPatterns(node, patterns) }; break;
    default: fail("an unknown pattern");
    }
}

} // namespace vitrine

#endif
