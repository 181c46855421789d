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

/// Where a text was found: a card of a step.
struct FoundCard {
    StepId step = 0; ///< 0: nowhere
    int card = 0;
    bool operator==(const FoundCard &) const = default;
};

/// Reads steps of a trail in the background, as the transcript shows them. Only the newest question of each kind is
/// answered. GUI thread.
class TranscriptFeed final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setFile(const QString &file);
    bool isReading() const { return m_reading.isBusy(); }
    /// `stepsRead` follows, without those that cannot be read.
    void read(const std::vector<StepId> &steps);
    /// Looks for a text, ignoring case, behind a place, through all steps once around; `found` follows.
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
