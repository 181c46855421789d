// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// Confines `locale.setlocale` to the steps of a session: the locale belongs to the whole process, including the host's
/// own numbers and dates. Needs the GIL.
class SessionLocale final {
public:
    void enter(); ///< before a step
    void leave(); ///< after it, on the same thread

private:
    std::string m_own; ///< that of the session; empty as long as it is the host's
};

} // namespace vitrine
