// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace vitrine {

/// A label that can give way: then it takes the width that is left, on one line, ends in "…" where that does not do,
/// and its tip has all of it. Its text and what is read aloud stay whole. GUI thread only.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// For plain text.
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
