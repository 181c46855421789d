// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/policytree.h"

#include "app/lists/presentedcell.h"
#include "app/lists/risktext.h"
#include "app/lists/words.h"
#include "app/policy/policydraft.h"
#include "app/policy/policyvalues.h"
#include "app/policy/usetext.h"
#include "app/text/safetext.h"
#include "app/text/scintillalook.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace vitrine {

namespace {

enum Column { RuleColumn, StateColumn, StepsColumn, NoteColumn };
constexpr int kindRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;

QString joined(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names)
        list << safeLine(name);
    return list.isEmpty() ? Words::none() : list.join(QLatin1StringView(", "));
}

/// By which a row is found again when the rows are made anew.
QString keyOf(const QTreeWidgetItem *item)
{
    return (item->parent() != nullptr ? keyOf(item->parent()) + u'/' : QString()) + item->text(RuleColumn);
}

/// Gives the boxes a frame that is seen on dark colours, too: that of the style is not.
class RuleDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.data(Qt::CheckStateRole).isValid())
            return;
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const auto *style = item.widget->style();
        const auto box = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &item, item.widget);
        painter->setPen(Theme(item.palette).muted());
        painter->drawRect(box.adjusted(0, 0, -1, -1));
    }
};

} // namespace

PolicyTree::PolicyTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("policyTree"));
    setItemDelegate(new RuleDelegate(this));
    setAccessibleName(tr("Rules"));
    setAlternatingRowColors(true);
    setUniformRowHeights(true);
    setHeaderLabels({ tr("Rule"),
        //: Column: allowed or denied
        tr("State"), tr("Steps"), tr("Note") });
    header()->setStretchLastSection(true);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem *item, int column) {
        if (m_isFilling || column != RuleColumn || !item->data(RuleColumn, nameRole).isValid())
            return;
        const auto kind = static_cast<UseKind>(item->data(RuleColumn, kindRole).toInt());
        Q_EMIT ruleToggled(
            kind, item->data(RuleColumn, nameRole).toString(), item->checkState(RuleColumn) == Qt::Checked);
    });
}

void PolicyTree::select(UseKind kind, const QString &name)
{
    for (QTreeWidgetItemIterator at(this); *at != nullptr; ++at) {
        const auto *item = *at;
        if (item->data(RuleColumn, nameRole) == name && item->data(RuleColumn, kindRole).toInt() == int(kind)) {
            item->parent()->setExpanded(true);
            setCurrentItem(*at);
            scrollToItem(*at);
            return;
        }
    }
}

void PolicyTree::show(const DraftJudgement &judgement)
{
    QStringList open;
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->isExpanded())
            open << topLevelItem(i)->text(RuleColumn);
    const QString current = currentItem() != nullptr ? keyOf(currentItem()) : QString();
    const int scrolled = verticalScrollBar()->value();
    const bool isFirst = topLevelItemCount() == 0;
    m_isFilling = true;
    clear();
    addGroup(judgement, UseKind::Import);
    addGroup(judgement, UseKind::Builtin);
    addGroup(judgement, UseKind::DunderAttribute);
    addGroup(judgement, UseKind::Syntax);
    addGroup(judgement, UseKind::Tool);
    addOthers(judgement.draft);
    for (QTreeWidgetItemIterator at(this); *at != nullptr; ++at) {
        (*at)->setExpanded(isFirst ? *at == topLevelItem(0) : open.contains((*at)->text(RuleColumn)));
        if (keyOf(*at) == current)
            setCurrentItem(*at);
    }
    verticalScrollBar()->setValue(scrolled);
    m_isFilling = false;
}

QTreeWidgetItem *PolicyTree::makeGroup(const QString &title, const QString &note)
{
    auto *group = new QTreeWidgetItem(this, { title, {}, {}, note });
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(RuleColumn, bold);
    return group;
}

void PolicyTree::addGroup(const DraftJudgement &judgement, UseKind kind)
{
    const auto values = policyValues(kind, judgement.active, judgement.draft, judgement.use.get());
    const auto allowed = std::ranges::count_if(values, &PolicyValue::isAllowed);
    const auto unused = std::ranges::count_if(values, [](const PolicyValue &v) { return v.isAllowed && v.steps == 0; });
    auto *group = makeGroup(UseText::list(kind),
        //: Rules of a policy. %1: how many things it allows, %2: how many of those no recorded step uses
        tr("%1 allowed, %2 of them unused").arg(QLocale().toString(allowed), QLocale().toString(unused)));
    for (const PolicyValue &value : values)
        addValue(group, value);
}

void PolicyTree::addValue(QTreeWidgetItem *group, const PolicyValue &value)
{
    auto *item = new QTreeWidgetItem(group);
    const Cell state = Words::policyVerdict(value.isAllowed ? Verdict::Allowed : Verdict::Denied);
    item->setText(RuleColumn, safeLine(value.name));
    item->setFont(RuleColumn, codeFont(*this));
    item->setCheckState(RuleColumn, value.isAllowed ? Qt::Checked : Qt::Unchecked);
    item->setData(RuleColumn, kindRole, int(value.kind));
    item->setData(RuleColumn, nameRole, QString::fromStdString(value.name));
    item->setText(StateColumn, state.text);
    item->setIcon(StateColumn, shapeIcon(*state.shape));
    item->setText(StepsColumn, QLocale().toString(static_cast<qulonglong>(value.steps)));
    item->setTextAlignment(StepsColumn, Qt::AlignRight | Qt::AlignVCenter);
    if (value.steps == 0)
        item->setForeground(StepsColumn, Theme(palette()).muted());
    if (value.isAllowed != value.wasAllowed) {
        item->setText(
            NoteColumn, value.isAllowed ? tr("Draft: was denied, now allowed") : tr("Draft: was allowed, now denied"));
        item->setIcon(NoteColumn, shapeIcon(Meaning::Draft));
    } else if (value.risk != Risk::None) {
        item->setText(NoteColumn, RiskText::reason(value.risk));
        item->setIcon(NoteColumn, shapeIcon(Meaning::Warning));
    }
    item->setToolTip(NoteColumn, plainTip(item->text(NoteColumn)));
}

void PolicyTree::addOthers(const Policy &policy)
{
    makeGroup(tr("Files to Read"), joined(policy.readGlobs));
    makeGroup(tr("Files to Write"), joined(policy.writeGlobs));
    makeGroup(tr("Network"), joined(policy.hosts));
    const auto check = [](OutputCheck value) {
        const std::string_view text = toString(value);
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    makeGroup(tr("Output Checks"),
        //: %1, %2: off, warn or block
        tr("secrets: %1, personal data: %2").arg(check(policy.secrets), check(policy.personalData)));
    makeGroup(tr("Required Layers"), joined(policy.requiredLayers));
}

} // namespace vitrine
