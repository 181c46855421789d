// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/sessioncore.h"
#include "executor/engine/weights.h"
#include "executor/review/syntaxtypes.h"

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace vitrine {

/// A tick pays for a whole block in advance. Where an exception leaves the block half-way, what comes after that place
/// did not run: this knows how much that is, for each place in the code of a step. Needs the GIL.
class Prepaid final {
public:
    explicit Prepaid(std::shared_ptr<SessionCore> core)
        : m_core(std::move(core))
    {
    }

    /// The statements of one block, in their order, before anything is changed in them.
    class Block final {
    public:
        Block(Prepaid &prepaid, const SyntaxTypes &types, const Weights &weights)
            : m_prepaid(prepaid)
            , m_types(types)
            , m_weights(weights)
        {
        }
        void add(PyObject *node);
        /// There is no more in it; `after` is what else was paid before it and comes after it.
        void finish(std::uint64_t after = 0);

    private:
        struct Mark {
            NodePlace place;
            std::uint64_t done;
        };
        /// Nodes with a tick of their own, which run within this block or, as a frame of their own, apart from it.
        struct Inner {
            std::unique_ptr<Block> block;
            bool isFrame;
            std::uint64_t done;
        };
        void mark(PyObject *node);
        void addInner(Syntax kind, PyObject *node);

        Prepaid &m_prepaid;
        const SyntaxTypes &m_types;
        const Weights &m_weights;
        std::uint64_t m_done = 0;
        std::vector<Mark> m_marks;
        std::vector<Inner> m_inner;
    };

    /// From now on exceptions in the code object, and in those inside it, give back what they leave out. False with an
    /// exception set.
    static bool attach(const std::shared_ptr<Prepaid> &prepaid, PyObject *code);

    /// An exception came up in the code at this offset of its bytes.
    void giveBack(PyCodeObject *code, int offset);

private:
    struct Place {
        int line;
        int column;
        int endLine;
        int endColumn;
        auto operator<=>(const Place &) const = default;
    };
    std::shared_ptr<SessionCore> m_core;
    std::map<Place, std::uint64_t> m_rests;
};

} // namespace vitrine
