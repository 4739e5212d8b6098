import type { Egress } from '@parley/egress';
import type { FetchModel } from './fetch-file.ts';

/** Largest file of a model that is accepted. */
const maxBytes = 2 * 1024 * 1024 * 1024;

/** The way to models through the platform's door: 30 s until the answer begins, 60 s at most between two pieces of it. */
export function createModelFetch(egress: Pick<Egress, 'fetchFor'>): FetchModel {
  return egress.fetchFor({ timeoutMs: 30_000, idleTimeoutMs: 60_000, maxBytes });
}
