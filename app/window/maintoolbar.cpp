// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/maintoolbar.h"

#include "app/kit/widgets/toolbarwords.h"
#include "app/panes/shell/actions.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace vitrine {

MainToolBar::MainToolBar(const Actions *actions, QWidget *policies, QWidget *executors)
    : QToolBar(tr("Main Toolbar"))
{
    setObjectName(QStringLiteral("mainToolBar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto iconSide = style()->pixelMetric(QStyle::PM_SmallIconSize) * 5 / 4;
    setIconSize({ iconSide, iconSide });
    addActions({ actions->back, actions->forward });
    for (auto *action : { actions->back, actions->forward }) {
        auto *button = static_cast<QToolButton *>(widgetForAction(action));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAccessibleName(action->iconText());
    }
    addSeparator();
    addActions({ actions->open, actions->newScratchRun });
    addSeparator();
    addActions({ actions->runStep, actions->runToHere, actions->replay, actions->stop });
    auto *spacer = new QWidget;
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(spacer);
    addLabelled(tr("Policy:"), policies);
    addLabelled(tr("Executor:"), executors);
    new ToolBarWords(this,
        { actions->open, actions->newScratchRun, actions->runToHere, actions->stop, actions->replay,
            actions->runStep });
}

/// Combines label and chooser, so that a narrow tool bar never shows a label alone.
void MainToolBar::addLabelled(const QString &text, QWidget *buddy)
{
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    const int gap = both->fontMetrics().averageCharWidth();
    row->setContentsMargins(gap * 2, 0, 0, 0);
    row->setSpacing(gap);
    auto *label = new QLabel(text);
    label->setBuddy(buddy);
    row->addWidget(label);
    row->addWidget(buddy);
    addWidget(both);
}

} // namespace vitrine
