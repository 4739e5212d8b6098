import type { UserId } from '@parley/contract/ids';
import { describe, expect, it } from 'vitest';
import { mayOperate, maySee } from './visible-chats.rules.ts';

const [anna, bo] = ['anna', 'bo'] as UserId[] as [UserId, UserId];

describe('operators of an agent', () => {
  it('are all operators without an assignment', () => {
    expect(mayOperate({ id: anna, role: 'operator' }, [])).toBe(true);
  });

  it('are the assigned ones, and supervisors', () => {
    expect(mayOperate({ id: bo, role: 'operator' }, [bo])).toBe(true);
    expect(mayOperate({ id: anna, role: 'operator' }, [bo])).toBe(false);
    expect(mayOperate({ id: anna, role: 'editor' }, [bo])).toBe(false);
    expect(mayOperate({ id: anna, role: 'admin' }, [bo])).toBe(true);
    expect(mayOperate({ id: anna, role: 'owner' }, [bo])).toBe(true);
  });

  it('a held chat is visible to its holder regardless of assignment', () => {
    expect(maySee({ id: anna, role: 'operator' }, { operatorIds: [bo], holderId: anna })).toBe(true);
    expect(maySee({ id: anna, role: 'operator' }, { operatorIds: [bo], holderId: bo })).toBe(false);
    expect(maySee({ id: anna, role: 'operator' }, { operatorIds: [], holderId: bo })).toBe(true);
  });
});
