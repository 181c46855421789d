// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QObject>

namespace vitrine {

/// All actions of the window with their texts, keys and icons (docs/interface.md#menus-and-keys). The window connects
/// and enables them. The object name of each is the name of its member, which tests use to find it.
struct Actions final : public QObject {
    Q_OBJECT

public:
    /// Property of an action: synonyms for the command palette.
    static constexpr const char *keywordsProperty = "keywords";

    explicit Actions(QObject *parent);

    QAction *newScratchRun;
    QAction *open;
    QAction *openFolder;
    QAction *openSession;
    QAction *openSample;
    QAction *followLog;
    QAction *followFolder;
    QAction *receiveSpans;
    QAction *watchAgent;
    QAction *stopIntakes;
    QAction *saveAs;
    QAction *exportRuns;
    QAction *print;
    QAction *closeTrail;
    QAction *quit;

    QAction *undo;
    QAction *redo;
    QAction *cut;
    QAction *copy;
    QAction *paste;
    QAction *selectAll;

    QAction *settings;
    QAction *copyLink;

    QAction *find;
    QAction *findNext;
    QAction *findPrevious;
    QAction *replace;
    QAction *findInRuns;
    QAction *filterBar;
    QAction *clearFilter;
    QAction *filterBy;
    QAction *filterOut;
    QAction *filterAnd;
    QAction *filterOr;
    QAction *toggleMark;
    QAction *writeNote;

    QAction *saveView;
    QAction *manageViews;
    QAction *fullScreen;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *resetZoom;
    QAction *colorRules;
    QAction *colorRows;
    QAction *resetLayout;
    QAction *saveLayout;
    QAction *inspectLayout;
    QAction *replayLayout;
    QAction *policyLayout;
    QAction *evidenceLayout;
    QAction *proveStep;
    QActionGroup *colors;
    QAction *systemColors;
    QAction *lightColors;
    QAction *darkColors;
    QAction *contrastLightColors;
    QAction *contrastDarkColors;

    QAction *back;
    QAction *forward;
    QAction *previousStep;
    QAction *nextStep;
    QAction *previousRun;
    QAction *nextRun;
    QAction *nextDifference;
    QAction *previousDifference;
    QAction *nextIssue;
    QAction *previousIssue;
    QAction *valueOrigin;
    QAction *quickOpen;
    QAction *commandPalette;
    QAction *nextPane;
    QAction *previousPane;

    QAction *runStep;
    QAction *runSelection;
    QAction *runToHere;
    QAction *runFromHere;
    QAction *backToStep;
    QAction *replay;
    QAction *replayAll;
    QAction *replayElsewhere;
    QAction *stop;
    QAction *toolAnswers;
    QAction *compareWith;

    QAction *choosePolicy;
    QAction *whyDenied;
    QAction *remedies;
    QAction *approvals;
    QAction *changedSteps;

    QAction *verify;
    QAction *seal;
    QAction *redact;
    QAction *deleteRuns;
    QAction *showReport;

    QAction *guide;
    QAction *whatIsThis;
    QAction *about;
    QAction *aboutQt;

private:
    void makeFileActions();
    void makeEditActions();
    void makeFindActions();
    void makeFilterActions();
    void makeViewActions();
    void makeGoActions();
    void makeRunActions();
    void makeOtherActions();
    void addKeywords();
    QAction *add(const char *name, const QString &text, const QKeySequence &key = {});
};

} // namespace vitrine
