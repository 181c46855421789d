// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QPointer>
#include <QString>

namespace vitrine {

class Job;
class OverviewSection;
class Project;
class VerifyJob;
struct OverviewFact;

/// Shows the state of the open trail in a section of the overview: chain, seal and damage. Nothing is shown as verified
/// before a verification has ended. GUI thread.
class OverviewTrail final : public QObject {
    Q_OBJECT

public:
    /// `section` must outlive this object.
    OverviewTrail(Project *project, OverviewSection *section, QObject *parent = nullptr);

private:
    void show();
    void follow(Job *job);
    QString progress() const;
    OverviewFact chain() const;
    void addDamage();

    Project *m_project;
    OverviewSection *m_section;
    QPointer<VerifyJob> m_verifying;
    QString m_shownProgress;
    QDateTime m_verifiedAt;
};

} // namespace vitrine
