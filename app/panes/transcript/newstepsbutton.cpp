// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/newstepsbutton.h"

namespace vitrine {

NewStepsButton::NewStepsButton(QWidget *view)
    : QPushButton(view)
{
    setObjectName(QStringLiteral("newSteps"));
    setCursor(Qt::ArrowCursor);
    hide();
}

void NewStepsButton::setCount(int count)
{
    if (count == m_count)
        return;
    m_count = count;
    setVisible(count > 0);
    if (count == 0)
        return;
    //: Button at the bottom of the transcript of a run that grows: shows its end
    setText(tr("%Ln new step(s)", nullptr, count));
    moveToBottom();
}

void NewStepsButton::moveToBottom()
{
    const auto *view = parentWidget();
    resize(sizeHint());
    move((view->width() - width()) / 2, view->height() - height() - fontMetrics().height() / 2);
}

} // namespace vitrine
