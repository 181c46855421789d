// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/cassette/cassetteediting.h"

#include "app/panes/cassette/cassettedialog.h"
#include "app/session/project.h"
#include "app/session/settings/trustedstubs.h"
#include "base/version.h"
#include "models/replay/replayplan.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <QFile>
#include <QtConcurrentRun>

#include <filesystem>
#include <optional>

namespace vitrine {

/// The stubs that a run of a trail is replayed with.
struct CassetteEditing::Cassette {
    std::filesystem::path trail;
    RunId run = 0;
    std::optional<ToolStubs> tools; ///< nothing: the log's own answers
    bool isSaved = false;

    static Result<Cassette> read(const std::filesystem::path &file, RunId run)
    {
        const auto trail = Trail::open(file);
        if (!trail)
            return std::unexpected(trail.error());
        const auto saved = savedTools(**trail, run);
        if (!saved)
            return std::unexpected(saved.error());
        ReplayChoices choices;
        // Shown, not run: the user sees another author's function before trusting it.
        choices.isTrusted = [](std::string_view) { return true; };
        auto request = planReplay(**trail, run, choices);
        if (!request)
            return std::unexpected(std::move(request.error()));
        return Cassette { file, run, std::move(request->tools), saved->has_value() };
    }

    static Result<void> write(const Cassette &cassette)
    {
        const auto trail = Trail::open(cassette.trail);
        if (!trail)
            return std::unexpected(trail.error());
        const auto recorder = Recorder::open(cassette.trail);
        if (!recorder)
            return std::unexpected(recorder.error());
        auto saved = saveTools(**recorder, **trail, cassette.run, cassette.tools, "vitrine " VITRINE_VERSION);
        if (saved && cassette.tools)
            trustStubs(*cassette.tools);
        return saved;
    }
};

CassetteEditing::CassetteEditing(Project *project, QWidget *window)
    : QObject(window)
    , m_project(project)
    , m_window(window)
{
}

void CassetteEditing::open()
{
    const RunId run = m_project->currentRun();
    if (run == 0)
        return;
    const std::filesystem::path file(QFile::encodeName(m_project->file()).toStdString());
    QtConcurrent::run(&Cassette::read, file, run).then(this, [this](const Result<Cassette> &cassette) {
        if (cassette)
            show(*cassette);
        else
            Q_EMIT failed(cassette.error());
    });
}

void CassetteEditing::show(const Cassette &cassette)
{
    auto *dialog = new CassetteDialog(cassette.tools.value_or(ToolStubs()), cassette.isSaved, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CassetteDialog::saved, this,
        [this, cassette](const ToolStubs &tools) { save({ cassette.trail, cassette.run, tools, true }); });
    connect(dialog, &CassetteDialog::resetRequested, this,
        [this, cassette] { save({ cassette.trail, cassette.run, std::nullopt, false }); });
    dialog->open();
    Q_EMIT opened();
}

void CassetteEditing::save(const Cassette &cassette)
{
    QtConcurrent::run(&Cassette::write, cassette).then(this, [this](const Result<void> &written) {
        if (written)
            Q_EMIT saved();
        else
            Q_EMIT failed(written.error());
    });
}

} // namespace vitrine
