// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets/column.h"

#include <QVBoxLayout>

namespace vitrine {

void fillColumn(QWidget *parent, std::initializer_list<QWidget *> widgets, const QWidget *tall)
{
    auto *layout = new QVBoxLayout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (auto *widget : widgets)
        layout->addWidget(widget, widget == tall ? 1 : 0);
}

} // namespace vitrine
