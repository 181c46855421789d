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

/// Collects the output of a running step until the window takes it, so that a flood of output causes a few updates a
/// second and not an event for each print. Bounded: output that the window did not take in time is dropped and appears
/// only in the result.
class LivePrints final {
public:
    struct Printed {
        StepId step = 0;
        QByteArray utf8;
    };

    /// `wake` is called on the printing thread when text arrives and none was waiting. Must not block.
    explicit LivePrints(std::function<void()> wake);

    void add(StepId step, std::string_view text);
    std::vector<Printed> take();
    /// Ends all notifications. Call it before the receiver is destroyed.
    void close();

private:
    std::mutex m_mutex; ///< protects all below
    std::function<void()> m_wake;
    std::vector<Printed> m_waiting;
    qsizetype m_size = 0;
};

} // namespace vitrine
