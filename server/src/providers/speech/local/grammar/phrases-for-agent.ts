/** Facts about an agent before a conversation. */
export interface KnownOfAgent {
  prompt: string;
  greeting: string;
  quickQuestions: readonly string[];
  /** Values tools take, such as the services that can be booked. */
  toolEnums: readonly string[];
  /** Choices just offered. */
  choices: readonly string[];
  name: string;
  /** BCP 47. */
  language: string;
}

interface Topic {
  /** Pattern of a prompt that covers the subject. */
  about: RegExp;
  questions: readonly string[];
}

const english: readonly Topic[] = [
  {
    about: /\b(?:open(?:ing)?|hours|closed|close)\b/i,
    questions: [
      'what are your opening hours',
      'when are you open',
      'when do you open',
      'when do you close',
      'what time do you open',
      'what time do you close',
      'are you open today',
      'are you open tomorrow',
      'are you open now',
      'are you open on monday',
      'are you open on friday',
      'are you open on saturday',
      'are you open on sunday',
      'are you open on the weekend',
      'when are you open on saturday',
    ],
  },
  {
    about: /\b(?:address|street|find us|located|quay|road|avenue|square)\b/i,
    questions: [
      'where are you',
      'where are you located',
      'where can i find you',
      'what is your address',
      "what's your address",
      'how do i get there',
    ],
  },
  {
    about: /\bpark(?:ing)?\b/i,
    questions: ['do you have parking', 'can i park there', 'where can i park', 'is parking free'],
  },
  {
    about: /(?:\bprices?\b|\bcosts?\b|\beuros?\b|[$€£]|\bfees?\b|\bkr\b)/i,
    questions: ['what are your prices', 'how much does it cost', 'how much is it', 'what does it cost'],
  },
  {
    about: /\b(?:book(?:ing)?|appointments?|reserv\w+)\b/i,
    questions: [
      'i would like to book an appointment',
      'i want to book an appointment',
      'can i book an appointment',
      'i would like to make an appointment',
      'i would like to book',
      'i want to book',
      'can i book',
      'how do i book',
      'can i book a time',
    ],
  },
  {
    about: /\b(?:table|restaurant|menu)\b/i,
    questions: [
      'can i book a table',
      'i would like to book a table',
      'i would like to reserve a table',
      'what is on the menu',
      'do you have vegetarian food',
      'do you have a menu',
    ],
  },
  {
    about: /\b(?:services?|offer|treatments?)\b/i,
    questions: [
      'what services do you offer',
      'what do you offer',
      'what can you do',
      'can i book a service',
      'i would like to book a service',
      'i want to book a service',
    ],
  },
  {
    about: /\brepairs?\b/i,
    questions: [
      'do you do repairs',
      'how long does a repair take',
      'how much is a repair',
      'how much does a repair cost',
      'i would like to book a repair',
      'can you repair my bike',
      'can you repair my bicycle',
      'my bike is broken',
      'what does a repair cost',
    ],
  },
  {
    about: /\b(?:rent(?:al|als)?|hire)\b/i,
    questions: ['can i rent a bike', 'do you rent bikes', 'i would like to rent a bike', 'how much is the rental'],
  },
  {
    about: /\b(?:pay(?:ment|ments)?|cash|cards?|invoices?)\b/i,
    questions: [
      'how can i pay',
      'can i pay by card',
      'can i pay with cash',
      'do you take cards',
      'can i get an invoice',
    ],
  },
  {
    about: /\b(?:deliver(?:y|ies)?|shipping|collect|pick up)\b/i,
    questions: [
      'do you deliver',
      'how much is delivery',
      'can you pick it up',
      'can you collect my bike',
      'how long does delivery take',
    ],
  },
  {
    about: /\b(?:returns?|refunds?|returned)\b/i,
    questions: ['can i return it', 'can i get a refund', 'how do returns work', 'what is your return policy'],
  },
  {
    about: /\b(?:guarantee|warranty)\b/i,
    questions: ['do i get a guarantee', 'is there a guarantee', 'how long is the guarantee'],
  },
  {
    about: /\b(?:orders?|order number)\b/i,
    questions: ['where is my order', 'i would like to place an order', 'i want to cancel my order'],
  },
  {
    about: /\b(?:phone|e-?mail|contact|call us)\b/i,
    questions: ['what is your phone number', 'what is your email address', 'how can i contact you'],
  },
];

