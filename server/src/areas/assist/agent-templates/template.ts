import type { AgentTemplateKey, BusinessProfile } from '@parley/contract/resources/business-profile';

/** A template in one language: the profile of a fictitious business, short enough to be read and changed. */
export interface TemplateText {
  name: string;
  summary: string;
  /** Name of the fictitious business. */
  example: string;
  description: string;
  tasks: string;
  rules: string;
  restrictions: string;
  prices: readonly (readonly [name: string, price: string])[];
  questions: readonly (readonly [question: string, answer: string])[];
}

export type TemplateTexts = Readonly<Record<AgentTemplateKey, TemplateText>>;

/** Part of a template that is the same in every language. */
export type TemplateBase = Pick<BusinessProfile, 'goal' | 'hours' | 'personality'>;
