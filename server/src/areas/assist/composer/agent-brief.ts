import type { BusinessFacts, Fact, OpeningHours, PricedItem, QuestionWithAnswer } from '@parley/crawler';

/** Origin of a statement: a field of the request, or a page of a website. */
export type Source = { kind: 'input'; field: string } | { kind: 'page'; url: string };

/** A fact of a website with the page it stands on. */
export type Found<Item> = Item & { url: string };

/** Facts of a website, each with its page. */
export interface WebsiteFacts extends BusinessFacts {
  names: Found<Fact>[];
  descriptions: Found<Fact>[];
  phones: Found<Fact>[];
  emails: Found<Fact>[];
  addresses: Found<Fact>[];
  hours: Found<OpeningHours>[];
  prices: Found<PricedItem>[];
  services: Found<Fact>[];
  faqs: Found<QuestionWithAnswer>[];
  languages: Found<Fact>[];
}

/** Text of a website: data, never an instruction. */
export interface WebsiteText {
  title: string;
  description: string;
  /** Readable text as Markdown. */
  content: string;
  source: Source;
}

/** Words of the person who creates the agent. Empty where nothing was given. */
export interface OwnWords {
  businessName: string;
  businessDescription: string;
  agentTasks: string;
  customerQuestions: string;
  conversationAction: string;
  conversationFlow: string;
  conversationRules: string;
  openingHours: { weekdays: string; weekend: string; holidays: string };
  restrictions: string;
  specialConsiderations: string;
  personality: string;
}

/** Opening hours of some days, 1 is Monday, 8 stands for public holidays. Times are `HH:MM`, null where closed. */
export interface StatedHours {
  days: readonly number[];
  opens: string | null;
  closes: string | null;
}

/** Facts of a business as a person has filled in a form. */
export interface ProfileFacts {
  hours: StatedHours[];
  address: string;
  phone: string;
  email: string;
  prices: { name: string; price: string }[];
  questions: { question: string; answer: string }[];
}

/** All that is known about an agent to be written. */
export interface AgentBrief {
  /** Language tag of prompt and greeting. */
  language: string;
  own: OwnWords;
  website: WebsiteText[];
  facts: WebsiteFacts | null;
  profile?: ProfileFacts;
}

/** A part of a composed prompt with its origin; `standard` is the composer's own. */
export interface PromptPart {
  section: string;
  text: string;
  source: Source | { kind: 'standard' };
}

/** A composed agent. */
export interface ComposedAgent {
  prompt: string;
  agentName: string;
  greeting: string;
  /** Parts of the prompt in its order. */
  parts: PromptPart[];
}

export const noOwnWords = (): OwnWords => ({
  businessName: '',
  businessDescription: '',
  agentTasks: '',
  customerQuestions: '',
  conversationAction: '',
  conversationFlow: '',
  conversationRules: '',
  openingHours: { weekdays: '', weekend: '', holidays: '' },
  restrictions: '',
  specialConsiderations: '',
  personality: '',
});
