import { expect, it } from 'vitest';
import { orderServers } from './srv-order.ts';

const server = (name: string, priority: number, weight: number) => ({ name, port: 5060, priority, weight });

it('lower priority comes first, regardless of weight', () => {
  const records = [server('c', 30, 100), server('a', 10, 0), server('b', 20, 50)];
  expect(orderServers(records, () => 0.99).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it('within a priority the first is drawn in proportion to weight', () => {
  const records = [server('rare', 1, 10), server('often', 1, 30), server('never', 1, 0)];
  const firsts = new Map<string, number>();
  const draws = 4100;
  for (let draw = 0; draw < draws; draw += 1) {
    const name = orderServers(records, () => draw / draws)[0]?.name ?? '';
    firsts.set(name, (firsts.get(name) ?? 0) + 1);
  }
  expect(firsts).toEqual(
    new Map([
      ['never', 100],
      ['rare', 1000],
      ['often', 3000],
    ]),
  );
});

it('contains every server once', () => {
  const records = Array.from({ length: 20 }, (_, index) => server(`s${index}`, index % 3, index % 5));
  const names = orderServers(records, Math.random).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(records.map(({ name }) => name)));
  expect(names).toHaveLength(20);
});
