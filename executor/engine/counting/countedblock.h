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

/// The data about a step that counting needs.
struct CountingPlan {
    const SyntaxTypes &types;
    const EvaluationOrder &order;
    Weights &weights;
    Prepaid &prepaid;
    /// Inserts a tick at the start of a list of statements. False with an exception set.
    std::function<bool(PyObject *list, Weight weight)> insertTick;
};

/// The code that is counted by one tick. The added parts run in that order, all of them unless an exception is raised
/// or a branch leaves the block; that branch then gives back the rest. Nodes must be added before they are changed.
/// Needs the GIL.
class CountedBlock final {
public:
    explicit CountedBlock(const CountingPlan &plan);

    void add(PyObject *node);
    struct Branch;
    /// The two branches after the test of an `if`. The block counts one of them, and the other gets a tick for the
    /// difference.
    void addBranches(Branch body, Branch orelse);
    /// Ends the block; `after` is the weight counted before it for code that follows it. False with an exception set.
    bool finish(Weight after = 0);

    Weight paid() const { return m_done; }
    /// Whether the block can be left permanently without an exception.
    bool suspends() const { return m_suspends; }

private:
    struct Mark {
        NodeLocation location;
        Weight done;
    };
    /// A part with its own tick: it runs within this block or, in a frame of its own, separately.
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
    int m_depth = 0; ///< number of enclosing generator expressions
    bool m_suspends = false;
    std::vector<Mark> m_marks;
    std::vector<Inner> m_inner;
};

struct CountedBlock::Branch {
    PyObject *list; ///< list of statements; empty or null for none
    CountedBlock block;
    bool isExit = false; ///< the enclosing blocks have no code after it
};

struct CountedBlock::Inner {
    CountedBlock block;
    Weight done; ///< weight of the enclosing block so far, without the tick
    bool isFrame = false;
    PyObject *list = nullptr; ///< statements of a branch
    Weight prepaid = 0; ///< prepaid weight of a branch
    bool isExit = false;
};

} // namespace vitrine
