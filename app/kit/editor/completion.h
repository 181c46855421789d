// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

/// What the word at a place of Python code can go on with. Pure, any thread.
namespace vitrine {

/// What is known beside the code itself.
struct CompletionSources {
    QStringList names; ///< variables of the session and tools
    QStringList modules; ///< that the policy allows: "numpy", "os.path"
    bool isPython = true; ///< else only names and the words of the code are offered
};

struct Completions {
    int typed = 0; ///< bytes of the word that stand there already
    QStringList words; ///< sorted, each once; without the word as it stands
};

/// `position` is in bytes. After "import" and "from" only modules are offered, elsewhere names, keywords and
/// the words of the code itself.
Completions completionsAt(const QByteArray &code, qsizetype position, const CompletionSources &sources);

} // namespace vitrine
