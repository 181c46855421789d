// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/remotesettings.h"

#include <QSettings>
#include <QUrl>

namespace vitrine {

namespace {

QString keyOf(const QString &executor, QStringView what) { return u"remote/" % executor % u'/' % what; }

void keep(const QString &key, const QString &value)
{
    if (value.isEmpty())
        QSettings().remove(key);
    else
        QSettings().setValue(key, value);
}

// Addresses of Jupyter servers are often copied with their token.
QString withoutSecrets(const QString &address)
{
    const QUrl url(address);
    const bool isSecret = url.hasQuery() || !url.userInfo().isEmpty();
    return isSecret ? url.toString(QUrl::RemoveQuery | QUrl::RemoveUserInfo | QUrl::RemoveFragment) : address;
}

} // namespace

RemoteChoice userRemoteChoice(const QString &executor)
{
    const QSettings settings;
    RemoteChoice choice { .executor = executor };
    choice.server = settings.value(keyOf(executor, u"server")).toString();
    choice.image = settings.value(keyOf(executor, u"image")).toString();
    choice.container.image = choice.image;
    choice.container.engine = settings.value(keyOf(executor, u"engine")).toString();
    const QStringList packages
        = settings.value(keyOf(executor, u"packages")).toString().split(u' ', Qt::SkipEmptyParts);
    // Invalid ones were reported while they were typed.
    for (const QString &package : packages) {
        if (auto read = packageRequirementFrom(package.toStdString()))
            choice.packages.packages.push_back(std::move(*read));
    }
    // The address of an index is validated as when it was typed: one with a key or user name is not used.
    const std::string index = settings.value(keyOf(executor, u"index")).toString().toStdString();
    if (packageWishFrom({}, index))
        choice.packages.index = index;
    return choice;
}

void setUserRemoteChoice(const RemoteChoice &choice)
{
    keep(keyOf(choice.executor, u"server"), withoutSecrets(choice.server));
    keep(keyOf(choice.executor, u"image"), choice.image);
    keep(keyOf(choice.executor, u"engine"), choice.container.engine);
    QStringList packages;
    for (const PackageRequirement &package : choice.packages.packages)
        packages << QString::fromStdString(package.text);
    keep(keyOf(choice.executor, u"packages"), packages.join(u' '));
    keep(keyOf(choice.executor, u"index"), QString::fromStdString(choice.packages.index));
}

} // namespace vitrine
