// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/whypanel.h"

#include "app/kit/lists/flatlist.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/theme/theme.h"
#include "app/panes/policy/denialtext.h"
#include "app/wording/plaintip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int widthInCharacters = 40;
constexpr qsizetype mostReasons = 6;
/// Header and two rows of a list. In a low window the panel scrolls; nothing in it is cut.
constexpr int fewestLines = 5;

QLabel *makeHeading(const QString &text)
{
    auto *label = new QLabel(text);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

WhyPanel::WhyPanel(QWidget *parent)
    : QWidget(parent)
    , m_area(new QScrollArea)
    , m_shape(new ShapeLabel(Meaning::Waiting))
    , m_headline(makeHeading({}))
    , m_reasons(new QLabel)
    , m_source(new MutedLabel)
    , m_changes(new FlatList(QStringLiteral("whyChanges"), tr("Smallest Changes That Would Allow It"),
          { tr("Change"),
              //: Column: how many steps a change allows
              tr("Allows") },
          0))
    , m_others(new FlatList(
          QStringLiteral("whyOthers"), tr("Denied for the Same Reason"), { tr("Run"), tr("Step"), tr("Line") }, 2))
    , m_othersTitle(makeHeading({}))
    , m_changesTitle(makeHeading(tr("Smallest changes that would allow it")))
{
    setObjectName(QStringLiteral("whyPanel"));
    //: Accessible name of the panel that explains a denial
    setAccessibleName(tr("Why"));
    setFocusPolicy(Qt::StrongFocus);
    m_headline->setObjectName(QStringLiteral("whyHeadline"));
    m_headline->setWordWrap(true);
    m_reasons->setObjectName(QStringLiteral("whyReasons"));
    m_source->setObjectName(QStringLiteral("whySource"));
    m_reasons->setTextFormat(Qt::PlainText);
    for (QLabel *label : std::initializer_list<QLabel *> { m_reasons, m_source }) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(makePage());
    for (QWidget *widget : { m_area->widget(), m_area->viewport() })
        widget->setAutoFillBackground(false); // the panel's own background
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 0, 0, 0); // leaves the line at its start visible
    layout->setSpacing(0);
    layout->addWidget(makeTitle());
    layout->addWidget(m_area, 1);
    m_changes->setToolTip(plainTip(tr("Press Return or double-click a change to apply it to the draft.")));
    m_others->setFigureColumns({ 0, 1 });
    connect(m_changes, &QTreeWidget::itemActivated, this, &WhyPanel::followChange);
    // The page grows later, when it is filled; the focused widget is then kept visible.
    m_changes->installEventFilter(this);
    connect(m_area->verticalScrollBar(), &QScrollBar::rangeChanged, this, &WhyPanel::keepChosenShown);
    connect(m_others, &FlatList::chosen, this, [this](QTreeWidgetItem *item) {
        const auto row = static_cast<std::size_t>(m_others->indexOfTopLevelItem(item));
        if (row < m_denial.others.size())
            Q_EMIT stepChosen(m_denial.others[row].run, m_denial.others[row].step);
    });
    showWaiting();
}

QWidget *WhyPanel::makePage()
{
    auto *head = new QHBoxLayout;
    head->setSpacing(fontMetrics().averageCharWidth());
    head->addWidget(m_shape, 0, Qt::AlignTop);
    head->addWidget(m_headline, 1);
    auto *text = new QVBoxLayout;
    const int gap = fontMetrics().averageCharWidth();
    text->setContentsMargins(gap, gap, gap, gap);
    text->addLayout(head);
    text->addWidget(m_reasons);
    text->addWidget(m_source);
    m_changesTitle->setContentsMargins(gap, gap, gap, gap / 2);
    m_othersTitle->setContentsMargins(gap, gap, gap, gap / 2);
    auto *hint = new MutedLabel(tr("Esc closes this panel."));
    hint->setContentsMargins(gap, gap / 2, gap, gap / 2);
    for (QLabel *label : std::initializer_list<QLabel *> { m_changesTitle, m_othersTitle, hint })
        label->setWordWrap(true);
    auto *page = new QWidget;
    auto *parts = new QVBoxLayout(page);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    parts->addLayout(text);
    parts->addWidget(m_changesTitle);
    parts->addWidget(m_changes, 2);
    parts->addWidget(m_othersTitle);
    parts->addWidget(m_others, 3);
    parts->addStretch(0);
    parts->addWidget(hint);
    for (FlatList *list : { m_changes, m_others })
        list->setMinimumHeight(fontMetrics().height() * fewestLines);
    return page;
}

