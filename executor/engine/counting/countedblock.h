// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/counting/evaluationorder.h"
#include "executor/engine/counting/prepaid.h"
#include "executor/engine/counting/weights.h"
#include "executor/review/syntaxtypes.h"

#include <functional>
#include <vector>

namespace vitrine {

/// The data that counting needs about a step.
struct CountingPlan {
    const SyntaxTypes &types;
    const EvaluationOrder &order;
    Weights &weights;
    Prepaid &prepaid;
    /// Places a tick at the start of a list of statements. False with an exception set.
    std::function<bool(PyObject *list, Weight weight)> insertTick;
};

/// The code that one tick pays for: what is added runs in that order, all of it unless an exception comes or a branch
/// leaves it, and that branch gives back the rest. Added are nodes of which nothing was changed yet. Needs the GIL.
class CountedBlock final {
public:
    explicit CountedBlock(const CountingPlan &plan);

    void add(PyObject *node);
    struct Branch;
    /// The two ways after the test of an `if`. Of these the block pays the one, and the other has a tick for what it
    /// differs by.
    void addBranches(Branch body, Branch orelse);
    /// There is no more in it; `after` is what else was paid before it and comes after it. False with an exception set.
    bool finish(Weight after = 0);

    Weight paid() const { return m_done; }
    /// Is there a place in it where it may be left for ever without an exception?
    bool suspends() const { return m_suspends; }

private:
    struct Mark {
        NodeLocation location;
        Weight done;
    };
    /// A part with a tick of its own: it runs within this block or, as a frame of its own, apart from it.
    struct Inner;
    void mark(PyObject *node, Syntax kind);
    void markAttribute(PyObject *attribute, PyObject *whole);
    void addCall(PyObject *node);
    void addChoice(PyObject *node);
    void markTarget(PyObject *target);
    void markItem(PyObject *comprehension);
    void addTargets(PyObject *comprehension, Syntax kind);
    void addApart(Syntax kind, PyObject *first, PyObject *second);
    CountedBlock inner(int depth, std::initializer_list<PyObject *> nodes) const;

    const CountingPlan *m_plan;
    Weight m_done = 0;
    int m_depth = 0; ///< of generator expressions around it
    bool m_suspends = false;
    std::vector<Mark> m_marks;
    std::vector<Inner> m_inner;
};

struct CountedBlock::Branch {
    PyObject *list; ///< of statements; empty or null for none
    CountedBlock block;
    bool isExit = false; ///< nothing comes after it in the blocks around it
};

struct CountedBlock::Inner {
    CountedBlock block;
    Weight done; ///< of the block around it, the tick not counted
    bool isFrame = false;
    PyObject *list = nullptr; ///< of a branch's statements
    Weight prepaid = 0; ///< of a branch
    bool isExit = false;
};

} // namespace vitrine
