// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace vitrine {

/// Sections side by side, in as many columns as fit: at least one, at most three. GUI thread.
class SectionGrid final : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of the sections; they are arranged row by row.
    explicit SectionGrid(const std::vector<QWidget *> &sections, QWidget *parent = nullptr);

    int columns() const { return m_columns; }
    /// One column always fits, so that a narrow pane does not scroll sideways.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    /// Arranges the sections again when their texts have changed, or when one is hidden or shown.
    bool event(QEvent *event) override;

private:
    int widestSection() const;
    void arrange();

    std::vector<QWidget *> m_sections;
    std::vector<QWidget *> m_shown; ///< without hidden ones, which leave no gap
    QGridLayout *m_layout;
    int m_columns = 0;
};

} // namespace vitrine
