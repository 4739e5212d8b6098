import { Refusal } from '#platform/http/refusal.ts';

export const emailNotFound = () => new Refusal('not_found', 'There is no email with this id');
