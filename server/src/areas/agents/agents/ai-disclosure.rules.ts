import type { AgentConfig } from '@parley/contract/resources/agent';

/** Members of the EU, and of the EEA, which takes over its law. ISO 3166-1 alpha-2. */
const countries = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' '),
);

/** Their official languages. English is missing: most of who writes a plain `en` is elsewhere. ISO 639-1. */
const languages = new Set(
  'bg hr cs da nl et fi fr de el hu ga it lv lt mt pl pt ro sk sl es sv is no nb nn'.split(' '),
);

type Channel = 'voice' | 'chat';

/** Standard texts; other languages get the English one. */
const standardTexts: Readonly<Record<string, Record<Channel, string>>> = {
  en: { voice: 'You are talking to an AI assistant.', chat: 'You are chatting with an AI assistant.' },
  sv: { voice: 'Du talar med en AI-assistent.', chat: 'Du chattar med en AI-assistent.' },
  de: { voice: 'Sie sprechen mit einem KI-Assistenten.', chat: 'Sie chatten mit einem KI-Assistenten.' },
  fr: { voice: 'Vous parlez à un assistant IA.', chat: 'Vous échangez avec un assistant IA.' },
  es: { voice: 'Está hablando con un asistente de IA.', chat: 'Está chateando con un asistente de IA.' },
};

/**
 * Text that discloses the agent as a machine, as a template; null where it does not. By default an agent discloses
 * itself where the tenant's country is in the EU or EEA. `country`: ISO 3166-1 alpha-2, empty when unknown; then the
 * region of the agent's language decides, or else the language itself.
 */
export function aiDisclosureOf(
  { ai_disclosure: { enabled, text }, language }: Pick<AgentConfig, 'ai_disclosure' | 'language'>,
  { country, channel }: { country: string; channel: Channel },
): string | null {
  if (!(enabled ?? isRequired(country, language))) return null;
  const standard = standardTexts[language.slice(0, 2).toLowerCase()] ?? standardTexts['en'];
  return text.trim() === '' ? (standard?.[channel] ?? '') : text.trim();
}

function isRequired(country: string, language: string): boolean {
  if (country !== '') return countries.has(country);
  const [base = '', ...subtags] = language.split('-');
  const region = subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag));
  return region === undefined ? languages.has(base.toLowerCase()) : countries.has(region.toUpperCase());
}
