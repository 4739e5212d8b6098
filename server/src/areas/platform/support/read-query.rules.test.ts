import { expect, it } from 'vitest';
import { readSupportQuery } from './read-query.rules.ts';

it.each([
  ['0197F3A0-7c1e-7b42-9f2d-3a8f5c1e9b30', { kind: 'id', id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b30' }],
  ['Ada@Example.com', { kind: 'email', email: 'ada@example.com' }],
  ['+46 70-123 45 67', { kind: 'phone_number', number: '+46701234567' }],
  ['Harbour Cycles', { kind: 'name', name: 'Harbour Cycles' }],
  ['4711', { kind: 'name', name: '4711' }],
])('%s is understood', (q, subject) => expect(readSupportQuery(q)).toEqual(subject));
