import type { Scope } from '@parley/contract/scopes';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a customer of another reseller, a tenant without a reseller and one that never existed. */
export const customerNotFound = () => new Refusal('not_found', 'You have no customer with this id');

export const scopeMissing = (scope: Scope) => new Refusal('forbidden', `This key lacks the scope ${scope}`);

export const noOwnKey = () => new Refusal('not_found', 'This reseller has no key of its own; rotate it to get one');
