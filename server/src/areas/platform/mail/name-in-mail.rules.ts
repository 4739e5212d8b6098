const longestName = 80;

/**
 * Sanitizes a user-chosen name for the subject and text of an email to others: one line, no invisible or bidirectional
 * control characters, truncated, and no auto-linkable text, against phishing.
 */
export function nameInMail(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const letters = [...plain];
  const short = letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : plain;
  return withoutLinks(short);
}

/**
 * Inserts a zero-width space after each address character: `example.com` reads the same and is not linked. Full-width
 * dots, colons and slashes count as ASCII in browsers (UTS 46) and some mail programs.
 */
export function withoutLinks(text: string): string {
  return text.replace(/[.:/@。．｡：／＠](?=\S)/g, '$&\u200B');
}
