// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/settings/preferencepage.h"

#include "app/kit/theme/mutedlabel.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace vitrine {

PreferencePage::PreferencePage(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout)
{
    m_rows->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_rows->setFormAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_rows->setLabelAlignment(Qt::AlignLeading | Qt::AlignVCenter);
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
    m_rows->addRow(box);
}

void PreferencePage::addHint(const QString &text)
{
    auto *hint = new MutedLabel(text);
    hint->setWordWrap(true);
    m_rows->addRow(hint);
}

void PreferencePage::addField(const QString &label, QWidget *field)
{
    auto *name = new QLabel(label);
    name->setBuddy(field);
    field->setAccessibleName(QString(label).remove(u'&'));
    m_rows->addRow(name, field);
}

void PreferencePage::addBelow(QWidget *widget)
{
    auto *row = new QHBoxLayout;
    row->addWidget(widget);
    row->addStretch(1);
    m_rows->addRow(row);
}

} // namespace vitrine
