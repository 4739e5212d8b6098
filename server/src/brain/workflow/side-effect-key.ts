import { createHash } from 'node:crypto';

/**
 * Ids of the tool calls of a step: the same call of the same step has the same id in every process, so that the
 * receiver can deduplicate. UUID version 8 (RFC 9562, section 5.8) of `run:step` and the place of the call in it.
 */
export function sideEffectKey(runId: string, step: number): (call: { name: string }) => string {
  const counts = new Map<string, number>();
  return ({ name }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const hash = createHash('sha256').update(`${runId}:${step} ${name} ${count}`).digest('hex');
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  };
}
