import { en } from './en.ts';
import type { Texts } from './texts.ts';

/** English is part of the script; these are files beside it, so that a visitor loads no language but their own. */
const otherLanguages = /^(sv|de|fr|es)/;

/**
 * Words in the language of a tag such as `sv-SE`; English for languages we do not speak and when the file is not to be
 * had. `own`: what the page wants said in other words.
 */
export async function loadTexts(base: string, tag: string, own: object): Promise<Texts> {
  const language = otherLanguages.exec(tag)?.[0];
  const loaded =
    language &&
    (await fetch(`${base}/widget-texts/${language}.json`, { credentials: 'omit' })
      .then((response) => response.json())
      .catch(() => ({})));
  // An older file in some cache may lack a newer word.
  return { ...en, ...loaded, ...own };
}

/** The words of the attribute `texts`, JSON. */
export function readTexts(element: HTMLElement): object {
  try {
    return JSON.parse(element.getAttribute('texts') ?? '{}');
  } catch {
    console.warn('parley-agent: texts is not JSON.');
    return {};
  }
}

/** The element's own language, else the page's, else the browser's. */
export const findLanguage = (element: HTMLElement): string =>
  element.getAttribute('locale') || element.closest('[lang]')?.getAttribute('lang') || navigator.language || 'en';
