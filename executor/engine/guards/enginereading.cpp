// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/enginereading.h"

#include "executor/review/pyref.h"

#include <utility>

namespace vitrine {

namespace {

thread_local const void *engineFrame = nullptr; // the frame in which the engine reads

} // namespace

EngineReading::EngineReading()
    : m_before(std::exchange(engineFrame, runningFrame()))
{
}

EngineReading::~EngineReading() { engineFrame = m_before; }

bool isEngineReading() { return engineFrame != nullptr && engineFrame == runningFrame(); }

} // namespace vitrine
