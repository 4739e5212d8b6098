import type { analysis as en } from '../en/analysis.ts';
import type { Texts } from '../texts.ts';

export const analysis: Texts<typeof en> = {
  title: 'Analys',
  retry: 'Analysera igen',
  ordered: 'Samtalet eller chatten analyseras',
  states: { pending: 'Väntar', running: 'Pågår', done: 'Klar', failed: 'Misslyckades', skipped: 'Hoppades över' },
  skip_reasons: {
    not_answered: 'Samtalet besvarades inte.',
    caller_silent: 'Uppringaren sade ingenting.',
    visitor_silent: 'Besökaren skrev ingenting.',
    turned_off: 'Agenten ber inte om sammanfattning, kriterier eller fält.',
    zero_retention: 'Agenten sparar ingenting av sina samtal och chattar.',
  },
  none: 'Samtalet analyseras när det är slut.',
  next_attempt: 'Nästa försök',
  fault: 'Senaste fel',
  model: 'Modell',
  builtin: 'Inbyggd modell: hämtat ur det som sades',
  summary: 'Sammanfattning',
  success: 'Lyckat',
  succeeded: 'Ja',
  not_succeeded: 'Nej',
  sentiment: 'Stämning',
  sentiments: { positive: 'Positiv', neutral: 'Neutral', negative: 'Negativ' },
  data: 'Strukturerade data',
  not_said: 'Nämndes inte',
  yes: 'Ja',
  no: 'Nej',
  types: { string: 'Text', number: 'Tal', boolean: 'Ja eller nej' },
};
