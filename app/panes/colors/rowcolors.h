// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/panes/colors/colorrule.h"
#include "base/error.h"
#include "models/trail/record/records.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace vitrine {

class PagedPresentation;
class Project;

/// Finds the matching rule of each row: queried in the background, again when the trail or the rules change, and shown
/// by the lists. GUI thread.
class RowColors final : public QObject {
    Q_OBJECT

public:
    RowColors(Project *project, PagedPresentation *runs, PagedPresentation *steps);

    /// Takes the rules that are kept now.
    void useRules();

Q_SIGNALS:
    void failed(const vitrine::Error &error);

private:
    /// The first rule that fits a row, by its id.
    struct Fits {
        QHash<std::int64_t, int> runs;
        QHash<std::int64_t, int> steps;
    };

    static Result<Fits> fitsOf(
        const QString &file, const std::vector<ColorRule> &rules, RunId run, const std::stop_token &stop);
    void read();
    void stop();
    void take(const Result<Fits> &fits);
    void show(const Fits &fits);

    Project *m_project;
    PagedPresentation *m_runs;
    PagedPresentation *m_steps;
    std::vector<ColorRule> m_rules;
    Fits m_fits;
    QTimer m_settle; ///< changes come in bursts
    Latest m_reading;
};

} // namespace vitrine
