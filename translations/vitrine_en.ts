<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>vitrine::AnswerText</name>
    <message numerus="yes">
        <source>%Ln recorded call(s)</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>
            <numerusform>%Ln recorded call</numerusform>
            <numerusform>%Ln recorded calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ApprovalPage</name>
    <message numerus="yes">
        <source>Approvals are on: %Ln step(s) pending.</source>
        <extracomment>%n: number of steps that wait for approval</extracomment>
        <translation>
            <numerusform>Approvals are on: %Ln step pending.</numerusform>
            <numerusform>Approvals are on: %Ln steps pending.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::BaselineReport</name>
    <message numerus="yes">
        <source>%Ln regression(s)</source>
        <translation>
            <numerusform>%Ln regression</numerusform>
            <numerusform>%Ln regressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <extracomment>Steps that differ from the baseline, but are no worse</extracomment>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fixed</source>
        <extracomment>Steps that failed in the baseline</extracomment>
        <translation>
            <numerusform>%Ln fixed</numerusform>
            <numerusform>%Ln fixed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln same</source>
        <extracomment>Steps that are as in the baseline</extracomment>
        <translation>
            <numerusform>%Ln same</numerusform>
            <numerusform>%Ln same</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CardWords</name>
    <message numerus="yes">
        <source>Show %Ln more line(s)</source>
        <extracomment>Row of the transcript that unfolds the rest of a text</extracomment>
        <translation>
            <numerusform>Show %Ln more line</numerusform>
            <numerusform>Show %Ln more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <extracomment>At the right of the head of a folded group of actions: how many files they read</extracomment>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln action(s)</source>
        <extracomment>At the right of the head of a folded group of actions</extracomment>
        <translation>
            <numerusform>%Ln action</numerusform>
            <numerusform>%Ln actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>At the right of an action that started another agent: how many steps this one made</extracomment>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteSaveCommand</name>
    <message numerus="yes">
        <source>Saved the answers of %Ln tool(s) with run %1.</source>
        <extracomment>%n: number of tools, %1: number of a run</extracomment>
        <translation>
            <numerusform>Saved the answers of %Ln tool with run %1.</numerusform>
            <numerusform>Saved the answers of %Ln tools with run %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesPage</name>
    <message numerus="yes">
        <source>%Ln step(s) behaved differently than predicted.</source>
        <extracomment>%n: number of steps whose result was not the predicted one</extracomment>
        <translation>
            <numerusform>%Ln step behaved differently than predicted.</numerusform>
            <numerusform>%Ln steps behaved differently than predicted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified %1 of %Ln changed step(s) under the draft: no disagreement.</source>
        <extracomment>%1: how many steps were run, %n: of how many</extracomment>
        <translation>
            <numerusform>Verified %1 of %Ln changed step under the draft: no disagreement.</numerusform>
            <numerusform>Verified %1 of %Ln changed steps under the draft: no disagreement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ChartPane</name>
    <message numerus="yes">
        <source>%Ln smaller item(s) omitted</source>
        <extracomment>Beside a chart. %n: how many smaller ones it does not show</extracomment>
        <translation>
            <numerusform>%Ln smaller item omitted</numerusform>
            <numerusform>%Ln smaller items omitted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CodeEditor</name>
    <message numerus="yes">
        <source>… %Ln more byte(s) of this line not shown</source>
        <extracomment>Below a line of code of which only the beginning is shown. %n: how many bytes are left out</extracomment>
        <translation>
            <numerusform>… %Ln more byte of this line not shown</numerusform>
            <numerusform>… %Ln more bytes of this line not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CompareChoice</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CompareCommand</name>
    <message numerus="yes">
        <source>%Ln step(s) differ.</source>
        <translation>
            <numerusform>%Ln step differs.</numerusform>
            <numerusform>%Ln steps differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ComparePane</name>
    <message numerus="yes">
        <source>%Ln step(s) differ</source>
        <translation>
            <numerusform>%Ln step differs</numerusform>
            <numerusform>%Ln steps differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DenialText</name>
    <message numerus="yes">
        <source>Allow %Ln uses</source>
        <extracomment>A change of a policy that undoes several denials. %n: how many</extracomment>
        <translation>
            <numerusform>Allow %Ln use</numerusform>
            <numerusform>Allow %Ln uses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>After a list of names. %n: number of names that are not listed</extracomment>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 — %Ln step(s) would pass</source>
        <extracomment>Button. %1: a change: &quot;Allow sympy&quot;, %n: number of steps that would no longer be denied</extracomment>
        <translation>
            <numerusform>%1 — %Ln step would pass</numerusform>
            <numerusform>%1 — %Ln steps would pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more step(s) denied for the same reason</source>
        <extracomment>Link beside a blocked step</extracomment>
        <translation>
            <numerusform>%Ln more step denied for the same reason</numerusform>
            <numerusform>%Ln more steps denied for the same reason</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows %Ln recorded action(s).</source>
        <translation>
            <numerusform>Allows %Ln recorded action.</numerusform>
            <numerusform>Allows %Ln recorded actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other action(s) would no longer be allowed.</source>
        <extracomment>Tip of a change of a policy: with it, all actions of the kind must be listed</extracomment>
        <translation>
            <numerusform>%Ln other action would no longer be allowed.</numerusform>
            <numerusform>%Ln other actions would no longer be allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 — %Ln action(s) would pass</source>
        <extracomment>Button. %1: a change: &quot;Allow pip install *&quot;, %n: number of actions that would no longer be denied</extracomment>
        <translation>
            <numerusform>%1 — %Ln action would pass</numerusform>
            <numerusform>%1 — %Ln actions would pass</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceDocument</name>
    <message numerus="yes">
        <source>The first %Ln message(s)</source>
        <extracomment>Section of a comparison of two prompts: messages that both begin with</extracomment>
        <translation>
            <numerusform>The first message</numerusform>
            <numerusform>The first %Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the first %Ln line(s)</source>
        <extracomment>Title of a part of a comparison of which only the beginning is compared. %1: &quot;Logs&quot;</extracomment>
        <translation>
            <numerusform>%1, the first line</numerusform>
            <numerusform>%1, the first %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceView</name>
    <message numerus="yes">
        <source>%Ln differences</source>
        <extracomment>Over a comparison: how many places differ</extracomment>
        <translation>
            <numerusform>%Ln difference</numerusform>
            <numerusform>%Ln differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln lines of noise folded</source>
        <extracomment>Over a comparison. %1: &quot;3 differences&quot;; how many lines differ only by noise</extracomment>
        <translation>
            <numerusform>%1, %Ln line of noise folded</numerusform>
            <numerusform>%1, %Ln lines of noise folded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %Ln lines: %1</source>
        <extracomment>A folded part of a comparison. %1: which noise, &quot;addresses&quot;</extracomment>
        <translation>
            <numerusform>▸ %Ln line: %1</numerusform>
            <numerusform>▸ %Ln lines: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %Ln lines</source>
        <extracomment>A folded part of a comparison: so many lines are the same</extracomment>
        <translation>
            <numerusform>▸ %Ln line</numerusform>
            <numerusform>▸ %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DraftKeeper</name>
    <message numerus="yes">
        <source>Restored %Ln unsaved draft(s).</source>
        <translation>
            <numerusform>Restored %Ln unsaved draft.</numerusform>
            <numerusform>Restored %Ln unsaved drafts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln unsaved draft(s).</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>
            <numerusform>%1 has %Ln unsaved draft.</numerusform>
            <numerusform>%1 has %Ln unsaved drafts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ErrorText</name>
    <message numerus="yes">
        <source>%Ln record(s) could not be read.</source>
        <translation>
            <numerusform>%Ln record could not be read.</numerusform>
            <numerusform>%Ln records could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were imported.</source>
        <translation>
            <numerusform>%Ln run was imported.</numerusform>
            <numerusform>%Ln runs were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were repaired.</source>
        <extracomment>Invalid characters in them were replaced; everything else was read</extracomment>
        <translation>
            <numerusform>%Ln record was repaired.</numerusform>
            <numerusform>%Ln records were repaired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <extracomment>Files of an archive</extracomment>
        <translation>
            <numerusform>Skipped %Ln file without runs or in an unknown format.</numerusform>
            <numerusform>Skipped %Ln files without runs or in an unknown format.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::EvidenceText</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) were redacted.</source>
        <extracomment>Texts that were removed from the trail, which the trail records</extracomment>
        <translation>
            <numerusform>%Ln text was redacted.</numerusform>
            <numerusform>%Ln texts were redacted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutorChooser</name>
    <message numerus="yes">
        <source>%1, %Ln layer(s)</source>
        <extracomment>%1: name of an executor, %Ln: how many protection layers it has</extracomment>
        <translation>
            <numerusform>%1, %Ln layer</numerusform>
            <numerusform>%1, %Ln layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExportJob</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Omitted %Ln damaged part(s).</source>
        <translation>
            <numerusform>Omitted %Ln damaged part.</numerusform>
            <numerusform>Omitted %Ln damaged parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redacted %Ln text(s).</source>
        <translation>
            <numerusform>Redacted %Ln text.</numerusform>
            <numerusform>Redacted %Ln texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) that contain it were kept.</source>
        <translation>
            <numerusform>%Ln name that contains it was kept.</numerusform>
            <numerusform>%Ln names that contain it were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have no proof.</source>
        <extracomment>After an export with proofs</extracomment>
        <translation>
            <numerusform>%Ln step has no proof.</numerusform>
            <numerusform>%Ln steps have no proof.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FindBar</name>
    <message numerus="yes">
        <source>%Ln replaced</source>
        <extracomment>Find bar: what Replace All did</extracomment>
        <translation>
            <numerusform>%Ln replaced</numerusform>
            <numerusform>%Ln replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FinderEntries</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FollowCommand</name>
    <message numerus="yes">
        <source>%1: %Ln new run(s), %2 changed, steps in all: %3</source>
        <extracomment>%1: name of a file, %n: how many runs are new, %2: how many others have changed, %3: number of all steps</extracomment>
        <translation>
            <numerusform>%1: %Ln new run, %2 changed, steps in all: %3</numerusform>
            <numerusform>%1: %Ln new runs, %2 changed, steps in all: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::Html</name>
    <message numerus="yes">
        <source>%Ln entries, signed %1 with the key %2</source>
        <extracomment>Of a trail. %n: number of entries, %1: date and time, %2: the key&apos;s fingerprint</extracomment>
        <translation>
            <numerusform>%Ln entry, signed %1 with the key %2</numerusform>
            <numerusform>%Ln entries, signed %1 with the key %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportJob</name>
    <message numerus="yes">
        <source>Importing %1 and %Ln more</source>
        <extracomment>%1 is the name of a log file, %n: how many others are imported with it</extracomment>
        <translation>
            <numerusform>Importing %1 and one more</numerusform>
            <numerusform>Importing %1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were imported.</source>
        <extracomment>What came of the import of a log</extracomment>
        <translation>
            <numerusform>%Ln run was imported.</numerusform>
            <numerusform>%Ln runs were imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReportDialog</name>
    <message numerus="yes">
        <source>%Ln more.</source>
        <translation>
            <numerusform>%Ln more.</numerusform>
            <numerusform>%Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReporter</name>
    <message numerus="yes">
        <source>Imported %Ln run(s) that duplicate earlier runs of the file.</source>
        <translation>
            <numerusform>Imported %Ln run that duplicates an earlier run of the file.</numerusform>
            <numerusform>Imported %Ln runs that duplicate earlier runs of the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <translation>
            <numerusform>Skipped %Ln file without runs or in an unknown format.</numerusform>
            <numerusform>Skipped %Ln files without runs or in an unknown format.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turns by graders (included): %Ln</source>
        <extracomment>%n: turns of a model that judges runs</extracomment>
        <translation>
            <numerusform>Turns of graders among the turns: %Ln</numerusform>
            <numerusform>Turns of graders among the turns: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a fork of %2 that was imported first. The %Ln record(s) that they share count twice, because its runs were replayed, have notes or are damaged, or its file has changed.</source>
        <extracomment>%1: a file, %2: a session, %n: number of records</extracomment>
        <translation>
            <numerusform>%1 is a fork of %2 that was imported first. The %Ln record that they share counts twice, because its runs were replayed, have notes or are damaged, or its file has changed.</numerusform>
            <numerusform>%1 is a fork of %2 that was imported first. The %Ln records that they share count twice, because its runs were replayed, have notes or are damaged, or its file has changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a fork of %2 that was imported first. It was read again without the %Ln record(s) that they share.</source>
        <extracomment>%1: a file, %2: a session, %n: number of records</extracomment>
        <translation>
            <numerusform>%1 is a fork of %2 that was imported first. It was read again without the %Ln record that they share.</numerusform>
            <numerusform>%1 is a fork of %2 that was imported first. It was read again without the %Ln records that they share.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replaces the import of %1; runs: %Ln</source>
        <extracomment>%1: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>replaces the import of %1; runs: %Ln</numerusform>
            <numerusform>replaces the import of %1; runs: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has grown since the import of %2. Its %Ln run(s) stay in the trail and count beside the new ones, because they were replayed, have notes or are damaged.</source>
        <extracomment>%1: a file, %2: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>%1 has grown since the import of %2. Its %Ln run stays in the trail and counts beside the new ones, because it was replayed, has notes or is damaged.</numerusform>
            <numerusform>%1 has grown since the import of %2. Its %Ln runs stay in the trail and count beside the new ones, because they were replayed, have notes or are damaged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was imported on %2 with other content. Its %Ln run(s) stay in the trail and count beside the new ones.</source>
        <extracomment>%1: a file, %2: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>%1 was imported on %2 with other content. Its %Ln run stays in the trail and counts beside the new ones.</numerusform>
            <numerusform>%1 was imported on %2 with other content. Its %Ln runs stay in the trail and count beside the new ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeControl</name>
    <message numerus="yes">
        <source>Following %1 and %Ln more</source>
        <extracomment>What the window does. %1: name of a log, %n: how many others</extracomment>
        <translation>
            <numerusform>Following %1 and %Ln more</numerusform>
            <numerusform>Following %1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Received %Ln run(s)</source>
        <translation>
            <numerusform>Received %Ln run</numerusform>
            <numerusform>Received %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeIndicator</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <extracomment>How many runs have come since it began</extracomment>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln request(s) rejected</source>
        <extracomment>%1: &quot;3 runs&quot;, %n: number of requests that the receiver rejected</extracomment>
        <translation>
            <numerusform>%1, %Ln request rejected</numerusform>
            <numerusform>%1, %Ln requests rejected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IssueModel</name>
    <message numerus="yes">
        <source>Run(s) %1</source>
        <extracomment>Where steps are. %1: numbers of runs, &quot;12, 24, 30&quot;; %n: how many runs</extracomment>
        <translation>
            <numerusform>Run %1</numerusform>
            <numerusform>Runs %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln step(s), runs: %2</source>
        <extracomment>Read aloud. %1: what is said of the steps, %n: how many steps, %2: in how many runs</extracomment>
        <translation>
            <numerusform>%1, %Ln step, runs: %2</numerusform>
            <numerusform>%1, %Ln steps, runs: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IssuesPane</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>Beside the title of the list of issues: how many steps it has</extracomment>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln groups</source>
        <extracomment>Beside the title of the list of issues. %1: &quot;35 steps&quot;, %n: how many groups they belong to</extracomment>
        <translation>
            <numerusform>%1 in %Ln group</numerusform>
            <numerusform>%1 in %Ln groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::JobIndicator</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <extracomment>%1: what one job does, %n: how many other jobs run besides</extracomment>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::JobPane</name>
    <message numerus="yes">
        <source>%Ln running</source>
        <extracomment>Beside the title of the list of jobs</extracomment>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::LimitHistogram</name>
    <message numerus="yes">
        <source>%Ln step(s) beyond the limit</source>
        <extracomment>Use of a limit by the recorded steps. %n: how many of them exceed it</extracomment>
        <translation>
            <numerusform>%Ln step beyond the limit</numerusform>
            <numerusform>%Ln steps beyond the limit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::LogStart</name>
    <message numerus="yes">
        <source>The policy recorded with %Ln run(s).</source>
        <extracomment>Where a draft comes from. %n: number of runs</extracomment>
        <translation>
            <numerusform>The policy recorded with %Ln run.</numerusform>
            <numerusform>The policy recorded with %Ln runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) contain no trace of their policy; using the framework&apos;s default.</source>
        <extracomment>Where a draft comes from. %n: number of runs</extracomment>
        <translation>
            <numerusform>%Ln run contains no trace of its policy; using the framework&apos;s default.</numerusform>
            <numerusform>%Ln runs contain no trace of their policy; using the framework&apos;s default.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovered from %1 of %Ln run(s): %2. The rest is the framework&apos;s default.</source>
        <extracomment>Where a draft comes from. %n: number of runs, %1: how many of them, %2: rules with their values, &quot;limits.max_steps 6&quot;</extracomment>
        <translation>
            <numerusform>Recovered from %1 of %Ln run: %2. The rest is the framework&apos;s default.</numerusform>
            <numerusform>Recovered from %1 of %Ln runs: %2. The rest is the framework&apos;s default.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::MainWindow</name>
    <message numerus="yes">
        <source>%Ln layer(s) active</source>
        <translation>
            <numerusform>%Ln layer active</numerusform>
            <numerusform>%Ln layers active</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln match the filter</source>
        <extracomment>Beside the title of the list of steps. %1: &quot;Run 46, gpt-4o: 5 steps&quot;, %Ln: how many the filter lets through</extracomment>
        <translation>
            <numerusform>%1, %Ln matches the filter</numerusform>
            <numerusform>%1, %Ln match the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::NewStepsButton</name>
    <message numerus="yes">
        <source>%Ln new step(s)</source>
        <extracomment>Button at the bottom of the transcript of a run that grows: shows its end</extracomment>
        <translation>
            <numerusform>%Ln new step</numerusform>
            <numerusform>%Ln new steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewMatrix</name>
    <message numerus="yes">
        <source>The gravest of %Ln run(s)</source>
        <extracomment>After &quot;Run 3, step 2: Blocked&quot;. %Ln: how many runs a column of the matrix is about</extracomment>
        <translation>
            <numerusform>The gravest of %Ln run</numerusform>
            <numerusform>The gravest of %Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steps of %Ln run(s) selected. Return filters by them.</source>
        <extracomment>What a matrix says of its selection to a screen reader. Return is the key</extracomment>
        <translation>
            <numerusform>Steps of %Ln run selected. Return filters by them.</numerusform>
            <numerusform>Steps of %Ln runs selected. Return filters by them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewPane</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>How many steps a section of the overview is about</extracomment>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), %1</source>
        <extracomment>Beside the title of the pane. %1: &quot;127 steps&quot;, %Ln: how many runs</extracomment>
        <translation>
            <numerusform>%Ln run, %1</numerusform>
            <numerusform>%Ln runs, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <extracomment>Beside a title: in how many runs a step came out otherwise than recorded
