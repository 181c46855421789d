// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

class SessionCore;

/// The garbage collector may destroy what code has left at any time, also between steps and after the session. It then
/// calls functions in C that the code has put into weak references, streams, loops and iterators, with no code on the
/// stack. From the first object of this class on, a collection on a thread on which no session runs is judged by the
/// policy of a session that has an object, or else by the profile `strict`. Only for Vitrine's own interpreter: in that
/// of a host, the same collection destroys objects of the host. Requires the GIL.
class JudgedCollections final {
public:
    explicit JudgedCollections(SessionCore &core);
    ~JudgedCollections();
    JudgedCollections(const JudgedCollections &) = delete;
    JudgedCollections &operator=(const JudgedCollections &) = delete;

private:
    SessionCore &m_core;
};

} // namespace vitrine
