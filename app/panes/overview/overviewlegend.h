// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/overviewdata.h"

#include <QWidget>

namespace vitrine {

/// The legend of the matrix: shape, text and count of each meaning, on as many lines as needed. GUI thread.
class OverviewLegend final : public QWidget {
    Q_OBJECT

public:
    explicit OverviewLegend(QWidget *parent = nullptr);

    void setEntries(std::vector<OverviewLegendEntry> entries);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// The rectangle of each entry, followed by one with the total size.
    std::vector<QRect> locations(int width) const;
    int widthOf(const OverviewLegendEntry &entry) const;

    std::vector<OverviewLegendEntry> m_entries;
};

} // namespace vitrine
