// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policyexchange.h"

#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QPlainTextEdit;

namespace vitrine {

struct DraftJudgement;
class FlatList;
class MutedLabel;

/// Shows the draft as the rules of another tool, for copying or export, and imports such rules as a draft. Rules that
/// cannot be expressed are listed with the reason. GUI thread.
class OtherToolsPage final : public QWidget {
    Q_OBJECT

public:
    static constexpr std::array allFormats { PolicyFormat::ClaudeCode, PolicyFormat::Codex, PolicyFormat::Smolagents,
        PolicyFormat::OpenShell };
    /// "Claude Code (settings.json)"
    static QString nameOf(PolicyFormat format);

    explicit OtherToolsPage(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement);
    /// Imports the rules of a file as the draft.
    Q_INVOKABLE void importFile(const QString &file);

Q_SIGNALS:
    void policyChosen(const vitrine::Policy &policy);
    void failed(const QString &sentence, const QString &details);

private:
    PolicyFormat format() const;
    QWidget *makeButtons();
    void refill();
    void list(const std::vector<NotExpressed> &rules);
    void askForFile();
    void take(const std::expected<ForeignImport, ForeignError> &imported, const QString &file);
    void save();

    QComboBox *m_format;
    QPlainTextEdit *m_text;
    MutedLabel *m_about;
    FlatList *m_missing;
    Policy m_draft;
    /// The last import, shown as long as the draft has the same rules for the tool.
    struct Imported {
        std::string rules;
        QString about;
        std::vector<NotExpressed> missing;
    };
    std::optional<Imported> m_imported;
};

} // namespace vitrine
