// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <initializer_list>
#include <string_view>

namespace vitrine {

class SessionCore;

/// Frame attribution: whether an access to the interpreter comes from the code of a session, directly or through a
/// library, or from a library or the host itself. All functions require the GIL.

/// While an object of this class exists, attribute accesses of the innermost frame are attributed to sandboxed code
/// even in library frames: a library can call a guarded function that the code passed to it.
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

/// The session that the current access is attributed to: its code runs in the innermost frame, the frame belongs to a
/// library function known to access attributes named by its caller, or a guarded function acts for the code. Null if a
/// library or the host acts for itself.
SessionCore *codeAsking();

/// The session for which a guarded function reads an attribute in the innermost frame, or null. Fast.
SessionCore *coreOfNamedRead();

/// The session whose code a library is calling back. Null if the library uses one of these names in its own code, that
/// is, acts for itself, and if `boundSession` is null.
SessionCore *codeLending(std::initializer_list<std::string_view> names);

/// The session on whose behalf the current code runs. Null during imports of libraries, and if the policy allows
/// everything.
SessionCore *boundSession();

/// Whether the running library function reads functions only for itself and does not pass them on: dataclasses with
/// slots look for the cell of the class in each of its functions.
bool isLibraryReadingForItself();

/// The session whose code runs in any frame of this thread, or null.
SessionCore *codeOnThread();

/// While an object of this class exists, a library may read the globals of its own functions.
class OpenWorlds final {
public:
    OpenWorlds();
    ~OpenWorlds();
    OpenWorlds(const OpenWorlds &) = delete;
    OpenWorlds &operator=(const OpenWorlds &) = delete;

private:
    bool m_wereOpen;
};

/// Whether an OpenWorlds object exists.
bool areWorldsOpen();

/// Whether the policy allows this attribute of the interpreter ("*": all).
bool allowsCall(const SessionCore &core, std::string_view name);

/// Sets the error for a denied attribute. Always false.
bool denyCall(SessionCore &core, std::string_view name);

/// Whether the object is a Python function defined by the code of any session.
bool isFunctionOfSession(PyObject *function);

/// Whether the current code belongs to an import by the engine, or by a library itself: through an import statement, or
/// of a module in the library's own package. False if code called importlib's internals, and for code that runs during
/// an import.
bool isInImport();

/// Whether everything that runs inside the innermost import was called by the code of the import. Otherwise code runs
/// meanwhile, or a function of a library because an object of the code has it called. Unspecified if there is no
/// import.
bool isCalledByImport();

/// Whether what does not tick must end now. A library that is being imported may go on for a while, but not what code
/// has it call meanwhile.
bool mustEnd(const SessionCore &core);

} // namespace vitrine
