// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/formswitch.h"

#include <QByteArray>
#include <QKeySequence>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

class QAction;
class QStackedLayout;

namespace vitrine {

class FindBar;
class HugeTextView;
class MutedLabel;
class TextLoading;
class TextSurface;
struct SearchQuery;

/// Shows untrusted text of any size, never as rich text: printed output, values, errors. Terminal colors are shown, all
/// other hidden characters are marked. Long texts are loaded in slices while the window remains usable, huge ones are
/// drawn without a copy. Ctrl+F finds; the context menu wraps, indents JSON and copies in other formats. Values, tables
/// and images in a text can be shown as such, by a switch above it. Without a text it shows the reason ("empty", "not
/// run", "not recorded"). GUI thread only.
class PlainTextView final : public QWidget {
    Q_OBJECT

public:
    explicit PlainTextView(QWidget *parent = nullptr);

    ~PlainTextView() override;

    /// UTF-8, possibly broken; raw data stays as long as its `owner`, which is kept while it is needed. An empty text
    /// shows `reasonWhenEmpty` instead. Lines are wrapped unless there are MBs.
    void setText(const QByteArray &utf8, const QString &reasonWhenEmpty, const std::shared_ptr<const void> &owner = {});
    /// Adds to what is there, which is none that was huge when it came; the view follows when its end was in sight.
    void appendText(const QByteArray &utf8);

    /// The shown text, with marks; complete once `isComplete`.
    QString text() const;
    QString reasonWhenEmpty() const;
    /// False while slices of a huge text still wait.
    bool isComplete() const;

    bool isWrapped() const;
    void setWrapped(bool wrapped);
    void openFindBar();
    /// Selects the first occurrence of a text and marks the others; finding continues from there. Shows the text form.
    void seek(const SearchQuery &query);
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
    /// The view for all texts that are not huge.
    TextSurface *surface() const;
    /// The view for huge texts; null until the first one.
    HugeTextView *hugeView() const { return m_huge; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// From here on a text is huge: adding to what a surface has takes as long as an event may wait.
    static constexpr qsizetype hugeBytes = 16 * 1024 * 1024;

    void addContextActions();
    void showHuge(const QByteArray &utf8, const std::shared_ptr<const void> &owner);
    void makeHugeView();
    void leaveHuge();
    QWidget *textPage() const;
    QAction *addContextAction(const QString &name, const QString &text, const QKeySequence &key = {});
    void load(const QByteArray &utf8, const std::shared_ptr<const void> &owner);
    void offerForms(const QByteArray &utf8);
    void withdraw(TextForm form);
    TextForm preferredForm() const;
    void showPage();
    void showForm(TextForm form);
    QWidget *pageOf(TextForm form);
    template <typename View>
    QWidget *makePage(TextForm form);
    void fill(TextForm form);

    QStackedLayout *m_pages = nullptr;
    MutedLabel *m_reason = nullptr;
    TextSurface *m_surface = nullptr;
    TextLoading *m_loading = nullptr;
    HugeTextView *m_huge = nullptr; ///< made for the first huge text
    FindBar *m_findBar = nullptr;
    FormSwitch *m_switch = nullptr;
    std::array<QWidget *, textFormCount> m_views {}; ///< made when they are looked at
    std::array<bool, textFormCount> m_isFilled {}; ///< with the text that is shown
    QAction *m_indent = nullptr;
    QByteArray m_source; ///< as it is, while it can be shown in another form
    bool m_isEmpty = true;
    bool m_isHuge = false;
    bool m_isLive = false; ///< it came piece by piece
    bool m_staysAtEnd = false; ///< scroll there once all of the text is there
    bool m_isMarkdown = false;
    bool m_isImage = false; ///< the text says nothing but its images
    TextForm m_form = TextForm::Text; ///< the current page
    std::optional<TextForm> m_wanted; ///< by the user
};

} // namespace vitrine
