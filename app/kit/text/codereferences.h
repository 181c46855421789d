// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace vitrine {

/// A place of a message that speaks of the code it is about, as tracebacks of Python and IPython and the messages of
/// agents do.
struct CodeReference {
    qsizetype from = 0; ///< bytes of the message
    qsizetype to = 0;
    int line = 0; ///< line of the code, from 1; 0 if the code itself is quoted
    QString code {}; ///< the statement that is quoted; else empty
    bool operator==(const CodeReference &) const = default;
};

/// All of them, in the order of their places. Lines of other files (libraries, frozen modules) are none. Any thread.
std::vector<CodeReference> codeReferences(const QByteArray &utf8);

} // namespace vitrine
