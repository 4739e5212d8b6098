import { en } from './en.ts';
import type { Texts } from './texts.ts';

/** English is part of the script; these are files beside it, so that a visitor loads no language but their own. */
const otherLanguages = /^(sv|de|fr|es)/;

/** Words in the language of a tag such as `sv-SE`; English for languages we do not speak and when the file is not to be had. */
export async function loadTexts(base: string, tag: string): Promise<Texts> {
  const language = otherLanguages.exec(tag)?.[0];
  if (!language) return en;
  const loaded = await fetch(`${base}/widget-texts/${language}.json`, { credentials: 'omit' })
    .then((response) => response.json())
    .catch(() => ({}));
  // An older file in some cache may lack a newer word.
  return { ...en, ...loaded };
}

/** The element's own language, else the page's, else the browser's. */
export const findLanguage = (element: HTMLElement): string =>
  element.closest('[lang]')?.getAttribute('lang') || navigator.language || 'en';
