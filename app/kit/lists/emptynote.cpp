// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/emptynote.h"

#include "app/kit/theme/mutedlabel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

/// The text of an action without its menu mnemonic.
QString buttonText(QString text) { return text.remove(u'&'); }

/// If there is little height, the margin is reduced first, then the second sentence is hidden: half a line would be
/// unreadable.
void fit(const QWidget &note, const QLabel &title, QLabel &text)
{
    const int margin = note.fontMetrics().height();
    const int width = std::max(note.width() - 2 * margin, 1);
    const int first = title.heightForWidth(width);
    const int second = text.text().isEmpty() ? 0 : margin / 2 + text.heightForWidth(width);
    text.setVisible(second > 0 && first + second <= note.height());
    const int left = note.height() - first - (text.isHidden() ? 0 : second);
    note.layout()->setContentsMargins(margin, std::clamp(left, 0, margin), margin, 0);
}

} // namespace

EmptyNote::EmptyNote(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_text(new MutedLabel)
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
    layout->addStretch(1);
    installEventFilter(this);
    // The note must not keep a view from being as low as its rows allow.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
}

EmptyNote *EmptyNote::in(QAbstractItemView *view)
{
    auto *note = new EmptyNote(view->viewport());
    note->m_view = view;
    view->viewport()->installEventFilter(note);
    using Model = QAbstractItemModel;
    for (const auto signal : { &Model::rowsInserted, &Model::rowsRemoved })
        connect(view->model(), signal, note, &EmptyNote::followRows);
    connect(view->model(), &Model::modelReset, note, &EmptyNote::followRows);
    note->followRows();
    return note;
}

bool EmptyNote::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == this)
        fit(*this, *m_title, *m_text);
    else if (event->type() == QEvent::Resize && m_view != nullptr)
        setGeometry(m_view->viewport()->rect());
    return QWidget::eventFilter(watched, event);
}

void EmptyNote::followRows()
{
    const bool isEmpty = m_view->model()->rowCount() == 0;
    setVisible(isEmpty);
    const QString words = m_text->text().isEmpty() ? m_title->text() : m_title->text() % u". " % m_text->text();
    m_view->setAccessibleDescription(isEmpty ? words : QString());
}

void EmptyNote::setTexts(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
    fit(*this, *m_title, *m_text);
    if (m_view != nullptr)
        followRows();
}

void EmptyNote::setAction(QAction *action)
{
    if (m_action == action)
        return;
    if (m_action)
        disconnect(m_action, nullptr, this, nullptr);
    m_action = action;
    if (action != nullptr && m_button == nullptr)
        makeButton();
    if (action != nullptr)
        connect(action, &QAction::changed, this, &EmptyNote::followAction);
    followAction();
}

// Created on demand: most lists never have an action, and a button without text is not accessible.
void EmptyNote::makeButton()
{
    m_button = new QPushButton;
    m_button->setObjectName(QStringLiteral("emptyAction"));
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->count() - 1, m_button, 0, Qt::AlignHCenter);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_action)
            m_action->trigger();
    });
}

void EmptyNote::followAction()
{
    const bool isOffered = m_action && m_action->isEnabled();
    if (m_button != nullptr)
        m_button->setVisible(isOffered);
    if (!isOffered)
        return;
    m_button->setText(buttonText(m_action->text()));
    m_button->setIcon(m_action->icon());
    m_button->setToolTip(m_action->toolTip());
}

} // namespace vitrine
