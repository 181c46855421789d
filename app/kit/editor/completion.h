// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

/// Completions for the word at a position in Python code. Pure, any thread.
namespace vitrine {

/// Context from outside the code.
struct CompletionSources {
    QStringList names; ///< variables of the session and tools
    QStringList modules; ///< modules that the policy allows: "numpy", "os.path"
    bool isPython = true; ///< otherwise only names and the words of the code are offered
};

struct Completions {
    int typed = 0; ///< bytes of the word typed so far
    QStringList words; ///< sorted, without duplicates and without the typed word
};

/// `position` is in bytes. After "import" and "from" only modules are offered; elsewhere names, keywords and the words
/// of the code itself.
Completions completionsAt(const QByteArray &code, qsizetype position, const CompletionSources &sources);

} // namespace vitrine
