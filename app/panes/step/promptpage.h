// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QWidget>

#include <vector>

class QStackedLayout;
class QToolButton;

namespace vitrine {

class DifferenceView;
class PlainTextView;
struct SearchQuery;

/// The input of the model before a step: all of it, or the messages added since the previous step. GUI thread only.
class PromptPage final : public QWidget {
    Q_OBJECT

public:
    explicit PromptPage(QWidget *parent = nullptr);

    void setPrompt(const std::vector<PromptMessage> &prompt);
    /// Sets the prompt of an earlier step; without messages there is nothing to compare with.
    void setBefore(std::uint64_t step, const std::vector<PromptMessage> &before);
    /// Sets whether only the new messages are shown. Applies to later prompts as well.
    void setGrowthShown(bool shown);

    /// Selects the first match in the whole prompt.
    void seek(const SearchQuery &query);

private:
    QToolButton *addButton(QWidget *row, const QString &name, const QString &text);
    void refresh();

    QWidget *m_switch;
    QToolButton *m_whole = nullptr;
    QToolButton *m_growth = nullptr;
    QStackedLayout *m_pages;
    PlainTextView *m_text;
    DifferenceView *m_difference;
    std::vector<PromptMessage> m_prompt;
    std::vector<PromptMessage> m_before;
    std::uint64_t m_beforeStep = 0;
    bool m_isGrowthWanted = false;
    bool m_isGrowthMade = false; ///< for the current prompts
};

} // namespace vitrine
