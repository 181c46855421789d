// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/executorchooser.h"

#include "app/kit/theme/icons.h"
#include "app/session/execution/executionworker.h"
#include "app/session/execution/executors.h"
#include "app/session/settings/executionsettings.h"

namespace vitrine {

ExecutorChooser::ExecutorChooser(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("executorChooser"));
    setAccessibleName(tr("Executor"));
    setSizeAdjustPolicy(AdjustToContents);
    for (const auto &info : executorInfos())
        addItem(actionIcon(ActionIcon::Cube), executorTitle(info.id.toString()), info.id.toString());
    setCurrentIndex(findData(ExecutionSettings::executor()));
    connect(this, &QComboBox::activated, this, [this](int row) {
        const auto id = itemData(row).toString();
        ExecutionSettings::setExecutor(id);
        Q_EMIT executorChosen(id);
    });
}

void ExecutorChooser::show(const ReadyExecutor &executor)
{
    int row = findData(executor.name);
    if (row < 0) {
        row = count();
        addItem(actionIcon(ActionIcon::Cube), QString(), executor.name);
    }
    for (int other = 0; other < count(); ++other)
        setItemText(other, executorTitle(itemData(other).toString()));
    //: %1: name of an executor, %Ln: how many protection layers it has
    setItemText(row,
        tr("%1, %Ln layer(s)", nullptr, static_cast<int>(executor.layers.size())).arg(executorTitle(executor.name)));
    setCurrentIndex(row);
}

} // namespace vitrine
