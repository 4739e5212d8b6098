import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a chunk of another agent or tenant and one that never existed. */
export const chunkNotFound = () => new Refusal('not_found', "The agent's knowledge base has no chunk with this id");
