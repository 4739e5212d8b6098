/**
 * A text as a SOQL literal, with its quotes.
 * Source: developer.salesforce.com, SOQL and SOSL Reference, "Quoted String Escape Sequences".
 */
export function soqlText(text: string): string {
  const escaped = text
    .replace(/[\\'"]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t');
  return `'${escaped}'`;
}

/**
 * A text as a term of SOSL: reserved characters lose their meaning, also `*` and `?`.
 * Source: the same reference, "SOSL Reserved Characters".
 */
export function soslText(text: string): string {
  return text.replace(/[?&|!{}[\]()^~*:\\"'+-]/g, (character) => `\\${character}`);
}
