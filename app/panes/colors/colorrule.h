// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace vitrine {

/// Rows that match the filter get this background, and the number of the rule before their own number. If several rules
/// match, the first one applies.
struct ColorRule {
    QString name;
    QString filter; ///< an expression of the filter language
    Meaning tint = Meaning::Differs; ///< supplies the background; tints are readable in every palette
    bool isOn = true;
    bool operator==(const ColorRule &) const = default;
};

/// The user's rules in their order; the program's rules if there are none. Stored in the settings. GUI thread.
class ColorRules final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ColorRules)

public:
    static std::vector<ColorRule> all();
    static void keep(const std::vector<ColorRule> &rules);
    static std::vector<ColorRule> ofProgram();
    /// Whether color rules are applied at all.
    static bool areOn();
    static void setOn(bool isOn);
    /// The colors available to rules.
    static const std::vector<Meaning> &tints();
    static QString tintName(Meaning tint);
    /// The sign before row numbers, which distinguishes rules without color: "①" for the first rule.
    static QString sign(std::size_t location);
    /// Why the rule cannot be used; empty if it can.
    static QString flaw(const ColorRule &rule);
};

} // namespace vitrine
