/**
 * What a recognizer wrote, as people write. Models that know no case shout; theirs is put into lower case, with the
 * English "I". Others are left as they are.
 */
export function readable(text: string, language: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const hasCase = plain !== plain.toUpperCase();
  if (hasCase) return plain;
  const quiet = plain.toLowerCase();
  return language === 'en' ? quiet.replace(/\bi\b/g, 'I') : quiet;
}
