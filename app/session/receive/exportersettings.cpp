// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/exportersettings.h"

namespace vitrine {

QStringList exporterSettings(const QString &url, const QString &token)
{
    QString logs = url;
    logs.replace(QLatin1StringView("/v1/traces"), QLatin1StringView("/v1/logs"));
    const QString headers = u"authorization=Bearer%20" % token;
    return { u"export OTEL_EXPORTER_OTLP_TRACES_ENDPOINT=" % url,
        u"export OTEL_EXPORTER_OTLP_TRACES_HEADERS=" % headers, u"export OTEL_EXPORTER_OTLP_LOGS_ENDPOINT=" % logs,
        u"export OTEL_EXPORTER_OTLP_LOGS_HEADERS=" % headers };
}

} // namespace vitrine
