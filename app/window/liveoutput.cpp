// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/liveoutput.h"

#include "app/panes/step/steppane.h"
#include "app/session/execution/executioncontrol.h"

namespace vitrine {

namespace {

constexpr qsizetype keptBytes = 64 * 1024;

} // namespace

LiveOutput::LiveOutput(ExecutionControl *execution, StepPane *pane)
    : QObject(pane)
    , m_execution(execution)
    , m_pane(pane)
{
    connect(m_execution, &ExecutionControl::stepStarted, this, &LiveOutput::begin);
    connect(m_execution, &ExecutionControl::printed, this, &LiveOutput::add);
}

void LiveOutput::refresh()
{
    if (m_pane->stepId() == 0 || m_pane->stepId() != m_execution->runningStep())
        return;
    m_pane->beginLiveOutput();
    if (!m_printed.isEmpty())
        m_pane->appendLiveOutput(QString::fromUtf8(m_printed));
}

void LiveOutput::begin()
{
    m_printed.clear();
    refresh();
}

void LiveOutput::add(StepId step, const QByteArray &utf8)
{
    if (step == m_execution->runningStep() && m_printed.size() < keptBytes)
        m_printed += utf8;
    if (step == m_pane->stepId())
        m_pane->appendLiveOutput(QString::fromUtf8(utf8));
}

} // namespace vitrine
