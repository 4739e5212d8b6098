import { expect, it } from 'vitest';
import type { ChatOperator } from '../../api/schemas.ts';
import { operatorWith } from '../desk-examples.ts';
import { colleaguesOf } from './colleagues.rules.ts';

const found = (...operators: ChatOperator[]) =>
  colleaguesOf(Object.fromEntries(operators.map((one) => [one.id, one])), 'me').map(({ operator, obstacle }) => [
    operator.id,
    obstacle,
  ]);

it('offers available colleagues with capacity, the least busy first, then the others with the reason', () => {
  const offered = found(
    operatorWith('gone', 'offline'),
    { ...operatorWith('silent'), is_present: false },
    operatorWith('pausing', 'away'),
    { ...operatorWith('full'), active_chats: 5 },
    { ...operatorWith('busy'), active_chats: 4 },
    operatorWith('me'),
    { ...operatorWith('free'), active_chats: 1, capacity: 10 },
  );
  expect(offered).toEqual([
    ['free', null],
    ['busy', null],
    ['full', 'full'],
    ['silent', 'not_present'],
    ['pausing', 'away'],
    ['gone', 'offline'],
  ]);
});
