// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executionbackend.h"

#include <QComboBox>

namespace vitrine {

struct ExecutorInfo;

/// Chooses where steps run. What is chosen is kept in the settings.
class ExecutorChooser final : public QComboBox {
    Q_OBJECT

public:
    explicit ExecutorChooser(QWidget *parent = nullptr);

    /// The executor that runs, with its layers.
    void show(const ExecutorInfo &info);
    /// What the settings say; the sandbox when they say nothing.
    static ExecutionBackendFactory factoryFromSettings();
    /// Those that code can run in, as settings name them.
    static QStringList names();
    static ExecutionBackendFactory factoryOf(const QString &name);

Q_SIGNALS:
    void executorChosen(const vitrine::ExecutionBackendFactory &factory);

private:
    void choose(int row);
};

} // namespace vitrine
