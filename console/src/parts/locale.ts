/**
 * Language tag to format dates and numbers with: the browser's own of the console's language, so that British English
 * has a 24-hour clock, else the language alone.
 */
export function localeOf(language: string, browserTags: readonly string[] = navigator.languages): string {
  return browserTags.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}

/** Name of a language for the reader; the tag itself where the browser knows none. */
export function languageName(tag: string, shownIn: string): string {
  try {
    return new Intl.DisplayNames(shownIn, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
