// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/trailsecrets.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace vitrine {

/// Secrets and personal data that were found in a trail, masked, each with a check box. GUI thread.
class FindingModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Column { Kind, Excerpt, Texts, Location };
    static constexpr int columnCountOfAll = 4;

    /// `runNumber`: how the lists number a run.
    explicit FindingModel(std::function<int(RunId)> runNumber, QObject *parent = nullptr);

    /// All of them are checked.
    void setFindings(std::vector<TrailSecret> findings);
    void checkAll(bool isChecked);
    std::vector<TrailSecret> checked() const;
    qsizetype checkedCount() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void checksChanged();

private:
    QString text(const TrailSecret &finding, Column column) const;
    QString tip(const TrailSecret &finding) const;
    QString locationText(const SecretLocation &location) const;

    std::function<int(RunId)> m_runNumber;
    std::vector<TrailSecret> m_findings;
    std::vector<bool> m_checks; ///< one a finding
};

} // namespace vitrine
