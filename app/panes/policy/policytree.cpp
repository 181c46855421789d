// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/policytree.h"

#include "app/kit/lists/itemtone.h"
#include "app/kit/lists/presentedcell.h"
#include "app/kit/theme/fonts.h"
#include "app/kit/theme/icons.h"
#include "app/panes/policy/ruledelegate.h"
#include "app/panes/policy/usetext.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/plaintip.h"
#include "app/wording/risktext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "executor/review/policydiagnostics.h"

#include <QAction>
#include <QHeaderView>
#include <QInputDialog>
#include <QLocale>
#include <QScrollBar>

#include <algorithm>
#include <set>
#include <utility>

namespace vitrine {

namespace {

/// The bar is shown next to the number of steps.
enum Column { RuleColumn, StateColumn, StepsColumn, NoteColumn, BarColumn };
constexpr int barCharacters = 8;
/// In narrower lists, the notes need the width of the bars.
constexpr int charactersForBars = 65;
/// Roles of the rule's cell: the list, and the entry in it.
constexpr int kindRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;
constexpr int listRole = Qt::UserRole + 2;
/// Role of the rule's cell: the key of comments on it.
constexpr int keyRole = Qt::UserRole + 3;
/// Role of the rule's cell: whether it can be set to Ask. Without a name it is about all others.
constexpr int decidesRole = Qt::UserRole + 4;

/// The key of a row, to find it again after the rows are rebuilt.
QString keyOf(const QTreeWidgetItem *item)
{
    return (item->parent() != nullptr ? keyOf(item->parent()) + u'/' : QString()) + item->text(RuleColumn);
}

/// The row of the list that new entries are added to.
const QTreeWidgetItem *groupOf(const QTreeWidgetItem *item)
{
    return item != nullptr && item->parent() != nullptr ? item->parent() : item;
}

QString pathText(const PolicyRule &rule) { return QString::fromLatin1(rule.path); }

bool takesRules(const QTreeWidgetItem *group)
{
    return group != nullptr
        && (group->data(RuleColumn, kindRole).isValid() || group->data(RuleColumn, listRole).isValid());
}

Qt::CheckState checkOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Allowed: return Qt::Checked;
    case Verdict::Ask: return Qt::PartiallyChecked;
    case Verdict::Denied:
    case Verdict::Undecidable: break;
    }
    return Qt::Unchecked;
}

} // namespace

PolicyTree::PolicyTree(QWidget *parent)
    : QTreeWidget(parent)
    //: Context menu: adds a module, a file pattern or a host to a list of the policy
    , m_add(new QAction(actionIcon(ActionIcon::Plus), tr("&Add Rule…"), this))
    //: Context menu: writes a comment on a rule
    , m_comment(new QAction(tr("Write &Comment"), this))
    //: Context menu: filters the window's lists by the steps that use what a rule allows or denies
    , m_users(new QAction(actionIcon(ActionIcon::Filter), tr("&Filter: Steps That Use It"), this))
{
    setObjectName(QStringLiteral("policyTree"));
    setItemDelegate(new RuleDelegate(StateColumn, NoteColumn, this));
    setAccessibleName(tr("Rules"));
    setFrameShape(NoFrame);
    setAlternatingRowColors(true);
    setUniformRowHeights(true);
    setEditTriggers(NoEditTriggers);
    addColumns();
    addActions();
    connect(this, &QTreeWidget::itemChanged, this, &PolicyTree::takeChange);
    connect(this, &QTreeWidget::itemDoubleClicked, this, &PolicyTree::edit);
}

