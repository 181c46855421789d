// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/trustedstubs.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QStringList>

#include <variant>

namespace vitrine {

namespace {

constexpr qsizetype mostStubs = 1'000;

// The command line has no name of an application, and means the same user.
QSettings settings() { return QSettings(QStringLiteral("vitrine"), QStringLiteral("trusted")); }

QString key() { return QStringLiteral("stubs"); }

QString hashOf(std::string_view python)
{
    const QByteArrayView bytes(python.data(), static_cast<qsizetype>(python.size()));
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace

bool isTrustedStub(std::string_view python) { return settings().value(key()).toStringList().contains(hashOf(python)); }

void trustStubs(const ToolStubs &tools)
{
    QStringList known = settings().value(key()).toStringList();
    for (const auto &[name, tool] : tools) {
        const auto *python = std::get_if<ToolStub::Python>(&tool.answer);
        if (python != nullptr && !known.contains(hashOf(python->source)))
            known.append(hashOf(python->source));
    }
    settings().setValue(key(), known.sliced(std::max<qsizetype>(0, known.size() - mostStubs)));
}

} // namespace vitrine
