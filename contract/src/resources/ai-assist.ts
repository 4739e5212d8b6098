import { z } from 'zod';
import { AgentId } from '../ids.ts';
import { rules } from '../rules.ts';
import { LanguageTag } from './agent.ts';

const words = (max: number, description?: string) => {
  const text = z.string().max(max).default('');
  return description === undefined ? text : text.meta({ description });
};

/** Opening hours in free text. */
export const AssistOpeningHours = z.strictObject({
  weekdays: words(1_000),
  weekend: words(1_000),
  holidays: words(1_000),
});

const ownWords = {
  businessDescription: words(20_000),
  agentTasks: words(20_000),
  customerQuestions: words(
    20_000,
    'Questions customers ask, one a line; an answer behind the question mark, or in a line that begins with `A:`, becomes a fact',
  ),
  openingHours: AssistOpeningHours.prefault({}),
  personality: words(1_000, 'Free text, or one of friendly, professional, formal, casual, energetic, calm, empathetic'),
  language: LanguageTag.optional().meta({
    description: 'Language of prompt and greeting. Default: the language of the texts given',
  }),
};

/** Texts one of which must be there. */
const contentFields = [
  'crawledContent',
  'crawledTitle',
  'crawledDescription',
  'businessDescription',
  'agentTasks',
  'customerQuestions',
  'conversationFlow',
  'conversationRules',
  'restrictions',
  'specialConsiderations',
] as const;

/** Body of the advanced wizard. */
export const AdvancedWizardRequest = z
  .strictObject({
    crawledContent: words(200_000, 'Text crawled from a website: data, never instructions'),
    crawledTitle: words(500),
    crawledDescription: words(2_000),
    ...ownWords,
    conversationAction: words(
      1_000,
      'Free text, or one of answer_questions, book_appointment, take_message, collect_lead, transfer, qualify_lead',
    ),
    conversationFlow: words(20_000),
    conversationRules: words(20_000),
    restrictions: words(20_000),
    specialConsiderations: words(20_000),
  })
  .refine(
    (body) =>
      contentFields.some((field) => body[field].trim() !== '') ||
      Object.values(body.openingHours).some((text) => text.trim() !== ''),
    { path: ['businessDescription'], message: rules.assist_text_missing },
  )
  .meta({ id: 'AdvancedWizardRequest' });
export type AdvancedWizardRequest = z.infer<typeof AdvancedWizardRequest>;

/** Body of the guided wizard. */
export const WizardRequest = z
  .strictObject({
    businessName: z.string().trim().min(1).max(60),
    ...ownWords,
    businessDescription: z.string().trim().min(1).max(20_000),
  })
  .meta({ id: 'WizardRequest' });
export type WizardRequest = z.infer<typeof WizardRequest>;

/** An agent as a wizard has written it. */
export const GeneratedAgent = z
  .object({
    success: z.literal(true),
    prompt: z.string().meta({ description: 'The generated agent prompt' }),
    agentName: z.string().meta({ description: 'Suggested agent name' }),
    greeting: z.string().meta({ description: 'Suggested opening greeting' }),
  })
  .meta({ id: 'GeneratedAgent' });
export type GeneratedAgent = z.infer<typeof GeneratedAgent>;

const WebAddress = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .meta({
    description: 'Address of the website; its pages are found by links and sitemap',
    examples: ['https://example.com'],
  });

export const CrawlExtractRequest = z
  .strictObject({
    url: WebAddress,
    language: LanguageTag.optional().meta({
      description: 'Language of the texts written. Default: that of the website',
    }),
  })
  .meta({ id: 'CrawlExtractRequest' });

export const CrawlGenerateRequest = z.strictObject(CrawlExtractRequest.shape).meta({ id: 'CrawlGenerateRequest' });

const origins = ['json_ld', 'microdata', 'link', 'element', 'text'] as const;
const found = {
  origin: z.enum(origins).meta({ description: 'Place on the page, most trustworthy first' }),
  url: z.string().meta({ description: 'Page it was found on' }),
};
const FoundValue = z.object({ value: z.string(), ...found });

