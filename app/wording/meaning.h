// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <array>

namespace vitrine {

/// The meaning of a color, a shape and a tint. It is always shown as shape + text + color, never as color alone.
enum class Meaning {
    Ok, ///< also allowed, verified
    Error, ///< also damaged
    Blocked, ///< also denied
    Ask, ///< a person decides
    Differs, ///< also changed
    NotComparable, ///< also undecidable
    Noise,
    Same,
    Fixed,
    Broken,
    NoToolResult,
    Limit,
    Timeout,
    Warning,
    Running,
    Waiting,
    Draft,
    Redacted,
    Sealed,
    Info,
};

inline constexpr std::array allMeanings { Meaning::Ok, Meaning::Error, Meaning::Blocked, Meaning::Ask, Meaning::Differs,
    Meaning::NotComparable, Meaning::Noise, Meaning::Same, Meaning::Fixed, Meaning::Broken, Meaning::NoToolResult,
    Meaning::Limit, Meaning::Timeout, Meaning::Warning, Meaning::Running, Meaning::Waiting, Meaning::Draft,
    Meaning::Redacted, Meaning::Sealed, Meaning::Info };

/// The key of a meaning in resources/themes/tokens.json.
QStringView tokenName(Meaning meaning);

} // namespace vitrine
