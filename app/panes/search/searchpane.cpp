// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/search/searchpane.h"

#include "app/kit/lists/recordview.h"
#include "app/kit/theme/icons.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/search/searchmodel.h"
#include "app/panes/search/trailsearch.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/wording/errortext.h"
#include "app/wording/filtertext.h"
#include "models/items/runmodel.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace vitrine {

namespace {

constexpr auto slowAfter = std::chrono::milliseconds(300);

} // namespace

SearchPane::SearchPane(Project *project, QWidget *parent)
    : Pane(
          {
              .id = QStringLiteral("search"),
              .title = tr("Search"),
              .location = Location::BottomTab,
              //: What a pane is for
              .purpose = tr("Searches all runs for words and expressions, and shows the matching lines."),
              .guidePage = QStringLiteral("filter"),
          },
          parent)
    , m_project(project)
    , m_search(new TrailSearch(project->jobs()->pool(), this))
    , m_model(new SearchModel([runs = project->runs()](RunId run) { return runs->numberOf(run); }, this))
    , m_field(new FilterEdit)
    , m_view(new RecordView(QStringLiteral("searchView")))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_view, 1);
    m_view->setModel(m_model);
    m_view->setSortingEnabled(false);
    //: Accessible name of the list of what a search found
    m_view->setAccessibleName(tr("Search results"));
    m_view->setStretchColumns({ int(SearchModel::Column::Text) });
    m_view->setColumnWidths({ 10, 7, 14, 30 });
    constexpr double leastRows = 2.5; // of a small window the panes above need the most
    m_view->setMinimumHeight(int(fontMetrics().height() * leastRows));
    setFocusProxy(m_field);
    m_slow.setSingleShot(true);
    m_slow.setInterval(slowAfter);
    connectSearch();
    sayWhyEmpty();
}

QWidget *SearchPane::makeBar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    const int gap = fontMetrics().averageCharWidth();
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    row->setSpacing(gap);
    //: Before the field of the search
    auto *label = new QLabel(tr("Fin&d:"));
    label->setBuddy(m_field);
    m_field->setObjectName(QStringLiteral("searchField"));
    //: Accessible name of the field of the search
    m_field->setAccessibleName(tr("Find in all runs"));
    //: In the empty field of the search, with examples that are not to be translated
    m_field->setPlaceholderText(tr("Words or an expression, for example: %1 or %2")
            .arg(QStringLiteral("\"not defined\""), QStringLiteral("calls(\"requests.get\")")));
    m_useAsFilter = new QToolButton;
    m_useAsFilter->setObjectName(QStringLiteral("searchAsFilter"));
    //: Button of the search: the lists show only what is found
    m_useAsFilter->setText(tr("Filter the Lists"));
    m_useAsFilter->setIcon(actionIcon(ActionIcon::Filter));
    m_useAsFilter->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_useAsFilter->setFocusPolicy(Qt::TabFocus);
    m_useAsFilter->setAutoRaise(true);
    m_useAsFilter->setEnabled(false);
    row->addWidget(label);
    row->addWidget(m_field, 1);
    row->addWidget(m_useAsFilter);
    return bar;
}

void SearchPane::connectSearch()
{
    connect(m_field, &FilterEdit::filterChosen, this, &SearchPane::search);
    connect(m_field, &FilterEdit::committed, this, &SearchPane::goToFirst);
    // Half a word is nothing yet: what was said last stays until it is known to be wrong.
    connect(m_field, &FilterEdit::stateChanged, this, [this](FilterEdit::State state) {
        if (state != FilterEdit::State::Typing)
            sayWhyEmpty();
    });
    connect(m_field, &FilterEdit::stopRequested, this, [this] { m_field->use({}); });
    connect(m_field, &FilterEdit::left, m_view, [this] { m_view->setFocus(); });
    connect(m_useAsFilter, &QToolButton::clicked, this, [this] { Q_EMIT filterWanted(m_field->text()); });
    connect(&m_slow, &QTimer::timeout, m_field, &FilterEdit::setSlow);
    connect(m_search, &TrailSearch::found, this, &SearchPane::take);
    connect(m_search, &TrailSearch::failed, this, &SearchPane::showError);
    connect(m_model, &SearchModel::moreWanted, this, [this] {
        if (!m_search->isAsking())
            ask();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &index) { show(index, false); });
    // Also the current result: the user may have moved on from there.
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) { show(index, false); });
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex &index) { show(index, true); });
    connect(m_project, &Project::closed, this, [this] {
        m_field->clear();
        forget();
    });
}

