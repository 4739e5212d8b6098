import type { UserId } from '@parley/contract/ids';
import { describe, expect, it } from 'vitest';
import { mayOperate, maySee } from './visible-chats.rules.ts';

const [anna, bo] = ['anna', 'bo'] as UserId[] as [UserId, UserId];

describe('who takes the chats of an agent', () => {
  it('everybody at the desk, where nobody is named', () => {
    expect(mayOperate({ id: anna, role: 'operator' }, [])).toBe(true);
  });

  it('those named, and supervisors', () => {
    expect(mayOperate({ id: bo, role: 'operator' }, [bo])).toBe(true);
    expect(mayOperate({ id: anna, role: 'operator' }, [bo])).toBe(false);
    expect(mayOperate({ id: anna, role: 'editor' }, [bo])).toBe(false);
    expect(mayOperate({ id: anna, role: 'admin' }, [bo])).toBe(true);
    expect(mayOperate({ id: anna, role: 'owner' }, [bo])).toBe(true);
  });

  it('who has a chat sees it, whoever is named by now', () => {
    expect(maySee({ id: anna, role: 'operator' }, { operatorIds: [bo], holderId: anna })).toBe(true);
    expect(maySee({ id: anna, role: 'operator' }, { operatorIds: [bo], holderId: bo })).toBe(false);
    expect(maySee({ id: anna, role: 'operator' }, { operatorIds: [], holderId: bo })).toBe(true);
  });
});
