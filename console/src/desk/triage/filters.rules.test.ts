import { describe, expect, it } from 'vitest';
import type { DeskChat } from '../../api/schemas.ts';
import { assignedTo, chatWith, waiting } from '../desk-examples.ts';
import { countFilters, fitsFilters, readFilters, searchQuery } from './filters.rules.ts';

const filters = (raw: object) => readFilters(raw);

describe('filters of the desk', () => {
  it('are read from the address, and what does not fit is dropped', () => {
    expect(filters({ q: 'bike', priority: ['urgent', 'x'], status: 'open', colour: 'red', team_id: 7 })).toEqual({
      q: 'bike',
      priority: ['urgent'],
    });
    expect([readFilters('x'), readFilters(null)]).toEqual([{}, {}]);
    expect(countFilters(filters({ q: 'bike', label_id: 'l', priority: ['low'] }))).toBe(2);
  });

  it('fit chats by label, priority and operator', () => {
    const urgent = { ...waiting('w'), priority: 'urgent', label_ids: ['refund'] } as unknown as DeskChat;
    const mine = assignedTo('m', 'me');
    const fits = (chat: DeskChat, raw: object) => fitsFilters(chat, filters(raw), 'me');
    expect([fits(urgent, { priority: ['urgent'] }), fits(mine, { priority: ['urgent'] })]).toEqual([true, false]);
    expect([fits(urgent, { label_id: 'refund' }), fits(mine, { label_id: 'refund' })]).toEqual([true, false]);
    expect([fits(mine, { operator_id: 'me' }), fits(urgent, { operator_id: 'me' })]).toEqual([true, false]);
    expect([fits(urgent, { operator_id: 'none' }), fits(mine, { operator_id: 'none' })]).toEqual([true, false]);
    expect(fits(chatWith({ id: 'c', status: 'closed' }), { status: ['open'] })).toBe(false);
  });

  it('search the history of all chats', () => {
    expect(searchQuery(filters({ q: 'bike', operator_id: 'me', priority: ['high', 'urgent'] }), 'me')).toEqual({
      status: 'open,waiting,with_operator,closed',
      q: 'bike',
      priority: 'high,urgent',
      operator_id: 'me',
    });
  });
});
