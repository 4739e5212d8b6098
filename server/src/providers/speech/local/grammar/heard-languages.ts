/** Primary languages the recognizer of phrases has weights for (`language-pack.ts`). */
const heardLanguages: readonly string[] = ['en', 'fr'];

/** Returns true for a tag such as `en-GB` whose language the recognizer of phrases can hear. */
export function isHeardLanguage(tag: string): boolean {
  return heardLanguages.includes(tag.split('-')[0]?.toLowerCase() ?? '');
}
