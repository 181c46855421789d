// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"

#include <QObject>

#include <memory>

namespace vitrine {

struct StepDetail;
class Project;
class StepPane;

/// Reads the context of the shown step and passes it to the pane: its noise rules, the previous prompt. GUI thread; the
/// trail is read in the pool of jobs.
class ContextReading final : public QObject {
    Q_OBJECT

public:
    ContextReading(Project *project, StepPane *step);

private:
    void read(const std::shared_ptr<const StepDetail> &detail);

    Project *m_project;
    StepPane *m_step;
    Latest m_reading;
};

} // namespace vitrine
