// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/emptynote.h"

#include "app/theme/mutedlabel.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine {

namespace {

/// Without what belongs to a menu.
QString buttonText(QString text) { return text.remove(u'&'); }

} // namespace

EmptyNote::EmptyNote(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_text(new MutedLabel)
    , m_button(new QPushButton)
{
    auto bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setTextFormat(Qt::PlainText);
    auto *layout = new QVBoxLayout(this);
    const int margin = fontMetrics().height();
    layout->setContentsMargins(margin, margin, margin, 0);
    layout->setSpacing(margin / 2);
    for (QLabel *label : { m_title, static_cast<QLabel *>(m_text) }) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        layout->addWidget(label);
    }
    m_button->setObjectName(QStringLiteral("emptyAction"));
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(1);
    // It may not keep a view from being as low as its rows could be.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    followAction();
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_action)
            m_action->trigger();
    });
}

void EmptyNote::setTexts(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

void EmptyNote::setAction(QAction *action)
{
    if (m_action == action)
        return;
    if (m_action)
        disconnect(m_action, nullptr, this, nullptr);
    m_action = action;
    if (action != nullptr)
        connect(action, &QAction::changed, this, &EmptyNote::followAction);
    followAction();
}

void EmptyNote::followAction()
{
    const bool isOffered = m_action && m_action->isEnabled();
    m_button->setVisible(isOffered);
    if (!isOffered)
        return;
    m_button->setText(buttonText(m_action->text()));
    m_button->setIcon(m_action->icon());
    m_button->setToolTip(m_action->toolTip());
}

} // namespace vitrine
