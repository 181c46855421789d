// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// While it lives, attributes of real modules are read by the engine for itself on this thread.
class EngineRead final {
public:
    EngineRead();
    ~EngineRead();
    EngineRead(const EngineRead &) = delete;
    EngineRead &operator=(const EngineRead &) = delete;

    static bool isActive();
};

} // namespace vitrine
