// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace vitrine {

/// Lines for a shell that let an agent's exporter find a receiver.
QStringList exporterSettings(const QString &url, const QString &token);

} // namespace vitrine
