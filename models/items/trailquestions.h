// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <array>
#include <atomic>

namespace vitrine {

/// The kinds of requests to the readers of a trail. Only the newest request of each kind is answered.
enum class TrailQuestion { Open, Runs, Steps, StepCount, RunRows, StepRows, Step, Original, Count };

/// Numbers of the newest request of each kind: written by the requesting side, read by readers to skip or abort
/// outdated requests. Atomic, shared by all threads.
using TrailQuestionNumbers = std::array<std::atomic<quint64>, static_cast<std::size_t>(TrailQuestion::Count)>;

} // namespace vitrine
