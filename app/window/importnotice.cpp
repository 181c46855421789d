// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/importnotice.h"

#include "app/kit/widgets/messagestrip.h"
#include "app/session/project.h"
#include "app/wording/windowtext.h"

namespace vitrine {

ImportNotice::ImportNotice(Project *project, MessageStrip *strip)
    : QObject(strip)
    , m_project(project)
    , m_strip(strip)
{
    // A notice about one trail does not apply to the next.
    connect(project, &Project::closed, strip, &MessageStrip::dismiss);
    connect(project, &Project::opened, this, &ImportNotice::show);
}

void ImportNotice::show()
{
    if (m_project->interruptedLogs().isEmpty() || m_project->isNewer())
        return;
    auto message = WindowText::importsCutOff(m_project->interruptedLogs());
    message.action = [this] {
        m_strip->dismiss();
        m_project->finishImports();
    };
    m_strip->show(message);
}

} // namespace vitrine