void PolicyTree::addColumns()
{
    ItemTone::follow(this);
    setHeaderLabels({ tr("Rule"),
        //: Column: allowed or denied
        tr("State"), tr("Steps"), tr("Note"), {} });
    headerItem()->setTextAlignment(StepsColumn, Qt::AlignRight | Qt::AlignVCenter);
    headerItem()->setData(BarColumn, Qt::AccessibleTextRole, tr("Steps"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(NoteColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(BarColumn, QHeaderView::Fixed);
    header()->resizeSection(BarColumn, fontMetrics().averageCharWidth() * barCharacters);
    header()->moveSection(BarColumn, NoteColumn);
}

void PolicyTree::addActions()
{
    m_add->setObjectName(QStringLiteral("addRule"));
    m_add->setShortcut(Qt::Key_Insert);
    m_comment->setObjectName(QStringLiteral("commentRule"));
    m_comment->setShortcut(Qt::Key_F2);
    m_users->setObjectName(QStringLiteral("filterUsers"));
    addDecisions();
    for (auto *action : { m_users, m_add, m_comment }) {
        action->setShortcutContext(Qt::WidgetShortcut);
        addAction(action);
    }
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_add, &QAction::triggered, this, &PolicyTree::askForRule);
    connect(m_comment, &QAction::triggered, this, &PolicyTree::writeComment);
    connect(m_users, &QAction::triggered, this, &PolicyTree::askForUsers);
    connect(this, &QTreeWidget::currentItemChanged, this, &PolicyTree::enableActions);
    enableActions();
}

void PolicyTree::addDecisions()
{
    struct Choice {
        const char *name;
        QString text;
        std::optional<Decision> decision;
        std::optional<Meaning> shape;
    };
    const Choice choices[] {
        //: Context menu: sets the rule to allow
        { "allowRule", tr("A&llow"), Decision::Allow, Meaning::Ok },
        //: Context menu: sets the rule to ask a person
        { "askRule", tr("As&k"), Decision::Ask, Meaning::Ask },
        //: Context menu: sets the rule to deny
        { "denyRule", tr("&Deny"), Decision::Deny, Meaning::Blocked },
        //: Context menu: removes the entry from all lists of the policy
        { "removeRule", tr("&Remove Rule"), std::nullopt, std::nullopt },
    };
    for (const Choice &choice : choices) {
        auto *action = new QAction(choice.shape ? shapeIcon(*choice.shape) : QIcon(), choice.text, this);
        action->setObjectName(QLatin1StringView(choice.name));
        addAction(action);
        m_decisions << action;
        connect(action, &QAction::triggered, this, [this, decision = choice.decision] {
            if (const auto *item = currentItem())
                Q_EMIT decisionChosen(static_cast<UseKind>(item->data(RuleColumn, kindRole).toInt()),
                    item->data(RuleColumn, nameRole).toString(), decision);
        });
    }
}

void PolicyTree::enableActions()
{
    const auto *item = currentItem();
    const bool isDecided = item != nullptr && item->data(RuleColumn, decidesRole).toBool();
    for (auto *action : std::as_const(m_decisions))
        action->setEnabled(isDecided);
    m_add->setEnabled(takesRules(groupOf(item)));
    m_comment->setEnabled(item != nullptr && item->data(RuleColumn, keyRole).isValid());
    m_users->setEnabled(item != nullptr && item->data(BarColumn, RuleDelegate::shareRole).isValid());
}

void PolicyTree::askForUsers()
{
    if (const auto *item = currentItem())
        Q_EMIT usersRequested(static_cast<UseKind>(item->data(RuleColumn, kindRole).toInt()),
            item->data(RuleColumn, nameRole).toString());
}

void PolicyTree::askForRule()
{
    const auto *group = groupOf(currentItem());
    if (!takesRules(group))
        return;
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("ruleDialog"));
    //: Title of a dialog
    dialog->setWindowTitle(tr("Add Rule"));
    //: In a dialog. %1: name of a list of the policy, as Imports
    dialog->setLabelText(tr("New entry of %1:").arg(group->text(RuleColumn)));
    const QVariant list = group->data(RuleColumn, listRole);
    const QVariant kind = group->data(RuleColumn, kindRole);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, list, kind](const QString &text) {
        const QString entry = text.trimmed();
        if (entry.isEmpty())
            return;
        if (list.isValid())
            Q_EMIT entryToggled(list.toString(), entry, true);
        else if (isOfAction(UseKind(kind.toInt())))
            Q_EMIT decisionChosen(UseKind(kind.toInt()), entry, Decision::Allow);
        else // an entry of a deny list denies
            Q_EMIT ruleToggled(static_cast<UseKind>(kind.toInt()), entry, UseKind(kind.toInt()) != UseKind::Syntax);
    });
    dialog->open();
}