void SearchPane::begin()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

QSize SearchPane::sizeHint() const
{
    constexpr int rows = 7;
    return { QWidget::sizeHint().width(), fontMetrics().height() * rows };
}

void SearchPane::search(const Filter &filter)
{
    if (m_filter && filter.root() && m_filter->text() == filter.text())
        return;
    forget();
    if (!filter.root() || !m_project->isOpen())
        return;
    m_filter = filter;
    QStringList sought;
    for (const auto &needle : filterNeedles(filter))
        if (!needle.isPattern)
            sought.append(QString::fromStdString(needle.text));
    m_model->setSought(sought);
    m_useAsFilter->setEnabled(true);
    ask();
}

void SearchPane::ask()
{
    if (!m_filter)
        return;
    if (m_model->rowCount() == 0)
        m_slow.start();
    m_search->ask(m_project->file(), *m_filter, m_model->next());
}

void SearchPane::take(const SearchPage &page)
{
    m_slow.stop();
    m_model->add(page);
    m_isAnswered = true;
    showCount();
    if (std::exchange(m_isFirstWanted, false))
        goToFirst();
}

void SearchPane::showError(const Error &error)
{
    m_slow.stop();
    m_field->setOutcome(ErrorText::sentence(error), true);
}

void SearchPane::forget()
{
    m_search->stop();
    m_slow.stop();
    m_filter.reset();
    m_model->clear();
    m_isAnswered = false;
    m_isFirstWanted = false;
    m_useAsFilter->setEnabled(false);
    sayWhyEmpty();
    setContextText({});
}

void SearchPane::goToFirst()
{
    m_isFirstWanted = m_search->isAsking() && m_model->rowCount() == 0;
    if (m_model->rowCount() == 0)
        return;
    m_view->setFocus();
    m_view->setCurrentIndex(m_model->index(0, 0));
}

// Rows deleted while the list is rebuilt choose nothing.
void SearchPane::show(const QModelIndex &index, bool isFollowed)
{
    if (!index.isValid() || !m_filter)
        return;
    const auto &hit = m_model->hit(index.row());
    if (hit.run == 0 || hit.step == 0)
        return;
    m_project->goTo(hit.run, hit.step);
    Q_EMIT hitChosen(hit.step, filterNeedles(*m_filter), isFollowed);
}

void SearchPane::showCount()
{
    const int count = m_model->rowCount();
    //: What a search found
    const auto found = m_model->isWhole() ? tr("%Ln step(s)", nullptr, count)
                                          //: What a search found so far; there is more
                                          : tr("the first %Ln step(s)", nullptr, count);
    m_field->setOutcome(found, count == 0);
    setContextText(found);
}

void SearchPane::sayWhyEmpty()
{
    if (m_field->state() == FilterEdit::State::Invalid) {
        //: In place of what a search found
        m_view->setEmptyText(tr("Invalid expression"), FilterText::problem(*m_field->problem()));
    } else if (m_isAnswered) {
        //: In place of what a search found
        m_view->setEmptyText(tr("No matches"), tr("Searched thoughts, code, output and errors of all runs."));
    } else {
        //: In place of what a search found
        m_view->setEmptyText(tr("Enter a search term"),
            tr("Searches thoughts, code, output and errors. calls(), imports() and assigns() search the structure of "
               "the code."));
    }
}

} // namespace vitrine
