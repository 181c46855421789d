// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace vitrine {

/// A label that can give way: then it takes the width that is left, on one line, and ends in "…" where that does not
/// do. Its text and what is read aloud stay whole. GUI thread only.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// For plain text.
    void setElided();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isElided = false;
};

} // namespace vitrine
