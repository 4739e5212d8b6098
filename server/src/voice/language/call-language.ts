import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

/** What taking turns needs to know of a language, and the few sentences a call says by itself. */
export interface CallLanguage {
  /** Words after which a sentence goes on: conjunctions, articles, prepositions. */
  continuationWords: readonly string[];
  /** Sounds and words of somebody who is still thinking. */
  fillers: readonly string[];
  /** Signs of listening that take no turn. */
  backchannels: readonly string[];
  /** What stops the agent at once, however short it is. */
  stopPhrases: readonly string[];
  /** Whole answers that need nothing after them. */
  completeAnswers: readonly string[];
  numberWords: readonly string[];
  /** What recorded greetings say: nobody else does, or hardly anybody who answers a phone. */
  voicemail: { certain: readonly string[]; likely: readonly string[] };
  announcements: {
    stillThere: string;
    oneMoment: string;
    stillWorking: string;
    sorry: string;
    notUnderstood: string;
    goodbye: string;
    timeIsUp: string;
    connecting: string;
    theyAreBusy: string;
    nobodyAnswers: string;
    notReached: string;
  };
}

const languages: Readonly<Record<string, CallLanguage>> = { en, sv, de, fr, es };

/** The language of a BCP 47 tag; English where it is none of the known. */
export function callLanguage(tag: string): CallLanguage {
  return languages[tag.slice(0, 2).toLowerCase()] ?? en;
}
