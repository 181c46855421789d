// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/sessionlocale.h"

#include <clocale>

namespace vitrine {

namespace {

// Sessions may run in parallel on several threads: the host's locale is the one before the first of them.
struct HostLocale {
    int sessions = 0;
    std::string name;
};

HostLocale &host()
{
    static auto *const locale = new HostLocale; // never destroyed: a step may end after the program
    return *locale;
}

std::string current()
{
    const char *name = std::setlocale(LC_ALL, nullptr);
    return name != nullptr ? name : "C";
}

} // namespace

void SessionLocale::enter()
{
    if (host().sessions++ == 0)
        host().name = current();
    if (!m_own.empty())
        std::setlocale(LC_ALL, m_own.c_str());
}

void SessionLocale::leave()
{
    m_own = current();
    if (m_own != host().name)
        std::setlocale(LC_ALL, host().name.c_str());
    else
        m_own.clear();
    --host().sessions;
}

} // namespace vitrine
