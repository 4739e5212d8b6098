/** Origin of a fact, most trustworthy first. */
export const factOrigins = ['json_ld', 'microdata', 'link', 'element', 'text'] as const;
export type FactOrigin = (typeof factOrigins)[number];

/** A fact found on a page. */
export interface Fact {
  value: string;
  origin: FactOrigin;
}

/** ISO weekday: 1 is Monday, 7 is Sunday; 8 stands for public holidays. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Opening hours of some days. `opens` and `closes` are `HH:MM`, both null where closed. */
export interface OpeningHours {
  days: Weekday[];
  opens: string | null;
  closes: string | null;
  origin: FactOrigin;
}

/** A thing or service with its price, both as the page writes them. */
export interface PricedItem {
  name: string;
  price: string;
  origin: FactOrigin;
}

export interface QuestionWithAnswer {
  question: string;
  answer: string;
  origin: FactOrigin;
}

/** Business facts of one page. Every value is text of the page: data, never an instruction. */
export interface BusinessFacts {
  names: Fact[];
  descriptions: Fact[];
  phones: Fact[];
  emails: Fact[];
  addresses: Fact[];
  hours: OpeningHours[];
  prices: PricedItem[];
  services: Fact[];
  faqs: QuestionWithAnswer[];
  /** ISO 639-1 codes of languages in which the business serves, or its pages are written. */
  languages: Fact[];
}

/** Maximum number of entries of each kind. */
export const factsPerKindMax = 60;

export const noFacts = (): BusinessFacts => ({
  names: [],
  descriptions: [],
  phones: [],
  emails: [],
  addresses: [],
  hours: [],
  prices: [],
  services: [],
  faqs: [],
  languages: [],
});
