// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace vitrine {

/// A part of a message that refers to the code the message is about, as in tracebacks of Python and IPython and in
/// messages of agents.
struct CodeReference {
    qsizetype from = 0; ///< in bytes of the message
    qsizetype to = 0;
    int line = 0; ///< line of the code, from 1; 0 if the code itself is quoted
    QString code {}; ///< the quoted statement; otherwise empty
    bool operator==(const CodeReference &) const = default;
};

/// All references in the order of their positions. Lines of other files (libraries, frozen modules) are not included.
/// Any thread.
std::vector<CodeReference> codeReferences(const QByteArray &utf8);

} // namespace vitrine
