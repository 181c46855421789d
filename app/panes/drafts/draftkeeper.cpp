// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/drafts/draftkeeper.h"

#include "app/kit/widgets/messagestrip.h"
#include "app/panes/step/steppane.h"
#include "app/session/project.h"
#include "app/wording/safetext.h"

#include <QFileInfo>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(400);

} // namespace

DraftKeeper::DraftKeeper(Project *project, StepPane *step, MessageStrip *strip)
    : QObject(project)
    , m_project(project)
    , m_step(step)
    , m_strip(strip)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &DraftKeeper::save);
    connect(m_step, &StepPane::codeEdited, &m_settle, qOverload<>(&QTimer::start));
    connect(m_project, &Project::opened, this, &DraftKeeper::takeOpened);
    connect(m_project, &Project::closed, this, &DraftKeeper::takeClosed);
    connect(m_project, &Project::moving, this, &DraftKeeper::takeAlong);
}

void DraftKeeper::takeOpened()
{
    m_trail = m_project->file();
    m_title = m_project->title();
    m_isRead = false;
    m_queue->read(m_trail).then(this, [this](const KeptDrafts &kept) {
        if (kept.trail == m_trail)
            restore(kept);
    });
}

void DraftKeeper::restore(const KeptDrafts &kept)
{
    m_isRead = true;
    m_isTakenAlong = m_isTakenAlong && !kept.drafts.isEmpty();
    if (kept.drafts.isEmpty())
        return;
    m_step->addDrafts(kept.drafts);
    if (std::exchange(m_isTakenAlong, false))
        return;
    m_strip->show({ Meaning::Draft, tr("Restored %Ln unsaved draft(s).", nullptr, int(kept.drafts.size())),
        tr("Recordings are unchanged."),
        //: Button: goes to the next step that has a draft
        tr("Go to Draft"), [this] { goToNext(); },
        //: Button: takes all drafts of a trail away
        tr("Discard Drafts"),
        [this] {
            m_step->discardDrafts();
            save();
        } });
}

void DraftKeeper::goToNext() const
{
    const auto drafts = m_step->drafts();
    auto steps = drafts.keys();
    if (steps.isEmpty())
        return;
    std::ranges::sort(steps);
    const auto behind = std::ranges::upper_bound(steps, m_step->stepId());
    const auto step = behind == steps.end() ? steps.front() : *behind;
    if (const auto run = drafts[step].run; run != 0)
        m_project->goTo(run, step);
    else
        m_project->selectStep(step);
}

void DraftKeeper::takeClosed()
{
    save();
    m_trail.clear();
    m_step->discardDrafts();
}

// Removes the drafts from the old file only after they were written to the new one.
void DraftKeeper::takeAlong(const QString &file)
{
    m_settle.stop();
    if (!m_isRead || m_trail.isEmpty())
        return;
    const KeptDrafts left { .trail = m_trail, .title = m_title, .drafts = {} };
    m_trail = file;
    m_title = QFileInfo(file).fileName();
    m_isTakenAlong = true;
    m_queue->write({ .trail = m_trail, .title = m_title, .drafts = m_step->drafts() })
        .then(this, [this, left](const Result<void> &written) {
            if (written)
                write(left);
            else
                Q_EMIT m_project->failed(written.error());
        });
}

void DraftKeeper::save()
{
    m_settle.stop();
    if (m_isRead && !m_trail.isEmpty())
        write({ .trail = m_trail, .title = m_title, .drafts = m_step->drafts() });
}

void DraftKeeper::write(const KeptDrafts &kept)
{
    m_queue->write(kept).then(this, [this](const Result<void> &written) {
        if (written)
            Q_EMIT saved();
        else
            Q_EMIT m_project->failed(written.error());
    });
}

void DraftKeeper::offer()
{
    QtConcurrent::run(DraftFile::readAll).then(this, [this](const std::vector<KeptDrafts> &kept) {
        if (!kept.empty() && !m_project->isOpen() && m_project->isQuiet())
            showOffer(kept.front());
    });
}

void DraftKeeper::showOffer(const KeptDrafts &kept)
{
    const auto title = safeLine(kept.title);
    //: %1: name of a log or trail
    m_strip->show({ Meaning::Draft, tr("%1 has %Ln unsaved draft(s).", nullptr, int(kept.drafts.size())).arg(title),
        tr("Recordings are unchanged."),
        //: Button. %1: name of a log or trail
        tr("Open %1").arg(title), [this, trail = kept.trail] { m_project->openFiles({ trail }); } });
}

} // namespace vitrine
