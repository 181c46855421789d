// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

class QTabWidget;

namespace vitrine {

class PageSwitch;
class PolicyEditor;
class PolicyTree;

/// The rules of a draft with their document below, beside the pages about it. Where there is no height for rules and
/// document one above the other, the document is one of the pages; where there is no width for rules beside pages, the
/// rules are, too. GUI thread.
class PolicySides final : public QSplitter {
    Q_OBJECT

public:
    /// Takes over all three.
    PolicySides(PolicyTree *tree, PolicyEditor *editor, QTabWidget *pages, QWidget *parent = nullptr);

    /// Brings the document into sight at a byte of its text.
    void goTo(std::size_t byte);
    void showRules();
    void addPage(QWidget *page, const QString &name);
    /// A page is called otherwise from now on.
    void namePage(QWidget *page, const QString &name);
    /// The widget that gets the focus first.
    QWidget *entrance() const;

Q_SIGNALS:
    void rearranged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makePages();
    void arrange(bool isLow, bool isNarrow);
    void placeRules();
    void placeDocument();
    void shareWidth();

    PolicyTree *m_tree;
    PolicyEditor *m_editor;
    QTabWidget *m_pages;
    PageSwitch *m_switch;
    QSplitter *m_rules;
    bool m_isLow = false;
    bool m_isNarrow = false;
};

} // namespace vitrine
