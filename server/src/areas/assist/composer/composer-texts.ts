/** Sections of a composed prompt. The first six speak to the agent; the others are facts it answers from. */
export type SectionName =
  | 'role'
  | 'tasks'
  | 'conversation'
  | 'rules'
  | 'restrictions'
  | 'handOver'
  | 'about'
  | 'hours'
  | 'services'
  | 'prices'
  | 'address'
  | 'contact'
  | 'questions'
  | 'considerations'
  | 'website';

/** Words of a composed prompt in one language. */
export interface ComposerTexts {
  headings: Record<SectionName, string>;
  /** First sentence of the prompt. `business` is empty where it is not known. */
  role(agent: string, business: string): string;
  speak: string;
  /** Name for a business that has none. */
  ourBusiness: string;
  personality(words: string): string;
  /** Known values of `personality`. */
  personalities: Readonly<Record<string, string>>;
  goal(words: string): string;
  /** Known values of `conversationAction`. */
  actions: Readonly<Record<string, string>>;
  /** Lead-in of questions that customers ask. */
  oftenAsked: string;
  standardTasks: readonly string[];
  standardConversation: readonly string[];
  standardRules: readonly string[];
  /** Rule for prompts with text of a website. */
  websiteRule: string;
  standardHandOver: readonly string[];
  weekdays: string;
  weekend: string;
  holidays: string;
  /** Monday first, then public holidays. */
  days: readonly [string, string, string, string, string, string, string, string];
  dayRange(from: string, to: string): string;
  closed: string;
  phone(number: string): string;
  email(address: string): string;
  address(address: string): string;
  services(list: string): string;
  languages(list: string): string;
  greeting(agent: string, business: string): string;
  /** Questions of customers that a profile answers. */
  askHours: string;
  askPrice(name: string): string;
  askAddress: string;
}
