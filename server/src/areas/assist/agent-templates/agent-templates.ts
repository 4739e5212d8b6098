import { type AgentTemplate, agentTemplateKeys } from '@parley/contract/resources/business-profile';
import { primaryLanguage } from '#areas/assist/composer';
import { de } from './de.templates.ts';
import { en } from './en.templates.ts';
import { es } from './es.templates.ts';
import { fr } from './fr.templates.ts';
import { sv } from './sv.templates.ts';
import type { TemplateTexts } from './template.ts';
import { templateBases } from './template-bases.ts';

const texts: Readonly<Record<string, TemplateTexts>> = { de, en, es, fr, sv };

/** Languages that have templates, as ISO 639-1 codes. */
export const templateLanguages = Object.keys(texts);

/** Templates in a language; English ones where it has none. */
export function agentTemplates(tag: string): { language: string; templates: AgentTemplate[] } {
  const primary = primaryLanguage(tag);
  const language = texts[primary] === undefined ? 'en' : primary;
  const ofLanguage = texts[language] ?? en;
  return {
    language,
    templates: agentTemplateKeys.map((key) => {
      const { name, summary, example, prices, questions, ...words } = ofLanguage[key];
      return {
        key,
        name,
        summary,
        profile: {
          ...templateBases[key],
          ...words,
          businessName: example,
          address: '',
          phone: '',
          email: '',
          prices: prices.map(([thing, price]) => ({ name: thing, price })),
          questions: questions.map(([question, answer]) => ({ question, answer })),
          websiteText: '',
          language,
        },
      };
    }),
  };
}
