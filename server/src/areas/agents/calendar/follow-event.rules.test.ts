import { describe, expect, it } from 'vitest';
import type { EventState } from '#areas/agents/calendar-accounts';
import { followingOf } from './follow-event.rules.ts';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const booking = span('09:00', '09:30');
const follow = (event: EventState, now = '08:00') => followingOf({ event, booking, now: at(now) });

describe('a booking and its event in a connected calendar', () => {
  it.each<[string, EventState, ReturnType<typeof followingOf>]>([
    ['written by Parley', { kind: 'timed', ...booking }, { kind: 'none' }],
    ['moved', { kind: 'timed', ...span('14:00', '15:00') }, { kind: 'move', span: span('14:00', '15:00') }],
    ['made longer', { kind: 'timed', ...span('09:00', '10:00') }, { kind: 'move', span: span('09:00', '10:00') }],
    ['deleted', { kind: 'gone' }, { kind: 'cancel' }],
    ['made all-day', { kind: 'all_day', ...span('00:00', '23:59') }, { kind: 'leave', difference: 'all_day' }],
    ['moved to the past', { kind: 'timed', ...span('07:00', '07:30') }, { kind: 'leave', difference: 'past' }],
    ['without length', { kind: 'timed', ...span('11:00', '11:00') }, { kind: 'leave', difference: 'length' }],
    ['of more than eight hours', { kind: 'timed', ...span('09:00', '17:01') }, { kind: 'leave', difference: 'length' }],
    ['of eight hours', { kind: 'timed', ...span('09:00', '17:00') }, { kind: 'move', span: span('09:00', '17:00') }],
  ])('%s', (_name, event, following) => {
    expect(follow(event)).toEqual(following);
  });

  it('a booking that is over follows nothing', () => {
    expect(follow({ kind: 'gone' }, '09:30')).toEqual({ kind: 'none' });
    expect(follow({ kind: 'gone' }, '09:29')).toEqual({ kind: 'cancel' });
  });
});
