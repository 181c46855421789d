// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/locationlink.h"

#include <QDir>
#include <QUrl>
#include <QUrlQuery>

namespace vitrine {

namespace {

constexpr auto scheme = QLatin1StringView("vitrine");

// Zero where it is not there; nothing for what is no number of a run or step.
std::optional<int> number(const QUrlQuery &query, const QString &name)
{
    if (!query.hasQueryItem(name))
        return 0;
    bool isNumber = false;
    const int number = query.queryItemValue(name).toInt(&isNumber);
    return isNumber && number > 0 ? std::optional(number) : std::nullopt;
}

} // namespace

QString linkTo(const LocationLink &location)
{
    QUrl url;
    url.setScheme(scheme);
    // Empty, but there: three slashes say that the file is of this machine.
    url.setHost(QStringLiteral(""));
    url.setPath(location.file, QUrl::DecodedMode);
    QUrlQuery query;
    if (location.run > 0)
        query.addQueryItem(QStringLiteral("run"), QString::number(location.run));
    if (location.step > 0)
        query.addQueryItem(QStringLiteral("step"), QString::number(location.step));
    url.setQuery(query);
    return url.toString(QUrl::FullyEncoded);
}

std::optional<LocationLink> locationOfLink(const QString &link)
{
    const QUrl url(link, QUrl::StrictMode);
    const auto path = url.path(QUrl::FullyDecoded);
    const bool isOurs = url.isValid() && url.scheme() == scheme && url.authority().isEmpty() && !url.hasFragment();
    if (!isOurs || !QDir::isAbsolutePath(path) || path.contains(QChar::Null))
        return std::nullopt;
    const QUrlQuery query(url);
    const auto run = number(query, QStringLiteral("run"));
    const auto step = number(query, QStringLiteral("step"));
    if (!run || !step)
        return std::nullopt;
    return LocationLink { .file = QDir::cleanPath(path), .run = *run, .step = *step };
}

} // namespace vitrine
