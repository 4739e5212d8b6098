/**
 * Language tag to format dates and numbers with: the browser's own of the console's language, so that British English
 * has a 24-hour clock, else the language alone.
 */
export function localeOf(language: string, browserTags: readonly string[] = navigator.languages): string {
  return browserTags.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
