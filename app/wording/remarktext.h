// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/policyremarks.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences for policy entries that are valid but probably unintended: the problem and what to do.
class RemarkText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RemarkText)

public:
    static QString sentence(const PolicyRemark &remark);

private:
    static QString ofName(const PolicyRemark &remark);
    static QString ofLimit(const PolicyRemark &remark);
};

} // namespace vitrine
