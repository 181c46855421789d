// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"
#include "executor/review/syntaxtypes.h"

#include <deque>
#include <memory>
#include <vector>

namespace vitrine::smolagents {

/// One node of a step's syntax tree in the form that is walked. Which member holds what depends on the kind and is
/// written down in treebuilder.cpp, beside the fields of CPython's own nodes. Immutable once built.
struct Node {
    using List = std::vector<const Node *>;

    Syntax kind = Syntax::Unknown; ///< Unknown also represents an absent key of a dict display
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
    PyRef ast; ///< CPython's node: what its repr or its source text is asked of
    bool isDunder = false; ///< the name begins and ends with two underscores
};

/// A whole step. Functions keep the tree alive that they were defined in.
struct Tree {
    std::deque<Node> nodes;
    Node::List body;
};

} // namespace vitrine::smolagents
