// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace KSyntaxHighlighting {
class Repository;
}

namespace vitrine {

/// Starts reading the index of all languages and the definition of Python on another thread, since a window needs them
/// soon. GUI thread.
void warmUpSyntax();

/// The languages, read once. Waits for what `warmUpSyntax` has begun, or reads them now. GUI thread only.
KSyntaxHighlighting::Repository &syntaxRepository();

} // namespace vitrine
