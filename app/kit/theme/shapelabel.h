// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QLabel>

namespace vitrine {

/// A label that shows the shape of a meaning, with the height `PM_SmallIconSize` or a given one. Follows palette and
/// style.
class ShapeLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ShapeLabel(Meaning meaning, QWidget *parent = nullptr);

    Meaning meaning() const;
    void setMeaning(Meaning meaning);
    /// 0 restores the style's small icon size.
    void setShapeSize(int size);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    Meaning m_meaning;
    int m_size = 0;
};

} // namespace vitrine
