import { mayGrantRole, roles } from '@parley/contract/scopes';
import { expect, it } from 'vitest';
import { rolesBelow } from './roles.ts';

it.each(roles)('somebody with the role %s is offered the roles the contract lets them give', (own) => {
  expect(rolesBelow(own)).toEqual(roles.filter((role) => mayGrantRole(own, role)));
});

it('somebody of no account is offered none', () => {
  expect(rolesBelow(undefined)).toEqual([]);
});
