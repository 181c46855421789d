// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

/// What code sets with `locale.setlocale` holds for the whole process, the host's own numbers and dates included. A
/// session's locale holds in its steps only. Needs the GIL.
class SessionLocale final {
public:
    void enter(); ///< before a step
    void leave(); ///< after it, on the same thread

private:
    std::string m_own; ///< that of the session; empty as long as it is the host's
};

} // namespace vitrine
