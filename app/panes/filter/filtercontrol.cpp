// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/filter/filtercontrol.h"

#include "app/kit/lists/presentedcell.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/filter/filterbar.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/filter/notewriter.h"
#include "app/panes/shell/actions.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/wording/windowtext.h"
#include "models/items/runmodel.h"

#include <QAction>
#include <QApplication>
#include <QInputDialog>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QToolBar>

#include <algorithm>

namespace vitrine {

namespace {

constexpr auto slowAfter = std::chrono::milliseconds(300);
constexpr auto mark = "important";

} // namespace

FilterControl::FilterControl(QMainWindow *window, Project *project, Actions *actions)
    : QObject(window)
    , m_window(window)
    , m_project(project)
    , m_actions(actions)
    , m_bar(new FilterBar)
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(slowAfter);
    connect(&m_slow, &QTimer::timeout, this, [this] {
        if (m_project->isFiltering())
            m_bar->field()->setSlow();
    });
    connectProject();
    connectActions();
}

void FilterControl::begin()
{
    m_window->addToolBarBreak();
    m_toolBar = m_window->addToolBar(tr("Filter"));
    m_toolBar->setObjectName(QStringLiteral("filterToolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->addWidget(m_bar);
    m_toolBar->setVisible(m_project->isOpen());
    for (auto *view : m_window->findChildren<RecordView *>())
        addTo(view);
    connect(qApp, &QApplication::focusChanged, this, &FilterControl::updateActions);
    updateActions();
}

void FilterControl::connectProject()
{
    auto *field = m_bar->field();
    connect(field, &FilterEdit::filterChosen, this, [this](const Filter &filter) {
        const auto &now = m_project->filter();
        if ((now ? now->text() : std::string()) == (filter.root() ? filter.text() : std::string())) {
            showOutcome();
            return;
        }
        m_slow.start();
        m_project->setFilter(filter);
    });
    connect(field, &FilterEdit::stopRequested, field, [field] { field->use({}); });
    connect(m_project, &Project::countsChanged, this, &FilterControl::showOutcome);
    connect(m_project, &Project::opened, this, [this] { m_toolBar->show(); });
    connect(m_project, &Project::closed, this, [this] {
        m_bar->field()->clear();
        m_toolBar->hide();
    });
}

void FilterControl::connectActions()
{
    connect(m_actions->filterBar, &QAction::triggered, this, [this] {
        m_bar->field()->setFocus(Qt::ShortcutFocusReason);
        m_bar->field()->selectAll();
    });
    connect(m_actions->clearFilter, &QAction::triggered, this, [this] { m_bar->field()->use({}); });
    const std::pair<QAction *, FilterTerm::Join> joins[]
        = { { m_actions->filterBy, FilterTerm::Join::Replace }, { m_actions->filterOut, FilterTerm::Join::Exclude },
              { m_actions->filterAnd, FilterTerm::Join::And }, { m_actions->filterOr, FilterTerm::Join::Or } };
    for (const auto &[action, how] : joins)
        connect(action, &QAction::triggered, this, [this, how] { join(how); });
    connect(m_actions->toggleMark, &QAction::triggered, this, &FilterControl::toggleMark);
    connect(m_actions->writeNote, &QAction::triggered, this, &FilterControl::askForNote);
}

void FilterControl::addTo(RecordView *view)
{
    const auto addSeparator = [view] {
        auto *separator = new QAction(view);
        separator->setSeparator(true);
        view->addAction(separator);
    };
    const bool hasCopy = std::ranges::contains(view->actions(), QKeySequence(QKeySequence::Copy), &QAction::shortcut);
    if (!view->actions().isEmpty())
        addSeparator();
    view->addActions({ m_actions->filterBy, m_actions->filterOut, m_actions->filterAnd, m_actions->filterOr });
    addSeparator();
    if (!hasCopy)
        view->addAction(m_actions->copy);
    addSeparator();
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, &FilterControl::updateActions);
}

RecordView *FilterControl::view() const
{
    auto *focused = QApplication::focusWidget();
    auto *view = qobject_cast<RecordView *>(focused);
    return view != nullptr && m_window->isAncestorOf(view) ? view : nullptr;
}

QString FilterControl::term() const
{
    const auto *focused = view();
    return focused ? focused->currentIndex().data(FilterRole).toString() : QString();
}

void FilterControl::join(FilterTerm::Join how)
{
    const auto part = term();
    if (part.isEmpty())
        return;
    const auto *field = m_bar->field();
    const auto typed = field->problem() ? QString() : field->text();
    m_bar->field()->use(FilterTerm::joined(typed, part, how));
    Q_EMIT m_bar->field()->committed(m_bar->field()->text());
}

void FilterControl::showOutcome()
{
    if (!m_project->filter()) {
        m_bar->field()->setOutcome({}, false);
        return;
    }
    if (m_project->isFiltering())
        return;
    m_slow.stop();
    const auto shown = quint64(m_project->runs()->rowCount());
    const auto &steps = m_project->matchingSteps();
    auto text = WindowText::runCount(shown, m_project->totals().runs);
    if (steps)
        //: What a filter comes to. %1: "25 of 50 runs", %2: "35 of 127 steps"
        text = tr("%1, %2").arg(text, WindowText::stepCount(*steps, m_project->totals().steps));
    m_bar->field()->setOutcome(text, shown == 0);
}

void FilterControl::updateActions()
{
    const bool hasTerm = !term().isEmpty();
    for (auto *action : { m_actions->filterBy, m_actions->filterOut, m_actions->filterAnd, m_actions->filterOr })
        action->setEnabled(hasTerm);
}

void FilterControl::toggleMark()
{
    if (const auto *step = m_project->step())
        write({ .about = NoteSubject::Step,
            .subject = step->id,
            .mark = step->mark.empty() ? mark : "",
            .text = step->note,
            .author = {},
            .replaces = 0,
            .at = 0 });
}

void FilterControl::askForNote()
{
    const auto *step = m_project->step();
    if (step == nullptr)
        return;
    auto *dialog = new QInputDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("noteDialog"));
    //: Title of a dialog
    dialog->setWindowTitle(tr("Note"));
    //: In a dialog
    dialog->setLabelText(tr("&Note on this step (recorded in the trail):"));
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog->setTextValue(QString::fromStdString(step->note));
    // The label is a buddy of the hidden line edit, and a note needs no tabs, so that Tab reaches the buttons.
    if (auto *text = dialog->findChild<QPlainTextEdit *>()) {
        text->setAccessibleName(dialog->windowTitle());
        text->setTabChangesFocus(true);
    }
    NoteRecord note { .about = NoteSubject::Step,
        .subject = step->id,
        .mark = step->mark,
        .text = {},
        .author = {},
        .replaces = 0,
        .at = 0 };
    connect(dialog, &QInputDialog::textValueSelected, this, [this, note](const QString &text) mutable {
        note.text = text.toStdString();
        write(note);
    });
    dialog->open();
}

void FilterControl::write(NoteRecord note)
{
    writeNote(m_project->jobs()->pool(), m_project->file(), std::move(note))
        .then(this, [this](const Result<void> &written) {
            if (!written)
                Q_EMIT failed(written.error());
        });
}

} // namespace vitrine
