// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/overviewdata.h"

#include <QWidget>

namespace vitrine {

/// The legend of the matrix: shape, words and count of each meaning, in as many lines as they need. GUI thread.
class OverviewLegend final : public QWidget {
    Q_OBJECT

public:
    explicit OverviewLegend(QWidget *parent = nullptr);

    void setCounts(std::vector<OverviewCount> counts);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Where each entry is; one more than entries: the size of all.
    std::vector<QRect> locations(int width) const;
    QString textOf(const OverviewCount &count) const;

    std::vector<OverviewCount> m_counts;
};

} // namespace vitrine
