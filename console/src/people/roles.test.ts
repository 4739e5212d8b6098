import { mayGrantRole, roles } from '@parley/contract/scopes';
import { expect, it } from 'vitest';
import { rolesBelow } from './roles.ts';

it.each(roles)('a user with the role %s is offered the roles the contract allows', (own) => {
  expect(rolesBelow(own)).toEqual(roles.filter((role) => mayGrantRole(own, role)));
});

it('a user without an account is offered none', () => {
  expect(rolesBelow(undefined)).toEqual([]);
});
