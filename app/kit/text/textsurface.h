// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/ansitext.h"
#include "app/kit/text/codereferences.h"
#include "app/kit/text/scintilla.h"

#include <functional>
#include <span>
#include <vector>

namespace vitrine {

/// Read-only Scintilla for text of any size. It adds one line end of its own: a CR breaks a line that is too long to
/// lay out, and is omitted when copying. Optionally, mentions of code lines ("line 3", a quoted statement) are links: a
/// click, or Return on the line, opens them. GUI thread only.
class TextSurface final : public QsciScintilla {
    Q_OBJECT

public:
    explicit TextSurface(QWidget *parent = nullptr);
    ~TextSurface() override;

    static constexpr char softBreak = '\r';

    /// Appends text that is already safe to show; `\r` is a soft break. Keeps selection and scroll position. `styles`
    /// are those of its consecutive parts; without them the text is plain.
    void append(const QByteArray &utf8, std::span<const StyledLength> styles = {});
    void clearAll();
    /// The shown text, without soft breaks.
    QString plainText() const;
    bool isAtEnd() const;
    void scrollToEnd();
    void setLinesLinked(bool linked) { m_linksLines = linked; }
    /// A few lines are enough if many panes share a small window.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Resets colors and fonts of all styles; custom styles are set afterwards.
    void lookRefreshed();
    /// The user wants to see this line of the code, from 1.
    void lineFollowed(int line);
    /// The user wants to see this statement of the code.
    void statementFollowed(const QString &code);

protected:
    QMimeData *toMimeData(const QByteArray &text, bool rectangular) const override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool event(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    /// Makes the text writable while `work` runs.
    void change(const std::function<void()> &work);
    /// Styles consecutive parts of the existing text, starting at a byte.
    void styleParts(long from, std::span<const StyledLength> parts);
    void refreshLook();
    void defineStyles();
    void showLinks();
    void defineLinks();
    /// Follows the first reference in these bytes of the text.
    void follow(long from, long to);

    std::vector<CodeReference> m_references;
    bool m_isLookDue = true; ///< not shown since colors or fonts changed
    bool m_linksLines = false;
};

} // namespace vitrine
