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

/// Shows in the window whether the trail can be trusted (unsealed, sealed, damaged), and seals it. GUI thread.
class SealControl final : public QObject {
    Q_OBJECT

public:
    SealControl(QWidget *window, Project *project, StatusLine *status, MessageStrip *strip);

    /// Asks for a key; the result is shown when it is available.
    void ask();
    /// Shows the state as claimed by the file.
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
