// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace vitrine {

struct Redaction;
class Project;

/// Trail > Redact: asks which secrets and personal data to remove from the open trail, removes them as a job, and reads
/// the trail again. GUI thread.
class RedactionControl final : public QObject {
    Q_OBJECT

public:
    RedactionControl(Project *project, QWidget *window);

    void ask();

private:
    void start(const QString &trail, const Redaction &redaction);

    Project *m_project;
    QWidget *m_window;
};

} // namespace vitrine
