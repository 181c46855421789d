// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/formswitch.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace vitrine {

FormSwitch::FormSwitch(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("textSwitch"));
    auto *row = new QHBoxLayout(this);
    const int gap = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 2;
    row->setContentsMargins(gap * 2, gap, gap * 2, gap);
    //: Switch over a text: shows it as it is
    add(TextForm::Text, QStringLiteral("showText"), tr("Text"));
    //: Switch over a text: shows its headings, lists and emphasis
    add(TextForm::Formatted, QStringLiteral("showFormatted"), tr("Formatted"));
    //: Switch over a text: shows the values in it as a tree
    add(TextForm::Tree, QStringLiteral("showTree"), tr("Tree"));
    //: Switch over a text: shows the rows and columns in it
    add(TextForm::Table, QStringLiteral("showTable"), tr("Table"));
    //: Switch over a text: shows the images that are in it as letters
    add(TextForm::Images, QStringLiteral("showImages"), tr("Images"));
    row->addStretch(1);
    setCurrent(TextForm::Text);
    hide();
    connect(m_group, &QButtonGroup::idClicked, this, [this](int form) { Q_EMIT chosen(TextForm(form)); });
}

void FormSwitch::add(TextForm form, const QString &name, const QString &text)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setVisible(form == TextForm::Text);
    m_group->addButton(button, int(form));
    layout()->addWidget(button);
    m_buttons[std::size_t(form)] = button;
}

void FormSwitch::offer(TextForm form, bool isOffered)
{
    m_isOffered[std::size_t(form)] = isOffered || form == TextForm::Text;
    m_buttons[std::size_t(form)]->setVisible(m_isOffered[std::size_t(form)]);
    setVisible(isAnyOffered() && m_hasRoom);
}

void FormSwitch::setRoom(bool hasRoom)
{
    if (std::exchange(m_hasRoom, hasRoom) != hasRoom)
        setVisible(isAnyOffered() && m_hasRoom);
}

bool FormSwitch::isAnyOffered() const { return std::ranges::count(m_isOffered, true) > 1; }

void FormSwitch::setCurrent(TextForm form) { m_buttons[std::size_t(form)]->setChecked(true); }

} // namespace vitrine
