import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

/**
 * Words by subject and language. A subject is what two statements are about that share no word: "Where can I lock away
 * my valuables?" and "Lockers, 1 € deposit". `_` stands for a space, `*` for any ending or beginning.
 */
export const subjectWords: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, en, es, fr, sv };
