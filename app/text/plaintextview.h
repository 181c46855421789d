// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/ansitext.h"
#include "app/text/formswitch.h"

#include <QByteArray>
#include <QKeySequence>
#include <QWidget>

#include <array>
#include <optional>

class QAction;
class QStackedLayout;

namespace vitrine {

class FindBar;
class MutedLabel;
class TextSurface;

/// Shows untrusted text of any size, never as rich text: logs, outputs, errors. Colours of a terminal are shown, all
/// other hidden characters are marks. Huge texts are taken in slices while the window stays usable. Ctrl+F finds; the
/// context menu wraps, indents JSON and copies in other formats. What has values, a table or images in it can be shown
/// as such: a switch over the text says so. When there is nothing to show it says why ("empty",
/// "did not run", "not recorded"). GUI thread only.
class PlainTextView final : public QWidget {
    Q_OBJECT

public:
    explicit PlainTextView(QWidget *parent = nullptr);

    /// At most so much of a text is taken before the window has its turn again: some milliseconds' worth, and more than
    /// a screen.
    static constexpr qsizetype sliceBytes = 128 * 1024;
    ~PlainTextView() override;

    /// UTF-8, possibly broken; raw data must stay until another text is set. An empty text shows `reasonWhenEmpty`
    /// instead. Lines are wrapped unless there are MBs.
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
    /// Offers to show a text formatted, as Markdown is meant. Takes effect with the next text.
    void setMarkdown(bool isMarkdown) { m_isMarkdown = isMarkdown; }
    /// Shows the text in a form. Stays so for the texts that follow and can be shown in it.
    void setForm(TextForm form);
    TextForm form() const { return m_form; }
    bool canShow(TextForm form) const { return m_switch->isOffered(form); }
    /// The selected text or else all, for the clipboard.
    QString textToCopy() const;
    /// The scrolled view, to keep two of them side by side in step.
    TextSurface *surface() const;

private:
    void addContextActions();
    QAction *addContextAction(const QString &name, const QString &text, const QKeySequence &key = {});
    void load(const QByteArray &utf8);
    void offerForms(const QByteArray &utf8);
    void withdraw(TextForm form);
    TextForm preferredForm() const;
    void showPage();
    QWidget *pageOf(TextForm form);
    template <typename View>
    QWidget *makePage(TextForm form);
    void fill(TextForm form);
    void takeSlice();
    QByteArray nextSlice();
    QByteArray displayed(const QByteArray &slice);

    QStackedLayout *m_pages = nullptr;
    MutedLabel *m_reason = nullptr;
    TextSurface *m_surface = nullptr;
    FindBar *m_findBar = nullptr;
    FormSwitch *m_switch = nullptr;
    std::array<QWidget *, textFormCount> m_views {}; ///< made when they are looked at
    std::array<bool, textFormCount> m_isFilled {}; ///< with the text that is shown
    QAction *m_indent = nullptr;
    AnsiText m_ansi;
    QByteArray m_source; ///< as it is, while it can be shown in another form
    QByteArray m_pending; ///< what is not shown yet, from m_taken on
    qsizetype m_taken = 0;
    qsizetype m_column = 0; ///< of the last line shown, to break it when it gets too long
    bool m_isSliceScheduled = false;
    bool m_isEmpty = true;
    bool m_isLive = false; ///< it came piece by piece
    bool m_staysAtEnd = false; ///< scroll there once all of the text is there
    bool m_isMarkdown = false;
    bool m_isImage = false; ///< the text says nothing but its images
    TextForm m_form = TextForm::Text; ///< that is shown
    std::optional<TextForm> m_wanted; ///< by the user
};

} // namespace vitrine
