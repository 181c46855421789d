// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/seal/sealcontrol.h"

#include "app/panes/seal/sealdialog.h"
#include "app/panes/shell/statusline.h"
#include "app/session/project.h"
#include "app/wording/windowtext.h"

#include <QFile>

namespace vitrine {

SealControl::SealControl(QWidget *window, Project *project, StatusLine *status, MessageStrip *strip)
    : QObject(window)
    , m_window(window)
    , m_project(project)
    , m_status(status)
    , m_strip(strip)
{
    connect(m_project, &Project::opened, this, &SealControl::showClaim);
    connect(m_project, &Project::imported, this, [this](const ImportedLogs &logs) {
        if (logs.trail == QFile::encodeName(m_project->file()).toStdString())
            showClaim();
    });
    connect(m_project, &Project::verified, this, &SealControl::showVerification);
    connect(m_project, &Project::outgrown, this, [this] { showVerification(*m_project->verification()); });
    connect(m_project, &Project::sealed, this, &SealControl::showSeal);
    connect(m_project, &Project::keyringFailed, this, &SealControl::showKeyringFailure);
}

void SealControl::ask()
{
    auto *dialog = new SealDialog(m_window);
    connect(dialog, &SealDialog::sealRequested, m_project, &Project::seal);
    dialog->open();
}

void SealControl::showClaim()
{
    const auto &seal = m_project->claimedSeal();
    if (m_project->isNewer())
        m_strip->show(WindowText::newer());
    const auto claim = WindowText::claimed(m_project->title(), seal);
    if (!m_project->interruptedLogs().isEmpty()) {
        const auto cutOff = WindowText::importsCutOff(m_project->interruptedLogs());
        return m_status->setTrail(cutOff.meaning, claim, cutOff.headline + u' ' + cutOff.text);
    }
    // A claim in the file is not a valid seal yet: the shape changes when it is verified.
    m_status->setTrail(Meaning::Info, claim, WindowText::sealTip(seal));
}

void SealControl::showSeal(const Checkpoint &checkpoint)
{
    showClaim();
    m_strip->show(WindowText::sealed(checkpoint));
}

void SealControl::showVerification(const Verification &verification)
{
    if (verification.isIntact) {
        const auto entries = m_project->entries();
        m_status->setTrail(WindowText::verifiedMeaning(verification, entries),
            WindowText::verified(verification, entries), WindowText::sealTip(verification));
        return;
    }
    const auto damage = WindowText::damaged(verification);
    m_status->setTrail(Meaning::Error, damage.headline, damage.text);
}

void SealControl::showKeyringFailure(const Error &error) { m_strip->show(WindowText::keyringFailed(error)); }

} // namespace vitrine
