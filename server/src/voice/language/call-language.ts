import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

/** Words of one language that turn-taking needs, and the call's own announcements. */
export interface CallLanguage {
  /** Words after which a sentence goes on: conjunctions, articles, prepositions. */
  continuationWords: readonly string[];
  /** Hesitation sounds and words: the turn is not over. */
  fillers: readonly string[];
  /** Signs of listening that take no turn. */
  backchannels: readonly string[];
  /** Phrases that stop the agent at once, however short. */
  stopPhrases: readonly string[];
  /** Beginnings of short turns that ask the agent to wait. */
  waitPhrases: readonly string[];
  /** Phrases of short turns that ask the agent to speak slower. */
  slowerPhrases: readonly string[];
  /** Phrases of short turns that ask the agent to speak louder. */
  louderPhrases: readonly string[];
  /** Whole answers that need nothing after them. */
  completeAnswers: readonly string[];
  numberWords: readonly string[];
  /**
   * Phrases of recorded greetings. `certain`: only a machine says them; `likely`: seldom said by a person who answers.
   */
  voicemail: { certain: readonly string[]; likely: readonly string[] };
  announcements: {
    stillThere: string;
    oneMoment: string;
    stillWorking: string;
    sorry: string;
    /** Said before the call ends after too many no-matches. */
    noMatchGoodbye: string;
    goodbye: string;
    timeIsUp: string;
    connecting: string;
    theyAreBusy: string;
    nobodyAnswers: string;
    notReached: string;
    /** After the reason: a request to call back was left. */
    callBackLeft: string;
  };
  /** Sentences for callers in a queue, with `{{position}}`, `{{minutes}}` and `{{digit}}`. */
  queue: {
    next: string;
    position: string;
    oneMinute: string;
    minutes: string;
    patience: string;
    callBack: string;
    promised: string;
  };
}

const languages: Readonly<Record<string, CallLanguage>> = { en, sv, de, fr, es };

/** The language of a BCP 47 tag; English where it is none of the known. */
export function callLanguage(tag: string): CallLanguage {
  return languages[tag.slice(0, 2).toLowerCase()] ?? en;
}
