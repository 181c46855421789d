// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace KSyntaxHighlighting {
class Repository;
class Theme;
} // namespace KSyntaxHighlighting

class QPalette;

namespace vitrine {

/// Starts reading the index of all languages and the definition of Python on another thread, since a window needs them
/// soon. GUI thread.
void warmUpSyntax();

/// The languages, read once. Waits until `warmUpSyntax` has finished, or reads them now. GUI thread only.
KSyntaxHighlighting::Repository &syntaxRepository();

/// The theme that the user has chosen, or the one that matches the palette. GUI thread only.
KSyntaxHighlighting::Theme syntaxTheme(const QPalette &palette);

} // namespace vitrine
