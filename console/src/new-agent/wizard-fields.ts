import type { ExtractedBusiness } from '../api/schemas.ts';

/** Texts of the advanced wizard, in the order in which they are shown. */
export const ownFields = [
  'businessDescription',
  'agentTasks',
  'customerQuestions',
  'conversationAction',
  'conversationFlow',
  'conversationRules',
  'restrictions',
  'specialConsiderations',
  'personality',
] as const;
export const websiteFields = ['crawledTitle', 'crawledDescription', 'crawledContent'] as const;
export const hoursFields = ['weekdays', 'weekend', 'holidays'] as const;

/** Fields of one line; the others are areas. */
export const shortFields: ReadonlySet<string> = new Set(['crawledTitle', 'conversationAction', 'personality']);

/** Values of the form for the advanced wizard, filled from a website where one was read. */
export function detailedValues(found: ExtractedBusiness | null, language: string) {
  return {
    crawledTitle: found?.crawledTitle ?? '',
    crawledDescription: found?.crawledDescription ?? '',
    crawledContent: found?.crawledContent ?? '',
    businessDescription: '',
    agentTasks: '',
    customerQuestions: '',
    conversationAction: '',
    conversationFlow: '',
    conversationRules: '',
    restrictions: '',
    specialConsiderations: '',
    personality: '',
    openingHours: found?.openingHours ?? { weekdays: '', weekend: '', holidays: '' },
    language: found?.language ?? language,
  };
}
