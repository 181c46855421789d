// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace vitrine {

/// Says at the bottom of a view how many steps were added below its visible part; hidden if there are none. GUI thread.
class NewStepsButton final : public QPushButton {
    Q_OBJECT

public:
    explicit NewStepsButton(QWidget *view);

    int count() const { return m_count; }
    void setCount(int count);
    /// Call it after the view was resized.
    void moveToBottom();

private:
    int m_count = 0;
};

} // namespace vitrine
