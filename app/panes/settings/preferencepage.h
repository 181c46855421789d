// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/settings/preferences.h"

#include <QWidget>

class QFormLayout;

namespace vitrine {

/// A settings page with check boxes that apply at once. GUI thread.
class PreferencePage final : public QWidget {
    Q_OBJECT

public:
    explicit PreferencePage(QWidget *parent = nullptr);

    void add(const Preference &preference, const QString &name, const QString &text);
    /// Adds a hint about the boxes above.
    void addHint(const QString &text);
    void addBelow(QWidget *widget);
    /// Adds a field for a number or a choice after its label; the page takes ownership of the field.
    void addField(const QString &label, QWidget *field);

Q_SIGNALS:
    void changed();

private:
    QFormLayout *m_rows;
};

} // namespace vitrine
