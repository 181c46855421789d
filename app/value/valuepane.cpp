// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/value/valuepane.h"

#include "app/lists/recorddelegate.h"
#include "app/sql/sqlasking.h"
#include "app/text/plaintextview.h"
#include "app/text/safetext.h"
#include "app/window/project.h"
#include "models/items/stepmodel.h"

#include <QListWidget>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

namespace vitrine {

namespace {

constexpr int stepRole = Qt::UserRole;
constexpr qsizetype longestTitle = 60;

QByteArray textOf(const ToolCallRecord &call)
{
    const auto &answer = call.error ? call.error : call.result;
    QByteArray text = "{\"arguments\": " + QByteArray::fromStdString(call.arguments.empty() ? "{}" : call.arguments);
    if (answer)
        text += (call.error ? ",\n \"error\": " : ",\n \"result\": ") + QByteArray::fromStdString(*answer);
    return text + "}";
}

} // namespace

ValuePane::ValuePane(Project *project, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_asking(new SqlAsking(this))
    , m_text(new PlainTextView)
    , m_origins(new QListWidget)
{
    setObjectName(QStringLiteral("valuePane"));
    setAccessibleName(tr("Value"));
    m_text->setObjectName(QStringLiteral("valueText"));
    m_origins->setObjectName(QStringLiteral("valueOrigins"));
    //: Accessible name of the list of steps that set a variable
    m_origins->setAccessibleName(tr("Set by"));
    m_origins->setFrameShape(QFrame::NoFrame);
    m_origins->setItemDelegate(new RecordDelegate(m_origins));
    m_origins->setUniformItemSizes(true);
    m_origins->setTextElideMode(Qt::ElideRight);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_text);
    splitter->addWidget(m_origins);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    setFocusPolicy(Qt::StrongFocus);
    connect(m_origins, &QListWidget::itemActivated, this, &ValuePane::goTo);
    connect(m_origins, &QListWidget::itemClicked, this, &ValuePane::goTo);
    connect(project, &Project::closed, this, &ValuePane::showNothing);
    showNothing();
}

void ValuePane::showVariable(const VariableRecord &variable)
{
    const auto name = safeLine(variable.name, longestTitle);
    //: Beside the title of a pane. %1: name of a variable, %2: its type
    m_title = tr("%1, %2").arg(name, safeLine(variable.type, longestTitle));
    //: In place of the value of a variable
    m_text->setText(QByteArray::fromStdString(variable.repr), tr("%1 is gone after this step.").arg(name));
    m_origins->clear();
    setFocusProxy(m_text);
    Q_EMIT contextChanged(m_title);
    const auto *step = m_project->step();
    m_origins->setVisible(step != nullptr);
    if (step != nullptr)
        m_asking->ask(m_project->file(), originStatement(m_project->currentRun(), variable.name, step->ordinal),
            [this](const Result<SqlAnswer> &answer) { take(answer); });
}

void ValuePane::showCall(const ToolCallRecord &call)
{
    m_asking->drop();
    m_text->setText(textOf(call), {});
    m_origins->clear();
    m_origins->hide();
    setFocusProxy(m_text);
    //: Beside the title of a pane. %1: name of a tool
    Q_EMIT contextChanged(tr("call of %1").arg(safeLine(call.name, longestTitle)));
}

void ValuePane::showNothing()
{
    m_asking->drop();
    m_text->setText({}, tr("Select a variable or a tool call to see all of its value, and where it came from."));
    m_origins->clear();
    m_origins->hide();
    // The words that stand in place of a value cannot have the focus: then the pane itself has it.
    setFocusProxy(nullptr);
    Q_EMIT contextChanged({});
}

void ValuePane::take(const Result<SqlAnswer> &answer)
{
    if (!answer)
        return;
    const auto origins = originsIn(*answer);
    for (const auto &origin : origins)
        addOrigin(origin);
    m_origins->setVisible(!origins.empty());
    if (origins.empty())
        return;
    m_origins->setCurrentRow(0);
    //: Beside the title of a pane. %1: "rate, float", %2: number of a step
    Q_EMIT contextChanged(
        tr("%1, set by step %2").arg(m_title, QLocale().toString(qulonglong(origins.front().ordinal))));
}

void ValuePane::addOrigin(const ValueOrigin &origin)
{
    const auto step = QLocale().toString(qulonglong(origin.ordinal));
    const auto value = safeLine(origin.value);
    //: A step that made a variable. %1: number of the step, %2: value
    auto *row = new QListWidgetItem(origin.isNew ? tr("Step %1 made it: %2").arg(step, value)
                                                 //: A step that changed a variable. %1: number of the step, %2: value
                                                 : tr("Step %1 changed it: %2").arg(step, value),
        m_origins);
    row->setData(stepRole, qlonglong(origin.step));
}

void ValuePane::goToOrigin() { goTo(m_origins->item(0)); }

void ValuePane::goTo(const QListWidgetItem *row)
{
    if (row != nullptr)
        m_project->selectStep(row->data(stepRole).toLongLong());
}

} // namespace vitrine
