// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/remote/timestampauthority.h"

#include "base/formatted.h"
#include "executor/remote/httpclient.h"

#include <memory>

namespace vitrine {

Result<QByteArray> askTimestampAuthority(const QUrl &address, const QByteArray &request)
{
    constexpr qint64 mostBytes = 1 << 20;
    constexpr int ok = 200;
    NetworkThread thread;
    return thread.run([&]() -> Result<QByteArray> {
        HttpClient client(thread);
        HttpRequest asked { .verb = "POST", .url = address, .body = request, .mostBytes = mostBytes };
        asked.headers
            = { { "Content-Type", "application/timestamp-query" }, { "Accept", "application/timestamp-reply" } };
        auto answer = client.send(asked);
        if (!answer)
            return std::unexpected(std::move(answer.error()));
        if (answer->status != ok)
            return std::unexpected(Error { ErrorCode::BadAnswer, {}, {}, {}, formatted("HTTP {}", answer->status) });
        return std::move(answer->body);
    });
}

} // namespace vitrine
