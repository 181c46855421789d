// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policysides.h"

#include "app/kit/widgets/column.h"
#include "app/panes/policy/pageswitch.h"
#include "app/panes/policy/policyeditor.h"
#include "app/panes/policy/policytree.h"

#include <QResizeEvent>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

/// The height, in lines of text, required to show rules and document one above the other.
constexpr int linesForBoth = 18;
/// The width, in characters, required to show rules and pages side by side.
constexpr int charactersForBoth = 90;
/// The rules need this many of them for their names and states, however wide the pages are in some languages.
constexpr int charactersForRules = 38;
/// The smallest window must fit all panes, so this is less than the lists request.
constexpr int leastLines = 5;

} // namespace

PolicySides::PolicySides(PolicyTree *tree, PolicyEditor *editor, QTabWidget *pages, QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_tree(tree)
    , m_editor(editor)
    , m_pages(pages)
    , m_switch(new PageSwitch(pages))
    , m_rules(new QSplitter(Qt::Vertical))
{
    m_rules->addWidget(tree);
    m_rules->addWidget(editor);
    m_rules->setStretchFactor(0, 3);
    m_rules->setStretchFactor(1, 2);
    addWidget(m_rules);
    addWidget(makePages());
    for (auto *side : { m_rules, static_cast<QSplitter *>(this) })
        side->setChildrenCollapsible(false);
    setMinimumHeight(fontMetrics().height() * leastLines);
}

QWidget *PolicySides::makePages()
{
    auto *column = new QWidget;
    fillColumn(column, { m_switch, m_pages }, m_pages);
    return column;
}

void PolicySides::addPage(QWidget *page, const QString &name)
{
    m_pages->addTab(page, name);
    m_switch->follow();
}

void PolicySides::namePage(QWidget *page, const QString &name)
{
    m_pages->setTabText(m_pages->indexOf(page), name);
    m_switch->follow();
}

void PolicySides::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    if (event->oldSize().width() <= 0)
        shareWidth();
    const bool isLow = event->size().height() < fontMetrics().height() * linesForBoth;
    // Measured only while they are side by side: as a page, the rules are part of the pages.
    if (!m_isNarrow)
        m_pagesWidth = widget(count() - 1)->minimumSizeHint().width();
    const int character = fontMetrics().averageCharWidth();
    const bool isNarrow = event->size().width()
        < std::max(character * charactersForBoth, character * charactersForRules + m_pagesWidth);
    if (isLow != m_isLow || isNarrow != m_isNarrow)
        arrange(isLow, isNarrow);
}

void PolicySides::arrange(bool isLow, bool isNarrow)
{
    // Moving the widget takes the focus away.
    QWidget *focused = window()->focusWidget();
    if (focused != m_editor && focused != m_tree)
        focused = nullptr;
    const bool wasNarrow = std::exchange(m_isNarrow, isNarrow);
    m_isLow = isLow;
    if (wasNarrow != isNarrow)
        layOutRules();
    layOutDocument();
    m_switch->follow();
    m_rules->setVisible(!isNarrow);
    if (wasNarrow)
        shareWidth();
    if (focused != nullptr) {
        if (m_pages->indexOf(focused) >= 0)
            m_pages->setCurrentWidget(focused);
        focused->setFocus();
    }
    Q_EMIT rearranged();
}

void PolicySides::layOutRules()
{
    if (m_isNarrow) {
        // A page that was chosen stays in front.
        const bool isChosen = m_pages->currentIndex() > 0;
        //: Tab: the rules of a policy
        m_pages->insertTab(0, m_tree, tr("Rules"));
        if (!isChosen)
            m_pages->setCurrentIndex(0);
    } else {
        m_rules->insertWidget(0, m_tree);
        m_tree->setVisible(true);
    }
}

/// The notes on rules are read as often as the pages.
void PolicySides::shareWidth() { setSizes({ 48 * width() / 100, 52 * width() / 100 }); }

void PolicySides::layOutDocument()
{
    const bool isPage = m_isLow || m_isNarrow;
    if (isPage == (m_pages->indexOf(m_editor) >= 0))
        return;
    if (isPage) {
        //: Tab: the document of a policy
        m_pages->addTab(m_editor, tr("JSON"));
    } else {
        m_rules->addWidget(m_editor);
        m_editor->show();
    }
}

void PolicySides::goTo(std::size_t byte)
{
    if (m_pages->indexOf(m_editor) >= 0)
        m_pages->setCurrentWidget(m_editor);
    m_editor->goTo(byte);
}

void PolicySides::showRules()
{
    if (m_isNarrow)
        m_pages->setCurrentWidget(m_tree);
}

QWidget *PolicySides::entrance() const { return m_isNarrow ? static_cast<QWidget *>(m_switch) : m_tree; }

} // namespace vitrine
