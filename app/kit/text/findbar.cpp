// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/findbar.h"

#include "app/kit/text/findtarget.h"
#include "app/kit/text/hugesearch.h"
#include "app/kit/theme/icons.h"
#include "app/wording/plaintip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

bool isReplace(const QKeyEvent &key) { return QKeySequence(key.keyCombination()) == FindBar::replaceKey(); }

} // namespace

FindBar::FindBar(std::unique_ptr<FindTarget> target, QWidget *parent)
    : QWidget(parent)
    , m_text(new QLineEdit)
    , m_replacement(new QLineEdit)
    , m_replaceRow(new QWidget)
    , m_count(new QLabel)
    , m_huge(new HugeSearch(this))
{
    setObjectName(QStringLiteral("findBar"));
    auto *layout = new QVBoxLayout(this);
    const int margin = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 2;
    layout->setContentsMargins(margin * 2, margin, margin * 2, margin);
    layout->setSpacing(margin);
    auto *findRow = new QHBoxLayout;
    layout->addLayout(findRow);
    layout->addWidget(m_replaceRow);
    auto *replaceRow = new QHBoxLayout(m_replaceRow);
    replaceRow->setContentsMargins(0, 0, 0, 0);
    buildFindRow(findRow);
    buildReplaceRow(replaceRow);
    m_replaceRow->hide();
    setFocusProxy(m_text);
    connect(m_huge, &HugeSearch::advanced, this, &FindBar::fulfilWish);
    setTarget(std::move(target));
}

FindBar::~FindBar() = default;

void FindBar::setTarget(std::unique_ptr<FindTarget> target)
{
    if (m_target)
        m_target->widget()->removeEventFilter(this);
    m_huge->setText(target.get());
    m_target = std::move(target);
    m_target->widget()->installEventFilter(this);
    m_target->refreshMarks();
    m_origin = 0;
    m_wish.reset();
}

QWidget *FindBar::target() const { return m_target->widget(); }

void FindBar::buildFindRow(QLayout *row)
{
    m_text->setObjectName(QStringLiteral("findText"));
    //: Accessible name and hint of the field of the find bar
    m_text->setAccessibleName(tr("Text to find"));
    m_text->setPlaceholderText(tr("Find"));
    m_text->setClearButtonEnabled(true);
    m_count->setObjectName(QStringLiteral("findCount"));
    m_count->setTextFormat(Qt::PlainText);
    row->addWidget(m_text);
    row->addWidget(m_count);
    connect(m_text, &QLineEdit::textChanged, this, [this] { find(Direction::Forward, true); });
    //: Button of the find bar
    auto *previous = addButton(row, QStringLiteral("findPrevious"), tr("Previous"), actionIcon(ActionIcon::Up));
    connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    //: Button of the find bar
    auto *next = addButton(row, QStringLiteral("findNext"), tr("Next"), actionIcon(ActionIcon::Down));
    connect(next, &QToolButton::clicked, this, &FindBar::findNext);
    //: Check button of the find bar: upper and lower case differ
    m_matchCase = addToggle(row, QStringLiteral("findMatchCase"), tr("Match Case"));
    //: Check button of the find bar: the text is a regular expression
    m_pattern = addToggle(row, QStringLiteral("findPattern"), tr("Regular Expression"));
    //: Button of the find bar
    auto *close = addButton(row, QStringLiteral("findClose"), tr("Close"), actionIcon(ActionIcon::Close));
    connect(close, &QToolButton::clicked, this, &FindBar::closeBar);
}

void FindBar::buildReplaceRow(QLayout *row)
{
    m_replacement->setObjectName(QStringLiteral("replaceText"));
    //: Accessible name of a field of the find bar
    m_replacement->setAccessibleName(tr("Replacement text"));
    //: Hint in a field of the find bar
    m_replacement->setPlaceholderText(tr("Replace with"));
    //: Tip of a field of the find bar
    m_replacement->setToolTip(tr("With a regular expression, \\0 to \\9 insert captured text."));
    row->addWidget(m_replacement);
    //: Button of the find bar
    auto *one = addButton(row, QStringLiteral("replaceOne"), tr("Replace"), {});
    connect(one, &QToolButton::clicked, this, &FindBar::replace);
    //: Button of the find bar
    auto *all = addButton(row, QStringLiteral("replaceAll"), tr("Replace All"), {});
    connect(all, &QToolButton::clicked, this, &FindBar::replaceAll);
}