----------
Beside a title: how many runs the sums are of</extracomment>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each column is %Ln run(s) that went alike, the gravest first; %1</source>
        <extracomment>Beside the title of a matrix. %1: &quot;click a cell to open the step, drag to filter&quot;</extracomment>
        <translation>
            <numerusform>each column is %Ln run, the gravest first; %1</numerusform>
            <numerusform>each column is %Ln runs that went alike, the gravest first; %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewSection</name>
    <message numerus="yes">
        <source>%Ln gap(s)</source>
        <extracomment>Beside a title: how many kinds of values the logs do not have for all runs</extracomment>
        <translation>
            <numerusform>%Ln gap</numerusform>
            <numerusform>%Ln gaps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewTrail</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <extracomment>Beside a title: of how many entries a trail consists</extracomment>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyPane</name>
    <message numerus="yes">
        <source>draft of %1, %Ln change(s), not active</source>
        <translation>
            <numerusform>draft of %1, %Ln change, not active</numerusform>
            <numerusform>draft of %1, %Ln changes, not active</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more. The last valid text remains the draft; %1 remains active.</source>
        <translation>
            <numerusform>And %Ln more. The last valid text remains the draft; %1 remains active.</numerusform>
            <numerusform>And %Ln more. The last valid text remains the draft; %1 remains active.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>Below a diagnostic of a policy. %n: number of further diagnostics</extracomment>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySuggestCommand</name>
    <message numerus="yes">
        <source>Static check of %Ln step(s): %1 allowed and %2 denied as recorded; %3 would change.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>Static check of %Ln step: %1 allowed and %2 denied as recorded; %3 would change.</numerusform>
            <numerusform>Static check of %Ln steps: %1 allowed and %2 denied as recorded; %3 would change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTree</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <extracomment>Entries of a list of a policy: files, hosts, layers</extracomment>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyWhyCommand</name>
    <message numerus="yes">
        <source>%1: allows %Ln step(s), and also %2</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps, %2: names of modules and functions</extracomment>
        <translation>
            <numerusform>%1: allows %Ln step, and also %2</numerusform>
            <numerusform>%1: allows %Ln steps, and also %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln action(s)</source>
        <extracomment>A change of a policy. %1: the change, %n: how many actions it allows</extracomment>
        <translation>
            <numerusform>%1: allows %Ln action</numerusform>
            <numerusform>%1: allows %Ln actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln step(s) with code is denied.</source>
        <translation>
            <numerusform>The only step with code is not denied.</numerusform>
            <numerusform>None of %Ln steps with code is denied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln step(s) and nothing else</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps</extracomment>
        <translation>
            <numerusform>%1: allows %Ln step and nothing else</numerusform>
            <numerusform>%1: allows %Ln steps and nothing else</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PrintDialog</name>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <extracomment>Below a preview</extracomment>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s), of which the first %1 are shown</source>
        <translation>
            <numerusform>%Ln page, of which the first %1 is shown</numerusform>
            <numerusform>%Ln pages, of which the first %1 are shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ProofText</name>
    <message numerus="yes">
        <source>%Ln could not be verified: modules not installed here: %1.</source>
        <extracomment>%n: how many steps, %1: names of modules, each with how many steps need it: &quot;sympy (9), scipy (1)&quot;</extracomment>
        <translation>
            <numerusform>%Ln could not be verified: modules not installed here: %1.</numerusform>
            <numerusform>%Ln could not be verified: modules not installed here: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by replay, %Ln step(s): %1 unchanged, %2 denied, %3 changed for other reasons, %4 after a changed step.</source>
        <extracomment>%n: number of steps, %1 to %4: how many of them</extracomment>
        <translation>
            <numerusform>Verified by replay, %Ln step: %1 unchanged, %2 denied, %3 changed for other reasons, %4 after a changed step.</numerusform>
            <numerusform>Verified by replay, %Ln steps: %1 unchanged, %2 denied, %3 changed for other reasons, %4 after a changed step.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PruneJob</name>
    <message numerus="yes">
        <source>Deleted %Ln run(s).</source>
        <translation>
            <numerusform>Deleted %Ln run.</numerusform>
            <numerusform>Deleted %Ln runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln run(s).</source>
        <translation>
            <numerusform>Moved %Ln run.</numerusform>
            <numerusform>Moved %Ln runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveCommand</name>
    <message numerus="yes">
        <source>%Ln new run(s), %1 changed</source>
        <extracomment>%n: how many runs are new, %1: how many others have changed</extracomment>
        <translation>
            <numerusform>%Ln new run, %1 changed</numerusform>
            <numerusform>%Ln new runs, %1 changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveDialog</name>
    <message numerus="yes">
        <source>%Ln request(s), the newest with %1</source>
        <extracomment>%n: number of requests, %1: status and reason of the newest one</extracomment>
        <translation>
            <numerusform>%Ln request, the newest with %1</numerusform>
            <numerusform>%Ln requests, the newest with %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RedactionDialog</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RedactionJob</name>
    <message numerus="yes">
        <source>Redacted %Ln text(s).</source>
        <translation>
            <numerusform>Redacted %Ln text.</numerusform>
            <numerusform>Redacted %Ln texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) that contain it were kept.</source>
        <translation>
            <numerusform>%Ln name that contains it was kept.</numerusform>
            <numerusform>%Ln names that contain it were kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayReport</name>
    <message numerus="yes">
        <source>%Ln earlier step(s) ran to restore the state</source>
        <translation>
            <numerusform>%Ln earlier step ran to restore the state</numerusform>
            <numerusform>%Ln earlier steps ran to restore the state</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReplaySource</name>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <translation>
            <numerusform>Skipped %Ln file without runs or in an unknown format.</numerusform>
            <numerusform>Skipped %Ln files without runs or in an unknown format.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPanes</name>
    <message numerus="yes">
        <source>%Ln added</source>
        <extracomment>After &quot;after step 7: 35&quot;. %Ln: how many variables the step made</extracomment>
        <translation>
            <numerusform>%Ln added</numerusform>
            <numerusform>%Ln added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>After &quot;after step 7: 35&quot;. %Ln: how many variables the step changed</extracomment>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RetentionDialog</name>
    <message numerus="yes">
        <source>%Ln run(s) match</source>
        <translation>
            <numerusform>%Ln run matches</numerusform>
            <numerusform>%Ln runs match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RunPresentation</name>
    <message numerus="yes">
        <source>%Ln step(s), %1 blocked, %2 with errors</source>
        <extracomment>Read aloud, after &quot;Run 46, task, &quot;. %n steps in all, %1 of them blocked, %2 with errors</extracomment>
        <translation>
            <numerusform>%Ln step, %1 blocked, %2 with errors</numerusform>
            <numerusform>%Ln steps, %1 blocked, %2 with errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln run(s))</source>
        <extracomment>A group of runs. %1: what they have in common, as the name of a model; %Ln: number of runs</extracomment>
        <translation>
            <numerusform>%1 (%Ln run)</numerusform>
            <numerusform>%1 (%Ln runs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of the first score of %Ln run(s)</source>
        <extracomment>Tip of the row of a group of runs. %Ln: how many of them have a score</extracomment>
        <translation>
            <numerusform>Mean of the first score of %Ln run</numerusform>
            <numerusform>Mean of the first score of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RunTimelineView</name>
    <message numerus="yes">
        <source>Run %1, %Ln step(s).</source>
        <extracomment>Said of a run. %1: its number, %n: how many steps</extracomment>
        <translation>
            <numerusform>Run %1, %Ln step.</numerusform>
            <numerusform>Run %1, %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocked,</source>
        <extracomment>Text about a run. %n: how many of its steps were denied</extracomment>
        <translation>
            <numerusform>%Ln blocked,</numerusform>
            <numerusform>%Ln blocked,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s).</source>
        <extracomment>Said of a run, after how many steps were blocked. %n: how many of its steps ended with an error</extracomment>
        <translation>
            <numerusform>%Ln error.</numerusform>
            <numerusform>%Ln errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) selected. %1</source>
        <extracomment>Read aloud when several runs are selected. %1: what is said of the last of them, %n: how many they are</extracomment>
        <translation>
            <numerusform>%Ln run selected. %1</numerusform>
            <numerusform>%Ln runs selected. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SealText</name>
    <message numerus="yes">
        <source>Sealed %Ln entries.</source>
        <translation>
            <numerusform>Sealed %Ln entry.</numerusform>
            <numerusform>Sealed %Ln entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SearchPane</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>What a search found</extracomment>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %Ln step(s)</source>
        <extracomment>What a search found so far; there is more</extracomment>
        <translation>
            <numerusform>the first step</numerusform>
            <numerusform>the first %Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SecretsJob</name>
    <message numerus="yes">
        <source>Found %Ln secret(s) or personal data.</source>
        <extracomment>What came of looking for secrets and personal data. %n: number of them</extracomment>
        <translation>
            <numerusform>Found %Ln secret or personal datum.</numerusform>
            <numerusform>Found %Ln secrets or personal data.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SqlText</name>
    <message numerus="yes">
        <source>The first %Ln row(s), in %1 s; there are more</source>
        <extracomment>Beside the answer to SQL. %n: how many rows are shown, %1: seconds. There are more rows</extracomment>
        <translation>
            <numerusform>The first row, in %1 s; there are more</numerusform>
            <numerusform>The first %Ln rows, in %1 s; there are more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1 s</source>
        <extracomment>Beside the answer to SQL. %n: how many rows there are, %1: seconds</extracomment>
        <translation>
            <numerusform>%Ln row in %1 s</numerusform>
            <numerusform>%Ln rows in %1 s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::StepDetails</name>
    <message numerus="yes">
        <source>%Ln more action(s)</source>
        <extracomment>More actions than a pane lists</extracomment>
        <translation>
            <numerusform>%Ln more action</numerusform>
            <numerusform>%Ln more actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s)</source>
        <extracomment>More files than a pane lists</extracomment>
        <translation>
            <numerusform>%Ln more file</numerusform>
            <numerusform>%Ln more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln write(s)</source>
        <translation>
            <numerusform>%Ln write</numerusform>
            <numerusform>%Ln writes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s)</source>
        <translation>
            <numerusform>%Ln edit</numerusform>
            <numerusform>%Ln edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::StepResults</name>
    <message numerus="yes">
        <source>%Ln messages</source>
        <extracomment>Beside the title of the tab of the prompt</extracomment>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <extracomment>Beside the title of the tab of the original bytes</extracomment>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SuggestPage</name>
    <message numerus="yes">
        <source>Static check of %Ln step(s): %1 allowed and %2 denied as recorded; %3 would change.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>Static check of %Ln step: %1 allowed and %2 denied as recorded; %3 would change.</numerusform>
            <numerusform>Static check of %Ln steps: %1 allowed and %2 denied as recorded; %3 would change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TimelineView</name>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <extracomment>In the timeline: how many variables a step made</extracomment>
        <translation>
            <numerusform>%Ln added</numerusform>
            <numerusform>%Ln added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>In the timeline: how many variables a step changed</extracomment>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailCertifyCommand</name>
    <message numerus="yes">
        <source>%Ln step(s) replayed, %1 as recorded. Certificate saved to %2.</source>
        <extracomment>%n: number of steps that were replayed, %1: how many of them were the same as in the log, %2: file name</extracomment>
        <translation>
            <numerusform>%Ln step replayed, %1 as recorded. Certificate saved to %2.</numerusform>
            <numerusform>%Ln steps replayed, %1 as recorded. Certificate saved to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailExportCommand</name>
    <message numerus="yes">
        <source>%Ln step(s) have no proof: %1</source>
        <extracomment>%1: why the first of them has none</extracomment>
        <translation>
            <numerusform>%Ln step has no proof: %1</numerusform>
            <numerusform>%Ln steps have no proof: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailPruneCommand</name>
    <message numerus="yes">
        <source>%Ln run(s) match</source>
        <extracomment>%n: number of runs that a rule applies to</extracomment>
        <translation>
            <numerusform>%Ln run matches</numerusform>
            <numerusform>%Ln runs match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRedactCommand</name>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <extracomment>%n: number of secrets or personal data that were found</extracomment>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRepairCommand</name>
    <message numerus="yes">
        <source>%1: damaged, recovered %Ln row(s)</source>
        <extracomment>%1: name of a table, %n: number of rows</extracomment>
        <translation>
            <numerusform>%1: damaged, recovered %Ln row</numerusform>
            <numerusform>%1: damaged, recovered %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailStatsCommand</name>
    <message numerus="yes">
        <source>Graders: %Ln turn(s), %1 tokens in, %2 tokens out; not included above.</source>
        <extracomment>Statistics of a trail. %n: turns of a model that judges runs, %1 and %2: its tokens</extracomment>
        <translation>
            <numerusform>Graders: %Ln turn, %1 tokens in, %2 tokens out; not part of the figures above.</numerusform>
            <numerusform>Graders: %Ln turns, %1 tokens in, %2 tokens out; not part of the figures above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailTilesCommand</name>
    <message numerus="yes">
        <source>%Ln file(s) written</source>
        <extracomment>%n: number of files</extracomment>
        <translation>
            <numerusform>%Ln file written</numerusform>
            <numerusform>%Ln files written</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailVerifyCommand</name>
    <message numerus="yes">
        <source>sealed but invalid: the first %Ln entries</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>sealed but invalid: the first entry</numerusform>
            <numerusform>sealed but invalid: the first %Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sealed: the first %Ln entries, with the key %1</source>
        <extracomment>%n: number of entries, %1: public key, hexadecimal digits</extracomment>
        <translation>
            <numerusform>sealed: the first entry, with the key %1</numerusform>
            <numerusform>sealed: the first %Ln entries, with the key %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steps with wrong index words, %Ln in total: %1</source>
        <extracomment>%1: numbers of steps in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>step with wrong index words: %1</numerusform>
            <numerusform>steps with wrong index words, %Ln in total: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>runs with wrong index words or totals, %Ln in total: %1</source>
        <extracomment>%1: numbers of runs in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>run with wrong index words or totals: %1</numerusform>
            <numerusform>runs with wrong index words or totals, %Ln in total: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>executions with wrong index words, %Ln in total: %1</source>
        <extracomment>%1: numbers of executions in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>execution with wrong index words: %1</numerusform>
            <numerusform>executions with wrong index words, %Ln in total: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: invalid</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>time stamp of the first entry: invalid</numerusform>
            <numerusform>time stamp of the first %Ln entries: invalid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: %1</source>
        <extracomment>%n: number of entries, %1: date and time, ISO 8601</extracomment>
        <translation>
            <numerusform>time stamp of the first entry: %1</numerusform>
            <numerusform>time stamp of the first %Ln entries: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: %1 (signature not checked; specify --certificates)</source>
        <extracomment>%n: number of entries, %1: date and time, ISO 8601</extracomment>
        <translation>
            <numerusform>time stamp of the first entry: %1 (signature not checked; specify --certificates)</numerusform>
            <numerusform>time stamp of the first %Ln entries: %1 (signature not checked; specify --certificates)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>entry %1 is in the tree of %Ln entries</source>
        <extracomment>A proof about an audit trail. %1: number of an entry, %n: number of entries</extracomment>
        <translation>
            <numerusform>entry %1 is in the tree of %Ln entry</numerusform>
            <numerusform>entry %1 is in the tree of %Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tree of %Ln entries extends the one of %1</source>
        <extracomment>A proof about an audit trail. %1 and %n: numbers of entries</extracomment>
        <translation>
            <numerusform>the tree of %Ln entry extends the one of %1</numerusform>
            <numerusform>the tree of %Ln entries extends the one of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailWitnessCommand</name>
    <message numerus="yes">
        <source>%Ln cosignature(s) on the note were not checked. Specify the verifier keys of their witnesses with --require.</source>
        <translation>
            <numerusform>%Ln cosignature on the note was not checked. Specify the verifier key of its witness with --require.</numerusform>
            <numerusform>%Ln cosignatures on the note were not checked. Specify the verifier keys of their witnesses with --require.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fork: both notes cover %Ln entries of the same trail, but have different roots. Keep both: together they prove that the history was rewritten.</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>Fork: both notes cover %Ln entry of the same trail, but have different roots. Keep both: together they prove that the history was rewritten.</numerusform>
            <numerusform>Fork: both notes cover %Ln entries of the same trail, but have different roots. Keep both: together they prove that the history was rewritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both notes cover %Ln entries of the same trail, but have different roots and keys. At most one of them is from the owner of the trail: compare the keys with the one that you know.</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>Both notes cover %Ln entry of the same trail, but have different roots and keys. At most one of them is from the owner of the trail: compare the keys with the one that you know.</numerusform>
            <numerusform>Both notes cover %Ln entries of the same trail, but have different roots and keys. At most one of them is from the owner of the trail: compare the keys with the one that you know.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The note is valid: %Ln entries, sealed with the key %1</source>
        <extracomment>%n: number of entries, %1: public key, hexadecimal digits</extracomment>
        <translation>
            <numerusform>The note is valid: %Ln entry, sealed with the key %1</numerusform>
            <numerusform>The note is valid: %Ln entries, sealed with the key %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TranscriptPane</name>
    <message numerus="yes">
        <source>%1, %Ln match the filter</source>
        <extracomment>Beside the title of the transcript. %1: &quot;Run 46: 12 steps&quot;, %Ln: how many of them the filter lets through</extracomment>
        <translation>
            <numerusform>%1, %Ln matches the filter</numerusform>
            <numerusform>%1, %Ln match the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ValueModel</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyReplayCommand</name>
    <message numerus="yes">
        <source>The code and the recorded outcome of %Ln step(s) are not proven; the signer states them.</source>
        <extracomment>%n: number of steps</extracomment>
        <translation>
            <numerusform>The code and the recorded outcome of %Ln step are not proven; the signer states them.</numerusform>
            <numerusform>The code and the recorded outcome of %Ln steps are not proven; the signer states them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WatchLine</name>
    <message numerus="yes">
        <source>Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the draft</source>
        <translation>
            <numerusform>Watching: %Ln new step, the newest at %1 (run %2, step %3): %4 under the draft</numerusform>
            <numerusform>Watching: %Ln new steps, the newest at %1 (run %2, step %3): %4 under the draft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the active policy</source>
        <extracomment>%n: number of steps, %1: a time, %2: number of a run, %3: of a step, %4: verdict of the policy on it: Denied</extracomment>
        <translation>
            <numerusform>Watching: %Ln new step, the newest at %1 (run %2, step %3): %4 under the active policy</numerusform>
            <numerusform>Watching: %Ln new steps, the newest at %1 (run %2, step %3): %4 under the active policy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WhatIfBar</name>
    <message numerus="yes">
        <source>Filter: %Ln Changed Step(s)</source>
        <extracomment>Button. %n: how many steps a draft changes</extracomment>
        <translation>
            <numerusform>Filter: %Ln Changed Step</numerusform>
            <numerusform>Filter: %Ln Changed Steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) with code, %1 denied, judged in %2, watching for new ones</source>
        <extracomment>%n: number of steps, %1: how many of them the draft denies, %2: a duration. New steps of a recording agent are judged as they arrive.</extracomment>
        <translation>
            <numerusform>%Ln step with code, %1 denied, judged in %2, watching for new ones</numerusform>
            <numerusform>%Ln steps with code, %1 denied, judged in %2, watching for new ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s): %1 denied, %2 ask, %3 undecidable (%4)</source>
        <extracomment>%n: number of steps with code or actions, %1: how many of them the draft denies, %2: asks about, %3: cannot decide, %4: a duration. It must be short: there is room for some 70 characters.</extracomment>
        <translation>
            <numerusform>%Ln step: %1 denied, %2 ask, %3 undecidable (%4)</numerusform>
            <numerusform>%Ln steps: %1 denied, %2 ask, %3 undecidable (%4)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WhyPage</name>
    <message numerus="yes">
        <source>%Ln action(s) no longer allowed</source>
        <translation>
            <numerusform>%Ln action no longer allowed</numerusform>
            <numerusform>%Ln actions no longer allowed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WhyPanel</name>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>After a list of reasons. %n: number of reasons that are not listed</extracomment>
        <translation>
            <numerusform>And %Ln more.</numerusform>
            <numerusform>And %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more step(s) denied for the same reason</source>
        <extracomment>Title of a list</extracomment>
        <translation>
            <numerusform>%Ln more step denied for the same reason</numerusform>
            <numerusform>%Ln more steps denied for the same reason</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WindowText</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>After &quot;Run 46, gpt-4o: &quot;</extracomment>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <extracomment>%1: how many runs are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 of %Ln run</numerusform>
            <numerusform>%1 of %Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln step(s)</source>
        <extracomment>%1: how many steps are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 of %Ln step</numerusform>
            <numerusform>%1 of %Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln execution(s)</source>
        <extracomment>Executions of steps: replays and edited code</extracomment>
        <translation>
            <numerusform>%Ln execution</numerusform>
            <numerusform>%Ln executions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln imports were interrupted when the program ended.</source>
        <translation>
            <numerusform>%Ln import was interrupted when the program ended.</numerusform>
            <numerusform>%Ln imports were interrupted when the program ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln step(s).</source>
        <extracomment>How many steps a run has</extracomment>
        <translation>
            <numerusform>It has %Ln step.</numerusform>
            <numerusform>It has %Ln steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln run(s).</source>
        <extracomment>How many runs a log has</extracomment>
        <translation>
            <numerusform>It has %Ln run.</numerusform>
            <numerusform>It has %Ln runs.</numerusform>
        </translation>
    </message>
</context>
</TS>
