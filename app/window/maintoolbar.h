// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace vitrine {

struct Actions;

/// The actions of the window, with the policy and the executor. GUI thread.
class MainToolBar final : public QToolBar {
    Q_OBJECT

public:
    /// Takes ownership of both choosers.
    MainToolBar(const Actions *actions, QWidget *policies, QWidget *executors);

private:
    void addLabelled(const QString &text, QWidget *buddy);
};

} // namespace vitrine
