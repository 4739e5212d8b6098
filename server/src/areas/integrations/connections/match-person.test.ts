import { expect, it } from 'vitest';
import type { CrmPerson } from './vendor-crm.ts';
import { matchPerson } from './match-person.ts';

const person = (id: string, ...phones: string[]): CrmPerson => ({
  id,
  firstName: null,
  lastName: null,
  email: null,
  company: null,
  phones,
  url: null,
});

it.each(['+46701234567', '+46 (0)70-123 45 67', '0046 70 123 45 67', '070-123 45 67', '46701234567', '701234567'])(
  '%s is the number',
  (spelled) => {
    expect(matchPerson([person('1', '08 1', spelled)], '+46701234567')).toMatchObject({ person: { id: '1' } });
  },
);

it.each(['+47701234567', '0047 701234567', '070-123 45 68', '234567', 'call 0701234567 ext. 12', ''])(
  '%s is another number',
  (spelled) => {
    expect(matchPerson([person('1', spelled)], '+46701234567')).toEqual({ kind: 'none' });
  },
);

it('several people with the number are no match; one person with it twice is a match', () => {
  const [robin, kim] = [person('1', '070-123 45 67', '+46701234567'), person('2', '+46701234567')];
  expect(matchPerson([robin, kim], '+46701234567')).toEqual({ kind: 'several' });
  expect(matchPerson([robin, { ...robin }], '+46701234567')).toMatchObject({ kind: 'one', person: { id: '1' } });
});
