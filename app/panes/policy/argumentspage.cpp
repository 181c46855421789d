// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/argumentspage.h"

#include "app/kit/lists/flatlist.h"
#include "app/kit/text/scintillalook.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/differencetext.h"
#include "executor/policy/agentarguments.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace vitrine {

ArgumentsPage::ArgumentsPage(QWidget *parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit)
    , m_missing(new FlatList(QStringLiteral("notExpressed"), tr("Not Expressed"),
          { tr("Framework arguments that correspond to the draft") }, 0))
{
    m_text->setObjectName(QStringLiteral("agentArguments"));
    m_text->setAccessibleName(tr("Agent Arguments"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_missing->setEmptyText(tr("The arguments fully express the draft."));
    auto *about
        = new MutedLabel(tr("CodeAgent arguments that match the draft as closely as possible. Remaining differences:"));
    about->setWordWrap(true);
    about->setMargin(fontMetrics().averageCharWidth());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_text, 1);
    layout->addWidget(about);
    layout->addWidget(m_missing, 1);
}

void ArgumentsPage::show(const DraftJudgement &judgement)
{
    const AgentArguments arguments = agentArguments(judgement.draft);
    m_text->setFont(codeFont(*m_text));
    if (const QString text = QString::fromStdString(toPython(arguments)); text != m_text->toPlainText())
        m_text->setPlainText(text);
    m_missing->clear();
    for (const PolicyDifference &difference : arguments.notExpressed)
        new QTreeWidgetItem(m_missing, { DifferenceText::line(difference) });
}

} // namespace vitrine
