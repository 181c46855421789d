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
/// drawn without a copy. Ctrl+F opens the find bar; the context menu wraps, indents JSON and copies in other formats. A
/// switch above the text shows the values, tables and images in it. Without a text it shows the reason ("empty", "not
/// run", "not recorded"). GUI thread only.
class PlainTextView final : public QWidget {
    Q_OBJECT

public:
    explicit PlainTextView(QWidget *parent = nullptr);

    ~PlainTextView() override;

    /// UTF-8, possibly broken; raw data is valid as long as its `owner`, which is kept while needed. An empty text
    /// shows `reasonWhenEmpty` instead. Lines are wrapped, except in texts of several MB.
    void setText(const QByteArray &utf8, const QString &reasonWhenEmpty, const std::shared_ptr<const void> &owner = {});
    /// Appends to the current text, unless that was huge when it was set; scrolls along if its end was visible.
    void appendText(const QByteArray &utf8);

    /// The shown text, with marks; complete once `isComplete`.
    QString text() const;
    QString reasonWhenEmpty() const;
    /// False while slices of a huge text are still to be loaded.
    bool isComplete() const;

    bool isWrapped() const;
    void setWrapped(bool wrapped);
    void openFindBar();
    /// Selects the first match and marks the others; finding continues from there. Switches to plain text.
    void seek(const SearchQuery &query);
    /// Shows JSON with a line for each value, or unchanged. Has no effect on other text.
    void setJsonIndented(bool indented);
    /// Offers to show a text as formatted Markdown. Takes effect with the next text.
    void setMarkdown(bool isMarkdown) { m_isMarkdown = isMarkdown; }
    /// Shows the text in a form. Later texts are shown in it too, if possible.
    void setForm(TextForm form);
    TextForm form() const { return m_form; }
    bool canShow(TextForm form) const { return m_switch->isOffered(form); }
    /// The selected text, or all of it, for the clipboard.
    QString textToCopy() const;
    /// The view for all texts that are not huge.
    TextSurface *surface() const;
    /// The view for huge texts; null until the first one.
    HugeTextView *hugeView() const { return m_huge; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Texts of at least this size are huge: appending to them takes longer than an event may.
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
    HugeTextView *m_huge = nullptr; ///< created for the first huge text
    FindBar *m_findBar = nullptr;
    FormSwitch *m_switch = nullptr;
    std::array<QWidget *, textFormCount> m_views {}; ///< created when first shown
    std::array<bool, textFormCount> m_isFilled {}; ///< with the current text
    QAction *m_indent = nullptr;
    QByteArray m_source; ///< original text, while it can be shown in another form
    bool m_isEmpty = true;
    bool m_isHuge = false;
    bool m_isLive = false; ///< appended in pieces
    bool m_staysAtEnd = false; ///< scroll to the end once the whole text is loaded
    bool m_isMarkdown = false;
    bool m_isImage = false; ///< the text contains only images
    TextForm m_form = TextForm::Text; ///< the current page
    std::optional<TextForm> m_wanted; ///< chosen by the user
};

} // namespace vitrine
