// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"

#include <fcntl.h>

#include <vector>

namespace vitrine {

/// While it lives, some descriptors are taken that the worker itself needs between the steps: a step that uses up all
/// there are leaves these, and its session goes on.
class DescriptorReserve final {
public:
    DescriptorReserve()
    {
        constexpr std::size_t needed = 12;
        while (m_held.size() < needed) {
            UniqueFd one(open("/dev/null", O_RDONLY | O_CLOEXEC));
            if (!one) // they are used up already
                return;
            m_held.push_back(std::move(one));
        }
    }

private:
    std::vector<UniqueFd> m_held;
};

} // namespace vitrine
