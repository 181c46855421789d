// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/write/recorder.h"

#include <QTemporaryDir>

#include <string>
#include <vector>

namespace vitrine {

/// A trail in a folder of its own, with one run whose steps have this code.
class TrailFixture final {
public:
    explicit TrailFixture(const std::vector<std::string> &codes, const std::string &task = {})
    {
        const auto recorder = Recorder::open(file().toStdString());
        const auto source
            = (*recorder)->addSource({ .file = m_folder.filePath(QStringLiteral("log.json")).toStdString(),
                .sha256 = "1",
                .size = 1,
                .format = "smolagents-memory",
                .importerVersion = "1",
                .importedAt = 1 });
        std::vector<StepRecord> steps;
        for (const auto &code : codes) {
            StepRecord step;
            step.ordinal = steps.size() + 1;
            step.code.push_back({ .language = Language::Python, .text = code, .origin = CodeOrigin::Field });
            steps.push_back(step);
        }
        RunRecord run;
        run.task = task;
        const auto added = (*recorder)->addRun(*source, run, steps);
        m_run = added->run;
        m_steps = added->steps;
        static_cast<void>((*recorder)->completeSource(*source, "{}"));
    }

    QString file() const { return m_folder.filePath(QStringLiteral("t.vitrine")); }
    RunId run() const { return m_run; }
    StepId step(std::size_t index) const { return m_steps[index]; }

private:
    QTemporaryDir m_folder;
    RunId m_run = 0;
    std::vector<StepId> m_steps;
};

} // namespace vitrine
