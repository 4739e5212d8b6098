/** Errors that are no refusal of an operation, and refusals worded by their code alone. */
export const general = {
  not_found: 'Dies gibt es nicht oder es wurde gelöscht',
  version_mismatch:
    'Jemand hat dies geändert, seit Sie es geöffnet haben. Laden Sie die Seite neu und wiederholen Sie Ihre Änderung',
  fault_internal: 'Auf dem Server ist ein Fehler aufgetreten',
  fault_unavailable: 'Der Server ist ausgelastet oder startet neu. Versuchen Sie es gleich noch einmal',
  fault_unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut',
  fault_rate_limited: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut',
  fault_rate_limited_for: 'Zu viele Versuche. Versuchen Sie es in {{seconds}} s erneut',
  fault_signed_out: 'Sie wurden abgemeldet. Melden Sie sich erneut an',
  fault_unexpected: 'Auf dieser Seite ist ein Fehler aufgetreten. Laden Sie sie neu',
};
