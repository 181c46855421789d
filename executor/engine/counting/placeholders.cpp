// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/placeholders.h"

#include "base/formatted.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <exception>

#include <unistd.h>

namespace vitrine {

namespace {

std::string randomPrefix()
{
    std::array<std::uint64_t, 2> random {};
    if (::getentropy(random.data(), sizeof random) != 0) // std::random_device is slower
        std::terminate();
    return formatted("\x01guard:{:016x}{:016x}:", random[0], random[1]);
}

} // namespace

Placeholders::Placeholders(const SyntaxTypes &types, std::shared_ptr<SessionCore> core)
    : m_types(types)
    , m_codeGuards(std::move(core))
    , m_prefix(randomPrefix())
{
}

// A guard that is used at several positions becomes a single constant.
PyRef Placeholders::textOf(const PyRef &guard)
{
    const auto [known, isNew] = m_texts.try_emplace(guard.get());
    if (isNew) {
        known->second = toPython(m_prefix + std::to_string(m_guards.size()));
        m_guards.push_back(guard);
    }
    return known->second;
}

PyRef Placeholders::constant(const PyRef &guard, PyObject *at)
{
    const PyRef text = guard ? textOf(guard) : PyRef();
    return text
        ? m_types.make(Syntax::Constant, at, { { SyntaxField::value, text.get() }, { SyntaxField::kind, Py_None } })
        : PyRef();
}

PyRef Placeholders::unary(const PyRef &guard, Syntax operation, PyObject *at)
{
    const PyRef operand = constant(guard, at);
    const PyRef op = operand ? m_types.make(operation) : PyRef();
    return op
        ? m_types.make(Syntax::UnaryOp, at, { { SyntaxField::op, op.get() }, { SyntaxField::operand, operand.get() } })
        : PyRef();
}

PyRef Placeholders::applied(const PyRef &guard, PyObject *operand)
{
    const PyRef left = constant(guard, operand);
    const PyRef op = left ? m_types.make(Syntax::MatMult) : PyRef();
    return op
        ? m_types.make(Syntax::BinOp, operand,
              { { SyntaxField::left, left.get() }, { SyntaxField::op, op.get() }, { SyntaxField::right, operand } })
        : PyRef();
}

PyObject *Placeholders::guardFor(PyObject *constant) const
{
    if (!PyUnicode_CheckExact(constant))
        return nullptr;
    const std::string_view text = viewOf(constant);
    if (!text.starts_with(m_prefix))
        return nullptr;
    std::size_t index = 0;
    std::from_chars(text.data() + m_prefix.size(), text.data() + text.size(), index);
    return index < m_guards.size() ? m_guards[index].get() : nullptr;
}

// The constants are changed in place: the code object was made a moment ago and no one else holds it.
bool Placeholders::patch(PyObject *code) const
{
    PyObject *constants = reinterpret_cast<PyCodeObject *>(code)->co_consts;
    bool isGuarded = false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(constants); ++i) {
        PyObject *constant = PyTuple_GET_ITEM(constants, i);
        if (PyCode_Check(constant)) {
            if (!patch(constant))
                return false;
        } else if (PyObject *guard = guardFor(constant)) {
            PyTuple_SET_ITEM(constants, i, Py_NewRef(guard));
            Py_DECREF(constant);
            isGuarded = true;
        }
    }
    return !isGuarded || m_codeGuards.keepIn(code);
}

} // namespace vitrine
