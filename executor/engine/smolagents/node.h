// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

#include <deque>
#include <memory>
#include <vector>

namespace vitrine::smolagents {

/// One node of a step's syntax tree in the form used for evaluation. The meaning of the members depends on the kind and
/// is documented in treebuilder.cpp, beside the fields of CPython's own nodes. Immutable once built.
struct Node {
    using List = std::vector<const Node *>;

    Syntax kind = Syntax::Unknown; ///< Unknown also represents a missing key of a dict display
    Syntax op = Syntax::Unknown;
    std::vector<Syntax> ops; ///< of a comparison
    PyRef name; ///< interned
    PyRef constant;
    const Node *first = nullptr;
    const Node *second = nullptr;
    const Node *third = nullptr;
    List list;
    List list2;
    List list3;
    List list4;
    PyRef ast; ///< CPython's node, for its repr and its source text
    bool isDunder = false; ///< the name starts and ends with two underscores
};

/// The tree of a whole step. Functions keep the tree alive in which they were defined.
struct Tree {
    std::deque<Node> nodes;
    Node::List body;
};

} // namespace vitrine::smolagents
