// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/treecompiler.h"

#if PY_VERSION_HEX >> 16U == 0x030dU // the trees of other versions are others

#define Py_BUILD_CORE
#include <internal/pycore_ast.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <type_traits>

// Not in a header that can be had without more of the interpreter.
extern "C" PyAPI_FUNC(PyCodeObject *)
    _PyAST_Compile(struct _mod *module, PyObject *file, PyCompilerFlags *flags, int optimize, struct _arena *arena);

namespace vitrine {

namespace {

using enum SyntaxField;

// In the order of the interpreter's own numbers, which begin with 1.
constexpr std::array contexts { Syntax::Load, Syntax::Store, Syntax::Del };
constexpr std::array booleans { Syntax::And, Syntax::Or };
constexpr std::array operators { Syntax::Add, Syntax::Sub, Syntax::Mult, Syntax::MatMult, Syntax::Div, Syntax::Mod,
    Syntax::Pow, Syntax::LShift, Syntax::RShift, Syntax::BitOr, Syntax::BitXor, Syntax::BitAnd, Syntax::FloorDiv };
constexpr std::array unaries { Syntax::Invert, Syntax::Not, Syntax::UAdd, Syntax::USub };
constexpr std::array comparisons { Syntax::Eq, Syntax::NotEq, Syntax::Lt, Syntax::LtE, Syntax::Gt, Syntax::GtE,
    Syntax::Is, Syntax::IsNot, Syntax::In, Syntax::NotIn };

/// One level of a walk, which may be deeper than the stack.
class Level final {
public:
    Level()
        : m_isFine(Py_EnterRecursiveCall(" during compilation") == 0)
    {
    }
    ~Level()
    {
        if (m_isFine)
            Py_LeaveRecursiveCall();
    }
    Level(const Level &) = delete;
    Level &operator=(const Level &) = delete;
    bool isFine() const { return m_isFine; }

private:
    bool m_isFine;
};

/// A tree in the interpreter's own form. Its texts and constants are those of the nodes, which have to outlive it.
/// Whatever goes wrong sets an exception, and then nobody may look at the tree.
class OwnTree final {
public:
    OwnTree(const SyntaxTypes &types, PyArena *arena)
        : m_types(types)
        , m_arena(arena)
    {
    }

    mod_ty module(PyObject *node);
    bool isBroken() const { return m_isBroken; }

private:
    /// The values of one node.
    using Values = PyObject *;

    template <typename Made>
    Made *allocate(std::size_t more = 0);
    template <typename Made>
    Made *placed(Values node);
    template <typename Made>
    void descend(Made &made, PyObject *node, Values values);
    template <typename Sequence, typename Each>
    Sequence *each(Values node, SyntaxField field, Each &&one);
    PyObject *value(Values node, SyntaxField field) const { return m_types.valueIn(node, field); }
    void fail(const char *what);

    PyObject *text(Values node, SyntaxField field) const;
    PyObject *constant(Values node, SyntaxField field);
    int number(Values node, SyntaxField field) const;
    template <typename Number, std::size_t size>
    Number mark(PyObject *node, const std::array<Syntax, size> &order);
    expr_context_ty context(Values node) { return mark<expr_context_ty>(value(node, ctx), contexts); }

    expr_ty maybe(Values node, SyntaxField field) { return expression(value(node, field)); }
    expr_ty need(Values node, SyntaxField field);
    asdl_expr_seq *expressions(Values node, SyntaxField field);
    asdl_stmt_seq *statements(Values node, SyntaxField field);
    asdl_identifier_seq *texts(Values node, SyntaxField field);
    asdl_pattern_seq *allPatterns(Values node, SyntaxField field);
    asdl_type_param_seq *typeParameters(Values node);

    stmt_ty statement(PyObject *node);
    void fill(_stmt &made, Syntax kind, Values node);
    void fillRare(_stmt &made, Syntax kind, Values node);
    expr_ty expression(PyObject *node);
    void fill(_expr &made, Syntax kind, Values node);
    void fillRare(_expr &made, Syntax kind, Values node);
    pattern_ty onePattern(PyObject *node);
    void fill(_pattern &made, Syntax kind, Values node);

    template <typename Function>
    void fillFunction(Function &made, Values node);
    void fillClass(_stmt &made, Values node);
    template <typename Loop>
    void fillLoop(Loop &made, Values node);
    template <typename Try>
    void fillTry(Try &made, Values node);
    template <typename With>
    void fillWith(With &made, Values node);
    template <typename Comprehension>
    void fillComprehension(Comprehension &made, Values node);

