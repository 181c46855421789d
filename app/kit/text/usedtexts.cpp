// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/usedtexts.h"

#include <QSettings>

namespace vitrine {

QStringList UsedTexts::all() const { return QSettings().value(m_key).toStringList(); }

void UsedTexts::add(const QString &text) const
{
    if (text.trimmed().isEmpty())
        return;
    auto texts = all();
    texts.removeAll(text);
    texts.prepend(text);
    QSettings().setValue(m_key, QStringList(texts.mid(0, m_most)));
}

void UsedTexts::remove(const QString &text) const
{
    auto texts = all();
    texts.removeAll(text);
    QSettings().setValue(m_key, texts);
}

void UsedTexts::forget() const { QSettings().remove(m_key); }

} // namespace vitrine
