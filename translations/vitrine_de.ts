<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>vitrine::ActionAvailability</name>
    <message>
        <source>This step has no Python code.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Dieser Schritt enthält keinen Python-Code.</translation>
    </message>
    <message>
        <source>The trail has no runs.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Die Prüfspur enthält keine Läufe.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Es läuft nichts.</translation>
    </message>
    <message>
        <source>No log or trail is open.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Es ist weder ein Protokoll noch eine Prüfspur offen.</translation>
    </message>
    <message>
        <source>Another run is in progress: stop it, or wait until it finishes.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Eine andere Ausführung läuft: Halten Sie sie an, oder warten Sie auf ihr Ende.</translation>
    </message>
    <message>
        <source>The executor is not ready.</source>
        <translation>Die Ausführungsart ist nicht bereit.</translation>
    </message>
    <message>
        <source>No step is selected.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Kein Schritt ist ausgewählt.</translation>
    </message>
    <message>
        <source>No run is selected.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Kein Lauf ist ausgewählt.</translation>
    </message>
    <message>
        <source>This run has no Python code.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Dieser Lauf hat keinen Python-Code.</translation>
    </message>
</context>
<context>
    <name>vitrine::Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple</source>
        <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
        <source>Save Trail &amp;As…</source>
        <translation>Prüfspur speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;System Colors</source>
        <translation>&amp;Systemfarben</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>&amp;Previous Step</source>
        <translation>V&amp;origer Schritt</translation>
    </message>
    <message>
        <source>&amp;Next Step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Previous &amp;Run</source>
        <translation>Voriger &amp;Lauf</translation>
    </message>
    <message>
        <source>Next R&amp;un</source>
        <translation>N&amp;ächster Lauf</translation>
    </message>
    <message>
        <source>Next &amp;Difference</source>
        <translation>Nächste Abweichun&amp;g</translation>
    </message>
    <message>
        <source>Previous D&amp;ifference</source>
        <translation>Vorige Abweich&amp;ung</translation>
    </message>
    <message>
        <source>Next P&amp;ane</source>
        <translation>Nä&amp;chster Bereich</translation>
    </message>
    <message>
        <source>Previous Pan&amp;e</source>
        <translation>Vo&amp;riger Bereich</translation>
    </message>
    <message>
        <source>Run &amp;Step</source>
        <translation>&amp;Schritt ausführen</translation>
    </message>
    <message>
        <source>Run this step&apos;s code after the steps before it (F5)</source>
        <translation>Den Code dieses Schritts nach den Schritten davor ausführen (F5)</translation>
    </message>
    <message>
        <source>&amp;Replay Run</source>
        <translation>&amp;Lauf wiederholen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Replay all steps of the run and compare them with the recording (Ctrl+F5)</source>
        <translation>Alle Schritte des Laufs wiederholen und mit der Aufzeichnung vergleichen (Strg+F5)</translation>
    </message>
    <message>
        <source>Replay &amp;All Runs</source>
        <translation>&amp;Alle Läufe wiederholen</translation>
    </message>
    <message>
        <source>Replay all runs of the trail in parallel and compare them with the recordings</source>
        <translation>Alle Läufe der Prüfspur parallel wiederholen und mit den Aufzeichnungen vergleichen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>Stop the current run (Shift+F5)</source>
        <translation>Laufende Ausführung anhalten (Umschalt+F5)</translation>
    </message>
    <message>
        <source>Policy &amp;File…</source>
        <translation>Richtlinien&amp;datei …</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Show Import &amp;Report</source>
        <translation>&amp;Importbericht anzeigen</translation>
    </message>
    <message>
        <source>&amp;About Vitrine</source>
        <translation>Über &amp;Vitrine</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Ne&amp;xt Issue</source>
        <translation>Nächstes &amp;Problem</translation>
    </message>
    <message>
        <source>Previous I&amp;ssue</source>
        <translation>Voriges Proble&amp;m</translation>
    </message>
    <message>
        <source>&amp;Quick Open…</source>
        <translation>Schnell ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>&amp;Befehlspalette …</translation>
    </message>
    <message>
        <source>Run from &amp;Here</source>
        <translation>A&amp;b hier ausführen</translation>
    </message>
    <message>
        <source>Run this step&apos;s code and all later steps from the state before it (Ctrl+Shift+F5)</source>
        <translation>Code dieses Schritts und alle späteren Schritte ab dem Zustand davor ausführen (Strg+Umschalt+F5)</translation>
    </message>
    <message>
        <source>&amp;Back to This Step</source>
        <translation>&amp;Zurück zu diesem Schritt</translation>
    </message>
    <message>
        <source>Restore the session to its state after this step (Alt+F5)</source>
        <translation>Sitzung auf den Stand nach diesem Schritt zurücksetzen (Alt+F5)</translation>
    </message>
    <message>
        <source>Filter &amp;Bar</source>
        <translation>Filter&amp;leiste</translation>
    </message>
    <message>
        <source>&amp;Clear Filter</source>
        <translation>Filter &amp;aufheben</translation>
    </message>
    <message>
        <source>&amp;Filter by This Value</source>
        <extracomment>Shows only what has the value of the cell that is selected in a list</extracomment>
        <translation>Nach diesem Wert &amp;filtern</translation>
    </message>
    <message>
        <source>E&amp;xclude This Value</source>
        <extracomment>Shows only what does not have the value of the cell that is selected in a list</extracomment>
        <translation>Diesen Wert au&amp;sschließen</translation>
    </message>
    <message>
        <source>&amp;And This Value</source>
        <extracomment>Adds the value of the cell that is selected in a list to the filter</extracomment>
        <translation>&amp;Und dieser Wert</translation>
    </message>
    <message>
        <source>&amp;Or This Value</source>
        <extracomment>Adds the value of the cell that is selected in a list to the filter</extracomment>
        <translation>&amp;Oder dieser Wert</translation>
    </message>
    <message>
        <source>&amp;Mark Step</source>
        <extracomment>Puts a mark on a step, or takes it away</extracomment>
        <translation>Schritt &amp;markieren</translation>
    </message>
    <message>
        <source>&amp;Note on Step…</source>
        <translation>&amp;Notiz zum Schritt …</translation>
    </message>
    <message>
        <source>View and edit the tool answers that a replay of this run uses</source>
        <translation>Werkzeugantworten anzeigen und ändern, die eine Wiederholung dieses Laufs verwendet</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>Ver&amp;siegeln …</translation>
    </message>
    <message>
        <source>Sign everything recorded in this trail so far</source>
        <translation>Alles bisher in dieser Prüfspur Aufgezeichnete signieren</translation>
    </message>
    <message>
        <source>&amp;Inspect Steps</source>
        <extracomment>Arranges the panes for reading steps</extracomment>
        <translation>Schritte &amp;ansehen</translation>
    </message>
    <message>
        <source>&amp;Tune Policy</source>
        <extracomment>Arranges the panes for writing a policy</extracomment>
        <translation>Richtlinie a&amp;bstimmen</translation>
    </message>
    <message>
        <source>&amp;Why Denied</source>
        <extracomment>Why the policy that is being written denies the selected step, and what would allow it</extracomment>
        <translation>&amp;Warum abgelehnt</translation>
    </message>
    <message>
        <source>Filter: &amp;Changed Steps</source>
        <extracomment>Filters the lists by the steps that a policy which is being written would judge otherwise</extracomment>
        <translation>Filter: &amp;Geänderte Schritte</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Puts the selected step, or its run, on paper</extracomment>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <extracomment>Puts a link to the selected step on the clipboard</extracomment>
        <translation>&amp;Verweis kopieren</translation>
    </message>
    <message>
        <source>&amp;Save Layout As…</source>
        <extracomment>Keeps the arrangement of the panes under a name</extracomment>
        <translation>Anordnung &amp;speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Origin of Value</source>
        <extracomment>Goes to the step that gave the selected variable its value</extracomment>
        <translation>&amp;Herkunft des Werts</translation>
    </message>
    <message>
        <source>Run Se&amp;lection</source>
        <translation>Aus&amp;wahl ausführen</translation>
    </message>
    <message>
        <source>Run the selected lines after the preceding steps (Ctrl+Return)</source>
        <translation>Ausgewählte Zeilen nach den vorhergehenden Schritten ausführen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>&amp;User Guide</source>
        <translation>&amp;Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Fo&amp;llow Log…</source>
        <extracomment>Takes what is added to a log while it is written</extracomment>
        <translation>Protokoll fo&amp;lgen …</translation>
    </message>
    <message>
        <source>Follow Fol&amp;der…</source>
        <extracomment>Takes what is added to the logs of a folder, and logs that are put there</extracomment>
        <translation>Or&amp;dner folgen …</translation>
    </message>
    <message>
        <source>Recei&amp;ve Spans…</source>
        <extracomment>Takes what a running agent exports</extracomment>
        <translation>Spans &amp;empfangen …</translation>
    </message>
    <message>
        <source>S&amp;top Following and Receiving</source>
        <translation>Fol&amp;gen und Empfangen beenden</translation>
    </message>
    <message>
        <source>&amp;Compare With…</source>
        <extracomment>Puts the run beside another one, or beside its own replay</extracomment>
        <translation>&amp;Vergleichen mit …</translation>
    </message>
    <message>
        <source>Run t&amp;o Here</source>
        <translation>Bis &amp;hierher ausführen</translation>
    </message>
    <message>
        <source>Re-run the preceding steps, then this step&apos;s code (Ctrl+F10)</source>
        <translation>Vorhergehende Schritte erneut und dann den Code dieses Schritts ausführen (Strg+F10)</translation>
    </message>
    <message>
        <source>&amp;New Scratch Run</source>
        <extracomment>A run that the user writes himself</extracomment>
        <translation>&amp;Neuer eigener Lauf</translation>
    </message>
    <message>
        <source>Start a run of your own: write steps and run them (Ctrl+N)</source>
        <translation>Einen eigenen Lauf beginnen: Schritte schreiben und ausführen (Strg+N)</translation>
    </message>
    <message>
        <source>Replay in Another E&amp;xecutor…</source>
        <extracomment>Replays the run in a chosen executor and shows both outcomes side by side</extracomment>
        <translation>In anderer Aus&amp;führungsart wiederholen …</translation>
    </message>
    <message>
        <source>Re-run the steps in another executor and compare the results</source>
        <translation>Schritte in einer anderen Ausführungsart erneut ausführen und die Ergebnisse vergleichen</translation>
    </message>
    <message>
        <source>Tool Ans&amp;wers…</source>
        <translation>Antworten &amp;der Werkzeuge …</translation>
    </message>
    <message>
        <source>Color R&amp;ules…</source>
        <extracomment>Opens the dialog of the rules by which rows have a background</extracomment>
        <translation>Farb&amp;regeln …</translation>
    </message>
    <message>
        <source>Color Ro&amp;ws</source>
        <extracomment>Whether rows have a background by these rules</extracomment>
        <translation>&amp;Zeilen färben</translation>
    </message>
    <message>
        <source>Com&amp;pare Replays</source>
        <extracomment>Arranges the panes for looking at what a replay came to</extracomment>
        <translation>Wiederholungen v&amp;ergleichen</translation>
    </message>
    <message>
        <source>Check E&amp;vidence</source>
        <extracomment>Arranges the panes for looking at what the trail proves</extracomment>
        <translation>&amp;Nachweise prüfen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Writes runs into a file of another format</extracomment>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Save View As…</source>
        <extracomment>Keeps under a name how the trail is looked at: filter, columns, sorting</extracomment>
        <translation>Ansicht &amp;speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Manage Views…</source>
        <extracomment>Opens the list of the views that are kept: to rename and delete them</extracomment>
        <translation>Ansichten &amp;verwalten …</translation>
    </message>
    <message>
        <source>F&amp;ind in All Runs…</source>
        <extracomment>Searches all runs, while the lists stay as they are</extracomment>
        <translation>In allen Läufen s&amp;uchen …</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <extracomment>Makes code and texts larger</extracomment>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <extracomment>Makes code and texts smaller</extracomment>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal Text Size</source>
        <extracomment>Gives code and texts the size of the user&apos;s own font</extracomment>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <extracomment>Says what the control or pane is for that has the focus</extracomment>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Changes That Would &amp;Allow It</source>
        <extracomment>Goes to the list of the smallest changes of the policy that would allow the selected step</extracomment>
        <translation>Änderungen, die ihn &amp;erlauben würden</translation>
    </message>
    <message>
        <source>A&amp;pprovals</source>
        <extracomment>Shows the steps of agents that wait for approval</extracomment>
        <translation>&amp;Freigaben</translation>
    </message>
    <message>
        <source>Scratch Run</source>
        <extracomment>On the tool bar: a run that the user writes himself</extracomment>
        <translation>Eigener Lauf</translation>
    </message>
    <message>
        <source>&amp;Black on White</source>
        <extracomment>Colors of high contrast: black on white</extracomment>
        <translation>Schwar&amp;z auf Weiß</translation>
    </message>
    <message>
        <source>&amp;White on Black</source>
        <extracomment>Colors of high contrast: white on black</extracomment>
        <translation>&amp;Weiß auf Schwarz</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <extracomment>Opens the find bar of the text that has the focus</extracomment>
        <translation>Su&amp;chen …</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>V&amp;orige Fundstelle</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <extracomment>Opens the find bar with a row for replacing</extracomment>
        <translation>Erse&amp;tzen …</translation>
    </message>
    <message>
        <source>Save &amp;Proof of Step…</source>
        <translation>&amp;Beweis des Schritts speichern …</translation>
    </message>
    <message>
        <source>Save a file that proves that this step is in the trail; verifying it does not need the trail</source>
        <translation>Eine Datei speichern, die beweist, dass dieser Schritt in der Prüfspur ist; zum Prüfen wird die Prüfspur nicht gebraucht</translation>
    </message>
    <message>
        <source>theme color scheme appearance dark mode</source>
        <extracomment>Other words for light and dark colors, separated by spaces, for the search in the command palette</extracomment>
        <translation>Design Theme Farbschema Aussehen Dunkelmodus</translation>
    </message>
    <message>
        <source>preferences options configure theme font</source>
        <extracomment>Other words for settings, separated by spaces, for the search in the command palette</extracomment>
        <translation>Einstellungen Optionen einrichten Design Schrift</translation>
    </message>
    <message>
        <source>zoom font size</source>
        <extracomment>Other words for the size of text, separated by spaces, for the search in the command palette</extracomment>
        <translation>Zoom Schriftgröße</translation>
    </message>
    <message>
        <source>sign signature</source>
        <extracomment>Other words for seals, separated by spaces, for the search in the command palette</extracomment>
        <translation>signieren Unterschrift Signatur</translation>
    </message>
    <message>
        <source>help manual documentation</source>
        <extracomment>Other words for the command palette, separated by spaces, for the search in it</extracomment>
        <translation>Hilfe Handbuch Dokumentation</translation>
    </message>
    <message>
        <source>Open Se&amp;ssion…</source>
        <extracomment>Chooses among the sessions that agents have stored on this computer</extracomment>
        <translation>Si&amp;tzung öffnen …</translation>
    </message>
    <message>
        <source>Re&amp;dact…</source>
        <translation>S&amp;chwärzen …</translation>
    </message>
    <message>
        <source>Find secrets and personal data in this trail and redact them</source>
        <translation>Geheimnisse und personenbezogene Daten in dieser Prüfspur suchen und schwärzen</translation>
    </message>
    <message>
        <source>Delete &amp;Old Runs…</source>
        <translation>Alte Läufe &amp;löschen …</translation>
    </message>
    <message>
        <source>Delete runs by age or project, or move them to another trail</source>
        <translation>Läufe nach Alter oder Projekt löschen oder in eine andere Prüfspur verschieben</translation>
    </message>
    <message>
        <source>retention prune remove archive age</source>
        <extracomment>Other words for the deletion of old runs, separated by spaces, for the search in the command palette</extracomment>
        <translation>aufbewahrung entfernen archivieren alter</translation>
    </message>
    <message>
        <source>secrets passwords personal data privacy remove</source>
        <extracomment>Other words for redaction, separated by spaces, for the search in the command palette</extracomment>
        <translation>geheimnisse passwörter personenbezogene daten datenschutz entfernen</translation>
    </message>
    <message>
        <source>&amp;Watch an Agent…</source>
        <extracomment>Opens a dialog that adds hooks to the settings of a coding agent</extracomment>
        <translation>&amp;Agenten beobachten …</translation>
    </message>
    <message>
        <source>hook install uninstall Claude Code Codex</source>
        <translation>Hook Hooks installieren deinstallieren Claude Code Codex</translation>
    </message>
    <message>
        <source>choose open load policy document</source>
        <translation>Richtlinie auswählen öffnen laden Dokument</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignedStepModel</name>
    <message>
        <source>Left</source>
        <extracomment>Column of two runs side by side: number of the step in the left one</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Column of two runs side by side: number of the step in the right one</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignedStepPresentation</name>
    <message>
        <source>none</source>
        <extracomment>In place of the number of a step that one of two runs does not have</extracomment>
        <translation>keiner</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignmentText</name>
    <message>
        <source>Only left</source>
        <extracomment>Of two runs side by side, the verdict on a step that the right one does not have</extracomment>
        <translation>Nur links</translation>
    </message>
    <message>
        <source>Only right</source>
        <translation>Nur rechts</translation>
    </message>
    <message>
        <source>the code differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>der Code ist anders</translation>
    </message>
    <message>
        <source>the printed output differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>die Textausgabe weicht ab</translation>
    </message>
    <message>
        <source>the error differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>der Fehler ist ein anderer</translation>
    </message>
    <message>
        <source>the value differs</source>
        <extracomment>Of two steps side by side: the value of the last statement</extracomment>
        <translation>der Wert ist ein anderer</translation>
    </message>
    <message>
        <source>only on the right</source>
        <extracomment>Of two runs side by side, only the right one has this step</extracomment>
        <translation>nur rechts</translation>
    </message>
    <message>
        <source>only on the left</source>
        <extracomment>Of two runs side by side, only the left one has this step</extracomment>
        <translation>nur links</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: what differs, %2: where and how</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>only noise: %1</source>
        <extracomment>%1: kinds of noise between two runs: &quot;addresses, dates&quot;</extracomment>
        <translation>nur Rauschen: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of a text that is not there</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>line %1: %2 → %3</source>
        <extracomment>%1: number of a line, %2 and %3: the text on each side</extracomment>
        <translation>Zeile %1: %2 → %3</translation>
    </message>
    <message>
        <source>the text differs</source>
        <extracomment>Of two steps side by side: what is said in a step without code</extracomment>
        <translation>der Text unterscheidet sich</translation>
    </message>
</context>
<context>
    <name>vitrine::AnswerText</name>
    <message>
        <source>returns its argument</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>gibt sein Argument zurück</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded call(s)</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>
            <numerusform>%Ln aufgezeichneter Aufruf</numerusform>
            <numerusform>%Ln aufgezeichnete Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>always %1</source>
        <extracomment>How a tool is answered. %1: a value as JSON</extracomment>
        <translation>immer %1</translation>
    </message>
    <message>
        <source>Python function</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>Python-Funktion</translation>
    </message>
    <message>
        <source>no stub</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>kein Ersatz</translation>
    </message>
</context>
<context>
    <name>vitrine::ApprovalDecisions</name>
    <message>
        <source>Allowed</source>
        <extracomment>What was decided about a step that waited for approval</extracomment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Edited</source>
        <extracomment>What was decided about a step that waited for approval: other code ran in its place</extracomment>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Denied</source>
        <extracomment>What was decided about a step that waited for approval</extracomment>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>The draft</source>
        <extracomment>Who decided about a step that waited for approval: the policy that is being written</extracomment>
        <translation>Der Entwurf</translation>
    </message>
    <message>
        <source>Timed out</source>
        <extracomment>Who decided about a step that waited for approval</extracomment>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>No approver</source>
        <extracomment>Who decided about a step that waited for approval</extracomment>
        <translation>Niemand zuständig</translation>
    </message>
    <message>
        <source>None: code too long</source>
        <extracomment>Who decided about a step that waited for approval</extracomment>
        <translation>Keine: Code zu lang</translation>
    </message>
    <message>
        <source>None: agent stopped</source>
        <extracomment>Who decided about a step that waited for approval</extracomment>
        <translation>Keine: Agent angehalten</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>A step that waited for approval. %1: number of a run, %2: of a step</extracomment>
        <translation>Lauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>Approval Decisions</source>
        <translation>Freigabe-Entscheidungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>Column: allowed, edited or denied</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>User</source>
        <extracomment>Column: the user who decided</extracomment>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Waited</source>
        <extracomment>Column: how long a step waited</extracomment>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why it was decided so, in the words of who did</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>No step of this trail has asked for approval.</source>
        <translation>Kein Schritt dieser Prüfspur hat eine Freigabe angefragt.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <extracomment>A run with a call that waited for approval and has no step yet. %1: number of the run</extracomment>
        <translation>Lauf %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ApprovalFolderText</name>
    <message>
        <source>%1 is not set.</source>
        <extracomment>%1: name of a variable of the environment</extracomment>
        <translation>%1 ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 belongs to another user.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 gehört einem anderen Benutzer.</translation>
    </message>
    <message>
        <source>Other users can access %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>Andere Benutzer haben Zugriff auf %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written to.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>In %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The path %1 is too long for a socket.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>Der Pfad %1 ist zu lang für einen Socket.</translation>
    </message>
    <message>
        <source>%1 Approvals use the private folder %2 instead.</source>
        <extracomment>%1: sentences that say why not elsewhere, %2: a folder</extracomment>
        <translation>%1 Freigaben verwenden stattdessen den privaten Ordner %2.</translation>
    </message>
    <message>
        <source>Cannot handle approvals: no private folder. %1 Set XDG_RUNTIME_DIR to a folder that only you can access.</source>
        <extracomment>%1: sentences that say what is wrong with each folder</extracomment>
        <translation>Freigaben sind nicht möglich: kein privater Ordner. %1 Setzen Sie XDG_RUNTIME_DIR auf einen Ordner, auf den nur Sie Zugriff haben.</translation>
    </message>
</context>
<context>
    <name>vitrine::ApprovalPage</name>
    <message>
        <source>Ask Before Each Step</source>
        <extracomment>Switch: steps of an agent that is being recorded wait until they are decided</extracomment>
        <translation>Vor jedem Schritt fragen</translation>
    </message>
    <message>
        <source>Pending Steps</source>
        <translation>Wartende Schritte</translation>
    </message>
    <message>
        <source>Code of the Pending Step</source>
        <translation>Code des wartenden Schritts</translation>
    </message>
    <message>
        <source>Time Remaining</source>
        <translation>Verbleibende Zeit</translation>
    </message>
    <message>
        <source>%1 is no longer pending: it timed out, or its agent has ended.</source>
        <translation>%1 wartet nicht mehr: Die Zeit ist abgelaufen, oder der Agent ist beendet.</translation>
    </message>
    <message>
        <source>Agents that record into this trail ask for approval here before each step</source>
        <translation>Agenten, die in diese Prüfspur aufzeichnen, fragen hier vor jedem Schritt nach Freigabe</translation>
    </message>
    <message>
        <source>Steps That Need Approval</source>
        <translation>Freigabepflichtige Schritte</translation>
    </message>
    <message>
        <source>Every step</source>
        <extracomment>Which steps wait for approval</extracomment>
        <translation>Jeder Schritt</translation>
    </message>
    <message>
        <source>Steps denied by the draft</source>
        <extracomment>Which steps wait for approval</extracomment>
        <translation>Vom Entwurf abgelehnte Schritte</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason (recorded in the trail; shown to the agent if denied)</source>
        <translation>Grund (wird in der Prüfspur aufgezeichnet; bei Ablehnung dem Agenten gezeigt)</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>Button: the step that waits runs as it is</extracomment>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Run Edited</source>
        <extracomment>Button: the code as it was edited runs in place of the step that waits</extracomment>
        <translation>Bearbeitet ausführen</translation>
    </message>
    <message>
        <source>Deny</source>
        <extracomment>Button: the step that waits does not run</extracomment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Another window handles approvals for this trail.</source>
        <translation>Ein anderes Fenster bearbeitet die Freigaben dieser Prüfspur.</translation>
    </message>
    <message>
        <source>Cannot handle approvals: %1</source>
        <extracomment>%1: what went wrong, in technical words</extracomment>
        <translation>Freigaben sind nicht möglich: %1</translation>
    </message>
    <message>
        <source>Checking the draft…</source>
        <translation>Entwurf wird geprüft …</translation>
    </message>
    <message>
        <source>%1 under the draft</source>
        <extracomment>%1: the verdict of the draft of a policy on a step: Denied</extracomment>
        <translation>%1 unter dem Entwurf</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: a sentence</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Allowed in %1 s</source>
        <translation>Erlaubt in %1 s</translation>
    </message>
    <message>
        <source>Denied in %1 s</source>
        <translation>Abgelehnt in %1 s</translation>
    </message>
    <message>
        <source>Approvals are off.</source>
        <translation>Freigaben sind ausgeschaltet.</translation>
    </message>
    <message numerus="yes">
        <source>Approvals are on: %Ln step(s) pending.</source>
        <extracomment>%n: number of steps that wait for approval</extracomment>
        <translation>
            <numerusform>Freigaben sind eingeschaltet: %Ln Schritt wartet.</numerusform>
            <numerusform>Freigaben sind eingeschaltet: %Ln Schritte warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is too long for approval.</source>
        <translation>Der Code ist für eine Freigabe zu lang.</translation>
    </message>
    <message>
        <source>%1: denied.</source>
        <translation>%1: abgelehnt.</translation>
    </message>
    <message>
        <source>%1: edited.</source>
        <translation>%1: bearbeitet.</translation>
    </message>
    <message>
        <source>%1: allowed.</source>
        <translation>%1: erlaubt.</translation>
    </message>
    <message>
        <source>%1: allowed by the draft.</source>
        <translation>%1: vom Entwurf erlaubt.</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>A step that waits. %1: number of a run, %2: of a step</extracomment>
        <translation>Lauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>Approvals are on: no step pending.</source>
        <translation>Freigaben sind eingeschaltet: Kein Schritt wartet.</translation>
    </message>
    <message>
        <source>Left to the agent in %1 s</source>
        <extracomment>The agent decides itself if nobody answers in time. %1: a number of seconds</extracomment>
        <translation>In %1 s entscheidet der Agent</translation>
    </message>
    <message>
        <source>%1 under the active policy</source>
        <extracomment>%1: the verdict of the active policy on a step: Denied</extracomment>
        <translation>%1 unter der aktiven Richtlinie</translation>
    </message>
    <message>
        <source>%1: allowed by the active policy.</source>
        <translation>%1: von der aktiven Richtlinie erlaubt.</translation>
    </message>
</context>
<context>
    <name>vitrine::BaselineReport</name>
    <message>
        <source>the step is missing</source>
        <extracomment>The golden run has a step that the run does not have</extracomment>
        <translation>der Schritt fehlt</translation>
    </message>
    <message>
        <source>new step</source>
        <extracomment>The golden run does not have this step</extracomment>
        <translation>neuer Schritt</translation>
    </message>
    <message>
        <source>Golden run %1 is missing: %2</source>
        <extracomment>A run of the baseline that was not replayed. %1: its number there, %2: its task</extracomment>
        <translation>Referenzlauf %1 fehlt: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln regression(s)</source>
        <translation>
            <numerusform>%Ln Verschlechterung</numerusform>
            <numerusform>%Ln Verschlechterungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <extracomment>Steps that differ from the baseline, but are no worse</extracomment>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fixed</source>
        <extracomment>Steps that failed in the baseline</extracomment>
        <translation>
            <numerusform>%Ln behoben</numerusform>
            <numerusform>%Ln behoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln same</source>
        <extracomment>Steps that are as in the baseline</extracomment>
        <translation>
            <numerusform>%Ln gleich</numerusform>
            <numerusform>%Ln gleich</numerusform>
        </translation>
    </message>
    <message>
        <source>The result differs from the golden run</source>
        <translation>Das Ergebnis weicht vom Referenzlauf ab</translation>
    </message>
    <message>
        <source>A golden run was not replayed</source>
        <translation>Ein Referenzlauf wurde nicht wiederholt</translation>
    </message>
    <message>
        <source>The baseline has no run of this task.</source>
        <translation>Die Vergleichsbasis hat keinen Lauf dieser Aufgabe.</translation>
    </message>
    <message>
        <source>regression</source>
        <translation>Verschlechterung</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>behoben</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1: number of a step, %2: &quot;regression&quot;, %3: why</extracomment>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Compared with the baseline: %1</source>
        <extracomment>%1: &quot;2 regressions, 1 change, 0 fixed, 12 same&quot;</extracomment>
        <translation>Verglichen mit der Vergleichsbasis: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Against the baseline</source>
        <translation>Gegenüber der Vergleichsbasis</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Verschlechterung</translation>
    </message>
</context>
<context>
    <name>vitrine::CardWords</name>
    <message>
        <source>System</source>
        <extracomment>Heading of a part of the transcript: instructions of the framework</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Heading of a part of the transcript</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>Heading of a part of the transcript: said to the agent</extracomment>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Heading of a part of the transcript</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Heading of a part of the transcript: code in another language than Python Heading of a part of the transcript</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <extracomment>How a command ended. %1: a number</extracomment>
        <translation>Exit-Status %1</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>%1: amount, &quot;1.2 k&quot;</extracomment>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>Before what code printed</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Before the value that code ended with</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Before the arguments of a tool</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Before what a tool returned</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more line(s)</source>
        <extracomment>Row of the transcript that unfolds the rest of a text</extracomment>
        <translation>
            <numerusform>%Ln weitere Zeile anzeigen</numerusform>
            <numerusform>%Ln weitere Zeilen anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit reached</source>
        <extracomment>Heading of an error in the transcript</extracomment>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Heading of an error in the transcript</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Read aloud: only the head of an action is shown</extracomment>
        <translation>eingeklappt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <extracomment>At the right of the head of a folded group of actions: how many files they read</extracomment>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln action(s)</source>
        <extracomment>At the right of the head of a folded group of actions</extracomment>
        <translation>
            <numerusform>%Ln Aktion</numerusform>
            <numerusform>%Ln Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps %1</source>
        <extracomment>Read aloud: a folded group of actions. %1: &quot;4–5&quot;</extracomment>
        <translation>Schritte %1</translation>
    </message>
    <message>
        <source>Denied</source>
        <extracomment>Heading of an error in the transcript: a person, a rule or a policy did not let the action run</extracomment>
        <translation>Abgelehnt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>At the right of an action that started another agent: how many steps this one made</extracomment>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <extracomment>Before the steps of another agent that this one started</extracomment>
        <translation>Unteragent</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Heading of a part of the transcript: records of the log about approvals, limits, hooks and the like</extracomment>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Heading of a denied action. %1: &quot;Denied by a rule&quot;, %2: the rule, or the name of a person</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Denied by the active policy</source>
        <extracomment>In the transcript, below an action: it ran when it was recorded, and could not run under the active policy</extracomment>
        <translation>Von der aktiven Richtlinie abgelehnt</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Link in the transcript: opens the panel that says why a policy denies an action</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Allow…</source>
        <extracomment>Link in the transcript: offers changes of the policy that would allow an action</extracomment>
        <translation>Erlauben …</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteDialog</name>
    <message>
        <source>Tool Answers of This Run</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Antworten der Werkzeuge dieses Laufs</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Name of another tool</source>
        <extracomment>Hint and accessible name of a field</extracomment>
        <translation>Name eines weiteren Werkzeugs</translation>
    </message>
    <message>
        <source>Its argument</source>
        <extracomment>How a tool is answered in a replay: it gives its argument back</extracomment>
        <translation>Sein Argument</translation>
    </message>
    <message>
        <source>Recorded calls</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Aufgezeichnete Aufrufe</translation>
    </message>
    <message>
        <source>Always the same value</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Immer derselbe Wert</translation>
    </message>
    <message>
        <source>Python function</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Python-Funktion</translation>
    </message>
    <message>
        <source>No stub</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Kein Ersatz</translation>
    </message>
    <message>
        <source>The tool returns its argument.</source>
        <translation>Das Werkzeug gibt sein Argument zurück.</translation>
    </message>
    <message>
        <source>Value, as JSON</source>
        <translation>Wert, als JSON</translation>
    </message>
    <message>
        <source>Define a function with the tool&apos;s name. It runs outside the sandbox, with your permissions</source>
        <translation>Definieren Sie eine Funktion mit dem Namen des Werkzeugs. Sie läuft außerhalb der Sandbox, mit Ihren Berechtigungen</translation>
    </message>
    <message>
        <source>A step that calls this tool fails with an error.</source>
        <translation>Ein Schritt, der dieses Werkzeug aufruft, endet mit einem Fehler.</translation>
    </message>
    <message>
        <source>An answer for %1 is not valid JSON. Put text in double quotes.</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Eine Antwort für %1 ist kein gültiges JSON. Setzen Sie Text in doppelte Anführungszeichen.</translation>
    </message>
    <message>
        <source>Restore Recor&amp;ded</source>
        <extracomment>Button: takes the user&apos;s answers back, so that the log&apos;s hold again</extracomment>
        <translation>Aufge&amp;zeichnete wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>Button: adds a tool by its name</extracomment>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Answered &amp;by:</source>
        <translation>Beantwortet &amp;durch:</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteSaveCommand</name>
    <message>
        <source>Store tool answers with a run of a trail; replays of the run use them</source>
        <translation>Werkzeugantworten bei einem Lauf einer Prüfspur speichern; Wiederholungen des Laufs verwenden sie</translation>
    </message>
    <message>
        <source>Reset the tool answers of a run to those recorded in the log</source>
        <translation>Werkzeugantworten eines Laufs auf die im Protokoll aufgezeichneten zurücksetzen</translation>
    </message>
    <message>
        <source>Number of the run in the trail</source>
        <translation>Nummer des Laufs in der Prüfspur</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>Die Prüfspur</translation>
    </message>
    <message>
        <source>JSON file of tool stubs</source>
        <translation>JSON-Datei mit Werkzeug-Ersatz</translation>
    </message>
    <message numerus="yes">
        <source>Saved the answers of %Ln tool(s) with run %1.</source>
        <extracomment>%n: number of tools, %1: number of a run</extracomment>
        <translation>
            <numerusform>Antworten von %Ln Werkzeug mit Lauf %1 gespeichert.</numerusform>
            <numerusform>Antworten von %Ln Werkzeugen mit Lauf %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1 uses the answers recorded in its log again.</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>Lauf %1 verwendet wieder die in seinem Protokoll aufgezeichneten Antworten.</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteShowCommand</name>
    <message>
        <source>Show the tool answers that a replay of a run uses</source>
        <translation>Werkzeugantworten anzeigen, die eine Wiederholung eines Laufs verwendet</translation>
    </message>
    <message>
        <source>Print the answers of one run as JSON, for --tools and save</source>
        <translation>Antworten eines Laufs als JSON ausgeben, für --tools und save</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Beantwortet durch</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Title of a run. %1: its number, %2: what the agent was asked</extracomment>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>The file contains several runs: choose one with --run.</source>
        <translation>Die Datei enthält mehrere Läufe: Wählen Sie einen mit --run.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChainMap</name>
    <message>
        <source>Chain of all entries</source>
        <extracomment>Accessible name of a band that shows all entries of a trail</extracomment>
        <translation>Kette aller Einträge</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Entry %1 of %2: %3</source>
        <translation>Eintrag %1 von %2: %3</translation>
    </message>
    <message>
        <source>Entry %1 is damaged</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>Eintrag %1 ist beschädigt</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangeText</name>
    <message>
        <source>Not Comparable</source>
        <extracomment>Of a step: one before it changes</extracomment>
        <translation>Nicht vergleichbar</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Now Allowed</source>
        <extracomment>Of a step: it was denied, asked about or undecidable before</extracomment>
        <translation>Jetzt erlaubt</translation>
    </message>
    <message>
        <source>Now Ask</source>
        <extracomment>Of a step: a person would be asked about it, and would not have been before</extracomment>
        <translation>Jetzt nachfragen</translation>
    </message>
    <message>
        <source>Now Denied</source>
        <extracomment>Of a step: it was allowed, asked about or undecidable before</extracomment>
        <translation>Jetzt abgelehnt</translation>
    </message>
    <message>
        <source>Now Undecidable</source>
        <extracomment>Of a step: undecidable without running it, and it was decided before</extracomment>
        <translation>Jetzt unentscheidbar</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangedSteps</name>
    <message>
        <source>Changed Steps</source>
        <translation>Geänderte Schritte</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Column: verdict of the active policy on a step</extracomment>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: verdict of the draft on a step</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Column: how many steps of the run come after this one</extracomment>
        <translation>Danach</translation>
    </message>
    <message>
        <source>The draft changes no step.</source>
        <translation>Der Entwurf ändert keinen Schritt.</translation>
    </message>
    <message>
        <source>Observed</source>
        <extracomment>Column: result of a step when it ran under the draft</extracomment>
        <translation>Beobachtet</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesByRule</name>
    <message>
        <source>Changes by Rule</source>
        <translation>Änderungen nach Regeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Column: the module, builtin or tool that a rule applies to</extracomment>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: verdict of the draft on it</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>The draft changes no rule used by a recorded step.</source>
        <translation>Der Entwurf ändert keine Regel, die ein aufgezeichneter Schritt verwendet.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesByRun</name>
    <message>
        <source>Changes by Run</source>
        <translation>Änderungen nach Läufen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>The draft changes no run.</source>
        <translation>Der Entwurf ändert keinen Lauf.</translation>
    </message>
    <message>
        <source>No draft yet. Edit the policy to see what would change.</source>
        <translation>Noch kein Entwurf. Bearbeiten Sie die Richtlinie, um zu sehen, was sich ändern würde.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesPage</name>
    <message>
        <source>Automatically</source>
        <extracomment>Check box beside the button Verify by Replay: verifies after every change of the draft</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Re-runs the affected steps shortly after each change of the draft</source>
        <translation>Führt die betroffenen Schritte kurz nach jeder Änderung des Entwurfs erneut aus</translation>
    </message>
    <message>
        <source>Stop Verification (%1 of %2)</source>
        <extracomment>Button. %1, %2: how many steps were run, of how many</extracomment>
        <translation>Überprüfung anhalten (%1 von %2)</translation>
    </message>
    <message>
        <source>Verify by Replay</source>
        <extracomment>Button: runs the steps that a draft changes, to check the predicted results</extracomment>
        <translation>Durch Wiederholung überprüfen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) behaved differently than predicted.</source>
        <extracomment>%n: number of steps whose result was not the predicted one</extracomment>
        <translation>
            <numerusform>%Ln Schritt verhielt sich anders als vorhergesagt.</numerusform>
            <numerusform>%Ln Schritte verhielten sich anders als vorhergesagt.</numerusform>
        </translation>
    </message>
    <message>
        <source>See the Observed column of the changed steps. This is a bug in the prediction.</source>
        <translation>Siehe die Spalte „Beobachtet“ der geänderten Schritte. Das ist ein Fehler in der Vorhersage.</translation>
    </message>
    <message numerus="yes">
        <source>Verified %1 of %Ln changed step(s) under the draft: no disagreement.</source>
        <extracomment>%1: how many steps were run, %n: of how many</extracomment>
        <translation>
            <numerusform>%1 von %Ln geänderten Schritt unter dem Entwurf überprüft: keine Abweichung.</numerusform>
            <numerusform>%1 von %Ln geänderten Schritten unter dem Entwurf überprüft: keine Abweichung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ChartPane</name>
    <message>
        <source>&amp;by:</source>
        <extracomment>Label of a choice: what the chart sums up by</extracomment>
        <translation>&amp;nach:</translation>
    </message>
    <message>
        <source>Save Chart As…</source>
        <extracomment>Button: the chart becomes a file</extracomment>
        <translation>Diagramm speichern unter …</translation>
    </message>
    <message>
        <source>%1: not recorded</source>
        <extracomment>In place of a chart. %1: what it would show, such as &quot;Tokens&quot;</extracomment>
        <translation>%1: nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>No trail is open</source>
        <translation>Keine Prüfspur offen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln smaller item(s) omitted</source>
        <extracomment>Beside a chart. %n: how many smaller ones it does not show</extracomment>
        <translation>
            <numerusform>%Ln kleinerer ausgelassen</numerusform>
            <numerusform>%Ln kleinere ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Chart As</source>
        <translation>Diagramm speichern unter</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <extracomment>Label of a choice: what the chart shows</extracomment>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>%1: not recorded. Replay the runs to measure it.</source>
        <extracomment>In place of a chart. %1: what it would show, such as &quot;Operations&quot;</extracomment>
        <translation>%1: nicht aufgezeichnet. Wiederholen Sie die Läufe, um es zu messen.</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Limit to filter</source>
        <extracomment>Check box of the charts: they show only runs that the filter of the window lets through</extracomment>
        <translation>Auf Filter beschränken</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <extracomment>What a chart shows. %1: for example &quot;Tokens&quot;, %2: what that is summed up by, for example &quot;Model&quot;</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Beside the title of the charts. %1: for example &quot;Tokens by Model&quot;, %2: &quot;50 runs&quot; or &quot;12 of 50 runs&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No run matches the filter</source>
        <extracomment>In place of a chart</extracomment>
        <translation>Kein Lauf passt zum Filter</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Totals of tokens, time, errors and more, by run, agent, model or policy. Click a bar to show its steps.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Summen von Tokens, Zeit, Fehlern und mehr, nach Lauf, Agent, Modell oder Richtlinie. Klicken Sie auf einen Balken, um seine Schritte zu sehen.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChartView</name>
    <message>
        <source>Chart</source>
        <extracomment>Read aloud</extracomment>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>vitrine::Charting</name>
    <message>
        <source>Input</source>
        <extracomment>Series of a chart: tokens that were sent to the model, and those that it answered</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Series of a chart: seconds as recorded in the log, and seconds that the code took when it ran here</extracomment>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>With code</source>
        <extracomment>Series of a chart: steps</extracomment>
        <translation>Mit Code</translation>
    </message>
    <message>
        <source>Without code</source>
        <translation>Ohne Code</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Series of a chart: steps that ended with an error, and those that the policy denied</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Werkzeugaufrufe</translation>
    </message>
    <message>
        <source>Importing Steps</source>
        <translation>Importierende Schritte</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Errors and Denials</source>
        <translation>Fehler und Ablehnungen</translation>
    </message>
    <message>
        <source>Tool Calls</source>
        <translation>Werkzeugaufrufe</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>What a chart sums up by</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A part of what is said of a bar. %1: what it counts, %2: how much</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>Series of a chart: what the engine counted while code ran here</extracomment>
        <translation>Operationen</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckCommand</name>
    <message>
        <source>Check steps against a policy without running them</source>
        <translation>Schritte gegen eine Richtlinie prüfen, ohne sie auszuführen</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Lowest severity to print: note, warning or denied; --json prints all</source>
        <translation>Niedrigste auszugebende Schwere: note, warning oder denied; --json gibt alles aus</translation>
    </message>
    <message>
        <source>List all kinds of findings and exit</source>
        <translation>Alle Arten von Befunden auflisten und beenden</translation>
    </message>
    <message>
        <source>Python files (.py, or - for standard input) as the steps of one run, logs and trails. Without --policy, a log is checked against the policy recovered from its error messages, and a run of a trail against its own</source>
        <translation>Python-Dateien (.py, oder - für die Standardeingabe) als Schritte eines Laufs, Protokolle und Prüfspuren. Ohne --policy gilt für ein Protokoll die Richtlinie, die sich aus seinen Fehlermeldungen ergibt, und für einen Lauf einer Prüfspur seine eigene</translation>
    </message>
    <message>
        <source>No files given. Name the files to check.</source>
        <translation>Keine Dateien angegeben. Nennen Sie die zu prüfenden Dateien.</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckReport</name>
    <message>
        <source>Denied by module: %1</source>
        <translation>Abgelehnt nach Modul: %1</translation>
    </message>
    <message>
        <source>Denied by rule: %1</source>
        <translation>Abgelehnt nach Regel: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
    <message>
        <source>Blocked when recorded: %1, of these denied: %2</source>
        <extracomment>Sums below a list. %1: number of steps that the recorded agent was not allowed to run, %2: how many of these the policy denies</extracomment>
        <translation>Bei der Aufzeichnung blockiert: %1, davon abgelehnt: %2</translation>
    </message>
    <message>
        <source>run %1 step %2</source>
        <extracomment>%1: number of a run, %2: number of a step</extracomment>
        <translation>Lauf %1 Schritt %2</translation>
    </message>
    <message>
        <source>Blocked when recorded but not denied here, because the cause only appears at run time or the policy is a different one: %1</source>
        <extracomment>%1: &quot;run 22 step 3, run 30 step 1&quot;</extracomment>
        <translation>Bei der Aufzeichnung blockiert, hier aber nicht abgelehnt, weil sich die Ursache erst zur Laufzeit zeigt oder die Richtlinie eine andere ist: %1</translation>
    </message>
    <message>
        <source>Findings about actions: %1, steps with denied actions: %2</source>
        <extracomment>Sums below a list. Actions are commands, edits and other tool calls. %1, %2: numbers</extracomment>
        <translation>Befunde zu Aktionen: %1, Schritte mit abgelehnten Aktionen: %2</translation>
    </message>
    <message>
        <source>Runs: %1, steps with code: %2, in Python: %3, denied: %4</source>
        <extracomment>Sums below a list. %1 to %4: numbers; %3: how many of %2 are in Python, %4: how many of %3 are denied</extracomment>
        <translation>Läufe: %1, Schritte mit Code: %2, in Python: %3, abgelehnt: %4</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckRules</name>
    <message>
        <source>Rule</source>
        <extracomment>Column title: name of a rule of the review</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Column title: technical name of a kind of finding</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Severity</source>
        <extracomment>Column title: how serious a finding is</extracomment>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>Column title: what a rule is about</extracomment>
        <translation>Befund</translation>
    </message>
</context>
<context>
    <name>vitrine::CodeEditor</name>
    <message>
        <source>Code</source>
        <extracomment>Accessible name of the editor with the code of a step</extracomment>
        <translation>Code</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more byte(s) of this line not shown</source>
        <extracomment>Below a line of code of which only the beginning is shown. %n: how many bytes are left out</extracomment>
        <translation>
            <numerusform>… %Ln weiteres Byte dieser Zeile nicht gezeigt</numerusform>
            <numerusform>… %Ln weitere Bytes dieser Zeile nicht gezeigt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CodeTagsOption</name>
    <message>
        <source>Opening and closing code tags, if not &lt;code&gt; and &lt;/code&gt;</source>
        <translation>Öffnende und schließende Code-Marken, falls nicht &lt;code&gt; und &lt;/code&gt;</translation>
    </message>
</context>
<context>
    <name>vitrine::ColorDialog</name>
    <message>
        <source>Color Rules</source>
        <extracomment>Title of a dialog: rules by which rows of lists have a background</extracomment>
        <translation>Farbregeln</translation>
    </message>
    <message>
        <source>Rows that match a rule&apos;s filter get its background color and number. The first matching rule applies.</source>
        <translation>Zeilen, auf die der Filter einer Regel zutrifft, erhalten deren Hintergrundfarbe und Nummer. Die erste passende Regel gilt.</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <extracomment>Button: the rules of the program take the place of those in the list</extracomment>
        <translation>Vo&amp;rgaben</translation>
    </message>
    <message>
        <source>&amp;Add Rule</source>
        <translation>Regel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Re&amp;move Rule</source>
        <translation>Regel &amp;entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <extracomment>Button: the rule takes the place of the one before it</extracomment>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <extracomment>Button: the rule takes the place of the one behind it</extracomment>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label of a field: the name of a rule</extracomment>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Filter:</source>
        <extracomment>Label of a field: the filter of a rule</extracomment>
        <translation>&amp;Filter:</translation>
    </message>
    <message>
        <source>&amp;Color:</source>
        <extracomment>Label of a choice: the background of rows</extracomment>
        <translation>Far&amp;be:</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>A rule in a list. %1: &quot;①&quot;, %2: its name, %3: its filter</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>New rule</source>
        <extracomment>Name of a rule that is not finished</extracomment>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No rules</source>
        <extracomment>In place of the list of rules. Add Rule and Rules of the Program are buttons</extracomment>
        <translation>Keine Regeln</translation>
    </message>
    <message>
        <source>Click Add Rule to create a rule, or Restore Defaults for the built-in ones.</source>
        <translation>Klicken Sie auf „Regel hinzufügen“, oder auf „Vorgaben“ für die eingebauten Regeln.</translation>
    </message>
</context>
<context>
    <name>vitrine::ColorRules</name>
    <message>
        <source>Marked or with a note</source>
        <extracomment>Name of a rule that colors rows</extracomment>
        <translation>Markiert oder mit Notiz</translation>
    </message>
    <message>
        <source>Replay broken</source>
        <extracomment>Name of a rule that colors rows: the replay differed from the recording</extracomment>
        <translation>Neuer Fehler bei der Wiederholung</translation>
    </message>
    <message>
        <source>Leaves the sandbox</source>
        <extracomment>Name of a rule that colors rows: code that starts programs or reads the network</extracomment>
        <translation>Verlässt die Sandbox</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Name of a rule that colors rows</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>Name of a background</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>Name of a background</extracomment>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>Name of a background</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>Name of a background</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Gray</source>
        <extracomment>Name of a background</extracomment>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>Name of a background</extracomment>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>The filter is empty: it would color every row.</source>
        <extracomment>Why a rule that colors rows cannot be used</extracomment>
        <translation>Der Filter ist leer: Er würde jede Zeile färben.</translation>
    </message>
    <message>
        <source>Policy verdicts cannot be used in color rules.</source>
        <extracomment>Why a rule that colors rows cannot be used</extracomment>
        <translation>Richtlinienurteile können in Farbregeln nicht verwendet werden.</translation>
    </message>
</context>
<context>
    <name>vitrine::ColumnMenu</name>
    <message>
        <source>No list has the focus</source>
        <extracomment>In the menu of columns, in place of them</extracomment>
        <translation>Keine Liste hat den Fokus</translation>
    </message>
    <message>
        <source>&amp;Reset Columns</source>
        <extracomment>In the menu of columns: all are shown, in their first order and widths</extracomment>
        <translation>Spalten &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>no values or no space</source>
        <translation>keine Werte oder kein Platz</translation>
    </message>
</context>
<context>
    <name>vitrine::CommandLine</name>
    <message>
        <source>Inspect, replay and audit code that AI agents ran.</source>
        <translation>Code untersuchen, wiederholen und prüfen, den KI-Agenten ausgeführt haben.</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Die Version ausgeben</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>Exit status: 0 success, 1 the code failed, was blocked, or a difference was found, 2 wrong usage or unreadable input, 3 internal error.</source>
        <translation>Exit-Status: 0 Erfolg, 1 der Code schlug fehl, wurde blockiert oder es gab eine Abweichung, 2 falscher Aufruf oder unlesbare Eingabe, 3 interner Fehler.</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Head line of the help on the command line</extracomment>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Head of the list of files and names in the help on the command line</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>In the help on the command line: follows an option that is required</extracomment>
        <translation>ERFORDERLICH</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>In the help on the command line: represents the options in the usage line</extracomment>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>Internal error: %1</source>
        <extracomment>%1: technical description</extracomment>
        <translation>Interner Fehler: %1</translation>
    </message>
    <message>
        <source>Cannot write to standard output.</source>
        <translation>In die Standardausgabe kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Run vitrine --help, or a command with --help, for details.</source>
        <translation>Einzelheiten zeigt vitrine --help oder ein Befehl mit --help.</translation>
    </message>
    <message>
        <source>Search, check, sign and export a trail</source>
        <translation>Eine Prüfspur durchsuchen, prüfen, signieren und exportieren</translation>
    </message>
    <message>
        <source>View and change the tool answers that replays use</source>
        <translation>Werkzeugantworten anzeigen und ändern, die Wiederholungen verwenden</translation>
    </message>
    <message>
        <source>Show, check, compare and suggest policies</source>
        <translation>Richtlinien anzeigen, prüfen, vergleichen und vorschlagen</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>In the help on the command line: represents one of the commands in the usage line</extracomment>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Head of the list of options in the help on the command line</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Head of the list of commands in the help on the command line</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Judge and record the tool calls of coding agents</source>
        <translation>Werkzeugaufrufe von Coding-Agenten beurteilen und aufzeichnen</translation>
    </message>
    <message>
        <source>Unknown command %1. Did you mean %2?</source>
        <extracomment>%1: what was typed, %2: name of a command</extracomment>
        <translation>Unbekannter Befehl %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>the value is empty</source>
        <extracomment>Of the value of an option</extracomment>
        <translation>der Wert ist leer</translation>
    </message>
    <message>
        <source>Unknown command %1. Commands: %2.</source>
        <extracomment>%1: what was typed, %2: names of commands, separated by commas</extracomment>
        <translation>Unbekannter Befehl %1. Befehle: %2.</translation>
    </message>
    <message>
        <source>%1 is neither a command nor a file.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>%1 ist weder ein Befehl noch eine Datei.</translation>
    </message>
    <message>
        <source>Unknown option %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Unbekannte Option %1.</translation>
    </message>
    <message>
        <source>Unknown option %1. Did you mean %2?</source>
        <extracomment>%1: what was typed, %2: name of an option</extracomment>
        <translation>Unbekannte Option %1. Meinten Sie %2?</translation>
    </message>
</context>
<context>
    <name>vitrine::CompareChoice</name>
    <message>
        <source>Run %1, replayed</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Lauf %1, wiederholt</translation>
    </message>
    <message>
        <source>Run %1, recorded</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Lauf %1, aufgezeichnet</translation>
    </message>
    <message>
        <source>newest replay</source>
        <extracomment>Of what a run can be compared with: how it went when it was run again</extracomment>
        <translation>neueste Wiederholung</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>What a run can be compared with. %1: number of a run, %2: its task</extracomment>
        <translation>Lauf %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CompareCommand</name>
    <message>
        <source>Run of the first file: its position in a log or its number in a trail</source>
        <translation>Lauf der ersten Datei: seine Position in einem Protokoll oder seine Nummer in einer Prüfspur</translation>
    </message>
    <message>
        <source>Run to compare with, of the second file or of the same file</source>
        <translation>Vergleichslauf, aus der zweiten oder derselben Datei</translation>
    </message>
    <message>
        <source>Also list identical steps</source>
        <translation>Auch gleiche Schritte auflisten</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>One or two logs or trails</source>
        <translation>Ein oder zwei Protokolle oder Prüfspuren</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>No step differs.</source>
        <translation>Kein Schritt weicht ab.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) differ.</source>
        <translation>
            <numerusform>%Ln Schritt weicht ab.</numerusform>
            <numerusform>%Ln Schritte weichen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare two runs step by step, as recorded or as replayed</source>
        <translation>Zwei Läufe Schritt für Schritt vergleichen, wie aufgezeichnet oder wie wiederholt</translation>
    </message>
    <message>
        <source>Use the newest replay in the trail instead of the recording: left, right or both</source>
        <translation>Neueste Wiederholung in der Prüfspur statt der Aufzeichnung verwenden: left, right oder both</translation>
    </message>
    <message>
        <source>Run %1 of %2 has not been replayed. Replay it with: vitrine replay %2 --trail %2 --run %1</source>
        <translation>Lauf %1 von %2 wurde noch nicht wiederholt. Befehl dazu: vitrine replay %2 --trail %2 --run %1</translation>
    </message>
    <message>
        <source>Expected one or two files, not %1.</source>
        <translation>Eine oder zwei Dateien erwartet, nicht %1.</translation>
    </message>
    <message>
        <source>Both sides are run %1 of %2. Name another run with --with, another file, or compare the run with its newest replay: --replayed right.</source>
        <extracomment>%1: number of a run, %2: name of a file</extracomment>
        <translation>Beide Seiten sind Lauf %1 von %2. Nennen Sie einen anderen Lauf mit --with oder eine andere Datei, oder vergleichen Sie den Lauf mit seiner neuesten Wiederholung: --replayed right.</translation>
    </message>
</context>
<context>
    <name>vitrine::ComparePane</name>
    <message>
        <source>Aligned Steps</source>
        <translation>Schritte nebeneinander</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>A run as recorded, one side of a comparison</extracomment>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>A run as it went when it was run again, one side of a comparison</extracomment>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Replayed in %1</source>
        <extracomment>A run as it went when it was run again, one side of a comparison. %1: name of an executor</extracomment>
        <translation>Wiederholt in %1</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>Linke Seite</translation>
    </message>
    <message>
        <source>Right Side</source>
        <translation>Rechte Seite</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Kein Vergleich</translation>
    </message>
    <message>
        <source>Choose Run &gt; Compare With…, or the context menu of a run.</source>
        <translation>Wählen Sie „Lauf &gt; Vergleichen mit …“ oder das Kontextmenü eines Laufs.</translation>
    </message>
    <message>
        <source>One run has not been replayed</source>
        <translation>Ein Lauf wurde noch nicht wiederholt</translation>
    </message>
    <message>
        <source>Cannot read the runs</source>
        <translation>Die Läufe können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Replay that run, or choose its recording.</source>
        <translation>Wiederholen Sie diesen Lauf, oder wählen Sie seine Aufzeichnung.</translation>
    </message>
    <message>
        <source>Neither run has any steps</source>
        <extracomment>In place of two runs side by side</extracomment>
        <translation>Keiner der Läufe hat Schritte</translation>
    </message>
    <message>
        <source>no step differs</source>
        <translation>kein Schritt weicht ab</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) differ</source>
        <translation>
            <numerusform>%Ln Schritt weicht ab</numerusform>
            <numerusform>%Ln Schritte weichen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1:</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Lauf %1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Over a comparison. %1: verdict, %2: why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>One side of a comparison. %1: &quot;Run 3, replayed&quot;, %2: name of an executor</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Compare Runs</source>
        <translation>Läufe vergleichen</translation>
    </message>
    <message>
        <source>Two runs side by side, or a run and its replay, step by step.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Zwei Läufe nebeneinander, oder ein Lauf und seine Wiederholung, Schritt für Schritt.</translation>
    </message>
</context>
<context>
    <name>vitrine::ConfirmationRuns</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>Verified by replay: %1, disagreements: %2</source>
        <extracomment>Below a list of steps that ran. %1, %2: numbers</extracomment>
        <translation>Durch Wiederholung überprüft: %1, Abweichungen: %2</translation>
    </message>
    <message>
        <source>Interrupted: not all steps were replayed.</source>
        <translation>Abgebrochen: Nicht alle Schritte wurden wiederholt.</translation>
    </message>
</context>
<context>
    <name>vitrine::ConfirmationText</name>
    <message>
        <source>Allowed, OK</source>
        <extracomment>What a step did: the policy allowed it, and it ended well</extracomment>
        <translation>Erlaubt, OK</translation>
    </message>
    <message>
        <source>Allowed, error</source>
        <extracomment>What a step did: the policy allowed it, and its code ended in an error</extracomment>
        <translation>Erlaubt, Fehler</translation>
    </message>
    <message>
        <source>Denied: %1</source>
        <extracomment>What a step did: a rule of the policy ended it. %1: technical name of the rule</extracomment>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>Allowed, not installed: %1</source>
        <extracomment>What a step did: the policy allowed its import, but the module is not there. %1: names of modules</extracomment>
        <translation>Erlaubt, nicht installiert: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::CopyTrailJob</name>
    <message>
        <source>Saving %1</source>
        <extracomment>%1 is the name of the new file</extracomment>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <extracomment>What came of a job. %1: name of a file</extracomment>
        <translation>%1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>vitrine::DamageNotice</name>
    <message>
        <source>Run vitrine trail verify for details.</source>
        <extracomment>After &quot;The trail is damaged at entry 4.&quot;</extracomment>
        <translation>Einzelheiten zeigt vitrine trail verify.</translation>
    </message>
</context>
<context>
    <name>vitrine::DamageText</name>
    <message>
        <source>an entry is missing or was inserted</source>
        <translation>ein Eintrag fehlt oder wurde eingefügt</translation>
    </message>
    <message>
        <source>its hash does not match the previous entry</source>
        <translation>sein Hash passt nicht zum vorigen Eintrag</translation>
    </message>
    <message>
        <source>the entry was modified</source>
        <translation>der Eintrag wurde verändert</translation>
    </message>
    <message>
        <source>the data it covers was modified</source>
        <translation>die abgedeckten Daten wurden verändert</translation>
    </message>
    <message>
        <source>the data it covers is missing</source>
        <translation>die abgedeckten Daten fehlen</translation>
    </message>
    <message>
        <source>entries at the end are missing</source>
        <translation>Einträge am Ende fehlen</translation>
    </message>
    <message>
        <source>data was added that no entry covers</source>
        <translation>es wurden Daten hinzugefügt, die kein Eintrag abdeckt</translation>
    </message>
    <message>
        <source>the entry is of an unknown kind</source>
        <translation>der Eintrag ist von unbekannter Art</translation>
    </message>
    <message>
        <source>a seal does not match the data it covers</source>
        <translation>ein Siegel passt nicht zu den abgedeckten Daten</translation>
    </message>
    <message>
        <source>it does not match the checkpoint</source>
        <translation>er stimmt nicht mit dem Kontrollpunkt überein</translation>
    </message>
    <message>
        <source>the file is damaged at this position</source>
        <translation>die Datei ist an dieser Stelle beschädigt</translation>
    </message>
    <message>
        <source>the database schema is not that of a trail</source>
        <translation>das Datenbankschema ist nicht das einer Prüfspur</translation>
    </message>
    <message>
        <source>all entries before it are intact, but the file&apos;s list of unused pages is damaged, so nothing can be added</source>
        <translation>alle Einträge davor sind unversehrt, aber die Liste der unbenutzten Seiten der Datei ist beschädigt, sodass nichts hinzugefügt werden kann</translation>
    </message>
</context>
<context>
    <name>vitrine::DenialText</name>
    <message>
        <source>This step is not denied.</source>
        <translation>Dieser Schritt ist nicht abgelehnt.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>%1: number of a line, %2: a sentence without its full stop: &quot;Import of sympy is not allowed&quot;</extracomment>
        <translation>Zeile %1: %2.</translation>
    </message>
    <message>
        <source>Active policy: %1. The draft allows this step; it has no effect until you activate it.</source>
        <extracomment>%1: name of the active policy</extracomment>
        <translation>Aktive Richtlinie: %1. Der Entwurf erlaubt diesen Schritt; er wirkt erst, wenn Sie ihn aktivieren.</translation>
    </message>
    <message>
        <source>Active policy: %1.</source>
        <extracomment>%1: name of the active policy</extracomment>
        <translation>Aktive Richtlinie: %1.</translation>
    </message>
    <message>
        <source>Profile %1</source>
        <extracomment>A change of a policy. %1: name of a bundled policy</extracomment>
        <translation>Profil %1</translation>
    </message>
    <message numerus="yes">
        <source>Allow %Ln uses</source>
        <extracomment>A change of a policy that undoes several denials. %n: how many</extracomment>
        <translation>
            <numerusform>Eine Verwendung erlauben</numerusform>
            <numerusform>%Ln Verwendungen erlauben</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise %1</source>
        <extracomment>A change of a policy. %1: path of a limit in it: &quot;limits.operations&quot;</extracomment>
        <translation>%1 anheben</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <extracomment>A change of a policy. %1: what it allows: a module, a function</extracomment>
        <translation>%1 erlauben</translation>
    </message>
    <message>
        <source>Allows nothing else that recorded steps use.</source>
        <translation>Erlaubt sonst nichts, was aufgezeichnete Schritte verwenden.</translation>
    </message>
    <message>
        <source>Also allows: %1.</source>
        <extracomment>Tip of a change of a policy. %1: names of other things that it allows</extracomment>
        <translation>Erlaubt auch: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>After a list of names. %n: number of names that are not listed</extracomment>
        <translation>
            <numerusform>Und ein weiterer.</numerusform>
            <numerusform>Und %Ln weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was blocked when it ran; the active policy, %1, allows it.</source>
        <extracomment>Below &quot;Step 2 was blocked&quot;. %1: name of the active policy</extracomment>
        <translation>Er wurde bei der Ausführung blockiert; die aktive Richtlinie %1 erlaubt ihn.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>Below &quot;Step 2 was blocked&quot;. %1: path of a rule in the policy</extracomment>
        <translation>Regel %1.</translation>
    </message>
    <message>
        <source>%1 The draft allows it.</source>
        <extracomment>Below &quot;Step 2 was blocked&quot;. %1: &quot;Rule imports.allow.&quot;</extracomment>
        <translation>%1 Der Entwurf erlaubt ihn.</translation>
    </message>
    <message numerus="yes">
        <source>%1 — %Ln step(s) would pass</source>
        <extracomment>Button. %1: a change: &quot;Allow sympy&quot;, %n: number of steps that would no longer be denied</extracomment>
        <translation>
            <numerusform>%1 – ein Schritt ginge durch</numerusform>
            <numerusform>%1 – %Ln Schritte gingen durch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more step(s) denied for the same reason</source>
        <extracomment>Link beside a blocked step</extracomment>
        <translation>
            <numerusform>Ein weiterer Schritt aus demselben Grund abgelehnt</numerusform>
            <numerusform>%Ln weitere Schritte aus demselben Grund abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>No policy rule was checked: this step has neither code nor actions.</source>
        <translation>Keine Richtlinienregel geprüft: Dieser Schritt enthält weder Code noch Aktionen.</translation>
    </message>
    <message>
        <source>This step has an action that the policy denies.</source>
        <translation>Dieser Schritt enthält eine Aktion, die die Richtlinie ablehnt.</translation>
    </message>
    <message>
        <source>This step has an action that requires a person&apos;s decision.</source>
        <translation>Dieser Schritt enthält eine Aktion, die die Entscheidung einer Person erfordert.</translation>
    </message>
    <message>
        <source>The policy does not decide about all actions of this step.</source>
        <translation>Die Richtlinie entscheidet nicht über alle Aktionen dieses Schritts.</translation>
    </message>
    <message>
        <source>Remove %1: %2</source>
        <extracomment>A change of a policy. %1: path of a list of rules: &quot;commands.deny&quot;, %2: the rule that is removed from it</extracomment>
        <translation>%1 entfernen: %2</translation>
    </message>
    <message numerus="yes">
        <source>Allows %Ln recorded action(s).</source>
        <translation>
            <numerusform>Erlaubt %Ln aufgezeichnete Aktion.</numerusform>
            <numerusform>Erlaubt %Ln aufgezeichnete Aktionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other action(s) would no longer be allowed.</source>
        <extracomment>Tip of a change of a policy: with it, all actions of the kind must be listed</extracomment>
        <translation>
            <numerusform>%Ln andere Aktion wäre nicht mehr erlaubt.</numerusform>
            <numerusform>%Ln andere Aktionen wären nicht mehr erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 — %Ln action(s) would pass</source>
        <extracomment>Button. %1: a change: &quot;Allow pip install *&quot;, %n: number of actions that would no longer be denied</extracomment>
        <translation>
            <numerusform>%1 – %Ln Aktion würde zugelassen</numerusform>
            <numerusform>%1 – %Ln Aktionen würden zugelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DetailsPane</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>The selected step: how it ended, its actions, what the active policy decides about them, and the files that its run has changed.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Der gewählte Schritt: wie er endete, seine Aktionen, was die aktive Richtlinie über sie entscheidet und welche Dateien sein Lauf geändert hat.</translation>
    </message>
    <message>
        <source>Details of the step</source>
        <extracomment>Accessible name of a tree: the properties of a step</extracomment>
        <translation>Details des Schritts</translation>
    </message>
    <message>
        <source>Property</source>
        <extracomment>Title of a column</extracomment>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Title of a column</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>&amp;Copy Value</source>
        <extracomment>Context menu of the properties of a step</extracomment>
        <translation>Wert &amp;kopieren</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>&amp;Filter by This Value</source>
        <extracomment>Context menu of the properties of a step</extracomment>
        <translation>Nach diesem Wert &amp;filtern</translation>
    </message>
    <message>
        <source>&amp;Go to Step</source>
        <extracomment>Context menu of the properties of a step</extracomment>
        <translation>&amp;Zum Schritt gehen</translation>
    </message>
    <message>
        <source>No step is selected</source>
        <extracomment>In the empty pane Details</extracomment>
        <translation>Kein Schritt ist ausgewählt</translation>
    </message>
</context>
<context>
    <name>vitrine::DiagnosticText</name>
    <message>
        <source>%1 cannot match any module: use a name such as numpy, numpy.linalg or numpy.*.</source>
        <extracomment>%1: a pattern of modules</extracomment>
        <translation>%1 kann zu keinem Modul passen: Verwenden Sie einen Namen wie numpy, numpy.linalg oder numpy.*.</translation>
    </message>
    <message>
        <source>Python has no builtin %1.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Python hat kein eingebautes %1.</translation>
    </message>
    <message>
        <source>%1 is not a dunder name: other attributes are always allowed.</source>
        <extracomment>%1: a name</extracomment>
        <translation>%1 ist kein Name mit doppelten Unterstrichen: Andere Attribute sind immer erlaubt.</translation>
    </message>
    <message>
        <source>Unknown syntax node %1: use names of Python&apos;s ast module.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Unbekannter Syntaxknoten %1: Verwenden Sie Namen aus Pythons Modul ast.</translation>
    </message>
    <message>
        <source>Unknown protection layer %1: no step would run.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Unbekannte Schutzschicht %1: Kein Schritt würde laufen.</translation>
    </message>
    <message>
        <source>%1 MiB exceeds the memory of this machine.</source>
        <extracomment>%1: a number of MiB</extracomment>
        <translation>%1 MiB übersteigt den Arbeitsspeicher dieses Rechners.</translation>
    </message>
    <message>
        <source>%1 has no effect: %2 in imports.deny overrides it. Remove one of them.</source>
        <extracomment>%1, %2: patterns of modules</extracomment>
        <translation>%1 hat keine Wirkung: %2 in imports.deny hat Vorrang. Entfernen Sie einen der Einträge.</translation>
    </message>
    <message>
        <source>%1 matches no file: paths start with / or **.</source>
        <extracomment>%1: a pattern of paths</extracomment>
        <translation>%1 passt zu keiner Datei: Pfade beginnen mit / oder **.</translation>
    </message>
    <message>
        <source>%1 matches no host: use a name such as pypi.org or *.pypi.org, without scheme or path.</source>
        <extracomment>%1: a pattern of hosts</extracomment>
        <translation>%1 passt zu keinem Rechner: Verwenden Sie einen Namen wie pypi.org oder *.pypi.org, ohne Schema und Pfad.</translation>
    </message>
    <message>
        <source>%1 is not a known module.</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>%1 ist kein bekanntes Modul.</translation>
    </message>
    <message>
        <source>%1 is not a valid tool name: use a name, or * for all.</source>
        <extracomment>%1: a name</extracomment>
        <translation>%1 ist kein gültiger Werkzeugname: Verwenden Sie einen Namen, oder * für alle.</translation>
    </message>
    <message>
        <source>%1 Did you mean %2?</source>
        <extracomment>%1: a sentence, %2: the name that was most likely meant</extracomment>
        <translation>%1 Meinten Sie %2?</translation>
    </message>
    <message>
        <source>With %1 set to zero, no while loop can run; use null for no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Mit %1 gleich null kann keine while-Schleife laufen; verwenden Sie null (JSON) für keine Grenze.</translation>
    </message>
    <message>
        <source>With %1 set to zero, no run can have a step; use null for no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Mit %1 gleich null kann kein Lauf einen Schritt haben; verwenden Sie null (JSON) für keine Grenze.</translation>
    </message>
    <message>
        <source>%1 seconds is not a realistic limit: use null for no limit.</source>
        <extracomment>%1: a number of seconds</extracomment>
        <translation>%1 Sekunden sind keine realistische Grenze: Verwenden Sie null für keine Grenze.</translation>
    </message>
    <message>
        <source>%1 MiB exceeds the disk size of this machine.</source>
        <extracomment>%1: a number of MiB</extracomment>
        <translation>%1 MiB übersteigt die Datenträgergröße dieses Rechners.</translation>
    </message>
    <message>
        <source>%1 nested calls exceed the stack: the interpreter stops much earlier.</source>
        <extracomment>%1: a number</extracomment>
        <translation>%1 verschachtelte Aufrufe übersteigen den Stapel: Der Interpreter hält viel früher an.</translation>
    </message>
    <message>
        <source>The selected executor does not provide layer %1: no step would run.</source>
        <extracomment>%1: technical name of a protection layer</extracomment>
        <translation>Die gewählte Ausführungsart bietet die Schicht %1 nicht: Kein Schritt würde laufen.</translation>
    </message>
    <message>
        <source>With %1 set to zero, almost no step can run; use null for no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Mit %1 gleich null kann fast kein Schritt laufen; verwenden Sie null (JSON) für keine Grenze.</translation>
    </message>
    <message>
        <source>A recursion limit of %1 is raised to 50, the minimum that the interpreter needs.</source>
        <extracomment>Of a limit of calls within each other. %1: a number</extracomment>
        <translation>Eine Rekursionsgrenze von %1 wird auf 50 erhöht, das Minimum, das der Interpreter braucht.</translation>
    </message>
    <message>
        <source>%1 is not a valid pattern: it allows nothing.</source>
        <extracomment>%1: a pattern of commands, files, hosts or tools</extracomment>
        <translation>%1 ist kein gültiges Muster: Es erlaubt nichts.</translation>
    </message>
    <message>
        <source>%1 is not a valid pattern: while it is there, nothing of its kind is allowed.</source>
        <extracomment>%1: a pattern of commands, files, hosts or tools</extracomment>
        <translation>%1 ist kein gültiges Muster: Solange es da ist, ist nichts dieser Art erlaubt.</translation>
    </message>
    <message>
        <source>%1 has no effect: it is in %2 as well. Remove one of them.</source>
        <extracomment>%1: a pattern of commands, files, hosts or tools, %2: a list of the policy such as commands.deny</extracomment>
        <translation>%1 ist wirkungslos: Es steht auch in %2. Entfernen Sie eines davon.</translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceDocument</name>
    <message>
        <source>empty</source>
        <extracomment>In place of a text that has no characters</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>In place of a text, while or because an execution has not ended</extracomment>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Section of a comparison: what a step without code says
----------
Section of a comparison</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Textausgabe</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln message(s)</source>
        <extracomment>Section of a comparison of two prompts: messages that both begin with</extracomment>
        <translation>
            <numerusform>Die erste Nachricht</numerusform>
            <numerusform>Die ersten %Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1, %2</source>
        <extracomment>Section of a comparison of two prompts. %1: number of a message, %2: &quot;user&quot;, &quot;assistant&quot;</extracomment>
        <translation>Nachricht %1, %2</translation>
    </message>
    <message>
        <source>not present yet</source>
        <extracomment>In place of a message of a prompt</extracomment>
        <translation>noch nicht vorhanden</translation>
    </message>
    <message>
        <source>no longer present</source>
        <extracomment>In place of a message of a prompt</extracomment>
        <translation>nicht mehr vorhanden</translation>
    </message>
    <message numerus="yes">
        <source>%1, the first %Ln line(s)</source>
        <extracomment>Title of a part of a comparison of which only the beginning is compared. %1: &quot;Logs&quot;</extracomment>
        <translation>
            <numerusform>%1, die erste Zeile</numerusform>
            <numerusform>%1, die ersten %Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceView</name>
    <message>
        <source>Recorded</source>
        <extracomment>Title of a side of a comparison: what the log says</extracomment>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title of a side of a comparison: what happened now</extracomment>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: goes to the difference before</extracomment>
        <translation>Vorheriger</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: goes to the next difference</extracomment>
        <translation>Nächster</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differences</source>
        <extracomment>Over a comparison: how many places differ</extracomment>
        <translation>
            <numerusform>%Ln Abweichung</numerusform>
            <numerusform>%Ln Abweichungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln lines of noise folded</source>
        <extracomment>Over a comparison. %1: &quot;3 differences&quot;; how many lines differ only by noise</extracomment>
        <translation>
            <numerusform>%1, %Ln Zeile Rauschen eingeklappt</numerusform>
            <numerusform>%1, %Ln Zeilen Rauschen eingeklappt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %Ln lines: %1</source>
        <extracomment>A folded part of a comparison. %1: which noise, &quot;addresses&quot;</extracomment>
        <translation>
            <numerusform>▸ %Ln Zeile: %1</numerusform>
            <numerusform>▸ %Ln Zeilen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %Ln lines</source>
        <extracomment>A folded part of a comparison: so many lines are the same</extracomment>
        <translation>
            <numerusform>▸ %Ln Zeile</numerusform>
            <numerusform>▸ %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: same</source>
        <extracomment>Title of a part of a comparison that does not differ. %1: &quot;Code&quot;</extracomment>
        <translation>%1: gleich</translation>
    </message>
    <message>
        <source>%1 side</source>
        <extracomment>Accessible name of a side of a comparison. %1: &quot;Recorded&quot;, &quot;Draft&quot;</extracomment>
        <translation>Seite „%1“</translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceWalk</name>
    <message>
        <source>No further step differs.</source>
        <translation>Kein weiterer Schritt weicht ab.</translation>
    </message>
    <message>
        <source>No earlier step differs.</source>
        <translation>Kein früherer Schritt weicht ab.</translation>
    </message>
</context>
<context>
    <name>vitrine::DockTitle</name>
    <message>
        <source>Float</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: Float or Close, %2: name of a pane</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::DraftKeeper</name>
    <message numerus="yes">
        <source>Restored %Ln unsaved draft(s).</source>
        <translation>
            <numerusform>%Ln ungespeicherter Entwurf wiederhergestellt.</numerusform>
            <numerusform>%Ln ungespeicherte Entwürfe wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard Drafts</source>
        <extracomment>Button: takes all drafts of a trail away</extracomment>
        <translation>Entwürfe verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln unsaved draft(s).</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>
            <numerusform>%1 hat %Ln ungespeicherten Entwurf.</numerusform>
            <numerusform>%1 hat %Ln ungespeicherte Entwürfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>Button. %1: name of a log or trail</extracomment>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Recordings are unchanged.</source>
        <translation>Die Aufzeichnungen sind unverändert.</translation>
    </message>
    <message>
        <source>Go to Draft</source>
        <extracomment>Button: goes to the next step that has a draft</extracomment>
        <translation>Zum Entwurf</translation>
    </message>
</context>
<context>
    <name>vitrine::DropArea</name>
    <message>
        <source>The format is detected automatically. Opening a log runs nothing and sends nothing.</source>
        <translation>Das Format wird automatisch erkannt. Beim Öffnen wird nichts ausgeführt und nichts gesendet.</translation>
    </message>
    <message>
        <source>Drop agent logs, folders or trails here</source>
        <translation>Agentenprotokolle, Ordner oder Prüfspuren hier ablegen</translation>
    </message>
    <message>
        <source>smolagents, OpenTelemetry, Inspect, OpenHands, SWE-agent, transcripts, notebooks, chats; also compressed</source>
        <translation>smolagents, OpenTelemetry, Inspect, OpenHands, SWE-agent, Mitschriften, Notebooks, Chats; auch komprimiert</translation>
    </message>
</context>
<context>
    <name>vitrine::EditorActions</name>
    <message>
        <source>Go to Line…</source>
        <extracomment>Context menu of the editor: puts the cursor on a line</extracomment>
        <translation>Gehe zu Zeile …</translation>
    </message>
    <message>
        <source>Fold or Unfold All</source>
        <extracomment>Context menu of the editor: folds or unfolds all</extracomment>
        <translation>Alles ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>Context menu of the editor: shows what the word can go on with</extracomment>
        <translation>Vervollständigen</translation>
    </message>
    <message>
        <source>Comment or Uncomment</source>
        <extracomment>Context menu of the editor: makes the lines comments, or code again</extracomment>
        <translation>Kommentar setzen oder entfernen</translation>
    </message>
    <message>
        <source>Add Cursor Above</source>
        <extracomment>Context menu of the editor: one more cursor, a line higher</extracomment>
        <translation>Schreibmarke darüber hinzufügen</translation>
    </message>
    <message>
        <source>Add Cursor Below</source>
        <extracomment>Context menu of the editor: one more cursor, a line lower</extracomment>
        <translation>Schreibmarke darunter hinzufügen</translation>
    </message>
    <message>
        <source>Add Next Occurrence</source>
        <extracomment>Context menu of the editor: one more cursor, where the selected text occurs again</extracomment>
        <translation>Nächstes Vorkommen hinzunehmen</translation>
    </message>
    <message>
        <source>Go to Line</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Line, 1 to %1:</source>
        <extracomment>%1: number of the last line</extracomment>
        <translation>Zeile, 1 bis %1:</translation>
    </message>
</context>
<context>
    <name>vitrine::EntryModel</name>
    <message>
        <source>Entry</source>
        <extracomment>Column of the list of a trail&apos;s entries: number</extracomment>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>Column of the list of a trail&apos;s entries</extracomment>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column of the list of a trail&apos;s entries: date and time</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Hash</source>
        <extracomment>Column of the list of a trail&apos;s entries</extracomment>
        <translation>Hash</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column of the list of a trail&apos;s entries: verified, damaged</extracomment>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>vitrine::EnvironmentText</name>
    <message>
        <source>Recorded with %1 %2, replayed with %3.</source>
        <extracomment>%1: &quot;Python&quot; or the name of a package, %2 and %3: version numbers</extracomment>
        <translation>Aufgezeichnet mit %1 %2, wiederholt mit %3.</translation>
    </message>
</context>
<context>
    <name>vitrine::ErrorText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: where, for example &quot;line 3, byte 41,208&quot;; %2: what is wrong there
----------
%1: name of a file, %2: &quot;1 record could not be read. 2 runs were imported.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The operation failed: %1.</source>
        <extracomment>%1: what went wrong, for example &quot;it was stopped&quot;</extracomment>
        <translation>Der Vorgang ist fehlgeschlagen: %1.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <extracomment>%1: name of a file, %2: what went wrong</extracomment>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <extracomment>%1: name of a file, %2: what went wrong</extracomment>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation>Prüfen Sie die Zugriffsrechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>Save a copy in a folder with write permission.</source>
        <translation>Speichern Sie eine Kopie in einem Ordner mit Schreibrecht.</translation>
    </message>
    <message>
        <source>Free some disk space and try again. Existing data is intact.</source>
        <translation>Geben Sie Speicherplatz frei und versuchen Sie es erneut. Vorhandene Daten sind unversehrt.</translation>
    </message>
    <message>
        <source>Trails are files created by Vitrine, with the suffix .vitrine.</source>
        <translation>Prüfspuren sind von Vitrine erstellte Dateien mit der Endung .vitrine.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Vitrine: update to open it.</source>
        <translation>Die Datei stammt von einer neueren Version von Vitrine: Aktualisieren Sie, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>Close the other program that is using it.</source>
        <translation>Schließen Sie das andere Programm, das sie verwendet.</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>the location is read-only</source>
        <translation>der Ort ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>reading failed</source>
        <translation>das Lesen ist gescheitert</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>das Schreiben ist gescheitert</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>it is not a log of a known format</source>
        <translation>es ist kein Protokoll in einem bekannten Format</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>es ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>invalid value</source>
        <translation>ungültiger Wert</translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation>unbekanntes Feld</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>der Text ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>die Verschachtelung ist zu tief</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>it is not a trail</source>
        <translation>es ist keine Prüfspur</translation>
    </message>
    <message>
        <source>it is a database, but not a trail</source>
        <translation>es ist eine Datenbank, aber keine Prüfspur</translation>
    </message>
    <message>
        <source>its format is newer than this version of Vitrine</source>
        <translation>sein Format ist neuer als diese Version von Vitrine</translation>
    </message>
    <message>
        <source>it is locked by another program</source>
        <translation>sie ist durch ein anderes Programm gesperrt</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>a required component is missing on this system</source>
        <translation>eine benötigte Komponente fehlt auf diesem System</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>interner Fehler</translation>
    </message>
    <message>
        <source>line %1, byte %2</source>
        <extracomment>Place in a file. %1: line, %2: byte</extracomment>
        <translation>Zeile %1, Byte %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Place in a file</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>Place in a file</extracomment>
        <translation>Byte %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) could not be read.</source>
        <translation>
            <numerusform>%Ln Datensatz konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln Datensätze konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were imported.</source>
        <translation>
            <numerusform>%Ln Lauf wurde importiert.</numerusform>
            <numerusform>%Ln Läufe wurden importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what is wrong, %2: technical detail</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Record %1, line %2, byte %3: %4.</source>
        <extracomment>%1: number of the record, %2: line, %3: byte, %4: what is wrong</extracomment>
        <translation>Datensatz %1, Zeile %2, Byte %3: %4.</translation>
    </message>
    <message>
        <source>Run vitrine import --help for the supported formats.</source>
        <translation>Die unterstützten Formate zeigt vitrine import --help.</translation>
    </message>
    <message>
        <source>Record %1, byte %2: %3.</source>
        <extracomment>%1: number of the record, %2: byte, %3: what is wrong</extracomment>
        <translation>Datensatz %1, Byte %2: %3.</translation>
    </message>
    <message>
        <source>Save its rows as JSON or CSV, or export the traces as OTLP JSON.</source>
        <translation>Speichern Sie die Zeilen als JSON oder CSV, oder exportieren Sie die Spuren als OTLP-JSON.</translation>
    </message>
    <message>
        <source>Cannot reach %1.</source>
        <extracomment>%1: address of a service</extracomment>
        <translation>%1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Check the address, the network, and that the service is running.</source>
        <translation>Prüfen Sie die Adresse, das Netzwerk und ob der Dienst läuft.</translation>
    </message>
    <message>
        <source>Enter it in Edit &gt; Settings &gt; Executors, or set it in the environment.</source>
        <extracomment>A key is what a service in a cloud knows its customers by</extracomment>
        <translation>Geben Sie ihn unter „Bearbeiten &gt; Einstellungen &gt; Ausführungsarten“ ein, oder setzen Sie ihn in der Umgebung.</translation>
    </message>
    <message>
        <source>Check that the key is complete, has not expired, and belongs to this service.</source>
        <translation>Prüfen Sie, ob der Schlüssel vollständig und gültig ist und zu diesem Dienst gehört.</translation>
    </message>
    <message>
        <source>Wait a while, or stop sandboxes that are still running there.</source>
        <translation>Warten Sie eine Weile, oder beenden Sie dort noch laufende Sandboxen.</translation>
    </message>
    <message>
        <source>Start Docker or the podman service, or set the engine&apos;s address.</source>
        <translation>Starten Sie Docker oder den podman-Dienst, oder geben Sie die Adresse der Engine an.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>connection failed</source>
        <translation>Verbindung fehlgeschlagen</translation>
    </message>
    <message>
        <source>the key for the service is missing</source>
        <translation>der Schlüssel für den Dienst fehlt</translation>
    </message>
    <message>
        <source>the service rejected the key</source>
        <translation>der Dienst hat den Schlüssel abgewiesen</translation>
    </message>
    <message>
        <source>the service is limiting requests</source>
        <translation>der Dienst begrenzt zurzeit die Anfragen</translation>
    </message>
    <message>
        <source>unexpected response from the service</source>
        <translation>unerwartete Antwort des Dienstes</translation>
    </message>
    <message>
        <source>no container engine was found</source>
        <extracomment>A container engine is Docker or podman</extracomment>
        <translation>es wurde keine Container-Engine gefunden</translation>
    </message>
    <message>
        <source>Check the service&apos;s address. If it is correct, the service has a fault: try again later.</source>
        <translation>Prüfen Sie die Adresse des Dienstes. Ist sie richtig, liegt der Fehler beim Dienst: Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>Unpack it and open the files. Vitrine reads gzip, zstd, zip and tar directly.</source>
        <translation>Entpacken Sie sie und öffnen Sie die Dateien. Vitrine liest gzip, zstd, zip und tar direkt.</translation>
    </message>
    <message>
        <source>Cannot create %1: folder %2 does not exist.</source>
        <extracomment>%1: name of a file, %2: the folder that it should be in</extracomment>
        <translation>%1 kann nicht angelegt werden: Der Ordner %2 existiert nicht.</translation>
    </message>
    <message>
        <source>%1 contains no runs.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 enthält keine Läufe.</translation>
    </message>
    <message>
        <source>No logs found in %1.</source>
        <extracomment>%1: name of a folder</extracomment>
        <translation>In %1 wurden keine Protokolle gefunden.</translation>
    </message>
    <message>
        <source>Cannot open %1: it is damaged. Its database schema is not that of a trail (%2).</source>
        <extracomment>%1: name of a file, %2: parts of a database file, in SQL&apos;s words, e.g. &quot;foreign trigger x&quot;</extracomment>
        <translation>%1 kann nicht geöffnet werden: Die Datei ist beschädigt. Ihr Datenbankschema ist nicht das einer Prüfspur (%2).</translation>
    </message>
    <message>
        <source>it exists and is a trail or another database, which is never replaced</source>
        <translation>die Datei gibt es schon; sie ist eine Prüfspur oder eine andere Datenbank und wird nie ersetzt</translation>
    </message>
    <message>
        <source>it exists and is a private key, which is never replaced</source>
        <translation>die Datei gibt es schon; sie ist ein privater Schlüssel und wird nie ersetzt</translation>
    </message>
    <message>
        <source>a file with this name already exists</source>
        <translation>eine Datei mit diesem Namen gibt es schon</translation>
    </message>
    <message>
        <source>There is no such run in %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Diesen Lauf gibt es in %1 nicht.</translation>
    </message>
    <message>
        <source>There is no such step in %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Diesen Schritt gibt es in %1 nicht.</translation>
    </message>
    <message>
        <source>There is no such execution in %1.</source>
        <extracomment>An execution is one run of a step. %1: name of a file</extracomment>
        <translation>Diese Ausführung gibt es in %1 nicht.</translation>
    </message>
    <message>
        <source>There is no such entry in %1.</source>
        <extracomment>An entry of the audit trail. %1: name of a file</extracomment>
        <translation>Diesen Eintrag gibt es in %1 nicht.</translation>
    </message>
    <message>
        <source>Choose another name, or delete the file first.</source>
        <translation>Wählen Sie einen anderen Namen oder löschen Sie die Datei zuerst.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>it is a named pipe, and no program has opened it for writing</source>
        <translation>es ist eine benannte Pipe, und kein Programm hat sie zum Schreiben geöffnet</translation>
    </message>
    <message>
        <source>it is a named pipe, and no program has opened it for reading</source>
        <translation>es ist eine benannte Pipe, und kein Programm hat sie zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>its latest changes are in the -wal file beside it, which can only be read in a folder with write permission</source>
        <extracomment>The journal of SQLite, a file whose name ends with -wal</extracomment>
        <translation>die neuesten Änderungen stehen in der Datei mit der Endung -wal daneben, die nur in einem Ordner mit Schreibberechtigung gelesen werden kann</translation>
    </message>
    <message>
        <source>Start that program first, or name a regular file.</source>
        <translation>Starten Sie zuerst dieses Programm, oder geben Sie eine normale Datei an.</translation>
    </message>
    <message>
        <source>Copy both files into such a folder, and open the copy.</source>
        <translation>Kopieren Sie beide Dateien in einen solchen Ordner und öffnen Sie die Kopie.</translation>
    </message>
    <message>
        <source>Choose the name of a file.</source>
        <translation>Geben Sie den Namen einer Datei an.</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>es ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>Choose the name of a folder; it is created if it does not exist.</source>
        <translation>Wählen Sie den Namen eines Ordners; er wird angelegt, falls es ihn nicht gibt.</translation>
    </message>
    <message>
        <source>the port is in use</source>
        <extracomment>The number of a network connection, such as 4318</extracomment>
        <translation>der Port wird bereits verwendet</translation>
    </message>
    <message>
        <source>Choose another port, or end the program that uses it.</source>
        <translation>Wählen Sie einen anderen Port, oder beenden Sie das Programm, das ihn verwendet.</translation>
    </message>
    <message>
        <source>Its name is not valid UTF-8. Rename the file, or import it with the command line.</source>
        <translation>Ihr Name ist kein gültiges UTF-8. Benennen Sie die Datei um, oder importieren Sie sie mit der Befehlszeile.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>it was changed after it was imported</source>
        <translation>sie wurde nach dem Import geändert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were repaired.</source>
        <extracomment>Invalid characters in them were replaced; everything else was read</extracomment>
        <translation>
            <numerusform>%Ln Datensatz wurde repariert.</numerusform>
            <numerusform>%Ln Datensätze wurden repariert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <extracomment>Files of an archive</extracomment>
        <translation>
            <numerusform>%Ln Datei ohne Läufe oder in unbekanntem Format übersprungen.</numerusform>
            <numerusform>%Ln Dateien ohne Läufe oder in unbekanntem Format übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a log: it contains prompts, but no reply of a model.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ist kein Protokoll: Es enthält Prompts, aber keine Antwort eines Modells.</translation>
    </message>
    <message>
        <source>%1 is a log in the format %2, not %3.</source>
        <extracomment>%1: name of a file, %2 and %3: names of formats, such as smolagents-memory</extracomment>
        <translation>%1 ist ein Protokoll im Format %2, nicht %3.</translation>
    </message>
    <message>
        <source>%1 is not a log in the format %2.</source>
        <extracomment>%1: name of a file, %2: name of a format, such as smolagents-memory</extracomment>
        <translation>%1 ist kein Protokoll im Format %2.</translation>
    </message>
    <message>
        <source>Without a named format, it is detected.</source>
        <translation>Ohne Angabe wird das Format erkannt.</translation>
    </message>
</context>
<context>
    <name>vitrine::EventModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of an audit event</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title: kind of an audit event</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Detail</source>
        <extracomment>Column title: what the audit event was about</extracomment>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: allowed or denied</extracomment>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>vitrine::EvidencePane</name>
    <message>
        <source>Entries of the trail</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Einträge der Prüfspur</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Keine Einträge</translation>
    </message>
    <message>
        <source>Entries appear here when something is recorded in the trail.</source>
        <translation>Hier erscheinen Einträge, sobald etwas in der Prüfspur aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>Save Proof of Step…</source>
        <extracomment>Button: writes a proof that the selected step is in the trail</extracomment>
        <translation>Beweis des Schritts speichern …</translation>
    </message>
    <message>
        <source>Selected entry</source>
        <extracomment>Accessible name of what is said of one entry of a trail</extracomment>
        <translation>Ausgewählter Eintrag</translation>
    </message>
    <message>
        <source>Verify Again</source>
        <extracomment>Button: checks a trail, which was checked before</extracomment>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Seal…</source>
        <extracomment>Button: signs all that a trail holds</extracomment>
        <translation>Versiegeln …</translation>
    </message>
    <message>
        <source>entry %1 of %2</source>
        <translation>Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <extracomment>Above what is said of an entry. %1: its number, %2: &quot;Run 1, step 2 ran: OK&quot;</extracomment>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Recorded %1
Hash %2
Previous hash %3</source>
        <extracomment>Facts about an entry. %1: date and time, %2: its hash, %3: the hash of the entry before, hexadecimal digits</extracomment>
        <translation>Aufgezeichnet %1
Hash %2
Voriger Hash %3</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Nachweise</translation>
    </message>
    <message>
        <source>The trail as evidence: all entries, the result of the last verification, and the range covered by the seal.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Die Prüfspur als Nachweis: alle Einträge, Ergebnis der letzten Prüfung und vom Siegel abgedeckter Bereich.</translation>
    </message>
    <message>
        <source>Show Step</source>
        <extracomment>Button: goes to the first step that was changed outside of the program</extracomment>
        <translation>Schritt anzeigen</translation>
    </message>
    <message>
        <source>Show Run</source>
        <translation>Lauf anzeigen</translation>
    </message>
    <message>
        <source>Recover…</source>
        <extracomment>Button: copies what is intact of a damaged trail into a new one</extracomment>
        <translation>Wiederherstellen …</translation>
    </message>
    <message>
        <source>Copy all readable data into a new trail</source>
        <translation>Kopiert alles Lesbare in eine neue Prüfspur</translation>
    </message>
    <message>
        <source>The selected entry does not cover a single step.</source>
        <extracomment>Tip of a button that cannot be used</extracomment>
        <translation>Der ausgewählte Eintrag gehört nicht zu einem einzelnen Schritt.</translation>
    </message>
    <message>
        <source>Redact…</source>
        <extracomment>Button: looks for secrets and personal data in a trail, and takes them out</extracomment>
        <translation>Schwärzen …</translation>
    </message>
</context>
<context>
    <name>vitrine::EvidenceText</name>
    <message>
        <source>Run %1</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>%1: number of a run, %2: number of a step</extracomment>
        <translation>Lauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>%1 started</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 gestartet</translation>
    </message>
    <message>
        <source>%1 was interrupted when the program ended</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 wurde durch das Programmende unterbrochen</translation>
    </message>
    <message>
        <source>%1 ran: %2</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;, %2: &quot;OK&quot;, &quot;Error&quot;, &quot;Blocked&quot;</extracomment>
        <translation>%1 lief: %2</translation>
    </message>
    <message>
        <source>Trail created</source>
        <translation>Prüfspur angelegt</translation>
    </message>
    <message>
        <source>Import of %1 started</source>
        <extracomment>An entry of the trail. %1: name of a log</extracomment>
        <translation>Import von %1 gestartet</translation>
    </message>
    <message>
        <source>Import of %1 finished</source>
        <extracomment>An entry of the trail. %1: name of a log</extracomment>
        <translation>Import von %1 beendet</translation>
    </message>
    <message>
        <source>%1 recorded, with all steps</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1&quot;</extracomment>
        <translation>%1 aufgezeichnet, mit allen Schritten</translation>
    </message>
    <message>
        <source>%1 finished</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 beendet</translation>
    </message>
    <message>
        <source>Policy used for the first time</source>
        <translation>Richtlinie erstmals verwendet</translation>
    </message>
    <message>
        <source>Session started</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1&quot;</extracomment>
        <translation>Sitzung gestartet</translation>
    </message>
    <message>
        <source>Session started (%1)</source>
        <translation>Sitzung gestartet (%1)</translation>
    </message>
    <message>
        <source>Code reviewed</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>Code geprüft</translation>
    </message>
    <message>
        <source>%1 reviewed</source>
        <translation>%1 geprüft</translation>
    </message>
    <message>
        <source>Mark or note</source>
        <translation>Markierung oder Notiz</translation>
    </message>
    <message>
        <source>User event: %1</source>
        <extracomment>An entry of the trail. %1: what a user did, in one word of the trail</extracomment>
        <translation>Benutzerereignis: %1</translation>
    </message>
    <message>
        <source>All previous entries sealed</source>
        <translation>Alle vorigen Einträge versiegelt</translation>
    </message>
    <message>
        <source>Text redacted</source>
        <translation>Text geschwärzt</translation>
    </message>
    <message>
        <source>Another trail merged</source>
        <translation>Weitere Prüfspur zusammengeführt</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Verified, sealed</source>
        <translation>Bestätigt, versiegelt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Unverified (after damage)</source>
        <translation>Ungeprüft (nach Schaden)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not verified yet</source>
        <extracomment>%1: &quot;1,204 entries&quot;</extracomment>
        <translation>%1, noch nicht geprüft</translation>
    </message>
    <message>
        <source>Damaged at entry %1: %2.</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it: &quot;it was changed&quot;</extracomment>
        <translation>Beschädigt bei Eintrag %1: %2.</translation>
    </message>
    <message>
        <source>%1, verified to entry %2</source>
        <extracomment>%1: &quot;1,204 entries&quot;, %2: a number</extracomment>
        <translation>%1, bestätigt bis Eintrag %2</translation>
    </message>
    <message>
        <source>%1, all verified</source>
        <extracomment>%1: &quot;1,204 entries&quot;</extracomment>
        <translation>%1, alle bestätigt</translation>
    </message>
    <message>
        <source>The data it covers was modified outside Vitrine. The affected runs and steps are marked in the lists; all others remain usable.</source>
        <translation>Die abgedeckten Daten wurden außerhalb von Vitrine verändert. Betroffene Läufe und Schritte sind in den Listen markiert; alle anderen bleiben verwendbar.</translation>
    </message>
    <message>
        <source>Not sealed: anyone with write access could have rebuilt the chain.</source>
        <translation>Nicht versiegelt: Jeder mit Schreibzugriff könnte die Kette neu erzeugt haben.</translation>
    </message>
    <message>
        <source>Sealed to entry %1 on %2 with the key %3.</source>
        <extracomment>%1: number of an entry, %2: date and time, %3: beginning of a public key</extracomment>
        <translation>Versiegelt bis Eintrag %1 am %2 mit dem Schlüssel %3.</translation>
    </message>
    <message>
        <source>Not verified yet. Verify the trail to check its integrity.</source>
        <translation>Noch nicht geprüft. Prüfen Sie die Prüfspur auf Unversehrtheit.</translation>
    </message>
    <message>
        <source>Do not rely on the data this entry covers: %1.</source>
        <extracomment>%1: what is wrong with an entry: &quot;it was changed&quot;</extracomment>
        <translation>Verlassen Sie sich nicht auf die Daten, die dieser Eintrag abdeckt: %1.</translation>
    </message>
    <message>
        <source>The chain is broken before this entry, so the chain cannot confirm it. No change was found in the data it covers.</source>
        <translation>Die Kette ist vor diesem Eintrag unterbrochen und kann ihn nicht bestätigen. In den abgedeckten Daten wurde keine Veränderung gefunden.</translation>
    </message>
    <message>
        <source>Intact according to the hash chain.</source>
        <translation>Laut Hash-Kette unversehrt.</translation>
    </message>
    <message>
        <source>Not covered by a seal: anyone with write access could have rebuilt the chain.</source>
        <translation>Von keinem Siegel abgedeckt: Jeder mit Schreibzugriff könnte die Kette neu erzeugt haben.</translation>
    </message>
    <message>
        <source>Unchanged since it was sealed.</source>
        <translation>Seit der Versiegelung unverändert.</translation>
    </message>
    <message>
        <source>To confirm whose key this is, compare it with a checkpoint or public key from another source.</source>
        <translation>Um zu bestätigen, wessen Schlüssel das ist, vergleichen Sie ihn mit einem Kontrollpunkt oder öffentlichen Schlüssel aus anderer Quelle.</translation>
    </message>
    <message>
        <source>A trail is tamper-evident: it reveals later changes. It does not prove that the log is truthful.</source>
        <translation>Eine Prüfspur macht spätere Veränderungen erkennbar. Sie beweist nicht, dass das Protokoll wahr ist.</translation>
    </message>
    <message>
        <source>no entry verified</source>
        <translation>kein Eintrag bestätigt</translation>
    </message>
    <message>
        <source>Entries 1 to %1 verified</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>Einträge 1 bis %1 bestätigt</translation>
    </message>
    <message>
        <source>Sealed to entry %1</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>Versiegelt bis Eintrag %1</translation>
    </message>
    <message>
        <source>A proof shows that this exact step is in the trail. It does not prove that the log is truthful.</source>
        <translation>Ein Beweis zeigt, dass genau dieser Schritt in der Prüfspur ist. Er beweist nicht, dass das Protokoll wahr ist.</translation>
    </message>
    <message>
        <source>Recording started</source>
        <extracomment>An entry of the trail: runs are recorded while they run</extracomment>
        <translation>Aufzeichnung gestartet</translation>
    </message>
    <message>
        <source>Recording finished</source>
        <translation>Aufzeichnung beendet</translation>
    </message>
    <message>
        <source>Time stamp of an authority recorded</source>
        <translation>Zeitstempel einer Zeitstempelstelle aufgezeichnet</translation>
    </message>
    <message>
        <source>Recorder of a live run identified</source>
        <extracomment>An entry of the trail: which process and user records a run while it happens</extracomment>
        <translation>Aufzeichner eines Live-Laufs festgestellt</translation>
    </message>
    <message>
        <source>The time in a seal is from the sealer&apos;s own clock. A time stamp from an authority shows that the seal existed at that time, and cosignatures of witnesses show that everyone was given the same history.</source>
        <translation>Die Zeit in einem Siegel stammt von der Uhr des Siegelnden. Der Zeitstempel einer Zeitstempelstelle zeigt, dass das Siegel zu diesem Zeitpunkt existierte, und Mitunterschriften von Zeugen zeigen, dass alle denselben Verlauf erhalten haben.</translation>
    </message>
    <message>
        <source>Run deleted, or its import canceled</source>
        <extracomment>An entry of the trail whose run is no longer there</extracomment>
        <translation>Lauf gelöscht oder sein Import abgebrochen</translation>
    </message>
    <message>
        <source>Runs deleted or moved to another trail</source>
        <extracomment>An entry of the trail</extracomment>
        <translation>Läufe gelöscht oder in eine andere Prüfspur verschoben</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>Prüfen Sie die Uhr dieses Computers.</translation>
    </message>
    <message>
        <source>Copy the whole key again. It has three parts separated by “+”: name, hash and key.</source>
        <translation>Kopieren Sie den ganzen Schlüssel noch einmal. Er hat drei durch „+“ getrennte Teile: Name, Hash und Schlüssel.</translation>
    </message>
    <message>
        <source>it is not the response of a time-stamping authority</source>
        <translation>es ist keine Antwort einer Zeitstempelstelle</translation>
    </message>
    <message>
        <source>Save the authority&apos;s response as received (application/timestamp-reply).</source>
        <translation>Speichern Sie die Antwort der Stelle so, wie sie ankam (application/timestamp-reply).</translation>
    </message>
    <message>
        <source>the authority rejected the request</source>
        <translation>die Stelle hat die Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>Create a new request with vitrine trail timestamp --request, or ask another authority.</source>
        <translation>Erzeugen Sie mit vitrine trail timestamp --request eine neue Anfrage, oder fragen Sie eine andere Stelle.</translation>
    </message>
    <message>
        <source>it is not about the newest seal</source>
        <translation>es bezieht sich nicht auf das neueste Siegel</translation>
    </message>
    <message>
        <source>If the trail was sealed again after the request, create a new request for the newest seal.</source>
        <translation>Wurde die Prüfspur nach der Anfrage noch einmal versiegelt, erzeugen Sie eine neue Anfrage für das neueste Siegel.</translation>
    </message>
    <message>
        <source>it states no valid time</source>
        <translation>es nennt keine gültige Zeit</translation>
    </message>
    <message>
        <source>Ask another authority.</source>
        <translation>Fragen Sie eine andere Stelle.</translation>
    </message>
    <message>
        <source>it states a time in the future</source>
        <translation>es nennt eine Zeit in der Zukunft</translation>
    </message>
    <message>
        <source>its signature was not made with any of the given certificates</source>
        <translation>die Signatur stammt von keinem der angegebenen Zertifikate</translation>
    </message>
    <message>
        <source>Check that the file given with --certificates has the root certificate of this authority (PEM).</source>
        <translation>Prüfen Sie, ob die mit --certificates angegebene Datei das Wurzelzertifikat dieser Stelle enthält (PEM).</translation>
    </message>
    <message>
        <source>the note has none</source>
        <translation>die Notiz hat keine</translation>
    </message>
    <message>
        <source>Ask the witness for the note with its cosignature.</source>
        <translation>Bitten Sie den Zeugen um die Notiz mit seiner Mitunterschrift.</translation>
    </message>
    <message>
        <source>this is not the verifier key of a witness</source>
        <translation>das ist kein Prüfschlüssel eines Zeugen</translation>
    </message>
    <message>
        <source>the signature is invalid</source>
        <translation>die Signatur ist ungültig</translation>
    </message>
    <message>
        <source>The note was changed after it was signed. Get it again from where it came from.</source>
        <translation>Die Notiz wurde nach dem Signieren geändert. Holen Sie sie noch einmal von ihrem Ursprung.</translation>
    </message>
    <message>
        <source>its time is in the future</source>
        <translation>ihre Zeit liegt in der Zukunft</translation>
    </message>
    <message>
        <source>this cannot be the name of a witness</source>
        <translation>das kann kein Name eines Zeugen sein</translation>
    </message>
    <message>
        <source>Specify a name without spaces, line breaks and “+”.</source>
        <translation>Geben Sie einen Namen ohne Leerzeichen, Zeilenumbrüche und „+“ an.</translation>
    </message>
    <message>
        <source>it is, or contains, the target of the merge</source>
        <translation>sie ist oder enthält das Ziel der Zusammenführung</translation>
    </message>
    <message>
        <source>Merge the trails into a new file.</source>
        <translation>Führen Sie die Prüfspuren in einer neuen Datei zusammen.</translation>
    </message>
    <message>
        <source>it, or a part of it, is already included in another state</source>
        <translation>sie oder ein Teil von ihr ist bereits in einem anderen Zustand enthalten</translation>
    </message>
    <message>
        <source>Merge only the newest state of each trail into a new file.</source>
        <translation>Führen Sie nur den neuesten Stand jeder Prüfspur in einer neuen Datei zusammen.</translation>
    </message>
    <message>
        <source>it is damaged, so it was not sealed</source>
        <translation>sie ist beschädigt und wurde deshalb nicht versiegelt</translation>
    </message>
    <message>
        <source>Verify it to see which entry was changed.</source>
        <translation>Prüfen Sie sie, um zu sehen, welcher Eintrag geändert wurde.</translation>
    </message>
    <message>
        <source>it is not a proof</source>
        <translation>es ist kein Beweis</translation>
    </message>
    <message>
        <source>Proofs are created by vitrine trail prove --step.</source>
        <translation>Beweise erstellt vitrine trail prove --step.</translation>
    </message>
    <message>
        <source>it is not a checkpoint</source>
        <translation>es ist kein Kontrollpunkt</translation>
    </message>
    <message>
        <source>Checkpoints are created by vitrine trail seal with --checkpoint or --note.</source>
        <translation>Kontrollpunkte erstellt vitrine trail seal mit --checkpoint oder --note.</translation>
    </message>
    <message>
        <source>it is not a proof of consistency</source>
        <translation>es ist kein Konsistenzbeweis</translation>
    </message>
    <message>
        <source>These proofs are created by vitrine trail prove --from.</source>
        <translation>Solche Beweise erstellt vitrine trail prove --from.</translation>
    </message>
    <message>
        <source>it has no certificate (PEM)</source>
        <translation>sie enthält kein Zertifikat (PEM)</translation>
    </message>
    <message>
        <source>Ask the authority for its root certificate as PEM.</source>
        <translation>Fragen Sie die Stelle nach ihrem Wurzelzertifikat im Format PEM.</translation>
    </message>
    <message>
        <source>it is not a proof, or was cut off</source>
        <translation>es ist kein Beweis, oder er wurde abgeschnitten</translation>
    </message>
    <message>
        <source>Copy the whole file again. Proofs are created by vitrine trail prove --step.</source>
        <translation>Kopieren Sie die ganze Datei noch einmal. Beweise erstellt vitrine trail prove --step.</translation>
    </message>
    <message>
        <source>it is neither a checkpoint nor a signed note, or was cut off</source>
        <translation>es ist weder ein Kontrollpunkt noch eine signierte Notiz, oder die Datei wurde abgeschnitten</translation>
    </message>
    <message>
        <source>Copy the whole file again. Checkpoints are created by vitrine trail seal with --checkpoint or --note.</source>
        <translation>Kopieren Sie die ganze Datei noch einmal. Kontrollpunkte erstellt vitrine trail seal mit --checkpoint oder --note.</translation>
    </message>
    <message>
        <source>it is not a proof of consistency, or was cut off</source>
        <translation>es ist kein Konsistenzbeweis, oder er wurde abgeschnitten</translation>
    </message>
    <message>
        <source>Copy the whole file again. These proofs are created by vitrine trail prove --from.</source>
        <translation>Kopieren Sie die ganze Datei noch einmal. Diese Beweise erstellt vitrine trail prove --from.</translation>
    </message>
    <message>
        <source>it is not a certificate, or was cut off</source>
        <translation>es ist kein Zertifikat, oder es wurde abgeschnitten</translation>
    </message>
    <message>
        <source>Copy the whole file again. Certificates are created by vitrine trail certify.</source>
        <translation>Kopieren Sie die ganze Datei noch einmal. Zertifikate erstellt vitrine trail certify.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) were redacted.</source>
        <extracomment>Texts that were removed from the trail, which the trail records</extracomment>
        <translation>
            <numerusform>%Ln Text wurde geschwärzt.</numerusform>
            <numerusform>%Ln Texte wurden geschwärzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>it already exists</source>
        <translation>sie ist bereits vorhanden</translation>
    </message>
    <message>
        <source>Use the existing key, or choose another name for the new one.</source>
        <translation>Verwenden Sie den vorhandenen Schlüssel, oder wählen Sie einen anderen Namen für den neuen.</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutionJobs</name>
    <message>
        <source>Replaying run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Lauf %1 wird wiederholt</translation>
    </message>
    <message>
        <source>Running a step of run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Ein Schritt von Lauf %1 wird ausgeführt</translation>
    </message>
    <message>
        <source>Running part of run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Ein Teil von Lauf %1 wird ausgeführt</translation>
    </message>
    <message>
        <source>Restoring an earlier state of run %1</source>
        <extracomment>A job: the session becomes what it was after a step. %1: number of a run</extracomment>
        <translation>Früherer Stand von Lauf %1 wird wiederhergestellt</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutionOptions</name>
    <message>
        <source>Policy for the code: a file, or one of %1</source>
        <translation>Richtlinie für den Code: eine Datei, oder eine von %1</translation>
    </message>
    <message>
        <source>Trail to record in; created if it does not exist</source>
        <translation>Prüfspur zum Aufzeichnen; wird angelegt, falls sie nicht existiert</translation>
    </message>
    <message>
        <source>JSON file of tool stubs</source>
        <translation>JSON-Datei mit Werkzeug-Ersatz</translation>
    </message>
    <message>
        <source>Clock that the code sees: real, recorded (the recorded time of each step), or a fixed time such as 2026-01-31T12:00:00Z</source>
        <translation>Uhr, die der Code sieht: real, recorded (aufgezeichnete Zeit jedes Schritts) oder ein fester Zeitpunkt wie 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>Seed for the code&apos;s random numbers</source>
        <translation>Startwert für die Zufallszahlen des Codes</translation>
    </message>
    <message>
        <source>--clock expects real, recorded, or a time such as 2026-01-31T12:00:00Z.</source>
        <translation>--clock erwartet real, recorded oder einen Zeitpunkt wie 2026-01-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>--install is not available with the %1 executor: it uses the packages of its own Python or image.</source>
        <extracomment>%1: name of an executor; --install is an option</extracomment>
        <translation>--install ist mit der Ausführungsart %1 nicht verfügbar: Sie verwendet die Pakete ihres Python oder Images.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Line of the help. %1: name of an executor, %2: what it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Where the code runs. %1</source>
        <extracomment>%1: list of executors, each with what it is</extracomment>
        <translation>Wo der Code läuft. %1</translation>
    </message>
    <message>
        <source>Unknown executor %1. Use one of %2.</source>
        <extracomment>%1: what the user typed, %2: a list of names</extracomment>
        <translation>Unbekannte Ausführungsart %1. Verwenden Sie eine von %2.</translation>
    </message>
    <message>
        <source>a jailed process</source>
        <translation>ein abgeschotteter Prozess</translation>
    </message>
    <message>
        <source>this process, with guards, limits and an audit hook, but no jail</source>
        <translation>dieser Prozess, mit Schutz, Grenzen und Audit-Hook, aber ohne Abschottung</translation>
    </message>
    <message>
        <source>a container of a Docker or podman engine, with guards and limits inside</source>
        <translation>ein Container von Docker oder podman, mit Schutz und Grenzen darin</translation>
    </message>
    <message>
        <source>a container with a Jupyter server inside</source>
        <translation>ein Container mit einem Jupyter-Server</translation>
    </message>
    <message>
        <source>a kernel of the server given with --server</source>
        <translation>ein Kernel des mit --server angegebenen Servers</translation>
    </message>
    <message>
        <source>a sandbox in the E2B cloud</source>
        <translation>eine Sandbox in der E2B-Cloud</translation>
    </message>
    <message>
        <source>a sandbox in the Modal cloud</source>
        <translation>eine Sandbox in der Modal-Cloud</translation>
    </message>
    <message>
        <source>a sandbox in the Blaxel cloud</source>
        <translation>eine Sandbox in der Blaxel-Cloud</translation>
    </message>
    <message>
        <source>Interpreter that runs the code in the sandbox, with the packages of its environment, such as /path/to/venv/bin/python; default: the system&apos;s</source>
        <translation>Interpreter, der den Code in der Sandbox ausführt, mit den Paketen seiner Umgebung, etwa /path/to/venv/bin/python; Vorgabe: der des Systems</translation>
    </message>
    <message>
        <source>--python is not available with the %1 executor.</source>
        <extracomment>%1: name of an executor; --python is an option</extracomment>
        <translation>--python ist mit der Ausführungsart %1 nicht verfügbar.</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutorChooser</name>
    <message numerus="yes">
        <source>%1, %Ln layer(s)</source>
        <extracomment>%1: name of an executor, %Ln: how many protection layers it has</extracomment>
        <translation>
            <numerusform>%1, %Ln Schicht</numerusform>
            <numerusform>%1, %Ln Schichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Executor</source>
        <translation>Ausführungsart</translation>
    </message>
</context>
<context>
    <name>vitrine::ExportDialog</name>
    <message>
        <source>The &amp;selected run</source>
        <extracomment>Which runs are exported</extracomment>
        <translation>Der au&amp;sgewählte Lauf</translation>
    </message>
    <message>
        <source>Fi&amp;ltered runs (%1)</source>
        <extracomment>Which runs are exported. %1: how many these are</extracomment>
        <translation>Gefil&amp;terte Läufe (%1)</translation>
    </message>
    <message>
        <source>&amp;All (%1)</source>
        <extracomment>Which runs are exported. %1: how many these are</extracomment>
        <translation>A&amp;lle (%1)</translation>
    </message>
    <message>
        <source>&amp;Numbers:</source>
        <extracomment>Which runs are exported: those with the numbers in the field after it</extracomment>
        <translation>&amp;Nummern:</translation>
    </message>
    <message>
        <source>&amp;Proofs of the steps</source>
        <extracomment>Additional content of the report: for each step a proof that it is in the trail unchanged</extracomment>
        <translation>&amp;Beweise der Schritte</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>Title of a dialog
----------
Title of a file dialog</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In a field that is empty: every text is exported</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>A key, an address or a name. Texts that contain it are redacted in the export; the trail is unchanged.</source>
        <translation>Ein Schlüssel, eine Adresse oder ein Name. Texte, die dies enthalten, werden im Export geschwärzt; die Prüfspur bleibt unverändert.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: asks for the name of the file</extracomment>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Redact texts with:</source>
        <extracomment>Label: texts that contain this are not exported</extracomment>
        <translation>Texte sch&amp;wärzen mit:</translation>
    </message>
    <message>
        <source>Run numbers</source>
        <translation>Laufnummern</translation>
    </message>
    <message>
        <source>Enter run numbers and ranges, such as 1,3,5-9.</source>
        <translation>Geben Sie Laufnummern und Bereiche ein, zum Beispiel 1,3,5-9.</translation>
    </message>
    <message>
        <source>Run not found.</source>
        <translation>Lauf nicht gefunden.</translation>
    </message>
    <message>
        <source>This format holds a single run: choose one.</source>
        <translation>Dieses Format enthält einen einzigen Lauf: Wählen Sie einen.</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <extracomment>Choice of a file dialog. %1: name of a format, %2: how its files end</extracomment>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>R&amp;uns:</source>
        <translation>Lä&amp;ufe:</translation>
    </message>
</context>
<context>
    <name>vitrine::ExportJob</name>
    <message>
        <source>Exporting %1</source>
        <extracomment>What is worked on. %1: name of the new file</extracomment>
        <translation>%1 wird exportiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %2 with %3 to %1.</source>
        <extracomment>What came of an export. %1: name of a file, %2: &quot;3 runs&quot;, %3: &quot;21 steps&quot;</extracomment>
        <translation>%2 mit %3 nach %1 exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>Omitted %Ln damaged part(s).</source>
        <translation>
            <numerusform>%Ln beschädigter Teil ausgelassen.</numerusform>
            <numerusform>%Ln beschädigte Teile ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No text matched the redaction.</source>
        <translation>Kein Text enthält den zu schwärzenden Inhalt.</translation>
    </message>
    <message numerus="yes">
        <source>Redacted %Ln text(s).</source>
        <translation>
            <numerusform>%Ln Text geschwärzt.</numerusform>
            <numerusform>%Ln Texte geschwärzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) that contain it were kept.</source>
        <translation>
            <numerusform>%Ln Name, der dies enthält, blieb erhalten.</numerusform>
            <numerusform>%Ln Namen, die dies enthalten, blieben erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have no proof.</source>
        <extracomment>After an export with proofs</extracomment>
        <translation>
            <numerusform>%Ln Schritt hat keinen Beweis.</numerusform>
            <numerusform>%Ln Schritte haben keinen Beweis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExportText</name>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>CSV table</source>
        <extracomment>Format of a table: values with commas between them</extracomment>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>Python-Code</translation>
    </message>
    <message>
        <source>Jupyter notebook</source>
        <extracomment>Format: a notebook of the program Jupyter</extracomment>
        <translation>Jupyter-Notebook</translation>
    </message>
    <message>
        <source>smolagents memory</source>
        <extracomment>Format: what the agent framework smolagents calls the memory of an agent</extracomment>
        <translation>smolagents-Speicher</translation>
    </message>
    <message>
        <source>ATIF trajectory</source>
        <extracomment>Format: Agent Trajectory Interchange Format</extracomment>
        <translation>ATIF-Ablauf</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>HTML-Bericht</translation>
    </message>
    <message>
        <source>SARIF findings</source>
        <translation>SARIF-Befunde</translation>
    </message>
    <message>
        <source>JUnit test report</source>
        <translation>JUnit-Testbericht</translation>
    </message>
    <message>
        <source>Everything recorded for a run, with its executions; one run per line.</source>
        <translation>Alles Aufgezeichnete eines Laufs mit seinen Ausführungen; ein Lauf pro Zeile.</translation>
    </message>
    <message>
        <source>One row per step, for spreadsheets: status, error, time, tokens, code, output.</source>
        <translation>Eine Zeile pro Schritt, für Tabellenkalkulationen: Status, Fehler, Zeit, Tokens, Code, Ausgabe.</translation>
    </message>
    <message>
        <source>The code of all steps in order, each below a comment with its number.</source>
        <translation>Der Code aller Schritte der Reihe nach, jeweils unter einem Kommentar mit der Nummer.</translation>
    </message>
    <message>
        <source>The code of one run as cells, with printed output and errors.</source>
        <translation>Der Code eines Laufs als Zellen, mit Textausgabe und Fehlern.</translation>
    </message>
    <message>
        <source>The steps in the memory format of smolagents, one run per line.</source>
        <translation>Die Schritte im Speicherformat von smolagents, ein Lauf pro Zeile.</translation>
    </message>
    <message>
        <source>One run in the Agent Trajectory Interchange Format.</source>
        <translation>Ein Lauf im Agent Trajectory Interchange Format.</translation>
    </message>
    <message>
        <source>A self-contained report for readers without Vitrine.</source>
        <translation>Ein eigenständiger Bericht für Leser ohne Vitrine.</translation>
    </message>
    <message>
        <source>Denials, findings and errors, for code scanning tools.</source>
        <translation>Ablehnungen, Befunde und Fehler, für Code-Analysewerkzeuge.</translation>
    </message>
    <message>
        <source>The newest replay verdict of each step as a test case, for continuous integration.</source>
        <translation>Das neueste Wiederholungsurteil jedes Schritts als Testfall, für kontinuierliche Integration.</translation>
    </message>
    <message>
        <source>OCSF events</source>
        <extracomment>Format: Open Cybersecurity Schema Framework</extracomment>
        <translation>OCSF-Ereignisse</translation>
    </message>
    <message>
        <source>Code, files, hosts, processes, tool calls and findings as security events, one per line.</source>
        <translation>Code, Dateien, Rechner, Prozesse, Werkzeugaufrufe und Befunde als Sicherheitsereignisse, eines je Zeile.</translation>
    </message>
</context>
<context>
    <name>vitrine::FileDialogs</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save Trail As</source>
        <translation>Prüfspur speichern unter</translation>
    </message>
    <message>
        <source>Trails (*.vitrine)</source>
        <translation>Prüfspuren (*.vitrine)</translation>
    </message>
    <message>
        <source>Policy File</source>
        <translation>Richtliniendatei</translation>
    </message>
    <message>
        <source>Policies (*.json);;All files (*)</source>
        <translation>Richtlinien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;See what agent code did, and decide what it may do.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;Sehen, was Code von Agenten getan hat, und entscheiden, was er darf.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Logs and trails (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log *.gz *.zst *.zip *.db *.vscdb *.vitrine)</source>
        <translation>Protokolle und Prüfspuren (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log *.gz *.zst *.zip *.db *.vscdb *.vitrine)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Read as %1 (*)</source>
        <extracomment>Choice of a file dialog. %1: technical name of a format of logs</extracomment>
        <translation>Lesen als %1 (*)</translation>
    </message>
    <message>
        <source>Follow Log</source>
        <translation>Protokoll folgen</translation>
    </message>
    <message>
        <source>Logs (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log)</source>
        <translation>Protokolle (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log)</translation>
    </message>
    <message>
        <source>Follow Folder</source>
        <translation>Ordner folgen</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterBar</name>
    <message>
        <source>Fi&amp;lter:</source>
        <extracomment>Before the field of the filter bar</extracomment>
        <translation>Fil&amp;ter:</translation>
    </message>
    <message>
        <source>Filter History</source>
        <extracomment>Button of the filter bar: filters that were used before</extracomment>
        <translation>Filterverlauf</translation>
    </message>
    <message>
        <source>Save This Filter</source>
        <extracomment>Button of the filter bar: keep this filter</extracomment>
        <translation>Diesen Filter speichern</translation>
    </message>
    <message>
        <source>Saved Filters</source>
        <extracomment>Button of the filter bar: filters that the user keeps</extracomment>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>No filters used yet</source>
        <extracomment>In the menu of filters that were used</extracomment>
        <translation>Noch keine Filter verwendet</translation>
    </message>
    <message>
        <source>No saved filters</source>
        <extracomment>In the menu of filters that the user keeps</extracomment>
        <translation>Keine gespeicherten Filter</translation>
    </message>
    <message>
        <source>Delete This Saved Filter</source>
        <extracomment>Tip of the button that keeps a filter, once it is kept</extracomment>
        <translation>Diesen gespeicherten Filter löschen</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterControl</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a filter comes to. %1: &quot;25 of 50 runs&quot;, %2: &quot;35 of 127 steps&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>&amp;Note on this step (recorded in the trail):</source>
        <extracomment>In a dialog</extracomment>
        <translation>&amp;Notiz zu diesem Schritt (wird in der Prüfspur aufgezeichnet):</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterEdit</name>
    <message>
        <source>Filter</source>
        <extracomment>Accessible name of the field of the filter bar</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter runs and steps, for example: %1</source>
        <extracomment>In the empty filter bar, with an example that is not to be translated</extracomment>
        <translation>Läufe und Schritte filtern, zum Beispiel: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterText</name>
    <message>
        <source>%2 (column %1)</source>
        <extracomment>Something is wrong with a filter. %1: place in it, counted from 1, %2: what is wrong</extracomment>
        <translation>%2 (Spalte %1)</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>Behind a name that is not known. %1: the name that is closest to it</extracomment>
        <translation>Meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>Unknown field “%1”.</source>
        <translation>Unbekanntes Feld „%1“.</translation>
    </message>
    <message>
        <source>Unknown function “%1”.</source>
        <translation>Unbekannte Funktion „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a value of this field.</source>
        <translation>„%1“ ist kein Wert dieses Felds.</translation>
    </message>
    <message>
        <source>“%1” is not a unit of time: use us, ms, s, min, h or d.</source>
        <extracomment>%1: a word behind a number</extracomment>
        <translation>„%1“ ist keine Zeiteinheit: Verwenden Sie us, ms, s, min, h oder d.</translation>
    </message>
    <message>
        <source>“%1” is not a value of this type.</source>
        <translation>„%1“ ist kein Wert dieses Typs.</translation>
    </message>
    <message>
        <source>“%1” cannot be used with this field.</source>
        <translation>„%1“ kann mit diesem Feld nicht verwendet werden.</translation>
    </message>
    <message>
        <source>“%1” is not a valid pattern.</source>
        <translation>„%1“ ist kein gültiges Muster.</translation>
    </message>
    <message>
        <source>The expression is incomplete.</source>
        <translation>Der Ausdruck ist unvollständig.</translation>
    </message>
    <message>
        <source>Closing quotation mark missing.</source>
        <translation>Schließendes Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>This filter is too long.</source>
        <translation>Dieser Filter ist zu lang.</translation>
    </message>
    <message>
        <source>Unexpected “%1”.</source>
        <translation>Unerwartet: „%1“.</translation>
    </message>
    <message>
        <source>Steps without “%1” match this term.</source>
        <extracomment>Explains a filter. %1: name of a field of the filter language, as &quot;duration&quot;</extracomment>
        <translation>Schritte ohne „%1“ erfüllen diesen Ausdruck.</translation>
    </message>
    <message>
        <source>Steps without “%1” do not match this term.</source>
        <extracomment>Explains a filter. %1: name of a field of the filter language, as &quot;duration&quot;</extracomment>
        <translation>Schritte ohne „%1“ erfüllen diesen Ausdruck nicht.</translation>
    </message>
    <message>
        <source>All other steps, including those without a value</source>
        <extracomment>What the word &quot;not&quot; means in a filter</extracomment>
        <translation>Alle anderen Schritte, auch die ohne Wert</translation>
    </message>
    <message>
        <source>Has a value, and none is equal</source>
        <extracomment>What &quot;!=&quot; means in a filter</extracomment>
        <translation>Hat einen Wert, und keiner ist gleich</translation>
    </message>
    <message>
        <source>Has a value, and none matches the pattern</source>
        <extracomment>What &quot;!~&quot; means in a filter</extracomment>
        <translation>Hat einen Wert, und keiner passt zum Muster</translation>
    </message>
    <message>
        <source>Matches the pattern</source>
        <extracomment>What &quot;~&quot; means in a filter</extracomment>
        <translation>Passt zum Muster</translation>
    </message>
    <message>
        <source>Has a recorded value</source>
        <extracomment>What &quot;has(field)&quot; means in a filter</extracomment>
        <translation>Hat einen aufgezeichneten Wert</translation>
    </message>
    <message>
        <source>“policy.verdict” needs the name of a policy, as in policy.verdict(&quot;smolagents-default&quot;) == denied.</source>
        <translation>„policy.verdict“ braucht den Namen einer Richtlinie, zum Beispiel policy.verdict(&quot;smolagents-default&quot;) == denied.</translation>
    </message>
    <message>
        <source>“%1” is a function and needs a text in parentheses.</source>
        <extracomment>%1: the name of a function, such as &quot;calls&quot;</extracomment>
        <translation>„%1“ ist eine Funktion und braucht einen Text in Klammern.</translation>
    </message>
</context>
<context>
    <name>vitrine::FindBar</name>
    <message>
        <source>Text to find</source>
        <extracomment>Accessible name and hint of the field of the find bar</extracomment>
        <translation>Gesuchter Text</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Vorheriger</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Match Case</source>
        <extracomment>Check button of the find bar: upper and lower case differ</extracomment>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No match</source>
        <extracomment>Find bar: the text does not occur</extracomment>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <extracomment>Check button of the find bar: the text is a regular expression</extracomment>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Replacement text</source>
        <extracomment>Accessible name of a field of the find bar</extracomment>
        <translation>Ersatztext</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Hint in a field of the find bar</extracomment>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>With a regular expression, \0 to \9 insert captured text.</source>
        <extracomment>Tip of a field of the find bar</extracomment>
        <translation>Mit einem regulären Ausdruck fügen \0 bis \9 erfassten Text ein.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace All</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Invalid pattern</source>
        <extracomment>Find bar: the regular expression cannot be read</extracomment>
        <translation>Ungültiges Muster</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <extracomment>Find bar. %1: number of the place that is shown, %2: how many are counted; there are more</extracomment>
        <translation>%1 von mehr als %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Find bar. %1: number of the place that is shown, %2: how many there are</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced</source>
        <extracomment>Find bar: what Replace All did</extracomment>
        <translation>
            <numerusform>%Ln ersetzt</numerusform>
            <numerusform>%Ln ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <extracomment>Find bar: a long text is being searched</extracomment>
        <translation>Sucht …</translation>
    </message>
</context>
<context>
    <name>vitrine::Finder</name>
    <message>
        <source>Found</source>
        <extracomment>Accessible name of the list of what was found</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>No matches.</source>
        <extracomment>In place of a list</extracomment>
        <translation>Keine Treffer.</translation>
    </message>
</context>
<context>
    <name>vitrine::FinderEntries</name>
    <message>
        <source>Step %1: %2</source>
        <extracomment>What quick open finds. %1: number of a step, %2: first line of its code</extracomment>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>What quick open finds. %1: number of a run, %2: its task</extracomment>
        <translation>Lauf %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Variable %1</source>
        <extracomment>What quick open finds. %1: name of a variable</extracomment>
        <translation>Variable %1</translation>
    </message>
    <message>
        <source>run %1, step %2</source>
        <extracomment>Beside what quick open found. %1: number of a run, %2: number of a step</extracomment>
        <translation>Lauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>Variable %1 in %2</source>
        <extracomment>What quick open finds. %1: name of a variable, %2: &quot;run 1, step 3&quot;</extracomment>
        <translation>Variable %1 in %2</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingModel</name>
    <message>
        <source>Severity</source>
        <extracomment>Column title: note, warning or denied</extracomment>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Found In</source>
        <extracomment>Column title: what a finding is in: the code, the logs, the output or the error of a step</extracomment>
        <translation>Gefunden in</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column title: line of the code</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>Column title: what the review has to say</extracomment>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column: what was found, such as &quot;E-mail address&quot;</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <extracomment>Column: a part of a text, with secrets masked</extracomment>
        <translation>Auszug</translation>
    </message>
    <message>
        <source>Texts</source>
        <extracomment>Column: number of texts that contain it</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>First In</source>
        <extracomment>Column: the first step that contains it</extracomment>
        <translation>Zuerst in</translation>
    </message>
    <message>
        <source>Scratch run: %1</source>
        <extracomment>Where something was found. %1: part of a step, such as &quot;Code&quot;</extracomment>
        <translation>Eigener Lauf: %1</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Where something was found. %1: number of a run, %2: part of it, such as &quot;Task&quot;</extracomment>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>Where something was found. %1: number of a run, %2: number of a step, %3: part of it, such as &quot;Code&quot;</extracomment>
        <translation>Lauf %1, Schritt %2: %3</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <extracomment>%1: number of texts</extracomment>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Trail: %1</source>
        <extracomment>Where something was found: in what a user wrote about the trail, a log or a session. %1: &quot;Note&quot; or &quot;Mark&quot;</extracomment>
        <translation>Prüfspur: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingText</name>
    <message>
        <source>Import of %1 is not allowed</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>Der Import von %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Import of a module that the policy does not allow</source>
        <translation>Import eines Moduls, das die Richtlinie nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 is allowed but dangerous</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>%1 ist erlaubt, aber gefährlich</translation>
    </message>
    <message>
        <source>Import of an allowed but dangerous module</source>
        <translation>Import eines erlaubten, aber gefährlichen Moduls</translation>
    </message>
    <message>
        <source>Relative imports are not allowed</source>
        <translation>Relative Importe sind nicht erlaubt</translation>
    </message>
    <message>
        <source>Relative import: steps are not part of a package</source>
        <translation>Relativer Import: Schritte gehören zu keinem Paket</translation>
    </message>
    <message>
        <source>Access to %1 is not allowed</source>
        <extracomment>%1: name of an attribute, such as __class__</extracomment>
        <translation>Der Zugriff auf %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Dunder attribute</source>
        <translation>Attribut mit doppelten Unterstrichen</translation>
    </message>
    <message>
        <source>The name %1 is not allowed</source>
        <extracomment>%1: a name in the code</extracomment>
        <translation>Der Name %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Dunder name</source>
        <translation>Name mit doppelten Unterstrichen</translation>
    </message>
    <message>
        <source>The function %1 is not allowed</source>
        <extracomment>%1: name of a function</extracomment>
        <translation>Die Funktion %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Builtin function that the policy does not allow</source>
        <translation>Eingebaute Funktion, die die Richtlinie nicht erlaubt</translation>
    </message>
    <message>
        <source>The syntax %1 is not allowed</source>
        <extracomment>%1: kind of statement or expression, such as &quot;Global&quot;</extracomment>
        <translation>Die Syntax %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Syntax that the policy forbids</source>
        <translation>Syntax, die die Richtlinie verbietet</translation>
    </message>
    <message>
        <source>The code is nested too deeply</source>
        <translation>Der Code ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>Code that is nested too deeply to review</source>
        <translation>Code, der für die Prüfung zu tief verschachtelt ist</translation>
    </message>
    <message>
        <source>%1 is called but not defined</source>
        <extracomment>%1: name of a function</extracomment>
        <translation>%1 wird aufgerufen, ist aber nicht definiert</translation>
    </message>
    <message>
        <source>Call of an undefined name</source>
        <translation>Aufruf eines nicht definierten Namens</translation>
    </message>
    <message>
        <source>%1 is not defined</source>
        <extracomment>%1: a name in the code</extracomment>
        <translation>%1 ist nicht definiert</translation>
    </message>
    <message>
        <source>Undefined name</source>
        <translation>Nicht definierter Name</translation>
    </message>
    <message>
        <source>%1 is imported but not used</source>
        <extracomment>%1: name that an import brings in</extracomment>
        <translation>%1 wird importiert, aber nicht verwendet</translation>
    </message>
    <message>
        <source>Import that no later code uses</source>
        <translation>Import, den kein späterer Code verwendet</translation>
    </message>
    <message>
        <source>%1 is defined but not used</source>
        <extracomment>%1: name of a variable, a function or a class</extracomment>
        <translation>%1 wird definiert, aber nicht verwendet</translation>
    </message>
    <message>
        <source>Unused variable, function or class</source>
        <translation>Unbenutzte Variable, Funktion oder Klasse</translation>
    </message>
    <message>
        <source>%1 is assigned to itself</source>
        <extracomment>%1: name of a variable</extracomment>
        <translation>%1 wird sich selbst zugewiesen</translation>
    </message>
    <message>
        <source>Assignment of a name to itself</source>
        <translation>Zuweisung eines Namens an sich selbst</translation>
    </message>
    <message>
        <source>Unreachable code</source>
        <translation>Nicht erreichbarer Code</translation>
    </message>
    <message>
        <source>Code that is never reached</source>
        <translation>Code, der nie erreicht wird</translation>
    </message>
    <message>
        <source>Calls the tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Ruft das Werkzeug %1 auf</translation>
    </message>
    <message>
        <source>Call of a tool</source>
        <translation>Aufruf eines Werkzeugs</translation>
    </message>
    <message>
        <source>Shadows the tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Verdeckt das Werkzeug %1</translation>
    </message>
    <message>
        <source>Tool name bound to something else</source>
        <translation>Werkzeugname für etwas anderes verwendet</translation>
    </message>
    <message>
        <source>%1 looks like a key or token (%2)</source>
        <extracomment>%1: the beginning of a secret, %2: who issues such tokens</extracomment>
        <translation>%1 sieht aus wie ein Schlüssel oder Token (%2)</translation>
    </message>
    <message>
        <source>Key or token in a known format</source>
        <translation>Schlüssel oder Token in bekanntem Format</translation>
    </message>
    <message>
        <source>A private key: %1</source>
        <extracomment>%1: the first line of a private key</extracomment>
        <translation>Ein privater Schlüssel: %1</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>%1 looks like a JSON Web Token</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 sieht aus wie ein JSON Web Token</translation>
    </message>
    <message>
        <source>JSON Web Token</source>
        <translation>JSON Web Token</translation>
    </message>
    <message>
        <source>%1 looks like credentials of an authorization header</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 sieht aus wie Zugangsdaten eines Authorization-Headers</translation>
    </message>
    <message>
        <source>Credentials of an authorization header</source>
        <translation>Zugangsdaten eines Authorization-Headers</translation>
    </message>
    <message>
        <source>Password in a URL</source>
        <translation>Passwort in einer Adresse</translation>
    </message>
    <message>
        <source>%1 is assigned to a name for a password or key</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 ist einem Namen für ein Passwort oder einen Schlüssel zugewiesen</translation>
    </message>
    <message>
        <source>Value assigned to a name for a password or key</source>
        <translation>Wert, der einem Namen für ein Passwort oder einen Schlüssel zugewiesen ist</translation>
    </message>
    <message>
        <source>%1 looks random, like a key</source>
        <extracomment>%1: the beginning of a text</extracomment>
        <translation>%1 sieht zufällig aus, wie ein Schlüssel</translation>
    </message>
    <message>
        <source>Text that looks random, like a key</source>
        <translation>Text, der zufällig aussieht, wie ein Schlüssel</translation>
    </message>
    <message>
        <source>The e-mail address %1</source>
        <extracomment>%1: a masked address</extracomment>
        <translation>Die E-Mail-Adresse %1</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>The card number %1</source>
        <extracomment>%1: the last digits of a card&apos;s number</extracomment>
        <translation>Die Kartennummer %1</translation>
    </message>
    <message>
        <source>Card number with a valid Luhn checksum</source>
        <translation>Kartennummer mit gültiger Luhn-Prüfsumme</translation>
    </message>
    <message>
        <source>The account number %1</source>
        <extracomment>%1: the beginning of an account&apos;s number</extracomment>
        <translation>Die Kontonummer %1</translation>
    </message>
    <message>
        <source>Account number (IBAN) with a valid checksum</source>
        <translation>Kontonummer (IBAN) mit gültiger Prüfsumme</translation>
    </message>
    <message>
        <source>The tool %1 is not allowed</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Das Werkzeug %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Tool that the policy does not allow</source>
        <translation>Werkzeug, das die Richtlinie nicht erlaubt</translation>
    </message>
    <message>
        <source>Exceeds %1</source>
        <extracomment>%1: place of a limit in the policy, such as limits.operations</extracomment>
        <translation>Überschreitet %1</translation>
    </message>
    <message>
        <source>Usage that exceeds a limit of the policy</source>
        <translation>Verbrauch, der eine Grenze der Richtlinie überschreitet</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>How serious a finding of the review is</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>How serious a finding of the review is</extracomment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Denied</source>
        <extracomment>How serious a finding of the review is: the step may not run</extracomment>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Where a finding is: in the code of a step</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <extracomment>Where a finding is: in what a step printed</extracomment>
        <translation>Textausgabe</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Where a finding is: in the value that a step gave</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Where a finding is: in the error of a step</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>URL contains a password</source>
        <translation>URL enthält ein Passwort</translation>
    </message>
    <message>
        <source>Access to the file %1 is not allowed</source>
        <extracomment>%1: a path</extracomment>
        <translation>Zugriff auf die Datei %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>File that the policy does not allow</source>
        <translation>Datei, die die Richtlinie nicht erlaubt</translation>
    </message>
    <message>
        <source>Access to the host %1 is not allowed</source>
        <extracomment>%1: name of a host</extracomment>
        <translation>Zugriff auf den Rechner %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Host that the policy does not allow</source>
        <translation>Rechner, den die Richtlinie nicht erlaubt</translation>
    </message>
    <message>
        <source>Hidden character %1: the code may not do what it appears to do</source>
        <extracomment>%1: the code of a character: &quot;U+202E&quot;</extracomment>
        <translation>Verborgenes Zeichen %1: Der Code tut vielleicht nicht, wonach er aussieht</translation>
    </message>
    <message>
        <source>Bidirectional or invisible character in the code</source>
        <translation>Bidirektionales oder unsichtbares Zeichen im Code</translation>
    </message>
    <message>
        <source>%1 is not allowed</source>
        <extracomment>%1: a command, a path, a host or the name of a tool</extracomment>
        <translation>%1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Command, file, host or tool that the policy does not allow</source>
        <translation>Befehl, Datei, Rechner oder Werkzeug, das die Richtlinie nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 requires a person&apos;s decision</source>
        <extracomment>%1: a command, a path, a host or the name of a tool</extracomment>
        <translation>%1 erfordert die Entscheidung einer Person</translation>
    </message>
    <message>
        <source>Action that the policy asks a person about</source>
        <translation>Aktion, bei der die Richtlinie eine Person fragt</translation>
    </message>
    <message>
        <source>The policy cannot decide about %1</source>
        <extracomment>%1: a command, a path, a host or the name of a tool</extracomment>
        <translation>Die Richtlinie kann nicht über %1 entscheiden</translation>
    </message>
    <message>
        <source>Action that the policy cannot decide about</source>
        <translation>Aktion, über die die Richtlinie nicht entscheiden kann</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Where a finding is: in a command, an edit or a tool call of a step</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Deletes %1 outside the project</source>
        <extracomment>%1: a path</extracomment>
        <translation>Löscht %1 außerhalb des Projekts</translation>
    </message>
    <message>
        <source>Deletion outside the project</source>
        <translation>Löschen außerhalb des Projekts</translation>
    </message>
    <message>
        <source>Runs what %1 downloads</source>
        <extracomment>%1: a program such as &quot;curl&quot;</extracomment>
        <translation>Führt aus, was %1 herunterlädt</translation>
    </message>
    <message>
        <source>Download that is passed to an interpreter</source>
        <translation>Download, der an einen Interpreter übergeben wird</translation>
    </message>
    <message>
        <source>Password among the arguments: %1</source>
        <extracomment>%1: a program and its option, such as &quot;curl -u&quot;</extracomment>
        <translation>Passwort unter den Argumenten: %1</translation>
    </message>
    <message>
        <source>Password among the arguments of a command</source>
        <translation>Passwort unter den Argumenten eines Befehls</translation>
    </message>
    <message>
        <source>Rewrites history: %1</source>
        <extracomment>%1: part of a command, such as &quot;git push --force&quot;</extracomment>
        <translation>Schreibt die Historie um: %1</translation>
    </message>
    <message>
        <source>Rewritten or discarded history</source>
        <translation>Umgeschriebene oder verworfene Historie</translation>
    </message>
    <message>
        <source>Turns off checks: %1</source>
        <extracomment>%1: part of a command, such as &quot;git commit --no-verify&quot;</extracomment>
        <translation>Schaltet Prüfungen ab: %1</translation>
    </message>
    <message>
        <source>Checks that are turned off</source>
        <translation>Abgeschaltete Prüfungen</translation>
    </message>
    <message>
        <source>Changes %1, which runs automatically</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Ändert %1, das von selbst ausgeführt wird</translation>
    </message>
    <message>
        <source>File that runs at a login or a commit</source>
        <translation>Datei, die bei einer Anmeldung oder einem Commit ausgeführt wird</translation>
    </message>
</context>
<context>
    <name>vitrine::FlawText</name>
    <message>
        <source>it contains no log</source>
        <translation>es enthält kein Protokoll</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>sparse files are not supported</source>
        <translation>Dateien mit Lücken werden nicht unterstützt</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>die Datei änderte sich, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>the file has changed since it was imported</source>
        <translation>die Datei hat sich seit dem Import geändert</translation>
    </message>
    <message>
        <source>the gzip data are cut off</source>
        <translation>die gzip-Daten brechen ab</translation>
    </message>
    <message>
        <source>the zstd data are cut off</source>
        <translation>die zstd-Daten brechen ab</translation>
    </message>
    <message>
        <source>damaged gzip data</source>
        <translation>beschädigte gzip-Daten</translation>
    </message>
    <message>
        <source>damaged zstd data</source>
        <translation>beschädigte zstd-Daten</translation>
    </message>
    <message>
        <source>damaged zip archive</source>
        <translation>beschädigtes zip-Archiv</translation>
    </message>
    <message>
        <source>damaged tar archive</source>
        <translation>beschädigtes tar-Archiv</translation>
    </message>
    <message>
        <source>damaged entry</source>
        <translation>beschädigter Eintrag</translation>
    </message>
    <message>
        <source>the entries of the archive overlap</source>
        <translation>die Einträge des Archivs überlappen sich</translation>
    </message>
    <message>
        <source>more than %1 entries</source>
        <translation>mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>%1 compressed bytes expand to more than %2</source>
        <extracomment>%1: number of bytes, %2: a limit</extracomment>
        <translation>%1 gepackte Bytes ergeben entpackt mehr als %2</translation>
    </message>
    <message>
        <source>not enough disk space to unpack an archive</source>
        <translation>zu wenig Speicherplatz, um ein Archiv zu entpacken</translation>
    </message>
    <message>
        <source>looks like: %1</source>
        <extracomment>%1: a kind of content, such as &quot;PNG image&quot;</extracomment>
        <translation>sieht aus wie: %1</translation>
    </message>
    <message>
        <source>it contains no runs</source>
        <translation>sie enthält keine Läufe</translation>
    </message>
    <message>
        <source>unknown format %1</source>
        <translation>unbekanntes Format %1</translation>
    </message>
    <message>
        <source>JSON nested %1 levels deep</source>
        <translation>JSON mit %1 Ebenen</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>bricht ab</translation>
    </message>
    <message>
        <source>%1 bytes in one value</source>
        <translation>%1 Bytes in einem Wert</translation>
    </message>
    <message>
        <source>%1 bytes in one row</source>
        <translation>%1 Bytes in einer Zeile</translation>
    </message>
    <message>
        <source>%1 bytes after the end or a break were left out</source>
        <translation>%1 Bytes nach dem Ende oder einem Abbruch wurden ausgelassen</translation>
    </message>
    <message>
        <source>the table ends within quotes</source>
        <translation>die Tabelle endet innerhalb von Anführungszeichen</translation>
    </message>
    <message>
        <source>a row without values</source>
        <translation>eine Zeile ohne Werte</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>erwartet war ein Objekt, gefunden: %1</translation>
    </message>
    <message>
        <source>expected a step, found %1</source>
        <translation>erwartet war ein Schritt, gefunden: %1</translation>
    </message>
    <message>
        <source>expected a message</source>
        <translation>erwartet war eine Nachricht</translation>
    </message>
    <message>
        <source>expected an event with action or observation</source>
        <translation>erwartet war ein Ereignis mit „action“ oder „observation“</translation>
    </message>
    <message>
        <source>unexpected type: %1</source>
        <translation>unerwarteter Typ: %1</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <extracomment>%1: name of a key of JSON</extracomment>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>repeated key</source>
        <translation>der Schlüssel kommt mehrmals vor</translation>
    </message>
    <message>
        <source>an event without a message</source>
        <translation>ein Ereignis ohne Nachricht</translation>
    </message>
    <message>
        <source>a message without a role</source>
        <translation>eine Nachricht ohne Rolle</translation>
    </message>
    <message>
        <source>a span without an id</source>
        <translation>ein Span ohne Kennung</translation>
    </message>
    <message>
        <source>a call without an id</source>
        <translation>ein Aufruf ohne Kennung</translation>
    </message>
    <message>
        <source>an observation without an id</source>
        <translation>eine Beobachtung ohne Kennung</translation>
    </message>
    <message>
        <source>the tool calls are not a Python list</source>
        <translation>die Werkzeugaufrufe sind keine Python-Liste</translation>
    </message>
    <message>
        <source>not a Python literal at byte %1</source>
        <translation>kein Python-Literal bei Byte %1</translation>
    </message>
    <message>
        <source>values are nested too deeply</source>
        <translation>Werte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>invalid protobuf message</source>
        <translation>ungültige protobuf-Nachricht</translation>
    </message>
    <message>
        <source>too many sessions</source>
        <translation>zu viele Sitzungen</translation>
    </message>
    <message>
        <source>too many events before the first session</source>
        <translation>zu viele Ereignisse vor der ersten Sitzung</translation>
    </message>
    <message>
        <source>steps in the temporary file cannot be read</source>
        <translation>Schritte in der temporären Datei sind nicht lesbar</translation>
    </message>
    <message>
        <source>%1 steps were left out: the folder for temporary files is full</source>
        <translation>%1 Schritte wurden ausgelassen: Der Ordner für temporäre Dateien ist voll</translation>
    </message>
    <message>
        <source>%1 outputs of steps with more than %2 MiB of output were left out</source>
        <extracomment>%1: their number, %2: a limit</extracomment>
        <translation>%1 Ausgaben von Schritten mit mehr als %2 MiB Ausgabe wurden ausgelassen</translation>
    </message>
    <message>
        <source>some attachments were left out: too large or repeated too often</source>
        <translation>einige Anhänge wurden ausgelassen: zu groß oder zu oft wiederholt</translation>
    </message>
    <message>
        <source>trace %1 has no span of an agent, model or tool</source>
        <translation>Spur %1 hat keinen Span eines Agenten, Modells oder Werkzeugs</translation>
    </message>
    <message>
        <source>trace %1 was closed to save memory: later spans form a run of their own</source>
        <translation>Spur %1 wurde geschlossen, um Speicher zu sparen: Spätere Spans bilden einen eigenen Lauf</translation>
    </message>
    <message>
        <source>span %1 arrived after its trace was complete</source>
        <translation>Span %1 kam, nachdem seine Spur vollständig war</translation>
    </message>
    <message>
        <source>%1 more spans arrived after their traces were complete</source>
        <translation>%1 weitere Spans kamen, nachdem ihre Spuren vollständig waren</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8 were replaced</source>
        <translation>Bytes, die kein UTF-8 sind, wurden ersetzt</translation>
    </message>
    <message>
        <source>control characters in a string were escaped</source>
        <translation>Steuerzeichen in einer Zeichenkette wurden maskiert</translation>
    </message>
    <message>
        <source>lone surrogates were replaced</source>
        <translation>einzelne Surrogate wurden ersetzt</translation>
    </message>
    <message>
        <source>a comma, colon, bracket or key is missing or redundant</source>
        <translation>ein Komma, Doppelpunkt, Klammerzeichen oder Schlüssel fehlt oder ist zu viel</translation>
    </message>
    <message>
        <source>a string has an escape sequence unknown to JSON</source>
        <translation>eine Zeichenkette hat eine Escape-Folge, die JSON nicht kennt</translation>
    </message>
    <message>
        <source>a string has no end</source>
        <translation>eine Zeichenkette hat kein Ende</translation>
    </message>
    <message>
        <source>a string contains a control character</source>
        <translation>eine Zeichenkette enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a word outside of strings is not true, false or null</source>
        <translation>ein Wort außerhalb von Zeichenketten ist nicht true, false oder null</translation>
    </message>
    <message>
        <source>a number is not valid in JSON</source>
        <translation>eine Zahl ist in JSON nicht gültig</translation>
    </message>
    <message>
        <source>some bytes are not UTF-8</source>
        <translation>einige Bytes sind kein UTF-8</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation>der Wert fehlt</translation>
    </message>
    <message>
        <source>lists and objects are nested too deeply</source>
        <translation>Listen und Objekte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the value is too large</source>
        <translation>der Wert ist zu groß</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>an object without the keys of a step</source>
        <translation>ein Objekt ohne die Schlüssel eines Schritts</translation>
    </message>
    <message>
        <source>a copy of it needs %1 bytes of disk space</source>
        <translation>eine Kopie davon benötigt %1 Byte Speicherplatz</translation>
    </message>
    <message>
        <source>reading it takes too long for its size</source>
        <translation>das Lesen ist für die Größe zu aufwendig</translation>
    </message>
    <message>
        <source>a row of %1 bytes is not a JSON object</source>
        <translation>eine Zeile mit %1 Byte ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>looks like: %1, not %2</source>
        <extracomment>%1 and %2: names of formats, such as smolagents-memory</extracomment>
        <translation>sieht aus wie %1, nicht wie %2</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>Zip-Archiv</translation>
    </message>
    <message>
        <source>gzip data</source>
        <translation>Gzip-Daten</translation>
    </message>
    <message>
        <source>zstd data</source>
        <translation>Zstd-Daten</translation>
    </message>
    <message>
        <source>xz data</source>
        <translation>Xz-Daten</translation>
    </message>
    <message>
        <source>bzip2 data</source>
        <translation>Bzip2-Daten</translation>
    </message>
    <message>
        <source>LZ4 data</source>
        <translation>LZ4-Daten</translation>
    </message>
    <message>
        <source>7-Zip archive</source>
        <translation>7-Zip-Archiv</translation>
    </message>
    <message>
        <source>RAR archive</source>
        <translation>RAR-Archiv</translation>
    </message>
    <message>
        <source>data of compress</source>
        <extracomment>compress is the name of a program</extracomment>
        <translation>Daten von compress</translation>
    </message>
    <message>
        <source>tar archive</source>
        <translation>Tar-Archiv</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>JPEG image</source>
        <translation>JPEG-Bild</translation>
    </message>
    <message>
        <source>GIF image</source>
        <translation>GIF-Bild</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>SQLite database</source>
        <translation>SQLite-Datenbank</translation>
    </message>
    <message>
        <source>SQLite database without tables</source>
        <translation>SQLite-Datenbank ohne Tabellen</translation>
    </message>
    <message>
        <source>SQLite database with the tables %1</source>
        <extracomment>%1: names, separated by commas</extracomment>
        <translation>SQLite-Datenbank mit den Tabellen %1</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>UTF-32 text</source>
        <translation>UTF-32-Text</translation>
    </message>
    <message>
        <source>Parquet table</source>
        <translation>Parquet-Tabelle</translation>
    </message>
    <message>
        <source>Python pickle</source>
        <translation>Python-Pickle</translation>
    </message>
    <message>
        <source>HTML or XML</source>
        <translation>HTML oder XML</translation>
    </message>
    <message>
        <source>OTLP trace</source>
        <translation>OTLP-Trace</translation>
    </message>
    <message>
        <source>Jupyter notebook</source>
        <translation>Jupyter-Notebook</translation>
    </message>
    <message>
        <source>agent trajectory with actions and observations</source>
        <translation>Trajektorie eines Agenten mit Aktionen und Beobachtungen</translation>
    </message>
    <message>
        <source>ATIF trajectory</source>
        <translation>ATIF-Trajektorie</translation>
    </message>
    <message>
        <source>Langfuse trace</source>
        <translation>Langfuse-Trace</translation>
    </message>
    <message>
        <source>Inspect log</source>
        <translation>Inspect-Log</translation>
    </message>
    <message>
        <source>JSON object with keys %1</source>
        <extracomment>%1: names, separated by commas</extracomment>
        <translation>JSON-Objekt mit den Schlüsseln %1</translation>
    </message>
    <message>
        <source>JSON object without keys</source>
        <translation>JSON-Objekt ohne Schlüssel</translation>
    </message>
    <message>
        <source>JSON array of objects with keys %1</source>
        <extracomment>%1: names, separated by commas</extracomment>
        <translation>JSON-Liste von Objekten mit den Schlüsseln %1</translation>
    </message>
    <message>
        <source>JSON array of objects without keys</source>
        <translation>JSON-Liste von Objekten ohne Schlüssel</translation>
    </message>
    <message>
        <source>JSON array</source>
        <translation>JSON-Liste</translation>
    </message>
    <message>
        <source>JSON value %1</source>
        <translation>JSON-Wert %1</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>Binärdaten</translation>
    </message>
    <message>
        <source>blank text</source>
        <translation>leerer Text</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>einfacher Text</translation>
    </message>
    <message>
        <source>%1, records of type %2</source>
        <extracomment>%1: a kind of content such as &quot;JSON object with keys type, id&quot;; %2: names, separated by commas</extracomment>
        <translation>%1, Datensätze vom Typ %2</translation>
    </message>
    <message>
        <source>prompts without replies of a model</source>
        <translation>Prompts ohne Antworten eines Modells</translation>
    </message>
</context>
<context>
    <name>vitrine::FollowCommand</name>
    <message>
        <source>Import new data into a trail while logs are written, until Ctrl+C</source>
        <translation>Neue Daten in eine Prüfspur importieren, während Protokolle geschrieben werden, bis Strg+C</translation>
    </message>
    <message>
        <source>The trail; created if it does not exist</source>
        <translation>Die Prüfspur; wird angelegt, falls sie nicht existiert</translation>
    </message>
    <message>
        <source>Print one line of JSON per change</source>
        <translation>Eine Zeile JSON pro Änderung ausgeben</translation>
    </message>
    <message>
        <source>Logs and folders to watch; they need not exist yet</source>
        <translation>Zu beobachtende Protokolle und Ordner; sie müssen noch nicht existieren</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new run(s), %2 changed, steps in all: %3</source>
        <extracomment>%1: name of a file, %n: how many runs are new, %2: how many others have changed, %3: number of all steps</extracomment>
        <translation>
            <numerusform>%1: %Ln neuer Lauf, %2 geändert, Schritte insgesamt: %3</numerusform>
            <numerusform>%1: %Ln neue Läufe, %2 geändert, Schritte insgesamt: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the file to change.</source>
        <translation>Es wird auf Änderungen der Datei gewartet.</translation>
    </message>
</context>
<context>
    <name>vitrine::FontField</name>
    <message>
        <source>Default</source>
        <extracomment>Button in the settings: goes back to the font of the desktop</extracomment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>Behind the size of a font: points</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Accessible name of a number in the settings</extracomment>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>vitrine::FormSwitch</name>
    <message>
        <source>Text</source>
        <extracomment>Switch over a text: shows it as it is</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Formatted</source>
        <extracomment>Switch over a text: shows its headings, lists and emphasis</extracomment>
        <translation>Formatiert</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Switch over a text: shows the values in it as a tree</extracomment>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Switch over a text: shows the rows and columns in it</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>Switch over a text: shows the images that are in it as letters</extracomment>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>vitrine::Grab</name>
    <message>
        <source>Unknown pane %1. Panes: %2.</source>
        <extracomment>%1: what was typed, %2: list of names</extracomment>
        <translation>Unbekannter Bereich %1. Bereiche: %2.</translation>
    </message>
    <message>
        <source>Unknown action or button %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Unbekannte Aktion oder Schaltfläche %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::GrabCommand</name>
    <message>
        <source>Open files, save a screenshot of the window or a pane, and quit; needs no display</source>
        <translation>Dateien öffnen, ein Bildschirmfoto des Fensters oder eines Bereichs speichern und beenden; braucht keine Anzeige</translation>
    </message>
    <message>
        <source>Image file to write</source>
        <translation>Zu schreibende Bilddatei</translation>
    </message>
    <message>
        <source>Pane to show, such as timeline, imports or jobs</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Zu zeigender Bereich, zum Beispiel timeline, imports oder jobs</translation>
    </message>
    <message>
        <source>With --pane: only that pane</source>
        <translation>Mit --pane: nur dieser Bereich</translation>
    </message>
    <message>
        <source>Result tab of the step: printed, output, error, difference, prompt or raw</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Ergebnisreiter des Schritts: printed, output, error, difference, prompt oder raw</translation>
    </message>
    <message>
        <source>Layout of the panes: inspect, replay, policy or evidence</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Anordnung der Bereiche: inspect, replay, policy oder evidence</translation>
    </message>
    <message>
        <source>Show only the runs and steps that match</source>
        <translation>Nur die Läufe und Schritte zeigen, auf die er zutrifft</translation>
    </message>
    <message>
        <source>Width and height of the window</source>
        <translation>Breite und Höhe des Fensters</translation>
    </message>
    <message>
        <source>Scale factor, as for high-resolution screens</source>
        <translation>Skalierungsfaktor, wie für hochauflösende Bildschirme</translation>
    </message>
    <message>
        <source>Color scheme: light, dark, contrastLight, contrastDark or system; default: as in the settings</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Farbschema: light, dark, contrastLight, contrastDark oder system; Vorgabe: wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Action or button to trigger before the picture, such as verify or sqlRun; may be repeated</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Aktion oder Schaltfläche, die vor dem Bild ausgelöst wird, etwa verify oder sqlRun; kann mehrmals angegeben werden</translation>
    </message>
</context>
<context>
    <name>vitrine::GuideBrowser</name>
    <message>
        <source>Page</source>
        <extracomment>Accessible name of the page of the user guide</extracomment>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>vitrine::GuideWindow</name>
    <message>
        <source>User Guide</source>
        <extracomment>Title of the window of the user guide</extracomment>
        <translation>Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <extracomment>In an empty field: finds pages of the user guide</extracomment>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Accessible name of the list of pages of the user guide</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
</context>
<context>
    <name>vitrine::HookCommand</name>
    <message>
        <source>Trail to record in; created if it does not exist</source>
        <translation>Prüfspur zum Aufzeichnen; wird angelegt, falls sie nicht existiert</translation>
    </message>
    <message>
        <source>Policy that judges tool calls: a file, or one of %1</source>
        <translation>Richtlinie, die Werkzeugaufrufe beurteilt: eine Datei oder eine von %1</translation>
    </message>
    <message>
        <source>If the hook itself fails: open lets the agent continue, closed denies the call</source>
        <translation>Wenn der Hook selbst fehlschlägt: open lässt den Agenten fortfahren, closed lehnt den Aufruf ab</translation>
    </message>
    <message>
        <source>If a window handles approvals, wait at most this long for its decision on calls that the policy asks about or does not decide</source>
        <translation>Wenn ein Fenster Freigaben bearbeitet, höchstens so lange auf seine Entscheidung über Aufrufe warten, bei denen die Richtlinie nachfragt oder nicht entscheidet</translation>
    </message>
    <message>
        <source>Vitrine: the policy cannot be read; tool calls are not judged.</source>
        <translation>Vitrine: Die Richtlinie kann nicht gelesen werden; Werkzeugaufrufe werden nicht beurteilt.</translation>
    </message>
    <message>
        <source>Vitrine: the tool call is not recorded. %1</source>
        <extracomment>%1: what went wrong</extracomment>
        <translation>Vitrine: Der Werkzeugaufruf ist nicht aufgezeichnet. %1</translation>
    </message>
    <message>
        <source>Answer a Claude Code hook over standard input and output</source>
        <translation>Einen Hook von Claude Code über Standardein- und -ausgabe beantworten</translation>
    </message>
    <message>
        <source>Answer a Codex hook over standard input and output</source>
        <translation>Einen Hook von Codex über Standardein- und -ausgabe beantworten</translation>
    </message>
</context>
<context>
    <name>vitrine::HookDialog</name>
    <message>
        <source>&amp;Ask in this window, at most:</source>
        <extracomment>Check box: tool calls of an agent may wait for a person</extracomment>
        <translation>In diesem &amp;Fenster fragen, höchstens:</translation>
    </message>
    <message>
        <source>Watch an Agent</source>
        <extracomment>Title of a dialog: a coding agent reports its tool calls</extracomment>
        <translation>Agenten beobachten</translation>
    </message>
    <message>
        <source>Change of the settings</source>
        <extracomment>Accessible name of a text: lines that are added to a file, and removed from it</extracomment>
        <translation>Änderung der Einstellungen</translation>
    </message>
    <message>
        <source>Claude Code and Codex call Vitrine before and after each tool call, as a hook. It judges the call and records it in a trail. Nothing is written before you have seen the change.</source>
        <translation>Claude Code und Codex rufen Vitrine als Hook vor und nach jedem Werkzeugaufruf auf. Vitrine beurteilt den Aufruf und zeichnet ihn in einer Prüfspur auf. Nichts wird geschrieben, bevor Sie die Änderung gesehen haben.</translation>
    </message>
    <message>
        <source>Add the hooks</source>
        <extracomment>In a list of what to do with the hooks of an agent</extracomment>
        <translation>Hooks hinzufügen</translation>
    </message>
    <message>
        <source>Remove the hooks</source>
        <extracomment>In a list of what to do with the hooks of an agent</extracomment>
        <translation>Hooks entfernen</translation>
    </message>
    <message>
        <source>none: tool calls are not recorded</source>
        <extracomment>In an empty field for a file</extracomment>
        <translation>keine: Werkzeugaufrufe werden nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>none: tool calls are only recorded</source>
        <extracomment>In an empty field for a file</extracomment>
        <translation>keine: Werkzeugaufrufe werden nur aufgezeichnet</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Behind a number of seconds</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <extracomment>Accessible name of a number of seconds</extracomment>
        <translation>Längste Wartezeit auf eine Antwort</translation>
    </message>
    <message>
        <source>The agent continues</source>
        <extracomment>What a hook does if it fails itself</extracomment>
        <translation>Der Agent arbeitet weiter</translation>
    </message>
    <message>
        <source>The call is denied</source>
        <extracomment>What a hook does if it fails itself</extracomment>
        <translation>Der Aufruf wird abgelehnt</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>Button: chooses a file</extracomment>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>&amp;Settings file:</source>
        <translation>&amp;Einstellungsdatei:</translation>
    </message>
    <message>
        <source>Choose Settings File</source>
        <translation>Einstellungsdatei auswählen</translation>
    </message>
    <message>
        <source>Record in &amp;trail:</source>
        <translation>In &amp;Prüfspur aufzeichnen:</translation>
    </message>
    <message>
        <source>Choose Trail</source>
        <translation>Prüfspur auswählen</translation>
    </message>
    <message>
        <source>Judge by &amp;policy:</source>
        <translation>Nach &amp;Richtlinie beurteilen:</translation>
    </message>
    <message>
        <source>Choose Policy</source>
        <translation>Richtlinie auswählen</translation>
    </message>
    <message>
        <source>Approvals:</source>
        <extracomment>Label: whether a person is asked about tool calls that the policy does not decide</extracomment>
        <translation>Freigaben:</translation>
    </message>
    <message>
        <source>&amp;If the hook fails:</source>
        <translation>&amp;Wenn der Hook scheitert:</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>Kind of files in a dialog</extracomment>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Add &amp;Hooks</source>
        <extracomment>Button: changes the settings of an agent</extracomment>
        <translation>&amp;Hooks hinzufügen</translation>
    </message>
    <message>
        <source>Remove &amp;Hooks</source>
        <translation>&amp;Hooks entfernen</translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation>Einstellungen werden gelesen …</translation>
    </message>
    <message>
        <source>Nothing to change in %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>In %1 ist nichts zu ändern.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 geändert.</translation>
    </message>
    <message>
        <source>It applies to sessions that start from now on.</source>
        <translation>Das gilt für Sitzungen, die ab jetzt beginnen.</translation>
    </message>
    <message>
        <source>Chan&amp;ge of the settings:</source>
        <extracomment>Label of a text: lines that are added to a file, and removed from it</extracomment>
        <translation>Än&amp;derung der Einstellungen:</translation>
    </message>
    <message>
        <source>Actio&amp;n:</source>
        <extracomment>Label: hooks are added or removed</extracomment>
        <translation>A&amp;ktion:</translation>
    </message>
    <message>
        <source>Ag&amp;ent:</source>
        <translation>Agen&amp;t:</translation>
    </message>
</context>
<context>
    <name>vitrine::HookInstallCommand</name>
    <message>
        <source>Add the hooks to the settings of a coding agent</source>
        <translation>Die Hooks in die Einstellungen eines Coding-Agenten eintragen</translation>
    </message>
    <message>
        <source>Remove the hooks from the settings of a coding agent</source>
        <translation>Die Hooks aus den Einstellungen eines Coding-Agenten entfernen</translation>
    </message>
    <message>
        <source>claude-code or codex</source>
        <translation>claude-code oder codex</translation>
    </message>
    <message>
        <source>Settings file; default: the user&apos;s</source>
        <translation>Einstellungsdatei; Vorgabe: die des Benutzers</translation>
    </message>
    <message>
        <source>Make the change; without it, the change is only shown</source>
        <translation>Die Änderung vornehmen; sonst wird sie nur angezeigt</translation>
    </message>
    <message>
        <source>Trail to record in</source>
        <translation>Prüfspur zum Aufzeichnen</translation>
    </message>
    <message>
        <source>Policy that judges tool calls</source>
        <translation>Richtlinie, die Werkzeugaufrufe beurteilt</translation>
    </message>
    <message>
        <source>If the hook itself fails: open or closed</source>
        <translation>Wenn der Hook selbst fehlschlägt: open oder closed</translation>
    </message>
    <message>
        <source>If a window handles approvals, wait at most this long for its decision</source>
        <translation>Wenn ein Fenster Freigaben bearbeitet, höchstens so lange auf seine Entscheidung warten</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 geändert.</translation>
    </message>
    <message>
        <source>Nothing to change in %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>In %1 ist nichts zu ändern.</translation>
    </message>
    <message>
        <source>Nothing was written. Repeat with --yes to make this change.</source>
        <translation>Es wurde nichts geschrieben. Mit --yes wiederholen, um die Änderung vorzunehmen.</translation>
    </message>
</context>
<context>
    <name>vitrine::HookInstallation</name>
    <message>
        <source>%1 is a link to %2. Nothing was changed. Name the file itself to change it.</source>
        <extracomment>%1: a file, %2: the file that it is a link to</extracomment>
        <translation>%1 ist eine Verknüpfung mit %2. Es wurde nichts geändert. Geben Sie die Datei selbst an, um sie zu ändern.</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Nothing was changed.</source>
        <extracomment>%1: a device or a pipe</extracomment>
        <translation>%1 ist keine normale Datei. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 is not plain JSON: it is damaged, or has comments, which would be lost. Nothing was changed. For hooks to copy by hand, name a new file.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 ist kein reines JSON: Die Datei ist beschädigt oder hat Kommentare, die verloren gingen. Es wurde nichts geändert. Um die Hooks von Hand zu kopieren, geben Sie eine neue Datei an.</translation>
    </message>
    <message>
        <source>%1 is not a settings file of this agent. Nothing was changed.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 ist keine Einstellungsdatei dieses Agenten. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 has changed in the meantime. Nothing was changed; look at the new change.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 wurde inzwischen geändert. Es wurde nichts geschrieben; sehen Sie sich die neue Änderung an.</translation>
    </message>
    <message>
        <source>%1 is read-only. Nothing was changed.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 ist schreibgeschützt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Without a trail and a policy, the hooks neither record nor judge tool calls.</source>
        <translation>Ohne Prüfspur und Richtlinie zeichnen die Hooks Werkzeugaufrufe weder auf noch beurteilen sie sie.</translation>
    </message>
    <message>
        <source>Policy %1 has no rules for commands, files, hosts or tools: it decides no tool call. See vitrine policy import --as claude-code, or the documentation of policies.</source>
        <extracomment>%1: name of a policy or of its file</extracomment>
        <translation>Die Richtlinie %1 hat keine Regeln für Befehle, Dateien, Hosts oder Werkzeuge: Sie entscheidet keinen Werkzeugaufruf. Siehe vitrine policy import --as claude-code oder die Dokumentation der Richtlinien.</translation>
    </message>
    <message>
        <source>The settings have disableAllHooks: the agent calls no hook until it is removed.</source>
        <extracomment>disableAllHooks: a key of the settings</extracomment>
        <translation>Die Einstellungen enthalten disableAllHooks: Der Agent ruft keinen Hook auf, bis es entfernt ist.</translation>
    </message>
    <message>
        <source>Codex skips new and changed hooks until you trust them: enter /hooks in Codex.</source>
        <translation>Codex übergeht neue und geänderte Hooks, bis Sie ihnen vertrauen: Geben Sie in Codex /hooks ein.</translation>
    </message>
    <message>
        <source>%1 has a key twice within &quot;hooks&quot;, and agents read only the last one. Nothing was changed. Remove the other one first.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 enthält einen Schlüssel in „hooks“ doppelt, und Agenten lesen nur den letzten. Nichts wurde geändert. Entfernen Sie zuerst den anderen.</translation>
    </message>
</context>
<context>
    <name>vitrine::Html</name>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Runs of %1</source>
        <extracomment>Title of a report. %1: name of the trail&apos;s file</extracomment>
        <translation>Läufe aus %1</translation>
    </message>
    <message>
        <source>Trail</source>
        <extracomment>Of a report: the random identity of the trail</extracomment>
        <translation>Prüfspur</translation>
    </message>
    <message>
        <source>Newest entry</source>
        <extracomment>Of a report: hash of the newest entry of the trail</extracomment>
        <translation>Neuester Eintrag</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Of a report: a log that the runs are from</extracomment>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>This report is a copy for reading. To check that the trail is unchanged, or to check the proof of a step, run “vitrine trail verify”.</source>
        <extracomment>Of a report. The command is not translated</extracomment>
        <translation>Dieser Bericht ist eine Lesekopie. Ob die Prüfspur unverändert ist oder der Beweis eines Schritts stimmt, prüft „vitrine trail verify“.</translation>
    </message>
    <message>
        <source>not sealed</source>
        <translation>nicht versiegelt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries, signed %1 with the key %2</source>
        <extracomment>Of a trail. %n: number of entries, %1: date and time, %2: the key&apos;s fingerprint</extracomment>
        <translation>
            <numerusform>%Ln Eintrag, signiert am %1 mit dem Schlüssel %2</numerusform>
            <numerusform>%Ln Einträge, signiert am %1 mit dem Schlüssel %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter steps</source>
        <translation>Schritte filtern</translation>
    </message>
    <message>
        <source>Kinds of steps</source>
        <translation>Arten von Schritten</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Mit Code</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Mit Fehlern</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Expand All</source>
        <translation>Alle ausklappen</translation>
    </message>
    <message>
        <source>Collapse All</source>
        <translation>Alle einklappen</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>%1: number of steps that are shown, %2: of all</extracomment>
        <translation>%1 von %2 Schritten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Expected answer</source>
        <translation>Erwartete Antwort</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Time and tokens</source>
        <translation>Zeit und Tokens</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <extracomment>State of a run in a report: its answer is the expected one, or not</extracomment>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation>Falsche Antwort</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>State of a run in a report: it gave an answer whose correctness is unknown</extracomment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Check the Proofs</source>
        <extracomment>Button in a report: checks the proofs of its steps</extracomment>
        <translation>Beweise prüfen</translation>
    </message>
    <message>
        <source>The check runs in this page and sends nothing. If the report was changed, so may be the check: to be sure, open verifier.html from a Vitrine installation that you trust, and drop this report on it.</source>
        <extracomment>Of a report. The file is not translated</extracomment>
        <translation>Die Prüfung läuft in dieser Seite und sendet nichts. Wurde der Bericht verändert, kann auch die Prüfung verändert sein: Um sicherzugehen, öffnen Sie verifier.html aus einer Installation von Vitrine, der Sie vertrauen, und ziehen Sie diesen Bericht darauf.</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <extracomment>A score of a run. %1: its name</extracomment>
        <translation>Bewertung: %1</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Verified</source>
        <extracomment>Of a report: the trail is unchanged according to its hash chain</extracomment>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Entry %1: %2. Damaged runs and steps are marked.</source>
        <extracomment>Of a report. %1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>Eintrag %1: %2. Beschädigte Läufe und Schritte sind markiert.</translation>
    </message>
    <message>
        <source>Integrity</source>
        <extracomment>Of a report: whether the trail is unchanged according to its hash chain</extracomment>
        <translation>Unversehrtheit</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>What the calls of the language model cost</extracomment>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>vitrine::ImageView</name>
    <message>
        <source>Images</source>
        <extracomment>Accessible name of the images that a text has in it</extracomment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Copy Image</source>
        <extracomment>Context menu of an image</extracomment>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save Image As…</source>
        <extracomment>Context menu of an image</extracomment>
        <translation>Bild speichern unter …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Below where an image would be. %1: &quot;PNG&quot;, %2: why it is not shown, a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels, %4</source>
        <extracomment>Below an image. %1: &quot;PNG&quot;, %2 and %3: width and height in pixels, %4: size of the file</extracomment>
        <translation>%1, %2 × %3 Pixel, %4</translation>
    </message>
    <message>
        <source>not shown: larger than 9 MB.</source>
        <translation>nicht gezeigt: größer als 9 MB.</translation>
    </message>
    <message>
        <source>not shown: %3 would expand to %1 × %2 pixels.</source>
        <extracomment>Why an image is not shown. %1 and %2: width and height in pixels, %3: size of the file</extracomment>
        <translation>nicht gezeigt: %3 würde zu %1 × %2 Pixeln.</translation>
    </message>
    <message>
        <source>not shown: too many rendering passes.</source>
        <translation>nicht gezeigt: zu viele Zeichendurchgänge.</translation>
    </message>
    <message>
        <source>cannot be read: damaged or incomplete.</source>
        <translation>kann nicht gelesen werden: beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>no reader for this format on this system.</source>
        <translation>kein Leser für dieses Format auf diesem System.</translation>
    </message>
    <message>
        <source>Save Image</source>
        <translation>Bild speichern</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportCommand</name>
    <message>
        <source>Read logs into a trail</source>
        <translation>Protokolle in eine Prüfspur einlesen</translation>
    </message>
    <message>
        <source>The trail; created if it does not exist</source>
        <translation>Die Prüfspur; wird angelegt, falls sie nicht existiert</translation>
    </message>
    <message>
        <source>Log format; default: detected by content</source>
        <translation>Protokollformat; Vorgabe: am Inhalt erkannt</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Show what would be imported; write nothing</source>
        <translation>Zeigen, was importiert würde; nichts schreiben</translation>
    </message>
    <message>
        <source>Also report derived values and unknown keys</source>
        <translation>Auch abgeleitete Werte und unbekannte Schlüssel melden</translation>
    </message>
    <message>
        <source>Do not review the code during the import; policy checks will do it later</source>
        <translation>Den Code beim Import nicht prüfen; Richtlinienprüfungen holen das nach</translation>
    </message>
    <message>
        <source>Logs, folders and patterns (* ? [a-z], ** for any folders); gzip, zstd, zip and tar are supported</source>
        <translation>Protokolle, Ordner und Muster (* ? [a-z], ** für beliebige Ordner); gzip, zstd, zip und tar werden unterstützt</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportJob</name>
    <message>
        <source>Importing %1</source>
        <extracomment>%1 is the name of a log file or of a folder with logs</extracomment>
        <translation>%1 wird importiert</translation>
    </message>
    <message numerus="yes">
        <source>Importing %1 and %Ln more</source>
        <extracomment>%1 is the name of a log file, %n: how many others are imported with it</extracomment>
        <translation>
            <numerusform>%1 und ein weiteres werden importiert</numerusform>
            <numerusform>%1 und %Ln weitere werden importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Already imported.</source>
        <extracomment>What came of the import of a log</extracomment>
        <translation>Bereits importiert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were imported.</source>
        <extracomment>What came of the import of a log</extracomment>
        <translation>
            <numerusform>%Ln Lauf wurde importiert.</numerusform>
            <numerusform>%Ln Läufe wurden importiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportModel</name>
    <message>
        <source>Line</source>
        <extracomment>Column title: line of the code</extracomment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Module</source>
        <extracomment>Column title: the module that is imported</extracomment>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: allowed or denied</extracomment>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReportDialog</name>
    <message numerus="yes">
        <source>%Ln more.</source>
        <translation>
            <numerusform>%Ln weiterer.</numerusform>
            <numerusform>%Ln weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Import Report: %1</source>
        <extracomment>Title of a window. %1 is the name of a log file</extracomment>
        <translation>Importbericht: %1</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Datei:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format:</translation>
    </message>
    <message>
        <source>Runs:</source>
        <translation>Läufe:</translation>
    </message>
    <message>
        <source>Duplicate runs:</source>
        <extracomment>Label of a number: runs whose bytes are those of an earlier run</extracomment>
        <translation>Doppelte Läufe:</translation>
    </message>
    <message>
        <source>Skipped:</source>
        <translation>Übersprungen:</translation>
    </message>
    <message>
        <source>Unknown keys:</source>
        <translation>Unbekannte Schlüssel:</translation>
    </message>
    <message>
        <source>Fields left out:</source>
        <extracomment>Label of a list: places in records whose values are not in the trail, with numbers</extracomment>
        <translation>Nicht übernommene Felder:</translation>
    </message>
    <message>
        <source>Skipped records</source>
        <translation>Übersprungene Datensätze</translation>
    </message>
    <message>
        <source>All records were read.</source>
        <translation>Alle Datensätze wurden gelesen.</translation>
    </message>
    <message>
        <source>%1 recorded, %2 derived, %3 missing</source>
        <extracomment>Where figures of a log come from. %1, %2 and %3: how many of them</extracomment>
        <translation>%1 aufgezeichnet, %2 abgeleitet, %3 fehlend</translation>
    </message>
    <message>
        <source>Times of steps:</source>
        <translation>Zeiten der Schritte:</translation>
    </message>
    <message>
        <source>Tokens of steps:</source>
        <translation>Tokens der Schritte:</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Schritte:</translation>
    </message>
    <message>
        <source>Model turns:</source>
        <extracomment>Label of a number: steps in which a model acts</extracomment>
        <translation>Beiträge des Modells:</translation>
    </message>
    <message>
        <source>Steps with code:</source>
        <translation>Schritte mit Code:</translation>
    </message>
    <message>
        <source>Steps with an error:</source>
        <translation>Schritte mit Fehler:</translation>
    </message>
    <message>
        <source>Blocked steps:</source>
        <translation>Blockierte Schritte:</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReporter</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Mit Code</translation>
    </message>
    <message>
        <source>With error</source>
        <translation>Mit Fehler</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>already imported</source>
        <translation>bereits importiert</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln run(s) that duplicate earlier runs of the file.</source>
        <translation>
            <numerusform>%Ln Lauf importiert, der einen früheren der Datei wiederholt.</numerusform>
            <numerusform>%Ln Läufe importiert, die frühere der Datei wiederholen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <translation>
            <numerusform>%Ln Datei ohne Läufe oder in unbekanntem Format übersprungen.</numerusform>
            <numerusform>%Ln Dateien ohne Läufe oder in unbekanntem Format übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Abgeleitet</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>Head of a column: how many figures are not known</extracomment>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Times of runs</source>
        <translation>Zeiten der Läufe</translation>
    </message>
    <message>
        <source>Tokens of runs</source>
        <translation>Tokens der Läufe</translation>
    </message>
    <message>
        <source>Times of steps</source>
        <translation>Zeiten der Schritte</translation>
    </message>
    <message>
        <source>Tokens of steps</source>
        <translation>Tokens der Schritte</translation>
    </message>
    <message>
        <source>Code found in: %1</source>
        <extracomment>%1: kinds of places with numbers, for example &quot;fields 3, tags 12&quot;</extracomment>
        <translation>Fundstellen von Code: %1</translation>
    </message>
    <message>
        <source>Unknown keys, kept unchanged: %1</source>
        <extracomment>%1: names</extracomment>
        <translation>Unbekannte Schlüssel, unverändert behalten: %1</translation>
    </message>
    <message>
        <source>replaces an interrupted import</source>
        <translation>ersetzt einen unterbrochenen Import</translation>
    </message>
    <message>
        <source>Kept as events: %1</source>
        <extracomment>%1: types of records with numbers, for example &quot;attachment 3, mode 1&quot;</extracomment>
        <translation>Als Ereignisse behalten: %1</translation>
    </message>
    <message>
        <source>Records that only repeat others or control a display: %1</source>
        <extracomment>%1: types of records with numbers, for example &quot;progress 12&quot;</extracomment>
        <translation>Datensätze, die nur andere wiederholen oder eine Anzeige steuern: %1</translation>
    </message>
    <message>
        <source>Fields left out of the trail: %1</source>
        <extracomment>%1: places in records with numbers, for example &quot;message.id 12, usage.tier 3&quot;</extracomment>
        <translation>Nicht in die Prüfspur übernommene Felder: %1</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Column: steps in which a model acts</extracomment>
        <translation>Beiträge</translation>
    </message>
    <message numerus="yes">
        <source>Turns by graders (included): %Ln</source>
        <extracomment>%n: turns of a model that judges runs</extracomment>
        <translation>
            <numerusform>Beiträge von Bewertern (enthalten): %Ln</numerusform>
            <numerusform>Beiträge von Bewertern (enthalten): %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a trail. To copy its runs into another one, run vitrine trail merge.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 ist eine Prüfspur. Um ihre Läufe in eine andere zu kopieren, führen Sie vitrine trail merge aus.</translation>
    </message>
    <message>
        <source>Interrupted: %1 of %2 files were not read.</source>
        <extracomment>%1, %2: numbers of files</extracomment>
        <translation>Abgebrochen: %1 von %2 Dateien wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>Column: steps that a policy blocked</extracomment>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>fields</source>
        <extracomment>Where code was found: in members of the log&apos;s records</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
        <source>fenced blocks</source>
        <extracomment>Where code was found: between lines of three backticks</extracomment>
        <translation>Codeblöcke</translation>
    </message>
    <message>
        <source>tags</source>
        <extracomment>Where code was found: between tags such as &lt;code&gt;</extracomment>
        <translation>Tags</translation>
    </message>
    <message>
        <source>printed objects</source>
        <extracomment>Where code was found: in objects as Python prints them</extracomment>
        <translation>ausgegebene Objekte</translation>
    </message>
    <message>
        <source>arguments of tool calls</source>
        <extracomment>Where code was found</extracomment>
        <translation>Argumente von Werkzeugaufrufen</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a fork of %2 that was imported first. The %Ln record(s) that they share count twice, because its runs were replayed, have notes or are damaged, or its file has changed.</source>
        <extracomment>%1: a file, %2: a session, %n: number of records</extracomment>
        <translation>
            <numerusform>%1 ist eine Abzweigung von %2, die zuerst importiert wurde. Der %Ln gemeinsame Eintrag zählt doppelt, weil ihre Läufe wiederholt wurden, Notizen haben oder beschädigt sind, oder weil sich ihre Datei geändert hat.</numerusform>
            <numerusform>%1 ist eine Abzweigung von %2, die zuerst importiert wurde. Die %Ln gemeinsamen Einträge zählen doppelt, weil ihre Läufe wiederholt wurden, Notizen haben oder beschädigt sind, oder weil sich ihre Datei geändert hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a fork of %2 that was imported first. It was read again without the %Ln record(s) that they share.</source>
        <extracomment>%1: a file, %2: a session, %n: number of records</extracomment>
        <translation>
            <numerusform>%1 ist eine Abzweigung von %2, die zuerst importiert wurde. Sie wurde ohne den %Ln gemeinsamen Eintrag erneut gelesen.</numerusform>
            <numerusform>%1 ist eine Abzweigung von %2, die zuerst importiert wurde. Sie wurde ohne die %Ln gemeinsamen Einträge erneut gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replaces the import of %1; runs: %Ln</source>
        <extracomment>%1: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>ersetzt den Import vom %1; Läufe: %Ln</numerusform>
            <numerusform>ersetzt den Import vom %1; Läufe: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has grown since the import of %2. Its %Ln run(s) stay in the trail and count beside the new ones, because they were replayed, have notes or are damaged.</source>
        <extracomment>%1: a file, %2: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>%1 ist seit dem Import vom %2 gewachsen. %Ln Lauf dieses Imports bleibt in der Prüfspur und zählt neben den neuen, weil er wiederholt wurde, Notizen hat oder beschädigt ist.</numerusform>
            <numerusform>%1 ist seit dem Import vom %2 gewachsen. %Ln Läufe dieses Imports bleiben in der Prüfspur und zählen neben den neuen, weil sie wiederholt wurden, Notizen haben oder beschädigt sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was imported on %2 with other content. Its %Ln run(s) stay in the trail and count beside the new ones.</source>
        <extracomment>%1: a file, %2: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>%1 wurde am %2 mit anderem Inhalt importiert. %Ln Lauf dieses Imports bleibt in der Prüfspur und zählt neben den neuen.</numerusform>
            <numerusform>%1 wurde am %2 mit anderem Inhalt importiert. %Ln Läufe dieses Imports bleiben in der Prüfspur und zählen neben den neuen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntactTrail</name>
    <message>
        <source>The trail is damaged at entry %1: %2. It was not sealed; vitrine trail verify shows details.</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>Die Prüfspur ist ab Eintrag %1 beschädigt: %2. Sie wurde nicht versiegelt; Einzelheiten zeigt vitrine trail verify.</translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeControl</name>
    <message>
        <source>Following %1</source>
        <extracomment>What the window does. %1: name of a log or of a folder</extracomment>
        <translation>Folgt %1</translation>
    </message>
    <message numerus="yes">
        <source>Following %1 and %Ln more</source>
        <extracomment>What the window does. %1: name of a log, %n: how many others</extracomment>
        <translation>
            <numerusform>Folgt %1 und %Ln weiteren</numerusform>
            <numerusform>Folgt %1 und %Ln weiteren</numerusform>
        </translation>
    </message>
    <message>
        <source>Receiving spans</source>
        <extracomment>What the window does</extracomment>
        <translation>Empfängt Spans</translation>
    </message>
    <message numerus="yes">
        <source>Received %Ln run(s)</source>
        <translation>
            <numerusform>%Ln Lauf empfangen</numerusform>
            <numerusform>%Ln Läufe empfangen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeIndicator</name>
    <message>
        <source>Stop: %1</source>
        <extracomment>Button: nothing more is taken from what grows or is received. %1: &quot;Following agent.jsonl&quot;</extracomment>
        <translation>Beenden: %1</translation>
    </message>
    <message>
        <source>%1: stopping</source>
        <extracomment>%1: &quot;Following agent.jsonl&quot;</extracomment>
        <translation>%1: wird beendet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <extracomment>How many runs have come since it began</extracomment>
        <translation>
            <numerusform>%Ln Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Following agent.jsonl&quot;, %2: &quot;3 runs&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln request(s) rejected</source>
        <extracomment>%1: &quot;3 runs&quot;, %n: number of requests that the receiver rejected</extracomment>
        <translation>
            <numerusform>%1, %Ln Anfrage abgewiesen</numerusform>
            <numerusform>%1, %Ln Anfragen abgewiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>HTTP %1: %2</source>
        <extracomment>%1: HTTP status, %2: the reason, in English</extracomment>
        <translation>HTTP %1: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::IssueModel</name>
    <message numerus="yes">
        <source>Run(s) %1</source>
        <extracomment>Where steps are. %1: numbers of runs, &quot;12, 24, 30&quot;; %n: how many runs</extracomment>
        <translation>
            <numerusform>Lauf %1</numerusform>
            <numerusform>Läufe %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Where a step is. %1: number of the run, %2: of the step</extracomment>
        <translation>Lauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Column title of the list of issues: what is said of the steps</extracomment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Column title of the list of issues: how many steps</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Column title of the list of issues: in how many runs</extracomment>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Column title of the list of issues</extracomment>
        <translation>Wo</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln step(s), runs: %2</source>
        <extracomment>Read aloud. %1: what is said of the steps, %n: how many steps, %2: in how many runs</extracomment>
        <translation>
            <numerusform>%1, %Ln Schritt, Läufe: %2</numerusform>
            <numerusform>%1, %Ln Schritte, Läufe: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IssueScan</name>
    <message>
        <source>Loop: same code as the previous step</source>
        <extracomment>Of steps in the list of issues: each has the code of the step before it</extracomment>
        <translation>Schleife: gleicher Code wie im vorigen Schritt</translation>
    </message>
    <message>
        <source>Repeats the code of step %1</source>
        <translation>Wiederholt den Code von Schritt %1</translation>
    </message>
</context>
<context>
    <name>vitrine::IssuesPane</name>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>In place of the list of issues. Its second sentence describes what it lists</extracomment>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>Beside the title of the list of issues: how many steps it has</extracomment>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln groups</source>
        <extracomment>Beside the title of the list of issues. %1: &quot;35 steps&quot;, %n: how many groups they belong to</extracomment>
        <translation>
            <numerusform>%1 in %Ln Gruppe</numerusform>
            <numerusform>%1 in %Ln Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors, denials, loops and differing replays are listed here.</source>
        <translation>Fehler, Ablehnungen, Schleifen und abweichende Wiederholungen erscheinen hier.</translation>
    </message>
    <message>
        <source>Errors, denials, findings and loops in the whole trail, by group and severity.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Fehler, Ablehnungen, Befunde und Schleifen der ganzen Prüfspur, nach Gruppe und Schwere.</translation>
    </message>
</context>
<context>
    <name>vitrine::JobIndicator</name>
    <message>
        <source>Progress of the job</source>
        <translation>Fortschritt des Jobs</translation>
    </message>
    <message>
        <source>Stop this job</source>
        <translation>Diesen Job anhalten</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>Keine Jobs</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <extracomment>%1: what one job does, %n: how many other jobs run besides</extracomment>
        <translation>
            <numerusform>%1 und %Ln weitere</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: stopping</source>
        <extracomment>%1: what a job does</extracomment>
        <translation>%1: wird angehalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what a job does, %2: how fast it is and how long it still takes</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: done</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1: fertig</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1: fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1: stopped</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1: angehalten</translation>
    </message>
</context>
<context>
    <name>vitrine::JobModel</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud of a job. %1: what it does, such as &quot;Verifying runs.vitrine&quot;, %2: &quot;Done&quot;, &quot;Running&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Job</source>
        <extracomment>Column title of the list of jobs: what is worked on</extracomment>
        <translation>Job</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title of the list of jobs: whether it runs or how it ended</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Column title of the list of jobs: how far it is</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>Column title of the list of jobs: how fast it is</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title of the list of jobs: how long it still takes, or has taken</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title of the list of jobs: when it began</extracomment>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column title of the list of jobs: what came out</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>State of a job: it was stopped and has not ended yet</extracomment>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>State of a job</extracomment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>State of a job that could not do what it was for</extracomment>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>State of a job that the user stopped</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>State of a job that has ended well</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>How far a job is. %1: a number from 0 to 100</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>vitrine::JobPane</name>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>No jobs</source>
        <extracomment>In place of the list of jobs. The second sentence describes what it lists</extracomment>
        <translation>Keine Jobs</translation>
    </message>
    <message>
        <source>Running imports, replays, checks and copies are listed here.</source>
        <translation>Laufende Importe, Wiederholungen, Prüfungen und Kopien erscheinen hier.</translation>
    </message>
    <message>
        <source>Stop Job</source>
        <extracomment>Button of the list of jobs</extracomment>
        <translation>Job anhalten</translation>
    </message>
    <message>
        <source>Open Result</source>
        <extracomment>Button of the list of jobs: shows what the job has made</extracomment>
        <translation>Ergebnis öffnen</translation>
    </message>
    <message>
        <source>Clear Finished</source>
        <extracomment>Button of the list of jobs: those that have ended are taken off the list</extracomment>
        <translation>Beendete entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <extracomment>Beside the title of the list of jobs</extracomment>
        <translation>
            <numerusform>%Ln läuft</numerusform>
            <numerusform>%Ln laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Background jobs and their results. Each job can be stopped.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Jobs im Hintergrund und ihre Ergebnisse. Jeder Job kann angehalten werden.</translation>
    </message>
</context>
<context>
    <name>vitrine::JudgedInput</name>
    <message>
        <source>The code is not valid Python</source>
        <translation>Der Code ist kein gültiges Python</translation>
    </message>
    <message>
        <source>The code runs other code that is only known at run time</source>
        <extracomment>Of code that hands other code to exec and the like</extracomment>
        <translation>Der Code führt anderen Code aus, der erst zur Laufzeit bekannt ist</translation>
    </message>
</context>
<context>
    <name>vitrine::KeyOptions</name>
    <message>
        <source>Private key file (Ed25519, PEM); default: the key in your keyring</source>
        <translation>Datei des privaten Schlüssels (Ed25519, PEM); Vorgabe: der Schlüssel im Schlüsselbund</translation>
    </message>
    <message>
        <source>Name of the key in your keyring, if not the default</source>
        <translation>Name des Schlüssels im Schlüsselbund, falls nicht die Vorgabe</translation>
    </message>
    <message>
        <source>Create this key; it must not exist yet</source>
        <translation>Diesen Schlüssel anlegen; er darf noch nicht existieren</translation>
    </message>
    <message>
        <source>Use --key FILE to read the key from a file.</source>
        <translation>--key FILE liest den Schlüssel aus einer Datei.</translation>
    </message>
    <message>
        <source>Create one with --new-key, or name a file with --key FILE.</source>
        <translation>Legen Sie mit --new-key einen an, oder nennen Sie mit --key FILE eine Datei.</translation>
    </message>
    <message>
        <source>Use --key FILE to read the key from a file, with --new-key to create it.</source>
        <translation>--key FILE liest den Schlüssel aus einer Datei; mit --new-key wird er dort angelegt.</translation>
    </message>
    <message>
        <source>a public key must have 64 hexadecimal digits</source>
        <translation>ein öffentlicher Schlüssel muss 64 Hexadezimalziffern haben</translation>
    </message>
    <message>
        <source>Leave out --new-key to use the existing key.</source>
        <translation>Ohne --new-key wird der vorhandene Schlüssel verwendet.</translation>
    </message>
</context>
<context>
    <name>vitrine::LabelText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A name and a text about it: &quot;Open: Ctrl+O&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::Layouts</name>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu of named arrangements of the panes</extracomment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Save Layout</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Anordnung speichern</translation>
    </message>
    <message>
        <source>Layout &amp;name:</source>
        <translation>&amp;Name der Anordnung:</translation>
    </message>
</context>
<context>
    <name>vitrine::LimitHistogram</name>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) beyond the limit</source>
        <extracomment>Use of a limit by the recorded steps. %n: how many of them exceed it</extracomment>
        <translation>
            <numerusform>%Ln Schritt über der Grenze</numerusform>
            <numerusform>%Ln Schritte über der Grenze</numerusform>
        </translation>
    </message>
    <message>
        <source>Usage not recorded.</source>
        <extracomment>In place of the histogram of a limit: no step recorded its usage</extracomment>
        <translation>Verbrauch nicht aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>vitrine::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Column: how many steps exceed a limit</extracomment>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>Peak</source>
        <extracomment>Column: the highest use of a limit</extracomment>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>Label of a field. %1: name of a limit: &quot;Operations per step&quot;</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <extracomment>Highest memory use of a step. %1: a number of MiB</extracomment>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>Operations per step</source>
        <translation>Operationen je Schritt</translation>
    </message>
    <message>
        <source>Elapsed time per step</source>
        <translation>Laufzeit je Schritt</translation>
    </message>
    <message>
        <source>CPU time per step</source>
        <translation>CPU-Zeit je Schritt</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Printed characters kept</source>
        <translation>Behaltene Zeichen der Ausgabe</translation>
    </message>
    <message>
        <source>Output characters kept</source>
        <translation>Behaltene Zeichen des Werts</translation>
    </message>
    <message>
        <source>Steps per run</source>
        <translation>Schritte je Lauf</translation>
    </message>
</context>
<context>
    <name>vitrine::LogStart</name>
    <message>
        <source>Recovering the policy of the runs</source>
        <extracomment>A job that reads runs and infers the policy that they were recorded under</extracomment>
        <translation>Richtlinie der Läufe wird ermittelt</translation>
    </message>
    <message numerus="yes">
        <source>The policy recorded with %Ln run(s).</source>
        <extracomment>Where a draft comes from. %n: number of runs</extracomment>
        <translation>
            <numerusform>Die mit %Ln Lauf aufgezeichnete Richtlinie.</numerusform>
            <numerusform>Die mit %Ln Läufen aufgezeichnete Richtlinie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) contain no trace of their policy; using the framework&apos;s default.</source>
        <extracomment>Where a draft comes from. %n: number of runs</extracomment>
        <translation>
            <numerusform>%Ln Lauf enthält keine Hinweise auf seine Richtlinie; die Vorgabe des Frameworks gilt.</numerusform>
            <numerusform>%Ln Läufe enthalten keine Hinweise auf ihre Richtlinie; die Vorgabe des Frameworks gilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovered from %1 of %Ln run(s): %2. The rest is the framework&apos;s default.</source>
        <extracomment>Where a draft comes from. %n: number of runs, %1: how many of them, %2: rules with their values, &quot;limits.max_steps 6&quot;</extracomment>
        <translation>
            <numerusform>Ermittelt aus %1 von %Ln Lauf: %2. Der Rest ist die Vorgabe des Frameworks.</numerusform>
            <numerusform>Ermittelt aus %1 von %Ln Läufen: %2. Der Rest ist die Vorgabe des Frameworks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::LooseRules</name>
    <message>
        <source>Unused and Risky Rules</source>
        <translation>Ungenutzte und riskante Regeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Column: why a rule deserves attention</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>No risky or unused rules.</source>
        <translation>Keine riskanten oder unbenutzten Regeln.</translation>
    </message>
    <message>
        <source>Not used by any recorded step</source>
        <translation>Von keinem aufgezeichneten Schritt verwendet</translation>
    </message>
</context>
<context>
    <name>vitrine::MainToolBar</name>
    <message>
        <source>Main Toolbar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Richtlinie:</translation>
    </message>
    <message>
        <source>Executor:</source>
        <translation>Ausführungsart:</translation>
    </message>
</context>
<context>
    <name>vitrine::MainWindow</name>
    <message>
        <source>Saved %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>No trail open</source>
        <translation>Keine Prüfspur offen</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Title of a pane. %1: number of a step</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Layers: %1. Python %2.</source>
        <extracomment>%1: names of protection layers, %2: a version number</extracomment>
        <translation>Schichten: %1. Python %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) active</source>
        <translation>
            <numerusform>%Ln Schicht aktiv</numerusform>
            <numerusform>%Ln Schichten aktiv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln match the filter</source>
        <extracomment>Beside the title of the list of steps. %1: &quot;Run 46, gpt-4o: 5 steps&quot;, %Ln: how many the filter lets through</extracomment>
        <translation>
            <numerusform>%1, %Ln passt zum Filter</numerusform>
            <numerusform>%1, %Ln passen zum Filter</numerusform>
        </translation>
    </message>
    <message>
        <source>Write Python and run it in the sandbox</source>
        <translation>Python schreiben und in der Sandbox ausführen</translation>
    </message>
    <message>
        <source>Read a log while it is being written</source>
        <translation>Ein Protokoll lesen, während es geschrieben wird</translation>
    </message>
    <message>
        <source>Sessions that coding agents stored on this computer</source>
        <translation>Sitzungen, die Coding-Agenten auf diesem Rechner gespeichert haben</translation>
    </message>
    <message>
        <source>Use Python %1</source>
        <extracomment>Button. %1: a version such as 3.11</extracomment>
        <translation>Python %1 verwenden</translation>
    </message>
    <message>
        <source>Record the spans of a running agent</source>
        <translation>Die Spans eines laufenden Agenten aufzeichnen</translation>
    </message>
    <message>
        <source>Judge and record each tool call of Claude Code or Codex</source>
        <translation>Jeden Werkzeugaufruf von Claude Code oder Codex beurteilen und aufzeichnen</translation>
    </message>
</context>
<context>
    <name>vitrine::MarkdownView</name>
    <message>
        <source>Formatted text</source>
        <extracomment>Accessible name of a text with headings, lists and emphasis</extracomment>
        <translation>Formatierter Text</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>Verweis öffnen</translation>
    </message>
    <message>
        <source>Open this link from the log in the browser?</source>
        <translation>Diesen Verweis aus dem Protokoll im Browser öffnen?</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button: opens a web page</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>[image: %1]</source>
        <extracomment>In place of an image of a log, which is not loaded. %1: its description, %2: its address</extracomment>
        <translation>[Bild: %1]</translation>
    </message>
    <message>
        <source>[image: %1, %2]</source>
        <translation>[Bild: %1, %2]</translation>
    </message>
</context>
<context>
    <name>vitrine::McpCommand</name>
    <message>
        <source>Answer an agent&apos;s questions about trails (Model Context Protocol)</source>
        <translation>Fragen eines Agenten zu Prüfspuren beantworten (Model Context Protocol)</translation>
    </message>
    <message>
        <source>The trails</source>
        <translation>Die Prüfspuren</translation>
    </message>
    <message>
        <source>Policy for questions that do not name one: a file, or one of %1</source>
        <translation>Richtlinie für Fragen, die keine nennen: eine Datei oder eine von %1</translation>
    </message>
    <message>
        <source>Append every question to this file, one JSON line each</source>
        <translation>Jede Frage als eine JSON-Zeile an diese Datei anhängen</translation>
    </message>
</context>
<context>
    <name>vitrine::Menus</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Richtlinie</translation>
    </message>
    <message>
        <source>&amp;Trail</source>
        <translation>&amp;Prüfspur</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>Anor&amp;dnungen</translation>
    </message>
    <message>
        <source>&amp;Saved Views</source>
        <extracomment>Menu of ways to look at a trail that the user keeps under names</extracomment>
        <translation>Gespeicherte Ans&amp;ichten</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <extracomment>Menu of the columns of the list that has the focus</extracomment>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <extracomment>Menu of the sizes of code and texts</extracomment>
        <translation>Te&amp;xtgröße</translation>
    </message>
</context>
<context>
    <name>vitrine::MessageStrip</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::NameCheck</name>
    <message>
        <source>unknown value %1. Did you mean %2?</source>
        <extracomment>Of the value of an option. %1: what was typed, %2: a similar name</extracomment>
        <translation>unbekannter Wert %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>expected one of %2, not %1</source>
        <extracomment>Of the value of an option. %1: what was typed, %2: names, separated by commas</extracomment>
        <translation>einer dieser Werte wird erwartet: %2, nicht %1</translation>
    </message>
</context>
<context>
    <name>vitrine::NewStepsButton</name>
    <message numerus="yes">
        <source>%Ln new step(s)</source>
        <extracomment>Button at the bottom of the transcript of a run that grows: shows its end</extracomment>
        <translation>
            <numerusform>%Ln neuer Schritt</numerusform>
            <numerusform>%Ln neue Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::NoiseCommand</name>
    <message>
        <source>Print the noise rules as a JSON document to edit</source>
        <translation>Die Rauschregeln als JSON-Dokument zum Bearbeiten ausgeben</translation>
    </message>
    <message>
        <source>Rules to check, or a trail whose newest replay has its own rules; default: the built-in rules</source>
        <translation>Zu prüfende Regeln, oder eine Prüfspur, deren neueste Wiederholung eigene Regeln hat; Vorgabe: die eingebauten Regeln</translation>
    </message>
</context>
<context>
    <name>vitrine::NoiseOption</name>
    <message>
        <source>JSON file of noise rules; vitrine noise prints one to edit</source>
        <translation>JSON-Datei mit Rauschregeln; vitrine noise gibt eine zum Bearbeiten aus</translation>
    </message>
</context>
<context>
    <name>vitrine::NoisePage</name>
    <message>
        <source>Differences that match these rules are noise and do not change the verdict “Same”.</source>
        <translation>Abweichungen, auf die diese Regeln zutreffen, sind Rauschen und ändern das Urteil „Gleich“ nicht.</translation>
    </message>
    <message>
        <source>Built-in rules</source>
        <extracomment>Group of the settings: differences that the program knows</extracomment>
        <translation>Eingebaute Regeln</translation>
    </message>
    <message>
        <source>Your rules</source>
        <extracomment>Group of the settings: differences that the user describes by patterns</extracomment>
        <translation>Ihre Regeln</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column titles of a table of rules; the pattern is a regular expression</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Gilt als</translation>
    </message>
    <message>
        <source>Invalid rule: %1</source>
        <extracomment>%1: technical description of what is wrong with it</extracomment>
        <translation>Ungültige Regel: %1</translation>
    </message>
    <message>
        <source>No rules</source>
        <extracomment>In place of the table of rules. The second sentence says what a rule does; Add Rule is a button</extracomment>
        <translation>Keine Regeln</translation>
    </message>
    <message>
        <source>Add a rule to ignore text that matches a pattern.</source>
        <translation>Fügen Sie eine Regel hinzu, um Text zu ignorieren, der zu einem Muster passt.</translation>
    </message>
    <message>
        <source>&amp;Add Rule</source>
        <extracomment>Button: adds a rule</extracomment>
        <translation>Regel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove Rule</source>
        <extracomment>Button: removes the chosen rule</extracomment>
        <translation>Regel &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>vitrine::NumberCheck</name>
    <message>
        <source>expected a number above 0, not %1</source>
        <extracomment>Of the value of an option. %1: what was typed</extracomment>
        <translation>eine Zahl über 0 wird erwartet, nicht %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not %3</source>
        <extracomment>Of the value of an option. %1, %2: numbers, %3: what was typed</extracomment>
        <translation>eine Zahl von %1 bis %2 wird erwartet, nicht %3</translation>
    </message>
    <message>
        <source>expected a whole number above 0, not %1</source>
        <extracomment>Of the value of an option. %1: what was typed</extracomment>
        <translation>erwartet wird eine ganze Zahl über 0, nicht %1</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, not %3</source>
        <extracomment>Of the value of an option. %1, %2: numbers, %3: what was typed</extracomment>
        <translation>erwartet wird eine ganze Zahl von %1 bis %2, nicht %3</translation>
    </message>
</context>
<context>
    <name>vitrine::OpenOptions</name>
    <message>
        <source>Logs and trails to open in the workbench</source>
        <translation>Protokolle und Prüfspuren, die in der Werkbank geöffnet werden</translation>
    </message>
    <message>
        <source>Another file, or a link to a step: vitrine:///FILE?run=N&amp;step=M</source>
        <extracomment>Help on the command line; the link is not translated</extracomment>
        <translation>Eine weitere Datei, oder ein Verweis auf einen Schritt: vitrine:///DATEI?run=N&amp;step=M</translation>
    </message>
    <message>
        <source>Go to this run of the first file, by its number</source>
        <translation>Zu diesem Lauf der ersten Datei gehen, nach seiner Nummer</translation>
    </message>
    <message>
        <source>Go to this step of the run, by its position</source>
        <translation>Zu diesem Schritt des Laufs gehen, nach seiner Position</translation>
    </message>
    <message>
        <source>Replay the first run after opening</source>
        <translation>Den ersten Lauf nach dem Öffnen wiederholen</translation>
    </message>
    <message>
        <source>%1 is not a link to a log or trail.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>%1 ist kein Verweis auf ein Protokoll oder eine Prüfspur.</translation>
    </message>
    <message>
        <source>Start with the dialog to open an agent&apos;s session, or to choose a trail to verify</source>
        <translation>Mit dem Dialog zum Öffnen einer Agentensitzung oder zur Auswahl einer zu prüfenden Prüfspur starten</translation>
    </message>
</context>
<context>
    <name>vitrine::OtherToolsPage</name>
    <message>
        <source>Claude Code (settings.json)</source>
        <translation>Claude Code (settings.json)</translation>
    </message>
    <message>
        <source>Codex (.rules)</source>
        <translation>Codex (.rules)</translation>
    </message>
    <message>
        <source>smolagents (CodeAgent arguments)</source>
        <translation>smolagents (Argumente von CodeAgent)</translation>
    </message>
    <message>
        <source>OpenShell (policy.yaml)</source>
        <translation>OpenShell (policy.yaml)</translation>
    </message>
    <message>
        <source>Not Expressed</source>
        <translation>Nicht ausgedrückt</translation>
    </message>
    <message>
        <source>Rule and reason</source>
        <translation>Regel und Grund</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>The draft as rules of another tool</source>
        <translation>Der Entwurf als Regeln eines anderen Werkzeugs</translation>
    </message>
    <message>
        <source>Tool:</source>
        <extracomment>Beside a choice of tools whose rules can be imported and exported</extracomment>
        <translation>Werkzeug:</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: imports the rules of another tool as the draft</extracomment>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: saves the draft as rules of another tool</extracomment>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>These rules fully express the draft.</source>
        <translation>Diese Regeln drücken den Entwurf vollständig aus.</translation>
    </message>
    <message>
        <source>Parts of the draft that this tool cannot express:</source>
        <translation>Teile des Entwurfs, die dieses Werkzeug nicht ausdrücken kann:</translation>
    </message>
    <message>
        <source>Import From %1</source>
        <extracomment>Title of a dialog. %1: name of a tool</extracomment>
        <translation>Aus %1 importieren</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Cannot read %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The draft was imported from %1 completely.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Der Entwurf wurde vollständig aus %1 importiert.</translation>
    </message>
    <message>
        <source>The draft was imported from %1. Not imported, or without effect there:</source>
        <translation>Der Entwurf wurde aus %1 importiert. Nicht importiert, oder dort ohne Wirkung:</translation>
    </message>
    <message>
        <source>Export to %1</source>
        <extracomment>Title of a dialog. %1: name of a tool</extracomment>
        <translation>Nach %1 exportieren</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>vitrine::Overview</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Unnamed (%1)</source>
        <extracomment>A group of errors without a name. %1: where they arose: &quot;code&quot;, &quot;parse&quot;, &quot;tool&quot;</extracomment>
        <translation>Ohne Namen (%1)</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Kein Code</translation>
    </message>
    <message>
        <source>Not replayed</source>
        <translation>Nicht wiederholt</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Runs without an answer, though one was expected</extracomment>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>kein Code</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>%1: number of a run, %2: of a step in it, %3: how it ended or compares: &quot;OK&quot;, &quot;Same, policy: Allowed&quot;</extracomment>
        <translation>Lauf %1, Schritt %2: %3</translation>
    </message>
    <message>
        <source>No code or action</source>
        <extracomment>Steps of a trail that neither ran code nor did anything else</extracomment>
        <translation>Kein Code, keine Aktion</translation>
    </message>
    <message>
        <source>Not Python</source>
        <extracomment>Steps with code that cannot be replayed, as it is not Python</extracomment>
        <translation>Kein Python</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Expected answer</source>
        <translation>Erwartete Antwort</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>Duration of each step</source>
        <translation>Dauer jedes Schritts</translation>
    </message>
    <message>
        <source>%1, mean %2</source>
        <extracomment>A score of runs. %1: its name, %2: the mean of its values</extracomment>
        <translation>%1, Mittel %2</translation>
    </message>
    <message>
        <source>replay: %1</source>
        <extracomment>After &quot;Run 3, step 2: Blocked, &quot;. %1: how a replay compares: &quot;Noise&quot;</extracomment>
        <translation>Wiederholung: %1</translation>
    </message>
    <message>
        <source>policy: %1</source>
        <extracomment>After &quot;Run 3, step 2: Blocked, &quot;. %1: what the active policy decides: &quot;Allowed&quot;</extracomment>
        <translation>Richtlinie: %1</translation>
    </message>
    <message>
        <source>Tool results</source>
        <translation>Ergebnisse der Werkzeuge</translation>
    </message>
    <message>
        <source>Policy limits</source>
        <translation>Grenzen der Richtlinie</translation>
    </message>
    <message>
        <source>Variables after each step</source>
        <translation>Variablen nach jedem Schritt</translation>
    </message>
    <message>
        <source>Same text</source>
        <extracomment>Answers of runs, compared with the expected ones</extracomment>
        <translation>Gleicher Text</translation>
    </message>
    <message>
        <source>Different text</source>
        <extracomment>Answers of runs, compared with the expected ones</extracomment>
        <translation>Anderer Text</translation>
    </message>
    <message>
        <source>%1, not replayed</source>
        <extracomment>Legend of a matrix of which only some cells were replayed. %1: how the others were recorded: &quot;OK&quot;</extracomment>
        <translation>%1, nicht wiederholt</translation>
    </message>
    <message>
        <source>%1, no code</source>
        <extracomment>Legend of a matrix. %1: how steps without code were recorded: &quot;Error&quot;</extracomment>
        <translation>%1, kein Code</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewLegend</name>
    <message>
        <source>Legend</source>
        <extracomment>Accessible name: meaning of the cells of a matrix</extracomment>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewMatrix</name>
    <message>
        <source>Runs and their steps</source>
        <extracomment>Accessible name of a matrix that has a column for each run and a cell for each of its steps</extracomment>
        <translation>Läufe und ihre Schritte</translation>
    </message>
    <message numerus="yes">
        <source>The gravest of %Ln run(s)</source>
        <extracomment>After &quot;Run 3, step 2: Blocked&quot;. %Ln: how many runs a column of the matrix is about</extracomment>
        <translation>
            <numerusform>Der schwerste Schritt von %Ln Lauf</numerusform>
            <numerusform>Der schwerste Schritt von %Ln Läufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steps of %Ln run(s) selected. Return filters by them.</source>
        <extracomment>What a matrix says of its selection to a screen reader. Return is the key</extracomment>
        <translation>
            <numerusform>Schritte von %Ln Lauf ausgewählt. Die Eingabetaste filtert nach ihnen.</numerusform>
            <numerusform>Schritte von %Ln Läufen ausgewählt. Die Eingabetaste filtert nach ihnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many runs for a filter.</source>
        <extracomment>Tip after selecting cells of a matrix</extracomment>
        <translation>Das sind zu viele Läufe für einen Filter.</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewPane</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>All runs and steps at a glance, with totals. Click a cell to open its step, or a count to filter by it.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Alle Läufe und Schritte auf einen Blick, mit Summen. Ein Klick auf eine Zelle öffnet ihren Schritt, ein Klick auf eine Anzahl filtert danach.</translation>
    </message>
    <message>
        <source>Recorded Status</source>
        <translation>Aufgezeichneter Status</translation>
    </message>
    <message>
        <source>Replay Verdicts</source>
        <translation>Urteile der Wiederholung</translation>
    </message>
    <message>
        <source>Errors by Type</source>
        <translation>Fehler nach Art</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Tokens and Cost</source>
        <translation>Tokens und Kosten</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Prüfspur</translation>
    </message>
    <message>
        <source>No errors.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>How many steps a section of the overview is about</extracomment>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <extracomment>Beside a title: a very large trail is not shown as a whole. %1: &quot;20,000 steps&quot;</extracomment>
        <translation>die ersten %1</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Keine Schritte</translation>
    </message>
    <message>
        <source>No steps with code</source>
        <translation>Keine Schritte mit Code</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), %1</source>
        <extracomment>Beside the title of the pane. %1: &quot;127 steps&quot;, %Ln: how many runs</extracomment>
        <translation>
            <numerusform>%Ln Lauf, %1</numerusform>
            <numerusform>%Ln Läufe, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The logs have no expected answers.</source>
        <translation>Die Protokolle enthalten keine erwarteten Antworten.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>What the calls of the language model cost</extracomment>
        <translation>Kosten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <extracomment>Beside a title: in how many runs a step came out otherwise than recorded
----------
Beside a title: how many runs the sums are of</extracomment>
        <translation>
            <numerusform>%Ln Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>First Divergences</source>
        <translation>Erste Abweichungen</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>%1: number of a run, %2: of a step in it, %3: verdict: &quot;Fixed&quot;</extracomment>
        <translation>Lauf %1, Schritt %2: %3</translation>
    </message>
    <message>
        <source>No replayed step differs.</source>
        <translation>Kein wiederholter Schritt weicht ab.</translation>
    </message>
    <message>
        <source>Not replayed yet.</source>
        <translation>Noch nicht wiederholt.</translation>
    </message>
    <message>
        <source>Policy Verdicts</source>
        <translation>Urteile der Richtlinie</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>Noch nicht beurteilt.</translation>
    </message>
    <message>
        <source>No steps with code or actions</source>
        <translation>Keine Schritte mit Code oder Aktionen</translation>
    </message>
    <message>
        <source>Runs × Steps</source>
        <extracomment>Title of a matrix that has a column for each run and a cell for each of its steps</extracomment>
        <translation>Läufe × Schritte</translation>
    </message>
    <message>
        <source>Recording Quality</source>
        <extracomment>Title of a list: what the logs have and what they leave out</extracomment>
        <translation>Qualität der Aufzeichnung</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Keine Läufe</translation>
    </message>
    <message>
        <source>Sort Runs</source>
        <extracomment>Link at the end of a title: sorts the list of runs by their tokens</extracomment>
        <translation>Läufe sortieren</translation>
    </message>
    <message>
        <source>Show Report</source>
        <extracomment>Link at the end of a title: opens the report of the import</extracomment>
        <translation>Bericht anzeigen</translation>
    </message>
    <message>
        <source>Seal Trail…</source>
        <extracomment>Link at the end of a title: opens a dialog</extracomment>
        <translation>Prüfspur versiegeln …</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Title of a list: judgements on runs by scorers, benchmarks and people</extracomment>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>Beside a title: what the numbers below it count</extracomment>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>compared as text</source>
        <extracomment>Beside the title &quot;Answers&quot;: how they are compared with the expected ones</extracomment>
        <translation>als Text verglichen</translation>
    </message>
    <message>
        <source>Blocked by Reason</source>
        <translation>Blockiert nach Grund</translation>
    </message>
    <message>
        <source>F7 goes to the next difference across runs.</source>
        <extracomment>Below a list of differences</extracomment>
        <translation>F7 geht zum nächsten Unterschied, auch in anderen Läufen.</translation>
    </message>
    <message>
        <source>Replay All</source>
        <extracomment>Link at the end of a title: replays all runs</extracomment>
        <translation>Alle wiederholen</translation>
    </message>
    <message>
        <source>Most tokens</source>
        <extracomment>Name of a link: the run that used most tokens</extracomment>
        <translation>Die meisten Tokens</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <extracomment>%1: number of a run, %2: amount of tokens, &quot;26.8 k&quot;</extracomment>
        <translation>Lauf %1, %2</translation>
    </message>
    <message>
        <source>No blocked steps.</source>
        <translation>Keine blockierten Schritte.</translation>
    </message>
    <message>
        <source>click a cell to open the step, drag to filter</source>
        <extracomment>Beside the title of a matrix: what its cells do</extracomment>
        <translation>Klick auf eine Zelle öffnet den Schritt, Ziehen filtert</translation>
    </message>
    <message numerus="yes">
        <source>each column is %Ln run(s) that went alike, the gravest first; %1</source>
        <extracomment>Beside the title of a matrix. %1: &quot;click a cell to open the step, drag to filter&quot;</extracomment>
        <translation>
            <numerusform>jede Spalte ist %Ln Lauf, die schwersten zuerst; %1</numerusform>
            <numerusform>jede Spalte sind %Ln ähnlich verlaufene Läufe, die schwersten zuerst; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted by verdict; %1</source>
        <extracomment>Beside the title of a matrix: its order. %1: &quot;click a cell to open the step, drag to filter&quot;</extracomment>
        <translation>nach Urteil sortiert; %1</translation>
    </message>
    <message>
        <source>of each log</source>
        <extracomment>Beside the title &quot;Policy Verdicts&quot;, in place of the name of a policy</extracomment>
        <translation>die jedes Protokolls</translation>
    </message>
    <message>
        <source>%1; the filter does not apply here</source>
        <extracomment>Beside the title of the overview while a filter hides runs elsewhere. %1: &quot;3 runs, 127 steps&quot;</extracomment>
        <translation>%1; der Filter gilt hier nicht</translation>
    </message>
    <message>
        <source>No Python code to replay.</source>
        <translation>Kein Python-Code zum Wiederholen.</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewSection</name>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many runs have something. %1: as many of %2</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln gap(s)</source>
        <extracomment>Beside a title: how many kinds of values the logs do not have for all runs</extracomment>
        <translation>
            <numerusform>%Ln Lücke</numerusform>
            <numerusform>%Ln Lücken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Accessible name of a link at the end of a title. %1: the title, %2: the link</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Link at the end of a title: shows only the steps that are listed below it</extracomment>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Go to Step</source>
        <extracomment>Link at the end of a title: goes to the first of the steps below it</extracomment>
        <translation>Zum Schritt gehen</translation>
    </message>
    <message>
        <source>Filter: %1
Ctrl+click adds it to the current filter.</source>
        <extracomment>Tip of a count. %1: an expression of the filter language</extracomment>
        <translation>Filter: %1
Strg+Klick fügt ihn dem aktuellen Filter hinzu.</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewTrail</name>
    <message>
        <source>Verifying…</source>
        <extracomment>State of the hash chain of a trail</extracomment>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Verifying, %1 %</source>
        <extracomment>State of the hash chain of a trail. %1: a number</extracomment>
        <translation>Wird geprüft, %1 %</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>The hash chain of the trail</extracomment>
        <translation>Kette</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>State of the hash chain of a trail. %1: &quot;Verified&quot;, %2: a time of the day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schäden</translation>
    </message>
    <message>
        <source>not known yet</source>
        <extracomment>Damage of a trail that was not verified yet</extracomment>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>none found</source>
        <extracomment>Damage of a trail that was verified</extracomment>
        <translation>keine gefunden</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <extracomment>The location of damage. %1: number of an entry of the trail</extracomment>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Sealed to entry %1</source>
        <translation>Versiegelt bis Eintrag %1</translation>
    </message>
    <message>
        <source>Not sealed</source>
        <translation>Nicht versiegelt</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Siegel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <extracomment>Beside a title: of how many entries a trail consists</extracomment>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PageSwitch</name>
    <message>
        <source>More</source>
        <extracomment>Button after the names of pages: a menu of those that do not fit</extracomment>
        <translation>Weitere</translation>
    </message>
</context>
<context>
    <name>vitrine::PagedPresentation</name>
    <message>
        <source>Damaged</source>
        <extracomment>In a row of a list that cannot be read, because the file is damaged there</extracomment>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>%1, rule: %2</source>
        <extracomment>Read aloud. %1: the text of a row, %2: name of the rule that colors it</extracomment>
        <translation>%1, Regel: %2</translation>
    </message>
    <message>
        <source>Color rule: %1</source>
        <extracomment>Tip of a row. %1: name of the rule that colors it</extracomment>
        <translation>Farbregel: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::PlainTextView</name>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select All</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Find…</source>
        <extracomment>Context menu of a text view: opens the find bar</extracomment>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Wrap Lines</source>
        <extracomment>Context menu of a text view, checkable: break long lines at the edge of the view</extracomment>
        <translation>Zeilen umbrechen</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Indent JSON</source>
        <extracomment>Context menu of a text view, checkable: show JSON with a line for each value</extracomment>
        <translation>JSON einrücken</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyCheckCommand</name>
    <message>
        <source>List recorded steps that a policy would deny, without running them</source>
        <translation>Aufgezeichnete Schritte auflisten, die eine Richtlinie ablehnen würde, ohne sie auszuführen</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Protokolle, Prüfspuren und Ordner davon</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Print a SARIF document</source>
        <translation>Ein SARIF-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Print a JUnit document</source>
        <translation>Ein JUnit-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Undecidable without running: %1</source>
        <translation>Ohne Ausführen unentscheidbar: %1</translation>
    </message>
    <message>
        <source>Working folder of the agent, which globs are relative to</source>
        <translation>Arbeitsordner des Agenten, auf den sich Muster beziehen</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Runs: %1, steps with Python code: %2, of these denied: %3</source>
        <extracomment>Sums below a list. %1, %2, %3: numbers</extracomment>
        <translation>Läufe: %1, Schritte mit Python-Code: %2, davon abgelehnt: %3</translation>
    </message>
    <message>
        <source>Commands, files, hosts and tools: allowed %1, to ask about %2, denied %3, undecidable %4</source>
        <extracomment>Sums below a list of commands, files and calls of tools. %1 to %4: numbers</extracomment>
        <translation>Befehle, Dateien, Rechner und Werkzeuge: erlaubt %1, nachzufragen %2, abgelehnt %3, unentscheidbar %4</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyChoice</name>
    <message>
        <source>A file, or one of %1</source>
        <extracomment>Help on the command line. %1: names of policies</extracomment>
        <translation>Eine Datei, oder eine von %1</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a bundled policy.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>%1 ist weder eine Datei noch eine mitgelieferte Richtlinie.</translation>
    </message>
    <message>
        <source>Bundled policies: %1.</source>
        <extracomment>%1: names of policies</extracomment>
        <translation>Mitgelieferte Richtlinien: %1.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>%1: name of a policy</extracomment>
        <translation>Meinten Sie %1?</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyChooser</name>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Active policy: checks the steps and applies when they run</source>
        <translation>Aktive Richtlinie: prüft die Schritte und gilt beim Ausführen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A policy from a file. %1: its name, %2: the file</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <extracomment>A policy that was written in the window. %1: its name, %2: its version</extracomment>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>%1.
The log does not name a policy: a default applies.</source>
        <extracomment>Tip of the list of policies. %1: &quot;Active policy: checks the steps and applies when they run&quot;</extracomment>
        <translation>%1.
Das Protokoll nennt keine Richtlinie: Es gilt eine Vorgabe.</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyDiffCommand</name>
    <message>
        <source>Compare two policies and their verdicts on recorded steps</source>
        <translation>Zwei Richtlinien und ihre Urteile über aufgezeichnete Schritte vergleichen</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Protokolle, Prüfspuren und Ordner davon</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Undecidable without running</source>
        <translation>Ohne Ausführung nicht zu entscheiden</translation>
    </message>
    <message>
        <source>Parallel replays for --verify</source>
        <translation>Parallele Wiederholungen für --verify</translation>
    </message>
    <message>
        <source>Verify by replay: run the changed steps under AFTER in the sandbox and compare with the prediction; trails record the verification</source>
        <translation>Durch Wiederholung überprüfen: die geänderten Schritte unter AFTER in der Sandbox ausführen und mit der Vorhersage vergleichen; Prüfspuren zeichnen das auf</translation>
    </message>
    <message>
        <source>Trail that logs are imported into and that records the results of --verify; created if it does not exist</source>
        <translation>Prüfspur, in die Protokolle importiert und Ergebnisse von --verify aufgezeichnet werden; wird angelegt, falls sie nicht existiert</translation>
    </message>
    <message>
        <source>Now allowed</source>
        <translation>Jetzt erlaubt</translation>
    </message>
    <message>
        <source>Now asked about</source>
        <translation>Jetzt mit Nachfrage</translation>
    </message>
    <message>
        <source>Now denied</source>
        <translation>Jetzt abgelehnt</translation>
    </message>
    <message>
        <source>Now allowed: %1, asked about: %2, denied: %3, undecidable: %4, not comparable: %5, unchanged: %6</source>
        <translation>Jetzt erlaubt: %1, mit Nachfrage: %2, abgelehnt: %3, unentscheidbar: %4, nicht vergleichbar: %5, unverändert: %6</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyDraft</name>
    <message>
        <source>Reading recorded steps</source>
        <translation>Aufgezeichnete Schritte werden gelesen</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyEditor</name>
    <message>
        <source>Policy as JSON</source>
        <translation>Richtlinie als JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyExportCommand</name>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>The framework&apos;s executor has no arguments for these settings. It uses:</source>
        <translation>Die Ausführungsart des Frameworks hat für diese Einstellungen keine Argumente. Sie verwendet:</translation>
    </message>
    <message>
        <source>Convert a policy to the rules of another tool</source>
        <translation>Eine Richtlinie in die Regeln eines anderen Werkzeugs umwandeln</translation>
    </message>
    <message>
        <source>The other tool</source>
        <translation>Das andere Werkzeug</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyImportCommand</name>
    <message>
        <source>Convert the rules of another tool to a policy</source>
        <translation>Die Regeln eines anderen Werkzeugs in eine Richtlinie umwandeln</translation>
    </message>
    <message>
        <source>Document of the other tool; - for standard input</source>
        <translation>Dokument des anderen Werkzeugs; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>Print one JSON document with the policy and the rules that it cannot express</source>
        <translation>Ein JSON-Dokument mit der Richtlinie und den Regeln ausgeben, die sie nicht ausdrücken kann</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyListCommand</name>
    <message>
        <source>List the bundled policies of each dialect, strictest first</source>
        <translation>Die mitgelieferten Richtlinien jedes Dialekts auflisten, die strengste zuerst</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialekt</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyName</name>
    <message>
        <source>From log</source>
        <extracomment>A policy: the one that the log was recorded under</extracomment>
        <translation>Aus dem Protokoll</translation>
    </message>
    <message>
        <source>%1 (from log)</source>
        <extracomment>The policy that a log names. %1: its name</extracomment>
        <translation>%1 (aus Protokoll)</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>The policy that applies while the log names none and the user chose none. %1: its name</extracomment>
        <translation>%1 (Vorgabe)</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyPane</name>
    <message>
        <source>Activate</source>
        <extracomment>Button: makes the draft the active policy
----------
Title of a dialog</extracomment>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>Button: discards the draft and returns to the active policy</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Suggest Minimal Policy</source>
        <extracomment>Button: suggests the smallest policy that the runs need</extracomment>
        <translation>Minimum vorschlagen</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Changed Steps</source>
        <translation>Geänderte Schritte</translation>
    </message>
    <message>
        <source>By Run</source>
        <translation>Nach Läufen</translation>
    </message>
    <message>
        <source>By Rule</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why the draft denies the selected step</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Unused and Risky</source>
        <translation>Ungenutzt und riskant</translation>
    </message>
    <message>
        <source>Start From</source>
        <extracomment>Button with a menu: replaces the draft by one of these policies</extracomment>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Policy of the Log</source>
        <extracomment>Menu of choices of runs: replaces the draft by the policy that their logs imply</extracomment>
        <translation>Richtlinie des Protokolls</translation>
    </message>
    <message>
        <source>All of them are in the lists of this pane.</source>
        <translation>Alle stehen in den Listen dieses Bereichs.</translation>
    </message>
    <message>
        <source>Save Policy</source>
        <translation>Richtlinie speichern</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1, active</source>
        <extracomment>Beside the title of the pane. %1: name of a policy</extracomment>
        <translation>%1, aktiv</translation>
    </message>
    <message numerus="yes">
        <source>draft of %1, %Ln change(s), not active</source>
        <translation>
            <numerusform>Entwurf von %1, %Ln Änderung, nicht aktiv</numerusform>
            <numerusform>Entwurf von %1, %Ln Änderungen, nicht aktiv</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation>Zur Zeile</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: a sentence</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Effect of the Draft</source>
        <translation>Wirkung des Entwurfs</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <extracomment>Tab: the smallest policy that the runs need</extracomment>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>File…</source>
        <extracomment>Menu entry: replaces the draft by the policy of a file</extracomment>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>Open Policy</source>
        <translation>Richtlinie öffnen</translation>
    </message>
    <message>
        <source>Cannot read %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Reason (optional; recorded with your name):</source>
        <extracomment>In a dialog</extracomment>
        <translation>Grund (optional; wird mit Ihrem Namen aufgezeichnet):</translation>
    </message>
    <message>
        <source>Approvals</source>
        <extracomment>Tab: steps of an agent that wait for a decision
----------
Tab. %1: number of waiting steps</extracomment>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>Approvals (%1)</source>
        <translation>Freigaben (%1)</translation>
    </message>
    <message>
        <source>The last valid text remains the draft; %1 remains active.</source>
        <extracomment>Below an error in a policy. %1: name of a policy</extracomment>
        <translation>Der letzte gültige Text bleibt der Entwurf; %1 bleibt aktiv.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more. The last valid text remains the draft; %1 remains active.</source>
        <translation>
            <numerusform>Und %Ln weiterer. Der letzte gültige Text bleibt der Entwurf; %1 bleibt aktiv.</numerusform>
            <numerusform>Und %Ln weitere. Der letzte gültige Text bleibt der Entwurf; %1 bleibt aktiv.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>Below a diagnostic of a policy. %n: number of further diagnostics</extracomment>
        <translation>
            <numerusform>Und ein weiterer Hinweis.</numerusform>
            <numerusform>Und %Ln weitere Hinweise.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many steps for a filter.</source>
        <translation>Zu viele Schritte für einen Filter.</translation>
    </message>
    <message>
        <source>No run is selected.</source>
        <extracomment>In a message strip</extracomment>
        <translation>Kein Lauf ist ausgewählt.</translation>
    </message>
    <message>
        <source>Select a run, or choose All Runs, to recover the policy of a log.</source>
        <translation>Wählen Sie einen Lauf oder „Alle Läufe“, um die Richtlinie eines Protokolls zu ermitteln.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>A policy draft and its effect on the recorded steps. It has no effect until you activate it.</source>
        <extracomment>Purpose of a pane</extracomment>
        <translation>Ein Richtlinienentwurf und seine Wirkung auf die aufgezeichneten Schritte. Er gilt erst, wenn Sie ihn aktivieren.</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Tab: whether the draft allows more than another policy, as a proof</extracomment>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Other Tools</source>
        <extracomment>Tab: the draft as rules of other tools, and drafts from such rules</extracomment>
        <translation>Andere Werkzeuge</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyProveCommand</name>
    <message>
        <source>Prove that everything A allows is allowed by B, or print counterexamples</source>
        <translation>Beweisen, dass B alles erlaubt, was A erlaubt, oder Gegenbeispiele ausgeben</translation>
    </message>
    <message>
        <source>A is the old policy and B the new one: prove that B allows nothing that A does not</source>
        <translation>A ist die alte, B die neue Richtlinie: beweisen, dass B nichts erlaubt, was A nicht erlaubt</translation>
    </message>
    <message>
        <source>Print SARIF, for code scanning</source>
        <translation>SARIF für Code-Scanning ausgeben</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Proven: the new policy allows nothing that the old one does not.</source>
        <translation>Bewiesen: Die neue Richtlinie erlaubt nichts, was die alte nicht erlaubt.</translation>
    </message>
    <message>
        <source>Proven: everything that A allows is allowed by B.</source>
        <translation>Bewiesen: B erlaubt alles, was A erlaubt.</translation>
    </message>
    <message>
        <source>Not allowed by the other policy (%1):</source>
        <extracomment>Something that only one of two policies allows. %1: a rule of the other one</extracomment>
        <translation>Von der anderen Richtlinie nicht erlaubt (%1):</translation>
    </message>
    <message>
        <source>%1: the patterns are too complex to compare.</source>
        <translation>%1: Die Muster sind zu komplex für einen Vergleich.</translation>
    </message>
    <message>
        <source>The policy allows more than the other one</source>
        <translation>Die Richtlinie erlaubt mehr als die andere</translation>
    </message>
    <message>
        <source>Allowed, but not by the other policy: %1</source>
        <translation>Erlaubt, aber nicht von der anderen Richtlinie: %1</translation>
    </message>
    <message>
        <source>The policies cannot be compared</source>
        <translation>Die Richtlinien können nicht verglichen werden</translation>
    </message>
    <message>
        <source>Run counterexamples that are programs under both policies, in the sandbox</source>
        <translation>Gegenbeispiele, die Programme sind, unter beiden Richtlinien in der Sandbox ausführen</translation>
    </message>
    <message>
        <source>Run under both policies: %1 under the one that allows it, %2 under the other</source>
        <extracomment>How a program ended under two policies. %1, %2: OK, Blocked, Error …</extracomment>
        <translation>Unter beiden Richtlinien ausgeführt: %1 unter der, die es erlaubt, %2 unter der anderen</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyRecoverCommand</name>
    <message>
        <source>Print the policy recovered from a log: imports, limits and steps in its error messages</source>
        <translation>Die aus einem Protokoll ermittelte Richtlinie ausgeben: Importe, Grenzen und Schritte aus seinen Fehlermeldungen</translation>
    </message>
    <message>
        <source>It contains no runs.</source>
        <translation>Enthält keine Läufe.</translation>
    </message>
    <message>
        <source>The log shows nothing of its policy; this is %1.</source>
        <extracomment>%1: name of a policy</extracomment>
        <translation>Das Protokoll lässt nichts von seiner Richtlinie erkennen; dies ist %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySchemaCommand</name>
    <message>
        <source>Print the JSON Schema of policy documents</source>
        <translation>Das JSON-Schema der Richtliniendokumente ausgeben</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyShowCommand</name>
    <message>
        <source>Print a complete policy as a JSON document</source>
        <translation>Eine vollständige Richtlinie als JSON-Dokument ausgeben</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySides</name>
    <message>
        <source>Rules</source>
        <extracomment>Tab: the rules of a policy</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Tab: the document of a policy</extracomment>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySuggestCommand</name>
    <message>
        <source>Print the minimal policy under which recorded runs keep their results, by static check</source>
        <translation>Die minimale Richtlinie ausgeben, unter der aufgezeichnete Läufe laut statischer Prüfung ihre Ergebnisse behalten</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Protokolle, Prüfspuren und Ordner davon</translation>
    </message>
    <message>
        <source>Base policy, for settings that the recordings do not determine</source>
        <translation>Ausgangsrichtlinie für alles, was die Aufzeichnungen nicht bestimmen</translation>
    </message>
    <message>
        <source>Headroom: suggested limit = peak usage × this factor</source>
        <translation>Reserve: vorgeschlagene Grenze = Spitzenverbrauch × dieser Faktor</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Verify by replay: run the steps under the suggested policy in the sandbox</source>
        <translation>Durch Wiederholung überprüfen: die Schritte unter der vorgeschlagenen Richtlinie in der Sandbox ausführen</translation>
    </message>
    <message>
        <source>Parallel replays for --verify</source>
        <translation>Parallele Wiederholungen für --verify</translation>
    </message>
    <message numerus="yes">
        <source>Static check of %Ln step(s): %1 allowed and %2 denied as recorded; %3 would change.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>Statische Prüfung von %Ln Schritt: %1 erlaubt und %2 abgelehnt wie aufgezeichnet; %3 würde sich ändern.</numerusform>
            <numerusform>Statische Prüfung von %Ln Schritten: %1 erlaubt und %2 abgelehnt wie aufgezeichnet; %3 würden sich ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, step %2: recorded %3, observed %4</source>
        <extracomment>A step that did not keep its result. %1: number of its run, %2: of the step, %3: how it ended when it was recorded, %4: how it ended now</extracomment>
        <translation>Lauf %1, Schritt %2: aufgezeichnet %3, beobachtet %4</translation>
    </message>
    <message>
        <source>Maximum number of recorded actions of other runs that a suggested group may allow</source>
        <translation>Höchstzahl aufgezeichneter Aktionen anderer Läufe, die eine vorgeschlagene Gruppe ebenfalls erlauben darf</translation>
    </message>
    <message>
        <source>Group %1: allows %2 recorded action(s), and %3 of other runs</source>
        <extracomment>A pattern of a policy that covers more than was recorded. %1: the pattern, %2: how many recorded actions of the chosen runs it allows, %3: how many of other runs</extracomment>
        <translation>Gruppe %1: erlaubt %2 aufgezeichnete Aktion(en) und %3 anderer Läufe</translation>
    </message>
    <message>
        <source>denied when it was recorded; allowed, because another step needs the same rule</source>
        <translation>bei der Aufzeichnung abgelehnt; erlaubt, weil ein anderer Schritt dieselbe Regel braucht</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>A step that the suggested policy treats differently. %1: number of its run, %2: of the step, %3: why</extracomment>
        <translation>Lauf %1, Schritt %2: %3</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTestCommand</name>
    <message>
        <source>Print a policy&apos;s verdict on one action, without running it</source>
        <translation>Das Urteil einer Richtlinie über eine Aktion ausgeben, ohne sie auszuführen</translation>
    </message>
    <message>
        <source>Folder that relative paths and globs start from</source>
        <translation>Ordner, von dem relative Pfade und Muster ausgehen</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>A shell command</source>
        <translation>Ein Shell-Befehl</translation>
    </message>
    <message>
        <source>A file to read</source>
        <translation>Eine zu lesende Datei</translation>
    </message>
    <message>
        <source>A file to write</source>
        <translation>Eine zu schreibende Datei</translation>
    </message>
    <message>
        <source>A file to edit</source>
        <translation>Eine zu bearbeitende Datei</translation>
    </message>
    <message>
        <source>An address to fetch</source>
        <translation>Eine abzurufende Adresse</translation>
    </message>
    <message>
        <source>A tool to call</source>
        <translation>Ein aufzurufendes Werkzeug</translation>
    </message>
    <message>
        <source>A file of Python code</source>
        <translation>Eine Datei mit Python-Code</translation>
    </message>
    <message>
        <source>Arguments of the tool, a JSON object</source>
        <translation>Argumente des Werkzeugs, ein JSON-Objekt</translation>
    </message>
    <message>
        <source>Specify one action, such as --command or --read.</source>
        <translation>Geben Sie eine Aktion an, etwa --command oder --read.</translation>
    </message>
    <message>
        <source>--arguments expects a JSON object of names and values.</source>
        <translation>--arguments erwartet ein JSON-Objekt aus Namen und Werten.</translation>
    </message>
    <message>
        <source>--arguments has %1 twice.</source>
        <extracomment>%1: name of an argument</extracomment>
        <translation>--arguments enthält %1 doppelt.</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTree</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column: allowed or denied</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1 allowed, %2 of them unused</source>
        <translation>%1 erlaubt, %2 davon ungenutzt</translation>
    </message>
    <message>
        <source>Output Checks</source>
        <translation>Prüfung der Ausgaben</translation>
    </message>
    <message>
        <source>secrets: %1, personal data: %2</source>
        <extracomment>%1, %2: off, warn or block</extracomment>
        <translation>Geheimnisse: %1, personenbezogene Daten: %2</translation>
    </message>
    <message>
        <source>&amp;Add Rule…</source>
        <extracomment>Context menu: adds a module, a file pattern or a host to a list of the policy</extracomment>
        <translation>Regel &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Write &amp;Comment</source>
        <extracomment>Context menu: writes a comment on a rule</extracomment>
        <translation>&amp;Kommentar schreiben</translation>
    </message>
    <message>
        <source>Add Rule</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>New entry of %1:</source>
        <extracomment>In a dialog. %1: name of a list of the policy, as Imports</extracomment>
        <translation>Neuer Eintrag in %1:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <extracomment>Entries of a list of a policy: files, hosts, layers</extracomment>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft: changed</source>
        <translation>Entwurf: geändert</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Personal Data</source>
        <translation>Personenbezogene Daten</translation>
    </message>
    <message>
        <source>Not available with this executor: no step would run</source>
        <translation>Mit dieser Ausführungsart nicht verfügbar: Kein Schritt würde laufen</translation>
    </message>
    <message>
        <source>&amp;Filter: Steps That Use It</source>
        <extracomment>Context menu: filters the window&apos;s lists by the steps that use what a rule allows or denies</extracomment>
        <translation>&amp;Filter: Schritte, die es verwenden</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Context menu: sets the rule to allow</extracomment>
        <translation>&amp;Erlauben</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <extracomment>Context menu: sets the rule to ask a person</extracomment>
        <translation>&amp;Nachfragen</translation>
    </message>
    <message>
        <source>&amp;Deny</source>
        <extracomment>Context menu: sets the rule to deny</extracomment>
        <translation>&amp;Ablehnen</translation>
    </message>
    <message>
        <source>&amp;Remove Rule</source>
        <extracomment>Context menu: removes the entry from all lists of the policy</extracomment>
        <translation>Regel ent&amp;fernen</translation>
    </message>
    <message>
        <source>%1 allowed, %2 ask, %3 denied</source>
        <translation>%1 erlaubt, %2 nachfragen, %3 abgelehnt</translation>
    </message>
    <message>
        <source>All others</source>
        <extracomment>Row of a list of rules: anything that no entry matches</extracomment>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>Draft: was %1, now %2</source>
        <extracomment>Of a rule of a policy. %1, %2: Allowed, Ask, Denied or Undecidable</extracomment>
        <translation>Entwurf: war %1, jetzt %2</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTuning</name>
    <message>
        <source>An agent step is waiting for approval.</source>
        <extracomment>In a strip across the window</extracomment>
        <translation>Ein Schritt eines Agenten wartet auf Freigabe.</translation>
    </message>
    <message>
        <source>Show Approvals</source>
        <translation>Freigaben anzeigen</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyUnusedCommand</name>
    <message>
        <source>List risky rules and rules that no recorded step uses</source>
        <translation>Riskante Regeln und Regeln auflisten, die kein aufgezeichneter Schritt verwendet</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Protokolle, Prüfspuren und Ordner davon</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Not used by any recorded step</source>
        <translation>Von keinem aufgezeichneten Schritt verwendet</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyWhyCommand</name>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Head line of what denies a step. %1, %2: numbers</extracomment>
        <translation>Lauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>line %1: %2 (%3)</source>
        <extracomment>%1: number of a line, %2: what is wrong, %3: the rule that says so</extracomment>
        <translation>Zeile %1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln step(s), and also %2</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps, %2: names of modules and functions</extracomment>
        <translation>
            <numerusform>%1: erlaubt %Ln Schritt, und auch %2</numerusform>
            <numerusform>%1: erlaubt %Ln Schritte, und auch %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Explain why recorded steps are denied and which changes would allow them</source>
        <translation>Erklären, warum aufgezeichnete Schritte abgelehnt werden und welche Änderungen sie erlauben würden</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Protokolle, Prüfspuren und Ordner davon</translation>
    </message>
    <message>
        <source>Only the step with this number in its run</source>
        <translation>Nur der Schritt mit dieser Nummer in seinem Lauf</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>Head line of what is against an action of a step. %1, %2: numbers, %3: a command, file, address or tool</extracomment>
        <translation>Lauf %1, Schritt %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln action(s)</source>
        <extracomment>A change of a policy. %1: the change, %n: how many actions it allows</extracomment>
        <translation>
            <numerusform>%1: erlaubt %Ln Aktion</numerusform>
            <numerusform>%1: erlaubt %Ln Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Working folder of the agent, which globs are relative to</source>
        <translation>Arbeitsordner des Agenten, auf den sich Muster beziehen</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln step(s) with code is denied.</source>
        <translation>
            <numerusform>Der eine Schritt mit Code wird nicht abgelehnt.</numerusform>
            <numerusform>Keiner von %Ln Schritten mit Code wird abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; verified by replay: %2</source>
        <extracomment>%1: a change of a policy and how many steps it allows, %2: the outcome of a step</extracomment>
        <translation>%1; durch Wiedergabe geprüft: %2</translation>
    </message>
    <message>
        <source>Verify by replay: run each denied step under each change in the sandbox</source>
        <translation>Durch Wiedergabe prüfen: jeden abgelehnten Schritt mit jeder Änderung in der Sandbox ausführen</translation>
    </message>
    <message>
        <source>These changes were found without running the code. --verify runs it under each of them.</source>
        <translation>Diese Änderungen wurden gefunden, ohne den Code auszuführen. --verify führt ihn mit jeder von ihnen aus.</translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln step(s) and nothing else</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps</extracomment>
        <translation>
            <numerusform>%1: erlaubt %Ln Schritt und sonst nichts</numerusform>
            <numerusform>%1: erlaubt %Ln Schritte und sonst nichts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PrintDialog</name>
    <message>
        <source>Print</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>What is printed. %1: number of a step</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Run %1 with all its steps</source>
        <extracomment>What is printed. %1: number of a run</extracomment>
        <translation>Lauf %1 mit allen Schritten</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Inhalt:</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Accessible name of the pages that will be printed</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Button: chooses a printer</extracomment>
        <translation>Dr&amp;ucken …</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <extracomment>While the pages are laid out that will be printed</extracomment>
        <translation>Die Seiten werden gesetzt …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <extracomment>Below a preview</extracomment>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s), of which the first %1 are shown</source>
        <translation>
            <numerusform>%Ln Seite, davon die ersten %1 gezeigt</numerusform>
            <numerusform>%Ln Seiten, davon die ersten %1 gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier:</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <extracomment>Accessible name: whether paper is upright</extracomment>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>Paper that is higher than wide</extracomment>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <extracomment>Paper that is wider than high</extracomment>
        <translation>Querformat</translation>
    </message>
</context>
<context>
    <name>vitrine::PrintJob</name>
    <message>
        <source>Printing %1</source>
        <extracomment>What is worked on. %1: name of a file</extracomment>
        <translation>%1 wird gedruckt</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <extracomment>What came out of a job</extracomment>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <extracomment>What came out of a job. %1: name of a file</extracomment>
        <translation>%1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>vitrine::PrintedSteps</name>
    <message>
        <source>%1, run %2</source>
        <extracomment>Headline of what is printed. %1: name of a file, %2: number of a run</extracomment>
        <translation>%1, Lauf %2</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Title of a part of what is printed: what the agent was to do</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Title of a part of what is printed: what the agent answered in the end</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <extracomment>Headline of a step that is printed. %1: its number, %2: its kind, &quot;Action&quot;, %3: how it ended, &quot;Error: …&quot;</extracomment>
        <translation>Schritt %1, %2: %3</translation>
    </message>
    <message>
        <source>Thought</source>
        <extracomment>Title of a part of what is printed</extracomment>
        <translation>Gedanke</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of a part of what is printed</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <translation>Textausgabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Replayed: %1</source>
        <extracomment>Title of a part of what is printed. %1: &quot;Same&quot;, &quot;Differs&quot;, &quot;OK&quot;</extracomment>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Code of the draft</source>
        <extracomment>Title of a part of what is printed: code that the user changed</extracomment>
        <translation>Code des Entwurfs</translation>
    </message>
    <message>
        <source>Cannot read step %1.</source>
        <extracomment>In place of a step that is printed. %1: its number</extracomment>
        <translation>Schritt %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>… Text truncated.</source>
        <extracomment>At the end of a printed text: the rest of it is left out</extracomment>
        <translation>… Text gekürzt.</translation>
    </message>
</context>
<context>
    <name>vitrine::ProblemText</name>
    <message>
        <source>The document is empty: write at least {&quot;vitrine_policy&quot;: 1, &quot;name&quot;: &quot;mine&quot;}.</source>
        <translation>Das Dokument ist leer: Es braucht mindestens {&quot;vitrine_policy&quot;: 1, &quot;name&quot;: &quot;meine&quot;}.</translation>
    </message>
    <message>
        <source>The document ends too early: a quotation mark or a closing bracket is missing.</source>
        <translation>Das Dokument endet zu früh: Ein Anführungszeichen oder eine schließende Klammer fehlt.</translation>
    </message>
    <message>
        <source>Unterminated string on this line: a quotation mark is missing.</source>
        <translation>Nicht abgeschlossene Zeichenkette in dieser Zeile: Ein Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>Extra comma before %1: remove it.</source>
        <extracomment>%1: a closing bracket</extracomment>
        <translation>Überzähliges Komma vor %1: Entfernen Sie es.</translation>
    </message>
    <message>
        <source>JSON has no comments: use the field %1.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>JSON hat keine Kommentare: Verwenden Sie das Feld %1.</translation>
    </message>
    <message>
        <source>%1 is not a number: use a number, or null for no limit.</source>
        <extracomment>%1: the text found, such as NaN</extracomment>
        <translation>%1 ist keine Zahl: Verwenden Sie eine Zahl, oder null für keine Grenze.</translation>
    </message>
    <message>
        <source>%1 is too large: use a smaller number, or null for no limit.</source>
        <extracomment>%1: a number</extracomment>
        <translation>%1 ist zu groß: Verwenden Sie eine kleinere Zahl, oder null für keine Grenze.</translation>
    </message>
    <message>
        <source>The file is not UTF-8: save it in that encoding.</source>
        <translation>Die Datei ist nicht UTF-8: Speichern Sie sie in dieser Kodierung.</translation>
    </message>
    <message>
        <source>Unexpected %1: a comma, colon or quotation mark may be missing before it.</source>
        <extracomment>%1: the text found</extracomment>
        <translation>Unerwartet: %1. Davor fehlt vielleicht ein Komma, Doppelpunkt oder Anführungszeichen.</translation>
    </message>
    <message>
        <source>The document is too long: the maximum is %1 bytes.</source>
        <extracomment>%1: a number of bytes</extracomment>
        <translation>Das Dokument ist zu lang: Höchstens %1 Bytes sind erlaubt.</translation>
    </message>
    <message>
        <source>The list is too long: the maximum is %1 entries. Use patterns such as numpy.*.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Die Liste ist zu lang: Höchstens %1 Einträge sind erlaubt. Verwenden Sie Muster wie numpy.*.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>Klammern sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>More errors follow; fix the ones above first.</source>
        <translation>Weitere Fehler folgen; beheben Sie zuerst die obigen.</translation>
    </message>
    <message>
        <source>Not a policy: expected an object with the field &quot;vitrine_policy&quot;: 1.</source>
        <translation>Keine Richtlinie: Erwartet wird ein Objekt mit dem Feld &quot;vitrine_policy&quot;: 1.</translation>
    </message>
    <message>
        <source>This policy uses format version %1; this version of Vitrine supports version 1. Update Vitrine.</source>
        <extracomment>%1: number of a version</extracomment>
        <translation>Diese Richtlinie verwendet Formatversion %1; diese Version von Vitrine unterstützt Version 1. Aktualisieren Sie Vitrine.</translation>
    </message>
    <message>
        <source>Unknown field %1.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Unbekanntes Feld %1.</translation>
    </message>
    <message>
        <source>Unknown field %1. Did you mean %2?</source>
        <extracomment>%1, %2: names of fields</extracomment>
        <translation>Unbekanntes Feld %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>Duplicate field %1: remove one.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Doppeltes Feld %1: Entfernen Sie eines.</translation>
    </message>
    <message>
        <source>Expected the format version: 1.</source>
        <translation>Erwartet wird die Formatversion: 1.</translation>
    </message>
    <message>
        <source>Expected an object: { … }.</source>
        <translation>Erwartet wird ein Objekt: { … }.</translation>
    </message>
    <message>
        <source>Expected a non-empty string: &quot;…&quot;.</source>
        <translation>Erwartet wird eine nicht leere Zeichenkette: &quot;…&quot;.</translation>
    </message>
    <message>
        <source>Expected a list of strings: [&quot;…&quot;, &quot;…&quot;].</source>
        <translation>Erwartet wird eine Liste von Zeichenketten: [&quot;…&quot;, &quot;…&quot;].</translation>
    </message>
    <message>
        <source>Expected a whole number, zero or more.</source>
        <translation>Erwartet wird eine ganze Zahl, null oder größer.</translation>
    </message>
    <message>
        <source>Expected a number of seconds above zero, or null for no limit.</source>
        <translation>Erwartet wird eine Anzahl Sekunden über null, oder null für keine Grenze.</translation>
    </message>
    <message>
        <source>Expected one of: %1.</source>
        <extracomment>%1: a list of words</extracomment>
        <translation>Erwartet wird einer von: %1.</translation>
    </message>
    <message>
        <source>Unknown bundled policy %1. Did you mean %2?</source>
        <extracomment>%1: the text found, %2: one or several names of policies</extracomment>
        <translation>Unbekannte mitgelieferte Richtlinie %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>%1: number of a line, %2: of a column, %3: a sentence</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>vitrine::ProgressLine</name>
    <message>
        <source>%1%</source>
        <extracomment>How much of something is done. %1: a number from 0 to 100</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>vitrine::ProgressText</name>
    <message>
        <source>%1/s</source>
        <extracomment>%1: an amount of data, for example &quot;12.5 MiB&quot;; the text means that amount per second</extracomment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <extracomment>How long something still takes. %1: number of seconds</extracomment>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <extracomment>How long something still takes. %1: number of minutes</extracomment>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>%1 runs/s</source>
        <extracomment>How fast a job goes. %1: how many runs a second</extracomment>
        <translation>%1 Läufe/s</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <extracomment>How fast a job goes. %1: how many steps a second</extracomment>
        <translation>%1 Schritte/s</translation>
    </message>
    <message>
        <source>%1 entries/s</source>
        <extracomment>How fast a job goes. %1: how many entries of a trail a second</extracomment>
        <translation>%1 Einträge/s</translation>
    </message>
</context>
<context>
    <name>vitrine::PromptPage</name>
    <message>
        <source>Whole Prompt</source>
        <extracomment>Switch over a prompt: all of its messages</extracomment>
        <translation>Ganzer Prompt</translation>
    </message>
    <message>
        <source>New Messages</source>
        <extracomment>Switch over a prompt: what is new in it since the step before</extracomment>
        <translation>Neue Nachrichten</translation>
    </message>
    <message>
        <source>No earlier step has a prompt: all messages are new.</source>
        <translation>Kein früherer Schritt hat einen Prompt: Alle Nachrichten sind neu.</translation>
    </message>
    <message>
        <source>Before step %1</source>
        <extracomment>Title of a side of a comparison of prompts. %1: number of a step</extracomment>
        <translation>Vor Schritt %1</translation>
    </message>
    <message>
        <source>Before this step</source>
        <translation>Vor diesem Schritt</translation>
    </message>
</context>
<context>
    <name>vitrine::ProofJob</name>
    <message>
        <source>Proving a step of %1</source>
        <extracomment>What is worked on. %1: name of a log or a trail</extracomment>
        <translation>Ein Schritt von %1 wird bewiesen</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <extracomment>What came of a job. %1: name of a file</extracomment>
        <translation>%1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>vitrine::ProofPage</name>
    <message>
        <source>Run Under Both</source>
        <extracomment>Button: runs counterexamples of a proof under both policies</extracomment>
        <translation>Unter beiden ausführen</translation>
    </message>
    <message>
        <source>Counterexamples</source>
        <translation>Gegenbeispiele</translation>
    </message>
    <message>
        <source>Allowed By</source>
        <extracomment>Column: which of two policies allows something</extracomment>
        <translation>Erlaubt von</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <extracomment>Column: a program, command or path that only one of two policies allows</extracomment>
        <translation>Gegenbeispiel</translation>
    </message>
    <message>
        <source>Not Allowed By</source>
        <extracomment>Column: the rule of the other policy that does not allow it</extracomment>
        <translation>Nicht erlaubt von</translation>
    </message>
    <message>
        <source>Under the Draft</source>
        <extracomment>Column: its result under the draft</extracomment>
        <translation>Unter dem Entwurf</translation>
    </message>
    <message>
        <source>Under the Other Policy</source>
        <extracomment>Column: its result under the other policy</extracomment>
        <translation>Unter der anderen Richtlinie</translation>
    </message>
    <message>
        <source>Both policies allow the same.</source>
        <translation>Beide Richtlinien erlauben dasselbe.</translation>
    </message>
    <message>
        <source>Active policy</source>
        <extracomment>In a choice of policies: the one that new runs use</extracomment>
        <translation>Aktive Richtlinie</translation>
    </message>
    <message>
        <source>Policy to compare the draft with</source>
        <translation>Richtlinie, mit der der Entwurf verglichen wird</translation>
    </message>
    <message>
        <source>Runs the programs in the sandbox; commands, files and addresses are not run</source>
        <translation>Führt die Programme in der Sandbox aus; Befehle, Dateien und Adressen werden nicht ausgeführt</translation>
    </message>
    <message>
        <source>Compare with:</source>
        <extracomment>Beside a choice of policies</extracomment>
        <translation>Vergleichen mit:</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>In the column Allowed By</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Not decided: the patterns of %1 are too complex to compare.</source>
        <extracomment>%1: a part of a policy, as commands</extracomment>
        <translation>Nicht entschieden: Die Muster von %1 sind zu komplex für einen Vergleich.</translation>
    </message>
    <message>
        <source>The draft and %1 each allow something that the other does not.</source>
        <extracomment>%1: name of a policy</extracomment>
        <translation>Der Entwurf und %1 erlauben jeweils etwas, das das andere nicht erlaubt.</translation>
    </message>
    <message>
        <source>Proven: the draft allows everything that %1 allows, and more.</source>
        <translation>Bewiesen: Der Entwurf erlaubt alles, was %1 erlaubt, und mehr.</translation>
    </message>
    <message>
        <source>Proven: the draft allows nothing that %1 does not, and %1 allows more.</source>
        <translation>Bewiesen: Der Entwurf erlaubt nichts, was %1 nicht erlaubt, und %1 erlaubt mehr.</translation>
    </message>
    <message>
        <source>Proven: the draft and %1 allow exactly the same.</source>
        <translation>Bewiesen: Der Entwurf und %1 erlauben genau dasselbe.</translation>
    </message>
    <message>
        <source>Comparing the policies…</source>
        <extracomment>While two policies are compared</extracomment>
        <translation>Die Richtlinien werden verglichen …</translation>
    </message>
</context>
<context>
    <name>vitrine::ProofText</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A module that is not installed. %1: its name, %2: how many steps need it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be verified: modules not installed here: %1.</source>
        <extracomment>%n: how many steps, %1: names of modules, each with how many steps need it: &quot;sympy (9), scipy (1)&quot;</extracomment>
        <translation>
            <numerusform>%Ln konnte nicht überprüft werden: hier nicht installierte Module: %1.</numerusform>
            <numerusform>%Ln konnten nicht überprüft werden: hier nicht installierte Module: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by replay, %Ln step(s): %1 unchanged, %2 denied, %3 changed for other reasons, %4 after a changed step.</source>
        <extracomment>%n: number of steps, %1 to %4: how many of them</extracomment>
        <translation>
            <numerusform>Durch Wiederholung überprüft, %Ln Schritt: %1 unverändert, %2 abgelehnt, %3 aus anderen Gründen geändert, %4 nach einem geänderten Schritt.</numerusform>
            <numerusform>Durch Wiederholung überprüft, %Ln Schritte: %1 unverändert, %2 abgelehnt, %3 aus anderen Gründen geändert, %4 nach einem geänderten Schritt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, after a changed step</source>
        <extracomment>How a step ended after an earlier step with a changed result. %1: &quot;OK&quot;</extracomment>
        <translation>%1, nach einem geänderten Schritt</translation>
    </message>
    <message>
        <source>%1, different value</source>
        <extracomment>How a step ended. %1: &quot;OK&quot;</extracomment>
        <translation>%1, anderer Wert</translation>
    </message>
    <message>
        <source>%1, different output</source>
        <extracomment>How a step ended. %1: &quot;OK&quot;</extracomment>
        <translation>%1, andere Ausgabe</translation>
    </message>
</context>
<context>
    <name>vitrine::PrunableJob</name>
    <message>
        <source>Reading the age of runs in %1</source>
        <extracomment>A job that reads how old the runs of a trail are. %1: name of a log or trail</extracomment>
        <translation>Alter der Läufe in %1 lesen</translation>
    </message>
</context>
<context>
    <name>vitrine::PruneJob</name>
    <message>
        <source>Deleting runs of %1</source>
        <extracomment>A job. %1: name of a log or trail</extracomment>
        <translation>Läufe von %1 löschen</translation>
    </message>
    <message>
        <source>Moving runs of %1</source>
        <translation>Läufe von %1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln run(s).</source>
        <translation>
            <numerusform>%Ln Lauf gelöscht.</numerusform>
            <numerusform>%Ln Läufe gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln run(s).</source>
        <translation>
            <numerusform>%Ln Lauf verschoben.</numerusform>
            <numerusform>%Ln Läufe verschoben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveCommand</name>
    <message>
        <source>Receive spans that a local agent exports over OTLP/HTTP into a trail, until Ctrl+C</source>
        <translation>Spans, die ein lokaler Agent über OTLP/HTTP exportiert, in eine Prüfspur aufnehmen, bis Strg+C</translation>
    </message>
    <message>
        <source>The trail; created if it does not exist. Received data is kept in DB.received</source>
        <translation>Die Prüfspur; wird angelegt, falls sie nicht existiert. Empfangene Daten stehen in DB.received</translation>
    </message>
    <message>
        <source>Port on the loopback address; 0 chooses a free one</source>
        <translation>Port auf der Loopback-Adresse; 0 wählt einen freien</translation>
    </message>
    <message>
        <source>File with the token that exporters must send; default: a new token, which is printed</source>
        <translation>Datei mit dem Token, das Exporter senden müssen; Vorgabe: ein neues Token, das ausgegeben wird</translation>
    </message>
    <message>
        <source>Print one line of JSON per change</source>
        <translation>Eine Zeile JSON pro Änderung ausgeben</translation>
    </message>
    <message>
        <source>Listening on %1. Configure the exporter with:</source>
        <extracomment>%1: an address</extracomment>
        <translation>Lauscht auf %1. Einstellungen für den Exporter:</translation>
    </message>
    <message>
        <source>Port %1 is in use. Choose another with --port.</source>
        <extracomment>%1: number of a port</extracomment>
        <translation>Port %1 ist belegt. Wählen Sie mit --port einen anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new run(s), %1 changed</source>
        <extracomment>%n: how many runs are new, %1: how many others have changed</extracomment>
        <translation>
            <numerusform>%Ln neuer Lauf, %1 geändert</numerusform>
            <numerusform>%Ln neue Läufe, %1 geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Token file %1 is empty. Write a token to it, or omit --token-file to use a new one.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Die Token-Datei %1 ist leer. Schreiben Sie ein Token hinein, oder lassen Sie --token-file weg, um ein neues zu verwenden.</translation>
    </message>
    <message>
        <source>A request was rejected (HTTP %1): %2.</source>
        <extracomment>%1: HTTP status, %2: the reason, in English</extracomment>
        <translation>Eine Anfrage wurde abgewiesen (HTTP %1): %2.</translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveDialog</name>
    <message>
        <source>Copy Token</source>
        <translation>Token kopieren</translation>
    </message>
    <message>
        <source>Copy Exporter Settings</source>
        <translation>Exporter-Einstellungen kopieren</translation>
    </message>
    <message>
        <source>Receive Spans</source>
        <extracomment>Title of a dialog: spans that a running agent exports come into a trail</extracomment>
        <translation>Spans empfangen</translation>
    </message>
    <message>
        <source>any free port</source>
        <extracomment>In place of the number of a port</extracomment>
        <translation>beliebiger freier Port</translation>
    </message>
    <message>
        <source>Receives OTLP over HTTP (JSON or protocol buffers) from local programs that send the token. Listens only after Start and while this window is open.</source>
        <translation>Empfängt OTLP über HTTP (JSON oder Protocol Buffers) von lokalen Programmen, die das Token senden. Lauscht nur nach „Starten“ und solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins to receive spans</extracomment>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button: receives no more spans</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>State:</source>
        <extracomment>Label: whether spans are received</extracomment>
        <translation>Zustand:</translation>
    </message>
    <message>
        <source>T&amp;oken:</source>
        <extracomment>Label of what an exporter has to send to be let in</extracomment>
        <translation>T&amp;oken:</translation>
    </message>
    <message>
        <source>&amp;Exporter:</source>
        <extracomment>Label of lines for a shell</extracomment>
        <translation>&amp;Exporter:</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: the text beside or above it goes to the clipboard</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Listening on %1</source>
        <extracomment>State of the receiver of spans. %1: an address</extracomment>
        <translation>Lauscht auf %1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Rejected:</source>
        <extracomment>Label: how many requests were rejected, and why</extracomment>
        <translation>Abgewiesen:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), the newest with %1</source>
        <extracomment>%n: number of requests, %1: status and reason of the newest one</extracomment>
        <translation>
            <numerusform>%Ln Anfrage, die neueste mit %1</numerusform>
            <numerusform>%Ln Anfragen, die neueste mit %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RecentList</name>
    <message>
        <source>Open</source>
        <extracomment>Button under the list of recent files</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove From List</source>
        <extracomment>Button under the list of recent files</extracomment>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column of the list of recent files</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Column of the list of recent files</extracomment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column of the list of recent files: log, trail, moved</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Recent files</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>Files you open are listed here.</source>
        <translation>Geöffnete Dateien erscheinen hier.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>State of a recent file</extracomment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Trail</source>
        <extracomment>State of a recent file</extracomment>
        <translation>Prüfspur</translation>
    </message>
    <message>
        <source>File not found</source>
        <extracomment>State of a recent file: it is not where it was</extracomment>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>State of a recent file: nothing is known of it</extracomment>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Column of the list of recent files: how many runs it has</extracomment>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Opened</source>
        <extracomment>Column of the list of recent files: when it was opened last</extracomment>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>not kept</source>
        <extracomment>Of a recent file: how many runs it has, or when it was opened, was not kept</extracomment>
        <translation>nicht vermerkt</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>When a file was opened</extracomment>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a file was opened</extracomment>
        <translation>gestern</translation>
    </message>
</context>
<context>
    <name>vitrine::RecordPrinter</name>
    <message>
        <source>Run %1</source>
        <extracomment>Title of a run. %1: its number</extracomment>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>Gedanke</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Execution %1</source>
        <extracomment>One time that a step was run. %1: its number</extracomment>
        <translation>Ausführung %1</translation>
    </message>
    <message>
        <source>edited</source>
        <extracomment>The code of the step was changed before it was run</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A record of a log about an approval, a limit, a hook … %1: its type, %2: what it says
----------
A score of a run. %1: its name, %2: its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>by %1</source>
        <extracomment>After a score. %1: the person, model or program that gave it</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Damaged</source>
        <extracomment>Of a step that was modified outside of the program</extracomment>
        <translation>Beschädigt</translation>
    </message>
</context>
<context>
    <name>vitrine::RecordedCallsEdit</name>
    <message>
        <source>Each call uses the first unused result with the same arguments, or else the next one.</source>
        <translation>Jeder Aufruf verwendet das erste unbenutzte Ergebnis mit gleichen Argumenten, sonst das nächste.</translation>
    </message>
    <message>
        <source>Recorded calls</source>
        <extracomment>Accessible name of a table</extracomment>
        <translation>Aufgezeichnete Aufrufe</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Column titles of recorded calls; both are JSON</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Result of the selected call, as text</source>
        <extracomment>Above a field with what a tool answered to the chosen call</extracomment>
        <translation>Ergebnis des ausgewählten Aufrufs, als Text</translation>
    </message>
    <message>
        <source>Result of the selected call, as JSON</source>
        <translation>Ergebnis des ausgewählten Aufrufs, als JSON</translation>
    </message>
    <message>
        <source>Arguments of the selected call, as JSON</source>
        <extracomment>Above a field with what a tool was called with</extracomment>
        <translation>Argumente des ausgewählten Aufrufs, als JSON</translation>
    </message>
    <message>
        <source>R&amp;emove Call</source>
        <translation>Aufruf en&amp;tfernen</translation>
    </message>
    <message>
        <source>Add &amp;Call</source>
        <translation>Aufruf h&amp;inzufügen</translation>
    </message>
</context>
<context>
    <name>vitrine::RecoveryJob</name>
    <message>
        <source>Recovering %1</source>
        <extracomment>What is worked on. %1: name of a log or a trail</extracomment>
        <translation>%1 wird wiederhergestellt</translation>
    </message>
    <message>
        <source>All rows were recovered; changed data is still marked as damaged.</source>
        <translation>Alle Zeilen wurden wiederhergestellt; veränderte Daten sind weiterhin als beschädigt gekennzeichnet.</translation>
    </message>
    <message>
        <source>Some rows could not be recovered.</source>
        <translation>Einige Zeilen konnten nicht wiederhergestellt werden.</translation>
    </message>
</context>
<context>
    <name>vitrine::RedactionDialog</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: ends a search before it is complete</extracomment>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Check &amp;All</source>
        <extracomment>Button: checks all boxes of a list</extracomment>
        <translation>A&amp;lle ankreuzen</translation>
    </message>
    <message>
        <source>Check &amp;None</source>
        <extracomment>Button: unchecks all boxes of a list</extracomment>
        <translation>&amp;Keine ankreuzen</translation>
    </message>
    <message>
        <source>Redact Secrets and Personal Data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Geheimnisse und personenbezogene Daten schwärzen</translation>
    </message>
    <message>
        <source>Redacting replaces every text that contains a checked finding, permanently. Hash chain, seals and proofs stay valid. Copies and exports made before are not changed.</source>
        <translation>Das Schwärzen ersetzt jeden Text, der einen angekreuzten Befund enthält, endgültig. Hash-Kette, Siegel und Beweise bleiben gültig. Frühere Kopien und Exporte werden nicht geändert.</translation>
    </message>
    <message>
        <source>&amp;Redact</source>
        <extracomment>Button: takes the checked findings out of the trail</extracomment>
        <translation>&amp;Schwärzen</translation>
    </message>
    <message>
        <source>Secrets and personal data</source>
        <extracomment>What is looked for in a trail</extracomment>
        <translation>Geheimnisse und personenbezogene Daten</translation>
    </message>
    <message>
        <source>Secrets</source>
        <extracomment>What is looked for in a trail</extracomment>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Personal data</source>
        <extracomment>What is looked for in a trail</extracomment>
        <translation>Personenbezogene Daten</translation>
    </message>
    <message>
        <source>Search progress</source>
        <extracomment>Accessible name of a bar that shows how far a search is</extracomment>
        <translation>Suchfortschritt</translation>
    </message>
    <message>
        <source>&amp;Look for:</source>
        <translation>S&amp;uchen nach:</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Accessible name of a list of secrets and personal data</extracomment>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Searching: step %1 of %2</source>
        <extracomment>How far a search is. %1 and %2: numbers of steps</extracomment>
        <translation>Suche: Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Es wurde nichts gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln Befund</numerusform>
            <numerusform>%Ln Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>&amp;Redact (%1)</source>
        <translation>&amp;Schwärzen (%1)</translation>
    </message>
</context>
<context>
    <name>vitrine::RedactionJob</name>
    <message>
        <source>Redacting %1</source>
        <extracomment>A job that takes texts out of a trail. %1: name of a log or trail</extracomment>
        <translation>%1 schwärzen</translation>
    </message>
    <message numerus="yes">
        <source>Redacted %Ln text(s).</source>
        <translation>
            <numerusform>%Ln Text geschwärzt.</numerusform>
            <numerusform>%Ln Texte geschwärzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) that contain it were kept.</source>
        <translation>
            <numerusform>%Ln Name, der es enthält, blieb erhalten.</numerusform>
            <numerusform>%Ln Namen, die es enthalten, blieben erhalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RemoteOptions</name>
    <message>
        <source>URL of the Jupyter server for --executor jupyter, with its token or JUPYTER_TOKEN set</source>
        <translation>URL des Jupyter-Servers für --executor jupyter, mit Token oder gesetztem JUPYTER_TOKEN</translation>
    </message>
    <message>
        <source>Address of the container engine for --executor docker, such as unix:///run/podman/podman.sock; default: DOCKER_HOST, or the first socket found</source>
        <translation>Adresse der Container-Engine für --executor docker, zum Beispiel unix:///run/podman/podman.sock; Vorgabe: DOCKER_HOST oder der erste gefundene Socket</translation>
    </message>
    <message>
        <source>Dockerfile to build the image from, instead of the built-in one</source>
        <translation>Dockerfile für das Image, anstelle des eingebauten</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <extracomment>%1: name of an image, or what the engine says while it builds it</extracomment>
        <translation>Image: %1</translation>
    </message>
    <message>
        <source>Message from the container engine: %1</source>
        <extracomment>%1: what it says</extracomment>
        <translation>Meldung der Container-Engine: %1</translation>
    </message>
    <message>
        <source>Image with Python 3.13 (docker) or with a Jupyter server on port 8888 (docker-kernel); default: built automatically. Template of E2B, image of Modal or Blaxel</source>
        <translation>Image mit Python 3.13 (docker) oder mit Jupyter-Server auf Port 8888 (docker-kernel); Vorgabe: wird automatisch gebaut. Vorlage von E2B, Image von Modal oder Blaxel</translation>
    </message>
    <message>
        <source>Address of the package index for --install, instead of https://pypi.org/simple</source>
        <translation>Adresse des Paketverzeichnisses für --install anstelle von https://pypi.org/simple</translation>
    </message>
    <message>
        <source>Packages: %1</source>
        <extracomment>%1: what the installer of packages says</extracomment>
        <translation>Pakete: %1</translation>
    </message>
    <message>
        <source>Package to install in each session, such as sympy==1.13; repeatable. The policy must allow its module and the index hosts. For %1</source>
        <translation>In jeder Sitzung zu installierendes Paket, zum Beispiel sympy==1.13; wiederholbar. Die Richtlinie muss sein Modul und die Rechner des Index erlauben. Für %1</translation>
    </message>
    <message>
        <source>The %1 executor needs a server: --server URL.</source>
        <extracomment>%1: id of an executor; --server URL is typed literally</extracomment>
        <translation>Die Ausführungsart %1 braucht einen Server: --server URL.</translation>
    </message>
    <message>
        <source>%1 is not available with the %2 executor; choose another one with --executor.</source>
        <extracomment>%1: an option, such as --server, %2: id of an executor. --executor is an option</extracomment>
        <translation>%1 ist mit der Ausführungsart %2 nicht verfügbar; wählen Sie mit --executor eine andere.</translation>
    </message>
</context>
<context>
    <name>vitrine::RemotePage</name>
    <message>
        <source>DOCKER_HOST, or the first socket found</source>
        <extracomment>Hint in the empty field for the address of a container engine</extracomment>
        <translation>DOCKER_HOST, oder der erste gefundene Socket</translation>
    </message>
    <message>
        <source>stored in the keyring, or set in the environment</source>
        <extracomment>Hint in the empty field for a secret key</extracomment>
        <translation>im Schlüsselbund gespeichert, oder in der Umgebung gesetzt</translation>
    </message>
    <message>
        <source>Running Containers</source>
        <extracomment>Group in the settings: containers and sandboxes that run and may cost something</extracomment>
        <translation>Laufende Container</translation>
    </message>
    <message>
        <source>Running containers and sandboxes</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Laufende Container und Sandboxen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column titles: name of a container or sandbox, its image, since when it runs</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>built when needed</source>
        <extracomment>Hint in the empty field for an image or template</extracomment>
        <translation>wird bei Bedarf gebaut</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>Hint in the empty field for an image or template</extracomment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>The key is in the keyring.</source>
        <translation>Der Schlüssel liegt im Schlüsselbund.</translation>
    </message>
    <message>
        <source>Connected: %1.</source>
        <extracomment>%1: what answered, such as &quot;Podman Engine 4.3&quot;</extracomment>
        <translation>Verbunden: %1.</translation>
    </message>
    <message>
        <source>id:secret, stored in the keyring, or set in the environment</source>
        <extracomment>Hint in the empty field for a secret key; id:secret is how it is typed</extracomment>
        <translation>id:secret, im Schlüsselbund gespeichert, oder in der Umgebung gesetzt</translation>
    </message>
    <message>
        <source>such as sympy==1.13 pillow</source>
        <extracomment>Hint in the empty field for packages that sessions begin with; the names are as they are typed</extracomment>
        <translation>etwa sympy==1.13 pillow</translation>
    </message>
    <message>
        <source>workspace:key, stored in the keyring, or set in the environment</source>
        <extracomment>Hint in the empty field for a secret key; workspace:key is how it is typed</extracomment>
        <translation>workspace:key, im Schlüsselbund gespeichert, oder in der Umgebung gesetzt</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird aufgebaut …</translation>
    </message>
    <message>
        <source>Not listed yet</source>
        <extracomment>In place of the list of what runs. The second sentence says what helps; Refresh is a button</extracomment>
        <translation>Noch nicht aufgelistet</translation>
    </message>
    <message>
        <source>Click Refresh to list running containers and sandboxes.</source>
        <translation>Klicken Sie auf „Aktualisieren“, um laufende Container und Sandboxen aufzulisten.</translation>
    </message>
    <message>
        <source>No running containers or sandboxes</source>
        <extracomment>In place of the list of what runs</extracomment>
        <translation>Keine laufenden Container oder Sandboxen</translation>
    </message>
    <message>
        <source>token, stored in the keyring, or set in the environment</source>
        <extracomment>Hint in the empty field for the token of a Jupyter server</extracomment>
        <translation>Token, im Schlüsselbund gespeichert, oder in der Umgebung gesetzt</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <extracomment>Button: asks the service whether it answers</extracomment>
        <translation>&amp;Verbindung prüfen</translation>
    </message>
    <message>
        <source>&amp;Executor:</source>
        <translation>&amp;Ausführungsart:</translation>
    </message>
    <message>
        <source>&amp;Server:</source>
        <extracomment>Field: address of a Jupyter server</extracomment>
        <translation>&amp;Server:</translation>
    </message>
    <message>
        <source>En&amp;gine:</source>
        <translation>En&amp;gine:</translation>
    </message>
    <message>
        <source>&amp;Image:</source>
        <translation>&amp;Image:</translation>
    </message>
    <message>
        <source>&amp;Packages:</source>
        <extracomment>Field: packages that are installed when a session begins</extracomment>
        <translation>&amp;Pakete:</translation>
    </message>
    <message>
        <source>Package inde&amp;x:</source>
        <extracomment>Field: address of the index that packages come from</extracomment>
        <translation>Paketinde&amp;x:</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>Sch&amp;lüssel:</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: asks again what runs</extracomment>
        <translation>Aktualisie&amp;ren</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <extracomment>Button: ends the chosen container or sandbox</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
</context>
<context>
    <name>vitrine::RemovalDialog</name>
    <message>
        <source>Reason (&amp;optional; recorded in the trail):</source>
        <translation>&amp;Grund (optional; wird in der Prüfspur aufgezeichnet):</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayCommand</name>
    <message>
        <source>Replay recorded steps and compare them with the recording</source>
        <translation>Aufgezeichnete Schritte wiederholen und mit der Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>Only this run: its position in a log or its number in a trail</source>
        <translation>Nur dieser Lauf: seine Position in einem Protokoll oder seine Nummer in einer Prüfspur</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>--shard expects two numbers, such as 2/5 for the second of five parts.</source>
        <translation>--shard erwartet zwei Zahlen, etwa 2/5 für den zweiten von fünf Teilen.</translation>
    </message>
    <message>
        <source>Start at this step of the run; earlier steps run only to restore the state</source>
        <translation>Bei diesem Schritt des Laufs beginnen; frühere Schritte stellen nur den Zustand wieder her</translation>
    </message>
    <message>
        <source>Number of parallel replays, each in its own worker; results do not depend on it</source>
        <translation>Anzahl paralleler Wiederholungen, jede in einem eigenen Prozess; ohne Einfluss auf die Ergebnisse</translation>
    </message>
    <message>
        <source>Only the sandbox supports parallel replays: replaying runs one at a time.</source>
        <translation>Nur die Sandbox unterstützt parallele Wiederholungen: Die Läufe werden einzeln wiederholt.</translation>
    </message>
    <message>
        <source>Only part i of n of the runs, divided in the same way on every machine; only these are recorded in --trail</source>
        <translation>Nur Teil i von n der Läufe, auf jedem Rechner gleich aufgeteilt; nur diese werden in --trail aufgezeichnet</translation>
    </message>
    <message>
        <source>Logs, trails and folders. Without --policy, the policy recovered from the log applies. Tool calls are answered by --tools, then the cassette saved with the run, then LOG.tools.json next to LOG.json, then the recorded results</source>
        <translation>Protokolle, Prüfspuren und Ordner. Ohne --policy gilt die aus dem Protokoll ermittelte Richtlinie. Werkzeugaufrufe werden beantwortet durch --tools, dann die mit dem Lauf gespeicherte Kassette, dann LOG.tools.json neben LOG.json, dann die aufgezeichneten Ergebnisse</translation>
    </message>
    <message>
        <source>Part %1 contains no runs.</source>
        <extracomment>%1: a part of all runs, such as 2/5</extracomment>
        <translation>Teil %1 enthält keine Läufe.</translation>
    </message>
    <message>
        <source>Same: %1, differs: %2, incomplete: %3, not compared: %4</source>
        <extracomment>Sums below a list of code that ran again. %1 to %4: numbers</extracomment>
        <translation>Gleich: %1, abweichend: %2, unvollständig: %3, nicht verglichen: %4</translation>
    </message>
    <message>
        <source>Same</source>
        <extracomment>Result of running code again</extracomment>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Differs</source>
        <extracomment>Result of running code again</extracomment>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Incomplete: %1 is missing</source>
        <extracomment>Result of running code again. %1: a file that the session did not write, or a module</extracomment>
        <translation>Unvollständig: %1 fehlt</translation>
    </message>
    <message>
        <source>Not compared</source>
        <extracomment>Result of running code again</extracomment>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Instead of steps, run the Python code in recorded commands in the sandbox, each in a folder with the files that its session had written so far</source>
        <translation>Statt der Schritte den Python-Code in aufgezeichneten Befehlen in der Sandbox ausführen, jeweils in einem Ordner mit den Dateien, die seine Sitzung bis dahin geschrieben hatte</translation>
    </message>
    <message>
        <source>Compare with the golden runs of this trail, and fail on regressions only. Runs are paired by their task; each golden run is represented by its newest replay or, without one, by its recording</source>
        <translation>Mit den Referenzläufen dieser Prüfspur vergleichen und nur bei Verschlechterungen fehlschlagen. Läufe werden nach ihrer Aufgabe gepaart; für jeden Referenzlauf gilt seine neueste Wiederholung oder, wenn es keine gibt, seine Aufzeichnung</translation>
    </message>
    <message>
        <source>Write the regressions as SARIF</source>
        <translation>Die Verschlechterungen als SARIF schreiben</translation>
    </message>
    <message>
        <source>Write a JUnit report with a test case for each step</source>
        <translation>Einen JUnit-Bericht mit einem Testfall für jeden Schritt schreiben</translation>
    </message>
    <message>
        <source>Write a summary as Markdown</source>
        <translation>Eine Zusammenfassung als Markdown schreiben</translation>
    </message>
    <message>
        <source>The baseline must not be the trail that the replay is recorded in.</source>
        <translation>Die Vergleichsbasis darf nicht die Prüfspur sein, in die die Wiederholung aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>No recorded command contains Python code.</source>
        <translation>Kein aufgezeichneter Befehl enthält Python-Code.</translation>
    </message>
    <message>
        <source>The reports were not written.</source>
        <translation>Die Berichte wurden nicht geschrieben.</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayJob</name>
    <message>
        <source>Replaying all runs of %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>Alle Läufe von %1 werden wiederholt</translation>
    </message>
    <message>
        <source>Replaying a run of %1</source>
        <translation>Ein Lauf von %1 wird wiederholt</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayReport</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Title of a replayed run. %1: its number, %2: what the agent was asked</extracomment>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>No step was replayed.</source>
        <translation>Kein Schritt wurde wiederholt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier step(s) ran to restore the state</source>
        <translation>
            <numerusform>%Ln früherer Schritt lief zur Wiederherstellung des Zustands</numerusform>
            <numerusform>%Ln frühere Schritte liefen zur Wiederherstellung des Zustands</numerusform>
        </translation>
    </message>
    <message>
        <source>First difference: step %1</source>
        <extracomment>Below the steps of a replayed run. %1: number of a step</extracomment>
        <translation>Erster Unterschied: Schritt %1</translation>
    </message>
    <message>
        <source>Only steps with Python code are replayed. --commands replays the Python code in recorded commands.</source>
        <translation>Nur Schritte mit Python-Code werden wiederholt. --commands wiederholt den Python-Code in aufgezeichneten Befehlen.</translation>
    </message>
    <message>
        <source>Interrupted in run %1 of %2: the rest was not replayed.</source>
        <extracomment>%1, %2: numbers of runs</extracomment>
        <translation>Abgebrochen in Lauf %1 von %2: Der Rest wurde nicht wiederholt.</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplaySource</name>
    <message>
        <source>Replays of a trail are recorded in that trail: omit --trail, or name the same trail.</source>
        <translation>Wiederholungen einer Prüfspur werden in ihr aufgezeichnet: Lassen Sie --trail weg, oder nennen Sie dieselbe Prüfspur.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <translation>
            <numerusform>%Ln Datei ohne Läufe oder in unbekanntem Format übersprungen.</numerusform>
            <numerusform>%Ln Dateien ohne Läufe oder in unbekanntem Format übersprungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReportStep</name>
    <message>
        <source>Thought</source>
        <translation>Gedanke</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>%1 tokens in</source>
        <extracomment>Tokens that a model read. %1: a number</extracomment>
        <translation>%1 Tokens gelesen</translation>
    </message>
    <message>
        <source>%1 tokens out</source>
        <extracomment>Tokens that a model wrote. %1: a number</extracomment>
        <translation>%1 Tokens geschrieben</translation>
    </message>
    <message>
        <source>Step %1 · %2</source>
        <extracomment>Title of a step in a report. %1: its number, %2: its kind, such as Turn</extracomment>
        <translation>Schritt %1 · %2</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Werkzeugaufruf</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <translation>Textausgabe</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Traceback</source>
        <translation>Traceback</translation>
    </message>
    <message>
        <source>policy %1</source>
        <extracomment>Of an execution in a report. %1: the beginning of the policy&apos;s hash</extracomment>
        <translation>Richtlinie %1</translation>
    </message>
    <message>
        <source>Run with edited code</source>
        <translation>Mit geändertem Code ausgeführt</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Image, %1 × %2</source>
        <extracomment>Said in place of an image in a report. %1 and %2: width and height in pixels</extracomment>
        <translation>Bild, %1 × %2</translation>
    </message>
    <message>
        <source>No proof: the entry of this step in the chain is damaged.</source>
        <extracomment>In place of the proof of a step in a report that has proofs</extracomment>
        <translation>Kein Beweis: Der Eintrag dieses Schritts in der Kette ist beschädigt.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Damaged</source>
        <extracomment>In a report, of the trail, a run or a step: it was modified outside of the program</extracomment>
        <translation>Beschädigt</translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPage</name>
    <message>
        <source>Recorded</source>
        <extracomment>Title over what the log says, beside &quot;Replayed&quot;</extracomment>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title over what happened when the step ran again</extracomment>
        <translation>Wiederholt</translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPanes</name>
    <message>
        <source>Variables</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Imports</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Tool Calls</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Werkzeugaufrufe</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>after step %1: %2</source>
        <extracomment>Beside the title of a dock. %1: number of a step, %2: how many variables there are</extracomment>
        <translation>nach Schritt %1: %2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <extracomment>Beside the title of a dock. %1: number of a step, %2: how many there are</extracomment>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>step %1 not run yet</source>
        <extracomment>Beside the title of a dock. %1: number of a step</extracomment>
        <translation>Schritt %1 noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>No step is selected</source>
        <translation>Kein Schritt ist ausgewählt</translation>
    </message>
    <message>
        <source>Step %1 is running</source>
        <extracomment>In place of a list. %1: number of a step</extracomment>
        <translation>Schritt %1 läuft</translation>
    </message>
    <message>
        <source>Step %1 has not run yet</source>
        <translation>Schritt %1 wurde noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>Replay the run or run the step to see this.</source>
        <translation>Wiederholen Sie den Lauf oder führen Sie den Schritt aus, um das zu sehen.</translation>
    </message>
    <message>
        <source>Step %1 set no variables</source>
        <translation>Schritt %1 hat keine Variablen gesetzt</translation>
    </message>
    <message>
        <source>Step %1 imported nothing</source>
        <translation>Schritt %1 hat nichts importiert</translation>
    </message>
    <message>
        <source>Step %1 called no tools</source>
        <translation>Schritt %1 hat keine Werkzeuge aufgerufen</translation>
    </message>
    <message>
        <source>Step %1 caused no audit events</source>
        <translation>Schritt %1 hat keine Audit-Ereignisse ausgelöst</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>No findings in step %1</source>
        <translation>Keine Befunde in Schritt %1</translation>
    </message>
    <message>
        <source>Blocked before it ran.</source>
        <extracomment>In an empty list of the results of a step: why there is nothing</extracomment>
        <translation>Vor der Ausführung blockiert.</translation>
    </message>
    <message>
        <source>Cannot read the code of step %1</source>
        <extracomment>In place of a list. %1: number of a step</extracomment>
        <translation>Der Code von Schritt %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: what Python says of it</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <extracomment>After &quot;after step 7: 35&quot;. %Ln: how many variables the step made</extracomment>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>After &quot;after step 7: 35&quot;. %Ln: how many variables the step changed</extracomment>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>The variables after the selected step was run here: changes, and the step that set each one.</source>
        <translation>Die Variablen nach Ausführung des ausgewählten Schritts: Änderungen und der setzende Schritt.</translation>
    </message>
    <message>
        <source>The modules that the selected step imports, and whether the policy allows them.</source>
        <translation>Die Module, die der ausgewählte Schritt importiert, und ob die Richtlinie sie erlaubt.</translation>
    </message>
    <message>
        <source>The tool calls of the selected step, with arguments and results.</source>
        <translation>Die Werkzeugaufrufe des ausgewählten Schritts mit Argumenten und Ergebnissen.</translation>
    </message>
    <message>
        <source>System access by the selected step while it ran here: files, network, processes.</source>
        <translation>Systemzugriffe des ausgewählten Schritts bei der Ausführung hier: Dateien, Netzwerk, Prozesse.</translation>
    </message>
    <message>
        <source>Findings of the static review, with rule and line.</source>
        <translation>Befunde der statischen Prüfung, mit Regel und Zeile.</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>Beside the title of a dock. %1: number of a step</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Step %1 has no Python code that could run here.</source>
        <extracomment>In an empty list: why a step has no variables, imports or audit events. %1: number of a step</extracomment>
        <translation>Schritt %1 enthält keinen Python-Code, der hier laufen könnte.</translation>
    </message>
    <message>
        <source>No variables</source>
        <translation>Keine Variablen</translation>
    </message>
    <message>
        <source>No imports</source>
        <translation>Keine Importe</translation>
    </message>
    <message>
        <source>No audit events</source>
        <translation>Keine Audit-Ereignisse</translation>
    </message>
    <message>
        <source>Details shows what the active policy decides about each action.</source>
        <extracomment>In the empty list of findings of a step without Python code</extracomment>
        <translation>„Details“ zeigt, was die aktive Richtlinie über jede Aktion entscheidet.</translation>
    </message>
    <message>
        <source>Step %1 has neither code nor actions.</source>
        <extracomment>In the empty list of findings: a task or a message. %1: number of a step</extracomment>
        <translation>Schritt %1 hat weder Code noch Aktionen.</translation>
    </message>
</context>
<context>
    <name>vitrine::RetentionDialog</name>
    <message>
        <source>&amp;Move them to a new trail:</source>
        <translation>In eine &amp;neue Prüfspur verschieben:</translation>
    </message>
    <message>
        <source>Delete Old Runs</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Alte Läufe löschen</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Behind a number: &quot;90 days&quot;</extracomment>
        <translation> Tage</translation>
    </message>
    <message>
        <source>any age</source>
        <extracomment>In place of a number of days: runs of any age</extracomment>
        <translation>jedes Alter</translation>
    </message>
    <message>
        <source>any project</source>
        <extracomment>In a list of folders: runs of all of them, and those without</extracomment>
        <translation>jedes Projekt</translation>
    </message>
    <message>
        <source>The runs are deleted permanently, with their steps, executions and notes. The deletion is recorded. Hash chain, seals and proofs of everything else stay valid.</source>
        <translation>Die Läufe werden mit ihren Schritten, Ausführungen und Notizen endgültig gelöscht. Die Löschung wird festgehalten. Hash-Kette, Siegel und Beweise von allem anderen bleiben gültig.</translation>
    </message>
    <message>
        <source>Runs in the &amp;project:</source>
        <translation>Läufe im &amp;Projekt:</translation>
    </message>
    <message>
        <source>New trail</source>
        <extracomment>Accessible name of a field with the name of a file</extracomment>
        <translation>Neue Prüfspur</translation>
    </message>
    <message>
        <source>Move to New Trail</source>
        <extracomment>Title of a dialog that asks for a new file</extracomment>
        <translation>In neue Prüfspur verschieben</translation>
    </message>
    <message>
        <source>Trails (*.vitrine)</source>
        <translation>Prüfspuren (*.vitrine)</translation>
    </message>
    <message>
        <source>Runs that match</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Passende Läufe</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Columns of a list of runs</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Choose an age or a project.</source>
        <extracomment>%n: number of runs</extracomment>
        <translation>Wählen Sie ein Alter oder ein Projekt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) match</source>
        <translation>
            <numerusform>%Ln Lauf passt</numerusform>
            <numerusform>%Ln Läufe passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mo&amp;ve (%1)</source>
        <translation>&amp;Verschieben (%1)</translation>
    </message>
    <message>
        <source>&amp;Delete (%1)</source>
        <translation>&amp;Löschen (%1)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <extracomment>Button: chooses a file</extracomment>
        <translation>Aus&amp;wählen …</translation>
    </message>
    <message>
        <source>Runs o&amp;lder than:</source>
        <translation>Läufe älte&amp;r als:</translation>
    </message>
</context>
<context>
    <name>vitrine::RiskText</name>
    <message>
        <source>Risky: files</source>
        <translation>Riskant: Dateien</translation>
    </message>
    <message>
        <source>Risky: files, processes, environment</source>
        <translation>Riskant: Dateien, Prozesse, Umgebung</translation>
    </message>
    <message>
        <source>Risky: network</source>
        <translation>Riskant: Netzwerk</translation>
    </message>
    <message>
        <source>Risky: interpreter internals</source>
        <translation>Riskant: Interna des Interpreters</translation>
    </message>
    <message>
        <source>Risky: runs code that was not reviewed</source>
        <translation>Riskant: führt ungeprüften Code aus</translation>
    </message>
    <message>
        <source>Risky: allows every module</source>
        <translation>Riskant: erlaubt jedes Modul</translation>
    </message>
</context>
<context>
    <name>vitrine::RuleDelegate</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment on this rule:</source>
        <extracomment>In an empty line</extracomment>
        <translation>Kommentar zu dieser Regel:</translation>
    </message>
    <message>
        <source>Output check</source>
        <translation>Ausgabeprüfung</translation>
    </message>
</context>
<context>
    <name>vitrine::RulingText</name>
    <message>
        <source>Allowed by policy rule %1.</source>
        <translation>Erlaubt von der Richtlinienregel %1.</translation>
    </message>
    <message>
        <source>Policy rule %1 requires a person&apos;s decision.</source>
        <translation>Die Richtlinienregel %1 erfordert die Entscheidung einer Person.</translation>
    </message>
    <message>
        <source>Denied by policy rule %1.</source>
        <translation>Abgelehnt von der Richtlinienregel %1.</translation>
    </message>
    <message>
        <source>Policy rule %1 may apply. The reach of the action is only known at run time.</source>
        <translation>Die Richtlinienregel %1 kann zutreffen. Was die Aktion erreicht, ist erst zur Laufzeit bekannt.</translation>
    </message>
    <message>
        <source>The policy allows the code.</source>
        <translation>Die Richtlinie erlaubt den Code.</translation>
    </message>
    <message>
        <source>The verdict is only known at run time.</source>
        <translation>Das Urteil ist erst zur Laufzeit bekannt.</translation>
    </message>
    <message>
        <source>The reach of the action is only known at run time.</source>
        <translation>Was die Aktion erreicht, ist erst zur Laufzeit bekannt.</translation>
    </message>
    <message>
        <source>No rule denies it.</source>
        <translation>Keine Regel lehnt es ab.</translation>
    </message>
    <message>
        <source>No rule matches, and the policy has no default.</source>
        <translation>Keine Regel passt, und die Richtlinie hat keine Vorgabe.</translation>
    </message>
    <message>
        <source>The policy has no rules for this kind of action.</source>
        <translation>Die Richtlinie hat keine Regeln für diese Art von Aktion.</translation>
    </message>
    <message>
        <source>The policy contains an invalid pattern: %1</source>
        <translation>Die Richtlinie enthält ein ungültiges Muster: %1</translation>
    </message>
    <message>
        <source>Too many possibilities to decide.</source>
        <translation>Zu viele Möglichkeiten für eine Entscheidung.</translation>
    </message>
    <message>
        <source>The command cannot be parsed: %1</source>
        <translation>Der Befehl kann nicht ausgewertet werden: %1</translation>
    </message>
    <message>
        <source>Commands cannot be parsed: the program shfmt is not installed.</source>
        <translation>Befehle können nicht ausgewertet werden: Das Programm shfmt ist nicht installiert.</translation>
    </message>
    <message>
        <source>The command is too long.</source>
        <translation>Der Befehl ist zu lang.</translation>
    </message>
    <message>
        <source>The command is nested too deeply.</source>
        <translation>Der Befehl ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Parsing the command took too long.</source>
        <translation>Das Auswerten des Befehls hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>Not valid text: it is empty, or contains a NUL byte or invalid UTF-8.</source>
        <translation>Kein gültiger Text: Er ist leer oder enthält ein NUL-Byte oder ungültiges UTF-8.</translation>
    </message>
    <message>
        <source>Unusual characters in the name of the program: %1</source>
        <translation>Ungewöhnliche Zeichen im Namen des Programms: %1</translation>
    </message>
    <message>
        <source>The variable %1 may change what runs.</source>
        <translation>Die Variable %1 kann ändern, was läuft.</translation>
    </message>
    <message>
        <source>The folder is only known at run time.</source>
        <translation>Der Ordner ist erst zur Laufzeit bekannt.</translation>
    </message>
    <message>
        <source>Not a URL with a host.</source>
        <translation>Keine Adresse mit einem Rechner.</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>keine Entsprechung</translation>
    </message>
    <message>
        <source>the other tool ignores this rule</source>
        <translation>das andere Werkzeug ignoriert diese Regel</translation>
    </message>
    <message>
        <source>only rules for all commands with a prefix can be written</source>
        <translation>nur Regeln für alle Befehle mit einem Präfix können geschrieben werden</translation>
    </message>
    <message>
        <source>this wildcard cannot be written</source>
        <translation>dieser Platzhalter kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>a special character cannot be escaped</source>
        <translation>ein Sonderzeichen kann nicht maskiert werden</translation>
    </message>
    <message>
        <source>edits and writes cannot have different rules</source>
        <translation>Bearbeiten und Schreiben können keine verschiedenen Regeln haben</translation>
    </message>
    <message>
        <source>unknown syntax</source>
        <translation>unbekannte Syntax</translation>
    </message>
    <message>
        <source>the other tool asks in any case</source>
        <translation>das andere Werkzeug fragt in jedem Fall</translation>
    </message>
    <message>
        <source>only the stricter part can be expressed</source>
        <translation>nur der strengere Teil kann ausgedrückt werden</translation>
    </message>
    <message>
        <source>The command is empty or only a comment.</source>
        <translation>Der Befehl ist leer oder nur ein Kommentar.</translation>
    </message>
    <message>
        <source>a part of it is denied, and that cannot be written</source>
        <translation>ein Teil davon ist verboten, und das lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>The code is not valid Python: %1</source>
        <translation>Der Code ist kein gültiges Python: %1</translation>
    </message>
    <message>
        <source>this key occurs again, and only the last value applies</source>
        <translation>dieser Schlüssel kommt noch einmal vor, und nur der letzte Wert gilt</translation>
    </message>
    <message>
        <source>Denied by policy rule %1</source>
        <extracomment>Headline of a denied step. %1: path of a rule in the policy: &quot;imports.allow&quot;</extracomment>
        <translation>Abgelehnt durch die Regel %1</translation>
    </message>
</context>
<context>
    <name>vitrine::RunChoice</name>
    <message>
        <source>Only this run: its position in a log or its number in a trail</source>
        <translation>Nur dieser Lauf: seine Position in einem Protokoll oder seine Nummer in einer Prüfspur</translation>
    </message>
    <message>
        <source>Log or trail</source>
        <translation>Protokoll oder Prüfspur</translation>
    </message>
    <message>
        <source>Run %1 not found.</source>
        <translation>Lauf %1 nicht gefunden.</translation>
    </message>
    <message>
        <source>Step %1 not found.</source>
        <translation>Schritt %1 nicht gefunden.</translation>
    </message>
</context>
<context>
    <name>vitrine::RunCommand</name>
    <message>
        <source>Run files as the steps of one run, in order, in one session</source>
        <translation>Dateien als Schritte eines Laufs ausführen, der Reihe nach, in einer Sitzung</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>JSON file with an object of initial variables</source>
        <translation>JSON-Datei mit einem Objekt von Anfangsvariablen</translation>
    </message>
    <message>
        <source>Python files; - is standard input</source>
        <translation>Python-Dateien; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>%1: expected a JSON object of variables by name.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1: Erwartet wird ein JSON-Objekt von Variablen nach Namen.</translation>
    </message>
    <message>
        <source>Standard input can be used for only one step.</source>
        <translation>Die Standardeingabe kann nur für einen Schritt verwendet werden.</translation>
    </message>
    <message>
        <source>Step %1  %2</source>
        <extracomment>%1: number of a step, %2: its file</extracomment>
        <translation>Schritt %1  %2</translation>
    </message>
    <message>
        <source>Interrupted in step %1 of %2: the rest did not run.</source>
        <extracomment>%1, %2: numbers of steps</extracomment>
        <translation>Abgebrochen in Schritt %1 von %2: Der Rest lief nicht.</translation>
    </message>
</context>
<context>
    <name>vitrine::RunModel</name>
    <message>
        <source>Run</source>
        <extracomment>Column title: number of a run in its trail</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Column title: what the agent was asked to do</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Column title: count of steps</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>Column title: count of steps that a policy denied</extracomment>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Column title: count of steps that failed</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title: tokens of the language model</extracomment>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title: how long it took</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Column title: name of the agent of a run</extracomment>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title: the language model of a run</extracomment>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Column title: file of the log that a run was read from</extracomment>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Column title: the worst verdict of a replay of a run</extracomment>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title: the final answer of a run</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Column title: the answer that a benchmark expects from a run</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title: cost of the language model in US dollars</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title: when a run was started</extracomment>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column title: judgements on a run by scorers, benchmarks and people</extracomment>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>vitrine::RunPresentation</name>
    <message>
        <source>Run %1, %2, %3</source>
        <extracomment>Read aloud. %1: number of the run, %2: the task, %3: &quot;5 steps, 1 blocked, 2 with errors&quot;</extracomment>
        <translation>Lauf %1, %2, %3</translation>
    </message>
    <message>
        <source>Damaged: this run was modified outside Vitrine.</source>
        <extracomment>Tip of a run in a list</extracomment>
        <translation>Beschädigt: Dieser Lauf wurde außerhalb von Vitrine verändert.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <extracomment>Read aloud. %1: number of a run of which nothing else is known yet</extracomment>
        <translation>Lauf %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), %1 blocked, %2 with errors</source>
        <extracomment>Read aloud, after &quot;Run 46, task, &quot;. %n steps in all, %1 of them blocked, %2 with errors</extracomment>
        <translation>
            <numerusform>%Ln Schritt, %1 blockiert, %2 mit Fehlern</numerusform>
            <numerusform>%Ln Schritte, %1 blockiert, %2 mit Fehlern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A run that another one has called. %1: name of its agent, %2: its task</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, called by run %2</source>
        <extracomment>Read aloud. %1: what is said of a run, %2: number of the run that has called it</extracomment>
        <translation>%1, aufgerufen von Lauf %2</translation>
    </message>
    <message>
        <source>Worst verdict of the latest replay of each step</source>
        <extracomment>Tip of a column title in the list of runs</extracomment>
        <translation>Schlechtestes Urteil der letzten Wiederholung jedes Schritts</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln run(s))</source>
        <extracomment>A group of runs. %1: what they have in common, as the name of a model; %Ln: number of runs</extracomment>
        <translation>
            <numerusform>%1 (%Ln Lauf)</numerusform>
            <numerusform>%1 (%Ln Läufe)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of the first score of %Ln run(s)</source>
        <extracomment>Tip of the row of a group of runs. %Ln: how many of them have a score</extracomment>
        <translation>
            <numerusform>Mittel der ersten Bewertung von %Ln Lauf</numerusform>
            <numerusform>Mittel der ersten Bewertung von %Ln Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 correct</source>
        <extracomment>In the row of a group of runs: how many answers are the expected ones. %1: as many of %2</extracomment>
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>Errors and reached limits</source>
        <extracomment>Tip of a column title in the list of runs: number of steps</extracomment>
        <translation>Fehler und erreichte Grenzen</translation>
    </message>
</context>
<context>
    <name>vitrine::RunTimelineView</name>
    <message>
        <source>Timeline of Runs</source>
        <extracomment>Accessible name of the view of all runs over time</extracomment>
        <translation>Zeitleiste der Läufe</translation>
    </message>
    <message numerus="yes">
        <source>Run %1, %Ln step(s).</source>
        <extracomment>Said of a run. %1: its number, %n: how many steps</extracomment>
        <translation>
            <numerusform>Lauf %1, %Ln Schritt.</numerusform>
            <numerusform>Lauf %1, %Ln Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocked,</source>
        <extracomment>Text about a run. %n: how many of its steps were denied</extracomment>
        <translation>
            <numerusform>%Ln blockiert,</numerusform>
            <numerusform>%Ln blockiert,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s).</source>
        <extracomment>Said of a run, after how many steps were blocked. %n: how many of its steps ended with an error</extracomment>
        <translation>
            <numerusform>%Ln Fehler.</numerusform>
            <numerusform>%Ln Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded: %1. Tools: %2. Replayed: %3.</source>
        <extracomment>Said of a run. %1 to %3: durations, or why there is none</extracomment>
        <translation>Aufgezeichnet: %1. Werkzeuge: %2. Wiederholt: %3.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Row of the timeline of runs</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Row of the timeline of runs: how long each took when it was recorded</extracomment>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Row of the timeline of runs: how long its tools took when it was recorded</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Row of the timeline of runs: how long its code took here</extracomment>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>Row of the timeline of runs: steps that were denied</extracomment>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Row of the timeline of runs: steps with an error</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Keine Läufe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) selected. %1</source>
        <extracomment>Read aloud when several runs are selected. %1: what is said of the last of them, %n: how many they are</extracomment>
        <translation>
            <numerusform>%Ln Lauf ausgewählt. %1</numerusform>
            <numerusform>%Ln Läufe ausgewählt. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RunsOption</name>
    <message>
        <source>Only these runs, such as 1,3,5-9</source>
        <translation>Nur diese Läufe, etwa 1,3,5-9</translation>
    </message>
    <message>
        <source>--runs expects run numbers and ranges, such as 1,3,5-9.</source>
        <translation>--runs erwartet Laufnummern und Bereiche, zum Beispiel 1,3,5-9.</translation>
    </message>
    <message>
        <source>No run has one of these numbers: %1.</source>
        <extracomment>%1: numbers of runs, such as 1,3,5-9</extracomment>
        <translation>Kein Lauf hat eine dieser Nummern: %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::RunsPane</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Keine Läufe</translation>
    </message>
    <message>
        <source>No run matches this filter</source>
        <translation>Kein Lauf passt zu diesem Filter</translation>
    </message>
    <message>
        <source>Clear the filter to show all runs.</source>
        <translation>Heben Sie den Filter auf, um alle Läufe zu sehen.</translation>
    </message>
    <message>
        <source>Imported and received runs are listed here.</source>
        <translation>Importierte und empfangene Läufe erscheinen hier.</translation>
    </message>
    <message>
        <source>The runs of the trail with task, result and cost. The other panes show the selected run.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Die Läufe der Prüfspur mit Aufgabe, Ergebnis und Kosten. Die anderen Bereiche zeigen den ausgewählten Lauf.</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <extracomment>In the menu Group Runs By</extracomment>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <extracomment>In the menu Group Runs By: the file of the log</extracomment>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <extracomment>In the menu Group Runs By</extracomment>
        <translation>&amp;Agent</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <extracomment>In the menu Group Runs By: the language model</extracomment>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <extracomment>In the menu Group Runs By: what the agent was asked to do</extracomment>
        <translation>Au&amp;fgabe</translation>
    </message>
    <message>
        <source>&amp;Group Runs By</source>
        <extracomment>Menu of the properties that the list of runs can be grouped by</extracomment>
        <translation>Läufe &amp;gruppieren nach</translation>
    </message>
    <message>
        <source>&amp;Add Column</source>
        <extracomment>Submenu of the columns of the list of runs: fields of the filter language that become columns</extracomment>
        <translation>Spalte &amp;hinzufügen</translation>
    </message>
</context>
<context>
    <name>vitrine::ScratchControl</name>
    <message>
        <source>Scratch run of %1</source>
        <extracomment>What lists call a run that the user writes himself. %1: date and time</extracomment>
        <translation>Eigener Lauf vom %1</translation>
    </message>
</context>
<context>
    <name>vitrine::SealDialog</name>
    <message>
        <source>In my &amp;keyring</source>
        <extracomment>Where the key is kept</extracomment>
        <translation>In meinem Schlüssel&amp;bund</translation>
    </message>
    <message>
        <source>In a &amp;file</source>
        <extracomment>Where the key is kept</extracomment>
        <translation>In einer &amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Create a new key there</source>
        <translation>Dort einen &amp;neuen Schlüssel anlegen</translation>
    </message>
    <message>
        <source>Seal Trail</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Prüfspur versiegeln</translation>
    </message>
    <message>
        <source>Key file</source>
        <extracomment>Accessible name of a field and title of a file dialog</extracomment>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>Key File</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>Checkpoint file</source>
        <extracomment>Accessible name of a field and title of a file dialog</extracomment>
        <translation>Datei des Kontrollpunkts</translation>
    </message>
    <message>
        <source>Checkpoint File</source>
        <translation>Datei des Kontrollpunkts</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>What is done without a file</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <extracomment>Button: signs all that a trail holds</extracomment>
        <translation>Ver&amp;siegeln</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>Button: chooses a file</extracomment>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>K&amp;ey:</source>
        <translation>Schlüsse&amp;l:</translation>
    </message>
    <message>
        <source>Check&amp;point:</source>
        <translation>Kontroll&amp;punkt:</translation>
    </message>
</context>
<context>
    <name>vitrine::SealJob</name>
    <message>
        <source>Sealing %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>%1 wird versiegelt</translation>
    </message>
    <message>
        <source>Sealed to entry %1.</source>
        <extracomment>What came of sealing a trail. %1: number of the last entry that the seal covers</extracomment>
        <translation>Bis Eintrag %1 versiegelt.</translation>
    </message>
</context>
<context>
    <name>vitrine::SealText</name>
    <message>
        <source>The keyring has no sealing key yet.</source>
        <translation>Der Schlüsselbund enthält noch keinen Siegelschlüssel.</translation>
    </message>
    <message>
        <source>No keyring is available (Secret Service or KWallet). Store the key in a file instead.</source>
        <translation>Kein Schlüsselbund verfügbar (Secret Service oder KWallet). Speichern Sie den Schlüssel in einer Datei.</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>Der Schlüsselbund ist gesperrt.</translation>
    </message>
    <message>
        <source>The keyring already has an entry with this name.</source>
        <translation>Der Schlüsselbund enthält bereits einen Eintrag mit diesem Namen.</translation>
    </message>
    <message>
        <source>Stopped before the keyring answered.</source>
        <translation>Angehalten, bevor der Schlüsselbund antwortete.</translation>
    </message>
    <message>
        <source>Keyring error: %1</source>
        <extracomment>%1: what the keyring says, not translated</extracomment>
        <translation>Fehler im Schlüsselbund: %1</translation>
    </message>
    <message>
        <source>A seal is only convincing to someone who has its checkpoint or public key from another source.</source>
        <translation>Ein Siegel überzeugt nur jemanden, der den Kontrollpunkt oder öffentlichen Schlüssel aus anderer Quelle hat.</translation>
    </message>
    <message numerus="yes">
        <source>Sealed %Ln entries.</source>
        <translation>
            <numerusform>%Ln Eintrag versiegelt.</numerusform>
            <numerusform>%Ln Einträge versiegelt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SearchModel</name>
    <message>
        <source>session %1</source>
        <extracomment>In place of the number of a run: a session that belongs to none. %1: its number</extracomment>
        <translation>Sitzung %1</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Read aloud, where a step is. %1: number of the run, %2: of the step</extracomment>
        <translation>Lauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>Session %1, step %2</source>
        <extracomment>Read aloud, where a step is. %1: number of a session without a run, %2: of the step</extracomment>
        <translation>Sitzung %1, Schritt %2</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Column title of what a search found: number of the run</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Column title of what a search found: number of the step</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title of what a search found</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Column title of what a search found: the line around the place</extracomment>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>vitrine::SearchPane</name>
    <message>
        <source>Search results</source>
        <extracomment>Accessible name of the list of what a search found</extracomment>
        <translation>Fundstellen</translation>
    </message>
    <message>
        <source>Fin&amp;d:</source>
        <extracomment>Before the field of the search</extracomment>
        <translation>S&amp;uchen:</translation>
    </message>
    <message>
        <source>Find in all runs</source>
        <extracomment>Accessible name of the field of the search</extracomment>
        <translation>In allen Läufen suchen</translation>
    </message>
    <message>
        <source>Words or an expression, for example: %1 or %2</source>
        <extracomment>In the empty field of the search, with examples that are not to be translated</extracomment>
        <translation>Wörter oder ein Ausdruck, zum Beispiel: %1 oder %2</translation>
    </message>
    <message>
        <source>Filter the Lists</source>
        <extracomment>Button of the search: the lists show only what is found</extracomment>
        <translation>Listen filtern</translation>
    </message>
    <message>
        <source>No matches</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Searched thoughts, code, output and errors of all runs.</source>
        <translation>Gedanken, Code, Ausgaben und Fehler aller Läufe wurden durchsucht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>What a search found</extracomment>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %Ln step(s)</source>
        <extracomment>What a search found so far; there is more</extracomment>
        <translation>
            <numerusform>der erste Schritt</numerusform>
            <numerusform>die ersten %Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a search term</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Suchbegriff eingeben</translation>
    </message>
    <message>
        <source>Searches thoughts, code, output and errors. calls(), imports() and assigns() search the structure of the code.</source>
        <translation>Durchsucht Gedanken, Code, Ausgaben und Fehler. calls(), imports() und assigns() durchsuchen die Struktur des Codes.</translation>
    </message>
    <message>
        <source>Invalid expression</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Ungültiger Ausdruck</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Searches all runs for words and expressions, and shows the matching lines.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Durchsucht alle Läufe nach Wörtern und Ausdrücken und zeigt die Fundzeilen.</translation>
    </message>
</context>
<context>
    <name>vitrine::SecretKindText</name>
    <message>
        <source>Task</source>
        <extracomment>Part of a run</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Final answer</source>
        <extracomment>Part of a run</extracomment>
        <translation>Endgültige Antwort</translation>
    </message>
    <message>
        <source>Expected answer</source>
        <extracomment>Part of a run</extracomment>
        <translation>Erwartete Antwort</translation>
    </message>
    <message>
        <source>Other data</source>
        <extracomment>Part of a run or step: other fields that the log has</extracomment>
        <translation>Weitere Daten</translation>
    </message>
    <message>
        <source>Thought</source>
        <extracomment>Part of a step</extracomment>
        <translation>Gedanke</translation>
    </message>
    <message>
        <source>Model output</source>
        <extracomment>Part of a step</extracomment>
        <translation>Modellausgabe</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Part of a step: the messages that the model got</extracomment>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Part of a step</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Tool arguments</source>
        <extracomment>Part of a step: of a tool call</extracomment>
        <translation>Werkzeugargumente</translation>
    </message>
    <message>
        <source>Tool result</source>
        <extracomment>Part of a step: of a tool call</extracomment>
        <translation>Werkzeugergebnis</translation>
    </message>
    <message>
        <source>Tool error</source>
        <extracomment>Part of a step: of a tool call</extracomment>
        <translation>Werkzeugfehler</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Part of a step</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Error message</source>
        <extracomment>Part of a step</extracomment>
        <translation>Fehlermeldung</translation>
    </message>
    <message>
        <source>Traceback</source>
        <extracomment>Part of a step</extracomment>
        <translation>Traceback</translation>
    </message>
    <message>
        <source>Code line</source>
        <extracomment>Part of a step: the line of code that an error names</extracomment>
        <translation>Codezeile</translation>
    </message>
    <message>
        <source>Printed output</source>
        <extracomment>Part of a step</extracomment>
        <translation>Textausgabe</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Part of a step</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Part of a step: a file or host that was used</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Variable</source>
        <extracomment>Part of a step</extracomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>Something secret that was found in a text: a key or token of a service</extracomment>
        <translation>Token</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>JSON Web Token</source>
        <translation>JSON Web Token</translation>
    </message>
    <message>
        <source>Authorization header</source>
        <translation>Authorization-Header</translation>
    </message>
    <message>
        <source>Password in a URL</source>
        <translation>Passwort in einer URL</translation>
    </message>
    <message>
        <source>Password or key</source>
        <translation>Passwort oder Schlüssel</translation>
    </message>
    <message>
        <source>Random text</source>
        <translation>Zufälliger Text</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Card number</source>
        <translation>Kartennummer</translation>
    </message>
    <message>
        <source>Account number (IBAN)</source>
        <translation>Kontonummer (IBAN)</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP-Adresse</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <extracomment>Part of what was recorded when a step was replayed. %1: which, such as &quot;Printed output&quot;</extracomment>
        <translation>Wiederholung: %1</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>What a user wrote about a run or step</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>The name of a user&apos;s mark on a step, such as &quot;important&quot;</extracomment>
        <translation>Markierung</translation>
    </message>
</context>
<context>
    <name>vitrine::SecretsJob</name>
    <message>
        <source>Looking for secrets in %1</source>
        <extracomment>A job that looks for secrets and personal data. %1: name of a log or trail</extracomment>
        <translation>Geheimnisse in %1 suchen</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln secret(s) or personal data.</source>
        <extracomment>What came of looking for secrets and personal data. %n: number of them</extracomment>
        <translation>
            <numerusform>%Ln Geheimnis oder personenbezogene Angabe gefunden.</numerusform>
            <numerusform>%Ln Geheimnisse oder personenbezogene Angaben gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::Sentences</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a sentence, %2: technical detail</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the printed output differs</source>
        <translation>die Textausgabe weicht ab</translation>
    </message>
    <message>
        <source>the value differs</source>
        <translation>der Wert weicht ab</translation>
    </message>
    <message>
        <source>the error differs</source>
        <translation>der Fehler weicht ab</translation>
    </message>
    <message>
        <source>recorded as the final answer, but not in the replay</source>
        <translation>als endgültige Antwort aufgezeichnet, in der Wiederholung aber nicht</translation>
    </message>
    <message>
        <source>no result for tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>kein Ergebnis für Werkzeug %1</translation>
    </message>
    <message>
        <source>may depend on a step that changed</source>
        <translation>hängt möglicherweise von einem geänderten Schritt ab</translation>
    </message>
    <message>
        <source>the log does not record the result</source>
        <translation>das Protokoll enthält kein Ergebnis</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>recorded: %1</source>
        <extracomment>%1: how the step had ended, such as &quot;blocked&quot;</extracomment>
        <translation>aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>now: %1</source>
        <extracomment>%1: how the step ends now, such as &quot;error&quot;</extracomment>
        <translation>jetzt: %1</translation>
    </message>
    <message>
        <source>only noise: %1</source>
        <extracomment>Why a step counts as the same. %1: what differs without a meaning, such as &quot;addresses, dates&quot;</extracomment>
        <translation>nur Rauschen: %1</translation>
    </message>
    <message>
        <source>it</source>
        <translation>es</translation>
    </message>
    <message>
        <source>Denied by policy entry %1. To allow it, add %2 to %3.</source>
        <extracomment>%1, %3: places in a policy document, such as imports.allow; %2: a value, such as &quot;subprocess&quot;</extracomment>
        <translation>Abgelehnt vom Richtlinieneintrag %1. Um es zu erlauben, fügen Sie %2 zu %3 hinzu.</translation>
    </message>
    <message>
        <source>Denied by policy entry %1. To allow it, remove %2 from %3.</source>
        <extracomment>%1, %3: places in a policy document, such as imports.deny; %2: a value, such as &quot;numpy.f2py&quot;</extracomment>
        <translation>Abgelehnt vom Richtlinieneintrag %1. Um es zu erlauben, entfernen Sie %2 aus %3.</translation>
    </message>
    <message>
        <source>Stopped by policy entry %1. To allow more, raise it.</source>
        <extracomment>%1: a limit in a policy document, such as limits.operations</extracomment>
        <translation>Angehalten vom Richtlinieneintrag %1. Erhöhen Sie ihn, um mehr zu erlauben.</translation>
    </message>
    <message>
        <source>Denied by %1. No policy entry can allow it.</source>
        <extracomment>%1: a rule that is not part of policies, such as guards.code</extracomment>
        <translation>Abgelehnt von %1. Kein Richtlinieneintrag kann das erlauben.</translation>
    </message>
    <message>
        <source>Denied by %1. To allow it, add %2 to %3.</source>
        <extracomment>%1: a rule that is not part of policies, such as jail.files; %2: a value, such as a file; %3: a place in a policy document</extracomment>
        <translation>Abgelehnt von %1. Um es zu erlauben, fügen Sie %2 zu %3 hinzu.</translation>
    </message>
    <message>
        <source>the host</source>
        <extracomment>Replaces the value that an entry of a policy would have to name, if it is not recorded</extracomment>
        <translation>den Host</translation>
    </message>
    <message>
        <source>Denied by policy entry %1. To allow it, raise %2.</source>
        <extracomment>%1, %2: places in a policy document, such as filesystem.write and limits.written_mib</extracomment>
        <translation>Abgelehnt vom Richtlinieneintrag %1. Um es zu erlauben, erhöhen Sie %2.</translation>
    </message>
    <message>
        <source>Denied by %1. To allow it, add &quot;*&quot; to imports.allow and to attributes.allow_dunder, which turns the guards off.</source>
        <extracomment>%1: a rule that is not part of policies, such as guards.withheld</extracomment>
        <translation>Abgelehnt von %1. Um es zu erlauben, fügen Sie &quot;*&quot; zu imports.allow und zu attributes.allow_dunder hinzu; das schaltet den Schutz aus.</translation>
    </message>
    <message>
        <source>Denied by policy entry %1. The module %2 is not installed.</source>
        <extracomment>%1: a place in a policy document, such as imports.allow; %2: a module of Python</extracomment>
        <translation>Abgelehnt vom Richtlinieneintrag %1. Das Modul %2 ist nicht installiert.</translation>
    </message>
</context>
<context>
    <name>vitrine::SessionChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A session of an agent. %1: the agent, such as Claude Code, %2: its project or the name of its file</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Beside a session of an agent. %1: when it was changed, %2: its size</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>vitrine::SessionList</name>
    <message>
        <source>Only names, dates and the first lines are read for this list. Opening a session imports it. Nothing leaves this computer.</source>
        <extracomment>Under the list of agents&apos; sessions on the welcome page</extracomment>
        <translation>Für diese Liste werden nur Namen, Daten und die ersten Zeilen gelesen. Das Öffnen einer Sitzung importiert sie. Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>Button under the list of agents&apos; sessions</extracomment>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>Button under the list of agents&apos; sessions: read it while the agent writes it</extracomment>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Agent or project</source>
        <extracomment>In an empty field above a list</extracomment>
        <translation>Agent oder Projekt</translation>
    </message>
    <message>
        <source>Filter sessions</source>
        <extracomment>Accessible name of a field above the list of agents&apos; sessions</extracomment>
        <translation>Sitzungen filtern</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Column of the list of agents&apos; sessions</extracomment>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Project</source>
        <extracomment>Column of the list of agents&apos; sessions: the folder that the agent worked in</extracomment>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Changed</source>
        <extracomment>Column of the list of agents&apos; sessions: when it was written last</extracomment>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column of the list of agents&apos; sessions</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Sessions on this computer</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Sitzungen auf diesem Rechner</translation>
    </message>
    <message>
        <source>No sessions</source>
        <translation>Keine Sitzungen</translation>
    </message>
</context>
<context>
    <name>vitrine::SessionsCommand</name>
    <message>
        <source>Only sessions of this agent, such as &quot;Claude Code&quot;</source>
        <translation>Nur Sitzungen dieses Agenten, etwa „Claude Code“</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>List the sessions that agents have stored on this computer</source>
        <translation>Sitzungen auflisten, die Agenten auf diesem Rechner gespeichert haben</translation>
    </message>
    <message>
        <source>Only sessions whose project contains this text</source>
        <translation>Nur Sitzungen, deren Projekt diesen Text enthält</translation>
    </message>
    <message>
        <source>Only sessions that changed on this day or later</source>
        <translation>Nur Sitzungen, die an diesem Tag oder später geändert wurden</translation>
    </message>
    <message>
        <source>expected a date such as 2026-01-31, not %1</source>
        <translation>erwartet wird ein Datum wie 2026-01-31, nicht %1</translation>
    </message>
    <message>
        <source>Maximum number of sessions; the newest are listed</source>
        <translation>Höchstzahl der Sitzungen; aufgelistet werden die neuesten</translation>
    </message>
    <message>
        <source>No sessions found.</source>
        <translation>Keine Sitzungen gefunden.</translation>
    </message>
</context>
<context>
    <name>vitrine::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <extracomment>Accessible name of the list of pages of the settings</extracomment>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Colors</source>
        <extracomment>Group of choices in the settings</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Find an action</source>
        <extracomment>Hint and accessible name of a field</extracomment>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <extracomment>Accessible name of the list of actions and their keys</extracomment>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column titles of the list of shortcuts</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>Accessible name of a field that takes a key</extracomment>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” and would be removed there.</source>
        <extracomment>%1: a key, %2: name of an action</extracomment>
        <translation>%1 ist bereits „%2“ zugewiesen und würde dort entfernt.</translation>
    </message>
    <message>
        <source>Noise</source>
        <extracomment>Page of the settings: which differences of a replay mean nothing</extracomment>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Executors</source>
        <extracomment>Page of the settings: containers and clouds that code can run in</extracomment>
        <translation>Ausführungsarten</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Editor</source>
        <extracomment>Page of the settings: of code</extracomment>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Privacy</source>
        <extracomment>Page of the settings: what the program remembers of its user</extracomment>
        <translation>Privatsphäre</translation>
    </message>
    <message>
        <source>The policy and executor selected in the toolbar are remembered.</source>
        <translation>Die in der Werkzeugleiste gewählte Richtlinie und Ausführungsart werden gemerkt.</translation>
    </message>
    <message>
        <source>Stored only on this computer. Saved filters and views are kept.</source>
        <translation>Nur auf diesem Rechner gespeichert. Gespeicherte Filter und Ansichten bleiben erhalten.</translation>
    </message>
    <message>
        <source>Execution</source>
        <extracomment>Page of the settings: of running steps again</extracomment>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>Policies</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Richtlinien</translation>
    </message>
    <message>
        <source>Not available with the In-process executor.</source>
        <translation>Mit der Ausführungsart „Im Prozess“ nicht verfügbar.</translation>
    </message>
    <message>
        <source>one per CPU core</source>
        <extracomment>In place of 0, a number of runs</extracomment>
        <translation>eine pro CPU-Kern</translation>
    </message>
    <message>
        <source>Applies the next time all runs are replayed, if the executor supports parallel sessions.</source>
        <translation>Gilt für die nächste Wiederholung aller Läufe, wenn die Ausführungsart parallele Sitzungen unterstützt.</translation>
    </message>
    <message>
        <source>Select the active policy in the toolbar; the trail records who activated it and when.</source>
        <translation>Wählen Sie die aktive Richtlinie in der Werkzeugleiste; die Prüfspur zeichnet auf, wer sie wann aktiviert hat.</translation>
    </message>
    <message>
        <source>Takes effect after a restart. The command line uses the system language.</source>
        <translation>Wird nach einem Neustart wirksam. Die Befehlszeile verwendet die Systemsprache.</translation>
    </message>
    <message>
        <source>System default</source>
        <extracomment>In place of a language</extracomment>
        <translation>Systemvorgabe</translation>
    </message>
    <message>
        <source>Code uses the packages of this interpreter&apos;s environment, such as /path/to/venv/bin/python.</source>
        <translation>Code verwendet die Pakete aus der Umgebung dieses Interpreters, zum Beispiel /path/to/venv/bin/python.</translation>
    </message>
    <message>
        <source>System Python</source>
        <extracomment>In place of the path of an interpreter</extracomment>
        <translation>Python des Systems</translation>
    </message>
    <message>
        <source>Looks in the folders of Claude Code, Codex and other agents; a session is read when you open it.</source>
        <translation>Sieht in den Ordnern von Claude Code, Codex und anderen Agenten nach; eine Sitzung wird gelesen, wenn Sie sie öffnen.</translation>
    </message>
    <message>
        <source>Follow window colors</source>
        <extracomment>In place of a theme: the one that fits</extracomment>
        <translation>Wie die Farben des Fensters</translation>
    </message>
    <message>
        <source>ISO 8601 (%1)</source>
        <extracomment>Format of dates in the settings. %1: an example</extracomment>
        <translation>ISO 8601 (%1)</translation>
    </message>
    <message>
        <source>System (%1)</source>
        <translation>System (%1)</translation>
    </message>
    <message>
        <source>Colors with too little contrast are adjusted.</source>
        <translation>Farben mit zu wenig Kontrast werden angepasst.</translation>
    </message>
    <message>
        <source>Applies to newly shown dates. Evidence always uses ISO 8601.</source>
        <translation>Gilt für neu angezeigte Daten. Nachweise verwenden immer ISO 8601.</translation>
    </message>
    <message>
        <source>&amp;Reopen the last files on startup</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Beim Start die zuletzt geöffneten Dateien öffnen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label of a choice in the settings</extracomment>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Lange Zeilen &amp;umbrechen</translation>
    </message>
    <message>
        <source>&amp;Show spaces and tabs</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Leerzeichen und Tabulatoren anzeigen</translation>
    </message>
    <message>
        <source>&amp;Tab width:</source>
        <extracomment>Label of a number in the settings: columns</extracomment>
        <translation>&amp;Tabulatorbreite:</translation>
    </message>
    <message>
        <source>T&amp;heme:</source>
        <extracomment>Label of a choice in the settings: colors of code</extracomment>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>&amp;Freeze the clock at each step&apos;s recorded time</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Uhr auf die aufgezeichnete Zeit jedes Schritts stellen</translation>
    </message>
    <message>
        <source>&amp;Use the same random seed for each run</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Für jeden Lauf denselben Zufalls-Startwert verwenden</translation>
    </message>
    <message>
        <source>&amp;Parallel replays:</source>
        <extracomment>Label of a number in the settings</extracomment>
        <translation>&amp;Parallele Wiederholungen:</translation>
    </message>
    <message>
        <source>P&amp;ython of the sandbox:</source>
        <extracomment>Label of a field in the settings: path of an interpreter</extracomment>
        <translation>P&amp;ython der Sandbox:</translation>
    </message>
    <message>
        <source>&amp;Ask for a reason when activating a policy</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Beim Aktivieren einer Richtlinie nach dem Grund fragen</translation>
    </message>
    <message>
        <source>&amp;Verify changed steps automatically after each change of a draft</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Geänderte Schritte nach jeder Änderung eines Entwurfs automatisch überprüfen</translation>
    </message>
    <message>
        <source>&amp;Suggested limit: peak usage ×</source>
        <extracomment>Label of a number in the settings: a limit is so many times what was used</extracomment>
        <translation>&amp;Vorgeschlagene Grenze: Spitzenverbrauch ×</translation>
    </message>
    <message>
        <source>&amp;Remember recent files, filters and SQL queries</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Zuletzt verwendete Dateien, Filter und SQL-Abfragen merken</translation>
    </message>
    <message>
        <source>&amp;Clear History</source>
        <extracomment>Button in the settings: empties the lists of what was used</extracomment>
        <translation>&amp;Verlauf löschen</translation>
    </message>
    <message>
        <source>&amp;List the sessions of agents on this computer on the welcome page</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Sitzungen von Agenten auf diesem Rechner auf der Willkommensseite auflisten</translation>
    </message>
    <message>
        <source>&amp;Interface font:</source>
        <extracomment>Label of a field in the settings: family and size</extracomment>
        <translation>Schrift der &amp;Oberfläche:</translation>
    </message>
    <message>
        <source>&amp;Code font:</source>
        <extracomment>Label of a field in the settings: family and size</extracomment>
        <translation>Schrift für Cod&amp;e:</translation>
    </message>
    <message>
        <source>D&amp;ates:</source>
        <extracomment>Label of a choice in the settings</extracomment>
        <translation>D&amp;atumsangaben:</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <extracomment>Button: gives the chosen action the key</extracomment>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <extracomment>Button: gives the chosen action the key that it had at first</extracomment>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>R&amp;eset All</source>
        <extracomment>Button: gives all actions the keys that they had at first</extracomment>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>vitrine::SiteProgressText</name>
    <message>
        <source>Connecting</source>
        <extracomment>State of a job: it waits for a container engine or a cloud to answer</extracomment>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>Building image</source>
        <extracomment>State of a job: the image of a container or sandbox is made</extracomment>
        <translation>Baut Image</translation>
    </message>
    <message>
        <source>Starting sandbox</source>
        <extracomment>State of a job: a container or sandbox starts</extracomment>
        <translation>Startet Sandbox</translation>
    </message>
    <message>
        <source>Installing packages</source>
        <extracomment>State of a job: packages are installed in a container or sandbox</extracomment>
        <translation>Installiert Pakete</translation>
    </message>
    <message>
        <source>Message from the container engine: %1</source>
        <extracomment>%1: what a container engine warned of</extracomment>
        <translation>Meldung der Container-Engine: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::SqlPane</name>
    <message>
        <source>Run</source>
        <extracomment>Button: run the statement in the SQL editor</extracomment>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run the query (Ctrl+Return)</source>
        <translation>Abfrage ausführen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Button with a menu: tables that SQL can ask</extracomment>
        <translation>Sichten</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Button with a menu: SQL that was asked before</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <extracomment>Button: the answer to SQL becomes a file of comma-separated values</extracomment>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>SQL</source>
        <extracomment>Read aloud: the field for SQL</extracomment>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Read aloud: the rows that SQL gave</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>No query yet</source>
        <translation>Noch keine Abfrage</translation>
    </message>
    <message>
        <source>Press Ctrl+Return to run a query. Queries are read-only; Views lists the tables.</source>
        <translation>Strg+Eingabe führt eine Abfrage aus. Abfragen sind nur lesend; „Sichten“ listet die Tabellen auf.</translation>
    </message>
    <message>
        <source>Go to Step</source>
        <extracomment>Of a row that SQL gave: shows the run or step that it is about</extracomment>
        <translation>Zum Schritt gehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy with Column Names</source>
        <extracomment>Copies rows of a table, the names of its columns first</extracomment>
        <translation>Mit Spaltennamen kopieren</translation>
    </message>
    <message>
        <source>Running…</source>
        <extracomment>Beside the SQL editor: the answer is not there yet</extracomment>
        <translation>Wird ausgeführt …</translation>
    </message>
    <message>
        <source>No rows</source>
        <translation>Keine Zeilen</translation>
    </message>
    <message>
        <source>This row does not identify a step: add a column step, execution or run to the query.</source>
        <translation>Diese Zeile bezeichnet keinen Schritt: Fügen Sie der Abfrage eine Spalte step, execution oder run hinzu.</translation>
    </message>
    <message>
        <source>The trail does not contain this step.</source>
        <translation>Die Prüfspur enthält diesen Schritt nicht.</translation>
    </message>
    <message>
        <source>This row does not belong to a run.</source>
        <translation>Diese Zeile gehört zu keinem Lauf.</translation>
    </message>
    <message>
        <source>Save Result As</source>
        <translation>Ergebnis speichern unter</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Read-only SQL queries. Press Return or double-click a row to open its step.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Nur lesende SQL-Abfragen. Eingabetaste oder Doppelklick auf eine Zeile öffnet ihren Schritt.</translation>
    </message>
</context>
<context>
    <name>vitrine::SqlText</name>
    <message numerus="yes">
        <source>The first %Ln row(s), in %1 s; there are more</source>
        <extracomment>Beside the answer to SQL. %n: how many rows are shown, %1: seconds. There are more rows</extracomment>
        <translation>
            <numerusform>Die erste Zeile, in %1 s; es gibt mehr</numerusform>
            <numerusform>Die ersten %Ln Zeilen, in %1 s; es gibt mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1 s</source>
        <extracomment>Beside the answer to SQL. %n: how many rows there are, %1: seconds</extracomment>
        <translation>
            <numerusform>%Ln Zeile in %1 s</numerusform>
            <numerusform>%Ln Zeilen in %1 s</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a single SELECT is allowed. %1</source>
        <translation>Nur ein einzelnes SELECT ist erlaubt. %1</translation>
    </message>
    <message>
        <source>The query exceeded its time or memory limit: %1</source>
        <translation>Die Abfrage hat ihre Zeit- oder Speichergrenze überschritten: %1</translation>
    </message>
    <message>
        <source>Invalid SQL: %1</source>
        <translation>Ungültiges SQL: %1</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Cannot read the trail: %1</source>
        <translation>Die Prüfspur kann nicht gelesen werden: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::StepDetails</name>
    <message>
        <source>Command</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Pattern</source>
        <extracomment>Name of a property of an action: what was searched for</extracomment>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Name of a property of an action: given to another agent</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Argument</source>
        <extracomment>Name of a property of a tool call: its most important argument</extracomment>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Name of a property of an action: what a policy decides about it</extracomment>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Name of a property of an action: why a policy decides so</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Active Policy</source>
        <extracomment>Name of a property of an action: which policy decides about it</extracomment>
        <translation>Aktive Richtlinie</translation>
    </message>
    <message>
        <source>Exit Status</source>
        <extracomment>Name of a property of a command</extracomment>
        <translation>Exit-Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>Name of a property</extracomment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Name of a property</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Title of a group of properties. %1: number of a step</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Name of a property of a step</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Name of a property of a step: date and time</extracomment>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Name of a property of a step</extracomment>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <extracomment>%1: amount that the model has read, %2: that it has written</extracomment>
        <translation>%1 gelesen, %2 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more action(s)</source>
        <extracomment>More actions than a pane lists</extracomment>
        <translation>
            <numerusform>%Ln weitere Aktion</numerusform>
            <numerusform>%Ln weitere Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Files Changed by the Run</source>
        <extracomment>Title of a list: files that the actions of a run have changed</extracomment>
        <translation>Vom Lauf geänderte Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s)</source>
        <extracomment>More files than a pane lists</extracomment>
        <translation>
            <numerusform>%Ln weitere Datei</numerusform>
            <numerusform>%Ln weitere Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln write(s)</source>
        <translation>
            <numerusform>%Ln-mal geschrieben</numerusform>
            <numerusform>%Ln-mal geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: &quot;Allowed by a person&quot;, %2: name of the person, or the rule
----------
A file of a list. %1: its path, %2: how often it was changed: &quot;1 write, 2 edits&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>Name of a property of a step: the mark that a user has put on it</extracomment>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Name of a property of a step: what a user has written about it</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Decision of the Hook</source>
        <extracomment>Title of a group of properties: what was decided about a tool call before it ran</extracomment>
        <translation>Entscheidung des Hooks</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>Name of a property: allowed, asked or denied</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Decided By</source>
        <extracomment>Name of a property: who decided, a person or &quot;policy&quot;</extracomment>
        <translation>Entschieden von</translation>
    </message>
    <message>
        <source>Edited Arguments</source>
        <extracomment>Name of a property: the arguments of a tool call, edited by the person who allowed it</extracomment>
        <translation>Bearbeitete Argumente</translation>
    </message>
    <message>
        <source>Waited</source>
        <extracomment>Name of a property: how long a tool call waited for a person</extracomment>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Denied by a person&quot;, %2: the reason</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>Scores of the Run</source>
        <extracomment>Title of a group of properties: judgements on a run by scorers, benchmarks and people</extracomment>
        <translation>Bewertungen des Laufs</translation>
    </message>
    <message>
        <source>%1
By %2</source>
        <extracomment>Tip of a score. %1: its explanation, %2: the person, model or program that gave it</extracomment>
        <translation>%1
Von %2</translation>
    </message>
    <message>
        <source>Events in the Log</source>
        <extracomment>Title of a group of properties: records of the log about approvals, limits, hooks and the like</extracomment>
        <translation>Ereignisse im Log</translation>
    </message>
    <message>
        <source>If Allowed</source>
        <extracomment>Title of a group of properties: changes of the policy that would allow a denied step</extracomment>
        <translation>Falls erlaubt</translation>
    </message>
    <message>
        <source>changed no files</source>
        <extracomment>Below &quot;Files Changed by the Run&quot;</extracomment>
        <translation>hat keine Dateien geändert</translation>
    </message>
    <message>
        <source>This Step</source>
        <extracomment>Name of a property in Details: the selected step</extracomment>
        <translation>Dieser Schritt</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Name of a property of a denied step: a change of the policy that would allow it</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>Name of a property of a denied step: what else a change of the policy would do</extracomment>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Name of a property of a step without code or action: task, message …</extracomment>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>vitrine::StepMessages</name>
    <message>
        <source>Step %1 calls a tool that has no result.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Schritt %1 ruft ein Werkzeug ohne Ergebnis auf.</translation>
    </message>
    <message>
        <source>Step %1 is fixed: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>Schritt %1 ist behoben: aufgezeichnet %2, wiederholt %3.</translation>
    </message>
    <message>
        <source>Step %1 is broken: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>Schritt %1 hat einen neuen Fehler: aufgezeichnet %2, wiederholt %3.</translation>
    </message>
    <message>
        <source>Step %1 differs from the recording.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Schritt %1 weicht von der Aufzeichnung ab.</translation>
    </message>
    <message>
        <source>Step %1 differs: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>Schritt %1 weicht ab: aufgezeichnet %2, wiederholt %3.</translation>
    </message>
    <message>
        <source>The last run of step %1 was interrupted.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Die letzte Ausführung von Schritt %1 wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The program ended while the step was running. Its printed output was not recorded.</source>
        <translation>Das Programm endete während der Ausführung. Die Textausgabe wurde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Step %1 was blocked.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Schritt %1 wurde blockiert.</translation>
    </message>
    <message>
        <source>Step %1 reached a limit.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Schritt %1 hat eine Grenze erreicht.</translation>
    </message>
    <message>
        <source>Step %1 could not be parsed by the agent framework.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Schritt %1 konnte vom Agenten-Framework nicht ausgewertet werden.</translation>
    </message>
    <message>
        <source>Step %1 ended with an error.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Schritt %1 endete mit einem Fehler.</translation>
    </message>
    <message>
        <source>This step has a draft.</source>
        <extracomment>Strip over an edited step</extracomment>
        <translation>Dieser Schritt hat einen Entwurf.</translation>
    </message>
    <message>
        <source>The recording is unchanged. Ctrl+Return runs the draft.</source>
        <translation>Die Aufzeichnung ist unverändert. Strg+Eingabe führt den Entwurf aus.</translation>
    </message>
    <message>
        <source>The draft ran in %1.</source>
        <extracomment>%1: duration, &quot;38 ms&quot;</extracomment>
        <translation>Der Entwurf lief in %1.</translation>
    </message>
    <message>
        <source>The recording is unchanged.</source>
        <translation>Die Aufzeichnung ist unverändert.</translation>
    </message>
    <message>
        <source>The draft ran and ended after %2: %1.</source>
        <extracomment>%1: how it ended: &quot;an error&quot;, &quot;blocked&quot;; %2: duration, &quot;38 ms&quot;</extracomment>
        <translation>Der Entwurf lief und endete nach %2: %1.</translation>
    </message>
    <message>
        <source>Step %1 was blocked: %2</source>
        <extracomment>%1: number of the step, %2: a sentence: &quot;Import of sympy is not allowed.&quot;</extracomment>
        <translation>Schritt %1 wurde blockiert: %2</translation>
    </message>
    <message>
        <source>Denied when recorded.</source>
        <translation>Bei der Aufzeichnung abgelehnt.</translation>
    </message>
    <message>
        <source>It was denied by the policy that was active at the time.</source>
        <translation>Er wurde von der damals aktiven Richtlinie abgelehnt.</translation>
    </message>
</context>
<context>
    <name>vitrine::StepModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of a step in its run</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title: action, plan, task …</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title: how the step ended when it was recorded</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>First Line</source>
        <extracomment>Column title: first line of the code</extracomment>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>Replay Time</source>
        <extracomment>Column title: how long the newest execution took</extracomment>
        <translation>Dauer jetzt</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: what the policy says of the code</extracomment>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Column title: how the newest execution compares with the recording</extracomment>
        <translation>Wiederholung</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPane</name>
    <message>
        <source>No step is selected</source>
        <extracomment>Title of the pane of a step while none is selected</extracomment>
        <translation>Kein Schritt ist ausgewählt</translation>
    </message>
    <message>
        <source>Select a step to see its thought, code and results.</source>
        <translation>Wählen Sie einen Schritt, um Gedanken, Code und Ergebnisse zu sehen.</translation>
    </message>
    <message>
        <source>This step has no code.</source>
        <extracomment>In place of the code of a step that has none, and no other text</extracomment>
        <translation>Dieser Schritt hat keinen Code.</translation>
    </message>
    <message>
        <source>Run Draft</source>
        <extracomment>Button: runs the edited code</extracomment>
        <translation>Entwurf ausführen</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <extracomment>Button: puts the recorded code back</extracomment>
        <translation>Entwurf verwerfen</translation>
    </message>
    <message>
        <source>Go to Line %1</source>
        <extracomment>Button: puts the cursor on the line of the error. %1: number of the line
----------
Link: puts the cursor on the line of the error. %1: number of the line</extracomment>
        <translation>Zu Zeile %1</translation>
    </message>
    <message>
        <source>Show Difference</source>
        <extracomment>Button: shows the tab Difference
----------
Link: shows the tab Difference</extracomment>
        <translation>Abweichung anzeigen</translation>
    </message>
    <message>
        <source>Compare With Recording</source>
        <extracomment>Button: shows what the edited code changes</extracomment>
        <translation>Mit Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button: shows why the policy denies the step, and what would allow it</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <extracomment>Accessible name of what a step without code says: a task, a thought</extracomment>
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The selected step: thought, code and results. Editing the code starts a draft; the recording is unchanged.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Der ausgewählte Schritt: Gedanke, Code und Ergebnisse. Bearbeiten beginnt einen Entwurf; die Aufzeichnung bleibt unverändert.</translation>
    </message>
    <message>
        <source>Show Draft</source>
        <extracomment>Button: shows the draft of the policy, which allows the step</extracomment>
        <translation>Entwurf anzeigen</translation>
    </message>
    <message>
        <source>Allow…</source>
        <extracomment>Button: of a step that the policy denies; what would allow it is not known yet</extracomment>
        <translation>Erlauben …</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPresentation</name>
    <message>
        <source>Step %1 of %2, %3, %4, replay: %5</source>
        <extracomment>Read aloud. %1: number of the step, %2: how many steps the run has, %3: status, %4: first line, %5: replay</extracomment>
        <translation>Schritt %1 von %2, %3, %4, Wiederholung: %5</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Step %1 of the run (step %2 in the log).</source>
        <extracomment>Tip. %1: place of a step in its run, %2: the number that the log gives it</extracomment>
        <translation>Schritt %1 des Laufs (Schritt %2 im Protokoll).</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Read aloud: a step of which nothing is known yet</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Damaged: this step was modified outside Vitrine. The other steps of the run are intact.</source>
        <extracomment>Tip of a step in a list</extracomment>
        <translation>Beschädigt: Dieser Schritt wurde außerhalb von Vitrine verändert. Die anderen Schritte des Laufs sind unversehrt.</translation>
    </message>
    <message>
        <source>Damaged: this run was modified outside Vitrine.</source>
        <extracomment>Tip of a step in a list, of which any may be the one</extracomment>
        <translation>Beschädigt: Dieser Lauf wurde außerhalb von Vitrine verändert.</translation>
    </message>
    <message>
        <source>not Python</source>
        <extracomment>Why a step with code cannot be replayed</extracomment>
        <translation>kein Python</translation>
    </message>
    <message>
        <source>No code that can be replayed.</source>
        <extracomment>Tip of a dash in the list of steps: a step that only called tools</extracomment>
        <translation>Kein Code, der wiederholt werden kann.</translation>
    </message>
    <message>
        <source>This step has no code.</source>
        <extracomment>Tip of a dash in the list of steps</extracomment>
        <translation>Dieser Schritt hat keinen Code.</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPrinter</name>
    <message>
        <source>operations: %1</source>
        <extracomment>What a step cost. %1: a number</extracomment>
        <translation>Operationen: %1</translation>
    </message>
    <message>
        <source>final answer</source>
        <translation>endgültige Antwort</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>ausgegeben</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>Place in the code of a step. %1: number of the line, %2: the line itself</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 (denied)</source>
        <extracomment>%1: name of a module that the policy denies</extracomment>
        <translation>%1 (abgelehnt)</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <extracomment>A finding of the review. %1: a sentence, %2: where it is, such as &quot;logs&quot;, %3: number of the line</extracomment>
        <translation>%1 (%2, Zeile %3)</translation>
    </message>
    <message>
        <source>restored to the state before this step</source>
        <translation>auf den Stand vor diesem Schritt zurückgesetzt</translation>
    </message>
    <message>
        <source>restarted: the state of earlier steps is lost</source>
        <translation>neu gestartet: der Zustand früherer Schritte ist verloren</translation>
    </message>
    <message>
        <source>session</source>
        <extracomment>Of the steps of a run, which share their variables. Behind it: how it goes on</extracomment>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Richtlinie</translation>
    </message>
</context>
<context>
    <name>vitrine::StepResults</name>
    <message>
        <source>Results of the step</source>
        <extracomment>Accessible name of the tabs below the code of a step</extracomment>
        <translation>Ergebnisse des Schritts</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <extracomment>Tab: what the code printed</extracomment>
        <translation>Textausgabe</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Tab: the value of the last statement</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Tab: how the code failed</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Tab: recorded against replayed</extracomment>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Tab: what the model saw</extracomment>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Raw Log</source>
        <extracomment>Tab: the bytes of the log that this step was read from
----------
Title of a side of a comparison: the code that the log has</extracomment>
        <translation>Rohprotokoll</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>In place of a text that has no characters
----------
Beside the title of a tab</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>no error</source>
        <extracomment>In place of an error</extracomment>
        <translation>kein Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <extracomment>Beside the title of the tab of the prompt</extracomment>
        <translation>
            <numerusform>%Ln Nachricht</numerusform>
            <numerusform>%Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted</source>
        <extracomment>State of an execution that the end of the program cut off</extracomment>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>State of an execution</extracomment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>%1, from the draft</source>
        <extracomment>State of an execution of edited code. %1: &quot;OK&quot;, &quot;Error&quot;</extracomment>
        <translation>%1, aus dem Entwurf</translation>
    </message>
    <message>
        <source>This step has not been replayed. Replay the run or run the step to compare it.</source>
        <translation>Dieser Schritt wurde noch nicht wiederholt. Wiederholen Sie den Lauf oder führen Sie den Schritt aus, um ihn zu vergleichen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Context of the replayed side. %1: date and time, %2: duration</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <extracomment>Beside the title of the tab of the original bytes</extracomment>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>While the bytes of the log are being read</extracomment>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>%1, replayed</source>
        <extracomment>Accessible name of a text. %1: &quot;Logs&quot;, &quot;Output&quot;, &quot;Error&quot;</extracomment>
        <translation>%1, wiederholt</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Title of a side of a comparison: what the log says</extracomment>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title of a side of a comparison: what happened now</extracomment>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Over a comparison. %1: verdict, %2: why, a sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Title of a side of a comparison: the code that the user has edited</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>This step has no Python code, so it cannot be replayed and compared.</source>
        <translation>Dieser Schritt enthält keinen Python-Code und kann daher nicht wiederholt und verglichen werden.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button after the tabs: a menu of those that do not fit</extracomment>
        <translation>Weitere</translation>
    </message>
</context>
<context>
    <name>vitrine::StepText</name>
    <message>
        <source>no error</source>
        <extracomment>Part of a sentence: &quot;recorded no error, replayed …&quot;</extracomment>
        <translation>kein Fehler</translation>
    </message>
    <message>
        <source>an error</source>
        <extracomment>Part of a sentence: &quot;recorded blocked, replayed an error&quot;</extracomment>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>Part of a sentence: &quot;recorded blocked, replayed an error&quot;</extracomment>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>a timeout</source>
        <extracomment>Part of a sentence: &quot;replayed a timeout&quot;</extracomment>
        <translation>eine Zeitüberschreitung</translation>
    </message>
    <message>
        <source>a limit</source>
        <extracomment>Part of a sentence: &quot;replayed a limit&quot;</extracomment>
        <translation>eine Grenze</translation>
    </message>
    <message>
        <source>a crash</source>
        <extracomment>Part of a sentence: &quot;replayed a crash&quot;</extracomment>
        <translation>ein Absturz</translation>
    </message>
    <message>
        <source>cancelled</source>
        <extracomment>Part of a sentence: &quot;replayed cancelled&quot;</extracomment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Part of a sentence: &quot;recorded nothing, replayed an error&quot;</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>kein Code</translation>
    </message>
    <message>
        <source>list of allowed modules</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>Liste der erlaubten Module</translation>
    </message>
    <message>
        <source>addresses</source>
        <extracomment>Kind of noise between two runs: memory addresses such as 0x7f3a…</extracomment>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>paths of modules</source>
        <extracomment>Kind of noise between two runs: folders in which modules are installed</extracomment>
        <translation>Pfade von Modulen</translation>
    </message>
    <message>
        <source>dates</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>durations</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>Zeitdauern</translation>
    </message>
    <message>
        <source>The printed output differs.</source>
        <translation>Die Textausgabe weicht ab.</translation>
    </message>
    <message>
        <source>The output differs.</source>
        <translation>Die Ausgabe weicht ab.</translation>
    </message>
    <message>
        <source>The error differs.</source>
        <translation>Der Fehler weicht ab.</translation>
    </message>
    <message>
        <source>The recorded step gave the final answer; the replay did not.</source>
        <translation>Der aufgezeichnete Schritt gab die endgültige Antwort, die Wiederholung nicht.</translation>
    </message>
    <message>
        <source>Follows a changed step: started from a different state.</source>
        <translation>Folgt auf einen geänderten Schritt: begann mit einem anderen Zustand.</translation>
    </message>
    <message>
        <source>The step has no code to run.</source>
        <translation>Der Schritt hat keinen Code zum Ausführen.</translation>
    </message>
    <message>
        <source>The log does not record how the step ended.</source>
        <translation>Das Protokoll enthält nicht, wie der Schritt endete.</translation>
    </message>
    <message>
        <source>The step was stopped before it finished.</source>
        <translation>Der Schritt wurde vor dem Ende angehalten.</translation>
    </message>
    <message>
        <source>The tool %1 has no recorded result.</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Für das Werkzeug %1 ist kein Ergebnis aufgezeichnet.</translation>
    </message>
    <message>
        <source>Denied by policy rule %1.</source>
        <extracomment>%1: name of a rule of the policy, such as imports.allow</extracomment>
        <translation>Abgelehnt durch Richtlinienregel %1.</translation>
    </message>
    <message>
        <source>Only noise differs: %1.</source>
        <extracomment>%1: what differs without a meaning: &quot;addresses, dates&quot;</extracomment>
        <translation>Nur Rauschen weicht ab: %1.</translation>
    </message>
    <message>
        <source>order of sets</source>
        <extracomment>Kind of noise between two runs: the order in which sets are printed</extracomment>
        <translation>Reihenfolge von Mengen</translation>
    </message>
    <message>
        <source>last digits of numbers</source>
        <extracomment>Kind of noise between two runs: the last digits of numbers</extracomment>
        <translation>letzte Ziffern von Zahlen</translation>
    </message>
    <message>
        <source>Compared without noise rules.</source>
        <translation>Ohne Rauschregeln verglichen.</translation>
    </message>
    <message>
        <source>All noise rules are off. Turn them on in Edit &gt; Settings &gt; Noise.</source>
        <translation>Alle Rauschregeln sind ausgeschaltet. Schalten Sie sie unter „Bearbeiten &gt; Einstellungen &gt; Rauschen“ ein.</translation>
    </message>
    <message>
        <source>Noise, by the rules stored with this replay: %1.</source>
        <extracomment>Over a comparison. %1: &quot;addresses, dates&quot;</extracomment>
        <translation>Rauschen, nach den mit dieser Wiederholung gespeicherten Regeln: %1.</translation>
    </message>
    <message>
        <source>Noise, by your rules: %1.</source>
        <extracomment>Over a comparison. %1: &quot;addresses, dates&quot;</extracomment>
        <translation>Rauschen nach Ihren Regeln: %1.</translation>
    </message>
    <message>
        <source>times</source>
        <extracomment>Kind of noise between two runs: times of day</extracomment>
        <translation>Uhrzeiten</translation>
    </message>
    <message>
        <source>wording of errors by Python version</source>
        <extracomment>Kind of noise between two runs: error messages that versions of Python word differently</extracomment>
        <translation>Wortlaut von Fehlern je nach Python-Version</translation>
    </message>
</context>
<context>
    <name>vitrine::StepsPane</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Keine Schritte</translation>
    </message>
    <message>
        <source>Select a run to see its steps.</source>
        <translation>Wählen Sie einen Lauf, um seine Schritte zu sehen.</translation>
    </message>
    <message>
        <source>This run has no recorded steps.</source>
        <translation>Dieser Lauf hat keine aufgezeichneten Schritte.</translation>
    </message>
    <message>
        <source>The steps of the selected run in order, with recorded status and replay verdict.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Die Schritte des ausgewählten Laufs der Reihe nach, mit aufgezeichnetem Status und Wiederholungsurteil.</translation>
    </message>
</context>
<context>
    <name>vitrine::SuggestPage</name>
    <message>
        <source>Suggested Changes</source>
        <translation>Vorgeschlagene Änderungen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why a change of a policy is suggested</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Use as Draft</source>
        <extracomment>Button: makes a suggested policy the draft</extracomment>
        <translation>Als Entwurf verwenden</translation>
    </message>
    <message>
        <source>Click Suggest to find the minimal policy for the selected runs.</source>
        <translation>Klicken Sie auf „Vorschlagen“, um die minimale Richtlinie für die gewählten Läufe zu finden.</translation>
    </message>
    <message>
        <source>All Runs</source>
        <extracomment>In a choice: for which runs a policy is suggested</extracomment>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <source>Runs in the List</source>
        <extracomment>In a choice: the runs that match the filter</extracomment>
        <translation>Läufe in der Liste</translation>
    </message>
    <message>
        <source>Selected Run</source>
        <translation>Gewählter Lauf</translation>
    </message>
    <message>
        <source>For:</source>
        <extracomment>Beside a choice of runs: the smallest policy is suggested for them</extracomment>
        <translation>Für:</translation>
    </message>
    <message>
        <source>Runs with unchanged results</source>
        <translation>Läufe mit unveränderten Ergebnissen</translation>
    </message>
    <message>
        <source>Suggest</source>
        <extracomment>Button: searches for the smallest policy that the chosen runs need</extracomment>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>The draft is already minimal for these runs.</source>
        <translation>Der Entwurf ist für diese Läufe bereits minimal.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Of a rule: whether a suggested policy removes it, adds it, or changes its value</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>peak usage %1</source>
        <extracomment>Of a limit: with headroom. %1: highest use by a step</extracomment>
        <translation>Spitzenverbrauch %1</translation>
    </message>
    <message>
        <source>never called</source>
        <translation>nie aufgerufen</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>Stop Verification</source>
        <extracomment>Button: replays the chosen runs under the suggested policy, to check that their results stay the same</extracomment>
        <translation>Überprüfung anhalten</translation>
    </message>
    <message>
        <source>Verify by Replay</source>
        <translation>Durch Wiederholung überprüfen</translation>
    </message>
    <message>
        <source>Verification: replaying the first run.</source>
        <translation>Überprüfung: Der erste Lauf wird wiederholt.</translation>
    </message>
    <message>
        <source>Not verified by replay.</source>
        <translation>Nicht durch Wiederholung überprüft.</translation>
    </message>
    <message>
        <source>Incomplete.</source>
        <extracomment>After a sentence: not all runs have been replayed</extracomment>
        <translation>Unvollständig.</translation>
    </message>
    <message numerus="yes">
        <source>Static check of %Ln step(s): %1 allowed and %2 denied as recorded; %3 would change.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>Statische Prüfung von %Ln Schritt: %1 erlaubt und %2 abgelehnt wie aufgezeichnet; %3 würde sich ändern.</numerusform>
            <numerusform>Statische Prüfung von %Ln Schritten: %1 erlaubt und %2 abgelehnt wie aufgezeichnet; %3 würden sich ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps That Changed</source>
        <translation>Geänderte Schritte</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Column: result of a step when it was recorded</extracomment>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Observed</source>
        <extracomment>Column: result of a step when it was replayed</extracomment>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>A suggested group, such as a sub-command or a folder, allows at most this many recorded actions of other runs as well</source>
        <translation>Eine vorgeschlagene Gruppe, etwa ein Unterbefehl oder ein Ordner, erlaubt höchstens so viele aufgezeichnete Aktionen anderer Läufe mit</translation>
    </message>
    <message>
        <source>Groups also allow at most:</source>
        <extracomment>Beside a number: how many recorded actions of other runs a group of a suggested policy may allow</extracomment>
        <translation>Gruppen erlauben zusätzlich höchstens:</translation>
    </message>
    <message>
        <source>covers %1, and %2 of other runs</source>
        <extracomment>Of a pattern. %1: how many recorded actions of the chosen runs it covers, %2: how many of other runs</extracomment>
        <translation>deckt %1 ab, und %2 aus anderen Läufen</translation>
    </message>
    <message>
        <source>as recorded</source>
        <extracomment>Of the dialect of a suggested policy: the code was recorded in it</extracomment>
        <translation>wie aufgezeichnet</translation>
    </message>
    <message>
        <source>Searching for the minimal policy…</source>
        <extracomment>In place of a suggested policy, while it is searched for</extracomment>
        <translation>Die minimale Richtlinie wird gesucht …</translation>
    </message>
</context>
<context>
    <name>vitrine::TableView</name>
    <message>
        <source>Table</source>
        <extracomment>Accessible name of a table that was read from a text</extracomment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <extracomment>Context menu of a table: comma-separated values</extracomment>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Als JSON kopieren</translation>
    </message>
</context>
<context>
    <name>vitrine::TextBlock</name>
    <message>
        <source>… %1 lines in total</source>
        <translation>… insgesamt %1 Zeilen</translation>
    </message>
</context>
<context>
    <name>vitrine::ThoughtLine</name>
    <message>
        <source>Thought</source>
        <extracomment>What the agent thought before it wrote its code; unfolds
----------
Accessible name of the whole thought of a step</extracomment>
        <translation>Gedanke</translation>
    </message>
    <message>
        <source>not recorded</source>
        <extracomment>In place of a thought that the log does not have</extracomment>
        <translation>nicht aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>vitrine::TimelinePane</name>
    <message>
        <source>To scale</source>
        <extracomment>Check box of the timeline: steps are as wide as the time that they took</extracomment>
        <translation>Maßstäblich</translation>
    </message>
    <message>
        <source>Timeline &amp;of:</source>
        <extracomment>Label of a choice: what the timeline is of</extracomment>
        <translation>Zeitleiste v&amp;on:</translation>
    </message>
    <message>
        <source>Steps of This Run</source>
        <extracomment>Choice: the timeline is of the steps of the selected run, or of all runs</extracomment>
        <translation>Schritte dieses Laufs</translation>
    </message>
    <message>
        <source>All Runs</source>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <extracomment>Button of the timeline</extracomment>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <extracomment>Button of the timeline</extracomment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show All</source>
        <extracomment>Button of the timeline: all of it is seen at once</extracomment>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <extracomment>Button of the timeline: the selected steps fill it</extracomment>
        <translation>Auswahl vergrößern</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Beside the title of the timeline. %1: number of a run, %2: &quot;9 steps&quot;</extracomment>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Beside the title of the timeline. %1: &quot;Run 1: 9 steps&quot;, %2: how long the run took when it was recorded</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Time spent in each step of the run, or each run of the trail. Select several to filter by them.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Zeitverbrauch jedes Schritts des Laufs oder jedes Laufs der Prüfspur. Mehrere auswählen, um danach zu filtern.</translation>
    </message>
</context>
<context>
    <name>vitrine::TimelineView</name>
    <message>
        <source>Timeline</source>
        <extracomment>Accessible name of the view of a run&apos;s steps over time</extracomment>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1. Recorded: %2. Replayed: %3.</source>
        <extracomment>Tip and words read aloud. %1: &quot;Step 2 of 9, OK&quot;, %2 and %3: durations or why there is none</extracomment>
        <translation>%1. Aufgezeichnet: %2. Wiederholt: %3.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Row of the timeline: how the steps ended</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Row of the timeline: how long the steps took when they were recorded</extracomment>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Row of the timeline: how long the code of the steps took here</extracomment>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Select a run to see its steps over time.</source>
        <translation>Wählen Sie einen Lauf, um seine Schritte im Verlauf zu sehen.</translation>
    </message>
    <message>
        <source>no calls</source>
        <extracomment>In the timeline: how many tools a step called</extracomment>
        <translation>keine Aufrufe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln Aufruf</numerusform>
            <numerusform>%Ln Aufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <extracomment>In the timeline: how many variables a step made</extracomment>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>In the timeline: how many variables a step changed</extracomment>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>In the timeline: a step set no variables</extracomment>
        <translation>nichts geändert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>In the timeline. %1: &quot;2 added&quot;, %2: &quot;1 changed&quot;
----------
Tip and words read aloud. %1: &quot;Step 2 of 9&quot;, %2: how it ended</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 Tools: %2.</source>
        <extracomment>Tip and words read aloud, behind a sentence. %1: that sentence, %2: &quot;2 calls&quot;</extracomment>
        <translation>%1 Werkzeuge: %2.</translation>
    </message>
    <message>
        <source>%1 Variables: %2.</source>
        <extracomment>Tip and words read aloud, behind a sentence. %1: that sentence, %2: &quot;2 added, 1 changed&quot;</extracomment>
        <translation>%1 Variablen: %2.</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Row of the timeline: which tools the steps called</extracomment>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Variables</source>
        <extracomment>Row of the timeline: which variables the steps set</extracomment>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>%1 Checkpoint available.</source>
        <extracomment>Tip and words read aloud, behind a sentence. %1: that sentence</extracomment>
        <translation>%1 Kontrollpunkt verfügbar.</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <extracomment>Row of the timeline: behind which steps the session can go back at once</extracomment>
        <translation>Kontrollpunkte</translation>
    </message>
    <message>
        <source>stored</source>
        <extracomment>In the timeline: the session can go back to the state after this step</extracomment>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>State after step %1</source>
        <extracomment>At a line in the timeline: what the other panes show. %1: number of a step</extracomment>
        <translation>Stand nach Schritt %1</translation>
    </message>
    <message>
        <source>no Python code</source>
        <extracomment>In the timeline, in place of a duration: a step that cannot run here</extracomment>
        <translation>kein Python-Code</translation>
    </message>
</context>
<context>
    <name>vitrine::ToolCallModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of a tool call</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title: name of a tool</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Column title: arguments of a tool call</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column title: what a tool call gave back</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Answered By</source>
        <extracomment>Column title: who answered a tool call</extracomment>
        <translation>Beantwortet von</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailCertifyCommand</name>
    <message>
        <source>Replay a run in the sandbox and save a certificate that others can repeat</source>
        <translation>Einen Lauf in der Sandbox wiederholen und ein Zertifikat speichern, das andere nachvollziehen können</translation>
    </message>
    <message>
        <source>The run, by its number in the trail</source>
        <translation>Der Lauf, nach seiner Nummer in der Prüfspur</translation>
    </message>
    <message>
        <source>Save the certificate to this file</source>
        <translation>Das Zertifikat in dieser Datei speichern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) replayed, %1 as recorded. Certificate saved to %2.</source>
        <extracomment>%n: number of steps that were replayed, %1: how many of them were the same as in the log, %2: file name</extracomment>
        <translation>
            <numerusform>%Ln Schritt wiederholt, %1 wie aufgezeichnet. Zertifikat in %2 gespeichert.</numerusform>
            <numerusform>%Ln Schritte wiederholt, %1 wie aufgezeichnet. Zertifikat in %2 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1 has no Python code to replay, so there is nothing to certify.</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>Lauf %1 hat keinen Python-Code zum Wiederholen, es gibt also nichts zu zertifizieren.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailCommand</name>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>Die Prüfspur</translation>
    </message>
    <message>
        <source>Run %1 is damaged and was skipped: %2</source>
        <extracomment>%1: number of a run, %2: technical detail</extracomment>
        <translation>Lauf %1 ist beschädigt und wurde übersprungen: %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>In place of a step&apos;s number, which cannot be read. %1: number of its row in the trail</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Run %1, step %2 is damaged and was skipped: %3</source>
        <extracomment>%1: number of a run, %2: number of a step in it, %3: technical detail</extracomment>
        <translation>Lauf %1, Schritt %2 ist beschädigt und wurde übersprungen: %3</translation>
    </message>
    <message>
        <source>This trail was written by a newer version of Vitrine and is read-only here.</source>
        <translation>Diese Prüfspur stammt von einer neueren Version von Vitrine und kann hier nur gelesen werden.</translation>
    </message>
    <message>
        <source>Run vitrine trail repair to recover the data into a new trail.</source>
        <translation>Mit vitrine trail repair lassen sich die Daten in einer neuen Prüfspur wiederherstellen.</translation>
    </message>
    <message>
        <source>The latest part of this trail is in %1, because a program is writing to it or it is read-only. Keep both files together; vitrine trail merge makes a complete copy.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Der neueste Teil dieser Prüfspur steht in %1, weil ein Programm sie schreibt oder sie schreibgeschützt ist. Beide Dateien gehören zusammen; vitrine trail merge erstellt eine vollständige Kopie.</translation>
    </message>
    <message>
        <source>Not verified, because the trail is large. Run vitrine trail verify to check it.</source>
        <translation>Nicht geprüft, weil die Prüfspur groß ist. Prüfen Sie sie mit vitrine trail verify.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailExportCommand</name>
    <message>
        <source>Export runs in another format</source>
        <translation>Läufe in ein anderes Format exportieren</translation>
    </message>
    <message>
        <source>Write to a file</source>
        <translation>In eine Datei schreiben</translation>
    </message>
    <message>
        <source>Only the runs with these numbers</source>
        <translation>Nur die Läufe mit diesen Nummern</translation>
    </message>
    <message>
        <source>Only runs with a step that matches this filter</source>
        <translation>Nur Läufe mit einem Schritt, auf den dieser Filter zutrifft</translation>
    </message>
    <message>
        <source>Include the proof of each step in an HTML report</source>
        <translation>Den Beweis jedes Schritts in einen HTML-Bericht aufnehmen</translation>
    </message>
    <message>
        <source>This format holds a single run: choose one with --run.</source>
        <translation>Dieses Format enthält einen einzigen Lauf: Wählen Sie ihn mit --run.</translation>
    </message>
    <message>
        <source>--proofs has no effect on this format: only HTML reports contain proofs.</source>
        <translation>--proofs hat bei diesem Format keine Wirkung: Nur HTML-Berichte enthalten Beweise.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have no proof: %1</source>
        <extracomment>%1: why the first of them has none</extracomment>
        <translation>
            <numerusform>%Ln Schritt hat keinen Beweis: %1</numerusform>
            <numerusform>%Ln Schritte haben keinen Beweis: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Export format; memory and atif can be imported again</source>
        <translation>Exportformat; memory und atif lassen sich wieder importieren</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailKeyCommand</name>
    <message>
        <source>Print the verifier key of a sealing key</source>
        <translation>Den Prüfschlüssel eines Siegelschlüssels ausgeben</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Private key file (Ed25519, PEM)</source>
        <translation>Datei des privaten Schlüssels (Ed25519, PEM)</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailListCommand</name>
    <message>
        <source>List the runs of a trail</source>
        <translation>Die Läufe einer Prüfspur auflisten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Mit Code</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>No runs.</source>
        <translation>Keine Läufe.</translation>
    </message>
    <message>
        <source>The import of %1 was interrupted when the program ended. Import it again to complete it.</source>
        <extracomment>%1: name of a log</extracomment>
        <translation>Der Import von %1 wurde durch das Programmende unterbrochen. Importieren Sie erneut, um ihn zu vervollständigen.</translation>
    </message>
    <message>
        <source>(hooks of run %1)</source>
        <extracomment>A recording of a session, whose own log is another run. %1: number of that run</extracomment>
        <translation>(Hooks von Lauf %1)</translation>
    </message>
    <message>
        <source>%1, damaged</source>
        <extracomment>State of a run that was modified outside of the program. %1: &quot;Success&quot;</extracomment>
        <translation>%1, beschädigt</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailMergeCommand</name>
    <message>
        <source>Merge trails; every chain, seal and proof remains valid</source>
        <translation>Prüfspuren zusammenführen; jede Kette, jedes Siegel und jeder Beweis bleibt gültig</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>Trails to merge; they are not changed</source>
        <translation>Zusammenzuführende Prüfspuren; sie werden nicht verändert</translation>
    </message>
    <message>
        <source>Target trail, new or existing; trails it already contains are skipped</source>
        <translation>Ziel-Prüfspur, neu oder vorhanden; bereits enthaltene Prüfspuren werden übersprungen</translation>
    </message>
    <message>
        <source>%1: already merged</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1: bereits zusammengeführt</translation>
    </message>
    <message>
        <source>%1: runs: %2, executions: %3, entries: %4</source>
        <extracomment>%1: name of a file, %2 to %4: numbers</extracomment>
        <translation>%1: Läufe: %2, Ausführungen: %3, Einträge: %4</translation>
    </message>
    <message>
        <source>still running when copied, marked as interrupted: %1</source>
        <extracomment>%1: number of executions</extracomment>
        <translation>beim Kopieren noch laufend, als unterbrochen markiert: %1</translation>
    </message>
    <message>
        <source>%1 was not created, because not all trails could be merged.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wurde nicht erstellt, weil nicht alle Prüfspuren zusammengeführt werden konnten.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailProveCommand</name>
    <message>
        <source>Print a proof that a step is in the trail</source>
        <translation>Einen Beweis ausgeben, dass ein Schritt in der Prüfspur enthalten ist</translation>
    </message>
    <message>
        <source>The step, by its number in the trail</source>
        <translation>Der Schritt, nach seiner Nummer in der Prüfspur</translation>
    </message>
    <message>
        <source>The execution, by its number in the trail</source>
        <translation>Die Ausführung, nach ihrer Nummer in der Prüfspur</translation>
    </message>
    <message>
        <source>Print a proof of inclusion for the entry with this number</source>
        <translation>Einen Beweis ausgeben, dass der Eintrag mit dieser Nummer enthalten ist</translation>
    </message>
    <message>
        <source>Number of entries in the tree; default: those of the newest seal</source>
        <translation>Anzahl der Einträge im Baum; Vorgabe: die des neuesten Siegels</translation>
    </message>
    <message>
        <source>Print a proof of consistency since this checkpoint (a file, or a number of entries)</source>
        <translation>Einen Konsistenzbeweis seit diesem Kontrollpunkt ausgeben (Datei oder Anzahl der Einträge)</translation>
    </message>
    <message>
        <source>Later checkpoint; default: the newest seal</source>
        <translation>Späterer Kontrollpunkt; Vorgabe: das neueste Siegel</translation>
    </message>
    <message>
        <source>Specify --step, --execution, --entry or --from.</source>
        <translation>Geben Sie --step, --execution, --entry oder --from an.</translation>
    </message>
    <message>
        <source>%1 does not belong to this trail&apos;s history, so nothing can be proven. Keep it: it may show that the history was rewritten.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 gehört nicht zum Verlauf dieser Prüfspur, daher lässt sich nichts beweisen. Bewahren Sie die Datei auf: Sie kann zeigen, dass der Verlauf umgeschrieben wurde.</translation>
    </message>
    <message>
        <source>The earlier checkpoint has %1 entries, more than the later one with %2.</source>
        <extracomment>%1 and %2: numbers of entries</extracomment>
        <translation>Der frühere Kontrollpunkt hat %1 Einträge, mehr als der spätere mit %2.</translation>
    </message>
    <message>
        <source>The trail is damaged here, so nothing can be proven: what the entry covers does not match the chain. Run vitrine trail verify for details.</source>
        <translation>Die Prüfspur ist hier beschädigt, daher lässt sich nichts beweisen: Die Daten des Eintrags passen nicht zur Kette. Einzelheiten zeigt vitrine trail verify.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailPruneCommand</name>
    <message>
        <source>Delete or move old runs; the rest of the trail still verifies</source>
        <translation>Alte Läufe löschen oder verschieben; der Rest der Prüfspur bleibt prüfbar</translation>
    </message>
    <message>
        <source>Runs that ended longer ago than this: a number and h, d, w or y, such as 90d</source>
        <translation>Läufe, deren Ende länger her ist: eine Zahl und h, d, w oder y, etwa 90d</translation>
    </message>
    <message>
        <source>Runs that ended before this day or time</source>
        <translation>Läufe, die vor diesem Tag oder Zeitpunkt endeten</translation>
    </message>
    <message>
        <source>Runs whose agent worked in this folder or below; with an age, both must apply</source>
        <translation>Läufe, deren Agent in diesem Ordner oder darunter arbeitete; zusammen mit einem Alter muss beides zutreffen</translation>
    </message>
    <message>
        <source>Move the runs into a new trail, which is verified before they are deleted here</source>
        <translation>Die Läufe in eine neue Prüfspur verschieben, die geprüft wird, bevor sie hier gelöscht werden</translation>
    </message>
    <message>
        <source>Reason, recorded in the trail</source>
        <translation>Grund, wird in der Prüfspur aufgezeichnet</translation>
    </message>
    <message>
        <source>Only list the runs; change nothing (default without --yes)</source>
        <translation>Nur die Läufe auflisten; nichts ändern (Voreinstellung ohne --yes)</translation>
    </message>
    <message>
        <source>Delete or move the runs permanently</source>
        <translation>Die Läufe endgültig löschen oder verschieben</translation>
    </message>
    <message>
        <source>--older-than expects a number and a unit (h, d, w, y), such as 90d.</source>
        <translation>--older-than erwartet eine Zahl und eine Einheit (h, d, w, y), etwa 90d.</translation>
    </message>
    <message>
        <source>--before expects a day or time, such as 2026-01-31 or 2026-01-31T12:00:00Z.</source>
        <translation>--before erwartet einen Tag oder Zeitpunkt, etwa 2026-01-31 oder 2026-01-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>Specify which runs: --older-than, --before or --project.</source>
        <translation>Geben Sie an, welche Läufe: --older-than, --before oder --project.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) match</source>
        <extracomment>%n: number of runs that a rule applies to</extracomment>
        <translation>
            <numerusform>%Ln Lauf passt</numerusform>
            <numerusform>%Ln Läufe passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed. Add --yes to delete them.</source>
        <translation>Es wurde nichts geändert. Fügen Sie --yes hinzu, um sie zu löschen.</translation>
    </message>
    <message>
        <source>Nothing was deleted: runs of a damaged trail are evidence of the damage. See vitrine trail verify and vitrine trail repair.</source>
        <translation>Es wurde nichts gelöscht: Läufe einer beschädigten Prüfspur belegen den Schaden. Siehe vitrine trail verify und vitrine trail repair.</translation>
    </message>
    <message>
        <source>Nothing was deleted. Close other programs that use the trail, and try again.</source>
        <translation>Es wurde nichts gelöscht. Schließen Sie andere Programme, die die Prüfspur verwenden, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>runs: %1, steps: %2, executions: %3</source>
        <extracomment>%1: number of runs, %2: of steps, %3: of executions</extracomment>
        <translation>Läufe: %1, Schritte: %2, Ausführungen: %3</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1: &quot;runs: 3, steps: 40, executions: 2&quot;, %2: name of a file</extracomment>
        <translation>Gelöscht: %1</translation>
    </message>
    <message>
        <source>Moved to %2: %1</source>
        <translation>Nach %2 verschoben: %1</translation>
    </message>
    <message>
        <source>The file could not be shrunk: not enough disk space. The deleted data has been overwritten.</source>
        <translation>Die Datei konnte nicht verkleinert werden: zu wenig Speicherplatz. Die gelöschten Daten sind überschrieben.</translation>
    </message>
    <message>
        <source>Nothing was moved or deleted.</source>
        <translation>Es wurde nichts verschoben oder gelöscht.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRedactCommand</name>
    <message>
        <source>Redact texts in a trail; the rest still verifies</source>
        <translation>Texte in einer Prüfspur schwärzen; der Rest bleibt überprüfbar</translation>
    </message>
    <message>
        <source>Redact all texts that contain this</source>
        <translation>Alle Texte schwärzen, die dies enthalten</translation>
    </message>
    <message>
        <source>Redact a field of this step (number in the trail); needs --field</source>
        <translation>Ein Feld dieses Schritts schwärzen (Nummer in der Prüfspur); braucht --field</translation>
    </message>
    <message>
        <source>Field of that step to redact: code, thought, outputs, message …</source>
        <translation>Zu schwärzendes Feld dieses Schritts: code, thought, outputs, message …</translation>
    </message>
    <message>
        <source>Reason, recorded in the trail</source>
        <translation>Grund, wird in der Prüfspur aufgezeichnet</translation>
    </message>
    <message>
        <source>Redact in a copy</source>
        <translation>In einer Kopie schwärzen</translation>
    </message>
    <message>
        <source>Redact this trail permanently</source>
        <translation>Diese Prüfspur dauerhaft schwärzen</translation>
    </message>
    <message>
        <source>Redacted texts: %1</source>
        <translation>Geschwärzte Texte: %1</translation>
    </message>
    <message>
        <source>Names and other short values kept: %1</source>
        <translation>Behaltene Namen und andere kurze Werte: %1</translation>
    </message>
    <message>
        <source>Field “%1” cannot be redacted. Fields: %2</source>
        <extracomment>%1: what was asked for, %2: names, with commas between them</extracomment>
        <translation>Feld „%1“ kann nicht geschwärzt werden. Felder: %2</translation>
    </message>
    <message>
        <source>Redact all texts with findings of this kind: secrets, personal, all</source>
        <translation>Alle Texte mit Befunden dieser Art schwärzen: secrets, personal, all</translation>
    </message>
    <message>
        <source>--findings expects secrets, personal or all.</source>
        <translation>--findings erwartet secrets, personal oder all.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <extracomment>%n: number of secrets or personal data that were found</extracomment>
        <translation>
            <numerusform>%Ln Befund</numerusform>
            <numerusform>%Ln Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Only list the findings, masked; change nothing (default without --into and --in-place)</source>
        <translation>Nur die Befunde maskiert auflisten; nichts ändern (Voreinstellung ohne --into und --in-place)</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Columns of a table: number of a run, number of a step in it, part of the step such as &quot;code&quot;</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <translation>Auszug</translation>
    </message>
    <message>
        <source>Nothing was changed. Redact them in a copy with --into FILE, or here with --in-place.</source>
        <translation>Es wurde nichts geändert. Schwärzen Sie sie mit --into DATEI in einer Kopie oder mit --in-place hier.</translation>
    </message>
    <message>
        <source>No copy was written, because there is nothing to redact.</source>
        <translation>Es wurde keine Kopie geschrieben, da es nichts zu schwärzen gibt.</translation>
    </message>
    <message>
        <source>Specify what to redact: --containing, --findings, or --step with --field.</source>
        <translation>Geben Sie an, was geschwärzt werden soll: --containing, --findings oder --step mit --field.</translation>
    </message>
    <message>
        <source>Specify where: --into writes a redacted copy, --in-place changes this trail.</source>
        <translation>Geben Sie an, wo: --into schreibt eine geschwärzte Kopie, --in-place ändert diese Prüfspur.</translation>
    </message>
    <message>
        <source>Nothing was redacted: a damaged trail is evidence of the damage. --into writes a redacted copy.</source>
        <translation>Es wurde nichts geschwärzt: Eine beschädigte Prüfspur belegt den Schaden. --into schreibt eine geschwärzte Kopie.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailReindexCommand</name>
    <message>
        <source>Rebuild the search and statistics indexes</source>
        <translation>Die Indizes für Suche und Statistik neu aufbauen</translation>
    </message>
    <message>
        <source>Indexes rebuilt.</source>
        <translation>Indizes neu aufgebaut.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRepairCommand</name>
    <message>
        <source>Recover a damaged trail into a new one</source>
        <translation>Eine beschädigte Prüfspur in eine neue retten</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>Die Prüfspur</translation>
    </message>
    <message>
        <source>The new trail</source>
        <translation>Die neue Prüfspur</translation>
    </message>
    <message numerus="yes">
        <source>%1: damaged, recovered %Ln row(s)</source>
        <extracomment>%1: name of a table, %n: number of rows</extracomment>
        <translation>
            <numerusform>%1: beschädigt, %Ln Zeile gerettet</numerusform>
            <numerusform>%1: beschädigt, %Ln Zeilen gerettet</numerusform>
        </translation>
    </message>
    <message>
        <source>Dropped: %1 (not part of a trail)</source>
        <extracomment>Part of a damaged file that is not part of a trail. %1: type and name in SQL, e.g. &quot;trigger x&quot;</extracomment>
        <translation>Weggelassen: %1 (gehört nicht zu einer Prüfspur)</translation>
    </message>
    <message>
        <source>No run was recovered.</source>
        <translation>Kein Lauf wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>Recovered: runs %1, steps %2, executions %3, texts %4, entries of the chain %5</source>
        <extracomment>Parts of a damaged trail. %1 to %5: numbers</extracomment>
        <translation>Wiederhergestellt: Läufe %1, Schritte %2, Ausführungen %3, Texte %4, Einträge der Kette %5</translation>
    </message>
    <message>
        <source>The new trail is damaged at entry %1: %2. Run vitrine trail verify for details.</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>Die neue Prüfspur ist ab Eintrag %1 beschädigt: %2. Einzelheiten zeigt vitrine trail verify.</translation>
    </message>
    <message>
        <source>All data was recovered, and the chain is intact.</source>
        <translation>Alle Daten wurden wiederhergestellt, und die Kette ist unversehrt.</translation>
    </message>
    <message>
        <source>All rows were recovered; changed data is still marked as damaged.</source>
        <translation>Alle Zeilen wurden wiederhergestellt; veränderte Daten sind weiterhin als beschädigt gekennzeichnet.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSealCommand</name>
    <message>
        <source>Sign everything recorded in a trail so far</source>
        <translation>Alles bisher in einer Prüfspur Aufgezeichnete signieren</translation>
    </message>
    <message>
        <source>Save a checkpoint file; store it where it cannot be changed</source>
        <translation>Eine Kontrollpunktdatei speichern; bewahren Sie sie vor Änderungen geschützt auf</translation>
    </message>
    <message>
        <source>Public key: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Öffentlicher Schlüssel: %1</translation>
    </message>
    <message>
        <source>Root: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Wurzel: %1</translation>
    </message>
    <message>
        <source>Keep the public key, or a checkpoint (--checkpoint FILE), elsewhere: a seal is only convincing to someone who has its key or checkpoint from another source.</source>
        <translation>Bewahren Sie den öffentlichen Schlüssel oder einen Kontrollpunkt (--checkpoint FILE) anderswo auf: Ein Siegel überzeugt nur jemanden, der Schlüssel oder Kontrollpunkt aus anderer Quelle hat.</translation>
    </message>
    <message>
        <source>Save the checkpoint as a signed note, for tools that verify transparency logs</source>
        <translation>Den Kontrollpunkt als signierte Notiz speichern, für Werkzeuge, die Transparenzprotokolle prüfen</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSearchCommand</name>
    <message>
        <source>Find the steps that match a filter</source>
        <translation>Schritte finden, auf die ein Filter zutrifft</translation>
    </message>
    <message>
        <source>The filter, for example: status == blocked and import in (&quot;sympy&quot;, &quot;numpy&quot;)</source>
        <translation>Der Filter, zum Beispiel: status == blocked and import in (&quot;sympy&quot;, &quot;numpy&quot;)</translation>
    </message>
    <message>
        <source>Maximum number of hits</source>
        <translation>Höchstzahl der Treffer</translation>
    </message>
    <message>
        <source>Print only the number of hits</source>
        <translation>Nur die Trefferzahl ausgeben</translation>
    </message>
    <message>
        <source>Show the filter&apos;s SQL and query plan</source>
        <translation>SQL und Abfrageplan des Filters zeigen</translation>
    </message>
    <message>
        <source>List the fields and functions of the filter language</source>
        <translation>Felder und Funktionen der Filtersprache auflisten</translation>
    </message>
    <message>
        <source>run %1, step %2</source>
        <extracomment>A hit of a search. %1: number of the run, %2: number of the step in it</extracomment>
        <translation>Lauf %1, Schritt %2</translation>
    </message>
    <message>
        <source>session %1, step %2</source>
        <extracomment>A hit of a search. %1: number of a session without a run, %2: number of the step in it</extracomment>
        <translation>Sitzung %1, Schritt %2</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailShowCommand</name>
    <message>
        <source>Show runs with their steps and executions</source>
        <translation>Läufe mit Schritten und Ausführungen zeigen</translation>
    </message>
    <message>
        <source>Only the run with this number</source>
        <translation>Nur der Lauf mit dieser Nummer</translation>
    </message>
    <message>
        <source>Only the step at this position in its run</source>
        <translation>Nur der Schritt an dieser Position seines Laufs</translation>
    </message>
    <message>
        <source>Session %1, step %2</source>
        <extracomment>%1: number of a session without a run, %2: number of a step in it</extracomment>
        <translation>Sitzung %1, Schritt %2</translation>
    </message>
    <message>
        <source>Print the raw log bytes of one step, if the log is unchanged</source>
        <translation>Die Rohbytes eines Schritts aus dem Protokoll ausgeben, falls es unverändert ist</translation>
    </message>
    <message>
        <source>Decision of the hook: %1, by %2</source>
        <extracomment>About a tool call of a step. %1: &quot;allow&quot;, &quot;ask&quot;, &quot;deny&quot; or &quot;none&quot;, %2: &quot;policy&quot; or the name of a person</extracomment>
        <translation>Entscheidung des Hooks: %1, durch %2</translation>
    </message>
    <message>
        <source>Decision of the hook on %1 (%2): %3, by %4</source>
        <extracomment>About one of several tool calls of a step. %1: the tool, %2: the identity of the call, %3: &quot;allow&quot;, &quot;ask&quot;, &quot;deny&quot; or &quot;none&quot;, %4: &quot;policy&quot; or the name of a person</extracomment>
        <translation>Entscheidung des Hooks über %1 (%2): %3, durch %4</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSqlCommand</name>
    <message>
        <source>Query a trail with read-only SQL</source>
        <translation>Eine Prüfspur mit nur lesendem SQL abfragen</translation>
    </message>
    <message>
        <source>One SELECT; default: list the views</source>
        <translation>Ein SELECT; Vorgabe: die Sichten auflisten</translation>
    </message>
    <message>
        <source>Time limit in seconds</source>
        <translation>Zeitgrenze in Sekunden</translation>
    </message>
    <message>
        <source>Maximum number of rows</source>
        <translation>Höchstzahl der Zeilen</translation>
    </message>
    <message>
        <source>More rows are available; raise --rows.</source>
        <translation>Weitere Zeilen sind vorhanden; erhöhen Sie --rows.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailStatsCommand</name>
    <message>
        <source>Print statistics of a trail</source>
        <translation>Statistik einer Prüfspur ausgeben</translation>
    </message>
    <message>
        <source>Group by run, agent, model, policy or day</source>
        <translation>Nach Lauf, Agent, Modell, Richtlinie oder Tag gruppieren</translation>
    </message>
    <message>
        <source>JSON file with prices per million tokens: {&quot;model&quot;: {&quot;input&quot;: 2.5, &quot;output&quot;: 10}}</source>
        <translation>JSON-Datei mit Preisen pro Million Tokens: {&quot;model&quot;: {&quot;input&quot;: 2.5, &quot;output&quot;: 10}}</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Column of a list of errors and denials by kind: how many steps ended so</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Mit Code</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Werkzeugaufrufe</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Tokens ein</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Tokens aus</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Imports:</source>
        <translation>Importe:</translation>
    </message>
    <message>
        <source>Tools:</source>
        <translation>Werkzeuge:</translation>
    </message>
    <message>
        <source>Replays:</source>
        <translation>Wiederholungen:</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Most often</source>
        <translation>Am häufigsten</translation>
    </message>
    <message numerus="yes">
        <source>Graders: %Ln turn(s), %1 tokens in, %2 tokens out; not included above.</source>
        <extracomment>Statistics of a trail. %n: turns of a model that judges runs, %1 and %2: its tokens</extracomment>
        <translation>
            <numerusform>Bewerter: %Ln Beitrag, %1 Tokens ein, %2 Tokens aus; oben nicht enthalten.</numerusform>
            <numerusform>Bewerter: %Ln Beiträge, %1 Tokens ein, %2 Tokens aus; oben nicht enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Error or denial</source>
        <translation>Fehler oder Ablehnung</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailTilesCommand</name>
    <message>
        <source>Export the tree of the newest seal as tiles of a transparency log</source>
        <translation>Den Baum des neuesten Siegels als Kacheln eines Transparenzprotokolls exportieren</translation>
    </message>
    <message>
        <source>The folder; existing tiles in it are replaced</source>
        <translation>Der Ordner; vorhandene Kacheln darin werden ersetzt</translation>
    </message>
    <message>
        <source>The trail is not sealed. Run vitrine trail seal first.</source>
        <translation>Die Prüfspur ist nicht versiegelt. Führen Sie zuerst vitrine trail seal aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) written</source>
        <extracomment>%n: number of files</extracomment>
        <translation>
            <numerusform>%Ln Datei geschrieben</numerusform>
            <numerusform>%Ln Dateien geschrieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailTimestampCommand</name>
    <message>
        <source>Time-stamp the newest seal with an authority (RFC 3161)</source>
        <translation>Das neueste Siegel von einer Zeitstempelstelle stempeln lassen (RFC 3161)</translation>
    </message>
    <message>
        <source>Save the request for the authority to a file; nothing is sent</source>
        <translation>Die Anfrage an die Stelle in eine Datei speichern; nichts wird gesendet</translation>
    </message>
    <message>
        <source>Check the authority&apos;s response and record it in the trail</source>
        <translation>Die Antwort der Stelle prüfen und in der Prüfspur aufzeichnen</translation>
    </message>
    <message>
        <source>Trusted certificates (PEM) to verify the response&apos;s signature</source>
        <translation>Vertrauenswürdige Zertifikate (PEM) zum Prüfen der Signatur der Antwort</translation>
    </message>
    <message>
        <source>The trail is not sealed. Run vitrine trail seal first.</source>
        <translation>Die Prüfspur ist nicht versiegelt. Führen Sie zuerst vitrine trail seal aus.</translation>
    </message>
    <message>
        <source>Request saved. It covers the note that vitrine trail seal --note saves.</source>
        <translation>Anfrage gespeichert. Sie deckt die Notiz ab, die vitrine trail seal --note speichert.</translation>
    </message>
    <message>
        <source>The authority states that the newest seal existed at %1.</source>
        <extracomment>%1: date and time, ISO 8601</extracomment>
        <translation>Laut der Zeitstempelstelle existierte das neueste Siegel am %1.</translation>
    </message>
    <message>
        <source>The authority&apos;s signature was not checked. Specify its certificates with --certificates.</source>
        <translation>Die Signatur der Stelle wurde nicht geprüft. Geben Sie ihre Zertifikate mit --certificates an.</translation>
    </message>
    <message>
        <source>Send the request (a hash of the seal) to the authority at this address, and record its response</source>
        <translation>Die Anfrage (einen Hash des Siegels) an die Zeitstempelstelle unter dieser Adresse senden und ihre Antwort aufzeichnen</translation>
    </message>
    <message>
        <source>Specify --tsa, --request or --response.</source>
        <translation>Geben Sie --tsa, --request oder --response an.</translation>
    </message>
    <message>
        <source>--tsa expects an address, such as https://tsa.example.org/.</source>
        <translation>--tsa erwartet eine Adresse, etwa https://tsa.example.org/.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailVerifierCommand</name>
    <message>
        <source>Print the location of the page that checks proofs, notes and reports without Vitrine</source>
        <translation>Den Ort der Seite ausgeben, die Beweise, Notizen und Berichte ohne Vitrine prüft</translation>
    </message>
    <message>
        <source>Save a copy of the page, for someone without Vitrine</source>
        <translation>Eine Kopie der Seite speichern, für jemanden ohne Vitrine</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>The page is not installed beside this program. Save a copy with --output FILE.</source>
        <translation>Die Seite ist nicht neben diesem Programm installiert. Speichern Sie eine Kopie mit --output FILE.</translation>
    </message>
    <message>
        <source>Saved %1. Open it in a browser; no network is needed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 gespeichert. Öffnen Sie die Seite in einem Browser; ein Netzwerk ist nicht nötig.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailVerifyCommand</name>
    <message>
        <source>Verify that a trail is unchanged</source>
        <translation>Prüfen, dass eine Prüfspur unverändert ist</translation>
    </message>
    <message>
        <source>entries: %1</source>
        <extracomment>The chain of a trail holds. %1: number of its entries</extracomment>
        <translation>Einträge: %1</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>not sealed: anyone with write access could have rebuilt the chain</source>
        <translation>nicht versiegelt: Jeder mit Schreibzugriff könnte die Kette neu erzeugt haben</translation>
    </message>
    <message>
        <source>Compare with a checkpoint file</source>
        <translation>Mit einer Kontrollpunktdatei vergleichen</translation>
    </message>
    <message>
        <source>Accept only seals of this public key (hexadecimal)</source>
        <translation>Nur Siegel dieses öffentlichen Schlüssels anerkennen (hexadezimal)</translation>
    </message>
    <message>
        <source>No trail given. Name a trail, or a proof with --proof.</source>
        <translation>Keine Prüfspur angegeben. Nennen Sie eine Prüfspur, oder mit --proof einen Beweis.</translation>
    </message>
    <message>
        <source>The proof is valid</source>
        <translation>Der Beweis ist gültig</translation>
    </message>
    <message>
        <source>Public key: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Öffentlicher Schlüssel: %1</translation>
    </message>
    <message>
        <source>The trail matches the checkpoint.</source>
        <translation>Die Prüfspur stimmt mit dem Kontrollpunkt überein.</translation>
    </message>
    <message>
        <source>The checkpoint belongs to another trail.</source>
        <translation>Der Kontrollpunkt gehört zu einer anderen Prüfspur.</translation>
    </message>
    <message>
        <source>The trail is shorter than the checkpoint: entries at the end are missing.</source>
        <translation>Die Prüfspur ist kürzer als der Kontrollpunkt: Einträge am Ende fehlen.</translation>
    </message>
    <message>
        <source>The checkpoint&apos;s signature is invalid.</source>
        <translation>Die Signatur des Kontrollpunkts ist ungültig.</translation>
    </message>
    <message>
        <source>The checkpoint was signed with another key.</source>
        <translation>Der Kontrollpunkt wurde mit einem anderen Schlüssel signiert.</translation>
    </message>
    <message>
        <source>The trail does not match the checkpoint&apos;s history.</source>
        <translation>Die Prüfspur stimmt nicht mit dem Verlauf des Kontrollpunkts überein.</translation>
    </message>
    <message>
        <source>A text in the proof differs from the recorded text.</source>
        <translation>Ein Text im Beweis weicht vom aufgezeichneten ab.</translation>
    </message>
    <message>
        <source>The step is not part of the trail named in the proof.</source>
        <translation>Der Schritt gehört nicht zu der im Beweis genannten Prüfspur.</translation>
    </message>
    <message>
        <source>No seal covers this step: the proof does not rule out a fabricated trail.</source>
        <translation>Kein Siegel deckt diesen Schritt ab: Der Beweis schließt eine erfundene Prüfspur nicht aus.</translation>
    </message>
    <message>
        <source>The seal uses a different key.</source>
        <translation>Das Siegel verwendet einen anderen Schlüssel.</translation>
    </message>
    <message>
        <source>The seal does not match the checkpoint.</source>
        <translation>Das Siegel stimmt nicht mit dem Kontrollpunkt überein.</translation>
    </message>
    <message>
        <source>The seal&apos;s signature is invalid.</source>
        <translation>Die Signatur des Siegels ist ungültig.</translation>
    </message>
    <message>
        <source>merged from %1, entries: %2</source>
        <extracomment>A trail that was merged into this one. %1: its identity, hexadecimal digits, %2: number of its entries</extracomment>
        <translation>aufgenommen aus %1, Einträge: %2</translation>
    </message>
    <message>
        <source>Not compared</source>
        <extracomment>The chain of a trail holds, but the checkpoint that it should be compared with is none of it</extracomment>
        <translation>Nicht verglichen</translation>
    </message>
    <message numerus="yes">
        <source>sealed but invalid: the first %Ln entries</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>versiegelt, aber ungültig: der erste Eintrag</numerusform>
            <numerusform>versiegelt, aber ungültig: die ersten %Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sealed: the first %Ln entries, with the key %1</source>
        <extracomment>%n: number of entries, %1: public key, hexadecimal digits</extracomment>
        <translation>
            <numerusform>versiegelt: der erste Eintrag, mit dem Schlüssel %1</numerusform>
            <numerusform>versiegelt: die ersten %Ln Einträge, mit dem Schlüssel %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Also check the search and statistics indexes; takes longer</source>
        <translation>Auch die Indizes für Suche und Statistik prüfen; dauert länger</translation>
    </message>
    <message>
        <source>The indexes match the recorded data.</source>
        <translation>Die Indizes stimmen mit den aufgezeichneten Daten überein.</translation>
    </message>
    <message>
        <source>The indexes do not match the recorded data: searches may miss steps.</source>
        <translation>Die Indizes stimmen nicht mit den aufgezeichneten Daten überein: Suchen können Schritte übersehen.</translation>
    </message>
    <message numerus="yes">
        <source>steps with wrong index words, %Ln in total: %1</source>
        <extracomment>%1: numbers of steps in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>Schritt mit falschen Indexwörtern: %1</numerusform>
            <numerusform>Schritte mit falschen Indexwörtern, insgesamt %Ln: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>runs with wrong index words or totals, %Ln in total: %1</source>
        <extracomment>%1: numbers of runs in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>Lauf mit falschen Indexwörtern oder Summen: %1</numerusform>
            <numerusform>Läufe mit falschen Indexwörtern oder Summen, insgesamt %Ln: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>executions with wrong index words, %Ln in total: %1</source>
        <extracomment>%1: numbers of executions in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>Ausführung mit falschen Indexwörtern: %1</numerusform>
            <numerusform>Ausführungen mit falschen Indexwörtern, insgesamt %Ln: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>words missing from the substring index: %1</source>
        <translation>im Teilwortindex fehlende Wörter: %1</translation>
    </message>
    <message>
        <source>The recorded data is not affected. Rebuild the indexes with vitrine trail reindex.</source>
        <translation>Die aufgezeichneten Daten sind nicht betroffen. Bauen Sie die Indizes mit vitrine trail reindex neu auf.</translation>
    </message>
    <message>
        <source>the database schema is not that of a trail: %1</source>
        <extracomment>%1: parts of a database file, in SQL&apos;s words, e.g. &quot;foreign trigger x&quot;</extracomment>
        <translation>das Datenbankschema ist nicht das einer Prüfspur: %1</translation>
    </message>
    <message>
        <source>No entry was read. Run vitrine trail repair to recover the data into a new trail.</source>
        <translation>Kein Eintrag wurde gelesen. Retten Sie die Daten mit vitrine trail repair in eine neue Prüfspur.</translation>
    </message>
    <message>
        <source>runs recorded live: %1</source>
        <extracomment>%1: channels, each with a number of runs, such as &quot;hook 2, module 1&quot;</extracomment>
        <translation>live aufgezeichnete Läufe: %1</translation>
    </message>
    <message>
        <source>runs imported from logs: %1</source>
        <extracomment>%1: number of runs</extracomment>
        <translation>aus Protokollen importierte Läufe: %1</translation>
    </message>
    <message>
        <source>scratch runs: %1</source>
        <extracomment>%1: number of runs</extracomment>
        <translation>eigene Läufe: %1</translation>
    </message>
    <message>
        <source>runs deleted: %1, at %2 by %3</source>
        <extracomment>Runs that are no longer in a trail, as it says itself. %1: number of runs, %2: time, %3: name of a user</extracomment>
        <translation>Läufe gelöscht: %1, am %2 von %3</translation>
    </message>
    <message>
        <source>runs moved: %1, at %2 by %3, to the trail %4</source>
        <extracomment>The same with: %4: identity of a trail, hexadecimal digits</extracomment>
        <translation>Läufe verschoben: %1, am %2 von %3, in die Prüfspur %4</translation>
    </message>
    <message>
        <source>wrong roots of stored subtrees: %1</source>
        <translation>falsche Wurzeln gespeicherter Teilbäume: %1</translation>
    </message>
    <message>
        <source>Trusted certificates (PEM) to verify the signatures of recorded time stamps</source>
        <translation>Vertrauenswürdige Zertifikate (PEM) zum Prüfen der Signaturen aufgezeichneter Zeitstempel</translation>
    </message>
    <message>
        <source>No valid seal of the key %1 was found.</source>
        <translation>Es wurde kein gültiges Siegel des Schlüssels %1 gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: invalid</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>Zeitstempel des ersten Eintrags: ungültig</numerusform>
            <numerusform>Zeitstempel der ersten %Ln Einträge: ungültig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: %1</source>
        <extracomment>%n: number of entries, %1: date and time, ISO 8601</extracomment>
        <translation>
            <numerusform>Zeitstempel des ersten Eintrags: %1</numerusform>
            <numerusform>Zeitstempel der ersten %Ln Einträge: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: %1 (signature not checked; specify --certificates)</source>
        <extracomment>%n: number of entries, %1: date and time, ISO 8601</extracomment>
        <translation>
            <numerusform>Zeitstempel des ersten Eintrags: %1 (Signatur nicht geprüft; geben Sie --certificates an)</numerusform>
            <numerusform>Zeitstempel der ersten %Ln Einträge: %1 (Signatur nicht geprüft; geben Sie --certificates an)</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork: the checkpoint and a seal of this trail cover the same number of entries, but have different roots. Keep both: together they prove that the history was rewritten.</source>
        <translation>Gabelung: Der Kontrollpunkt und ein Siegel dieser Prüfspur umfassen gleich viele Einträge, haben aber verschiedene Wurzeln. Bewahren Sie beide auf: Zusammen beweisen sie, dass der Verlauf umgeschrieben wurde.</translation>
    </message>
    <message>
        <source>The key was not compared: anyone can create a valid proof. Specify a key that you know with --key.</source>
        <translation>Der Schlüssel wurde nicht verglichen: Jeder kann einen gültigen Beweis erstellen. Geben Sie einen Schlüssel, den Sie kennen, mit --key an.</translation>
    </message>
    <message>
        <source>No time stamp was found that the certificates verify.</source>
        <translation>Es wurde kein Zeitstempel gefunden, den die Zertifikate bestätigen.</translation>
    </message>
    <message>
        <source>Verify a proof made by trail prove; needs no trail</source>
        <translation>Einen Beweis von trail prove prüfen; ohne Prüfspur</translation>
    </message>
    <message>
        <source>Trail: %1</source>
        <extracomment>%1: identity of a trail, hexadecimal digits</extracomment>
        <translation>Prüfspur: %1</translation>
    </message>
    <message>
        <source>Root: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Wurzel: %1</translation>
    </message>
    <message>
        <source>The root was not compared: anyone can create a valid proof. Specify a checkpoint of the trail with --checkpoint.</source>
        <translation>Die Wurzel wurde nicht verglichen: Einen gültigen Beweis kann jeder erstellen. Geben Sie mit --checkpoint einen Prüfpunkt der Prüfspur an.</translation>
    </message>
    <message>
        <source>texts redacted: %1, at %2</source>
        <extracomment>Texts that were removed from a trail, as it says itself. %1: number of texts, %2: time</extracomment>
        <translation>geschwärzte Texte: %1, am %2</translation>
    </message>
    <message>
        <source>added since the seal: %1</source>
        <extracomment>Entries of a trail that are newer than its seal. %1: number of entries</extracomment>
        <translation>seit dem Siegel hinzugekommen: %1</translation>
    </message>
    <message>
        <source>added since the seal: none</source>
        <extracomment>No entry of a trail is newer than its seal</extracomment>
        <translation>seit dem Siegel hinzugekommen: nichts</translation>
    </message>
    <message>
        <source>The proof is not about the checkpoint&apos;s tree.</source>
        <translation>Der Beweis betrifft nicht den Baum des Prüfpunkts.</translation>
    </message>
    <message>
        <source>The proof has no signature of its own: specify a checkpoint of that key with --checkpoint.</source>
        <translation>Der Beweis hat keine eigene Signatur: Geben Sie mit --checkpoint einen Prüfpunkt dieses Schlüssels an.</translation>
    </message>
    <message>
        <source>The hashes in the proof do not result in its root.</source>
        <translation>Die Hashwerte im Beweis führen nicht zu seiner Wurzel.</translation>
    </message>
    <message numerus="yes">
        <source>entry %1 is in the tree of %Ln entries</source>
        <extracomment>A proof about an audit trail. %1: number of an entry, %n: number of entries</extracomment>
        <translation>
            <numerusform>Eintrag %1 ist im Baum von %Ln Eintrag</numerusform>
            <numerusform>Eintrag %1 ist im Baum von %Ln Einträgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tree of %Ln entries extends the one of %1</source>
        <extracomment>A proof about an audit trail. %1 and %n: numbers of entries</extracomment>
        <translation>
            <numerusform>der Baum von %Ln Eintrag setzt den von %1 fort</numerusform>
            <numerusform>der Baum von %Ln Einträgen setzt den von %1 fort</numerusform>
        </translation>
    </message>
    <message>
        <source>runs replaced by a later import of the same log: %1, at %2 by %3</source>
        <extracomment>Runs whose log was imported again after it had grown. %1: number of runs, %2: time, %3: name of a user</extracomment>
        <translation>durch einen späteren Import desselben Logs ersetzte Läufe: %1, am %2 von %3</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailWitnessCommand</name>
    <message>
        <source>Check the cosignatures of witnesses on a checkpoint, or add one</source>
        <translation>Mitunterschriften von Zeugen auf einem Kontrollpunkt prüfen oder eine hinzufügen</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>The checkpoint as a signed note</source>
        <translation>Der Kontrollpunkt als signierte Notiz</translation>
    </message>
    <message>
        <source>Verifier key of a witness that must have cosigned</source>
        <translation>Prüfschlüssel eines Zeugen, der mitunterschrieben haben muss</translation>
    </message>
    <message>
        <source>Compare with this earlier note of the same trail</source>
        <translation>Mit dieser früheren Notiz derselben Prüfspur vergleichen</translation>
    </message>
    <message>
        <source>Proof of consistency between the earlier note and this one</source>
        <translation>Konsistenzbeweis zwischen der früheren Notiz und dieser</translation>
    </message>
    <message>
        <source>Save the cosigned note to this file</source>
        <translation>Die mitunterschriebene Notiz in diese Datei speichern</translation>
    </message>
    <message>
        <source>Name of the witness</source>
        <translation>Name des Zeugen</translation>
    </message>
    <message>
        <source>Cosign as a witness with this private key file (Ed25519, PEM)</source>
        <translation>Als Zeuge mit dieser Datei eines privaten Schlüssels mitunterschreiben (Ed25519, PEM)</translation>
    </message>
    <message>
        <source>The signature of the sealing key in %1 is invalid.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Die Signatur des Siegelschlüssels in %1 ist ungültig.</translation>
    </message>
    <message>
        <source>The earlier note belongs to another trail.</source>
        <translation>Die frühere Notiz gehört zu einer anderen Prüfspur.</translation>
    </message>
    <message>
        <source>The earlier note covers more entries than this one.</source>
        <translation>Die frühere Notiz umfasst mehr Einträge als diese.</translation>
    </message>
    <message>
        <source>The trail has grown. Specify a proof with --consistency; vitrine trail prove --from creates one.</source>
        <translation>Die Prüfspur ist gewachsen. Geben Sie mit --consistency einen Beweis an; vitrine trail prove --from erstellt ihn.</translation>
    </message>
    <message>
        <source>The proof does not show that this note extends the earlier one.</source>
        <translation>Der Beweis zeigt nicht, dass diese Notiz die frühere fortsetzt.</translation>
    </message>
    <message>
        <source>Cosigned. Verifier key of the witness: %1</source>
        <extracomment>%1: the key with which others verify cosignatures of this witness</extracomment>
        <translation>Mitunterschrieben. Prüfschlüssel des Zeugen: %1</translation>
    </message>
    <message>
        <source>Cosigned by %1 at %2</source>
        <extracomment>%1: name of a witness, %2: date and time, ISO 8601</extracomment>
        <translation>Mitunterschrieben von %1 am %2</translation>
    </message>
    <message>
        <source>No valid cosignature by %1: %2. %3</source>
        <extracomment>%1: verifier key of a witness, %2: why, such as &quot;the note has none&quot;, %3: what to do, a sentence</extracomment>
        <translation>Keine gültige Mitunterschrift von %1: %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cosignature(s) on the note were not checked. Specify the verifier keys of their witnesses with --require.</source>
        <translation>
            <numerusform>%Ln Mitunterschrift auf der Notiz wurde nicht geprüft. Geben Sie den Prüfschlüssel des Zeugen mit --require an.</numerusform>
            <numerusform>%Ln Mitunterschriften auf der Notiz wurden nicht geprüft. Geben Sie die Prüfschlüssel der Zeugen mit --require an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fork: both notes cover %Ln entries of the same trail, but have different roots. Keep both: together they prove that the history was rewritten.</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>Gabelung: Beide Notizen umfassen %Ln Eintrag derselben Prüfspur, haben aber verschiedene Wurzeln. Bewahren Sie beide auf: Zusammen beweisen sie, dass die Geschichte umgeschrieben wurde.</numerusform>
            <numerusform>Gabelung: Beide Notizen umfassen %Ln Einträge derselben Prüfspur, haben aber verschiedene Wurzeln. Bewahren Sie beide auf: Zusammen beweisen sie, dass die Geschichte umgeschrieben wurde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both notes cover %Ln entries of the same trail, but have different roots and keys. At most one of them is from the owner of the trail: compare the keys with the one that you know.</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>Beide Notizen umfassen %Ln Eintrag derselben Prüfspur, haben aber verschiedene Wurzeln und Schlüssel. Höchstens eine stammt vom Eigentümer der Prüfspur: Vergleichen Sie die Schlüssel mit dem, den Sie kennen.</numerusform>
            <numerusform>Beide Notizen umfassen %Ln Einträge derselben Prüfspur, haben aber verschiedene Wurzeln und Schlüssel. Höchstens eine stammt vom Eigentümer der Prüfspur: Vergleichen Sie die Schlüssel mit dem, den Sie kennen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The note is valid: %Ln entries, sealed with the key %1</source>
        <extracomment>%n: number of entries, %1: public key, hexadecimal digits</extracomment>
        <translation>
            <numerusform>Die Notiz ist gültig: %Ln Eintrag, versiegelt mit dem Schlüssel %1</numerusform>
            <numerusform>Die Notiz ist gültig: %Ln Einträge, versiegelt mit dem Schlüssel %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailWriteCommand</name>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>Die Prüfspur</translation>
    </message>
</context>
<context>
    <name>vitrine::TranscriptPane</name>
    <message>
        <source>Transcript</source>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>The selected run on one page: task, thoughts, actions with their results, and answer.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Der ausgewählte Lauf am Stück: Aufgabe, Gedanken, Aktionen mit ihren Ergebnissen und Antwort.</translation>
    </message>
    <message>
        <source>F&amp;ind:</source>
        <extracomment>Label of a field: text to find in the transcript</extracomment>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>Select a run to read it.</source>
        <translation>Wählen Sie einen Lauf aus, um ihn zu lesen.</translation>
    </message>
    <message>
        <source>This run has no steps.</source>
        <translation>Dieser Lauf hat keine Schritte.</translation>
    </message>
    <message>
        <source>No match</source>
        <extracomment>No place of a text was found</extracomment>
        <translation>Keine Fundstelle</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln match the filter</source>
        <extracomment>Beside the title of the transcript. %1: &quot;Run 46: 12 steps&quot;, %Ln: how many of them the filter lets through</extracomment>
        <translation>
            <numerusform>%1, %Ln passt zum Filter</numerusform>
            <numerusform>%1, %Ln passen zum Filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Accessible name of the scroll with everything that a run said and did</extracomment>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Show &amp;Step</source>
        <extracomment>Action of the transcript: opens the pane of the step</extracomment>
        <translation>&amp;Schritt anzeigen</translation>
    </message>
    <message>
        <source>Show Run of Sub-&amp;Agent</source>
        <extracomment>Action of the transcript: selects the run of the other agent that this action has started</extracomment>
        <translation>Lauf des &amp;Unteragenten anzeigen</translation>
    </message>
    <message>
        <source>&amp;Why Denied?</source>
        <extracomment>Action of the transcript: opens the panel that says why a policy denies the step</extracomment>
        <translation>&amp;Warum abgelehnt?</translation>
    </message>
    <message>
        <source>&amp;Allow…</source>
        <extracomment>Action of the transcript: opens the panel that lists changes of the policy that would allow the step</extracomment>
        <translation>&amp;Erlauben …</translation>
    </message>
</context>
<context>
    <name>vitrine::UsageError</name>
    <message>
        <source>Invalid value: %1</source>
        <extracomment>Of an option with a value of the wrong type. %1: the option with the value, such as --seed = x</extracomment>
        <translation>Ungültiger Wert: %1</translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <extracomment>%1: one or more arguments as they were typed</extracomment>
        <translation>Unerwartet: %1</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Ein Befehl fehlt.</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <extracomment>%1: an option or argument, such as --trail</extracomment>
        <translation>%1 ist erforderlich.</translation>
    </message>
    <message>
        <source>%1 cannot be combined with %2.</source>
        <extracomment>%1, %2: options</extracomment>
        <translation>%1 kann nicht mit %2 kombiniert werden.</translation>
    </message>
    <message>
        <source>%1 can only be used with %2.</source>
        <extracomment>%1, %2: options</extracomment>
        <translation>%1 kann nur zusammen mit %2 verwendet werden.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option</extracomment>
        <translation>%1 benötigt einen Wert.</translation>
    </message>
    <message>
        <source>%1 needs %2 values.</source>
        <extracomment>%1: an option, %2: a number above 1</extracomment>
        <translation>%1 benötigt %2 Werte.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option</extracomment>
        <translation>%1 kann nur einmal angegeben werden.</translation>
    </message>
</context>
<context>
    <name>vitrine::UseText</name>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Builtins</source>
        <translation>Eingebaute</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntax</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Files to Read</source>
        <translation>Zu lesende Dateien</translation>
    </message>
    <message>
        <source>Files to Write</source>
        <translation>Zu schreibende Dateien</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Required Layers</source>
        <translation>Verlangte Schichten</translation>
    </message>
    <message>
        <source>Required</source>
        <extracomment>Of a layer that isolates code</extracomment>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Not Required</source>
        <translation>Nicht verlangt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>What is done about secrets in outputs: nothing</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>warn</source>
        <extracomment>What is done about secrets in outputs: a warning is shown</extracomment>
        <translation>warnen</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>What is done about secrets in outputs: the step is stopped</extracomment>
        <translation>blockieren</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>List of a policy: shell commands of agents</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>File Reads</source>
        <extracomment>List of a policy: files that agents read</extracomment>
        <translation>Lesen von Dateien</translation>
    </message>
    <message>
        <source>File Edits</source>
        <extracomment>List of a policy: files that agents edit</extracomment>
        <translation>Bearbeiten von Dateien</translation>
    </message>
    <message>
        <source>File Writes</source>
        <extracomment>List of a policy: files that agents write</extracomment>
        <translation>Schreiben von Dateien</translation>
    </message>
    <message>
        <source>Hosts</source>
        <extracomment>List of a policy: hosts that agents fetch from</extracomment>
        <translation>Rechner</translation>
    </message>
</context>
<context>
    <name>vitrine::ValueModel</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln Wert</numerusform>
            <numerusform>%Ln Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A value that has values in it. %1: &quot;array&quot;, %2: &quot;3 values&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Title of a column: key or place of a value</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>vitrine::ValuePane</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Set by</source>
        <extracomment>Accessible name of the tree of lines that a variable&apos;s value came from</extracomment>
        <translation>Gesetzt von</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Beside the title of a pane. %1: name of a variable, %2: its type</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 no longer exists after this step.</source>
        <extracomment>In place of the value of a variable</extracomment>
        <translation>%1 existiert nach diesem Schritt nicht mehr.</translation>
    </message>
    <message>
        <source>call of %1</source>
        <extracomment>Beside the title of a pane. %1: name of a tool</extracomment>
        <translation>Aufruf von %1</translation>
    </message>
    <message>
        <source>Select a variable or a tool call to see its full value and origin.</source>
        <translation>Wählen Sie eine Variable oder einen Werkzeugaufruf, um Wert und Herkunft vollständig zu sehen.</translation>
    </message>
    <message>
        <source>%1, set by step %2</source>
        <extracomment>Beside the title of a pane. %1: &quot;rate, float&quot;, %2: number of a step</extracomment>
        <translation>%1, gesetzt von Schritt %2</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>Column titles of the tree of lines that a variable&apos;s value came from</extracomment>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Set By</source>
        <translation>Gesetzt von</translation>
    </message>
    <message>
        <source>Step %1, line %2</source>
        <extracomment>Where a variable was set. %1: number of the step, %2: line of its code</extracomment>
        <translation>Schritt %1, Zeile %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Where a variable was set. %1: number of the step</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>Read aloud. %1: name of a variable, %2: &quot;Step 3, line 4&quot;, %3: its value</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>No value is selected</source>
        <translation>Kein Wert ist ausgewählt</translation>
    </message>
    <message>
        <source>One value as a table, tree, text or image, and its origin.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Ein Wert als Tabelle, Baum, Text oder Bild, und seine Herkunft.</translation>
    </message>
</context>
<context>
    <name>vitrine::ValueView</name>
    <message>
        <source>Values</source>
        <extracomment>Accessible name of a tree of the values in a text</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Copy Value</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Als JSON kopieren</translation>
    </message>
</context>
<context>
    <name>vitrine::VariableGroups</name>
    <message>
        <source>Before this step: %1</source>
        <extracomment>Above variables that were there before the step that is shown. %1: how many there are</extracomment>
        <translation>Vor diesem Schritt: %1</translation>
    </message>
    <message>
        <source>Step %1 (this step): %2</source>
        <extracomment>Above variables that the step that is shown has set. %1: its number, %2: how many there are</extracomment>
        <translation>Schritt %1 (dieser Schritt): %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>Above variables that an earlier step has set. %1: its number, %2: how many there are</extracomment>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Go to Step %1</source>
        <extracomment>Tip of the title above variables that a step has set. %1: number of the step</extracomment>
        <translation>Zu Schritt %1</translation>
    </message>
</context>
<context>
    <name>vitrine::VariableModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title: name of a variable</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Column title: type of a variable</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title: value of a variable</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Column title: added, changed, removed or same</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Set By</source>
        <extracomment>Column title: the step that gave a variable its value</extracomment>
        <translation>Gesetzt von</translation>
    </message>
</context>
<context>
    <name>vitrine::VariablePresentation</name>
    <message>
        <source>Step %1, line %2</source>
        <translation>Schritt %1, Zeile %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Who set a variable. %1: number of the step</extracomment>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1
Before: %2</source>
        <extracomment>Tip of a value that a step has changed. %1: the value or how it changed, %2: the value before that</extracomment>
        <translation>%1
Vorher: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyJob</name>
    <message>
        <source>Verifying %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>%1 wird geprüft</translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyReplayCommand</name>
    <message>
        <source>Repeat a certified replay in the sandbox and compare each step</source>
        <translation>Eine zertifizierte Wiederholung in der Sandbox erneut ausführen und jeden Schritt vergleichen</translation>
    </message>
    <message>
        <source>The certificate that vitrine trail certify saved</source>
        <translation>Das Zertifikat, das vitrine trail certify gespeichert hat</translation>
    </message>
    <message>
        <source>Public key that must have signed the certificate (hexadecimal digits)</source>
        <translation>Öffentlicher Schlüssel, der das Zertifikat signiert haben muss (hexadezimale Ziffern)</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>its signature is invalid</source>
        <translation>seine Signatur ist ungültig</translation>
    </message>
    <message>
        <source>it is signed with another key</source>
        <translation>es ist mit einem anderen Schlüssel signiert</translation>
    </message>
    <message>
        <source>its policy was changed</source>
        <translation>seine Richtlinie wurde geändert</translation>
    </message>
    <message>
        <source>its cassette was changed</source>
        <translation>seine Kassette wurde geändert</translation>
    </message>
    <message>
        <source>the proof of a step does not match it</source>
        <translation>der Beweis eines Schritts passt nicht zu ihm</translation>
    </message>
    <message>
        <source>its seal does not match it</source>
        <translation>sein Siegel passt nicht zu ihm</translation>
    </message>
    <message>
        <source>it contains a tool stub in Python</source>
        <translation>es enthält einen Werkzeug-Ersatz in Python</translation>
    </message>
    <message>
        <source>%1 cannot be accepted: %2.</source>
        <extracomment>%1: name of a file, %2: why, such as &quot;its signature is invalid&quot;</extracomment>
        <translation>%1 wird abgelehnt: %2.</translation>
    </message>
    <message>
        <source>it is incomplete or malformed</source>
        <translation>es ist unvollständig oder fehlerhaft</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>printed output</source>
        <translation>Textausgabe</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>lief nicht</translation>
    </message>
    <message>
        <source>%1 is not installed</source>
        <extracomment>Why a step differs. %1: name of a module</extracomment>
        <translation>%1 ist nicht installiert</translation>
    </message>
    <message>
        <source>another version of %1</source>
        <extracomment>Why a step may differ. %1: name of a package</extracomment>
        <translation>andere Version von %1</translation>
    </message>
    <message>
        <source>another version of Python</source>
        <translation>andere Version von Python</translation>
    </message>
    <message>
        <source>not deterministic: two repetitions here differ</source>
        <translation>nicht deterministisch: zwei Wiederholungen hier weichen voneinander ab</translation>
    </message>
    <message>
        <source>follows a step that differs</source>
        <translation>folgt auf einen abweichenden Schritt</translation>
    </message>
    <message>
        <source>cause unknown</source>
        <translation>Ursache unbekannt</translation>
    </message>
    <message>
        <source>The certificate is valid. Signed with the key %1.</source>
        <extracomment>%1: public key, hexadecimal digits</extracomment>
        <translation>Das Zertifikat ist gültig. Signiert mit dem Schlüssel %1.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Same: %1, noise: %2, differs: %3</source>
        <extracomment>Counts of steps</extracomment>
        <translation>Gleich: %1, Rauschen: %2, weicht ab: %3</translation>
    </message>
    <message>
        <source>Interpreter that repeats the replay in the sandbox, such as /path/to/venv/bin/python; default: the system&apos;s</source>
        <translation>Interpreter, der die Wiederholung in der Sandbox erneut ausführt, etwa /path/to/venv/bin/python; Vorgabe: der des Systems</translation>
    </message>
    <message>
        <source>it is not a certificate, which vitrine trail certify creates</source>
        <translation>es ist kein Zertifikat, wie vitrine trail certify es erstellt</translation>
    </message>
    <message>
        <source>The key was not compared: anyone can sign a certificate. Specify a key that you know with --key.</source>
        <translation>Der Schlüssel wurde nicht verglichen: Jeder kann ein Zertifikat signieren. Geben Sie einen Schlüssel, den Sie kennen, mit --key an.</translation>
    </message>
    <message>
        <source>the code or the recorded outcome of a step is not the one in the log</source>
        <translation>der Code oder das aufgezeichnete Ergebnis eines Schritts ist nicht das des Logs</translation>
    </message>
    <message>
        <source>Check the key given with --key, and who should have signed the certificate.</source>
        <translation>Prüfen Sie den mit --key angegebenen Schlüssel und wer das Zertifikat signiert haben sollte.</translation>
    </message>
    <message>
        <source>Get the certificate again from its signer. If it is the same again, do not rely on it.</source>
        <translation>Holen Sie das Zertifikat noch einmal vom Unterzeichner. Ist es wieder dasselbe, verlassen Sie sich nicht darauf.</translation>
    </message>
    <message numerus="yes">
        <source>The code and the recorded outcome of %Ln step(s) are not proven; the signer states them.</source>
        <extracomment>%n: number of steps</extracomment>
        <translation>
            <numerusform>Code und aufgezeichnetes Ergebnis von %Ln Schritt sind nicht bewiesen; der Unterzeichner gibt sie an.</numerusform>
            <numerusform>Code und aufgezeichnete Ergebnisse von %Ln Schritten sind nicht bewiesen; der Unterzeichner gibt sie an.</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no steps, or its steps are repeated or out of order</source>
        <translation>es hat keine Schritte, oder seine Schritte sind mehrfach vorhanden oder nicht in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Name the file that vitrine trail certify saved.</source>
        <translation>Nennen Sie die Datei, die vitrine trail certify gespeichert hat.</translation>
    </message>
    <message>
        <source>Interrupted: not all steps were replayed.</source>
        <translation>Abgebrochen: Nicht alle Schritte wurden wiederholt.</translation>
    </message>
</context>
<context>
    <name>vitrine::VersionsPage</name>
    <message>
        <source>%1, version %2</source>
        <extracomment>A policy. %1: its name, %2: number of its version</extracomment>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>Of an entry of a list of the policy: only the draft has it</extracomment>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <extracomment>Of an entry of a list of the policy: only the other policy has it</extracomment>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>User</source>
        <extracomment>Column: the user who activated a policy</extracomment>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>Column: how many rules a policy changed</extracomment>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why a policy was activated, in the user&apos;s words</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Differences From the Draft</source>
        <translation>Unterschiede zum Entwurf</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column: a rule of the policy</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Other Policy</source>
        <extracomment>Column: value in the policy that the draft is compared with</extracomment>
        <translation>Andere Richtlinie</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: value in the draft</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>The draft allows exactly what this policy allows.</source>
        <translation>Der Entwurf erlaubt genau das, was diese Richtlinie erlaubt.</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>In the column When: now</extracomment>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Bundled</source>
        <extracomment>In the column When: the policy is part of the program</extracomment>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>Differences between the draft and %1. Press Return or double-click to make that version the draft.</source>
        <extracomment>%1: a policy</extracomment>
        <translation>Unterschiede zwischen dem Entwurf und %1. Eingabe oder Doppelklick macht diese Version zum Entwurf.</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewControl</name>
    <message>
        <source>This Trail</source>
        <extracomment>Heading in a menu: views that are only there for the trail that is open</extracomment>
        <translation>Diese Prüfspur</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewNameDialog</name>
    <message>
        <source>Only for this &amp;trail</source>
        <translation>Nur für diese &amp;Prüfspur</translation>
    </message>
    <message>
        <source>Save View</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ansicht speichern</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label of a field: name of a saved view</extracomment>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>A view with this name exists and will be replaced.</source>
        <translation>Eine Ansicht mit diesem Namen existiert und wird ersetzt.</translation>
    </message>
    <message>
        <source>Saves the filter, list columns and sorting, and the chart and timeline settings.</source>
        <translation>Speichert Filter, Spalten und Sortierung der Listen sowie Einstellungen von Diagrammen und Zeitleiste.</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewsDialog</name>
    <message>
        <source>Saved Views</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Headers of a list: name of a view, for which trails it is offered, what it filters by</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Offered For</source>
        <translation>Angeboten für</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <extracomment>Button: looks at the trail as this view does</extracomment>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>This trail</source>
        <extracomment>For which trails a view is offered</extracomment>
        <translation>Diese Prüfspur</translation>
    </message>
    <message>
        <source>All trails</source>
        <translation>Alle Prüfspuren</translation>
    </message>
    <message>
        <source>Offer for &amp;All Trails</source>
        <extracomment>Button: the view is offered for each trail, or only for the one that is open</extracomment>
        <translation>Für &amp;alle Prüfspuren anbieten</translation>
    </message>
    <message>
        <source>Only for This &amp;Trail</source>
        <translation>&amp;Nur für diese Prüfspur</translation>
    </message>
    <message>
        <source>No saved views. Choose View &gt; Saved Views &gt; Save View As… to save one.</source>
        <translation>Keine gespeicherten Ansichten. Speichern Sie eine mit „Ansicht &gt; Gespeicherte Ansichten &gt; Ansicht speichern unter …“.</translation>
    </message>
    <message>
        <source>F2 renames, Delete deletes, and Return applies a view.</source>
        <translation>F2 benennt um, Entf löscht, Eingabe wendet eine Ansicht an.</translation>
    </message>
</context>
<context>
    <name>vitrine::WatchLine</name>
    <message>
        <source>Show Newest</source>
        <extracomment>Button: goes to the newest step</extracomment>
        <translation>Neuesten anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the draft</source>
        <translation>
            <numerusform>Beobachtet: %Ln neuer Schritt, der neueste um %1 (Lauf %2, Schritt %3): %4 unter dem Entwurf</numerusform>
            <numerusform>Beobachtet: %Ln neue Schritte, der neueste um %1 (Lauf %2, Schritt %3): %4 unter dem Entwurf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the active policy</source>
        <extracomment>%n: number of steps, %1: a time, %2: number of a run, %3: of a step, %4: verdict of the policy on it: Denied</extracomment>
        <translation>
            <numerusform>Beobachtet: %Ln neuer Schritt, der neueste um %1 (Lauf %2, Schritt %3): %4 unter der aktiven Richtlinie</numerusform>
            <numerusform>Beobachtet: %Ln neue Schritte, der neueste um %1 (Lauf %2, Schritt %3): %4 unter der aktiven Richtlinie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WelcomePage</name>
    <message>
        <source>See what agent code did, and decide what it may do.</source>
        <extracomment>Under the name of the program on the welcome page</extracomment>
        <translation>Sehen, was Code von Agenten getan hat, und entscheiden, was er darf.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Head on the welcome page</extracomment>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Button on the welcome page</extracomment>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Agent logs and trails</source>
        <translation>Agentenprotokolle und Prüfspuren</translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>Head on the welcome page: a run to try the program with</extracomment>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Open Sample</source>
        <extracomment>Button on the welcome page</extracomment>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>A small run to try; needs no network.</source>
        <translation>Ein kleiner Lauf zum Ausprobieren; ohne Netzwerk.</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>Head on the welcome page: files that were opened last</extracomment>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>Accessible name of the page that is shown while nothing is open</extracomment>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Agent Sessions on This Computer</source>
        <extracomment>Head on the welcome page: what coding agents have stored</extracomment>
        <translation>Agentensitzungen auf diesem Rechner</translation>
    </message>
</context>
<context>
    <name>vitrine::WhatIfBar</name>
    <message numerus="yes">
        <source>Filter: %Ln Changed Step(s)</source>
        <extracomment>Button. %n: how many steps a draft changes</extracomment>
        <translation>
            <numerusform>Filter: %Ln geänderter Schritt</numerusform>
            <numerusform>Filter: %Ln geänderte Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the steps…</source>
        <extracomment>In place of the totals of a what-if</extracomment>
        <translation>Die Schritte werden gelesen …</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Keine Schritte</translation>
    </message>
    <message>
        <source>Effect of the Draft</source>
        <extracomment>Accessible name of the counts of steps whose verdict a draft changes</extracomment>
        <translation>Wirkung des Entwurfs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud. %1: kind of change, such as &quot;Now Allowed&quot;, %2: number of steps</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) with code, %1 denied, judged in %2, watching for new ones</source>
        <extracomment>%n: number of steps, %1: how many of them the draft denies, %2: a duration. New steps of a recording agent are judged as they arrive.</extracomment>
        <translation>
            <numerusform>%Ln Schritt mit Code, %1 abgelehnt, in %2, neue werden beobachtet</numerusform>
            <numerusform>%Ln Schritte mit Code, %1 abgelehnt, in %2, neue werden beobachtet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s): %1 denied, %2 ask, %3 undecidable (%4)</source>
        <extracomment>%n: number of steps with code or actions, %1: how many of them the draft denies, %2: asks about, %3: cannot decide, %4: a duration. It must be short: there is room for some 70 characters.</extracomment>
        <translation>
            <numerusform>%Ln Schritt: %1 abgelehnt, %2 nachfragen, %3 unentscheidbar (%4)</numerusform>
            <numerusform>%Ln Schritte: %1 abgelehnt, %2 nachfragen, %3 unentscheidbar (%4)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WhatIsThis</name>
    <message>
        <source>F1 opens the page of the user guide.</source>
        <extracomment>At the end of what is said of a control or a pane</extracomment>
        <translation>F1 öffnet die Seite des Handbuchs.</translation>
    </message>
    <message>
        <source>Filters all lists with expressions such as status == blocked.</source>
        <extracomment>What a part of the window is for</extracomment>
        <translation>Filtert alle Listen mit Ausdrücken wie status == blocked.</translation>
    </message>
    <message>
        <source>Opens logs and trails. Files can be dropped anywhere in the window.</source>
        <extracomment>What a part of the window is for</extracomment>
        <translation>Öffnet Protokolle und Prüfspuren. Dateien können irgendwo ins Fenster gezogen werden.</translation>
    </message>
</context>
<context>
    <name>vitrine::WhyPage</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Changes That Would Allow It</source>
        <translation>Änderungen, die es erlauben würden</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Allows</source>
        <extracomment>Column: how many steps a change allows</extracomment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Also Allows</source>
        <extracomment>Column: what else a change allows</extracomment>
        <translation>Erlaubt auch</translation>
    </message>
    <message>
        <source>No change is needed or possible.</source>
        <translation>Keine Änderung nötig oder möglich.</translation>
    </message>
    <message>
        <source>Run %1, step %2: denied by the draft. Press Return or double-click a change to apply it to the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Lauf %1, Schritt %2: vom Entwurf abgelehnt. Eingabe oder Doppelklick übernimmt eine Änderung in den Entwurf.</translation>
    </message>
    <message>
        <source>Run %1, step %2: allowed by the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Lauf %1, Schritt %2: vom Entwurf erlaubt.</translation>
    </message>
    <message>
        <source>Profile %1</source>
        <extracomment>A change of a policy. %1: name of a bundled policy</extracomment>
        <translation>Profil %1</translation>
    </message>
    <message>
        <source>nothing else</source>
        <extracomment>Side effect of a change of a policy. %n: number of recorded actions that would then need rules of their own</extracomment>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>Run %1, step %2: denied by the active policy. Press Return or double-click a change to start a draft with it.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Lauf %1, Schritt %2: von der aktiven Richtlinie abgelehnt. Eingabetaste oder Doppelklick auf eine Änderung beginnt einen Entwurf damit.</translation>
    </message>
    <message>
        <source>Run %1, step %2: allowed by the active policy.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Lauf %1, Schritt %2: von der aktiven Richtlinie erlaubt.</translation>
    </message>
    <message>
        <source>Run %1, step %2: the draft requires a person&apos;s decision. Press Return or double-click a change to apply it to the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Lauf %1, Schritt %2: Der Entwurf verlangt die Entscheidung eines Menschen. Eingabetaste oder Doppelklick übernimmt eine Änderung in den Entwurf.</translation>
    </message>
    <message>
        <source>Run %1, step %2: the active policy requires a person&apos;s decision. Press Return or double-click a change to start a draft with it.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Lauf %1, Schritt %2: Die aktive Richtlinie verlangt die Entscheidung eines Menschen. Eingabetaste oder Doppelklick auf eine Änderung beginnt einen Entwurf damit.</translation>
    </message>
    <message>
        <source>Run %1, step %2: not decided by the draft. Press Return or double-click a change to apply it to the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Lauf %1, Schritt %2: vom Entwurf nicht entschieden. Eingabe oder Doppelklick übernimmt eine Änderung in den Entwurf.</translation>
    </message>
    <message>
        <source>Run %1, step %2: not decided by the active policy. Press Return or double-click a change to start a draft with it.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Lauf %1, Schritt %2: von der aktiven Richtlinie nicht entschieden. Eingabetaste oder Doppelklick auf eine Änderung beginnt einen Entwurf damit.</translation>
    </message>
    <message>
        <source>Why Not Allowed</source>
        <translation>Warum nicht erlaubt</translation>
    </message>
    <message>
        <source>This step is allowed.</source>
        <translation>Dieser Schritt ist erlaubt.</translation>
    </message>
    <message>
        <source>The selected step has neither code nor actions.</source>
        <translation>Der ausgewählte Schritt hat weder Code noch Aktionen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln action(s) no longer allowed</source>
        <translation>
            <numerusform>%Ln Aktion nicht mehr erlaubt</numerusform>
            <numerusform>%Ln Aktionen nicht mehr erlaubt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WhyPanel</name>
    <message>
        <source>Smallest Changes That Would Allow It</source>
        <translation>Kleinste Änderungen, die ihn erlauben</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Allows</source>
        <extracomment>Column: how many steps a change allows</extracomment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Denied for the Same Reason</source>
        <translation>Aus demselben Grund abgelehnt</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Smallest changes that would allow it</source>
        <translation>Kleinste Änderungen, die ihn erlauben</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Accessible name of the panel that explains a denial
----------
Title of the panel that explains a denial</extracomment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Esc closes this panel.</source>
        <translation>Esc schließt diesen Bereich.</translation>
    </message>
    <message>
        <source>Press Return or double-click a change to apply it to the draft.</source>
        <translation>Eingabetaste oder Doppelklick übernimmt eine Änderung in den Entwurf.</translation>
    </message>
    <message>
        <source>Close Why</source>
        <extracomment>Tip of a button: closes the panel that explains a denial</extracomment>
        <translation>„Warum“ schließen</translation>
    </message>
    <message>
        <source>Checking the step against the active policy.</source>
        <translation>Der Schritt wird mit der aktiven Richtlinie geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>After a list of reasons. %n: number of reasons that are not listed</extracomment>
        <translation>
            <numerusform>Und ein weiterer.</numerusform>
            <numerusform>Und %Ln weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draft already allows it.</source>
        <translation>Der Entwurf erlaubt ihn bereits.</translation>
    </message>
    <message>
        <source>No change would allow it.</source>
        <translation>Keine Änderung würde ihn erlauben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more step(s) denied for the same reason</source>
        <extracomment>Title of a list</extracomment>
        <translation>
            <numerusform>Ein weiterer Schritt aus demselben Grund abgelehnt</numerusform>
            <numerusform>%Ln weitere Schritte aus demselben Grund abgelehnt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WindowText</name>
    <message>
        <source>no Python code to replay</source>
        <extracomment>What a replay came to: the runs have commands and tool calls only</extracomment>
        <translation>kein Python-Code zum Wiederholen</translation>
    </message>
    <message>
        <source>Run %1</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>Lauf %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>After &quot;Run 46, gpt-4o: &quot;</extracomment>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>answer %1</source>
        <extracomment>%1: the final answer of an agent</extracomment>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: the answer that was expected of an agent</extracomment>
        <translation>erwartet %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Run 46, gpt-4o&quot;, %2: &quot;5 steps, answer 8&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <extracomment>%1: how many runs are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 von %Ln Lauf</numerusform>
            <numerusform>%1 von %Ln Läufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird angehalten</translation>
    </message>
    <message>
        <source>Stopping… (waiting for native code)</source>
        <translation>Wird angehalten … (wartet auf nativen Code)</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Running a step of another run</source>
        <translation>Ein Schritt eines anderen Laufs läuft</translation>
    </message>
    <message>
        <source>Running step %1, %2</source>
        <extracomment>%1: number of a step, %2: for how long it has been running</extracomment>
        <translation>Schritt %1 läuft, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a count, %2: a verdict such as &quot;same&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a replay came to. %1: &quot;3 same, 1 differs&quot;, %2: how long it took</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 Details: %2</source>
        <extracomment>%1: what the user can do, may be empty; %2: technical words</extracomment>
        <translation>%1 Einzelheiten: %2</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Bericht anzeigen</translation>
    </message>
    <message>
        <source>The step cannot be stopped yet: it is running native code that cannot be interrupted.</source>
        <translation>Der Schritt kann noch nicht angehalten werden: Er führt nicht unterbrechbaren nativen Code aus.</translation>
    </message>
    <message>
        <source>It ends when the call returns or when you close the window. Everything else remains usable.</source>
        <translation>Er endet, wenn der Aufruf zurückkehrt oder Sie das Fenster schließen. Alles andere bleibt verwendbar.</translation>
    </message>
    <message>
        <source>The trail is damaged at entry %1.</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>Die Prüfspur ist bei Eintrag %1 beschädigt.</translation>
    </message>
    <message>
        <source>It was modified outside Vitrine. Do not rely on later entries.</source>
        <translation>Sie wurde außerhalb von Vitrine verändert. Verlassen Sie sich nicht auf spätere Einträge.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Trail verified and sealed, %1</source>
        <extracomment>%1: &quot;1,180 entries&quot;</extracomment>
        <translation>Prüfspur bestätigt und versiegelt, %1</translation>
    </message>
    <message>
        <source>Trail verified, not sealed, %1</source>
        <extracomment>%1: &quot;1,180 entries&quot;</extracomment>
        <translation>Prüfspur bestätigt, nicht versiegelt, %1</translation>
    </message>
    <message>
        <source>In-process</source>
        <translation>Im Prozess</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <extracomment>Beside &quot;Step 2&quot;. %1: number of a run, %2: kind of the step</extracomment>
        <translation>Lauf %1, %2</translation>
    </message>
    <message>
        <source>Run %1, %2, step %3 in the log</source>
        <extracomment>Beside &quot;Step 3&quot;. %1: number of a run, %2: kind of the step, %3: the number that the log gives to the step</extracomment>
        <translation>Lauf %1, %2, Schritt %3 im Protokoll</translation>
    </message>
    <message>
        <source>state restored</source>
        <translation>Zustand wiederhergestellt</translation>
    </message>
    <message>
        <source>checkpoint restored</source>
        <translation>Kontrollpunkt wiederhergestellt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln step(s)</source>
        <extracomment>%1: how many steps are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 von %Ln Schritt</numerusform>
            <numerusform>%1 von %Ln Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln execution(s)</source>
        <extracomment>Executions of steps: replays and edited code</extracomment>
        <translation>
            <numerusform>%Ln Ausführung</numerusform>
            <numerusform>%Ln Ausführungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Modified outside Vitrine: %1. They are marked in the lists; everything else remains usable.</source>
        <extracomment>What a verification found. %1: &quot;2 runs, 1 execution&quot;</extracomment>
        <translation>Außerhalb von Vitrine verändert: %1. Sie sind in den Listen markiert; alles andere bleibt verwendbar.</translation>
    </message>
    <message>
        <source>Trail verified, %1, sealed to entry %2</source>
        <extracomment>%1: &quot;1,204 entries&quot;, %2: number of an entry</extracomment>
        <translation>Prüfspur bestätigt, %1, versiegelt bis Eintrag %2</translation>
    </message>
    <message>
        <source>%1, not sealed, not verified</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1, nicht versiegelt, nicht geprüft</translation>
    </message>
    <message>
        <source>%1, sealed to entry %2, not verified</source>
        <extracomment>%1: name of a file, %2: number of an entry</extracomment>
        <translation>%1, versiegelt bis Eintrag %2, nicht geprüft</translation>
    </message>
    <message>
        <source>Not sealed: anyone with write access could have rebuilt the chain.</source>
        <translation>Nicht versiegelt: Jeder mit Schreibzugriff könnte die Kette neu erzeugt haben.</translation>
    </message>
    <message>
        <source>Sealed to entry %1 on %2 with the key %3.</source>
        <extracomment>%1: number of an entry, %2: a date and time, %3: a public key</extracomment>
        <translation>Versiegelt bis Eintrag %1 am %2 mit dem Schlüssel %3.</translation>
    </message>
    <message>
        <source>Choose “Create a new key there” in Trail &gt; Seal, or store the key in a file.</source>
        <translation>Wählen Sie „Dort einen neuen Schlüssel anlegen“ in „Prüfspur &gt; Versiegeln“, oder speichern Sie den Schlüssel in einer Datei.</translation>
    </message>
    <message>
        <source>Container</source>
        <extracomment>Executor: a container of an engine such as Docker</extracomment>
        <translation>Container</translation>
    </message>
    <message>
        <source>The replay used different versions than the recorded run.</source>
        <translation>Die Wiederholung verwendete andere Versionen als der aufgezeichnete Lauf.</translation>
    </message>
    <message>
        <source>Container with Jupyter</source>
        <extracomment>Executor: a container of an engine such as Docker, with a Jupyter server in it</extracomment>
        <translation>Container mit Jupyter</translation>
    </message>
    <message>
        <source>This trail was written by a newer version of Vitrine.</source>
        <translation>Diese Prüfspur wurde von einer neueren Version von Vitrine geschrieben.</translation>
    </message>
    <message>
        <source>It is read-only: replaying, marking and sealing are not available.</source>
        <translation>Sie kann nur gelesen werden: Wiederholen, Markieren und Versiegeln sind nicht möglich.</translation>
    </message>
    <message>
        <source>The trail is damaged at entry %1; the seal up to entry %2 is invalid.</source>
        <translation>Die Prüfspur ist bei Eintrag %1 beschädigt; das Siegel bis Eintrag %2 ist ungültig.</translation>
    </message>
    <message>
        <source>The import of %1 was interrupted when the program ended.</source>
        <extracomment>%1: name of a log</extracomment>
        <translation>Der Import von %1 wurde durch das Programmende unterbrochen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imports were interrupted when the program ended.</source>
        <translation>
            <numerusform>%Ln Import wurde durch das Programmende unterbrochen.</numerusform>
            <numerusform>%Ln Importe wurden durch das Programmende unterbrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The data imported so far is available. Import again to replace it with the complete log.</source>
        <translation>Die bis dahin importierten Daten sind verfügbar. Importieren Sie erneut, um sie durch das vollständige Protokoll zu ersetzen.</translation>
    </message>
    <message>
        <source>Import Again</source>
        <extracomment>Button: finishes an import that was cut off</extracomment>
        <translation>Noch einmal importieren</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 remains open because jobs are still running; data they add is not in the copy.</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>%1 bleibt geöffnet, weil noch Jobs laufen; deren Daten sind nicht in der Kopie.</translation>
    </message>
    <message>
        <source>Run %1 has no step %2.</source>
        <extracomment>%1: number of a run, %2: number of a step</extracomment>
        <translation>Lauf %1 hat keinen Schritt %2.</translation>
    </message>
    <message>
        <source>%1 has no run %2.</source>
        <extracomment>%1: name of a log or trail, %2: number of a run</extracomment>
        <translation>%1 hat keinen Lauf %2.</translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln step(s).</source>
        <extracomment>How many steps a run has</extracomment>
        <translation>
            <numerusform>Er hat %Ln Schritt.</numerusform>
            <numerusform>Er hat %Ln Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln run(s).</source>
        <extracomment>How many runs a log has</extracomment>
        <translation>
            <numerusform>Vorhanden ist %Ln Lauf.</numerusform>
            <numerusform>Vorhanden sind %Ln Läufe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jupyter server</source>
        <extracomment>Executor: a Jupyter server that the user runs</extracomment>
        <translation>Jupyter-Server</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Verified to entry %1 of %2</source>
        <extracomment>%1: number of an entry, %2: how many there are</extracomment>
        <translation>Bestätigt bis Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>Trail verified to entry %1 of %2, sealed to entry %3</source>
        <translation>Prüfspur bestätigt bis Eintrag %1 von %2, versiegelt bis Eintrag %3</translation>
    </message>
    <message>
        <source>Trail verified to entry %1 of %2, not sealed</source>
        <extracomment>%1: number of an entry, %2: how many there are</extracomment>
        <translation>Prüfspur bestätigt bis Eintrag %1 von %2, nicht versiegelt</translation>
    </message>
    <message>
        <source>not run yet</source>
        <extracomment>A scratch run that the user has not run yet</extracomment>
        <translation>noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>%1: amount, &quot;1.2 k&quot;</extracomment>
        <translation>%1 Tokens</translation>
    </message>
</context>
<context>
    <name>vitrine::WindowTools</name>
    <message>
        <source>Command Palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Type the name of an action</source>
        <translation>Name einer Aktion eingeben</translation>
    </message>
    <message>
        <source>Quick Open</source>
        <translation>Schnell öffnen</translation>
    </message>
    <message>
        <source>Type a run, step or variable</source>
        <translation>Lauf, Schritt oder Variable eingeben</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Type the run to compare with</source>
        <translation>Vergleichslauf eingeben</translation>
    </message>
    <message>
        <source>Replay in Another Executor</source>
        <translation>In anderer Ausführungsart wiederholen</translation>
    </message>
    <message>
        <source>Type the executor to use</source>
        <translation>Ausführungsart eingeben</translation>
    </message>
    <message>
        <source>Save Proof</source>
        <extracomment>Kind of file in a dialog that saves</extracomment>
        <translation>Beweis speichern</translation>
    </message>
    <message>
        <source>Proofs (*.proof)</source>
        <translation>Beweise (*.proof)</translation>
    </message>
    <message>
        <source>No other run to compare with. Replay this run, or open another log.</source>
        <extracomment>In place of a choice that has nothing to choose</extracomment>
        <translation>Kein anderer Lauf zum Vergleichen. Wiederholen Sie diesen Lauf, oder öffnen Sie ein weiteres Protokoll.</translation>
    </message>
    <message>
        <source>Recover Into New Trail</source>
        <extracomment>Title of a dialog that asks for a new file</extracomment>
        <translation>In neue Prüfspur wiederherstellen</translation>
    </message>
    <message>
        <source>Trails (*.vitrine)</source>
        <translation>Prüfspuren (*.vitrine)</translation>
    </message>
    <message>
        <source>Open Session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Type an agent or a project</source>
        <translation>Agent oder Projekt eingeben</translation>
    </message>
    <message>
        <source>No agent sessions were found on this computer. To open a log, choose File &gt; Open.</source>
        <translation>Auf diesem Rechner wurden keine Agentensitzungen gefunden. Um ein Protokoll zu öffnen, wählen Sie „Datei &gt; Öffnen“.</translation>
    </message>
    <message>
        <source>Sort the runs by tokens, most first</source>
        <extracomment>Tip of a link</extracomment>
        <translation>Läufe nach Tokens sortieren, höchste zuerst</translation>
    </message>
</context>
<context>
    <name>vitrine::Words</name>
    <message>
        <source>Final</source>
        <extracomment>Kind of a step
----------
Kind of a step: the final answer</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Kind of a step: the system prompt</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Kind of a step: what the agent was asked to do</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>Kind of a step: the agent plans</extracomment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Kind of a step: a tool is called</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>Kind of a step: a message of a conversation</extracomment>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>OK: final answer</source>
        <translation>OK: endgültige Antwort</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>keine Meldung</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>Blockiert: %1</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation>Grenze: %1</translation>
    </message>
    <message>
        <source>Tool error: %1</source>
        <translation>Werkzeugfehler: %1</translation>
    </message>
    <message>
        <source>Model error: %1</source>
        <translation>Modellfehler: %1</translation>
    </message>
    <message>
        <source>Error: format, %1</source>
        <translation>Fehler: Format, %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>Abgestürzt</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Undecidable</source>
        <translation>Unentscheidbar</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Weicht ab</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Behoben</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Neuer Fehler</translation>
    </message>
    <message>
        <source>No tool result</source>
        <translation>Kein Werkzeugergebnis</translation>
    </message>
    <message>
        <source>Not comparable</source>
        <translation>Nicht vergleichbar</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Recording</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Stub</source>
        <extracomment>Who answered a tool call: a stub that the user wrote</extracomment>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>No stub</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Kein Ersatz</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <extracomment>Who answered a tool call: this program</extracomment>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <extracomment>%1 is a duration, for example 0.8 s</extracomment>
        <translation>Läuft, %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>kein Code</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>nicht ausgeführt</translation>
    </message>
    <message>
        <source>not replayed</source>
        <translation>nicht wiederholt</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>%1 is a number of milliseconds</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>%1 is a number of minutes</extracomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>%1 is a number of thousands</extracomment>
        <translation>%1 Tsd.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>%1 is a number of millions</extracomment>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Number of a step. %1: its place in the run, %2: the number that the log gives it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <extracomment>Status of a step: its program ended before it did
----------
How a run ended: its program was gone while a step ran</extracomment>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Status of a step that is being recorded</extracomment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Limit: steps</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Grenze: Schritte</translation>
    </message>
    <message>
        <source>&lt; %1 ms</source>
        <extracomment>A duration that is too short to be measured. %1 is a number of milliseconds</extracomment>
        <translation>&lt; %1 ms</translation>
    </message>
    <message>
        <source>Grader</source>
        <extracomment>Kind of a step: a model judges what the agent did</extracomment>
        <translation>Bewerter</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>What a policy decides about an action: a person is asked</extracomment>
        <translation>Nachfragen</translation>
    </message>
    <message>
        <source>Allowed by a person</source>
        <translation>Von einer Person erlaubt</translation>
    </message>
    <message>
        <source>Allowed by a rule</source>
        <translation>Durch eine Regel erlaubt</translation>
    </message>
    <message>
        <source>Allowed by a model</source>
        <translation>Von einem Modell erlaubt</translation>
    </message>
    <message>
        <source>Changed by a person</source>
        <extracomment>An action of an agent was changed before it ran</extracomment>
        <translation>Von einer Person geändert</translation>
    </message>
    <message>
        <source>Changed by a rule</source>
        <translation>Durch eine Regel geändert</translation>
    </message>
    <message>
        <source>Changed by a model</source>
        <translation>Von einem Modell geändert</translation>
    </message>
    <message>
        <source>Denied by a person</source>
        <translation>Von einer Person abgelehnt</translation>
    </message>
    <message>
        <source>Denied by a rule</source>
        <translation>Durch eine Regel abgelehnt</translation>
    </message>
    <message>
        <source>Denied by a model</source>
        <translation>Von einem Modell abgelehnt</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Kind of a step: a model acts, by code or tool calls</extracomment>
        <translation>Beitrag</translation>
    </message>
</context>
</TS>
