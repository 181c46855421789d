// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/syntaxexamples.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

struct Example {
    std::string_view name;
    std::string_view program;
};

constexpr auto examples = std::to_array<Example>({
    { "Add", "1 + 1" },
    { "And", "1 and 1" },
    { "AnnAssign", "a: int" },
    { "Assert", "assert 1" },
    { "Assign", "a = 1" },
    { "AsyncFor", "async def f():\n    async for a in b: pass" },
    { "AsyncFunctionDef", "async def f(): pass" },
    { "AsyncWith", "async def f():\n    async with a: pass" },
    { "Attribute", "\"\".upper" },
    { "AugAssign", "a = 1\na += 1" },
    { "Await", "async def f(): await a" },
    { "BinOp", "1 + 1" },
    { "BitAnd", "1 & 1" },
    { "BitOr", "1 | 1" },
    { "BitXor", "1 ^ 1" },
    { "BoolOp", "1 and 1" },
    { "Break", "while 1: break" },
    { "Call", "(lambda: 1)()" },
    { "ClassDef", "class A: pass" },
    { "Compare", "1 < 1" },
    { "Constant", "1" },
    { "Continue", "for a in []: continue" },
    { "Del", "a = 1\ndel a" },
    { "Delete", "a = 1\ndel a" },
    { "Dict", "{}" },
    { "DictComp", "{a: a for a in []}" },
    { "Div", "1 / 1" },
    { "Eq", "1 == 1" },
    { "ExceptHandler", "try: 1\nexcept: 1" },
    { "Expr", "1" },
    { "FloorDiv", "1 // 1" },
    { "For", "for a in []: pass" },
    { "FormattedValue", "f\"{1}\"" },
    { "FunctionDef", "def f(): pass" },
    { "GeneratorExp", "(a for a in [])" },
    { "Global", "global a" },
    { "Gt", "1 > 1" },
    { "GtE", "1 >= 1" },
    { "If", "if 1: 1" },
    { "IfExp", "1 if 1 else 1" },
    { "Import", "import math" },
    { "ImportFrom", "from math import pi" },
    { "In", "1 in []" },
    { "Invert", "~1" },
    { "Is", "None is None" },
    { "IsNot", "None is not None" },
    { "JoinedStr", "f\"\"" },
    { "LShift", "1 << 1" },
    { "Lambda", "lambda: 1" },
    { "List", "[]" },
    { "ListComp", "[a for a in []]" },
    { "Load", "[]" },
    { "Lt", "1 < 1" },
    { "LtE", "1 <= 1" },
    { "MatMult", "a = 1\na @ a" },
    { "Match", "match 1:\n    case 1: 1" },
    { "MatchAs", "match 1:\n    case a: 1" },
    { "MatchClass", "match 1:\n    case int(): 1" },
    { "MatchMapping", "match 1:\n    case {}: 1" },
    { "MatchOr", "match 1:\n    case 1 | 2: 1" },
    { "MatchSequence", "match 1:\n    case []: 1" },
    { "MatchSingleton", "match 1:\n    case None: 1" },
    { "MatchStar", "match 1:\n    case [*a]: 1" },
    { "MatchValue", "match 1:\n    case 1: 1" },
    { "Mod", "1 % 1" },
    { "Module", "1" },
    { "Mult", "1 * 1" },
    { "Name", "a = 1" },
    { "NamedExpr", "(a := 1)" },
    { "Nonlocal", "def f():\n    a = 1\n    def g(): nonlocal a" },
    { "Not", "not 1" },
    { "NotEq", "1 != 1" },
    { "NotIn", "1 not in []" },
    { "Or", "1 or 1" },
    { "ParamSpec", "type A[**P] = 1" },
    { "Pass", "pass" },
    { "Pow", "1 ** 1" },
    { "RShift", "1 >> 1" },
    { "Raise", "raise" },
    { "Return", "def f(): return" },
    { "Set", "{1}" },
    { "SetComp", "{a for a in []}" },
    { "Slice", "[][:]" },
    { "Starred", "[*[]]" },
    { "Store", "a = 1" },
    { "Sub", "1 - 1" },
    { "Subscript", "\"a\"[0]" },
    { "Try", "try: 1\nfinally: 1" },
    { "TryStar", "try: 1\nexcept* ValueError: 1" },
    { "Tuple", "()" },
    { "TypeAlias", "type A = int" },
    { "TypeVar", "type A[T] = int" },
    { "TypeVarTuple", "type A[*T] = int" },
    { "UAdd", "+1" },
    { "USub", "-1" },
    { "UnaryOp", "-1" },
    { "While", "while 0: 1" },
    { "With", "with open(\"a\"): 1" },
    { "Yield", "def f(): yield" },
    { "YieldFrom", "def f(): yield from []" },
    { "alias", "import math" },
    { "arg", "lambda a: 1" },
    { "arguments", "lambda: 1" },
    { "comprehension", "[a for a in []]" },
    { "keyword", "dict(a=1)" },
    { "match_case", "match 1:\n    case 1: 1" },
    { "withitem", "with open(\"a\"): 1" },
});
static_assert(std::ranges::is_sorted(examples, {}, &Example::name));

} // namespace

std::string_view syntaxExample(std::string_view name)
{
    const auto *found = std::ranges::lower_bound(examples, name, {}, &Example::name);
    return found != examples.end() && found->name == name ? found->program : std::string_view();
}

} // namespace vitrine
