const longestName = 80;

/**
 * A name somebody typed, fit for the subject and the text of an e-mail to others: one line, no hidden or turning
 * characters, not long, and nothing in it that mail programs would make a link of, since whoever chose the name does
 * not choose where we send people.
 */
export function nameInMail(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const letters = [...plain];
  const short = letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : plain;
  return breakLinks(short);
}

/**
 * A zero-width space after each character that holds an address together: `example.com` reads the same and is no link.
 * Browsers read the wide dots, colons and slashes of East Asian writing as the plain ones (UTS 46), and so do some mail
 * programs.
 */
function breakLinks(text: string): string {
  return text.replace(/[.:/@。．｡：／＠](?=\S)/g, '$&\u200B');
}
