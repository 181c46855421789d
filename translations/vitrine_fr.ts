<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>vitrine::ActionAvailability</name>
    <message>
        <source>This step has no Python code.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Cette étape n’a pas de code Python.</translation>
    </message>
    <message>
        <source>The trail has no runs.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>La piste ne contient aucune exécution.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Rien n’est en cours.</translation>
    </message>
    <message>
        <source>No log or trail is open.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Aucun journal ni aucune piste d’audit n’est ouvert.</translation>
    </message>
    <message>
        <source>Another run is in progress: stop it, or wait until it finishes.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Une autre exécution est en cours&#xa0;: arrêtez-la ou attendez qu’elle se termine.</translation>
    </message>
    <message>
        <source>The executor is not ready.</source>
        <translation>L’exécuteur n’est pas prêt.</translation>
    </message>
    <message>
        <source>No step is selected.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Aucune étape n’est sélectionnée.</translation>
    </message>
    <message>
        <source>No run is selected.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Aucune exécution n’est sélectionnée.</translation>
    </message>
    <message>
        <source>This run has no Python code.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Cette exécution n’a pas de code Python.</translation>
    </message>
</context>
<context>
    <name>vitrine::Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple</source>
        <translation>Ouvrir l’e&amp;xemple</translation>
    </message>
    <message>
        <source>Save Trail &amp;As…</source>
        <translation>Enregistrer la piste &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;System Colors</source>
        <translation>Couleurs du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>So&amp;mbre</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>&amp;Previous Step</source>
        <translation>Étape &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Next Step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Previous &amp;Run</source>
        <translation>Exécution pr&amp;écédente</translation>
    </message>
    <message>
        <source>Next R&amp;un</source>
        <translation>Exécution s&amp;uivante</translation>
    </message>
    <message>
        <source>Next &amp;Difference</source>
        <translation>&amp;Différence suivante</translation>
    </message>
    <message>
        <source>Previous D&amp;ifference</source>
        <translation>Différence pré&amp;cédente</translation>
    </message>
    <message>
        <source>Next P&amp;ane</source>
        <translation>Pa&amp;nneau suivant</translation>
    </message>
    <message>
        <source>Previous Pan&amp;e</source>
        <translation>Pann&amp;eau précédent</translation>
    </message>
    <message>
        <source>Run &amp;Step</source>
        <translation>Exécuter l’é&amp;tape</translation>
    </message>
    <message>
        <source>Run this step&apos;s code after the steps before it (F5)</source>
        <translation>Exécuter le code de cette étape après celles qui la précèdent (F5)</translation>
    </message>
    <message>
        <source>&amp;Replay Run</source>
        <translation>Rejouer &amp;l’exécution</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Replay all steps of the run and compare them with the recording (Ctrl+F5)</source>
        <translation>Rejouer toutes les étapes et les comparer à l’enregistrement (Ctrl+F5)</translation>
    </message>
    <message>
        <source>Replay &amp;All Runs</source>
        <translation>Rejouer toutes les &amp;exécutions</translation>
    </message>
    <message>
        <source>Replay all runs of the trail in parallel and compare them with the recordings</source>
        <translation>Rejouer en parallèle toutes les exécutions de la piste et les comparer aux enregistrements</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop the current run (Shift+F5)</source>
        <translation>Arrêter l’exécution en cours (Maj+F5)</translation>
    </message>
    <message>
        <source>Policy &amp;File…</source>
        <translation>&amp;Fichier de politique…</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Show Import &amp;Report</source>
        <translation>Afficher le &amp;rapport d’importation</translation>
    </message>
    <message>
        <source>&amp;About Vitrine</source>
        <translation>À &amp;propos de Vitrine</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Paramètr&amp;es…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Issue</source>
        <translation>Problème suivan&amp;t</translation>
    </message>
    <message>
        <source>Previous I&amp;ssue</source>
        <translation>Pro&amp;blème précédent</translation>
    </message>
    <message>
        <source>&amp;Quick Open…</source>
        <translation>Ou&amp;verture rapide…</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>Pa&amp;lette de commandes…</translation>
    </message>
    <message>
        <source>Run from &amp;Here</source>
        <translation>Exécuter à partir d’&amp;ici</translation>
    </message>
    <message>
        <source>Run this step&apos;s code and all later steps from the state before it (Ctrl+Shift+F5)</source>
        <translation>Exécuter le code de cette étape et toutes les suivantes à partir de l’état précédent (Ctrl+Maj+F5)</translation>
    </message>
    <message>
        <source>&amp;Back to This Step</source>
        <translation>&amp;Revenir à cette étape</translation>
    </message>
    <message>
        <source>Restore the session to its state after this step (Alt+F5)</source>
        <translation>Rétablir la session dans son état après cette étape (Alt+F5)</translation>
    </message>
    <message>
        <source>Filter &amp;Bar</source>
        <translation>&amp;Barre de filtre</translation>
    </message>
    <message>
        <source>&amp;Clear Filter</source>
        <translation>&amp;Effacer le filtre</translation>
    </message>
    <message>
        <source>&amp;Filter by This Value</source>
        <extracomment>Shows only what has the value of the cell that is selected in a list</extracomment>
        <translation>&amp;Filtrer par cette valeur</translation>
    </message>
    <message>
        <source>E&amp;xclude This Value</source>
        <extracomment>Shows only what does not have the value of the cell that is selected in a list</extracomment>
        <translation>E&amp;xclure cette valeur</translation>
    </message>
    <message>
        <source>&amp;And This Value</source>
        <extracomment>Adds the value of the cell that is selected in a list to the filter</extracomment>
        <translation>E&amp;t cette valeur</translation>
    </message>
    <message>
        <source>&amp;Or This Value</source>
        <extracomment>Adds the value of the cell that is selected in a list to the filter</extracomment>
        <translation>&amp;Ou cette valeur</translation>
    </message>
    <message>
        <source>&amp;Mark Step</source>
        <extracomment>Puts a mark on a step, or takes it away</extracomment>
        <translation>&amp;Marquer l’étape</translation>
    </message>
    <message>
        <source>&amp;Note on Step…</source>
        <translation>&amp;Note sur l’étape…</translation>
    </message>
    <message>
        <source>View and edit the tool answers that a replay of this run uses</source>
        <translation>Afficher et modifier les réponses d’outils utilisées pour rejouer cette exécution</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>&amp;Sceller…</translation>
    </message>
    <message>
        <source>Sign everything recorded in this trail so far</source>
        <translation>Signer tout ce qui est enregistré jusqu’ici dans cette piste</translation>
    </message>
    <message>
        <source>&amp;Inspect Steps</source>
        <extracomment>Arranges the panes for reading steps</extracomment>
        <translation>&amp;Inspecter les étapes</translation>
    </message>
    <message>
        <source>&amp;Tune Policy</source>
        <extracomment>Arranges the panes for writing a policy</extracomment>
        <translation>&amp;Régler la politique</translation>
    </message>
    <message>
        <source>&amp;Why Denied</source>
        <extracomment>Why the policy that is being written denies the selected step, and what would allow it</extracomment>
        <translation>&amp;Pourquoi refusé</translation>
    </message>
    <message>
        <source>Filter: &amp;Changed Steps</source>
        <extracomment>Filters the lists by the steps that a policy which is being written would judge otherwise</extracomment>
        <translation>Filtre&#xa0;: étapes &amp;changées</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Puts the selected step, or its run, on paper</extracomment>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <extracomment>Puts a link to the selected step on the clipboard</extracomment>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <source>&amp;Save Layout As…</source>
        <extracomment>Keeps the arrangement of the panes under a name</extracomment>
        <translation>&amp;Enregistrer la disposition sous…</translation>
    </message>
    <message>
        <source>&amp;Origin of Value</source>
        <extracomment>Goes to the step that gave the selected variable its value</extracomment>
        <translation>&amp;Origine de la valeur</translation>
    </message>
    <message>
        <source>Run Se&amp;lection</source>
        <translation>Exécuter la &amp;sélection</translation>
    </message>
    <message>
        <source>Run the selected lines after the preceding steps (Ctrl+Return)</source>
        <translation>Exécuter les lignes sélectionnées après les étapes précédentes (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>&amp;User Guide</source>
        <translation>&amp;Guide de l’utilisateur</translation>
    </message>
    <message>
        <source>Fo&amp;llow Log…</source>
        <extracomment>Takes what is added to a log while it is written</extracomment>
        <translation>Su&amp;ivre un journal…</translation>
    </message>
    <message>
        <source>Follow Fol&amp;der…</source>
        <extracomment>Takes what is added to the logs of a folder, and logs that are put there</extracomment>
        <translation>Suivre &amp;un dossier…</translation>
    </message>
    <message>
        <source>Recei&amp;ve Spans…</source>
        <extracomment>Takes what a running agent exports</extracomment>
        <translation>Rece&amp;voir des spans…</translation>
    </message>
    <message>
        <source>S&amp;top Following and Receiving</source>
        <translation>Arrê&amp;ter de suivre et de recevoir</translation>
    </message>
    <message>
        <source>&amp;Compare With…</source>
        <extracomment>Puts the run beside another one, or beside its own replay</extracomment>
        <translation>&amp;Comparer avec…</translation>
    </message>
    <message>
        <source>Run t&amp;o Here</source>
        <translation>Exécuter &amp;jusqu’ici</translation>
    </message>
    <message>
        <source>Re-run the preceding steps, then this step&apos;s code (Ctrl+F10)</source>
        <translation>Réexécuter les étapes précédentes, puis le code de cette étape (Ctrl+F10)</translation>
    </message>
    <message>
        <source>&amp;New Scratch Run</source>
        <extracomment>A run that the user writes himself</extracomment>
        <translation>&amp;Nouvel essai</translation>
    </message>
    <message>
        <source>Start a run of your own: write steps and run them (Ctrl+N)</source>
        <translation>Commencer un essai&#xa0;: écrire des étapes et les exécuter (Ctrl+N)</translation>
    </message>
    <message>
        <source>Replay in Another E&amp;xecutor…</source>
        <extracomment>Replays the run in a chosen executor and shows both outcomes side by side</extracomment>
        <translation>Rejouer dans un autre e&amp;xécuteur…</translation>
    </message>
    <message>
        <source>Re-run the steps in another executor and compare the results</source>
        <translation>Réexécuter les étapes dans un autre exécuteur et comparer les résultats</translation>
    </message>
    <message>
        <source>Tool Ans&amp;wers…</source>
        <translation>Réponses des &amp;outils…</translation>
    </message>
    <message>
        <source>Color R&amp;ules…</source>
        <extracomment>Opens the dialog of the rules by which rows have a background</extracomment>
        <translation>Règles de c&amp;ouleur…</translation>
    </message>
    <message>
        <source>Color Ro&amp;ws</source>
        <extracomment>Whether rows have a background by these rules</extracomment>
        <translation>Colorer les li&amp;gnes</translation>
    </message>
    <message>
        <source>Com&amp;pare Replays</source>
        <extracomment>Arranges the panes for looking at what a replay came to</extracomment>
        <translation>Co&amp;mparer les rejeux</translation>
    </message>
    <message>
        <source>Check E&amp;vidence</source>
        <extracomment>Arranges the panes for looking at what the trail proves</extracomment>
        <translation>&amp;Vérifier les preuves</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Writes runs into a file of another format</extracomment>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Save View As…</source>
        <extracomment>Keeps under a name how the trail is looked at: filter, columns, sorting</extracomment>
        <translation>&amp;Enregistrer la vue sous…</translation>
    </message>
    <message>
        <source>&amp;Manage Views…</source>
        <extracomment>Opens the list of the views that are kept: to rename and delete them</extracomment>
        <translation>&amp;Gérer les vues…</translation>
    </message>
    <message>
        <source>F&amp;ind in All Runs…</source>
        <extracomment>Searches all runs, while the lists stay as they are</extracomment>
        <translation>Rechercher &amp;dans toutes les exécutions…</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <extracomment>Makes code and texts larger</extracomment>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <extracomment>Makes code and texts smaller</extracomment>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Normal Text Size</source>
        <extracomment>Gives code and texts the size of the user&apos;s own font</extracomment>
        <translation>Taille de texte &amp;normale</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <extracomment>Says what the control or pane is for that has the focus</extracomment>
        <translation>Qu’&amp;est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Changes That Would &amp;Allow It</source>
        <extracomment>Goes to the list of the smallest changes of the policy that would allow the selected step</extracomment>
        <translation>Changements qui l’a&amp;utoriseraient</translation>
    </message>
    <message>
        <source>A&amp;pprovals</source>
        <extracomment>Shows the steps of agents that wait for approval</extracomment>
        <translation>Appr&amp;obations</translation>
    </message>
    <message>
        <source>Scratch Run</source>
        <extracomment>On the tool bar: a run that the user writes himself</extracomment>
        <translation>Essai</translation>
    </message>
    <message>
        <source>&amp;Black on White</source>
        <extracomment>Colors of high contrast: black on white</extracomment>
        <translation>&amp;Noir sur blanc</translation>
    </message>
    <message>
        <source>&amp;White on Black</source>
        <extracomment>Colors of high contrast: white on black</extracomment>
        <translation>&amp;Blanc sur noir</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <extracomment>Opens the find bar of the text that has the focus</extracomment>
        <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Occurrence s&amp;uivante</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Occurrence précéde&amp;nte</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <extracomment>Opens the find bar with a row for replacing</extracomment>
        <translation>Re&amp;mplacer…</translation>
    </message>
    <message>
        <source>Save &amp;Proof of Step…</source>
        <translation>Enregistrer la pre&amp;uve de l’étape…</translation>
    </message>
    <message>
        <source>Save a file that proves that this step is in the trail; verifying it does not need the trail</source>
        <translation>Enregistrer un fichier qui prouve que cette étape est dans la piste&#x202f;; la piste n’est pas nécessaire pour le vérifier</translation>
    </message>
    <message>
        <source>theme color scheme appearance dark mode</source>
        <extracomment>Other words for light and dark colors, separated by spaces, for the search in the command palette</extracomment>
        <translation>thème jeu de couleurs apparence mode sombre</translation>
    </message>
    <message>
        <source>preferences options configure theme font</source>
        <extracomment>Other words for settings, separated by spaces, for the search in the command palette</extracomment>
        <translation>préférences options configurer thème police</translation>
    </message>
    <message>
        <source>zoom font size</source>
        <extracomment>Other words for the size of text, separated by spaces, for the search in the command palette</extracomment>
        <translation>zoom taille de police</translation>
    </message>
    <message>
        <source>sign signature</source>
        <extracomment>Other words for seals, separated by spaces, for the search in the command palette</extracomment>
        <translation>signer signature</translation>
    </message>
    <message>
        <source>help manual documentation</source>
        <extracomment>Other words for the command palette, separated by spaces, for the search in it</extracomment>
        <translation>aide manuel documentation</translation>
    </message>
    <message>
        <source>Open Se&amp;ssion…</source>
        <extracomment>Chooses among the sessions that agents have stored on this computer</extracomment>
        <translation>Ouvrir une session d’a&amp;gent…</translation>
    </message>
    <message>
        <source>Re&amp;dact…</source>
        <translation>&amp;Caviarder…</translation>
    </message>
    <message>
        <source>Find secrets and personal data in this trail and redact them</source>
        <translation>Trouver les secrets et les données personnelles de cette piste et les caviarder</translation>
    </message>
    <message>
        <source>Delete &amp;Old Runs…</source>
        <translation>Supprimer les anciennes &amp;exécutions…</translation>
    </message>
    <message>
        <source>Delete runs by age or project, or move them to another trail</source>
        <translation>Supprimer des exécutions selon leur âge ou leur projet, ou les déplacer vers une autre piste</translation>
    </message>
    <message>
        <source>retention prune remove archive age</source>
        <extracomment>Other words for the deletion of old runs, separated by spaces, for the search in the command palette</extracomment>
        <translation>conservation purger supprimer archiver âge</translation>
    </message>
    <message>
        <source>secrets passwords personal data privacy remove</source>
        <extracomment>Other words for redaction, separated by spaces, for the search in the command palette</extracomment>
        <translation>secrets mots de passe données personnelles confidentialité supprimer</translation>
    </message>
    <message>
        <source>&amp;Watch an Agent…</source>
        <extracomment>Opens a dialog that adds hooks to the settings of a coding agent</extracomment>
        <translation>Surveiller un &amp;agent…</translation>
    </message>
    <message>
        <source>hook install uninstall Claude Code Codex</source>
        <translation>hook hooks installer désinstaller Claude Code Codex</translation>
    </message>
    <message>
        <source>choose open load policy document</source>
        <translation>choisir ouvrir charger politique document</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignedStepModel</name>
    <message>
        <source>Left</source>
        <extracomment>Column of two runs side by side: number of the step in the left one</extracomment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Column of two runs side by side: number of the step in the right one</extracomment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignedStepPresentation</name>
    <message>
        <source>none</source>
        <extracomment>In place of the number of a step that one of two runs does not have</extracomment>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignmentText</name>
    <message>
        <source>Only left</source>
        <extracomment>Of two runs side by side, the verdict on a step that the right one does not have</extracomment>
        <translation>À gauche seulement</translation>
    </message>
    <message>
        <source>Only right</source>
        <translation>À droite seulement</translation>
    </message>
    <message>
        <source>the code differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>le code diffère</translation>
    </message>
    <message>
        <source>the printed output differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>la sortie affichée diffère</translation>
    </message>
    <message>
        <source>the error differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>l’erreur diffère</translation>
    </message>
    <message>
        <source>the value differs</source>
        <extracomment>Of two steps side by side: the value of the last statement</extracomment>
        <translation>la valeur diffère</translation>
    </message>
    <message>
        <source>only on the right</source>
        <extracomment>Of two runs side by side, only the right one has this step</extracomment>
        <translation>à droite seulement</translation>
    </message>
    <message>
        <source>only on the left</source>
        <extracomment>Of two runs side by side, only the left one has this step</extracomment>
        <translation>à gauche seulement</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: what differs, %2: where and how</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>only noise: %1</source>
        <extracomment>%1: kinds of noise between two runs: &quot;addresses, dates&quot;</extracomment>
        <translation>seulement du bruit&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of a text that is not there</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>line %1: %2 → %3</source>
        <extracomment>%1: number of a line, %2 and %3: the text on each side</extracomment>
        <translation>ligne %1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>the text differs</source>
        <extracomment>Of two steps side by side: what is said in a step without code</extracomment>
        <translation>le texte diffère</translation>
    </message>
</context>
<context>
    <name>vitrine::AnswerText</name>
    <message>
        <source>returns its argument</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>renvoie son argument</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded call(s)</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>
            <numerusform>%Ln appel enregistré</numerusform>
            <numerusform>%Ln appels enregistrés</numerusform>
        </translation>
    </message>
    <message>
        <source>always %1</source>
        <extracomment>How a tool is answered. %1: a value as JSON</extracomment>
        <translation>toujours %1</translation>
    </message>
    <message>
        <source>Python function</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>fonction Python</translation>
    </message>
    <message>
        <source>no stub</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>aucune réponse simulée</translation>
    </message>
</context>
<context>
    <name>vitrine::ApprovalDecisions</name>
    <message>
        <source>Allowed</source>
        <extracomment>What was decided about a step that waited for approval</extracomment>
        <translation>Autorisée</translation>
    </message>
    <message>
        <source>Edited</source>
        <extracomment>What was decided about a step that waited for approval: other code ran in its place</extracomment>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Denied</source>
        <extracomment>What was decided about a step that waited for approval</extracomment>
        <translation>Refusée</translation>
    </message>
    <message>
        <source>The draft</source>
        <extracomment>Who decided about a step that waited for approval: the policy that is being written</extracomment>
        <translation>Le brouillon</translation>
    </message>
    <message>
        <source>Timed out</source>
        <extracomment>Who decided about a step that waited for approval</extracomment>
        <translation>Délai dépassé</translation>
    </message>
    <message>
        <source>No approver</source>
        <extracomment>Who decided about a step that waited for approval</extracomment>
        <translation>Aucun approbateur</translation>
    </message>
    <message>
        <source>None: code too long</source>
        <extracomment>Who decided about a step that waited for approval</extracomment>
        <translation>Aucune&#xa0;: code trop long</translation>
    </message>
    <message>
        <source>None: agent stopped</source>
        <extracomment>Who decided about a step that waited for approval</extracomment>
        <translation>Aucune&#xa0;: agent arrêté</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>A step that waited for approval. %1: number of a run, %2: of a step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Approval Decisions</source>
        <translation>Décisions d’approbation</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>Column: allowed, edited or denied</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>User</source>
        <extracomment>Column: the user who decided</extracomment>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Waited</source>
        <extracomment>Column: how long a step waited</extracomment>
        <translation>Attente</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why it was decided so, in the words of who did</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>No step of this trail has asked for approval.</source>
        <translation>Aucune étape de cette piste n’a demandé d’approbation.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <extracomment>A run with a call that waited for approval and has no step yet. %1: number of the run</extracomment>
        <translation>Exécution %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ApprovalFolderText</name>
    <message>
        <source>%1 is not set.</source>
        <extracomment>%1: name of a variable of the environment</extracomment>
        <translation>%1 n’est pas défini.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 belongs to another user.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 appartient à un autre utilisateur.</translation>
    </message>
    <message>
        <source>Other users can access %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>D’autres utilisateurs ont accès à %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written to.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>The path %1 is too long for a socket.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>Le chemin %1 est trop long pour un socket.</translation>
    </message>
    <message>
        <source>%1 Approvals use the private folder %2 instead.</source>
        <extracomment>%1: sentences that say why not elsewhere, %2: a folder</extracomment>
        <translation>%1 Les approbations utilisent le dossier privé %2.</translation>
    </message>
    <message>
        <source>Cannot handle approvals: no private folder. %1 Set XDG_RUNTIME_DIR to a folder that only you can access.</source>
        <extracomment>%1: sentences that say what is wrong with each folder</extracomment>
        <translation>Approbations impossibles&#xa0;: aucun dossier privé. %1 Définissez XDG_RUNTIME_DIR sur un dossier accessible à vous seul.</translation>
    </message>
</context>
<context>
    <name>vitrine::ApprovalPage</name>
    <message>
        <source>Ask Before Each Step</source>
        <extracomment>Switch: steps of an agent that is being recorded wait until they are decided</extracomment>
        <translation>Demander avant chaque étape</translation>
    </message>
    <message>
        <source>Pending Steps</source>
        <translation>Étapes en attente</translation>
    </message>
    <message>
        <source>Code of the Pending Step</source>
        <translation>Code de l’étape en attente</translation>
    </message>
    <message>
        <source>Time Remaining</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>%1 is no longer pending: it timed out, or its agent has ended.</source>
        <translation>%1 n’est plus en attente&#xa0;: délai dépassé, ou agent terminé.</translation>
    </message>
    <message>
        <source>Agents that record into this trail ask for approval here before each step</source>
        <translation>Les agents qui enregistrent dans cette piste demandent ici une approbation avant chaque étape</translation>
    </message>
    <message>
        <source>Steps That Need Approval</source>
        <translation>Étapes à approuver</translation>
    </message>
    <message>
        <source>Every step</source>
        <extracomment>Which steps wait for approval</extracomment>
        <translation>Chaque étape</translation>
    </message>
    <message>
        <source>Steps denied by the draft</source>
        <extracomment>Which steps wait for approval</extracomment>
        <translation>Étapes refusées par le brouillon</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Reason (recorded in the trail; shown to the agent if denied)</source>
        <translation>Raison (enregistrée dans la piste&#x202f;; montrée à l’agent en cas de refus)</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>Button: the step that waits runs as it is</extracomment>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Run Edited</source>
        <extracomment>Button: the code as it was edited runs in place of the step that waits</extracomment>
        <translation>Exécuter modifié</translation>
    </message>
    <message>
        <source>Deny</source>
        <extracomment>Button: the step that waits does not run</extracomment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Another window handles approvals for this trail.</source>
        <translation>Une autre fenêtre gère les approbations de cette piste.</translation>
    </message>
    <message>
        <source>Cannot handle approvals: %1</source>
        <extracomment>%1: what went wrong, in technical words</extracomment>
        <translation>Approbations impossibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Checking the draft…</source>
        <translation>Vérification du brouillon…</translation>
    </message>
    <message>
        <source>%1 under the draft</source>
        <extracomment>%1: the verdict of the draft of a policy on a step: Denied</extracomment>
        <translation>%1 selon le brouillon</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: a sentence</extracomment>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Allowed in %1 s</source>
        <translation>Autorisé dans %1 s</translation>
    </message>
    <message>
        <source>Denied in %1 s</source>
        <translation>Refusé dans %1 s</translation>
    </message>
    <message>
        <source>Approvals are off.</source>
        <translation>Les approbations sont désactivées.</translation>
    </message>
    <message numerus="yes">
        <source>Approvals are on: %Ln step(s) pending.</source>
        <extracomment>%n: number of steps that wait for approval</extracomment>
        <translation>
            <numerusform>Approbations activées&#xa0;: %Ln étape en attente.</numerusform>
            <numerusform>Approbations activées&#xa0;: %Ln étapes en attente.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is too long for approval.</source>
        <translation>Le code est trop long pour une approbation.</translation>
    </message>
    <message>
        <source>%1: denied.</source>
        <translation>%1&#xa0;: refusée.</translation>
    </message>
    <message>
        <source>%1: edited.</source>
        <translation>%1&#xa0;: modifiée.</translation>
    </message>
    <message>
        <source>%1: allowed.</source>
        <translation>%1&#xa0;: autorisée.</translation>
    </message>
    <message>
        <source>%1: allowed by the draft.</source>
        <translation>%1&#xa0;: autorisée par le brouillon.</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>A step that waits. %1: number of a run, %2: of a step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Approvals are on: no step pending.</source>
        <translation>Approbations activées&#xa0;: aucune étape en attente.</translation>
    </message>
    <message>
        <source>Left to the agent in %1 s</source>
        <extracomment>The agent decides itself if nobody answers in time. %1: a number of seconds</extracomment>
        <translation>L’agent décidera dans %1 s</translation>
    </message>
    <message>
        <source>%1 under the active policy</source>
        <extracomment>%1: the verdict of the active policy on a step: Denied</extracomment>
        <translation>%1 selon la politique active</translation>
    </message>
    <message>
        <source>%1: allowed by the active policy.</source>
        <translation>%1&#xa0;: autorisée par la politique active.</translation>
    </message>
</context>
<context>
    <name>vitrine::BaselineReport</name>
    <message>
        <source>the step is missing</source>
        <extracomment>The golden run has a step that the run does not have</extracomment>
        <translation>l’étape manque</translation>
    </message>
    <message>
        <source>new step</source>
        <extracomment>The golden run does not have this step</extracomment>
        <translation>nouvelle étape</translation>
    </message>
    <message>
        <source>Golden run %1 is missing: %2</source>
        <extracomment>A run of the baseline that was not replayed. %1: its number there, %2: its task</extracomment>
        <translation>L’exécution de référence %1 manque&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln regression(s)</source>
        <translation>
            <numerusform>%Ln régression</numerusform>
            <numerusform>%Ln régressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <extracomment>Steps that differ from the baseline, but are no worse</extracomment>
        <translation>
            <numerusform>%Ln changement</numerusform>
            <numerusform>%Ln changements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fixed</source>
        <extracomment>Steps that failed in the baseline</extracomment>
        <translation>
            <numerusform>%Ln corrigée</numerusform>
            <numerusform>%Ln corrigées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln same</source>
        <extracomment>Steps that are as in the baseline</extracomment>
        <translation>
            <numerusform>%Ln identique</numerusform>
            <numerusform>%Ln identiques</numerusform>
        </translation>
    </message>
    <message>
        <source>The result differs from the golden run</source>
        <translation>Le résultat diffère de l’exécution de référence</translation>
    </message>
    <message>
        <source>A golden run was not replayed</source>
        <translation>Une exécution de référence n’a pas été rejouée</translation>
    </message>
    <message>
        <source>The baseline has no run of this task.</source>
        <translation>La référence n’a aucune exécution de cette tâche.</translation>
    </message>
    <message>
        <source>regression</source>
        <translation>régression</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>%1: number of a step, %2: &quot;regression&quot;, %3: why</extracomment>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Compared with the baseline: %1</source>
        <extracomment>%1: &quot;2 regressions, 1 change, 0 fixed, 12 same&quot;</extracomment>
        <translation>Comparaison avec la référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Against the baseline</source>
        <translation>Par rapport à la référence</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Régression</translation>
    </message>
</context>
<context>
    <name>vitrine::CardWords</name>
    <message>
        <source>System</source>
        <extracomment>Heading of a part of the transcript: instructions of the framework</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Heading of a part of the transcript</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>Heading of a part of the transcript: said to the agent</extracomment>
        <translation>Message</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Heading of a part of the transcript</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Heading of a part of the transcript: code in another language than Python Heading of a part of the transcript</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <extracomment>How a command ended. %1: a number</extracomment>
        <translation>code de sortie %1</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>%1: amount, &quot;1.2 k&quot;</extracomment>
        <translation>%1 jetons</translation>
    </message>
    <message>
        <source>Printed</source>
        <extracomment>Before what code printed</extracomment>
        <translation>Affiché</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Before the value that code ended with</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Before the arguments of a tool</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Before what a tool returned</extracomment>
        <translation>Résultat</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more line(s)</source>
        <extracomment>Row of the transcript that unfolds the rest of a text</extracomment>
        <translation>
            <numerusform>Afficher %Ln ligne de plus</numerusform>
            <numerusform>Afficher %Ln lignes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Limit reached</source>
        <extracomment>Heading of an error in the transcript</extracomment>
        <translation>Limite atteinte</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Heading of an error in the transcript</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Read aloud: only the head of an action is shown</extracomment>
        <translation>replié</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <extracomment>At the right of the head of a folded group of actions: how many files they read</extracomment>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
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
    <message>
        <source>Steps %1</source>
        <extracomment>Read aloud: a folded group of actions. %1: &quot;4–5&quot;</extracomment>
        <translation>Étapes %1</translation>
    </message>
    <message>
        <source>Denied</source>
        <extracomment>Heading of an error in the transcript: a person, a rule or a policy did not let the action run</extracomment>
        <translation>Refusé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>At the right of an action that started another agent: how many steps this one made</extracomment>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sub-agent</source>
        <extracomment>Before the steps of another agent that this one started</extracomment>
        <translation>Sous-agent</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Heading of a part of the transcript: records of the log about approvals, limits, hooks and the like</extracomment>
        <translation>Événements</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Heading of a denied action. %1: &quot;Denied by a rule&quot;, %2: the rule, or the name of a person</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Denied by the active policy</source>
        <extracomment>In the transcript, below an action: it ran when it was recorded, and could not run under the active policy</extracomment>
        <translation>Refusé par la politique active</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Link in the transcript: opens the panel that says why a policy denies an action</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Allow…</source>
        <extracomment>Link in the transcript: offers changes of the policy that would allow an action</extracomment>
        <translation>Autoriser…</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteDialog</name>
    <message>
        <source>Tool Answers of This Run</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Réponses des outils de cette exécution</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Name of another tool</source>
        <extracomment>Hint and accessible name of a field</extracomment>
        <translation>Nom d’un autre outil</translation>
    </message>
    <message>
        <source>Its argument</source>
        <extracomment>How a tool is answered in a replay: it gives its argument back</extracomment>
        <translation>Son argument</translation>
    </message>
    <message>
        <source>Recorded calls</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Appels enregistrés</translation>
    </message>
    <message>
        <source>Always the same value</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Toujours la même valeur</translation>
    </message>
    <message>
        <source>Python function</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Fonction Python</translation>
    </message>
    <message>
        <source>No stub</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Aucune réponse simulée</translation>
    </message>
    <message>
        <source>The tool returns its argument.</source>
        <translation>L’outil renvoie son argument.</translation>
    </message>
    <message>
        <source>Value, as JSON</source>
        <translation>Valeur, en JSON</translation>
    </message>
    <message>
        <source>Define a function with the tool&apos;s name. It runs outside the sandbox, with your permissions</source>
        <translation>Définissez une fonction portant le nom de l’outil. Elle s’exécute hors du bac à sable, avec vos droits</translation>
    </message>
    <message>
        <source>A step that calls this tool fails with an error.</source>
        <translation>Une étape qui appelle cet outil échoue avec une erreur.</translation>
    </message>
    <message>
        <source>An answer for %1 is not valid JSON. Put text in double quotes.</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Une réponse pour %1 n’est pas du JSON valide. Mettez le texte entre guillemets doubles.</translation>
    </message>
    <message>
        <source>Restore Recor&amp;ded</source>
        <extracomment>Button: takes the user&apos;s answers back, so that the log&apos;s hold again</extracomment>
        <translation>Réta&amp;blir l’enregistrement</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <extracomment>Button: adds a tool by its name</extracomment>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Answered &amp;by:</source>
        <translation>Ré&amp;ponse par&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteSaveCommand</name>
    <message>
        <source>Store tool answers with a run of a trail; replays of the run use them</source>
        <translation>Enregistrer des réponses d’outils avec une exécution d’une piste&#x202f;; ses rejeux les utilisent</translation>
    </message>
    <message>
        <source>Reset the tool answers of a run to those recorded in the log</source>
        <translation>Rétablir les réponses d’outils enregistrées dans le journal</translation>
    </message>
    <message>
        <source>Number of the run in the trail</source>
        <translation>Numéro de l’exécution dans la piste</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>La piste</translation>
    </message>
    <message>
        <source>JSON file of tool stubs</source>
        <translation>Fichier JSON de réponses simulées d’outils</translation>
    </message>
    <message numerus="yes">
        <source>Saved the answers of %Ln tool(s) with run %1.</source>
        <extracomment>%n: number of tools, %1: number of a run</extracomment>
        <translation>
            <numerusform>Réponses de %Ln outil enregistrées avec l’exécution %1.</numerusform>
            <numerusform>Réponses de %Ln outils enregistrées avec l’exécution %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1 uses the answers recorded in its log again.</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>L’exécution %1 utilise de nouveau les réponses enregistrées dans son journal.</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteShowCommand</name>
    <message>
        <source>Show the tool answers that a replay of a run uses</source>
        <translation>Afficher les réponses d’outils utilisées pour rejouer une exécution</translation>
    </message>
    <message>
        <source>Print the answers of one run as JSON, for --tools and save</source>
        <translation>Écrire les réponses d’une exécution en JSON, pour --tools et save</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Réponse par</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Title of a run. %1: its number, %2: what the agent was asked</extracomment>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file contains several runs: choose one with --run.</source>
        <translation>Le fichier contient plusieurs exécutions&#xa0;: choisissez-en une avec --run.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChainMap</name>
    <message>
        <source>Chain of all entries</source>
        <extracomment>Accessible name of a band that shows all entries of a trail</extracomment>
        <translation>Chaîne de toutes les entrées</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Entry %1 of %2: %3</source>
        <translation>Entrée %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Entry %1 is damaged</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>L’entrée %1 est endommagée</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangeText</name>
    <message>
        <source>Not Comparable</source>
        <extracomment>Of a step: one before it changes</extracomment>
        <translation>Non comparables</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangées</translation>
    </message>
    <message>
        <source>Now Allowed</source>
        <extracomment>Of a step: it was denied, asked about or undecidable before</extracomment>
        <translation>Devient autorisée</translation>
    </message>
    <message>
        <source>Now Ask</source>
        <extracomment>Of a step: a person would be asked about it, and would not have been before</extracomment>
        <translation>Devient à demander</translation>
    </message>
    <message>
        <source>Now Denied</source>
        <extracomment>Of a step: it was allowed, asked about or undecidable before</extracomment>
        <translation>Devient refusée</translation>
    </message>
    <message>
        <source>Now Undecidable</source>
        <extracomment>Of a step: undecidable without running it, and it was decided before</extracomment>
        <translation>Devient indécidable</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangedSteps</name>
    <message>
        <source>Changed Steps</source>
        <translation>Étapes changées</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Column: verdict of the active policy on a step</extracomment>
        <translation>Active</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: verdict of the draft on a step</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Column: how many steps of the run come after this one</extracomment>
        <translation>Après</translation>
    </message>
    <message>
        <source>The draft changes no step.</source>
        <translation>Le brouillon ne change aucune étape.</translation>
    </message>
    <message>
        <source>Observed</source>
        <extracomment>Column: result of a step when it ran under the draft</extracomment>
        <translation>Observé</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesByRule</name>
    <message>
        <source>Changes by Rule</source>
        <translation>Changements par règle</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Column: the module, builtin or tool that a rule applies to</extracomment>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: verdict of the draft on it</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>The draft changes no rule used by a recorded step.</source>
        <translation>Le brouillon ne change aucune règle utilisée par une étape enregistrée.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesByRun</name>
    <message>
        <source>Changes by Run</source>
        <translation>Changements par exécution</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>The draft changes no run.</source>
        <translation>Le brouillon ne change aucune exécution.</translation>
    </message>
    <message>
        <source>No draft yet. Edit the policy to see what would change.</source>
        <translation>Pas encore de brouillon. Modifiez la politique pour voir ce qui changerait.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesPage</name>
    <message>
        <source>Automatically</source>
        <extracomment>Check box beside the button Verify by Replay: verifies after every change of the draft</extracomment>
        <translation>Automatiquement</translation>
    </message>
    <message>
        <source>Re-runs the affected steps shortly after each change of the draft</source>
        <translation>Réexécute les étapes concernées peu après chaque modification du brouillon</translation>
    </message>
    <message>
        <source>Stop Verification (%1 of %2)</source>
        <extracomment>Button. %1, %2: how many steps were run, of how many</extracomment>
        <translation>Arrêter la vérification (%1 sur %2)</translation>
    </message>
    <message>
        <source>Verify by Replay</source>
        <extracomment>Button: runs the steps that a draft changes, to check the predicted results</extracomment>
        <translation>Vérifier par rejeu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) behaved differently than predicted.</source>
        <extracomment>%n: number of steps whose result was not the predicted one</extracomment>
        <translation>
            <numerusform>%Ln étape s’est comportée autrement que prévu.</numerusform>
            <numerusform>%Ln étapes se sont comportées autrement que prévu.</numerusform>
        </translation>
    </message>
    <message>
        <source>See the Observed column of the changed steps. This is a bug in the prediction.</source>
        <translation>Voir la colonne «&#xa0;Observé&#xa0;» des étapes changées. C’est un défaut de la prédiction.</translation>
    </message>
    <message numerus="yes">
        <source>Verified %1 of %Ln changed step(s) under the draft: no disagreement.</source>
        <extracomment>%1: how many steps were run, %n: of how many</extracomment>
        <translation>
            <numerusform>%1 étape changée sur %Ln vérifiée avec le brouillon&#xa0;: aucun désaccord.</numerusform>
            <numerusform>%1 étapes changées sur %Ln vérifiées avec le brouillon&#xa0;: aucun désaccord.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ChartPane</name>
    <message>
        <source>&amp;by:</source>
        <extracomment>Label of a choice: what the chart sums up by</extracomment>
        <translation>pa&amp;r&#xa0;:</translation>
    </message>
    <message>
        <source>Save Chart As…</source>
        <extracomment>Button: the chart becomes a file</extracomment>
        <translation>Enregistrer le diagramme sous…</translation>
    </message>
    <message>
        <source>%1: not recorded</source>
        <extracomment>In place of a chart. %1: what it would show, such as &quot;Tokens&quot;</extracomment>
        <translation>%1&#xa0;: non enregistré</translation>
    </message>
    <message>
        <source>No trail is open</source>
        <translation>Aucune piste ouverte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln smaller item(s) omitted</source>
        <extracomment>Beside a chart. %n: how many smaller ones it does not show</extracomment>
        <translation>
            <numerusform>%Ln plus petit omis</numerusform>
            <numerusform>%Ln plus petits omis</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Chart As</source>
        <translation>Enregistrer le diagramme sous</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <extracomment>Label of a choice: what the chart shows</extracomment>
        <translation>&amp;Montrer&#xa0;:</translation>
    </message>
    <message>
        <source>%1: not recorded. Replay the runs to measure it.</source>
        <extracomment>In place of a chart. %1: what it would show, such as &quot;Operations&quot;</extracomment>
        <translation>%1&#xa0;: non enregistré. Rejouez les exécutions pour le mesurer.</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG images (*.svg)</source>
        <translation>Images SVG (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Limit to filter</source>
        <extracomment>Check box of the charts: they show only runs that the filter of the window lets through</extracomment>
        <translation>Limiter au filtre</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <extracomment>What a chart shows. %1: for example &quot;Tokens&quot;, %2: what that is summed up by, for example &quot;Model&quot;</extracomment>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Beside the title of the charts. %1: for example &quot;Tokens by Model&quot;, %2: &quot;50 runs&quot; or &quot;12 of 50 runs&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No run matches the filter</source>
        <extracomment>In place of a chart</extracomment>
        <translation>Aucune exécution ne correspond au filtre</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagrammes</translation>
    </message>
    <message>
        <source>Totals of tokens, time, errors and more, by run, agent, model or policy. Click a bar to show its steps.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Totaux de jetons, temps, erreurs, etc., par exécution, agent, modèle ou politique. Cliquez sur une barre pour voir ses étapes.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChartView</name>
    <message>
        <source>Chart</source>
        <extracomment>Read aloud</extracomment>
        <translation>Diagramme</translation>
    </message>
</context>
<context>
    <name>vitrine::Charting</name>
    <message>
        <source>Input</source>
        <extracomment>Series of a chart: tokens that were sent to the model, and those that it answered</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Series of a chart: seconds as recorded in the log, and seconds that the code took when it ran here</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>With code</source>
        <extracomment>Series of a chart: steps</extracomment>
        <translation>Avec code</translation>
    </message>
    <message>
        <source>Without code</source>
        <translation>Sans code</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Series of a chart: steps that ended with an error, and those that the policy denied</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Appels d’outils</translation>
    </message>
    <message>
        <source>Importing Steps</source>
        <translation>Étapes qui importent</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Errors and Denials</source>
        <translation>Erreurs et refus</translation>
    </message>
    <message>
        <source>Tool Calls</source>
        <translation>Appels d’outils</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>What a chart sums up by</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A part of what is said of a bar. %1: what it counts, %2: how much</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>Series of a chart: what the engine counted while code ran here</extracomment>
        <translation>Opérations</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckCommand</name>
    <message>
        <source>Check steps against a policy without running them</source>
        <translation>Vérifier des étapes selon une politique sans les exécuter</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Lowest severity to print: note, warning or denied; --json prints all</source>
        <translation>Gravité minimale à afficher&#xa0;: note, warning ou denied&#x202f;; --json affiche tout</translation>
    </message>
    <message>
        <source>List all kinds of findings and exit</source>
        <translation>Lister tous les genres de constats et quitter</translation>
    </message>
    <message>
        <source>Python files (.py, or - for standard input) as the steps of one run, logs and trails. Without --policy, a log is checked against the policy recovered from its error messages, and a run of a trail against its own</source>
        <translation>Fichiers Python (.py, ou - pour l’entrée standard) comme étapes d’une exécution, journaux et pistes d’audit. Sans --policy, un journal est vérifié selon la politique déduite de ses messages d’erreur, et une exécution d’une piste d’audit selon la sienne</translation>
    </message>
    <message>
        <source>No files given. Name the files to check.</source>
        <translation>Aucun fichier indiqué. Nommez les fichiers à vérifier.</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckReport</name>
    <message>
        <source>Denied by module: %1</source>
        <translation>Refus par module&#xa0;: %1</translation>
    </message>
    <message>
        <source>Denied by rule: %1</source>
        <translation>Refus par règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>aucun constat</translation>
    </message>
    <message>
        <source>Blocked when recorded: %1, of these denied: %2</source>
        <extracomment>Sums below a list. %1: number of steps that the recorded agent was not allowed to run, %2: how many of these the policy denies</extracomment>
        <translation>Bloquées lors de l’enregistrement&#xa0;: %1, dont refusées&#xa0;: %2</translation>
    </message>
    <message>
        <source>run %1 step %2</source>
        <extracomment>%1: number of a run, %2: number of a step</extracomment>
        <translation>exécution %1 étape %2</translation>
    </message>
    <message>
        <source>Blocked when recorded but not denied here, because the cause only appears at run time or the policy is a different one: %1</source>
        <extracomment>%1: &quot;run 22 step 3, run 30 step 1&quot;</extracomment>
        <translation>Bloquées lors de l’enregistrement mais non refusées ici, parce que la cause n’apparaît qu’à l’exécution ou que la politique est différente&#xa0;: %1</translation>
    </message>
    <message>
        <source>Findings about actions: %1, steps with denied actions: %2</source>
        <extracomment>Sums below a list. Actions are commands, edits and other tool calls. %1, %2: numbers</extracomment>
        <translation>Constats sur les actions&#xa0;: %1, étapes avec des actions refusées&#xa0;: %2</translation>
    </message>
    <message>
        <source>Runs: %1, steps with code: %2, in Python: %3, denied: %4</source>
        <extracomment>Sums below a list. %1 to %4: numbers; %3: how many of %2 are in Python, %4: how many of %3 are denied</extracomment>
        <translation>Exécutions&#xa0;: %1, étapes avec code&#xa0;: %2, en Python&#xa0;: %3, refusées&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckRules</name>
    <message>
        <source>Rule</source>
        <extracomment>Column title: name of a rule of the review</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Column title: technical name of a kind of finding</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Severity</source>
        <extracomment>Column title: how serious a finding is</extracomment>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>Column title: what a rule is about</extracomment>
        <translation>Constat</translation>
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
            <numerusform>… %Ln autre octet de cette ligne non affiché</numerusform>
            <numerusform>… %Ln autres octets de cette ligne non affichés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CodeTagsOption</name>
    <message>
        <source>Opening and closing code tags, if not &lt;code&gt; and &lt;/code&gt;</source>
        <translation>Balises de code ouvrante et fermante, si ce ne sont pas &lt;code&gt; et &lt;/code&gt;</translation>
    </message>
</context>
<context>
    <name>vitrine::ColorDialog</name>
    <message>
        <source>Color Rules</source>
        <extracomment>Title of a dialog: rules by which rows of lists have a background</extracomment>
        <translation>Règles de couleur</translation>
    </message>
    <message>
        <source>Rows that match a rule&apos;s filter get its background color and number. The first matching rule applies.</source>
        <translation>Les lignes qui correspondent au filtre d’une règle prennent sa couleur de fond et son numéro. La première règle qui correspond s’applique.</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <extracomment>Button: the rules of the program take the place of those in the list</extracomment>
        <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>&amp;Add Rule</source>
        <translation>&amp;Ajouter une règle</translation>
    </message>
    <message>
        <source>Re&amp;move Rule</source>
        <translation>&amp;Supprimer la règle</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <extracomment>Button: the rule takes the place of the one before it</extracomment>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <extracomment>Button: the rule takes the place of the one behind it</extracomment>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label of a field: the name of a rule</extracomment>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Filter:</source>
        <extracomment>Label of a field: the filter of a rule</extracomment>
        <translation>&amp;Filtre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Color:</source>
        <extracomment>Label of a choice: the background of rows</extracomment>
        <translation>&amp;Couleur&#xa0;:</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>A rule in a list. %1: &quot;①&quot;, %2: its name, %3: its filter</extracomment>
        <translation>%1 %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>New rule</source>
        <extracomment>Name of a rule that is not finished</extracomment>
        <translation>Nouvelle règle</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No rules</source>
        <extracomment>In place of the list of rules. Add Rule and Rules of the Program are buttons</extracomment>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>Click Add Rule to create a rule, or Restore Defaults for the built-in ones.</source>
        <translation>Cliquez sur «&#xa0;Ajouter une règle&#xa0;», ou sur «&#xa0;Rétablir les valeurs par défaut&#xa0;» pour les règles intégrées.</translation>
    </message>
</context>
<context>
    <name>vitrine::ColorRules</name>
    <message>
        <source>Marked or with a note</source>
        <extracomment>Name of a rule that colors rows</extracomment>
        <translation>Marqué ou noté</translation>
    </message>
    <message>
        <source>Replay broken</source>
        <extracomment>Name of a rule that colors rows: the replay differed from the recording</extracomment>
        <translation>Rejeu cassé</translation>
    </message>
    <message>
        <source>Leaves the sandbox</source>
        <extracomment>Name of a rule that colors rows: code that starts programs or reads the network</extracomment>
        <translation>Sort du bac à sable</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Name of a rule that colors rows</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>Name of a background</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>Name of a background</extracomment>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>Name of a background</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>Name of a background</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Gray</source>
        <extracomment>Name of a background</extracomment>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>Name of a background</extracomment>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>The filter is empty: it would color every row.</source>
        <extracomment>Why a rule that colors rows cannot be used</extracomment>
        <translation>Le filtre est vide&#xa0;: il colorerait toutes les lignes.</translation>
    </message>
    <message>
        <source>Policy verdicts cannot be used in color rules.</source>
        <extracomment>Why a rule that colors rows cannot be used</extracomment>
        <translation>Les verdicts de politique ne peuvent pas servir dans les règles de couleur.</translation>
    </message>
</context>
<context>
    <name>vitrine::ColumnMenu</name>
    <message>
        <source>No list has the focus</source>
        <extracomment>In the menu of columns, in place of them</extracomment>
        <translation>Aucune liste n’a le focus</translation>
    </message>
    <message>
        <source>&amp;Reset Columns</source>
        <extracomment>In the menu of columns: all are shown, in their first order and widths</extracomment>
        <translation>&amp;Réinitialiser les colonnes</translation>
    </message>
    <message>
        <source>no values or no space</source>
        <translation>sans valeurs ou sans place</translation>
    </message>
</context>
<context>
    <name>vitrine::CommandLine</name>
    <message>
        <source>Inspect, replay and audit code that AI agents ran.</source>
        <translation>Inspecter, rejouer et auditer le code exécuté par des agents d’IA.</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Afficher la version</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Afficher cette aide</translation>
    </message>
    <message>
        <source>Exit status: 0 success, 1 the code failed, was blocked, or a difference was found, 2 wrong usage or unreadable input, 3 internal error.</source>
        <translation>Code de retour&#xa0;: 0 succès, 1 le code a échoué, a été bloqué ou une différence a été trouvée, 2 mauvais usage ou entrée illisible, 3 erreur interne.</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Head line of the help on the command line</extracomment>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Head of the list of files and names in the help on the command line</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>In the help on the command line: follows an option that is required</extracomment>
        <translation>REQUIS</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>In the help on the command line: represents the options in the usage line</extracomment>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>Internal error: %1</source>
        <extracomment>%1: technical description</extracomment>
        <translation>Erreur interne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cannot write to standard output.</source>
        <translation>Impossible d’écrire sur la sortie standard.</translation>
    </message>
    <message>
        <source>Run vitrine --help, or a command with --help, for details.</source>
        <translation>Pour plus de détails&#xa0;: vitrine --help, ou une commande avec --help.</translation>
    </message>
    <message>
        <source>Search, check, sign and export a trail</source>
        <translation>Chercher dans une piste, la vérifier, la signer et l’exporter</translation>
    </message>
    <message>
        <source>View and change the tool answers that replays use</source>
        <translation>Afficher et modifier les réponses d’outils utilisées par les rejeux</translation>
    </message>
    <message>
        <source>Show, check, compare and suggest policies</source>
        <translation>Afficher, vérifier, comparer et suggérer des politiques</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>In the help on the command line: represents one of the commands in the usage line</extracomment>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Head of the list of options in the help on the command line</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Head of the list of commands in the help on the command line</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Judge and record the tool calls of coding agents</source>
        <translation>Juger et enregistrer les appels d’outils des agents de codage</translation>
    </message>
    <message>
        <source>Unknown command %1. Did you mean %2?</source>
        <extracomment>%1: what was typed, %2: name of a command</extracomment>
        <translation>Commande inconnue&#xa0;: %1. Vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>the value is empty</source>
        <extracomment>Of the value of an option</extracomment>
        <translation>la valeur est vide</translation>
    </message>
    <message>
        <source>Unknown command %1. Commands: %2.</source>
        <extracomment>%1: what was typed, %2: names of commands, separated by commas</extracomment>
        <translation>Commande inconnue&#xa0;: %1. Commandes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is neither a command nor a file.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>%1 n’est ni une commande ni un fichier.</translation>
    </message>
    <message>
        <source>Unknown option %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Option inconnue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unknown option %1. Did you mean %2?</source>
        <extracomment>%1: what was typed, %2: name of an option</extracomment>
        <translation>Option inconnue&#xa0;: %1. Vouliez-vous dire %2&#x202f;?</translation>
    </message>
</context>
<context>
    <name>vitrine::CompareChoice</name>
    <message>
        <source>Run %1, replayed</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Exécution %1, rejouée</translation>
    </message>
    <message>
        <source>Run %1, recorded</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Exécution %1, enregistrée</translation>
    </message>
    <message>
        <source>newest replay</source>
        <extracomment>Of what a run can be compared with: how it went when it was run again</extracomment>
        <translation>rejeu le plus récent</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>What a run can be compared with. %1: number of a run, %2: its task</extracomment>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CompareCommand</name>
    <message>
        <source>Run of the first file: its position in a log or its number in a trail</source>
        <translation>Exécution du premier fichier&#xa0;: sa position dans un journal ou son numéro dans une piste</translation>
    </message>
    <message>
        <source>Run to compare with, of the second file or of the same file</source>
        <translation>Exécution de comparaison, du second fichier ou du même</translation>
    </message>
    <message>
        <source>Also list identical steps</source>
        <translation>Lister aussi les étapes identiques</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>One or two logs or trails</source>
        <translation>Un ou deux journaux ou pistes</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>No step differs.</source>
        <translation>Aucune étape ne diffère.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) differ.</source>
        <translation>
            <numerusform>%Ln étape diffère.</numerusform>
            <numerusform>%Ln étapes diffèrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare two runs step by step, as recorded or as replayed</source>
        <translation>Comparer deux exécutions étape par étape, enregistrées ou rejouées</translation>
    </message>
    <message>
        <source>Use the newest replay in the trail instead of the recording: left, right or both</source>
        <translation>Utiliser le rejeu le plus récent de la piste au lieu de l’enregistrement&#xa0;: left, right ou both</translation>
    </message>
    <message>
        <source>Run %1 of %2 has not been replayed. Replay it with: vitrine replay %2 --trail %2 --run %1</source>
        <translation>L’exécution %1 de %2 n’a pas encore été rejouée. Commande&#xa0;: vitrine replay %2 --trail %2 --run %1</translation>
    </message>
    <message>
        <source>Expected one or two files, not %1.</source>
        <translation>Un ou deux fichiers attendus, pas %1.</translation>
    </message>
    <message>
        <source>Both sides are run %1 of %2. Name another run with --with, another file, or compare the run with its newest replay: --replayed right.</source>
        <extracomment>%1: number of a run, %2: name of a file</extracomment>
        <translation>Les deux côtés sont l’exécution %1 de %2. Indiquez une autre exécution avec --with, un autre fichier, ou comparez l’exécution avec sa dernière relecture&#xa0;: --replayed right.</translation>
    </message>
</context>
<context>
    <name>vitrine::ComparePane</name>
    <message>
        <source>Aligned Steps</source>
        <translation>Étapes côte à côte</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>A run as recorded, one side of a comparison</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>A run as it went when it was run again, one side of a comparison</extracomment>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Replayed in %1</source>
        <extracomment>A run as it went when it was run again, one side of a comparison. %1: name of an executor</extracomment>
        <translation>Rejoué dans %1</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>Côté gauche</translation>
    </message>
    <message>
        <source>Right Side</source>
        <translation>Côté droit</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Aucune comparaison</translation>
    </message>
    <message>
        <source>Choose Run &gt; Compare With…, or the context menu of a run.</source>
        <translation>Choisissez Exécution &gt; Comparer avec…, ou le menu contextuel d’une exécution.</translation>
    </message>
    <message>
        <source>One run has not been replayed</source>
        <translation>Une exécution n’a pas été rejouée</translation>
    </message>
    <message>
        <source>Cannot read the runs</source>
        <translation>Impossible de lire les exécutions</translation>
    </message>
    <message>
        <source>Replay that run, or choose its recording.</source>
        <translation>Rejouez cette exécution, ou choisissez son enregistrement.</translation>
    </message>
    <message>
        <source>Neither run has any steps</source>
        <extracomment>In place of two runs side by side</extracomment>
        <translation>Aucune des deux exécutions n’a d’étapes</translation>
    </message>
    <message>
        <source>no step differs</source>
        <translation>aucune étape ne diffère</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) differ</source>
        <translation>
            <numerusform>%Ln étape diffère</numerusform>
            <numerusform>%Ln étapes diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1:</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Exécution %1&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Over a comparison. %1: verdict, %2: why</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>One side of a comparison. %1: &quot;Run 3, replayed&quot;, %2: name of an executor</extracomment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Compare Runs</source>
        <translation>Comparer des exécutions</translation>
    </message>
    <message>
        <source>Two runs side by side, or a run and its replay, step by step.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Deux exécutions côte à côte, ou une exécution et son rejeu, étape par étape.</translation>
    </message>
</context>
<context>
    <name>vitrine::ConfirmationRuns</name>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prévu</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Observé</translation>
    </message>
    <message>
        <source>Verified by replay: %1, disagreements: %2</source>
        <extracomment>Below a list of steps that ran. %1, %2: numbers</extracomment>
        <translation>Vérifiées par rejeu&#xa0;: %1, désaccords&#xa0;: %2</translation>
    </message>
    <message>
        <source>Interrupted: not all steps were replayed.</source>
        <translation>Interrompu&#xa0;: toutes les étapes n’ont pas été rejouées.</translation>
    </message>
</context>
<context>
    <name>vitrine::ConfirmationText</name>
    <message>
        <source>Allowed, OK</source>
        <extracomment>What a step did: the policy allowed it, and it ended well</extracomment>
        <translation>Autorisé, OK</translation>
    </message>
    <message>
        <source>Allowed, error</source>
        <extracomment>What a step did: the policy allowed it, and its code ended in an error</extracomment>
        <translation>Autorisé, erreur</translation>
    </message>
    <message>
        <source>Denied: %1</source>
        <extracomment>What a step did: a rule of the policy ended it. %1: technical name of the rule</extracomment>
        <translation>Refusé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Allowed, not installed: %1</source>
        <extracomment>What a step did: the policy allowed its import, but the module is not there. %1: names of modules</extracomment>
        <translation>Autorisé, non installé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::CopyTrailJob</name>
    <message>
        <source>Saving %1</source>
        <extracomment>%1 is the name of the new file</extracomment>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <extracomment>What came of a job. %1: name of a file</extracomment>
        <translation>%1 enregistré.</translation>
    </message>
</context>
<context>
    <name>vitrine::DamageNotice</name>
    <message>
        <source>Run vitrine trail verify for details.</source>
        <extracomment>After &quot;The trail is damaged at entry 4.&quot;</extracomment>
        <translation>Pour les détails, exécutez vitrine trail verify.</translation>
    </message>
</context>
<context>
    <name>vitrine::DamageText</name>
    <message>
        <source>an entry is missing or was inserted</source>
        <translation>une entrée manque ou a été insérée</translation>
    </message>
    <message>
        <source>its hash does not match the previous entry</source>
        <translation>son hachage ne correspond pas à l’entrée précédente</translation>
    </message>
    <message>
        <source>the entry was modified</source>
        <translation>l’entrée a été modifiée</translation>
    </message>
    <message>
        <source>the data it covers was modified</source>
        <translation>les données couvertes ont été modifiées</translation>
    </message>
    <message>
        <source>the data it covers is missing</source>
        <translation>les données couvertes manquent</translation>
    </message>
    <message>
        <source>entries at the end are missing</source>
        <translation>des entrées manquent à la fin</translation>
    </message>
    <message>
        <source>data was added that no entry covers</source>
        <translation>des données qu’aucune entrée ne couvre ont été ajoutées</translation>
    </message>
    <message>
        <source>the entry is of an unknown kind</source>
        <translation>l’entrée est d’un genre inconnu</translation>
    </message>
    <message>
        <source>a seal does not match the data it covers</source>
        <translation>un sceau ne correspond pas aux données couvertes</translation>
    </message>
    <message>
        <source>it does not match the checkpoint</source>
        <translation>elle ne correspond pas au point de contrôle</translation>
    </message>
    <message>
        <source>the file is damaged at this position</source>
        <translation>le fichier est endommagé à cet endroit</translation>
    </message>
    <message>
        <source>the database schema is not that of a trail</source>
        <translation>le schéma de la base de données n’est pas celui d’une piste</translation>
    </message>
    <message>
        <source>all entries before it are intact, but the file&apos;s list of unused pages is damaged, so nothing can be added</source>
        <translation>toutes les entrées précédentes sont intactes, mais la liste des pages inutilisées du fichier est endommagée&#xa0;: rien ne peut être ajouté</translation>
    </message>
</context>
<context>
    <name>vitrine::DenialText</name>
    <message>
        <source>This step is not denied.</source>
        <translation>Cette étape n’est pas refusée.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>%1: number of a line, %2: a sentence without its full stop: &quot;Import of sympy is not allowed&quot;</extracomment>
        <translation>Ligne %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Active policy: %1. The draft allows this step; it has no effect until you activate it.</source>
        <extracomment>%1: name of the active policy</extracomment>
        <translation>Politique active&#xa0;: %1. Le brouillon autorise cette étape&#x202f;; il n’a d’effet qu’une fois activé.</translation>
    </message>
    <message>
        <source>Active policy: %1.</source>
        <extracomment>%1: name of the active policy</extracomment>
        <translation>Politique active&#xa0;: %1.</translation>
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
            <numerusform>Autoriser %Ln usage</numerusform>
            <numerusform>Autoriser %Ln usages</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise %1</source>
        <extracomment>A change of a policy. %1: path of a limit in it: &quot;limits.operations&quot;</extracomment>
        <translation>Augmenter %1</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <extracomment>A change of a policy. %1: what it allows: a module, a function</extracomment>
        <translation>Autoriser %1</translation>
    </message>
    <message>
        <source>Allows nothing else that recorded steps use.</source>
        <translation>N’autorise rien d’autre de ce qu’utilisent les étapes enregistrées.</translation>
    </message>
    <message>
        <source>Also allows: %1.</source>
        <extracomment>Tip of a change of a policy. %1: names of other things that it allows</extracomment>
        <translation>Autorise aussi&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>After a list of names. %n: number of names that are not listed</extracomment>
        <translation>
            <numerusform>Et %Ln autre.</numerusform>
            <numerusform>Et %Ln autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was blocked when it ran; the active policy, %1, allows it.</source>
        <extracomment>Below &quot;Step 2 was blocked&quot;. %1: name of the active policy</extracomment>
        <translation>Elle a été bloquée à l’exécution&#x202f;; la politique active, %1, l’autorise.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>Below &quot;Step 2 was blocked&quot;. %1: path of a rule in the policy</extracomment>
        <translation>Règle %1.</translation>
    </message>
    <message>
        <source>%1 The draft allows it.</source>
        <extracomment>Below &quot;Step 2 was blocked&quot;. %1: &quot;Rule imports.allow.&quot;</extracomment>
        <translation>%1 Le brouillon l’autorise.</translation>
    </message>
    <message numerus="yes">
        <source>%1 — %Ln step(s) would pass</source>
        <extracomment>Button. %1: a change: &quot;Allow sympy&quot;, %n: number of steps that would no longer be denied</extracomment>
        <translation>
            <numerusform>%1 — %Ln étape passerait</numerusform>
            <numerusform>%1 — %Ln étapes passeraient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more step(s) denied for the same reason</source>
        <extracomment>Link beside a blocked step</extracomment>
        <translation>
            <numerusform>%Ln autre étape refusée pour la même raison</numerusform>
            <numerusform>%Ln autres étapes refusées pour la même raison</numerusform>
        </translation>
    </message>
    <message>
        <source>No policy rule was checked: this step has neither code nor actions.</source>
        <translation>Aucune règle de politique vérifiée&#xa0;: cette étape n’a ni code ni action.</translation>
    </message>
    <message>
        <source>This step has an action that the policy denies.</source>
        <translation>Cette étape contient une action que la politique refuse.</translation>
    </message>
    <message>
        <source>This step has an action that requires a person&apos;s decision.</source>
        <translation>Cette étape contient une action qui requiert la décision d’une personne.</translation>
    </message>
    <message>
        <source>The policy does not decide about all actions of this step.</source>
        <translation>La politique ne décide pas de toutes les actions de cette étape.</translation>
    </message>
    <message>
        <source>Remove %1: %2</source>
        <extracomment>A change of a policy. %1: path of a list of rules: &quot;commands.deny&quot;, %2: the rule that is removed from it</extracomment>
        <translation>Retirer %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Allows %Ln recorded action(s).</source>
        <translation>
            <numerusform>Autorise %Ln action enregistrée.</numerusform>
            <numerusform>Autorise %Ln actions enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other action(s) would no longer be allowed.</source>
        <extracomment>Tip of a change of a policy: with it, all actions of the kind must be listed</extracomment>
        <translation>
            <numerusform>%Ln autre action ne serait plus autorisée.</numerusform>
            <numerusform>%Ln autres actions ne seraient plus autorisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 — %Ln action(s) would pass</source>
        <extracomment>Button. %1: a change: &quot;Allow pip install *&quot;, %n: number of actions that would no longer be denied</extracomment>
        <translation>
            <numerusform>%1 — %Ln action passerait</numerusform>
            <numerusform>%1 — %Ln actions passeraient</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DetailsPane</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>The selected step: how it ended, its actions, what the active policy decides about them, and the files that its run has changed.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>L’étape sélectionnée&#xa0;: son résultat, ses actions, ce que la politique active en décide, et les fichiers modifiés par son exécution.</translation>
    </message>
    <message>
        <source>Details of the step</source>
        <extracomment>Accessible name of a tree: the properties of a step</extracomment>
        <translation>Détails de l’étape</translation>
    </message>
    <message>
        <source>Property</source>
        <extracomment>Title of a column</extracomment>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Title of a column</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>&amp;Copy Value</source>
        <extracomment>Context menu of the properties of a step</extracomment>
        <translation>&amp;Copier la valeur</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>&amp;Filter by This Value</source>
        <extracomment>Context menu of the properties of a step</extracomment>
        <translation>&amp;Filtrer par cette valeur</translation>
    </message>
    <message>
        <source>&amp;Go to Step</source>
        <extracomment>Context menu of the properties of a step</extracomment>
        <translation>&amp;Aller à l’étape</translation>
    </message>
    <message>
        <source>No step is selected</source>
        <extracomment>In the empty pane Details</extracomment>
        <translation>Aucune étape n’est sélectionnée</translation>
    </message>
</context>
<context>
    <name>vitrine::DiagnosticText</name>
    <message>
        <source>%1 cannot match any module: use a name such as numpy, numpy.linalg or numpy.*.</source>
        <extracomment>%1: a pattern of modules</extracomment>
        <translation>%1 ne peut correspondre à aucun module&#xa0;: utilisez un nom tel que numpy, numpy.linalg ou numpy.*.</translation>
    </message>
    <message>
        <source>Python has no builtin %1.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Python n’a pas de fonction intégrée %1.</translation>
    </message>
    <message>
        <source>%1 is not a dunder name: other attributes are always allowed.</source>
        <extracomment>%1: a name</extracomment>
        <translation>%1 n’est pas un nom à doubles soulignés&#xa0;: les autres attributs sont toujours autorisés.</translation>
    </message>
    <message>
        <source>Unknown syntax node %1: use names of Python&apos;s ast module.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Nœud de syntaxe %1 inconnu&#xa0;: utilisez les noms du module ast de Python.</translation>
    </message>
    <message>
        <source>Unknown protection layer %1: no step would run.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Couche de protection %1 inconnue&#xa0;: aucune étape ne s’exécuterait.</translation>
    </message>
    <message>
        <source>%1 MiB exceeds the memory of this machine.</source>
        <extracomment>%1: a number of MiB</extracomment>
        <translation>%1 Mio dépasse la mémoire de cette machine.</translation>
    </message>
    <message>
        <source>%1 has no effect: %2 in imports.deny overrides it. Remove one of them.</source>
        <extracomment>%1, %2: patterns of modules</extracomment>
        <translation>%1 est sans effet&#xa0;: %2 dans imports.deny l’emporte. Supprimez l’une des entrées.</translation>
    </message>
    <message>
        <source>%1 matches no file: paths start with / or **.</source>
        <extracomment>%1: a pattern of paths</extracomment>
        <translation>%1 ne correspond à aucun fichier&#xa0;: les chemins commencent par / ou **.</translation>
    </message>
    <message>
        <source>%1 matches no host: use a name such as pypi.org or *.pypi.org, without scheme or path.</source>
        <extracomment>%1: a pattern of hosts</extracomment>
        <translation>%1 ne correspond à aucun hôte&#xa0;: utilisez un nom tel que pypi.org ou *.pypi.org, sans schéma ni chemin.</translation>
    </message>
    <message>
        <source>%1 is not a known module.</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>%1 n’est pas un module connu.</translation>
    </message>
    <message>
        <source>%1 is not a valid tool name: use a name, or * for all.</source>
        <extracomment>%1: a name</extracomment>
        <translation>%1 n’est pas un nom d’outil valide&#xa0;: utilisez un nom, ou * pour tous.</translation>
    </message>
    <message>
        <source>%1 Did you mean %2?</source>
        <extracomment>%1: a sentence, %2: the name that was most likely meant</extracomment>
        <translation>%1 Vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>With %1 set to zero, no while loop can run; use null for no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Avec %1 à zéro, aucune boucle while ne peut s’exécuter&#x202f;; utilisez null pour aucune limite.</translation>
    </message>
    <message>
        <source>With %1 set to zero, no run can have a step; use null for no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Avec %1 à zéro, aucune exécution ne peut avoir d’étape&#x202f;; utilisez null pour aucune limite.</translation>
    </message>
    <message>
        <source>%1 seconds is not a realistic limit: use null for no limit.</source>
        <extracomment>%1: a number of seconds</extracomment>
        <translation>%1 secondes n’est pas une limite réaliste&#xa0;: utilisez null pour aucune limite.</translation>
    </message>
    <message>
        <source>%1 MiB exceeds the disk size of this machine.</source>
        <extracomment>%1: a number of MiB</extracomment>
        <translation>%1 Mio dépasse la taille du disque de cette machine.</translation>
    </message>
    <message>
        <source>%1 nested calls exceed the stack: the interpreter stops much earlier.</source>
        <extracomment>%1: a number</extracomment>
        <translation>%1 appels imbriqués dépassent la pile&#xa0;: l’interpréteur s’arrête bien avant.</translation>
    </message>
    <message>
        <source>The selected executor does not provide layer %1: no step would run.</source>
        <extracomment>%1: technical name of a protection layer</extracomment>
        <translation>L’exécuteur choisi ne fournit pas la couche %1&#xa0;: aucune étape ne s’exécuterait.</translation>
    </message>
    <message>
        <source>With %1 set to zero, almost no step can run; use null for no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Avec %1 à zéro, presque aucune étape ne peut s’exécuter&#x202f;; utilisez null pour aucune limite.</translation>
    </message>
    <message>
        <source>A recursion limit of %1 is raised to 50, the minimum that the interpreter needs.</source>
        <extracomment>Of a limit of calls within each other. %1: a number</extracomment>
        <translation>Une limite de récursion de %1 est portée à 50, le minimum nécessaire à l’interpréteur.</translation>
    </message>
    <message>
        <source>%1 is not a valid pattern: it allows nothing.</source>
        <extracomment>%1: a pattern of commands, files, hosts or tools</extracomment>
        <translation>%1 n’est pas un motif valide&#xa0;: il n’autorise rien.</translation>
    </message>
    <message>
        <source>%1 is not a valid pattern: while it is there, nothing of its kind is allowed.</source>
        <extracomment>%1: a pattern of commands, files, hosts or tools</extracomment>
        <translation>%1 n’est pas un motif valide&#xa0;: tant qu’il est là, rien de ce genre n’est autorisé.</translation>
    </message>
    <message>
        <source>%1 has no effect: it is in %2 as well. Remove one of them.</source>
        <extracomment>%1: a pattern of commands, files, hosts or tools, %2: a list of the policy such as commands.deny</extracomment>
        <translation>%1 n’a aucun effet&#xa0;: il figure aussi dans %2. Supprimez l’un des deux.</translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceDocument</name>
    <message>
        <source>empty</source>
        <extracomment>In place of a text that has no characters</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>In place of a text, while or because an execution has not ended</extracomment>
        <translation>inachevé</translation>
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
        <translation>État</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Sortie affichée</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln message(s)</source>
        <extracomment>Section of a comparison of two prompts: messages that both begin with</extracomment>
        <translation>
            <numerusform>Le premier message</numerusform>
            <numerusform>Les %Ln premiers messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1, %2</source>
        <extracomment>Section of a comparison of two prompts. %1: number of a message, %2: &quot;user&quot;, &quot;assistant&quot;</extracomment>
        <translation>Message %1, %2</translation>
    </message>
    <message>
        <source>not present yet</source>
        <extracomment>In place of a message of a prompt</extracomment>
        <translation>pas encore présent</translation>
    </message>
    <message>
        <source>no longer present</source>
        <extracomment>In place of a message of a prompt</extracomment>
        <translation>plus présent</translation>
    </message>
    <message numerus="yes">
        <source>%1, the first %Ln line(s)</source>
        <extracomment>Title of a part of a comparison of which only the beginning is compared. %1: &quot;Logs&quot;</extracomment>
        <translation>
            <numerusform>%1, la première ligne</numerusform>
            <numerusform>%1, les %Ln premières lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceView</name>
    <message>
        <source>Recorded</source>
        <extracomment>Title of a side of a comparison: what the log says</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title of a side of a comparison: what happened now</extracomment>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: goes to the difference before</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: goes to the next difference</extracomment>
        <translation>Suivant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differences</source>
        <extracomment>Over a comparison: how many places differ</extracomment>
        <translation>
            <numerusform>%Ln différence</numerusform>
            <numerusform>%Ln différences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln lines of noise folded</source>
        <extracomment>Over a comparison. %1: &quot;3 differences&quot;; how many lines differ only by noise</extracomment>
        <translation>
            <numerusform>%1, %Ln ligne de bruit repliée</numerusform>
            <numerusform>%1, %Ln lignes de bruit repliées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %Ln lines: %1</source>
        <extracomment>A folded part of a comparison. %1: which noise, &quot;addresses&quot;</extracomment>
        <translation>
            <numerusform>▸ %Ln ligne&#xa0;: %1</numerusform>
            <numerusform>▸ %Ln lignes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %Ln lines</source>
        <extracomment>A folded part of a comparison: so many lines are the same</extracomment>
        <translation>
            <numerusform>▸ %Ln ligne</numerusform>
            <numerusform>▸ %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: same</source>
        <extracomment>Title of a part of a comparison that does not differ. %1: &quot;Code&quot;</extracomment>
        <translation>%1&#xa0;: identique</translation>
    </message>
    <message>
        <source>%1 side</source>
        <extracomment>Accessible name of a side of a comparison. %1: &quot;Recorded&quot;, &quot;Draft&quot;</extracomment>
        <translation>Côté «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceWalk</name>
    <message>
        <source>No further step differs.</source>
        <translation>Aucune autre étape ne diffère plus loin.</translation>
    </message>
    <message>
        <source>No earlier step differs.</source>
        <translation>Aucune étape précédente ne diffère.</translation>
    </message>
</context>
<context>
    <name>vitrine::DockTitle</name>
    <message>
        <source>Float</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: Float or Close, %2: name of a pane</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::DraftKeeper</name>
    <message numerus="yes">
        <source>Restored %Ln unsaved draft(s).</source>
        <translation>
            <numerusform>%Ln brouillon non enregistré rétabli.</numerusform>
            <numerusform>%Ln brouillons non enregistrés rétablis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard Drafts</source>
        <extracomment>Button: takes all drafts of a trail away</extracomment>
        <translation>Abandonner les brouillons</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln unsaved draft(s).</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>
            <numerusform>%1 a %Ln brouillon non enregistré.</numerusform>
            <numerusform>%1 a %Ln brouillons non enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>Button. %1: name of a log or trail</extracomment>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Recordings are unchanged.</source>
        <translation>Les enregistrements sont inchangés.</translation>
    </message>
    <message>
        <source>Go to Draft</source>
        <extracomment>Button: goes to the next step that has a draft</extracomment>
        <translation>Aller au brouillon</translation>
    </message>
</context>
<context>
    <name>vitrine::DropArea</name>
    <message>
        <source>The format is detected automatically. Opening a log runs nothing and sends nothing.</source>
        <translation>Le format est détecté automatiquement. L’ouverture n’exécute rien et n’envoie rien.</translation>
    </message>
    <message>
        <source>Drop agent logs, folders or trails here</source>
        <translation>Déposez ici des journaux d’agents, des dossiers ou des pistes</translation>
    </message>
    <message>
        <source>smolagents, OpenTelemetry, Inspect, OpenHands, SWE-agent, transcripts, notebooks, chats; also compressed</source>
        <translation>smolagents, OpenTelemetry, Inspect, OpenHands, SWE-agent, transcriptions, notebooks, discussions&#x202f;; aussi compressés</translation>
    </message>
</context>
<context>
    <name>vitrine::EditorActions</name>
    <message>
        <source>Go to Line…</source>
        <extracomment>Context menu of the editor: puts the cursor on a line</extracomment>
        <translation>Aller à la ligne…</translation>
    </message>
    <message>
        <source>Fold or Unfold All</source>
        <extracomment>Context menu of the editor: folds or unfolds all</extracomment>
        <translation>Tout plier ou déplier</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>Context menu of the editor: shows what the word can go on with</extracomment>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Comment or Uncomment</source>
        <extracomment>Context menu of the editor: makes the lines comments, or code again</extracomment>
        <translation>Commenter ou décommenter</translation>
    </message>
    <message>
        <source>Add Cursor Above</source>
        <extracomment>Context menu of the editor: one more cursor, a line higher</extracomment>
        <translation>Ajouter un curseur au-dessus</translation>
    </message>
    <message>
        <source>Add Cursor Below</source>
        <extracomment>Context menu of the editor: one more cursor, a line lower</extracomment>
        <translation>Ajouter un curseur au-dessous</translation>
    </message>
    <message>
        <source>Add Next Occurrence</source>
        <extracomment>Context menu of the editor: one more cursor, where the selected text occurs again</extracomment>
        <translation>Ajouter l’occurrence suivante</translation>
    </message>
    <message>
        <source>Go to Line</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Aller à la ligne</translation>
    </message>
    <message>
        <source>Line, 1 to %1:</source>
        <extracomment>%1: number of the last line</extracomment>
        <translation>Ligne, de 1 à %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::EntryModel</name>
    <message>
        <source>Entry</source>
        <extracomment>Column of the list of a trail&apos;s entries: number</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>Column of the list of a trail&apos;s entries</extracomment>
        <translation>Description</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column of the list of a trail&apos;s entries: date and time</extracomment>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Hash</source>
        <extracomment>Column of the list of a trail&apos;s entries</extracomment>
        <translation>Hachage</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column of the list of a trail&apos;s entries: verified, damaged</extracomment>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>vitrine::EnvironmentText</name>
    <message>
        <source>Recorded with %1 %2, replayed with %3.</source>
        <extracomment>%1: &quot;Python&quot; or the name of a package, %2 and %3: version numbers</extracomment>
        <translation>Enregistré avec %1 %2, rejoué avec %3.</translation>
    </message>
</context>
<context>
    <name>vitrine::ErrorText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: where, for example &quot;line 3, byte 41,208&quot;; %2: what is wrong there
----------
%1: name of a file, %2: &quot;1 record could not be read. 2 runs were imported.&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The operation failed: %1.</source>
        <extracomment>%1: what went wrong, for example &quot;it was stopped&quot;</extracomment>
        <translation>L’opération a échoué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <extracomment>%1: name of a file, %2: what went wrong</extracomment>
        <translation>Impossible d’écrire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <extracomment>%1: name of a file, %2: what went wrong</extracomment>
        <translation>Impossible de lire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation>Vérifiez les droits d’accès du fichier et de son dossier.</translation>
    </message>
    <message>
        <source>Save a copy in a folder with write permission.</source>
        <translation>Enregistrez une copie dans un dossier accessible en écriture.</translation>
    </message>
    <message>
        <source>Free some disk space and try again. Existing data is intact.</source>
        <translation>Libérez de l’espace disque et réessayez. Les données existantes sont intactes.</translation>
    </message>
    <message>
        <source>Trails are files created by Vitrine, with the suffix .vitrine.</source>
        <translation>Les pistes sont des fichiers créés par Vitrine, avec le suffixe .vitrine.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Vitrine: update to open it.</source>
        <translation>Il provient d’une version plus récente de Vitrine&#xa0;: mettez à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Close the other program that is using it.</source>
        <translation>Fermez l’autre programme qui l’utilise.</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>fichier introuvable</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>the location is read-only</source>
        <translation>l’emplacement est en lecture seule</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>reading failed</source>
        <translation>la lecture a échoué</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>l’écriture a échoué</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it is not a log of a known format</source>
        <translation>ce n’est pas un journal d’un format connu</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>ce n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>invalid value</source>
        <translation>valeur non valide</translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation>champ inconnu</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>le texte n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>l’imbrication est trop profonde</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop grand</translation>
    </message>
    <message>
        <source>it is not a trail</source>
        <translation>ce n’est pas une piste</translation>
    </message>
    <message>
        <source>it is a database, but not a trail</source>
        <translation>c’est une base de données, mais pas une piste d’audit</translation>
    </message>
    <message>
        <source>its format is newer than this version of Vitrine</source>
        <translation>son format est plus récent que cette version de Vitrine</translation>
    </message>
    <message>
        <source>it is locked by another program</source>
        <translation>il est verrouillé par un autre programme</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>a required component is missing on this system</source>
        <translation>un composant requis manque sur ce système</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>erreur interne</translation>
    </message>
    <message>
        <source>line %1, byte %2</source>
        <extracomment>Place in a file. %1: line, %2: byte</extracomment>
        <translation>ligne %1, octet %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Place in a file</extracomment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>Place in a file</extracomment>
        <translation>octet %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) could not be read.</source>
        <translation>
            <numerusform>%Ln enregistrement n’a pas pu être lu.</numerusform>
            <numerusform>%Ln enregistrements n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were imported.</source>
        <translation>
            <numerusform>%Ln exécution a été importée.</numerusform>
            <numerusform>%Ln exécutions ont été importées.</numerusform>
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
        <translation>Enregistrement %1, ligne %2, octet %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Run vitrine import --help for the supported formats.</source>
        <translation>Formats pris en charge&#xa0;: vitrine import --help.</translation>
    </message>
    <message>
        <source>Record %1, byte %2: %3.</source>
        <extracomment>%1: number of the record, %2: byte, %3: what is wrong</extracomment>
        <translation>Enregistrement %1, octet %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Save its rows as JSON or CSV, or export the traces as OTLP JSON.</source>
        <translation>Enregistrez ses lignes en JSON ou en CSV, ou exportez les traces en JSON OTLP.</translation>
    </message>
    <message>
        <source>Cannot reach %1.</source>
        <extracomment>%1: address of a service</extracomment>
        <translation>%1 est injoignable.</translation>
    </message>
    <message>
        <source>Check the address, the network, and that the service is running.</source>
        <translation>Vérifiez l’adresse, le réseau et que le service fonctionne.</translation>
    </message>
    <message>
        <source>Enter it in Edit &gt; Settings &gt; Executors, or set it in the environment.</source>
        <extracomment>A key is what a service in a cloud knows its customers by</extracomment>
        <translation>Saisissez-la dans Édition &gt; Paramètres &gt; Exécuteurs, ou définissez-la dans l’environnement.</translation>
    </message>
    <message>
        <source>Check that the key is complete, has not expired, and belongs to this service.</source>
        <translation>Vérifiez que la clé est complète, n’a pas expiré et appartient à ce service.</translation>
    </message>
    <message>
        <source>Wait a while, or stop sandboxes that are still running there.</source>
        <translation>Attendez un moment, ou arrêtez les bacs à sable encore actifs.</translation>
    </message>
    <message>
        <source>Start Docker or the podman service, or set the engine&apos;s address.</source>
        <translation>Démarrez Docker ou le service podman, ou indiquez l’adresse du moteur.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>connection failed</source>
        <translation>échec de la connexion</translation>
    </message>
    <message>
        <source>the key for the service is missing</source>
        <translation>la clé du service manque</translation>
    </message>
    <message>
        <source>the service rejected the key</source>
        <translation>le service a rejeté la clé</translation>
    </message>
    <message>
        <source>the service is limiting requests</source>
        <translation>le service limite les requêtes</translation>
    </message>
    <message>
        <source>unexpected response from the service</source>
        <translation>réponse inattendue du service</translation>
    </message>
    <message>
        <source>no container engine was found</source>
        <extracomment>A container engine is Docker or podman</extracomment>
        <translation>aucun moteur de conteneurs n’a été trouvé</translation>
    </message>
    <message>
        <source>Check the service&apos;s address. If it is correct, the service has a fault: try again later.</source>
        <translation>Vérifiez l’adresse du service. Si elle est correcte, le service est en défaut&#xa0;: réessayez plus tard.</translation>
    </message>
    <message>
        <source>Unpack it and open the files. Vitrine reads gzip, zstd, zip and tar directly.</source>
        <translation>Décompressez-le et ouvrez les fichiers. Vitrine lit directement gzip, zstd, zip et tar.</translation>
    </message>
    <message>
        <source>Cannot create %1: folder %2 does not exist.</source>
        <extracomment>%1: name of a file, %2: the folder that it should be in</extracomment>
        <translation>Impossible de créer %1&#xa0;: le dossier %2 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 contains no runs.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ne contient aucune exécution.</translation>
    </message>
    <message>
        <source>No logs found in %1.</source>
        <extracomment>%1: name of a folder</extracomment>
        <translation>Aucun journal trouvé dans %1.</translation>
    </message>
    <message>
        <source>Cannot open %1: it is damaged. Its database schema is not that of a trail (%2).</source>
        <extracomment>%1: name of a file, %2: parts of a database file, in SQL&apos;s words, e.g. &quot;foreign trigger x&quot;</extracomment>
        <translation>Impossible d’ouvrir %1&#xa0;: le fichier est endommagé. Son schéma n’est pas celui d’une piste (%2).</translation>
    </message>
    <message>
        <source>it exists and is a trail or another database, which is never replaced</source>
        <translation>le fichier existe déjà&#x202f;; c’est une piste ou une autre base de données, qui n’est jamais remplacée</translation>
    </message>
    <message>
        <source>it exists and is a private key, which is never replaced</source>
        <translation>le fichier existe déjà&#x202f;; c’est une clé privée, qui n’est jamais remplacée</translation>
    </message>
    <message>
        <source>a file with this name already exists</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>There is no such run in %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Cette exécution n’existe pas dans %1.</translation>
    </message>
    <message>
        <source>There is no such step in %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Cette étape n’existe pas dans %1.</translation>
    </message>
    <message>
        <source>There is no such execution in %1.</source>
        <extracomment>An execution is one run of a step. %1: name of a file</extracomment>
        <translation>Cette exécution d’étape n’existe pas dans %1.</translation>
    </message>
    <message>
        <source>There is no such entry in %1.</source>
        <extracomment>An entry of the audit trail. %1: name of a file</extracomment>
        <translation>Cette entrée n’existe pas dans %1.</translation>
    </message>
    <message>
        <source>Choose another name, or delete the file first.</source>
        <translation>Choisissez un autre nom, ou supprimez d’abord le fichier.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>it is a named pipe, and no program has opened it for writing</source>
        <translation>c’est un tube nommé qu’aucun programme n’a ouvert en écriture</translation>
    </message>
    <message>
        <source>it is a named pipe, and no program has opened it for reading</source>
        <translation>c’est un tube nommé qu’aucun programme n’a ouvert en lecture</translation>
    </message>
    <message>
        <source>its latest changes are in the -wal file beside it, which can only be read in a folder with write permission</source>
        <extracomment>The journal of SQLite, a file whose name ends with -wal</extracomment>
        <translation>ses dernières modifications sont dans le fichier -wal voisin, qui n’est lisible que dans un dossier accessible en écriture</translation>
    </message>
    <message>
        <source>Start that program first, or name a regular file.</source>
        <translation>Lancez d’abord ce programme, ou indiquez un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Copy both files into such a folder, and open the copy.</source>
        <translation>Copiez les deux fichiers dans un tel dossier et ouvrez la copie.</translation>
    </message>
    <message>
        <source>Choose the name of a file.</source>
        <translation>Choisissez un nom de fichier.</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>c’est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>Choose the name of a folder; it is created if it does not exist.</source>
        <translation>Choisissez le nom d’un dossier&#x202f;; il est créé s’il n’existe pas.</translation>
    </message>
    <message>
        <source>the port is in use</source>
        <extracomment>The number of a network connection, such as 4318</extracomment>
        <translation>le port est déjà utilisé</translation>
    </message>
    <message>
        <source>Choose another port, or end the program that uses it.</source>
        <translation>Choisissez un autre port, ou arrêtez le programme qui l’utilise.</translation>
    </message>
    <message>
        <source>Its name is not valid UTF-8. Rename the file, or import it with the command line.</source>
        <translation>Son nom n’est pas en UTF-8 valide. Renommez le fichier, ou importez-le avec la ligne de commande.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>it was changed after it was imported</source>
        <translation>il a été modifié après son importation</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were repaired.</source>
        <extracomment>Invalid characters in them were replaced; everything else was read</extracomment>
        <translation>
            <numerusform>%Ln enregistrement a été réparé.</numerusform>
            <numerusform>%Ln enregistrements ont été réparés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <extracomment>Files of an archive</extracomment>
        <translation>
            <numerusform>%Ln fichier sans exécution ou de format inconnu ignoré.</numerusform>
            <numerusform>%Ln fichiers sans exécution ou de format inconnu ignorés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a log: it contains prompts, but no reply of a model.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’est pas un journal&#xa0;: il contient des invites, mais aucune réponse d’un modèle.</translation>
    </message>
    <message>
        <source>%1 is a log in the format %2, not %3.</source>
        <extracomment>%1: name of a file, %2 and %3: names of formats, such as smolagents-memory</extracomment>
        <translation>%1 est un journal au format %2, pas %3.</translation>
    </message>
    <message>
        <source>%1 is not a log in the format %2.</source>
        <extracomment>%1: name of a file, %2: name of a format, such as smolagents-memory</extracomment>
        <translation>%1 n’est pas un journal au format %2.</translation>
    </message>
    <message>
        <source>Without a named format, it is detected.</source>
        <translation>Sans indication, le format est détecté.</translation>
    </message>
</context>
<context>
    <name>vitrine::EventModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of an audit event</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title: kind of an audit event</extracomment>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Detail</source>
        <extracomment>Column title: what the audit event was about</extracomment>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: allowed or denied</extracomment>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>vitrine::EvidencePane</name>
    <message>
        <source>Entries of the trail</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Entrées de la piste</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Aucune entrée</translation>
    </message>
    <message>
        <source>Entries appear here when something is recorded in the trail.</source>
        <translation>Les entrées apparaissent ici dès que quelque chose est enregistré dans la piste.</translation>
    </message>
    <message>
        <source>Save Proof of Step…</source>
        <extracomment>Button: writes a proof that the selected step is in the trail</extracomment>
        <translation>Enregistrer la preuve de l’étape…</translation>
    </message>
    <message>
        <source>Selected entry</source>
        <extracomment>Accessible name of what is said of one entry of a trail</extracomment>
        <translation>Entrée sélectionnée</translation>
    </message>
    <message>
        <source>Verify Again</source>
        <extracomment>Button: checks a trail, which was checked before</extracomment>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Seal…</source>
        <extracomment>Button: signs all that a trail holds</extracomment>
        <translation>Sceller…</translation>
    </message>
    <message>
        <source>entry %1 of %2</source>
        <translation>entrée %1 sur %2</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <extracomment>Above what is said of an entry. %1: its number, %2: &quot;Run 1, step 2 ran: OK&quot;</extracomment>
        <translation>Entrée %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Recorded %1
Hash %2
Previous hash %3</source>
        <extracomment>Facts about an entry. %1: date and time, %2: its hash, %3: the hash of the entry before, hexadecimal digits</extracomment>
        <translation>Enregistré %1
Hachage %2
Hachage précédent %3</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>The trail as evidence: all entries, the result of the last verification, and the range covered by the seal.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>La piste comme preuve&#xa0;: toutes les entrées, le résultat de la dernière vérification et la plage couverte par le sceau.</translation>
    </message>
    <message>
        <source>Show Step</source>
        <extracomment>Button: goes to the first step that was changed outside of the program</extracomment>
        <translation>Afficher l’étape</translation>
    </message>
    <message>
        <source>Show Run</source>
        <translation>Afficher l’exécution</translation>
    </message>
    <message>
        <source>Recover…</source>
        <extracomment>Button: copies what is intact of a damaged trail into a new one</extracomment>
        <translation>Récupérer…</translation>
    </message>
    <message>
        <source>Copy all readable data into a new trail</source>
        <translation>Copie tout ce qui est lisible dans une nouvelle piste d’audit</translation>
    </message>
    <message>
        <source>The selected entry does not cover a single step.</source>
        <extracomment>Tip of a button that cannot be used</extracomment>
        <translation>L’entrée sélectionnée ne porte pas sur une seule étape.</translation>
    </message>
    <message>
        <source>Redact…</source>
        <extracomment>Button: looks for secrets and personal data in a trail, and takes them out</extracomment>
        <translation>Caviarder…</translation>
    </message>
</context>
<context>
    <name>vitrine::EvidenceText</name>
    <message>
        <source>Run %1</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>Exécution %1</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>%1: number of a run, %2: number of a step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>%1 started</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 démarrée</translation>
    </message>
    <message>
        <source>%1 was interrupted when the program ended</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 interrompue par la fin du programme</translation>
    </message>
    <message>
        <source>%1 ran: %2</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;, %2: &quot;OK&quot;, &quot;Error&quot;, &quot;Blocked&quot;</extracomment>
        <translation>%1 exécutée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Trail created</source>
        <translation>Piste créée</translation>
    </message>
    <message>
        <source>Import of %1 started</source>
        <extracomment>An entry of the trail. %1: name of a log</extracomment>
        <translation>Importation de %1 commencée</translation>
    </message>
    <message>
        <source>Import of %1 finished</source>
        <extracomment>An entry of the trail. %1: name of a log</extracomment>
        <translation>Importation de %1 terminée</translation>
    </message>
    <message>
        <source>%1 recorded, with all steps</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1&quot;</extracomment>
        <translation>%1 enregistrée, avec toutes ses étapes</translation>
    </message>
    <message>
        <source>%1 finished</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 terminée</translation>
    </message>
    <message>
        <source>Policy used for the first time</source>
        <translation>Politique utilisée pour la première fois</translation>
    </message>
    <message>
        <source>Session started</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1&quot;</extracomment>
        <translation>Session démarrée</translation>
    </message>
    <message>
        <source>Session started (%1)</source>
        <translation>Session démarrée (%1)</translation>
    </message>
    <message>
        <source>Code reviewed</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>Code examiné</translation>
    </message>
    <message>
        <source>%1 reviewed</source>
        <translation>%1 examinée</translation>
    </message>
    <message>
        <source>Mark or note</source>
        <translation>Marque ou note</translation>
    </message>
    <message>
        <source>User event: %1</source>
        <extracomment>An entry of the trail. %1: what a user did, in one word of the trail</extracomment>
        <translation>Action de l’utilisateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>All previous entries sealed</source>
        <translation>Toutes les entrées précédentes scellées</translation>
    </message>
    <message>
        <source>Text redacted</source>
        <translation>Texte caviardé</translation>
    </message>
    <message>
        <source>Another trail merged</source>
        <translation>Autre piste fusionnée</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non vérifiée</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifiée</translation>
    </message>
    <message>
        <source>Verified, sealed</source>
        <translation>Vérifiée, scellée</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Unverified (after damage)</source>
        <translation>Non vérifiée (après dommage)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not verified yet</source>
        <extracomment>%1: &quot;1,204 entries&quot;</extracomment>
        <translation>%1, pas encore vérifiées</translation>
    </message>
    <message>
        <source>Damaged at entry %1: %2.</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it: &quot;it was changed&quot;</extracomment>
        <translation>Endommagée à l’entrée %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, verified to entry %2</source>
        <extracomment>%1: &quot;1,204 entries&quot;, %2: a number</extracomment>
        <translation>%1, vérifiées jusqu’à l’entrée %2</translation>
    </message>
    <message>
        <source>%1, all verified</source>
        <extracomment>%1: &quot;1,204 entries&quot;</extracomment>
        <translation>%1, toutes vérifiées</translation>
    </message>
    <message>
        <source>The data it covers was modified outside Vitrine. The affected runs and steps are marked in the lists; all others remain usable.</source>
        <translation>Les données couvertes ont été modifiées hors de Vitrine. Les exécutions et étapes concernées sont marquées dans les listes&#x202f;; les autres restent utilisables.</translation>
    </message>
    <message>
        <source>Not sealed: anyone with write access could have rebuilt the chain.</source>
        <translation>Non scellée&#xa0;: toute personne ayant accès en écriture a pu reconstruire la chaîne.</translation>
    </message>
    <message>
        <source>Sealed to entry %1 on %2 with the key %3.</source>
        <extracomment>%1: number of an entry, %2: date and time, %3: beginning of a public key</extracomment>
        <translation>Scellée jusqu’à l’entrée %1 le %2 avec la clé %3.</translation>
    </message>
    <message>
        <source>Not verified yet. Verify the trail to check its integrity.</source>
        <translation>Pas encore vérifiée. Vérifiez la piste pour contrôler son intégrité.</translation>
    </message>
    <message>
        <source>Do not rely on the data this entry covers: %1.</source>
        <extracomment>%1: what is wrong with an entry: &quot;it was changed&quot;</extracomment>
        <translation>Ne vous fiez pas aux données couvertes par cette entrée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The chain is broken before this entry, so the chain cannot confirm it. No change was found in the data it covers.</source>
        <translation>La chaîne est rompue avant cette entrée et ne peut pas la confirmer. Aucune modification n’a été trouvée dans les données couvertes.</translation>
    </message>
    <message>
        <source>Intact according to the hash chain.</source>
        <translation>Intacte selon la chaîne de hachage.</translation>
    </message>
    <message>
        <source>Not covered by a seal: anyone with write access could have rebuilt the chain.</source>
        <translation>Aucun sceau ne la couvre&#xa0;: toute personne ayant accès en écriture a pu reconstruire la chaîne.</translation>
    </message>
    <message>
        <source>Unchanged since it was sealed.</source>
        <translation>Inchangée depuis le scellement.</translation>
    </message>
    <message>
        <source>To confirm whose key this is, compare it with a checkpoint or public key from another source.</source>
        <translation>Pour confirmer à qui appartient cette clé, comparez-la à un point de contrôle ou à une clé publique d’une autre source.</translation>
    </message>
    <message>
        <source>A trail is tamper-evident: it reveals later changes. It does not prove that the log is truthful.</source>
        <translation>Une piste révèle les modifications ultérieures. Elle ne prouve pas que le journal dit vrai.</translation>
    </message>
    <message>
        <source>no entry verified</source>
        <translation>aucune entrée vérifiée</translation>
    </message>
    <message>
        <source>Entries 1 to %1 verified</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>Entrées 1 à %1 vérifiées</translation>
    </message>
    <message>
        <source>Sealed to entry %1</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>Scellée jusqu’à l’entrée %1</translation>
    </message>
    <message>
        <source>A proof shows that this exact step is in the trail. It does not prove that the log is truthful.</source>
        <translation>Une preuve montre que cette étape exacte est dans la piste. Elle ne prouve pas que le journal dit vrai.</translation>
    </message>
    <message>
        <source>Recording started</source>
        <extracomment>An entry of the trail: runs are recorded while they run</extracomment>
        <translation>Enregistrement démarré</translation>
    </message>
    <message>
        <source>Recording finished</source>
        <translation>Enregistrement terminé</translation>
    </message>
    <message>
        <source>Time stamp of an authority recorded</source>
        <translation>Horodatage d’une autorité enregistré</translation>
    </message>
    <message>
        <source>Recorder of a live run identified</source>
        <extracomment>An entry of the trail: which process and user records a run while it happens</extracomment>
        <translation>Enregistreur d’une exécution en direct identifié</translation>
    </message>
    <message>
        <source>The time in a seal is from the sealer&apos;s own clock. A time stamp from an authority shows that the seal existed at that time, and cosignatures of witnesses show that everyone was given the same history.</source>
        <translation>L’heure d’un sceau vient de l’horloge de qui l’a apposé. L’horodatage d’une autorité montre que le sceau existait à ce moment, et les cosignatures de témoins montrent que tous ont reçu le même historique.</translation>
    </message>
    <message>
        <source>Run deleted, or its import canceled</source>
        <extracomment>An entry of the trail whose run is no longer there</extracomment>
        <translation>Exécution supprimée, ou son importation annulée</translation>
    </message>
    <message>
        <source>Runs deleted or moved to another trail</source>
        <extracomment>An entry of the trail</extracomment>
        <translation>Exécutions supprimées ou déplacées vers une autre piste</translation>
    </message>
    <message>
        <source>Check the clock of this computer.</source>
        <translation>Vérifiez l’horloge de cet ordinateur.</translation>
    </message>
    <message>
        <source>Copy the whole key again. It has three parts separated by “+”: name, hash and key.</source>
        <translation>Copiez de nouveau la clé entière. Elle a trois parties séparées par «&#xa0;+&#xa0;»&#xa0;: nom, hachage et clé.</translation>
    </message>
    <message>
        <source>it is not the response of a time-stamping authority</source>
        <translation>ce n’est pas la réponse d’une autorité d’horodatage</translation>
    </message>
    <message>
        <source>Save the authority&apos;s response as received (application/timestamp-reply).</source>
        <translation>Enregistrez la réponse de l’autorité telle que reçue (application/timestamp-reply).</translation>
    </message>
    <message>
        <source>the authority rejected the request</source>
        <translation>l’autorité a rejeté la demande</translation>
    </message>
    <message>
        <source>Create a new request with vitrine trail timestamp --request, or ask another authority.</source>
        <translation>Créez une nouvelle demande avec vitrine trail timestamp --request, ou adressez-vous à une autre autorité.</translation>
    </message>
    <message>
        <source>it is not about the newest seal</source>
        <translation>elle ne concerne pas le sceau le plus récent</translation>
    </message>
    <message>
        <source>If the trail was sealed again after the request, create a new request for the newest seal.</source>
        <translation>Si la piste a été scellée de nouveau après la demande, créez une nouvelle demande pour le sceau le plus récent.</translation>
    </message>
    <message>
        <source>it states no valid time</source>
        <translation>elle n’indique pas d’heure valide</translation>
    </message>
    <message>
        <source>Ask another authority.</source>
        <translation>Adressez-vous à une autre autorité.</translation>
    </message>
    <message>
        <source>it states a time in the future</source>
        <translation>elle indique une heure dans le futur</translation>
    </message>
    <message>
        <source>its signature was not made with any of the given certificates</source>
        <translation>sa signature ne provient d’aucun des certificats donnés</translation>
    </message>
    <message>
        <source>Check that the file given with --certificates has the root certificate of this authority (PEM).</source>
        <translation>Vérifiez que le fichier donné avec --certificates contient le certificat racine de cette autorité (PEM).</translation>
    </message>
    <message>
        <source>the note has none</source>
        <translation>la note n’en a pas</translation>
    </message>
    <message>
        <source>Ask the witness for the note with its cosignature.</source>
        <translation>Demandez au témoin la note avec sa cosignature.</translation>
    </message>
    <message>
        <source>this is not the verifier key of a witness</source>
        <translation>ce n’est pas la clé de vérification d’un témoin</translation>
    </message>
    <message>
        <source>the signature is invalid</source>
        <translation>la signature n’est pas valable</translation>
    </message>
    <message>
        <source>The note was changed after it was signed. Get it again from where it came from.</source>
        <translation>La note a été modifiée après sa signature. Récupérez-la de nouveau à sa source.</translation>
    </message>
    <message>
        <source>its time is in the future</source>
        <translation>son heure est dans le futur</translation>
    </message>
    <message>
        <source>this cannot be the name of a witness</source>
        <translation>ce ne peut pas être le nom d’un témoin</translation>
    </message>
    <message>
        <source>Specify a name without spaces, line breaks and “+”.</source>
        <translation>Indiquez un nom sans espaces, sauts de ligne ni «&#xa0;+&#xa0;».</translation>
    </message>
    <message>
        <source>it is, or contains, the target of the merge</source>
        <translation>elle est, ou contient, la cible de la fusion</translation>
    </message>
    <message>
        <source>Merge the trails into a new file.</source>
        <translation>Fusionnez les pistes dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>it, or a part of it, is already included in another state</source>
        <translation>elle, ou une de ses parties, est déjà incluse dans un autre état</translation>
    </message>
    <message>
        <source>Merge only the newest state of each trail into a new file.</source>
        <translation>Fusionnez seulement l’état le plus récent de chaque piste dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>it is damaged, so it was not sealed</source>
        <translation>elle est endommagée et n’a donc pas été scellée</translation>
    </message>
    <message>
        <source>Verify it to see which entry was changed.</source>
        <translation>Vérifiez-la pour savoir quelle entrée a été modifiée.</translation>
    </message>
    <message>
        <source>it is not a proof</source>
        <translation>ce n’est pas une preuve</translation>
    </message>
    <message>
        <source>Proofs are created by vitrine trail prove --step.</source>
        <translation>Les preuves sont créées par vitrine trail prove --step.</translation>
    </message>
    <message>
        <source>it is not a checkpoint</source>
        <translation>ce n’est pas un point de contrôle</translation>
    </message>
    <message>
        <source>Checkpoints are created by vitrine trail seal with --checkpoint or --note.</source>
        <translation>Les points de contrôle sont créés par vitrine trail seal avec --checkpoint ou --note.</translation>
    </message>
    <message>
        <source>it is not a proof of consistency</source>
        <translation>ce n’est pas une preuve de cohérence</translation>
    </message>
    <message>
        <source>These proofs are created by vitrine trail prove --from.</source>
        <translation>Ces preuves sont créées par vitrine trail prove --from.</translation>
    </message>
    <message>
        <source>it has no certificate (PEM)</source>
        <translation>il ne contient aucun certificat (PEM)</translation>
    </message>
    <message>
        <source>Ask the authority for its root certificate as PEM.</source>
        <translation>Demandez à l’autorité son certificat racine au format PEM.</translation>
    </message>
    <message>
        <source>it is not a proof, or was cut off</source>
        <translation>ce n’est pas une preuve, ou elle a été tronquée</translation>
    </message>
    <message>
        <source>Copy the whole file again. Proofs are created by vitrine trail prove --step.</source>
        <translation>Copiez de nouveau le fichier entier. Les preuves sont créées par vitrine trail prove --step.</translation>
    </message>
    <message>
        <source>it is neither a checkpoint nor a signed note, or was cut off</source>
        <translation>ce n’est ni un point de contrôle ni une note signée, ou il a été tronqué</translation>
    </message>
    <message>
        <source>Copy the whole file again. Checkpoints are created by vitrine trail seal with --checkpoint or --note.</source>
        <translation>Copiez de nouveau le fichier entier. Les points de contrôle sont créés par vitrine trail seal avec --checkpoint ou --note.</translation>
    </message>
    <message>
        <source>it is not a proof of consistency, or was cut off</source>
        <translation>ce n’est pas une preuve de cohérence, ou elle a été tronquée</translation>
    </message>
    <message>
        <source>Copy the whole file again. These proofs are created by vitrine trail prove --from.</source>
        <translation>Copiez de nouveau le fichier entier. Ces preuves sont créées par vitrine trail prove --from.</translation>
    </message>
    <message>
        <source>it is not a certificate, or was cut off</source>
        <translation>ce n’est pas un certificat, ou il a été tronqué</translation>
    </message>
    <message>
        <source>Copy the whole file again. Certificates are created by vitrine trail certify.</source>
        <translation>Copiez de nouveau le fichier entier. Les certificats sont créés par vitrine trail certify.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) were redacted.</source>
        <extracomment>Texts that were removed from the trail, which the trail records</extracomment>
        <translation>
            <numerusform>%Ln texte a été caviardé.</numerusform>
            <numerusform>%Ln textes ont été caviardés.</numerusform>
        </translation>
    </message>
    <message>
        <source>it already exists</source>
        <translation>il existe déjà</translation>
    </message>
    <message>
        <source>Use the existing key, or choose another name for the new one.</source>
        <translation>Utilisez la clé existante ou choisissez un autre nom pour la nouvelle.</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutionJobs</name>
    <message>
        <source>Replaying run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Rejeu de l’exécution %1</translation>
    </message>
    <message>
        <source>Running a step of run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Une étape de l’exécution %1 est exécutée</translation>
    </message>
    <message>
        <source>Running part of run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Une partie de l’exécution %1 est exécutée</translation>
    </message>
    <message>
        <source>Restoring an earlier state of run %1</source>
        <extracomment>A job: the session becomes what it was after a step. %1: number of a run</extracomment>
        <translation>Rétablissement d’un état antérieur de l’exécution %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutionOptions</name>
    <message>
        <source>Policy for the code: a file, or one of %1</source>
        <translation>Politique pour le code&#xa0;: un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>Trail to record in; created if it does not exist</source>
        <translation>Piste où enregistrer&#x202f;; créée si elle n’existe pas</translation>
    </message>
    <message>
        <source>JSON file of tool stubs</source>
        <translation>Fichier JSON de réponses simulées d’outils</translation>
    </message>
    <message>
        <source>Clock that the code sees: real, recorded (the recorded time of each step), or a fixed time such as 2026-01-31T12:00:00Z</source>
        <translation>Horloge vue par le code&#xa0;: real, recorded (heure enregistrée de chaque étape) ou une heure fixe telle que 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>Seed for the code&apos;s random numbers</source>
        <translation>Graine des nombres aléatoires du code</translation>
    </message>
    <message>
        <source>--clock expects real, recorded, or a time such as 2026-01-31T12:00:00Z.</source>
        <translation>--clock attend real, recorded ou une heure telle que 2026-01-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>--install is not available with the %1 executor: it uses the packages of its own Python or image.</source>
        <extracomment>%1: name of an executor; --install is an option</extracomment>
        <translation>--install n’est pas disponible avec l’exécuteur %1&#xa0;: il utilise les paquets de son Python ou de son image.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Line of the help. %1: name of an executor, %2: what it is</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Where the code runs. %1</source>
        <extracomment>%1: list of executors, each with what it is</extracomment>
        <translation>Où le code s’exécute. %1</translation>
    </message>
    <message>
        <source>Unknown executor %1. Use one of %2.</source>
        <extracomment>%1: what the user typed, %2: a list of names</extracomment>
        <translation>Exécuteur %1 inconnu. Utilisez l’un de %2.</translation>
    </message>
    <message>
        <source>a jailed process</source>
        <translation>un processus confiné</translation>
    </message>
    <message>
        <source>this process, with guards, limits and an audit hook, but no jail</source>
        <translation>ce processus, avec gardes, limites et crochet d’audit, mais sans confinement</translation>
    </message>
    <message>
        <source>a container of a Docker or podman engine, with guards and limits inside</source>
        <translation>un conteneur Docker ou podman, avec gardes et limites à l’intérieur</translation>
    </message>
    <message>
        <source>a container with a Jupyter server inside</source>
        <translation>un conteneur avec un serveur Jupyter</translation>
    </message>
    <message>
        <source>a kernel of the server given with --server</source>
        <translation>un noyau du serveur indiqué par --server</translation>
    </message>
    <message>
        <source>a sandbox in the E2B cloud</source>
        <translation>un bac à sable dans le cloud E2B</translation>
    </message>
    <message>
        <source>a sandbox in the Modal cloud</source>
        <translation>un bac à sable dans le cloud Modal</translation>
    </message>
    <message>
        <source>a sandbox in the Blaxel cloud</source>
        <translation>un bac à sable dans le cloud Blaxel</translation>
    </message>
    <message>
        <source>Interpreter that runs the code in the sandbox, with the packages of its environment, such as /path/to/venv/bin/python; default: the system&apos;s</source>
        <translation>Interpréteur qui exécute le code dans le bac à sable, avec les paquets de son environnement, par exemple /path/to/venv/bin/python&#x202f;; par défaut&#xa0;: celui du système</translation>
    </message>
    <message>
        <source>--python is not available with the %1 executor.</source>
        <extracomment>%1: name of an executor; --python is an option</extracomment>
        <translation>--python n’est pas disponible avec l’exécuteur %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutorChooser</name>
    <message numerus="yes">
        <source>%1, %Ln layer(s)</source>
        <extracomment>%1: name of an executor, %Ln: how many protection layers it has</extracomment>
        <translation>
            <numerusform>%1, %Ln couche</numerusform>
            <numerusform>%1, %Ln couches</numerusform>
        </translation>
    </message>
    <message>
        <source>Executor</source>
        <translation>Exécuteur</translation>
    </message>
</context>
<context>
    <name>vitrine::ExportDialog</name>
    <message>
        <source>The &amp;selected run</source>
        <extracomment>Which runs are exported</extracomment>
        <translation>L’exécution &amp;sélectionnée</translation>
    </message>
    <message>
        <source>Fi&amp;ltered runs (%1)</source>
        <extracomment>Which runs are exported. %1: how many these are</extracomment>
        <translation>Exécutions fi&amp;ltrées (%1)</translation>
    </message>
    <message>
        <source>&amp;All (%1)</source>
        <extracomment>Which runs are exported. %1: how many these are</extracomment>
        <translation>&amp;Toutes (%1)</translation>
    </message>
    <message>
        <source>&amp;Numbers:</source>
        <extracomment>Which runs are exported: those with the numbers in the field after it</extracomment>
        <translation>&amp;Numéros&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Proofs of the steps</source>
        <extracomment>Additional content of the report: for each step a proof that it is in the trail unchanged</extracomment>
        <translation>&amp;Preuves des étapes</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>Title of a dialog
----------
Title of a file dialog</extracomment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In a field that is empty: every text is exported</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>A key, an address or a name. Texts that contain it are redacted in the export; the trail is unchanged.</source>
        <translation>Une clé, une adresse ou un nom. Les textes qui le contiennent sont caviardés dans l’export&#x202f;; la piste reste inchangée.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: asks for the name of the file</extracomment>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Redact texts with:</source>
        <extracomment>Label: texts that contain this are not exported</extracomment>
        <translation>&amp;Caviarder les textes avec&#xa0;:</translation>
    </message>
    <message>
        <source>Run numbers</source>
        <translation>Numéros d’exécutions</translation>
    </message>
    <message>
        <source>Enter run numbers and ranges, such as 1,3,5-9.</source>
        <translation>Saisissez des numéros et des plages, par exemple 1,3,5-9.</translation>
    </message>
    <message>
        <source>Run not found.</source>
        <translation>Exécution introuvable.</translation>
    </message>
    <message>
        <source>This format holds a single run: choose one.</source>
        <translation>Ce format ne contient qu’une exécution&#xa0;: choisissez-en une.</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <extracomment>Choice of a file dialog. %1: name of a format, %2: how its files end</extracomment>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>R&amp;uns:</source>
        <translation>E&amp;xécutions&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::ExportJob</name>
    <message>
        <source>Exporting %1</source>
        <extracomment>What is worked on. %1: name of the new file</extracomment>
        <translation>Exportation de %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported %2 with %3 to %1.</source>
        <extracomment>What came of an export. %1: name of a file, %2: &quot;3 runs&quot;, %3: &quot;21 steps&quot;</extracomment>
        <translation>%2 avec %3&#xa0;: export vers %1 terminé.</translation>
    </message>
    <message numerus="yes">
        <source>Omitted %Ln damaged part(s).</source>
        <translation>
            <numerusform>%Ln partie endommagée omise.</numerusform>
            <numerusform>%Ln parties endommagées omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>No text matched the redaction.</source>
        <translation>Aucun texte ne correspond au caviardage.</translation>
    </message>
    <message numerus="yes">
        <source>Redacted %Ln text(s).</source>
        <translation>
            <numerusform>%Ln texte caviardé.</numerusform>
            <numerusform>%Ln textes caviardés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) that contain it were kept.</source>
        <translation>
            <numerusform>%Ln nom qui le contient a été conservé.</numerusform>
            <numerusform>%Ln noms qui le contiennent ont été conservés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have no proof.</source>
        <extracomment>After an export with proofs</extracomment>
        <translation>
            <numerusform>%Ln étape n’a pas de preuve.</numerusform>
            <numerusform>%Ln étapes n’ont pas de preuve.</numerusform>
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
        <translation>Tableau CSV</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>Code Python</translation>
    </message>
    <message>
        <source>Jupyter notebook</source>
        <extracomment>Format: a notebook of the program Jupyter</extracomment>
        <translation>Carnet Jupyter</translation>
    </message>
    <message>
        <source>smolagents memory</source>
        <extracomment>Format: what the agent framework smolagents calls the memory of an agent</extracomment>
        <translation>Mémoire smolagents</translation>
    </message>
    <message>
        <source>ATIF trajectory</source>
        <extracomment>Format: Agent Trajectory Interchange Format</extracomment>
        <translation>Trajectoire ATIF</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>Rapport HTML</translation>
    </message>
    <message>
        <source>SARIF findings</source>
        <translation>Constats SARIF</translation>
    </message>
    <message>
        <source>JUnit test report</source>
        <translation>Rapport de test JUnit</translation>
    </message>
    <message>
        <source>Everything recorded for a run, with its executions; one run per line.</source>
        <translation>Tout ce qui est enregistré d’une exécution&#x202f;; une par ligne.</translation>
    </message>
    <message>
        <source>One row per step, for spreadsheets: status, error, time, tokens, code, output.</source>
        <translation>Une ligne par étape, pour tableurs&#xa0;: état, erreur, temps, jetons, code, sortie.</translation>
    </message>
    <message>
        <source>The code of all steps in order, each below a comment with its number.</source>
        <translation>Le code de toutes les étapes dans l’ordre, chacune sous un commentaire avec son numéro.</translation>
    </message>
    <message>
        <source>The code of one run as cells, with printed output and errors.</source>
        <translation>Le code d’une exécution en cellules, avec la sortie affichée et les erreurs.</translation>
    </message>
    <message>
        <source>The steps in the memory format of smolagents, one run per line.</source>
        <translation>Les étapes au format mémoire de smolagents, une exécution par ligne.</translation>
    </message>
    <message>
        <source>One run in the Agent Trajectory Interchange Format.</source>
        <translation>Une exécution au format Agent Trajectory Interchange Format.</translation>
    </message>
    <message>
        <source>A self-contained report for readers without Vitrine.</source>
        <translation>Un rapport autonome pour les lecteurs sans Vitrine.</translation>
    </message>
    <message>
        <source>Denials, findings and errors, for code scanning tools.</source>
        <translation>Refus, constats et erreurs, pour outils d’analyse de code.</translation>
    </message>
    <message>
        <source>The newest replay verdict of each step as a test case, for continuous integration.</source>
        <translation>Le dernier verdict de rejeu de chaque étape comme cas de test, pour l’intégration continue.</translation>
    </message>
    <message>
        <source>OCSF events</source>
        <extracomment>Format: Open Cybersecurity Schema Framework</extracomment>
        <translation>Événements OCSF</translation>
    </message>
    <message>
        <source>Code, files, hosts, processes, tool calls and findings as security events, one per line.</source>
        <translation>Code, fichiers, hôtes, processus, appels d’outils et constats sous forme d’événements de sécurité, un par ligne.</translation>
    </message>
</context>
<context>
    <name>vitrine::FileDialogs</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save Trail As</source>
        <translation>Enregistrer la piste sous</translation>
    </message>
    <message>
        <source>Trails (*.vitrine)</source>
        <translation>Pistes d’audit (*.vitrine)</translation>
    </message>
    <message>
        <source>Policy File</source>
        <translation>Fichier de politique</translation>
    </message>
    <message>
        <source>Policies (*.json);;All files (*)</source>
        <translation>Politiques (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>À propos de Vitrine</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;See what agent code did, and decide what it may do.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;Voir ce qu’a fait le code d’agents, et décider de ce qu’il peut faire.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
    <message>
        <source>Logs and trails (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log *.gz *.zst *.zip *.db *.vscdb *.vitrine)</source>
        <translation>Journaux et pistes d’audit (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log *.gz *.zst *.zip *.db *.vscdb *.vitrine)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Read as %1 (*)</source>
        <extracomment>Choice of a file dialog. %1: technical name of a format of logs</extracomment>
        <translation>Lire comme %1 (*)</translation>
    </message>
    <message>
        <source>Follow Log</source>
        <translation>Suivre un journal</translation>
    </message>
    <message>
        <source>Logs (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log)</source>
        <translation>Journaux (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log)</translation>
    </message>
    <message>
        <source>Follow Folder</source>
        <translation>Suivre un dossier</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterBar</name>
    <message>
        <source>Fi&amp;lter:</source>
        <extracomment>Before the field of the filter bar</extracomment>
        <translation>Fil&amp;tre&#xa0;:</translation>
    </message>
    <message>
        <source>Filter History</source>
        <extracomment>Button of the filter bar: filters that were used before</extracomment>
        <translation>Historique des filtres</translation>
    </message>
    <message>
        <source>Save This Filter</source>
        <extracomment>Button of the filter bar: keep this filter</extracomment>
        <translation>Enregistrer ce filtre</translation>
    </message>
    <message>
        <source>Saved Filters</source>
        <extracomment>Button of the filter bar: filters that the user keeps</extracomment>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>No filters used yet</source>
        <extracomment>In the menu of filters that were used</extracomment>
        <translation>Aucun filtre utilisé</translation>
    </message>
    <message>
        <source>No saved filters</source>
        <extracomment>In the menu of filters that the user keeps</extracomment>
        <translation>Aucun filtre enregistré</translation>
    </message>
    <message>
        <source>Delete This Saved Filter</source>
        <extracomment>Tip of the button that keeps a filter, once it is kept</extracomment>
        <translation>Supprimer ce filtre enregistré</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterControl</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a filter comes to. %1: &quot;25 of 50 runs&quot;, %2: &quot;35 of 127 steps&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>&amp;Note on this step (recorded in the trail):</source>
        <extracomment>In a dialog</extracomment>
        <translation>&amp;Note sur cette étape (enregistrée dans la piste)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterEdit</name>
    <message>
        <source>Filter</source>
        <extracomment>Accessible name of the field of the filter bar</extracomment>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter runs and steps, for example: %1</source>
        <extracomment>In the empty filter bar, with an example that is not to be translated</extracomment>
        <translation>Filtrer les exécutions et les étapes, par exemple&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterText</name>
    <message>
        <source>%2 (column %1)</source>
        <extracomment>Something is wrong with a filter. %1: place in it, counted from 1, %2: what is wrong</extracomment>
        <translation>%2 (colonne %1)</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>Behind a name that is not known. %1: the name that is closest to it</extracomment>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Unknown field “%1”.</source>
        <translation>Champ «&#xa0;%1&#xa0;» inconnu.</translation>
    </message>
    <message>
        <source>Unknown function “%1”.</source>
        <translation>Fonction «&#xa0;%1&#xa0;» inconnue.</translation>
    </message>
    <message>
        <source>“%1” is not a value of this field.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de ce champ.</translation>
    </message>
    <message>
        <source>“%1” is not a unit of time: use us, ms, s, min, h or d.</source>
        <extracomment>%1: a word behind a number</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une unité de temps&#xa0;: utilisez us, ms, s, min, h ou d.</translation>
    </message>
    <message>
        <source>“%1” is not a value of this type.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de ce type.</translation>
    </message>
    <message>
        <source>“%1” cannot be used with this field.</source>
        <translation>«&#xa0;%1&#xa0;» ne s’utilise pas avec ce champ.</translation>
    </message>
    <message>
        <source>“%1” is not a valid pattern.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un motif valide.</translation>
    </message>
    <message>
        <source>The expression is incomplete.</source>
        <translation>L’expression est incomplète.</translation>
    </message>
    <message>
        <source>Closing quotation mark missing.</source>
        <translation>Guillemet fermant manquant.</translation>
    </message>
    <message>
        <source>This filter is too long.</source>
        <translation>Ce filtre est trop long.</translation>
    </message>
    <message>
        <source>Unexpected “%1”.</source>
        <translation>«&#xa0;%1&#xa0;» inattendu.</translation>
    </message>
    <message>
        <source>Steps without “%1” match this term.</source>
        <extracomment>Explains a filter. %1: name of a field of the filter language, as &quot;duration&quot;</extracomment>
        <translation>Les étapes sans «&#xa0;%1&#xa0;» correspondent à ce terme.</translation>
    </message>
    <message>
        <source>Steps without “%1” do not match this term.</source>
        <extracomment>Explains a filter. %1: name of a field of the filter language, as &quot;duration&quot;</extracomment>
        <translation>Les étapes sans «&#xa0;%1&#xa0;» ne correspondent pas à ce terme.</translation>
    </message>
    <message>
        <source>All other steps, including those without a value</source>
        <extracomment>What the word &quot;not&quot; means in a filter</extracomment>
        <translation>Toutes les autres étapes, y compris sans valeur</translation>
    </message>
    <message>
        <source>Has a value, and none is equal</source>
        <extracomment>What &quot;!=&quot; means in a filter</extracomment>
        <translation>A une valeur, et aucune n’est égale</translation>
    </message>
    <message>
        <source>Has a value, and none matches the pattern</source>
        <extracomment>What &quot;!~&quot; means in a filter</extracomment>
        <translation>A une valeur, et aucune ne correspond au motif</translation>
    </message>
    <message>
        <source>Matches the pattern</source>
        <extracomment>What &quot;~&quot; means in a filter</extracomment>
        <translation>Correspond au motif</translation>
    </message>
    <message>
        <source>Has a recorded value</source>
        <extracomment>What &quot;has(field)&quot; means in a filter</extracomment>
        <translation>A une valeur enregistrée</translation>
    </message>
    <message>
        <source>“policy.verdict” needs the name of a policy, as in policy.verdict(&quot;smolagents-default&quot;) == denied.</source>
        <translation>«&#xa0;policy.verdict&#xa0;» exige le nom d’une politique, par exemple policy.verdict(&quot;smolagents-default&quot;) == denied.</translation>
    </message>
    <message>
        <source>“%1” is a function and needs a text in parentheses.</source>
        <extracomment>%1: the name of a function, such as &quot;calls&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;» est une fonction et exige un texte entre parenthèses.</translation>
    </message>
</context>
<context>
    <name>vitrine::FindBar</name>
    <message>
        <source>Text to find</source>
        <extracomment>Accessible name and hint of the field of the find bar</extracomment>
        <translation>Texte à chercher</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Match Case</source>
        <extracomment>Check button of the find bar: upper and lower case differ</extracomment>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No match</source>
        <extracomment>Find bar: the text does not occur</extracomment>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <extracomment>Check button of the find bar: the text is a regular expression</extracomment>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Replacement text</source>
        <extracomment>Accessible name of a field of the find bar</extracomment>
        <translation>Texte de remplacement</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Hint in a field of the find bar</extracomment>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>With a regular expression, \0 to \9 insert captured text.</source>
        <extracomment>Tip of a field of the find bar</extracomment>
        <translation>Avec une expression régulière, \0 à \9 insèrent le texte capturé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace All</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Invalid pattern</source>
        <extracomment>Find bar: the regular expression cannot be read</extracomment>
        <translation>Motif non valide</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <extracomment>Find bar. %1: number of the place that is shown, %2: how many are counted; there are more</extracomment>
        <translation>%1 sur plus de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Find bar. %1: number of the place that is shown, %2: how many there are</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced</source>
        <extracomment>Find bar: what Replace All did</extracomment>
        <translation>
            <numerusform>%Ln remplacement</numerusform>
            <numerusform>%Ln remplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <extracomment>Find bar: a long text is being searched</extracomment>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>vitrine::Finder</name>
    <message>
        <source>Found</source>
        <extracomment>Accessible name of the list of what was found</extracomment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>No matches.</source>
        <extracomment>In place of a list</extracomment>
        <translation>Aucun résultat.</translation>
    </message>
</context>
<context>
    <name>vitrine::FinderEntries</name>
    <message>
        <source>Step %1: %2</source>
        <extracomment>What quick open finds. %1: number of a step, %2: first line of its code</extracomment>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>What quick open finds. %1: number of a run, %2: its task</extracomment>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
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
        <translation>exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Variable %1 in %2</source>
        <extracomment>What quick open finds. %1: name of a variable, %2: &quot;run 1, step 3&quot;</extracomment>
        <translation>Variable %1 dans %2</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingModel</name>
    <message>
        <source>Severity</source>
        <extracomment>Column title: note, warning or denied</extracomment>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Found In</source>
        <extracomment>Column title: what a finding is in: the code, the logs, the output or the error of a step</extracomment>
        <translation>Trouvé dans</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column title: line of the code</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>Column title: what the review has to say</extracomment>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column: what was found, such as &quot;E-mail address&quot;</extracomment>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <extracomment>Column: a part of a text, with secrets masked</extracomment>
        <translation>Extrait</translation>
    </message>
    <message>
        <source>Texts</source>
        <extracomment>Column: number of texts that contain it</extracomment>
        <translation>Textes</translation>
    </message>
    <message>
        <source>First In</source>
        <extracomment>Column: the first step that contains it</extracomment>
        <translation>Première occurrence</translation>
    </message>
    <message>
        <source>Scratch run: %1</source>
        <extracomment>Where something was found. %1: part of a step, such as &quot;Code&quot;</extracomment>
        <translation>Essai&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Where something was found. %1: number of a run, %2: part of it, such as &quot;Task&quot;</extracomment>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>Where something was found. %1: number of a run, %2: number of a step, %3: part of it, such as &quot;Code&quot;</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <extracomment>%1: number of texts</extracomment>
        <translation>… et %1 autres</translation>
    </message>
    <message>
        <source>Trail: %1</source>
        <extracomment>Where something was found: in what a user wrote about the trail, a log or a session. %1: &quot;Note&quot; or &quot;Mark&quot;</extracomment>
        <translation>Piste d’audit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingText</name>
    <message>
        <source>Import of %1 is not allowed</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>L’import de %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Import of a module that the policy does not allow</source>
        <translation>Import d’un module que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>%1 is allowed but dangerous</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>%1 est autorisé mais dangereux</translation>
    </message>
    <message>
        <source>Import of an allowed but dangerous module</source>
        <translation>Import d’un module autorisé mais dangereux</translation>
    </message>
    <message>
        <source>Relative imports are not allowed</source>
        <translation>Les imports relatifs ne sont pas autorisés</translation>
    </message>
    <message>
        <source>Relative import: steps are not part of a package</source>
        <translation>Import relatif&#xa0;: les étapes ne font partie d’aucun paquet</translation>
    </message>
    <message>
        <source>Access to %1 is not allowed</source>
        <extracomment>%1: name of an attribute, such as __class__</extracomment>
        <translation>L’accès à %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Dunder attribute</source>
        <translation>Attribut à doubles soulignés</translation>
    </message>
    <message>
        <source>The name %1 is not allowed</source>
        <extracomment>%1: a name in the code</extracomment>
        <translation>Le nom %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Dunder name</source>
        <translation>Nom à doubles soulignés</translation>
    </message>
    <message>
        <source>The function %1 is not allowed</source>
        <extracomment>%1: name of a function</extracomment>
        <translation>La fonction %1 n’est pas autorisée</translation>
    </message>
    <message>
        <source>Builtin function that the policy does not allow</source>
        <translation>Fonction intégrée que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>The syntax %1 is not allowed</source>
        <extracomment>%1: kind of statement or expression, such as &quot;Global&quot;</extracomment>
        <translation>La syntaxe %1 n’est pas autorisée</translation>
    </message>
    <message>
        <source>Syntax that the policy forbids</source>
        <translation>Syntaxe que la politique interdit</translation>
    </message>
    <message>
        <source>The code is nested too deeply</source>
        <translation>Le code est trop profondément imbriqué</translation>
    </message>
    <message>
        <source>Code that is nested too deeply to review</source>
        <translation>Code trop imbriqué pour être examiné</translation>
    </message>
    <message>
        <source>%1 is called but not defined</source>
        <extracomment>%1: name of a function</extracomment>
        <translation>%1 est appelé mais non défini</translation>
    </message>
    <message>
        <source>Call of an undefined name</source>
        <translation>Appel d’un nom non défini</translation>
    </message>
    <message>
        <source>%1 is not defined</source>
        <extracomment>%1: a name in the code</extracomment>
        <translation>%1 n’est pas défini</translation>
    </message>
    <message>
        <source>Undefined name</source>
        <translation>Nom non défini</translation>
    </message>
    <message>
        <source>%1 is imported but not used</source>
        <extracomment>%1: name that an import brings in</extracomment>
        <translation>%1 est importé mais inutilisé</translation>
    </message>
    <message>
        <source>Import that no later code uses</source>
        <translation>Import qu’aucun code ultérieur n’utilise</translation>
    </message>
    <message>
        <source>%1 is defined but not used</source>
        <extracomment>%1: name of a variable, a function or a class</extracomment>
        <translation>%1 est défini mais inutilisé</translation>
    </message>
    <message>
        <source>Unused variable, function or class</source>
        <translation>Variable, fonction ou classe inutilisée</translation>
    </message>
    <message>
        <source>%1 is assigned to itself</source>
        <extracomment>%1: name of a variable</extracomment>
        <translation>%1 est affecté à lui-même</translation>
    </message>
    <message>
        <source>Assignment of a name to itself</source>
        <translation>Affectation d’un nom à lui-même</translation>
    </message>
    <message>
        <source>Unreachable code</source>
        <translation>Code inaccessible</translation>
    </message>
    <message>
        <source>Code that is never reached</source>
        <translation>Code jamais atteint</translation>
    </message>
    <message>
        <source>Calls the tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Appelle l’outil %1</translation>
    </message>
    <message>
        <source>Call of a tool</source>
        <translation>Appel d’un outil</translation>
    </message>
    <message>
        <source>Shadows the tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Masque l’outil %1</translation>
    </message>
    <message>
        <source>Tool name bound to something else</source>
        <translation>Nom d’outil attribué à autre chose</translation>
    </message>
    <message>
        <source>%1 looks like a key or token (%2)</source>
        <extracomment>%1: the beginning of a secret, %2: who issues such tokens</extracomment>
        <translation>%1 ressemble à une clé ou à un jeton (%2)</translation>
    </message>
    <message>
        <source>Key or token in a known format</source>
        <translation>Clé ou jeton d’un format connu</translation>
    </message>
    <message>
        <source>A private key: %1</source>
        <extracomment>%1: the first line of a private key</extracomment>
        <translation>Une clé privée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clé privée</translation>
    </message>
    <message>
        <source>%1 looks like a JSON Web Token</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 ressemble à un JSON Web Token</translation>
    </message>
    <message>
        <source>JSON Web Token</source>
        <translation>JSON Web Token</translation>
    </message>
    <message>
        <source>%1 looks like credentials of an authorization header</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 ressemble aux identifiants d’un en-tête d’autorisation</translation>
    </message>
    <message>
        <source>Credentials of an authorization header</source>
        <translation>Identifiants d’un en-tête d’autorisation</translation>
    </message>
    <message>
        <source>Password in a URL</source>
        <translation>Mot de passe dans une URL</translation>
    </message>
    <message>
        <source>%1 is assigned to a name for a password or key</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 est affecté à un nom de mot de passe ou de clé</translation>
    </message>
    <message>
        <source>Value assigned to a name for a password or key</source>
        <translation>Valeur affectée à un nom de mot de passe ou de clé</translation>
    </message>
    <message>
        <source>%1 looks random, like a key</source>
        <extracomment>%1: the beginning of a text</extracomment>
        <translation>%1 semble aléatoire, comme une clé</translation>
    </message>
    <message>
        <source>Text that looks random, like a key</source>
        <translation>Texte qui semble aléatoire, comme une clé</translation>
    </message>
    <message>
        <source>The e-mail address %1</source>
        <extracomment>%1: a masked address</extracomment>
        <translation>L’adresse électronique %1</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>Adresse électronique</translation>
    </message>
    <message>
        <source>The card number %1</source>
        <extracomment>%1: the last digits of a card&apos;s number</extracomment>
        <translation>Le numéro de carte %1</translation>
    </message>
    <message>
        <source>Card number with a valid Luhn checksum</source>
        <translation>Numéro de carte à somme de Luhn valide</translation>
    </message>
    <message>
        <source>The account number %1</source>
        <extracomment>%1: the beginning of an account&apos;s number</extracomment>
        <translation>Le numéro de compte %1</translation>
    </message>
    <message>
        <source>Account number (IBAN) with a valid checksum</source>
        <translation>Numéro de compte (IBAN) à somme de contrôle valide</translation>
    </message>
    <message>
        <source>The tool %1 is not allowed</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>L’outil %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Tool that the policy does not allow</source>
        <translation>Outil que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>Exceeds %1</source>
        <extracomment>%1: place of a limit in the policy, such as limits.operations</extracomment>
        <translation>Dépasse %1</translation>
    </message>
    <message>
        <source>Usage that exceeds a limit of the policy</source>
        <translation>Usage dépassant une limite de la politique</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>How serious a finding of the review is</extracomment>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>How serious a finding of the review is</extracomment>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Denied</source>
        <extracomment>How serious a finding of the review is: the step may not run</extracomment>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Where a finding is: in the code of a step</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <extracomment>Where a finding is: in what a step printed</extracomment>
        <translation>Sortie affichée</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Where a finding is: in the value that a step gave</extracomment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Where a finding is: in the error of a step</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>URL contains a password</source>
        <translation>L’URL contient un mot de passe</translation>
    </message>
    <message>
        <source>Access to the file %1 is not allowed</source>
        <extracomment>%1: a path</extracomment>
        <translation>L’accès au fichier %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>File that the policy does not allow</source>
        <translation>Fichier que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>Access to the host %1 is not allowed</source>
        <extracomment>%1: name of a host</extracomment>
        <translation>L’accès à l’hôte %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Host that the policy does not allow</source>
        <translation>Hôte que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>Hidden character %1: the code may not do what it appears to do</source>
        <extracomment>%1: the code of a character: &quot;U+202E&quot;</extracomment>
        <translation>Caractère caché %1&#xa0;: le code ne fait peut-être pas ce qu’il semble faire</translation>
    </message>
    <message>
        <source>Bidirectional or invisible character in the code</source>
        <translation>Caractère bidirectionnel ou invisible dans le code</translation>
    </message>
    <message>
        <source>%1 is not allowed</source>
        <extracomment>%1: a command, a path, a host or the name of a tool</extracomment>
        <translation>%1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Command, file, host or tool that the policy does not allow</source>
        <translation>Commande, fichier, hôte ou outil que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>%1 requires a person&apos;s decision</source>
        <extracomment>%1: a command, a path, a host or the name of a tool</extracomment>
        <translation>%1 requiert la décision d’une personne</translation>
    </message>
    <message>
        <source>Action that the policy asks a person about</source>
        <translation>Action pour laquelle la politique demande à une personne</translation>
    </message>
    <message>
        <source>The policy cannot decide about %1</source>
        <extracomment>%1: a command, a path, a host or the name of a tool</extracomment>
        <translation>La politique ne peut pas décider de %1</translation>
    </message>
    <message>
        <source>Action that the policy cannot decide about</source>
        <translation>Action dont la politique ne peut pas décider</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Where a finding is: in a command, an edit or a tool call of a step</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Deletes %1 outside the project</source>
        <extracomment>%1: a path</extracomment>
        <translation>Supprime %1 en dehors du projet</translation>
    </message>
    <message>
        <source>Deletion outside the project</source>
        <translation>Suppression en dehors du projet</translation>
    </message>
    <message>
        <source>Runs what %1 downloads</source>
        <extracomment>%1: a program such as &quot;curl&quot;</extracomment>
        <translation>Exécute ce que %1 télécharge</translation>
    </message>
    <message>
        <source>Download that is passed to an interpreter</source>
        <translation>Téléchargement transmis à un interpréteur</translation>
    </message>
    <message>
        <source>Password among the arguments: %1</source>
        <extracomment>%1: a program and its option, such as &quot;curl -u&quot;</extracomment>
        <translation>Mot de passe parmi les arguments&#xa0;: %1</translation>
    </message>
    <message>
        <source>Password among the arguments of a command</source>
        <translation>Mot de passe parmi les arguments d’une commande</translation>
    </message>
    <message>
        <source>Rewrites history: %1</source>
        <extracomment>%1: part of a command, such as &quot;git push --force&quot;</extracomment>
        <translation>Réécrit l’historique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rewritten or discarded history</source>
        <translation>Historique réécrit ou abandonné</translation>
    </message>
    <message>
        <source>Turns off checks: %1</source>
        <extracomment>%1: part of a command, such as &quot;git commit --no-verify&quot;</extracomment>
        <translation>Désactive des contrôles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Checks that are turned off</source>
        <translation>Contrôles désactivés</translation>
    </message>
    <message>
        <source>Changes %1, which runs automatically</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Modifie %1, qui s’exécute automatiquement</translation>
    </message>
    <message>
        <source>File that runs at a login or a commit</source>
        <translation>Fichier exécuté à une connexion ou à un commit</translation>
    </message>
</context>
<context>
    <name>vitrine::FlawText</name>
    <message>
        <source>it contains no log</source>
        <translation>il ne contient aucun journal</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>sparse files are not supported</source>
        <translation>les fichiers à trous ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>le fichier a changé pendant sa lecture</translation>
    </message>
    <message>
        <source>the file has changed since it was imported</source>
        <translation>le fichier a changé depuis son importation</translation>
    </message>
    <message>
        <source>the gzip data are cut off</source>
        <translation>les données gzip sont tronquées</translation>
    </message>
    <message>
        <source>the zstd data are cut off</source>
        <translation>les données zstd sont tronquées</translation>
    </message>
    <message>
        <source>damaged gzip data</source>
        <translation>données gzip endommagées</translation>
    </message>
    <message>
        <source>damaged zstd data</source>
        <translation>données zstd endommagées</translation>
    </message>
    <message>
        <source>damaged zip archive</source>
        <translation>archive zip endommagée</translation>
    </message>
    <message>
        <source>damaged tar archive</source>
        <translation>archive tar endommagée</translation>
    </message>
    <message>
        <source>damaged entry</source>
        <translation>entrée endommagée</translation>
    </message>
    <message>
        <source>the entries of the archive overlap</source>
        <translation>les entrées de l’archive se chevauchent</translation>
    </message>
    <message>
        <source>more than %1 entries</source>
        <translation>plus de %1 entrées</translation>
    </message>
    <message>
        <source>%1 compressed bytes expand to more than %2</source>
        <extracomment>%1: number of bytes, %2: a limit</extracomment>
        <translation>%1 octets compressés en donnent plus de %2</translation>
    </message>
    <message>
        <source>not enough disk space to unpack an archive</source>
        <translation>pas assez d’espace disque pour décompresser une archive</translation>
    </message>
    <message>
        <source>looks like: %1</source>
        <extracomment>%1: a kind of content, such as &quot;PNG image&quot;</extracomment>
        <translation>ressemble à&#xa0;: %1</translation>
    </message>
    <message>
        <source>it contains no runs</source>
        <translation>il ne contient aucune exécution</translation>
    </message>
    <message>
        <source>unknown format %1</source>
        <translation>format %1 inconnu</translation>
    </message>
    <message>
        <source>JSON nested %1 levels deep</source>
        <translation>JSON imbriqué sur %1 niveaux</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>tronqué</translation>
    </message>
    <message>
        <source>%1 bytes in one value</source>
        <translation>%1 octets dans une seule valeur</translation>
    </message>
    <message>
        <source>%1 bytes in one row</source>
        <translation>%1 octets dans une seule ligne</translation>
    </message>
    <message>
        <source>%1 bytes after the end or a break were left out</source>
        <translation>%1 octets après la fin ou une interruption ont été ignorés</translation>
    </message>
    <message>
        <source>the table ends within quotes</source>
        <translation>le tableau se termine entre des guillemets</translation>
    </message>
    <message>
        <source>a row without values</source>
        <translation>une ligne sans valeurs</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>un objet était attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a step, found %1</source>
        <translation>une étape était attendue, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a message</source>
        <translation>un message était attendu</translation>
    </message>
    <message>
        <source>expected an event with action or observation</source>
        <translation>un événement avec «&#xa0;action&#xa0;» ou «&#xa0;observation&#xa0;» était attendu</translation>
    </message>
    <message>
        <source>unexpected type: %1</source>
        <translation>type inattendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <extracomment>%1: name of a key of JSON</extracomment>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>repeated key</source>
        <translation>clé répétée</translation>
    </message>
    <message>
        <source>an event without a message</source>
        <translation>un événement sans message</translation>
    </message>
    <message>
        <source>a message without a role</source>
        <translation>un message sans rôle</translation>
    </message>
    <message>
        <source>a span without an id</source>
        <translation>un span sans identifiant</translation>
    </message>
    <message>
        <source>a call without an id</source>
        <translation>un appel sans identifiant</translation>
    </message>
    <message>
        <source>an observation without an id</source>
        <translation>une observation sans identifiant</translation>
    </message>
    <message>
        <source>the tool calls are not a Python list</source>
        <translation>les appels d’outils ne sont pas une liste Python</translation>
    </message>
    <message>
        <source>not a Python literal at byte %1</source>
        <translation>pas de littéral Python à l’octet %1</translation>
    </message>
    <message>
        <source>values are nested too deeply</source>
        <translation>des valeurs sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>invalid protobuf message</source>
        <translation>message protobuf non valide</translation>
    </message>
    <message>
        <source>too many sessions</source>
        <translation>trop de sessions</translation>
    </message>
    <message>
        <source>too many events before the first session</source>
        <translation>trop d’événements avant la première session</translation>
    </message>
    <message>
        <source>steps in the temporary file cannot be read</source>
        <translation>des étapes du fichier temporaire sont illisibles</translation>
    </message>
    <message>
        <source>%1 steps were left out: the folder for temporary files is full</source>
        <translation>%1 étapes ont été ignorées&#xa0;: le dossier des fichiers temporaires est plein</translation>
    </message>
    <message>
        <source>%1 outputs of steps with more than %2 MiB of output were left out</source>
        <extracomment>%1: their number, %2: a limit</extracomment>
        <translation>%1 sorties d’étapes qui en ont plus de %2 Mio ont été ignorées</translation>
    </message>
    <message>
        <source>some attachments were left out: too large or repeated too often</source>
        <translation>des pièces jointes ont été ignorées&#xa0;: trop grandes ou trop souvent répétées</translation>
    </message>
    <message>
        <source>trace %1 has no span of an agent, model or tool</source>
        <translation>la trace %1 n’a aucun span d’agent, de modèle ou d’outil</translation>
    </message>
    <message>
        <source>trace %1 was closed to save memory: later spans form a run of their own</source>
        <translation>la trace %1 a été close pour économiser la mémoire&#xa0;: les spans suivants forment une exécution à part</translation>
    </message>
    <message>
        <source>span %1 arrived after its trace was complete</source>
        <translation>le span %1 est arrivé après la fin de sa trace</translation>
    </message>
    <message>
        <source>%1 more spans arrived after their traces were complete</source>
        <translation>%1 autres spans sont arrivés après la fin de leurs traces</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8 were replaced</source>
        <translation>des octets qui ne sont pas de l’UTF-8 ont été remplacés</translation>
    </message>
    <message>
        <source>control characters in a string were escaped</source>
        <translation>des caractères de contrôle dans une chaîne ont été échappés</translation>
    </message>
    <message>
        <source>lone surrogates were replaced</source>
        <translation>des demi-codets isolés ont été remplacés</translation>
    </message>
    <message>
        <source>a comma, colon, bracket or key is missing or redundant</source>
        <translation>une virgule, un deux-points, un crochet ou une clé manque ou est de trop</translation>
    </message>
    <message>
        <source>a string has an escape sequence unknown to JSON</source>
        <translation>une chaîne contient un échappement inconnu de JSON</translation>
    </message>
    <message>
        <source>a string has no end</source>
        <translation>une chaîne n’a pas de fin</translation>
    </message>
    <message>
        <source>a string contains a control character</source>
        <translation>une chaîne contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>a word outside of strings is not true, false or null</source>
        <translation>un mot hors des chaînes n’est ni true, ni false, ni null</translation>
    </message>
    <message>
        <source>a number is not valid in JSON</source>
        <translation>un nombre n’est pas valide en JSON</translation>
    </message>
    <message>
        <source>some bytes are not UTF-8</source>
        <translation>des octets ne sont pas de l’UTF-8</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation>la valeur manque</translation>
    </message>
    <message>
        <source>lists and objects are nested too deeply</source>
        <translation>des listes et des objets sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>the value is too large</source>
        <translation>la valeur est trop grande</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>an object without the keys of a step</source>
        <translation>un objet sans les clés d’une étape</translation>
    </message>
    <message>
        <source>a copy of it needs %1 bytes of disk space</source>
        <translation>sa copie exige %1 octets d’espace disque</translation>
    </message>
    <message>
        <source>reading it takes too long for its size</source>
        <translation>sa lecture est trop coûteuse pour sa taille</translation>
    </message>
    <message>
        <source>a row of %1 bytes is not a JSON object</source>
        <translation>une ligne de %1 octets n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>looks like: %1, not %2</source>
        <extracomment>%1 and %2: names of formats, such as smolagents-memory</extracomment>
        <translation>ressemble à %1, pas à %2</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>archive zip</translation>
    </message>
    <message>
        <source>gzip data</source>
        <translation>données gzip</translation>
    </message>
    <message>
        <source>zstd data</source>
        <translation>données zstd</translation>
    </message>
    <message>
        <source>xz data</source>
        <translation>données xz</translation>
    </message>
    <message>
        <source>bzip2 data</source>
        <translation>données bzip2</translation>
    </message>
    <message>
        <source>LZ4 data</source>
        <translation>données LZ4</translation>
    </message>
    <message>
        <source>7-Zip archive</source>
        <translation>archive 7-Zip</translation>
    </message>
    <message>
        <source>RAR archive</source>
        <translation>archive RAR</translation>
    </message>
    <message>
        <source>data of compress</source>
        <extracomment>compress is the name of a program</extracomment>
        <translation>données de compress</translation>
    </message>
    <message>
        <source>tar archive</source>
        <translation>archive tar</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>image PNG</translation>
    </message>
    <message>
        <source>JPEG image</source>
        <translation>image JPEG</translation>
    </message>
    <message>
        <source>GIF image</source>
        <translation>image GIF</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>document PDF</translation>
    </message>
    <message>
        <source>SQLite database</source>
        <translation>base de données SQLite</translation>
    </message>
    <message>
        <source>SQLite database without tables</source>
        <translation>base de données SQLite sans tables</translation>
    </message>
    <message>
        <source>SQLite database with the tables %1</source>
        <extracomment>%1: names, separated by commas</extracomment>
        <translation>base de données SQLite avec les tables %1</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>UTF-32 text</source>
        <translation>texte UTF-32</translation>
    </message>
    <message>
        <source>Parquet table</source>
        <translation>table Parquet</translation>
    </message>
    <message>
        <source>Python pickle</source>
        <translation>pickle Python</translation>
    </message>
    <message>
        <source>HTML or XML</source>
        <translation>HTML ou XML</translation>
    </message>
    <message>
        <source>OTLP trace</source>
        <translation>trace OTLP</translation>
    </message>
    <message>
        <source>Jupyter notebook</source>
        <translation>notebook Jupyter</translation>
    </message>
    <message>
        <source>agent trajectory with actions and observations</source>
        <translation>trajectoire d’agent avec actions et observations</translation>
    </message>
    <message>
        <source>ATIF trajectory</source>
        <translation>trajectoire ATIF</translation>
    </message>
    <message>
        <source>Langfuse trace</source>
        <translation>trace Langfuse</translation>
    </message>
    <message>
        <source>Inspect log</source>
        <translation>journal Inspect</translation>
    </message>
    <message>
        <source>JSON object with keys %1</source>
        <extracomment>%1: names, separated by commas</extracomment>
        <translation>objet JSON avec les clés %1</translation>
    </message>
    <message>
        <source>JSON object without keys</source>
        <translation>objet JSON sans clés</translation>
    </message>
    <message>
        <source>JSON array of objects with keys %1</source>
        <extracomment>%1: names, separated by commas</extracomment>
        <translation>liste JSON d’objets avec les clés %1</translation>
    </message>
    <message>
        <source>JSON array of objects without keys</source>
        <translation>liste JSON d’objets sans clés</translation>
    </message>
    <message>
        <source>JSON array</source>
        <translation>liste JSON</translation>
    </message>
    <message>
        <source>JSON value %1</source>
        <translation>valeur JSON %1</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>données binaires</translation>
    </message>
    <message>
        <source>blank text</source>
        <translation>texte vide</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texte simple</translation>
    </message>
    <message>
        <source>%1, records of type %2</source>
        <extracomment>%1: a kind of content such as &quot;JSON object with keys type, id&quot;; %2: names, separated by commas</extracomment>
        <translation>%1, enregistrements de type %2</translation>
    </message>
    <message>
        <source>prompts without replies of a model</source>
        <translation>invites sans réponse d’un modèle</translation>
    </message>
</context>
<context>
    <name>vitrine::FollowCommand</name>
    <message>
        <source>Import new data into a trail while logs are written, until Ctrl+C</source>
        <translation>Importer les nouvelles données dans une piste pendant l’écriture des journaux, jusqu’à Ctrl+C</translation>
    </message>
    <message>
        <source>The trail; created if it does not exist</source>
        <translation>La piste&#x202f;; créée si elle n’existe pas</translation>
    </message>
    <message>
        <source>Print one line of JSON per change</source>
        <translation>Écrire une ligne de JSON par changement</translation>
    </message>
    <message>
        <source>Logs and folders to watch; they need not exist yet</source>
        <translation>Journaux et dossiers à surveiller&#x202f;; ils peuvent ne pas encore exister</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new run(s), %2 changed, steps in all: %3</source>
        <extracomment>%1: name of a file, %n: how many runs are new, %2: how many others have changed, %3: number of all steps</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %Ln nouvelle exécution, modifiées&#xa0;: %2, étapes en tout&#xa0;: %3</numerusform>
            <numerusform>%1&#xa0;: %Ln nouvelles exécutions, modifiées&#xa0;: %2, étapes en tout&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for the file to change.</source>
        <translation>En attente d’une modification du fichier.</translation>
    </message>
</context>
<context>
    <name>vitrine::FontField</name>
    <message>
        <source>Default</source>
        <extracomment>Button in the settings: goes back to the font of the desktop</extracomment>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>Behind the size of a font: points</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Accessible name of a number in the settings</extracomment>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>vitrine::FormSwitch</name>
    <message>
        <source>Text</source>
        <extracomment>Switch over a text: shows it as it is</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Formatted</source>
        <extracomment>Switch over a text: shows its headings, lists and emphasis</extracomment>
        <translation>Mis en forme</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Switch over a text: shows the values in it as a tree</extracomment>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Switch over a text: shows the rows and columns in it</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>Switch over a text: shows the images that are in it as letters</extracomment>
        <translation>Images</translation>
    </message>
</context>
<context>
    <name>vitrine::Grab</name>
    <message>
        <source>Unknown pane %1. Panes: %2.</source>
        <extracomment>%1: what was typed, %2: list of names</extracomment>
        <translation>Panneau %1 inconnu. Panneaux&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Unknown action or button %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Action ou bouton %1 inconnu.</translation>
    </message>
</context>
<context>
    <name>vitrine::GrabCommand</name>
    <message>
        <source>Open files, save a screenshot of the window or a pane, and quit; needs no display</source>
        <translation>Ouvrir des fichiers, enregistrer une capture de la fenêtre ou d’un panneau et quitter&#x202f;; sans affichage</translation>
    </message>
    <message>
        <source>Image file to write</source>
        <translation>Fichier image à écrire</translation>
    </message>
    <message>
        <source>Pane to show, such as timeline, imports or jobs</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Panneau à montrer, par exemple timeline, imports ou jobs</translation>
    </message>
    <message>
        <source>With --pane: only that pane</source>
        <translation>Avec --pane&#xa0;: ce panneau seul</translation>
    </message>
    <message>
        <source>Result tab of the step: printed, output, error, difference, prompt or raw</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Onglet de résultat de l’étape&#xa0;: printed, output, error, difference, prompt ou raw</translation>
    </message>
    <message>
        <source>Layout of the panes: inspect, replay, policy or evidence</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Disposition des panneaux&#xa0;: inspect, replay, policy ou evidence</translation>
    </message>
    <message>
        <source>Show only the runs and steps that match</source>
        <translation>Ne montrer que les exécutions et les étapes qui correspondent</translation>
    </message>
    <message>
        <source>Width and height of the window</source>
        <translation>Largeur et hauteur de la fenêtre</translation>
    </message>
    <message>
        <source>Scale factor, as for high-resolution screens</source>
        <translation>Facteur d’échelle, comme pour les écrans haute résolution</translation>
    </message>
    <message>
        <source>Color scheme: light, dark, contrastLight, contrastDark or system; default: as in the settings</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Jeu de couleurs&#xa0;: light, dark, contrastLight, contrastDark ou system&#x202f;; par défaut&#xa0;: celui des paramètres</translation>
    </message>
    <message>
        <source>Action or button to trigger before the picture, such as verify or sqlRun; may be repeated</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Action ou bouton à déclencher avant l’image, comme verify ou sqlRun&#x202f;; peut être répété</translation>
    </message>
</context>
<context>
    <name>vitrine::GuideBrowser</name>
    <message>
        <source>Page</source>
        <extracomment>Accessible name of the page of the user guide</extracomment>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>vitrine::GuideWindow</name>
    <message>
        <source>User Guide</source>
        <extracomment>Title of the window of the user guide</extracomment>
        <translation>Guide de l’utilisateur</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <extracomment>In an empty field: finds pages of the user guide</extracomment>
        <translation>Chercher dans le guide</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Accessible name of the list of pages of the user guide</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
</context>
<context>
    <name>vitrine::HookCommand</name>
    <message>
        <source>Trail to record in; created if it does not exist</source>
        <translation>Piste où enregistrer&#x202f;; créée si elle n’existe pas</translation>
    </message>
    <message>
        <source>Policy that judges tool calls: a file, or one of %1</source>
        <translation>Politique qui juge les appels d’outils&#xa0;: un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>If the hook itself fails: open lets the agent continue, closed denies the call</source>
        <translation>Si le hook lui-même échoue&#xa0;: open laisse l’agent continuer, closed refuse l’appel</translation>
    </message>
    <message>
        <source>If a window handles approvals, wait at most this long for its decision on calls that the policy asks about or does not decide</source>
        <translation>Si une fenêtre gère les approbations, attendre au plus cette durée sa décision sur les appels à demander ou non décidés par la politique</translation>
    </message>
    <message>
        <source>Vitrine: the policy cannot be read; tool calls are not judged.</source>
        <translation>Vitrine&#xa0;: la politique ne peut pas être lue&#x202f;; les appels d’outils ne sont pas jugés.</translation>
    </message>
    <message>
        <source>Vitrine: the tool call is not recorded. %1</source>
        <extracomment>%1: what went wrong</extracomment>
        <translation>Vitrine&#xa0;: l’appel d’outil n’est pas enregistré. %1</translation>
    </message>
    <message>
        <source>Answer a Claude Code hook over standard input and output</source>
        <translation>Répondre à un hook de Claude Code par l’entrée et la sortie standard</translation>
    </message>
    <message>
        <source>Answer a Codex hook over standard input and output</source>
        <translation>Répondre à un hook de Codex par l’entrée et la sortie standard</translation>
    </message>
</context>
<context>
    <name>vitrine::HookDialog</name>
    <message>
        <source>&amp;Ask in this window, at most:</source>
        <extracomment>Check box: tool calls of an agent may wait for a person</extracomment>
        <translation>&amp;Demander dans cette fenêtre, au plus&#xa0;:</translation>
    </message>
    <message>
        <source>Watch an Agent</source>
        <extracomment>Title of a dialog: a coding agent reports its tool calls</extracomment>
        <translation>Surveiller un agent</translation>
    </message>
    <message>
        <source>Change of the settings</source>
        <extracomment>Accessible name of a text: lines that are added to a file, and removed from it</extracomment>
        <translation>Modification des paramètres</translation>
    </message>
    <message>
        <source>Claude Code and Codex call Vitrine before and after each tool call, as a hook. It judges the call and records it in a trail. Nothing is written before you have seen the change.</source>
        <translation>Claude Code et Codex appellent Vitrine avant et après chaque appel d’outil, comme hook. Vitrine juge l’appel et l’enregistre dans une piste. Rien n’est écrit avant que vous ayez vu la modification.</translation>
    </message>
    <message>
        <source>Add the hooks</source>
        <extracomment>In a list of what to do with the hooks of an agent</extracomment>
        <translation>Ajouter les hooks</translation>
    </message>
    <message>
        <source>Remove the hooks</source>
        <extracomment>In a list of what to do with the hooks of an agent</extracomment>
        <translation>Retirer les hooks</translation>
    </message>
    <message>
        <source>none: tool calls are not recorded</source>
        <extracomment>In an empty field for a file</extracomment>
        <translation>aucune&#xa0;: les appels d’outil ne sont pas enregistrés</translation>
    </message>
    <message>
        <source>none: tool calls are only recorded</source>
        <extracomment>In an empty field for a file</extracomment>
        <translation>aucune&#xa0;: les appels d’outil sont seulement enregistrés</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Behind a number of seconds</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>Longest wait for an answer</source>
        <extracomment>Accessible name of a number of seconds</extracomment>
        <translation>Attente maximale d’une réponse</translation>
    </message>
    <message>
        <source>The agent continues</source>
        <extracomment>What a hook does if it fails itself</extracomment>
        <translation>L’agent continue</translation>
    </message>
    <message>
        <source>The call is denied</source>
        <extracomment>What a hook does if it fails itself</extracomment>
        <translation>L’appel est refusé</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>Button: chooses a file</extracomment>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>&amp;Settings file:</source>
        <translation>&amp;Fichier de paramètres&#xa0;:</translation>
    </message>
    <message>
        <source>Choose Settings File</source>
        <translation>Choisir le fichier de paramètres</translation>
    </message>
    <message>
        <source>Record in &amp;trail:</source>
        <translation>Enregistrer dans la &amp;piste&#xa0;:</translation>
    </message>
    <message>
        <source>Choose Trail</source>
        <translation>Choisir la piste</translation>
    </message>
    <message>
        <source>Judge by &amp;policy:</source>
        <translation>&amp;Juger selon la politique&#xa0;:</translation>
    </message>
    <message>
        <source>Choose Policy</source>
        <translation>Choisir la politique</translation>
    </message>
    <message>
        <source>Approvals:</source>
        <extracomment>Label: whether a person is asked about tool calls that the policy does not decide</extracomment>
        <translation>Approbations&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;If the hook fails:</source>
        <translation>S&amp;i le hook échoue&#xa0;:</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <extracomment>Kind of files in a dialog</extracomment>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Add &amp;Hooks</source>
        <extracomment>Button: changes the settings of an agent</extracomment>
        <translation>Ajouter les &amp;hooks</translation>
    </message>
    <message>
        <source>Remove &amp;Hooks</source>
        <translation>Retirer les &amp;hooks</translation>
    </message>
    <message>
        <source>Reading the settings…</source>
        <translation>Lecture des paramètres…</translation>
    </message>
    <message>
        <source>Nothing to change in %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Rien à modifier dans %1.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 modifié.</translation>
    </message>
    <message>
        <source>It applies to sessions that start from now on.</source>
        <translation>Cela s’applique aux sessions qui commencent à partir de maintenant.</translation>
    </message>
    <message>
        <source>Chan&amp;ge of the settings:</source>
        <extracomment>Label of a text: lines that are added to a file, and removed from it</extracomment>
        <translation>&amp;Modification des paramètres&#xa0;:</translation>
    </message>
    <message>
        <source>Actio&amp;n:</source>
        <extracomment>Label: hooks are added or removed</extracomment>
        <translation>Actio&amp;n&#xa0;:</translation>
    </message>
    <message>
        <source>Ag&amp;ent:</source>
        <translation>&amp;Agent&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::HookInstallCommand</name>
    <message>
        <source>Add the hooks to the settings of a coding agent</source>
        <translation>Ajouter les hooks aux paramètres d’un agent de codage</translation>
    </message>
    <message>
        <source>Remove the hooks from the settings of a coding agent</source>
        <translation>Retirer les hooks des paramètres d’un agent de codage</translation>
    </message>
    <message>
        <source>claude-code or codex</source>
        <translation>claude-code ou codex</translation>
    </message>
    <message>
        <source>Settings file; default: the user&apos;s</source>
        <translation>Fichier de paramètres&#x202f;; par défaut&#xa0;: celui de l’utilisateur</translation>
    </message>
    <message>
        <source>Make the change; without it, the change is only shown</source>
        <translation>Effectuer la modification&#x202f;; sinon elle est seulement affichée</translation>
    </message>
    <message>
        <source>Trail to record in</source>
        <translation>Piste où enregistrer</translation>
    </message>
    <message>
        <source>Policy that judges tool calls</source>
        <translation>Politique qui juge les appels d’outils</translation>
    </message>
    <message>
        <source>If the hook itself fails: open or closed</source>
        <translation>Si le hook lui-même échoue&#xa0;: open ou closed</translation>
    </message>
    <message>
        <source>If a window handles approvals, wait at most this long for its decision</source>
        <translation>Si une fenêtre gère les approbations, attendre au plus cette durée sa décision</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 modifié.</translation>
    </message>
    <message>
        <source>Nothing to change in %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Rien à modifier dans %1.</translation>
    </message>
    <message>
        <source>Nothing was written. Repeat with --yes to make this change.</source>
        <translation>Rien n’a été écrit. Répétez avec --yes pour effectuer cette modification.</translation>
    </message>
</context>
<context>
    <name>vitrine::HookInstallation</name>
    <message>
        <source>%1 is a link to %2. Nothing was changed. Name the file itself to change it.</source>
        <extracomment>%1: a file, %2: the file that it is a link to</extracomment>
        <translation>%1 est un lien vers %2. Rien n’a été modifié. Indiquez le fichier lui-même pour le modifier.</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Nothing was changed.</source>
        <extracomment>%1: a device or a pipe</extracomment>
        <translation>%1 n’est pas un fichier ordinaire. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is not plain JSON: it is damaged, or has comments, which would be lost. Nothing was changed. For hooks to copy by hand, name a new file.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 n’est pas du JSON pur&#xa0;: il est endommagé ou contient des commentaires, qui seraient perdus. Rien n’a été modifié. Pour copier les hooks à la main, indiquez un nouveau fichier.</translation>
    </message>
    <message>
        <source>%1 is not a settings file of this agent. Nothing was changed.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 n’est pas un fichier de paramètres de cet agent. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 has changed in the meantime. Nothing was changed; look at the new change.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 a changé entre-temps. Rien n’a été modifié&#x202f;; consultez la nouvelle modification.</translation>
    </message>
    <message>
        <source>%1 is read-only. Nothing was changed.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 est en lecture seule. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Without a trail and a policy, the hooks neither record nor judge tool calls.</source>
        <translation>Sans piste ni politique, les hooks n’enregistrent ni ne jugent les appels d’outil.</translation>
    </message>
    <message>
        <source>Policy %1 has no rules for commands, files, hosts or tools: it decides no tool call. See vitrine policy import --as claude-code, or the documentation of policies.</source>
        <extracomment>%1: name of a policy or of its file</extracomment>
        <translation>La politique %1 n’a pas de règles pour les commandes, fichiers, hôtes ou outils&#xa0;: elle ne décide d’aucun appel d’outil. Voir vitrine policy import --as claude-code, ou la documentation des politiques.</translation>
    </message>
    <message>
        <source>The settings have disableAllHooks: the agent calls no hook until it is removed.</source>
        <extracomment>disableAllHooks: a key of the settings</extracomment>
        <translation>Les réglages contiennent disableAllHooks&#xa0;: l’agent n’appelle aucun hook tant que cette clé n’est pas supprimée.</translation>
    </message>
    <message>
        <source>Codex skips new and changed hooks until you trust them: enter /hooks in Codex.</source>
        <translation>Codex ignore les hooks nouveaux ou modifiés tant que vous ne leur faites pas confiance&#xa0;: saisissez /hooks dans Codex.</translation>
    </message>
    <message>
        <source>%1 has a key twice within &quot;hooks&quot;, and agents read only the last one. Nothing was changed. Remove the other one first.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 contient deux fois une clé dans «&#xa0;hooks&#xa0;», et les agents ne lisent que la dernière. Rien n’a été modifié. Supprimez d’abord l’autre.</translation>
    </message>
</context>
<context>
    <name>vitrine::Html</name>
    <message>
        <source>Run %1</source>
        <translation>Exécution %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Runs of %1</source>
        <extracomment>Title of a report. %1: name of the trail&apos;s file</extracomment>
        <translation>Exécutions de %1</translation>
    </message>
    <message>
        <source>Trail</source>
        <extracomment>Of a report: the random identity of the trail</extracomment>
        <translation>Piste d’audit</translation>
    </message>
    <message>
        <source>Newest entry</source>
        <extracomment>Of a report: hash of the newest entry of the trail</extracomment>
        <translation>Dernière entrée</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Of a report: a log that the runs are from</extracomment>
        <translation>Source</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Écrit par</translation>
    </message>
    <message>
        <source>This report is a copy for reading. To check that the trail is unchanged, or to check the proof of a step, run “vitrine trail verify”.</source>
        <extracomment>Of a report. The command is not translated</extracomment>
        <translation>Ce rapport est une copie de lecture. Pour vérifier que la piste est intacte, ou la preuve d’une étape&#xa0;: «&#xa0;vitrine trail verify&#xa0;».</translation>
    </message>
    <message>
        <source>not sealed</source>
        <translation>non scellée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries, signed %1 with the key %2</source>
        <extracomment>Of a trail. %n: number of entries, %1: date and time, %2: the key&apos;s fingerprint</extracomment>
        <translation>
            <numerusform>%Ln entrée, signée le %1 avec la clé %2</numerusform>
            <numerusform>%Ln entrées, signées le %1 avec la clé %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter steps</source>
        <translation>Filtrer les étapes</translation>
    </message>
    <message>
        <source>Kinds of steps</source>
        <translation>Genres d’étapes</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Avec du code</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Avec des erreurs</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Expand All</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Collapse All</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>%1: number of steps that are shown, %2: of all</extracomment>
        <translation>%1 étapes sur %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Expected answer</source>
        <translation>Réponse attendue</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Démarrée</translation>
    </message>
    <message>
        <source>Time and tokens</source>
        <translation>Temps et jetons</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <extracomment>State of a run in a report: its answer is the expected one, or not</extracomment>
        <translation>Réponse correcte</translation>
    </message>
    <message>
        <source>Wrong answer</source>
        <translation>Réponse fausse</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>State of a run in a report: it gave an answer whose correctness is unknown</extracomment>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Check the Proofs</source>
        <extracomment>Button in a report: checks the proofs of its steps</extracomment>
        <translation>Vérifier les preuves</translation>
    </message>
    <message>
        <source>The check runs in this page and sends nothing. If the report was changed, so may be the check: to be sure, open verifier.html from a Vitrine installation that you trust, and drop this report on it.</source>
        <extracomment>Of a report. The file is not translated</extracomment>
        <translation>La vérification s’exécute dans cette page et n’envoie rien. Si le rapport a été modifié, la vérification peut l’être aussi&#xa0;: pour être sûr, ouvrez verifier.html d’une installation de Vitrine à laquelle vous faites confiance, et déposez-y ce rapport.</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <extracomment>A score of a run. %1: its name</extracomment>
        <translation>Score&#xa0;: %1</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Verified</source>
        <extracomment>Of a report: the trail is unchanged according to its hash chain</extracomment>
        <translation>Vérifiée</translation>
    </message>
    <message>
        <source>Entry %1: %2. Damaged runs and steps are marked.</source>
        <extracomment>Of a report. %1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>Entrée %1&#xa0;: %2. Les exécutions et étapes endommagées sont marquées.</translation>
    </message>
    <message>
        <source>Integrity</source>
        <extracomment>Of a report: whether the trail is unchanged according to its hash chain</extracomment>
        <translation>Intégrité</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>What the calls of the language model cost</extracomment>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>vitrine::ImageView</name>
    <message>
        <source>Images</source>
        <extracomment>Accessible name of the images that a text has in it</extracomment>
        <translation>Images</translation>
    </message>
    <message>
        <source>Copy Image</source>
        <extracomment>Context menu of an image</extracomment>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save Image As…</source>
        <extracomment>Context menu of an image</extracomment>
        <translation>Enregistrer l’image sous…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Below where an image would be. %1: &quot;PNG&quot;, %2: why it is not shown, a sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels, %4</source>
        <extracomment>Below an image. %1: &quot;PNG&quot;, %2 and %3: width and height in pixels, %4: size of the file</extracomment>
        <translation>%1, %2 × %3 pixels, %4</translation>
    </message>
    <message>
        <source>not shown: larger than 9 MB.</source>
        <translation>non affichée&#xa0;: plus de 9 Mo.</translation>
    </message>
    <message>
        <source>not shown: %3 would expand to %1 × %2 pixels.</source>
        <extracomment>Why an image is not shown. %1 and %2: width and height in pixels, %3: size of the file</extracomment>
        <translation>non affichée&#xa0;: %3 donnerait %1 × %2 pixels.</translation>
    </message>
    <message>
        <source>not shown: too many rendering passes.</source>
        <translation>non affichée&#xa0;: trop de passes de rendu.</translation>
    </message>
    <message>
        <source>cannot be read: damaged or incomplete.</source>
        <translation>illisible&#xa0;: endommagée ou incomplète.</translation>
    </message>
    <message>
        <source>no reader for this format on this system.</source>
        <translation>aucun lecteur pour ce format sur ce système.</translation>
    </message>
    <message>
        <source>Save Image</source>
        <translation>Enregistrer l’image</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportCommand</name>
    <message>
        <source>Read logs into a trail</source>
        <translation>Lire des journaux dans une piste d’audit</translation>
    </message>
    <message>
        <source>The trail; created if it does not exist</source>
        <translation>La piste&#x202f;; créée si elle n’existe pas</translation>
    </message>
    <message>
        <source>Log format; default: detected by content</source>
        <translation>Format des journaux&#x202f;; par défaut&#xa0;: détecté d’après le contenu</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Show what would be imported; write nothing</source>
        <translation>Montrer ce qui serait importé&#x202f;; ne rien écrire</translation>
    </message>
    <message>
        <source>Also report derived values and unknown keys</source>
        <translation>Signaler aussi les valeurs déduites et les clés inconnues</translation>
    </message>
    <message>
        <source>Do not review the code during the import; policy checks will do it later</source>
        <translation>Ne pas examiner le code pendant l’importation&#x202f;; les vérifications de politique le feront</translation>
    </message>
    <message>
        <source>Logs, folders and patterns (* ? [a-z], ** for any folders); gzip, zstd, zip and tar are supported</source>
        <translation>Journaux, dossiers et motifs (*&#x202f;? [a-z], ** pour tous dossiers)&#x202f;; gzip, zstd, zip et tar sont pris en charge</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportJob</name>
    <message>
        <source>Importing %1</source>
        <extracomment>%1 is the name of a log file or of a folder with logs</extracomment>
        <translation>Importation de %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing %1 and %Ln more</source>
        <extracomment>%1 is the name of a log file, %n: how many others are imported with it</extracomment>
        <translation>
            <numerusform>Importation de %1 et d’un autre</numerusform>
            <numerusform>Importation de %1 et de %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Already imported.</source>
        <extracomment>What came of the import of a log</extracomment>
        <translation>Déjà importé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were imported.</source>
        <extracomment>What came of the import of a log</extracomment>
        <translation>
            <numerusform>%Ln exécution a été importée.</numerusform>
            <numerusform>%Ln exécutions ont été importées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportModel</name>
    <message>
        <source>Line</source>
        <extracomment>Column title: line of the code</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Module</source>
        <extracomment>Column title: the module that is imported</extracomment>
        <translation>Module</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: allowed or denied</extracomment>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReportDialog</name>
    <message numerus="yes">
        <source>%Ln more.</source>
        <translation>
            <numerusform>%Ln autre.</numerusform>
            <numerusform>%Ln autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Import Report: %1</source>
        <extracomment>Title of a window. %1 is the name of a log file</extracomment>
        <translation>Rapport d’importation&#xa0;: %1</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format&#xa0;:</translation>
    </message>
    <message>
        <source>Runs:</source>
        <translation>Exécutions&#xa0;:</translation>
    </message>
    <message>
        <source>Duplicate runs:</source>
        <extracomment>Label of a number: runs whose bytes are those of an earlier run</extracomment>
        <translation>Exécutions en double&#xa0;:</translation>
    </message>
    <message>
        <source>Skipped:</source>
        <translation>Ignorés&#xa0;:</translation>
    </message>
    <message>
        <source>Unknown keys:</source>
        <translation>Clés inconnues&#xa0;:</translation>
    </message>
    <message>
        <source>Fields left out:</source>
        <extracomment>Label of a list: places in records whose values are not in the trail, with numbers</extracomment>
        <translation>Champs non repris&#xa0;:</translation>
    </message>
    <message>
        <source>Skipped records</source>
        <translation>Enregistrements ignorés</translation>
    </message>
    <message>
        <source>All records were read.</source>
        <translation>Tous les enregistrements ont été lus.</translation>
    </message>
    <message>
        <source>%1 recorded, %2 derived, %3 missing</source>
        <extracomment>Where figures of a log come from. %1, %2 and %3: how many of them</extracomment>
        <translation>%1 enregistrés, %2 déduits, %3 manquants</translation>
    </message>
    <message>
        <source>Times of steps:</source>
        <translation>Temps des étapes&#xa0;:</translation>
    </message>
    <message>
        <source>Tokens of steps:</source>
        <translation>Jetons des étapes&#xa0;:</translation>
    </message>
    <message>
        <source>Steps:</source>
        <translation>Étapes&#xa0;:</translation>
    </message>
    <message>
        <source>Model turns:</source>
        <extracomment>Label of a number: steps in which a model acts</extracomment>
        <translation>Tours du modèle&#xa0;:</translation>
    </message>
    <message>
        <source>Steps with code:</source>
        <translation>Étapes avec du code&#xa0;:</translation>
    </message>
    <message>
        <source>Steps with an error:</source>
        <translation>Étapes avec une erreur&#xa0;:</translation>
    </message>
    <message>
        <source>Blocked steps:</source>
        <translation>Étapes bloquées&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReporter</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Avec code</translation>
    </message>
    <message>
        <source>With error</source>
        <translation>Avec erreur</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ignorés</translation>
    </message>
    <message>
        <source>already imported</source>
        <translation>déjà importé</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln run(s) that duplicate earlier runs of the file.</source>
        <translation>
            <numerusform>%Ln exécution importée qui en répète une du fichier.</numerusform>
            <numerusform>%Ln exécutions importées qui en répètent d’autres du fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <translation>
            <numerusform>%Ln fichier sans exécution ou de format inconnu ignoré.</numerusform>
            <numerusform>%Ln fichiers sans exécution ou de format inconnu ignorés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>Head of a column: how many figures are not known</extracomment>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Times of runs</source>
        <translation>Temps des exécutions</translation>
    </message>
    <message>
        <source>Tokens of runs</source>
        <translation>Jetons des exécutions</translation>
    </message>
    <message>
        <source>Times of steps</source>
        <translation>Temps des étapes</translation>
    </message>
    <message>
        <source>Tokens of steps</source>
        <translation>Jetons des étapes</translation>
    </message>
    <message>
        <source>Code found in: %1</source>
        <extracomment>%1: kinds of places with numbers, for example &quot;fields 3, tags 12&quot;</extracomment>
        <translation>Code trouvé dans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unknown keys, kept unchanged: %1</source>
        <extracomment>%1: names</extracomment>
        <translation>Clés inconnues, conservées telles quelles&#xa0;: %1</translation>
    </message>
    <message>
        <source>replaces an interrupted import</source>
        <translation>remplace une importation interrompue</translation>
    </message>
    <message>
        <source>Kept as events: %1</source>
        <extracomment>%1: types of records with numbers, for example &quot;attachment 3, mode 1&quot;</extracomment>
        <translation>Conservés comme événements&#xa0;: %1</translation>
    </message>
    <message>
        <source>Records that only repeat others or control a display: %1</source>
        <extracomment>%1: types of records with numbers, for example &quot;progress 12&quot;</extracomment>
        <translation>Enregistrements qui ne font que répéter d’autres ou commander un affichage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fields left out of the trail: %1</source>
        <extracomment>%1: places in records with numbers, for example &quot;message.id 12, usage.tier 3&quot;</extracomment>
        <translation>Champs non repris dans la piste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>Column: steps in which a model acts</extracomment>
        <translation>Tours</translation>
    </message>
    <message numerus="yes">
        <source>Turns by graders (included): %Ln</source>
        <extracomment>%n: turns of a model that judges runs</extracomment>
        <translation>
            <numerusform>Tour d’évaluateur (inclus)&#xa0;: %Ln</numerusform>
            <numerusform>Tours d’évaluateurs (inclus)&#xa0;: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a trail. To copy its runs into another one, run vitrine trail merge.</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 est une piste. Pour copier ses exécutions dans une autre, lancez vitrine trail merge.</translation>
    </message>
    <message>
        <source>Interrupted: %1 of %2 files were not read.</source>
        <extracomment>%1, %2: numbers of files</extracomment>
        <translation>Interrompu&#xa0;: %1 fichiers sur %2 n’ont pas été lus.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>Column: steps that a policy blocked</extracomment>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>fields</source>
        <extracomment>Where code was found: in members of the log&apos;s records</extracomment>
        <translation>champs</translation>
    </message>
    <message>
        <source>fenced blocks</source>
        <extracomment>Where code was found: between lines of three backticks</extracomment>
        <translation>blocs de code</translation>
    </message>
    <message>
        <source>tags</source>
        <extracomment>Where code was found: between tags such as &lt;code&gt;</extracomment>
        <translation>balises</translation>
    </message>
    <message>
        <source>printed objects</source>
        <extracomment>Where code was found: in objects as Python prints them</extracomment>
        <translation>objets affichés</translation>
    </message>
    <message>
        <source>arguments of tool calls</source>
        <extracomment>Where code was found</extracomment>
        <translation>arguments d’appels d’outil</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a fork of %2 that was imported first. The %Ln record(s) that they share count twice, because its runs were replayed, have notes or are damaged, or its file has changed.</source>
        <extracomment>%1: a file, %2: a session, %n: number of records</extracomment>
        <translation>
            <numerusform>%1 est une bifurcation de %2 importée en premier. Leur %Ln enregistrement commun compte deux fois, car ses exécutions ont été rejouées, portent des notes ou sont endommagées, ou son fichier a changé.</numerusform>
            <numerusform>%1 est une bifurcation de %2 importée en premier. Leurs %Ln enregistrements communs comptent deux fois, car ses exécutions ont été rejouées, portent des notes ou sont endommagées, ou son fichier a changé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a fork of %2 that was imported first. It was read again without the %Ln record(s) that they share.</source>
        <extracomment>%1: a file, %2: a session, %n: number of records</extracomment>
        <translation>
            <numerusform>%1 est une bifurcation de %2 importée en premier. Elle a été relue sans leur %Ln enregistrement commun.</numerusform>
            <numerusform>%1 est une bifurcation de %2 importée en premier. Elle a été relue sans leurs %Ln enregistrements communs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replaces the import of %1; runs: %Ln</source>
        <extracomment>%1: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>remplace l’importation du %1&#x202f;; exécutions&#xa0;: %Ln</numerusform>
            <numerusform>remplace l’importation du %1&#x202f;; exécutions&#xa0;: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has grown since the import of %2. Its %Ln run(s) stay in the trail and count beside the new ones, because they were replayed, have notes or are damaged.</source>
        <extracomment>%1: a file, %2: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>%1 a grandi depuis l’importation du %2. Son %Ln exécution reste dans la piste et compte à côté des nouvelles, car elle a été rejouée, porte des notes ou est endommagée.</numerusform>
            <numerusform>%1 a grandi depuis l’importation du %2. Ses %Ln exécutions restent dans la piste et comptent à côté des nouvelles, car elles ont été rejouées, portent des notes ou sont endommagées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was imported on %2 with other content. Its %Ln run(s) stay in the trail and count beside the new ones.</source>
        <extracomment>%1: a file, %2: date and time, %n: number of runs</extracomment>
        <translation>
            <numerusform>%1 a été importé le %2 avec un autre contenu. Son %Ln exécution reste dans la piste et compte à côté des nouvelles.</numerusform>
            <numerusform>%1 a été importé le %2 avec un autre contenu. Ses %Ln exécutions restent dans la piste et comptent à côté des nouvelles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntactTrail</name>
    <message>
        <source>The trail is damaged at entry %1: %2. It was not sealed; vitrine trail verify shows details.</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>La piste d’audit est endommagée à l’entrée %1&#xa0;: %2. Elle n’a pas été scellée&#x202f;; vitrine trail verify donne les détails.</translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeControl</name>
    <message>
        <source>Following %1</source>
        <extracomment>What the window does. %1: name of a log or of a folder</extracomment>
        <translation>Suit %1</translation>
    </message>
    <message numerus="yes">
        <source>Following %1 and %Ln more</source>
        <extracomment>What the window does. %1: name of a log, %n: how many others</extracomment>
        <translation>
            <numerusform>Suit %1 et %Ln autre</numerusform>
            <numerusform>Suit %1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Receiving spans</source>
        <extracomment>What the window does</extracomment>
        <translation>Reçoit des spans</translation>
    </message>
    <message numerus="yes">
        <source>Received %Ln run(s)</source>
        <translation>
            <numerusform>%Ln exécution reçue</numerusform>
            <numerusform>%Ln exécutions reçues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeIndicator</name>
    <message>
        <source>Stop: %1</source>
        <extracomment>Button: nothing more is taken from what grows or is received. %1: &quot;Following agent.jsonl&quot;</extracomment>
        <translation>Arrêter&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: stopping</source>
        <extracomment>%1: &quot;Following agent.jsonl&quot;</extracomment>
        <translation>%1&#xa0;: arrêt en cours</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <extracomment>How many runs have come since it began</extracomment>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Following agent.jsonl&quot;, %2: &quot;3 runs&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln request(s) rejected</source>
        <extracomment>%1: &quot;3 runs&quot;, %n: number of requests that the receiver rejected</extracomment>
        <translation>
            <numerusform>%1, %Ln requête rejetée</numerusform>
            <numerusform>%1, %Ln requêtes rejetées</numerusform>
        </translation>
    </message>
    <message>
        <source>HTTP %1: %2</source>
        <extracomment>%1: HTTP status, %2: the reason, in English</extracomment>
        <translation>HTTP %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::IssueModel</name>
    <message numerus="yes">
        <source>Run(s) %1</source>
        <extracomment>Where steps are. %1: numbers of runs, &quot;12, 24, 30&quot;; %n: how many runs</extracomment>
        <translation>
            <numerusform>Exécution %1</numerusform>
            <numerusform>Exécutions %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Where a step is. %1: number of the run, %2: of the step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>Column title of the list of issues: what is said of the steps</extracomment>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Column title of the list of issues: how many steps</extracomment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Column title of the list of issues: in how many runs</extracomment>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Column title of the list of issues</extracomment>
        <translation>Où</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln step(s), runs: %2</source>
        <extracomment>Read aloud. %1: what is said of the steps, %n: how many steps, %2: in how many runs</extracomment>
        <translation>
            <numerusform>%1, %Ln étape, exécutions&#xa0;: %2</numerusform>
            <numerusform>%1, %Ln étapes, exécutions&#xa0;: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IssueScan</name>
    <message>
        <source>Loop: same code as the previous step</source>
        <extracomment>Of steps in the list of issues: each has the code of the step before it</extracomment>
        <translation>Boucle&#xa0;: même code que l’étape précédente</translation>
    </message>
    <message>
        <source>Repeats the code of step %1</source>
        <translation>Répète le code de l’étape %1</translation>
    </message>
</context>
<context>
    <name>vitrine::IssuesPane</name>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>No issues</source>
        <extracomment>In place of the list of issues. Its second sentence describes what it lists</extracomment>
        <translation>Aucun problème</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>Beside the title of the list of issues: how many steps it has</extracomment>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln groups</source>
        <extracomment>Beside the title of the list of issues. %1: &quot;35 steps&quot;, %n: how many groups they belong to</extracomment>
        <translation>
            <numerusform>%1 dans %Ln groupe</numerusform>
            <numerusform>%1 dans %Ln groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors, denials, loops and differing replays are listed here.</source>
        <translation>Les erreurs, refus, boucles et rejeux divergents sont listés ici.</translation>
    </message>
    <message>
        <source>Errors, denials, findings and loops in the whole trail, by group and severity.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Erreurs, refus, constats et boucles de toute la piste, par groupe et gravité.</translation>
    </message>
</context>
<context>
    <name>vitrine::JobIndicator</name>
    <message>
        <source>Progress of the job</source>
        <translation>Avancement du travail</translation>
    </message>
    <message>
        <source>Stop this job</source>
        <translation>Arrêter ce travail</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>Aucun travail</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <extracomment>%1: what one job does, %n: how many other jobs run besides</extracomment>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: stopping</source>
        <extracomment>%1: what a job does</extracomment>
        <translation>%1&#xa0;: arrêt en cours</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what a job does, %2: how fast it is and how long it still takes</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: done</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1&#xa0;: terminé</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1&#xa0;: échec</translation>
    </message>
    <message>
        <source>%1: stopped</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1&#xa0;: arrêté</translation>
    </message>
</context>
<context>
    <name>vitrine::JobModel</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud of a job. %1: what it does, such as &quot;Verifying runs.vitrine&quot;, %2: &quot;Done&quot;, &quot;Running&quot;</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Job</source>
        <extracomment>Column title of the list of jobs: what is worked on</extracomment>
        <translation>Travail</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title of the list of jobs: whether it runs or how it ended</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Column title of the list of jobs: how far it is</extracomment>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>Column title of the list of jobs: how fast it is</extracomment>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title of the list of jobs: how long it still takes, or has taken</extracomment>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title of the list of jobs: when it began</extracomment>
        <translation>Démarrée</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column title of the list of jobs: what came out</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>State of a job: it was stopped and has not ended yet</extracomment>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>State of a job</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>State of a job that could not do what it was for</extracomment>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>State of a job that the user stopped</extracomment>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>State of a job that has ended well</extracomment>
        <translation>Terminé</translation>
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
        <translation>Travaux</translation>
    </message>
    <message>
        <source>No jobs</source>
        <extracomment>In place of the list of jobs. The second sentence describes what it lists</extracomment>
        <translation>Aucun travail</translation>
    </message>
    <message>
        <source>Running imports, replays, checks and copies are listed here.</source>
        <translation>Les importations, rejeux, vérifications et copies en cours sont listés ici.</translation>
    </message>
    <message>
        <source>Stop Job</source>
        <extracomment>Button of the list of jobs</extracomment>
        <translation>Arrêter le travail</translation>
    </message>
    <message>
        <source>Open Result</source>
        <extracomment>Button of the list of jobs: shows what the job has made</extracomment>
        <translation>Ouvrir le résultat</translation>
    </message>
    <message>
        <source>Clear Finished</source>
        <extracomment>Button of the list of jobs: those that have ended are taken off the list</extracomment>
        <translation>Effacer les travaux terminés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <extracomment>Beside the title of the list of jobs</extracomment>
        <translation>
            <numerusform>%Ln en cours</numerusform>
            <numerusform>%Ln en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Background jobs and their results. Each job can be stopped.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Travaux de fond et leurs résultats. Chaque travail peut être arrêté.</translation>
    </message>
</context>
<context>
    <name>vitrine::JudgedInput</name>
    <message>
        <source>The code is not valid Python</source>
        <translation>Le code n’est pas du Python valide</translation>
    </message>
    <message>
        <source>The code runs other code that is only known at run time</source>
        <extracomment>Of code that hands other code to exec and the like</extracomment>
        <translation>Le code exécute un autre code connu seulement à l’exécution</translation>
    </message>
</context>
<context>
    <name>vitrine::KeyOptions</name>
    <message>
        <source>Private key file (Ed25519, PEM); default: the key in your keyring</source>
        <translation>Fichier de la clé privée (Ed25519, PEM)&#x202f;; par défaut&#xa0;: la clé du trousseau</translation>
    </message>
    <message>
        <source>Name of the key in your keyring, if not the default</source>
        <translation>Nom de la clé dans le trousseau, si ce n’est pas celle par défaut</translation>
    </message>
    <message>
        <source>Create this key; it must not exist yet</source>
        <translation>Créer cette clé&#x202f;; elle ne doit pas exister</translation>
    </message>
    <message>
        <source>Use --key FILE to read the key from a file.</source>
        <translation>--key FILE lit la clé dans un fichier.</translation>
    </message>
    <message>
        <source>Create one with --new-key, or name a file with --key FILE.</source>
        <translation>Créez-en une avec --new-key, ou indiquez un fichier avec --key FILE.</translation>
    </message>
    <message>
        <source>Use --key FILE to read the key from a file, with --new-key to create it.</source>
        <translation>--key FILE lit la clé dans un fichier&#x202f;; avec --new-key elle y est créée.</translation>
    </message>
    <message>
        <source>a public key must have 64 hexadecimal digits</source>
        <translation>une clé publique doit avoir 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>Leave out --new-key to use the existing key.</source>
        <translation>Sans --new-key, la clé existante est utilisée.</translation>
    </message>
</context>
<context>
    <name>vitrine::LabelText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A name and a text about it: &quot;Open: Ctrl+O&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::Layouts</name>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu of named arrangements of the panes</extracomment>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Save Layout</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Enregistrer la disposition</translation>
    </message>
    <message>
        <source>Layout &amp;name:</source>
        <translation>&amp;Nom de la disposition&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::LimitHistogram</name>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) beyond the limit</source>
        <extracomment>Use of a limit by the recorded steps. %n: how many of them exceed it</extracomment>
        <translation>
            <numerusform>%Ln étape au-delà de la limite</numerusform>
            <numerusform>%Ln étapes au-delà de la limite</numerusform>
        </translation>
    </message>
    <message>
        <source>Usage not recorded.</source>
        <extracomment>In place of the histogram of a limit: no step recorded its usage</extracomment>
        <translation>Usage non enregistré.</translation>
    </message>
</context>
<context>
    <name>vitrine::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Column: how many steps exceed a limit</extracomment>
        <translation>Au-delà</translation>
    </message>
    <message>
        <source>Peak</source>
        <extracomment>Column: the highest use of a limit</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>Label of a field. %1: name of a limit: &quot;Operations per step&quot;</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <extracomment>Highest memory use of a step. %1: a number of MiB</extracomment>
        <translation>%1 Mio</translation>
    </message>
    <message>
        <source>Operations per step</source>
        <translation>Opérations par étape</translation>
    </message>
    <message>
        <source>Elapsed time per step</source>
        <translation>Durée par étape</translation>
    </message>
    <message>
        <source>CPU time per step</source>
        <translation>Temps processeur par étape</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Printed characters kept</source>
        <translation>Caractères affichés conservés</translation>
    </message>
    <message>
        <source>Output characters kept</source>
        <translation>Caractères de sortie conservés</translation>
    </message>
    <message>
        <source>Steps per run</source>
        <translation>Étapes par exécution</translation>
    </message>
</context>
<context>
    <name>vitrine::LogStart</name>
    <message>
        <source>Recovering the policy of the runs</source>
        <extracomment>A job that reads runs and infers the policy that they were recorded under</extracomment>
        <translation>Récupération de la politique des exécutions</translation>
    </message>
    <message numerus="yes">
        <source>The policy recorded with %Ln run(s).</source>
        <extracomment>Where a draft comes from. %n: number of runs</extracomment>
        <translation>
            <numerusform>La politique enregistrée avec %Ln exécution.</numerusform>
            <numerusform>La politique enregistrée avec %Ln exécutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) contain no trace of their policy; using the framework&apos;s default.</source>
        <extracomment>Where a draft comes from. %n: number of runs</extracomment>
        <translation>
            <numerusform>%Ln exécution ne contient aucune trace de sa politique&#x202f;; valeur par défaut du framework.</numerusform>
            <numerusform>%Ln exécutions ne contiennent aucune trace de leur politique&#x202f;; valeur par défaut du framework.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovered from %1 of %Ln run(s): %2. The rest is the framework&apos;s default.</source>
        <extracomment>Where a draft comes from. %n: number of runs, %1: how many of them, %2: rules with their values, &quot;limits.max_steps 6&quot;</extracomment>
        <translation>
            <numerusform>Récupéré de %1 exécution sur %Ln&#xa0;: %2. Le reste est la valeur par défaut du framework.</numerusform>
            <numerusform>Récupéré de %1 exécutions sur %Ln&#xa0;: %2. Le reste est la valeur par défaut du framework.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::LooseRules</name>
    <message>
        <source>Unused and Risky Rules</source>
        <translation>Règles inutilisées et risquées</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Column: why a rule deserves attention</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>No risky or unused rules.</source>
        <translation>Aucune règle risquée ou inutilisée.</translation>
    </message>
    <message>
        <source>Not used by any recorded step</source>
        <translation>Utilisée par aucune étape enregistrée</translation>
    </message>
</context>
<context>
    <name>vitrine::MainToolBar</name>
    <message>
        <source>Main Toolbar</source>
        <translation>Barre d’outils principale</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Politique&#xa0;:</translation>
    </message>
    <message>
        <source>Executor:</source>
        <translation>Exécuteur&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::MainWindow</name>
    <message>
        <source>Saved %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>No trail open</source>
        <translation>Aucune piste ouverte</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Title of a pane. %1: number of a step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Layers: %1. Python %2.</source>
        <extracomment>%1: names of protection layers, %2: a version number</extracomment>
        <translation>Couches&#xa0;: %1. Python %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) active</source>
        <translation>
            <numerusform>%Ln couche active</numerusform>
            <numerusform>%Ln couches actives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln match the filter</source>
        <extracomment>Beside the title of the list of steps. %1: &quot;Run 46, gpt-4o: 5 steps&quot;, %Ln: how many the filter lets through</extracomment>
        <translation>
            <numerusform>%1, %Ln correspond au filtre</numerusform>
            <numerusform>%1, %Ln correspondent au filtre</numerusform>
        </translation>
    </message>
    <message>
        <source>Write Python and run it in the sandbox</source>
        <translation>Écrire du Python et l’exécuter dans le bac à sable</translation>
    </message>
    <message>
        <source>Read a log while it is being written</source>
        <translation>Lire un journal pendant son écriture</translation>
    </message>
    <message>
        <source>Sessions that coding agents stored on this computer</source>
        <translation>Sessions que des agents de codage ont enregistrées sur cet ordinateur</translation>
    </message>
    <message>
        <source>Use Python %1</source>
        <extracomment>Button. %1: a version such as 3.11</extracomment>
        <translation>Utiliser Python %1</translation>
    </message>
    <message>
        <source>Record the spans of a running agent</source>
        <translation>Enregistrer les spans d’un agent en cours</translation>
    </message>
    <message>
        <source>Judge and record each tool call of Claude Code or Codex</source>
        <translation>Juger et enregistrer chaque appel d’outil de Claude Code ou Codex</translation>
    </message>
</context>
<context>
    <name>vitrine::MarkdownView</name>
    <message>
        <source>Formatted text</source>
        <extracomment>Accessible name of a text with headings, lists and emphasis</extracomment>
        <translation>Texte mis en forme</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copier en JSON</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>Open this link from the log in the browser?</source>
        <translation>Ouvrir ce lien du journal dans le navigateur&#x202f;?</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button: opens a web page</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>[image: %1]</source>
        <extracomment>In place of an image of a log, which is not loaded. %1: its description, %2: its address</extracomment>
        <translation>[image&#xa0;: %1]</translation>
    </message>
    <message>
        <source>[image: %1, %2]</source>
        <translation>[image&#xa0;: %1, %2]</translation>
    </message>
</context>
<context>
    <name>vitrine::McpCommand</name>
    <message>
        <source>Answer an agent&apos;s questions about trails (Model Context Protocol)</source>
        <translation>Répondre aux questions d’un agent sur des pistes (Model Context Protocol)</translation>
    </message>
    <message>
        <source>The trails</source>
        <translation>Les pistes</translation>
    </message>
    <message>
        <source>Policy for questions that do not name one: a file, or one of %1</source>
        <translation>Politique pour les questions qui n’en nomment pas&#xa0;: un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>Append every question to this file, one JSON line each</source>
        <translation>Ajouter chaque question à ce fichier, une ligne JSON chacune</translation>
    </message>
</context>
<context>
    <name>vitrine::Menus</name>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;xécution</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Politique</translation>
    </message>
    <message>
        <source>&amp;Trail</source>
        <translation>P&amp;iste</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Fe&amp;nêtre</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>Di&amp;spositions</translation>
    </message>
    <message>
        <source>&amp;Saved Views</source>
        <extracomment>Menu of ways to look at a trail that the user keeps under names</extracomment>
        <translation>Vues &amp;enregistrées</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <extracomment>Menu of the columns of the list that has the focus</extracomment>
        <translation>Co&amp;lonnes</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <extracomment>Menu of the sizes of code and texts</extracomment>
        <translation>&amp;Taille du texte</translation>
    </message>
</context>
<context>
    <name>vitrine::MessageStrip</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>vitrine::NameCheck</name>
    <message>
        <source>unknown value %1. Did you mean %2?</source>
        <extracomment>Of the value of an option. %1: what was typed, %2: a similar name</extracomment>
        <translation>valeur inconnue %1. Vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>expected one of %2, not %1</source>
        <extracomment>Of the value of an option. %1: what was typed, %2: names, separated by commas</extracomment>
        <translation>une de ces valeurs est attendue&#xa0;: %2, et non %1</translation>
    </message>
</context>
<context>
    <name>vitrine::NewStepsButton</name>
    <message numerus="yes">
        <source>%Ln new step(s)</source>
        <extracomment>Button at the bottom of the transcript of a run that grows: shows its end</extracomment>
        <translation>
            <numerusform>%Ln nouvelle étape</numerusform>
            <numerusform>%Ln nouvelles étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::NoiseCommand</name>
    <message>
        <source>Print the noise rules as a JSON document to edit</source>
        <translation>Afficher les règles de bruit en un document JSON modifiable</translation>
    </message>
    <message>
        <source>Rules to check, or a trail whose newest replay has its own rules; default: the built-in rules</source>
        <translation>Règles à vérifier, ou piste dont le dernier rejeu a ses propres règles&#x202f;; par défaut&#xa0;: les règles intégrées</translation>
    </message>
</context>
<context>
    <name>vitrine::NoiseOption</name>
    <message>
        <source>JSON file of noise rules; vitrine noise prints one to edit</source>
        <translation>Fichier JSON de règles de bruit&#x202f;; vitrine noise en écrit un à modifier</translation>
    </message>
</context>
<context>
    <name>vitrine::NoisePage</name>
    <message>
        <source>Differences that match these rules are noise and do not change the verdict “Same”.</source>
        <translation>Les différences correspondant à ces règles sont du bruit et ne changent pas le verdict «&#xa0;Identique&#xa0;».</translation>
    </message>
    <message>
        <source>Built-in rules</source>
        <extracomment>Group of the settings: differences that the program knows</extracomment>
        <translation>Règles intégrées</translation>
    </message>
    <message>
        <source>Your rules</source>
        <extracomment>Group of the settings: differences that the user describes by patterns</extracomment>
        <translation>Vos règles</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column titles of a table of rules; the pattern is a regular expression</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>Invalid rule: %1</source>
        <extracomment>%1: technical description of what is wrong with it</extracomment>
        <translation>Règle non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>No rules</source>
        <extracomment>In place of the table of rules. The second sentence says what a rule does; Add Rule is a button</extracomment>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>Add a rule to ignore text that matches a pattern.</source>
        <translation>Ajoutez une règle pour ignorer le texte qui correspond à un motif.</translation>
    </message>
    <message>
        <source>&amp;Add Rule</source>
        <extracomment>Button: adds a rule</extracomment>
        <translation>&amp;Ajouter une règle</translation>
    </message>
    <message>
        <source>&amp;Remove Rule</source>
        <extracomment>Button: removes the chosen rule</extracomment>
        <translation>&amp;Supprimer la règle</translation>
    </message>
</context>
<context>
    <name>vitrine::NumberCheck</name>
    <message>
        <source>expected a number above 0, not %1</source>
        <extracomment>Of the value of an option. %1: what was typed</extracomment>
        <translation>un nombre supérieur à 0 est attendu, et non %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not %3</source>
        <extracomment>Of the value of an option. %1, %2: numbers, %3: what was typed</extracomment>
        <translation>un nombre de %1 à %2 est attendu, et non %3</translation>
    </message>
    <message>
        <source>expected a whole number above 0, not %1</source>
        <extracomment>Of the value of an option. %1: what was typed</extracomment>
        <translation>un nombre entier supérieur à 0 est attendu, pas %1</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, not %3</source>
        <extracomment>Of the value of an option. %1, %2: numbers, %3: what was typed</extracomment>
        <translation>un nombre entier de %1 à %2 est attendu, pas %3</translation>
    </message>
</context>
<context>
    <name>vitrine::OpenOptions</name>
    <message>
        <source>Logs and trails to open in the workbench</source>
        <translation>Journaux et pistes d’audit à ouvrir dans l’atelier</translation>
    </message>
    <message>
        <source>Another file, or a link to a step: vitrine:///FILE?run=N&amp;step=M</source>
        <extracomment>Help on the command line; the link is not translated</extracomment>
        <translation>Un autre fichier, ou un lien vers une étape&#xa0;: vitrine:///FICHIER?run=N&amp;step=M</translation>
    </message>
    <message>
        <source>Go to this run of the first file, by its number</source>
        <translation>Aller à cette exécution du premier fichier, par son numéro</translation>
    </message>
    <message>
        <source>Go to this step of the run, by its position</source>
        <translation>Aller à cette étape de l’exécution, par sa position</translation>
    </message>
    <message>
        <source>Replay the first run after opening</source>
        <translation>Rejouer la première exécution après l’ouverture</translation>
    </message>
    <message>
        <source>%1 is not a link to a log or trail.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>%1 n’est pas un lien vers un journal ou une piste.</translation>
    </message>
    <message>
        <source>Start with the dialog to open an agent&apos;s session, or to choose a trail to verify</source>
        <translation>Démarrer par le dialogue d’ouverture d’une session d’agent, ou de choix d’une piste à vérifier</translation>
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
        <translation>smolagents (arguments de CodeAgent)</translation>
    </message>
    <message>
        <source>OpenShell (policy.yaml)</source>
        <translation>OpenShell (policy.yaml)</translation>
    </message>
    <message>
        <source>Not Expressed</source>
        <translation>Non exprimé</translation>
    </message>
    <message>
        <source>Rule and reason</source>
        <translation>Règle et raison</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>The draft as rules of another tool</source>
        <translation>Le brouillon sous forme de règles d’un autre outil</translation>
    </message>
    <message>
        <source>Tool:</source>
        <extracomment>Beside a choice of tools whose rules can be imported and exported</extracomment>
        <translation>Outil&#xa0;:</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: imports the rules of another tool as the draft</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: saves the draft as rules of another tool</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>These rules fully express the draft.</source>
        <translation>Ces règles expriment entièrement le brouillon.</translation>
    </message>
    <message>
        <source>Parts of the draft that this tool cannot express:</source>
        <translation>Parties du brouillon que cet outil ne peut pas exprimer&#xa0;:</translation>
    </message>
    <message>
        <source>Import From %1</source>
        <extracomment>Title of a dialog. %1: name of a tool</extracomment>
        <translation>Importer depuis %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Cannot read %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Impossible de lire %1.</translation>
    </message>
    <message>
        <source>The draft was imported from %1 completely.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Le brouillon a été entièrement importé de %1.</translation>
    </message>
    <message>
        <source>The draft was imported from %1. Not imported, or without effect there:</source>
        <translation>Le brouillon a été importé de %1. Non importé, ou sans effet dans ce fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Export to %1</source>
        <extracomment>Title of a dialog. %1: name of a tool</extracomment>
        <translation>Exporter vers %1</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>Impossible d’écrire %1.</translation>
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
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Unnamed (%1)</source>
        <extracomment>A group of errors without a name. %1: where they arose: &quot;code&quot;, &quot;parse&quot;, &quot;tool&quot;</extracomment>
        <translation>Sans nom (%1)</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Pas de code</translation>
    </message>
    <message>
        <source>Not replayed</source>
        <translation>Non rejoué</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>No answer</source>
        <extracomment>Runs without an answer, though one was expected</extracomment>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>pas de code</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>%1: number of a run, %2: of a step in it, %3: how it ended or compares: &quot;OK&quot;, &quot;Same, policy: Allowed&quot;</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No code or action</source>
        <extracomment>Steps of a trail that neither ran code nor did anything else</extracomment>
        <translation>Ni code ni action</translation>
    </message>
    <message>
        <source>Not Python</source>
        <extracomment>Steps with code that cannot be replayed, as it is not Python</extracomment>
        <translation>Pas du Python</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Expected answer</source>
        <translation>Réponse attendue</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Heure de début</translation>
    </message>
    <message>
        <source>Duration of each step</source>
        <translation>Durée de chaque étape</translation>
    </message>
    <message>
        <source>%1, mean %2</source>
        <extracomment>A score of runs. %1: its name, %2: the mean of its values</extracomment>
        <translation>%1, moyenne %2</translation>
    </message>
    <message>
        <source>replay: %1</source>
        <extracomment>After &quot;Run 3, step 2: Blocked, &quot;. %1: how a replay compares: &quot;Noise&quot;</extracomment>
        <translation>rejeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>policy: %1</source>
        <extracomment>After &quot;Run 3, step 2: Blocked, &quot;. %1: what the active policy decides: &quot;Allowed&quot;</extracomment>
        <translation>politique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tool results</source>
        <translation>Résultats des outils</translation>
    </message>
    <message>
        <source>Policy limits</source>
        <translation>Limites de la politique</translation>
    </message>
    <message>
        <source>Variables after each step</source>
        <translation>Variables après chaque étape</translation>
    </message>
    <message>
        <source>Same text</source>
        <extracomment>Answers of runs, compared with the expected ones</extracomment>
        <translation>Même texte</translation>
    </message>
    <message>
        <source>Different text</source>
        <extracomment>Answers of runs, compared with the expected ones</extracomment>
        <translation>Texte différent</translation>
    </message>
    <message>
        <source>%1, not replayed</source>
        <extracomment>Legend of a matrix of which only some cells were replayed. %1: how the others were recorded: &quot;OK&quot;</extracomment>
        <translation>%1, non rejoué</translation>
    </message>
    <message>
        <source>%1, no code</source>
        <extracomment>Legend of a matrix. %1: how steps without code were recorded: &quot;Error&quot;</extracomment>
        <translation>%1, sans code</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewLegend</name>
    <message>
        <source>Legend</source>
        <extracomment>Accessible name: meaning of the cells of a matrix</extracomment>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewMatrix</name>
    <message>
        <source>Runs and their steps</source>
        <extracomment>Accessible name of a matrix that has a column for each run and a cell for each of its steps</extracomment>
        <translation>Les exécutions et leurs étapes</translation>
    </message>
    <message numerus="yes">
        <source>The gravest of %Ln run(s)</source>
        <extracomment>After &quot;Run 3, step 2: Blocked&quot;. %Ln: how many runs a column of the matrix is about</extracomment>
        <translation>
            <numerusform>La plus grave de %Ln exécution</numerusform>
            <numerusform>La plus grave de %Ln exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steps of %Ln run(s) selected. Return filters by them.</source>
        <extracomment>What a matrix says of its selection to a screen reader. Return is the key</extracomment>
        <translation>
            <numerusform>Étapes de %Ln exécution sélectionnées. Entrée filtre selon elles.</numerusform>
            <numerusform>Étapes de %Ln exécutions sélectionnées. Entrée filtre selon elles.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many runs for a filter.</source>
        <extracomment>Tip after selecting cells of a matrix</extracomment>
        <translation>Ces exécutions sont trop nombreuses pour un filtre.</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewPane</name>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>All runs and steps at a glance, with totals. Click a cell to open its step, or a count to filter by it.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Toutes les exécutions et étapes d’un coup d’œil, avec les totaux. Cliquez sur une cellule pour ouvrir son étape, ou sur un nombre pour filtrer.</translation>
    </message>
    <message>
        <source>Recorded Status</source>
        <translation>État enregistré</translation>
    </message>
    <message>
        <source>Replay Verdicts</source>
        <translation>Verdicts du rejeu</translation>
    </message>
    <message>
        <source>Errors by Type</source>
        <translation>Erreurs par type</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Tokens and Cost</source>
        <translation>Jetons et coût</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Piste d’audit</translation>
    </message>
    <message>
        <source>No errors.</source>
        <translation>Aucune erreur.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>How many steps a section of the overview is about</extracomment>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1</source>
        <extracomment>Beside a title: a very large trail is not shown as a whole. %1: &quot;20,000 steps&quot;</extracomment>
        <translation>les %1 premiers</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Aucune étape</translation>
    </message>
    <message>
        <source>No steps with code</source>
        <translation>Aucune étape avec du code</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), %1</source>
        <extracomment>Beside the title of the pane. %1: &quot;127 steps&quot;, %Ln: how many runs</extracomment>
        <translation>
            <numerusform>%Ln exécution, %1</numerusform>
            <numerusform>%Ln exécutions, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The logs have no expected answers.</source>
        <translation>Les journaux n’ont pas de réponses attendues.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>What the calls of the language model cost</extracomment>
        <translation>Coût</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <extracomment>Beside a title: in how many runs a step came out otherwise than recorded
----------
Beside a title: how many runs the sums are of</extracomment>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>First Divergences</source>
        <translation>Premières divergences</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>%1: number of a run, %2: of a step in it, %3: verdict: &quot;Fixed&quot;</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No replayed step differs.</source>
        <translation>Aucune étape rejouée ne diffère.</translation>
    </message>
    <message>
        <source>Not replayed yet.</source>
        <translation>Pas encore rejoué.</translation>
    </message>
    <message>
        <source>Policy Verdicts</source>
        <translation>Verdicts de la politique</translation>
    </message>
    <message>
        <source>Not judged yet.</source>
        <translation>Pas encore jugé.</translation>
    </message>
    <message>
        <source>No steps with code or actions</source>
        <translation>Aucune étape avec du code ou des actions</translation>
    </message>
    <message>
        <source>Runs × Steps</source>
        <extracomment>Title of a matrix that has a column for each run and a cell for each of its steps</extracomment>
        <translation>Exécutions × étapes</translation>
    </message>
    <message>
        <source>Recording Quality</source>
        <extracomment>Title of a list: what the logs have and what they leave out</extracomment>
        <translation>Qualité de l’enregistrement</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Aucune exécution</translation>
    </message>
    <message>
        <source>Sort Runs</source>
        <extracomment>Link at the end of a title: sorts the list of runs by their tokens</extracomment>
        <translation>Trier les exécutions</translation>
    </message>
    <message>
        <source>Show Report</source>
        <extracomment>Link at the end of a title: opens the report of the import</extracomment>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>Seal Trail…</source>
        <extracomment>Link at the end of a title: opens a dialog</extracomment>
        <translation>Sceller la piste…</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Title of a list: judgements on runs by scorers, benchmarks and people</extracomment>
        <translation>Scores</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>Beside a title: what the numbers below it count</extracomment>
        <translation>exécutions</translation>
    </message>
    <message>
        <source>compared as text</source>
        <extracomment>Beside the title &quot;Answers&quot;: how they are compared with the expected ones</extracomment>
        <translation>comparées comme texte</translation>
    </message>
    <message>
        <source>Blocked by Reason</source>
        <translation>Blocages par motif</translation>
    </message>
    <message>
        <source>F7 goes to the next difference across runs.</source>
        <extracomment>Below a list of differences</extracomment>
        <translation>F7 va à la différence suivante, même dans une autre exécution.</translation>
    </message>
    <message>
        <source>Replay All</source>
        <extracomment>Link at the end of a title: replays all runs</extracomment>
        <translation>Tout rejouer</translation>
    </message>
    <message>
        <source>Most tokens</source>
        <extracomment>Name of a link: the run that used most tokens</extracomment>
        <translation>Le plus de jetons</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <extracomment>%1: number of a run, %2: amount of tokens, &quot;26.8 k&quot;</extracomment>
        <translation>Exécution %1, %2</translation>
    </message>
    <message>
        <source>No blocked steps.</source>
        <translation>Aucune étape bloquée.</translation>
    </message>
    <message>
        <source>click a cell to open the step, drag to filter</source>
        <extracomment>Beside the title of a matrix: what its cells do</extracomment>
        <translation>cliquez sur une cellule pour ouvrir l’étape, faites glisser pour filtrer</translation>
    </message>
    <message numerus="yes">
        <source>each column is %Ln run(s) that went alike, the gravest first; %1</source>
        <extracomment>Beside the title of a matrix. %1: &quot;click a cell to open the step, drag to filter&quot;</extracomment>
        <translation>
            <numerusform>chaque colonne est %Ln exécution, les plus graves d’abord&#x202f;; %1</numerusform>
            <numerusform>chaque colonne réunit %Ln exécutions semblables, les plus graves d’abord&#x202f;; %1</numerusform>
        </translation>
    </message>
    <message>
        <source>sorted by verdict; %1</source>
        <extracomment>Beside the title of a matrix: its order. %1: &quot;click a cell to open the step, drag to filter&quot;</extracomment>
        <translation>triées par verdict&#x202f;; %1</translation>
    </message>
    <message>
        <source>of each log</source>
        <extracomment>Beside the title &quot;Policy Verdicts&quot;, in place of the name of a policy</extracomment>
        <translation>celle de chaque journal</translation>
    </message>
    <message>
        <source>%1; the filter does not apply here</source>
        <extracomment>Beside the title of the overview while a filter hides runs elsewhere. %1: &quot;3 runs, 127 steps&quot;</extracomment>
        <translation>%1&#x202f;; le filtre ne s’applique pas ici</translation>
    </message>
    <message>
        <source>No Python code to replay.</source>
        <translation>Aucun code Python à rejouer.</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewSection</name>
    <message>
        <source>Filter: %1</source>
        <translation>Filtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many runs have something. %1: as many of %2</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln gap(s)</source>
        <extracomment>Beside a title: how many kinds of values the logs do not have for all runs</extracomment>
        <translation>
            <numerusform>%Ln lacune</numerusform>
            <numerusform>%Ln lacunes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Accessible name of a link at the end of a title. %1: the title, %2: the link</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Link at the end of a title: shows only the steps that are listed below it</extracomment>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Go to Step</source>
        <extracomment>Link at the end of a title: goes to the first of the steps below it</extracomment>
        <translation>Aller à l’étape</translation>
    </message>
    <message>
        <source>Filter: %1
Ctrl+click adds it to the current filter.</source>
        <extracomment>Tip of a count. %1: an expression of the filter language</extracomment>
        <translation>Filtre&#xa0;: %1
Ctrl+clic l’ajoute au filtre actuel.</translation>
    </message>
</context>
<context>
    <name>vitrine::OverviewTrail</name>
    <message>
        <source>Verifying…</source>
        <extracomment>State of the hash chain of a trail</extracomment>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Verifying, %1 %</source>
        <extracomment>State of the hash chain of a trail. %1: a number</extracomment>
        <translation>Vérification, %1 %</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>The hash chain of the trail</extracomment>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>State of the hash chain of a trail. %1: &quot;Verified&quot;, %2: a time of the day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dommages</translation>
    </message>
    <message>
        <source>not known yet</source>
        <extracomment>Damage of a trail that was not verified yet</extracomment>
        <translation>pas encore connus</translation>
    </message>
    <message>
        <source>none found</source>
        <extracomment>Damage of a trail that was verified</extracomment>
        <translation>aucun trouvé</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <extracomment>The location of damage. %1: number of an entry of the trail</extracomment>
        <translation>Entrée %1</translation>
    </message>
    <message>
        <source>Sealed to entry %1</source>
        <translation>Scellée jusqu’à l’entrée %1</translation>
    </message>
    <message>
        <source>Not sealed</source>
        <translation>Non scellé</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <extracomment>Beside a title: of how many entries a trail consists</extracomment>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PageSwitch</name>
    <message>
        <source>More</source>
        <extracomment>Button after the names of pages: a menu of those that do not fit</extracomment>
        <translation>Autres</translation>
    </message>
</context>
<context>
    <name>vitrine::PagedPresentation</name>
    <message>
        <source>Damaged</source>
        <extracomment>In a row of a list that cannot be read, because the file is damaged there</extracomment>
        <translation>Endommagé</translation>
    </message>
    <message>
        <source>%1, rule: %2</source>
        <extracomment>Read aloud. %1: the text of a row, %2: name of the rule that colors it</extracomment>
        <translation>%1, règle&#xa0;: %2</translation>
    </message>
    <message>
        <source>Color rule: %1</source>
        <extracomment>Tip of a row. %1: name of the rule that colors it</extracomment>
        <translation>Règle de couleur&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::PlainTextView</name>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select All</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Find…</source>
        <extracomment>Context menu of a text view: opens the find bar</extracomment>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Wrap Lines</source>
        <extracomment>Context menu of a text view, checkable: break long lines at the edge of the view</extracomment>
        <translation>Renvoyer les lignes à la ligne</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Copier en JSON</translation>
    </message>
    <message>
        <source>Indent JSON</source>
        <extracomment>Context menu of a text view, checkable: show JSON with a line for each value</extracomment>
        <translation>Indenter le JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyCheckCommand</name>
    <message>
        <source>List recorded steps that a policy would deny, without running them</source>
        <translation>Lister les étapes enregistrées qu’une politique refuserait, sans les exécuter</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Print a SARIF document</source>
        <translation>Afficher un document SARIF</translation>
    </message>
    <message>
        <source>Print a JUnit document</source>
        <translation>Afficher un document JUnit</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Undecidable without running: %1</source>
        <translation>Indécidables sans exécution&#xa0;: %1</translation>
    </message>
    <message>
        <source>Working folder of the agent, which globs are relative to</source>
        <translation>Dossier de travail de l’agent, auquel les motifs sont relatifs</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Runs: %1, steps with Python code: %2, of these denied: %3</source>
        <extracomment>Sums below a list. %1, %2, %3: numbers</extracomment>
        <translation>Exécutions&#xa0;: %1, étapes avec du code Python&#xa0;: %2, dont refusées&#xa0;: %3</translation>
    </message>
    <message>
        <source>Commands, files, hosts and tools: allowed %1, to ask about %2, denied %3, undecidable %4</source>
        <extracomment>Sums below a list of commands, files and calls of tools. %1 to %4: numbers</extracomment>
        <translation>Commandes, fichiers, hôtes et outils&#xa0;: autorisés %1, à confirmer %2, refusés %3, indécidables %4</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyChoice</name>
    <message>
        <source>A file, or one of %1</source>
        <extracomment>Help on the command line. %1: names of policies</extracomment>
        <translation>Un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a bundled policy.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>%1 n’est ni un fichier ni une politique fournie.</translation>
    </message>
    <message>
        <source>Bundled policies: %1.</source>
        <extracomment>%1: names of policies</extracomment>
        <translation>Politiques fournies&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <extracomment>%1: name of a policy</extracomment>
        <translation>Vouliez-vous dire %1&#x202f;?</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyChooser</name>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Active policy: checks the steps and applies when they run</source>
        <translation>Politique active&#xa0;: vérifie les étapes et s’applique à leur exécution</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A policy from a file. %1: its name, %2: the file</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <extracomment>A policy that was written in the window. %1: its name, %2: its version</extracomment>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>%1.
The log does not name a policy: a default applies.</source>
        <extracomment>Tip of the list of policies. %1: &quot;Active policy: checks the steps and applies when they run&quot;</extracomment>
        <translation>%1.
Le journal ne nomme pas de politique&#xa0;: une valeur par défaut s’applique.</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyDiffCommand</name>
    <message>
        <source>Compare two policies and their verdicts on recorded steps</source>
        <translation>Comparer deux politiques et leurs verdicts sur les étapes enregistrées</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Undecidable without running</source>
        <translation>Indécidable sans exécution</translation>
    </message>
    <message>
        <source>Parallel replays for --verify</source>
        <translation>Rejeux parallèles pour --verify</translation>
    </message>
    <message>
        <source>Verify by replay: run the changed steps under AFTER in the sandbox and compare with the prediction; trails record the verification</source>
        <translation>Vérifier par rejeu&#xa0;: exécuter les étapes changées sous AFTER dans le bac à sable et comparer à la prédiction&#x202f;; les pistes l’enregistrent</translation>
    </message>
    <message>
        <source>Trail that logs are imported into and that records the results of --verify; created if it does not exist</source>
        <translation>Piste où importer les journaux et enregistrer les résultats de --verify&#x202f;; créée si elle n’existe pas</translation>
    </message>
    <message>
        <source>Now allowed</source>
        <translation>Devient autorisée</translation>
    </message>
    <message>
        <source>Now asked about</source>
        <translation>Devient à demander</translation>
    </message>
    <message>
        <source>Now denied</source>
        <translation>Devient refusée</translation>
    </message>
    <message>
        <source>Now allowed: %1, asked about: %2, denied: %3, undecidable: %4, not comparable: %5, unchanged: %6</source>
        <translation>Maintenant autorisées&#xa0;: %1, à demander&#xa0;: %2, refusées&#xa0;: %3, indécidables&#xa0;: %4, non comparables&#xa0;: %5, inchangées&#xa0;: %6</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyDraft</name>
    <message>
        <source>Reading recorded steps</source>
        <translation>Lecture des étapes enregistrées</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyEditor</name>
    <message>
        <source>Policy as JSON</source>
        <translation>Politique en JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyExportCommand</name>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>The framework&apos;s executor has no arguments for these settings. It uses:</source>
        <translation>L’exécuteur du framework n’a pas d’arguments pour ces réglages. Il utilise&#xa0;:</translation>
    </message>
    <message>
        <source>Convert a policy to the rules of another tool</source>
        <translation>Convertir une politique en règles d’un autre outil</translation>
    </message>
    <message>
        <source>The other tool</source>
        <translation>L’autre outil</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyImportCommand</name>
    <message>
        <source>Convert the rules of another tool to a policy</source>
        <translation>Convertir les règles d’un autre outil en politique</translation>
    </message>
    <message>
        <source>Document of the other tool; - for standard input</source>
        <translation>Document de l’autre outil&#x202f;; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>Print one JSON document with the policy and the rules that it cannot express</source>
        <translation>Afficher un document JSON avec la politique et les règles qu’elle ne peut pas exprimer</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyListCommand</name>
    <message>
        <source>List the bundled policies of each dialect, strictest first</source>
        <translation>Lister les politiques fournies de chaque dialecte, la plus stricte d’abord</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecte</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Empreinte</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyName</name>
    <message>
        <source>From log</source>
        <extracomment>A policy: the one that the log was recorded under</extracomment>
        <translation>Celle du journal</translation>
    </message>
    <message>
        <source>%1 (from log)</source>
        <extracomment>The policy that a log names. %1: its name</extracomment>
        <translation>%1 (du journal)</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>The policy that applies while the log names none and the user chose none. %1: its name</extracomment>
        <translation>%1 (par défaut)</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyPane</name>
    <message>
        <source>Activate</source>
        <extracomment>Button: makes the draft the active policy
----------
Title of a dialog</extracomment>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>Button: discards the draft and returns to the active policy</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Suggest Minimal Policy</source>
        <extracomment>Button: suggests the smallest policy that the runs need</extracomment>
        <translation>Suggérer le minimum</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Changed Steps</source>
        <translation>Étapes changées</translation>
    </message>
    <message>
        <source>By Run</source>
        <translation>Par exécution</translation>
    </message>
    <message>
        <source>By Rule</source>
        <translation>Par règle</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why the draft denies the selected step</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Unused and Risky</source>
        <translation>Inutilisé et risqué</translation>
    </message>
    <message>
        <source>Start From</source>
        <extracomment>Button with a menu: replaces the draft by one of these policies</extracomment>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Policy of the Log</source>
        <extracomment>Menu of choices of runs: replaces the draft by the policy that their logs imply</extracomment>
        <translation>Politique du journal</translation>
    </message>
    <message>
        <source>All of them are in the lists of this pane.</source>
        <translation>Toutes figurent dans les listes de ce panneau.</translation>
    </message>
    <message>
        <source>Save Policy</source>
        <translation>Enregistrer la politique</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>%1, active</source>
        <extracomment>Beside the title of the pane. %1: name of a policy</extracomment>
        <translation>%1, active</translation>
    </message>
    <message numerus="yes">
        <source>draft of %1, %Ln change(s), not active</source>
        <translation>
            <numerusform>brouillon de %1, %Ln changement, inactif</numerusform>
            <numerusform>brouillon de %1, %Ln changements, inactif</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation>Aller à la ligne</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: a sentence</extracomment>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Effect of the Draft</source>
        <translation>Effet du brouillon</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <extracomment>Tab: the smallest policy that the runs need</extracomment>
        <translation>Suggestion</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>File…</source>
        <extracomment>Menu entry: replaces the draft by the policy of a file</extracomment>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Open Policy</source>
        <translation>Ouvrir une politique</translation>
    </message>
    <message>
        <source>Cannot read %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Impossible de lire %1.</translation>
    </message>
    <message>
        <source>Reason (optional; recorded with your name):</source>
        <extracomment>In a dialog</extracomment>
        <translation>Raison (facultative&#x202f;; enregistrée avec votre nom)&#xa0;:</translation>
    </message>
    <message>
        <source>Approvals</source>
        <extracomment>Tab: steps of an agent that wait for a decision
----------
Tab. %1: number of waiting steps</extracomment>
        <translation>Approbations</translation>
    </message>
    <message>
        <source>Approvals (%1)</source>
        <translation>Approbations (%1)</translation>
    </message>
    <message>
        <source>The last valid text remains the draft; %1 remains active.</source>
        <extracomment>Below an error in a policy. %1: name of a policy</extracomment>
        <translation>Le dernier texte valide reste le brouillon&#x202f;; %1 reste active.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more. The last valid text remains the draft; %1 remains active.</source>
        <translation>
            <numerusform>Et %Ln autre. Le dernier texte valide reste le brouillon&#x202f;; %1 reste active.</numerusform>
            <numerusform>Et %Ln autres. Le dernier texte valide reste le brouillon&#x202f;; %1 reste active.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>Below a diagnostic of a policy. %n: number of further diagnostics</extracomment>
        <translation>
            <numerusform>Et %Ln autre remarque.</numerusform>
            <numerusform>Et %Ln autres remarques.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many steps for a filter.</source>
        <translation>Trop d’étapes pour un filtre.</translation>
    </message>
    <message>
        <source>No run is selected.</source>
        <extracomment>In a message strip</extracomment>
        <translation>Aucune exécution n’est sélectionnée.</translation>
    </message>
    <message>
        <source>Select a run, or choose All Runs, to recover the policy of a log.</source>
        <translation>Sélectionnez une exécution, ou «&#xa0;Toutes les exécutions&#xa0;», pour récupérer la politique d’un journal.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>A policy draft and its effect on the recorded steps. It has no effect until you activate it.</source>
        <extracomment>Purpose of a pane</extracomment>
        <translation>Un brouillon de politique et son effet sur les étapes enregistrées. Il ne s’applique qu’une fois activé.</translation>
    </message>
    <message>
        <source>Proof</source>
        <extracomment>Tab: whether the draft allows more than another policy, as a proof</extracomment>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Other Tools</source>
        <extracomment>Tab: the draft as rules of other tools, and drafts from such rules</extracomment>
        <translation>Autres outils</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyProveCommand</name>
    <message>
        <source>Prove that everything A allows is allowed by B, or print counterexamples</source>
        <translation>Prouver que B autorise tout ce que A autorise, ou afficher des contre-exemples</translation>
    </message>
    <message>
        <source>A is the old policy and B the new one: prove that B allows nothing that A does not</source>
        <translation>A est l’ancienne politique et B la nouvelle&#xa0;: prouver que B n’autorise rien que A n’autorise pas</translation>
    </message>
    <message>
        <source>Print SARIF, for code scanning</source>
        <translation>Afficher du SARIF, pour l’analyse de code</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Proven: the new policy allows nothing that the old one does not.</source>
        <translation>Prouvé&#xa0;: la nouvelle politique n’autorise rien que l’ancienne n’autorise pas.</translation>
    </message>
    <message>
        <source>Proven: everything that A allows is allowed by B.</source>
        <translation>Prouvé&#xa0;: B autorise tout ce que A autorise.</translation>
    </message>
    <message>
        <source>Not allowed by the other policy (%1):</source>
        <extracomment>Something that only one of two policies allows. %1: a rule of the other one</extracomment>
        <translation>Non autorisé par l’autre politique (%1)&#xa0;:</translation>
    </message>
    <message>
        <source>%1: the patterns are too complex to compare.</source>
        <translation>%1&#xa0;: les motifs sont trop complexes pour être comparés.</translation>
    </message>
    <message>
        <source>The policy allows more than the other one</source>
        <translation>La politique autorise plus que l’autre</translation>
    </message>
    <message>
        <source>Allowed, but not by the other policy: %1</source>
        <translation>Autorisé, mais pas par l’autre politique&#xa0;: %1</translation>
    </message>
    <message>
        <source>The policies cannot be compared</source>
        <translation>Impossible de comparer les politiques</translation>
    </message>
    <message>
        <source>Run counterexamples that are programs under both policies, in the sandbox</source>
        <translation>Exécuter avec les deux politiques, dans le bac à sable, les contre-exemples qui sont des programmes</translation>
    </message>
    <message>
        <source>Run under both policies: %1 under the one that allows it, %2 under the other</source>
        <extracomment>How a program ended under two policies. %1, %2: OK, Blocked, Error …</extracomment>
        <translation>Exécuté avec les deux politiques&#xa0;: %1 avec celle qui l’autorise, %2 avec l’autre</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyRecoverCommand</name>
    <message>
        <source>Print the policy recovered from a log: imports, limits and steps in its error messages</source>
        <translation>Écrire la politique récupérée d’un journal&#xa0;: imports, limites et étapes de ses messages d’erreur</translation>
    </message>
    <message>
        <source>It contains no runs.</source>
        <translation>Ne contient aucune exécution.</translation>
    </message>
    <message>
        <source>The log shows nothing of its policy; this is %1.</source>
        <extracomment>%1: name of a policy</extracomment>
        <translation>Le journal ne montre rien de sa politique&#x202f;; voici %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySchemaCommand</name>
    <message>
        <source>Print the JSON Schema of policy documents</source>
        <translation>Afficher le schéma JSON des documents de politique</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyShowCommand</name>
    <message>
        <source>Print a complete policy as a JSON document</source>
        <translation>Afficher une politique complète en un document JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySides</name>
    <message>
        <source>Rules</source>
        <extracomment>Tab: the rules of a policy</extracomment>
        <translation>Règles</translation>
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
        <translation>Écrire la politique minimale avec laquelle les exécutions gardent leurs résultats, par vérification statique</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Base policy, for settings that the recordings do not determine</source>
        <translation>Politique de base, pour ce que les enregistrements ne déterminent pas</translation>
    </message>
    <message>
        <source>Headroom: suggested limit = peak usage × this factor</source>
        <translation>Marge&#xa0;: limite suggérée = usage maximal × ce facteur</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Verify by replay: run the steps under the suggested policy in the sandbox</source>
        <translation>Vérifier par rejeu&#xa0;: exécuter les étapes avec la politique suggérée dans le bac à sable</translation>
    </message>
    <message>
        <source>Parallel replays for --verify</source>
        <translation>Rejeux parallèles pour --verify</translation>
    </message>
    <message numerus="yes">
        <source>Static check of %Ln step(s): %1 allowed and %2 denied as recorded; %3 would change.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>Vérification statique de %Ln étape&#xa0;: %1 autorisée et %2 refusée comme enregistré&#x202f;; %3 changerait.</numerusform>
            <numerusform>Vérification statique de %Ln étapes&#xa0;: %1 autorisées et %2 refusées comme enregistré&#x202f;; %3 changeraient.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, step %2: recorded %3, observed %4</source>
        <extracomment>A step that did not keep its result. %1: number of its run, %2: of the step, %3: how it ended when it was recorded, %4: how it ended now</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: enregistré %3, observé %4</translation>
    </message>
    <message>
        <source>Maximum number of recorded actions of other runs that a suggested group may allow</source>
        <translation>Nombre maximal d’actions enregistrées d’autres exécutions qu’un groupe suggéré peut aussi autoriser</translation>
    </message>
    <message>
        <source>Group %1: allows %2 recorded action(s), and %3 of other runs</source>
        <extracomment>A pattern of a policy that covers more than was recorded. %1: the pattern, %2: how many recorded actions of the chosen runs it allows, %3: how many of other runs</extracomment>
        <translation>Groupe %1&#xa0;: autorise %2 action(s) enregistrée(s), et %3 d’autres exécutions</translation>
    </message>
    <message>
        <source>denied when it was recorded; allowed, because another step needs the same rule</source>
        <translation>refusée à l’enregistrement&#x202f;; autorisée, car une autre étape a besoin de la même règle</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>A step that the suggested policy treats differently. %1: number of its run, %2: of the step, %3: why</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTestCommand</name>
    <message>
        <source>Print a policy&apos;s verdict on one action, without running it</source>
        <translation>Afficher le verdict d’une politique sur une action, sans l’exécuter</translation>
    </message>
    <message>
        <source>Folder that relative paths and globs start from</source>
        <translation>Dossier de départ des chemins et motifs relatifs</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>A shell command</source>
        <translation>Une commande shell</translation>
    </message>
    <message>
        <source>A file to read</source>
        <translation>Un fichier à lire</translation>
    </message>
    <message>
        <source>A file to write</source>
        <translation>Un fichier à écrire</translation>
    </message>
    <message>
        <source>A file to edit</source>
        <translation>Un fichier à modifier</translation>
    </message>
    <message>
        <source>An address to fetch</source>
        <translation>Une adresse à récupérer</translation>
    </message>
    <message>
        <source>A tool to call</source>
        <translation>Un outil à appeler</translation>
    </message>
    <message>
        <source>A file of Python code</source>
        <translation>Un fichier de code Python</translation>
    </message>
    <message>
        <source>Arguments of the tool, a JSON object</source>
        <translation>Arguments de l’outil, un objet JSON</translation>
    </message>
    <message>
        <source>Specify one action, such as --command or --read.</source>
        <translation>Indiquez une action, comme --command ou --read.</translation>
    </message>
    <message>
        <source>--arguments expects a JSON object of names and values.</source>
        <translation>--arguments attend un objet JSON de noms et de valeurs.</translation>
    </message>
    <message>
        <source>--arguments has %1 twice.</source>
        <extracomment>%1: name of an argument</extracomment>
        <translation>--arguments contient deux fois %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTree</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column: allowed or denied</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1 allowed, %2 of them unused</source>
        <translation>%1 autorisés, dont %2 inutilisés</translation>
    </message>
    <message>
        <source>Output Checks</source>
        <translation>Contrôles des sorties</translation>
    </message>
    <message>
        <source>secrets: %1, personal data: %2</source>
        <extracomment>%1, %2: off, warn or block</extracomment>
        <translation>secrets&#xa0;: %1, données personnelles&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Add Rule…</source>
        <extracomment>Context menu: adds a module, a file pattern or a host to a list of the policy</extracomment>
        <translation>&amp;Ajouter une règle…</translation>
    </message>
    <message>
        <source>Write &amp;Comment</source>
        <extracomment>Context menu: writes a comment on a rule</extracomment>
        <translation>Écrire un &amp;commentaire</translation>
    </message>
    <message>
        <source>Add Rule</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ajouter une règle</translation>
    </message>
    <message>
        <source>New entry of %1:</source>
        <extracomment>In a dialog. %1: name of a list of the policy, as Imports</extracomment>
        <translation>Nouvelle entrée de %1&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <extracomment>Entries of a list of a policy: files, hosts, layers</extracomment>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft: changed</source>
        <translation>Brouillon&#xa0;: changé</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>Personal Data</source>
        <translation>Données personnelles</translation>
    </message>
    <message>
        <source>Not available with this executor: no step would run</source>
        <translation>Non disponible avec cet exécuteur&#xa0;: aucune étape ne s’exécuterait</translation>
    </message>
    <message>
        <source>&amp;Filter: Steps That Use It</source>
        <extracomment>Context menu: filters the window&apos;s lists by the steps that use what a rule allows or denies</extracomment>
        <translation>&amp;Filtrer&#xa0;: étapes qui l’utilisent</translation>
    </message>
    <message>
        <source>A&amp;llow</source>
        <extracomment>Context menu: sets the rule to allow</extracomment>
        <translation>&amp;Autoriser</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <extracomment>Context menu: sets the rule to ask a person</extracomment>
        <translation>&amp;Demander</translation>
    </message>
    <message>
        <source>&amp;Deny</source>
        <extracomment>Context menu: sets the rule to deny</extracomment>
        <translation>&amp;Refuser</translation>
    </message>
    <message>
        <source>&amp;Remove Rule</source>
        <extracomment>Context menu: removes the entry from all lists of the policy</extracomment>
        <translation>&amp;Supprimer la règle</translation>
    </message>
    <message>
        <source>%1 allowed, %2 ask, %3 denied</source>
        <translation>%1 autorisées, %2 à demander, %3 refusées</translation>
    </message>
    <message>
        <source>All others</source>
        <extracomment>Row of a list of rules: anything that no entry matches</extracomment>
        <translation>Toutes les autres</translation>
    </message>
    <message>
        <source>Draft: was %1, now %2</source>
        <extracomment>Of a rule of a policy. %1, %2: Allowed, Ask, Denied or Undecidable</extracomment>
        <translation>Brouillon&#xa0;: %1 avant, %2 maintenant</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTuning</name>
    <message>
        <source>An agent step is waiting for approval.</source>
        <extracomment>In a strip across the window</extracomment>
        <translation>Une étape d’agent attend une approbation.</translation>
    </message>
    <message>
        <source>Show Approvals</source>
        <translation>Afficher les approbations</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyUnusedCommand</name>
    <message>
        <source>List risky rules and rules that no recorded step uses</source>
        <translation>Lister les règles risquées et celles qu’aucune étape enregistrée n’utilise</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Not used by any recorded step</source>
        <translation>Utilisée par aucune étape enregistrée</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyWhyCommand</name>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Head line of what denies a step. %1, %2: numbers</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>line %1: %2 (%3)</source>
        <extracomment>%1: number of a line, %2: what is wrong, %3: the rule that says so</extracomment>
        <translation>ligne %1&#xa0;: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln step(s), and also %2</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps, %2: names of modules and functions</extracomment>
        <translation>
            <numerusform>%1&#xa0;: autorise %Ln étape, et aussi %2</numerusform>
            <numerusform>%1&#xa0;: autorise %Ln étapes, et aussi %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Explain why recorded steps are denied and which changes would allow them</source>
        <translation>Expliquer pourquoi des étapes enregistrées sont refusées et quels changements les autoriseraient</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Only the step with this number in its run</source>
        <translation>Seulement l’étape de ce numéro dans son exécution</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Run %1, step %2: %3</source>
        <extracomment>Head line of what is against an action of a step. %1, %2: numbers, %3: a command, file, address or tool</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln action(s)</source>
        <extracomment>A change of a policy. %1: the change, %n: how many actions it allows</extracomment>
        <translation>
            <numerusform>%1&#xa0;: autorise %Ln action</numerusform>
            <numerusform>%1&#xa0;: autorise %Ln actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Working folder of the agent, which globs are relative to</source>
        <translation>Dossier de travail de l’agent, auquel les motifs sont relatifs</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln step(s) with code is denied.</source>
        <translation>
            <numerusform>L’étape avec du code n’est pas refusée.</numerusform>
            <numerusform>Aucune des %Ln étapes avec du code n’est refusée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; verified by replay: %2</source>
        <extracomment>%1: a change of a policy and how many steps it allows, %2: the outcome of a step</extracomment>
        <translation>%1&#x202f;; vérifié par rejeu&#xa0;: %2</translation>
    </message>
    <message>
        <source>Verify by replay: run each denied step under each change in the sandbox</source>
        <translation>Vérifier par rejeu&#xa0;: exécuter chaque étape refusée avec chaque modification dans le bac à sable</translation>
    </message>
    <message>
        <source>These changes were found without running the code. --verify runs it under each of them.</source>
        <translation>Ces modifications ont été trouvées sans exécuter le code. --verify l’exécute avec chacune d’elles.</translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln step(s) and nothing else</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps</extracomment>
        <translation>
            <numerusform>%1&#xa0;: autorise %Ln étape et rien d’autre</numerusform>
            <numerusform>%1&#xa0;: autorise %Ln étapes et rien d’autre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PrintDialog</name>
    <message>
        <source>Print</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>What is printed. %1: number of a step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Run %1 with all its steps</source>
        <extracomment>What is printed. %1: number of a run</extracomment>
        <translation>Exécution %1 avec toutes ses étapes</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>Conten&amp;u&#xa0;:</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Accessible name of the pages that will be printed</extracomment>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Button: chooses a printer</extracomment>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <extracomment>While the pages are laid out that will be printed</extracomment>
        <translation>Mise en page…</translation>
    </message>
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
            <numerusform>%Ln page, dont les %1 premières sont montrées</numerusform>
            <numerusform>%Ln pages, dont les %1 premières sont montrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier&#xa0;:</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <extracomment>Accessible name: whether paper is upright</extracomment>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>Paper that is higher than wide</extracomment>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <extracomment>Paper that is wider than high</extracomment>
        <translation>Paysage</translation>
    </message>
</context>
<context>
    <name>vitrine::PrintJob</name>
    <message>
        <source>Printing %1</source>
        <extracomment>What is worked on. %1: name of a file</extracomment>
        <translation>Impression de %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <extracomment>What came out of a job</extracomment>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <extracomment>What came out of a job. %1: name of a file</extracomment>
        <translation>%1 enregistré.</translation>
    </message>
</context>
<context>
    <name>vitrine::PrintedSteps</name>
    <message>
        <source>%1, run %2</source>
        <extracomment>Headline of what is printed. %1: name of a file, %2: number of a run</extracomment>
        <translation>%1, exécution %2</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Title of a part of what is printed: what the agent was to do</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Title of a part of what is printed: what the agent answered in the end</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <extracomment>Headline of a step that is printed. %1: its number, %2: its kind, &quot;Action&quot;, %3: how it ended, &quot;Error: …&quot;</extracomment>
        <translation>Étape %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Thought</source>
        <extracomment>Title of a part of what is printed</extracomment>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of a part of what is printed</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <translation>Sortie affichée</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Replayed: %1</source>
        <extracomment>Title of a part of what is printed. %1: &quot;Same&quot;, &quot;Differs&quot;, &quot;OK&quot;</extracomment>
        <translation>Rejoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Code of the draft</source>
        <extracomment>Title of a part of what is printed: code that the user changed</extracomment>
        <translation>Code du brouillon</translation>
    </message>
    <message>
        <source>Cannot read step %1.</source>
        <extracomment>In place of a step that is printed. %1: its number</extracomment>
        <translation>Impossible de lire l’étape %1.</translation>
    </message>
    <message>
        <source>… Text truncated.</source>
        <extracomment>At the end of a printed text: the rest of it is left out</extracomment>
        <translation>… Texte tronqué.</translation>
    </message>
</context>
<context>
    <name>vitrine::ProblemText</name>
    <message>
        <source>The document is empty: write at least {&quot;vitrine_policy&quot;: 1, &quot;name&quot;: &quot;mine&quot;}.</source>
        <translation>Le document est vide&#xa0;: écrivez au moins {&quot;vitrine_policy&quot;: 1, &quot;name&quot;: &quot;la mienne&quot;}.</translation>
    </message>
    <message>
        <source>The document ends too early: a quotation mark or a closing bracket is missing.</source>
        <translation>Le document se termine trop tôt&#xa0;: il manque un guillemet ou une accolade fermante.</translation>
    </message>
    <message>
        <source>Unterminated string on this line: a quotation mark is missing.</source>
        <translation>Chaîne non terminée sur cette ligne&#xa0;: il manque un guillemet.</translation>
    </message>
    <message>
        <source>Extra comma before %1: remove it.</source>
        <extracomment>%1: a closing bracket</extracomment>
        <translation>Virgule en trop avant %1&#xa0;: supprimez-la.</translation>
    </message>
    <message>
        <source>JSON has no comments: use the field %1.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>JSON n’a pas de commentaires&#xa0;: utilisez le champ %1.</translation>
    </message>
    <message>
        <source>%1 is not a number: use a number, or null for no limit.</source>
        <extracomment>%1: the text found, such as NaN</extracomment>
        <translation>%1 n’est pas un nombre&#xa0;: utilisez un nombre, ou null pour aucune limite.</translation>
    </message>
    <message>
        <source>%1 is too large: use a smaller number, or null for no limit.</source>
        <extracomment>%1: a number</extracomment>
        <translation>%1 est trop grand&#xa0;: utilisez un nombre plus petit, ou null pour aucune limite.</translation>
    </message>
    <message>
        <source>The file is not UTF-8: save it in that encoding.</source>
        <translation>Le fichier n’est pas en UTF-8&#xa0;: enregistrez-le dans cet encodage.</translation>
    </message>
    <message>
        <source>Unexpected %1: a comma, colon or quotation mark may be missing before it.</source>
        <extracomment>%1: the text found</extracomment>
        <translation>%1 inattendu&#xa0;: il manque peut-être une virgule, deux-points ou un guillemet avant.</translation>
    </message>
    <message>
        <source>The document is too long: the maximum is %1 bytes.</source>
        <extracomment>%1: a number of bytes</extracomment>
        <translation>Le document est trop long&#xa0;: le maximum est de %1 octets.</translation>
    </message>
    <message>
        <source>The list is too long: the maximum is %1 entries. Use patterns such as numpy.*.</source>
        <extracomment>%1: a number</extracomment>
        <translation>La liste est trop longue&#xa0;: le maximum est de %1 entrées. Utilisez des motifs tels que numpy.*.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>Crochets trop imbriqués.</translation>
    </message>
    <message>
        <source>More errors follow; fix the ones above first.</source>
        <translation>D’autres erreurs suivent&#x202f;; corrigez d’abord celles ci-dessus.</translation>
    </message>
    <message>
        <source>Not a policy: expected an object with the field &quot;vitrine_policy&quot;: 1.</source>
        <translation>Pas une politique&#xa0;: un objet avec le champ &quot;vitrine_policy&quot;: 1 est attendu.</translation>
    </message>
    <message>
        <source>This policy uses format version %1; this version of Vitrine supports version 1. Update Vitrine.</source>
        <extracomment>%1: number of a version</extracomment>
        <translation>Cette politique utilise la version %1 du format&#x202f;; cette version de Vitrine prend en charge la version 1. Mettez Vitrine à jour.</translation>
    </message>
    <message>
        <source>Unknown field %1.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Champ %1 inconnu.</translation>
    </message>
    <message>
        <source>Unknown field %1. Did you mean %2?</source>
        <extracomment>%1, %2: names of fields</extracomment>
        <translation>Champ %1 inconnu. Vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>Duplicate field %1: remove one.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Champ %1 en double&#xa0;: supprimez-en un.</translation>
    </message>
    <message>
        <source>Expected the format version: 1.</source>
        <translation>La version du format est attendue&#xa0;: 1.</translation>
    </message>
    <message>
        <source>Expected an object: { … }.</source>
        <translation>Un objet est attendu&#xa0;: { … }.</translation>
    </message>
    <message>
        <source>Expected a non-empty string: &quot;…&quot;.</source>
        <translation>Une chaîne non vide est attendue&#xa0;: &quot;…&quot;.</translation>
    </message>
    <message>
        <source>Expected a list of strings: [&quot;…&quot;, &quot;…&quot;].</source>
        <translation>Une liste de chaînes est attendue&#xa0;: [&quot;…&quot;, &quot;…&quot;].</translation>
    </message>
    <message>
        <source>Expected a whole number, zero or more.</source>
        <translation>Un nombre entier positif ou nul est attendu.</translation>
    </message>
    <message>
        <source>Expected a number of seconds above zero, or null for no limit.</source>
        <translation>Un nombre de secondes supérieur à zéro est attendu, ou null pour aucune limite.</translation>
    </message>
    <message>
        <source>Expected one of: %1.</source>
        <extracomment>%1: a list of words</extracomment>
        <translation>Attendu, l’un de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unknown bundled policy %1. Did you mean %2?</source>
        <extracomment>%1: the text found, %2: one or several names of policies</extracomment>
        <translation>Politique fournie %1 inconnue. Vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>%1: number of a line, %2: of a column, %3: a sentence</extracomment>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
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
        <translation>encore %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <extracomment>How long something still takes. %1: number of minutes</extracomment>
        <translation>encore %1 min</translation>
    </message>
    <message>
        <source>%1 runs/s</source>
        <extracomment>How fast a job goes. %1: how many runs a second</extracomment>
        <translation>%1 exécutions/s</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <extracomment>How fast a job goes. %1: how many steps a second</extracomment>
        <translation>%1 étapes/s</translation>
    </message>
    <message>
        <source>%1 entries/s</source>
        <extracomment>How fast a job goes. %1: how many entries of a trail a second</extracomment>
        <translation>%1 entrées/s</translation>
    </message>
</context>
<context>
    <name>vitrine::PromptPage</name>
    <message>
        <source>Whole Prompt</source>
        <extracomment>Switch over a prompt: all of its messages</extracomment>
        <translation>Invite entière</translation>
    </message>
    <message>
        <source>New Messages</source>
        <extracomment>Switch over a prompt: what is new in it since the step before</extracomment>
        <translation>Nouveaux messages</translation>
    </message>
    <message>
        <source>No earlier step has a prompt: all messages are new.</source>
        <translation>Aucune étape antérieure n’a d’invite&#xa0;: tous les messages sont nouveaux.</translation>
    </message>
    <message>
        <source>Before step %1</source>
        <extracomment>Title of a side of a comparison of prompts. %1: number of a step</extracomment>
        <translation>Avant l’étape %1</translation>
    </message>
    <message>
        <source>Before this step</source>
        <translation>Avant cette étape</translation>
    </message>
</context>
<context>
    <name>vitrine::ProofJob</name>
    <message>
        <source>Proving a step of %1</source>
        <extracomment>What is worked on. %1: name of a log or a trail</extracomment>
        <translation>Preuve d’une étape de %1</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <extracomment>What came of a job. %1: name of a file</extracomment>
        <translation>%1 enregistré.</translation>
    </message>
</context>
<context>
    <name>vitrine::ProofPage</name>
    <message>
        <source>Run Under Both</source>
        <extracomment>Button: runs counterexamples of a proof under both policies</extracomment>
        <translation>Exécuter avec les deux</translation>
    </message>
    <message>
        <source>Counterexamples</source>
        <translation>Contre-exemples</translation>
    </message>
    <message>
        <source>Allowed By</source>
        <extracomment>Column: which of two policies allows something</extracomment>
        <translation>Autorisé par</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <extracomment>Column: a program, command or path that only one of two policies allows</extracomment>
        <translation>Contre-exemple</translation>
    </message>
    <message>
        <source>Not Allowed By</source>
        <extracomment>Column: the rule of the other policy that does not allow it</extracomment>
        <translation>Non autorisé par</translation>
    </message>
    <message>
        <source>Under the Draft</source>
        <extracomment>Column: its result under the draft</extracomment>
        <translation>Avec le brouillon</translation>
    </message>
    <message>
        <source>Under the Other Policy</source>
        <extracomment>Column: its result under the other policy</extracomment>
        <translation>Avec l’autre politique</translation>
    </message>
    <message>
        <source>Both policies allow the same.</source>
        <translation>Les deux politiques autorisent la même chose.</translation>
    </message>
    <message>
        <source>Active policy</source>
        <extracomment>In a choice of policies: the one that new runs use</extracomment>
        <translation>Politique active</translation>
    </message>
    <message>
        <source>Policy to compare the draft with</source>
        <translation>Politique à laquelle comparer le brouillon</translation>
    </message>
    <message>
        <source>Runs the programs in the sandbox; commands, files and addresses are not run</source>
        <translation>Exécute les programmes dans le bac à sable&#x202f;; les commandes, fichiers et adresses ne sont pas exécutés</translation>
    </message>
    <message>
        <source>Compare with:</source>
        <extracomment>Beside a choice of policies</extracomment>
        <translation>Comparer avec&#xa0;:</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>In the column Allowed By</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Not decided: the patterns of %1 are too complex to compare.</source>
        <extracomment>%1: a part of a policy, as commands</extracomment>
        <translation>Non décidé&#xa0;: les motifs de %1 sont trop complexes à comparer.</translation>
    </message>
    <message>
        <source>The draft and %1 each allow something that the other does not.</source>
        <extracomment>%1: name of a policy</extracomment>
        <translation>Le brouillon et %1 autorisent chacun quelque chose que l’autre n’autorise pas.</translation>
    </message>
    <message>
        <source>Proven: the draft allows everything that %1 allows, and more.</source>
        <translation>Prouvé&#xa0;: le brouillon autorise tout ce que %1 autorise, et davantage.</translation>
    </message>
    <message>
        <source>Proven: the draft allows nothing that %1 does not, and %1 allows more.</source>
        <translation>Prouvé&#xa0;: le brouillon n’autorise rien que %1 n’autorise pas, et %1 autorise davantage.</translation>
    </message>
    <message>
        <source>Proven: the draft and %1 allow exactly the same.</source>
        <translation>Prouvé&#xa0;: le brouillon et %1 autorisent exactement la même chose.</translation>
    </message>
    <message>
        <source>Comparing the policies…</source>
        <extracomment>While two policies are compared</extracomment>
        <translation>Comparaison des politiques…</translation>
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
            <numerusform>%Ln n’a pas pu être vérifiée&#xa0;: modules non installés ici&#xa0;: %1.</numerusform>
            <numerusform>%Ln n’ont pas pu être vérifiées&#xa0;: modules non installés ici&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified by replay, %Ln step(s): %1 unchanged, %2 denied, %3 changed for other reasons, %4 after a changed step.</source>
        <extracomment>%n: number of steps, %1 to %4: how many of them</extracomment>
        <translation>
            <numerusform>Vérification par rejeu, %Ln étape&#xa0;: %1 inchangée, %2 refusée, %3 changée pour d’autres raisons, %4 après une étape changée.</numerusform>
            <numerusform>Vérification par rejeu, %Ln étapes&#xa0;: %1 inchangées, %2 refusées, %3 changées pour d’autres raisons, %4 après une étape changée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, after a changed step</source>
        <extracomment>How a step ended after an earlier step with a changed result. %1: &quot;OK&quot;</extracomment>
        <translation>%1, après une étape changée</translation>
    </message>
    <message>
        <source>%1, different value</source>
        <extracomment>How a step ended. %1: &quot;OK&quot;</extracomment>
        <translation>%1, valeur différente</translation>
    </message>
    <message>
        <source>%1, different output</source>
        <extracomment>How a step ended. %1: &quot;OK&quot;</extracomment>
        <translation>%1, sortie différente</translation>
    </message>
</context>
<context>
    <name>vitrine::PrunableJob</name>
    <message>
        <source>Reading the age of runs in %1</source>
        <extracomment>A job that reads how old the runs of a trail are. %1: name of a log or trail</extracomment>
        <translation>Lecture de l’âge des exécutions de %1</translation>
    </message>
</context>
<context>
    <name>vitrine::PruneJob</name>
    <message>
        <source>Deleting runs of %1</source>
        <extracomment>A job. %1: name of a log or trail</extracomment>
        <translation>Suppression d’exécutions de %1</translation>
    </message>
    <message>
        <source>Moving runs of %1</source>
        <translation>Déplacement d’exécutions de %1</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln run(s).</source>
        <translation>
            <numerusform>%Ln exécution supprimée.</numerusform>
            <numerusform>%Ln exécutions supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln run(s).</source>
        <translation>
            <numerusform>%Ln exécution déplacée.</numerusform>
            <numerusform>%Ln exécutions déplacées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveCommand</name>
    <message>
        <source>Receive spans that a local agent exports over OTLP/HTTP into a trail, until Ctrl+C</source>
        <translation>Recevoir dans une piste les spans qu’un agent local exporte par OTLP/HTTP, jusqu’à Ctrl+C</translation>
    </message>
    <message>
        <source>The trail; created if it does not exist. Received data is kept in DB.received</source>
        <translation>La piste&#x202f;; créée si elle n’existe pas. Les données reçues sont gardées dans DB.received</translation>
    </message>
    <message>
        <source>Port on the loopback address; 0 chooses a free one</source>
        <translation>Port sur l’adresse de bouclage&#x202f;; 0 en choisit un libre</translation>
    </message>
    <message>
        <source>File with the token that exporters must send; default: a new token, which is printed</source>
        <translation>Fichier du jeton que les exportateurs doivent envoyer&#x202f;; par défaut&#xa0;: un nouveau jeton, affiché</translation>
    </message>
    <message>
        <source>Print one line of JSON per change</source>
        <translation>Écrire une ligne de JSON par changement</translation>
    </message>
    <message>
        <source>Listening on %1. Configure the exporter with:</source>
        <extracomment>%1: an address</extracomment>
        <translation>À l’écoute sur %1. Paramètres de l’exportateur&#xa0;:</translation>
    </message>
    <message>
        <source>Port %1 is in use. Choose another with --port.</source>
        <extracomment>%1: number of a port</extracomment>
        <translation>Le port %1 est occupé. Choisissez-en un autre avec --port.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new run(s), %1 changed</source>
        <extracomment>%n: how many runs are new, %1: how many others have changed</extracomment>
        <translation>
            <numerusform>%Ln nouvelle exécution, modifiées&#xa0;: %1</numerusform>
            <numerusform>%Ln nouvelles exécutions, modifiées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Token file %1 is empty. Write a token to it, or omit --token-file to use a new one.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Le fichier de jeton %1 est vide. Écrivez-y un jeton, ou omettez --token-file pour en utiliser un nouveau.</translation>
    </message>
    <message>
        <source>A request was rejected (HTTP %1): %2.</source>
        <extracomment>%1: HTTP status, %2: the reason, in English</extracomment>
        <translation>Une requête a été rejetée (HTTP %1)&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveDialog</name>
    <message>
        <source>Copy Token</source>
        <translation>Copier le jeton</translation>
    </message>
    <message>
        <source>Copy Exporter Settings</source>
        <translation>Copier les paramètres de l’exportateur</translation>
    </message>
    <message>
        <source>Receive Spans</source>
        <extracomment>Title of a dialog: spans that a running agent exports come into a trail</extracomment>
        <translation>Recevoir des spans</translation>
    </message>
    <message>
        <source>any free port</source>
        <extracomment>In place of the number of a port</extracomment>
        <translation>tout port libre</translation>
    </message>
    <message>
        <source>Receives OTLP over HTTP (JSON or protocol buffers) from local programs that send the token. Listens only after Start and while this window is open.</source>
        <translation>Reçoit OTLP sur HTTP (JSON ou protocol buffers) des programmes locaux qui envoient le jeton. N’écoute qu’après «&#xa0;Démarrer&#xa0;» et tant que cette fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins to receive spans</extracomment>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button: receives no more spans</extracomment>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port&#xa0;:</translation>
    </message>
    <message>
        <source>State:</source>
        <extracomment>Label: whether spans are received</extracomment>
        <translation>État&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;oken:</source>
        <extracomment>Label of what an exporter has to send to be let in</extracomment>
        <translation>Jet&amp;on&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Exporter:</source>
        <extracomment>Label of lines for a shell</extracomment>
        <translation>&amp;Exportateur&#xa0;:</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: the text beside or above it goes to the clipboard</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Listening on %1</source>
        <extracomment>State of the receiver of spans. %1: an address</extracomment>
        <translation>Écoute sur %1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Éteint</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Rejected:</source>
        <extracomment>Label: how many requests were rejected, and why</extracomment>
        <translation>Rejetées&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s), the newest with %1</source>
        <extracomment>%n: number of requests, %1: status and reason of the newest one</extracomment>
        <translation>
            <numerusform>%Ln requête, la plus récente avec %1</numerusform>
            <numerusform>%Ln requêtes, la plus récente avec %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RecentList</name>
    <message>
        <source>Open</source>
        <extracomment>Button under the list of recent files</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove From List</source>
        <extracomment>Button under the list of recent files</extracomment>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column of the list of recent files</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Column of the list of recent files</extracomment>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column of the list of recent files: log, trail, moved</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Recent files</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Aucun fichier récent</translation>
    </message>
    <message>
        <source>Files you open are listed here.</source>
        <translation>Les fichiers ouverts sont listés ici.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>State of a recent file</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Trail</source>
        <extracomment>State of a recent file</extracomment>
        <translation>Piste d’audit</translation>
    </message>
    <message>
        <source>File not found</source>
        <extracomment>State of a recent file: it is not where it was</extracomment>
        <translation>Fichier introuvable</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>State of a recent file: nothing is known of it</extracomment>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Column of the list of recent files: how many runs it has</extracomment>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Opened</source>
        <extracomment>Column of the list of recent files: when it was opened last</extracomment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>not kept</source>
        <extracomment>Of a recent file: how many runs it has, or when it was opened, was not kept</extracomment>
        <translation>non conservé</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>When a file was opened</extracomment>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a file was opened</extracomment>
        <translation>hier</translation>
    </message>
</context>
<context>
    <name>vitrine::RecordPrinter</name>
    <message>
        <source>Run %1</source>
        <extracomment>Title of a run. %1: its number</extracomment>
        <translation>Exécution %1</translation>
    </message>
    <message>
        <source>task</source>
        <translation>tâche</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>réflexion</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Execution %1</source>
        <extracomment>One time that a step was run. %1: its number</extracomment>
        <translation>Exécution de code %1</translation>
    </message>
    <message>
        <source>edited</source>
        <extracomment>The code of the step was changed before it was run</extracomment>
        <translation>modifié</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>message</source>
        <translation>message</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>outil</translation>
    </message>
    <message>
        <source>approval</source>
        <translation>approbation</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A record of a log about an approval, a limit, a hook … %1: its type, %2: what it says
----------
A score of a run. %1: its name, %2: its value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>by %1</source>
        <extracomment>After a score. %1: the person, model or program that gave it</extracomment>
        <translation>par %1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>event</source>
        <translation>événement</translation>
    </message>
    <message>
        <source>user</source>
        <translation>utilisateur</translation>
    </message>
    <message>
        <source>session</source>
        <translation>session</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>Damaged</source>
        <extracomment>Of a step that was modified outside of the program</extracomment>
        <translation>Endommagée</translation>
    </message>
</context>
<context>
    <name>vitrine::RecordedCallsEdit</name>
    <message>
        <source>Each call uses the first unused result with the same arguments, or else the next one.</source>
        <translation>Chaque appel utilise le premier résultat inutilisé avec les mêmes arguments, sinon le suivant.</translation>
    </message>
    <message>
        <source>Recorded calls</source>
        <extracomment>Accessible name of a table</extracomment>
        <translation>Appels enregistrés</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Column titles of recorded calls; both are JSON</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result of the selected call, as text</source>
        <extracomment>Above a field with what a tool answered to the chosen call</extracomment>
        <translation>Résultat de l’appel sélectionné, en texte</translation>
    </message>
    <message>
        <source>Result of the selected call, as JSON</source>
        <translation>Résultat de l’appel sélectionné, en JSON</translation>
    </message>
    <message>
        <source>Arguments of the selected call, as JSON</source>
        <extracomment>Above a field with what a tool was called with</extracomment>
        <translation>Arguments de l’appel sélectionné, en JSON</translation>
    </message>
    <message>
        <source>R&amp;emove Call</source>
        <translation>Retirer l’appe&amp;l</translation>
    </message>
    <message>
        <source>Add &amp;Call</source>
        <translation>Ajouter &amp;un appel</translation>
    </message>
</context>
<context>
    <name>vitrine::RecoveryJob</name>
    <message>
        <source>Recovering %1</source>
        <extracomment>What is worked on. %1: name of a log or a trail</extracomment>
        <translation>Récupération de %1</translation>
    </message>
    <message>
        <source>All rows were recovered; changed data is still marked as damaged.</source>
        <translation>Toutes les lignes ont été récupérées&#x202f;; les données modifiées restent marquées comme endommagées.</translation>
    </message>
    <message>
        <source>Some rows could not be recovered.</source>
        <translation>Certaines lignes n’ont pas pu être récupérées.</translation>
    </message>
</context>
<context>
    <name>vitrine::RedactionDialog</name>
    <message>
        <source>&amp;Stop</source>
        <extracomment>Button: ends a search before it is complete</extracomment>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Check &amp;All</source>
        <extracomment>Button: checks all boxes of a list</extracomment>
        <translation>&amp;Tout cocher</translation>
    </message>
    <message>
        <source>Check &amp;None</source>
        <extracomment>Button: unchecks all boxes of a list</extracomment>
        <translation>Tout &amp;décocher</translation>
    </message>
    <message>
        <source>Redact Secrets and Personal Data</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Caviarder les secrets et les données personnelles</translation>
    </message>
    <message>
        <source>Redacting replaces every text that contains a checked finding, permanently. Hash chain, seals and proofs stay valid. Copies and exports made before are not changed.</source>
        <translation>Le caviardage remplace définitivement chaque texte qui contient un constat coché. La chaîne de hachage, les sceaux et les preuves restent valables. Les copies et exports antérieurs ne sont pas modifiés.</translation>
    </message>
    <message>
        <source>&amp;Redact</source>
        <extracomment>Button: takes the checked findings out of the trail</extracomment>
        <translation>&amp;Caviarder</translation>
    </message>
    <message>
        <source>Secrets and personal data</source>
        <extracomment>What is looked for in a trail</extracomment>
        <translation>Secrets et données personnelles</translation>
    </message>
    <message>
        <source>Secrets</source>
        <extracomment>What is looked for in a trail</extracomment>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>Personal data</source>
        <extracomment>What is looked for in a trail</extracomment>
        <translation>Données personnelles</translation>
    </message>
    <message>
        <source>Search progress</source>
        <extracomment>Accessible name of a bar that shows how far a search is</extracomment>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>&amp;Look for:</source>
        <translation>C&amp;hercher&#xa0;:</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>Accessible name of a list of secrets and personal data</extracomment>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Searching: step %1 of %2</source>
        <extracomment>How far a search is. %1 and %2: numbers of steps</extracomment>
        <translation>Recherche&#xa0;: étape %1 sur %2</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <translation>
            <numerusform>%Ln constat</numerusform>
            <numerusform>%Ln constats</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>&amp;Redact (%1)</source>
        <translation>&amp;Caviarder (%1)</translation>
    </message>
</context>
<context>
    <name>vitrine::RedactionJob</name>
    <message>
        <source>Redacting %1</source>
        <extracomment>A job that takes texts out of a trail. %1: name of a log or trail</extracomment>
        <translation>Caviardage de %1</translation>
    </message>
    <message numerus="yes">
        <source>Redacted %Ln text(s).</source>
        <translation>
            <numerusform>%Ln texte caviardé.</numerusform>
            <numerusform>%Ln textes caviardés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) that contain it were kept.</source>
        <translation>
            <numerusform>%Ln nom qui le contient a été conservé.</numerusform>
            <numerusform>%Ln noms qui le contiennent ont été conservés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RemoteOptions</name>
    <message>
        <source>URL of the Jupyter server for --executor jupyter, with its token or JUPYTER_TOKEN set</source>
        <translation>URL du serveur Jupyter pour --executor jupyter, avec son jeton ou JUPYTER_TOKEN défini</translation>
    </message>
    <message>
        <source>Address of the container engine for --executor docker, such as unix:///run/podman/podman.sock; default: DOCKER_HOST, or the first socket found</source>
        <translation>Adresse du moteur de conteneurs pour --executor docker, par exemple unix:///run/podman/podman.sock&#x202f;; par défaut&#xa0;: DOCKER_HOST, ou le premier socket trouvé</translation>
    </message>
    <message>
        <source>Dockerfile to build the image from, instead of the built-in one</source>
        <translation>Dockerfile de l’image, à la place de celui intégré</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <extracomment>%1: name of an image, or what the engine says while it builds it</extracomment>
        <translation>Image&#xa0;: %1</translation>
    </message>
    <message>
        <source>Message from the container engine: %1</source>
        <extracomment>%1: what it says</extracomment>
        <translation>Message du moteur de conteneurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Image with Python 3.13 (docker) or with a Jupyter server on port 8888 (docker-kernel); default: built automatically. Template of E2B, image of Modal or Blaxel</source>
        <translation>Image avec Python 3.13 (docker) ou avec un serveur Jupyter sur le port 8888 (docker-kernel)&#x202f;; par défaut&#xa0;: construite automatiquement. Modèle d’E2B, image de Modal ou Blaxel</translation>
    </message>
    <message>
        <source>Address of the package index for --install, instead of https://pypi.org/simple</source>
        <translation>Adresse de l’index des paquets pour --install, au lieu de https://pypi.org/simple</translation>
    </message>
    <message>
        <source>Packages: %1</source>
        <extracomment>%1: what the installer of packages says</extracomment>
        <translation>Paquets&#xa0;: %1</translation>
    </message>
    <message>
        <source>Package to install in each session, such as sympy==1.13; repeatable. The policy must allow its module and the index hosts. For %1</source>
        <translation>Paquet à installer dans chaque session, par exemple sympy==1.13&#x202f;; répétable. La politique doit autoriser son module et les hôtes de l’index. Pour %1</translation>
    </message>
    <message>
        <source>The %1 executor needs a server: --server URL.</source>
        <extracomment>%1: id of an executor; --server URL is typed literally</extracomment>
        <translation>L’exécuteur %1 a besoin d’un serveur&#xa0;: --server URL.</translation>
    </message>
    <message>
        <source>%1 is not available with the %2 executor; choose another one with --executor.</source>
        <extracomment>%1: an option, such as --server, %2: id of an executor. --executor is an option</extracomment>
        <translation>%1 n’est pas disponible avec l’exécuteur %2&#x202f;; choisissez-en un autre avec --executor.</translation>
    </message>
</context>
<context>
    <name>vitrine::RemotePage</name>
    <message>
        <source>DOCKER_HOST, or the first socket found</source>
        <extracomment>Hint in the empty field for the address of a container engine</extracomment>
        <translation>DOCKER_HOST, ou le premier socket trouvé</translation>
    </message>
    <message>
        <source>stored in the keyring, or set in the environment</source>
        <extracomment>Hint in the empty field for a secret key</extracomment>
        <translation>enregistrée dans le trousseau, ou définie dans l’environnement</translation>
    </message>
    <message>
        <source>Running Containers</source>
        <extracomment>Group in the settings: containers and sandboxes that run and may cost something</extracomment>
        <translation>Conteneurs en cours</translation>
    </message>
    <message>
        <source>Running containers and sandboxes</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Conteneurs et bacs à sable en cours</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column titles: name of a container or sandbox, its image, since when it runs</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>built when needed</source>
        <extracomment>Hint in the empty field for an image or template</extracomment>
        <translation>construite au besoin</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>Hint in the empty field for an image or template</extracomment>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>The key is in the keyring.</source>
        <translation>La clé est dans le trousseau.</translation>
    </message>
    <message>
        <source>Connected: %1.</source>
        <extracomment>%1: what answered, such as &quot;Podman Engine 4.3&quot;</extracomment>
        <translation>Connecté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>id:secret, stored in the keyring, or set in the environment</source>
        <extracomment>Hint in the empty field for a secret key; id:secret is how it is typed</extracomment>
        <translation>id:secret, enregistré dans le trousseau, ou défini dans l’environnement</translation>
    </message>
    <message>
        <source>such as sympy==1.13 pillow</source>
        <extracomment>Hint in the empty field for packages that sessions begin with; the names are as they are typed</extracomment>
        <translation>par exemple sympy==1.13 pillow</translation>
    </message>
    <message>
        <source>workspace:key, stored in the keyring, or set in the environment</source>
        <extracomment>Hint in the empty field for a secret key; workspace:key is how it is typed</extracomment>
        <translation>workspace:key, enregistré dans le trousseau, ou défini dans l’environnement</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Not listed yet</source>
        <extracomment>In place of the list of what runs. The second sentence says what helps; Refresh is a button</extracomment>
        <translation>Pas encore listés</translation>
    </message>
    <message>
        <source>Click Refresh to list running containers and sandboxes.</source>
        <translation>Cliquez sur «&#xa0;Actualiser&#xa0;» pour lister les conteneurs et bacs à sable en cours.</translation>
    </message>
    <message>
        <source>No running containers or sandboxes</source>
        <extracomment>In place of the list of what runs</extracomment>
        <translation>Aucun conteneur ou bac à sable en cours</translation>
    </message>
    <message>
        <source>token, stored in the keyring, or set in the environment</source>
        <extracomment>Hint in the empty field for the token of a Jupyter server</extracomment>
        <translation>jeton, enregistré dans le trousseau, ou défini dans l’environnement</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <extracomment>Button: asks the service whether it answers</extracomment>
        <translation>&amp;Tester la connexion</translation>
    </message>
    <message>
        <source>&amp;Executor:</source>
        <translation>&amp;Exécuteur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Server:</source>
        <extracomment>Field: address of a Jupyter server</extracomment>
        <translation>&amp;Serveur&#xa0;:</translation>
    </message>
    <message>
        <source>En&amp;gine:</source>
        <translation>&amp;Moteur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Image:</source>
        <translation>&amp;Image&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Packages:</source>
        <extracomment>Field: packages that are installed when a session begins</extracomment>
        <translation>&amp;Paquets&#xa0;:</translation>
    </message>
    <message>
        <source>Package inde&amp;x:</source>
        <extracomment>Field: address of the index that packages come from</extracomment>
        <translation>Inde&amp;x des paquets&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Clé&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>Button: asks again what runs</extracomment>
        <translation>Act&amp;ualiser</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <extracomment>Button: ends the chosen container or sandbox</extracomment>
        <translation>A&amp;rrêter</translation>
    </message>
</context>
<context>
    <name>vitrine::RemovalDialog</name>
    <message>
        <source>Reason (&amp;optional; recorded in the trail):</source>
        <translation>Ra&amp;ison (facultative&#x202f;; enregistrée dans la piste)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayCommand</name>
    <message>
        <source>Replay recorded steps and compare them with the recording</source>
        <translation>Rejouer des étapes enregistrées et les comparer à l’enregistrement</translation>
    </message>
    <message>
        <source>Only this run: its position in a log or its number in a trail</source>
        <translation>Seulement cette exécution&#xa0;: sa position dans un journal ou son numéro dans une piste</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>--shard expects two numbers, such as 2/5 for the second of five parts.</source>
        <translation>--shard attend deux nombres, par exemple 2/5 pour la deuxième partie sur cinq.</translation>
    </message>
    <message>
        <source>Start at this step of the run; earlier steps run only to restore the state</source>
        <translation>Commencer à cette étape&#x202f;; les précédentes ne font que rétablir l’état</translation>
    </message>
    <message>
        <source>Number of parallel replays, each in its own worker; results do not depend on it</source>
        <translation>Nombre de rejeux parallèles, chacun dans son processus&#x202f;; sans effet sur les résultats</translation>
    </message>
    <message>
        <source>Only the sandbox supports parallel replays: replaying runs one at a time.</source>
        <translation>Seul le bac à sable permet les rejeux parallèles&#xa0;: les exécutions sont rejouées une à une.</translation>
    </message>
    <message>
        <source>Only part i of n of the runs, divided in the same way on every machine; only these are recorded in --trail</source>
        <translation>Seulement la partie i sur n des exécutions, réparties de la même façon sur chaque machine&#x202f;; seules celles-ci sont enregistrées dans --trail</translation>
    </message>
    <message>
        <source>Logs, trails and folders. Without --policy, the policy recovered from the log applies. Tool calls are answered by --tools, then the cassette saved with the run, then LOG.tools.json next to LOG.json, then the recorded results</source>
        <translation>Journaux, pistes et dossiers. Sans --policy, la politique récupérée du journal s’applique. Réponses des outils&#xa0;: --tools, puis la cassette enregistrée avec l’exécution, puis LOG.tools.json à côté de LOG.json, puis les résultats enregistrés</translation>
    </message>
    <message>
        <source>Part %1 contains no runs.</source>
        <extracomment>%1: a part of all runs, such as 2/5</extracomment>
        <translation>La partie %1 ne contient aucune exécution.</translation>
    </message>
    <message>
        <source>Same: %1, differs: %2, incomplete: %3, not compared: %4</source>
        <extracomment>Sums below a list of code that ran again. %1 to %4: numbers</extracomment>
        <translation>Identiques&#xa0;: %1, diffèrent&#xa0;: %2, incomplètes&#xa0;: %3, non comparées&#xa0;: %4</translation>
    </message>
    <message>
        <source>Same</source>
        <extracomment>Result of running code again</extracomment>
        <translation>Identique</translation>
    </message>
    <message>
        <source>Differs</source>
        <extracomment>Result of running code again</extracomment>
        <translation>Diffère</translation>
    </message>
    <message>
        <source>Incomplete: %1 is missing</source>
        <extracomment>Result of running code again. %1: a file that the session did not write, or a module</extracomment>
        <translation>Incomplète&#xa0;: %1 manque</translation>
    </message>
    <message>
        <source>Not compared</source>
        <extracomment>Result of running code again</extracomment>
        <translation>Non comparée</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Instead of steps, run the Python code in recorded commands in the sandbox, each in a folder with the files that its session had written so far</source>
        <translation>Exécuter, au lieu des étapes, le code Python des commandes enregistrées dans le bac à sable, chacun dans un dossier contenant les fichiers que sa session avait écrits jusque-là</translation>
    </message>
    <message>
        <source>Compare with the golden runs of this trail, and fail on regressions only. Runs are paired by their task; each golden run is represented by its newest replay or, without one, by its recording</source>
        <translation>Comparer aux exécutions de référence de cette piste, et n’échouer que sur des régressions. Les exécutions sont appariées par leur tâche&#x202f;; chaque exécution de référence est représentée par son dernier rejeu ou, à défaut, par son enregistrement</translation>
    </message>
    <message>
        <source>Write the regressions as SARIF</source>
        <translation>Écrire les régressions en SARIF</translation>
    </message>
    <message>
        <source>Write a JUnit report with a test case for each step</source>
        <translation>Écrire un rapport JUnit avec un cas de test pour chaque étape</translation>
    </message>
    <message>
        <source>Write a summary as Markdown</source>
        <translation>Écrire un résumé en Markdown</translation>
    </message>
    <message>
        <source>The baseline must not be the trail that the replay is recorded in.</source>
        <translation>La référence ne doit pas être la piste dans laquelle le rejeu est enregistré.</translation>
    </message>
    <message>
        <source>No recorded command contains Python code.</source>
        <translation>Aucune commande enregistrée ne contient de code Python.</translation>
    </message>
    <message>
        <source>The reports were not written.</source>
        <translation>Les rapports n’ont pas été écrits.</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayJob</name>
    <message>
        <source>Replaying all runs of %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>Toutes les exécutions de %1 sont rejouées</translation>
    </message>
    <message>
        <source>Replaying a run of %1</source>
        <translation>Une exécution de %1 est rejouée</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayReport</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Title of a replayed run. %1: its number, %2: what the agent was asked</extracomment>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No step was replayed.</source>
        <translation>Aucune étape n’a été rejouée.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier step(s) ran to restore the state</source>
        <translation>
            <numerusform>%Ln étape antérieure exécutée pour rétablir l’état</numerusform>
            <numerusform>%Ln étapes antérieures exécutées pour rétablir l’état</numerusform>
        </translation>
    </message>
    <message>
        <source>First difference: step %1</source>
        <extracomment>Below the steps of a replayed run. %1: number of a step</extracomment>
        <translation>Première différence&#xa0;: étape %1</translation>
    </message>
    <message>
        <source>Only steps with Python code are replayed. --commands replays the Python code in recorded commands.</source>
        <translation>Seules les étapes avec du code Python sont rejouées. --commands rejoue le code Python des commandes enregistrées.</translation>
    </message>
    <message>
        <source>Interrupted in run %1 of %2: the rest was not replayed.</source>
        <extracomment>%1, %2: numbers of runs</extracomment>
        <translation>Interrompu dans l’exécution %1 sur %2&#xa0;: le reste n’a pas été rejoué.</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplaySource</name>
    <message>
        <source>Replays of a trail are recorded in that trail: omit --trail, or name the same trail.</source>
        <translation>Les rejeux d’une piste y sont enregistrés&#xa0;: omettez --trail, ou nommez la même piste.</translation>
    </message>
    <message numerus="yes">
        <source>Skipped %Ln file(s) without runs or in an unknown format.</source>
        <translation>
            <numerusform>%Ln fichier sans exécution ou de format inconnu ignoré.</numerusform>
            <numerusform>%Ln fichiers sans exécution ou de format inconnu ignorés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReportStep</name>
    <message>
        <source>Thought</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>%1 tokens in</source>
        <extracomment>Tokens that a model read. %1: a number</extracomment>
        <translation>%1 jetons lus</translation>
    </message>
    <message>
        <source>%1 tokens out</source>
        <extracomment>Tokens that a model wrote. %1: a number</extracomment>
        <translation>%1 jetons écrits</translation>
    </message>
    <message>
        <source>Step %1 · %2</source>
        <extracomment>Title of a step in a report. %1: its number, %2: its kind, such as Turn</extracomment>
        <translation>Étape %1 · %2</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Invite</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Appel d’outil</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <translation>Sortie affichée</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Traceback</source>
        <translation>Pile d’appels</translation>
    </message>
    <message>
        <source>policy %1</source>
        <extracomment>Of an execution in a report. %1: the beginning of the policy&apos;s hash</extracomment>
        <translation>politique %1</translation>
    </message>
    <message>
        <source>Run with edited code</source>
        <translation>Exécuté avec un code modifié</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Image, %1 × %2</source>
        <extracomment>Said in place of an image in a report. %1 and %2: width and height in pixels</extracomment>
        <translation>Image, %1 × %2</translation>
    </message>
    <message>
        <source>No proof: the entry of this step in the chain is damaged.</source>
        <extracomment>In place of the proof of a step in a report that has proofs</extracomment>
        <translation>Pas de preuve&#xa0;: l’entrée de cette étape dans la chaîne est endommagée.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Damaged</source>
        <extracomment>In a report, of the trail, a run or a step: it was modified outside of the program</extracomment>
        <translation>Endommagée</translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPage</name>
    <message>
        <source>Recorded</source>
        <extracomment>Title over what the log says, beside &quot;Replayed&quot;</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title over what happened when the step ran again</extracomment>
        <translation>Rejoué</translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPanes</name>
    <message>
        <source>Variables</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Imports</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Tool Calls</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Événements</translation>
    </message>
    <message>
        <source>after step %1: %2</source>
        <extracomment>Beside the title of a dock. %1: number of a step, %2: how many variables there are</extracomment>
        <translation>après l’étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <extracomment>Beside the title of a dock. %1: number of a step, %2: how many there are</extracomment>
        <translation>étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>step %1 not run yet</source>
        <extracomment>Beside the title of a dock. %1: number of a step</extracomment>
        <translation>étape %1 pas encore exécutée</translation>
    </message>
    <message>
        <source>No step is selected</source>
        <translation>Aucune étape n’est sélectionnée</translation>
    </message>
    <message>
        <source>Step %1 is running</source>
        <extracomment>In place of a list. %1: number of a step</extracomment>
        <translation>L’étape %1 est en cours</translation>
    </message>
    <message>
        <source>Step %1 has not run yet</source>
        <translation>L’étape %1 n’a pas encore été exécutée</translation>
    </message>
    <message>
        <source>Replay the run or run the step to see this.</source>
        <translation>Rejouez l’exécution ou exécutez l’étape pour voir cela.</translation>
    </message>
    <message>
        <source>Step %1 set no variables</source>
        <translation>L’étape %1 n’a défini aucune variable</translation>
    </message>
    <message>
        <source>Step %1 imported nothing</source>
        <translation>L’étape %1 n’a rien importé</translation>
    </message>
    <message>
        <source>Step %1 called no tools</source>
        <translation>L’étape %1 n’a appelé aucun outil</translation>
    </message>
    <message>
        <source>Step %1 caused no audit events</source>
        <translation>L’étape %1 n’a causé aucun événement d’audit</translation>
    </message>
    <message>
        <source>Findings</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Constats</translation>
    </message>
    <message>
        <source>No findings in step %1</source>
        <translation>Aucun constat dans l’étape %1</translation>
    </message>
    <message>
        <source>Blocked before it ran.</source>
        <extracomment>In an empty list of the results of a step: why there is nothing</extracomment>
        <translation>Bloquée avant l’exécution.</translation>
    </message>
    <message>
        <source>Cannot read the code of step %1</source>
        <extracomment>In place of a list. %1: number of a step</extracomment>
        <translation>Impossible de lire le code de l’étape %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: what Python says of it</extracomment>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <extracomment>After &quot;after step 7: 35&quot;. %Ln: how many variables the step made</extracomment>
        <translation>
            <numerusform>%Ln ajoutée</numerusform>
            <numerusform>%Ln ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>After &quot;after step 7: 35&quot;. %Ln: how many variables the step changed</extracomment>
        <translation>
            <numerusform>%Ln modifiée</numerusform>
            <numerusform>%Ln modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>The variables after the selected step was run here: changes, and the step that set each one.</source>
        <translation>Les variables après l’exécution ici de l’étape sélectionnée&#xa0;: changements, et étape qui a défini chacune.</translation>
    </message>
    <message>
        <source>The modules that the selected step imports, and whether the policy allows them.</source>
        <translation>Les modules importés par l’étape sélectionnée, et si la politique les autorise.</translation>
    </message>
    <message>
        <source>The tool calls of the selected step, with arguments and results.</source>
        <translation>Les appels d’outils de l’étape sélectionnée, avec arguments et résultats.</translation>
    </message>
    <message>
        <source>System access by the selected step while it ran here: files, network, processes.</source>
        <translation>Accès au système par l’étape sélectionnée pendant son exécution ici&#xa0;: fichiers, réseau, processus.</translation>
    </message>
    <message>
        <source>Findings of the static review, with rule and line.</source>
        <translation>Constats de l’examen statique, avec règle et ligne.</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>Beside the title of a dock. %1: number of a step</extracomment>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>Step %1 has no Python code that could run here.</source>
        <extracomment>In an empty list: why a step has no variables, imports or audit events. %1: number of a step</extracomment>
        <translation>L’étape %1 n’a pas de code Python qui puisse être exécuté ici.</translation>
    </message>
    <message>
        <source>No variables</source>
        <translation>Aucune variable</translation>
    </message>
    <message>
        <source>No imports</source>
        <translation>Aucune importation</translation>
    </message>
    <message>
        <source>No audit events</source>
        <translation>Aucun événement d’audit</translation>
    </message>
    <message>
        <source>Details shows what the active policy decides about each action.</source>
        <extracomment>In the empty list of findings of a step without Python code</extracomment>
        <translation>Le panneau Détails montre ce que la politique active décide de chaque action.</translation>
    </message>
    <message>
        <source>Step %1 has neither code nor actions.</source>
        <extracomment>In the empty list of findings: a task or a message. %1: number of a step</extracomment>
        <translation>L’étape %1 n’a ni code ni actions.</translation>
    </message>
</context>
<context>
    <name>vitrine::RetentionDialog</name>
    <message>
        <source>&amp;Move them to a new trail:</source>
        <translation>Les déplacer vers une &amp;nouvelle piste&#xa0;:</translation>
    </message>
    <message>
        <source>Delete Old Runs</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Supprimer les anciennes exécutions</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Behind a number: &quot;90 days&quot;</extracomment>
        <translation> jours</translation>
    </message>
    <message>
        <source>any age</source>
        <extracomment>In place of a number of days: runs of any age</extracomment>
        <translation>tout âge</translation>
    </message>
    <message>
        <source>any project</source>
        <extracomment>In a list of folders: runs of all of them, and those without</extracomment>
        <translation>tout projet</translation>
    </message>
    <message>
        <source>The runs are deleted permanently, with their steps, executions and notes. The deletion is recorded. Hash chain, seals and proofs of everything else stay valid.</source>
        <translation>Les exécutions sont supprimées définitivement, avec leurs étapes, rejeux et notes. La suppression est enregistrée. La chaîne de hachage, les sceaux et les preuves de tout le reste restent valables.</translation>
    </message>
    <message>
        <source>Runs in the &amp;project:</source>
        <translation>Exécutions du &amp;projet&#xa0;:</translation>
    </message>
    <message>
        <source>New trail</source>
        <extracomment>Accessible name of a field with the name of a file</extracomment>
        <translation>Nouvelle piste</translation>
    </message>
    <message>
        <source>Move to New Trail</source>
        <extracomment>Title of a dialog that asks for a new file</extracomment>
        <translation>Déplacer vers une nouvelle piste</translation>
    </message>
    <message>
        <source>Trails (*.vitrine)</source>
        <translation>Pistes d’audit (*.vitrine)</translation>
    </message>
    <message>
        <source>Runs that match</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Exécutions correspondantes</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Columns of a list of runs</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Choose an age or a project.</source>
        <extracomment>%n: number of runs</extracomment>
        <translation>Choisissez un âge ou un projet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) match</source>
        <translation>
            <numerusform>%Ln exécution correspond</numerusform>
            <numerusform>%Ln exécutions correspondent</numerusform>
        </translation>
    </message>
    <message>
        <source>Mo&amp;ve (%1)</source>
        <translation>&amp;Déplacer (%1)</translation>
    </message>
    <message>
        <source>&amp;Delete (%1)</source>
        <translation>&amp;Supprimer (%1)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <extracomment>Button: chooses a file</extracomment>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>Runs o&amp;lder than:</source>
        <translation>Exécutions datant de p&amp;lus de&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::RiskText</name>
    <message>
        <source>Risky: files</source>
        <translation>Risqué&#xa0;: fichiers</translation>
    </message>
    <message>
        <source>Risky: files, processes, environment</source>
        <translation>Risqué&#xa0;: fichiers, processus, environnement</translation>
    </message>
    <message>
        <source>Risky: network</source>
        <translation>Risqué&#xa0;: réseau</translation>
    </message>
    <message>
        <source>Risky: interpreter internals</source>
        <translation>Risqué&#xa0;: rouages de l’interpréteur</translation>
    </message>
    <message>
        <source>Risky: runs code that was not reviewed</source>
        <translation>Risqué&#xa0;: exécute du code non examiné</translation>
    </message>
    <message>
        <source>Risky: allows every module</source>
        <translation>Risqué&#xa0;: autorise tous les modules</translation>
    </message>
</context>
<context>
    <name>vitrine::RuleDelegate</name>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Comment on this rule:</source>
        <extracomment>In an empty line</extracomment>
        <translation>Commentaire sur cette règle&#xa0;:</translation>
    </message>
    <message>
        <source>Output check</source>
        <translation>Contrôle de sortie</translation>
    </message>
</context>
<context>
    <name>vitrine::RulingText</name>
    <message>
        <source>Allowed by policy rule %1.</source>
        <translation>Autorisé par la règle %1 de la politique.</translation>
    </message>
    <message>
        <source>Policy rule %1 requires a person&apos;s decision.</source>
        <translation>La règle %1 de la politique exige la décision d’une personne.</translation>
    </message>
    <message>
        <source>Denied by policy rule %1.</source>
        <translation>Refusé par la règle %1 de la politique.</translation>
    </message>
    <message>
        <source>Policy rule %1 may apply. The reach of the action is only known at run time.</source>
        <translation>La règle %1 de la politique peut s’appliquer. Ce que l’action atteint n’est connu qu’à l’exécution.</translation>
    </message>
    <message>
        <source>The policy allows the code.</source>
        <translation>La politique autorise le code.</translation>
    </message>
    <message>
        <source>The verdict is only known at run time.</source>
        <translation>Le verdict n’est connu qu’à l’exécution.</translation>
    </message>
    <message>
        <source>The reach of the action is only known at run time.</source>
        <translation>Ce que l’action atteint n’est connu qu’à l’exécution.</translation>
    </message>
    <message>
        <source>No rule denies it.</source>
        <translation>Aucune règle ne le refuse.</translation>
    </message>
    <message>
        <source>No rule matches, and the policy has no default.</source>
        <translation>Aucune règle ne correspond, et la politique n’a pas de valeur par défaut.</translation>
    </message>
    <message>
        <source>The policy has no rules for this kind of action.</source>
        <translation>La politique n’a pas de règles pour ce type d’action.</translation>
    </message>
    <message>
        <source>The policy contains an invalid pattern: %1</source>
        <translation>La politique contient un motif non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Too many possibilities to decide.</source>
        <translation>Trop de possibilités pour décider.</translation>
    </message>
    <message>
        <source>The command cannot be parsed: %1</source>
        <translation>Impossible d’analyser la commande&#xa0;: %1</translation>
    </message>
    <message>
        <source>Commands cannot be parsed: the program shfmt is not installed.</source>
        <translation>Impossible d’analyser les commandes&#xa0;: le programme shfmt n’est pas installé.</translation>
    </message>
    <message>
        <source>The command is too long.</source>
        <translation>La commande est trop longue.</translation>
    </message>
    <message>
        <source>The command is nested too deeply.</source>
        <translation>La commande est trop profondément imbriquée.</translation>
    </message>
    <message>
        <source>Parsing the command took too long.</source>
        <translation>L’analyse de la commande a pris trop de temps.</translation>
    </message>
    <message>
        <source>Not valid text: it is empty, or contains a NUL byte or invalid UTF-8.</source>
        <translation>Texte non valide&#xa0;: il est vide, ou contient un octet NUL ou de l’UTF-8 non valide.</translation>
    </message>
    <message>
        <source>Unusual characters in the name of the program: %1</source>
        <translation>Caractères inhabituels dans le nom du programme&#xa0;: %1</translation>
    </message>
    <message>
        <source>The variable %1 may change what runs.</source>
        <translation>La variable %1 peut changer ce qui s’exécute.</translation>
    </message>
    <message>
        <source>The folder is only known at run time.</source>
        <translation>Le dossier n’est connu qu’à l’exécution.</translation>
    </message>
    <message>
        <source>Not a URL with a host.</source>
        <translation>Pas une URL avec un hôte.</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sans équivalent</translation>
    </message>
    <message>
        <source>the other tool ignores this rule</source>
        <translation>l’autre outil ignore cette règle</translation>
    </message>
    <message>
        <source>only rules for all commands with a prefix can be written</source>
        <translation>seules les règles pour toutes les commandes d’un préfixe peuvent être écrites</translation>
    </message>
    <message>
        <source>this wildcard cannot be written</source>
        <translation>ce joker ne peut pas être écrit</translation>
    </message>
    <message>
        <source>a special character cannot be escaped</source>
        <translation>un caractère spécial ne peut pas être échappé</translation>
    </message>
    <message>
        <source>edits and writes cannot have different rules</source>
        <translation>modifier et écrire ne peuvent pas avoir des règles différentes</translation>
    </message>
    <message>
        <source>unknown syntax</source>
        <translation>syntaxe inconnue</translation>
    </message>
    <message>
        <source>the other tool asks in any case</source>
        <translation>l’autre outil demande dans tous les cas</translation>
    </message>
    <message>
        <source>only the stricter part can be expressed</source>
        <translation>seule la partie la plus stricte peut être exprimée</translation>
    </message>
    <message>
        <source>The command is empty or only a comment.</source>
        <translation>La commande est vide ou n’est qu’un commentaire.</translation>
    </message>
    <message>
        <source>a part of it is denied, and that cannot be written</source>
        <translation>une partie en est interdite, ce qui ne peut pas s’écrire</translation>
    </message>
    <message>
        <source>The code is not valid Python: %1</source>
        <translation>Le code n’est pas du Python valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>this key occurs again, and only the last value applies</source>
        <translation>cette clé apparaît à nouveau, et seule la dernière valeur s’applique</translation>
    </message>
    <message>
        <source>Denied by policy rule %1</source>
        <extracomment>Headline of a denied step. %1: path of a rule in the policy: &quot;imports.allow&quot;</extracomment>
        <translation>Refusé par la règle %1</translation>
    </message>
</context>
<context>
    <name>vitrine::RunChoice</name>
    <message>
        <source>Only this run: its position in a log or its number in a trail</source>
        <translation>Seulement cette exécution&#xa0;: sa position dans un journal ou son numéro dans une piste</translation>
    </message>
    <message>
        <source>Log or trail</source>
        <translation>Journal ou piste</translation>
    </message>
    <message>
        <source>Run %1 not found.</source>
        <translation>Exécution %1 introuvable.</translation>
    </message>
    <message>
        <source>Step %1 not found.</source>
        <translation>Étape %1 introuvable.</translation>
    </message>
</context>
<context>
    <name>vitrine::RunCommand</name>
    <message>
        <source>Run files as the steps of one run, in order, in one session</source>
        <translation>Exécuter des fichiers comme étapes d’une même exécution, dans l’ordre, dans une session</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>JSON file with an object of initial variables</source>
        <translation>Fichier JSON contenant un objet de variables initiales</translation>
    </message>
    <message>
        <source>Python files; - is standard input</source>
        <translation>Fichiers Python&#x202f;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>%1: expected a JSON object of variables by name.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1&#xa0;: un objet JSON de variables par nom est attendu.</translation>
    </message>
    <message>
        <source>Standard input can be used for only one step.</source>
        <translation>L’entrée standard ne peut servir qu’à une seule étape.</translation>
    </message>
    <message>
        <source>Step %1  %2</source>
        <extracomment>%1: number of a step, %2: its file</extracomment>
        <translation>Étape %1  %2</translation>
    </message>
    <message>
        <source>Interrupted in step %1 of %2: the rest did not run.</source>
        <extracomment>%1, %2: numbers of steps</extracomment>
        <translation>Interrompu à l’étape %1 sur %2&#xa0;: le reste n’a pas été exécuté.</translation>
    </message>
</context>
<context>
    <name>vitrine::RunModel</name>
    <message>
        <source>Run</source>
        <extracomment>Column title: number of a run in its trail</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Column title: what the agent was asked to do</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Column title: count of steps</extracomment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>Column title: count of steps that a policy denied</extracomment>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Column title: count of steps that failed</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title: tokens of the language model</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title: how long it took</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Column title: name of the agent of a run</extracomment>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title: the language model of a run</extracomment>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Column title: file of the log that a run was read from</extracomment>
        <translation>Source</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Column title: the worst verdict of a replay of a run</extracomment>
        <translation>Rejeu</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Column title: the final answer of a run</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>Column title: the answer that a benchmark expects from a run</extracomment>
        <translation>Attendue</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Column title: cost of the language model in US dollars</extracomment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Column title: when a run was started</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column title: judgements on a run by scorers, benchmarks and people</extracomment>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>vitrine::RunPresentation</name>
    <message>
        <source>Run %1, %2, %3</source>
        <extracomment>Read aloud. %1: number of the run, %2: the task, %3: &quot;5 steps, 1 blocked, 2 with errors&quot;</extracomment>
        <translation>Exécution %1, %2, %3</translation>
    </message>
    <message>
        <source>Damaged: this run was modified outside Vitrine.</source>
        <extracomment>Tip of a run in a list</extracomment>
        <translation>Endommagée&#xa0;: cette exécution a été modifiée hors de Vitrine.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <extracomment>Read aloud. %1: number of a run of which nothing else is known yet</extracomment>
        <translation>Exécution %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), %1 blocked, %2 with errors</source>
        <extracomment>Read aloud, after &quot;Run 46, task, &quot;. %n steps in all, %1 of them blocked, %2 with errors</extracomment>
        <translation>
            <numerusform>%Ln étape, %1 bloquées, %2 avec erreurs</numerusform>
            <numerusform>%Ln étapes, %1 bloquées, %2 avec erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A run that another one has called. %1: name of its agent, %2: its task</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, called by run %2</source>
        <extracomment>Read aloud. %1: what is said of a run, %2: number of the run that has called it</extracomment>
        <translation>%1, appelée par l’exécution %2</translation>
    </message>
    <message>
        <source>Worst verdict of the latest replay of each step</source>
        <extracomment>Tip of a column title in the list of runs</extracomment>
        <translation>Pire verdict du dernier rejeu de chaque étape</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln run(s))</source>
        <extracomment>A group of runs. %1: what they have in common, as the name of a model; %Ln: number of runs</extracomment>
        <translation>
            <numerusform>%1 (%Ln exécution)</numerusform>
            <numerusform>%1 (%Ln exécutions)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of the first score of %Ln run(s)</source>
        <extracomment>Tip of the row of a group of runs. %Ln: how many of them have a score</extracomment>
        <translation>
            <numerusform>Moyenne du premier score de %Ln exécution</numerusform>
            <numerusform>Moyenne du premier score de %Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 correct</source>
        <extracomment>In the row of a group of runs: how many answers are the expected ones. %1: as many of %2</extracomment>
        <translation>%1 sur %2 correctes</translation>
    </message>
    <message>
        <source>Errors and reached limits</source>
        <extracomment>Tip of a column title in the list of runs: number of steps</extracomment>
        <translation>Erreurs et limites atteintes</translation>
    </message>
</context>
<context>
    <name>vitrine::RunTimelineView</name>
    <message>
        <source>Timeline of Runs</source>
        <extracomment>Accessible name of the view of all runs over time</extracomment>
        <translation>Chronologie des exécutions</translation>
    </message>
    <message numerus="yes">
        <source>Run %1, %Ln step(s).</source>
        <extracomment>Said of a run. %1: its number, %n: how many steps</extracomment>
        <translation>
            <numerusform>Exécution %1, %Ln étape.</numerusform>
            <numerusform>Exécution %1, %Ln étapes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocked,</source>
        <extracomment>Text about a run. %n: how many of its steps were denied</extracomment>
        <translation>
            <numerusform>%Ln bloquée,</numerusform>
            <numerusform>%Ln bloquées,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s).</source>
        <extracomment>Said of a run, after how many steps were blocked. %n: how many of its steps ended with an error</extracomment>
        <translation>
            <numerusform>%Ln erreur.</numerusform>
            <numerusform>%Ln erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded: %1. Tools: %2. Replayed: %3.</source>
        <extracomment>Said of a run. %1 to %3: durations, or why there is none</extracomment>
        <translation>Enregistré&#xa0;: %1. Outils&#xa0;: %2. Rejoué&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Row of the timeline of runs</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Row of the timeline of runs: how long each took when it was recorded</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Row of the timeline of runs: how long its tools took when it was recorded</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Row of the timeline of runs: how long its code took here</extracomment>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>Row of the timeline of runs: steps that were denied</extracomment>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Row of the timeline of runs: steps with an error</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Aucune exécution</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) selected. %1</source>
        <extracomment>Read aloud when several runs are selected. %1: what is said of the last of them, %n: how many they are</extracomment>
        <translation>
            <numerusform>%Ln exécution choisie. %1</numerusform>
            <numerusform>%Ln exécutions choisies. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RunsOption</name>
    <message>
        <source>Only these runs, such as 1,3,5-9</source>
        <translation>Seulement ces exécutions, par exemple 1,3,5-9</translation>
    </message>
    <message>
        <source>--runs expects run numbers and ranges, such as 1,3,5-9.</source>
        <translation>--runs attend des numéros et des plages, par exemple 1,3,5-9.</translation>
    </message>
    <message>
        <source>No run has one of these numbers: %1.</source>
        <extracomment>%1: numbers of runs, such as 1,3,5-9</extracomment>
        <translation>Aucune exécution n’a l’un de ces numéros&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::RunsPane</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Aucune exécution</translation>
    </message>
    <message>
        <source>No run matches this filter</source>
        <translation>Aucune exécution ne correspond à ce filtre</translation>
    </message>
    <message>
        <source>Clear the filter to show all runs.</source>
        <translation>Effacez le filtre pour afficher toutes les exécutions.</translation>
    </message>
    <message>
        <source>Imported and received runs are listed here.</source>
        <translation>Les exécutions importées et reçues sont listées ici.</translation>
    </message>
    <message>
        <source>The runs of the trail with task, result and cost. The other panes show the selected run.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Les exécutions de la piste avec tâche, résultat et coût. Les autres panneaux montrent l’exécution sélectionnée.</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <extracomment>In the menu Group Runs By</extracomment>
        <translation>A&amp;ucun</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <extracomment>In the menu Group Runs By: the file of the log</extracomment>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <extracomment>In the menu Group Runs By</extracomment>
        <translation>&amp;Agent</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <extracomment>In the menu Group Runs By: the language model</extracomment>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <extracomment>In the menu Group Runs By: what the agent was asked to do</extracomment>
        <translation>&amp;Tâche</translation>
    </message>
    <message>
        <source>&amp;Group Runs By</source>
        <extracomment>Menu of the properties that the list of runs can be grouped by</extracomment>
        <translation>Grouper les e&amp;xécutions par</translation>
    </message>
    <message>
        <source>&amp;Add Column</source>
        <extracomment>Submenu of the columns of the list of runs: fields of the filter language that become columns</extracomment>
        <translation>&amp;Ajouter une colonne</translation>
    </message>
</context>
<context>
    <name>vitrine::ScratchControl</name>
    <message>
        <source>Scratch run of %1</source>
        <extracomment>What lists call a run that the user writes himself. %1: date and time</extracomment>
        <translation>Essai du %1</translation>
    </message>
</context>
<context>
    <name>vitrine::SealDialog</name>
    <message>
        <source>In my &amp;keyring</source>
        <extracomment>Where the key is kept</extracomment>
        <translation>Dans mon t&amp;rousseau de clés</translation>
    </message>
    <message>
        <source>In a &amp;file</source>
        <extracomment>Where the key is kept</extracomment>
        <translation>Dans un &amp;fichier</translation>
    </message>
    <message>
        <source>&amp;Create a new key there</source>
        <translation>Y &amp;créer une nouvelle clé</translation>
    </message>
    <message>
        <source>Seal Trail</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Sceller la piste</translation>
    </message>
    <message>
        <source>Key file</source>
        <extracomment>Accessible name of a field and title of a file dialog</extracomment>
        <translation>Fichier de clé</translation>
    </message>
    <message>
        <source>Key File</source>
        <translation>Fichier de clé</translation>
    </message>
    <message>
        <source>Checkpoint file</source>
        <extracomment>Accessible name of a field and title of a file dialog</extracomment>
        <translation>Fichier du point de contrôle</translation>
    </message>
    <message>
        <source>Checkpoint File</source>
        <translation>Fichier du point de contrôle</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>What is done without a file</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <extracomment>Button: signs all that a trail holds</extracomment>
        <translation>&amp;Sceller</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>Button: chooses a file</extracomment>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>K&amp;ey:</source>
        <translation>Clé secrè&amp;te&#xa0;:</translation>
    </message>
    <message>
        <source>Check&amp;point:</source>
        <translation>&amp;Point de contrôle&#xa0;:</translation>
    </message>
</context>
<context>
    <name>vitrine::SealJob</name>
    <message>
        <source>Sealing %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>Scellement de %1</translation>
    </message>
    <message>
        <source>Sealed to entry %1.</source>
        <extracomment>What came of sealing a trail. %1: number of the last entry that the seal covers</extracomment>
        <translation>Scellé jusqu’à l’entrée %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::SealText</name>
    <message>
        <source>The keyring has no sealing key yet.</source>
        <translation>Le trousseau ne contient pas encore de clé de scellement.</translation>
    </message>
    <message>
        <source>No keyring is available (Secret Service or KWallet). Store the key in a file instead.</source>
        <translation>Aucun trousseau disponible (Secret Service ou KWallet). Enregistrez la clé dans un fichier.</translation>
    </message>
    <message>
        <source>The keyring is locked.</source>
        <translation>Le trousseau est verrouillé.</translation>
    </message>
    <message>
        <source>The keyring already has an entry with this name.</source>
        <translation>Le trousseau contient déjà une entrée de ce nom.</translation>
    </message>
    <message>
        <source>Stopped before the keyring answered.</source>
        <translation>Arrêté avant la réponse du trousseau.</translation>
    </message>
    <message>
        <source>Keyring error: %1</source>
        <extracomment>%1: what the keyring says, not translated</extracomment>
        <translation>Erreur du trousseau&#xa0;: %1</translation>
    </message>
    <message>
        <source>A seal is only convincing to someone who has its checkpoint or public key from another source.</source>
        <translation>Un sceau n’est probant que si l’on a son point de contrôle ou sa clé publique d’une autre source.</translation>
    </message>
    <message numerus="yes">
        <source>Sealed %Ln entries.</source>
        <translation>
            <numerusform>%Ln entrée scellée.</numerusform>
            <numerusform>%Ln entrées scellées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SearchModel</name>
    <message>
        <source>session %1</source>
        <extracomment>In place of the number of a run: a session that belongs to none. %1: its number</extracomment>
        <translation>session %1</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Read aloud, where a step is. %1: number of the run, %2: of the step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Session %1, step %2</source>
        <extracomment>Read aloud, where a step is. %1: number of a session without a run, %2: of the step</extracomment>
        <translation>Session %1, étape %2</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Column title of what a search found: number of the run</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Column title of what a search found: number of the step</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title of what a search found</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Column title of what a search found: the line around the place</extracomment>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>vitrine::SearchPane</name>
    <message>
        <source>Search results</source>
        <extracomment>Accessible name of the list of what a search found</extracomment>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Fin&amp;d:</source>
        <extracomment>Before the field of the search</extracomment>
        <translation>Rec&amp;hercher&#xa0;:</translation>
    </message>
    <message>
        <source>Find in all runs</source>
        <extracomment>Accessible name of the field of the search</extracomment>
        <translation>Rechercher dans toutes les exécutions</translation>
    </message>
    <message>
        <source>Words or an expression, for example: %1 or %2</source>
        <extracomment>In the empty field of the search, with examples that are not to be translated</extracomment>
        <translation>Des mots ou une expression, par exemple&#xa0;: %1 ou %2</translation>
    </message>
    <message>
        <source>Filter the Lists</source>
        <extracomment>Button of the search: the lists show only what is found</extracomment>
        <translation>Filtrer les listes</translation>
    </message>
    <message>
        <source>No matches</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Searched thoughts, code, output and errors of all runs.</source>
        <translation>Recherche effectuée dans les réflexions, le code, les sorties et les erreurs de toutes les exécutions.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>What a search found</extracomment>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %Ln step(s)</source>
        <extracomment>What a search found so far; there is more</extracomment>
        <translation>
            <numerusform>la première étape</numerusform>
            <numerusform>les %Ln premières étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a search term</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Saisissez une recherche</translation>
    </message>
    <message>
        <source>Searches thoughts, code, output and errors. calls(), imports() and assigns() search the structure of the code.</source>
        <translation>Cherche dans les réflexions, le code, les sorties et les erreurs. calls(), imports() et assigns() cherchent dans la structure du code.</translation>
    </message>
    <message>
        <source>Invalid expression</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Expression non valide</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Searches all runs for words and expressions, and shows the matching lines.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Cherche des mots et expressions dans toutes les exécutions et montre les lignes trouvées.</translation>
    </message>
</context>
<context>
    <name>vitrine::SecretKindText</name>
    <message>
        <source>Task</source>
        <extracomment>Part of a run</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Final answer</source>
        <extracomment>Part of a run</extracomment>
        <translation>Réponse finale</translation>
    </message>
    <message>
        <source>Expected answer</source>
        <extracomment>Part of a run</extracomment>
        <translation>Réponse attendue</translation>
    </message>
    <message>
        <source>Other data</source>
        <extracomment>Part of a run or step: other fields that the log has</extracomment>
        <translation>Autres données</translation>
    </message>
    <message>
        <source>Thought</source>
        <extracomment>Part of a step</extracomment>
        <translation>Pensée</translation>
    </message>
    <message>
        <source>Model output</source>
        <extracomment>Part of a step</extracomment>
        <translation>Sortie du modèle</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Part of a step: the messages that the model got</extracomment>
        <translation>Invite</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Part of a step</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Tool arguments</source>
        <extracomment>Part of a step: of a tool call</extracomment>
        <translation>Arguments de l’outil</translation>
    </message>
    <message>
        <source>Tool result</source>
        <extracomment>Part of a step: of a tool call</extracomment>
        <translation>Résultat de l’outil</translation>
    </message>
    <message>
        <source>Tool error</source>
        <extracomment>Part of a step: of a tool call</extracomment>
        <translation>Erreur de l’outil</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Part of a step</extracomment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error message</source>
        <extracomment>Part of a step</extracomment>
        <translation>Message d’erreur</translation>
    </message>
    <message>
        <source>Traceback</source>
        <extracomment>Part of a step</extracomment>
        <translation>Pile d’appels</translation>
    </message>
    <message>
        <source>Code line</source>
        <extracomment>Part of a step: the line of code that an error names</extracomment>
        <translation>Ligne de code</translation>
    </message>
    <message>
        <source>Printed output</source>
        <extracomment>Part of a step</extracomment>
        <translation>Sortie affichée</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Part of a step</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Part of a step: a file or host that was used</extracomment>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Variable</source>
        <extracomment>Part of a step</extracomment>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Token</source>
        <extracomment>Something secret that was found in a text: a key or token of a service</extracomment>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clé privée</translation>
    </message>
    <message>
        <source>JSON Web Token</source>
        <translation>JSON Web Token</translation>
    </message>
    <message>
        <source>Authorization header</source>
        <translation>En-tête d’autorisation</translation>
    </message>
    <message>
        <source>Password in a URL</source>
        <translation>Mot de passe dans une URL</translation>
    </message>
    <message>
        <source>Password or key</source>
        <translation>Mot de passe ou clé</translation>
    </message>
    <message>
        <source>Random text</source>
        <translation>Texte aléatoire</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>Adresse électronique</translation>
    </message>
    <message>
        <source>Card number</source>
        <translation>Numéro de carte</translation>
    </message>
    <message>
        <source>Account number (IBAN)</source>
        <translation>Numéro de compte (IBAN)</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Numéro de téléphone</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Adresse IP</translation>
    </message>
    <message>
        <source>Replay: %1</source>
        <extracomment>Part of what was recorded when a step was replayed. %1: which, such as &quot;Printed output&quot;</extracomment>
        <translation>Rejeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>What a user wrote about a run or step</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>The name of a user&apos;s mark on a step, such as &quot;important&quot;</extracomment>
        <translation>Marque</translation>
    </message>
</context>
<context>
    <name>vitrine::SecretsJob</name>
    <message>
        <source>Looking for secrets in %1</source>
        <extracomment>A job that looks for secrets and personal data. %1: name of a log or trail</extracomment>
        <translation>Recherche de secrets dans %1</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln secret(s) or personal data.</source>
        <extracomment>What came of looking for secrets and personal data. %n: number of them</extracomment>
        <translation>
            <numerusform>%Ln secret ou donnée personnelle trouvé.</numerusform>
            <numerusform>%Ln secrets ou données personnelles trouvés.</numerusform>
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
        <translation>la sortie affichée diffère</translation>
    </message>
    <message>
        <source>the value differs</source>
        <translation>la valeur diffère</translation>
    </message>
    <message>
        <source>the error differs</source>
        <translation>l’erreur diffère</translation>
    </message>
    <message>
        <source>recorded as the final answer, but not in the replay</source>
        <translation>enregistrée comme réponse finale, mais pas dans le rejeu</translation>
    </message>
    <message>
        <source>no result for tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>aucun résultat pour l’outil %1</translation>
    </message>
    <message>
        <source>may depend on a step that changed</source>
        <translation>peut dépendre d’une étape changée</translation>
    </message>
    <message>
        <source>the log does not record the result</source>
        <translation>le journal n’enregistre pas le résultat</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>recorded: %1</source>
        <extracomment>%1: how the step had ended, such as &quot;blocked&quot;</extracomment>
        <translation>enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>now: %1</source>
        <extracomment>%1: how the step ends now, such as &quot;error&quot;</extracomment>
        <translation>maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>only noise: %1</source>
        <extracomment>Why a step counts as the same. %1: what differs without a meaning, such as &quot;addresses, dates&quot;</extracomment>
        <translation>seulement du bruit&#xa0;: %1</translation>
    </message>
    <message>
        <source>it</source>
        <translation>cela</translation>
    </message>
    <message>
        <source>Denied by policy entry %1. To allow it, add %2 to %3.</source>
        <extracomment>%1, %3: places in a policy document, such as imports.allow; %2: a value, such as &quot;subprocess&quot;</extracomment>
        <translation>Refusé par l’entrée %1 de la politique. Pour l’autoriser, ajoutez %2 à %3.</translation>
    </message>
    <message>
        <source>Denied by policy entry %1. To allow it, remove %2 from %3.</source>
        <extracomment>%1, %3: places in a policy document, such as imports.deny; %2: a value, such as &quot;numpy.f2py&quot;</extracomment>
        <translation>Refusé par l’entrée %1 de la politique. Pour l’autoriser, retirez %2 de %3.</translation>
    </message>
    <message>
        <source>Stopped by policy entry %1. To allow more, raise it.</source>
        <extracomment>%1: a limit in a policy document, such as limits.operations</extracomment>
        <translation>Arrêté par l’entrée %1 de la politique. Pour autoriser plus, augmentez-la.</translation>
    </message>
    <message>
        <source>Denied by %1. No policy entry can allow it.</source>
        <extracomment>%1: a rule that is not part of policies, such as guards.code</extracomment>
        <translation>Refusé par %1. Aucune entrée de politique ne peut l’autoriser.</translation>
    </message>
    <message>
        <source>Denied by %1. To allow it, add %2 to %3.</source>
        <extracomment>%1: a rule that is not part of policies, such as jail.files; %2: a value, such as a file; %3: a place in a policy document</extracomment>
        <translation>Refusé par %1. Pour l’autoriser, ajoutez %2 à %3.</translation>
    </message>
    <message>
        <source>the host</source>
        <extracomment>Replaces the value that an entry of a policy would have to name, if it is not recorded</extracomment>
        <translation>l’hôte</translation>
    </message>
    <message>
        <source>Denied by policy entry %1. To allow it, raise %2.</source>
        <extracomment>%1, %2: places in a policy document, such as filesystem.write and limits.written_mib</extracomment>
        <translation>Refusé par l’entrée %1 de la politique. Pour l’autoriser, augmentez %2.</translation>
    </message>
    <message>
        <source>Denied by %1. To allow it, add &quot;*&quot; to imports.allow and to attributes.allow_dunder, which turns the guards off.</source>
        <extracomment>%1: a rule that is not part of policies, such as guards.withheld</extracomment>
        <translation>Refusé par %1. Pour l’autoriser, ajoutez &quot;*&quot; à imports.allow et à attributes.allow_dunder, ce qui désactive les gardes.</translation>
    </message>
    <message>
        <source>Denied by policy entry %1. The module %2 is not installed.</source>
        <extracomment>%1: a place in a policy document, such as imports.allow; %2: a module of Python</extracomment>
        <translation>Refusé par l’entrée %1 de la politique. Le module %2 n’est pas installé.</translation>
    </message>
</context>
<context>
    <name>vitrine::SessionChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A session of an agent. %1: the agent, such as Claude Code, %2: its project or the name of its file</extracomment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Seuls les noms, les dates et les premières lignes sont lus pour cette liste. Ouvrir une session l’importe. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>Button under the list of agents&apos; sessions</extracomment>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Follow</source>
        <extracomment>Button under the list of agents&apos; sessions: read it while the agent writes it</extracomment>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Agent or project</source>
        <extracomment>In an empty field above a list</extracomment>
        <translation>Agent ou projet</translation>
    </message>
    <message>
        <source>Filter sessions</source>
        <extracomment>Accessible name of a field above the list of agents&apos; sessions</extracomment>
        <translation>Filtrer les sessions</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Column of the list of agents&apos; sessions</extracomment>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Project</source>
        <extracomment>Column of the list of agents&apos; sessions: the folder that the agent worked in</extracomment>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Changed</source>
        <extracomment>Column of the list of agents&apos; sessions: when it was written last</extracomment>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column of the list of agents&apos; sessions</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Sessions on this computer</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Sessions sur cet ordinateur</translation>
    </message>
    <message>
        <source>No sessions</source>
        <translation>Aucune session</translation>
    </message>
</context>
<context>
    <name>vitrine::SessionsCommand</name>
    <message>
        <source>Only sessions of this agent, such as &quot;Claude Code&quot;</source>
        <translation>Seulement les sessions de cet agent, comme «&#xa0;Claude Code&#xa0;»</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>List the sessions that agents have stored on this computer</source>
        <translation>Lister les sessions que des agents ont enregistrées sur cet ordinateur</translation>
    </message>
    <message>
        <source>Only sessions whose project contains this text</source>
        <translation>Seulement les sessions dont le projet contient ce texte</translation>
    </message>
    <message>
        <source>Only sessions that changed on this day or later</source>
        <translation>Seulement les sessions modifiées ce jour-là ou après</translation>
    </message>
    <message>
        <source>expected a date such as 2026-01-31, not %1</source>
        <translation>une date telle que 2026-01-31 est attendue, pas %1</translation>
    </message>
    <message>
        <source>Maximum number of sessions; the newest are listed</source>
        <translation>Nombre maximal de sessions&#x202f;; les plus récentes sont listées</translation>
    </message>
    <message>
        <source>No sessions found.</source>
        <translation>Aucune session trouvée.</translation>
    </message>
</context>
<context>
    <name>vitrine::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <extracomment>Accessible name of the list of pages of the settings</extracomment>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Colors</source>
        <extracomment>Group of choices in the settings</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Find an action</source>
        <extracomment>Hint and accessible name of a field</extracomment>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <extracomment>Accessible name of the list of actions and their keys</extracomment>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column titles of the list of shortcuts</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>Accessible name of a field that takes a key</extracomment>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2” and would be removed there.</source>
        <extracomment>%1: a key, %2: name of an action</extracomment>
        <translation>%1 est déjà attribué à «&#xa0;%2&#xa0;» et y serait supprimé.</translation>
    </message>
    <message>
        <source>Noise</source>
        <extracomment>Page of the settings: which differences of a replay mean nothing</extracomment>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Executors</source>
        <extracomment>Page of the settings: containers and clouds that code can run in</extracomment>
        <translation>Exécuteurs</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Général</translation>
    </message>
    <message>
        <source>Editor</source>
        <extracomment>Page of the settings: of code</extracomment>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Privacy</source>
        <extracomment>Page of the settings: what the program remembers of its user</extracomment>
        <translation>Vie privée</translation>
    </message>
    <message>
        <source>The policy and executor selected in the toolbar are remembered.</source>
        <translation>La politique et l’exécuteur choisis dans la barre d’outils sont mémorisés.</translation>
    </message>
    <message>
        <source>Stored only on this computer. Saved filters and views are kept.</source>
        <translation>Enregistré uniquement sur cet ordinateur. Les filtres et vues enregistrés sont conservés.</translation>
    </message>
    <message>
        <source>Execution</source>
        <extracomment>Page of the settings: of running steps again</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Policies</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Politiques</translation>
    </message>
    <message>
        <source>Not available with the In-process executor.</source>
        <translation>Non disponible avec l’exécuteur «&#xa0;Dans le processus&#xa0;».</translation>
    </message>
    <message>
        <source>one per CPU core</source>
        <extracomment>In place of 0, a number of runs</extracomment>
        <translation>une par cœur de processeur</translation>
    </message>
    <message>
        <source>Applies the next time all runs are replayed, if the executor supports parallel sessions.</source>
        <translation>S’applique au prochain rejeu de toutes les exécutions, si l’exécuteur permet des sessions parallèles.</translation>
    </message>
    <message>
        <source>Select the active policy in the toolbar; the trail records who activated it and when.</source>
        <translation>Choisissez la politique active dans la barre d’outils&#x202f;; la piste enregistre qui l’a activée et quand.</translation>
    </message>
    <message>
        <source>Takes effect after a restart. The command line uses the system language.</source>
        <translation>Prend effet après un redémarrage. La ligne de commande utilise la langue du système.</translation>
    </message>
    <message>
        <source>System default</source>
        <extracomment>In place of a language</extracomment>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Code uses the packages of this interpreter&apos;s environment, such as /path/to/venv/bin/python.</source>
        <translation>Le code utilise les paquets de l’environnement de cet interpréteur, par exemple /path/to/venv/bin/python.</translation>
    </message>
    <message>
        <source>System Python</source>
        <extracomment>In place of the path of an interpreter</extracomment>
        <translation>Python du système</translation>
    </message>
    <message>
        <source>Looks in the folders of Claude Code, Codex and other agents; a session is read when you open it.</source>
        <translation>Cherche dans les dossiers de Claude Code, de Codex et d’autres agents&#x202f;; une session est lue lorsque vous l’ouvrez.</translation>
    </message>
    <message>
        <source>Follow window colors</source>
        <extracomment>In place of a theme: the one that fits</extracomment>
        <translation>Selon les couleurs de la fenêtre</translation>
    </message>
    <message>
        <source>ISO 8601 (%1)</source>
        <extracomment>Format of dates in the settings. %1: an example</extracomment>
        <translation>ISO 8601 (%1)</translation>
    </message>
    <message>
        <source>System (%1)</source>
        <translation>Système (%1)</translation>
    </message>
    <message>
        <source>Colors with too little contrast are adjusted.</source>
        <translation>Les couleurs trop peu contrastées sont ajustées.</translation>
    </message>
    <message>
        <source>Applies to newly shown dates. Evidence always uses ISO 8601.</source>
        <translation>S’applique aux dates affichées désormais. Les preuves utilisent toujours ISO 8601.</translation>
    </message>
    <message>
        <source>&amp;Reopen the last files on startup</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Rouvrir les derniers fichiers au démarrage</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <extracomment>Label of a choice in the settings</extracomment>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Wrap long lines</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Renvoyer à la ligne les longues lignes</translation>
    </message>
    <message>
        <source>&amp;Show spaces and tabs</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Afficher les espaces et les tabulations</translation>
    </message>
    <message>
        <source>&amp;Tab width:</source>
        <extracomment>Label of a number in the settings: columns</extracomment>
        <translation>&amp;Largeur des tabulations&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;heme:</source>
        <extracomment>Label of a choice in the settings: colors of code</extracomment>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Freeze the clock at each step&apos;s recorded time</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Figer l’horloge à l’heure enregistrée de chaque étape</translation>
    </message>
    <message>
        <source>&amp;Use the same random seed for each run</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Utiliser la même graine aléatoire pour chaque exécution</translation>
    </message>
    <message>
        <source>&amp;Parallel replays:</source>
        <extracomment>Label of a number in the settings</extracomment>
        <translation>&amp;Rejeux parallèles&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;ython of the sandbox:</source>
        <extracomment>Label of a field in the settings: path of an interpreter</extracomment>
        <translation>P&amp;ython du bac à sable&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Ask for a reason when activating a policy</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Demander une raison à l’activation d’une politique</translation>
    </message>
    <message>
        <source>&amp;Verify changed steps automatically after each change of a draft</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Vérifier automatiquement les étapes changées après chaque modification d’un brouillon</translation>
    </message>
    <message>
        <source>&amp;Suggested limit: peak usage ×</source>
        <extracomment>Label of a number in the settings: a limit is so many times what was used</extracomment>
        <translation>&amp;Limite suggérée&#xa0;: usage maximal ×</translation>
    </message>
    <message>
        <source>&amp;Remember recent files, filters and SQL queries</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Mémoriser les fichiers, filtres et requêtes SQL récents</translation>
    </message>
    <message>
        <source>&amp;Clear History</source>
        <extracomment>Button in the settings: empties the lists of what was used</extracomment>
        <translation>&amp;Effacer l’historique</translation>
    </message>
    <message>
        <source>&amp;List the sessions of agents on this computer on the welcome page</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>&amp;Lister les sessions d’agents de cet ordinateur sur la page d’accueil</translation>
    </message>
    <message>
        <source>&amp;Interface font:</source>
        <extracomment>Label of a field in the settings: family and size</extracomment>
        <translation>Police de l’&amp;interface&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Code font:</source>
        <extracomment>Label of a field in the settings: family and size</extracomment>
        <translation>Police du c&amp;ode&#xa0;:</translation>
    </message>
    <message>
        <source>D&amp;ates:</source>
        <extracomment>Label of a choice in the settings</extracomment>
        <translation>D&amp;ates&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <extracomment>Button: gives the chosen action the key</extracomment>
        <translation>&amp;Attribuer</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <extracomment>Button: gives the chosen action the key that it had at first</extracomment>
        <translation>&amp;Par défaut</translation>
    </message>
    <message>
        <source>R&amp;eset All</source>
        <extracomment>Button: gives all actions the keys that they had at first</extracomment>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
</context>
<context>
    <name>vitrine::SiteProgressText</name>
    <message>
        <source>Connecting</source>
        <extracomment>State of a job: it waits for a container engine or a cloud to answer</extracomment>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Building image</source>
        <extracomment>State of a job: the image of a container or sandbox is made</extracomment>
        <translation>Construction de l’image</translation>
    </message>
    <message>
        <source>Starting sandbox</source>
        <extracomment>State of a job: a container or sandbox starts</extracomment>
        <translation>Démarrage du bac à sable</translation>
    </message>
    <message>
        <source>Installing packages</source>
        <extracomment>State of a job: packages are installed in a container or sandbox</extracomment>
        <translation>Installation de paquets</translation>
    </message>
    <message>
        <source>Message from the container engine: %1</source>
        <extracomment>%1: what a container engine warned of</extracomment>
        <translation>Message du moteur de conteneurs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::SqlPane</name>
    <message>
        <source>Run</source>
        <extracomment>Button: run the statement in the SQL editor</extracomment>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Run the query (Ctrl+Return)</source>
        <translation>Exécuter la requête (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Button with a menu: tables that SQL can ask</extracomment>
        <translation>Vues</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Button with a menu: SQL that was asked before</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <extracomment>Button: the answer to SQL becomes a file of comma-separated values</extracomment>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>SQL</source>
        <extracomment>Read aloud: the field for SQL</extracomment>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Read aloud: the rows that SQL gave</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>No query yet</source>
        <translation>Aucune requête</translation>
    </message>
    <message>
        <source>Press Ctrl+Return to run a query. Queries are read-only; Views lists the tables.</source>
        <translation>Ctrl+Entrée exécute une requête. Les requêtes sont en lecture seule&#x202f;; «&#xa0;Vues&#xa0;» liste les tables.</translation>
    </message>
    <message>
        <source>Go to Step</source>
        <extracomment>Of a row that SQL gave: shows the run or step that it is about</extracomment>
        <translation>Aller à l’étape</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy with Column Names</source>
        <extracomment>Copies rows of a table, the names of its columns first</extracomment>
        <translation>Copier avec les noms des colonnes</translation>
    </message>
    <message>
        <source>Running…</source>
        <extracomment>Beside the SQL editor: the answer is not there yet</extracomment>
        <translation>Exécution…</translation>
    </message>
    <message>
        <source>No rows</source>
        <translation>Aucune ligne</translation>
    </message>
    <message>
        <source>This row does not identify a step: add a column step, execution or run to the query.</source>
        <translation>Cette ligne n’identifie aucune étape&#xa0;: ajoutez une colonne step, execution ou run à la requête.</translation>
    </message>
    <message>
        <source>The trail does not contain this step.</source>
        <translation>La piste ne contient pas cette étape.</translation>
    </message>
    <message>
        <source>This row does not belong to a run.</source>
        <translation>Cette ligne n’appartient à aucune exécution.</translation>
    </message>
    <message>
        <source>Save Result As</source>
        <translation>Enregistrer le résultat sous</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Read-only SQL queries. Press Return or double-click a row to open its step.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Requêtes SQL en lecture seule. Appuyez sur Entrée ou double-cliquez sur une ligne pour ouvrir son étape.</translation>
    </message>
</context>
<context>
    <name>vitrine::SqlText</name>
    <message numerus="yes">
        <source>The first %Ln row(s), in %1 s; there are more</source>
        <extracomment>Beside the answer to SQL. %n: how many rows are shown, %1: seconds. There are more rows</extracomment>
        <translation>
            <numerusform>La première ligne, en %1 s&#x202f;; il y en a d’autres</numerusform>
            <numerusform>Les %Ln premières lignes, en %1 s&#x202f;; il y en a d’autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1 s</source>
        <extracomment>Beside the answer to SQL. %n: how many rows there are, %1: seconds</extracomment>
        <translation>
            <numerusform>%Ln ligne en %1 s</numerusform>
            <numerusform>%Ln lignes en %1 s</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a single SELECT is allowed. %1</source>
        <translation>Un seul SELECT est autorisé. %1</translation>
    </message>
    <message>
        <source>The query exceeded its time or memory limit: %1</source>
        <translation>La requête a dépassé sa limite de temps ou de mémoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Invalid SQL: %1</source>
        <translation>SQL non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Cannot read the trail: %1</source>
        <translation>Impossible de lire la piste&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::StepDetails</name>
    <message>
        <source>Command</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Pattern</source>
        <extracomment>Name of a property of an action: what was searched for</extracomment>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Name of a property of an action: given to another agent</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Argument</source>
        <extracomment>Name of a property of a tool call: its most important argument</extracomment>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Name of a property of an action: what a policy decides about it</extracomment>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Name of a property of an action: why a policy decides so</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Active Policy</source>
        <extracomment>Name of a property of an action: which policy decides about it</extracomment>
        <translation>Politique active</translation>
    </message>
    <message>
        <source>Exit Status</source>
        <extracomment>Name of a property of a command</extracomment>
        <translation>Code de retour</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>Name of a property</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Name of a property</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Name of a property of an action</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Title of a group of properties. %1: number of a step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Name of a property of a step</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Name of a property of a step: date and time</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Name of a property of a step</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <extracomment>%1: amount that the model has read, %2: that it has written</extracomment>
        <translation>%1 lus, %2 écrits</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more action(s)</source>
        <extracomment>More actions than a pane lists</extracomment>
        <translation>
            <numerusform>%Ln autre action</numerusform>
            <numerusform>%Ln autres actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Files Changed by the Run</source>
        <extracomment>Title of a list: files that the actions of a run have changed</extracomment>
        <translation>Fichiers modifiés par l’exécution</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s)</source>
        <extracomment>More files than a pane lists</extracomment>
        <translation>
            <numerusform>%Ln autre fichier</numerusform>
            <numerusform>%Ln autres fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln write(s)</source>
        <translation>
            <numerusform>%Ln écriture</numerusform>
            <numerusform>%Ln écritures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edit(s)</source>
        <translation>
            <numerusform>%Ln modification</numerusform>
            <numerusform>%Ln modifications</numerusform>
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
        <translation>Marque</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Name of a property of a step: what a user has written about it</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Decision of the Hook</source>
        <extracomment>Title of a group of properties: what was decided about a tool call before it ran</extracomment>
        <translation>Décision du hook</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>Name of a property: allowed, asked or denied</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Decided By</source>
        <extracomment>Name of a property: who decided, a person or &quot;policy&quot;</extracomment>
        <translation>Décidé par</translation>
    </message>
    <message>
        <source>Edited Arguments</source>
        <extracomment>Name of a property: the arguments of a tool call, edited by the person who allowed it</extracomment>
        <translation>Arguments modifiés</translation>
    </message>
    <message>
        <source>Waited</source>
        <extracomment>Name of a property: how long a tool call waited for a person</extracomment>
        <translation>Attente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Denied by a person&quot;, %2: the reason</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Approbation</translation>
    </message>
    <message>
        <source>Scores of the Run</source>
        <extracomment>Title of a group of properties: judgements on a run by scorers, benchmarks and people</extracomment>
        <translation>Scores de l’exécution</translation>
    </message>
    <message>
        <source>%1
By %2</source>
        <extracomment>Tip of a score. %1: its explanation, %2: the person, model or program that gave it</extracomment>
        <translation>%1
Par %2</translation>
    </message>
    <message>
        <source>Events in the Log</source>
        <extracomment>Title of a group of properties: records of the log about approvals, limits, hooks and the like</extracomment>
        <translation>Événements du journal</translation>
    </message>
    <message>
        <source>If Allowed</source>
        <extracomment>Title of a group of properties: changes of the policy that would allow a denied step</extracomment>
        <translation>Si autorisée</translation>
    </message>
    <message>
        <source>changed no files</source>
        <extracomment>Below &quot;Files Changed by the Run&quot;</extracomment>
        <translation>n’a modifié aucun fichier</translation>
    </message>
    <message>
        <source>This Step</source>
        <extracomment>Name of a property in Details: the selected step</extracomment>
        <translation>Cette étape</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Name of a property of a denied step: a change of the policy that would allow it</extracomment>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>Name of a property of a denied step: what else a change of the policy would do</extracomment>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Name of a property of a step without code or action: task, message …</extracomment>
        <translation>Genre</translation>
    </message>
</context>
<context>
    <name>vitrine::StepMessages</name>
    <message>
        <source>Step %1 calls a tool that has no result.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 appelle un outil sans résultat.</translation>
    </message>
    <message>
        <source>Step %1 is fixed: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>L’étape %1 est corrigée&#xa0;: enregistrée %2, rejouée %3.</translation>
    </message>
    <message>
        <source>Step %1 is broken: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>L’étape %1 est cassée&#xa0;: enregistré %2, rejoué %3.</translation>
    </message>
    <message>
        <source>Step %1 differs from the recording.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 diffère de l’enregistrement.</translation>
    </message>
    <message>
        <source>Step %1 differs: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>L’étape %1 diffère&#xa0;: enregistré %2, rejoué %3.</translation>
    </message>
    <message>
        <source>The last run of step %1 was interrupted.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Le dernier passage de l’étape %1 a été interrompu.</translation>
    </message>
    <message>
        <source>The program ended while the step was running. Its printed output was not recorded.</source>
        <translation>Le programme s’est terminé pendant l’étape. La sortie affichée n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Step %1 was blocked.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 a été bloquée.</translation>
    </message>
    <message>
        <source>Step %1 reached a limit.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 a atteint une limite.</translation>
    </message>
    <message>
        <source>Step %1 could not be parsed by the agent framework.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 n’a pas pu être analysée par le framework d’agents.</translation>
    </message>
    <message>
        <source>Step %1 ended with an error.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 s’est terminée par une erreur.</translation>
    </message>
    <message>
        <source>This step has a draft.</source>
        <extracomment>Strip over an edited step</extracomment>
        <translation>Cette étape a un brouillon.</translation>
    </message>
    <message>
        <source>The recording is unchanged. Ctrl+Return runs the draft.</source>
        <translation>L’enregistrement est inchangé. Ctrl+Entrée exécute le brouillon.</translation>
    </message>
    <message>
        <source>The draft ran in %1.</source>
        <extracomment>%1: duration, &quot;38 ms&quot;</extracomment>
        <translation>Le brouillon s’est exécuté en %1.</translation>
    </message>
    <message>
        <source>The recording is unchanged.</source>
        <translation>L’enregistrement est inchangé.</translation>
    </message>
    <message>
        <source>The draft ran and ended after %2: %1.</source>
        <extracomment>%1: how it ended: &quot;an error&quot;, &quot;blocked&quot;; %2: duration, &quot;38 ms&quot;</extracomment>
        <translation>Le brouillon s’est exécuté et s’est terminé après %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Step %1 was blocked: %2</source>
        <extracomment>%1: number of the step, %2: a sentence: &quot;Import of sympy is not allowed.&quot;</extracomment>
        <translation>L’étape %1 a été bloquée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Denied when recorded.</source>
        <translation>Refusé à l’enregistrement.</translation>
    </message>
    <message>
        <source>It was denied by the policy that was active at the time.</source>
        <translation>Elle a été refusée par la politique alors active.</translation>
    </message>
</context>
<context>
    <name>vitrine::StepModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of a step in its run</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title: action, plan, task …</extracomment>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title: how the step ended when it was recorded</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>First Line</source>
        <extracomment>Column title: first line of the code</extracomment>
        <translation>Première ligne</translation>
    </message>
    <message>
        <source>Replay Time</source>
        <extracomment>Column title: how long the newest execution took</extracomment>
        <translation>Durée du rejeu</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: what the policy says of the code</extracomment>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Column title: how the newest execution compares with the recording</extracomment>
        <translation>Rejeu</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPane</name>
    <message>
        <source>No step is selected</source>
        <extracomment>Title of the pane of a step while none is selected</extracomment>
        <translation>Aucune étape n’est sélectionnée</translation>
    </message>
    <message>
        <source>Select a step to see its thought, code and results.</source>
        <translation>Sélectionnez une étape pour voir sa réflexion, son code et ses résultats.</translation>
    </message>
    <message>
        <source>This step has no code.</source>
        <extracomment>In place of the code of a step that has none, and no other text</extracomment>
        <translation>Cette étape n’a pas de code.</translation>
    </message>
    <message>
        <source>Run Draft</source>
        <extracomment>Button: runs the edited code</extracomment>
        <translation>Exécuter le brouillon</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <extracomment>Button: puts the recorded code back</extracomment>
        <translation>Abandonner le brouillon</translation>
    </message>
    <message>
        <source>Go to Line %1</source>
        <extracomment>Button: puts the cursor on the line of the error. %1: number of the line
----------
Link: puts the cursor on the line of the error. %1: number of the line</extracomment>
        <translation>Aller à la ligne %1</translation>
    </message>
    <message>
        <source>Show Difference</source>
        <extracomment>Button: shows the tab Difference
----------
Link: shows the tab Difference</extracomment>
        <translation>Afficher la différence</translation>
    </message>
    <message>
        <source>Compare With Recording</source>
        <extracomment>Button: shows what the edited code changes</extracomment>
        <translation>Comparer à l’enregistrement</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button: shows why the policy denies the step, and what would allow it</extracomment>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <extracomment>Accessible name of what a step without code says: a task, a thought</extracomment>
        <translation>Texte de l’étape</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>The selected step: thought, code and results. Editing the code starts a draft; the recording is unchanged.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>L’étape sélectionnée&#xa0;: réflexion, code et résultats. Modifier le code commence un brouillon&#x202f;; l’enregistrement reste inchangé.</translation>
    </message>
    <message>
        <source>Show Draft</source>
        <extracomment>Button: shows the draft of the policy, which allows the step</extracomment>
        <translation>Afficher le brouillon</translation>
    </message>
    <message>
        <source>Allow…</source>
        <extracomment>Button: of a step that the policy denies; what would allow it is not known yet</extracomment>
        <translation>Autoriser…</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPresentation</name>
    <message>
        <source>Step %1 of %2, %3, %4, replay: %5</source>
        <extracomment>Read aloud. %1: number of the step, %2: how many steps the run has, %3: status, %4: first line, %5: replay</extracomment>
        <translation>Étape %1 sur %2, %3, %4, rejeu&#xa0;: %5</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Step %1 of the run (step %2 in the log).</source>
        <extracomment>Tip. %1: place of a step in its run, %2: the number that the log gives it</extracomment>
        <translation>Étape %1 de l’exécution (étape %2 dans le journal).</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Read aloud: a step of which nothing is known yet</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Damaged: this step was modified outside Vitrine. The other steps of the run are intact.</source>
        <extracomment>Tip of a step in a list</extracomment>
        <translation>Endommagée&#xa0;: cette étape a été modifiée hors de Vitrine. Les autres étapes de l’exécution sont intactes.</translation>
    </message>
    <message>
        <source>Damaged: this run was modified outside Vitrine.</source>
        <extracomment>Tip of a step in a list, of which any may be the one</extracomment>
        <translation>Endommagée&#xa0;: cette exécution a été modifiée hors de Vitrine.</translation>
    </message>
    <message>
        <source>not Python</source>
        <extracomment>Why a step with code cannot be replayed</extracomment>
        <translation>pas du Python</translation>
    </message>
    <message>
        <source>No code that can be replayed.</source>
        <extracomment>Tip of a dash in the list of steps: a step that only called tools</extracomment>
        <translation>Aucun code qui puisse être rejoué.</translation>
    </message>
    <message>
        <source>This step has no code.</source>
        <extracomment>Tip of a dash in the list of steps</extracomment>
        <translation>Cette étape n’a pas de code.</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPrinter</name>
    <message>
        <source>operations: %1</source>
        <extracomment>What a step cost. %1: a number</extracomment>
        <translation>opérations&#xa0;: %1</translation>
    </message>
    <message>
        <source>final answer</source>
        <translation>réponse finale</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>imports</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>affiché</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>Place in the code of a step. %1: number of the line, %2: the line itself</extracomment>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (denied)</source>
        <extracomment>%1: name of a module that the policy denies</extracomment>
        <translation>%1 (refusé)</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>constats</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <extracomment>A finding of the review. %1: a sentence, %2: where it is, such as &quot;logs&quot;, %3: number of the line</extracomment>
        <translation>%1 (%2, ligne %3)</translation>
    </message>
    <message>
        <source>restored to the state before this step</source>
        <translation>rétablie dans l’état précédant cette étape</translation>
    </message>
    <message>
        <source>restarted: the state of earlier steps is lost</source>
        <translation>redémarrée&#xa0;: l’état des étapes précédentes est perdu</translation>
    </message>
    <message>
        <source>session</source>
        <extracomment>Of the steps of a run, which share their variables. Behind it: how it goes on</extracomment>
        <translation>session</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>politique</translation>
    </message>
</context>
<context>
    <name>vitrine::StepResults</name>
    <message>
        <source>Results of the step</source>
        <extracomment>Accessible name of the tabs below the code of a step</extracomment>
        <translation>Résultats de l’étape</translation>
    </message>
    <message>
        <source>Printed Output</source>
        <extracomment>Tab: what the code printed</extracomment>
        <translation>Sortie affichée</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Tab: the value of the last statement</extracomment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Tab: how the code failed</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Tab: recorded against replayed</extracomment>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Tab: what the model saw</extracomment>
        <translation>Invite</translation>
    </message>
    <message>
        <source>Raw Log</source>
        <extracomment>Tab: the bytes of the log that this step was read from
----------
Title of a side of a comparison: the code that the log has</extracomment>
        <translation>Journal brut</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>In place of a text that has no characters
----------
Beside the title of a tab</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>no error</source>
        <extracomment>In place of an error</extracomment>
        <translation>aucune erreur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <extracomment>Beside the title of the tab of the prompt</extracomment>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted</source>
        <extracomment>State of an execution that the end of the program cut off</extracomment>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>State of an execution</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>%1, from the draft</source>
        <extracomment>State of an execution of edited code. %1: &quot;OK&quot;, &quot;Error&quot;</extracomment>
        <translation>%1, depuis le brouillon</translation>
    </message>
    <message>
        <source>This step has not been replayed. Replay the run or run the step to compare it.</source>
        <translation>Cette étape n’a pas été rejouée. Rejouez l’exécution ou exécutez l’étape pour la comparer.</translation>
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
            <numerusform>%Ln octet</numerusform>
            <numerusform>%Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>While the bytes of the log are being read</extracomment>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>%1, replayed</source>
        <extracomment>Accessible name of a text. %1: &quot;Logs&quot;, &quot;Output&quot;, &quot;Error&quot;</extracomment>
        <translation>%1, rejoué</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Title of a side of a comparison: what the log says</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title of a side of a comparison: what happened now</extracomment>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Over a comparison. %1: verdict, %2: why, a sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Title of a side of a comparison: the code that the user has edited</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>This step has no Python code, so it cannot be replayed and compared.</source>
        <translation>Cette étape n’a pas de code Python&#xa0;: elle ne peut être ni rejouée ni comparée.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button after the tabs: a menu of those that do not fit</extracomment>
        <translation>Autres</translation>
    </message>
</context>
<context>
    <name>vitrine::StepText</name>
    <message>
        <source>no error</source>
        <extracomment>Part of a sentence: &quot;recorded no error, replayed …&quot;</extracomment>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>an error</source>
        <extracomment>Part of a sentence: &quot;recorded blocked, replayed an error&quot;</extracomment>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>Part of a sentence: &quot;recorded blocked, replayed an error&quot;</extracomment>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>a timeout</source>
        <extracomment>Part of a sentence: &quot;replayed a timeout&quot;</extracomment>
        <translation>un délai dépassé</translation>
    </message>
    <message>
        <source>a limit</source>
        <extracomment>Part of a sentence: &quot;replayed a limit&quot;</extracomment>
        <translation>une limite</translation>
    </message>
    <message>
        <source>a crash</source>
        <extracomment>Part of a sentence: &quot;replayed a crash&quot;</extracomment>
        <translation>un plantage</translation>
    </message>
    <message>
        <source>cancelled</source>
        <extracomment>Part of a sentence: &quot;replayed cancelled&quot;</extracomment>
        <translation>annulé</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Part of a sentence: &quot;recorded nothing, replayed an error&quot;</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>pas de code</translation>
    </message>
    <message>
        <source>list of allowed modules</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>liste des modules autorisés</translation>
    </message>
    <message>
        <source>addresses</source>
        <extracomment>Kind of noise between two runs: memory addresses such as 0x7f3a…</extracomment>
        <translation>adresses</translation>
    </message>
    <message>
        <source>paths of modules</source>
        <extracomment>Kind of noise between two runs: folders in which modules are installed</extracomment>
        <translation>chemins de modules</translation>
    </message>
    <message>
        <source>dates</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>dates</translation>
    </message>
    <message>
        <source>durations</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>durées</translation>
    </message>
    <message>
        <source>The printed output differs.</source>
        <translation>La sortie affichée diffère.</translation>
    </message>
    <message>
        <source>The output differs.</source>
        <translation>La sortie diffère.</translation>
    </message>
    <message>
        <source>The error differs.</source>
        <translation>L’erreur diffère.</translation>
    </message>
    <message>
        <source>The recorded step gave the final answer; the replay did not.</source>
        <translation>L’étape enregistrée donnait la réponse finale, pas le rejeu.</translation>
    </message>
    <message>
        <source>Follows a changed step: started from a different state.</source>
        <translation>Suit une étape changée&#xa0;: commencée dans un état différent.</translation>
    </message>
    <message>
        <source>The step has no code to run.</source>
        <translation>L’étape n’a pas de code à exécuter.</translation>
    </message>
    <message>
        <source>The log does not record how the step ended.</source>
        <translation>Le journal n’enregistre pas comment l’étape s’est terminée.</translation>
    </message>
    <message>
        <source>The step was stopped before it finished.</source>
        <translation>L’étape a été arrêtée avant la fin.</translation>
    </message>
    <message>
        <source>The tool %1 has no recorded result.</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>L’outil %1 n’a pas de résultat enregistré.</translation>
    </message>
    <message>
        <source>Denied by policy rule %1.</source>
        <extracomment>%1: name of a rule of the policy, such as imports.allow</extracomment>
        <translation>Refusée par la règle %1 de la politique.</translation>
    </message>
    <message>
        <source>Only noise differs: %1.</source>
        <extracomment>%1: what differs without a meaning: &quot;addresses, dates&quot;</extracomment>
        <translation>Seul du bruit diffère&#xa0;: %1.</translation>
    </message>
    <message>
        <source>order of sets</source>
        <extracomment>Kind of noise between two runs: the order in which sets are printed</extracomment>
        <translation>ordre des ensembles</translation>
    </message>
    <message>
        <source>last digits of numbers</source>
        <extracomment>Kind of noise between two runs: the last digits of numbers</extracomment>
        <translation>derniers chiffres des nombres</translation>
    </message>
    <message>
        <source>Compared without noise rules.</source>
        <translation>Comparé sans règles de bruit.</translation>
    </message>
    <message>
        <source>All noise rules are off. Turn them on in Edit &gt; Settings &gt; Noise.</source>
        <translation>Toutes les règles de bruit sont désactivées. Activez-les dans Édition &gt; Paramètres &gt; Bruit.</translation>
    </message>
    <message>
        <source>Noise, by the rules stored with this replay: %1.</source>
        <extracomment>Over a comparison. %1: &quot;addresses, dates&quot;</extracomment>
        <translation>Bruit, selon les règles enregistrées avec ce rejeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Noise, by your rules: %1.</source>
        <extracomment>Over a comparison. %1: &quot;addresses, dates&quot;</extracomment>
        <translation>Bruit, selon vos règles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>times</source>
        <extracomment>Kind of noise between two runs: times of day</extracomment>
        <translation>heures</translation>
    </message>
    <message>
        <source>wording of errors by Python version</source>
        <extracomment>Kind of noise between two runs: error messages that versions of Python word differently</extracomment>
        <translation>formulation des erreurs selon la version de Python</translation>
    </message>
</context>
<context>
    <name>vitrine::StepsPane</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Aucune étape</translation>
    </message>
    <message>
        <source>Select a run to see its steps.</source>
        <translation>Sélectionnez une exécution pour voir ses étapes.</translation>
    </message>
    <message>
        <source>This run has no recorded steps.</source>
        <translation>Cette exécution n’a aucune étape enregistrée.</translation>
    </message>
    <message>
        <source>The steps of the selected run in order, with recorded status and replay verdict.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Les étapes de l’exécution sélectionnée dans l’ordre, avec état enregistré et verdict du rejeu.</translation>
    </message>
</context>
<context>
    <name>vitrine::SuggestPage</name>
    <message>
        <source>Suggested Changes</source>
        <translation>Changements suggérés</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why a change of a policy is suggested</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Use as Draft</source>
        <extracomment>Button: makes a suggested policy the draft</extracomment>
        <translation>Prendre comme brouillon</translation>
    </message>
    <message>
        <source>Click Suggest to find the minimal policy for the selected runs.</source>
        <translation>Cliquez sur «&#xa0;Suggérer&#xa0;» pour trouver la politique minimale des exécutions choisies.</translation>
    </message>
    <message>
        <source>All Runs</source>
        <extracomment>In a choice: for which runs a policy is suggested</extracomment>
        <translation>Toutes les exécutions</translation>
    </message>
    <message>
        <source>Runs in the List</source>
        <extracomment>In a choice: the runs that match the filter</extracomment>
        <translation>Exécutions de la liste</translation>
    </message>
    <message>
        <source>Selected Run</source>
        <translation>Exécution sélectionnée</translation>
    </message>
    <message>
        <source>For:</source>
        <extracomment>Beside a choice of runs: the smallest policy is suggested for them</extracomment>
        <translation>Pour&#xa0;:</translation>
    </message>
    <message>
        <source>Runs with unchanged results</source>
        <translation>Exécutions aux résultats inchangés</translation>
    </message>
    <message>
        <source>Suggest</source>
        <extracomment>Button: searches for the smallest policy that the chosen runs need</extracomment>
        <translation>Suggérer</translation>
    </message>
    <message>
        <source>The draft is already minimal for these runs.</source>
        <translation>Le brouillon est déjà minimal pour ces exécutions.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Of a rule: whether a suggested policy removes it, adds it, or changes its value</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>peak usage %1</source>
        <extracomment>Of a limit: with headroom. %1: highest use by a step</extracomment>
        <translation>usage maximal %1</translation>
    </message>
    <message>
        <source>never called</source>
        <translation>jamais appelé</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>inutilisé</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>Stop Verification</source>
        <extracomment>Button: replays the chosen runs under the suggested policy, to check that their results stay the same</extracomment>
        <translation>Arrêter la vérification</translation>
    </message>
    <message>
        <source>Verify by Replay</source>
        <translation>Vérifier par rejeu</translation>
    </message>
    <message>
        <source>Verification: replaying the first run.</source>
        <translation>Vérification&#xa0;: rejeu de la première exécution.</translation>
    </message>
    <message>
        <source>Not verified by replay.</source>
        <translation>Non vérifiée par rejeu.</translation>
    </message>
    <message>
        <source>Incomplete.</source>
        <extracomment>After a sentence: not all runs have been replayed</extracomment>
        <translation>Incomplet.</translation>
    </message>
    <message numerus="yes">
        <source>Static check of %Ln step(s): %1 allowed and %2 denied as recorded; %3 would change.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>Vérification statique de %Ln étape&#xa0;: %1 autorisée et %2 refusée comme enregistré&#x202f;; %3 changerait.</numerusform>
            <numerusform>Vérification statique de %Ln étapes&#xa0;: %1 autorisées et %2 refusées comme enregistré&#x202f;; %3 changeraient.</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps That Changed</source>
        <translation>Étapes changées</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Column: result of a step when it was recorded</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Observed</source>
        <extracomment>Column: result of a step when it was replayed</extracomment>
        <translation>Observé</translation>
    </message>
    <message>
        <source>A suggested group, such as a sub-command or a folder, allows at most this many recorded actions of other runs as well</source>
        <translation>Un groupe suggéré, tel qu’une sous-commande ou un dossier, autorise aussi au plus ce nombre d’actions enregistrées d’autres exécutions</translation>
    </message>
    <message>
        <source>Groups also allow at most:</source>
        <extracomment>Beside a number: how many recorded actions of other runs a group of a suggested policy may allow</extracomment>
        <translation>Les groupes autorisent aussi au plus&#xa0;:</translation>
    </message>
    <message>
        <source>covers %1, and %2 of other runs</source>
        <extracomment>Of a pattern. %1: how many recorded actions of the chosen runs it covers, %2: how many of other runs</extracomment>
        <translation>couvre %1, et %2 d’autres exécutions</translation>
    </message>
    <message>
        <source>as recorded</source>
        <extracomment>Of the dialect of a suggested policy: the code was recorded in it</extracomment>
        <translation>comme enregistré</translation>
    </message>
    <message>
        <source>Searching for the minimal policy…</source>
        <extracomment>In place of a suggested policy, while it is searched for</extracomment>
        <translation>Recherche de la politique minimale…</translation>
    </message>
</context>
<context>
    <name>vitrine::TableView</name>
    <message>
        <source>Table</source>
        <extracomment>Accessible name of a table that was read from a text</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <extracomment>Context menu of a table: comma-separated values</extracomment>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Copier en JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::TextBlock</name>
    <message>
        <source>… %1 lines in total</source>
        <translation>… %1 lignes au total</translation>
    </message>
</context>
<context>
    <name>vitrine::ThoughtLine</name>
    <message>
        <source>Thought</source>
        <extracomment>What the agent thought before it wrote its code; unfolds
----------
Accessible name of the whole thought of a step</extracomment>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>not recorded</source>
        <extracomment>In place of a thought that the log does not have</extracomment>
        <translation>non enregistré</translation>
    </message>
</context>
<context>
    <name>vitrine::TimelinePane</name>
    <message>
        <source>To scale</source>
        <extracomment>Check box of the timeline: steps are as wide as the time that they took</extracomment>
        <translation>À l’échelle</translation>
    </message>
    <message>
        <source>Timeline &amp;of:</source>
        <extracomment>Label of a choice: what the timeline is of</extracomment>
        <translation>Chr&amp;onologie de&#xa0;:</translation>
    </message>
    <message>
        <source>Steps of This Run</source>
        <extracomment>Choice: the timeline is of the steps of the selected run, or of all runs</extracomment>
        <translation>Étapes de cette exécution</translation>
    </message>
    <message>
        <source>All Runs</source>
        <translation>Toutes les exécutions</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <extracomment>Button of the timeline</extracomment>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <extracomment>Button of the timeline</extracomment>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Show All</source>
        <extracomment>Button of the timeline: all of it is seen at once</extracomment>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <extracomment>Button of the timeline: the selected steps fill it</extracomment>
        <translation>Zoomer sur la sélection</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Beside the title of the timeline. %1: number of a run, %2: &quot;9 steps&quot;</extracomment>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Beside the title of the timeline. %1: &quot;Run 1: 9 steps&quot;, %2: how long the run took when it was recorded</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Time spent in each step of the run, or each run of the trail. Select several to filter by them.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Temps passé dans chaque étape ou chaque exécution de la piste. Sélectionnez-en plusieurs pour filtrer.</translation>
    </message>
</context>
<context>
    <name>vitrine::TimelineView</name>
    <message>
        <source>Timeline</source>
        <extracomment>Accessible name of the view of a run&apos;s steps over time</extracomment>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1. Recorded: %2. Replayed: %3.</source>
        <extracomment>Tip and words read aloud. %1: &quot;Step 2 of 9, OK&quot;, %2 and %3: durations or why there is none</extracomment>
        <translation>%1. Enregistré&#xa0;: %2. Rejoué&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Row of the timeline: how the steps ended</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Row of the timeline: how long the steps took when they were recorded</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Row of the timeline: how long the code of the steps took here</extracomment>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Select a run to see its steps over time.</source>
        <translation>Sélectionnez une exécution pour voir ses étapes dans le temps.</translation>
    </message>
    <message>
        <source>no calls</source>
        <extracomment>In the timeline: how many tools a step called</extracomment>
        <translation>aucun appel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln appel</numerusform>
            <numerusform>%Ln appels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <extracomment>In the timeline: how many variables a step made</extracomment>
        <translation>
            <numerusform>%Ln ajoutée</numerusform>
            <numerusform>%Ln ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>In the timeline: how many variables a step changed</extracomment>
        <translation>
            <numerusform>%Ln modifiée</numerusform>
            <numerusform>%Ln modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>In the timeline: a step set no variables</extracomment>
        <translation>aucun changement</translation>
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
        <translation>%1 Outils&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 Variables: %2.</source>
        <extracomment>Tip and words read aloud, behind a sentence. %1: that sentence, %2: &quot;2 added, 1 changed&quot;</extracomment>
        <translation>%1 Variables&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Row of the timeline: which tools the steps called</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Variables</source>
        <extracomment>Row of the timeline: which variables the steps set</extracomment>
        <translation>Variables</translation>
    </message>
    <message>
        <source>%1 Checkpoint available.</source>
        <extracomment>Tip and words read aloud, behind a sentence. %1: that sentence</extracomment>
        <translation>%1 Point de reprise disponible.</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <extracomment>Row of the timeline: behind which steps the session can go back at once</extracomment>
        <translation>Points de reprise</translation>
    </message>
    <message>
        <source>stored</source>
        <extracomment>In the timeline: the session can go back to the state after this step</extracomment>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>State after step %1</source>
        <extracomment>At a line in the timeline: what the other panes show. %1: number of a step</extracomment>
        <translation>État après l’étape %1</translation>
    </message>
    <message>
        <source>no Python code</source>
        <extracomment>In the timeline, in place of a duration: a step that cannot run here</extracomment>
        <translation>pas de code Python</translation>
    </message>
</context>
<context>
    <name>vitrine::ToolCallModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of a tool call</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title: name of a tool</extracomment>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Column title: arguments of a tool call</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column title: what a tool call gave back</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Answered By</source>
        <extracomment>Column title: who answered a tool call</extracomment>
        <translation>Réponse de</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailCertifyCommand</name>
    <message>
        <source>Replay a run in the sandbox and save a certificate that others can repeat</source>
        <translation>Rejouer une exécution dans le bac à sable et enregistrer un certificat que d’autres peuvent vérifier en la répétant</translation>
    </message>
    <message>
        <source>The run, by its number in the trail</source>
        <translation>L’exécution, par son numéro dans la piste</translation>
    </message>
    <message>
        <source>Save the certificate to this file</source>
        <translation>Enregistrer le certificat dans ce fichier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) replayed, %1 as recorded. Certificate saved to %2.</source>
        <extracomment>%n: number of steps that were replayed, %1: how many of them were the same as in the log, %2: file name</extracomment>
        <translation>
            <numerusform>%Ln étape rejouée, %1 comme enregistré. Certificat enregistré dans %2.</numerusform>
            <numerusform>%Ln étapes rejouées, %1 comme enregistré. Certificat enregistré dans %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1 has no Python code to replay, so there is nothing to certify.</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>L’exécution %1 n’a pas de code Python à rejouer&#xa0;: il n’y a rien à certifier.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailCommand</name>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>La piste d’audit</translation>
    </message>
    <message>
        <source>Run %1 is damaged and was skipped: %2</source>
        <extracomment>%1: number of a run, %2: technical detail</extracomment>
        <translation>L’exécution %1 est endommagée et a été ignorée&#xa0;: %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>In place of a step&apos;s number, which cannot be read. %1: number of its row in the trail</extracomment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Run %1, step %2 is damaged and was skipped: %3</source>
        <extracomment>%1: number of a run, %2: number of a step in it, %3: technical detail</extracomment>
        <translation>Exécution %1, étape %2 endommagée et ignorée&#xa0;: %3</translation>
    </message>
    <message>
        <source>This trail was written by a newer version of Vitrine and is read-only here.</source>
        <translation>Cette piste provient d’une version plus récente de Vitrine et est en lecture seule ici.</translation>
    </message>
    <message>
        <source>Run vitrine trail repair to recover the data into a new trail.</source>
        <translation>Utilisez vitrine trail repair pour récupérer les données dans une nouvelle piste d’audit.</translation>
    </message>
    <message>
        <source>The latest part of this trail is in %1, because a program is writing to it or it is read-only. Keep both files together; vitrine trail merge makes a complete copy.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>La partie la plus récente de cette piste d’audit se trouve dans %1, car un programme y écrit ou elle est en lecture seule. Gardez les deux fichiers ensemble&#x202f;; vitrine trail merge en fait une copie complète.</translation>
    </message>
    <message>
        <source>Not verified, because the trail is large. Run vitrine trail verify to check it.</source>
        <translation>Non vérifiée, car la piste est volumineuse. Vérifiez-la avec vitrine trail verify.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailExportCommand</name>
    <message>
        <source>Export runs in another format</source>
        <translation>Exporter des exécutions dans un autre format</translation>
    </message>
    <message>
        <source>Write to a file</source>
        <translation>Écrire dans un fichier</translation>
    </message>
    <message>
        <source>Only the runs with these numbers</source>
        <translation>Seulement les exécutions de ces numéros</translation>
    </message>
    <message>
        <source>Only runs with a step that matches this filter</source>
        <translation>Seulement les exécutions dont une étape correspond à ce filtre</translation>
    </message>
    <message>
        <source>Include the proof of each step in an HTML report</source>
        <translation>Inclure la preuve de chaque étape dans un rapport HTML</translation>
    </message>
    <message>
        <source>This format holds a single run: choose one with --run.</source>
        <translation>Ce format ne contient qu’une exécution&#xa0;: choisissez-la avec --run.</translation>
    </message>
    <message>
        <source>--proofs has no effect on this format: only HTML reports contain proofs.</source>
        <translation>--proofs est sans effet sur ce format&#xa0;: seuls les rapports HTML contiennent des preuves.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) have no proof: %1</source>
        <extracomment>%1: why the first of them has none</extracomment>
        <translation>
            <numerusform>%Ln étape n’a pas de preuve&#xa0;: %1</numerusform>
            <numerusform>%Ln étapes n’ont pas de preuve&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Export format; memory and atif can be imported again</source>
        <translation>Format d’export&#x202f;; memory et atif peuvent être réimportés</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailKeyCommand</name>
    <message>
        <source>Print the verifier key of a sealing key</source>
        <translation>Afficher la clé de vérification d’une clé de scellement</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Private key file (Ed25519, PEM)</source>
        <translation>Fichier de clé privée (Ed25519, PEM)</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailListCommand</name>
    <message>
        <source>List the runs of a trail</source>
        <translation>Lister les exécutions d’une piste d’audit</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Avec code</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>No runs.</source>
        <translation>Aucune exécution.</translation>
    </message>
    <message>
        <source>The import of %1 was interrupted when the program ended. Import it again to complete it.</source>
        <extracomment>%1: name of a log</extracomment>
        <translation>L’importation de %1 a été interrompue par la fin du programme. Importez-le de nouveau pour la compléter.</translation>
    </message>
    <message>
        <source>(hooks of run %1)</source>
        <extracomment>A recording of a session, whose own log is another run. %1: number of that run</extracomment>
        <translation>(hooks de l’exécution %1)</translation>
    </message>
    <message>
        <source>%1, damaged</source>
        <extracomment>State of a run that was modified outside of the program. %1: &quot;Success&quot;</extracomment>
        <translation>%1, endommagée</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailMergeCommand</name>
    <message>
        <source>Merge trails; every chain, seal and proof remains valid</source>
        <translation>Fusionner des pistes&#x202f;; chaque chaîne, sceau et preuve reste valide</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>Trails to merge; they are not changed</source>
        <translation>Pistes à fusionner&#x202f;; elles ne sont pas modifiées</translation>
    </message>
    <message>
        <source>Target trail, new or existing; trails it already contains are skipped</source>
        <translation>Piste cible, nouvelle ou existante&#x202f;; celles qu’elle contient déjà sont ignorées</translation>
    </message>
    <message>
        <source>%1: already merged</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1&#xa0;: déjà fusionnée</translation>
    </message>
    <message>
        <source>%1: runs: %2, executions: %3, entries: %4</source>
        <extracomment>%1: name of a file, %2 to %4: numbers</extracomment>
        <translation>%1&#xa0;: exécutions d’agents&#xa0;: %2, exécutions de code&#xa0;: %3, entrées&#xa0;: %4</translation>
    </message>
    <message>
        <source>still running when copied, marked as interrupted: %1</source>
        <extracomment>%1: number of executions</extracomment>
        <translation>encore en cours lors de la copie, marquées interrompues&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was not created, because not all trails could be merged.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’a pas été créé, car certaines pistes n’ont pas pu être fusionnées.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailProveCommand</name>
    <message>
        <source>Print a proof that a step is in the trail</source>
        <translation>Afficher la preuve qu’une étape est dans la piste</translation>
    </message>
    <message>
        <source>The step, by its number in the trail</source>
        <translation>L’étape, par son numéro dans la piste</translation>
    </message>
    <message>
        <source>The execution, by its number in the trail</source>
        <translation>L’exécution, par son numéro dans la piste</translation>
    </message>
    <message>
        <source>Print a proof of inclusion for the entry with this number</source>
        <translation>Afficher une preuve d’inclusion de l’entrée portant ce numéro</translation>
    </message>
    <message>
        <source>Number of entries in the tree; default: those of the newest seal</source>
        <translation>Nombre d’entrées de l’arbre&#x202f;; par défaut&#xa0;: celles du dernier sceau</translation>
    </message>
    <message>
        <source>Print a proof of consistency since this checkpoint (a file, or a number of entries)</source>
        <translation>Afficher une preuve de cohérence depuis ce point de contrôle (fichier ou nombre d’entrées)</translation>
    </message>
    <message>
        <source>Later checkpoint; default: the newest seal</source>
        <translation>Point de contrôle ultérieur&#x202f;; par défaut&#xa0;: le dernier sceau</translation>
    </message>
    <message>
        <source>Specify --step, --execution, --entry or --from.</source>
        <translation>Indiquez --step, --execution, --entry ou --from.</translation>
    </message>
    <message>
        <source>%1 does not belong to this trail&apos;s history, so nothing can be proven. Keep it: it may show that the history was rewritten.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’appartient pas à l’historique de cette piste, rien ne peut donc être prouvé. Conservez ce fichier&#xa0;: il peut montrer que l’historique a été réécrit.</translation>
    </message>
    <message>
        <source>The earlier checkpoint has %1 entries, more than the later one with %2.</source>
        <extracomment>%1 and %2: numbers of entries</extracomment>
        <translation>Le point de contrôle antérieur a %1 entrées, plus que le suivant qui en a %2.</translation>
    </message>
    <message>
        <source>The trail is damaged here, so nothing can be proven: what the entry covers does not match the chain. Run vitrine trail verify for details.</source>
        <translation>La piste d’audit est endommagée ici, rien ne peut donc être prouvé&#xa0;: les données de l’entrée ne correspondent pas à la chaîne. vitrine trail verify donne les détails.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailPruneCommand</name>
    <message>
        <source>Delete or move old runs; the rest of the trail still verifies</source>
        <translation>Supprimer ou déplacer les anciennes exécutions&#x202f;; le reste de la piste reste vérifiable</translation>
    </message>
    <message>
        <source>Runs that ended longer ago than this: a number and h, d, w or y, such as 90d</source>
        <translation>Exécutions terminées depuis plus longtemps&#xa0;: un nombre et h, d, w ou y, par exemple 90d</translation>
    </message>
    <message>
        <source>Runs that ended before this day or time</source>
        <translation>Exécutions terminées avant ce jour ou cette heure</translation>
    </message>
    <message>
        <source>Runs whose agent worked in this folder or below; with an age, both must apply</source>
        <translation>Exécutions dont l’agent a travaillé dans ce dossier ou dessous&#x202f;; avec un âge, les deux doivent s’appliquer</translation>
    </message>
    <message>
        <source>Move the runs into a new trail, which is verified before they are deleted here</source>
        <translation>Déplacer les exécutions dans une nouvelle piste, vérifiée avant leur suppression ici</translation>
    </message>
    <message>
        <source>Reason, recorded in the trail</source>
        <translation>Raison, enregistrée dans la piste</translation>
    </message>
    <message>
        <source>Only list the runs; change nothing (default without --yes)</source>
        <translation>Lister seulement les exécutions, sans rien modifier (par défaut sans --yes)</translation>
    </message>
    <message>
        <source>Delete or move the runs permanently</source>
        <translation>Supprimer ou déplacer définitivement les exécutions</translation>
    </message>
    <message>
        <source>--older-than expects a number and a unit (h, d, w, y), such as 90d.</source>
        <translation>--older-than attend un nombre et une unité (h, d, w, y), par exemple 90d.</translation>
    </message>
    <message>
        <source>--before expects a day or time, such as 2026-01-31 or 2026-01-31T12:00:00Z.</source>
        <translation>--before attend un jour ou une heure, par exemple 2026-01-31 ou 2026-01-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>Specify which runs: --older-than, --before or --project.</source>
        <translation>Indiquez les exécutions&#xa0;: --older-than, --before ou --project.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) match</source>
        <extracomment>%n: number of runs that a rule applies to</extracomment>
        <translation>
            <numerusform>%Ln exécution correspond</numerusform>
            <numerusform>%Ln exécutions correspondent</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed. Add --yes to delete them.</source>
        <translation>Rien n’a été modifié. Ajoutez --yes pour les supprimer.</translation>
    </message>
    <message>
        <source>Nothing was deleted: runs of a damaged trail are evidence of the damage. See vitrine trail verify and vitrine trail repair.</source>
        <translation>Rien n’a été supprimé&#xa0;: les exécutions d’une piste endommagée sont des preuves du dommage. Voir vitrine trail verify et vitrine trail repair.</translation>
    </message>
    <message>
        <source>Nothing was deleted. Close other programs that use the trail, and try again.</source>
        <translation>Rien n’a été supprimé. Fermez les autres programmes qui utilisent la piste, puis réessayez.</translation>
    </message>
    <message>
        <source>runs: %1, steps: %2, executions: %3</source>
        <extracomment>%1: number of runs, %2: of steps, %3: of executions</extracomment>
        <translation>exécutions d’agents&#xa0;: %1, étapes&#xa0;: %2, exécutions de code&#xa0;: %3</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1: &quot;runs: 3, steps: 40, executions: 2&quot;, %2: name of a file</extracomment>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moved to %2: %1</source>
        <translation>Déplacé vers %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file could not be shrunk: not enough disk space. The deleted data has been overwritten.</source>
        <translation>Le fichier n’a pas pu être réduit&#xa0;: espace disque insuffisant. Les données supprimées sont écrasées.</translation>
    </message>
    <message>
        <source>Nothing was moved or deleted.</source>
        <translation>Rien n’a été déplacé ni supprimé.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRedactCommand</name>
    <message>
        <source>Redact texts in a trail; the rest still verifies</source>
        <translation>Caviarder des textes d’une piste&#x202f;; le reste reste vérifiable</translation>
    </message>
    <message>
        <source>Redact all texts that contain this</source>
        <translation>Caviarder tous les textes qui contiennent ceci</translation>
    </message>
    <message>
        <source>Redact a field of this step (number in the trail); needs --field</source>
        <translation>Caviarder un champ de cette étape (numéro dans la piste)&#x202f;; nécessite --field</translation>
    </message>
    <message>
        <source>Field of that step to redact: code, thought, outputs, message …</source>
        <translation>Champ de cette étape à caviarder&#xa0;: code, thought, outputs, message …</translation>
    </message>
    <message>
        <source>Reason, recorded in the trail</source>
        <translation>Raison, enregistrée dans la piste</translation>
    </message>
    <message>
        <source>Redact in a copy</source>
        <translation>Caviarder dans une copie</translation>
    </message>
    <message>
        <source>Redact this trail permanently</source>
        <translation>Caviarder cette piste définitivement</translation>
    </message>
    <message>
        <source>Redacted texts: %1</source>
        <translation>Textes caviardés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Names and other short values kept: %1</source>
        <translation>Noms et autres valeurs courtes conservés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Field “%1” cannot be redacted. Fields: %2</source>
        <extracomment>%1: what was asked for, %2: names, with commas between them</extracomment>
        <translation>Le champ «&#xa0;%1&#xa0;» ne peut pas être caviardé. Champs&#xa0;: %2</translation>
    </message>
    <message>
        <source>Redact all texts with findings of this kind: secrets, personal, all</source>
        <translation>Caviarder tous les textes ayant des constats de ce genre&#xa0;: secrets, personal, all</translation>
    </message>
    <message>
        <source>--findings expects secrets, personal or all.</source>
        <translation>--findings attend secrets, personal ou all.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finding(s)</source>
        <extracomment>%n: number of secrets or personal data that were found</extracomment>
        <translation>
            <numerusform>%Ln constat</numerusform>
            <numerusform>%Ln constats</numerusform>
        </translation>
    </message>
    <message>
        <source>Only list the findings, masked; change nothing (default without --into and --in-place)</source>
        <translation>Lister seulement les constats, masqués, sans rien modifier (par défaut sans --into ni --in-place)</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Columns of a table: number of a run, number of a step in it, part of the step such as &quot;code&quot;</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <translation>Extrait</translation>
    </message>
    <message>
        <source>Nothing was changed. Redact them in a copy with --into FILE, or here with --in-place.</source>
        <translation>Rien n’a été modifié. Caviardez-les dans une copie avec --into FICHIER, ou ici avec --in-place.</translation>
    </message>
    <message>
        <source>No copy was written, because there is nothing to redact.</source>
        <translation>Aucune copie n’a été écrite, car il n’y a rien à caviarder.</translation>
    </message>
    <message>
        <source>Specify what to redact: --containing, --findings, or --step with --field.</source>
        <translation>Indiquez ce qu’il faut caviarder&#xa0;: --containing, --findings, ou --step avec --field.</translation>
    </message>
    <message>
        <source>Specify where: --into writes a redacted copy, --in-place changes this trail.</source>
        <translation>Indiquez où&#xa0;: --into écrit une copie caviardée, --in-place modifie cette piste.</translation>
    </message>
    <message>
        <source>Nothing was redacted: a damaged trail is evidence of the damage. --into writes a redacted copy.</source>
        <translation>Rien n’a été caviardé&#xa0;: une piste endommagée est une preuve du dommage. --into écrit une copie caviardée.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailReindexCommand</name>
    <message>
        <source>Rebuild the search and statistics indexes</source>
        <translation>Reconstruire les index de recherche et de statistiques</translation>
    </message>
    <message>
        <source>Indexes rebuilt.</source>
        <translation>Index reconstruits.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRepairCommand</name>
    <message>
        <source>Recover a damaged trail into a new one</source>
        <translation>Récupérer une piste endommagée dans une nouvelle</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>La piste</translation>
    </message>
    <message>
        <source>The new trail</source>
        <translation>La nouvelle piste</translation>
    </message>
    <message numerus="yes">
        <source>%1: damaged, recovered %Ln row(s)</source>
        <extracomment>%1: name of a table, %n: number of rows</extracomment>
        <translation>
            <numerusform>%1&#xa0;: endommagé, %Ln ligne récupérée</numerusform>
            <numerusform>%1&#xa0;: endommagé, %Ln lignes récupérées</numerusform>
        </translation>
    </message>
    <message>
        <source>Dropped: %1 (not part of a trail)</source>
        <extracomment>Part of a damaged file that is not part of a trail. %1: type and name in SQL, e.g. &quot;trigger x&quot;</extracomment>
        <translation>Omis&#xa0;: %1 (ne fait pas partie d’une piste)</translation>
    </message>
    <message>
        <source>No run was recovered.</source>
        <translation>Aucune exécution n’a été récupérée.</translation>
    </message>
    <message>
        <source>Recovered: runs %1, steps %2, executions %3, texts %4, entries of the chain %5</source>
        <extracomment>Parts of a damaged trail. %1 to %5: numbers</extracomment>
        <translation>Récupérés&#xa0;: exécutions %1, étapes %2, exécutions de code %3, textes %4, entrées de la chaîne %5</translation>
    </message>
    <message>
        <source>The new trail is damaged at entry %1: %2. Run vitrine trail verify for details.</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>La nouvelle piste d’audit est endommagée à l’entrée %1&#xa0;: %2. vitrine trail verify donne les détails.</translation>
    </message>
    <message>
        <source>All data was recovered, and the chain is intact.</source>
        <translation>Toutes les données ont été récupérées et la chaîne est intacte.</translation>
    </message>
    <message>
        <source>All rows were recovered; changed data is still marked as damaged.</source>
        <translation>Toutes les lignes ont été récupérées&#x202f;; les données modifiées restent marquées comme endommagées.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSealCommand</name>
    <message>
        <source>Sign everything recorded in a trail so far</source>
        <translation>Signer tout ce qui est enregistré jusqu’ici dans une piste</translation>
    </message>
    <message>
        <source>Save a checkpoint file; store it where it cannot be changed</source>
        <translation>Enregistrer un fichier du point de contrôle&#x202f;; gardez-le à l’abri des modifications</translation>
    </message>
    <message>
        <source>Public key: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Clé publique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Root: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Racine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep the public key, or a checkpoint (--checkpoint FILE), elsewhere: a seal is only convincing to someone who has its key or checkpoint from another source.</source>
        <translation>Gardez ailleurs la clé publique, ou un point de contrôle (--checkpoint FILE)&#xa0;: un sceau n’est probant que si l’on a sa clé ou son point de contrôle d’une autre source.</translation>
    </message>
    <message>
        <source>Save the checkpoint as a signed note, for tools that verify transparency logs</source>
        <translation>Enregistrer le point de contrôle en note signée, pour les outils qui vérifient les journaux de transparence</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSearchCommand</name>
    <message>
        <source>Find the steps that match a filter</source>
        <translation>Trouver les étapes qui correspondent à un filtre</translation>
    </message>
    <message>
        <source>The filter, for example: status == blocked and import in (&quot;sympy&quot;, &quot;numpy&quot;)</source>
        <translation>Le filtre, par exemple&#xa0;: status == blocked and import in (&quot;sympy&quot;, &quot;numpy&quot;)</translation>
    </message>
    <message>
        <source>Maximum number of hits</source>
        <translation>Nombre maximal de résultats</translation>
    </message>
    <message>
        <source>Print only the number of hits</source>
        <translation>N’afficher que le nombre de résultats</translation>
    </message>
    <message>
        <source>Show the filter&apos;s SQL and query plan</source>
        <translation>Montrer le SQL et le plan de requête du filtre</translation>
    </message>
    <message>
        <source>List the fields and functions of the filter language</source>
        <translation>Lister les champs et fonctions du langage de filtre</translation>
    </message>
    <message>
        <source>run %1, step %2</source>
        <extracomment>A hit of a search. %1: number of the run, %2: number of the step in it</extracomment>
        <translation>exécution %1, étape %2</translation>
    </message>
    <message>
        <source>session %1, step %2</source>
        <extracomment>A hit of a search. %1: number of a session without a run, %2: number of the step in it</extracomment>
        <translation>session %1, étape %2</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailShowCommand</name>
    <message>
        <source>Show runs with their steps and executions</source>
        <translation>Afficher les exécutions d’agents avec leurs étapes et leurs exécutions de code</translation>
    </message>
    <message>
        <source>Only the run with this number</source>
        <translation>Seulement l’exécution de ce numéro</translation>
    </message>
    <message>
        <source>Only the step at this position in its run</source>
        <translation>Seulement l’étape à cette position</translation>
    </message>
    <message>
        <source>Session %1, step %2</source>
        <extracomment>%1: number of a session without a run, %2: number of a step in it</extracomment>
        <translation>Session %1, étape %2</translation>
    </message>
    <message>
        <source>Print the raw log bytes of one step, if the log is unchanged</source>
        <translation>Afficher les octets bruts d’une étape, si le journal est inchangé</translation>
    </message>
    <message>
        <source>Decision of the hook: %1, by %2</source>
        <extracomment>About a tool call of a step. %1: &quot;allow&quot;, &quot;ask&quot;, &quot;deny&quot; or &quot;none&quot;, %2: &quot;policy&quot; or the name of a person</extracomment>
        <translation>Décision du hook&#xa0;: %1, par %2</translation>
    </message>
    <message>
        <source>Decision of the hook on %1 (%2): %3, by %4</source>
        <extracomment>About one of several tool calls of a step. %1: the tool, %2: the identity of the call, %3: &quot;allow&quot;, &quot;ask&quot;, &quot;deny&quot; or &quot;none&quot;, %4: &quot;policy&quot; or the name of a person</extracomment>
        <translation>Décision du hook sur %1 (%2)&#xa0;: %3, par %4</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSqlCommand</name>
    <message>
        <source>Query a trail with read-only SQL</source>
        <translation>Interroger une piste en SQL, en lecture seule</translation>
    </message>
    <message>
        <source>One SELECT; default: list the views</source>
        <translation>Un SELECT&#x202f;; par défaut&#xa0;: liste des vues</translation>
    </message>
    <message>
        <source>Time limit in seconds</source>
        <translation>Limite de temps en secondes</translation>
    </message>
    <message>
        <source>Maximum number of rows</source>
        <translation>Nombre maximal de lignes</translation>
    </message>
    <message>
        <source>More rows are available; raise --rows.</source>
        <translation>D’autres lignes sont disponibles&#x202f;; augmentez --rows.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailStatsCommand</name>
    <message>
        <source>Print statistics of a trail</source>
        <translation>Afficher les statistiques d’une piste</translation>
    </message>
    <message>
        <source>Group by run, agent, model, policy or day</source>
        <translation>Regrouper par exécution, agent, modèle, politique ou jour</translation>
    </message>
    <message>
        <source>JSON file with prices per million tokens: {&quot;model&quot;: {&quot;input&quot;: 2.5, &quot;output&quot;: 10}}</source>
        <translation>Fichier JSON des prix par million de jetons&#xa0;: {&quot;model&quot;: {&quot;input&quot;: 2.5, &quot;output&quot;: 10}}</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Column of a list of errors and denials by kind: how many steps ended so</extracomment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Avec code</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Appels d’outil</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Jetons entrés</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Jetons sortis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Imports:</source>
        <translation>Imports&#xa0;:</translation>
    </message>
    <message>
        <source>Tools:</source>
        <translation>Outils&#xa0;:</translation>
    </message>
    <message>
        <source>Replays:</source>
        <translation>Rejeux&#xa0;:</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Most often</source>
        <translation>Le plus souvent</translation>
    </message>
    <message numerus="yes">
        <source>Graders: %Ln turn(s), %1 tokens in, %2 tokens out; not included above.</source>
        <extracomment>Statistics of a trail. %n: turns of a model that judges runs, %1 and %2: its tokens</extracomment>
        <translation>
            <numerusform>Évaluateurs&#xa0;: %Ln tour, %1 jetons en entrée, %2 jetons en sortie&#x202f;; non compris ci-dessus.</numerusform>
            <numerusform>Évaluateurs&#xa0;: %Ln tours, %1 jetons en entrée, %2 jetons en sortie&#x202f;; non compris ci-dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Error or denial</source>
        <translation>Erreur ou refus</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailTilesCommand</name>
    <message>
        <source>Export the tree of the newest seal as tiles of a transparency log</source>
        <translation>Exporter l’arbre du dernier sceau en tuiles d’un journal de transparence</translation>
    </message>
    <message>
        <source>The folder; existing tiles in it are replaced</source>
        <translation>Le dossier&#x202f;; les tuiles existantes y sont remplacées</translation>
    </message>
    <message>
        <source>The trail is not sealed. Run vitrine trail seal first.</source>
        <translation>La piste n’est pas scellée. Exécutez d’abord vitrine trail seal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) written</source>
        <extracomment>%n: number of files</extracomment>
        <translation>
            <numerusform>%Ln fichier écrit</numerusform>
            <numerusform>%Ln fichiers écrits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailTimestampCommand</name>
    <message>
        <source>Time-stamp the newest seal with an authority (RFC 3161)</source>
        <translation>Horodater le dernier sceau auprès d’une autorité (RFC 3161)</translation>
    </message>
    <message>
        <source>Save the request for the authority to a file; nothing is sent</source>
        <translation>Enregistrer la requête à l’autorité dans un fichier&#x202f;; rien n’est envoyé</translation>
    </message>
    <message>
        <source>Check the authority&apos;s response and record it in the trail</source>
        <translation>Vérifier la réponse de l’autorité et l’enregistrer dans la piste</translation>
    </message>
    <message>
        <source>Trusted certificates (PEM) to verify the response&apos;s signature</source>
        <translation>Certificats de confiance (PEM) pour vérifier la signature de la réponse</translation>
    </message>
    <message>
        <source>The trail is not sealed. Run vitrine trail seal first.</source>
        <translation>La piste n’est pas scellée. Exécutez d’abord vitrine trail seal.</translation>
    </message>
    <message>
        <source>Request saved. It covers the note that vitrine trail seal --note saves.</source>
        <translation>Requête enregistrée. Elle couvre la note enregistrée par vitrine trail seal --note.</translation>
    </message>
    <message>
        <source>The authority states that the newest seal existed at %1.</source>
        <extracomment>%1: date and time, ISO 8601</extracomment>
        <translation>L’autorité atteste que le dernier sceau existait le %1.</translation>
    </message>
    <message>
        <source>The authority&apos;s signature was not checked. Specify its certificates with --certificates.</source>
        <translation>La signature de l’autorité n’a pas été vérifiée. Indiquez ses certificats avec --certificates.</translation>
    </message>
    <message>
        <source>Send the request (a hash of the seal) to the authority at this address, and record its response</source>
        <translation>Envoyer la demande (un hachage du sceau) à l’autorité à cette adresse, et enregistrer sa réponse</translation>
    </message>
    <message>
        <source>Specify --tsa, --request or --response.</source>
        <translation>Indiquez --tsa, --request ou --response.</translation>
    </message>
    <message>
        <source>--tsa expects an address, such as https://tsa.example.org/.</source>
        <translation>--tsa attend une adresse, par exemple https://tsa.example.org/.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailVerifierCommand</name>
    <message>
        <source>Print the location of the page that checks proofs, notes and reports without Vitrine</source>
        <translation>Afficher l’emplacement de la page qui vérifie preuves, notes et rapports sans Vitrine</translation>
    </message>
    <message>
        <source>Save a copy of the page, for someone without Vitrine</source>
        <translation>Enregistrer une copie de la page, pour quelqu’un sans Vitrine</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>The page is not installed beside this program. Save a copy with --output FILE.</source>
        <translation>La page n’est pas installée à côté de ce programme. Enregistrez une copie avec --output FILE.</translation>
    </message>
    <message>
        <source>Saved %1. Open it in a browser; no network is needed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 enregistré. Ouvrez la page dans un navigateur&#x202f;; aucun réseau n’est nécessaire.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailVerifyCommand</name>
    <message>
        <source>Verify that a trail is unchanged</source>
        <translation>Vérifier qu’une piste est inchangée</translation>
    </message>
    <message>
        <source>entries: %1</source>
        <extracomment>The chain of a trail holds. %1: number of its entries</extracomment>
        <translation>entrées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>entrée %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagé</translation>
    </message>
    <message>
        <source>not sealed: anyone with write access could have rebuilt the chain</source>
        <translation>non scellée&#xa0;: toute personne ayant accès en écriture a pu reconstruire la chaîne</translation>
    </message>
    <message>
        <source>Compare with a checkpoint file</source>
        <translation>Comparer à un fichier du point de contrôle</translation>
    </message>
    <message>
        <source>Accept only seals of this public key (hexadecimal)</source>
        <translation>N’accepter que les sceaux de cette clé publique (hexadécimal)</translation>
    </message>
    <message>
        <source>No trail given. Name a trail, or a proof with --proof.</source>
        <translation>Aucune piste indiquée. Nommez une piste, ou une preuve avec --proof.</translation>
    </message>
    <message>
        <source>The proof is valid</source>
        <translation>La preuve est valide</translation>
    </message>
    <message>
        <source>Public key: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Clé publique&#xa0;: %1</translation>
    </message>
    <message>
        <source>The trail matches the checkpoint.</source>
        <translation>La piste correspond au point de contrôle.</translation>
    </message>
    <message>
        <source>The checkpoint belongs to another trail.</source>
        <translation>Le point de contrôle appartient à une autre piste.</translation>
    </message>
    <message>
        <source>The trail is shorter than the checkpoint: entries at the end are missing.</source>
        <translation>La piste est plus courte que le point de contrôle&#xa0;: des entrées manquent à la fin.</translation>
    </message>
    <message>
        <source>The checkpoint&apos;s signature is invalid.</source>
        <translation>La signature du point de contrôle n’est pas valide.</translation>
    </message>
    <message>
        <source>The checkpoint was signed with another key.</source>
        <translation>Le point de contrôle a été signé avec une autre clé.</translation>
    </message>
    <message>
        <source>The trail does not match the checkpoint&apos;s history.</source>
        <translation>La piste ne correspond pas à l’historique du point de contrôle.</translation>
    </message>
    <message>
        <source>A text in the proof differs from the recorded text.</source>
        <translation>Un texte de la preuve diffère de celui enregistré.</translation>
    </message>
    <message>
        <source>The step is not part of the trail named in the proof.</source>
        <translation>L’étape n’appartient pas à la piste nommée dans la preuve.</translation>
    </message>
    <message>
        <source>No seal covers this step: the proof does not rule out a fabricated trail.</source>
        <translation>Aucun sceau ne couvre cette étape&#xa0;: la preuve n’exclut pas une piste fabriquée.</translation>
    </message>
    <message>
        <source>The seal uses a different key.</source>
        <translation>Le sceau utilise une autre clé.</translation>
    </message>
    <message>
        <source>The seal does not match the checkpoint.</source>
        <translation>Le sceau ne correspond pas au point de contrôle.</translation>
    </message>
    <message>
        <source>The seal&apos;s signature is invalid.</source>
        <translation>La signature du sceau n’est pas valide.</translation>
    </message>
    <message>
        <source>merged from %1, entries: %2</source>
        <extracomment>A trail that was merged into this one. %1: its identity, hexadecimal digits, %2: number of its entries</extracomment>
        <translation>reprise de %1, entrées&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not compared</source>
        <extracomment>The chain of a trail holds, but the checkpoint that it should be compared with is none of it</extracomment>
        <translation>Non comparée</translation>
    </message>
    <message numerus="yes">
        <source>sealed but invalid: the first %Ln entries</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>scellées mais non valides&#xa0;: la première entrée</numerusform>
            <numerusform>scellées mais non valides&#xa0;: les %Ln premières entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sealed: the first %Ln entries, with the key %1</source>
        <extracomment>%n: number of entries, %1: public key, hexadecimal digits</extracomment>
        <translation>
            <numerusform>scellée&#xa0;: la première entrée, avec la clé %1</numerusform>
            <numerusform>scellées&#xa0;: les %Ln premières entrées, avec la clé %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Also check the search and statistics indexes; takes longer</source>
        <translation>Vérifier aussi les index de recherche et de statistiques&#x202f;; plus long</translation>
    </message>
    <message>
        <source>The indexes match the recorded data.</source>
        <translation>Les index correspondent aux données enregistrées.</translation>
    </message>
    <message>
        <source>The indexes do not match the recorded data: searches may miss steps.</source>
        <translation>Les index ne correspondent pas aux données enregistrées&#xa0;: des recherches peuvent omettre des étapes.</translation>
    </message>
    <message numerus="yes">
        <source>steps with wrong index words, %Ln in total: %1</source>
        <extracomment>%1: numbers of steps in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>étape aux mots d’index erronés&#xa0;: %1</numerusform>
            <numerusform>étapes aux mots d’index erronés, %Ln au total&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>runs with wrong index words or totals, %Ln in total: %1</source>
        <extracomment>%1: numbers of runs in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>exécution aux mots d’index ou totaux erronés&#xa0;: %1</numerusform>
            <numerusform>exécutions aux mots d’index ou totaux erronés, %Ln au total&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>executions with wrong index words, %Ln in total: %1</source>
        <extracomment>%1: numbers of executions in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>exécution de code aux mots d’index erronés&#xa0;: %1</numerusform>
            <numerusform>exécutions de code aux mots d’index erronés, %Ln au total&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>words missing from the substring index: %1</source>
        <translation>mots absents de l’index des sous-chaînes&#xa0;: %1</translation>
    </message>
    <message>
        <source>The recorded data is not affected. Rebuild the indexes with vitrine trail reindex.</source>
        <translation>Les données enregistrées ne sont pas affectées. Reconstruisez les index avec vitrine trail reindex.</translation>
    </message>
    <message>
        <source>the database schema is not that of a trail: %1</source>
        <extracomment>%1: parts of a database file, in SQL&apos;s words, e.g. &quot;foreign trigger x&quot;</extracomment>
        <translation>le schéma de la base de données n’est pas celui d’une piste&#xa0;: %1</translation>
    </message>
    <message>
        <source>No entry was read. Run vitrine trail repair to recover the data into a new trail.</source>
        <translation>Aucune entrée n’a été lue. Récupérez les données dans une nouvelle piste avec vitrine trail repair.</translation>
    </message>
    <message>
        <source>runs recorded live: %1</source>
        <extracomment>%1: channels, each with a number of runs, such as &quot;hook 2, module 1&quot;</extracomment>
        <translation>exécutions enregistrées en direct&#xa0;: %1</translation>
    </message>
    <message>
        <source>runs imported from logs: %1</source>
        <extracomment>%1: number of runs</extracomment>
        <translation>exécutions importées de journaux&#xa0;: %1</translation>
    </message>
    <message>
        <source>scratch runs: %1</source>
        <extracomment>%1: number of runs</extracomment>
        <translation>essais&#xa0;: %1</translation>
    </message>
    <message>
        <source>runs deleted: %1, at %2 by %3</source>
        <extracomment>Runs that are no longer in a trail, as it says itself. %1: number of runs, %2: time, %3: name of a user</extracomment>
        <translation>exécutions supprimées&#xa0;: %1, le %2 par %3</translation>
    </message>
    <message>
        <source>runs moved: %1, at %2 by %3, to the trail %4</source>
        <extracomment>The same with: %4: identity of a trail, hexadecimal digits</extracomment>
        <translation>exécutions déplacées&#xa0;: %1, le %2 par %3, vers la piste %4</translation>
    </message>
    <message>
        <source>wrong roots of stored subtrees: %1</source>
        <translation>racines erronées de sous-arbres enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trusted certificates (PEM) to verify the signatures of recorded time stamps</source>
        <translation>Certificats de confiance (PEM) pour vérifier les signatures des horodatages enregistrés</translation>
    </message>
    <message>
        <source>No valid seal of the key %1 was found.</source>
        <translation>Aucun sceau valide de la clé %1 n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: invalid</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>horodatage de la première entrée&#xa0;: non valide</numerusform>
            <numerusform>horodatage des %Ln premières entrées&#xa0;: non valide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: %1</source>
        <extracomment>%n: number of entries, %1: date and time, ISO 8601</extracomment>
        <translation>
            <numerusform>horodatage de la première entrée&#xa0;: %1</numerusform>
            <numerusform>horodatage des %Ln premières entrées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>time stamp of the first %Ln entries: %1 (signature not checked; specify --certificates)</source>
        <extracomment>%n: number of entries, %1: date and time, ISO 8601</extracomment>
        <translation>
            <numerusform>horodatage de la première entrée&#xa0;: %1 (signature non vérifiée&#x202f;; indiquez --certificates)</numerusform>
            <numerusform>horodatage des %Ln premières entrées&#xa0;: %1 (signature non vérifiée&#x202f;; indiquez --certificates)</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork: the checkpoint and a seal of this trail cover the same number of entries, but have different roots. Keep both: together they prove that the history was rewritten.</source>
        <translation>Bifurcation&#xa0;: le point de contrôle et un sceau de cette piste couvrent le même nombre d’entrées, mais ont des racines différentes. Conservez les deux&#xa0;: ensemble, ils prouvent que l’historique a été réécrit.</translation>
    </message>
    <message>
        <source>The key was not compared: anyone can create a valid proof. Specify a key that you know with --key.</source>
        <translation>La clé n’a pas été comparée&#xa0;: n’importe qui peut créer une preuve valide. Indiquez une clé que vous connaissez avec --key.</translation>
    </message>
    <message>
        <source>No time stamp was found that the certificates verify.</source>
        <translation>Aucun horodatage que les certificats vérifient n’a été trouvé.</translation>
    </message>
    <message>
        <source>Verify a proof made by trail prove; needs no trail</source>
        <translation>Vérifier une preuve créée par trail prove&#x202f;; sans piste d’audit</translation>
    </message>
    <message>
        <source>Trail: %1</source>
        <extracomment>%1: identity of a trail, hexadecimal digits</extracomment>
        <translation>Piste d’audit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Root: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Racine&#xa0;: %1</translation>
    </message>
    <message>
        <source>The root was not compared: anyone can create a valid proof. Specify a checkpoint of the trail with --checkpoint.</source>
        <translation>La racine n’a pas été comparée&#xa0;: n’importe qui peut créer une preuve valide. Indiquez un point de contrôle de la piste d’audit avec --checkpoint.</translation>
    </message>
    <message>
        <source>texts redacted: %1, at %2</source>
        <extracomment>Texts that were removed from a trail, as it says itself. %1: number of texts, %2: time</extracomment>
        <translation>textes caviardés&#xa0;: %1, le %2</translation>
    </message>
    <message>
        <source>added since the seal: %1</source>
        <extracomment>Entries of a trail that are newer than its seal. %1: number of entries</extracomment>
        <translation>ajoutées depuis le sceau&#xa0;: %1</translation>
    </message>
    <message>
        <source>added since the seal: none</source>
        <extracomment>No entry of a trail is newer than its seal</extracomment>
        <translation>ajoutées depuis le sceau&#xa0;: aucune</translation>
    </message>
    <message>
        <source>The proof is not about the checkpoint&apos;s tree.</source>
        <translation>La preuve ne porte pas sur l’arbre du point de contrôle.</translation>
    </message>
    <message>
        <source>The proof has no signature of its own: specify a checkpoint of that key with --checkpoint.</source>
        <translation>La preuve n’a pas de signature propre&#xa0;: indiquez un point de contrôle de cette clé avec --checkpoint.</translation>
    </message>
    <message>
        <source>The hashes in the proof do not result in its root.</source>
        <translation>Les empreintes de la preuve ne mènent pas à sa racine.</translation>
    </message>
    <message numerus="yes">
        <source>entry %1 is in the tree of %Ln entries</source>
        <extracomment>A proof about an audit trail. %1: number of an entry, %n: number of entries</extracomment>
        <translation>
            <numerusform>l’entrée %1 est dans l’arbre de %Ln entrée</numerusform>
            <numerusform>l’entrée %1 est dans l’arbre de %Ln entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tree of %Ln entries extends the one of %1</source>
        <extracomment>A proof about an audit trail. %1 and %n: numbers of entries</extracomment>
        <translation>
            <numerusform>l’arbre de %Ln entrée prolonge celui de %1</numerusform>
            <numerusform>l’arbre de %Ln entrées prolonge celui de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>runs replaced by a later import of the same log: %1, at %2 by %3</source>
        <extracomment>Runs whose log was imported again after it had grown. %1: number of runs, %2: time, %3: name of a user</extracomment>
        <translation>exécutions remplacées par une importation ultérieure du même journal : %1, le %2 par %3</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailWitnessCommand</name>
    <message>
        <source>Check the cosignatures of witnesses on a checkpoint, or add one</source>
        <translation>Vérifier les cosignatures de témoins sur un point de contrôle, ou en ajouter une</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>The checkpoint as a signed note</source>
        <translation>Le point de contrôle sous forme de note signée</translation>
    </message>
    <message>
        <source>Verifier key of a witness that must have cosigned</source>
        <translation>Clé de vérification d’un témoin qui doit avoir cosigné</translation>
    </message>
    <message>
        <source>Compare with this earlier note of the same trail</source>
        <translation>Comparer avec cette note antérieure de la même piste</translation>
    </message>
    <message>
        <source>Proof of consistency between the earlier note and this one</source>
        <translation>Preuve de cohérence entre la note antérieure et celle-ci</translation>
    </message>
    <message>
        <source>Save the cosigned note to this file</source>
        <translation>Enregistrer la note cosignée dans ce fichier</translation>
    </message>
    <message>
        <source>Name of the witness</source>
        <translation>Nom du témoin</translation>
    </message>
    <message>
        <source>Cosign as a witness with this private key file (Ed25519, PEM)</source>
        <translation>Cosigner comme témoin avec ce fichier de clé privée (Ed25519, PEM)</translation>
    </message>
    <message>
        <source>The signature of the sealing key in %1 is invalid.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>La signature de la clé de scellement dans %1 n’est pas valide.</translation>
    </message>
    <message>
        <source>The earlier note belongs to another trail.</source>
        <translation>La note antérieure appartient à une autre piste.</translation>
    </message>
    <message>
        <source>The earlier note covers more entries than this one.</source>
        <translation>La note antérieure couvre plus d’entrées que celle-ci.</translation>
    </message>
    <message>
        <source>The trail has grown. Specify a proof with --consistency; vitrine trail prove --from creates one.</source>
        <translation>La piste a grandi. Indiquez une preuve avec --consistency&#x202f;; vitrine trail prove --from la crée.</translation>
    </message>
    <message>
        <source>The proof does not show that this note extends the earlier one.</source>
        <translation>La preuve ne montre pas que cette note prolonge la note antérieure.</translation>
    </message>
    <message>
        <source>Cosigned. Verifier key of the witness: %1</source>
        <extracomment>%1: the key with which others verify cosignatures of this witness</extracomment>
        <translation>Cosigné. Clé de vérification du témoin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cosigned by %1 at %2</source>
        <extracomment>%1: name of a witness, %2: date and time, ISO 8601</extracomment>
        <translation>Cosigné par %1 le %2</translation>
    </message>
    <message>
        <source>No valid cosignature by %1: %2. %3</source>
        <extracomment>%1: verifier key of a witness, %2: why, such as &quot;the note has none&quot;, %3: what to do, a sentence</extracomment>
        <translation>Pas de cosignature valide de %1&#xa0;: %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cosignature(s) on the note were not checked. Specify the verifier keys of their witnesses with --require.</source>
        <translation>
            <numerusform>%Ln cosignature de la note n’a pas été vérifiée. Indiquez la clé de vérification de son témoin avec --require.</numerusform>
            <numerusform>%Ln cosignatures de la note n’ont pas été vérifiées. Indiquez les clés de vérification de leurs témoins avec --require.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fork: both notes cover %Ln entries of the same trail, but have different roots. Keep both: together they prove that the history was rewritten.</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>Bifurcation&#xa0;: les deux notes couvrent %Ln entrée de la même piste, mais ont des racines différentes. Conservez les deux&#xa0;: ensemble, elles prouvent que l’historique a été réécrit.</numerusform>
            <numerusform>Bifurcation&#xa0;: les deux notes couvrent %Ln entrées de la même piste, mais ont des racines différentes. Conservez les deux&#xa0;: ensemble, elles prouvent que l’historique a été réécrit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both notes cover %Ln entries of the same trail, but have different roots and keys. At most one of them is from the owner of the trail: compare the keys with the one that you know.</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>Les deux notes couvrent %Ln entrée de la même piste, mais ont des racines et des clés différentes. Une seule au plus vient du propriétaire de la piste&#xa0;: comparez les clés avec celle que vous connaissez.</numerusform>
            <numerusform>Les deux notes couvrent %Ln entrées de la même piste, mais ont des racines et des clés différentes. Une seule au plus vient du propriétaire de la piste&#xa0;: comparez les clés avec celle que vous connaissez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The note is valid: %Ln entries, sealed with the key %1</source>
        <extracomment>%n: number of entries, %1: public key, hexadecimal digits</extracomment>
        <translation>
            <numerusform>La note est valide&#xa0;: %Ln entrée, scellées avec la clé %1</numerusform>
            <numerusform>La note est valide&#xa0;: %Ln entrées, scellées avec la clé %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailWriteCommand</name>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>La piste</translation>
    </message>
</context>
<context>
    <name>vitrine::TranscriptPane</name>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>The selected run on one page: task, thoughts, actions with their results, and answer.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>L’exécution choisie d’un seul tenant&#xa0;: tâche, réflexions, actions avec leurs résultats et réponse.</translation>
    </message>
    <message>
        <source>F&amp;ind:</source>
        <extracomment>Label of a field: text to find in the transcript</extracomment>
        <translation>&amp;Chercher&#xa0;:</translation>
    </message>
    <message>
        <source>Select a run to read it.</source>
        <translation>Choisissez une exécution pour la lire.</translation>
    </message>
    <message>
        <source>This run has no steps.</source>
        <translation>Cette exécution n’a pas d’étapes.</translation>
    </message>
    <message>
        <source>No match</source>
        <extracomment>No place of a text was found</extracomment>
        <translation>Aucune occurrence</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln match the filter</source>
        <extracomment>Beside the title of the transcript. %1: &quot;Run 46: 12 steps&quot;, %Ln: how many of them the filter lets through</extracomment>
        <translation>
            <numerusform>%1, %Ln correspond au filtre</numerusform>
            <numerusform>%1, %Ln correspondent au filtre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TranscriptView</name>
    <message>
        <source>Transcript</source>
        <extracomment>Accessible name of the scroll with everything that a run said and did</extracomment>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copier en &amp;Markdown</translation>
    </message>
    <message>
        <source>Show &amp;Step</source>
        <extracomment>Action of the transcript: opens the pane of the step</extracomment>
        <translation>Afficher l’&amp;étape</translation>
    </message>
    <message>
        <source>Show Run of Sub-&amp;Agent</source>
        <extracomment>Action of the transcript: selects the run of the other agent that this action has started</extracomment>
        <translation>Afficher l’exécution du sous-&amp;agent</translation>
    </message>
    <message>
        <source>&amp;Why Denied?</source>
        <extracomment>Action of the transcript: opens the panel that says why a policy denies the step</extracomment>
        <translation>&amp;Pourquoi refusé&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Allow…</source>
        <extracomment>Action of the transcript: opens the panel that lists changes of the policy that would allow the step</extracomment>
        <translation>&amp;Autoriser…</translation>
    </message>
</context>
<context>
    <name>vitrine::UsageError</name>
    <message>
        <source>Invalid value: %1</source>
        <extracomment>Of an option with a value of the wrong type. %1: the option with the value, such as --seed = x</extracomment>
        <translation>Valeur invalide&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unexpected: %1</source>
        <extracomment>%1: one or more arguments as they were typed</extracomment>
        <translation>Inattendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>%1 is required.</source>
        <extracomment>%1: an option or argument, such as --trail</extracomment>
        <translation>%1 est obligatoire.</translation>
    </message>
    <message>
        <source>%1 cannot be combined with %2.</source>
        <extracomment>%1, %2: options</extracomment>
        <translation>%1 ne peut pas être combiné avec %2.</translation>
    </message>
    <message>
        <source>%1 can only be used with %2.</source>
        <extracomment>%1, %2: options</extracomment>
        <translation>%1 ne peut être utilisé qu’avec %2.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option</extracomment>
        <translation>%1 nécessite une valeur.</translation>
    </message>
    <message>
        <source>%1 needs %2 values.</source>
        <extracomment>%1: an option, %2: a number above 1</extracomment>
        <translation>%1 nécessite %2 valeurs.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option</extracomment>
        <translation>%1 ne peut être indiqué qu’une fois.</translation>
    </message>
</context>
<context>
    <name>vitrine::UseText</name>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Builtins</source>
        <translation>Fonctions intégrées</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntaxe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Files to Read</source>
        <translation>Fichiers à lire</translation>
    </message>
    <message>
        <source>Files to Write</source>
        <translation>Fichiers à écrire</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Required Layers</source>
        <translation>Couches exigées</translation>
    </message>
    <message>
        <source>Required</source>
        <extracomment>Of a layer that isolates code</extracomment>
        <translation>Exigée</translation>
    </message>
    <message>
        <source>Not Required</source>
        <translation>Non exigée</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>What is done about secrets in outputs: nothing</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>warn</source>
        <extracomment>What is done about secrets in outputs: a warning is shown</extracomment>
        <translation>avertir</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>What is done about secrets in outputs: the step is stopped</extracomment>
        <translation>bloquer</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>List of a policy: shell commands of agents</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>File Reads</source>
        <extracomment>List of a policy: files that agents read</extracomment>
        <translation>Lectures de fichiers</translation>
    </message>
    <message>
        <source>File Edits</source>
        <extracomment>List of a policy: files that agents edit</extracomment>
        <translation>Modifications de fichiers</translation>
    </message>
    <message>
        <source>File Writes</source>
        <extracomment>List of a policy: files that agents write</extracomment>
        <translation>Écritures de fichiers</translation>
    </message>
    <message>
        <source>Hosts</source>
        <extracomment>List of a policy: hosts that agents fetch from</extracomment>
        <translation>Hôtes</translation>
    </message>
</context>
<context>
    <name>vitrine::ValueModel</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln valeur</numerusform>
            <numerusform>%Ln valeurs</numerusform>
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
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>vitrine::ValuePane</name>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Set by</source>
        <extracomment>Accessible name of the tree of lines that a variable&apos;s value came from</extracomment>
        <translation>Défini par</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Beside the title of a pane. %1: name of a variable, %2: its type</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 no longer exists after this step.</source>
        <extracomment>In place of the value of a variable</extracomment>
        <translation>%1 n’existe plus après cette étape.</translation>
    </message>
    <message>
        <source>call of %1</source>
        <extracomment>Beside the title of a pane. %1: name of a tool</extracomment>
        <translation>appel de %1</translation>
    </message>
    <message>
        <source>Select a variable or a tool call to see its full value and origin.</source>
        <translation>Sélectionnez une variable ou un appel d’outil pour voir sa valeur complète et son origine.</translation>
    </message>
    <message>
        <source>%1, set by step %2</source>
        <extracomment>Beside the title of a pane. %1: &quot;rate, float&quot;, %2: number of a step</extracomment>
        <translation>%1, défini par l’étape %2</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>Column titles of the tree of lines that a variable&apos;s value came from</extracomment>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Set By</source>
        <translation>Définie par</translation>
    </message>
    <message>
        <source>Step %1, line %2</source>
        <extracomment>Where a variable was set. %1: number of the step, %2: line of its code</extracomment>
        <translation>Étape %1, ligne %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Where a variable was set. %1: number of the step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>Read aloud. %1: name of a variable, %2: &quot;Step 3, line 4&quot;, %3: its value</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>No value is selected</source>
        <translation>Aucune valeur n’est sélectionnée</translation>
    </message>
    <message>
        <source>One value as a table, tree, text or image, and its origin.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Une valeur en tableau, arbre, texte ou image, et son origine.</translation>
    </message>
</context>
<context>
    <name>vitrine::ValueView</name>
    <message>
        <source>Values</source>
        <extracomment>Accessible name of a tree of the values in a text</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Copy Value</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Copier en JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::VariableGroups</name>
    <message>
        <source>Before this step: %1</source>
        <extracomment>Above variables that were there before the step that is shown. %1: how many there are</extracomment>
        <translation>Avant cette étape&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step %1 (this step): %2</source>
        <extracomment>Above variables that the step that is shown has set. %1: its number, %2: how many there are</extracomment>
        <translation>Étape %1 (cette étape)&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>Above variables that an earlier step has set. %1: its number, %2: how many there are</extracomment>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Go to Step %1</source>
        <extracomment>Tip of the title above variables that a step has set. %1: number of the step</extracomment>
        <translation>Aller à l’étape %1</translation>
    </message>
</context>
<context>
    <name>vitrine::VariableModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title: name of a variable</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Column title: type of a variable</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title: value of a variable</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Column title: added, changed, removed or same</extracomment>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Set By</source>
        <extracomment>Column title: the step that gave a variable its value</extracomment>
        <translation>Définie par</translation>
    </message>
</context>
<context>
    <name>vitrine::VariablePresentation</name>
    <message>
        <source>Step %1, line %2</source>
        <translation>Étape %1, ligne %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Who set a variable. %1: number of the step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>%1
Before: %2</source>
        <extracomment>Tip of a value that a step has changed. %1: the value or how it changed, %2: the value before that</extracomment>
        <translation>%1
Avant&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyJob</name>
    <message>
        <source>Verifying %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>Vérification de %1</translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyReplayCommand</name>
    <message>
        <source>Repeat a certified replay in the sandbox and compare each step</source>
        <translation>Répéter un rejeu certifié dans le bac à sable et comparer chaque étape</translation>
    </message>
    <message>
        <source>The certificate that vitrine trail certify saved</source>
        <translation>Le certificat enregistré par vitrine trail certify</translation>
    </message>
    <message>
        <source>Public key that must have signed the certificate (hexadecimal digits)</source>
        <translation>Clé publique qui doit avoir signé le certificat (chiffres hexadécimaux)</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>its signature is invalid</source>
        <translation>sa signature n’est pas valable</translation>
    </message>
    <message>
        <source>it is signed with another key</source>
        <translation>il est signé avec une autre clé</translation>
    </message>
    <message>
        <source>its policy was changed</source>
        <translation>sa politique a été modifiée</translation>
    </message>
    <message>
        <source>its cassette was changed</source>
        <translation>sa cassette a été modifiée</translation>
    </message>
    <message>
        <source>the proof of a step does not match it</source>
        <translation>la preuve d’une étape ne lui correspond pas</translation>
    </message>
    <message>
        <source>its seal does not match it</source>
        <translation>son sceau ne lui correspond pas</translation>
    </message>
    <message>
        <source>it contains a tool stub in Python</source>
        <translation>il contient une réponse simulée en Python</translation>
    </message>
    <message>
        <source>%1 cannot be accepted: %2.</source>
        <extracomment>%1: name of a file, %2: why, such as &quot;its signature is invalid&quot;</extracomment>
        <translation>%1 est refusé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it is incomplete or malformed</source>
        <translation>il est incomplet ou mal formé</translation>
    </message>
    <message>
        <source>status</source>
        <translation>état</translation>
    </message>
    <message>
        <source>printed output</source>
        <translation>sortie affichée</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>non exécutée</translation>
    </message>
    <message>
        <source>%1 is not installed</source>
        <extracomment>Why a step differs. %1: name of a module</extracomment>
        <translation>%1 n’est pas installé</translation>
    </message>
    <message>
        <source>another version of %1</source>
        <extracomment>Why a step may differ. %1: name of a package</extracomment>
        <translation>une autre version de %1</translation>
    </message>
    <message>
        <source>another version of Python</source>
        <translation>une autre version de Python</translation>
    </message>
    <message>
        <source>not deterministic: two repetitions here differ</source>
        <translation>non déterministe&#xa0;: deux répétitions ici diffèrent</translation>
    </message>
    <message>
        <source>follows a step that differs</source>
        <translation>suit une étape qui diffère</translation>
    </message>
    <message>
        <source>cause unknown</source>
        <translation>cause inconnue</translation>
    </message>
    <message>
        <source>The certificate is valid. Signed with the key %1.</source>
        <extracomment>%1: public key, hexadecimal digits</extracomment>
        <translation>Le certificat est valable. Signé avec la clé %1.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Identique</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diffère</translation>
    </message>
    <message>
        <source>Same: %1, noise: %2, differs: %3</source>
        <extracomment>Counts of steps</extracomment>
        <translation>Identiques&#xa0;: %1, bruit&#xa0;: %2, différentes&#xa0;: %3</translation>
    </message>
    <message>
        <source>Interpreter that repeats the replay in the sandbox, such as /path/to/venv/bin/python; default: the system&apos;s</source>
        <translation>Interpréteur qui répète le rejeu dans le bac à sable, par exemple /path/to/venv/bin/python&#x202f;; par défaut&#xa0;: celui du système</translation>
    </message>
    <message>
        <source>it is not a certificate, which vitrine trail certify creates</source>
        <translation>ce n’est pas un certificat tel que vitrine trail certify en crée</translation>
    </message>
    <message>
        <source>The key was not compared: anyone can sign a certificate. Specify a key that you know with --key.</source>
        <translation>La clé n’a pas été comparée&#xa0;: n’importe qui peut signer un certificat. Indiquez une clé que vous connaissez avec --key.</translation>
    </message>
    <message>
        <source>the code or the recorded outcome of a step is not the one in the log</source>
        <translation>le code ou le résultat enregistré d’une étape n’est pas celui du journal</translation>
    </message>
    <message>
        <source>Check the key given with --key, and who should have signed the certificate.</source>
        <translation>Vérifiez la clé donnée avec --key et qui aurait dû signer le certificat.</translation>
    </message>
    <message>
        <source>Get the certificate again from its signer. If it is the same again, do not rely on it.</source>
        <translation>Récupérez de nouveau le certificat auprès de son signataire. S’il est identique, ne vous y fiez pas.</translation>
    </message>
    <message numerus="yes">
        <source>The code and the recorded outcome of %Ln step(s) are not proven; the signer states them.</source>
        <extracomment>%n: number of steps</extracomment>
        <translation>
            <numerusform>Le code et le résultat enregistré de %Ln étape ne sont pas prouvés&#x202f;; le signataire les affirme.</numerusform>
            <numerusform>Le code et le résultat enregistré de %Ln étapes ne sont pas prouvés&#x202f;; le signataire les affirme.</numerusform>
        </translation>
    </message>
    <message>
        <source>it has no steps, or its steps are repeated or out of order</source>
        <translation>il n’a pas d’étapes, ou ses étapes sont répétées ou dans le désordre</translation>
    </message>
    <message>
        <source>Name the file that vitrine trail certify saved.</source>
        <translation>Indiquez le fichier que vitrine trail certify a enregistré.</translation>
    </message>
    <message>
        <source>Interrupted: not all steps were replayed.</source>
        <translation>Interrompu&#xa0;: toutes les étapes n’ont pas été rejouées.</translation>
    </message>
</context>
<context>
    <name>vitrine::VersionsPage</name>
    <message>
        <source>%1, version %2</source>
        <extracomment>A policy. %1: its name, %2: number of its version</extracomment>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>Of an entry of a list of the policy: only the draft has it</extracomment>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Removed</source>
        <extracomment>Of an entry of a list of the policy: only the other policy has it</extracomment>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changé</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>User</source>
        <extracomment>Column: the user who activated a policy</extracomment>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>Column: how many rules a policy changed</extracomment>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why a policy was activated, in the user&apos;s words</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Differences From the Draft</source>
        <translation>Différences avec le brouillon</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column: a rule of the policy</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Other Policy</source>
        <extracomment>Column: value in the policy that the draft is compared with</extracomment>
        <translation>Autre politique</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: value in the draft</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>The draft allows exactly what this policy allows.</source>
        <translation>Le brouillon autorise exactement ce que cette politique autorise.</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>In the column When: now</extracomment>
        <translation>Active</translation>
    </message>
    <message>
        <source>Bundled</source>
        <extracomment>In the column When: the policy is part of the program</extracomment>
        <translation>Fournie</translation>
    </message>
    <message>
        <source>Differences between the draft and %1. Press Return or double-click to make that version the draft.</source>
        <extracomment>%1: a policy</extracomment>
        <translation>Différences entre le brouillon et %1. Entrée ou double-clic fait de cette version le brouillon.</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewControl</name>
    <message>
        <source>This Trail</source>
        <extracomment>Heading in a menu: views that are only there for the trail that is open</extracomment>
        <translation>Cette piste</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewNameDialog</name>
    <message>
        <source>Only for this &amp;trail</source>
        <translation>Seulement pour cette &amp;piste</translation>
    </message>
    <message>
        <source>Save View</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Enregistrer la vue</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label of a field: name of a saved view</extracomment>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>A view with this name exists and will be replaced.</source>
        <translation>Une vue de ce nom existe et sera remplacée.</translation>
    </message>
    <message>
        <source>Saves the filter, list columns and sorting, and the chart and timeline settings.</source>
        <translation>Enregistre le filtre, les colonnes et le tri des listes, et les réglages des diagrammes et de la chronologie.</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewsDialog</name>
    <message>
        <source>Saved Views</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Vues enregistrées</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Headers of a list: name of a view, for which trails it is offered, what it filters by</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Offered For</source>
        <translation>Proposée pour</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <extracomment>Button: looks at the trail as this view does</extracomment>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>This trail</source>
        <extracomment>For which trails a view is offered</extracomment>
        <translation>Cette piste</translation>
    </message>
    <message>
        <source>All trails</source>
        <translation>Toutes les pistes</translation>
    </message>
    <message>
        <source>Offer for &amp;All Trails</source>
        <extracomment>Button: the view is offered for each trail, or only for the one that is open</extracomment>
        <translation>Proposer pour &amp;toutes les pistes</translation>
    </message>
    <message>
        <source>Only for This &amp;Trail</source>
        <translation>Seulement pour &amp;cette piste</translation>
    </message>
    <message>
        <source>No saved views. Choose View &gt; Saved Views &gt; Save View As… to save one.</source>
        <translation>Aucune vue enregistrée. Choisissez Affichage &gt; Vues enregistrées &gt; Enregistrer la vue sous….</translation>
    </message>
    <message>
        <source>F2 renames, Delete deletes, and Return applies a view.</source>
        <translation>F2 renomme, Suppr supprime et Entrée applique une vue.</translation>
    </message>
</context>
<context>
    <name>vitrine::WatchLine</name>
    <message>
        <source>Show Newest</source>
        <extracomment>Button: goes to the newest step</extracomment>
        <translation>Afficher la plus récente</translation>
    </message>
    <message numerus="yes">
        <source>Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the draft</source>
        <translation>
            <numerusform>Observe&#xa0;: %Ln nouvelle étape, la plus récente à %1 (exécution %2, étape %3)&#xa0;: %4 selon le brouillon</numerusform>
            <numerusform>Observe&#xa0;: %Ln nouvelles étapes, la plus récente à %1 (exécution %2, étape %3)&#xa0;: %4 selon le brouillon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the active policy</source>
        <extracomment>%n: number of steps, %1: a time, %2: number of a run, %3: of a step, %4: verdict of the policy on it: Denied</extracomment>
        <translation>
            <numerusform>Observe&#xa0;: %Ln nouvelle étape, la plus récente à %1 (exécution %2, étape %3)&#xa0;: %4 selon la politique active</numerusform>
            <numerusform>Observe&#xa0;: %Ln nouvelles étapes, la plus récente à %1 (exécution %2, étape %3)&#xa0;: %4 selon la politique active</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WelcomePage</name>
    <message>
        <source>See what agent code did, and decide what it may do.</source>
        <extracomment>Under the name of the program on the welcome page</extracomment>
        <translation>Voir ce qu’a fait le code d’agents, et décider de ce qu’il peut faire.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Head on the welcome page</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Button on the welcome page</extracomment>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Agent logs and trails</source>
        <translation>Journaux d’agents et pistes d’audit</translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>Head on the welcome page: a run to try the program with</extracomment>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Open Sample</source>
        <extracomment>Button on the welcome page</extracomment>
        <translation>Ouvrir l’exemple</translation>
    </message>
    <message>
        <source>A small run to try; needs no network.</source>
        <translation>Une petite exécution à essayer&#x202f;; sans réseau.</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>Head on the welcome page: files that were opened last</extracomment>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>Accessible name of the page that is shown while nothing is open</extracomment>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Agent Sessions on This Computer</source>
        <extracomment>Head on the welcome page: what coding agents have stored</extracomment>
        <translation>Sessions d’agents sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>vitrine::WhatIfBar</name>
    <message numerus="yes">
        <source>Filter: %Ln Changed Step(s)</source>
        <extracomment>Button. %n: how many steps a draft changes</extracomment>
        <translation>
            <numerusform>Filtre&#xa0;: %Ln étape changée</numerusform>
            <numerusform>Filtre&#xa0;: %Ln étapes changées</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the steps…</source>
        <extracomment>In place of the totals of a what-if</extracomment>
        <translation>Lecture des étapes…</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Aucune étape</translation>
    </message>
    <message>
        <source>Effect of the Draft</source>
        <extracomment>Accessible name of the counts of steps whose verdict a draft changes</extracomment>
        <translation>Effet du brouillon</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud. %1: kind of change, such as &quot;Now Allowed&quot;, %2: number of steps</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) with code, %1 denied, judged in %2, watching for new ones</source>
        <extracomment>%n: number of steps, %1: how many of them the draft denies, %2: a duration. New steps of a recording agent are judged as they arrive.</extracomment>
        <translation>
            <numerusform>%Ln étape avec code, %1 refusée, en %2, nouvelles étapes surveillées</numerusform>
            <numerusform>%Ln étapes avec code, %1 refusées, en %2, nouvelles étapes surveillées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s): %1 denied, %2 ask, %3 undecidable (%4)</source>
        <extracomment>%n: number of steps with code or actions, %1: how many of them the draft denies, %2: asks about, %3: cannot decide, %4: a duration. It must be short: there is room for some 70 characters.</extracomment>
        <translation>
            <numerusform>%Ln étape&#xa0;: %1 refusées, %2 à demander, %3 indécidables (%4)</numerusform>
            <numerusform>%Ln étapes&#xa0;: %1 refusées, %2 à demander, %3 indécidables (%4)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WhatIsThis</name>
    <message>
        <source>F1 opens the page of the user guide.</source>
        <extracomment>At the end of what is said of a control or a pane</extracomment>
        <translation>F1 ouvre la page du guide.</translation>
    </message>
    <message>
        <source>Filters all lists with expressions such as status == blocked.</source>
        <extracomment>What a part of the window is for</extracomment>
        <translation>Filtre toutes les listes avec des expressions telles que status == blocked.</translation>
    </message>
    <message>
        <source>Opens logs and trails. Files can be dropped anywhere in the window.</source>
        <extracomment>What a part of the window is for</extracomment>
        <translation>Ouvre des journaux et des pistes. Des fichiers peuvent être déposés n’importe où dans la fenêtre.</translation>
    </message>
</context>
<context>
    <name>vitrine::WhyPage</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Changes That Would Allow It</source>
        <translation>Changements qui l’autoriseraient</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Allows</source>
        <extracomment>Column: how many steps a change allows</extracomment>
        <translation>Autorise</translation>
    </message>
    <message>
        <source>Also Allows</source>
        <extracomment>Column: what else a change allows</extracomment>
        <translation>Autorise aussi</translation>
    </message>
    <message>
        <source>No change is needed or possible.</source>
        <translation>Aucun changement nécessaire ou possible.</translation>
    </message>
    <message>
        <source>Run %1, step %2: denied by the draft. Press Return or double-click a change to apply it to the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: refusée par le brouillon. Entrée ou double-clic applique un changement au brouillon.</translation>
    </message>
    <message>
        <source>Run %1, step %2: allowed by the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: autorisée par le brouillon.</translation>
    </message>
    <message>
        <source>Profile %1</source>
        <extracomment>A change of a policy. %1: name of a bundled policy</extracomment>
        <translation>Profil %1</translation>
    </message>
    <message>
        <source>nothing else</source>
        <extracomment>Side effect of a change of a policy. %n: number of recorded actions that would then need rules of their own</extracomment>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>Run %1, step %2: denied by the active policy. Press Return or double-click a change to start a draft with it.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: refusée par la politique active. Appuyez sur Entrée ou double-cliquez sur un changement pour commencer un brouillon avec lui.</translation>
    </message>
    <message>
        <source>Run %1, step %2: allowed by the active policy.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: autorisée par la politique active.</translation>
    </message>
    <message>
        <source>Run %1, step %2: the draft requires a person&apos;s decision. Press Return or double-click a change to apply it to the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: le brouillon exige la décision d’une personne. Appuyez sur Entrée ou double-cliquez sur un changement pour l’appliquer au brouillon.</translation>
    </message>
    <message>
        <source>Run %1, step %2: the active policy requires a person&apos;s decision. Press Return or double-click a change to start a draft with it.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: la politique active exige la décision d’une personne. Appuyez sur Entrée ou double-cliquez sur un changement pour commencer un brouillon avec lui.</translation>
    </message>
    <message>
        <source>Run %1, step %2: not decided by the draft. Press Return or double-click a change to apply it to the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: non décidée par le brouillon. Appuyez sur Entrée ou double-cliquez sur un changement pour l’appliquer au brouillon.</translation>
    </message>
    <message>
        <source>Run %1, step %2: not decided by the active policy. Press Return or double-click a change to start a draft with it.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2&#xa0;: non décidée par la politique active. Appuyez sur Entrée ou double-cliquez sur un changement pour commencer un brouillon avec lui.</translation>
    </message>
    <message>
        <source>Why Not Allowed</source>
        <translation>Pourquoi non autorisé</translation>
    </message>
    <message>
        <source>This step is allowed.</source>
        <translation>Cette étape est autorisée.</translation>
    </message>
    <message>
        <source>The selected step has neither code nor actions.</source>
        <translation>L’étape sélectionnée n’a ni code ni action.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln action(s) no longer allowed</source>
        <translation>
            <numerusform>%Ln action n’est plus autorisée</numerusform>
            <numerusform>%Ln actions ne sont plus autorisées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WhyPanel</name>
    <message>
        <source>Smallest Changes That Would Allow It</source>
        <translation>Plus petits changements qui l’autoriseraient</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Allows</source>
        <extracomment>Column: how many steps a change allows</extracomment>
        <translation>Autorise</translation>
    </message>
    <message>
        <source>Denied for the Same Reason</source>
        <translation>Refusées pour la même raison</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Smallest changes that would allow it</source>
        <translation>Plus petits changements qui l’autoriseraient</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Accessible name of the panel that explains a denial
----------
Title of the panel that explains a denial</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Esc closes this panel.</source>
        <translation>Échap ferme ce panneau.</translation>
    </message>
    <message>
        <source>Press Return or double-click a change to apply it to the draft.</source>
        <translation>Appuyez sur Entrée ou double-cliquez sur un changement pour l’appliquer au brouillon.</translation>
    </message>
    <message>
        <source>Close Why</source>
        <extracomment>Tip of a button: closes the panel that explains a denial</extracomment>
        <translation>Fermer «&#xa0;Pourquoi&#xa0;»</translation>
    </message>
    <message>
        <source>Checking the step against the active policy.</source>
        <translation>Vérification de l’étape avec la politique active.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>After a list of reasons. %n: number of reasons that are not listed</extracomment>
        <translation>
            <numerusform>Et %Ln autre.</numerusform>
            <numerusform>Et %Ln autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The draft already allows it.</source>
        <translation>Le brouillon l’autorise déjà.</translation>
    </message>
    <message>
        <source>No change would allow it.</source>
        <translation>Aucun changement ne l’autoriserait.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more step(s) denied for the same reason</source>
        <extracomment>Title of a list</extracomment>
        <translation>
            <numerusform>%Ln autre étape refusée pour la même raison</numerusform>
            <numerusform>%Ln autres étapes refusées pour la même raison</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WindowText</name>
    <message>
        <source>no Python code to replay</source>
        <extracomment>What a replay came to: the runs have commands and tool calls only</extracomment>
        <translation>pas de code Python à rejouer</translation>
    </message>
    <message>
        <source>Run %1</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>Exécution %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>After &quot;Run 46, gpt-4o: &quot;</extracomment>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>answer %1</source>
        <extracomment>%1: the final answer of an agent</extracomment>
        <translation>réponse %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: the answer that was expected of an agent</extracomment>
        <translation>attendu %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Run 46, gpt-4o&quot;, %2: &quot;5 steps, answer 8&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <extracomment>%1: how many runs are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 sur %Ln exécution</numerusform>
            <numerusform>%1 sur %Ln exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>Stopping… (waiting for native code)</source>
        <translation>Arrêt en cours… (attente du code natif)</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Running a step of another run</source>
        <translation>Une étape d’une autre exécution est en cours</translation>
    </message>
    <message>
        <source>Running step %1, %2</source>
        <extracomment>%1: number of a step, %2: for how long it has been running</extracomment>
        <translation>Étape %1 en cours, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a count, %2: a verdict such as &quot;same&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a replay came to. %1: &quot;3 same, 1 differs&quot;, %2: how long it took</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 Details: %2</source>
        <extracomment>%1: what the user can do, may be empty; %2: technical words</extracomment>
        <translation>%1 Détails&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>The step cannot be stopped yet: it is running native code that cannot be interrupted.</source>
        <translation>L’étape ne peut pas encore être arrêtée&#xa0;: elle exécute du code natif non interruptible.</translation>
    </message>
    <message>
        <source>It ends when the call returns or when you close the window. Everything else remains usable.</source>
        <translation>Elle se termine au retour de l’appel ou à la fermeture de la fenêtre. Le reste demeure utilisable.</translation>
    </message>
    <message>
        <source>The trail is damaged at entry %1.</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>La piste est endommagée à l’entrée %1.</translation>
    </message>
    <message>
        <source>It was modified outside Vitrine. Do not rely on later entries.</source>
        <translation>Elle a été modifiée hors de Vitrine. Ne vous fiez pas aux entrées suivantes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Trail verified and sealed, %1</source>
        <extracomment>%1: &quot;1,180 entries&quot;</extracomment>
        <translation>Piste vérifiée et scellée, %1</translation>
    </message>
    <message>
        <source>Trail verified, not sealed, %1</source>
        <extracomment>%1: &quot;1,180 entries&quot;</extracomment>
        <translation>Piste vérifiée, non scellée, %1</translation>
    </message>
    <message>
        <source>In-process</source>
        <translation>Dans le processus</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <extracomment>Beside &quot;Step 2&quot;. %1: number of a run, %2: kind of the step</extracomment>
        <translation>Exécution %1, %2</translation>
    </message>
    <message>
        <source>Run %1, %2, step %3 in the log</source>
        <extracomment>Beside &quot;Step 3&quot;. %1: number of a run, %2: kind of the step, %3: the number that the log gives to the step</extracomment>
        <translation>Exécution %1, %2, étape %3 dans le journal</translation>
    </message>
    <message>
        <source>state restored</source>
        <translation>état rétabli</translation>
    </message>
    <message>
        <source>checkpoint restored</source>
        <translation>point de reprise rétabli</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln step(s)</source>
        <extracomment>%1: how many steps are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 sur %Ln étape</numerusform>
            <numerusform>%1 sur %Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln execution(s)</source>
        <extracomment>Executions of steps: replays and edited code</extracomment>
        <translation>
            <numerusform>%Ln exécution de code</numerusform>
            <numerusform>%Ln exécutions de code</numerusform>
        </translation>
    </message>
    <message>
        <source>Modified outside Vitrine: %1. They are marked in the lists; everything else remains usable.</source>
        <extracomment>What a verification found. %1: &quot;2 runs, 1 execution&quot;</extracomment>
        <translation>Modifiés hors de Vitrine&#xa0;: %1. Ils sont marqués dans les listes&#x202f;; le reste demeure utilisable.</translation>
    </message>
    <message>
        <source>Trail verified, %1, sealed to entry %2</source>
        <extracomment>%1: &quot;1,204 entries&quot;, %2: number of an entry</extracomment>
        <translation>Piste vérifiée, %1, scellée jusqu’à l’entrée %2</translation>
    </message>
    <message>
        <source>%1, not sealed, not verified</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1, non scellée, non vérifiée</translation>
    </message>
    <message>
        <source>%1, sealed to entry %2, not verified</source>
        <extracomment>%1: name of a file, %2: number of an entry</extracomment>
        <translation>%1, scellée jusqu’à l’entrée %2, non vérifiée</translation>
    </message>
    <message>
        <source>Not sealed: anyone with write access could have rebuilt the chain.</source>
        <translation>Non scellée&#xa0;: toute personne ayant accès en écriture a pu reconstruire la chaîne.</translation>
    </message>
    <message>
        <source>Sealed to entry %1 on %2 with the key %3.</source>
        <extracomment>%1: number of an entry, %2: a date and time, %3: a public key</extracomment>
        <translation>Scellée jusqu’à l’entrée %1 le %2 avec la clé %3.</translation>
    </message>
    <message>
        <source>Choose “Create a new key there” in Trail &gt; Seal, or store the key in a file.</source>
        <translation>Choisissez «&#xa0;Y créer une nouvelle clé&#xa0;» dans Piste &gt; Sceller, ou enregistrez la clé dans un fichier.</translation>
    </message>
    <message>
        <source>Container</source>
        <extracomment>Executor: a container of an engine such as Docker</extracomment>
        <translation>Conteneur</translation>
    </message>
    <message>
        <source>The replay used different versions than the recorded run.</source>
        <translation>Le rejeu a utilisé d’autres versions que l’exécution enregistrée.</translation>
    </message>
    <message>
        <source>Container with Jupyter</source>
        <extracomment>Executor: a container of an engine such as Docker, with a Jupyter server in it</extracomment>
        <translation>Conteneur avec Jupyter</translation>
    </message>
    <message>
        <source>This trail was written by a newer version of Vitrine.</source>
        <translation>Cette piste a été écrite par une version plus récente de Vitrine.</translation>
    </message>
    <message>
        <source>It is read-only: replaying, marking and sealing are not available.</source>
        <translation>Elle est en lecture seule&#xa0;: rejeu, marquage et scellement sont indisponibles.</translation>
    </message>
    <message>
        <source>The trail is damaged at entry %1; the seal up to entry %2 is invalid.</source>
        <translation>La piste est endommagée à l’entrée %1&#x202f;; le sceau jusqu’à l’entrée %2 n’est pas valide.</translation>
    </message>
    <message>
        <source>The import of %1 was interrupted when the program ended.</source>
        <extracomment>%1: name of a log</extracomment>
        <translation>L’importation de %1 a été interrompue par la fin du programme.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln imports were interrupted when the program ended.</source>
        <translation>
            <numerusform>%Ln importation a été interrompue par la fin du programme.</numerusform>
            <numerusform>%Ln importations ont été interrompues par la fin du programme.</numerusform>
        </translation>
    </message>
    <message>
        <source>The data imported so far is available. Import again to replace it with the complete log.</source>
        <translation>Les données importées jusque-là sont disponibles. Importez de nouveau pour les remplacer par le journal complet.</translation>
    </message>
    <message>
        <source>Import Again</source>
        <extracomment>Button: finishes an import that was cut off</extracomment>
        <translation>Importer de nouveau</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>%1 remains open because jobs are still running; data they add is not in the copy.</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>%1 reste ouvert car des travaux sont en cours&#x202f;; les données qu’ils ajoutent ne sont pas dans la copie.</translation>
    </message>
    <message>
        <source>Run %1 has no step %2.</source>
        <extracomment>%1: number of a run, %2: number of a step</extracomment>
        <translation>L’exécution %1 n’a pas d’étape %2.</translation>
    </message>
    <message>
        <source>%1 has no run %2.</source>
        <extracomment>%1: name of a log or trail, %2: number of a run</extracomment>
        <translation>%1 n’a pas d’exécution %2.</translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln step(s).</source>
        <extracomment>How many steps a run has</extracomment>
        <translation>
            <numerusform>Elle a %Ln étape.</numerusform>
            <numerusform>Elle a %Ln étapes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln run(s).</source>
        <extracomment>How many runs a log has</extracomment>
        <translation>
            <numerusform>Il y a %Ln exécution.</numerusform>
            <numerusform>Il y a %Ln exécutions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jupyter server</source>
        <extracomment>Executor: a Jupyter server that the user runs</extracomment>
        <translation>Serveur Jupyter</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Non vérifiée</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifiée</translation>
    </message>
    <message>
        <source>Verified to entry %1 of %2</source>
        <extracomment>%1: number of an entry, %2: how many there are</extracomment>
        <translation>Vérifiée jusqu’à l’entrée %1 sur %2</translation>
    </message>
    <message>
        <source>Trail verified to entry %1 of %2, sealed to entry %3</source>
        <translation>Piste vérifiée jusqu’à l’entrée %1 sur %2, scellée jusqu’à l’entrée %3</translation>
    </message>
    <message>
        <source>Trail verified to entry %1 of %2, not sealed</source>
        <extracomment>%1: number of an entry, %2: how many there are</extracomment>
        <translation>Piste vérifiée jusqu’à l’entrée %1 sur %2, non scellée</translation>
    </message>
    <message>
        <source>not run yet</source>
        <extracomment>A scratch run that the user has not run yet</extracomment>
        <translation>pas encore exécutée</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>%1: amount, &quot;1.2 k&quot;</extracomment>
        <translation>%1 jetons</translation>
    </message>
</context>
<context>
    <name>vitrine::WindowTools</name>
    <message>
        <source>Command Palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Type the name of an action</source>
        <translation>Tapez le nom d’une action</translation>
    </message>
    <message>
        <source>Quick Open</source>
        <translation>Ouverture rapide</translation>
    </message>
    <message>
        <source>Type a run, step or variable</source>
        <translation>Tapez une exécution, une étape ou une variable</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Type the run to compare with</source>
        <translation>Tapez l’exécution de comparaison</translation>
    </message>
    <message>
        <source>Replay in Another Executor</source>
        <translation>Rejouer dans un autre exécuteur</translation>
    </message>
    <message>
        <source>Type the executor to use</source>
        <translation>Tapez l’exécuteur à utiliser</translation>
    </message>
    <message>
        <source>Save Proof</source>
        <extracomment>Kind of file in a dialog that saves</extracomment>
        <translation>Enregistrer la preuve</translation>
    </message>
    <message>
        <source>Proofs (*.proof)</source>
        <translation>Preuves (*.proof)</translation>
    </message>
    <message>
        <source>No other run to compare with. Replay this run, or open another log.</source>
        <extracomment>In place of a choice that has nothing to choose</extracomment>
        <translation>Aucune autre exécution à comparer. Rejouez celle-ci, ou ouvrez un autre journal.</translation>
    </message>
    <message>
        <source>Recover Into New Trail</source>
        <extracomment>Title of a dialog that asks for a new file</extracomment>
        <translation>Récupérer dans une nouvelle piste d’audit</translation>
    </message>
    <message>
        <source>Trails (*.vitrine)</source>
        <translation>Pistes d’audit (*.vitrine)</translation>
    </message>
    <message>
        <source>Open Session</source>
        <translation>Ouvrir une session</translation>
    </message>
    <message>
        <source>Type an agent or a project</source>
        <translation>Saisissez un agent ou un projet</translation>
    </message>
    <message>
        <source>No agent sessions were found on this computer. To open a log, choose File &gt; Open.</source>
        <translation>Aucune session d’agent n’a été trouvée sur cet ordinateur. Pour ouvrir un journal, choisissez Fichier &gt; Ouvrir.</translation>
    </message>
    <message>
        <source>Sort the runs by tokens, most first</source>
        <extracomment>Tip of a link</extracomment>
        <translation>Trier les exécutions par jetons, en commençant par le plus grand nombre</translation>
    </message>
</context>
<context>
    <name>vitrine::Words</name>
    <message>
        <source>Final</source>
        <extracomment>Kind of a step
----------
Kind of a step: the final answer</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Kind of a step: the system prompt</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Kind of a step: what the agent was asked to do</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>Kind of a step: the agent plans</extracomment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Kind of a step: a tool is called</extracomment>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>Kind of a step: a message of a conversation</extracomment>
        <translation>Message</translation>
    </message>
    <message>
        <source>OK: final answer</source>
        <translation>OK&#xa0;: réponse finale</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>aucun message</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>Bloqué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation>Limite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tool error: %1</source>
        <translation>Erreur d’outil&#xa0;: %1</translation>
    </message>
    <message>
        <source>Model error: %1</source>
        <translation>Erreur du modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Error: format, %1</source>
        <translation>Erreur&#xa0;: format, %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Délai dépassé</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>Planté</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Undecidable</source>
        <translation>Indécidable</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Identique</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diffère</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Cassé</translation>
    </message>
    <message>
        <source>No tool result</source>
        <translation>Pas de résultat d’outil</translation>
    </message>
    <message>
        <source>Not comparable</source>
        <translation>Non comparable</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Recording</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Stub</source>
        <extracomment>Who answered a tool call: a stub that the user wrote</extracomment>
        <translation>Réponse simulée</translation>
    </message>
    <message>
        <source>No stub</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Aucune réponse simulée</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <extracomment>Who answered a tool call: this program</extracomment>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <extracomment>%1 is a duration, for example 0.8 s</extracomment>
        <translation>En cours, %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>pas de code</translation>
    </message>
    <message>
        <source>not run</source>
        <translation>non exécuté</translation>
    </message>
    <message>
        <source>not replayed</source>
        <translation>non rejoué</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
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
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>%1 is a number of millions</extracomment>
        <translation>%1 M</translation>
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
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Status of a step that is being recorded</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Limit: steps</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Limite&#xa0;: étapes</translation>
    </message>
    <message>
        <source>&lt; %1 ms</source>
        <extracomment>A duration that is too short to be measured. %1 is a number of milliseconds</extracomment>
        <translation>&lt; %1 ms</translation>
    </message>
    <message>
        <source>Grader</source>
        <extracomment>Kind of a step: a model judges what the agent did</extracomment>
        <translation>Évaluateur</translation>
    </message>
    <message>
        <source>Ask</source>
        <extracomment>What a policy decides about an action: a person is asked</extracomment>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Allowed by a person</source>
        <translation>Autorisée par une personne</translation>
    </message>
    <message>
        <source>Allowed by a rule</source>
        <translation>Autorisée par une règle</translation>
    </message>
    <message>
        <source>Allowed by a model</source>
        <translation>Autorisée par un modèle</translation>
    </message>
    <message>
        <source>Changed by a person</source>
        <extracomment>An action of an agent was changed before it ran</extracomment>
        <translation>Modifiée par une personne</translation>
    </message>
    <message>
        <source>Changed by a rule</source>
        <translation>Modifiée par une règle</translation>
    </message>
    <message>
        <source>Changed by a model</source>
        <translation>Modifiée par un modèle</translation>
    </message>
    <message>
        <source>Denied by a person</source>
        <translation>Refusée par une personne</translation>
    </message>
    <message>
        <source>Denied by a rule</source>
        <translation>Refusée par une règle</translation>
    </message>
    <message>
        <source>Denied by a model</source>
        <translation>Refusée par un modèle</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Kind of a step: a model acts, by code or tool calls</extracomment>
        <translation>Tour</translation>
    </message>
</context>
</TS>
