// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/widgets/messagestrip.h"

#include <QObject>

class QAction;

namespace vitrine {

struct Checkpoint;
struct Error;
struct Verification;
class Project;
class StatusLine;

/// Whether the trail can be trusted, as the window shows it: unsealed, sealed, damaged; and how it gets sealed.
/// GUI thread.
class SealControl final : public QObject {
    Q_OBJECT

public:
    SealControl(QWidget *window, Project *project, StatusLine *status, MessageStrip *strip);

    /// Asks for a key; what comes of it is shown when it is there.
    void ask();
    /// Shows the state that the file claims.
    void showClaim();

private:
    void showSeal(const Checkpoint &checkpoint);
    void showVerification(const Verification &verification);
    void showKeyringFailure(const Error &error);

    QWidget *m_window;
    Project *m_project;
    StatusLine *m_status;
    MessageStrip *m_strip;
};

} // namespace vitrine
