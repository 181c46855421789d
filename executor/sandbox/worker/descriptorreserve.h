// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"

#include <fcntl.h>

#include <vector>

namespace vitrine {

/// Reserves some descriptors during its lifetime that the worker itself needs between the steps: if a step uses up all
/// others, its session can still continue.
class DescriptorReserve final {
public:
    DescriptorReserve()
    {
        constexpr std::size_t needed = 12;
        while (m_held.size() < needed) {
            UniqueFd one(open("/dev/null", O_RDONLY | O_CLOEXEC));
            if (!one) // all are already in use
                return;
            m_held.push_back(std::move(one));
        }
    }

private:
    std::vector<UniqueFd> m_held;
};

} // namespace vitrine
