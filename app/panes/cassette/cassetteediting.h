// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QObject>
#include <QString>

namespace vitrine {

class Project;
struct Error;

/// Opens the tool stubs of the selected run, and saves the user's changes with the trail. Reads and writes in the pool.
/// GUI thread.
class CassetteEditing final : public QObject {
    Q_OBJECT

public:
    CassetteEditing(Project *project, QWidget *window);

    /// Opens the stubs of the selected run; does nothing without one.
    void open();

Q_SIGNALS:
    void opened();
    void saved();
    void failed(const vitrine::Error &error);

private:
    struct Cassette;

    void show(const Cassette &cassette);
    void save(const Cassette &cassette);

    Project *m_project;
    QWidget *m_window;
};

} // namespace vitrine
