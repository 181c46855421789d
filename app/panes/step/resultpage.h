// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace vitrine {

class PlainTextView;
class ShapeLabel;

/// One result of a step: the recorded one and, once the step has run here, the replayed one beside it. GUI thread only.
class ResultPage final : public QWidget {
    Q_OBJECT

public:
    /// The content of one side: untrusted UTF-8, or the reason for its absence ("empty", "did not run", "not
    /// recorded").
    struct Content {
        QByteArray text;
        QString reasonWhenEmpty;
        std::shared_ptr<const void> owner; ///< of the bytes, if the text is raw data
    };

    explicit ResultPage(const QString &name, QWidget *parent = nullptr);

    void setRecorded(const Content &content);
    /// Sets whether a recording may be shown beside the other side.
    void setRecordedShown(bool shown);
    /// `verdict` is shown beside the title, with its shape and word.
    void setReplayed(const Content &content, Meaning meaning, const QString &verdict);
    /// Shows that the step is running: its text arrives by `appendReplayed`.
    void beginReplayed(const QString &state);
    void appendReplayed(const QByteArray &utf8);
    void clearReplayed();

    PlainTextView *recordedView() const;
    PlainTextView *replayedView() const;
    bool hasReplayed() const;

private:
    PlainTextView *m_recorded = nullptr;
    PlainTextView *m_replayed = nullptr;
    bool m_hasRecorded = true;
    QWidget *m_recordedSide = nullptr;
    QWidget *m_recordedHead = nullptr;
    QLabel *m_replayedTitle = nullptr;
    QWidget *m_replayedSide = nullptr;
    ShapeLabel *m_shape = nullptr;
    QLabel *m_state = nullptr;
};

} // namespace vitrine
