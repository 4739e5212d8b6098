/**
 * Meanings the built-in model knows words for, in every language. A question and a statement that use different words of
 * one concept match.
 */
export type Concept = string;

/** Vocabulary of one language. All words are folded (lower case, no accents), separated by white space. */
export interface LanguagePack {
  /** ISO 639-1. */
  code: string;
  /**
   * Words by concept. `word*` matches any ending, `*word` any beginning, `how_much` is a phrase of several words; a
   * phrase is matched before its words.
   */
  concepts: Readonly<Record<Concept, string>>;
  /**
   * Words whose accents matter, as written: Swedish "hår" is not "har". They are not folded, and `concepts` names them
   * with their accents.
   */
  distinct?: string;
  /** Words are joined to new ones: "Reifenwechsel", "hjulskifte". */
  hasCompounds?: true;
  /** Times are written with "am" and "pm" too; elsewhere these are other words. */
  hasAmAndPm?: true;
  /** Words that say nothing about a subject. */
  stopWords: string;
  /**
   * Monday first; all forms and abbreviations of each. A form with an accent or a capital letter is matched as written:
   * Swedish "mån", German "So".
   */
  weekdays: readonly [string, string, string, string, string, string, string];
  /** January first. */
  months: readonly string[];
  /** Words of a weekly schedule. Phrases may contain `_`. */
  schedule: {
    daily: string;
    /** Monday to Friday. */
    workdays: string;
    weekend: string;
    publicHolidays: string;
    closed: string;
    /** Between two ends of a range. */
    to: string;
    and: string;
    /** Complement of the seasons named before: "the rest of the year". */
    otherwise: string;
    noon: string;
    midnight: string;
  };
  /** Words that negate a statement. */
  negations: string;
  /** Beginnings of questions that are answered by yes or no. Phrases may contain `_`. */
  yesNoStarts: string;
  /** Small numbers in words, `word=value`. Articles that also mean "one" are left out. */
  numbers: string;
  /** Beginnings of a question that goes on with the one before: "and", "what about". */
  followUps: string;
  /** Words that refer to the subject of the question before: "it", "that one". */
  references: string;
  /** Pleasantries and fillers around a question. Regular expression sources, matched at the start or the end. */
  pleasantries: readonly string[];
  /** Attempts to override the instructions. Regular expression sources. */
  injections: readonly string[];
  answers: AnswerPhrases;
}

/** Sentences for answers that are computed from a schedule or a price list. */
export interface AnswerPhrases {
  yes: string;
  no: string;
  /** `{from}` and `{to}` are times of day. */
  interval: string;
  and: string;
  /** Monday first: "on Monday". */
  onDays: readonly string[];
  today: string;
  tomorrow: string;
  /** `{date}` is a day and a month. */
  onDate: string;
  /** `{day}` and `{hours}`. */
  openOn: string;
  /** `{day}`. */
  closedOn: string;
  /** `{time}` of closing. */
  openNow: string;
  closedNow: string;
  /** `{day}` and `{time}`. */
  opensNext: string;
  /** `{items}` and `{total}`. */
  sum: string;
  /** Behind a price of the list where the total is not sure. */
  noTotal: string;
  time: { hour: string; hourAndMinutes: string };
}
