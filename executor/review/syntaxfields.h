// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
//
// The fields of CPython's syntax tree that the review asks for by name: VITRINE_FIELD(name) for each.
// Included more than once, with another meaning of the macro each time.
#ifndef VITRINE_FIELD
#define VITRINE_FIELD(name)
#define VITRINE_FIELD_UNSET
#endif
VITRINE_FIELD(annotation)
VITRINE_FIELD(arg)
VITRINE_FIELD(args)
VITRINE_FIELD(asname)
VITRINE_FIELD(attr)
VITRINE_FIELD(bases)
VITRINE_FIELD(body)
VITRINE_FIELD(cases)
VITRINE_FIELD(context_expr)
VITRINE_FIELD(ctx)
VITRINE_FIELD(decorator_list)
VITRINE_FIELD(defaults)
VITRINE_FIELD(elt)
VITRINE_FIELD(finalbody)
VITRINE_FIELD(func)
VITRINE_FIELD(generators)
VITRINE_FIELD(guard)
VITRINE_FIELD(handlers)
VITRINE_FIELD(id)
VITRINE_FIELD(ifs)
VITRINE_FIELD(items)
VITRINE_FIELD(iter)
VITRINE_FIELD(key)
VITRINE_FIELD(keywords)
VITRINE_FIELD(kw_defaults)
VITRINE_FIELD(kwarg)
VITRINE_FIELD(kwd_attrs)
VITRINE_FIELD(kwonlyargs)
VITRINE_FIELD(level)
VITRINE_FIELD(module)
VITRINE_FIELD(name)
VITRINE_FIELD(names)
VITRINE_FIELD(orelse)
VITRINE_FIELD(pattern)
VITRINE_FIELD(posonlyargs)
VITRINE_FIELD(rest)
VITRINE_FIELD(returns)
VITRINE_FIELD(target)
VITRINE_FIELD(subject)
VITRINE_FIELD(targets)
VITRINE_FIELD(test)
VITRINE_FIELD(type)
VITRINE_FIELD(type_params)
VITRINE_FIELD(value)
VITRINE_FIELD(vararg)
#ifdef VITRINE_FIELD_UNSET
#undef VITRINE_FIELD
#undef VITRINE_FIELD_UNSET
#endif
