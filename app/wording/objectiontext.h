// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyverdicts.h"

#include <QString>

namespace vitrine {

/// Why a policy does not allow a step, made safe.
class ObjectionText final {
public:
    /// "Import of sympy is not allowed."
    static QString sentence(const Objection &objection);
    /// "git push: Policy rule commands.ask:git push ** requires a person's decision."
    static QString sentence(const ActionObjection &objection, const FactBase &base);
};

} // namespace vitrine
