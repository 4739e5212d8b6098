import type { ChatTeamId, UserId } from '@parley/contract/ids';
import { describe, expect, it } from 'vitest';
import { type AssignableChat, type Candidate, pickOperator } from './pick-operator.rules.ts';

const billing = 'billing' as ChatTeamId;
const operator = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id: id as UserId,
  teamIds: [],
  capacity: 5,
  activeChats: 0,
  lastAssignedAt: null,
  ...more,
});
const chat = (more: Partial<AssignableChat> = {}): AssignableChat => ({
  teamId: null,
  operatorIds: [],
  mode: 'round_robin',
  maxChats: null,
  returnedBy: null,
  ...more,
});
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));
const picked = (of: Partial<AssignableChat>, ...candidates: Candidate[]) =>
  pickOperator(chat(of), candidates)?.id ?? null;

describe('picking an operator', () => {
  it('round-robin takes the one assigned longest ago, never assigned ones first', () => {
    const anna = operator('anna', { lastAssignedAt: at(1) });
    const bo = operator('bo', { lastAssignedAt: at(5), activeChats: 0 });
    expect(picked({}, bo, { ...anna, activeChats: 4 })).toBe('anna');
    expect(picked({}, bo, anna, operator('cia'))).toBe('cia');
  });

  it('least busy takes the one with the fewest chats, then the one assigned longest ago', () => {
    const anna = operator('anna', { activeChats: 2, lastAssignedAt: at(1) });
    const bo = operator('bo', { activeChats: 1, lastAssignedAt: at(9) });
    const cia = operator('cia', { activeChats: 1, lastAssignedAt: at(2) });
    expect(picked({ mode: 'least_busy' }, anna, bo)).toBe('bo');
    expect(picked({ mode: 'least_busy' }, anna, bo, cia)).toBe('cia');
  });

  it('keeps to the team, the named operators, capacity and the limit of the rule', () => {
    const anna = operator('anna', { teamIds: [billing], activeChats: 2 });
    const bo = operator('bo');
    expect(picked({ teamId: billing }, bo, anna)).toBe('anna');
    expect(picked({ teamId: billing, maxChats: 2 }, bo, anna)).toBeNull();
    expect(picked({ operatorIds: [anna.id] }, bo, anna)).toBe('anna');
    expect(picked({}, operator('full', { capacity: 3, activeChats: 3 }))).toBeNull();
    expect(picked({ maxChats: 10 }, operator('full', { capacity: 3, activeChats: 3 }))).toBeNull();
  });

  it('skips the operator who returned the chat, and assigns nothing manually', () => {
    const anna = operator('anna');
    expect(picked({ returnedBy: anna.id }, anna)).toBeNull();
    expect(picked({ returnedBy: anna.id }, anna, operator('bo'))).toBe('bo');
    expect(picked({ mode: 'manual' }, anna)).toBeNull();
  });
});
