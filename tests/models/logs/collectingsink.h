// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importer.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <cstddef>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Keeps all that an import gives.
class CollectingSink final : public LogSink {
public:
    struct Run {
        RunRecord record;
        std::vector<StepRecord> steps;
    };

    bool source(const SourceRecord &record) override
    {
        ++sources;
        lastSource = record;
        return takesSource;
    }
    bool run(const RunRecord &record, std::span<const StepRecord> steps) override
    {
        runs.push_back({ record, { steps.begin(), steps.end() } });
        return runs.size() < maxRuns;
    }

    std::vector<const StepRecord *> steps() const
    {
        std::vector<const StepRecord *> all;
        for (const Run &run : runs)
            for (const StepRecord &step : run.steps)
                all.push_back(&step);
        return all;
    }

    int sources = 0;
    bool takesSource = true;
    std::size_t maxRuns = std::numeric_limits<std::size_t>::max();
    SourceRecord lastSource;
    std::vector<Run> runs;
};

/// A log of a test's own making, imported.
class ImportedText {
public:
    explicit ImportedText(std::string_view text, const ImportOptions &options = {})
        : path(std::filesystem::path(m_folder.path().toStdString()) / "log.json")
    {
        QFile file(QString::fromStdString(path.string()));
        if (file.open(QIODevice::WriteOnly))
            file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        report = importLog(path, sink, options);
    }

private:
    QTemporaryDir m_folder;

public:
    std::filesystem::path path;
    CollectingSink sink;
    Result<ImportReport> report;
};

} // namespace vitrine