    arguments_ty parameters(Values node);
    arg_ty parameter(PyObject *node);
    asdl_arg_seq *allParameters(Values node, SyntaxField field);
    asdl_keyword_seq *allKeywords(Values node);
    asdl_comprehension_seq *clauses(Values node);
    asdl_alias_seq *aliases(Values node);
    excepthandler_ty handler(PyObject *node);
    type_param_ty typeParameter(PyObject *node);

    const SyntaxTypes &m_types;
    PyArena *m_arena;
    bool m_isBroken = false;
};

void OwnTree::fail(const char *what)
{
    if (!std::exchange(m_isBroken, true))
        PyErr_SetString(PyExc_SystemError, what);
}

template <typename Made>
Made *OwnTree::allocate(std::size_t more)
{
    void *memory = m_isBroken ? nullptr : _PyArena_Malloc(m_arena, sizeof(Made) + more);
    if (memory != nullptr)
        return static_cast<Made *>(std::memset(memory, 0, sizeof(Made) + more));
    if (!std::exchange(m_isBroken, true))
        PyErr_NoMemory();
    return nullptr;
}

template <typename Made>
Made *OwnTree::placed(Values node)
{
    auto *made = allocate<Made>();
    if (made == nullptr)
        return nullptr;
    const NodePlace place = m_types.placeIn(node);
    made->lineno = place.line;
    made->col_offset = place.column;
    made->end_lineno = place.endLine;
    made->end_col_offset = place.endColumn;
    return made;
}

template <typename Made>
void OwnTree::descend(Made &made, PyObject *node, Values values)
{
    const Level level;
    if (level.isFine())
        fill(made, m_types.kindOf(node), values);
    m_isBroken = m_isBroken || !level.isFine();
}

// A list that is not there is an empty one.
template <typename Sequence, typename Each>
Sequence *OwnTree::each(Values node, SyntaxField field, Each &&one)
{
    PyObject *list = value(node, field);
    const Py_ssize_t size = list != nullptr && PyList_CheckExact(list) ? PyList_GET_SIZE(list) : 0;
    auto *made = allocate<Sequence>(static_cast<std::size_t>(size) * sizeof(void *));
    if (made == nullptr)
        return nullptr;
    made->size = size;
    made->elements = reinterpret_cast<void **>(made->typed_elements);
    for (Py_ssize_t i = 0; i < size && !m_isBroken; ++i)
        made->typed_elements[i] = one(PyList_GET_ITEM(list, i));
    return made;
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

template <typename Number, std::size_t size>
Number OwnTree::mark(PyObject *node, const std::array<Syntax, size> &order)
{
    const auto found = node != nullptr ? std::ranges::find(order, m_types.kindOf(node)) : order.end();
    if (found == order.end())
        fail("an unknown operator");
    return static_cast<Number>(found - order.begin() + 1);
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
        made.v.AugAssign
            = { need(node, target), mark<operator_ty>(value(node, op), operators), need(node, SyntaxField::value) };
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
        made.v.BinOp = { need(node, left), mark<operator_ty>(value(node, op), operators), need(node, right) };
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

} // namespace

PyRef compileTree(const SyntaxTypes &types, PyObject *module, const char *file, int flags)
{
    const PyRef name = toPython(file);
    const std::unique_ptr<PyArena, void (*)(PyArena *)> arena(_PyArena_New(), _PyArena_Free);
    if (!name || !arena)
        return {};
    OwnTree own(types, arena.get());
    mod_ty tree = own.module(module);
    PyCompilerFlags with { .cf_flags = flags | PyCF_SOURCE_IS_UTF8, .cf_feature_version = PY_MINOR_VERSION };
    constexpr int keepAsserts = 0;
    if (own.isBroken())
        return {};
    return PyRef::steal(
        reinterpret_cast<PyObject *>(_PyAST_Compile(tree, name.get(), &with, keepAsserts, arena.get())));
}

} // namespace vitrine

#else

namespace vitrine {

PyRef compileTree(const SyntaxTypes &, PyObject *module, const char *file, int flags)
{
    PyObject *compiler = PyDict_GetItemString(PyEval_GetBuiltins(), "compile");
    constexpr int dontInherit = 1;
    constexpr int keepAsserts = 0;
    return PyRef::steal(
        PyObject_CallFunction(compiler, "Ossiii", module, file, "exec", flags, dontInherit, keepAsserts));
}

} // namespace vitrine

#endif
