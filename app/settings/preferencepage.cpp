// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferencepage.h"

#include "app/theme/mutedlabel.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace vitrine {

PreferencePage::PreferencePage(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout)
{
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(m_rows);
    layout->addStretch(1);
}

void PreferencePage::add(const Preference &preference, const QString &name, const QString &text)
{
    auto *box = new QCheckBox(text);
    box->setObjectName(name);
    box->setChecked(preference.isOn());
    connect(box, &QCheckBox::toggled, this, [this, preference](bool isOn) {
        preference.set(isOn);
        Q_EMIT changed();
    });
    m_rows->addWidget(box);
}

void PreferencePage::addHint(const QString &text)
{
    auto *hint = new MutedLabel(text);
    hint->setWordWrap(true);
    m_rows->addWidget(hint);
}

void PreferencePage::addBelow(QWidget *widget) { m_rows->addWidget(widget, 0, Qt::AlignLeading); }

} // namespace vitrine
