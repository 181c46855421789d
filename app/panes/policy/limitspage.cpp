// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/limitspage.h"

#include "app/kit/lists/flatlist.h"
#include "app/panes/policy/limithistogram.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace vitrine {

namespace {

/// The height, in lines of text, required to show the list and the histogram one above the other.
constexpr int linesForBoth = 16;

/// In the order of LimitKind.
constexpr auto limitNames = std::to_array<const char *>({
    QT_TRANSLATE_NOOP("vitrine::LimitsPage", "Operations per step"),
    QT_TRANSLATE_NOOP("vitrine::LimitsPage", "Elapsed time per step"),
    QT_TRANSLATE_NOOP("vitrine::LimitsPage", "CPU time per step"),
    QT_TRANSLATE_NOOP("vitrine::LimitsPage", "Memory"),
    QT_TRANSLATE_NOOP("vitrine::LimitsPage", "Printed characters kept"),
    QT_TRANSLATE_NOOP("vitrine::LimitsPage", "Output characters kept"),
    QT_TRANSLATE_NOOP("vitrine::LimitsPage", "Steps per run"),
});
static_assert(limitNames.size() == allLimitKinds.size());

QString nameOf(LimitKind kind) { return LimitsPage::tr(limitNames.at(static_cast<std::size_t>(kind))); }

/// The path in the policy document.
QString path(LimitKind kind)
{
    const std::string_view name = toString(kind);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString used(LimitKind kind, double value)
{
    if (kind == LimitKind::WallSeconds || kind == LimitKind::CpuSeconds)
        return Words::duration(value);
    if (kind == LimitKind::MemoryMib)
        //: Highest memory use of a step. %1: a number of MiB
        return LimitsPage::tr("%1 MiB").arg(QLocale().toString(value, 'f', 1));
    return QLocale().toString(value, 'f', 0); // counts
}

} // namespace

LimitsPage::LimitsPage(QWidget *parent)
    : QWidget(parent)
    , m_list(new FlatList(QStringLiteral("limits"), tr("Limits"),
          { tr("Limit"), tr("Value"),
              //: Column: how many steps exceed a limit
              tr("Over"),
              //: Column: the highest use of a limit
              tr("Peak") },
          0))
    , m_histogram(new LimitHistogram)
    , m_label(new QLabel)
    , m_number(new QLineEdit)
    , m_parts(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_list->setFigureColumns({ 1, 2, 3 });
    m_label->setTextFormat(Qt::PlainText);
    m_label->setBuddy(m_number);
    m_number->setObjectName(QStringLiteral("limitNumber"));
    m_number->setMaximumWidth(fontMetrics().averageCharWidth() * 20);
    auto *field = new QHBoxLayout;
    field->addWidget(m_label);
    field->addWidget(m_number);
    field->addStretch();
    field->setContentsMargins(fontMetrics().averageCharWidth(), 0, fontMetrics().averageCharWidth(), 3);
    auto *use = new QVBoxLayout;
    use->addWidget(m_histogram, 1);
    use->addLayout(field);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->addWidget(m_list, 3);
    m_parts->addLayout(use, 2);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &LimitsPage::showCurrent);
    connect(m_number, &QLineEdit::editingFinished, this, &LimitsPage::takeText);
    connect(m_histogram, &LimitHistogram::limitMoved, this,
        [this](double limit, bool goesOn) { Q_EMIT limitMoved(current(), limit, goesOn); });
}

void LimitsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// The list gets the height of its rows, the histogram the rest.
void LimitsPage::arrange()
{
    const bool isLow = height() < fontMetrics().height() * linesForBoth;
    const int rows = m_list->sizeHintForRow(0) * m_list->topLevelItemCount() + m_list->header()->sizeHint().height();
    m_parts->setDirection(isLow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_list->setMaximumHeight(isLow || rows <= 0 ? QWIDGETSIZE_MAX : rows + 2 * m_list->frameWidth());
}

LimitKind LimitsPage::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? LimitKind::Operations : allLimitKinds.at(static_cast<std::size_t>(row));
}

void LimitsPage::choose(LimitKind kind) { m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(kind))); }

void LimitsPage::show(std::shared_ptr<const DraftJudgement> judgement)
{
    m_judgement = std::move(judgement);
    const LimitKind chosen = current();
    {
        const QSignalBlocker blocker(m_list);
        fill();
        choose(chosen);
    }
    showCurrent();
}

void LimitsPage::fill()
{
    const QLocale locale;
    m_list->clear();
    for (const LimitKind kind : allLimitKinds) {
        auto *item = new QTreeWidgetItem(m_list);
        const auto limit = limitOf(m_judgement->draft.limits, kind);
        item->setText(0, nameOf(kind));
        item->setToolTip(0, path(kind));
        item->setText(1, limit ? locale.toString(*limit, 'g', 10) : tr("no limit"));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(3, Qt::AlignRight | Qt::AlignVCenter);
        const LimitUse use
            = m_judgement->use ? limitUse(kind, m_judgement->draft.limits, *m_judgement->use) : LimitUse();
        if (use.values.empty()) {
            item->setText(3, Words::notRecorded());
            continue;
        }
        m_list->setNumber(item, 2, use.over);
        item->setText(3, used(kind, use.values.back()));
    }
    arrange();
}

void LimitsPage::showCurrent()
{
    if (!m_judgement)
        return;
    const auto limit = limitOf(m_judgement->draft.limits, current());
    m_histogram->show(m_judgement->use, current(), limit);
    //: Label of a field. %1: name of a limit: "Operations per step"
    m_label->setText(tr("%1:").arg(nameOf(current())));
    // Does not overwrite what is being typed.
    if (!m_number->isModified() || !m_number->hasFocus())
        m_number->setText(limit ? QLocale().toString(*limit, 'g', 10) : QString());
}

void LimitsPage::takeText()
{
    if (!m_number->isModified())
        return;
    m_number->setModified(false);
    bool isNumber = false;
    const double limit = QLocale().toDouble(m_number->text(), &isNumber);
    if (isNumber && limit > 0)
        Q_EMIT limitMoved(current(), limit, false);
    else
        showCurrent();
}

} // namespace vitrine
