// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/sql/sqlpane.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/lists/recordview.h"
#include "app/kit/text/savedfile.h"
#include "app/kit/text/tabline.h"
#include "app/kit/text/usedtexts.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/widgets/filedialogs.h"
#include "app/panes/sql/sqlmodel.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/session/settings/preferences.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"
#include "app/wording/sqltext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int linesNeeded = 15; // the query, and some rows of its answer
constexpr auto firstQuestion = "SELECT status, count(*) AS steps\nFROM v_steps\nGROUP BY status\nORDER BY steps DESC";
constexpr qsizetype mostRemembered = 20;
constexpr qsizetype longestShown = 80;

UsedTexts asked() { return UsedTexts(QStringLiteral("sql/history"), mostRemembered); }

QString plainInMenu(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

Result<void> write(const QString &path, const SqlAnswer &answer)
{
    QString text;
    const auto add = [&text](const auto &values, auto textOf) {
        QStringList cells;
        for (const auto &value : values)
            cells.append(textOf(value));
        text += cells.join(u',') + QStringLiteral("\r\n");
    };
    add(answer.columns, SqlText::commaValue);
    for (const auto &row : answer.rows)
        add(row, SqlText::commaValue);
    return saveFile(path, text.toUtf8());
}

} // namespace

SqlPane::SqlPane(Project *project, QWidget *parent)
    : Pane({ .id = QStringLiteral("sql"),
               .title = tr("SQL"),
               .location = Location::BottomTab,
               //: What a pane is for
               .purpose = tr("Read-only SQL queries. Press Return or double-click a row to open its step."),
               .guidePage = QStringLiteral("sql") },
          parent)
    , m_project(project)
    , m_asking(new SqlAsking(this))
    , m_placing(new SqlAsking(this))
    , m_model(new SqlModel(this))
    , m_editor(new CodeEditor)
    , m_view(new RecordView(QStringLiteral("sqlView")))
{
    auto *split = new QSplitter(Qt::Horizontal);
    split->setObjectName(QStringLiteral("sqlSplitter"));
    split->setChildrenCollapsible(false);
    split->addWidget(m_editor);
    split->addWidget(m_view);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(split, 1);
    constexpr double leastRows = 2.5; // in a small window, the panes above need most of the height
    for (QWidget *part : { static_cast<QWidget *>(m_editor), static_cast<QWidget *>(m_view) })
        part->setMinimumHeight(int(fontMetrics().height() * leastRows));
    setFocusProxy(m_editor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setUpEditor();
    setUpView();
    connect(project, &Project::opened, this, &SqlPane::open);
    connect(project, &Project::closed, this, &SqlPane::clear);
    updateButtons();
}

QWidget *SqlPane::makeBar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    const int gap = fontMetrics().averageCharWidth();
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    row->setSpacing(gap / 2);
    //: Button: run the statement in the SQL editor
    m_run = makeButton(QStringLiteral("sqlRun"), tr("Run"), actionIcon(ActionIcon::RunStep));
    m_run->setToolTip(tr("Run the query (Ctrl+Return)"));
    m_stop = makeButton(QStringLiteral("sqlStop"), tr("Stop"), actionIcon(ActionIcon::Stop));
    //: Button with a menu: tables that SQL can ask
    m_views = makeButton(QStringLiteral("sqlViews"), tr("Views"), actionIcon(ActionIcon::Table));
    //: Button with a menu: SQL that was asked before
    auto *earlier = makeButton(QStringLiteral("sqlHistory"), tr("History"), shapeIcon(Meaning::Waiting));
    //: Button: the answer to SQL becomes a file of comma-separated values
    m_save = makeButton(QStringLiteral("sqlSave"), tr("Save as CSV…"), actionIcon(ActionIcon::Save));
    for (auto *button : { m_views, earlier }) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setMenu(new QMenu(button));
    }
    for (auto *button : { m_run, m_stop, m_views, earlier, m_save })
        row->addWidget(button);
    m_shape = new ShapeLabel(Meaning::Info);
    m_shape->hide();
    m_message = new QLabel;
    m_message->setObjectName(QStringLiteral("sqlMessage"));
    m_message->setAccessibleName(tr("Result"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addSpacing(gap);
    row->addWidget(m_shape);
    row->addWidget(m_message, 1);
    connect(m_run, &QToolButton::clicked, this, &SqlPane::run);
    connect(m_stop, &QToolButton::clicked, m_asking, &SqlAsking::stop);
    connect(m_save, &QToolButton::clicked, this, &SqlPane::save);
    connect(earlier->menu(), &QMenu::aboutToShow, this, [this, earlier] { fillHistory(earlier->menu()); });
    return bar;
}

QToolButton *SqlPane::makeButton(const QString &name, const QString &text, const QIcon &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setIcon(icon);
    button->setAccessibleName(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    return button;
}

void SqlPane::setUpEditor()
{
    m_editor->setObjectName(QStringLiteral("sqlEditor"));
    //: Read aloud: the field for SQL
    m_editor->setAccessibleName(tr("SQL"));
    m_editor->setCode(asked().all().value(0, QString::fromLatin1(firstQuestion)).toUtf8(), QStringLiteral("SQL"));
    m_editor->setEditable(true);
    connect(m_editor, &CodeEditor::runRequested, this, &SqlPane::run);
    connect(m_editor, &QsciScintilla::textChanged, this, &SqlPane::updateButtons);
}

void SqlPane::setUpView()
{
    m_view->setModel(m_model);
    m_view->header()->setStretchLastSection(false);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    //: Read aloud: the rows that SQL gave
    m_view->setAccessibleName(tr("Result"));
    m_view->setEmptyText(
        tr("No query yet"), tr("Press Ctrl+Return to run a query. Queries are read-only; Views lists the tables."));
    connect(m_view, &QTreeView::activated, this, &SqlPane::goTo);
    const auto add = [this](const QString &text, const QKeySequence &key, auto call) {
        auto *action = new QAction(text, m_view);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_view->addAction(action);
        connect(action, &QAction::triggered, this, call);
    };
    //: Of a row that SQL gave: shows the run or step that it is about
    add(tr("Go to Step"), {}, [this] { goTo(m_view->currentIndex()); });
    add(tr("Copy"), QKeySequence::Copy, [this] { copy(false); });
    //: Copies rows of a table, the names of its columns first
    add(tr("Copy with Column Names"), {}, [this] { copy(true); });
}

QSize SqlPane::sizeHint() const { return { QWidget::sizeHint().width(), fontMetrics().height() * linesNeeded }; }

void SqlPane::open()
{
    m_asking->askViews(m_project->file(), [this](const std::vector<SqlView> &views) { takeViews(views); });
}

void SqlPane::clear()
{
    m_asking->drop();
    m_placing->drop();
    m_model->setAnswer({});
    m_shape->hide();
    m_message->clear();
    setContextText({});
    updateButtons();
}

void SqlPane::takeViews(const std::vector<SqlView> &views)
{
    auto *menu = m_views->menu();
    menu->clear();
    CompletionSources sources;
    sources.isPython = false;
    for (const auto &view : views) {
        const auto name = QString::fromStdString(view.name);
        sources.names.append(name);
        auto *columns = menu->addMenu(name);
        const auto offer = [this, columns](const QString &text) {
            connect(columns->addAction(text), &QAction::triggered, this, [this, text] {
                m_editor->insert(text);
                m_editor->setFocus();
            });
        };
        offer(name);
        columns->addSeparator();
        for (const auto &column : view.columns) {
            offer(QString::fromStdString(column));
            sources.names.append(QString::fromStdString(column));
        }
    }
    m_editor->setCompletionSources(std::move(sources));
    updateButtons();
}

void SqlPane::fillHistory(QMenu *menu)
{
    menu->clear();
    const auto statements = asked().all();
    if (statements.isEmpty())
        menu->addAction(tr("No query yet"))->setEnabled(false);
    for (const auto &statement : statements)
        connect(menu->addAction(plainInMenu(safeLine(statement, longestShown))), &QAction::triggered, this,
            [this, statement] {
                m_editor->replaceCode(statement.toUtf8());
                m_editor->setFocus();
            });
}

void SqlPane::forgetHistory() { asked().forget(); }

void SqlPane::run()
{
    const auto statement = m_editor->code().trimmed();
    if (statement.isEmpty() || !m_project->isOpen())
        return;
    if (Preferences::remembersUse.isOn())
        asked().add(QString::fromUtf8(statement));
    //: Beside the SQL editor: the answer is not there yet
    say(Meaning::Running, tr("Running…"));
    m_asking->ask(
        m_project->file(), statement.toStdString(), [this](const Result<SqlAnswer> &answer) { take(answer); });
    updateButtons();
}

void SqlPane::take(const Result<SqlAnswer> &answer)
{
    updateButtons();
    if (!answer)
        return say(Meaning::Error, SqlText::problem(answer.error()));
    m_model->setAnswer(*answer);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->setEmptyText(tr("No rows"), {});
    giveWidths();
    say(answer->isCut ? Meaning::Warning : Meaning::Ok, SqlText::summary(*answer));
    setContextText(SqlText::summary(*answer));
    updateButtons();
}

// As wide as the first rows need, but no column takes the whole width.
void SqlPane::giveWidths()
{
    const int widest = m_view->fontMetrics().averageCharWidth() * 40;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_view->resizeColumnToContents(column);
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column), widest));
    }
}