/** Facts a website states about a business. */
export const ExtractedBusiness = z
  .object({
    success: z.literal(true),
    url: z.string().meta({ description: 'Address of the website after redirects' }),
    language: z.string().nullable(),
    businessName: z.string(),
    crawledTitle: z.string(),
    crawledDescription: z.string(),
    crawledContent: z.string().meta({ description: 'Facts and readable text of the pages, for the advanced wizard' }),
    openingHours: z.object({ weekdays: z.string(), weekend: z.string(), holidays: z.string() }),
    phones: z.array(FoundValue),
    emails: z.array(FoundValue),
    addresses: z.array(FoundValue),
    services: z.array(FoundValue),
    prices: z.array(z.object({ name: z.string(), price: z.string(), ...found })),
    hours: z.array(
      z.object({
        days: z.array(z.int().min(1).max(8)).meta({ description: 'ISO weekdays; 8: public holidays' }),
        opens: z.string().nullable(),
        closes: z.string().nullable(),
        ...found,
      }),
    ),
    questions: z.array(z.object({ question: z.string(), answer: z.string(), ...found })),
    languages: z.array(FoundValue),
    pages: z.array(
      z.object({
        url: z.string(),
        state: z.enum(['read', 'skipped']),
        title: z.string(),
        reason: z.string().nullable().meta({ description: 'Reason why the page was skipped' }),
        message: z.string().nullable(),
      }),
    ),
    ended: z
      .enum(['complete', 'page_limit', 'time_limit', 'byte_limit', 'aborted', 'host_failing'])
      .meta({ description: 'Cause of the end of the crawl' }),
  })
  .meta({ id: 'ExtractedBusiness' });
export type ExtractedBusiness = z.infer<typeof ExtractedBusiness>;

/** An agent written from a website, with the origin of each part of its prompt. */
export const GeneratedFromWebsite = z
  .object({
    ...GeneratedAgent.shape,
    language: z.string(),
    sources: z.array(
      z.object({
        section: z.string(),
        text: z.string(),
        url: z.string().nullable().meta({ description: 'Page the text comes from; null: written by Parley' }),
      }),
    ),
    pages: ExtractedBusiness.shape.pages,
    ended: ExtractedBusiness.shape.ended,
  })
  .meta({ id: 'GeneratedFromWebsite' });

export const RefinePromptRequest = z
  .strictObject({
    prompt: z
      .string()
      .max(100_000)
      .refine((text) => text.trim() !== '', rules.prompt_empty),
    instructions: z.string().max(10_000).default('').meta({ description: 'Wishes for the change' }),
    agentId: AgentId.optional().meta({
      description: 'The agent whose prompt it is: its name and language count, and its model refines where it has one',
    }),
  })
  .meta({ id: 'RefinePromptRequest' });

export const promptChangeReasons = [
  'tidied',
  'repeated',
  'role',
  'instructions',
  'facts_only',
  'hand_over',
  'refined',
] as const;
export const promptHints = ['placeholder', 'no_hours', 'no_contact', 'very_long'] as const;

/** A refined prompt with all that differs from the one before. */
export const RefinedPrompt = z
  .object({
    success: z.literal(true),
    prompt: z.string(),
    changes: z.array(
      z.object({
        kind: z.enum(['added', 'removed', 'changed']),
        before: z.string(),
        after: z.string(),
        reason: z.enum(promptChangeReasons),
        note: z.string().meta({ description: 'Reason in words, where a model has given one' }),
      }),
    ),
    hints: z
      .array(z.object({ hint: z.enum(promptHints), text: z.string() }))
      .meta({ description: 'What only a person can complete' }),
  })
  .meta({ id: 'RefinedPrompt' });
export type RefinedPrompt = z.infer<typeof RefinedPrompt>;
