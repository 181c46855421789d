// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/value/valuepane.h"

#include "app/kit/lists/emptynote.h"
#include "app/kit/lists/itemtone.h"
#include "app/kit/lists/presentedcell.h"
#include "app/kit/lists/recordview.h"
#include "app/kit/text/plaintextview.h"
#include "app/kit/theme/fonts.h"
#include "app/panes/value/originasking.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "models/items/stepmodel.h"

#include <QLocale>
#include <QSplitter>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace vitrine {

namespace {

enum OriginColumn { NameColumn, ValueColumn, LocationColumn, columnCount };
enum OriginRole { StepRole = Qt::UserRole, LineRole };
constexpr qsizetype longestTitle = 60;
constexpr qsizetype longestValue = 200;

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
    : Pane({ .id = QStringLiteral("value"),
               .title = tr("Value"),
               .location = Location::BottomTab,
               //: What a pane is for
               .purpose = tr("One value as a table, tree, text or image, and its origin."),
               .guidePage = QStringLiteral("results") },
          parent)
    , m_project(project)
    , m_asking(new OriginAsking(project->jobs()->pool(), this))
    , m_nothing(new EmptyNote)
    , m_text(new PlainTextView)
    , m_originModel(new QStandardItemModel(0, columnCount, this))
    , m_origins(new RecordView(QStringLiteral("valueOrigins")))
    , m_value(new QSplitter)
{
    setObjectName(QStringLiteral("valuePane"));
    setAccessibleName(tr("Value"));
    m_text->setObjectName(QStringLiteral("valueText"));
    makeOrigins();
    m_nothing->setObjectName(QStringLiteral("noValue"));
    m_nothing->setBackgroundRole(QPalette::Base);
    m_nothing->setAutoFillBackground(true);
    m_nothing->setTexts(
        tr("No value is selected"), tr("Select a variable or a tool call to see its full value and origin."));
    m_value->setChildrenCollapsible(false);
    m_value->addWidget(m_text);
    m_value->addWidget(m_origins);
    m_value->setStretchFactor(0, 1);
    m_value->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_nothing);
    layout->addWidget(m_value);
    setFocusPolicy(Qt::StrongFocus);
    connect(project, &Project::closed, this, &ValuePane::showNothing);
    showNothing();
}

void ValuePane::makeOrigins()
{
    //: Accessible name of the tree of lines that a variable's value came from
    m_origins->setAccessibleName(tr("Set by"));
    //: Column titles of the tree of lines that a variable's value came from
    m_originModel->setHorizontalHeaderLabels({ tr("Origin"), tr("Value"), tr("Set By") });
    m_origins->setModel(m_originModel);
    ItemTone::follow(m_origins);
    m_origins->setSortingEnabled(false);
    m_origins->setRootIsDecorated(true);
    m_origins->setItemsExpandable(true);
    m_origins->setStretchColumns({ ValueColumn });
    m_origins->setColumnWidths({ 26, 24, 18 });
    connect(m_origins, &QTreeView::activated, this, &ValuePane::goTo);
    // The location looks like a link, and is one.
    connect(m_origins, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == LocationColumn)
            goTo(index);
    });
}

void ValuePane::showVariable(const VariableRecord &variable)
{
    const auto name = safeLine(variable.name, longestTitle);
    //: Beside the title of a pane. %1: name of a variable, %2: its type
    m_title = tr("%1, %2").arg(name, safeLine(variable.type, longestTitle));
    //: In place of the value of a variable
    m_text->setText(QByteArray::fromStdString(variable.repr), tr("%1 no longer exists after this step.").arg(name));
    showValue(true);
    m_originModel->removeRows(0, m_originModel->rowCount());
    setFocusProxy(m_text);
    setContextText(m_title);
    const auto *step = m_project->step();
    m_origins->setVisible(step != nullptr);
    if (step == nullptr)
        return;
    m_asking->ask(
        { m_project->file(), m_project->currentRun(), step->ordinal },
        [name = variable.name](RunHistory &history) { return history.originsOf(name); },
        [this](const std::vector<ValueOrigin> &origins) { take(origins); });
}

void ValuePane::showCall(const ToolCallRecord &call)
{
    m_asking->drop();
    m_text->setText(textOf(call), {});
    showValue(true);
    m_originModel->removeRows(0, m_originModel->rowCount());
    m_origins->hide();
    setFocusProxy(m_text);
    //: Beside the title of a pane. %1: name of a tool
    setContextText(tr("call of %1").arg(safeLine(call.name, longestTitle)));
}

void ValuePane::showNothing()
{
    m_asking->drop();
    m_text->setText({}, {});
    showValue(false);
    m_originModel->removeRows(0, m_originModel->rowCount());
    m_origins->hide();
    // The text shown instead of a value cannot have the focus, so the pane itself gets it.
    setFocusProxy(nullptr);
    setContextText({});
}

void ValuePane::showValue(bool isThere)
{
    m_nothing->setVisible(!isThere);
    m_value->setVisible(isThere);
}

void ValuePane::take(const std::vector<ValueOrigin> &origins)
{
    m_origins->setVisible(!origins.empty());
    for (const auto &origin : origins)
        m_originModel->appendRow(rowOf(origin));
    if (origins.empty())
        return;
    const auto newest = m_originModel->index(0, 0);
    m_origins->setCurrentIndex(newest);
    constexpr int depthShown = 2;
    m_origins->expandRecursively(newest, depthShown);
    //: Beside the title of a pane. %1: "rate, float", %2: number of a step
    setContextText(tr("%1, set by step %2").arg(m_title, QLocale().toString(qulonglong(origins.front().ordinal))));
}

QList<QStandardItem *> ValuePane::rowOf(const ValueOrigin &origin) const
{
    const auto step = QLocale().toString(qulonglong(origin.ordinal));
    //: Where a variable was set. %1: number of the step, %2: line of its code
    const auto location = origin.line > 0 ? tr("Step %1, line %2").arg(step).arg(origin.line)
                                          //: Where a variable was set. %1: number of the step
                                          : tr("Step %1").arg(step);
    const bool hasValue = !origin.value.empty();
    const auto value = hasValue ? safeLine(origin.value, longestValue)
        : origin.didRun         ? Words::notRecorded()
                                : Words::didNotRun();
    auto *name = new QStandardItem(safeLine(origin.name, longestTitle));
    name->setFont(codeFont(*this));
    //: Read aloud. %1: name of a variable, %2: "Step 3, line 4", %3: its value
    name->setData(tr("%1, %2, %3").arg(name->text(), location, value), Qt::AccessibleTextRole);
    name->setData(qlonglong(origin.step), StepRole);
    name->setData(origin.line, LineRole);
    auto *shown = new QStandardItem(value);
    shown->setToolTip(plainTip(value));
    if (hasValue)
        shown->setFont(codeFont(*this));
    else
        ItemTone::set(shown, ItemTone::Tone::Muted);
    auto *link = new QStandardItem(location);
    ItemTone::set(link, ItemTone::Tone::Link);
    for (const auto &source : origin.sources)
        name->appendRow(rowOf(source));
    return { name, shown, link };
}

void ValuePane::goToOrigin() { goTo(m_originModel->index(0, 0)); }

void ValuePane::goTo(const QModelIndex &index)
{
    const auto row = index.siblingAtColumn(NameColumn);
    if (row.isValid())
        Q_EMIT locationWanted(row.data(StepRole).toLongLong(), row.data(LineRole).toInt(), row.data().toString());
}

} // namespace vitrine