void PolicyTree::writeComment()
{
    if (currentItem() != nullptr)
        edit(currentItem(), NoteColumn);
}

// The view asks the delegate for an editor only if the row is editable.
void PolicyTree::edit(QTreeWidgetItem *item, int column)
{
    const bool hasChoice = column == StateColumn && item->data(StateColumn, RuleDelegate::checkRole).isValid();
    const bool isRule = item->data(RuleColumn, keyRole).isValid();
    if (state() == EditingState || !isRule || (column != NoteColumn && !hasChoice))
        return;
    m_isFilling = true;
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    m_isFilling = false;
    editItem(item, column);
}

void PolicyTree::takeChange(const QTreeWidgetItem *item, int column)
{
    if (m_isFilling)
        return;
    const QString key = item->data(RuleColumn, keyRole).toString();
    const QString name = item->data(RuleColumn, nameRole).toString();
    const bool isChecked = item->checkState(RuleColumn) == Qt::Checked;
    if (column == NoteColumn)
        Q_EMIT commented(key, item->data(NoteColumn, RuleDelegate::commentRole).toString());
    else if (column == StateColumn)
        Q_EMIT checkChosen(key, static_cast<OutputCheck>(item->data(StateColumn, RuleDelegate::checkRole).toInt()));
    else if (item->data(RuleColumn, decidesRole).toBool())
        Q_EMIT decisionChosen(static_cast<UseKind>(item->data(RuleColumn, kindRole).toInt()), name,
            isChecked ? std::optional(Decision::Allow) : std::nullopt);
    else if (item->data(RuleColumn, listRole).isValid())
        Q_EMIT entryToggled(item->data(RuleColumn, listRole).toString(), name, isChecked);
    else
        Q_EMIT ruleToggled(static_cast<UseKind>(item->data(RuleColumn, kindRole).toInt()), name, isChecked);
}

void PolicyTree::select(UseKind kind, const QString &name)
{
    for (QTreeWidgetItemIterator at(this); *at != nullptr; ++at) {
        const auto *item = *at;
        if (item->data(RuleColumn, nameRole) == name && item->data(RuleColumn, kindRole) == int(kind)) {
            item->parent()->setExpanded(true);
            setCurrentItem(*at);
            scrollToItem(*at);
            return;
        }
    }
}

void PolicyTree::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    setColumnHidden(BarColumn, width() < fontMetrics().averageCharWidth() * charactersForBars);
}

// Rebuilding the rows would discard what the user is typing.
void PolicyTree::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTreeWidget::closeEditor(editor, hint);
    if (std::exchange(m_isOutdated, false))
        Q_EMIT outdated();
}

void PolicyTree::show(const DraftJudgement &judgement)
{
    m_isOutdated = state() == EditingState;
    if (m_isOutdated)
        return;
    QStringList open;
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->isExpanded())
            open << topLevelItem(i)->text(RuleColumn);
    const QString current = currentItem() != nullptr ? keyOf(currentItem()) : QString();
    const int scrolled = verticalScrollBar()->value();
    const bool isFirst = topLevelItemCount() == 0;
    m_isFilling = true;
    m_comments = judgement.comments;
    clear();
    for (const UseKind kind : listedUseKinds())
        addGroup(judgement, kind);
    addPlainLists(judgement);
    addChecks(judgement);
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
    group->setToolTip(NoteColumn, plainTip(note));
    return group;
}

