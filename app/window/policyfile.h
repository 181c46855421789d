// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"

#include <QFuture>
#include <QString>

namespace vitrine {

/// Reads a policy document off the GUI thread. Fails with the first of several errors.
QFuture<Result<Policy>> readPolicyFile(const QString &file);

} // namespace vitrine
