// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace vitrine {

/// Shell commands that configure an agent's exporters of spans and of log records to send to a receiver. `url`: its
/// address for spans.
QStringList exporterSettings(const QString &url, const QString &token);

} // namespace vitrine
