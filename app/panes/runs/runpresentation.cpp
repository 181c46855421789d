// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/runs/runpresentation.h"

#include "app/kit/theme/icons.h"
#include "app/wording/costtext.h"
#include "app/wording/filterterm.h"
#include "app/wording/words.h"
#include "models/items/itemroles.h"
#include "models/items/itemtext.h"
#include "models/items/runmodel.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

using Column = RunModel::Column;

Cell count(const QVariant &value, const QString &field)
{
    Cell cell;
    cell.text = QLocale().toString(value.toULongLong());
    cell.isMuted = value.toULongLong() == 0;
    cell.filter = FilterTerm::equals(field, value.toLongLong());
    return cell;
}

Cell sum(quint64 value)
{
    Cell cell;
    cell.text = QLocale().toString(value);
    cell.isMuted = value == 0;
    return cell;
}

// The words would be cut in a narrow column; they are the tip of the dash.
Cell absent()
{
    auto cell = Words::absent();
    cell.tip = std::exchange(cell.text, QStringLiteral("—"));
    return cell;
}

Cell absentOr(const QVariant &value, const QString &text)
{
    if (!value.isValid())
        return absent();
    Cell cell;
    cell.text = text;
    return cell;
}

Cell tokenCell(const QVariant &value, const Tokens &tokens)
{
    const auto term = [](const QString &field, const std::optional<std::int64_t> &count) {
        return count ? FilterTerm::equals(field, *count) : FilterTerm::absent(field);
    };
    auto cell = absentOr(value, Words::amount(value.toLongLong()));
    cell.filter = FilterTerm::both(
        term(QStringLiteral("run.tokens.in"), tokens.input), term(QStringLiteral("run.tokens.out"), tokens.output));
    return cell;
}

Cell timeCell(const QVariant &value)
{
    const auto field = QStringLiteral("run.duration");
    auto cell = absentOr(value, Words::duration(value.toDouble()));
    cell.filter = value.isValid() ? FilterTerm::lasts(field, value.toDouble()) : FilterTerm::absent(field);
    return cell;
}

