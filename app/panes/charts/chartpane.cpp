// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/chartpane.h"

#include "app/kit/lists/emptynote.h"
#include "app/kit/text/savedfile.h"
#include "app/kit/theme/icons.h"
#include "app/kit/widgets/filedialogs.h"
#include "app/panes/charts/chartfile.h"
#include "app/panes/charts/chartview.h"
#include "app/panes/charts/statisticsfeed.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/wording/windowtext.h"
#include "models/items/runmodel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedLayout>
#include <QToolButton>
#include <QtConcurrentRun>

#include <array>

namespace vitrine {

namespace {

constexpr int linesNeeded = 15; // its bars can be compared

constexpr std::array figures { ChartFigure::Tokens, ChartFigure::Time, ChartFigure::Steps, ChartFigure::Failures,
    ChartFigure::ToolCalls, ChartFigure::Operations, ChartFigure::Cost, ChartFigure::Imports, ChartFigure::Tools };
constexpr std::array groupings { StatisticsBy::Run, StatisticsBy::Agent, StatisticsBy::Model, StatisticsBy::Policy,
    StatisticsBy::Day };

bool hasValues(const ChartData &data)
{
    return std::ranges::any_of(data.groups, [](const ChartGroup &group) {
        return std::ranges::any_of(group.values, [](const auto &value) { return value.value_or(0) != 0; });
    });
}

} // namespace

ChartPane::ChartPane(Project *project, QWidget *parent)
    : Pane({ .id = QStringLiteral("charts"),
               .title = tr("Charts"),
               .location = Location::BottomTab,
               //: What a pane is for
               .purpose
               = tr("Totals of tokens, time, errors and more, by run, agent, model or policy. Click a bar to show its "
                    "steps."),
               .guidePage = QStringLiteral("charts") },
          parent)
    , m_project(project)
    , m_view(new ChartView)
    , m_feed(new StatisticsFeed(project, groupings.front(), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    m_nothing = new EmptyNote;
    m_nothing->setObjectName(QStringLiteral("chartNothing"));
    m_nothing->setAutoFillBackground(true);
    m_nothing->setBackgroundRole(QPalette::Base);
    m_pages = new QStackedLayout;
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(m_view);
    layout->addLayout(m_pages, 1);
    setFocusProxy(m_figure);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(m_feed, &StatisticsFeed::arrived, this, &ChartPane::show);
    connect(m_feed, &StatisticsFeed::emptied, this, [this] { show({}); });
    connect(m_feed, &StatisticsFeed::failed, this, &ChartPane::failed);
    connect(m_figure, &QComboBox::currentIndexChanged, this, &ChartPane::read);
    connect(m_grouping, &QComboBox::currentIndexChanged, this, &ChartPane::read);
    connect(m_limit, &QCheckBox::toggled, this, [this](bool isLimited) {
        m_feed->setLimited(isLimited);
        setContextText(context());
    });
    connect(project, &Project::countsChanged, this, [this] { setContextText(context()); });
    connect(m_view, &ChartView::opened, this, &ChartPane::open);
    show({});
}

QWidget *ChartPane::makeBar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    const int gap = fontMetrics().averageCharWidth();
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    row->setSpacing(gap);
    //: Label of a choice: what the chart shows
    m_figure = makeChoice(QStringLiteral("chartFigure"), tr("&Show:"), row);
    //: Label of a choice: what the chart sums up by
    m_grouping = makeChoice(QStringLiteral("chartGrouping"), tr("&by:"), row);
    for (const auto figure : figures)
        m_figure->addItem(Charting::figureName(figure));
    for (const auto by : groupings)
        m_grouping->addItem(Charting::groupingName(by));
    //: Check box of the charts: they show only runs that the filter of the window lets through
    m_limit = new QCheckBox(tr("Limit to filter"));
    m_limit->setObjectName(QStringLiteral("chartLimit"));
    row->addWidget(m_limit);
    m_note = new QLabel;
    m_note->setObjectName(QStringLiteral("chartNote"));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_note, 1);
    m_save = new QToolButton;
    m_save->setObjectName(QStringLiteral("chartSave"));
    //: Button: the chart becomes a file
    m_save->setText(tr("Save Chart As…"));
    m_save->setAccessibleName(m_save->text());
    m_save->setIcon(actionIcon(ActionIcon::Save));
    m_save->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_save->setFocusPolicy(Qt::TabFocus);
    m_save->setAutoRaise(true);
    row->addWidget(m_save);
    connect(m_save, &QToolButton::clicked, this, &ChartPane::save);
    return bar;
}

