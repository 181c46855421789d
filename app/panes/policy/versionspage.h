// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policyhistory.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine {

struct DraftJudgement;
class FlatList;
class MutedLabel;

/// Other policies to compare the draft with: the active one, those activated in this trail (time, user, reason), the
/// bundled profiles. The lower list shows the differences of the selected one. GUI thread; the trail is read in the
/// background.
class VersionsPage final : public QWidget {
    Q_OBJECT

public:
    explicit VersionsPage(QWidget *parent = nullptr);
    ~VersionsPage() override;
    /// `trail` is the file of the open trail, or empty.
    void show(std::shared_ptr<const DraftJudgement> judgement, const QString &trail);
    /// Reads the trail again when the page is shown, since another policy was activated.
    void forget() { m_isRead = false; }

Q_SIGNALS:
    void policyChosen(const vitrine::Policy &policy, const vitrine::PolicyComments &comments);

private:
    struct Version;

    void read();
    void fill();
    void addVersion(const Version &version);
    void compare();

    std::shared_ptr<const DraftJudgement> m_judgement;
    QString m_trail;
    bool m_isRead = false; ///< m_changes belong to m_trail, or are being read
    quint64 m_reading = 0; ///< number of the latest
    std::vector<PolicyChange> m_changes;
    std::vector<Version> m_versions; ///< by row
    FlatList *m_list;
    MutedLabel *m_about;
    FlatList *m_differences;
};

} // namespace vitrine
