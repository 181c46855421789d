// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace vitrine {

/// A label that can shrink to the available width: it then shows one line that ends in "…" if it does not fit, with the
/// full text in the tooltip. Its text and accessible text stay complete. GUI thread only.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// Makes the label shrink. For plain text.
    void setElided();

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isCut() const;

    bool m_isElided = false;
};

} // namespace vitrine
