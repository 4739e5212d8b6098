import type { Texts } from './texts.ts';

export const de: Texts = {
  open: 'Chat öffnen',
  close: 'Chat schließen',
  assistant: 'KI-Assistent',
  retry: 'Erneut versuchen',
  off: 'Dieser Chat ist zurzeit ausgeschaltet.',
  site: 'Dieser Chat darf auf {site} nicht verwendet werden. Der Betreiber kann die Website bei den erlaubten Domains eintragen.',
  missing: 'Diesen Assistenten gibt es nicht, oder er wurde entfernt.',
  busy: 'Zu viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.',
  crowded: 'Gerade chatten sehr viele. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  offline: 'Der Chat ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
};
