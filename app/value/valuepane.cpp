// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/value/valuepane.h"

#include "app/jobs/joblist.h"
#include "app/lists/presentedcell.h"
#include "app/lists/recorddelegate.h"
#include "app/lists/words.h"
#include "app/text/plaintextview.h"
#include "app/text/safetext.h"
#include "app/text/scintillalook.h"
#include "app/theme/theme.h"
#include "app/value/originasking.h"
#include "app/window/project.h"
#include "models/items/stepmodel.h"

#include <QHeaderView>
#include <QLocale>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace vitrine {

namespace {

enum OriginColumn { NameColumn, ValueColumn, PlaceColumn };
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
    : QWidget(parent)
    , m_project(project)
    , m_asking(new OriginAsking(project->jobs()->pool(), this))
    , m_text(new PlainTextView)
    , m_origins(new QTreeWidget)
{
    setObjectName(QStringLiteral("valuePane"));
    setAccessibleName(tr("Value"));
    m_text->setObjectName(QStringLiteral("valueText"));
    makeOrigins();
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_text);
    splitter->addWidget(m_origins);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    setFocusPolicy(Qt::StrongFocus);
    connect(project, &Project::closed, this, &ValuePane::showNothing);
    showNothing();
}

void ValuePane::makeOrigins()
{
    m_origins->setObjectName(QStringLiteral("valueOrigins"));
    //: Accessible name of the tree of lines that a variable's value came from
    m_origins->setAccessibleName(tr("Set by"));
    //: Column titles of the tree of lines that a variable's value came from
    m_origins->setHeaderLabels({ tr("Origin"), tr("Value"), tr("Set By") });
    m_origins->setFrameShape(QFrame::NoFrame);
    m_origins->setItemDelegate(new RecordDelegate(m_origins));
    m_origins->setUniformRowHeights(true);
    m_origins->setAlternatingRowColors(true);
    m_origins->setTextElideMode(Qt::ElideRight);
    auto *header = m_origins->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(NameColumn, QHeaderView::Interactive);
    header->setSectionResizeMode(ValueColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(PlaceColumn, QHeaderView::ResizeToContents);
    constexpr int nameInCharacters = 26;
    header->resizeSection(NameColumn, fontMetrics().averageCharWidth() * nameInCharacters);
    connect(m_origins, &QTreeWidget::itemActivated, this, &ValuePane::goTo);
    // The place looks like a link, and is one.
    connect(m_origins, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem *row, int column) {
        if (column == PlaceColumn)
            goTo(row);
    });
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

void ValuePane::take(const std::vector<ValueOrigin> &origins)
{
    m_origins->setVisible(!origins.empty());
    for (const auto &origin : origins)
        m_origins->addTopLevelItem(itemOf(origin));
    if (origins.empty())
        return;
    auto *newest = m_origins->topLevelItem(0);
    m_origins->setCurrentItem(newest);
    constexpr int depthShown = 2;
    m_origins->expandRecursively(m_origins->indexFromItem(newest), depthShown);
    //: Beside the title of a pane. %1: "rate, float", %2: number of a step
    Q_EMIT contextChanged(
        tr("%1, set by step %2").arg(m_title, QLocale().toString(qulonglong(origins.front().ordinal))));
}

QTreeWidgetItem *ValuePane::itemOf(const ValueOrigin &origin) const
{
    const auto step = QLocale().toString(qulonglong(origin.ordinal));
    //: Where a variable was set. %1: number of the step, %2: line of its code
    const auto place = origin.line > 0 ? tr("Step %1, line %2").arg(step).arg(origin.line)
                                       //: Where a variable was set. %1: number of the step
                                       : tr("Step %1").arg(step);
    const auto value = safeLine(origin.value, longestValue);
    //: In place of the value that a variable had then
    const auto shown = !origin.value.empty() ? value : origin.didRun ? Words::notRecorded() : Words::didNotRun();
    const auto name = safeLine(origin.name, longestTitle);
    auto *item = new QTreeWidgetItem({ name, shown, place });
    const Theme theme(palette());
    item->setFont(NameColumn, codeFont(*this));
    if (origin.value.empty())
        item->setForeground(ValueColumn, theme.muted());
    else
        item->setFont(ValueColumn, codeFont(*this));
    item->setForeground(PlaceColumn, palette().color(QPalette::Link));
    item->setToolTip(ValueColumn, plainTip(shown));
    //: Read aloud. %1: name of a variable, %2: "Step 3, line 4", %3: its value
    item->setData(NameColumn, Qt::AccessibleTextRole, tr("%1, %2, %3").arg(name, place, shown));
    item->setData(NameColumn, StepRole, qlonglong(origin.step));
    item->setData(NameColumn, LineRole, origin.line);
    for (const auto &source : origin.sources)
        item->addChild(itemOf(source));
    return item;
}

void ValuePane::goToOrigin() { goTo(m_origins->topLevelItem(0)); }

void ValuePane::goTo(const QTreeWidgetItem *row)
{
    if (row != nullptr)
        Q_EMIT placeWanted(row->data(NameColumn, StepRole).toLongLong(), row->data(NameColumn, LineRole).toInt(),
            row->text(NameColumn));
}

} // namespace vitrine
