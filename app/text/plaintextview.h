// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/ansitext.h"

#include <QByteArray>
#include <QKeySequence>
#include <QWidget>

class QAction;
class QStackedLayout;
class QToolButton;

namespace vitrine {

class FindBar;
class MutedLabel;
class TextSurface;
class ValueView;

/// Shows untrusted text of any size, never as rich text: logs, outputs, errors. Colours of a terminal are shown, all
/// other hidden characters are marks. Huge texts are taken in slices while the window stays usable. Ctrl+F finds; the
/// context menu wraps, indents JSON and copies in other formats. JSON and what Python prints of its values can be shown
/// as a tree: a switch over the text says so. When there is nothing to show it says why ("empty",
/// "did not run", "not recorded"). GUI thread only.
class PlainTextView final : public QWidget {
    Q_OBJECT

public:
    explicit PlainTextView(QWidget *parent = nullptr);
    ~PlainTextView() override;

    /// UTF-8, possibly broken. An empty text shows `reasonWhenEmpty` instead. Lines are wrapped unless there are MBs.
    void setText(const QByteArray &utf8, const QString &reasonWhenEmpty);
    /// Adds to what is there; the view follows when its end was in sight.
    void appendText(const QByteArray &utf8);

    /// What is shown, with marks; all of it once `isComplete`.
    QString text() const;
    QString reasonWhenEmpty() const;
    /// False while slices of a huge text still wait.
    bool isComplete() const;

    bool isWrapped() const;
    void setWrapped(bool wrapped);
    void openFindBar();
    /// Shows JSON with a line for each value, or as it is. Has no effect on other text.
    void setJsonIndented(bool indented);
    /// Shows the values of the text as a tree, or the text. Stays so for the texts that follow and have values.
    void setTreeShown(bool shown);
    bool isTreeShown() const;
    /// The switch between the two is there: the text looks as if it had values.
    bool canShowTree() const;
    /// The selected text or else all, for the clipboard.
    QString textToCopy() const;
    /// The scrolled view, to keep two of them side by side in step.
    TextSurface *surface() const;

private:
    void addContextActions();
    QAction *addContextAction(const QString &name, const QString &text, const QKeySequence &key = {});
    void load(const QByteArray &utf8);
    void makeSwitch();
    void showPage();
    void takeSlice();
    QByteArray nextSlice();
    QByteArray displayed(const QByteArray &slice);

    QStackedLayout *m_pages = nullptr;
    MutedLabel *m_reason = nullptr;
    TextSurface *m_surface = nullptr;
    FindBar *m_findBar = nullptr;
    ValueView *m_tree = nullptr;
    QWidget *m_switch = nullptr;
    QToolButton *m_asText = nullptr;
    QToolButton *m_asTree = nullptr;
    QAction *m_indent = nullptr;
    AnsiText m_ansi;
    QByteArray m_source; ///< as it is, while it might have values in it
    QByteArray m_pending; ///< what is not shown yet, from m_taken on
    qsizetype m_taken = 0;
    qsizetype m_column = 0; ///< of the last line shown, to break it when it gets too long
    bool m_isSliceScheduled = false;
    bool m_isEmpty = true;
    bool m_isTreeWanted = false;
    bool m_isTreeRead = false; ///< of the text that is shown
};

} // namespace vitrine
