// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <initializer_list>
#include <string_view>

namespace vitrine {

class SessionCore;

/// Frame attribution: whether an access to the interpreter comes from the code of a session, directly or through a
/// library, or from a library or the host itself. All functions need the GIL.

/// While it lives, attribute accesses of the innermost frame are attributed to sandboxed code even in library frames: a
/// library can call a guarded function that the code passed to it.
class AskedByCode final {
public:
    explicit AskedByCode(SessionCore &core);
    ~AskedByCode();
    AskedByCode(const AskedByCode &) = delete;
    AskedByCode &operator=(const AskedByCode &) = delete;

private:
    const void *m_frame;
    SessionCore *m_core;
};

/// The session whose code asks for something right now: it runs in the innermost frame, or that frame belongs to a
/// library function which is known to read and write attributes that its caller names, or a guarded function asks for
/// it. Null when a library or the host asks for itself.
SessionCore *codeAsking();

/// The session for which a guarded function reads an attribute in the innermost frame; null where none does. Quick.
SessionCore *coreOfNamedRead();

/// The session whose code lent a library what asks right now: a library that wants something for itself has one of
/// these names in its own code. Null when it has, and where `boundSession` is null.
SessionCore *codeLending(std::initializer_list<std::string_view> names);

/// The session on whose behalf this runs; null while libraries are imported, or where its policy allows all.
SessionCore *boundSession();

/// The session whose code runs anywhere on this thread; null when there is none.
SessionCore *codeOnThread();

/// While it lives, a library may look into the globals of its functions, for itself.
class OpenWorlds final {
public:
    OpenWorlds();
    ~OpenWorlds();
    OpenWorlds(const OpenWorlds &) = delete;
    OpenWorlds &operator=(const OpenWorlds &) = delete;

private:
    bool m_wereOpen;
};

/// Is it so now?
bool areWorldsOpen();

/// Does the policy open this attribute of the interpreter ("*": all)?
bool allowsDoor(const SessionCore &core, std::string_view name);

/// Sets the denial of one; always false.
bool refuseDoor(SessionCore &core, std::string_view name);

/// Is it a function of Python that the code of any session defined?
bool isFunctionOfSession(PyObject *function);

/// Whether what runs belongs to an import that the engine performs, or that a library's own code asks for: by an import
/// statement, or of a module of the library's own package. Not so when code called what importlib is made of, nor for
/// code that runs meanwhile.
bool isInImport();

} // namespace vitrine
