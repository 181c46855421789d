// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/evaluator.h"

#include "executor/engine/smolagents/basetools.h"
#include "executor/engine/smolagents/machine.h"
#include "executor/review/syntaxerror.h"

namespace vitrine::smolagents {

std::unique_ptr<Evaluator> Evaluator::create(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> core)
{
    auto machine = Machine::create(syntax, std::move(core));
    return machine ? std::unique_ptr<Evaluator>(new Evaluator(std::move(machine))) : nullptr;
}

Evaluator::Evaluator(std::shared_ptr<Machine> machine)
    : m_machine(std::move(machine))
{
}

Evaluator::~Evaluator() { m_machine->release(); }

Outcome Evaluator::run(std::string_view code, const World &world)
{
    const PyRef tree = m_machine->syntax().parse(code, parsedFile);
    if (tree)
        return run(tree.get(), SourceText(code), world);
    Outcome outcome;
    const StepError error = takeSyntaxError(m_machine->core().policy);
    m_machine->fail(error.message);
    outcome.exception = takeException();
    outcome.line = error.line;
    return outcome;
}

Outcome Evaluator::run(PyObject *tree, const SourceText &source, const World &world)
{
    return m_machine->run(tree, source, world);
}

std::string Evaluator::printed(const World &world) const { return m_machine->printed(world.state.get()); }

std::optional<std::int64_t> Evaluator::operations(const World &world) const
{
    return m_machine->operations(world.state.get());
}

int Evaluator::traverse(visitproc visit, void *arg) const { return m_machine->traverse(visit, arg); }

PyRef Evaluator::baseTools() const { return makeBaseTools(m_machine); }

} // namespace vitrine::smolagents