void PolicyTree::addGroup(const DraftJudgement &judgement, UseKind kind)
{
    const auto values = policyValues(kind, judgement);
    const auto count = [&](Verdict verdict) {
        return QLocale().toString(std::ranges::count(values, verdict, &PolicyValue::verdict));
    };
    const auto unused
        = std::ranges::count_if(values, [](const PolicyValue &v) { return v.isAllowed() && v.steps == 0; });
    auto *group = makeGroup(UseText::list(kind),
        isOfAction(kind)
            //: Rules of a policy about commands or files. %1 to %3: number of entries that allow, ask and deny
            ? tr("%1 allowed, %2 ask, %3 denied")
                  .arg(count(Verdict::Allowed), count(Verdict::Ask), count(Verdict::Denied))
            //: Rules of a policy. %1: number of entries allowed, %2: how many of those no recorded step uses
            : tr("%1 allowed, %2 of them unused").arg(count(Verdict::Allowed), QLocale().toString(unused)));
    group->setData(RuleColumn, kindRole, int(kind));
    const auto *most = values.empty() ? nullptr : &*std::ranges::max_element(values, {}, &PolicyValue::steps);
    for (const PolicyValue &value : values)
        addValue(group, value, most->steps);
    if (isOfAction(kind))
        addDefault(group, judgement, kind);
}

/// Adds the decision of the policy for anything that no entry matches.
void PolicyTree::addDefault(QTreeWidgetItem *group, const DraftJudgement &judgement, UseKind kind)
{
    const auto verdictIn = [kind](Policy policy) {
        const auto decision = *defaultDecision(policy, kind);
        return decision ? verdictOf(static_cast<ActionOutcome>(*decision)) : Verdict::Undecidable;
    };
    const Verdict verdict = verdictIn(judgement.draft);
    const Cell state = Words::policyVerdict(verdict);
    //: Row of a list of rules: anything that no entry matches
    auto *item = new QTreeWidgetItem(group, { tr("All others"), state.text });
    item->setIcon(StateColumn, shapeIcon(*state.shape));
    item->setData(RuleColumn, kindRole, int(kind));
    item->setData(RuleColumn, decidesRole, true);
    const std::string key = std::string(toString(*partOf(kind))) + ".default";
    if (verdict != verdictIn(judgement.active))
        setNote(item, key, tr("Draft: changed"), Meaning::Draft);
    else
        setNote(item, key, {}, std::nullopt);
}

void PolicyTree::addValue(QTreeWidgetItem *group, const PolicyValue &value, std::uint64_t mostSteps)
{
    auto *item = new QTreeWidgetItem(group);
    const Cell state = Words::policyVerdict(value.verdict);
    item->setText(RuleColumn, safeLine(value.name));
    item->setFont(RuleColumn, codeFont(*this));
    item->setCheckState(RuleColumn, checkOf(value.verdict));
    item->setData(RuleColumn, kindRole, int(value.kind));
    item->setData(RuleColumn, nameRole, QString::fromStdString(value.name));
    item->setData(RuleColumn, decidesRole, isOfAction(value.kind) || value.kind == UseKind::Tool);
    item->setText(StateColumn, state.text);
    item->setIcon(StateColumn, shapeIcon(*state.shape));
    item->setText(StepsColumn, QLocale().toString(static_cast<qulonglong>(value.steps)));
    item->setTextAlignment(StepsColumn, Qt::AlignRight | Qt::AlignVCenter);
    if (value.steps == 0) {
        ItemTone::set(item, StepsColumn, ItemTone::Tone::Muted);
    } else {
        item->setData(BarColumn, RuleDelegate::shareRole, double(value.steps) / double(mostSteps));
        item->setData(BarColumn, RuleDelegate::meaningRole, int(state.shape.value_or(Meaning::Ok)));
    }
    const std::string key = commentKey(value.path, value.name);
    if (value.verdict != value.before)
        //: Of a rule of a policy. %1, %2: Allowed, Ask, Denied or Undecidable
        setNote(item, key, tr("Draft: was %1, now %2").arg(Words::policyVerdict(value.before).text, state.text),
            Meaning::Draft);
    else if (value.risk != Risk::None)
        setNote(item, key, RiskText::reason(value.risk), Meaning::Warning);
    else
        setNote(item, key, {}, std::nullopt);
}

