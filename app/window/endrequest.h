// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace vitrine {

/// Quits the program when the system or a terminal asks it to end (SIGTERM, SIGINT, SIGHUP), as if the user had closed
/// the window: drafts are kept, steps are stopped, temporary folders are removed. A second signal has its default
/// effect. One per process. GUI thread.
class EndRequest final : public QObject {
    Q_OBJECT

public:
    explicit EndRequest(QObject *parent = nullptr);
    ~EndRequest() override;
    Q_DISABLE_COPY_MOVE(EndRequest)

Q_SIGNALS:
    void made();
};

} // namespace vitrine
