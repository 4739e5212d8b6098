import { createHash } from 'node:crypto';

/** True for `share` percent of all ids, always the same ones; a larger share includes those of a smaller one. */
export function isInShare(id: string, share: number): boolean {
  const [first = 0, second = 0] = createHash('sha256').update(id).digest();
  return ((first << 8) | second) % 100 < share;
}