/// Shows the program's note on the rule and the user's comment.
void PolicyTree::setNote(
    QTreeWidgetItem *item, const std::string &key, const QString &note, std::optional<Meaning> shape)
{
    const auto found = m_comments.find(key);
    const QString comment = found == m_comments.end() ? QString() : QString::fromStdString(found->second);
    QStringList parts { note, comment.isEmpty() ? comment : u'\u201C' + safeLine(comment) + u'\u201D' };
    parts.removeAll(QString());
    item->setText(NoteColumn, parts.join(QLatin1StringView(" · ")));
    item->setToolTip(NoteColumn, plainTip(item->text(NoteColumn)));
    item->setData(RuleColumn, keyRole, QString::fromStdString(key));
    item->setData(NoteColumn, RuleDelegate::commentRole, comment);
    if (shape)
        item->setIcon(NoteColumn, shapeIcon(*shape));
}

void PolicyTree::addPlainLists(const DraftJudgement &judgement)
{
    for (const PolicyRule &rule : policyRules())
        if (rule.isPlainList())
            addEntries(judgement, rule);
}

void PolicyTree::addEntries(const DraftJudgement &judgement, const PolicyRule &list)
{
    const auto &draft = list.names(judgement.draft);
    const auto &active = list.names(judgement.active);
    std::set<std::string, std::less<>> all(draft.begin(), draft.end());
    all.insert(active.begin(), active.end());
    if (list.entries == PolicyRule::Entries::Layer)
        all.insert(layerNames().begin(), layerNames().end());
    auto *group = makeGroup(UseText::list(list),
        //: Entries of a list of a policy: files, hosts, layers
        draft.empty() ? Words::none() : tr("%Ln entries", nullptr, static_cast<int>(draft.size())));
    group->setData(RuleColumn, listRole, pathText(list));
    for (const std::string &name : all) {
        const bool isThere = std::ranges::contains(draft, name);
        auto *item = new QTreeWidgetItem(group, { safeLine(name), UseText::state(list, isThere) });
        item->setFont(RuleColumn, codeFont(*this));
        item->setCheckState(RuleColumn, isThere ? Qt::Checked : Qt::Unchecked);
        item->setData(RuleColumn, listRole, pathText(list));
        item->setData(RuleColumn, nameRole, QString::fromStdString(name));
        const std::string key = commentKey(list.path, name);
        const bool isAbsent = list.entries == PolicyRule::Entries::Layer && isThere && !judgement.layers.empty()
            && !std::ranges::contains(judgement.layers, name);
        if (isAbsent)
            setNote(item, key, tr("Not available with this executor: no step would run"), Meaning::Warning);
        else if (isThere != std::ranges::contains(active, name))
            setNote(item, key, tr("Draft: changed"), Meaning::Draft);
        else
            setNote(item, key, {}, std::nullopt);
    }
}

void PolicyTree::addChecks(const DraftJudgement &judgement)
{
    const Policy &draft = judgement.draft;
    auto *group = makeGroup(tr("Output Checks"),
        //: %1, %2: off, warn or block
        tr("secrets: %1, personal data: %2").arg(UseText::check(draft.secrets), UseText::check(draft.personalData)));
    addCheck(group, tr("Secrets"), "output_checks.secrets", draft.secrets);
    addCheck(group, tr("Personal Data"), "output_checks.personal_data", draft.personalData);
}

void PolicyTree::addCheck(QTreeWidgetItem *group, const QString &title, std::string_view path, OutputCheck check)
{
    auto *item = new QTreeWidgetItem(group, { title, UseText::check(check) });
    item->setData(StateColumn, RuleDelegate::checkRole, int(check));
    setNote(item, std::string(path), {}, std::nullopt);
}

} // namespace vitrine
