// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/guide/guidewindow.h"

#include "app/kit/theme/icons.h"
#include "app/panes/guide/guidebrowser.h"
#include "app/panes/guide/guidepages.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int widthInCharacters = 146;
constexpr int heightInLines = 44;
constexpr int contentsInCharacters = 32;
constexpr int pageRole = Qt::UserRole;

} // namespace

GuideWindow::GuideWindow(QWidget *parent)
    : QDialog(parent, Qt::Window)
    , m_browser(new GuideBrowser)
    , m_field(new QLineEdit)
    , m_contents(new QListWidget)
{
    setObjectName(QStringLiteral("guide"));
    //: Title of the window of the user guide
    setWindowTitle(tr("User Guide"));
    m_field->setObjectName(QStringLiteral("guideField"));
    m_field->setClearButtonEnabled(true);
    //: In an empty field: finds pages of the user guide
    m_field->setPlaceholderText(tr("Find in the guide"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_contents->setObjectName(QStringLiteral("guideContents"));
    //: Accessible name of the list of pages of the user guide
    m_contents->setAccessibleName(tr("Contents"));
    auto *bar = new QHBoxLayout;
    auto *back = addButton(QStringLiteral("guideBack"), tr("Back"), actionIcon(ActionIcon::Back));
    auto *forward = addButton(QStringLiteral("guideForward"), tr("Forward"), actionIcon(ActionIcon::Forward));
    for (QWidget *widget : { static_cast<QWidget *>(back), static_cast<QWidget *>(forward) })
        bar->addWidget(widget);
    bar->addWidget(m_field);
    auto *side = new QWidget;
    auto *sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(0, 0, 0, 0);
    sideLayout->addLayout(bar);
    sideLayout->addWidget(m_contents, 1);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(side);
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(splitter);
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * widthInCharacters, metrics.height() * heightInLines * 3 / 4);
    splitter->setSizes({ metrics.averageCharWidth() * contentsInCharacters, width() });
    connect(back, &QToolButton::clicked, m_browser, &QTextBrowser::backward);
    connect(forward, &QToolButton::clicked, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &GuideWindow::markPage);
    connect(m_field, &QLineEdit::textChanged, this, &GuideWindow::find);
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *now) {
        if (now != nullptr && now->data(pageRole).toString() != m_browser->page())
            m_browser->showPage(now->data(pageRole).toString());
    });
    fillContents();
}

void GuideWindow::open(const QString &page)
{
    m_browser->showPage(page);
    show();
    raise();
    activateWindow();
    m_browser->setFocus();
}

void GuideWindow::setKeys(const QString &html)
{
    m_browser->setMadePage(GuidePages::keys(), html);
    m_texts.insert(GuidePages::keys(), GuidePages::text(html));
}

QToolButton *GuideWindow::addButton(const QString &name, const QString &text, const QIcon &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(icon);
    button->setText(text);
    button->setToolTip(text);
    button->setAutoRaise(true);
    button->setEnabled(false);
    return button;
}

void GuideWindow::fillContents()
{
    for (const auto &name : GuidePages::names()) {
        const auto html = GuidePages::read(name);
        auto *item = new QListWidgetItem(name == GuidePages::keys() ? QStringLiteral("Keys") : GuidePages::title(html));
        item->setData(pageRole, name);
        m_contents->addItem(item);
        m_texts.insert(name, GuidePages::text(html));
    }
}

// Finds pages that contain all the words, in any order.
void GuideWindow::find(const QString &words)
{
    const auto wanted = words.split(u' ', Qt::SkipEmptyParts);
    for (int row = 0; row < m_contents->count(); ++row) {
        const auto &text = m_texts[m_contents->item(row)->data(pageRole).toString()];
        const bool hasAll = std::ranges::all_of(
            wanted, [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
        m_contents->item(row)->setHidden(!hasAll);
    }
}

void GuideWindow::markPage()
{
    for (int row = 0; row < m_contents->count(); ++row) {
        if (m_contents->item(row)->data(pageRole).toString() == m_browser->page())
            m_contents->setCurrentRow(row);
    }
}

} // namespace vitrine