QWidget *WhyPanel::makeTitle()
{
    auto *title = new QWidget;
    title->setBackgroundRole(QPalette::Window);
    title->setAutoFillBackground(true);
    auto *close = new QToolButton;
    close->setObjectName(QStringLiteral("closeWhy"));
    close->setIcon(actionIcon(ActionIcon::Close));
    close->setAutoRaise(true);
    //: Tip of a button: closes the panel that explains a denial
    close->setToolTip(tr("Close Why"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &WhyPanel::closed);
    auto *layout = new QHBoxLayout(title);
    layout->setContentsMargins(fontMetrics().averageCharWidth(), 1, 2, 1);
    //: Title of the panel that explains a denial
    layout->addWidget(makeHeading(tr("Why")), 1);
    layout->addWidget(close);
    return title;
}

void WhyPanel::showWaiting()
{
    m_denial = {};
    m_shape->setMeaning(Meaning::Waiting);
    m_headline->setText(tr("Checking the step against the active policy."));
    m_source->setText({});
    m_source->hide();
    showReasons();
    showChanges();
    showOthers();
}

void WhyPanel::show(const StepDenial &denial, const QString &policy)
{
    if (denial.step != m_denial.step) {
        m_area->verticalScrollBar()->setValue(0);
        m_changes->clear(); // and with them what was chosen
    }
    m_denial = denial;
    m_shape->setMeaning(DenialText::meaning(denial));
    m_headline->setText(DenialText::headline(denial));
    m_source->setText(DenialText::source(denial, policy));
    m_source->setVisible(!m_source->text().isEmpty());
    showReasons();
    showChanges();
    showOthers();
}

void WhyPanel::showReasons()
{
    QStringList lines;
    for (const Objection &objection : m_denial.objections)
        lines << DenialText::reason(objection);
    for (const StepDenial::Action &action : m_denial.actions)
        lines << action.sentence;
    const auto more = std::max<qsizetype>(lines.size() - mostReasons, 0);
    lines.resize(lines.size() - more);
    if (more > 0)
        //: After a list of reasons. %n: number of reasons that are not listed
        lines << tr("And %Ln more.", nullptr, static_cast<int>(more));
    m_reasons->setText(lines.join(u'\n'));
    m_reasons->setVisible(!lines.isEmpty());
}

void WhyPanel::showChanges()
{
    // The answer arrives in stages, each of which is complete: the selection is kept in the next one.
    const auto *current = m_changes->currentItem();
    const QString chosen = current == nullptr ? QString() : current->text(0);
    m_changes->clear();
    const auto add = [this, &chosen](const auto &remedy) {
        auto *item = new QTreeWidgetItem(m_changes);
        Cell change;
        change.text = DenialText::change(m_denial, remedy);
        change.tip = DenialText::opens(remedy);
        FlatList::setCell(item, 0, change);
        m_changes->setNumber(item, 1, remedy.allowed);
        if (item->text(0) == chosen)
            m_changes->setCurrentItem(item);
    };
    for (const Remedy &remedy : m_denial.remedies)
        add(remedy);
    for (const ActionRemedy &remedy : m_denial.actionRemedies)
        add(remedy);
    keepChosenShown();
    m_changes->setEmptyText(
        m_denial.isAllowedByDraft ? tr("The draft already allows it.") : tr("No change would allow it."));
    const bool isLimited = !m_denial.objections.empty() || !m_denial.actions.empty();
    m_changes->setVisible(isLimited);
    m_changesTitle->setVisible(isLimited);
    if (m_wantsChange && m_changes->topLevelItemCount() > 0)
        chooseChange();
}

void WhyPanel::showOthers()
{
    m_others->clear();
    const QLocale locale;
    // Actions have no lines.
    m_others->setColumnHidden(2, std::ranges::none_of(m_denial.others, &DeniedStep::line));
    for (std::size_t row = 0; row < m_denial.others.size() && row < FlatList::mostRows; ++row) {
        const DeniedStep &other = m_denial.others[row];
        auto *item = new QTreeWidgetItem(m_others);
        m_others->setNumber(item, 0, static_cast<quint64>(other.run));
        m_others->setNumber(item, 1, other.ordinal);
        item->setText(2, other.line > 0 ? locale.toString(other.line) : QString());
    }
    m_othersTitle->setText(
        //: Title of a list
        tr("%Ln more step(s) denied for the same reason", nullptr, static_cast<int>(m_denial.others.size())));
    m_others->setVisible(!m_denial.others.empty());
    m_othersTitle->setVisible(!m_denial.others.empty());
}

void WhyPanel::followChange(QTreeWidgetItem *item)
{
    const auto row = static_cast<std::size_t>(m_changes->indexOfTopLevelItem(item));
    const auto first = m_denial.remedies.size();
    if (row < first)
        Q_EMIT changeChosen(m_denial.remedies[row].policy);
    else if (row - first < m_denial.actionRemedies.size())
        Q_EMIT changeChosen(m_denial.actionRemedies[row - first].policy);
}

void WhyPanel::chooseChange()
{
    const bool isEmpty = m_changes->topLevelItemCount() == 0;
    m_wantsChange = isEmpty && !m_denial.isKnown;
    if (isEmpty)
        return;
    m_changes->setFocus();
    if (m_changes->currentItem() == nullptr)
        m_changes->setCurrentItem(m_changes->topLevelItem(0));
    keepChosenShown();
}

void WhyPanel::keepChosenShown()
{
    // Queued after the current layout update, which moves one part after the other.
    QMetaObject::invokeMethod(this, &WhyPanel::showChosen, Qt::QueuedConnection);
}

void WhyPanel::showChosen()
{
    if (!m_changes->hasFocus() || m_changes->currentItem() == nullptr)
        return;
    const QRect row = m_changes->visualItemRect(m_changes->currentItem());
    const QPoint location = m_changes->viewport()->mapTo(m_area->widget(), row.center());
    m_area->ensureVisible(location.x(), location.y(), 0, row.height());
}

QSize WhyPanel::sizeHint() const
{
    return { fontMetrics().averageCharWidth() * widthInCharacters, QWidget::sizeHint().height() };
}

bool WhyPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_changes && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        keepChosenShown();
    return QWidget::eventFilter(watched, event);
}

void WhyPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

void WhyPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    painter.fillRect(
        QStyle::visualRect(layoutDirection(), rect(), { 0, 0, 1, height() }), Theme(palette()).separator());
}

} // namespace vitrine
