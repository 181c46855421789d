// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QHash>
#include <QPalette>
#include <QString>

#include <array>
#include <expected>
#include <vector>

namespace vitrine {

/// The schemes that a token has values for.
enum class Scheme { Light, Dark, ContrastLight, ContrastDark };

/// The content of resources/themes/tokens.json: immutable once read, any thread.
class TokenTable final {
public:
    /// "#rrggbb", the name of a palette role, or "Linked".
    struct Entry {
        QString shape;
        std::array<QString, 4> colors; ///< by Scheme
        std::array<QString, 4> tints;
    };

    /// The table that is part of the program. It is checked by a test, so it is always there.
    static const TokenTable &bundled();
    /// Fails with a technical message that names the key.
    static std::expected<TokenTable, QString> parse(const QByteArray &json);

    const Entry &entry(Meaning meaning) const;
    const QPalette &palette(Scheme scheme) const { return m_palettes[std::size_t(scheme)]; }

private:
    QHash<Meaning, Entry> m_entries;
    std::array<QPalette, 4> m_palettes; ///< by Scheme
};

} // namespace vitrine
