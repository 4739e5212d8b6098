import type { AgentId, TenantId } from '@parley/contract/ids';
import { expect, it } from 'vitest';
import { createCalendarTurns } from './calendar-turns.ts';

const agent = { tenantId: 't' as TenantId, agentId: 'a' as AgentId, kind: 'book' as const };

it('bookings of an agent come one after the other, in order, also after one that failed', async () => {
  const turns = createCalendarTurns();
  const seen: string[] = [];
  const work = (name: string) =>
    turns.take(agent, async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      seen.push(`${name} ends`);
      if (name === 'first') throw new Error('a provider failed');
    });
  const all = await Promise.allSettled(['first', 'second', 'third'].map(work));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('a turn that does not come is refused, and takes no place of the others', async () => {
  const turns = createCalendarTurns({ waitMs: 5 });
  let end = () => {};
  const slow = turns.take(agent, () => new Promise<void>((resolve) => (end = resolve)));
  await expect(turns.take(agent, async () => 'never')).rejects.toMatchObject({ reason: 'calendar_busy' });
  expect(await turns.take({ ...agent, kind: 'find' }, async () => 'found')).toBe('found');
  end();
  await slow;
  expect(await turns.take(agent, async () => 'booked')).toBe('booked');
});

it('four agents of an account are served at a time; another account is not in their way', async () => {
  const turns = createCalendarTurns({ waitMs: 5 });
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const slow = [1, 2, 3, 4].map((id) => turns.take({ ...agent, agentId: `${id}` as AgentId }, () => ended));
  await expect(turns.take(agent, async () => 'fifth')).rejects.toMatchObject({ status: 503 });
  expect(await turns.take({ ...agent, tenantId: 'u' as TenantId }, async () => 'booked')).toBe('booked');
  end();
  await Promise.all(slow);
});
