// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/servedkernels.h"

#include <QUrlQuery>

namespace vitrine {

Result<KernelServer> ServedKernels::serverFrom(const QString &address)
{
    QUrl url(address, QUrl::StrictMode);
    const bool isWeb = url.scheme() == u"http" || url.scheme() == u"https";
    if (!url.isValid() || !isWeb || url.host().isEmpty())
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "not the address of a server" });
    const QString token = QUrlQuery(url).queryItemValue(QStringLiteral("token"), QUrl::FullyDecoded);
    url = url.adjusted(QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::StripTrailingSlash);
    // The server's pages are next to its API.
    for (const QString &page : { QStringLiteral("/tree"), QStringLiteral("/lab") }) {
        if (url.path().endsWith(page))
            url.setPath(url.path().chopped(page.size()));
    }
    if (url.path() == u"/")
        url.setPath({});
    return KernelServer { .url = url, .token = token };
}

Result<KernelServer> ServedKernels::open(NetworkThread &thread, const Policy &)
{
    const auto ready = KernelGateway(thread, m_server).awaitReady(m_server.patience);
    if (ready)
        return m_server;
    return std::unexpected(ready.error());
}

} // namespace vitrine
