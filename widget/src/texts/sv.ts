import type { Texts } from './texts.ts';

export const sv: Texts = {
  open: 'Öppna chatten',
  close: 'Stäng chatten',
  assistant: 'AI-assistent',
  retry: 'Försök igen',
  off: 'Chatten är avstängd.',
  site: 'Chatten är inte tillåten på {site}. Ägaren kan lägga till domänen.',
  missing: 'Assistenten finns inte längre.',
  busy: 'För många meddelanden. Vänta en stund.',
  crowded: 'Många chattar just nu. Försök igen om några minuter.',
  offline: 'Chatten går inte att nå. Kontrollera din anslutning.',
  failed: 'Något gick fel. Försök igen.',
};
