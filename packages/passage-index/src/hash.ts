/**
 * 53-bit hash of a term, a whole number that a Float64Array holds exactly. A segment stores hashes in place of terms:
 * among 500,000 terms the chance that any two are equal is about 1 in 70,000, and its effect is one wrong match.
 * Source: cyrb53 by bryc, public domain.
 */
export function hashTerm(term: string): number {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < term.length; at++) {
    const code = term.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
}
