/** The language of a BCP 47 tag in lower case, without region or script: `sv` of `sv-SE`. */
export function languageOf(tag: string): string {
  return tag.replace(/[-_].*$/, '').toLowerCase();
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
