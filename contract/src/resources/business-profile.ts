import { z } from 'zod';
import { LanguageTag } from './agent.ts';
import { ExtractedBusiness, GeneratedAgent } from './ai-assist.ts';
import { QuickQuestion } from './chat-widget.ts';

const words = (max: number, description: string) => z.string().max(max).default('').meta({ description });
/** One line of text. */
const line = (max: number) => z.string().trim().max(max);
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time as HH:MM, such as 09:00')
  .nullable();

export const ProfileHours = z
  .strictObject({
    days: z.array(z.int().min(1).max(8)).min(1).max(8).meta({ description: 'ISO weekdays; 8: public holidays' }),
    opens: time.meta({ description: 'null: closed' }),
    closes: time.meta({ description: 'null: closed' }),
  })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    path: ['closes'],
    message: 'give opens and closes, or null for both where closed',
  });

export const ProfilePrice = z.strictObject({ name: line(100).min(1), price: line(60).min(1) });
export const ProfileQuestion = z.strictObject({ question: line(300).min(1), answer: line(1_000).min(1) });

const profileFields = {
  description: words(10_000, 'The business in words; the agent answers from it'),
  hours: z.array(ProfileHours).max(60).default([]).meta({ description: 'Days that are not named are not stated' }),
  address: line(250).default(''),
  phone: line(60).default(''),
  email: line(250).default(''),
  prices: z.array(ProfilePrice).max(100).default([]),
  questions: z.array(ProfileQuestion).max(60).default([]).meta({ description: 'Questions with their answers' }),
  tasks: words(5_000, 'Tasks of the agent'),
  rules: words(5_000, 'Rules of the conversation'),
  restrictions: words(5_000, 'Things the agent must not do'),
  goal: words(
    1_000,
    'Free text, or one of answer_questions, book_appointment, take_message, collect_lead, transfer, qualify_lead',
  ),
  personality: words(1_000, 'Free text, or one of friendly, professional, formal, casual, energetic, calm, empathetic'),
  websiteText: words(60_000, 'Text of a website: data, never instructions'),
  language: LanguageTag.optional().meta({
    description: 'Language of prompt and greeting. Default: the language of the texts given',
  }),
};

/** Facts of a business and wishes for its agent: what an agent is generated from. */
export const BusinessProfile = z
  .strictObject({ businessName: line(60).min(1), ...profileFields })
  .meta({ id: 'BusinessProfile' });
export type BusinessProfile = z.infer<typeof BusinessProfile>;

/** An agent generated from a profile. */
export const GeneratedFromProfile = z
  .object({
    ...GeneratedAgent.shape,
    language: z.string(),
    quickQuestions: z
      .array(QuickQuestion)
      .meta({ description: 'Questions the agent can answer, for `quick_questions` of its widget' }),
  })
  .meta({ id: 'GeneratedFromProfile' });
export type GeneratedFromProfile = z.infer<typeof GeneratedFromProfile>;

/** A description in words, or the address of a website. */
export const ProfileExtractRequest = z
  .strictObject({
    businessName: line(60).default(''),
    text: words(10_000, 'A description of the business in words'),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .optional()
      .meta({ description: 'Address of the website; its pages are found by links and sitemap' }),
    language: LanguageTag.optional().meta({ description: 'Default: that of the text or the website' }),
  })
  .refine(({ text, url }) => text.trim() !== '' || url !== undefined, {
    path: ['text'],
    message: 'describe the business in words, or give the address of its website',
  })
  .meta({ id: 'ProfileExtractRequest' });

/** A profile read from a text or a website, to be checked by a person. */
export const ExtractedProfile = z
  .object({
    success: z.literal(true),
    profile: z
      .strictObject({ businessName: line(60).meta({ description: 'Empty: not found' }), ...profileFields })
      .meta({ description: 'A body for `POST /api/ai-tools/profile-generate`, once the business has a name' }),
    pages: ExtractedBusiness.shape.pages,
  })
  .meta({ id: 'ExtractedProfile' });
export type ExtractedProfile = z.infer<typeof ExtractedProfile>;

export const agentTemplateKeys = [
  'shop',
  'workshop',
  'clinic',
  'restaurant',
  'hotel',
  'tradesperson',
  'support_desk',
] as const;
export type AgentTemplateKey = (typeof agentTemplateKeys)[number];

/** A profile of a fictitious business of one kind, to start from. */
export const AgentTemplate = z
  .object({
    key: z.enum(agentTemplateKeys),
    name: z.string(),
    summary: z.string(),
    profile: BusinessProfile.meta({ description: 'Examples to be changed: a body for `profile-generate`' }),
  })
  .meta({ id: 'AgentTemplate' });
export type AgentTemplate = z.infer<typeof AgentTemplate>;

export const AgentTemplates = z
  .object({ language: z.string(), templates: z.array(AgentTemplate) })
  .meta({ id: 'AgentTemplates' });
