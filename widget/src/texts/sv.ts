import type { Texts } from './texts.ts';

export const sv: Texts = {
  open: 'Öppna chatten',
  close: 'Stäng chatten',
  assistant: 'AI-assistent',
  retry: 'Försök igen',
  off: 'Chatten är avstängd just nu.',
  site: 'Chatten får inte användas på {site}. Ägaren kan lägga till webbplatsen bland tillåtna domäner.',
  missing: 'Den här assistenten finns inte eller har tagits bort.',
  busy: 'För många meddelanden på kort tid. Vänta en stund.',
  crowded: 'Många chattar just nu. Försök igen om några minuter.',
  offline: 'Chatten går inte att nå. Kontrollera din anslutning.',
  failed: 'Det gick inte. Försök igen om en stund.',
};
