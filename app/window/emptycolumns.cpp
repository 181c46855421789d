// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/emptycolumns.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/sql/sqlasking.h"
#include "app/session/project.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <array>
#include <chrono>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(300);

/// The question whether anything in the trail has a value for a column.
struct Question {
    const char *expression; ///< SQL; 0 for no
    bool isOfRuns;
    int column;
};

template <typename Column>
constexpr Question ofRuns(const char *expression, Column column)
{
    return { expression, true, static_cast<int>(column) };
}

template <typename Column>
constexpr Question ofSteps(const char *expression, Column column)
{
    return { expression, false, static_cast<int>(column) };
}

constexpr auto isReplayed = "EXISTS (SELECT 1 FROM v_executions)";
/// Policies judge code, commands and calls of tools.
constexpr auto isJudged = "EXISTS (SELECT 1 FROM v_code) OR EXISTS (SELECT 1 FROM v_tool_calls)";

constexpr auto questions = std::to_array<Question>({
    ofRuns("EXISTS (SELECT 1 FROM v_runs WHERE tokens_in IS NOT NULL OR tokens_out IS NOT NULL)",
        RunModel::Column::Tokens),
    ofRuns("EXISTS (SELECT 1 FROM v_runs WHERE seconds IS NOT NULL OR started_at IS NOT NULL)", RunModel::Column::Time),
    ofRuns(isReplayed, RunModel::Column::Replay),
    ofRuns("EXISTS (SELECT 1 FROM v_runs WHERE answer <> '')", RunModel::Column::Answer),
    ofRuns("EXISTS (SELECT 1 FROM v_runs WHERE expected_answer <> '')", RunModel::Column::Expected),
    ofRuns("EXISTS (SELECT 1 FROM v_runs WHERE cost IS NOT NULL)", RunModel::Column::Cost),
    ofRuns("EXISTS (SELECT 1 FROM v_runs WHERE started_at IS NOT NULL)", RunModel::Column::Started),
    ofRuns("EXISTS (SELECT 1 FROM v_scores)", RunModel::Column::Score),
    ofRuns("EXISTS (SELECT 1 FROM v_runs WHERE agent <> '')", RunModel::Column::Agent),
    ofRuns("EXISTS (SELECT 1 FROM v_runs WHERE model <> '')", RunModel::Column::Model),
    ofSteps(isReplayed, StepModel::Column::ReplayTime),
    ofSteps(isReplayed, StepModel::Column::Replay),
    ofSteps(isJudged, StepModel::Column::Policy),
});

std::string statement()
{
    std::string all = "SELECT ";
    for (const Question &question : questions)
        all += (all.size() > 7 ? std::string(", ") : std::string()) + question.expression;
    return all;
}

} // namespace

EmptyColumns::EmptyColumns(Project *project, RecordView *runs, RecordView *steps)
    : QObject(project)
    , m_project(project)
    , m_runs(runs)
    , m_steps(steps)
    , m_asking(new SqlAsking(this))
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &EmptyColumns::ask);
    connect(project, &Project::opened, this, &EmptyColumns::ask);
    connect(project, &Project::written, this, [this] {
        if (!m_settle.isActive())
            m_settle.start();
    });
    connect(project, &Project::closed, this, [this] {
        m_asking->drop();
        m_settle.stop();
    });
}

void EmptyColumns::ask()
{
    if (!m_project->isOpen())
        return;
    m_asking->ask(m_project->file(), statement(), [this](const Result<SqlAnswer> &answer) {
        if (!answer || answer->rows.empty())
            return;
        QSet<int> runs;
        QSet<int> steps;
        for (std::size_t at = 0; at < questions.size(); ++at) {
            const auto *has = std::get_if<std::int64_t>(&answer->rows.front()[at]);
            if (has != nullptr && *has == 0)
                (questions.at(at).isOfRuns ? runs : steps).insert(questions.at(at).column);
        }
        m_runs->setVacantColumns(runs);
        m_steps->setVacantColumns(steps);
    });
}

} // namespace vitrine
