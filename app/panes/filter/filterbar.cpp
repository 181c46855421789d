// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/filter/filterbar.h"

#include "app/kit/theme/icons.h"
#include "app/kit/widgets/menubutton.h"
#include "app/panes/filter/filteredit.h"
#include "app/session/filterstore.h"
#include "app/wording/safetext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStyle>
#include <QToolButton>

namespace vitrine {

namespace {

constexpr qsizetype longestShown = 80;

} // namespace

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent)
    , m_field(new FilterEdit(this))
{
    setObjectName(QStringLiteral("filterBar"));
    auto *row = new QHBoxLayout(this);
    const auto gap = fontMetrics().averageCharWidth();
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    row->setSpacing(gap);
    //: Before the field of the filter bar
    auto *label = new QLabel(tr("Fi&lter:"));
    label->setBuddy(m_field);
    row->addWidget(label);
    row->addWidget(m_field, 1);
    //: Button of the filter bar: filters that were used before
    auto *history = addButton(QStringLiteral("filterHistory"), tr("Filter History"));
    history->setIcon(shapeIcon(Meaning::Waiting));
    //: Button of the filter bar: keep this filter
    m_star = addButton(QStringLiteral("filterStar"), tr("Save This Filter"));
    m_star->setIcon(actionIcon(ActionIcon::Star));
    m_star->setCheckable(true);
    //: Button of the filter bar: filters that the user keeps
    auto *saved = new MenuButton(tr("Saved Filters"));
    addButton(saved, QStringLiteral("savedFilters"));
    history->setPopupMode(QToolButton::InstantPopup);
    history->setMenu(new QMenu(history));
    connect(history->menu(), &QMenu::aboutToShow, this,
        //: In the menu of filters that were used
        [this, history] { fill(history->menu(), FilterStore::history(), tr("No filters used yet")); });
    connect(saved->menu(), &QMenu::aboutToShow, this,
        //: In the menu of filters that the user keeps
        [this, saved] { fill(saved->menu(), FilterStore::saved(), tr("No saved filters")); });
    connect(m_star, &QToolButton::clicked, this, [this](bool isSaved) {
        FilterStore::setSaved(m_field->text(), isSaved);
        refreshStar();
    });
    connect(m_field, &FilterEdit::committed, this, &FilterStore::remember);
    connect(m_field, &QLineEdit::textChanged, this, &FilterBar::refreshStar);
    setFocusProxy(m_field);
    refreshStar();
}

void FilterBar::refreshStar()
{
    m_star->setEnabled(!m_field->text().trimmed().isEmpty() && !m_field->problem());
    const bool isSaved = FilterStore::isSaved(m_field->text());
    m_star->setChecked(isSaved);
    //: Tip of the button that keeps a filter, once it is kept
    m_star->setToolTip(isSaved ? tr("Delete This Saved Filter") : m_star->text());
}

QToolButton *FilterBar::addButton(const QString &name, const QString &text)
{
    auto *button = new QToolButton;
    button->setText(text);
    addButton(button, name);
    return button;
}

void FilterBar::addButton(QToolButton *button, const QString &name)
{
    button->setObjectName(name);
    button->setToolTip(button->text());
    button->setAccessibleName(button->text());
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
}

void FilterBar::fill(QMenu *menu, const QStringList &filters, const QString &nothing)
{
    menu->clear();
    if (filters.isEmpty())
        menu->addAction(nothing)->setEnabled(false);
    for (const auto &filter : filters) {
        auto text = safeLine(filter, longestShown);
        auto *action = menu->addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, m_field, [this, filter] { m_field->use(filter); });
    }
}

} // namespace vitrine
