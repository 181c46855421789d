// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/shell/actions.h"

#include "app/kit/text/findbar.h"
#include "app/kit/theme/icons.h"

#include <QKeySequence>

namespace vitrine {

Actions::Actions(QObject *parent)
    : QObject(parent)
    , colors(new QActionGroup(this))
{
    makeFileActions();
    makeEditActions();
    makeFindActions();
    makeFilterActions();
    makeViewActions();
    makeGoActions();
    makeRunActions();
    makeOtherActions();
    addKeywords();
}

void Actions::makeFileActions()
{
    //: A run that the user writes himself
    newScratchRun = add("newScratchRun", tr("&New Scratch Run"), Qt::CTRL | Qt::Key_N);
    newScratchRun->setIcon(actionIcon(ActionIcon::Scratch));
    //: On the tool bar: a run that the user writes himself
    newScratchRun->setIconText(tr("Scratch Run"));
    newScratchRun->setToolTip(tr("Start a run of your own: write steps and run them (Ctrl+N)"));
    open = add("open", tr("&Open…"), Qt::CTRL | Qt::Key_O);
    open->setIcon(actionIcon(ActionIcon::Open));
    open->setIconText(tr("Open"));
    openFolder = add("openFolder", tr("Open &Folder…"), Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    //: Chooses among the sessions that agents have stored on this computer
    openSession = add("openSession", tr("Open Se&ssion…"));
    openSession->setIcon(actionIcon(ActionIcon::Search));
    openSample = add("openSample", tr("Open Sa&mple"));
    openSample->setIcon(actionIcon(ActionIcon::Notebook));
    //: Takes what is added to a log while it is written
    followLog = add("followLog", tr("Fo&llow Log…"));
    followLog->setIcon(actionIcon(ActionIcon::LogFile));
    //: Takes what is added to the logs of a folder, and logs that are put there
    followFolder = add("followFolder", tr("Follow Fol&der…"));
    //: Takes what a running agent exports
    receiveSpans = add("receiveSpans", tr("Recei&ve Spans…"), Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    receiveSpans->setIcon(actionIcon(ActionIcon::Download));
    //: Opens a dialog that adds hooks to the settings of a coding agent
    watchAgent = add("watchAgent", tr("&Watch an Agent…"));
    watchAgent->setIcon(actionIcon(ActionIcon::Shield));
    watchAgent->setProperty(keywordsProperty, tr("hook install uninstall Claude Code Codex"));
    stopIntakes = add("stopIntakes", tr("S&top Following and Receiving"));
    stopIntakes->setIcon(actionIcon(ActionIcon::Stop));
    saveAs = add("saveAs", tr("Save Trail &As…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    saveAs->setIcon(actionIcon(ActionIcon::Save));
    //: Writes runs into a file of another format
    exportRuns = add("exportRuns", tr("&Export…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    //: Puts the selected step, or its run, on paper
    print = add("print", tr("&Print…"), Qt::CTRL | Qt::Key_P);
    closeTrail = add("closeTrail", tr("&Close"), Qt::CTRL | Qt::Key_W);
    quit = add("quit", tr("&Quit"), Qt::CTRL | Qt::Key_Q);
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::makeEditActions()
{
    undo = add("undo", tr("&Undo"), Qt::CTRL | Qt::Key_Z);
    redo = add("redo", tr("&Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
    cut = add("cut", tr("Cu&t"), Qt::CTRL | Qt::Key_X);
    copy = add("copy", tr("&Copy"), Qt::CTRL | Qt::Key_C);
    copy->setIcon(actionIcon(ActionIcon::Copy));
    paste = add("paste", tr("&Paste"), Qt::CTRL | Qt::Key_V);
    selectAll = add("selectAll", tr("Select &All"), Qt::CTRL | Qt::Key_A);
    //: Puts a link to the selected step on the clipboard
    copyLink = add("copyLink", tr("Copy &Link"));
    // The platform's own key for it is empty on some desktops.
    settings = add("settings", tr("&Settings…"), Qt::CTRL | Qt::SHIFT | Qt::Key_Comma);
    settings->setMenuRole(QAction::PreferencesRole);
}

void Actions::makeFindActions()
{
    //: Opens the find bar of the text that has the focus
    find = add("find", tr("Fin&d…"), Qt::CTRL | Qt::Key_F);
    findNext = add("findNext", tr("Find &Next"), Qt::Key_F3);
    findPrevious = add("findPrevious", tr("Find Pre&vious"), Qt::SHIFT | Qt::Key_F3);
    //: Opens the find bar with a row for replacing
    replace = add("replace", tr("R&eplace…"), FindBar::replaceKey());
    //: Searches all runs, while the lists stay as they are
    findInRuns = add("findInRuns", tr("F&ind in All Runs…"), Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    findInRuns->setIcon(actionIcon(ActionIcon::Search));
}

void Actions::makeFilterActions()
{
    filterBar = add("filterBar", tr("Filter &Bar"), Qt::CTRL | Qt::Key_L);
    filterBar->setIcon(actionIcon(ActionIcon::Filter));
    clearFilter = add("clearFilter", tr("&Clear Filter"), Qt::CTRL | Qt::SHIFT | Qt::Key_Backspace);
    //: Shows only what has the value of the cell that is selected in a list
    filterBy = add("filterBy", tr("&Filter by This Value"), Qt::CTRL | Qt::ALT | Qt::Key_F);
    //: Shows only what does not have the value of the cell that is selected in a list
    filterOut = add("filterOut", tr("E&xclude This Value"), Qt::CTRL | Qt::ALT | Qt::Key_X);
    //: Adds the value of the cell that is selected in a list to the filter
    filterAnd = add("filterAnd", tr("&And This Value"));
    //: Adds the value of the cell that is selected in a list to the filter
    filterOr = add("filterOr", tr("&Or This Value"));
    //: Puts a mark on a step, or takes it away
    toggleMark = add("toggleMark", tr("&Mark Step"), Qt::CTRL | Qt::Key_M);
    toggleMark->setIcon(actionIcon(ActionIcon::Flag));
    writeNote = add("writeNote", tr("&Note on Step…"), Qt::CTRL | Qt::SHIFT | Qt::Key_M);
}

void Actions::makeViewActions()
{
    fullScreen = add("fullScreen", tr("&Full Screen"), Qt::Key_F11);
    fullScreen->setCheckable(true);
    //: Makes code and texts larger
    zoomIn = add("zoomIn", tr("&Larger Text"), Qt::CTRL | Qt::Key_Plus);
    zoomIn->setShortcuts({ Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal });
    //: Makes code and texts smaller
    zoomOut = add("zoomOut", tr("S&maller Text"), Qt::CTRL | Qt::Key_Minus);
    //: Gives code and texts the size of the user's own font
    resetZoom = add("resetZoom", tr("&Normal Text Size"), Qt::CTRL | Qt::Key_0);
    //: Keeps under a name how the trail is looked at: filter, columns, sorting
    saveView = add("saveView", tr("&Save View As…"));
    //: Opens the list of the views that are kept: to rename and delete them
    manageViews = add("manageViews", tr("&Manage Views…"));
    //: Opens the dialog of the rules by which rows have a background
    colorRules = add("colorRules", tr("Color R&ules…"));
    //: Whether rows have a background by these rules
    colorRows = add("colorRows", tr("Color Ro&ws"));
    colorRows->setCheckable(true);
    resetLayout = add("resetLayout", tr("&Reset Layout"));
    //: Keeps the arrangement of the panes under a name
    saveLayout = add("saveLayout", tr("&Save Layout As…"));
    //: Arranges the panes for reading steps
    inspectLayout = add("inspectLayout", tr("&Inspect Steps"), Qt::CTRL | Qt::Key_1);
    //: Arranges the panes for looking at what a replay came to
    replayLayout = add("replayLayout", tr("Com&pare Replays"), Qt::CTRL | Qt::Key_2);
    //: Arranges the panes for writing a policy
    policyLayout = add("policyLayout", tr("&Tune Policy"), Qt::CTRL | Qt::Key_3);
    //: Arranges the panes for looking at what the trail proves
    evidenceLayout = add("evidenceLayout", tr("Check E&vidence"), Qt::CTRL | Qt::Key_4);
    systemColors = add("systemColors", tr("&System Colors"));
    lightColors = add("lightColors", tr("&Light"));
    darkColors = add("darkColors", tr("&Dark"));
    //: Colors of high contrast: black on white
    contrastLightColors = add("contrastLightColors", tr("&Black on White"));
    //: Colors of high contrast: white on black
    contrastDarkColors = add("contrastDarkColors", tr("&White on Black"));
    for (auto *action : { systemColors, lightColors, darkColors, contrastLightColors, contrastDarkColors }) {
        action->setCheckable(true);
        colors->addAction(action);
    }
}

void Actions::makeGoActions()
{
    back = add("back", tr("&Back"), Qt::ALT | Qt::Key_Left);
    back->setIcon(actionIcon(ActionIcon::Back));
    forward = add("forward", tr("&Forward"), Qt::ALT | Qt::Key_Right);
    forward->setIcon(actionIcon(ActionIcon::Forward));
    previousStep = add("previousStep", tr("&Previous Step"), Qt::ALT | Qt::Key_PageUp);
    nextStep = add("nextStep", tr("&Next Step"), Qt::ALT | Qt::Key_PageDown);
    previousRun = add("previousRun", tr("Previous &Run"), Qt::ALT | Qt::SHIFT | Qt::Key_PageUp);
    nextRun = add("nextRun", tr("Next R&un"), Qt::ALT | Qt::SHIFT | Qt::Key_PageDown);
    nextDifference = add("nextDifference", tr("Next &Difference"), Qt::Key_F7);
    nextDifference->setIcon(actionIcon(ActionIcon::NextDifference));
    previousDifference = add("previousDifference", tr("Previous D&ifference"), Qt::SHIFT | Qt::Key_F7);
    previousDifference->setIcon(actionIcon(ActionIcon::PreviousDifference));
    nextIssue = add("nextIssue", tr("Ne&xt Issue"), Qt::Key_F8);
    previousIssue = add("previousIssue", tr("Previous I&ssue"), Qt::SHIFT | Qt::Key_F8);
    //: Goes to the step that gave the selected variable its value
    valueOrigin = add("valueOrigin", tr("&Origin of Value"), Qt::Key_F4);
    quickOpen = add("quickOpen", tr("&Quick Open…"), Qt::CTRL | Qt::Key_K);
    commandPalette = add("commandPalette", tr("&Command Palette…"), Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    nextPane = add("nextPane", tr("Next P&ane"), Qt::Key_F6);
    previousPane = add("previousPane", tr("Previous Pan&e"), Qt::SHIFT | Qt::Key_F6);
}

void Actions::makeRunActions()
{
    runStep = add("runStep", tr("Run &Step"), Qt::Key_F5);
    runStep->setIcon(actionIcon(ActionIcon::RunStep));
    runStep->setToolTip(tr("Run this step's code after the steps before it (F5)"));
    runSelection = add("runSelection", tr("Run Se&lection"));
    runSelection->setToolTip(tr("Run the selected lines after the preceding steps (Ctrl+Return)"));
    runToHere = add("runToHere", tr("Run t&o Here"), Qt::CTRL | Qt::Key_F10);
    runToHere->setIcon(actionIcon(ActionIcon::RunToHere));
    runToHere->setToolTip(tr("Re-run the preceding steps, then this step's code (Ctrl+F10)"));
    runFromHere = add("runFromHere", tr("Run from &Here"), Qt::CTRL | Qt::SHIFT | Qt::Key_F5);
    runFromHere->setToolTip(tr("Run this step's code and all later steps from the state before it (Ctrl+Shift+F5)"));
    backToStep = add("backToStep", tr("&Back to This Step"), Qt::ALT | Qt::Key_F5);
    backToStep->setToolTip(tr("Restore the session to its state after this step (Alt+F5)"));
    replay = add("replay", tr("&Replay Run"), Qt::CTRL | Qt::Key_F5);
    replay->setIcon(actionIcon(ActionIcon::Replay));
    replay->setIconText(tr("Replay"));
    replay->setToolTip(tr("Replay all steps of the run and compare them with the recording (Ctrl+F5)"));
    replayAll = add("replayAll", tr("Replay &All Runs"));
    replayAll->setToolTip(tr("Replay all runs of the trail in parallel and compare them with the recordings"));
    //: Replays the run in a chosen executor and shows both outcomes side by side
    replayElsewhere = add("replayElsewhere", tr("Replay in Another E&xecutor…"));
    replayElsewhere->setToolTip(tr("Re-run the steps in another executor and compare the results"));
    stop = add("stop", tr("S&top"), Qt::SHIFT | Qt::Key_F5);
    stop->setIcon(actionIcon(ActionIcon::Stop));
    stop->setToolTip(tr("Stop the current run (Shift+F5)"));
    toolAnswers = add("toolAnswers", tr("Tool Ans&wers…"));
    toolAnswers->setToolTip(tr("View and edit the tool answers that a replay of this run uses"));
    //: Puts the run beside another one, or beside its own replay
    compareWith = add("compareWith", tr("&Compare With…"), Qt::CTRL | Qt::SHIFT | Qt::Key_D);
}

void Actions::makeOtherActions()
{
    choosePolicy = add("choosePolicy", tr("Policy &File…"));
    choosePolicy->setProperty(keywordsProperty, tr("choose open load policy document"));
    //: Why the policy that is being written denies the selected step, and what would allow it
    whyDenied = add("whyDenied", tr("&Why Denied"), Qt::Key_F12);
    //: Goes to the list of the smallest changes of the policy that would allow the selected step
    remedies = add("remedies", tr("Changes That Would &Allow It"), Qt::ALT | Qt::Key_Return);
    //: Shows the steps of agents that wait for approval
    approvals = add("approvals", tr("A&pprovals"));
    //: Filters the lists by the steps that a policy which is being written would judge otherwise
    changedSteps = add("changedSteps", tr("Filter: &Changed Steps"), Qt::CTRL | Qt::SHIFT | Qt::Key_H);
    verify = add("verify", tr("&Verify"), Qt::Key_F9);
    verify->setIcon(actionIcon(ActionIcon::Shield));
    proveStep = add("proveStep", tr("Save &Proof of Step…"));
    proveStep->setToolTip(
        tr("Save a file that proves that this step is in the trail; verifying it does not need the trail"));
    seal = add("seal", tr("&Seal…"));
    seal->setToolTip(tr("Sign everything recorded in this trail so far"));
    redact = add("redact", tr("Re&dact…"));
    redact->setToolTip(tr("Find secrets and personal data in this trail and redact them"));
    deleteRuns = add("deleteRuns", tr("Delete &Old Runs…"));
    deleteRuns->setToolTip(tr("Delete runs by age or project, or move them to another trail"));
    showReport = add("showReport", tr("Show Import &Report"));
    guide = add("guide", tr("&User Guide"), Qt::Key_F1);
    guide->setIcon(actionIcon(ActionIcon::Help));
    //: Says what the control or pane is for that has the focus
    whatIsThis = add("whatIsThis", tr("&What's This?"), Qt::SHIFT | Qt::Key_F1);
    about = add("about", tr("&About Vitrine"));
    about->setMenuRole(QAction::AboutRole);
    aboutQt = add("aboutQt", tr("About &Qt"));
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

// Synonyms that other programs use.
void Actions::addKeywords()
{
    for (auto *action : colors->actions())
        //: Other words for light and dark colors, separated by spaces, for the search in the command palette
        action->setProperty(keywordsProperty, tr("theme color scheme appearance dark mode"));
    //: Other words for settings, separated by spaces, for the search in the command palette
    settings->setProperty(keywordsProperty, tr("preferences options configure theme font"));
    for (auto *action : { zoomIn, zoomOut, resetZoom })
        //: Other words for the size of text, separated by spaces, for the search in the command palette
        action->setProperty(keywordsProperty, tr("zoom font size"));
    //: Other words for seals, separated by spaces, for the search in the command palette
    seal->setProperty(keywordsProperty, tr("sign signature"));
    //: Other words for the deletion of old runs, separated by spaces, for the search in the command palette
    deleteRuns->setProperty(keywordsProperty, tr("retention prune remove archive age"));
    //: Other words for redaction, separated by spaces, for the search in the command palette
    redact->setProperty(keywordsProperty, tr("secrets passwords personal data privacy remove"));
    //: Other words for the command palette, separated by spaces, for the search in it
    guide->setProperty(keywordsProperty, tr("help manual documentation"));
}

QAction *Actions::add(const char *name, const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(name));
    if (!key.isEmpty())
        action->setShortcut(key);
    return action;
}

} // namespace vitrine
