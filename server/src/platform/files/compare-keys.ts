/** Compares by UTF-16 units, which for the characters of file keys is the byte order. */
export const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
