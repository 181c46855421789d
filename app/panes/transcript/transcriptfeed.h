// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "models/items/transcriptcards.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace vitrine {

using SharedStep = std::shared_ptr<const TranscriptStep>;

/// Reads steps of a trail in the background, as the transcript shows them. Only the latest request of each kind is
/// answered. GUI thread.
class TranscriptFeed final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setFile(const QString &file);
    bool isReading() const { return m_reading.isBusy(); }
    /// `stepsRead` follows, without steps that cannot be read.
    void read(const std::vector<StepId> &steps);
    /// Searches for a text, ignoring case, from a location through all steps and around to that location; `found`
    /// follows.
    void find(std::vector<StepId> steps, const FoundCard &after, const QString &text, bool isForward);

Q_SIGNALS:
    void stepsRead(const std::vector<vitrine::SharedStep> &steps);
    void found(const vitrine::FoundCard &card);

private:
    QString m_file;
    Latest m_reading { this };
    Latest m_finding { this };
};

} // namespace vitrine
