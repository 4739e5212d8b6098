import { defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for a chunk of another agent or tenant and one that never existed. */
export const chunkNotFound = defineRefusal(
  'not_found',
  'chunk_not_found',
  "The agent's knowledge base has no chunk with this id",
);
