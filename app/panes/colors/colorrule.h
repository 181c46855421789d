// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace vitrine {

/// Rows that a filter lets through have this background, and the number of the rule in front of their own. Of several
/// rules that fit, the first one counts.
struct ColorRule {
    QString name;
    QString filter; ///< an expression of the filter language
    Meaning tint = Meaning::Differs; ///< whose tint it is: those are readable in every palette
    bool isOn = true;
    bool operator==(const ColorRule &) const = default;
};

/// The user's rules, in their order; those of the program while there are none. In the settings. GUI thread.
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
    /// The sign before the numbers of rows, so that rules are distinguishable without color: "①" for the first rule.
    static QString sign(std::size_t location);
    /// Why the rule cannot be used; empty when it can.
    static QString flaw(const ColorRule &rule);
};

} // namespace vitrine