const always = [
  'what is your name',
  'who are you',
  'who am i talking to',
  'i have a question',
  'can you call me back',
  'i would like to cancel my appointment',
  'i want to change my appointment',
  'can i speak to a person',
];

/** Around a thing that has a name in the prompt: `how much is a flat tyre`. */
const aboutThings = [
  (thing: string) => `how much is ${withArticle(thing)}`,
  (thing: string) => `how much does ${withArticle(thing)} cost`,
  (thing: string) => `i would like to book ${withArticle(thing)}`,
  (thing: string) => `i have ${withArticle(thing)}`,
  (thing: string) => thing,
];

const withArticle = (thing: string) => `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;

const article = /^(?:a|an|the|our|your|every|each|one)\s+/i;
const maximumThings = 24;

/**
 * Utterances a caller of this agent may be expected to say: what was just offered, quick questions and values of tools
 * as they are, questions about what the prompt has facts of, and the things it names a price for. The likeliest come
 * first, as an engine may take only so many. Of languages other than English, only what is given as it is.
 */
export function phrasesForAgent(known: KnownOfAgent): string[] {
  const given = [...known.choices, ...known.quickQuestions, ...known.toolEnums.map(asWords)];
  if (!/^en\b/i.test(known.language)) return unique(given);
  const facts = `${known.prompt}\n${known.greeting}`;
  const topics = english.filter(({ about }) => about.test(facts)).flatMap(({ questions }) => questions);
  const things = thingsOf(known.prompt).flatMap((thing) => aboutThings.map((ask) => ask(thing)));
  const called = known.name.trim() === '' ? [] : [`hello ${known.name}`, `hi ${known.name}`];
  return unique([...given, ...topics, ...always, ...things, ...called]);
}

/** Subjects of prices: `A standard service costs 65 euro`, `Haircut: 30 euro`, `City bikes cost 18 euro`. */
function thingsOf(prompt: string): string[] {
  const things: string[] = [];
  const sentences = prompt.split(/(?<=[.!?;])\s|\n|,\s|\band(?=\s[\w-]+\s\d)/);
  for (const sentence of sentences) {
    const match =
      /^\W*([\p{L}' -]{3,40}?)\s+(?:costs?|is|are|for)?\s*(?:from\s+|only\s+|about\s+)?[€$£]?\d+(?:[.,]\d+)?\s*(?:euros?|eur|dollars?|usd|pounds?|gbp|kr|sek|kronor|[€$£])?/iu.exec(
        sentence.replace(/\s[-–:]\s?|:\s/g, ' costs '),
      );
    const isPriced = /[€$£]|\b(?:euros?|eur|dollars?|usd|pounds?|gbp|kr|sek|kronor)\b/i.test(sentence);
    const thing = isPriced ? match?.[1]?.trim().replace(article, '').toLowerCase() : undefined;
    if (thing && thing.split(' ').length <= 4 && !/^(?:we|you|i|it|they|this|that)\b/.test(thing)) {
      things.push(singular(thing));
    }
  }
  return unique(things).slice(0, maximumThings);
}

/** `city bikes` is asked for as `city bike`. */
const singular = (thing: string) => thing.replace(/(?<![su])s$/, '');

/** A value as a program writes it, in words: `flat_tyre`, `flatTyre`. */
const asWords = (value: string) => value.replace(/[_/]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

function unique(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    const key = text.trim().toLowerCase();
    if (key !== '' && !found.has(key)) found.set(key, text.trim());
  }
  return [...found.values()];
}
