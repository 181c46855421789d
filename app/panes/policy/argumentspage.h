// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace vitrine {

struct DraftJudgement;
class FlatList;

/// The draft as arguments of the agent framework, to be copied from here, and what they cannot say. GUI thread.
class ArgumentsPage final : public QWidget {
    Q_OBJECT

public:
    explicit ArgumentsPage(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement);

private:
    QPlainTextEdit *m_text;
    FlatList *m_missing;
};

} // namespace vitrine
