// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// While an object of this class exists, reads of real modules by the running frame are attributed to the engine, for
/// example while it creates a view. Requires the GIL.
class EngineReading final {
public:
    EngineReading();
    ~EngineReading();
    EngineReading(const EngineReading &) = delete;
    EngineReading &operator=(const EngineReading &) = delete;

private:
    const void *m_before;
};

/// Whether such an object exists for the running frame.
bool isEngineReading();

} // namespace vitrine
