import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { PhraseKey, PhrasePack } from './phrase-pack.ts';
import { sv } from './sv.ts';

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

/** Wordings of a reply to what is not known, or not for sure. */
export const unknownWordings = ({ unknown, perhaps }: PhrasePack): readonly string[] => [...unknown, ...perhaps];

/** Least part of a phrase by which an interrupted one is recognized. Unit: characters. */
const beginningChars = 12;

/**
 * True when a text holds a wording of `key` up to its first value, or ends within it: the person interrupted there.
 */
export function holdsBeginningOf(pack: PhrasePack, key: PhraseKey, text: string): boolean {
  return pack[key].some((wording) => {
    const [beginning = ''] = wording.split(/\{\w+\}/);
    if (text.includes(beginning.trim())) return true;
    for (let chars = beginning.length - 1; chars >= beginningChars; chars--)
      if (text.trim().endsWith(beginning.slice(0, chars).trim())) return true;
    return false;
  });
}

/** The value that a text ending with a wording of `key` has in the place of its first one; undefined: it ends otherwise. */
export function valueOf(pack: PhrasePack, key: PhraseKey, text: string): string | undefined {
  for (const wording of pack[key]) {
    const [before = '', after = ''] = wording.split(/\{\w+\}/);
    const at = text.lastIndexOf(before);
    if (at >= 0 && text.trim().endsWith(after)) return text.trim().slice(at + before.length, -after.length);
  }
  return undefined;
}

const patterns = new WeakMap<PhrasePack, Map<PhraseKey, RegExp>>();

/** True when a text ends with one of the wordings of `key`. */
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