Cell taskCell(const RunRow &run)
{
    Cell cell;
    cell.text = itemLine(run.record.task);
    cell.tip = itemText(run.record.task, 2'000);
    if (cell.text.isEmpty()) {
        cell.text = Words::notRecorded();
        cell.isMuted = true;
        cell.filter = FilterTerm::absent(QStringLiteral("run.task"));
        return cell;
    }
    cell.filter = FilterTerm::contains(QStringLiteral("run.task"), cell.tip);
    return cell;
}

Cell nameCell(const std::string &name, const QString &field)
{
    Cell cell;
    if (name.empty()) {
        cell = absent();
        cell.filter = FilterTerm::absent(field);
        return cell;
    }
    cell.text = itemLine(name);
    cell.tip = itemText(name, 2'000);
    cell.filter = FilterTerm::equals(field, QString::fromStdString(name));
    return cell;
}

Cell textCell(const std::optional<std::string> &text, const QString &field)
{
    if (!text || text->empty()) {
        auto cell = absent();
        cell.filter = FilterTerm::absent(field);
        return cell;
    }
    Cell cell;
    cell.text = itemLine(*text);
    cell.tip = itemText(*text, 2'000);
    cell.filter = FilterTerm::contains(field, cell.tip);
    return cell;
}

QList<Cell> texts(std::initializer_list<QString> texts)
{
    QList<Cell> cells;
    for (const auto &text : texts) {
        Cell cell;
        cell.text = text;
        cells.append(cell);
    }
    return cells;
}

// Digits are wider than the average character, and a figure that is cut is another figure.
QList<Cell> amounts() { return texts({ Words::amount(999'900), Words::amount(999'900'000) }); }
QList<Cell> durations() { return texts({ Words::duration(599.9), Words::duration(59'999) }); }
QList<Cell> costs() { return texts({ costText(0.0123), costText(999.99) }); }
QList<Cell> moments() { return texts({ Words::moment(0) }); }

Cell figureCell(const QVariant &value, const QString &field, const QString &text)
{
    auto cell = absentOr(value, text);
    cell.filter = value.isValid() ? FilterTerm::isNumber(field, value.toDouble()) : FilterTerm::absent(field);
    return cell;
}

Cell momentCell(const QVariant &value, const QString &field)
{
    if (!value.isValid()) {
        auto cell = absent();
        cell.filter = FilterTerm::absent(field);
        return cell;
    }
    Cell cell;
    cell.text = Words::moment(value.toDouble());
    cell.tip = Words::exactMoment(value.toDouble());
    cell.filter = FilterTerm::inMinute(field, value.toDouble());
    return cell;
}

/// The shape is that of the first score that is a number.
Cell scoreCell(const QVariant &line, const std::vector<Score> &scores)
{
    auto cell = absentOr(line, line.toString());
    cell.filter = FilterTerm::absent(QStringLiteral("run.score.name"));
    QStringList tips;
    for (const Score &score : scores)
        tips << itemText(
            score.name + ": " + score.value + (score.explanation.empty() ? "" : "\n") + score.explanation, 500);
    if (tips.isEmpty())
        return cell;
    cell.tip = tips.join(u'\n');
    const auto first = std::ranges::find_if(scores, [](const Score &score) { return score.number.has_value(); });
    if (first != scores.end() && *first->number == 1.0)
        cell.shape = Meaning::Ok;
    else if (first != scores.end() && *first->number == 0.0)
        cell.shape = Meaning::Error;
    cell.filter = FilterTerm::both(
        FilterTerm::equals(QStringLiteral("run.score.name"), QString::fromStdString(scores.front().name)),
        FilterTerm::equals(QStringLiteral("run.score.value"), QString::fromStdString(scores.front().value)));
    return cell;
}

Cell replayCell(const RunRow &run)
{
    auto cell = Words::replayVerdict(run.replay.value_or(ReplayVerdict::None));
    cell.filter = run.replay ? FilterTerm::is(QStringLiteral("replay.verdict"), toString(*run.replay))
                             : FilterTerm::absent(QStringLiteral("replay.verdict"));
    return cell;
}

/// The value of a field of the filter language, shown as its type requires.
Cell fieldCell(const std::string &name, const QVariant &value)
{
    const auto fields = filterFields();
    const auto known = std::ranges::find(fields, name, &FilterField::name);
    const auto type = known == fields.end() ? FilterType::Name : known->type;
    const auto field = QString::fromStdString(name);
    switch (type) {
    case FilterType::Time: return momentCell(value, field);
    case FilterType::Real: return figureCell(value, field, QLocale().toString(value.toDouble()));
    case FilterType::Boolean:
    case FilterType::Integer: return figureCell(value, field, QLocale().toString(value.toLongLong()));
    case FilterType::Duration: {
        auto cell = absentOr(value, Words::duration(value.toDouble()));
        cell.filter = value.isValid() ? FilterTerm::lasts(field, value.toDouble()) : FilterTerm::absent(field);
        return cell;
    }
    case FilterType::Text: return textCell(value.toString().toStdString(), field);
    case FilterType::Choice:
    case FilterType::Name: break;
    }
    auto cell = nameCell(value.toString().toStdString(), field);
    if (type == FilterType::Choice && value.isValid())
        cell.filter = FilterTerm::is(field, value.toString().toStdString());
    return cell;
}

/// The field that a group has in common, and its name in the list.
QString groupField(RunGroupBy by)
{
    switch (by) {
    case RunGroupBy::Source: return QStringLiteral("source.file");
    case RunGroupBy::Agent: return QStringLiteral("run.agent");
    case RunGroupBy::Model: return QStringLiteral("run.model");
    case RunGroupBy::Task:
    case RunGroupBy::None: break;
    }
    return QStringLiteral("run.task");
}

// The end of a path identifies the file.
Cell sourceCell(const RunRow &run)
{
    auto cell = nameCell(run.file, QStringLiteral("source.file"));
    cell.text = run.file.empty() ? cell.text : cell.text.section(u'/', -1);
    return cell;
}

} // namespace

RunPresentation::RunPresentation(RunModel *runs, QObject *parent)
    : PagedPresentation(runs, parent)
    , m_runs(runs)
{
}

// The two counts are distinguished by their shapes: words would be wider than the numbers below them.
QVariant RunPresentation::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto column = static_cast<Column>(section);
    if (orientation == Qt::Horizontal && (column == Column::Blocked || column == Column::Errors)) {
        const auto title = PagedPresentation::headerData(section, orientation, Qt::DisplayRole);
        switch (role) {
        case Qt::DisplayRole: return QString();
        case Qt::DecorationRole: return shapeIcon(column == Column::Blocked ? Meaning::Blocked : Meaning::Error);
        case Qt::ToolTipRole:
            //: Tip of a column title in the list of runs: number of steps
            return column == Column::Blocked ? title : tr("Errors and reached limits");
        case Qt::AccessibleTextRole: return title;
        default: break;
        }
    }
    if (orientation == Qt::Horizontal && column == Column::Replay && role == Qt::ToolTipRole)
        //: Tip of a column title in the list of runs
        return tr("Worst verdict of the latest replay of each step");
    return PagedPresentation::headerData(section, orientation, role);
}

Cell RunPresentation::cell(int row, int column) const
{
    if (static_cast<Column>(column) == Column::Number)
        return numberCell(row);
    const auto *run = m_runs->run(row);
    const bool isTask = static_cast<Column>(column) == Column::Task;
    if (run == nullptr)
        return isTask ? awaited() : Cell();
    if (!run->isReadable)
        return isTask ? unreadable() : Cell();
    if (column >= RunModel::columns)
        return fieldCell(m_runs->fieldOf(column), valueOf(row, column));
    return shownColumns()[std::size_t(column)].cell(*this, *run, row);
}

// The number cell shows what applies to the run as a whole: damage, a mark, a note.
Cell RunPresentation::numberCell(int row) const
{
    const auto id = m_runs->idAt(row);
    Cell cell;
    cell.text = QLocale().toString(m_runs->numberOf(id));
    cell.filter = FilterTerm::equals(QStringLiteral("run"), id);
    const auto *run = m_runs->run(row);
    if (run != nullptr && !(run->mark.empty() && run->note.empty())) {
        cell.shape = Meaning::Info;
        cell.tip = itemText(run->mark + (run->mark.empty() || run->note.empty() ? "" : ": ") + run->note, 2'000);
    }
    if (m_runs->isDamaged(id)) {
        cell.shape = Meaning::Error;
        //: Tip of a run in a list
        cell.tip = tr("Damaged: this run was modified outside Vitrine.");
    }
    return cell;
}

QVariant RunPresentation::valueOf(int row, int column) const { return m_runs->index(row, column).data(SortRole); }

// In the order of RunModel::Column.
std::span<const RunPresentation::ShownColumn> RunPresentation::shownColumns()
{
    using Self = RunPresentation;
    static constexpr ShownColumn columns[] = {
        { [](const Self &self, const RunRow &, int row) { return self.numberCell(row); }, { .width = 6 } },
        { [](const Self &self, const RunRow &run, int) { return self.calledCell(run); },
            { .width = 16, .isStretched = true } },
        { [](const Self &self, const RunRow &, int row) {
             return count(self.valueOf(row, int(Column::Steps)), QStringLiteral("run.steps"));
         },
            { .width = 6, .givesWay = 1 } },
        { [](const Self &self, const RunRow &, int row) {
             return count(self.valueOf(row, int(Column::Blocked)), QStringLiteral("run.blocked"));
         },
            { .width = 5 } },
        { [](const Self &self, const RunRow &, int row) {
             return count(self.valueOf(row, int(Column::Errors)), QStringLiteral("run.errors"));
         },
            { .width = 5 } },
        { [](const Self &self, const RunRow &run, int row) {
             return tokenCell(self.valueOf(row, int(Column::Tokens)), run.record.tokens);
         },
            { .width = 9, .givesWay = 3, .samples = &amounts } },
        { [](const Self &self, const RunRow &, int row) { return timeCell(self.valueOf(row, int(Column::Time))); },
            { .width = 9, .givesWay = 5, .samples = &durations } },
        { [](const Self &, const RunRow &run, int) {
             return nameCell(run.record.agentName, QStringLiteral("run.agent"));
         },
            { .width = 14, .givesWay = 8 } },
        { [](const Self &, const RunRow &run, int) { return nameCell(run.record.model, QStringLiteral("run.model")); },
            { .width = 14, .givesWay = 7 } },
        { [](const Self &, const RunRow &run, int) { return sourceCell(run); }, { .width = 20, .givesWay = 11 } },
        { [](const Self &, const RunRow &run, int) { return replayCell(run); },
            { .width = 10, .givesWay = 2, .samples = &Words::replayVerdicts } },
        { [](const Self &, const RunRow &run, int) {
             return textCell(run.record.finalAnswer, QStringLiteral("run.answer"));
         },
            { .width = 16, .givesWay = 6 } },
        { [](const Self &, const RunRow &run, int) {
             return textCell(run.record.expectedAnswer, QStringLiteral("run.expected"));
         },
            { .width = 16, .givesWay = 10 } },
        { [](const Self &self, const RunRow &, int row) {
             const auto value = self.valueOf(row, int(Column::Cost));
             return figureCell(value, QStringLiteral("run.cost"), costText(value.toDouble()));
         },
            { .width = 8, .givesWay = 4, .samples = &costs } },
        { [](const Self &self, const RunRow &, int row) {
             return momentCell(self.valueOf(row, int(Column::Started)), QStringLiteral("run.started"));
         },
            { .width = 16, .givesWay = 9, .samples = &moments } },
        { [](const Self &self, const RunRow &run, int row) {
             return scoreCell(self.valueOf(row, int(Column::Score)), run.scores);
         },
            { .width = 10, .givesWay = 4 } },
    };
    static_assert(std::size(columns) == RunModel::columns);
    return columns;
}

void RunPresentation::arrange(RecordView &view)
{
    QList<int> order;
    using enum Column;
    for (const auto column : { Number, Task, Replay, Answer, Expected, Score, Steps, Blocked, Errors, Tokens, Cost,
             Time, Started, Agent, Model, Source })
        order << int(column);
    view.setColumnOrder(order);
    layOut(view, shownColumns());
}

// A group shows what its runs have in common, and their sums.
Cell RunPresentation::groupCell(RunGroupBy by, const RunGroup &group, int column)
{
    switch (static_cast<Column>(column)) {
    case Column::Task: {
        const auto field = groupField(by);
        auto cell = by == RunGroupBy::Task ? textCell(group.name, field) : nameCell(group.name, field);
        const auto name = by == RunGroupBy::Source ? cell.text.section(u'/', -1) : cell.text;
        //: A group of runs. %1: what they have in common, as the name of a model; %Ln: number of runs
        cell.text
            = tr("%1 (%Ln run(s))", nullptr, int(group.runs)).arg(group.name.empty() ? Words::notRecorded() : name);
        return cell;
    }
    case Column::Steps: return sum(group.steps);
    case Column::Blocked: return sum(group.blocked);
    case Column::Errors: return sum(group.errors);
    case Column::Tokens:
        return absentOr(
            group.tokens ? QVariant::fromValue(*group.tokens) : QVariant(), Words::amount(group.tokens.value_or(0)));
    case Column::Cost:
        return absentOr(group.cost ? QVariant(*group.cost) : QVariant(), costText(group.cost.value_or(0)));
    case Column::Score: return groupScore(group);
    case Column::Answer: return groupAnswers(group);
    default: return {};
    }
}

// Of several scores of a run, the one that lists are sorted by.
Cell RunPresentation::groupScore(const RunGroup &group)
{
    if (group.scored == 0)
        return {};
    Cell cell;
    cell.text = QLocale().toString(group.scores / double(group.scored), 'g', 3);
    //: Tip of the row of a group of runs. %Ln: how many of them have a score
    cell.tip = tr("Mean of the first score of %Ln run(s)", nullptr, int(group.scored));
    return cell;
}

// Where no answer was expected, none is wrong.
Cell RunPresentation::groupAnswers(const RunGroup &group)
{
    if (group.expected == 0)
        return {};
    Cell cell;
    const QLocale locale;
    //: In the row of a group of runs: how many answers are the expected ones. %1: as many of %2
    cell.text = tr("%1 of %2 correct").arg(locale.toString(group.right), locale.toString(group.expected));
    return cell;
}

// Below the calling run, the name of the agent distinguishes it from the others.
Cell RunPresentation::calledCell(const RunRow &run) const
{
    auto cell = taskCell(run);
    if (m_runs->callerOf(run.id) != 0 && !run.record.agentName.empty())
        //: A run that another one has called. %1: name of its agent, %2: its task
        cell.text = tr("%1: %2").arg(itemLine(run.record.agentName), cell.text);
    return cell;
}

QString RunPresentation::spokenRow(int row) const
{
    const auto number = QLocale().toString(m_runs->numberOf(m_runs->idAt(row)));
    const auto *run = m_runs->run(row);
    if (run == nullptr || !run->isReadable)
        //: Read aloud. %1: number of a run of which nothing else is known yet
        return tr("Run %1").arg(number);
    //: Read aloud. %1: number of the run, %2: the task, %3: "5 steps, 1 blocked, 2 with errors"
    const auto spoken
        = tr("Run %1, %2, %3")
              .arg(number, itemLine(run->record.task, 200),
                  //: Read aloud, after "Run 46, task, ". %n steps in all, %1 of them blocked, %2 with errors
                  tr("%Ln step(s), %1 blocked, %2 with errors", nullptr, static_cast<int>(run->steps))
                      .arg(run->blocked)
                      .arg(run->errors));
    const auto caller = m_runs->callerOf(run->id);
    //: Read aloud. %1: what is said of a run, %2: number of the run that has called it
    return caller == 0 ? spoken : tr("%1, called by run %2").arg(spoken, QLocale().toString(m_runs->numberOf(caller)));
}

} // namespace vitrine
