// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// While it lives, what the running frame reads in real modules is the engine's own wish: it makes a view, say. Needs
/// the GIL.
class EngineReading final {
public:
    EngineReading();
    ~EngineReading();
    EngineReading(const EngineReading &) = delete;
    EngineReading &operator=(const EngineReading &) = delete;

private:
    const void *m_before;
};

/// Whether one lives for the frame that is running.
bool isEngineReading();

} // namespace vitrine