QToolButton *FindBar::addButton(QLayout *row, const QString &name, const QString &text, const QIcon &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setIcon(icon);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    row->addWidget(button);
    return button;
}

QToolButton *FindBar::addToggle(QLayout *row, const QString &name, const QString &text)
{
    auto *button = addButton(row, name, text, {});
    button->setCheckable(true);
    connect(button, &QToolButton::toggled, this, [this] { find(Direction::Forward, true); });
    return button;
}

QKeySequence FindBar::replaceKey()
{
    const auto own = QKeySequence::keyBindings(QKeySequence::Replace);
    return own.isEmpty() ? QKeySequence(Qt::CTRL | Qt::Key_H) : own.front();
}

void FindBar::open()
{
    m_origin = m_target->selection().from;
    const QString selected = m_target->selectedText();
    if (!selected.isEmpty() && !selected.contains(u'\n'))
        m_text->setText(selected);
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FindBar::openReplace()
{
    m_replaceRow->setVisible(!m_target->isReadOnly());
    open();
}

void FindBar::seek(const SearchQuery &query)
{
    const QSignalBlocker field(m_text);
    const QSignalBlocker pattern(m_pattern);
    const QSignalBlocker matchCase(m_matchCase);
    m_text->setText(query.text);
    m_pattern->setChecked(query.isPattern);
    m_matchCase->setChecked(query.matchesCase);
    m_origin = 0;
    find(Direction::Forward, true);
}

void FindBar::findNext() { find(Direction::Forward, false); }

void FindBar::findPrevious() { find(Direction::Backward, false); }

SearchQuery FindBar::query() const
{
    return { .text = m_text->text(), .isPattern = m_pattern->isChecked(), .matchesCase = m_matchCase->isChecked() };
}

QByteArray FindBar::targetText() const { return m_target->bytes(0, m_target->length()); }

void FindBar::find(Direction direction, bool isTyped)
{
    if (m_target->isHuge()) {
        findInHuge(direction, isTyped);
        return;
    }
    const auto found = findAll(targetText(), query());
    m_target->mark(query(), found.locations);
    const auto [selectedFrom, end] = m_target->selection();
    const long start = isTyped ? m_origin : selectedFrom;
    const auto &locations = found.locations;
    if (locations.empty()) {
        if (isTyped)
            m_target->select(m_origin, m_origin);
        showCount(found, 0, 0);
        return;
    }
    std::size_t location = 0;
    if (direction == Direction::Forward) {
        const auto at = std::ranges::lower_bound(locations, isTyped ? start : end, {}, &FoundText::from);
        location = at == locations.end() ? 0 : std::size_t(at - locations.begin());
    } else {
        const auto at = std::ranges::lower_bound(locations, start, {}, &FoundText::from);
        location = (at == locations.begin() ? locations.size() : std::size_t(at - locations.begin())) - 1;
    }
    m_target->select(locations[location].from, locations[location].to);
    if (!isTyped)
        m_origin = locations[location].from;
    showCount(found, int(locations.size()), location);
}

void FindBar::findInHuge(Direction direction, bool isTyped)
{
    m_target->mark(query(), {});
    const auto [selectedFrom, end] = m_target->selection();
    const long start = isTyped ? m_origin : selectedFrom;
    m_wish = Wish { direction, direction == Direction::Forward && !isTyped ? end : start, isTyped };
    m_huge->look(query());
    fulfilWish();
}

// As soon as it is known which place that is; the rest is counted on.
void FindBar::fulfilWish()
{
    const auto &locations = m_huge->locations();
    if (m_wish) {
        const auto at = std::ranges::lower_bound(locations, m_wish->from, {}, &HugeSearch::Location::from);
        const bool isForward = m_wish->direction == Direction::Forward;
        const bool isThere = isForward ? at != locations.end() : m_huge->knows(m_wish->from) && at != locations.begin();
        if (isThere)
            m_location = std::size_t(at - locations.begin()) - (isForward ? 0 : 1);
        else if (m_huge->isDone())
            m_location = isForward || locations.empty() ? 0 : locations.size() - 1;
        if (isThere || m_huge->isDone())
            selectWished();
    }
    const FoundTexts state { .locations = {}, .isCut = m_huge->isCut() || !m_huge->isDone(), .error = m_huge->error() };
    showCount(state, m_wish ? 0 : int(locations.size()), m_location);
}

void FindBar::selectWished()
{
    const bool isTyped = std::exchange(m_wish, {})->isTyped;
    const auto &locations = m_huge->locations();
    if (locations.empty())
        return isTyped ? m_target->select(m_origin, m_origin) : void();
    m_target->select(locations[m_location].from, locations[m_location].to);
    if (!isTyped)
        m_origin = locations[m_location].from;
}

void FindBar::forgetLocations()
{
    m_origin = 0;
    m_huge->forget();
}

void FindBar::showCount(const FoundTexts &found, int count, std::size_t location)
{
    m_count->setToolTip(plainTip(found.error));
    if (m_text->text().isEmpty())
        m_count->clear();
    else if (!found.error.isEmpty())
        //: Find bar: the regular expression cannot be read
        m_count->setText(tr("Invalid pattern"));
    else if (count == 0 && found.isCut)
        //: Find bar: a long text is being searched
        m_count->setText(tr("Searching…"));
    else if (count == 0)
        //: Find bar: the text does not occur
        m_count->setText(tr("No match"));
    else if (found.isCut)
        //: Find bar. %1: number of the place that is shown, %2: how many are counted; there are more
        m_count->setText(
            tr("%1 of more than %2").arg(QLocale().toString(qulonglong(location + 1)), QLocale().toString(count)));
    else
        //: Find bar. %1: number of the place that is shown, %2: how many there are
        m_count->setText(tr("%1 of %2").arg(QLocale().toString(qulonglong(location + 1)), QLocale().toString(count)));
}

void FindBar::replace()
{
    const auto with = m_replacement->text();
    const auto found = findAll(targetText(), query(), &with);
    const auto [start, end] = m_target->selection();
    const auto at = std::ranges::find(found.locations, start, &FoundText::from);
    if (at != found.locations.end() && at->to == end) {
        m_target->replace({ *at });
        const long behind = at->from + long(at->replacement.toUtf8().size());
        m_target->select(behind, behind);
    }
    findNext();
}

void FindBar::replaceAll()
{
    if (m_target->isReadOnly() || m_target->isHuge())
        return;
    const auto with = m_replacement->text();
    const auto found = findAll(targetText(), query(), &with);
    m_target->replace(found.locations);
    m_target->mark({}, {});
    //: Find bar: what Replace All did
    m_count->setText(tr("%Ln replaced", nullptr, int(found.locations.size())));
}

void FindBar::closeBar()
{
    hide();
    m_replaceRow->hide();
    m_huge->forget();
    m_target->mark({}, {});
    target()->setFocus(Qt::OtherFocusReason);
}

bool FindBar::handleKey(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Find))
        open();
    else if (isReplace(event))
        openReplace();
    else if (event.key() == Qt::Key_F3 && event.modifiers() == Qt::ShiftModifier)
        findPrevious();
    else if (event.key() == Qt::Key_F3 && event.modifiers() == Qt::NoModifier)
        findNext();
    else if (event.key() == Qt::Key_Escape && isVisible())
        closeBar();
    else
        return false;
    return true;
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (type == QEvent::KeyPress && handleKey(*static_cast<QKeyEvent *>(event)))
        return true;
    if (type == QEvent::FocusOut)
        m_origin = m_target->selection().from;
    if (type == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.matches(QKeySequence::Find) || isReplace(key) || key.key() == Qt::Key_F3) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_replacement->hasFocus())
        replace();
    else if (isReturn && event->modifiers().testFlag(Qt::ShiftModifier))
        findPrevious();
    else if (isReturn)
        findNext();
    else if (!handleKey(*event))
        QWidget::keyPressEvent(event);
}

void FindBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_target->refreshMarks();
}

} // namespace vitrine
