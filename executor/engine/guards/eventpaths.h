// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string>
#include <string_view>

namespace vitrine {

/// The paths that an audit event names, as the system gets them: bytes that may not be UTF-8.
struct EventPaths {
    std::string first; ///< path, host or command
    std::string second; ///< where a file is moved or linked to; empty for other events
    /// Whether an object of the code takes the place of a name: it could give the function another one than the judge.
    bool isNameless = false;
};

/// Paths that are relative to an open folder are joined with its path, if the system reports it. Requires the GIL;
/// leaves no exception set.
EventPaths pathsOf(std::string_view event, PyObject *args);

/// The name of a file that is a str, bytes or a path of pathlib itself; empty for other objects, whose methods are not
/// called. Requires the GIL; leaves no exception set.
std::string plainPath(PyObject *value);

/// The path as text that can be shown: bytes that are not UTF-8 as \xff.
std::string shownPath(const std::string &path);

/// `os.open` does not report the folder that its path is relative to. While this object exists, the event gets it.
class OpenedFolder final {
public:
    explicit OpenedFolder(int descriptor);
    ~OpenedFolder();
    OpenedFolder(const OpenedFolder &) = delete;
    OpenedFolder &operator=(const OpenedFolder &) = delete;

private:
    int m_before;
};

} // namespace vitrine
