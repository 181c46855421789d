// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/textsearch.h"

#include <QKeySequence>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace vitrine {

class FindTarget;
class HugeSearch;

/// The find bar below an editor or a text view, with replace for editors. Opens with Ctrl+F or the platform's key for
/// replacing, continues with F3 and Shift+F3 or Return and Shift+Return, closes with Escape; while its target has the
/// focus, these keys take precedence over the window's shortcuts. All matches are marked and counted. GUI thread only;
/// the target must outlive it or be its sibling.
class FindBar final : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(std::unique_ptr<FindTarget> target, QWidget *parent = nullptr);
    ~FindBar() override;

    /// Sets the target. The typed text is kept.
    void setTarget(std::unique_ptr<FindTarget> target);
    /// The widget of the text that it finds in.
    QWidget *target() const;
    /// The platform's, or Ctrl+H where that has none.
    static QKeySequence replaceKey();

    /// Shows the bar with the selected text, if it is one line, and takes the focus.
    void open();
    /// The same with the row for replacing, where the target can be edited.
    void openReplace();
    /// Selects the first place of what is looked for, and marks all; the bar stays as it is.
    void seek(const SearchQuery &query);
    void findNext();
    void findPrevious();
    /// Replaces the selection if it is a match, and goes to the next one.
    void replace();
    /// In one step that undo takes back.
    void replaceAll();
    /// The target shows another text.
    void forgetLocations();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Direction { Forward, Backward };
    /// Where to go in a huge text once the match is known.
    struct Wish {
        Direction direction = Direction::Forward;
        long from = 0;
        bool isTyped = false;
    };

    QToolButton *addButton(QLayout *row, const QString &name, const QString &text, const QIcon &icon);
    QToolButton *addToggle(QLayout *row, const QString &name, const QString &text);
    void buildFindRow(QLayout *row);
    void buildReplaceRow(QLayout *row);
    SearchQuery query() const;
    QByteArray targetText() const;
    void find(Direction direction, bool isTyped);
    void findInHuge(Direction direction, bool isTyped);
    void fulfilWish();
    void selectWished();
    void showCount(const FoundTexts &found, int count, std::size_t location);
    void closeBar();
    bool handleKey(const QKeyEvent &event);

    std::unique_ptr<FindTarget> m_target;
    QLineEdit *m_text = nullptr;
    QLineEdit *m_replacement = nullptr;
    QWidget *m_replaceRow = nullptr;
    QLabel *m_count = nullptr;
    QToolButton *m_matchCase = nullptr;
    QToolButton *m_pattern = nullptr;
    HugeSearch *m_huge = nullptr;
    std::optional<Wish> m_wish;
    long m_origin = 0; ///< position when typing started: the search starts there and returns there if it
                       ///< is not found
    std::size_t m_location = 0; ///< index of the match visited last in a huge text
};

} // namespace vitrine
