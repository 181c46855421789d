// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace vitrine {

class PlainTextView;
struct SearchQuery;

/// The thought of the agent: one line that unfolds to the whole text. Untrusted text, shown plain. GUI thread only.
class ThoughtLine final : public QWidget {
    Q_OBJECT

public:
    explicit ThoughtLine(QWidget *parent = nullptr);

    void setThought(const QByteArray &utf8);
    bool isUnfolded() const;
    void setUnfolded(bool unfolded);
    /// Unfolds, and selects the first place of a text.
    void seek(const SearchQuery &query);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void elide();
    void refreshColors();

    QToolButton *m_fold = nullptr;
    QLabel *m_line = nullptr;
    PlainTextView *m_text = nullptr;
    QString m_firstLine;
    bool m_isEmpty = true;
};

} // namespace vitrine
