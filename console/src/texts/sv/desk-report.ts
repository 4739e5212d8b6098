import type { desk_report as en } from '../en/desk-report.ts';
import type { Texts } from '../texts.ts';

export const desk_report: Texts<typeof en> = {
  chats: 'Överlämnade chattar',
  replied: 'Besvarade',
  closed: 'Avslutade',
  first_reply: 'Första svar (median)',
  first_reply_p95: 'Första svar (95 %)',
  resolution: 'Tid till avslut (median)',
  resolution_p95: 'Tid till avslut (95 %)',
  reply_target: 'Svar i tid',
  resolution_target: 'Avslutade i tid',
  rating: 'Betyg',
  ratings_one: '{{count}} betyg',
  ratings_other: '{{count}} betyg',
  of_chats: '{{met}} av {{due}}',
  by_operator: 'Per operatör',
  by_team: 'Per team',
  operator: 'Operatör',
  team: 'Team',
  no_team: 'Inget team',
  own: 'Dina egna chattar. Ägare och administratörer ser allas.',
  text: 'Chattar som lämnades över till människor under perioden, räknat från överlämningen.',
  empty_title: 'Inga överlämnade chattar',
  empty_text: 'När era agenter lämnar över chattar till människor ser ni här hur snabbt de besvaras.',
};
