// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/trailstate.h"

#include "app/panes/filter/filterbar.h"
#include "app/panes/filter/filtercontrol.h"
#include "app/panes/filter/filteredit.h"
#include "app/session/project.h"
#include "app/session/trailkey.h"
#include "app/window/policychooser.h"
#include "app/window/workarea.h"
#include "models/items/runmodel.h"

#include <QDateTime>
#include <QSettings>
#include <QStringBuilder>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr QStringView group = u"trails";

void forgetOldest(QSettings &settings)
{
    auto keys = settings.childGroups();
    if (keys.size() <= TrailState::mostTrails)
        return;
    std::ranges::sort(keys, {}, [&settings](const QString &key) { return settings.value(key + u"/at").toLongLong(); });
    for (const auto &key : keys.first(keys.size() - TrailState::mostTrails))
        settings.remove(key);
}

} // namespace

TrailState::TrailState(Project *project, WorkArea *area, FilterControl *filter, PolicyChooser *policies)
    : QObject(area)
    , m_project(project)
    , m_area(area)
    , m_filter(filter)
    , m_policies(policies)
{
    connect(project, &Project::opened, this, &TrailState::restore);
    connect(project, &Project::closed, this, &TrailState::save);
    connect(project, &Project::moving, this, [this](const QString &file) {
        save();
        m_file = file;
    });
    connect(project, &Project::countsChanged, this, &TrailState::goThere);
    connect(project, &Project::stepSelected, this, [this](StepId step) {
        m_run = m_project->currentRun();
        m_step = step;
    });
}

bool TrailState::isKnown(const QString &file)
{
    return QSettings().contains(QString(group % u'/' % settingsKeyOf(file) % u"/at"));
}

// When the project reports that it is closed, its selection is already cleared.
void TrailState::save()
{
    const auto file = std::exchange(m_file, {});
    if (file.isEmpty())
        return;
    QSettings settings;
    settings.beginGroup(group);
    settings.beginGroup(settingsKeyOf(file));
    settings.setValue(QStringLiteral("at"), QDateTime::currentMSecsSinceEpoch());
    settings.setValue(QStringLiteral("panes"), m_area->arrangement());
    settings.setValue(QStringLiteral("filter"), m_filterText);
    settings.setValue(QStringLiteral("policy"), m_policies->kept());
    settings.setValue(QStringLiteral("run"), qlonglong(m_run));
    settings.setValue(QStringLiteral("step"), qlonglong(m_step));
    settings.endGroup();
    forgetOldest(settings);
}

void TrailState::restore()
{
    m_file = m_project->file();
    m_filterText.clear();
    QSettings settings;
    settings.beginGroup(group);
    settings.beginGroup(settingsKeyOf(m_file));
    m_run = settings.value(QStringLiteral("run")).toLongLong();
    m_step = settings.value(QStringLiteral("step")).toLongLong();
    m_isGoing = m_run != 0 && m_step != 0;
    if (const auto panes = settings.value(QStringLiteral("panes")).toByteArray(); !panes.isEmpty())
        m_area->setArrangement(panes);
    // A trail that was never open before uses the active policy.
    if (const auto policy = settings.value(QStringLiteral("policy")).toString(); !policy.isEmpty())
        m_policies->restore(policy);
    if (const auto filter = settings.value(QStringLiteral("filter")).toString(); !filter.isEmpty())
        m_filter->bar()->field()->use(filter);
}

// Called before the project selects the first run itself. The run may not exist, since another trail may have replaced
// the file.
void TrailState::goThere()
{
    const auto &filter = m_project->filter();
    m_filterText = filter ? QString::fromStdString(filter->text()) : QString();
    const auto &all = m_project->runs()->listing().all;
    if (!m_isGoing || !all || m_project->currentRun() != 0)
        return;
    m_isGoing = false;
    if (all->rowOf(m_run) >= 0)
        m_project->goTo(m_run, m_step);
}

} // namespace vitrine
