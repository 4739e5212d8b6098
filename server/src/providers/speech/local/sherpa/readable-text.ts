/**
 * Makes a recognizer's transcript readable. Models without case emit upper case, which becomes lower case, with the
 * English "I"; others are left as they are.
 */
export function readable(text: string, language: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const hasCase = plain !== plain.toUpperCase();
  if (hasCase) return plain;
  const quiet = plain.toLowerCase();
  return language === 'en' ? quiet.replace(/\bi\b/g, 'I') : quiet;
}
