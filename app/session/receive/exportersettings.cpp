// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/exportersettings.h"

namespace vitrine {

QStringList exporterSettings(const QString &url, const QString &token)
{
    return { QStringLiteral("export OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=") + url,
        QStringLiteral("export OTEL_EXPORTER_OTLP_TRACES_HEADERS=authorization=Bearer%20") + token };
}

} // namespace vitrine
