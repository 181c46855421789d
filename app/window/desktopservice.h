// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

class QDBusConnection;

namespace vitrine {

/// The D-Bus interface that desktops call (org.freedesktop.Application): they start the program for it, or use the
/// running one. The first window owns the name; later ones run alongside. GUI thread.
class DesktopService final : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    explicit DesktopService(QObject *parent = nullptr);

    /// Registers the interface on the connection. Returns false on failure.
    bool offer(QDBusConnection connection);
    /// Takes the program's name on the session bus. Returns false if there is no session bus or another window has the
    /// name.
    bool takeName();

    static QString objectPath();

public Q_SLOTS:
    Q_SCRIPTABLE void Activate(const QVariantMap &platform); // NOLINT(readability-identifier-naming): of the interface
    // NOLINTNEXTLINE(readability-identifier-naming)
    Q_SCRIPTABLE void Open(const QStringList &uris, const QVariantMap &platform);
    // NOLINTNEXTLINE(readability-identifier-naming)
    Q_SCRIPTABLE void ActivateAction(
        const QString &action, const QVariantList &parameters, const QVariantMap &platform);

Q_SIGNALS:
    /// The window should be raised; `token` is the desktop's activation token, or empty.
    void activated(const QByteArray &token);
    void openRequested(const QStringList &uris);
    /// "open-session", "verify-trail", or an unknown name from outside.
    void actionRequested(const QString &action);
};

} // namespace vitrine
