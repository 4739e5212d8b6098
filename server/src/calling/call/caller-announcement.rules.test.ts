import { expect, it } from 'vitest';
import { callerAnnouncement, callerNameOf } from './caller-announcement.rules.ts';

// Regression: who was called and the desk heard a number though the account's CRM knew the caller.
it('a caller is named as they told it, else as the CRM knows them, else by number', () => {
  const known = { caller_name: 'Anna Berg', caller_company: 'Berg AB' };
  expect(callerNameOf({ name: 'Ann' }, known)).toBe('Ann');
  expect(callerNameOf({}, known)).toBe('Anna Berg');
  expect([callerNameOf({}, {}), callerNameOf({ name: '' }, { caller_name: '' })]).toEqual([undefined, undefined]);
  const said = (name: string | undefined) => callerAnnouncement('sv', { name, number: '+4670', reason: 'en order.' });
  expect(said(callerNameOf({}, known))).toBe('Samtal från Anna Berg. Det gäller: en order.');
  expect(said(undefined)).toBe('Samtal från nummer 4 6 7 0. Det gäller: en order.');
});
