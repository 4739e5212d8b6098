/**
 * A written utterance as the words a dictionary lists: `Do you repair e-bikes?` is `do you repair e bikes`. Figures
 * become words by `sayNumber`. Empty when nothing of it can be said.
 */
export function spokenWords(text: string, sayNumber: (value: number) => string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/€|\beur\b/g, ' euro ')
    .replace(/\$/g, ' dollars ')
    .replace(/%/g, ' percent ')
    .replace(/&/g, ' and ')
    .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
    .replace(/\d+/g, (digits) =>
      digits.length > 4
        ? ` ${[...digits].map((digit) => sayNumber(Number(digit))).join(' ')} `
        : ` ${sayNumber(Number(digits))} `,
    )
    .split(/[^\p{L}\p{M}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}
