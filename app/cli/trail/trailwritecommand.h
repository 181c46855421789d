// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/command.h"
#include "models/trail/write/recorder.h"

#include <QCoreApplication>

namespace vitrine {

/// Base of the commands below `vitrine trail` that add to an existing trail.
class TrailWriteCommand : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailWriteCommand)

public:
    explicit TrailWriteCommand(CLI::App *declared);
    ExitStatus run(Console &console) final;

protected:
    virtual ExitStatus write(Console &console, Recorder &recorder) = 0;
    /// Prepares the command before the trail is opened for writing.
    virtual ExitStatus prepare(Console &) { return ExitStatus::Fine; }
    /// Whether there is nothing to write after `prepare`.
    virtual bool isDone() const { return false; }
    bool isJson() const { return m_isJson; }
    /// Sets the trail to write to: by default the one given as argument, unless `prepare` chose another.
    void setFile(const std::string &file) { m_file = file; }
    const std::string &file() const { return m_file; }

private:
    std::string m_file;
    bool m_isJson = false;
};

} // namespace vitrine
