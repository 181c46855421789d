// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewsection.h"

#include "app/kit/theme/emptyframe.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/theme/theme.h"
#include "app/kit/widgets/linkbutton.h"
#include "app/wording/plaintip.h"
#include "app/wording/words.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStringBuilder>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr int widestLink = 30; // characters

/// Shows the size of a count relative to the largest.
class Bar final : public QWidget {
public:
    Bar(Meaning meaning, double share, QWidget *parent)
        : QWidget(parent)
        , m_meaning(meaning)
        , m_share(share)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        setMinimumWidth(fontMetrics().averageCharWidth() * 8);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const int high = fontMetrics().height() * 2 / 3;
        const int wide = m_share > 0 ? std::max(1, int(m_share * width())) : 0;
        const int left = layoutDirection() == Qt::RightToLeft ? width() - wide : 0;
        QPainter(this).fillRect(
            QRect(left, (height() - high) / 2, wide, high), Theme(palette()).token(m_meaning).color);
    }

private:
    Meaning m_meaning;
    double m_share;
};

/// Stands for steps without a shape, as in the matrix.
class EmptyFrame final : public QWidget {
public:
    explicit EmptyFrame(QWidget *parent)
        : QWidget(parent)
    {
        const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintEmptyFrame(painter, rect().adjusted(2, 2, -2, -2), palette());
    }
};

/// The line below a title.
class Separator final : public QWidget {
public:
    explicit Separator(QWidget *parent)
        : QWidget(parent)
    {
        setFixedHeight(1);
    }

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), Theme(palette()).separator()); }
};

} // namespace

