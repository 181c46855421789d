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
    /// Stores the choice, and applies it to open windows. Without `font`: the platform's.
    static void choose(Use use, const std::optional<QFont> &font);
    /// Applies the choices when the program starts, before there are widgets.
    static void apply();
};

/// The code font, in the size of the widget's font unless the user has chosen a size.
QFont codeFont(const QWidget &widget);
/// The same in the given size, for code between other text.
QFont codeFontOfSize(qreal points);

/// Sets the widget's font to the code font, and updates it each time another one is chosen.
void keepCodeFont(QWidget *widget);

/// Makes all widgets apply their fonts or colors again. `change`: FontChange or PaletteChange.
void renewLook(QEvent::Type change);

} // namespace vitrine
