// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// "label: text", with the space before the colon that the user's language wants.
class LabelText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::LabelText)

public:
    static QString of(const QString &label, const QString &text);
};

} // namespace vitrine
