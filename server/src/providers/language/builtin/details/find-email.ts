const written = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const spokenAt = /\s+(?:at|snabel-?a|snabela|ät|arobase|arroba)\s+/gi;
const spokenDot = /\s+(?:dot|punkt|point|punto)\s+/gi;

/** The first email address of a text, also one spoken as "anna at example dot com". */
export function findEmail(text: string): string | undefined {
  const found = written.exec(text) ?? written.exec(text.replace(spokenAt, '@').replace(spokenDot, '.'));
  return found?.[0].replace(/\.$/, '').toLowerCase();
}
