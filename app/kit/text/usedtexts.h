// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace vitrine {

/// Texts that the user typed and used, such as filters and statements: newest first, without duplicates. Stored in the
/// settings under a key of their own. GUI thread.
class UsedTexts final {
public:
    explicit UsedTexts(const QString &key, qsizetype most = 30)
        : m_key(key)
        , m_most(most)
    {
    }

    QStringList all() const;
    /// Ignores blank texts.
    void add(const QString &text) const;
    void remove(const QString &text) const;
    void forget() const;

private:
    QString m_key;
    qsizetype m_most;
};

} // namespace vitrine
