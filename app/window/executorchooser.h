// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace vitrine {

struct ReadyExecutor;

/// Chooses the executor that runs steps. The choice is stored in the settings.
class ExecutorChooser final : public QComboBox {
    Q_OBJECT

public:
    explicit ExecutorChooser(QWidget *parent = nullptr);

    /// Shows the executor in use, with its layers.
    void show(const ReadyExecutor &executor);

Q_SIGNALS:
    void executorChosen(const QString &id);
};

} // namespace vitrine