QComboBox *ChartPane::makeChoice(const QString &name, const QString &label, QHBoxLayout *row)
{
    auto *choice = new QComboBox;
    choice->setObjectName(name);
    auto *title = new QLabel(label);
    title->setBuddy(choice);
    row->addWidget(title);
    row->addWidget(choice);
    return choice;
}

QSize ChartPane::sizeHint() const { return { QWidget::sizeHint().width(), fontMetrics().height() * linesNeeded }; }

ChartFigure ChartPane::figure() const { return figures[std::size_t(m_figure->currentIndex())]; }

StatisticsBy ChartPane::grouping() const { return groupings[std::size_t(m_grouping->currentIndex())]; }

void ChartPane::read()
{
    m_grouping->setEnabled(Charting::isGrouped(figure()));
    m_feed->setGrouping(grouping());
    setContextText(context());
}

void ChartPane::show(const Statistics &statistics)
{
    const auto name = Charting::figureName(figure());
    m_view->setData(name, Charting::data(statistics, figure(), grouping()));
    const auto &shown = m_view->data();
    const bool hasAny = hasValues(shown);
    m_pages->setCurrentIndex(hasAny ? 1 : 0);
    m_nothing->setTexts(whyNothing(name));
    //: Beside a chart. %n: how many smaller ones it does not show
    m_note->setText(shown.leftOut > 0 ? tr("%Ln smaller item(s) omitted", nullptr, int(shown.leftOut)) : QString());
    m_save->setEnabled(hasAny);
    setContextText(context());
}

bool ChartPane::isLimited() const { return m_limit->isChecked() && m_project->filter(); }

QString ChartPane::context() const
{
    if (!m_project->isOpen())
        return {};
    const auto name = Charting::figureName(figure());
    const auto what = Charting::isGrouped(figure())
        //: What a chart shows. %1: for example "Tokens", %2: what that is summed up by, for example "Model"
        ? tr("%1 by %2").arg(name, Charting::groupingName(grouping()))
        : name;
    const auto total = m_project->totals().runs;
    const auto charted = isLimited() ? quint64(m_project->runs()->rowCount()) : total;
    //: Beside the title of the charts. %1: for example "Tokens by Model", %2: "50 runs" or "12 of 50 runs"
    return tr("%1: %2").arg(what, WindowText::runCount(charted, total));
}

QString ChartPane::whyNothing(const QString &name) const
{
    if (!m_project->isOpen())
        return tr("No trail is open");
    if (isLimited() && m_project->runs()->rowCount() == 0)
        //: In place of a chart
        return tr("No run matches the filter");
    if (Charting::isCountedHere(figure()))
        //: In place of a chart. %1: what it would show, such as "Operations"
        return tr("%1: not recorded. Replay the runs to measure it.").arg(name);
    //: In place of a chart. %1: what it would show, such as "Tokens"
    return tr("%1: not recorded").arg(name);
}

void ChartPane::open(int group)
{
    const auto &filter = m_view->data().groups[std::size_t(group)].filter;
    if (!filter.isEmpty())
        Q_EMIT filterWanted(filter);
}

void ChartPane::save()
{
    const auto path = FileDialogs::toSave(this, tr("Save Chart As"), QStringLiteral("chart.png"),
        { tr("PNG images (*.png)"), tr("SVG images (*.svg)"), tr("Comma-separated values (*.csv)") });
    if (path.isEmpty())
        return;
    const auto isNamed
        = [&path](const char *ending) { return path.endsWith(QLatin1StringView(ending), Qt::CaseInsensitive); };
    const auto bytes = isNamed(".csv") ? Charting::table(m_view->data()).toUtf8()
        : isNamed(".svg")              ? chartDrawing(*m_view)
                                       : chartPicture(*m_view);
    QtConcurrent::run(m_project->jobs()->pool(), saveFile, path, bytes)
        .then(this, [this, path](const Result<void> &written) {
            if (written)
                Q_EMIT saved(path);
            else
                Q_EMIT failed(written.error());
        });
}

} // namespace vitrine
