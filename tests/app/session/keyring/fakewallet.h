// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusContext>
#include <QDBusServer>
#include <QMap>
#include <QObject>

#include <atomic>

namespace vitrine {

/// As much of KWallet as QtKeychain asks for.
class FakeWallet final : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.KWallet")

public:
    enum class Mood { Open, Refusing, Silent };

    void setMood(Mood mood) { m_mood = mood; }
    /// Whether a caller waits for an answer; any thread.
    bool isWaiting() const { return m_isWaiting; }
    QMap<QString, QString> secrets; ///< by "folder/key"

public Q_SLOTS:
    bool isEnabled() { return true; }
    QString networkWallet() { return QStringLiteral("wallet"); }
    int open(const QString &wallet, qlonglong window, const QString &application);
    int entryType(int wallet, const QString &folder, const QString &key, const QString &application);
    QString readPassword(int wallet, const QString &folder, const QString &key, const QString &application);
    int writePassword(
        int wallet, const QString &folder, const QString &key, const QString &value, const QString &application);

private:
    Mood m_mood = Mood::Open;
    std::atomic_bool m_isWaiting = false;
};

/// As much of a message bus as a client needs to find one service on it.
class FakeBus final : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.DBus")

public:
    explicit FakeBus(FakeWallet *wallet);
    QString address() const { return m_server.address(); }

public Q_SLOTS:
    QString Hello() { return QStringLiteral(":1.1"); }
    bool NameHasOwner(const QString &) { return true; }
    QString GetNameOwner(const QString &) { return QStringLiteral(":1.0"); }
    void AddMatch(const QString &) { }
    void RemoveMatch(const QString &) { }

private:
    QDBusServer m_server;
};

} // namespace vitrine