void SqlPane::say(Meaning meaning, const QString &text)
{
    m_shape->setMeaning(meaning);
    m_shape->show();
    m_message->setText(text);
    m_message->setToolTip(plainTip(text));
}

void SqlPane::updateButtons()
{
    const bool isAsking = m_asking->isAsking();
    m_run->setEnabled(m_project->isOpen() && !isAsking);
    m_stop->setEnabled(isAsking);
    m_views->setEnabled(!m_views->menu()->isEmpty());
    m_save->setEnabled(m_model->columnCount() > 0);
}

void SqlPane::goTo(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const auto statement = locationStatement(m_model->answer().columns, m_model->row(index.row()));
    if (statement.empty())
        return say(
            Meaning::Info, tr("This row does not identify a step: add a column step, execution or run to the query."));
    m_placing->ask(m_project->file(), statement, [this](const Result<SqlAnswer> &answer) {
        if (!answer)
            return say(Meaning::Error, SqlText::problem(answer.error()));
        if (answer->rows.empty())
            return say(Meaning::Warning, tr("The trail does not contain this step."));
        const auto *run = std::get_if<std::int64_t>(&answer->rows[0][0]);
        const auto *step = std::get_if<std::int64_t>(&answer->rows[0][1]);
        if (run == nullptr)
            return say(Meaning::Info, tr("This row does not belong to a run."));
        if (step != nullptr)
            m_project->goTo(RunId(*run), StepId(*step));
        else
            m_project->selectRun(RunId(*run));
    });
}

void SqlPane::copy(bool withTitles)
{
    QList<int> rows;
    for (const auto &index : m_view->selectionModel()->selectedRows())
        rows.append(index.row());
    std::ranges::sort(rows);
    QStringList lines;
    QStringList cells;
    if (withTitles)
        for (const std::string &name : m_model->answer().columns)
            cells.append(QString::fromStdString(name));
    if (withTitles)
        lines.append(tabLine(cells));
    for (const int row : rows) {
        cells.clear();
        for (const SqlValue &value : m_model->row(row))
            cells.append(SqlText::value(value));
        lines.append(tabLine(cells));
    }
    if (!rows.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void SqlPane::save()
{
    const auto path = FileDialogs::toSave(
        this, tr("Save Result As"), QStringLiteral("answer.csv"), { tr("Comma-separated values (*.csv)") });
    if (path.isEmpty())
        return;
    QtConcurrent::run(m_project->jobs()->pool(), write, path, m_model->answer())
        .then(this, [this, path](const Result<void> &written) {
            if (written)
                //: %1: a file
                say(Meaning::Ok, tr("Saved as %1").arg(safeLine(path)));
            else
                Q_EMIT failed(written.error());
        });
}

} // namespace vitrine
