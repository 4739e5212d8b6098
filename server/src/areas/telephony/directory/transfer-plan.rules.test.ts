import { AgentConfig } from '@parley/contract/resources/agent';
import { DirectoryQueue } from '@parley/contract/resources/directory';
import { describe, expect, it } from 'vitest';
import { exampleEntry } from './directory.examples.ts';
import { isOpen, opensAt } from './opening.rules.ts';
import { transferNodes } from './transfer-nodes.rules.ts';
import { planTransfer, type TransferNode } from './transfer-plan.rules.ts';

const day = [{ from: '08:00', to: '17:00' }];
const none: typeof day = [];
const weekly = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: none, sunday: none };
const office = { timezone: 'Europe/Stockholm', weekly };
/** Friday 20 March 2026, 18:00 in Stockholm. */
const evening = new Date('2026-03-20T17:00:00Z');
const noon = new Date('2026-03-20T11:00:00Z');

const node = (key: string, more: Partial<TransferNode> = {}): TransferNode => ({
  key,
  name: key,
  destinations: [`${key}-1`, `${key}-2`],
  mode: 'warm',
  whisper: '',
  postDialDigits: '',
  hours: null,
  fallback: { kind: 'agent' },
  ...more,
});

function plan(first: TransferNode, others: readonly TransferNode[] = [], now = noon) {
  const all = [first, ...others];
  const { calls, ...rest } = planTransfer(first, {
    now,
    find: (key) => all.find((each) => each.key === key),
    dial: (destination) => (destination.startsWith('112') ? undefined : destination),
  });
  return { ...rest, calls: calls.map(({ destination }) => destination) };
}

describe('the hours of an entry', () => {
  it('are those of its time zone, and open next after the weekend', () => {
    expect([isOpen(office, noon), isOpen(office, evening)]).toEqual([true, false]);
    expect(opensAt(office, evening)?.toISOString()).toBe('2026-03-23T07:00:00.000Z');
  });

  it('opening next is by the clock after it was put forward', () => {
    expect(opensAt(office, new Date('2026-03-27T17:00:00Z'))?.toISOString()).toBe('2026-03-30T06:00:00.000Z');
  });

  it('that are never open have no next opening', () => {
    const closed = {
      timezone: 'UTC',
      weekly: { ...weekly, ...Object.fromEntries(Object.keys(weekly).map((each) => [each, none])) },
    };
    expect(opensAt(closed, noon)).toBeNull();
  });
});

describe('the calls of a transfer', () => {
  it('are the destinations, then those of the fallback', () => {
    const first = node('anna', { fallback: { kind: 'node', key: 'sales' } });
    const sales = node('sales', { fallback: { kind: 'number', destination: 'voicemail' } });
    expect(plan(first, [sales]).calls).toEqual(['anna-1', 'anna-2', 'sales-1', 'sales-2', 'voicemail']);
  });

  it('pass over who is closed, whose fallback is called', () => {
    const first = node('anna', { hours: office, fallback: { kind: 'node', key: 'night' } });
    expect(plan(first, [node('night')], evening)).toMatchObject({ isClosed: true, calls: ['night-1', 'night-2'] });
  });

  it('end with a request to call back, also without any call', () => {
    const first = node('anna', { hours: office, fallback: { kind: 'contact_request' } });
    expect(plan(first, [], noon)).toMatchObject({ onFailure: 'contact_request', calls: ['anna-1', 'anna-2'] });
    expect(plan(first, [], evening)).toMatchObject({ onFailure: 'contact_request', calls: [] });
  });

  it('has the people of a queue first, however many, and then its fallback', () => {
    const queue: TransferNode['queue'] = {
      ring: 'together',
      rings_people: true,
      max_callers: 5,
      max_wait_seconds: 60,
      announce_seconds: 30,
      call_back: true,
    };
    const many = Array.from({ length: 12 }, (_, index) => `phone-${index}`);
    const first = node('sales', { destinations: many, queue, fallback: { kind: 'number', destination: 'voicemail' } });
    expect(plan(first)).toMatchObject({ queue: { key: 'sales', people: 12 }, calls: [...many, 'voicemail'] });
    const closed = { timezone: 'UTC', weekly: { ...weekly, friday: none } };
    expect(plan({ ...first, hours: closed })).toMatchObject({ queue: null, calls: ['voicemail'] });
  });

  it('end where a chain comes back, and at eight', () => {
    const first = node('anna', { fallback: { kind: 'node', key: 'john' } });
    expect(plan(first, [node('john', { fallback: { kind: 'node', key: 'anna' } })]).calls).toHaveLength(4);
    const many = node('many', { destinations: Array.from({ length: 12 }, (_, at) => `many-${at}`) });
    expect(plan(many).calls).toHaveLength(8);
  });

  it('leave out what is never dialled', () => {
    expect(plan(node('anna', { destinations: ['112', 'anna-2'] })).calls).toEqual(['anna-2']);
  });
});

// Regression: a queue was a destination for transfer tools alone; workflow nodes and live commands to it failed.
it('a queue is found by its name from a destination and from a target, and a target goes before an entry', () => {
  const queue = DirectoryQueue.parse({});
  const repairs = { ...exampleEntry, name: 'Repairs', destinations: ['+46701740611'], queue };
  const agent = AgentConfig.parse({
    name: 'Front desk',
    transfer_targets: [
      { key: 'workshop', label: 'Workshop', destination: 'queue: repairs' },
      { key: 'gone', label: 'Gone', destination: 'queue:Nothing', fallback: '+46701740605' },
    ],
  });
  const nodes = transferNodes(agent, [repairs]);
  for (const found of [nodes.ofDestination('queue:Repairs'), nodes.byKey('workshop')])
    expect(found).toMatchObject({ key: repairs.id, destinations: ['+46701740611'], queue });
  expect([nodes.ofDestination('queue:Nothing'), nodes.ofDestination('+46701740605'), nodes.byKey('none')]).toEqual(
    Array(3).fill(undefined),
  );
  expect(nodes.byKey('gone')?.fallback).toEqual({ kind: 'number', destination: '+46701740605' });
  expect(nodes.byKey(repairs.id)?.name).toBe('Repairs');
});
