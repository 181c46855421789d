// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QByteArray>
#include <QObject>

namespace vitrine {

class ExecutionControl;
class StepPane;

/// Shows the output of the running step in the step pane, whether the step was shown before or after it started.
class LiveOutput final : public QObject {
    Q_OBJECT

public:
    LiveOutput(ExecutionControl *execution, StepPane *pane);

    /// Call it when the pane shows another step, or more executions of the same.
    void refresh();

private:
    void begin();
    void add(StepId step, const QByteArray &utf8);

    ExecutionControl *m_execution;
    StepPane *m_pane;
    QByteArray m_printed; ///< output of the running step so far, for a pane that shows it later; limited in size
};

} // namespace vitrine