OverviewSection::OverviewSection(const QString &name, const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_context(new MutedLabel)
    , m_link(new LinkButton({}, this))
    , m_rows(new QGridLayout)
{
    setObjectName(name);
    auto *heading = new QLabel(title);
    auto bold = font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setTextFormat(Qt::PlainText);
    m_context->setTextFormat(Qt::PlainText);
    auto *head = new QHBoxLayout;
    head->addWidget(heading);
    head->addWidget(m_context);
    head->addStretch(1);
    head->addWidget(m_link);
    m_link->setObjectName(name + QStringLiteral("Link"));
    // Titles beside each other are equally high.
    auto policy = m_link->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_link->setSizePolicy(policy);
    m_link->hide();
    connect(m_link, &LinkButton::clicked, this, [this] { m_follow(); });
    m_rows->setColumnStretch(2, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addWidget(new Separator(this));
    layout->addLayout(m_rows);
    layout->addStretch(1);
}

void OverviewSection::setTitleLink(const QString &text, const QString &tip, std::function<void()> follow)
{
    m_link->setText(text);
    m_link->setToolTip(plainTip(tip));
    //: Accessible name of a link at the end of a title. %1: the title, %2: the link
    m_link->setAccessibleName(tr("%1: %2").arg(m_title, text));
    m_follow = std::move(follow);
    disconnect(m_following);
    m_link->setEnabled(true);
    m_link->show();
}

void OverviewSection::setAction(QAction *action, const QString &text)
{
    m_action = action;
    offerAction(action, text);
}

void OverviewSection::offerAction(QAction *action, const QString &text)
{
    setTitleLink(text, action->toolTip(), [action] { action->trigger(); });
    const auto follow = [this, action] { m_link->setEnabled(action->isEnabled()); };
    m_following = connect(action, &QAction::changed, this, follow);
    follow();
}

// Those that are fine would filter nothing.
void OverviewSection::offerFilter(const std::vector<OverviewCount> &counts)
{
    QStringList terms;
    for (const auto &count : counts) {
        const bool isFine = !count.shape || count.shape == Meaning::Ok || count.shape == Meaning::Same;
        if (!isFine && !count.filter.isEmpty())
            terms << count.filter;
    }
    m_link->setVisible(m_action != nullptr);
    if (terms.isEmpty())
        return;
    const auto filter = terms.size() == 1 ? terms.front() : QString(u'(' % terms.join(u") or (") % u')');
    //: Link at the end of a title: shows only the steps that are listed below it
    setTitleLink(tr("Filter"), tr("Filter: %1").arg(filter), [this, filter] { Q_EMIT filterWanted(filter); });
}

void OverviewSection::clear()
{
    m_link->setVisible(m_action != nullptr);
    while (auto *item = m_rows->takeAt(0)) {
        if (auto *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

// A new widget has no height until it is shown, which Qt would do later: in between, the rows would collapse.
void OverviewSection::showRows()
{
    for (int at = 0; at < m_rows->count(); ++at)
        if (auto *widget = m_rows->itemAt(at)->widget())
            widget->show();
}

void OverviewSection::setCounts(const std::vector<OverviewCount> &counts, const QString &context, const QString &empty)
{
    clear();
    m_context->setText(context);
    quint64 most = 1;
    for (const auto &count : counts)
        most = std::max(most, count.count);
    for (int row = 0; const auto &count : counts)
        addCount(count, most, row++);
    offerFilter(counts);
    if (counts.empty())
        sayEmpty(empty);
    showRows();
}

void OverviewSection::sayEmpty(const QString &empty)
{
    auto *none = new MutedLabel;
    none->setTextFormat(Qt::PlainText);
    none->setText(empty);
    m_rows->addWidget(none, 0, 0, 1, 4);
}

LinkButton *OverviewSection::addLink(const QString &label, int row)
{
    // A hostile name must not widen the page; the tooltip shows more of it.
    const auto text = fontMetrics().elidedText(label, Qt::ElideRight, fontMetrics().averageCharWidth() * widestLink);
    auto *link = new LinkButton(text, this);
    if (text != label)
        link->setToolTip(plainTip(label));
    m_rows->addWidget(link, row, 1, Qt::AlignLeading);
    return link;
}

void OverviewSection::setLinks(const std::vector<OverviewLink> &links, const QString &context, const QString &empty)
{
    clear();
    m_context->setText(context);
    if (links.empty())
        sayEmpty(empty);
    for (int row = 0; const auto &link : links) {
        if (link.shape)
            m_rows->addWidget(new ShapeLabel(*link.shape), row, 0);
        connect(addLink(link.label, row), &LinkButton::clicked, this,
            [this, run = link.run, step = link.step] { Q_EMIT stepChosen(run, step); });
        ++row;
    }
    if (!links.empty())
        //: Link at the end of a title: goes to the first of the steps below it
        setTitleLink(tr("Go to Step"), links.front().label,
            [this, first = links.front()] { Q_EMIT stepChosen(first.run, first.step); });
    showRows();
}

// The same for all texts: centered ones would be a pixel apart.
int OverviewSection::linkIndent()
{
    const auto sample = QStringLiteral("0");
    const LinkButton link(sample, nullptr);
    return std::max(0, (link.sizeHint().width() - link.fontMetrics().horizontalAdvance(sample)) / 2);
}

// Aligns texts, whether they are links or not.
void OverviewSection::addPlain(const QString &text, int row)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    const LinkButton link(text, nullptr);
    label->setIndent(linkIndent());
    label->setMinimumHeight(link.sizeHint().height());
    m_rows->addWidget(label, row, 1);
}

void OverviewSection::addFilter(const QString &label, const QString &filter, int row)
{
    auto *link = addLink(label, row);
    //: Tip of a count. %1: an expression of the filter language
    const auto tip = tr("Filter: %1\nCtrl+click adds it to the current filter.").arg(filter);
    link->setToolTip(plainTip(link->toolTip().isEmpty() ? tip : QString(label % u'\n' % tip)));
    connect(link, &LinkButton::clicked, this, [this, link, filter] {
        if (link->modifiers().testFlag(Qt::ControlModifier))
            Q_EMIT furtherFilterWanted(filter);
        else
            Q_EMIT filterWanted(filter);
    });
}

// A layout keeps its rows after their content was removed.
int OverviewSection::freeRow() const
{
    int free = 0;
    for (int at = 0; at < m_rows->count(); ++at) {
        int row = 0;
        int column = 0;
        int rows = 0;
        int columns = 0;
        m_rows->getItemPosition(at, &row, &column, &rows, &columns);
        free = std::max(free, row + rows);
    }
    return free;
}

void OverviewSection::addFact(const QString &name, const OverviewLink &link)
{
    const int row = freeRow();
    auto *label = new MutedLabel;
    label->setText(name);
    m_rows->addWidget(label, row, 0, 1, 2);
    auto *button = new LinkButton(link.label, this);
    m_rows->addWidget(button, row, 2, Qt::AlignLeading);
    connect(
        button, &LinkButton::clicked, this, [this, run = link.run, step = link.step] { Q_EMIT stepChosen(run, step); });
    showRows();
}

void OverviewSection::addNote(const QString &text)
{
    auto *note = new MutedLabel;
    note->setTextFormat(Qt::PlainText);
    note->setText(text);
    note->setWordWrap(true);
    m_rows->addWidget(note, freeRow(), 0, 1, 4);
    showRows();
}

void OverviewSection::addBody(QWidget *body)
{
    auto *layout = static_cast<QVBoxLayout *>(this->layout());
    layout->insertWidget(layout->indexOf(m_rows), body);
}

void OverviewSection::setContext(const QString &context) { m_context->setText(context); }

void OverviewSection::setGaps(const std::vector<OverviewGap> &gaps, const QString &empty)
{
    clear();
    const QLocale locale;
    int missing = 0;
    for (int row = 0; const auto &gap : gaps) {
        const bool isWhole = gap.count == gap.total;
        missing += isWhole ? 0 : 1;
        m_rows->addWidget(new ShapeLabel(isWhole ? Meaning::Ok : Meaning::Warning), row, 0);
        if (isWhole || gap.filter.isEmpty())
            addPlain(gap.label, row);
        else
            addFilter(gap.label, gap.filter, row);
        //: How many runs have something. %1: as many of %2
        const auto share = tr("%1 of %2").arg(locale.toString(gap.count), locale.toString(gap.total));
        auto *text = new MutedLabel;
        text->setText(gap.count == 0 ? Words::notRecorded() : share);
        m_rows->addWidget(text, row, 3, Qt::AlignTrailing);
        ++row;
    }
    //: Beside a title: how many kinds of values the logs do not have for all runs
    m_context->setText(gaps.empty() ? QString() : tr("%Ln gap(s)", nullptr, missing));
    if (gaps.empty())
        sayEmpty(empty);
    showRows();
}

void OverviewSection::addCount(const OverviewCount &count, quint64 most, int row)
{
    const auto meaning = count.shape.value_or(Meaning::NotComparable);
    if (count.shape)
        m_rows->addWidget(new ShapeLabel(*count.shape), row, 0);
    else
        m_rows->addWidget(new EmptyFrame(this), row, 0);
    if (count.filter.isEmpty()) {
        addPlain(count.label, row);
    } else {
        addFilter(count.label, count.filter, row);
    }
    m_rows->addWidget(new Bar(meaning, double(count.count) / double(most), this), row, 2);
    auto *number = new QLabel(QLocale().toString(count.count));
    m_rows->addWidget(number, row, 3, Qt::AlignTrailing);
}

void OverviewSection::setFacts(const std::vector<OverviewFact> &facts, const QString &context)
{
    clear();
    m_context->setText(context);
    for (const auto &fact : facts)
        addFact(fact);
}

void OverviewSection::addFact(const OverviewFact &fact)
{
    const int row = freeRow();
    auto *label = new MutedLabel;
    label->setText(fact.name);
    auto *text = new QLabel(fact.value);
    text->setTextFormat(Qt::PlainText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setToolTip(plainTip(fact.tip));
    // Rows are equally high, and their texts aligned, whether they have a link or not.
    const auto link = LinkButton(fact.value, nullptr).sizeHint();
    label->setMinimumHeight(link.height());
    m_rows->addWidget(label, row, 0, 1, 2);
    const int indent = linkIndent();
    if (!fact.shape) {
        text->setIndent(indent);
        m_rows->addWidget(text, row, 2, Qt::AlignLeading);
        return showRows();
    }
    auto *value = new QWidget;
    auto *layout = new QHBoxLayout(value);
    layout->setContentsMargins(indent, 0, 0, 0);
    layout->addWidget(new ShapeLabel(*fact.shape));
    layout->addWidget(text);
    m_rows->addWidget(value, row, 2, Qt::AlignLeading);
    showRows();
}

} // namespace vitrine
