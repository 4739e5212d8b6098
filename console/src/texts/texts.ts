import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/index.ts';

/** The same keys as English, with texts of another language. */
export type Texts<Shape = typeof en> = { [Key in keyof Shape]: Shape[Key] extends string ? string : Texts<Shape[Key]> };

/** Languages of the console. English is part of the first script, others are loaded when chosen. */
export const languages = { en: 'English', sv: 'Svenska' } as const;
export type Language = keyof typeof languages;

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => en,
  sv: async () => (await import('./sv/index.ts')).sv,
};

const storageKey = 'parley-language';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    returnNull: false;
  }
}

/** Starts with the language chosen here before, else the browser's, else English. */
export async function initTexts(): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  await speak(chosenBefore() ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en');
  return i18next;
}

/** Changes the language of everything on the page, and remembers it in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await speak(language);
}

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}

function chosenBefore(): Language | null {
  const saved = localStorage.getItem(storageKey);
  return saved !== null && isLanguage(saved) ? saved : null;
}

async function speak(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await loaders[language]());
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
