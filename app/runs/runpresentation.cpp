// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/runpresentation.h"

#include "app/lists/words.h"
#include "app/theme/icons.h"
#include "models/items/itemroles.h"
#include "models/items/itemtext.h"
#include "models/items/runmodel.h"

#include <QLocale>

namespace vitrine {

namespace {

using Column = RunModel::Column;

Cell count(const QVariant &value)
{
    Cell cell;
    cell.text = QLocale().toString(value.toULongLong());
    cell.isMuted = value.toULongLong() == 0;
    return cell;
}

Cell absentOr(const QVariant &value, const QString &text)
{
    Cell cell;
    cell.text = value.isValid() ? text : Words::notRecorded();
    cell.isMuted = !value.isValid();
    return cell;
}

Cell taskCell(const QModelIndex &source)
{
    Cell cell;
    cell.text = source.data(Qt::DisplayRole).toString();
    cell.tip = source.data(Qt::ToolTipRole).toString();
    if (cell.text.isEmpty())
        cell = absentOr({}, {});
    return cell;
}

} // namespace

RunPresentation::RunPresentation(RunModel *runs, QObject *parent)
    : PresentationModel(runs, parent)
    , m_runs(runs)
{
}

// The two counts are told apart by their shapes: the words would be wider than the figures below them.
QVariant RunPresentation::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto column = static_cast<Column>(section);
    if (orientation == Qt::Horizontal && (column == Column::Blocked || column == Column::Errors)) {
        const auto title = PresentationModel::headerData(section, orientation, Qt::DisplayRole);
        switch (role) {
        case Qt::DisplayRole: return QString();
        case Qt::DecorationRole: return shapeIcon(column == Column::Blocked ? Meaning::Blocked : Meaning::Error);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole: return title;
        default: break;
        }
    }
    return PresentationModel::headerData(section, orientation, role);
}

Cell RunPresentation::cell(const QModelIndex &source) const
{
    const auto value = source.data(SortRole);
    switch (static_cast<Column>(source.column())) {
    case Column::Number: return { .text = QLocale().toString(value.toInt()), .shape = {}, .tip = {} };
    case Column::Task: return taskCell(source);
    case Column::Steps:
    case Column::Blocked:
    case Column::Errors: return count(value);
    case Column::Tokens: return absentOr(value, Words::amount(value.toLongLong()));
    case Column::Time: return absentOr(value, Words::duration(value.toDouble()));
    }
    return {};
}

QString RunPresentation::spokenRow(int sourceRow) const
{
    const auto &run = m_runs->run(sourceRow);
    //: Read aloud. %1: number of the run, %2: the task, %3: "5 steps, 1 blocked, 2 with errors"
    return tr("Run %1, %2, %3")
        .arg(QLocale().toString(sourceRow + 1), itemLine(run.record.task, 200),
            //: Read aloud, after "Run 46, task, ". %1 steps in all, %2 of them blocked, %3 with errors
            tr("%1 steps, %2 blocked, %3 with errors").arg(run.steps).arg(run.blocked).arg(run.errors));
}

} // namespace vitrine
