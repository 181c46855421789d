// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewtrail.h"

#include "app/panes/overview/overviewsection.h"
#include "app/session/jobs/joblist.h"
#include "app/session/jobs/verifyjob.h"
#include "app/session/project.h"
#include "app/wording/windowtext.h"

#include <QLocale>

namespace vitrine {

OverviewTrail::OverviewTrail(Project *project, OverviewSection *section, QObject *parent)
    : QObject(parent)
    , m_project(project)
    , m_section(section)
{
    connect(project, &Project::verified, this, [this] {
        m_verifiedAt = QDateTime::currentDateTime();
        show();
    });
    connect(project, &Project::opened, this, &OverviewTrail::show);
    connect(project, &Project::written, this, &OverviewTrail::show);
    connect(project, &Project::sealed, this, &OverviewTrail::show);
    connect(project, &Project::outgrown, this, &OverviewTrail::show);
    connect(project, &Project::closed, this, &OverviewTrail::show);
    connect(project->jobs(), &JobList::started, this, &OverviewTrail::follow);
    connect(project->jobs(), &JobList::ended, this, [this](const Job *job) {
        if (job == m_verifying)
            follow(nullptr);
    });
    connect(project->jobs(), &JobList::ticked, this, [this] {
        if (m_verifying && progress() != m_shownProgress)
            show();
    });
    show();
}

void OverviewTrail::follow(Job *job)
{
    auto *verifying = qobject_cast<VerifyJob *>(job);
    if (job != nullptr && verifying == nullptr)
        return;
    m_verifying = verifying;
    show();
}

QString OverviewTrail::progress() const
{
    if (!m_verifying)
        return {};
    const auto total = m_verifying->total();
    if (total == 0)
        //: State of the hash chain of a trail
        return tr("Verifying…");
    const auto percent = int(100 * m_verifying->done() / total);
    //: State of the hash chain of a trail. %1: a number
    return tr("Verifying, %1 %").arg(QLocale().toString(percent));
}

OverviewFact OverviewTrail::chain() const
{
    const auto *found = m_project->verification();
    //: The hash chain of the trail
    OverviewFact fact { .name = tr("Chain"), .value = WindowText::chain(found, m_project->entries()) };
    if (!m_shownProgress.isEmpty()) {
        fact.value = m_shownProgress;
        return fact;
    }
    if (found == nullptr)
        return fact;
    fact.shape = found->isIntact ? WindowText::verifiedMeaning(*found, m_project->entries()) : Meaning::Error;
    //: State of the hash chain of a trail. %1: "Verified", %2: a time of the day
    fact.value = tr("%1, %2").arg(fact.value, m_verifiedAt.toString(QStringLiteral("HH:mm:ss")));
    fact.tip = WindowText::verified(*found, m_project->entries());
    return fact;
}

// A step or a run is a link; the pane Evidence shows the rest.
void OverviewTrail::addDamage()
{
    const auto *found = m_project->verification();
    const auto name = tr("Damage");
    if (found == nullptr)
        //: Damage of a trail that was not verified yet
        return m_section->addFact({ .name = name, .value = tr("not known yet") });
    if (found->isIntact)
        //: Damage of a trail that was verified
        return m_section->addFact({ .name = name, .value = tr("none found") });
    //: The location of damage. %1: number of an entry of the trail
    const auto entry = tr("Entry %1").arg(QLocale().toString(qulonglong(found->firstBroken.value_or(0))));
    OverviewLink link { .shape = {}, .label = entry };
    if (!found->damagedSteps.empty()) {
        link.run = found->damagedSteps.front().run;
        link.step = found->damagedSteps.front().step;
    } else if (!found->damagedRuns.empty()) {
        link.run = found->damagedRuns.front();
    }
    if (link.run == 0)
        m_section->addFact({ .name = name, .value = entry });
    else
        m_section->addFact(name, link);
}

void OverviewTrail::show()
{
    m_shownProgress = progress();
    if (!m_project->isOpen())
        return m_section->setFacts({}, {});
    const auto &seal = m_project->claimedSeal();
    const auto sealed = seal.isSealed
        //: %1: number of an entry
        ? tr("Sealed to entry %1").arg(QLocale().toString(static_cast<qulonglong>(seal.sealedEntries)))
        : tr("Not sealed");
    m_section->setFacts({ chain(), { .name = tr("Seal"), .value = sealed } },
        //: Beside a title: of how many entries a trail consists
        tr("%Ln entries", nullptr, int(m_project->entries())));
    addDamage();
    if (!seal.isSealed)
        m_section->addNote(WindowText::sealTip(seal));
}

} // namespace vitrine
