// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/engineread.h"

namespace vitrine {

namespace {

thread_local int depth = 0;

} // namespace

EngineRead::EngineRead() { ++depth; }

EngineRead::~EngineRead() { --depth; }

bool EngineRead::isActive() { return depth > 0; }

} // namespace vitrine
