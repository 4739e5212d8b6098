import { expect, it } from 'vitest';
import { at, waiting } from '../desk-examples.ts';
import { dueOf } from './due.rules.ts';

it('a target is shown a quarter of an hour before, and as late from its instant on', () => {
  const chat = { ...waiting('w'), first_reply_due_at: at(3600) };
  const now = (seconds: number) => Date.parse(at(seconds));
  expect(dueOf(chat, now(3600 - 901))).toBeNull();
  expect(dueOf(chat, now(3600 - 60))).toEqual({ kind: 'soon', leftMs: 60_000 });
  expect(dueOf(chat, now(3600))).toEqual({ kind: 'late', leftMs: 0 });
  expect(dueOf({ ...chat, snoozed_until: at(9999) }, now(3600))).toBeNull();
  expect(dueOf(waiting('w'), now(3600))).toBeNull();
});
