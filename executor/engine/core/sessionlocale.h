// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// Limits the effect of `locale.setlocale` to the steps of a session: the locale applies to the whole process,
/// including the host's own numbers and dates. Needs the GIL.
class SessionLocale final {
public:
    void enter(); ///< before a step
    void leave(); ///< after it, on the same thread

private:
    std::string m_own; ///< the session's locale; empty while it is the host's
};

} // namespace vitrine
