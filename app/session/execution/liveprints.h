// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QByteArray>

#include <functional>
#include <mutex>
#include <string_view>
#include <vector>

namespace vitrine {

/// Collects what a running step prints until the window takes it, so that a flood of prints is a few updates a second
/// and not an event each. Bounded: what the window did not take in time is dropped and stands in the result only.
class LivePrints final {
public:
    struct Printed {
        StepId step = 0;
        QByteArray utf8;
    };

    /// `wake` is called on the printing thread when text arrives and none was waiting. It must not block.
    explicit LivePrints(std::function<void()> wake);

    void add(StepId step, std::string_view text);
    std::vector<Printed> take();
    /// From now on nobody is woken: who would be is gone.
    void close();

private:
    std::mutex m_mutex; ///< protects all below
    std::function<void()> m_wake;
    std::vector<Printed> m_waiting;
    qsizetype m_size = 0;
};

} // namespace vitrine
