import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

/** Everything the built-in model can say by itself in one language. Several wordings are used in turn. */
export interface PhrasePack {
  greeting: readonly string[];
  howAreYou: readonly string[];
  /** `{name}` is the agent's. */
  whoAreYou: readonly string[];
  welcome: readonly string[];
  goodbye: readonly string[];
  anythingElse: readonly string[];
  whatElse: readonly string[];
  unknown: readonly string[];
  /** `{topics}` is a list of headings. */
  topics: readonly string[];
  offerCallback: readonly string[];
  offerPerson: readonly string[];
  declined: readonly string[];
  willAsk: readonly string[];
  askName: readonly string[];
  askPhone: readonly string[];
  askEmail: readonly string[];
  askDate: readonly string[];
  askTime: readonly string[];
  /** `{label}` is a tool's name for what it needs. */
  askOther: readonly string[];
  /** `{label}`, and `{choices}` as a list. */
  askChoice: readonly string[];
  notUnderstood: readonly string[];
  noted: readonly string[];
  /** `{name}` and `{phone}` of the person. */
  callbackNoted: readonly string[];
  /** `{fact}` was said before. */
  again: readonly string[];
  toolDone: readonly string[];
  toolFailed: readonly string[];
  or: string;
  yes: string;
  no: string;
}

export type PhraseKey = Exclude<keyof PhrasePack, 'or' | 'yes' | 'no'>;

const packs: Record<string, PhrasePack> = { en, sv, de, fr, es };

/** The pack of a language tag's language; English for languages without one. */
export function phrasePackOf(language: string): PhrasePack {
  return packs[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? en;
}

/** The wording whose turn it is, filled in. */
export function say(pack: PhrasePack, key: PhraseKey, turn = 0, values: Record<string, string> = {}): string {
  const wordings = pack[key];
  const wording = wordings[turn % wordings.length] ?? '';
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const patterns = new WeakMap<PhrasePack, Map<PhraseKey, RegExp>>();

/** Whether a text of ours ends with one of the wordings of `key`. */
export function endsWithPhrase(pack: PhrasePack, key: PhraseKey, text: string): boolean {
  return patternOf(pack, key).test(text.trim());
}

function patternOf(pack: PhrasePack, key: PhraseKey): RegExp {
  const known = patterns.get(pack) ?? new Map<PhraseKey, RegExp>();
  patterns.set(pack, known);
  let pattern = known.get(key);
  if (!pattern) {
    const wordings = pack[key].map((wording) =>
      wording
        .split(/\{\w+\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^\\n]{1,200}?'),
    );
    pattern = new RegExp(`(?:^|[\\s])(?:${wordings.join('|')})$`, 'u');
    known.set(key, pattern);
  }
  return pattern;
}
