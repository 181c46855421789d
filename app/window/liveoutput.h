// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QByteArray>
#include <QObject>

namespace vitrine {

class ExecutionControl;
class StepPane;

/// Brings what the running step prints to the step pane, whether the step is shown before, while or after it began.
class LiveOutput final : public QObject {
    Q_OBJECT

public:
    LiveOutput(ExecutionControl *execution, StepPane *pane);

    /// The pane was given another step, or more executions of the same.
    void refresh();

private:
    void begin();
    void add(StepId step, const QByteArray &utf8);

    ExecutionControl *m_execution;
    StepPane *m_pane;
    QByteArray m_printed; ///< by the running step so far, as far as a pane that comes later needs it
};

} // namespace vitrine
