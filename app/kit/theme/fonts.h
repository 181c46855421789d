// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QFont>

#include <optional>

class QWidget;

namespace vitrine {

/// The fonts that the user has chosen in the settings; without a choice, those of the platform. GUI thread.
struct Fonts final {
    enum class Use { Window, Code };

    static std::optional<QFont> chosen(Use use);
    static QFont ofPlatform(Use use);
    /// Stores the choice, and shows open windows in it. Without `font`: the platform's.
    static void choose(Use use, const std::optional<QFont> &font);
    /// For the start of the program, before there are widgets.
    static void apply();
};

/// The font of code, in the size of the widget's font unless the user has chosen a size.
QFont codeFont(const QWidget &widget);
/// The same in a size of the caller's, for code between other text.
QFont codeFontOfSize(qreal points);

/// Gives the widget the font of code, and again each time another one is chosen.
void keepCodeFont(QWidget *widget);

/// Makes all widgets apply their fonts or colors again. `change`: FontChange or PaletteChange.
void renewLook(QEvent::Type change);

} // namespace vitrine
