// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/seal/sealcontrol.h"

#include "app/seal/sealdialog.h"
#include "app/window/messagestrip.h"
#include "app/window/project.h"
#include "app/window/statusline.h"
#include "app/window/windowtext.h"

namespace vitrine {

SealControl::SealControl(QWidget *window, Project *project, StatusLine *status, MessageStrip *strip)
    : QObject(window)
    , m_window(window)
    , m_project(project)
    , m_status(status)
    , m_strip(strip)
{
    connect(m_project, &Project::opened, this, &SealControl::showClaim);
    connect(m_project, &Project::verified, this, &SealControl::showVerification);
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
    m_status->setTrail(seal.isSealed ? Meaning::Sealed : Meaning::Info, WindowText::claimed(m_project->title(), seal),
        WindowText::sealTip(seal));
}

void SealControl::showSeal(const Checkpoint &checkpoint)
{
    showClaim();
    m_strip->show(WindowText::sealed(checkpoint));
}

void SealControl::showVerification(const Verification &verification)
{
    if (verification.isIntact) {
        m_status->setTrail(verification.isSealed ? Meaning::Sealed : Meaning::Ok, WindowText::verified(verification),
            WindowText::sealTip(verification));
        return;
    }
    const auto message = WindowText::damaged(verification);
    m_status->setTrail(Meaning::Error, message.headline, message.text);
    m_strip->show(message);
}

void SealControl::showKeyringFailure(const Error &error) { m_strip->show(WindowText::keyringFailed(error)); }

} // namespace vitrine
