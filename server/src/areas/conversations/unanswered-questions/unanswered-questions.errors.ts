import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a question of another tenant and one that never existed. */
export const questionNotFound = () => new Refusal('not_found', 'There is no unanswered question with this id');
