// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/settings/preferencepage.h"

#include "app/kit/theme/mutedlabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
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

void PreferencePage::addField(const QString &label, QWidget *field)
{
    auto *name = new QLabel(label);
    name->setBuddy(field);
    field->setAccessibleName(label);
    auto *row = new QHBoxLayout;
    row->addWidget(name);
    row->addWidget(field);
    row->addStretch(1);
    m_rows->addLayout(row);
}

void PreferencePage::addBelow(QWidget *widget) { m_rows->addWidget(widget, 0, Qt::AlignLeading); }

} // namespace vitrine
